import type { AreaId } from './ids.ts';

/** [BRO-MAP-2] An area's costs and yields, in dollars; `trades` names operations without a name. */
export type Area = {
  id: AreaId;
  name: string;
  revenueDollars: number;
  incomeDollars: number;
  influenceDollars: number;
  saturation: number;
  trades: readonly [string, string, string, string];
};

function createArea(
  id: AreaId,
  name: string,
  figures: readonly [number, number, number, number],
  trades: Area['trades'],
): Area {
  const [revenueDollars, incomeDollars, influenceDollars, saturation] = figures;
  return { id, name, revenueDollars, incomeDollars, influenceDollars, saturation, trades };
}

/** [BRO-MAP-1, BRO-MAP-2] The city of Carthage, in area order. */
export const areaTable: readonly Area[] = [
  createArea(
    'riversnobs',
    'Riversnobs',
    [12_000, 7_000, 13_000, 2],
    ['yacht-club casino', 'society bookmaker', 'forged art', 'escort agency'],
  ),
  createArea(
    'bright-lights',
    'Bright Lights',
    [10_000, 5_000, 11_000, 3],
    ['nightclub', 'jukebox route', 'ticket scalping', 'after-hours bar'],
  ),
  createArea(
    'status-quo',
    'Status Quo',
    [8_000, 4_000, 9_000, 3],
    ['bridge-club book', 'insurance swindle', 'linen service', 'union dues'],
  ),
  createArea(
    'millgate',
    'Millgate',
    [6_000, 3_000, 7_000, 4],
    ['numbers bank', 'loan office', 'union local', 'pool hall'],
  ),
  createArea(
    'waterfront',
    'Waterfront',
    [4_000, 2_000, 5_000, 6],
    ['pier thefts', 'dockers’ loans', 'smuggling berth', 'sailors’ bar'],
  ),
  createArea('skid-row', 'Skid Row', [2_000, 1_000, 3_000, 8], ['dice game', 'flophouse', 'fence', 'moonshine still']),
  createArea('railyards', 'Railyards', [2_000, 1_000, 3_000, 8], ['freight thefts', 'hobo camp', 'fence', 'card room']),
  createArea(
    'tannery-flats',
    'Tannery Flats',
    [4_000, 2_000, 5_000, 6],
    ['loan office', 'cockfights', 'bottle club', 'stolen hides'],
  ),
  createArea(
    'brickfields',
    'Brickfields',
    [6_000, 3_000, 7_000, 4],
    ['numbers bank', 'cement ring', 'pool hall', 'union local'],
  ),
  createArea(
    'main-street',
    'Main Street',
    [8_000, 4_000, 9_000, 3],
    ['protection', 'bookmaker', 'linen service', 'used cars'],
  ),
  createArea(
    'uptown',
    'Uptown',
    [10_000, 5_000, 11_000, 3],
    ['supper club', 'call house', 'bookmaker', 'jukebox route'],
  ),
];

/** [BRO-MAP-1] Six areas for up to five families, one more for each family above five. */
export function countAreas(families: number): number {
  return 6 + Math.max(0, families - 5);
}

/** [BRO-HOUSE-1] In a smaller city the middling areas stay. */
const smallerFirst: readonly AreaId[] = [
  'status-quo',
  'millgate',
  'waterfront',
  'skid-row',
  'riversnobs',
  'bright-lights',
];

/** Lists the areas of a city of this number, in area order. */
export function listCity(count: number): Area[] {
  if (count >= smallerFirst.length) return areaTable.slice(0, count);
  const kept = new Set(smallerFirst.slice(0, count));
  return areaTable.filter(({ id }) => kept.has(id));
}
