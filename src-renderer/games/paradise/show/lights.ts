import type { District } from '#shared/games/paradise/city.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { Named } from '#shared/views/log.ts';
import type { Coordinates } from '#shared/words/geometry.ts';
import { findCity } from '#shared/games/paradise/cities/city.ts';
import { findSign } from '#shared/games/paradise/drawing/signs.ts';

/** The places of the map that stay lit: whole districts, and doors with their names. */
export type Lights = {
  districts: readonly District[];
  doors: readonly { id: string; name: string; at: Coordinates }[];
};

/** Finds what a scene lights up on the map: each door with the district round it. */
export function findLights(
  view: Pick<CampaignView, 'businesses' | 'city'>,
  places: ReadonlyMap<string, Coordinates>,
  named: readonly Named[],
): Lights {
  const city = findCity(view);
  const businesses = named.flatMap(({ kind, id }) =>
    kind === 'business' ? (view.businesses.find((one) => one.id === id) ?? []) : [],
  );
  const doors = businesses.flatMap(({ id, name, type, district }) => {
    const at = places.get(id) ?? findSign(city, type, district)?.place;
    return at === undefined ? [] : [{ id, name, at }];
  });
  const districts = named.flatMap(({ kind, id }) => (kind === 'district' && city.districts.includes(id) ? [id] : []));
  return { districts: [...new Set([...districts, ...businesses.map(({ district }) => district)])], doors };
}
