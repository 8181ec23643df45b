import type { GangSetup, MemberSetup } from '#shared/games/paradise/setup.ts';
import { computeVehiclePrice } from './equipping.ts';
import { billRecruit, sumBill, type BillLine } from './hiringBill.ts';
import { vehicleTable, weaponTable } from '../tables/people/equipment.ts';

/** [GANG-3, GANG-5, GANG-9] Bills a gang being founded, a line for each member and vehicle. */
export function billGang(gang: GangSetup): BillLine[] {
  return [
    billMember(gang.boss, { asBoss: true }),
    ...gang.members.map((member) => billMember(member, { asBoss: false })),
    ...gang.vehicles.map(({ kind, upgrades }) => ({
      label: vehicleTable[kind].name,
      dollars: computeVehiclePrice(kind, upgrades),
    })),
  ];
}

/** One member with everything bought for him. */
export function billMember(member: MemberSetup, terms: { asBoss: boolean }): BillLine {
  const weapons = member.weapons.reduce((total, w) => total + weaponTable[w].priceDollars, 0);
  const dollars = sumBill(billRecruit(member.recruit, terms)) + weapons;
  return { label: member.recruit.name, dollars };
}
