import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { findHouseNext, nameHouseChange, planHouseChange } from '#kernel/events/houseChange.ts';
import { findNeighborhoodKey, requireNeighborhood, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { houseTable, type HouseRules } from '#shared/games/godfather/houseRules.ts';
import type { Ruling } from '#shared/games/godfather/rulings.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { HouseChange } from '#shared/words/houseRules.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import { findDeed, type RulingTable } from '#kernel/declare/ruling.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireFamily, isLive, buildNames, findPlaceOfKey } from '../lookups.ts';
import type { Place } from '../records.ts';
import type { State } from '../state.ts';
import type { GodfatherTable } from '../table.ts';
import { concede, settle } from '../turn/closing.ts';
import { finish, isClosed } from '../turn/ending.ts';

type RulingOf<K extends Ruling['kind']> = Extract<Ruling, { kind: K }>;

/** Changes a fact for the games master while a seat has yet to order; throws a Refusal. */
export function carryOut(table: GodfatherTable, ruling: Ruling): void {
  const { state } = table;
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to change anything.');
  if ('seat' in ruling) requireFamily(state, ruling.seat);
  findDeed(rulingDeeds, ruling).carryOut(table, ruling);
}

/** Each kind of ruling: its words for the log, and its deed. */
const rulingDeeds: RulingTable<GodfatherTable, Ruling> = {
  cash: {
    title: (state, ruling) => `The ${buildNames(state).family(ruling.seat)} have ${formatDollars(ruling.dollars)}`,
    carryOut(table, ruling) {
      const { state } = table;
      refuseUnless(
        state.stage.at !== 'sell',
        'Money is being raised; let the family choose its pieces first.',
        'GOD-BREAK-5',
      );
      const { cashDollars: from } = requireFamily(state, ruling.seat);
      const { seat, dollars } = ruling;
      return table.emit({ type: 'cash-ruled', seat, from, dollars });
    },
  },
  piece: {
    title: (state, ruling) =>
      ruling.owner === null
        ? `Take the piece off ${ruling.position}`
        : `A piece of the ${buildNames(state).family(ruling.owner)} on ${ruling.position}`,
    carryOut: (table, ruling) => carryOutPiece(table, ruling),
  },
  hand: {
    title: (state, ruling) => `Another card for the ${buildNames(state).family(ruling.seat)}`,
    carryOut: (table, ruling) => carryOutHand(table, ruling),
  },
  control: {
    title: (state, ruling) =>
      `${buildNames(state).place(ruling.neighborhood)} goes to the ${buildNames(state).family(ruling.seat)}`,
    carryOut(table, { neighborhood, seat }) {
      const { state } = table;
      requireOpen(state, neighborhood);
      concede(table, neighborhood, seat);
      if (isClosed(state)) finish(table);
    },
  },
  racket: {
    title: (state, ruling) =>
      `${buildNames(state).place(ruling.neighborhood)} is fought for with ${racketTable[ruling.racket].name}`,
    carryOut(table, { neighborhood, racket }) {
      const place = requireOpen(table.state, neighborhood);
      refuseUnless(
        place.racket !== racket,
        `${requireNeighborhood(neighborhood).name} has that racket already.`,
        'GOD-VALUE-2',
      );
      table.emit({ type: 'racket-ruled', neighborhood, racket });
    },
  },
  stalemate: {
    title: (state, ruling) => `Close ${buildNames(state).place(ruling.neighborhood)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const { status } = findPlaceOfKey(state, ruling.neighborhood);
      const { name } = requireNeighborhood(ruling.neighborhood);
      refuseUnless(isLive(status), `${name} is closed already.`, 'GOD-STALE-1');
      requireQuiet(state);
      settle(table, ruling.neighborhood, 'ruling');
      if (isClosed(state)) finish(table);
      return;
    },
  },
  end: {
    title: () => 'End the game as it stands',
    carryOut(table) {
      requireQuiet(table.state);
      finish(table);
    },
  },
  'house-rules': {
    title: (state, ruling) => nameHouseChange(houseTable, findHouseNext<HouseRules>(state), ruling.houseRules),
    carryOut: (table, ruling) => carryOutHouse(table, ruling.houseRules),
  },
  player: {
    title: (state, ruling) => `Change who plays the ${buildNames(state).family(ruling.seat)}`,
    carryOut(table, ruling) {
      const { seat, isHuman } = ruling;
      return table.emit({ type: 'player-ruled', seat, isHuman });
    },
  },
  absent: {
    title: (state, ruling) =>
      ruling.isAbsent
        ? `The player of the ${buildNames(state).family(ruling.seat)} is away`
        : `The player of the ${buildNames(state).family(ruling.seat)} is back`,
    carryOut(table, ruling) {
      const { state } = table;
      const { seat, isAbsent } = ruling;
      refuseUnless(requireFamily(state, seat).isHuman, 'The program plays this family anyway.', 'GOD-ASK-9');
      return table.emit({ type: 'absent-ruled', seat, isAbsent });
    },
  },
  mind: {
    title: (state, ruling) => `Change how the ${buildNames(state).family(ruling.seat)} play`,
    carryOut(table, ruling) {
      const { state } = table;
      const { seat, level, doctrine } = ruling;
      const { isHuman, isAbsent } = requireFamily(state, seat);
      refuseUnless(!isHuman || isAbsent, 'A player plays that family; hand it to the program first.', 'GOD-END-4');
      return table.emit({ type: 'mind-ruled', seat, level, doctrine });
    },
  },
  rename: {
    title: (state, ruling) => `Rename the ${buildNames(state).family(ruling.seat)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const { seat, name } = ruling;
      const taken = Object.values(state.families).some(
        (one) => one.seat !== seat && one.name.toLowerCase() === name.toLowerCase(),
      );
      refuseUnless(!taken, 'Another family has this name; choose one of its own.', 'GOD-SETUP-1');
      const from = requireFamily(state, seat).name;
      return table.emit({ type: 'family-renamed', seat, from, name });
    },
  },
};

/** Describes a ruling for the log. */
export function describeRuling(state: State, ruling: Ruling): string {
  return findDeed(rulingDeeds, ruling).title(state, ruling);
}

function requireOpen(state: State, key: NeighborhoodKey): DeepReadonly<Place> {
  const place = findPlaceOfKey(state, key);
  refuseUnless(place.status === 'open', `No racket is fought for in ${requireNeighborhood(key).name}.`, 'GOD-PLACE-1');
  requireQuiet(state);
  return place;
}

/** [GOD-TURN-2] Refuses a change of the board while a question about pieces is open. */
function requireQuiet(state: State): void {
  refuseUnless(
    ['card', 'position'].includes(state.stage.at),
    'Somebody has to choose or answer first; change the board after that.',
    'GOD-TURN-2',
  );
}

function carryOutPiece(table: GodfatherTable, { position, owner }: RulingOf<'piece'>): void {
  const { state } = table;
  requireQuiet(state);
  const { status } = findPlaceOfKey(state, findNeighborhoodKey(position));
  const { name } = requireNeighborhood(findNeighborhoodKey(position));
  if (owner === null) {
    refuseUnless(state.pieces[position] !== undefined, `Nobody stands on ${position}.`, 'GOD-PLACE-4');
  } else {
    requireFamily(state, owner);
    refuseUnless(status === 'open', `No racket is fought for in ${name}.`, 'GOD-PLACE-1');
    refuseUnless(
      state.pieces[position]?.seat !== owner,
      `A piece of that family stands on ${position} already.`,
      'GOD-PLACE-1',
    );
  }
  table.emit({ type: 'piece-ruled', position, owner });
}

function carryOutHand(table: GodfatherTable, { seat, card }: RulingOf<'hand'>): void {
  const { state } = table;
  const { name, hand } = requireFamily(state, seat);
  refuseUnless(hand !== null, `The ${pluralizeFamily(name)} hold no card now.`, 'GOD-TURN-4');
  refuseUnless(
    state.house.cards === 'physical' || state.decks.playing.draw.includes(card),
    'That card is not in the deck; choose one that is.',
    'GOD-DECK-1',
  );
  table.emit({ type: 'hand-ruled', seat, card });
}

/** [GOD-HOUSE-1] Changes the figures; the layout of the start is fixed. */
function carryOutHouse(table: GodfatherTable, change: HouseChange<HouseRules>): void {
  const free = houseTable.rows.filter(({ isFixed }) => isFixed !== true);
  const planned = planHouseChange<HouseRules>(houseTable, table.state, {
    change,
    from: table.state.round + 1,
    rule: 'GOD-HOUSE-1',
    explainFixed: (fixed) =>
      `For the whole game stands: ${joinWords(fixed)}; change only ${joinWords(free.map(({ name }) => name))}.`,
  });
  const { before, ...ruled } = planned;
  const { house, from } = ruled;
  refuseUnless(
    house.lastRound === before.lastRound || house.lastRound === 0 || house.lastRound >= from,
    `House rules change with round ${from}; let the game end then or later.`,
    'GOD-HOUSE-1',
  );
  table.emit({ type: 'house-ruled', ...ruled });
}
