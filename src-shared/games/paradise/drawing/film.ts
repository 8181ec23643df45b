import type {
  BattleFilm,
  FilmCar,
  FilmDeed,
  FilmFigure,
  FilmObjective,
  FilmStep,
} from '#shared/games/paradise/views/battle.ts';

export type ShownFigure = FilmFigure & { wounds: number; isNervous: boolean; holds: number };
export type ShownCar = FilmCar & { isWrecked: boolean; isOffTable: boolean; isBurning: boolean };

/** The table at one moment. */
export type Frame = {
  figures: readonly ShownFigure[];
  cars: readonly ShownCar[];
  objectives: readonly FilmObjective[];
  fires: readonly Place[];
  charges: readonly Place[];
  /** Houses that burn, and houses whose gate was opened. */
  burning: ReadonlySet<string>;
  opened: ReadonlySet<string>;
  /** Cards that each side holds. */
  held: Readonly<Record<string, number>>;
  /** The figures that moved or were hit at this step. */
  touched: ReadonlySet<string>;
  /** The action that is told at this step, from man to man or to a place. */
  deed: FilmDeed | null;
  /** A blow, a miss, or a fright that has just befallen somebody, by his id. */
  marks: ReadonlyMap<string, Befallen>;
};

/** A shot that found or missed him, a flinch, or the loss of his nerve. */
export type Befallen = 'hit' | 'miss' | 'flinch' | 'nerve';

export type Place = { x: number; y: number };

function placeFirst(figure: FilmFigure): ShownFigure {
  return { ...figure, wounds: 0, isNervous: false, holds: 0 };
}

function parkCar(car: FilmCar): ShownCar {
  return { ...car, isWrecked: false, isOffTable: false, isBurning: false };
}

/** Undefined says nothing; everything else is new. */
function changeItem<T extends object>(item: T, change: { [K in keyof T]?: T[K] | undefined }): T {
  const next = { ...item };
  for (const key of Object.keys(change) as (keyof T)[]) {
    const value = change[key];
    if (value !== undefined) next[key] = value;
  }
  return next;
}

/** Every frame of a film, the table as it was set up first: one more than there are steps. */
export function buildFrames(film: BattleFilm): Frame[] {
  let frame: Frame = {
    figures: film.figures.map(placeFirst),
    cars: film.cars.map(parkCar),
    objectives: film.objectives,
    fires: [],
    charges: [],
    burning: new Set(),
    opened: new Set(),
    held: {},
    touched: new Set(),
    deed: null,
    marks: new Map(),
  };
  const frames: Frame[] = [frame];
  for (const step of film.steps) {
    frame = buildNextFrame(frame, step);
    frames.push(frame);
  }
  return frames;
}

function buildNextFrame(before: Frame, step: FilmStep): Frame {
  const touched = new Set([...Object.keys(step.figures), ...Object.keys(step.cars)]);
  const { figures, cars } = before;
  return {
    figures: followAll(figures, step.figures, step.arrivals.figures.map(placeFirst)),
    cars: followAll(cars, step.cars, step.arrivals.cars.map(parkCar)),
    objectives: followAll(before.objectives, step.objectives, []),
    fires: step.fires.length === 0 ? before.fires : [...before.fires, ...step.fires],
    charges: step.charges ?? before.charges,
    burning: addAll(before.burning, step.burning),
    opened: addAll(before.opened, step.opened),
    held: step.held ?? before.held,
    touched,
    deed: step.deed,
    marks: findMarks(before, step),
  };
}

/** Postures of a man who was put out of the fight. */
const outPostures = ['dead', 'out-cold', 'knocked-out'];

/** Finds what a step has done to whom: wounds, flinches and nerves from what changed, a miss from the shot itself. */
function findMarks({ figures }: Frame, { figures: changes, deed }: FilmStep): Map<string, Befallen> {
  const marks = new Map<string, Befallen>();
  if (deed?.hits !== undefined && typeof deed.to === 'string') marks.set(deed.to, deed.hits === 0 ? 'miss' : 'hit');
  for (const [id, { wounds, posture, isNervous }] of Object.entries(changes)) {
    const was = figures.find((one) => one.id === id);
    if (was === undefined) continue;
    const isOut = posture !== undefined && outPostures.includes(posture);
    if (isOut || (wounds !== undefined && wounds > was.wounds)) marks.set(id, 'hit');
    else if (isNervous === true) marks.set(id, 'nerve');
    else if (posture === 'down') marks.set(id, 'flinch');
  }
  return marks;
}

/** Applies the changes of a step to some pieces, and adds those that come; the same list where nothing is new. */
function followAll<T extends { id: string }>(
  pieces: readonly T[],
  changes: Readonly<Record<string, { [K in keyof T]?: T[K] | undefined }>>,
  arrivals: readonly T[],
): readonly T[] {
  const isChanged = Object.keys(changes).length > 0;
  if (!isChanged && arrivals.length === 0) return pieces;
  return [...pieces.map((one) => changeItem(one, changes[one.id] ?? {})), ...arrivals];
}

function addAll(before: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> {
  return more.length === 0 ? before : new Set([...before, ...more]);
}

/** The line of an action on the table: from a man to a man or a place. Null while either is off it. */
export type DeedLine = { kind: FilmDeed['kind']; from: Place; to: Place; target: string | null };

/** Finds the line that tells a frame's action. */
export function findDeedLine({ deed, figures, cars }: Frame): DeedLine | null {
  if (deed === null) return null;
  const locate = (id: string): Place | null => {
    const figure = figures.find((one) => one.id === id);
    const car = cars.find((one) => one.id === figure?.carId);
    return car?.at ?? figure?.at ?? null;
  };
  const from = locate(deed.by);
  const to = typeof deed.to === 'string' ? locate(deed.to) : deed.to;
  if (from === null || to === null) return null;
  return { kind: deed.kind, from, to, target: typeof deed.to === 'string' ? deed.to : null };
}

/** Names for the table: the last word of each name, with an initial where two men share it. */
export function nameFigures(figures: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of figures) {
    const last = findLastWord(name);
    counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  return new Map(
    figures.map(({ id, name }) => {
      const last = findLastWord(name);
      const isShared = (counts.get(last) ?? 0) > 1 && last !== name;
      return [id, isShared ? `${name[0] ?? ''}. ${last}` : last];
    }),
  );
}

/** The last name of somebody: “Jr.”, “III” and the like are none. */
function findLastWord(name: string): string {
  const words = name.split(' ');
  return words.findLast((word) => !/^(Jr\.|[IVX]{2,}|V)$/.test(word)) ?? name;
}

/** Where a name stands in relation to its figure, in inches, and whether it stands away from him; null without room. */
type LabelPlace = { dx: number; dy: number; isAway: boolean } | null;

/** Half of an inch a letter, and a line of a name is so high. */
const letterInches = 0.46;
const lineInches = 0.85;

/** So much stays free between two names on one line. */
const gapInches = 0.2;

/** Half of a figure’s width, which no other man’s name covers. */
const bodyInches = 0.5;

/** How far out a name goes that has no room at its figure, and in how many directions. */
const rings = [2.2, 3.2, 4.4];
const directions = 12;

/** Above his figure first, then below, right and left, then farther out on all sides, with a line to him. */
const labelPlaces = (width: number, size: number): NonNullable<LabelPlace>[] => [
  { dx: 0, dy: -0.75, isAway: false },
  { dx: 0, dy: 0.55 + 0.8 * size, isAway: false },
  { dx: 0.7 + width / 2, dy: 0.25, isAway: false },
  { dx: -0.7 - width / 2, dy: 0.25, isAway: false },
  ...rings.flatMap((ring) =>
    Array.from({ length: directions }, (_, nth) => {
      const angle = (2 * Math.PI * nth) / directions;
      const dx = Math.cos(angle) * (ring + width / 2);
      return { dx, dy: Math.sin(angle) * ring + 0.25, isAway: true };
    }),
  ),
];

/**
 * Where the name of each figure stands so that none covers another one, a man, or the count in a car, and none is cut
 * at the table’s edge; `size` of the letters against their usual one.
 */
export function placeLabels(
  figures: readonly { id: string; at: Place; label: string }[],
  size = 1,
  bodies: readonly { id: string; at: Place }[] = [],
  table: { width: number; height: number } | null = null,
): ReadonlyMap<string, LabelPlace> {
  const taken: { x: number; y: number; width: number }[] = [];
  const placed = new Map<string, LabelPlace>();
  for (const { id, at, label } of figures) {
    const width = label.length * letterInches * size + gapInches * size;
    const high = lineInches * size;
    const isOnTable = (x: number, y: number): boolean =>
      table === null || (x >= width / 2 && x <= table.width - width / 2 && y >= high / 2 && y <= table.height);
    const isFree = ({ dx, dy }: { dx: number; dy: number }): boolean =>
      isOnTable(at.x + dx, at.y + dy) &&
      taken.every(
        (one) => Math.abs(one.x - at.x - dx) >= (one.width + width) / 2 || Math.abs(one.y - at.y - dy) >= high,
      ) &&
      bodies.every(
        (one) =>
          one.id === id ||
          Math.abs(one.at.x - at.x - dx) >= width / 2 + bodyInches ||
          // A name stands on its line: its middle is above that.
          Math.abs(one.at.y - at.y - dy + 0.3 * size) >= bodyInches + high / 2.4,
      );
    const place = labelPlaces(width, size).find(isFree) ?? null;
    placed.set(id, place);
    if (place !== null) taken.push({ x: at.x + place.dx, y: at.y + place.dy, width });
  }
  return placed;
}

/** So much of a letter's height, a word's middle is above its line. */
const middleInches = 0.27;

/** Places the names on a table that is turned by a quarter for an upright screen: they are wide where it is high. */
export function placeTurnedLabels(
  figures: readonly { id: string; at: Place; label: string }[],
  size: number,
  bodies: readonly { id: string; at: Place }[],
  table: { width: number; height: number },
): ReadonlyMap<string, LabelPlace> {
  const turn = <F extends { at: Place }>(all: readonly F[]): F[] =>
    all.map((one) => ({ ...one, at: { x: table.height - one.at.y, y: one.at.x } }));
  const places = placeLabels(turn(figures), size, turn(bodies), { width: table.height, height: table.width });
  // The drawing turns each word about its middle.
  const middle = middleInches * size;
  return new Map(
    [...places].map(([id, place]) => [id, place && { ...place, dx: place.dy - middle, dy: middle - place.dx }]),
  );
}

/** How near the middles of two drawn figures come. */
const apartInches = 0.95;
const spreadRounds = 12;

/** Draws nobody on another: who stands nearer than two figures are wide is drawn a little aside. */
export function spreadFigures<F extends { at: Place }>(figures: readonly F[]): F[] {
  const spread = figures.map((figure) => ({ ...figure, at: { ...figure.at } }));
  for (let round = 0; round < spreadRounds; round += 1) {
    spread.forEach((one, nth) => {
      for (const other of spread.slice(nth + 1)) pushApart(one.at, other.at, nth);
    });
  }
  return spread;
}

function pushApart(one: Place, other: Place, nth: number): void {
  const x = other.x - one.x;
  const y = other.y - one.y;
  if (Math.abs(x) >= apartInches || Math.abs(y) >= apartInches) return;
  const inches = Math.hypot(x, y);
  if (inches >= apartInches) return;
  // Two on one point part in a direction of their own.
  const angle = inches < 0.01 ? nth : Math.atan2(y, x);
  const half = (apartInches - inches) / 2;
  one.x -= Math.cos(angle) * half;
  one.y -= Math.sin(angle) * half;
  other.x += Math.cos(angle) * half;
  other.y += Math.sin(angle) * half;
}

/** How a figure's state is drawn and told. */
export const postures: Record<string, { word: string; isOnTable: boolean; isUp: boolean }> = {
  up: { word: 'standing', isOnTable: true, isUp: true },
  down: { word: 'down', isOnTable: true, isUp: false },
  'knocked-out': { word: 'knocked out', isOnTable: true, isUp: false },
  'out-cold': { word: 'out cold', isOnTable: true, isUp: false },
  dead: { word: 'dead', isOnTable: true, isUp: false },
  gone: { word: 'off the table', isOnTable: false, isUp: false },
  surrendered: { word: 'hands up', isOnTable: true, isUp: false },
  arrested: { word: 'arrested', isOnTable: false, isUp: false },
};

/** Counts those of a side who still stand, lie about, and are gone, and the cards it holds. */
export function countSide(
  frame: Frame,
  side: FilmFigure['side'],
): { standing: number; fallen: number; away: number; held: number } {
  const own = frame.figures.filter((figure) => figure.side === side);
  return {
    standing: own.filter(({ posture }) => postures[posture]?.isUp ?? false).length,
    fallen: own.filter(({ posture }) => {
      const drawn = postures[posture];
      return drawn !== undefined && drawn.isOnTable && !drawn.isUp;
    }).length,
    away: own.filter(({ posture }) => !(postures[posture]?.isOnTable ?? true)).length,
    held: frame.held[side] ?? 0,
  };
}
