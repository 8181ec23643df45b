import type { Rect } from './geometry.ts';
import type { Building, Cover, Opening } from './layout.ts';

export function pickFace(vary: readonly number[], index: number): number {
  return vary[index % vary.length] ?? 3;
}

function createDoor(from: number, to: number, level: number, isLevel: boolean): Opening {
  return createOpening('door', from, to, level, isLevel);
}

function createOpening(kind: Opening['kind'], from: number, to: number, level: number, isLevel: boolean): Opening {
  return isLevel
    ? { kind, from: { x: from, y: level }, to: { x: to, y: level } }
    : { kind, from: { x: level, y: from }, to: { x: level, y: to } };
}

/** A building with a front door and two windows on the street side, a back door, side windows, a fire escape. */
export function createHouse(
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
    createDoor(middle - 0.9, middle + 0.9, frontLevel, true),
    createOpening('window', x + 1, x + 2.5, frontLevel, true),
    createOpening('window', x + rect.width - 2.5, x + rect.width - 1, frontLevel, true),
    createDoor(x + 1, x + 2.6, backLevel, true),
    createOpening('window', x + rect.width - 3, x + rect.width - 1.5, backLevel, true),
    createOpening('window', y + rect.height / 2 - 0.75, y + rect.height / 2 + 0.75, x, false),
    createOpening('window', y + rect.height / 2 - 0.75, y + rect.height / 2 + 0.75, x + rect.width, false),
  ];
  const ladder = { from: { x: middle - 0.5, y: backLevel }, to: { x: middle + 0.5, y: backLevel } };
  return { id, name, rect, floors: 2, isWooden: false, use: 'business', ...about, openings, fireEscapes: [ladder] };
}

export function createCover(id: string, name: string, rect: Rect, grade: Cover['grade'], isTall = false): Cover {
  const piece = { id, name, rect, grade, isTall };
  return flammable.has(name) ? { ...piece, isFlammable: true } : piece;
}

/** [GATS-3, CAR-9] Creates a car as light cover that cannot be walked through. */
export function createParkedCar(id: string, rect: Rect, name = 'parked car'): Cover {
  return { ...createCover(id, name, rect, 'light'), isSolid: true };
}

/** [BOMB-3] Pieces of dry wood. */
const flammable: ReadonlySet<string> = new Set(['crates', 'tables', 'pushcart', 'fence']);

/** Creates tables, a bar and crates inside. */
export function createFurniture(building: Building, vary: readonly number[]): Cover[] {
  const { x, y } = building.rect;
  const inner = { width: building.rect.width - 3, height: building.rect.height - 3 };
  return vary
    .slice(0, 4)
    .map((one, i) =>
      createCover(
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
export function createStreetPieces(vary: readonly number[], level: number): Cover[] {
  const parked = [0, 1, 2, 3].map((i) =>
    createParkedCar(`car${level}-${i}`, { x: 3 + i * 11 + pickFace(vary, i), y: level, width: 4, height: 1.8 }),
  );
  const carts = [0, 1].map((i) =>
    createCover(
      `cart${level}-${i}`,
      i === 0 ? 'pushcart' : 'mailbox',
      { x: 9 + i * 18 + pickFace(vary, i + 3), y: level + (i === 0 ? 2.4 : -0.9), width: 1, height: 0.7 },
      'light',
    ),
  );
  return [...parked, ...carts];
}

/** Trees and rocks scattered over a band of country. */
export function createTrees(vary: readonly number[], band: number, count: number): Cover[] {
  return Array.from({ length: count }, (_, i) =>
    createCover(
      `tree${band}-${i}`,
      i % 3 === 0 ? 'rocks' : 'trees',
      {
        x: 2 + ((i * 7 + pickFace(vary, i) * 3) % 42),
        y: band + ((i * 5 + pickFace(vary, i + 1)) % 7),
        width: 1.6,
        height: 1.2,
      },
      i % 3 === 0 ? 'hard' : 'light',
    ),
  );
}
