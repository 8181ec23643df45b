import { districtNames, districts } from '#shared/games/paradise/city.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { DoorMap } from '#shared/views/paper.ts';
import { dropArticle } from './phrases.ts';

/** Returns the doors each gang has in each district, for the map inside; null for older files. */
export function readDoorMap(news: MonthNews): DoorMap | null {
  const standings = news.items.find((item) => item.kind === 'standings');
  if (standings?.doors === undefined) return null;
  const { doors, holdings } = standings;
  return {
    holders: holdings.map(({ gang }) => ({ seat: gang.seat, name: dropArticle(gang.name) })),
    quarters: districts.map((district) => ({
      quarter: district,
      name: dropArticle(districtNames[district]),
      doors: doors
        .filter((one) => one.district === district)
        .map(({ seat, count }) => ({ seat, count }))
        .sort((a, b) => Number(a.seat === null) - Number(b.seat === null) || b.count - a.count),
    })),
  };
}
