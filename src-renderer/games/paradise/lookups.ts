import type {
  BusinessView,
  CampaignView,
  GangsterView,
  GangView,
  VehicleView,
} from '#shared/games/paradise/views/campaign.ts';
import { careNames } from '#shared/games/paradise/orders/care.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { District } from '#shared/games/paradise/city.ts';

export function findGang(view: CampaignView, seat: SeatId | null): GangView | null {
  return view.gangs.find((gang) => gang.seat === seat) ?? null;
}

export function findGangster(view: CampaignView, id: GangsterId): GangsterView | null {
  return view.gangsters.find((gangster) => gangster.id === id) ?? null;
}

export function findBusiness(view: CampaignView, id: BusinessId): BusinessView | null {
  return view.businesses.find((business) => business.id === id) ?? null;
}

export function listMembers(view: CampaignView, seat: SeatId | null): GangsterView[] {
  return view.gangsters.filter((gangster) => gangster.gang === seat);
}

export function listVehicles(view: CampaignView, seat: SeatId | null): VehicleView[] {
  return view.vehicles.filter((vehicle) => vehicle.gang === seat);
}

export function listBusinesses(view: CampaignView, seat: SeatId | null): BusinessView[] {
  return view.businesses.filter((business) => business.owner === seat);
}

export function nameDistrict(view: CampaignView, id: District): string {
  return view.districts.find((district) => district.id === id)?.name ?? id;
}

/** Describes a gangster's duty this month, or the reason that keeps him from it. */
export function describeDuty(gangster: GangsterView): string {
  if (gangster.custody === 'jail') return 'In jail';
  if (gangster.custody === 'pen') return 'In the Pen';
  if (gangster.custody === 'away') return 'Left town';
  if (gangster.busyWith !== null) return gangster.busyWith;
  if (gangster.pointsLost === 0) return 'Free';
  return gangster.care === null ? 'Wounded' : `Wounded, ${careNames[gangster.care.care].toLowerCase()}`;
}

/** `open`, `shut for 2 months`, in the words of the precinct. */
export function describeBusinessState(business: BusinessView): string {
  if (business.repairMonths > 0) {
    return `under repair, ${business.repairMonths} more ${business.repairMonths === 1 ? 'month' : 'months'}`;
  }
  if (business.isOpen) return 'open';
  if (business.idleMonths === 0) return 'shut';
  return `shut for ${business.idleMonths} ${business.idleMonths === 1 ? 'month' : 'months'}`;
}
