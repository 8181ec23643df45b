import type { AllianceId, PieceId } from '#shared/games/turf-war/ids.ts';
import { areasOfWard, cityMaps, findMapFor, listAreas } from '#shared/games/turf-war/maps.ts';
import type { Running } from '#shared/games/turf-war/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ValidationIssue } from '#kernel/capabilities.ts';
import type { Piece } from '../records.ts';
import type { TurfWarTable } from '../table.ts';
import { createGang } from './founding.ts';

type RunningGang = Running['gangs'][number];

function countWards({ houseRules, gangs }: Running): number {
  return Math.max(houseRules.wards ?? 0, gangs.length, ...gangs.map(({ ward }) => ward));
}

/** [WAR-START-4] Lists the faults across the file of a game that was begun elsewhere. */
export function checkRunning(running: Running): ValidationIssue[] {
  const misfits: ValidationIssue[] = [];
  const report = (path: ValidationIssue['path'], sentence: string): number => misfits.push({ path, sentence });
  const map = running.houseRules.map ?? findMapFor(running.gangs.length);
  const wards = countWards(running);
  if (wards > cityMaps[map].most) {
    report(['gangs'], `${cityMaps[map].title} has ${cityMaps[map].most} wards; use fewer or the other map.`);
  }
  const findName = (area: number): string =>
    listAreas(map, Math.min(wards, cityMaps[map].most)).find(({ number }) => number === area)?.name ?? `Area ${area}`;
  const owners = new Map<number, string>();
  const names = new Set<string>();
  running.gangs.forEach((gang, place) => {
    const path = ['gangs', place];
    if (names.has(gang.name)) report([...path, 'name'], 'Two gangs have this name.');
    names.add(gang.name);
    checkGang(gang, path, wards * areasOfWard, report);
    for (const area of gang.areas) {
      const other = owners.get(area);
      if (other !== undefined)
        report([...path, 'areas'], `${findName(area)} belongs to ${other} already; take it off one of the two.`);
      owners.set(area, gang.name);
    }
  });
  running.alliances.forEach(({ members }, place) => {
    for (const name of members) {
      if (!names.has(name)) report(['alliances', place], `There is no gang “${name}”.`);
    }
  });
  return misfits;
}

function checkGang(
  gang: RunningGang,
  path: (string | number)[],
  areas: number,
  report: (path: ValidationIssue['path'], sentence: string) => void,
): void {
  const names = new Set<string>();
  let dons = 0;
  gang.pieces.forEach(({ name, rank, area }, place) => {
    const at = [...path, 'pieces', place];
    if (names.has(name)) report([...at, 'name'], 'Two people of the gang have this name.');
    names.add(name);
    if (rank === 'don') dons += 1;
    if (dons > 1) report([...at, 'rank'], 'A gang has one Don at most.');
    if (area === null && rank !== 'hitman') report([...at, 'area'], 'Only Hitmen wait to enter.');
    if (area !== null && area > areas) report([...at, 'area'], `The city has ${areas} areas.`);
  });
  if (gang.areas.some((area) => area > areas)) report([...path, 'areas'], `The city has ${areas} areas.`);
  if (gang.isOut && gang.pieces.length + gang.areas.length > 0) {
    report([...path, 'isOut'], 'A gang that is out has neither people nor areas.');
  }
}

/** Founds the game from its present position. */
export function enterRunning(table: TurfWarTable, running: Running): void {
  const { title, houseRules: house, turn, gangs } = running;
  const seats = gangs.map((_, place) => `g${place + 1}` as SeatId);
  table.entry({ title: `Enter ${title}`, author: { kind: 'gm' }, order: running, reason: null });
  const map = house.map ?? findMapFor(gangs.length);
  table.emit({ type: 'founded', title, house, map, wards: countWards(running), turn });
  table.emit({ type: 'whims-drawn', whim: table.dice.seed('the whims of NPC gangs') });
  table.emit({ type: 'precedence-drawn', seats });
  gangs.forEach((given, place) =>
    enterGang(table, { given, seat: seats[place] ?? ('g1' as SeatId), seats, turn, place }),
  );
  running.alliances.forEach(({ kind, members, madeTurn }, place) => {
    const named = members.flatMap((name) => seats[gangs.findIndex((gang) => gang.name === name)] ?? []);
    const id = `a${place + 1}` as AllianceId;
    table.emit({ type: 'alliance-entered', alliance: { id, kind, members: named, madeTurn, leaving: [] } });
  });
}

function enterGang(
  table: TurfWarTable,
  entry: { given: RunningGang; seat: SeatId; seats: readonly SeatId[]; turn: number; place: number },
): void {
  const { given, seat, seats, turn, place } = entry;
  const { ward, doctrine, treasuryMc: mc, isOut } = given;
  const gang = createGang(given, { seat, seats, ward, doctrine, nameStart: place * 149, mc });
  gang.entered = given.pieces.length;
  gang.dead = { hitmen: given.deadHitmen, lieutenants: given.deadLieutenants };
  gang.noIncomeTurn = given.noIncomeTurn;
  gang.out = isOut ? { turn: Math.max(1, turn - 1), how: 'out' } : null;
  const pieces = given.pieces.map(({ name, rank, xp, area }, n): Piece => ({
    id: `${seat}-${n + 1}` as PieceId,
    gang: seat,
    name,
    rank,
    xp,
    number: n + 1,
    area,
    hiredTurn: area === null ? turn - 1 : null,
    enteredTurn: area === null ? null : 1,
    fights: 0,
    gone: null,
  }));
  table.emit({ type: 'gang-formed', gang, pieces, areas: given.areas });
}
