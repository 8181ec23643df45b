import type { Order } from '#shared/games/turf-war/orders.ts';
import { requireGang } from '../lookups.ts';
import { answerTo, hasWritten, listOpenProposals, planLetters } from './pacts.ts';
import { planSheet, type Planned } from './plan.ts';
import type { Sight } from './sight.ts';

/**
 * [WAR-NPC-7] Plans a gang's whole turn: answers to proposals, letters of its own, and their sheet. The program's gangs
 * have answered and written before they plan.
 */
export function planTurn(sight: Sight): Planned[] {
  const { seat, state } = sight;
  const gang = requireGang(state, seat);
  if (!gang.isHuman || gang.out !== null || state.phase !== 'orders') return planSheet(sight);
  const letters = { ...state.letters };
  const planned: Planned[] = [];
  const createAnswered = (): Sight => ({ seat, state: { ...state, letters } });
  for (const letter of listOpenProposals(state, seat)) {
    const { answer, because } = answerTo(createAnswered(), letter);
    letters[letter.id] = { ...letter, answer, because };
    planned.push(plan({ kind: 'reply', letter: letter.id, answer }, because));
  }
  const written = state.turn > 1 && !hasWritten(state, seat) ? planLetters(createAnswered()) : [];
  return [
    ...planned,
    ...written.map((letter) => plan({ kind: 'letter', ...letter }, letter.text)),
    ...planSheet(createAnswered()),
  ];
}

function plan(order: Order, sentence: string): Planned {
  return { order, reason: { sentence, score: 0, factors: [] } };
}
