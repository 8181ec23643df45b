import type { Cell, ManId } from '../../../../src-shared/games/empire-city/ids.ts';
import { cardOf } from '../../../../src-shared/games/empire-city/cards.ts';
import { manTable } from '../../../../src-shared/games/empire-city/men.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import {
  abilityOf,
  backsOf,
  capoOf,
  hasShield,
  manOf,
  neighborsHeld,
  squareAt,
  strongestFirst,
} from '../lookups.ts';
import type { State } from '../state.ts';

/** [EMP-NPC-7] The average strength of a slums card. */
const slumsWorth = 1.3;

/** The men a rival may hold: those seen to join, and what is likely for the others. */
export function likelyMen(
  state: State,
  rival: SeatId,
): { sure: ManId[]; perhaps: ManId[]; unknown: number } {
  const { seen, hand } = capoOf(state, rival);
  if (state.house.memory === 'own-notes') return { sure: [], perhaps: [], unknown: hand.length };
  const sure = Object.keys(seen).filter((man) => seen[man] === true);
  const perhaps = Object.keys(seen).filter((man) => seen[man] === false);
  return { sure, perhaps, unknown: Math.max(0, hand.length - sure.length) };
}

const meanCombat = manTable.reduce((sum, { combat }) => sum + combat, 0) / manTable.length;

/** [EMP-NPC-7] Estimates a rival's strength in a fight at a square, from public facts. */
export function rivalStrength(state: State, rival: SeatId, square: Cell): number {
  const capo = capoOf(state, rival);
  const { sure, unknown } = likelyMen(state, rival);
  const combats = [
    ...sure.map((man) => manOf(state, man).combat),
    ...Array.from({ length: unknown }, () => meanCombat),
  ].toSorted((a, b) => b - a);
  const men = (combats[0] ?? 0) + (combats[1] ?? 0);
  const { slums } = backsOf(capo);
  const shield = combats.length > 0 && hasShield(state, rival, 'volkov') ? 1 : 0;
  const near = neighborsHeld(state, square, rival) * state.house.neighbor;
  return men * 0.8 + slums * slumsWorth + near + shield;
}

/** Computes a seat's own strength: its best two men and its arms. */
export function ownStrength(state: State, seat: SeatId, square: Cell): number {
  const capo = capoOf(state, seat);
  const men = strongestFirst(state, capo.hand).slice(0, 2);
  if (men.length === 0) return 0;
  const arms = capo.cards
    .flatMap((card) => cardOf(card).weapon ?? [])
    .toSorted((a, b) => b - a)
    .slice(0, men.length)
    .reduce((sum, one) => sum + one, 0);
  const block = capo.cards.some((card) => cardOf(card).kind === 'the-whole-block') ? 3 : 0;
  const ambush = capo.cards.some((card) => cardOf(card).kind === 'ambush') ? 3 : 0;
  const fame = capo.powers.includes('bad-reputation') ? 2 : 0;
  const combat = men.reduce((sum, man) => sum + manOf(state, man).combat, 0);
  const shield = hasShield(state, seat, 'volkov') ? 1 : 0;
  const near = neighborsHeld(state, square, seat) * state.house.neighbor;
  return combat + arms + block + ambush + shield + near + fame;
}

/** [EMP-NPC-4] From the difference of two strengths. */
export function winChance(own: number, theirs: number): number {
  return 1 / (1 + Math.exp(-(own - theirs) / 2.2));
}

/** [EMP-FIG-4] To win an attack, against its defender and everybody who attacks there already. */
export function attackChance(state: State, seat: SeatId, square: Cell): number {
  const owner = squareAt(state, square)?.owner ?? null;
  const others = state.attacks
    .filter((one) => one.square === square && one.seat !== seat)
    .map((one) => one.seat);
  const rivals = [...(owner === null ? [] : [owner]), ...others];
  const theirs = Math.max(0, ...rivals.map((rival) => rivalStrength(state, rival, square)));
  return winChance(ownStrength(state, seat, square), theirs);
}

/** [EMP-NPC-7] A card or a shadow may negate it. */
const negated = 0.2;

/** [EMP-FIG-4] To kill an exhausted man, or one at random. */
export function hitChance(state: State, seat: SeatId, rival: SeatId, man: ManId | null): number {
  const capo = capoOf(state, seat);
  const { slums, downtown } = backsOf(capoOf(state, rival));
  const risk = slums + downtown > 0 ? negated : 0.03;
  const [best] = strongestFirst(state, capo.hand);
  const bonus = best !== undefined && abilityOf(best) === 'marksman' ? 2 : 0;
  const own = best === undefined ? 6 : manOf(state, best).combat + bonus;
  const { sure, unknown } = likelyMen(state, rival);
  const pool = [
    ...sure.map((one) => manOf(state, one).combat),
    ...Array.from({ length: unknown }, () => meanCombat),
  ];
  const theirs =
    man === null ? pool.reduce((sum, one) => sum + one, 0) / Math.max(1, pool.length) : 0;
  return (
    winChance(own + slumsOf(capo.cards), theirs + (man === null ? slums * 0.5 : 0)) * (1 - risk)
  );
}

function slumsOf(cards: readonly string[]): number {
  const hit = cards
    .filter((card) => cardOf(card).windows.includes('hit'))
    .map((card) => cardOf(card).weapon ?? 0);
  return Math.max(0, ...hit);
}
