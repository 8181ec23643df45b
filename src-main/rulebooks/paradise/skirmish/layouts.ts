import type { Dice } from '../../../kernel/dice.ts';
import type { Rect } from './geometry.ts';
import type { Building, Cover, Layout, Opening } from './layout.ts';

/** Where a battle is fought. */
export const settings = [
  'street',
  'business',
  'warehouse',
  'restaurant',
  'club',
  'bank',
  'docks',
  'farmhouse',
  'rural-road',
  'racetrack',
  'lot',
] as const;
export type Setting = (typeof settings)[number];

/** The building a scenario is about stands first in `buildings`. */
export function makeLayout(setting: Setting, dice: Dice): Layout {
  const vary = dice.faces({ purpose: `The table: ${setting.replace('-', ' ')}`, count: 6 });
  switch (setting) {
    case 'rural-road':
      return ruralRoad(vary);
    case 'farmhouse':
      return farmhouse(vary);
    case 'lot':
      return vacantLot(vary);
    case 'street':
      return street(vary, 'Corner shop', true);
    case 'racetrack':
      return { ...street(vary, 'Grandstand', true), name: 'By the racetrack' };
    default:
      return premises(setting, vary);
  }
}

const width = 48;
const height = 36;

function face(vary: readonly number[], index: number): number {
  return vary[index % vary.length] ?? 3;
}

function door(from: number, to: number, level: number, isLevel: boolean): Opening {
  return opening('door', from, to, level, isLevel);
}

function opening(
  kind: Opening['kind'],
  from: number,
  to: number,
  level: number,
  isLevel: boolean,
): Opening {
  return isLevel
    ? { kind, from: { x: from, y: level }, to: { x: to, y: level } }
    : { kind, from: { x: level, y: from }, to: { x: level, y: to } };
}

/** A building with a front door and two windows on the street side, a back door, side windows, a fire escape. */
function house(
  id: string,
  name: string,
  rect: Rect,
  front: 'north' | 'south',
  about: Partial<Pick<Building, 'isWooden' | 'use'>> = {},
): Building {
  const { x, y } = rect;
  const frontLevel = front === 'south' ? y + rect.height : y;
  const backLevel = front === 'south' ? y : y + rect.height;
  const middle = x + rect.width / 2;
  const openings: Opening[] = [
    door(middle - 0.9, middle + 0.9, frontLevel, true),
    opening('window', x + 1, x + 2.5, frontLevel, true),
    opening('window', x + rect.width - 2.5, x + rect.width - 1, frontLevel, true),
    door(x + 1, x + 2.6, backLevel, true),
    opening('window', x + rect.width - 3, x + rect.width - 1.5, backLevel, true),
    opening('window', y + rect.height / 2 - 0.75, y + rect.height / 2 + 0.75, x, false),
    opening(
      'window',
      y + rect.height / 2 - 0.75,
      y + rect.height / 2 + 0.75,
      x + rect.width,
      false,
    ),
    opening('fire-escape', x + rect.width / 2 - 0.5, x + rect.width / 2 + 0.5, backLevel, true),
  ];
  return { id, name, rect, storeys: 2, isWooden: false, use: 'business', ...about, openings };
}

function cover(id: string, name: string, rect: Rect, grade: Cover['grade'], isTall = false): Cover {
  return { id, name, rect, grade, isTall };
}

/** Tables, a bar, crates: what stands inside. */
function furniture(building: Building, vary: readonly number[]): Cover[] {
  const { x, y } = building.rect;
  const inner = { width: building.rect.width - 3, height: building.rect.height - 3 };
  return vary.slice(0, 4).map((one, i) =>
    cover(
      `${building.id}-f${i}`,
      i === 0 ? 'counter' : 'tables',
      {
        x: x + 1.5 + (inner.width * ((one + i * 2) % 6)) / 7,
        y: y + 1.8 + (inner.height * ((i * 2 + one) % 5)) / 6,
        width: i === 0 ? 3 : 1.2,
        height: 0.8,
      },
      i === 0 ? 'hard' : 'light',
    ),
  );
}

/** Parked cars, mailboxes and pushcarts along a street at a given height. */
function streetPieces(vary: readonly number[], level: number): Cover[] {
  const parked = [0, 1, 2, 3].map((i) =>
    cover(
      `car${level}-${i}`,
      'parked car',
      { x: 3 + i * 11 + face(vary, i), y: level, width: 4, height: 1.8 },
      'hard',
    ),
  );
  const carts = [0, 1].map((i) =>
    cover(
      `cart${level}-${i}`,
      i === 0 ? 'pushcart' : 'mailbox',
      {
        x: 9 + i * 18 + face(vary, i + 3),
        y: level + (i === 0 ? 2.4 : -0.9),
        width: 1,
        height: 0.7,
      },
      'light',
    ),
  );
  return [...parked, ...carts];
}

/** A city street between two rows of houses. */
function street(vary: readonly number[], name: string, isPublic: boolean): Layout {
  const wide = 9 + face(vary, 0) / 2;
  const buildings = [
    house('main', name, { x: 18, y: 1.5, width: wide, height: 9 }, 'south'),
    house('west', 'Tenement', { x: 2, y: 1.5, width: 12, height: 8 }, 'south', {
      use: 'residence',
    }),
    house('east', 'Shops', { x: 33, y: 1.5, width: 12, height: 8 }, 'south'),
    house('south-west', 'Garage', { x: 4, y: 26, width: 14, height: 8.5 }, 'north'),
    house('south-east', 'Boarding house', { x: 28, y: 26, width: 15, height: 8.5 }, 'north', {
      use: 'residence',
    }),
  ];
  return {
    name: 'A city street',
    width,
    height,
    light: lightFor(vary),
    isPublic,
    buildings,
    covers: [
      ...streetPieces(vary, 12.2),
      ...streetPieces([...vary].reverse(), 22.2),
      ...buildings.slice(0, 2).flatMap((building) => furniture(building, vary)),
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

function lightFor(vary: readonly number[]): Layout['light'] {
  const one = face(vary, 5);
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

function isOpenToAll(setting: string): boolean {
  return setting === 'bank' || setting === 'restaurant' || setting === 'club';
}

/** One large building on a street: the premises that are fought over. */
function premises(setting: string, vary: readonly number[]): Layout {
  const base = street(vary, premisesNames[setting] ?? 'The premises', setting !== 'docks');
  const isLarge = setting === 'warehouse' || setting === 'docks' || setting === 'club';
  const main = house(
    'main',
    premisesNames[setting] ?? 'The premises',
    { x: 16, y: 1.5, width: isLarge ? 16 : 13, height: isLarge ? 10 : 9 },
    'south',
    { isWooden: setting === 'docks', use: isOpenToAll(setting) ? 'public' : 'business' },
  );
  const crates =
    setting === 'docks' || setting === 'warehouse'
      ? [0, 1, 2].map((i) =>
          cover(
            `crate${i}`,
            'crates',
            { x: 6 + i * 13 + face(vary, i), y: 23.5, width: 2.5, height: 2 },
            'hard',
            i === 1,
          ),
        )
      : [];
  return {
    ...base,
    name: premisesNames[setting] ?? setting,
    isPublic: setting !== 'docks' && setting !== 'warehouse',
    buildings: [main, ...base.buildings.slice(1)],
    covers: [
      ...base.covers.filter((piece) => !piece.id.startsWith('main')),
      ...furniture(main, vary),
      ...crates,
    ],
  };
}

function trees(vary: readonly number[], band: number, count: number): Cover[] {
  return Array.from({ length: count }, (_, i) =>
    cover(
      `tree${band}-${i}`,
      i % 3 === 0 ? 'rocks' : 'trees',
      {
        x: 2 + ((i * 7 + face(vary, i) * 3) % 42),
        y: band + ((i * 5 + face(vary, i + 1)) % 7),
        width: 1.6,
        height: 1.2,
      },
      i % 3 === 0 ? 'hard' : 'light',
    ),
  );
}

/** A country road between trees, with a bend. */
function ruralRoad(vary: readonly number[]): Layout {
  return {
    name: 'A country road',
    width,
    height,
    light: lightFor(vary),
    isPublic: false,
    buildings: [],
    covers: [...trees(vary, 3, 8), ...trees([...vary].reverse(), 24, 8)],
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

function farmhouse(vary: readonly number[]): Layout {
  const base = ruralRoad(vary);
  const main = house('main', 'Farmhouse', { x: 19, y: 5, width: 11, height: 8 }, 'south', {
    isWooden: true,
    use: 'residence',
  });
  const clear = base.covers.filter(
    ({ rect }) => rect.x + rect.width < 17.5 || rect.x > 31.5 || rect.y > 15,
  );
  return {
    ...base,
    name: 'A lonely farmhouse',
    buildings: [main],
    covers: [...clear, ...furniture(main, vary)],
  };
}

function vacantLot(vary: readonly number[]): Layout {
  return {
    name: 'A vacant lot',
    width: 36,
    height: 30,
    light: lightFor(vary),
    isPublic: true,
    buildings: [],
    covers: [0, 1, 2, 3, 4, 5].map((i) =>
      cover(
        `rubble${i}`,
        i % 2 === 0 ? 'rubble' : 'fence',
        {
          x: 4 + i * 5 + face(vary, i) / 3,
          y: 8 + ((i * 9 + face(vary, i)) % 14),
          width: 2,
          height: 1,
        },
        i % 2 === 0 ? 'hard' : 'light',
      ),
    ),
    roads: [],
    hazards: [],
  };
}
