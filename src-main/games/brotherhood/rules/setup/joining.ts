import { countAreas, listCity } from '#shared/games/brotherhood/areas.ts';
import { cards } from '#shared/games/brotherhood/cards.ts';
import type { HoodId, MarkerId, OperationId } from '#shared/games/brotherhood/ids.ts';
import type { Running } from '#shared/games/brotherhood/running.ts';
import { familySetupSchema } from '#shared/games/brotherhood/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ValidationIssue } from '#kernel/capabilities.ts';
import type { Family, Hood, Marker, Operation } from '../records.ts';
import type { BrotherhoodTable } from '../table.ts';
import { createFamily, createFirstHoods, Numbers } from './founding.ts';

type RunningFamily = Running['families'][number];
type Report = (path: ValidationIssue['path'], sentence: string) => void;

function listRunningAreas({ houseRules, families }: Running): ReturnType<typeof listCity> {
  return listCity(houseRules.areas ?? countAreas(families.length));
}

/** [BRO-SET-7] Lists the faults across the file of a game that was begun elsewhere. */
export function checkRunning(running: Running): ValidationIssue[] {
  const misfits: ValidationIssue[] = [];
  const report: Report = (path, sentence) => misfits.push({ path, sentence });
  const { turn, houseRules, families, drawnCards } = running;
  if (turn > houseRules.turns) {
    report(['turn'], `The game has ${houseRules.turns} turns; the turn cannot be ${turn}.`);
  }
  const names = new Set<string>();
  families.forEach((family, place) => {
    const path = ['families', place];
    if (names.has(family.name.toLowerCase())) {
      report([...path, 'name'], 'Two families have this name; change one of them.');
    }
    names.add(family.name.toLowerCase());
    checkFamily(running, family, path, report);
  });
  if (families.every(({ deadSince }) => deadSince !== null)) {
    report(['families'], 'At least one family must be alive.');
  }
  running.inherited.forEach(({ family }, place) => {
    if (families.some(({ name, deadSince }) => name === family && deadSince === null)) return;
    report(['inherited', place, 'family'], `There is no living family “${family}”.`);
  });
  if (new Set(drawnCards).size < drawnCards.length) {
    report(['drawnCards'], 'A card stands twice among those drawn; name each once.');
  }
  running.due.forEach(({ area }, place) => {
    if (!listRunningAreas(running).some(({ id }) => id === area)) {
      report(['due', place, 'area'], 'There is no such area in this city.');
    }
  });
  return misfits;
}

function checkFamily(running: Running, family: RunningFamily, path: ValidationIssue['path'], report: Report): void {
  const { houseRules } = running;
  const city = new Set<string>(listRunningAreas(running).map(({ id }) => id));
  family.counters.forEach(({ area }, place) => {
    if (!city.has(area)) {
      report([...path, 'counters', place, 'area'], 'There is no such area in this city.');
    }
  });
  const { jailedThugs, deadThugs, jailedHitmen, deadHitmen } = family;
  if (jailedThugs + deadThugs > houseRules.stock.thugs) {
    report(path, `${family.name} have ${houseRules.stock.thugs} Thugs in all; count them again.`);
  }
  if (jailedHitmen + deadHitmen > houseRules.stock.hitmen) {
    report(path, `${family.name} have ${houseRules.stock.hitmen} Hitmen in all; count them again.`);
  }
  checkDeath(running, family, path, report);
}

function checkDeath(
  { families, turn }: Running,
  family: RunningFamily,
  path: ValidationIssue['path'],
  report: Report,
): void {
  const { deadSince, killedBy, counters, name } = family;
  if (deadSince === null) {
    if (killedBy !== null) report([...path, 'killedBy'], 'Say since when this family is dead.');
    return;
  }
  if (deadSince >= turn) {
    report([...path, 'deadSince'], `A family that is out is so since before turn ${turn}.`);
  }
  if (counters.some(({ revenue, influence }) => revenue + influence > 0)) {
    report([...path, 'counters'], 'A dead family has nothing on the board; give it to the heir.');
  }
  const heir = families.find((one) => one.name === killedBy);
  if (killedBy !== null && (heir === undefined || heir.name === name)) {
    report([...path, 'killedBy'], `There is no other family “${killedBy}”.`);
  }
}

/** Lists the names of a living family and of those whose estates came to it. */
function listGathered({ families }: Running, family: RunningFamily): string[] {
  const found = [family.name];
  for (const name of found) {
    for (const one of families) {
      if (one.killedBy === name && !found.includes(one.name)) found.push(one.name);
    }
  }
  return found;
}

/** Founds the game from its present position. */
export function enterRunning(table: BrotherhoodTable, running: Running): void {
  const { title, city, houseRules: house, turn, families } = running;
  table.entry({ title: `Enter ${title}`, author: { kind: 'gm' }, order: running, reason: null });
  const seatNamed = (name: string | null): SeatId | null => {
    const place = families.findIndex((one) => one.name === name);
    return place < 0 ? null : (`g${place + 1}` as SeatId);
  };
  const numbers = new Numbers(table.dice.seed('the names of hoods') % 700);
  const npcSeeds = families.map(({ name }) => table.dice.seed(`the whims of ${name}`));
  const entered = families.map((family, place) =>
    enterFamily(running, family, { seat: seatAt(place), whim: npcSeeds[place] ?? 0, numbers, seatNamed }),
  );
  const inherited = running.inherited.flatMap((one, place) =>
    createInherited(seatNamed(one.family) ?? seatAt(0), one, place, numbers),
  );
  table.emit({
    type: 'founded',
    title,
    city,
    house,
    turn,
    areas: listRunningAreas(running).map(({ id }) => id),
    families: entered.map(({ family }) => family),
    hoods: [...entered.flatMap(({ hoods }) => hoods), ...inherited],
  });
  const counters = listCounters(running);
  table.emit({
    type: 'board-entered',
    ...counters,
    graveyard: entered.flatMap(({ graveyard }) => graveyard),
    deck: cards.filter((card) => !running.drawnCards.includes(card)),
    due: Object.fromEntries(running.due.map(({ area, effect }) => [area, effect])),
  });
}

function seatAt(place: number): SeatId {
  return `g${place + 1}` as SeatId;
}

type Entering = { seat: SeatId; whim: number; numbers: Numbers; seatNamed: (name: string | null) => SeatId | null };

function enterFamily(
  running: Running,
  given: RunningFamily,
  { seat, whim, numbers, seatNamed }: Entering,
): { family: Family; hoods: Hood[]; graveyard: Hood[] } {
  const { houseRules: house, turn } = running;
  const { name, isHuman, byMail, level, doctrine, cashDollars, deadSince } = given;
  const setup = familySetupSchema.parse({ name, isHuman, byMail, level });
  const base = createFamily(seat, setup, {
    startMoney: deadSince === null ? cashDollars : 0,
    doctrine,
    whim,
    godfather: given.godfather ?? numbers.next(),
  });
  const isBack = turn > house.godfatherTurn;
  const isHere = isBack || given.godfatherIs === 'jailed';
  const status = deadSince !== null ? 'dead' : isHere ? given.godfatherIs : 'away';
  const family: Family = {
    ...base,
    lastIncomeDollars: given.lastIncomeDollars,
    gathered: listGathered(running, given).flatMap((one) => seatNamed(one) ?? []),
    godfather: { ...base.godfather, status, lastArea: given.lastArea },
    dead:
      deadSince === null
        ? null
        : {
            turn: deadSince,
            by: seatNamed(given.killedBy),
            area: given.lastArea ?? listRunningAreas(running)[0]?.id ?? 'status-quo',
            cashDollars,
          },
  };
  const all = deadSince === null ? createFirstHoods(seat, setup, house.stock, numbers) : [];
  const sorted = (['thug', 'hitman'] as const).flatMap((kind) => {
    const [inside, gone] =
      kind === 'thug' ? [given.jailedThugs, given.deadThugs] : [given.jailedHitmen, given.deadHitmen];
    const own = all.filter((hood) => hood.kind === kind);
    return own.map((hood, place): Hood => ({
      ...hood,
      status: place < gone ? 'dead' : place < gone + inside ? 'jailed' : 'free',
    }));
  });
  return {
    family,
    hoods: sorted.filter(({ status: now }) => now !== 'dead'),
    graveyard: sorted.filter(({ status: now }) => now === 'dead'),
  };
}

/** Creates the men of an estate that now serve the heir. */
function createInherited(
  family: SeatId,
  { kind, free, jailed }: Running['inherited'][number],
  place: number,
  numbers: Numbers,
): Hood[] {
  return Array.from({ length: free + jailed }, (_, nth): Hood => ({
    id: `e${place + 1}-${nth + 1}` as HoodId,
    family,
    kind,
    name: numbers.next(),
    number: 100 + place * 100 + nth,
    isOutOfTown: false,
    status: nth < free ? 'free' : 'jailed',
    area: null,
    joinedTurn: 0,
    fights: 0,
    hits: 0,
    fell: null,
  }));
}

function listCounters(running: Running): { operations: Operation[]; markers: Marker[] } {
  const operations: Operation[] = [];
  const markers: Marker[] = [];
  const since = Math.max(1, running.turn - 1);
  const city = listRunningAreas(running);
  running.families.forEach(({ counters }, place) => {
    const family = seatAt(place);
    for (const { area, revenue, influence, descriptions } of counters) {
      const trades = city.find(({ id }) => id === area)?.trades ?? ['operation'];
      for (let n = 0; n < revenue; n += 1) {
        const number = operations.length + 1;
        operations.push({
          id: `r${number}` as OperationId,
          family,
          area,
          description: descriptions[n] ?? trades[number % trades.length] ?? 'operation',
          openedTurn: since,
          sinceTurn: since,
        });
      }
      for (let n = 0; n < influence; n += 1) {
        markers.push({
          id: `i${markers.length + 1}` as MarkerId,
          family,
          area,
          sinceTurn: since,
          isUsed: false,
          isNeutralised: false,
        });
      }
    }
  });
  return { operations, markers };
}
