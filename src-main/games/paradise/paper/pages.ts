import { findCity, type City } from '#shared/games/paradise/cities/city.ts';
import { nameDistrict, type District } from '#shared/games/paradise/city.ts';
import { lookUpGround } from '#shared/games/paradise/drawing/grounds.ts';
import { drawWaterfront, type Water } from '#shared/games/paradise/drawing/waterfront.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { DoorMap } from '#shared/views/paper.ts';
import { findCentroid, splitByShares } from '#shared/words/geometry.ts';
import { roundSpot } from '#press/page/plates.ts';
import { dropArticle } from './phrases.ts';

type Doors = DoorMap['quarters'][number]['doors'];

/** Returns the doors each gang has in each district, for the map inside; null for older files. */
export function readDoorMap(news: MonthNews): DoorMap | null {
  const standings = news.items.find((item) => item.kind === 'standings');
  if (standings?.doors === undefined) return null;
  const { doors, holdings } = standings;
  const city = findCity(news);
  const { around, through } = drawWaterfront(city);
  const list = (waters: readonly Water[]) => waters.flatMap(({ lines }) => lines.map((line) => line.map(roundSpot)));
  return {
    water: list(around),
    ...(through.length === 0 ? {} : { rivers: list(through) }),
    holders: holdings.map(({ gang }) => ({ seat: gang.seat, name: dropArticle(gang.name) })),
    quarters: city.districts.map((district) => ({
      quarter: district,
      name: dropArticle(nameDistrict(district)),
      doors: sliceGround(
        city,
        district,
        doors
          .filter((one) => one.district === district)
          .map(({ seat, count }) => ({ seat, count }))
          .sort((a, b) => Number(a.seat === null) - Number(b.seat === null) || b.count - a.count),
      ),
      outline: lookUpGround(city, district).polygon.map(roundSpot),
      at: roundSpot(findCentroid(lookUpGround(city, district).polygon)),
    })),
  };
}

/** Gives each holder the part of a district's ground that is his share of its doors. */
function sliceGround(city: City, district: District, doors: Doors): Doors {
  const { polygon, sweep } = lookUpGround(city, district);
  const shares = doors.map(({ count }) => count);
  const slices = splitByShares(polygon, shares, sweep);
  return doors.map((one, nth) => {
    const outline = (slices[nth] ?? []).map(roundSpot);
    return one.seat === null || outline.length < 3 ? one : { ...one, outline };
  });
}
