import { buildEventRules } from '#kernel/declare/event.ts';
import type { EventRowGame } from './events/declare.ts';
import { declaredEvents, type GodfatherEvent } from './events/events.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { GodfatherState } from './state.ts';
import { recordFilmStep } from './turn/film.ts';

const rules = buildEventRules<EventRowGame, typeof declaredEvents>(declaredEvents);

/** One rule an event, which also records the step that can be played back. */
export const events = Object.fromEntries(
  Object.entries(rules).map(([type, rule]) => [type, { ...rule, apply: wrapApply(rule as Rule) }]),
) as unknown as typeof rules;

type Rule = { apply(state: GodfatherState, event: GodfatherEvent): void };

function wrapApply(rule: Rule): Rule['apply'] {
  return (state, event) => {
    const { round } = state;
    rule.apply(state, event);
    const step = recordFilmStep(event);
    if (step !== null) state.film.push({ ...clonePlain(step), round });
  };
}

/** The headings of a round's report, in this order. */
export const headings = [
  'The beginning',
  'Cards',
  'Deals',
  'The board',
  'Takings',
  'Claims',
  'Money',
  'Rulings',
  'The end',
] as const;
