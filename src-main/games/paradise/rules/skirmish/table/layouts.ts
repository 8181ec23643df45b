import type { Dice } from '#kernel/dice/dice.ts';
import type { Setting } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { Building, Layout } from './layout.ts';
import {
  createCover,
  pickFace,
  createFurniture,
  createHouse,
  createStreetPieces,
  createTrees,
} from './layoutPieces.ts';

/** Makes a layout; the scenario's building is first in `buildings`. */
export function makeLayout(setting: Setting, dice: Dice): Layout {
  const vary = dice.faces({ purpose: `The table: ${setting.replace('-', ' ')}`, count: 6 });
  switch (setting) {
    case 'rural-road':
      return createRuralRoad(vary);
    case 'farmhouse':
      return createFarmhouse(vary);
    case 'lot':
      return createVacantLot(vary);
    case 'street':
      return createStreet(vary, 'Corner shop', true);
    case 'racetrack':
      return { ...createStreet(vary, 'Grandstand', true), name: 'By the racetrack' };
    default:
      return createPremises(setting, vary);
  }
}

const width = 48;
const height = 36;

const houses = new Map<string, Building[]>();

/**
 * Builds the houses of a kind of table once: thousands of tables are laid, layouts are never changed, and results are
 * cached by houses.
 */
function buildHousesOnce(kind: string, build: () => Building[]): Building[] {
  const known = houses.get(kind) ?? build();
  houses.set(kind, known);
  return known;
}

/** Creates a city street between two rows of houses. */
function createStreet(vary: readonly number[], name: string, isPublic: boolean): Layout {
  const wide = 9 + pickFace(vary, 0) / 2;
  const buildings = buildHousesOnce(`${name}, ${wide} wide`, () => [
    createHouse('main', name, { x: 18, y: 1.5, width: wide, height: 9 }, 'south'),
    createHouse('west', 'Tenement', { x: 2, y: 1.5, width: 12, height: 8 }, 'south', { use: 'residence' }),
    createHouse('east', 'Shops', { x: 33, y: 1.5, width: 12, height: 8 }, 'south'),
    createHouse('south-west', 'Garage', { x: 4, y: 26, width: 14, height: 8.5 }, 'north'),
    createHouse('south-east', 'Boarding house', { x: 28, y: 26, width: 15, height: 8.5 }, 'north', {
      use: 'residence',
    }),
  ]);
  return {
    name: 'A city street',
    width,
    height,
    light: findLight(vary),
    isPublic,
    buildings,
    covers: [
      ...createStreetPieces(vary, 12.2),
      ...createStreetPieces([...vary].reverse(), 22.2),
      ...buildings.slice(0, 2).flatMap((building) => createFurniture(building, vary)),
    ],
    roads: [
      {
        points: [
          { x: 0, y: 18 },
          { x: width, y: 18 },
        ],
        width: 8,
      },
    ],
    hazards: [],
  };
}

function findLight(vary: readonly number[]): Layout['light'] {
  const one = pickFace(vary, 5);
  return one <= 4 ? 'good' : one === 5 ? 'poor' : 'bad';
}

const premisesNames: Record<string, string> = {
  business: 'The business',
  warehouse: 'Warehouse',
  restaurant: 'Restaurant',
  club: 'Supper club',
  bank: 'First Paradise Bank',
  docks: 'Pier warehouse',
};

/** [SCN-2, PO-2a] Returns true for the public building of a Hit; bars and clubs have guests on business. */
function isOpenToAll(setting: string): boolean {
  return setting === 'bank';
}

/** Creates one large building on a street: the premises that are fought over. */
function createPremises(setting: string, vary: readonly number[]): Layout {
  const base = createStreet(vary, premisesNames[setting] ?? 'The premises', setting !== 'docks');
  const isLarge = setting === 'warehouse' || setting === 'docks' || setting === 'club';
  const buildings = buildHousesOnce(setting, () => [
    createHouse(
      'main',
      premisesNames[setting] ?? 'The premises',
      { x: 16, y: 1.5, width: isLarge ? 16 : 13, height: isLarge ? 10 : 9 },
      'south',
      { isWooden: setting === 'docks', use: isOpenToAll(setting) ? 'public' : 'business' },
    ),
    ...base.buildings.slice(1),
  ]);
  const crates =
    setting === 'docks' || setting === 'warehouse'
      ? [0, 1, 2].map((i) =>
          createCover(
            `crate${i}`,
            'crates',
            { x: 6 + i * 13 + pickFace(vary, i), y: 23.5, width: 2.5, height: 2 },
            'hard',
            i === 1,
          ),
        )
      : [];
  return {
    ...base,
    name: premisesNames[setting] ?? setting,
    isPublic: setting !== 'docks' && setting !== 'warehouse',
    buildings,
    covers: [
      ...base.covers.filter((piece) => !piece.id.startsWith('main')),
      ...buildings.slice(0, 1).flatMap((main) => createFurniture(main, vary)),
      ...crates,
    ],
  };
}

/** Creates a country road with a bend between trees. */
function createRuralRoad(vary: readonly number[]): Layout {
  return {
    name: 'A country road',
    width,
    height,
    light: findLight(vary),
    isPublic: false,
    buildings: buildHousesOnce('none', () => []),
    covers: [...createTrees(vary, 3, 8), ...createTrees([...vary].reverse(), 24, 8)],
    roads: [
      {
        points: [
          { x: 0, y: 17 },
          { x: 26, y: 17 },
          { x: width, y: 20 },
        ],
        width: 6,
      },
    ],
    hazards: [],
  };
}

function createFarmhouse(vary: readonly number[]): Layout {
  const base = createRuralRoad(vary);
  const buildings = buildHousesOnce('farmhouse', () => [
    createHouse('main', 'Farmhouse', { x: 19, y: 5, width: 11, height: 8 }, 'south', {
      isWooden: true,
      use: 'residence',
    }),
  ]);
  const clear = base.covers.filter(({ rect }) => rect.x + rect.width < 17.5 || rect.x > 31.5 || rect.y > 15);
  return {
    ...base,
    name: 'A lonely farmhouse',
    buildings,
    covers: [...clear, ...buildings.flatMap((main) => createFurniture(main, vary))],
  };
}

function createVacantLot(vary: readonly number[]): Layout {
  return {
    name: 'A vacant lot',
    width: 36,
    height: 30,
    light: findLight(vary),
    isPublic: true,
    buildings: buildHousesOnce('none', () => []),
    covers: [0, 1, 2, 3, 4, 5].map((i) =>
      createCover(
        `rubble${i}`,
        i % 2 === 0 ? 'rubble' : 'fence',
        { x: 4 + i * 5 + pickFace(vary, i) / 3, y: 8 + ((i * 9 + pickFace(vary, i)) % 14), width: 2, height: 1 },
        i % 2 === 0 ? 'hard' : 'light',
      ),
    ),
    roads: [],
    hazards: [],
  };
}
