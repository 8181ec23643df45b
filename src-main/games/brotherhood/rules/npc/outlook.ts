import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  requireAreaInPlay,
  requireFamily,
  listLivingSeats,
  listOwnMarkers,
  listOwnOperations,
  listRoster,
} from '../lookups.ts';
import type { Force } from '../orders/odds.ts';
import type { State } from '../state.ts';
import { computeIncome } from '../turn/revenue.ts';
import type { Family } from '../records.ts';
import { efforts, weightsByDoctrine, type Effort, type Weights } from './doctrines.ts';
import type { Sight } from './sight.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';

/** The facts and estimates of one planner. */
export type Outlook = {
  seat: SeatId;
  state: State;
  own: DeepReadonly<Family>;
  weights: Weights;
  effort: Effort;
  random: NpcRandom;
  /** This turn counts. */
  turnsLeft: number;
  rivals: SeatId[];
  /** [BRO-NPC-7] The rival that must be stopped, if there is one. */
  leader: SeatId | null;
  isLeader: boolean;
  /** Only the leader’s estate can still bring the family to the front: it saves up for that. */
  isDesperate: boolean;
  /** True if it earns little or less than a third of its rivals' mean, and can still earn: new income comes first. */
  isBeaten: boolean;
};

const leaderFrom = 5;
const desperateFrom = 7;
const desperateBelow = 0.7;
const leaderAbove = 1;
/** Dollars of income below which a family is beaten however poor the others are, and of cash from which it is not. */
const beatenBelow = 4_000;
const richFrom = 12_000;

/** Estimates a family's wealth from public facts: its money and the future income of its operations. */
export function estimateWealth(state: State, seat: SeatId): number {
  const { cashDollars, lastIncomeDollars } = requireFamily(state, seat);
  const left = Math.max(0, state.house.turns - state.turn + 1);
  return cashDollars + lastIncomeDollars * left * 0.7;
}

export function buildOutlook({ state, seat, own }: Sight, salt = 0): Outlook {
  const rivals = listLivingSeats(state).filter((other) => other !== seat);
  const findWealth = (other: SeatId): number => estimateWealth(state, other);
  const all = [seat, ...rivals];
  const mean = all.reduce((sum, other) => sum + findWealth(other), 0) / Math.max(1, all.length);
  const [richest] = all.toSorted((a, b) => findWealth(b) - findWealth(a));
  const isAbove = richest !== undefined && findWealth(richest) > leaderAbove * mean;
  const isLate = state.turn >= leaderFrom;
  return {
    seat,
    state,
    own,
    weights: weightsByDoctrine[own.doctrine],
    effort: efforts[own.level],
    random: new NpcRandom(hashNumbers(own.whim, state.turn, salt)),
    turnsLeft: Math.max(1, state.house.turns - state.turn + 1),
    rivals,
    leader: isLate && isAbove && richest !== seat ? richest : null,
    isLeader: isAbove && richest === seat,
    isDesperate:
      state.turn >= desperateFrom &&
      richest !== undefined &&
      richest !== seat &&
      findWealth(seat) < desperateBelow * findWealth(richest),
    isBeaten:
      state.turn > 1 &&
      state.house.turns - state.turn >= 2 &&
      own.cashDollars < richFrom &&
      Math.max(own.lastIncomeDollars, computeIncome(state, seat).dollars) <
        Math.max(beatenBelow, computeMeanIncome(state, rivals) / 3),
  };
}

function computeMeanIncome(state: State, seats: readonly SeatId[]): number {
  const sum = seats.reduce((all, seat) => all + requireFamily(state, seat).lastIncomeDollars, 0);
  return sum / Math.max(1, seats.length);
}

/** [BRO-NPC-10] Returns true if what the family announces this turn is a lie; a liar tells the truth now and then. */
export function isLying({ own, state, weights }: Outlook): boolean {
  return new NpcRandom(hashNumbers(own.whim, state.turn, saltOfLies)).next() < weights.lies;
}

const saltOfLies = 53;

/** Counters of a family and of its rivals in an area. */
export type RivalStanding = {
  revenue: number;
  influence: number;
  rivalRevenue: number;
  /** All rival markers, and the most that one rival has. */
  rivalInfluence: number;
  mostInfluence: number;
};

export function measureStanding({ state, seat, rivals }: Outlook, area: AreaId): RivalStanding {
  const markers = rivals.map((other) => listOwnMarkers(state, other, area).length);
  return {
    revenue: listOwnOperations(state, seat, area).length,
    influence: listOwnMarkers(state, seat, area).length,
    rivalRevenue: rivals.reduce((sum, other) => sum + listOwnOperations(state, other, area).length, 0),
    rivalInfluence: markers.reduce((sum, one) => sum + one, 0),
    mostInfluence: Math.max(0, ...markers),
  };
}

/**
 * [BRO-INC-1] Estimates a turn's income from a standing, with the rivals’ influence neutralized where that is
 * possible.
 */
export function estimateIncome(state: State, area: AreaId, standing: RivalStanding): number {
  const { revenue, influence, rivalRevenue, rivalInfluence, mostInfluence } = standing;
  if (revenue === 0) return 0;
  const { incomeDollars, saturation } = requireAreaInPlay(state, area);
  const rules = influence > mostInfluence && influence >= Math.max(1, rivalInfluence);
  const isDoubled = rules && rivalRevenue === 0;
  const isHalved = revenue + rivalRevenue > saturation;
  return (revenue * incomeDollars * (isDoubled ? 2 : 1)) / (isHalved ? 2 : 1);
}

/** Hoods a family showed in an area when the last turn was revealed. */
export function countSeenIn(state: State, seat: SeatId, area: AreaId): Force {
  const hoods = state.records.at(-1)?.placed[seat]?.[area];
  if (hoods === undefined) return { thugs: 0, hitmen: 0 };
  const alive = listRoster(state, seat).filter(({ status }) => status === 'free');
  const countAlive = (kind: string): number => alive.filter((hood) => hood.kind === kind).length;
  return { thugs: Math.min(hoods.thugs, countAlive('thug')), hitmen: Math.min(hoods.hitmen, countAlive('hitman')) };
}

export function computeStrength({ thugs, hitmen }: Force): number {
  return thugs + 2 * hitmen;
}

/** [BRO-NPC-6] Estimates a rival's force in an area: the hoods it showed, and a guard where it earns. */
export function estimateForceIn({ state, effort }: Outlook, rival: SeatId, area: AreaId): Force {
  const seen = countSeenIn(state, rival, area);
  const earns = listOwnOperations(state, rival, area).length > 0;
  if (!effort.looksAhead || computeStrength(seen) > 0 || !earns) return seen;
  return { thugs: 1, hitmen: 0 };
}

/** Guards a family will meet in an area, all rivals together. */
export function estimateGuardsIn(outlook: Outlook, area: AreaId): Force {
  return outlook.rivals.reduce(
    (all, rival) => {
      const { thugs, hitmen } = estimateForceIn(outlook, rival, area);
      return { thugs: all.thugs + thugs, hitmen: all.hitmen + hitmen };
    },
    { thugs: 0, hitmen: 0 },
  );
}

/** [BRO-DEAL-2] Areas the family has promised to keep out of this turn. */
export function listPromisedAreas({ state, seat }: Outlook): AreaId[] {
  return Object.values(state.promises).flatMap(({ from, what, fromTurn, toTurn, outcome }) =>
    from === seat && outcome === 'open' && what.kind === 'stay-out' && fromTurn <= state.turn && toTurn >= state.turn
      ? [what.area]
      : [],
  );
}

/** Families the family has promised not to fire at this turn. */
export function listSparedFamilies({ state, seat }: Outlook): SeatId[] {
  return Object.values(state.promises).flatMap(({ from, to, what, fromTurn, toTurn, outcome }) =>
    from === seat && outcome === 'open' && what.kind === 'no-fire' && fromTurn <= state.turn && toTurn >= state.turn
      ? [to]
      : [],
  );
}
