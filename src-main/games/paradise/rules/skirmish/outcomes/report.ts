import { refuseUnless } from '#kernel/refusal.ts';
import type { BattleLine, BattleReport } from '#kernel/capabilities.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { applyBattle } from '../apply.ts';
import { emptyBattle, type Battle, type BattleState, type Card, type RankCard } from '../battle.ts';
import { bareLayout } from '../table/layout.ts';
import { describeMove } from './moves.ts';
import type { BattleEvent, BattleEventOf } from '../events.ts';
import { resolveScenario } from '../simulate.ts';
import { describeSideDoing, type CardSide } from '../table/sides.ts';
import { scenarioNames, type ScenarioName } from '#shared/games/paradise/battles.ts';

/** Requires the name of a scenario. */
export function requireScenario(name: string): ScenarioName {
  const scenario = scenarioNames.find((one) => one === name);
  refuseUnless(
    scenario !== undefined,
    `There is no scenario “${name}”; the scenarios are ${scenarioNames.join(', ')}.`,
  );
  return scenario;
}

/** [SCN-1 to SCN-11] Fights one scenario by name and reports it line by line. */
export function fightScenario(name: string, seed: number): BattleReport {
  const scenario = requireScenario(name);
  const { winner, ending, turns, figures, seen, happenings } = resolveScenario(scenario, seed);
  const names = new Map(figures.map(({ id, name: who }) => [id, who]));
  const state = emptyBattle(bareLayout);
  return {
    scenario,
    seed,
    winner,
    ending,
    rounds: turns,
    fates: figures.map((one) => ({
      name: one.name,
      side: one.side,
      fate: fateWords[one.posture] ?? one.posture,
      wounds: one.wounds,
    })),
    counted: seen,
    lines: happenings.flatMap((happening) => createLine(happening, names, state)),
  };
}

const fateWords: Readonly<Record<string, string>> = {
  up: 'standing',
  down: 'down',
  'knocked-out': 'knocked out',
  'out-cold': 'out cold',
  gone: 'off the table',
  surrendered: 'hands up',
};

/** Creates a line of the report; setup and bookkeeping have none. */
function createLine(
  { event, dice }: RecordedEvent<BattleEvent>,
  names: ReadonlyMap<string, string>,
  state: BattleState,
): BattleLine[] {
  const text = describeEvent(event, names, state);
  applyBattle(state, event);
  if (text === null) return dice.length === 0 ? [] : [{ text: 'The cards are shuffled.', dice }];
  return [{ text, dice }];
}

/** Describes an event by the battle as it was before it; null for setup and bookkeeping. */
export function describeEvent(event: BattleEvent, names: ReadonlyMap<string, string>, before: Battle): string | null {
  switch (event.type) {
    case 'begun':
      return `The table: ${event.state.layout.name}, ${event.state.layout.light} light.`;
    case 'card-turned':
      return `Card: ${nameCard(event.card)}.`;
    case 'card-held':
      return `${describeSideDoing(event.side, 'hold', 'holds')} it.`;
    case 'card-played':
      return describePlayed(event);
    case 'told':
    case 'rushed':
    case 'arrived':
    case 'turned-back':
    case 'building-caught-fire':
    case 'gate-rammed':
      return event.text;
    case 'figure-moved':
      return describeMove(before, names.get(event.figure) ?? event.figure, event);
    case 'phoned':
      return `The ${event.side} have called for help.`;
    case 'citizens-rose':
      return event.against === null
        ? 'The citizens stay out of it.'
        : `The citizens rise against the ${event.against}.`;
    case 'ended':
      return `${event.text} Winner: ${event.winner}.`;
    default:
      return null;
  }
}

const playedWords = {
  'breaks-in': ['break in', 'breaks in'],
  answers: ['answer', 'answers'],
  trumps: ['trump it', 'trumps it'],
} as const;

function describePlayed({ side, card, how = 'breaks-in' }: BattleEventOf<'card-played'>): string {
  const [many, one] = playedWords[how];
  return `${describeSideDoing(side, many, one)} with ${describeCardInHand(card, side)}.`;
}

/** Names a card of a side's own color by its rank alone, because its owner was named before it. */
function describeCardInHand(card: RankCard, side: CardSide): string {
  if (card.side !== side) return `the ${nameCard(card)}`;
  return `${side === 'law' ? 'its' : 'their'} ${card.rank}`;
}

export function nameCard(card: Card): string {
  return card === 'joker' ? 'a Joker' : `${card.rank} of the ${card.side}`;
}
