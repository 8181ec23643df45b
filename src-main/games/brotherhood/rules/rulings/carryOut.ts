import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { findHouseNext, nameHouseChange, planHouseChange } from '#kernel/events/houseChange.ts';
import type { MarkerId, OperationId } from '#shared/games/brotherhood/ids.ts';
import { houseTable, type HouseRules } from '#shared/games/brotherhood/houseRules.ts';
import type { Ruling } from '#shared/games/brotherhood/rulings.ts';
import type { HouseChange } from '#shared/words/houseRules.ts';
import { formatDollars } from '#shared/words/text.ts';
import { findDeed, type RulingTable } from '#kernel/declare/ruling.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import {
  requireFamily,
  countFreeStock,
  buildNames,
  listLivingSeats,
  listOwnMarkers,
  listOwnOperations,
} from '../lookups.ts';
import { withdrawAll } from '../handlers.ts';
import type { State } from '../state.ts';
import type { BrotherhoodTable } from '../table.ts';

const rule = 'BRO-ASK-8';

function requireListed<T>(all: Readonly<Record<string, T>>, id: string, sentence: string): T {
  const one = Object.hasOwn(all, id) ? all[id] : undefined;
  refuseUnless(one !== undefined, sentence, rule);
  return one;
}

/** [BRO-ASK-8] Changes a fact for the games master between turns; throws a Refusal. */
export function carryOut(table: BrotherhoodTable, ruling: Ruling): void {
  const { state } = table;
  refuseUnless(state.stage.at === 'orders', 'Play the turn to its end first; facts change between turns.', rule);
  if ('seat' in ruling) requireFamily(state, ruling.seat);
  findDeed(rulingDeeds, ruling).carryOut(table, ruling);
}

/** Each kind of ruling: its words for the log, and its deed. */
const rulingDeeds: RulingTable<BrotherhoodTable, Ruling> = {
  cash: {
    title: (state, ruling) => `The ${buildNames(state).family(ruling.seat)} have ${formatDollars(ruling.dollars)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const { dead, cashDollars: from } = requireFamily(state, ruling.seat);
      refuseUnless(dead === null, 'That family is out of the game.', 'BRO-GF-9');
      const { seat, dollars } = ruling;
      // [BRO-FOG-1] Others judge a till by the changes they saw, and a private ruling is not seen.
      return table.emit({ type: 'cash-ruled', seat, from, dollars, shows: state.house.openBooks });
    },
  },
  hood: {
    title: (state, ruling) => `Change ${buildNames(state).hood(ruling.hood)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const all = { ...state.graveyard, ...state.hoods };
      const { family, id } = requireListed(all, ruling.hood, 'There is no such hood in the game.');
      refuseUnless(requireFamily(state, family).dead === null, 'His family is out of the game.', 'BRO-GF-9');
      return table.emit({ type: 'hood-ruled', seat: family, hood: id, status: ruling.status });
    },
  },
  'add-operation': {
    title: (state, ruling) =>
      `An operation of the ${buildNames(state).family(ruling.seat)} in ${buildNames(state).area(ruling.area)}`,
    carryOut: (table, ruling) => carryOutOperation(table, ruling),
  },
  operation: {
    title: (state, ruling) =>
      ruling.owner === null
        ? 'Close an operation'
        : `An operation goes to the ${buildNames(state).family(ruling.owner)}`,
    carryOut: (table, ruling) => carryOutOperation(table, ruling),
  },
  'add-marker': {
    title: (state, ruling) =>
      `Influence of the ${buildNames(state).family(ruling.seat)} in ${buildNames(state).area(ruling.area)}`,
    carryOut: (table, ruling) => carryOutMarker(table, ruling),
  },
  marker: {
    title: (state, ruling) =>
      ruling.owner === null
        ? 'Remove a marker of influence'
        : `A marker of influence goes to the ${buildNames(state).family(ruling.owner)}`,
    carryOut: (table, ruling) => carryOutMarker(table, ruling),
  },
  godfather: {
    title: (state, ruling) =>
      `${ruling.status === 'free' ? 'Free' : 'Jail'} the Godfather of the ${buildNames(state).family(ruling.seat)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const { godfather } = requireFamily(state, ruling.seat);
      refuseUnless(
        godfather.status === 'free' || godfather.status === 'jailed',
        'Only a Godfather who is in the city can be jailed or freed.',
        'BRO-JAIL-4',
      );
      return table.emit({ type: 'godfather-ruled', seat: ruling.seat, status: ruling.status });
    },
  },
  'house-rules': {
    title: (state, ruling) => nameHouseChange(houseTable, findHouseNext<HouseRules>(state), ruling.houseRules),
    carryOut: (table, ruling) => carryOutHouse(table, ruling.houseRules),
  },
  player: {
    title: (state, ruling) => `Change who plays the ${buildNames(state).family(ruling.seat)}`,
    carryOut: (table, ruling) => handOver(table, ruling),
  },
  retire: {
    title: (state, ruling) => `The ${buildNames(state).family(ruling.seat)} leave the game`,
    carryOut: (table, ruling) => retire(table, ruling.seat),
  },
  mind: {
    title: (state, ruling) => `Change how the ${buildNames(state).family(ruling.seat)} play`,
    carryOut(table, ruling) {
      const { state } = table;
      const { seat, level, doctrine } = ruling;
      refuseUnless(
        !requireFamily(state, seat).isHuman,
        'A player plays that family; hand it to the program first.',
        rule,
      );
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
      refuseUnless(!taken, 'Another family has this name; choose one of its own.', 'BRO-SET-5');
      return table.emit({ type: 'family-renamed', seat, from: requireFamily(state, seat).name, name });
    },
  },
};

/** Describes a ruling for the log. */
export function describeRuling(state: State, ruling: Ruling): string {
  return findDeed(rulingDeeds, ruling).title(state, ruling);
}

function handOver(table: BrotherhoodTable, { seat, isHuman, byMail }: RulingOf<'player'>): void {
  const { sealed } = table.state;
  table.emit({ type: 'player-ruled', seat, isHuman, byMail });
  // An empty sheet was the former player's; the new one writes his own.
  if (sealed.ready.includes(seat) && listFiledBy(sealed, seat).length === 0)
    table.emit({ type: 'seat-ready', seat, isReady: false });
}

/** [BRO-GF-8, BRO-GF-9] Removes a family from the game: nobody inherits, and its filed orders are withdrawn. */
function retire(table: BrotherhoodTable, seat: SeatId): void {
  const { state } = table;
  const { dead, godfather, cashDollars } = requireFamily(state, seat);
  refuseUnless(dead === null, 'That family is out of the game already.', 'BRO-GF-9');
  refuseUnless(
    listLivingSeats(state).length > 2,
    'Two families at least must stay in the game; end the game, or hand the family over.',
    rule,
  );
  withdrawAll(table, seat);
  const area = godfather.area ?? godfather.lastArea ?? state.areas[0];
  refuseUnless(area !== undefined, 'There is no area in this city.', rule);
  // It died before this turn: its estate is settled here, and not once more at the end of the turn.
  table.emit({ type: 'family-retired', seat, turn: state.turn - 1, area, cashDollars });
  table.emit({
    type: 'estate-passed',
    from: seat,
    to: null,
    hoods: [],
    operations: listOwnOperations(state, seat).map(({ id }) => id),
    markers: listOwnMarkers(state, seat).map(({ id }) => id),
    gathered: [...requireFamily(state, seat).gathered],
  });
}

/** [BRO-ASK-8] Requires a living family with a free counter in its stock. */
function requireRoom(state: State, seat: string, of: 'revenue' | 'influence'): void {
  const { name, dead } = requireFamily(state, seat as never);
  refuseUnless(dead === null, `The ${pluralizeFamily(name)} are out of the game.`, 'BRO-GF-9');
  refuseUnless(
    countFreeStock(state, seat as never, of) > 0,
    `The ${pluralizeFamily(name)} have no free ${of === 'revenue' ? 'operation' : 'marker of influence'}.`,
    of === 'revenue' ? 'BRO-OP-1' : 'BRO-OP-2',
  );
}

type RulingOf<K extends Ruling['kind']> = Extract<Ruling, { kind: K }>;

function carryOutOperation(table: BrotherhoodTable, ruling: RulingOf<'add-operation'> | RulingOf<'operation'>): void {
  const { state } = table;
  if (ruling.kind === 'add-operation') {
    const { area, seat: family, description } = ruling;
    refuseUnless(state.areas.includes(area), 'There is no such area in this city.', rule);
    requireRoom(state, family, 'revenue');
    const id = `r${state.given.operations + 1}` as OperationId;
    const { turn } = state;
    const operation = { id, family, area, description, openedTurn: turn, sinceTurn: turn };
    return table.emit({ type: 'operation-ruled', id, area, operation });
  }
  const found = requireListed(state.operations, ruling.operation, 'There is no such operation.');
  const { id, area } = found;
  if (ruling.owner === null) {
    return table.emit({ type: 'operation-ruled', id, area, operation: null });
  }
  requireRoom(state, ruling.owner, 'revenue');
  const operation = { ...found, family: ruling.owner, sinceTurn: state.turn };
  table.emit({ type: 'operation-ruled', id, area, operation });
}

function carryOutMarker(table: BrotherhoodTable, ruling: RulingOf<'add-marker'> | RulingOf<'marker'>): void {
  const { state } = table;
  if (ruling.kind === 'add-marker') {
    const { area, seat: family } = ruling;
    refuseUnless(state.areas.includes(area), 'There is no such area in this city.', rule);
    requireRoom(state, family, 'influence');
    const id = `i${state.given.markers + 1}` as MarkerId;
    const marker = { id, family, area, sinceTurn: state.turn, isUsed: false, isNeutralised: false };
    return table.emit({ type: 'marker-ruled', id, area, marker });
  }
  const found = requireListed(state.markers, ruling.marker, 'There is no such marker of influence.');
  const { id, area } = found;
  if (ruling.owner === null) return table.emit({ type: 'marker-ruled', id, area, marker: null });
  requireRoom(state, ruling.owner, 'influence');
  const marker = { ...found, family: ruling.owner, sinceTurn: state.turn };
  table.emit({ type: 'marker-ruled', id, area, marker });
}

/** [BRO-HOUSE-3] Changes the figures; the layout and the deal of the start are fixed. */
function carryOutHouse(table: BrotherhoodTable, change: HouseChange<HouseRules>): void {
  const { before, ...ruled } = planHouseChange<HouseRules>(houseTable, table.state, {
    change,
    from: table.state.turn + 1,
    rule: 'BRO-HOUSE-3',
    explainFixed: () => 'The city and the men in it were laid out at the start; change other house rules.',
  });
  const { house, from } = ruled;
  refuseUnless(
    house.turns === before.turns || house.turns >= from,
    `House rules change with turn ${from}; let the game end then or later.`,
    'BRO-HOUSE-3',
  );
  table.emit({ type: 'house-ruled', ...ruled });
}
