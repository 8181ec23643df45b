import { findBand, listOpenSquares, squares as allSquares } from '#shared/games/empire-city/board.ts';
import { explainMarks } from '#shared/games/empire-city/houseRules.ts';
import { familyTable } from '#shared/games/empire-city/families.ts';
import type { Cell, DeckId, FamilyId } from '#shared/games/empire-city/ids.ts';
import { findRacket } from '#shared/games/empire-city/rackets.ts';
import type { Running } from '#shared/games/empire-city/running.ts';
import { capoSetupSchema } from '#shared/games/empire-city/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ValidationIssue } from '#kernel/capabilities.ts';
import { refillMen, refillRackets } from '../decks.ts';
import { formatCellName } from '../lookups.ts';
import type { Capo, Square, Task } from '../records.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import { checkCopies, giveCopies, listCopies } from './copies.ts';
import { createCapo, createDecks, formatSeat } from './founding.ts';

type Report = (path: ValidationIssue['path'], sentence: string) => void;
type RunningCapo = Running['capos'][number];

function openIn({ houseRules, capos }: Running): Cell[] {
  return houseRules.closedSquares === 'none' ? [...allSquares] : listOpenSquares(capos.length);
}

/** [EMP-SET-12] Lists the faults across the file of a game that was begun elsewhere. */
export function checkRunning(given: Running): ValidationIssue[] {
  const running = giveCopies(given);
  const misfits: ValidationIssue[] = [];
  const report: Report = (path, sentence) => misfits.push({ path, sentence });
  const families = running.capos.map(({ family }) => family);
  families.forEach((family, place) => {
    if (families.indexOf(family) !== place) {
      report(['capos', place, 'family'], 'Two seats have this family; change one of them.');
    }
  });
  if (!families.includes(running.godfather)) {
    report(['godfather'], `The ${familyTable[running.godfather].name} do not play; name another godfather.`);
  }
  checkBoard(running, report);
  checkCopies(running, report);
  checkScores(running, report);
  const marks = explainMarks(running.houseRules);
  if (marks !== null) report(['houseRules', 'marks'], marks);
  running.marks.forEach(({ mark, family }, place) => {
    if (!running.houseRules.marks.includes(mark)) report(['marks', place, 'mark'], `There is no mark at ${mark}.`);
    if (!families.includes(family)) report(['marks', place, 'family'], 'That family does not play.');
  });
  if (running.phase === 'cops' && running.round === 1) {
    report(['phase'], 'Round 1 begins with the declarations.');
  }
  return misfits;
}

function checkScores({ capos, houseRules }: Running, report: Report): void {
  capos.forEach(({ victoryPoints, corruption }, place) => {
    if (victoryPoints >= houseRules.victoryPoints) {
      report(['capos', place, 'victoryPoints'], `At ${houseRules.victoryPoints} points the game is over.`);
    }
    if (corruption >= houseRules.martialLaw) {
      report(['capos', place, 'corruption'], `At ${houseRules.martialLaw} corruption the game is over.`);
    }
  });
}

function checkBoard(running: Running, report: Report): void {
  const open = new Set(openIn(running));
  const taken = new Set<Cell>();
  running.capos.forEach(({ squares }, place) => {
    squares.forEach(({ square, racket }, nth) => {
      const path = ['capos', place, 'squares', nth];
      if (!open.has(square)) report(path, `${formatCellName(square)} cannot be controlled in this game.`);
      if (taken.has(square)) report(path, `${formatCellName(square)} has two capos; take one away.`);
      taken.add(square);
      const kind = racket === null ? null : findRacket(racket);
      const band = findBand(square);
      if (kind === null || band === null) return;
      if (!kind.bands.includes(band))
        report([...path, 'racket'], `A ${kind.name} cannot stand in ${formatCellName(square)}.`);
    });
  });
  running.cops.forEach((square, nth) => {
    if (square !== 'C3' && !open.has(square)) report(['cops', nth], `No cop can stand in ${formatCellName(square)}.`);
    // Cops begin at City Hall.
    if (square === 'C3') return;
    if (running.cops.indexOf(square) !== nth)
      report(['cops', nth], `Two cops stand in ${formatCellName(square)}; move one of them.`);
    if (running.ness === square)
      report(['cops', nth], `Ness stands in ${formatCellName(square)}; move the cop or him.`);
  });
}

/** Founds the game from its present position; the rest of every deck is shuffled. */
export function enterRunning(table: EmpireTable, given: Running): void {
  const running = giveCopies(given);
  const { title, city, houseRules: house, round, capos, pot } = running;
  table.entry({ title: `Enter ${title}`, author: { kind: 'gm' }, order: running, reason: null });
  const findRunningSeat = (family: FamilyId): SeatId => formatSeat(capos.findIndex((one) => one.family === family));
  const npcSeeds = capos.map(({ family }) => table.dice.seed(`the whims of ${family}`));
  table.emit({
    type: 'founded',
    title,
    city,
    house,
    round,
    open: openIn(running),
    pot,
    capos: capos.map((capo, place) =>
      createRunningCapo(capo, formatSeat(place), npcSeeds[place] ?? 0, findRunningSeat),
    ),
  });
  enterDecks(table, running);
  table.emit({
    type: 'board-entered',
    phase: running.phase,
    godfather: findRunningSeat(running.godfather),
    squares: createSquares(running),
    cops: running.cops.map((at, nth) => ({ id: `c${nth + 1}`, at })),
    ness: running.ness,
    isNessHere: running.isNessInTown || running.ness !== null,
    copCard: running.copCard,
    racketTrack: [...running.racketTrack],
    menTrack: [...running.menTrack],
    dead: [...running.dead],
    discards: listDiscards(running),
    marks: running.marks.map(({ mark, family }) => ({ mark, seat: findRunningSeat(family) })),
  });
  refillRackets(table);
  refillMen(table);
  const first: Task = running.phase === 'cops' ? { do: 'round' } : { do: 'declarations' };
  addTasks(table, first);
}

function createRunningCapo(capo: RunningCapo, seat: SeatId, whim: number, seatOf: (family: FamilyId) => SeatId): Capo {
  const { family, name, isHuman, level, doctrine, cashDollars, victoryPoints, corruption } = capo;
  const setup = capoSetupSchema.parse({ name, family, isHuman, level });
  const tokens = Object.entries(capo.tokens).map(([of, count]) => [seatOf(of as FamilyId), count] as const);
  return {
    ...createCapo(seat, setup, family),
    doctrine,
    whim,
    cashDollars,
    lowDollars: 0,
    highDollars: Math.max(cashDollars, 2_000),
    points: victoryPoints,
    corruption,
    hand: [...capo.hand],
    exhausted: [...capo.exhausted],
    cards: [...capo.cityCards],
    powers: [...capo.corruptionCards],
    cleanHands: capo.cleanHands,
    tokens: Object.fromEntries(tokens),
  };
}

function createSquares(running: Running): Partial<Record<Cell, Square>> {
  const squares: Partial<Record<Cell, Square>> = {};
  for (const id of openIn(running)) squares[id] = { owner: null, racket: null, count: 0 };
  running.capos.forEach((capo, place) => {
    for (const { square, racket, count } of capo.squares) {
      squares[square] = { owner: formatSeat(place), racket, count: racket === null ? 0 : count };
    }
  });
  return squares;
}

function enterDecks(table: EmpireTable, running: Running): void {
  const out = new Set(listCopies(running).map(({ copy }) => copy));
  for (const [deck, cards] of Object.entries(createDecks(running.houseRules.copies))) {
    const draw = table.dice.shuffle(
      cards.filter((card) => !out.has(card)),
      `The ${deck} deck`,
    );
    table.emit({ type: 'deck-made', deck: deck as DeckId, draw });
  }
}

function listDiscards(running: Running): Partial<Record<DeckId, string[]>> {
  const decks = Object.entries(createDecks(running.houseRules.copies)) as [DeckId, string[]][];
  return Object.fromEntries(
    decks.map(([deck, cards]) => [deck, running.discarded.filter((copy) => cards.includes(copy))]),
  );
}
