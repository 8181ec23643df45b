import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { BusinessView, CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { Coordinates } from '#shared/words/geometry.ts';
import { findSign } from '#shared/games/paradise/drawing/signs.ts';
import type { Mark } from './marks.ts';

/** A place of the city as the arrow keys walk by it. */
export type WalkSpot = { id: BusinessId; name: string; business: BusinessView; at: Coordinates };

/** Lists the places that have signs in place of marks. */
export function listSignSpots(view: Pick<CampaignView, 'businesses' | 'city'>): WalkSpot[] {
  return view.businesses.flatMap((business) => {
    const sign = business.isUnique ? findSign(findCity(view), business.type, business.district) : null;
    if (sign === null) return [];
    return [{ id: business.id, name: business.name, business, at: sign.place }];
  });
}

/** Lists the doors with their marks. */
export function listDoorSpots(marks: readonly Mark[]): WalkSpot[] {
  return marks.map(({ business, at }) => ({ id: business.id, name: business.name, business, at }));
}
