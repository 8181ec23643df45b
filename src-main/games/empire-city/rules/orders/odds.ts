import type { Cell, ManId } from '#shared/games/empire-city/ids.ts';
import { requireCard } from '#shared/games/empire-city/cards.ts';
import { manTable } from '#shared/games/empire-city/men.ts';
import type { SeatId } from '#shared/words/ids.ts';
import {
  findAbility,
  countBacks,
  requireCapo,
  hasShield,
  requireMan,
  countNeighborsHeld,
  findSquare,
  sortStrongestFirst,
} from '../lookups.ts';
import type { State } from '../state.ts';

/** [EMP-NPC-7] The average strength of a slums card. */
const slumsWorth = 1.3;

/** Estimates a rival's men: those seen to join, and likely ones for the others. */
export function estimateMen(state: State, rival: SeatId): { sure: ManId[]; perhaps: ManId[]; unknown: number } {
  const { seen, hand } = requireCapo(state, rival);
  if (state.house.memory === 'own-notes') return { sure: [], perhaps: [], unknown: hand.length };
  const sure = Object.keys(seen).filter((man) => seen[man] === true);
  const perhaps = Object.keys(seen).filter((man) => seen[man] === false);
  return { sure, perhaps, unknown: Math.max(0, hand.length - sure.length) };
}

const meanCombat = manTable.reduce((sum, { combat }) => sum + combat, 0) / manTable.length;

/** [EMP-NPC-7] Estimates a rival's strength in a fight at a square, from public facts. */
export function estimateRivalStrength(state: State, rival: SeatId, square: Cell): number {
  const capo = requireCapo(state, rival);
  const { sure, unknown } = estimateMen(state, rival);
  const combats = [
    ...sure.map((man) => requireMan(state, man).combat),
    ...Array.from({ length: unknown }, () => meanCombat),
  ].toSorted((a, b) => b - a);
  const men = (combats[0] ?? 0) + (combats[1] ?? 0);
  const { slums } = countBacks(capo);
  const shield = combats.length > 0 && hasShield(state, rival, 'volkov') ? 1 : 0;
  const near = countNeighborsHeld(state, square, rival) * state.house.neighbor;
  return men * 0.8 + slums * slumsWorth + near + shield;
}

/** Computes a seat's own strength: its best two men and its arms. */
export function computeOwnStrength(state: State, seat: SeatId, square: Cell): number {
  const capo = requireCapo(state, seat);
  const men = sortStrongestFirst(state, capo.hand).slice(0, 2);
  if (men.length === 0) return 0;
  const arms = capo.cards
    .flatMap((card) => requireCard(card).weapon ?? [])
    .toSorted((a, b) => b - a)
    .slice(0, men.length)
    .reduce((sum, one) => sum + one, 0);
  const block = capo.cards.some((card) => requireCard(card).kind === 'the-whole-block') ? 3 : 0;
  const ambush = capo.cards.some((card) => requireCard(card).kind === 'ambush') ? 3 : 0;
  const fame = capo.powers.includes('bad-reputation') ? 2 : 0;
  const combat = men.reduce((sum, man) => sum + requireMan(state, man).combat, 0);
  const shield = hasShield(state, seat, 'volkov') ? 1 : 0;
  const near = countNeighborsHeld(state, square, seat) * state.house.neighbor;
  return combat + arms + block + ambush + shield + near + fame;
}

/** [EMP-NPC-4] From the difference of two strengths. */
export function winChance(own: number, theirs: number): number {
  return 1 / (1 + Math.exp(-(own - theirs) / 2.2));
}

/** [EMP-FIG-4] Computes the chance to win an attack against the defender and all present attackers. */
export function attackChance(state: State, seat: SeatId, square: Cell): number {
  const owner = findSquare(state, square)?.owner ?? null;
  const others = state.attacks.filter((one) => one.square === square && one.seat !== seat).map((one) => one.seat);
  const rivals = [...(owner === null ? [] : [owner]), ...others];
  const theirs = Math.max(0, ...rivals.map((rival) => estimateRivalStrength(state, rival, square)));
  return winChance(computeOwnStrength(state, seat, square), theirs);
}

/** [EMP-NPC-7] A card or a shadow may negate it. */
const negated = 0.2;

/** [EMP-FIG-4] To kill an exhausted man, or one at random. */
export function hitChance(state: State, seat: SeatId, rival: SeatId, man: ManId | null): number {
  const capo = requireCapo(state, seat);
  const { slums, downtown } = countBacks(requireCapo(state, rival));
  const risk = slums + downtown > 0 ? negated : 0.03;
  const [best] = sortStrongestFirst(state, capo.hand);
  const bonus = best !== undefined && findAbility(best) === 'marksman' ? 2 : 0;
  const own = best === undefined ? 6 : requireMan(state, best).combat + bonus;
  const { sure, unknown } = estimateMen(state, rival);
  const pool = [
    ...sure.map((one) => requireMan(state, one).combat),
    ...Array.from({ length: unknown }, () => meanCombat),
  ];
  const theirs = man === null ? pool.reduce((sum, one) => sum + one, 0) / Math.max(1, pool.length) : 0;
  return winChance(own + countSlums(capo.cards), theirs + (man === null ? slums * 0.5 : 0)) * (1 - risk);
}

function countSlums(cards: readonly string[]): number {
  const hit = cards
    .filter((card) => requireCard(card).windows.includes('hit'))
    .map((card) => requireCard(card).weapon ?? 0);
  return Math.max(0, ...hit);
}
