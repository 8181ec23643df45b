import type { EventRule, EventRules } from '../../kernel/events.ts';
import { apply } from './apply.ts';
import { audience, diceAudience, eventTypes } from './audience.ts';
import { describe } from './describe.ts';
import { rulesOf } from './eventRules.ts';
import type { ParadiseEvent } from './events.ts';
import type { ParadiseGame } from './game.ts';
import { headings } from './headings.ts';
import { booksMoves } from './ledger.ts';

/** One row an event, from the tables of the areas. */
export const events = Object.fromEntries(
  eventTypes.map((type): [string, EventRule<ParadiseGame, ParadiseEvent>] => [
    type,
    {
      apply,
      tell: describe,
      readers: audience,
      diceReaders: diceAudience,
      moves: booksMoves,
      rules: rulesOf,
      ...(headings[type] === null ? {} : { heading: headings[type] }),
    },
  ]),
) as unknown as EventRules<ParadiseGame>;
