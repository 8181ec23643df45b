import { requireCard } from '#shared/games/empire-city/cards.ts';
import { cells, type Band, type Cell, type ManId } from '#shared/games/empire-city/ids.ts';
import type { Cash, Declaration } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import { catchRefusal } from '#kernel/refusal.ts';
import { isUsedUp } from '../decks.ts';
import { estimateMen, hitChance, estimateRivalStrength, winChance } from '../orders/odds.ts';
import {
  countBacks,
  requireCapo,
  sortDearestFirst,
  hasShield,
  isSpecial,
  isWatched,
  requireMan,
  formatCellName,
  formatManName,
  countNeighborsHeld,
  listRivals,
  findSquare,
  sortStrongestFirst,
} from '../lookups.ts';
import { attackCorruption, computeHitCorruption } from '../prices.ts';
import { listAttackers, canSend, checkHit } from '../violence/declare.ts';
import { scoreMan } from './men.ts';
import { scoreHarm, listSpareMen, scoreSquare, scorePromises, type Outlook } from './outlook.ts';

/** [EMP-NPC-1] A possible use of a figure, and its worth. */
export type Idea = { order: Declaration; sentence: string; factors: Factor[]; score: number };

export function createIdea(order: Declaration, sentence: string, factors: Factor[]): Idea {
  return { order, sentence, factors, score: factors.reduce((sum, { points }) => sum + points, 0) };
}

/** Every token of families one moves against, each for the deck one has least of. */
export function planCashing({ state, own }: Outlook, against: readonly SeatId[]): Cash[] {
  const backs = countBacks(own);
  const wanted: Band[] = ['downtown', 'slums', 'midtown'];
  return [...new Set(against)].flatMap((family) =>
    Array.from({ length: own.tokens[family] ?? 0 }, () => {
      const [deck = 'downtown'] = wanted.filter((one) => !isUsedUp(state, one)).toSorted((a, b) => backs[a] - backs[b]);
      backs[deck] += 1;
      return { family, deck };
    }),
  );
}

/** Computes the strength that a family can bring to a square with its spare men, and the cost of refreshing them. */
export function computeStrengthWith(
  outlook: Outlook,
  square: Cell,
  men: readonly ManId[],
): { strength: number; dollars: number } {
  const { state, seat, own } = outlook;
  const best = sortStrongestFirst(state, men).slice(0, 2);
  const arms = own.cards
    .flatMap((card) => requireCard(card).weapon ?? [])
    .toSorted((a, b) => b - a)
    .slice(0, best.length);
  const tricks = own.cards.filter((card) => ['ambush', 'the-whole-block'].includes(requireCard(card).kind)).length;
  const combat = best.reduce((sum, man) => sum + requireMan(state, man).combat, 0);
  const own2 = countNeighborsHeld(state, square, seat) * state.house.neighbor;
  const shield = best.length > 0 && hasShield(state, seat, 'volkov') ? 1 : 0;
  const fame = own.powers.includes('bad-reputation') ? 2 : 0;
  const dollars = best.reduce((sum, man) => sum + requireMan(state, man).costDollars, 0);
  const strength = combat + arms.reduce((sum, one) => sum + one, 0) * 0.8 + tricks * 2.5 + own2 + shield + fame;
  return { strength: best.length === 0 ? 0 : strength, dollars };
}

export function listAttacks(outlook: Outlook): Idea[] {
  const { state, seat, stain, weights, effort } = outlook;
  if (state.house.quietOpening && state.round === 1) return [];
  const men = listSpareMen(outlook);
  return cells.flatMap((square) => {
    const owner = findSquare(state, square)?.owner ?? null;
    if (owner === null || owner === seat || isWatched(state, square)) return [];
    const before = listAttackers(state, square);
    if (before.includes(seat)) return [];
    const against = [owner, ...before];
    const tokens = planCashing(outlook, against);
    const order = { kind: 'attack' as const, square, tokens };
    const common: Factor[] = [
      { name: 'corruption', points: -attackCorruption(state) * stain },
      { name: 'tokens', points: tokens.length * 0.8 },
      { name: 'one’s word', points: -scorePromises(outlook, owner) },
      { name: 'vendetta', points: Math.min(2, outlook.own.grudges[owner] ?? 0) * 0.25 },
    ];
    const theirs = Math.max(
      ...against.map((rival) => (effort.readsHands ? estimateRivalStrength(state, rival, square) : 6)),
    );
    const harm = scoreHarm(outlook, owner);
    const { strength, dollars } = computeStrengthWith(outlook, square, men);
    if (strength === 0) {
      // A family that answers a bluff has tired men in the upkeep, and none for the next attack.
      const busy = Math.min(2, requireCapo(state, owner).hand.length) * 0.4;
      const bluff = 0.35 * harm + busy - (outlook.own.hand.length === 0 ? 0.6 : 0.9);
      return [
        createIdea(order, `A show of force in ${formatCellName(square)} keeps their men busy.`, [
          { name: 'the bluff', points: bluff * weights.fight },
          ...common,
        ]),
      ];
    }
    const chance = winChance(strength, theirs);
    const prize = 5 + scoreSquare(outlook, square) + harm;
    return [
      createIdea(order, `${formatCellName(square)} can be taken.`, [
        { name: 'the square', detail: `${Math.round(chance * 100)}%`, points: chance * prize * weights.fight },
        { name: 'men at risk', points: -(dollars / 270) * 0.6 - (1 - chance) * 2.5 },
        ...common,
      ]),
    ];
  });
}

type Victim = { dollars: number; special: number; needed: number };

/** [EMP-NPC-5] Weighs an exhausted man: his price, and the worth of a notable. */
function weighExhausted(outlook: Outlook, man: ManId): Victim {
  const { costDollars } = requireMan(outlook.state, man);
  return { dollars: costDollars, special: isSpecial(man) ? scoreMan(outlook, man) : 0, needed: 0 };
}

/** The price of an unknown man. Dollars. */
const meanDollars = 240;

/** [EMP-NPC-5] Weighs a hand by the men who were seen to join it, whom the rival can still use. */
function weighHand(outlook: Outlook, rival: SeatId): Victim {
  const { state, seat } = outlook;
  const { sure, unknown } = estimateMen(state, rival);
  const count = Math.max(1, sure.length + unknown);
  const dollars = sure.reduce((sum, man) => sum + requireMan(state, man).costDollars, 0);
  const special = sure.reduce((sum, man) => sum + (isSpecial(man) ? scoreMan(outlook, man) : 0), 0);
  const isAttacked = state.attacks.some((one) => one.seat === seat && findSquare(state, one.square)?.owner === rival);
  // Two men fight for a square; the fewer are left, the more each of them is missed.
  const missed = 2 / Math.max(2, count);
  return {
    dollars: (dollars + unknown * meanDollars) / count,
    special: special / count,
    needed: missed * (isAttacked ? 2 : 1),
  };
}

function isLegalHit({ state, seat }: Outlook, rival: SeatId, man: ManId | null): boolean {
  return catchRefusal(() => checkHit(state, seat, { kind: 'hit', rival, man, tokens: [] })) === null;
}

/** [EMP-NPC-5] */
export function listHits(outlook: Outlook): Idea[] {
  const { state, seat, stain, weights } = outlook;
  if (!canSend(state, seat)) return [];
  const points = computeHitCorruption(state, seat);
  const spare = listSpareMen(outlook).length > 0 ? 0 : 0.7;
  return listRivals(state, seat).flatMap((rival) => {
    const { exhausted, name } = requireCapo(state, rival);
    const targets: (ManId | null)[] = [...sortDearestFirst(state, exhausted).slice(0, 2), null];
    return targets.flatMap((man) => {
      if (!isLegalHit(outlook, rival, man)) return [];
      const tokens = planCashing(outlook, [rival]);
      const { dollars, special, needed } = man === null ? weighHand(outlook, rival) : weighExhausted(outlook, man);
      const chance = hitChance(state, seat, rival, man);
      const harm = scoreHarm(outlook, rival);
      return [
        createIdea(
          { kind: 'hit', rival, man, tokens },
          man === null ? `A man of ${name} would be missed.` : `${formatManName(man)} is lying low and can be killed.`,
          [
            {
              name: 'the kill',
              detail: `${Math.round(chance * 100)}%`,
              points: chance * (state.house.hitPoints + dollars / 220 + special + needed + harm) * weights.hit,
            },
            { name: 'corruption', points: -points * stain },
            { name: 'the assassin', points: -0.3 - spare - (man === null ? (1 - chance) * 1.2 : 0) },
            { name: 'tokens', points: tokens.length * 0.8 },
            { name: 'one’s word', points: -scorePromises(outlook, rival) },
          ],
        ),
      ];
    });
  });
}
