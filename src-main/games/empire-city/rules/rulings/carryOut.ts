import { findHouseNext, nameHouseChange, requireHouseChange } from '#kernel/events/houseChange.ts';
import { requireCell } from '#shared/games/empire-city/board.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import { explainMarks, houseTable, type HouseRules } from '#shared/games/empire-city/houseRules.ts';
import type { Ruling } from '#shared/games/empire-city/rulings.ts';
import { changeHouse, type HouseChange } from '#shared/words/houseRules.ts';
import { listFixedChanges } from '#shared/words/ruleChanges.ts';
import { formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireCapo, formatCellName, isWatched } from '../lookups.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';
import { reachMarks } from '../gains.ts';
import { openSquare } from '../turns/control.ts';
import { dropVoidQuestions, sumPledged } from './pending.ts';
import { callAttacksOff } from '../violence/order.ts';

const rule = 'EMP-ASK-23';

/** [EMP-ASK-23] Changes a fact for the games master; throws a Refusal. */
export function carryOut(table: EmpireTable, ruling: Ruling): void {
  const { state } = table;
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to play on.', 'EMP-WIN-1');
  if ('seat' in ruling) requireCapo(state, ruling.seat);
  requireUnsealed(state, ruling);
  change(table, ruling);
  dropVoidQuestions(table);
}

function change(table: EmpireTable, ruling: Ruling): void {
  const { state } = table;
  switch (ruling.kind) {
    case 'cash':
      return carryOutCash(table, ruling);
    case 'points': {
      const { victory, corruption, seat } = ruling;
      refuseUnless(
        victory < state.house.victoryPoints,
        `At ${state.house.victoryPoints} points the game is won; set fewer.`,
        rule,
      );
      refuseUnless(
        corruption < state.house.martialLaw,
        `At ${state.house.martialLaw} corruption there is martial law; set less.`,
        rule,
      );
      table.emit({ type: 'points-ruled', seat, victory, corruption });
      return reachMarks(table, seat);
    }
    case 'square': {
      openSquare(state, ruling.square);
      if (ruling.owner !== null) requireCapo(state, ruling.owner);
      const isFought = state.attacks.some(({ square }) => square === ruling.square);
      refuseUnless(!isFought, 'That square is under attack; wait for the combat.', rule);
      return table.emit({ type: 'square-ruled', square: ruling.square, owner: ruling.owner });
    }
    case 'pot':
      return table.emit({ type: 'pot-ruled', dollars: ruling.dollars });
    case 'cop':
      return carryOutCop(table, ruling);
    case 'house-rules':
      return carryOutHouse(table, ruling.houseRules);
    case 'player':
      return table.emit({ type: 'player-ruled', seat: ruling.seat, isHuman: ruling.isHuman });
    case 'mind': {
      const { seat, level, doctrine } = ruling;
      refuseUnless(
        !requireCapo(state, seat).isHuman,
        'A player plays that family; hand it to the program first.',
        rule,
      );
      return table.emit({ type: 'mind-ruled', seat, level, doctrine });
    }
    case 'rename': {
      const { seat, name } = ruling;
      const isTaken = Object.values(state.capos).some(
        (one) => one.seat !== seat && one.name.toLowerCase() === name.toLowerCase(),
      );
      refuseUnless(!isTaken, 'Another family has this name; choose one of its own.', 'EMP-SET-11');
      return table.emit({ type: 'capo-renamed', seat, from: requireCapo(state, seat).name, name });
    }
  }
}

/** The step, in dollars, of the public range of a capo's cash after a ruling. */
const cashStep = 5_000;

/** [EMP-FOG-6] Changes the cash. Only its capo learns the sum; the public range is made to include it. */
function carryOutCash(table: EmpireTable, { seat, dollars }: Extract<Ruling, { kind: 'cash' }>): void {
  const { state } = table;
  const { cashDollars: from, name } = requireCapo(state, seat);
  const pledged = sumPledged(state, seat);
  refuseUnless(
    dollars >= pledged,
    `${name} has bid ${formatDollars(pledged)} for the office; set at least that much, or wait until it is settled.`,
    rule,
  );
  table.emit({ type: 'cash-ruled', seat, from, dollars, shows: false });
  const high = Math.ceil(Math.max(1, dollars) / cashStep) * cashStep;
  table.emit({ type: 'cash-range-widened', seat, high });
}

/** Rulings that change nothing that an answer was checked by. */
const harmless: ReadonlySet<Ruling['kind']> = new Set(['player', 'mind', 'rename']);

/** [EMP-ASK-23] Refuses a ruling while there are sealed answers, which were checked against the facts before it. */
function requireUnsealed({ answers }: State, { kind }: Ruling): void {
  refuseUnless(
    harmless.has(kind) || Object.keys(answers).length === 0,
    'Some have answered a question under seal; change this once all have answered.',
    rule,
  );
}

/** [EMP-COPS-11] Moves a cop; attacks on his new square are called off. */
function carryOutCop(table: EmpireTable, { cop, to }: Extract<Ruling, { kind: 'cop' }>): void {
  const { state } = table;
  refuseUnless(
    state.cops.some(({ id }) => id === cop),
    'There is no such cop on the board.',
    rule,
  );
  const isOpen = requireCell(to).place === 'city-hall' || state.squares[to] !== undefined;
  refuseUnless(isOpen, `No cop stands in ${formatCellName(to)}; choose an open square.`, rule);
  refuseUnless(
    !isFoughtFor(state, to),
    `The combat in ${formatCellName(to)} is being fought; move the cop after it.`,
    rule,
  );
  refuseUnless(
    !isWatched(state, to),
    `A cop or Ness stands in ${formatCellName(to)} already; choose another square.`,
    'EMP-COPS-8',
  );
  table.emit({ type: 'cop-ruled', cop, to });
  callAttacksOff(table, to);
}

/** True from the first commitment to a combat to its last loss. */
function isFoughtFor({ agenda: [task], combat }: State, square: Cell): boolean {
  if (task?.do === 'commit') return task.square === square;
  return task?.do === 'combat-tie' && combat?.square === square;
}

/** [EMP-HOUSE-3] Changes the figures; the layout of the start is fixed. */
function carryOutHouse(table: EmpireTable, change: HouseChange<HouseRules>): void {
  const before = findHouseNext<HouseRules>(table.state);
  const house = changeHouse(houseTable, before, change);
  refuseUnless(
    listFixedChanges(houseTable, before, house).length === 0,
    'The board and the decks were laid out at the start; change other house rules.',
    'EMP-HOUSE-3',
  );
  const told = requireHouseChange(houseTable, { before, after: house, rule: 'EMP-HOUSE-3' });
  const marks = explainMarks(house);
  refuseUnless(marks === null, marks ?? '', 'EMP-HOUSE-1');
  table.emit({ type: 'house-ruled', house, change: told, from: table.state.round + 1 });
}

/** Describes a ruling for the log. */
export function describeRuling(state: State, ruling: Ruling): string {
  const name = 'seat' in ruling ? (state.capos[ruling.seat]?.name ?? 'Somebody') : '';
  switch (ruling.kind) {
    case 'cash':
      return `${name} has ${formatDollars(ruling.dollars)}`;
    case 'points':
      return `${name} has ${ruling.victory} points and ${ruling.corruption} corruption`;
    case 'square':
      return `Change ${formatCellName(ruling.square)}`;
    case 'pot':
      return `${formatDollars(ruling.dollars)} in the pot`;
    case 'cop':
      return `A cop stands in ${formatCellName(ruling.to)}`;
    case 'house-rules':
      return nameHouseChange(houseTable, findHouseNext<HouseRules>(state), ruling.houseRules);
    case 'player':
      return `Change who plays ${name}`;
    case 'mind':
      return `Change how ${name} plays`;
    case 'rename':
      return `Rename ${name}`;
  }
}
