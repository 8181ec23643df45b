import { memoize } from '#shared/words/memoize.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BusinessId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import { listOwnedBusinesses, isWorking } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import { dollarsPerLoot } from '../tables/rackets.ts';
import { bandTerms } from '../tables/shows.ts';
import type { Band } from '../state/records/shows.ts';

/** The facts that band rules need; the state and a seat's view have both. */
export type BandFacts = Pick<State, 'businesses' | 'bands'>;

/** [RK-7] Bands still under contract, in the order they were signed. */
export function listLivingBands(city: Pick<State, 'bands'>): DeepReadonly<Band>[] {
  return Object.values(city.bands).filter((band) => band.endedMonth === null);
}

export function listBands(city: Pick<State, 'bands'>, seat: SeatId): DeepReadonly<Band>[] {
  return listLivingBands(city).filter((band) => band.owner === seat);
}

/** Requires a band of this gang's. */
export function requireOwnBand(city: Pick<State, 'bands'>, seat: SeatId, id: BandId): DeepReadonly<Band> {
  const band = city.bands[id];
  if (band?.owner === seat && band.endedMonth === null) return band;
  throw new Refusal('The gang has no such band under contract; pick one of its own.', 'RK-7');
}

/** [RK-7] The dice a band adds to its club's Loot. */
export function countBandDice(band: DeepReadonly<Pick<Band, 'isOnRadio'>>): number {
  return band.isOnRadio ? bandTerms.radioDice : bandTerms.ordinaryDice;
}

/** [RK-7] Returns true if a band plays this month: at an open nightclub of its owner. */
export function isPlaying(city: BandFacts, band: DeepReadonly<Band>): boolean {
  const club = band.club === null ? undefined : city.businesses[band.club];
  return band.endedMonth === null && club?.owner === band.owner && isWorking(club);
}

/** [RK-7] The band that plays at each nightclub of a gang's. */
export function findBandsByClub(city: BandFacts, seat: SeatId): Map<BusinessId, DeepReadonly<Band>> {
  const playing = new Map<BusinessId, DeepReadonly<Band>>();
  for (const band of listBands(city, seat)) {
    if (band.club !== null && isPlaying(city, band)) playing.set(band.club, band);
  }
  return playing;
}

/** The gang's nightclubs, open or shut. */
export function listClubs(city: Pick<State, 'businesses'>, seat: SeatId): DeepReadonly<Business>[] {
  return listOwnedBusinesses(city, seat).filter(({ type }) => type === 'nightclub');
}

/** [RK-7] Lists the gang's open nightclubs without a band; `leaving` is about to go elsewhere. */
export function listFreeClubs(city: BandFacts, seat: SeatId, leaving: BandId | null = null): DeepReadonly<Business>[] {
  const open = listClubs(city, seat).filter(isWorking);
  if (open.length === 0) return [];
  const taken = new Set(listBands(city, seat).flatMap((band) => (band.id === leaving ? [] : (band.club ?? []))));
  return open.filter(({ id }) => !taken.has(id));
}

/** The effect of a month's dice on a band. */
export type BandTurn = 'stays' | 'fades' | 'goes-on-air';

/**
 * [RK-7] Two 1s end it: one after the other on a single die, on one roll or in successive months with
 * two. Two 6s in a row on the single die bring the radio.
 */
export function judgeBandTurn(
  band: DeepReadonly<Pick<Band, 'isOnRadio' | 'lastFaces'>>,
  faces: readonly number[],
): BandTurn {
  const both = [...band.lastFaces, ...faces];
  const count = (face: number): number => both.filter((other) => other === face).length;
  if (count(bandTerms.fadingFace) >= 2) return 'fades';
  const rises = !band.isOnRadio && count(bandTerms.risingFace) >= 2;
  return rises ? 'goes-on-air' : 'stays';
}

/** Every throw of some dice. */
export function listThrows(count: number): number[][] {
  if (count === 0) return [[]];
  return listThrows(count - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));
}

/** [RK-7] Exact chance that the next month it plays is a band's last, or brings the radio. */
export function turnChance(band: DeepReadonly<Pick<Band, 'isOnRadio' | 'lastFaces'>>, turn: BandTurn): number {
  const all = listThrows(countBandDice(band));
  return all.filter((faces) => judgeBandTurn(band, faces) === turn).length / all.length;
}

/** Months over which a band's worth is counted. */
const worthMonths = 12;

type Outlook = { isOnRadio: boolean; lastFaces: readonly number[] };

/**
 * [RK-7] Computes a band's average income over the coming year if it always plays, in dollars: exact, over every
 * throw of every month.
 */
export function computeBandWorth(band: Outlook, months = worthMonths): number {
  return months === 0 ? 0 : averageBandIncome({ ...band, months });
}

const averageBandIncome = memoize(
  ({ months, ...band }: Outlook & { months: number }): number => {
    const all = listThrows(countBandDice(band));
    const total = all.reduce((sum, faces) => {
      const loot = faces.reduce((points, face) => points + face, 0) * dollarsPerLoot;
      return sum + loot + computeWorthAfter(band, faces, months - 1);
    }, 0);
    return total / all.length;
  },
  ({ isOnRadio, lastFaces, months }) => {
    // Only 1s, and a single die's 6, count later.
    const kept = lastFaces.filter((face) => face === 1 || (!isOnRadio && face === 6));
    return `${isOnRadio ? 'radio' : 'plain'} ${kept.join('')} ${months}`;
  },
);

function computeWorthAfter(band: Outlook, faces: number[], months: number): number {
  const turn = judgeBandTurn({ ...band, lastFaces: [...band.lastFaces] }, faces);
  if (turn === 'fades') return 0;
  const isOnRadio = band.isOnRadio || turn === 'goes-on-air';
  return computeBandWorth({ isOnRadio, lastFaces: faces }, months);
}
