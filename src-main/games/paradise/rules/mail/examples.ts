import { nameDistrict } from '#shared/games/paradise/city.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { isMissingName, listWordings, type ExampleNames } from '#kernel/orders/examples.ts';
import { listNearbyIndependents } from './near.ts';
import { sheetExamples } from './sheetText.ts';

/**
 * Lists an example of each order, with people and places that the seat knows. Of several versions it takes one that the
 * rules allow at present; orders without anything to be about are left out.
 */
export function listExamples(view: CampaignView, seat: SeatId): string[][] {
  const sets = listNameSets(view, seat);
  return sheetExamples.flatMap((example) => {
    const doors = listDoors(view, seat, example);
    const all = listVariants(example).flatMap((variant) =>
      sets.flatMap((names) => doors.flatMap((place) => listWordings(variant, [{ ...names, ...place }]))),
    );
    const versions = [...new Set(all)];
    return versions.length === 0 ? [] : [versions];
  });
}

/** Versions tried at most of each kind of thing. */
const mostTried = 6;

/** Lists the doors that an order may be about, under the names of the examples; one empty set if it names none. */
function listDoors(view: CampaignView, seat: SeatId, example: string): ExampleNames[] {
  const named = { 'The Blue Parrot (The Docks)': undefined, 'The Blue Parrot': undefined };
  if (!isMissingName(example, named)) return [named];
  const own = view.businesses.filter(({ owner }) => owner === seat);
  const doors = /^(?:Guard|Withhold)/u.test(example)
    ? own
    : /^(?:Sign|Book)/u.test(example)
      ? own.filter(({ type }) => type === 'nightclub')
      : /^Take over/u.test(example)
        ? listNearbyIndependents(view, seat)
        : orderByOwner(view.businesses.filter(({ owner }) => owner !== null && owner !== seat));
  return doors.slice(0, mostTried).map(({ name, district }) => {
    const place = `${name} (${nameDistrict(district)})`;
    return { 'The Blue Parrot (The Docks)': place, 'The Blue Parrot': place };
  });
}

/**
 * Orders the businesses so that the first one of each rival comes first: a Hit may only be at a door of the target's
 * gang.
 */
function orderByOwner(doors: CampaignView['businesses']): CampaignView['businesses'] {
  const firsts = [...Map.groupBy(doors, ({ owner }) => owner).values()].flatMap(([one]) =>
    one === undefined ? [] : [one],
  );
  return [...new Set([...firsts, ...doors])];
}

/** Lists an example as it is, then with other prices, and without parts that a gang may lack. */
function listVariants(example: string): string[] {
  const plain = example.replace(/, in (?:1 car|our truck)$/u, '');
  const bids = /^Bid /u.test(example)
    ? [500, 1_000, 2_000].map((dollars) => example.replace(/\d+/u, String(dollars)))
    : [];
  return [...new Set([example, ...bids, example.replace(/2 points$/u, '1 point'), plain])];
}

/** Lists names of the seat's game: the first of each kind, then variants, one kind at a time. */
function listNameSets(view: CampaignView, seat: SeatId): ExampleNames[] {
  const names = listNames(view, seat);
  const own = view.gangsters.filter(({ gang }) => gang === seat);
  const rivals = view.gangs.filter((gang) => gang.seat !== seat && gang.eliminatedMonth === null);
  const bases = view.businesses.filter(({ owner }) => owner === seat);
  const officials = view.officials.toSorted((a, b) => Number(isPaid(b, seat)) - Number(isPaid(a, seat)));
  return [
    names,
    ...own.map(({ name }) => ({ ...names, Spats: name })),
    ...rivals.map(({ name }) => ({ ...names, 'The Cedar Hill Combine': name })),
    ...bases.slice(0, 1).map((door) => ({ ...names, 'The Docks': nameDistrict(door.district) })),
    ...officials.map((one) => ({ ...names, 'Captain Dunn': formatStyledName(one) })),
    ...view.departed.slice(-mostTried).map(({ name }) => ({ ...names, 'Moe Ash': name })),
    ...view.shows.boxers.slice(0, mostTried).map(({ name }) => ({ ...names, 'Kid Malone': name })),
  ];
}

function isPaid({ payrolls }: CampaignView['officials'][number], seat: SeatId): boolean {
  return payrolls.some((one) => one.seat === seat);
}

function listNames(view: CampaignView, seat: SeatId): ExampleNames {
  const own = view.gangsters.filter(({ gang }) => gang === seat);
  const [first, second] = [...own].sort((a, b) => Number(a.custody !== null) - Number(b.custody !== null));
  const rival = view.gangs.find((gang) => gang.seat !== seat && gang.eliminatedMonth === null);
  const official = view.officials.find(({ kind }) => kind === 'captain');
  const reporter = view.officials.find(({ kind }) => kind === 'reporter');
  return {
    Spats: first?.name,
    'Big Tommy': second?.name,
    'Sal Pike': view.rivals.find(({ knownBy }) => knownBy === seat)?.name,
    'The Cedar Hill Combine': rival?.name,
    'The Docks': nameDistrict(rival?.base ?? view.districts[0]?.id ?? ''),
    'Captain Dunn': official === undefined ? undefined : formatStyledName(official),
    'Reporter Ash': reporter === undefined ? undefined : formatStyledName(reporter),
    'Kid Malone': view.shows.boxers[0]?.name,
    'Red Ash': view.shows.boxers[1]?.name,
    'The Hot Five': view.shows.bands[0]?.name,
    'Moe Ash': view.departed[0]?.name,
  };
}
