import { findHouseNext, nameHouseChange, planHouseChange } from '#kernel/events/houseChange.ts';
import { requireCell } from '#shared/games/empire-city/board.ts';
import { explainMarks, houseTable, type HouseRules } from '#shared/games/empire-city/houseRules.ts';
import type { Ruling } from '#shared/games/empire-city/rulings.ts';
import type { HouseChange } from '#shared/words/houseRules.ts';
import { formatDollars } from '#shared/words/text.ts';
import { findDeed, type RulingTable } from '#kernel/declare/ruling.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireCapo, formatCellName, isWatched } from '../lookups.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';
import { reachMarks } from '../gains.ts';
import { openSquare } from '../turns/control.ts';
import { dropVoidQuestions, sumPledged } from './pending.ts';
import { callAttacksOff } from '../violence/order.ts';
import { boardDeeds, isFoughtFor, nameCapo, rule } from './board.ts';

/** [EMP-ASK-23] Changes a fact for the games master; throws a Refusal. */
export function carryOut(table: EmpireTable, ruling: Ruling): void {
  const { state } = table;
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to play on.', 'EMP-WIN-1');
  if ('seat' in ruling && ruling.seat !== null) requireCapo(state, ruling.seat);
  requireUnsealed(state, ruling);
  findDeed(rulingDeeds, ruling).carryOut(table, ruling);
  dropVoidQuestions(table);
}

/** Each kind of ruling: its words for the log, and its deed. */
const rulingDeeds: RulingTable<EmpireTable, Ruling> = {
  cash: {
    title: (state, ruling) => `${nameCapo(state, ruling.seat)} has ${formatDollars(ruling.dollars)}`,
    carryOut: (table, ruling) => carryOutCash(table, ruling),
  },
  points: {
    title: (state, ruling) =>
      `${nameCapo(state, ruling.seat)} has ${ruling.victory} points and ${ruling.corruption} corruption`,
    carryOut(table, ruling) {
      const { state } = table;
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
    },
  },
  square: {
    title: (_state, ruling) => `Change ${formatCellName(ruling.square)}`,
    carryOut(table, ruling) {
      const { state } = table;
      openSquare(state, ruling.square);
      if (ruling.owner !== null) requireCapo(state, ruling.owner);
      const isFought = state.attacks.some(({ square }) => square === ruling.square);
      refuseUnless(!isFought, 'That square is under attack; wait for the combat.', rule);
      return table.emit({ type: 'square-ruled', square: ruling.square, owner: ruling.owner });
    },
  },
  pot: {
    title: (_state, ruling) => `${formatDollars(ruling.dollars)} in the pot`,
    carryOut: (table, ruling) => table.emit({ type: 'pot-ruled', dollars: ruling.dollars }),
  },
  cop: {
    title: (_state, ruling) => `A cop stands in ${formatCellName(ruling.to)}`,
    carryOut: (table, ruling) => carryOutCop(table, ruling),
  },
  ...boardDeeds,
  'house-rules': {
    title: (state, ruling) => nameHouseChange(houseTable, findHouseNext<HouseRules>(state), ruling.houseRules),
    carryOut: (table, ruling) => carryOutHouse(table, ruling.houseRules),
  },
  player: {
    title: (state, ruling) => `Change who plays ${nameCapo(state, ruling.seat)}`,
    carryOut: (table, ruling) => table.emit({ type: 'player-ruled', seat: ruling.seat, isHuman: ruling.isHuman }),
  },
  mind: {
    title: (state, ruling) => `Change how ${nameCapo(state, ruling.seat)} plays`,
    carryOut(table, ruling) {
      const { state } = table;
      const { seat, level, doctrine } = ruling;
      refuseUnless(
        !requireCapo(state, seat).isHuman,
        'A player plays that family; hand it to the program first.',
        rule,
      );
      return table.emit({ type: 'mind-ruled', seat, level, doctrine });
    },
  },
  rename: {
    title: (state, ruling) => `Rename ${nameCapo(state, ruling.seat)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const { seat, name } = ruling;
      const isTaken = Object.values(state.capos).some(
        (one) => one.seat !== seat && one.name.toLowerCase() === name.toLowerCase(),
      );
      refuseUnless(!isTaken, 'Another family has this name; choose one of its own.', 'EMP-SET-11');
      return table.emit({ type: 'capo-renamed', seat, from: requireCapo(state, seat).name, name });
    },
  },
};

/** Describes a ruling for the log. */
export function describeRuling(state: State, ruling: Ruling): string {
  return findDeed(rulingDeeds, ruling).title(state, ruling);
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

/** [EMP-HOUSE-3] Changes the figures; the layout of the start is fixed. */
function carryOutHouse(table: EmpireTable, change: HouseChange<HouseRules>): void {
  const {
    house,
    change: told,
    from,
  } = planHouseChange<HouseRules>(houseTable, table.state, {
    change,
    from: table.state.round + 1,
    rule: 'EMP-HOUSE-3',
    explainFixed: () => 'The board and the decks were laid out at the start; change other house rules.',
  });
  const marks = explainMarks(house);
  refuseUnless(marks === null, marks ?? '', 'EMP-HOUSE-1');
  table.emit({ type: 'house-ruled', house, change: told, from });
}
