import { racketTable } from '#shared/games/godfather/values.ts';
import { placePositions } from '#shared/games/godfather/ground/ground.ts';
import { buildMask, countPositions } from '#shared/games/godfather/ground/site.ts';
import { buildGround, listLivePlaces, listOpenableRackets } from '../lookups.ts';
import { countStartsWanted } from '../orders/positioning.ts';
import type { Candidate } from './candidates.ts';
import type { Outlook } from './outlook.ts';
import type { Plan } from './draft.ts';

/** [GOD-NPC-9] Plans any legal pieces in a few places; free ones are added at the end of the plan. */
export function planErratically(outlook: Outlook): Plan {
  const { state, at, seat, own, random } = outlook;
  const starts = countStartsWanted(state, seat);
  const chosen: Candidate[] = [];
  let left = own.cashDollars;
  for (let tries = 0; tries < 30; tries += 1) {
    if (chosen.length >= (starts ?? 1 + random.below(2))) break;
    const place = random.pick(listLivePlaces(state));
    if (place === undefined || chosen.some(({ key }) => key === place.key)) continue;
    const racket = place.racket ?? random.pick(listOpenableRackets(state));
    if (racket === undefined) continue;
    const eachDollars = racketTable[racket].costDollars;
    const ground = buildGround(state, place.key);
    const spots = ground.site.positions.filter((one) => state.pieces[one] === undefined);
    const count = starts === null ? 1 + random.below(3) : 1;
    const picked = new Set(Array.from({ length: count }, () => random.pick(spots) ?? spots[0]));
    const mask = buildMask(
      ground.site,
      [...picked].flatMap((one) => one ?? []),
    );
    const size = countPositions(mask);
    if (mask === 0 || size * eachDollars > left) continue;
    if (placePositions(ground, at, mask).lost !== null) continue;
    left -= size * eachDollars;
    const opens = place.status === 'unplayed';
    chosen.push({ key: place.key, racket, opens, mask, size, takes: 0, gain: 0, eachDollars });
  }
  return { chosen, score: 0 };
}
