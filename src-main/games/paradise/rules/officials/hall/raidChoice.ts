import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Reason } from '#shared/words/journal.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isBoozeForced } from '#main/games/paradise/rules/shows/booze.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import { listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { findRacket } from '#main/games/paradise/rules/city/fullRackets.ts';
import type { Official } from '#main/games/paradise/rules/state/records/officials.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { listOfficialsInPay, type Payrolls } from '../lookups.ts';

/** The winner's choice in Something Must Be Done: a gang, or a door his Captain names. */
export type RaidChoice = { target: SeatId; business: BusinessId | null };

/** [PO-5] One gang that can be raided, and the doors a Captain of the winner could name. */
export type RaidOption = {
  target: SeatId;
  /** Where chance will pick. */
  doors: readonly DeepReadonly<Business>[];
  /** [OFF-4] Those in a precinct whose Captain is the winner's. */
  named: readonly DeepReadonly<Business>[];
};

/** Plans an NPC gang's choice from public facts, with the reason. */
export type RaidPlanner = (
  view: SeatView,
  options: readonly RaidOption[],
) => { choice: RaidChoice | null; reason: Reason };

/**
 * The facts for that choice: the map, the winner's own payroll, and [RK-6] the month in which bad booze last hurt
 * somebody.
 */
export type RaidFacts = Payrolls & Pick<State, 'city' | 'businesses' | 'gangs' | 'month' | 'forcedBoozeMonth'>;

/**
 * [PO-5, RK-6, OFF-4] Lists the gangs the winner can send the police to. After bad booze those are the rivals with a
 * booze business, which may be nobody. A door the police have shut already is raided only when a gang has no other.
 */
export function raidOptions(facts: RaidFacts, winner: SeatId): RaidOption[] {
  const precincts = listOfficialsInPay(facts, winner, 'captain').map(({ precinct }) => precinct);
  const rivals = listLivingGangs(facts).filter(({ id }) => id !== winner);
  const onlyBooze = isBoozeForced(facts);
  const city = findCity(facts);
  return rivals.flatMap(({ id }) => {
    const all = listOwnedBusinesses(facts, id).filter((b) => !onlyBooze || isBooze(b));
    const open = all.filter((business) => !business.isShut);
    const doors = open.length > 0 ? open : all;
    if (doors.length === 0) return [];
    const named = doors.filter((b) => precincts.includes(lookUpDistrict(city, b.district).precinct));
    return [{ target: id, doors, named }];
  });
}

/**
 * [PO-5, RK-6] Returns true if the winner may send nobody: not after bad booze, which makes the city ask for one kind
 * of door.
 */
export function mayLetPass(facts: Pick<State, 'forcedBoozeMonth' | 'month'>): boolean {
  return !isBoozeForced(facts);
}

function isBooze({ type }: DeepReadonly<Business>): boolean {
  return findRacket(type) === 'booze';
}

/** [OFF-4] Finds the winner's Captain of the precinct of a business, or null. */
export function findCaptainOver(state: State, winner: SeatId, id: BusinessId): DeepReadonly<Official> | null {
  const district = state.businesses[id]?.district;
  if (district === undefined) return null;
  const over = lookUpDistrict(findCity(state), district).precinct;
  const captains = listOfficialsInPay(state, winner, 'captain');
  return captains.find(({ precinct }) => precinct === over) ?? null;
}
