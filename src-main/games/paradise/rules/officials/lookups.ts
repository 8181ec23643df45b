import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { officialKinds, formatStyledName, type OfficialKind } from '#shared/games/paradise/officials.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import { computeDoorPerks, computeOfficialDiscount, computeSomethingBonus, type PerkFacts } from '../city/rackets.ts';
import type { State } from '../state.ts';
import { derivedBySeat } from '#kernel/derived.ts';
import { officialTable } from '../tables/officials.ts';
import type { RaidBonus } from '../events/schemas/press.ts';
import { formatDealingKey, type Official, type Payroll } from '../state/records/officials.ts';

/** A post with the fields that lookups need; a seat's view has fewer than the state. */
type Post = Pick<DeepReadonly<Official>, 'id' | 'kind' | 'name' | 'precinct'>;

/** The facts that payroll lookups need: the whole state, or a seat's view with its own payroll. */
export type Payrolls<O extends Post = Post> = {
  readonly officials: Readonly<Record<OfficialId, O>>;
  readonly payrolls: DeepReadonly<Record<string, Payroll>>;
};

/** An official and his monthly pay. */
export type InPay<O extends Post> = { official: O; payroll: DeepReadonly<Payroll> };

/** Requires an official. */
export function requireOfficial(city: Pick<State, 'officials'>, id: OfficialId): DeepReadonly<Official> {
  const official = city.officials[id];
  if (official === undefined) {
    throw new Refusal(`There is no official “${id}” in this city; pick one from the Hall.`, 'OFF-1');
  }
  return official;
}

/** Returns the gang's payroll entry for an official, or null. */
export function findPayroll(
  city: Pick<Payrolls, 'payrolls'>,
  seat: SeatId,
  id: OfficialId,
): DeepReadonly<Payroll> | null {
  return city.payrolls[formatDealingKey(seat, id)] ?? null;
}

/** Requires an official in this gang's pay. */
export function requireOwnOfficial(state: State, seat: SeatId, id: OfficialId): InPay<DeepReadonly<Official>> {
  const official = requireOfficial(state, id);
  const payroll = findPayroll(state, seat, id);
  if (payroll === null) {
    throw new Refusal(`${formatStyledName(official)} is not on your payroll; buy him first.`, 'OFF-1');
  }
  return { official, payroll };
}

/** A gang's officials in the order of the rulebook's table, the highest office first. */
export const listPayrolls = derivedBySeat(findPayrolls);

function findPayrolls<O extends Post>(city: Payrolls<O>, seat: SeatId): readonly InPay<O>[] {
  const rank = ({ official }: InPay<O>): number => officialKinds.indexOf(official.kind);
  return Object.values(city.payrolls)
    .filter((payroll) => payroll.seat === seat)
    .flatMap((payroll) => {
      const official = city.officials[payroll.official];
      return official === undefined ? [] : [{ official, payroll }];
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Every gang that pays an official, in seat order. */
export function listOwners(city: Pick<State, 'payrolls' | 'gangs'>, id: OfficialId): SeatId[] {
  const seats = Object.keys(city.gangs) as SeatId[];
  return seats.filter((seat) => findPayroll(city, seat, id) !== null);
}

/** Finds the one holder of a unique post, or null before City Hall is seated. */
export function findOnlyHolder<O extends Post>(
  city: Pick<Payrolls<O>, 'officials'>,
  kind: 'mayor' | 'chief' | 'editor',
): O | null {
  return city.officials[kind as OfficialId] ?? null;
}

/** A gang's officials of one kind. */
export function listOfficialsInPay<O extends Post>(city: Payrolls<O>, seat: SeatId, kind: OfficialKind): O[] {
  return listPayrolls(city, seat)
    .map(({ official }) => official)
    .filter((official) => official.kind === kind);
}

/** [OFF-4, LAW-1] Lists the Judges on a gang's payroll. */
export function listOwnedJudges<O extends Post>(city: Payrolls<O>, seat: SeatId): O[] {
  return listOfficialsInPay(city, seat, 'judge');
}

/** [OFF-3, RK-11] All that a gang adds to its roll when Something Must Be Done. */
export function raidBonuses(city: Payrolls & PerkFacts, seat: SeatId): RaidBonus[] {
  const bonuses: RaidBonus[] = listPayrolls(city, seat)
    .map(({ official }) => ({
      reason: formatStyledName(official),
      value: officialTable[official.kind].raidBonus,
      official: official.id,
    }))
    .filter(({ value }) => value > 0);
  const value = computeSomethingBonus(computeDoorPerks(city, seat));
  // The house of Paradise has been called so for short in every file.
  const house = city.city === undefined ? 'Madame Louisa’s' : findCity(city).places.get('madame-louisas');
  if (value > 0) bonuses.push({ reason: house ?? '', value, official: null });
  return bonuses;
}

/** [RK-10] Computes the percent that a gang's clubs take off its officials' pay. */
export function computePayDiscount(city: PerkFacts, seat: SeatId): number {
  return computeOfficialDiscount(computeDoorPerks(city, seat));
}

/** [RK-10] Computes the pay for a rate, in whole dollars, halves up. */
export function payDollars(rateDollars: number, discountPercent: number): number {
  return Math.round((rateDollars * (100 - discountPercent)) / 100);
}
