import type { AnswerEffect } from '#shared/games/paradise/cities/events.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Ruling } from '#shared/games/paradise/rulings.ts';
import type { HandoutId } from '#shared/views/handouts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findHandouts, listUnanswered } from '#kernel/events/handouts.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { catchRefusal, refuseUnless } from '#kernel/refusal.ts';
import { findEventOfHandout } from '../campaign/cityEvents.ts';
import { requireNewName } from '../gangs/naming.ts';
import { listLivingGangs, requireGang, requirePurse } from '../lookups.ts';
import type { State } from '../state.ts';
import type { ParadiseTable } from '../table.ts';
import { mayHave } from '../tables/people/doctrines.ts';
import { carryOut } from './carryOut.ts';

type Effects = DeepReadonly<AnswerEffect[]>;
type GivenAnswer = { id: HandoutId; seat: SeatId; answer: number };

/** The worth of effects, in dollars, to a gang that the program plays; it reckons nothing else. */
const worth = { outrage: -100, reputation: 100, man: 150, vehicle: 300 } as const;

/** [CITY-9] Carries out what follows from an answer to a letter of the city; nothing for any other handout. */
export function followAnswer(table: ParadiseTable, { id, seat, answer }: GivenAnswer): void {
  const effects = listEffects(table.state, id)?.[answer] ?? [];
  requirePossible(table.state, seat, effects);
  for (const effect of effects) {
    const ruling = findRuling(table.state, seat, effect);
    if (ruling !== null) carryOut(table, ruling);
  }
}

/** Lists the effects of each answer to a letter of the city; null for any other handout. */
function listEffects(state: State, id: HandoutId): Effects[] | null {
  const tells = findEventOfHandout(state, id)?.tells;
  return tells?.kind === 'letter' && tells.choices !== undefined ? tells.choices.map(({ effects }) => effects) : null;
}

/** Refuses effects that a gang cannot have, before any of them changes something. */
function requirePossible(state: State, seat: SeatId, effects: Effects): void {
  const { name, type } = requireGang(state, seat);
  for (const effect of effects) {
    if (effect.kind === 'money') {
      const isPaid = requirePurse(state, seat).bankDollars + effect.dollars >= 0;
      refuseUnless(isPaid, `The bank of ${name} does not hold that much; give the other answer.`, 'CITY-9');
    }
    if (effect.kind !== 'man') continue;
    const isWelcome = mayHave(type, effect.profile);
    refuseUnless(isWelcome, 'A street gang keeps no Accountant; give the other answer.', 'CITY-9');
    requireNewName(state, { id: '' as GangsterId, gang: seat, name: '' }, effect.name);
  }
}

/** Finds the ruling that an effect is; null where it would change nothing. */
function findRuling(state: State, gang: SeatId, effect: DeepReadonly<AnswerEffect>): Ruling | null {
  switch (effect.kind) {
    case 'money':
      return { kind: 'set-bank', gang, dollars: requirePurse(state, gang).bankDollars + effect.dollars };
    case 'outrage': {
      const outrage = Math.max(0, state.outrage + effect.points);
      return outrage === state.outrage ? null : { kind: 'set-outrage', outrage };
    }
    case 'reputation': {
      const { permanentReputation: from } = requirePurse(state, gang);
      const points = Math.max(0, from + effect.points);
      return points === from ? null : { kind: 'set-reputation', gang, points };
    }
    case 'man':
      return { kind: 'give-man', gang, profile: effect.profile, name: effect.name, skills: [] };
    case 'vehicle':
      return { kind: 'give-vehicle', gang, vehicle: effect.vehicle, upgrades: [] };
  }
}

/** Computes the worth of effects to a gang that the program plays. */
function computeWorth(effects: Effects): number {
  return effects.reduce((sum, effect) => {
    if (effect.kind === 'money') return sum + effect.dollars;
    return sum + ('points' in effect ? effect.points : 1) * worth[effect.kind];
  }, 0);
}

/**
 * [CITY-9] Answers the letters of the city that are still open as the orders come to light: NPC gangs by what an answer
 * is worth, and for a player the second answer counts. An answer that the gang cannot have has no effects.
 */
export function answerCityLetters(table: ParadiseTable): void {
  const { month, gangs } = table.state;
  const seats = listLivingGangs({ gangs }).map(({ id }) => ({ seat: id, isOut: false }));
  const open = Object.values(findHandouts(table.state).byId).filter(({ asks }) => asks?.until === month);
  for (const handout of open) {
    const { id, title, asks } = handout;
    const effects = listEffects(table.state, id);
    if (effects === null) continue;
    for (const seat of listUnanswered(handout, { seats, period: month })) {
      const answer = pickAnswer(table.state, seat, effects);
      const words = asks?.answers[answer] ?? '';
      const entry = { title: `${formatMonth(month)}: letters answered`, author: { kind: 'rules' as const } };
      table.entry({ ...entry, order: null, reason: null });
      table.emit({ type: 'handout-answered', handout: id, title, seat, answer, words, isByRule: true });
      if (isPossible(table.state, seat, effects[answer] ?? [])) followAnswer(table, { id, seat, answer });
    }
  }
}

function isPossible(state: State, seat: SeatId, effects: Effects): boolean {
  return catchRefusal(() => requirePossible(state, seat, effects)) === null;
}

/** Picks the answer that counts for a gang that gave none. */
function pickAnswer(state: State, seat: SeatId, effects: readonly Effects[]): number {
  const last = effects.length - 1;
  if (requireGang(state, seat).isHuman) return last;
  const possible = effects.map((one, place) => ({
    place,
    worth: computeWorth(one),
    can: isPossible(state, seat, one),
  }));
  const [best] = possible.filter(({ can }) => can).toSorted((a, b) => b.worth - a.worth);
  return best?.place ?? last;
}
