import { findAround, findConnected, countPositions, type Mask, type Site } from './site.ts';

/** The occupants of a Neighborhood: a mask for each seat, in seat order. */
export type Ground = { readonly site: Site; readonly own: readonly Mask[] };

export function findOccupied({ own }: Ground): Mask {
  let all = 0;
  for (const mask of own) all |= mask;
  return all;
}

export type Pack = { pieces: Mask; outs: Mask };

/** The packs for a seat: connected pieces none of which is its own, each with its empty neighbors. */
export function listPacks(ground: Ground, seat: number): Pack[] {
  const { site } = ground;
  const all = findOccupied(ground);
  const others = all & ~(ground.own[seat] ?? 0);
  const packs: Pack[] = [];
  for (let left = others; left !== 0;) {
    const pieces = findConnected(site, left & -left, others);
    packs.push({ pieces, outs: findAround(site, pieces) & ~all });
    left &= ~pieces;
  }
  return packs;
}

/**
 * [GOD-TAKE-1, GOD-TAKE-3] Finds the pieces that a seat takes on the present ground: every pack for it without an out.
 */
export function findTaken(ground: Ground, seat: number): Mask {
  let taken = 0;
  for (const { pieces, outs } of listPacks(ground, seat)) if (outs === 0) taken |= pieces;
  return taken;
}

/** Adds positions of a seat to the ground, or removes them from all seats. */
export function addPositions({ site, own }: Ground, seat: number, mask: Mask): Ground {
  return { site, own: own.map((one, at) => (at === seat ? one | mask : one)) };
}

export function clearPositions({ site, own }: Ground, mask: Mask): Ground {
  return { site, own: own.map((one) => one & ~mask) };
}

/** The effect of positioning pieces in one Neighborhood. */
export type GroundAfter = {
  ground: Ground;
  taken: Mask;
  /** [GOD-PLACE-6] A rival that would take pieces positioned now, and those pieces; null: it is legal. */
  lost: { pieces: Mask; by: number } | null;
};

/**
 * [GOD-PLACE-5, GOD-PLACE-6, GOD-TAKE-1] Places all pieces together: first the taking, then the pieces that could be
 * taken at once.
 */
export function placePositions(before: Ground, seat: number, mask: Mask): GroundAfter {
  const full = addPositions(before, seat, mask);
  const taken = findTaken(full, seat);
  const ground = taken === 0 ? full : clearPositions(full, taken);
  for (let rival = 0; rival < ground.own.length; rival += 1) {
    if (rival === seat || (ground.own[rival] ?? 0) === 0) continue;
    for (const { pieces, outs } of listPacks(ground, rival)) {
      if (outs === 0 && (pieces & mask) !== 0) {
        return { ground, taken, lost: { pieces: pieces & mask, by: rival } };
      }
    }
  }
  return { ground, taken, lost: null };
}

/** A seat's standing in a Neighborhood. */
export type Standing = {
  /** [GOD-HOLD-3] Positions it holds. */
  held: Mask;
  count: number;
  /** [GOD-HOLD-4] Areas fenced in by it that do not count. */
  shaky: Mask;
  /** Its own pieces that a rival could take with his next three. */
  weak: Mask;
};

/** [GOD-HOLD-4] Four outs: one more than a rival can fill in a turn. */
const safeOuts = 4;

/** Finds the pieces that a rival could take with three of his own, whoever owns them. */
function findWeak(ground: Ground, rival: number): Mask {
  let weak = 0;
  for (const { pieces, outs } of listPacks(ground, rival)) {
    if (countPositions(outs) < safeOuts) weak |= pieces;
  }
  return weak;
}

type Areas = { firm: Mask; shaky: Mask };

/** [GOD-HOLD-3] A seat's areas of at most `limit` positions, by whether their fence is firm. */
function measureAreas(ground: Ground, seat: number, weak: Mask, limit: number): Areas {
  const { site } = ground;
  const mine = ground.own[seat] ?? 0;
  const found = { firm: 0, shaky: 0 };
  const free = site.all & ~mine;
  for (let left = findAround(site, mine) & free; left !== 0;) {
    const area = findSmallArea(site, left & -left, free, limit);
    left &= ~area.mask;
    if (area.isWhole) {
      if ((findAround(site, area.mask) & mine & weak) === 0) found.firm |= area.mask;
      else found.shaky |= area.mask;
    }
  }
  return found;
}

/** Finds the area around a position, and stops as soon as it is larger than the limit. */
function findSmallArea(site: Site, start: Mask, free: Mask, limit: number): { mask: Mask; isWhole: boolean } {
  let mask = start;
  let edge = start;
  while (edge !== 0) {
    edge = findAround(site, edge) & free & ~mask;
    mask |= edge;
    if (countPositions(mask) > limit) return { mask: start, isWhole: false };
  }
  return { mask, isWhole: true };
}

/** [GOD-HOLD] Measures every seat's standing in a Neighborhood, in seat order. */
export function measureStandings(ground: Ground, limit: number): Standing[] {
  const { own } = ground;
  const unseen = own.includes(0) ? findWeak(ground, own.indexOf(0)) : 0;
  const weakBy = own.map((mask, seat) => (mask === 0 ? unseen : findWeak(ground, seat)));
  const areas = own.map((mask, seat) => {
    const weak = weakBy.reduce((all, one, rival) => (rival === seat ? all : all | one), 0);
    const { firm, shaky } = mask === 0 ? noAreas : measureAreas(ground, seat, weak, limit);
    return { firm, shaky, weak: weak & mask };
  });
  return own.map((mask, seat) => {
    const dead = areas.reduce((all, { firm }, rival) => (rival === seat ? all : all | firm), 0);
    const { firm, shaky, weak } = areas[seat] ?? { ...noAreas, weak: 0 };
    const held = (mask | firm) & ~dead;
    return { held, count: countPositions(held), shaky, weak };
  });
}

const noAreas: Areas = { firm: 0, shaky: 0 };

/**
 * [GOD-CLOSE-4] Finds areas of a seat without a rival's piece. One larger than six positions, and than every other
 * area, is open ground and does not count.
 */
export function findTerritory(ground: Ground, seat: number): Mask {
  const { site } = ground;
  const mine = ground.own[seat] ?? 0;
  if (mine === 0) return 0;
  const others = findOccupied(ground) & ~mine;
  const areas: { area: Mask; size: number }[] = [];
  for (let left = site.all & ~mine; left !== 0;) {
    const area = findConnected(site, left & -left, left);
    left &= ~area;
    areas.push({ area, size: countPositions(area) });
  }
  return areas.reduce((territory, { area, size }, at) => {
    const isFenced = size <= openGround || areas.some((one, nth) => nth !== at && one.size >= size);
    return isFenced && (area & others) === 0 ? territory | area : territory;
  }, 0);
}

const openGround = 6;
