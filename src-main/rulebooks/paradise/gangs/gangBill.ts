import type { GangSetup, MemberSetup } from '../../../../src-shared/games/paradise/setup.ts';
import { vehicleDollars } from './equipping.ts';
import { billFor, totalDollars, type BillLine } from './hiringBill.ts';
import { vehicleTable, weaponTable } from '../tables/people/equipment.ts';

/** [GANG-3, GANG-5, GANG-9] Bills a gang being founded, a line for each member and vehicle. */
export function gangBill(gang: GangSetup): BillLine[] {
  return [
    memberLine(gang.boss, { asBoss: true }),
    ...gang.members.map((member) => memberLine(member, { asBoss: false })),
    ...gang.vehicles.map(({ kind, upgrades }) => ({
      label: vehicleTable[kind].name,
      dollars: vehicleDollars(kind, upgrades),
    })),
  ];
}

/** One member with everything bought for him. */
export function memberLine(member: MemberSetup, terms: { asBoss: boolean }): BillLine {
  const weapons = member.weapons.reduce((total, w) => total + weaponTable[w].priceDollars, 0);
  const dollars = totalDollars(billFor(member.recruit, terms)) + weapons;
  return { label: member.recruit.name, dollars };
}
