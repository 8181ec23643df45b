import { districtNames } from '#shared/games/paradise/city.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { fillExample, isMissingName, type ExampleNames } from '#kernel/orders/examples.ts';
import { listNearbyIndependents } from './near.ts';
import { sheetExamples } from './sheetText.ts';

/** How each order is written, with people and places that the seat knows; an order about what is not there is left out. */
export function listExamples(view: CampaignView, seat: SeatId): string[] {
  const names = listNames(view, seat);
  const own = view.businesses.find(({ owner }) => owner === seat);
  const theirs = view.businesses.find(({ owner }) => owner !== null && owner !== seat);
  const near = listNearbyIndependents(view, seat)[0];
  const club = view.businesses.find(({ owner, type }) => owner === seat && type === 'nightclub');
  return sheetExamples.flatMap((example) => {
    const door = /^(?:Guard|Withhold)/u.test(example)
      ? own
      : /^(?:Sign|Book)/u.test(example)
        ? club
        : /^Take over/u.test(example)
          ? near
          : theirs;
    const place = door === undefined ? undefined : `${door.name} (${districtNames[door.district]})`;
    const all = { ...names, 'The Blue Parrot (The Docks)': place, 'The Blue Parrot': place };
    return isMissingName(example, all) ? [] : [fillExample(example, all)];
  });
}

function listNames(view: CampaignView, seat: SeatId): ExampleNames {
  const own = view.gangsters.filter(({ gang }) => gang === seat);
  const [first, second] = [...own].sort(
    (a, b) => Number(a.custody !== null) - Number(b.custody !== null),
  );
  const rival = view.gangs.find((gang) => gang.seat !== seat && gang.eliminatedMonth === null);
  const official = view.officials.find(({ kind }) => kind === 'captain');
  const reporter = view.officials.find(({ kind }) => kind === 'reporter');
  return {
    Spats: first?.name,
    'Big Tommy': second?.name,
    'Sal Pike': view.rivals.find(({ knownBy }) => knownBy === seat)?.name,
    'The Cedar Hill Combine': rival?.name,
    'The Docks': districtNames[rival?.base ?? 'docks'],
    'Captain Dunn': official === undefined ? undefined : formatStyledName(official),
    'Reporter Ash': reporter === undefined ? undefined : formatStyledName(reporter),
    'Kid Malone': view.shows.boxers[0]?.name,
    'Red Ash': view.shows.boxers[1]?.name,
    'The Hot Five': view.shows.bands[0]?.name,
    'Moe Ash': view.departed[0]?.name,
  };
}
