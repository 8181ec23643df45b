import type { ParadiseTable } from '../paradiseTable.ts';
import { businessesOf } from '../lookups.ts';
import { policeRaidOn } from './raiding.ts';

/**
 * [PO-6] From the month after they came, the Feds raid a business of some gang in some district,
 * whichever it may be; LAW-3: with one gang in their sights, only of that gang.
 */
export function raidByFeds(table: ParadiseTable): void {
  const { feds, month } = table.state;
  if (!feds.inTown || feds.sinceMonth === null || feds.sinceMonth >= month) return;
  const { target } = table.state.feds;
  const held = businessesOf(table.state).filter(({ owner }) =>
    target === null ? owner !== null : owner === target,
  );
  const districts = [...new Set(held.map(({ district }) => district))];
  if (districts.length === 0) return;
  const district = table.dice.pick(districts, 'Where the Feds strike');
  const business = table.dice.pick(
    held.filter((one) => one.district === district),
    'Which door they take',
  );
  policeRaidOn(table, { business: business.id, extraCars: 0 });
}
