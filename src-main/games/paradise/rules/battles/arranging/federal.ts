import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { listBusinesses, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { arrangePoliceRaid } from './raiding.ts';

/**
 * [PO-6] Raids a random business from the month after the Feds came; LAW-3: one of the gangs that they are after, if
 * any has a door.
 */
export function raidByFeds(table: ParadiseTable): void {
  const { feds, month } = table.state;
  if (!feds.inTown || feds.sinceMonth === null || feds.sinceMonth >= month) return;
  const hunted = feds.targets.filter((seat) => listOwnedBusinesses(table.state, seat).length > 0);
  const held =
    hunted.length === 0
      ? listBusinesses(table.state).filter(({ owner }) => owner !== null)
      : listOwnedBusinesses(table.state, table.dice.pick(hunted, 'Whom the Feds go for'));
  const districts = [...new Set(held.map(({ district }) => district))];
  if (districts.length === 0) return;
  const district = table.dice.pick(districts, 'Where the Feds strike');
  const business = table.dice.pick(
    held.filter((one) => one.district === district),
    'Which door they take',
  );
  arrangePoliceRaid(table, { business: business.id, extraCars: 0 });
}
