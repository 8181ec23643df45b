import { findNeighborhoodKey, requireNeighborhood, type Position } from '#shared/games/godfather/board.ts';
import { cardKinds, requireFace } from '#shared/games/godfather/cards.ts';
import type { Running } from '#shared/games/godfather/running.ts';
import type { ValidationIssue } from '#kernel/capabilities.ts';
import { findOccupied, listPacks, measureStandings, type Ground } from '#shared/games/godfather/ground/ground.ts';
import { buildMask, listMaskPositions, findSite } from '#shared/games/godfather/ground/site.ts';

type Report = (path: ValidationIssue['path'], sentence: string) => void;
type RunningPlace = Running['neighborhoods'][number];

/** Lists the faults across the file of a game that was begun elsewhere. */
export function checkRunning(running: Running): ValidationIssue[] {
  const misfits: ValidationIssue[] = [];
  const report: Report = (path, sentence) => misfits.push({ path, sentence });
  checkFamilies(running, report);
  checkCards(running, report);
  const seen = new Set<string>();
  running.neighborhoods.forEach((place, nth) => {
    const path = ['neighborhoods', nth];
    const { name } = requireNeighborhood(place.key);
    if (seen.has(place.key)) report([...path, 'key'], `${name} stands twice; name it once.`);
    seen.add(place.key);
    if (!running.houseRules.neighborhoods.includes(place.key)) {
      report([...path, 'key'], `${name} is not in play by the house rules; leave it out.`);
    }
    checkPlace(running, place, path, report);
  });
  const closed = running.neighborhoods.filter(({ status }) => status !== 'open').length;
  if (closed >= running.houseRules.neighborhoods.length) {
    report(['neighborhoods'], 'Every Neighborhood is closed, so the game is over; leave one open.');
  }
  return misfits;
}

function checkFamilies(running: Running, report: Report): void {
  const { families, first, round, houseRules } = running;
  const names = new Set<string>();
  families.forEach(({ name, bonuses }, nth) => {
    const path = ['families', nth];
    if (names.has(name.toLowerCase())) {
      report([...path, 'name'], 'Two families have this name; change one of them.');
    }
    names.add(name.toLowerCase());
    bonuses.forEach(({ neighborhood }, at) => {
      const place = running.neighborhoods.find(({ key }) => key === neighborhood);
      if (place?.controller === name) return;
      const where = requireNeighborhood(neighborhood).name;
      report([...path, 'bonuses', at], `${name} do not control ${where}; no bonus comes from it.`);
    });
  });
  if (!families.some(({ name }) => name === first)) {
    report(['first'], `There is no family “${first}”; name one of the list.`);
  }
  if (houseRules.lastRound > 0 && round > houseRules.lastRound) {
    report(['round'], `The game ends with round ${houseRules.lastRound}; this is round ${round}.`);
  }
}

/** Checks the cards; seen ones do not count, because a ruling may have returned one to a hand. */
function checkCards({ families, houseRules }: Running, report: Report): void {
  if (houseRules.cards === 'physical') return;
  for (const card of cardKinds) {
    const hands = families.filter((family) => family.card === card).length;
    const { copies, title } = requireFace(card);
    if (hands <= copies) continue;
    report(['families'], `There are ${copies} of the card “${title}”, and ${hands} are in hands.`);
  }
}

function checkPlace(running: Running, place: RunningPlace, path: ValidationIssue['path'], report: Report): void {
  const { key, status, racket, controller } = place;
  const { name } = requireNeighborhood(key);
  const isFamily = (one: string): boolean => running.families.some((family) => family.name === one);
  if (racket === null && status !== 'stalemated') {
    report([...path, 'racket'], `Say which racket runs in ${name}.`);
  }
  if (status === 'controlled' && (controller === null || !isFamily(controller))) {
    report([...path, 'controller'], `Say which family of the list controls ${name}.`);
  }
  if (status !== 'controlled' && controller !== null) {
    report([...path, 'controller'], `Nobody controls ${name} while it is ${status}; leave it out.`);
  }
  const used = new Set<Position>();
  place.pieces.forEach(({ family, positions }, nth) => {
    if (!isFamily(family)) {
      report([...path, 'pieces', nth, 'family'], `There is no family “${family}”.`);
    }
    positions.forEach((position, at) => {
      const where = [...path, 'pieces', nth, 'positions', at];
      if (findNeighborhoodKey(position) !== key) report(where, `${position} does not lie in ${name}.`);
      if (used.has(position)) report(where, `Two pieces stand on ${position}; leave one out.`);
      used.add(position);
    });
  });
  if (status === 'open') checkOpen(running, place, path, report);
  else if (place.claim !== null) {
    report([...path, 'claim'], `${name} is closed; nobody claims it any more.`);
  }
}

function buildRunningGround({ families }: Running, { key, pieces }: RunningPlace): Ground {
  const where = findSite(key);
  const own = families.map(({ name }) =>
    pieces
      .filter(({ family }) => family === name)
      .reduce((mask, { positions }) => mask | buildMask(where, positions), 0),
  );
  return { site: where, own };
}

/** Checks that no piece is where it would be taken, and that a claim has its majority. */
function checkOpen(running: Running, place: RunningPlace, path: ValidationIssue['path'], report: Report): void {
  const ground = buildRunningGround(running, place);
  const { name, majority } = requireNeighborhood(place.key);
  if (findOccupied(ground) !== 0) {
    ground.own.forEach((mask, seat) => {
      if (mask === 0) return;
      const lost = listPacks(ground, seat).find(({ outs }) => outs === 0);
      if (lost === undefined) return;
      const [first] = listMaskPositions(ground.site, lost.pieces);
      report([...path, 'pieces'], `The piece on ${first ?? ''} is shut in and would be gone.`);
    });
  }
  const { claim } = place;
  if (claim === null) return;
  const at = running.families.findIndex((family) => family.name === claim.family);
  const held = measureStandings(ground, running.houseRules.areaLimit)[at]?.count ?? 0;
  if (at < 0) report([...path, 'claim', 'family'], `There is no family “${claim.family}”.`);
  else if (held < majority) {
    report([...path, 'claim'], `${claim.family} hold ${held} positions of ${name}, and ${majority} are a majority.`);
  }
}
