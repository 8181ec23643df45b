import { districtNames } from '#shared/games/paradise/city.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { fillExample, type ExampleNames } from '#kernel/orders/examples.ts';
import { listNearbyIndependents } from './near.ts';
import { sheetExamples } from './sheetText.ts';

/** How each order is written, with people and places that the seat knows. */
export function listExamples(view: CampaignView, seat: SeatId): string[] {
  const names = listNames(view, seat);
  const own = view.businesses.find(({ owner }) => owner === seat);
  const theirs = view.businesses.find(({ owner }) => owner !== null && owner !== seat);
  const near = listNearbyIndependents(view, seat)[0];
  return sheetExamples.map((example) => {
    const door = /^Guard/u.test(example) ? own : /^Take over/u.test(example) ? near : theirs;
    const place = door === undefined ? undefined : `${door.name} (${districtNames[door.district]})`;
    return fillExample(example, {
      ...names,
      'The Blue Parrot (The Docks)': place,
      'The Blue Parrot': place,
    });
  });
}

function listNames(view: CampaignView, seat: SeatId): ExampleNames {
  const [first, second] = view.gangsters.filter(({ gang }) => gang === seat);
  const rival = view.gangs.find((gang) => gang.seat !== seat && gang.eliminatedMonth === null);
  const [official] = view.officials;
  const reporter = view.officials.find(({ kind }) => kind === 'reporter');
  return {
    Spats: first?.name,
    'Big Tommy': second?.name,
    'Sal Pike': view.rivals.find(({ knownBy }) => knownBy === seat)?.name,
    'The Cedar Hill Combine': rival?.name,
    'The Docks': rival === undefined ? undefined : districtNames[rival.base],
    'Captain Dunn': official === undefined ? undefined : formatStyledName(official),
    'Reporter Ash': reporter === undefined ? undefined : formatStyledName(reporter),
    'Kid Malone': view.shows.boxers[0]?.name,
    'Moe Ash': view.departed[0]?.name,
  };
}
