import type { QuestionView } from '#shared/games/brotherhood/views.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listHoodsIn } from '../lookups.ts';
import { computeClearingChance, type Force } from '../orders/odds.ts';
import type { State } from '../state.ts';
import { listRivalsIn } from '../turn/fight.ts';

/** The chances of each hood to hit, in the order in which they fall. */
type Line = readonly number[];

/** The chances of each end of a fight for one of its two sides. */
export type FightEnd = { lasts: number; falls: number };

/** Chances of 0, 1, 2 … hits of the hoods from `first` on. */
function spreadHits(line: Line, first: number): number[] {
  let spread = [1];
  for (const chance of line.slice(first)) {
    const next = new Array<number>(spread.length + 1).fill(0);
    spread.forEach((share, count) => {
      next[count] = (next[count] ?? 0) + share * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + share * chance;
    });
    spread = next;
  }
  return spread;
}

/**
 * [BRO-MOB-4, BRO-EXT-3] Returns the chances that round upon round leaves only the first side, or nobody of it. Rounds
 * without a hit change nothing, so they are left out.
 */
export function computeFightEnd(own: Line, theirs: Line): FightEnd {
  const known = new Map<number, FightEnd>();
  const find = (fallen: number, beaten: number): FightEnd => {
    if (fallen >= own.length) return { lasts: 0, falls: 1 };
    if (beaten >= theirs.length) return { lasts: 1, falls: 0 };
    const key = fallen * (theirs.length + 1) + beaten;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const ours = spreadHits(own, fallen);
    const others = spreadHits(theirs, beaten);
    const idle = (ours[0] ?? 0) * (others[0] ?? 0);
    const end = { lasts: 0, falls: 0 };
    ours.forEach((share, hits) => {
      others.forEach((other, taken) => {
        if (hits + taken === 0) return;
        const next = find(Math.min(own.length, fallen + taken), Math.min(theirs.length, beaten + hits));
        end.lasts += share * other * next.lasts;
        end.falls += share * other * next.falls;
      });
    });
    const told = { lasts: end.lasts / (1 - idle), falls: end.falls / (1 - idle) };
    known.set(key, told);
    return told;
  };
  return find(0, 0);
}

function countForce(state: State, area: AreaId, seat: SeatId): Force {
  const hoods = listHoodsIn(state, area, seat);
  const hitmen = hoods.filter(({ kind }) => kind === 'hitman').length;
  return { thugs: hoods.length - hitmen, hitmen };
}

function listChances(state: State, area: AreaId, seat: SeatId): Line {
  return listHoodsIn(state, area, seat).map(({ kind }) => (7 - state.house.hits[kind]) / 6);
}

/**
 * [BRO-ASK-2, BRO-ASK-3] Computes a family's chances in a fight from the visible hoods; null without a hood of its own
 * or a rival's. Rivals count together, all firing at it.
 */
export function computeFightOdds(state: State, area: AreaId, seat: SeatId): QuestionView['odds'] {
  const own = listChances(state, area, seat);
  const rivals = listRivalsIn(state, area, seat);
  if (own.length === 0 || rivals.length === 0) return null;
  const force = countForce(state, area, seat);
  return {
    clears: rivals.map((rival) => ({
      seat: rival,
      chance: computeClearingChance(force, countForce(state, area, rival), state.house.hits),
    })),
    ...computeFightEnd(
      own,
      rivals.flatMap((rival) => listChances(state, area, rival)),
    ),
  };
}
