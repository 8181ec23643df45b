import { neighborhoods, type NeighborhoodKey, type Position } from '../board.ts';

/**
 * Positions of one Neighborhood as bits of a signed 32-bit number: the first position of the board's list is the lowest
 * bit. The largest Neighborhood has 32 of them.
 */
export type Mask = number;

/** A Neighborhood in the form that rules compute with. */
export type Site = {
  key: NeighborhoodKey;
  name: string;
  positions: readonly Position[];
  majority: number;
  all: Mask;
  /** The neighbors of each position, by its bit. */
  next: readonly Mask[];
};

function findBit(at: number): Mask {
  return 1 << at;
}

function buildSite({ key, name, positions, majority }: (typeof neighborhoods)[number]): Site {
  const places = positions.map((position) => ({ west: position.charCodeAt(4), north: Number(position.slice(5)) }));
  const next = places.map((one) =>
    places.reduce((mask, other, at) => {
      const apart = Math.abs(one.west - other.west) + Math.abs(one.north - other.north);
      return apart === 1 ? mask | findBit(at) : mask;
    }, 0),
  );
  const all = positions.reduce((mask, _position, at) => mask | findBit(at), 0);
  return { key, name, positions, majority, all, next };
}

const sites = Object.fromEntries(neighborhoods.map((one) => [one.key, buildSite(one)])) as Readonly<
  Record<NeighborhoodKey, Site>
>;

/** The ground of a Neighborhood. */
export function findSite(key: NeighborhoodKey): Site {
  return sites[key];
}

/** Counts the positions of a mask. */
export function countPositions(mask: Mask): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest bit's place. */
export function findLowestPlace(mask: Mask): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The bit of a position; 0 for one of another Neighborhood. */
export function findMask({ positions }: Site, position: Position): Mask {
  const at = positions.indexOf(position);
  return at < 0 ? 0 : findBit(at);
}

export function buildMask(where: Site, positions: readonly Position[]): Mask {
  return positions.reduce((mask, position) => mask | findMask(where, position), 0);
}

/** The positions of a mask, row by row. */
export function listMaskPositions({ positions }: Site, mask: Mask): Position[] {
  return positions.filter((_position, at) => (mask & findBit(at)) !== 0);
}

/** Every neighbor of the positions of a mask. */
export function findAround({ next }: Site, mask: Mask): Mask {
  let found = 0;
  for (let left = mask; left !== 0; left &= left - 1) found |= next[findLowestPlace(left)] ?? 0;
  return found;
}

/** The largest connected set within `within` that holds the start. */
export function findConnected(where: Site, start: Mask, within: Mask): Mask {
  let set = start;
  let edge = start;
  while (edge !== 0) {
    edge = findAround(where, edge) & within & ~set;
    set |= edge;
  }
  return set;
}
