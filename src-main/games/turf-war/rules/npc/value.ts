import type { Factor } from '#shared/words/journal.ts';
import { none, type FightOutcome } from '../fights/position.ts';
import { resolveFights } from '../fights/resolve.ts';
import type { Board, Plan } from './board.ts';

/** [WAR-NPC-5] A gang's standing after a turn, in areas. */
export type Worth = { areas: number; people: number; cash: number; ruin: number; rivals: number };

export function sumWorth({ areas, people, cash, ruin, rivals }: Worth): number {
  return areas + people + cash + ruin + rivals;
}

const pieceWorth = [1.5, 3.2, 5] as const;
const dueForDead = [2, 5, 0] as const;
const dreadOfRuin = -12;
const usefulCash = 8;
/** The weight of a rival's mean worth against the gang's own. */
const rivalry = 0.9;
/** The points taken from all rivals together when one of them is wiped out. */
const finished = 16;

/** Plays one turn with all plans and weighs the gang's position then. */
export function weigh(board: Board, plans: readonly Plan[]): Worth {
  return computeWorth(board, simulateTurn(board, plans));
}

/** Simulates a turn by these plans of all gangs. */
export function simulateTurn({ position }: Board, plans: readonly Plan[]): FightOutcome {
  position.fighters.forEach((fighter, place) => {
    fighter.to = plans[fighter.gang]?.get(place) ?? fighter.from;
  });
  return resolveFights(position);
}

function computeWorth(board: Board, { owners, dead, retreats, xp }: FightOutcome): Worth {
  const { position, state, me } = board;
  const gangs = position.gangs;
  const areas = new Array<number>(gangs).fill(0);
  const people = new Array<number>(gangs).fill(0);
  const owed = new Array<number>(gangs).fill(0);
  const men = new Array<number>(gangs).fill(0);
  for (const owner of owners) if (owner !== none) areas[owner] = (areas[owner] ?? 0) + 1;
  const lost = new Set(dead);
  for (const { piece, to } of retreats) if (to === none) lost.add(piece);
  for (const { id, gang, rank } of position.fighters) {
    if (lost.has(id)) owed[gang] = (owed[gang] ?? 0) + (dueForDead[rank] ?? 0);
    else {
      people[gang] = (people[gang] ?? 0) + (pieceWorth[rank] ?? 0);
      if (rank === 0) men[gang] = (men[gang] ?? 0) + 1;
    }
  }
  const gained = new Map(xp.map(({ piece, points }) => [piece, points]));
  for (const { id, gang } of position.fighters) {
    people[gang] = (people[gang] ?? 0) + (gained.get(id) ?? 0) * 0.06;
  }
  const income = state.house.prices.income;
  const measureWorth = (gang: number): Worth => {
    const cash = (board.cash[gang] ?? 0) - (men[gang] ?? 0) + (areas[gang] ?? 0) * income - (owed[gang] ?? 0);
    return {
      areas: areas[gang] ?? 0,
      people: people[gang] ?? 0,
      cash: Math.max(0, Math.min(cash, usefulCash)) / 4,
      ruin: cash < 0 ? dreadOfRuin : 0,
      rivals: 0,
    };
  };
  let rivals = 0;
  let counted = 0;
  for (let gang = 0; gang < gangs; gang += 1) {
    if (gang === me || board.living[gang] !== true) continue;
    const isAlly = gang !== board.victim && position.open[gang] !== none && position.open[gang] === position.open[me];
    const isFinished = (people[gang] ?? 0) === 0 && !isAlly;
    rivals += sumWorth(measureWorth(gang)) * (isAlly ? 0.4 : 1) - (isFinished ? finished : 0);
    counted += 1;
  }
  return { ...measureWorth(me), rivals: counted === 0 ? 0 : (-rivalry * rivals) / counted };
}

/** The mean over worlds, part by part. */
export function averageWorths(worths: readonly Worth[]): Worth {
  const count = Math.max(1, worths.length);
  const averageWorth = (of: (worth: Worth) => number): number =>
    worths.reduce((sum, worth) => sum + of(worth), 0) / count;
  return {
    areas: averageWorth(({ areas }) => areas),
    people: averageWorth(({ people }) => people),
    cash: averageWorth(({ cash }) => cash),
    ruin: averageWorth(({ ruin }) => ruin),
    rivals: averageWorth(({ rivals }) => rivals),
  };
}

/** Lists the differences of two plans as the factors of a reason. */
export function listFactorsBetween(better: Worth, other: Worth): Factor[] {
  const names: Record<keyof Worth, string> = {
    areas: 'areas',
    people: 'people',
    cash: 'cash for the dead',
    ruin: 'danger of ruin',
    rivals: 'what rivals are left with',
  };
  return (Object.keys(names) as (keyof Worth)[])
    .map((key) => ({ name: names[key], points: roundPoints(better[key] - other[key]) }))
    .filter(({ points }) => points !== 0);
}

export function roundPoints(points: number): number {
  return Math.round(points * 100) / 100;
}
