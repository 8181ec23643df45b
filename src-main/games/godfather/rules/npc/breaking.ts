import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { findBreak } from '#shared/games/godfather/ground/claims.ts';
import { placePositions } from '#shared/games/godfather/ground/ground.ts';
import { countPositions } from '#shared/games/godfather/ground/site.ts';
import { computeControlDollars, racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { buildGround, isFirstTurn, listLivePlaces, stakeClaim } from '../lookups.ts';
import type { Claim } from '../records.ts';
import type { Candidate } from './candidates.ts';
import { computePrice, type Plan } from './draft.ts';
import type { Outlook } from './outlook.ts';

/** The most a break may cost, as a share of the claim's worth, while money has other uses. */
const dearest = 0.4;
/** Fights left at which idle money has no other use. */
const lastFights = 2;

type Stake = { key: NeighborhoodKey; racket: Racket; claim: DeepReadonly<Claim>; dollars: number };

/**
 * [GOD-NPC-10] Adds men to a plan that break rivals' claims, with money that it leaves idle: those that nobody else
 * can answer, and in the last fights every one. The dearest claim comes first.
 */
export function breakClaims(outlook: Outlook, plan: Plan): Plan {
  const { state, seat, effort } = outlook;
  if (effort.among > 1 || isFirstTurn(state, seat)) return plan;
  return listStakes(outlook).reduce((kept, stake) => addBreak(outlook, kept, stake) ?? kept, plan);
}

/** Rivals' claims that are this family's to answer and that no promise keeps it from, the dearest first. */
function listStakes(outlook: Outlook): Stake[] {
  const { state, seat, bound, weighing } = outlook;
  const live = listLivePlaces(state);
  return live
    .flatMap(({ key, racket, claim }): Stake[] => {
      if (racket === null || claim === null || claim.seat === seat) return [];
      const spared = bound.spares.get(claim.seat);
      const isBound = bound.stays.has(key) || spared === 'all' || spared?.has(key) === true;
      const isOurs = live.length <= lastFights || weighing.lastAnswer[key] === true;
      const dollars = computeControlDollars(key, racket);
      return isBound || !isOurs ? [] : [{ key, racket, claim, dollars }];
    })
    .toSorted((a, b) => b.dollars - a.dollars);
}

function addBreak(outlook: Outlook, plan: Plan, stake: Stake): Plan | null {
  const { state, at, own } = outlook;
  const { key, racket, claim, dollars } = stake;
  const ground = buildGround(state, key);
  const here = plan.chosen.find((one) => one.key === key);
  const base = here?.mask ?? 0;
  const eachDollars = racketTable[racket].costDollars;
  const mask = findBreak(ground, { at, claim: stakeClaim(state, key, claim), base });
  if (mask === null || mask === base) return null;
  const { taken } = placePositions(ground, at, mask);
  const one: Candidate = {
    ...{ key, racket, opens: false, mask, eachDollars },
    size: countPositions(mask),
    takes: countPositions(taken),
    gain: dollars,
  };
  const chosen = [...plan.chosen.filter((other) => other.key !== key), one];
  const price = computePrice(outlook, chosen);
  const extra = price - computePrice(outlook, plan.chosen);
  if (price > own.cashDollars || extra > dollars * dearest) return null;
  return { chosen, score: plan.score + one.gain - (here?.gain ?? 0) };
}
