import { lookUpDistrict, paradiseCity, type City, type River } from '#shared/games/paradise/cities/city.ts';
import { findMapFaults } from '#shared/games/paradise/cities/making/mapFaults.ts';
import { mapSize } from '#shared/games/paradise/cities/pack.ts';
import { drawCurve, type Coordinates } from '#shared/words/geometry.ts';
import { memoizeObject } from '#shared/words/memoize.ts';

/** A river or a coast as the map draws it. */
export type Water = {
  /** The water between its banks; where `width` is given, the line of its middle. */
  path: string;
  width: number | null;
  /** Engraved lines, thinning out from the bank. */
  waves: readonly string[];
  /** The same lines with the bank itself, as points. */
  lines: readonly (readonly Coordinates[])[];
};

/** A bridge: its two sides, and its piers in the water. */
type Bridge = { deck: readonly Coordinates[]; arches: readonly (readonly [Coordinates, Coordinates])[] };

/** The drawing of the water of a city. */
export type Waterfront = {
  /** Rivers and coasts beside the city, under its districts. */
  around: readonly Water[];
  /** Rivers through the city, over its districts. */
  through: readonly Water[];
  piers: readonly (readonly Coordinates[])[];
  bridges: readonly Bridge[];
};

/** Draws the water of a city, its piers, and its bridges; those of Paradise were set by hand. */
export const drawWaterfront = memoizeObject((city: City): Waterfront => {
  const banked = city.rivers.filter(({ bank }) => bank !== undefined);
  const through = city.rivers.filter(({ bank }) => bank === undefined);
  const isParadise = city === paradiseCity;
  const bridges = isParadise ? [bridgeOfParadise] : city.rivers.flatMap(fitBridges);
  const piers = banked.flatMap((river) => fitPiers(city, river));
  return {
    around: banked.map(drawBanked),
    through: through.map(drawThrough),
    piers: isParadise ? piersOfParadise : keepApart(piers, bridges),
    bridges,
  };
});

const ways = { north: [0, 1], south: [0, -1], west: [1, 0], east: [-1, 0] } as const;

function findWay({ bank }: River): Coordinates {
  return ways[bank ?? 'north'];
}

function offsetAlong(points: readonly Coordinates[], [dx, dy]: Coordinates, by: number): Coordinates[] {
  return points.map(([x, y]): Coordinates => [x + dx * by, y + dy * by]);
}

const waveDistances = [0, 7, 15, 25, 37, 51, 65, 82, 102, 126];
/** A river has this many of them at most; a coast has all. */
const riverWaves = 7;
/** Water that is wider than this is a coast. */
const widestRiver = 200;

function drawBanked(river: River): Water {
  const way = findWay(river);
  const [wx, wy] = way;
  const far = offsetAlong(river.line, way, river.width).map(([x, y], index): Coordinates => [
    x + wx * (index % 3) * 5,
    y + wy * (index % 3) * 5,
  ]);
  const lines = waveDistances
    .slice(0, river.width > widestRiver ? undefined : riverWaves)
    .filter((by) => by < river.width - 8)
    .map((by) => offsetAlong(river.line, way, by));
  return {
    path: `${drawCurve(river.line)}${drawCurve([...far].reverse()).replace('M', 'L')}Z`,
    width: null,
    lines,
    waves: lines.slice(1).map(drawCurve),
  };
}

function drawThrough({ line, width }: River): Water {
  const lines = [-0.5, 0.5, -0.15, 0.2].map((share) => offsetSideways(line, width * share));
  return { path: drawCurve(line), width, lines, waves: lines.slice(2).map(drawCurve) };
}

/** Offsets a line to one of its own sides. */
function offsetSideways(line: readonly Coordinates[], by: number): Coordinates[] {
  return line.map(([x, y], at): Coordinates => {
    const [x1, y1] = line[at - 1] ?? [x, y];
    const [x2, y2] = line[at + 1] ?? [x, y];
    const run = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [Math.round((x - ((y2 - y1) / run) * by) * 10) / 10, Math.round((y + ((x2 - x1) / run) * by) * 10) / 10];
  });
}

function tracePiers(from: Coordinates, to: Coordinates, count: number, length: number): Coordinates[][] {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Coordinates = [(to[0] - from[0]) / run, (to[1] - from[1]) / run];
  const out: Coordinates = [-along[1], along[0]];
  return Array.from({ length: count }, (_, index) => {
    const t = ((index + 0.5) / count) * run;
    const reach = length * (index % 2 === 0 ? 1 : 0.75);
    const findPierCorner = (a: number, o: number): Coordinates => [
      from[0] + along[0] * (t + a) + out[0] * o,
      from[1] + along[1] * (t + a) + out[1] * o,
    ];
    return [findPierCorner(-4.5, -2), findPierCorner(4.5, -2), findPierCorner(4.5, reach), findPierCorner(-4.5, reach)];
  });
}

/** Units of a bank from pier to pier. */
const pierSpacing = 22;

/** Lists the stretches of a line on the map, each with its two ends. */
function listStretches(line: readonly Coordinates[]): (readonly [Coordinates, Coordinates])[] {
  return line
    .slice(1)
    .map((to, at) => [line[at] ?? to, to] as const)
    .filter((ends) => ends.every(([x, y]) => x >= 0 && y >= 0 && x <= mapSize.width && y <= mapSize.height));
}

/** Fits piers to the bank along the districts that are a waterfront. */
function fitPiers(city: City, river: River): Coordinates[][] {
  const [wx, wy] = findWay(river);
  const quays = new Set(
    city.districts
      .map((district) => lookUpDistrict(city, district))
      .flatMap(({ outline, isWaterfront }) => (isWaterfront ? outline.map(String) : [])),
  );
  const isQuay = (ends: readonly Coordinates[]): boolean => ends.every((end) => quays.has(String(end)));
  return listStretches(river.line)
    .filter(isQuay)
    .flatMap(([from, to]) => {
      const isOutward = wx * -(to[1] - from[1]) + wy * (to[0] - from[0]) > 0;
      const count = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / pierSpacing);
      const reach = Math.min(34, river.width * 0.44);
      return isOutward ? tracePiers(from, to, count, reach) : tracePiers(to, from, count, reach);
    });
}

type Plan = readonly Coordinates[];

/** Keeps the piers that are under no bridge and on no other pier. */
function keepApart(piers: readonly Plan[], bridges: readonly Bridge[]): Plan[] {
  const taken = bridges.map(({ deck }) => widenDeck(deck));
  return piers.filter((pier) => {
    const isFree = taken.every((other) => findMapFaults([pier, other]).every(({ kind }) => kind !== 'overlaps'));
    if (isFree) taken.push(pier);
    return isFree;
  });
}

/** Units beside a bridge where no pier is, its arches among them. */
const besideBridge = 7;

/** Widens a deck, whose corners are those of its near end and then those of its far end, crosswise. */
function widenDeck(deck: Plan): Plan {
  return deck.map(([x, y], at): Coordinates => {
    const [ox, oy] = deck[at % 2 === 0 ? at + 1 : at - 1] ?? [x, y];
    const run = Math.hypot(x - ox, y - oy) || 1;
    return [x + ((x - ox) / run) * besideBridge, y + ((y - oy) / run) * besideBridge];
  });
}

/** Fits three bridges over a river through the city, one over a river beside it, and none over a sea. */
function fitBridges({ line, width, bank }: River): Bridge[] {
  const stretches = listStretches(line);
  const wanted = bank === undefined ? [0.25, 0.5, 0.75] : width > widestRiver ? [] : [0.6];
  const places = [...new Set(wanted.map((share) => Math.floor(stretches.length * share)))];
  return places.flatMap((place) => {
    const ends = stretches[place];
    return ends === undefined ? [] : [spanBridge(ends, { line, width, bank })];
  });
}

function spanBridge([from, to]: readonly [Coordinates, Coordinates], river: River): Bridge {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const run = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Coordinates = [(to[0] - from[0]) / run, (to[1] - from[1]) / run];
  const across = river.bank === undefined ? ([-along[1], along[0]] as const) : findWay(river);
  const side = river.bank === undefined ? along : ([-across[1], across[0]] as const);
  const [near, far] = river.bank === undefined ? [-river.width / 2 - 7, river.width / 2 + 7] : [-14, river.width + 22];
  const half = river.bank === undefined ? 4 : 7;
  const find = (by: number, at: number): Coordinates => [
    mx + across[0] * by + side[0] * at,
    my + across[1] * by + side[1] * at,
  ];
  const arches = [0.3, 0.5, 0.7].map((share): readonly [Coordinates, Coordinates] => {
    const by = near + (far - near) * share;
    return [find(by, -half - 4), find(by, half + 4)];
  });
  return { deck: [find(near, -half), find(near, half), find(far, half), find(far, -half)], arches };
}

/** The piers of Paradise, from Riverside to the bridge. */
const piersOfParadise: Waterfront['piers'] = [
  ...tracePiers([152, 486], [212, 518], 2, 22),
  ...tracePiers([212, 518], [268, 560], 2, 26),
  ...tracePiers([268, 560], [330, 592], 3, 32),
  ...tracePiers([330, 592], [412, 608], 4, 36),
  ...tracePiers([412, 608], [500, 604], 4, 34),
  ...tracePiers([752, 598], [822, 616], 2, 24),
];

/** The great bridge of Paradise. */
const bridgeOfParadise: Bridge = {
  deck: [
    [640, 574],
    [654, 574],
    [668, 764],
    [654, 764],
  ],
  arches: [604, 624, 644].map((y): readonly [Coordinates, Coordinates] => [
    [636 + (y - 574) * 0.08, y],
    [660 + (y - 574) * 0.08, y],
  ]),
};
