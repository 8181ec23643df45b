import { findHouseNext, nameHouseChange, planHouseChange } from '#kernel/events/houseChange.ts';
import type { AllianceId, PieceId } from '#shared/games/turf-war/ids.ts';
import type { Ruling } from '#shared/games/turf-war/rulings.ts';
import { houseTable, type HouseRules } from '#shared/games/turf-war/houseRules.ts';
import type { HouseChange } from '#shared/words/houseRules.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import { findDeed, type RulingTable } from '#kernel/declare/ruling.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { findAlliance, nameArea, requireGang, hasArea, buildNames, listPieces } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Piece } from '../records.ts';
import type { TurfWarTable } from '../table.ts';
import { withdrawAll } from '../handlers.ts';
import { takeOut } from '../turn/leaving.ts';

const rule = 'WAR-ASK-16';

function requirePiece(state: State, id: PieceId): Piece {
  const piece = Object.hasOwn(state.pieces, id) ? state.pieces[id] : undefined;
  refuseUnless(piece !== undefined, 'Nobody of that name is in the game.', rule);
  return { ...piece, gone: null };
}

/** [WAR-ASK-16] Changes a fact for the games master between turns; throws a Refusal. */
export function carryOut(table: TurfWarTable, ruling: Ruling): void {
  const { state } = table;
  refuseUnless(state.phase === 'orders', 'Play the turn to its end first; facts change between turns.', rule);
  if ('seat' in ruling) requireGang(state, ruling.seat);
  findDeed(rulingDeeds, ruling).carryOut(table, ruling);
}

/** Each kind of ruling: its words for the log, and its deed. */
const rulingDeeds: RulingTable<TurfWarTable, Ruling> = {
  owner: {
    title: (state, ruling) =>
      `${nameArea(state, ruling.area)} goes to ${ruling.owner === null ? 'nobody' : buildNames(state).gang(ruling.owner)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const { area, owner } = ruling;
      refuseUnless(hasArea(state, area), 'There is no such area in this city.', rule);
      if (owner !== null) requireInGame(state, owner);
      return table.emit({ type: 'owner-ruled', area, owner });
    },
  },
  treasury: {
    title: (state, ruling) => `${buildNames(state).gang(ruling.seat)} has ${ruling.mc} MC`,
    carryOut(table, ruling) {
      const { state } = table;
      const from = requireGang(state, ruling.seat).treasuryMc;
      return table.emit({ type: 'treasury-ruled', seat: ruling.seat, from, to: ruling.mc });
    },
  },
  piece: {
    title: (state, ruling) => `Change ${buildNames(state).piece(ruling.piece)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const piece = requirePiece(state, ruling.piece);
      if (ruling.area !== undefined) refuseUnless(hasArea(state, ruling.area), 'There is no such area.', rule);
      const { name = piece.name, rank = piece.rank, xp = piece.xp, area = piece.area } = ruling;
      const others = listPieces(state, piece.gang).filter(({ id }) => id !== piece.id);
      requirePlace(others, { name, rank });
      const enteredTurn = area === null ? null : (piece.enteredTurn ?? state.turn);
      return table.emit({ type: 'piece-ruled', piece: { ...piece, name, rank, xp, area, enteredTurn } });
    },
  },
  'add-piece': {
    title: (state, ruling) => `${ruling.name} joins ${buildNames(state).gang(ruling.seat)}`,
    carryOut: (table, ruling) => addPiece(table, ruling),
  },
  'remove-piece': {
    title: (state, ruling) => `${buildNames(state).piece(ruling.piece)} leaves the game`,
    carryOut(table, ruling) {
      const { state } = table;
      const { id, gang, name } = requirePiece(state, ruling.piece);
      return table.emit({ type: 'piece-removed', seat: gang, piece: id, name });
    },
  },
  alliance: {
    title: (state, ruling) => `Ally ${joinWords(ruling.members.map(buildNames(state).gang))}`,
    carryOut: (table, ruling) => makeAlliance(table, ruling),
  },
  'end-alliance': {
    title: () => 'End an alliance',
    carryOut(table, ruling) {
      const { state } = table;
      const alliance = state.alliances[ruling.id];
      refuseUnless(alliance !== undefined, 'There is no such alliance.', rule);
      const { id, kind, members } = alliance;
      return table.emit({ type: 'alliance-ended', alliance: id, kind, members: [...members], how: 'ruling' });
    },
  },
  precedence: {
    title: () => 'Change the order of precedence',
    carryOut(table, ruling) {
      const { state } = table;
      refuseUnless(
        [...ruling.seats].sort().join() === [...state.precedence].sort().join(),
        'Name every gang once in the order of precedence.',
        'WAR-GAME-6',
      );
      return table.emit({ type: 'precedence-ruled', seats: ruling.seats });
    },
  },
  'house-rules': {
    title: (state, ruling) => nameHouseChange(houseTable, findHouseNext<HouseRules>(state), ruling.houseRules),
    carryOut: (table, ruling) => carryOutHouse(table, ruling.houseRules),
  },
  player: {
    title: (state, ruling) => `Change who plays ${buildNames(state).gang(ruling.seat)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const { seat, isHuman } = ruling;
      table.emit({ type: 'player-ruled', seat, isHuman });
      // An empty sheet was the former player's; the new one writes his own.
      if (state.sealed.ready.includes(seat) && listFiledBy(state.sealed, seat).length === 0)
        table.emit({ type: 'seat-ready', seat, isReady: false });
      return;
    },
  },
  rename: {
    title: (state, ruling) => `Rename ${buildNames(state).gang(ruling.seat)}`,
    carryOut(table, ruling) {
      const { state } = table;
      const { seat, name } = ruling;
      const taken = Object.values(state.gangs).some(
        (one) => one.seat !== seat && one.name.toLowerCase() === name.toLowerCase(),
      );
      refuseUnless(!taken, 'Another gang has this name; choose one of its own.', rule);
      const from = requireGang(state, seat).name;
      refuseUnless(from !== name, `The gang is called ${name} already.`, rule);
      return table.emit({ type: 'gang-renamed', seat, from, name });
    },
  },
  mind: {
    title: (state, ruling) => `Change how ${buildNames(state).gang(ruling.seat)} plays`,
    carryOut(table, ruling) {
      const { state } = table;
      refuseUnless(
        !requireGang(state, ruling.seat).isHuman,
        'A player plays that gang; hand it to the program first.',
        'WAR-ASK-2',
      );
      return table.emit({ type: 'mind-ruled', seat: ruling.seat, level: ruling.level, doctrine: ruling.doctrine });
    },
  },
  out: {
    title: (state, ruling) => `Concede for ${buildNames(state).gang(ruling.seat)}`,
    carryOut(table, ruling) {
      const { state } = table;
      refuseUnless(requireGang(state, ruling.seat).out === null, 'That gang is out already.', 'WAR-ASK-2');
      withdrawAll(table, ruling.seat);
      return takeOut(table, ruling.seat, 'conceded');
    },
  },
  'next-host': {
    title: (state, ruling) => `${buildNames(state).gang(ruling.seat)} runs the next game`,
    carryOut: (table, ruling) => table.emit({ type: 'host-ruled', seat: ruling.seat }),
  },
  'open-files': {
    title: () => 'Open the files',
    carryOut(table) {
      const { state } = table;
      refuseUnless(state.ending !== null, 'The files are opened when the game is over.', 'WAR-ASK-13');
      return table.emit({ type: 'files-opened' });
    },
  },
};

/** Describes a ruling for the log. */
export function describeRuling(state: State, ruling: Ruling): string {
  return findDeed(rulingDeeds, ruling).title(state, ruling);
}

/** [WAR-HOUSE-1] Announces a change of house rules at once; it counts from the next turn. */
function carryOutHouse(table: TurfWarTable, change: HouseChange<HouseRules>): void {
  const { before, ...ruled } = planHouseChange<HouseRules>(houseTable, table.state, {
    change,
    from: table.state.turn + 1,
    rule: 'WAR-HOUSE-1',
  });
  const { house, from } = ruled;
  refuseUnless(
    house.lastTurn === before.lastTurn || house.lastTurn === 0 || house.lastTurn >= from,
    `House rules change with turn ${from}; let the war end then or later.`,
    'WAR-HOUSE-1',
  );
  table.emit({ type: 'house-ruled', ...ruled });
}

/** Refuses a name that another of the gang bears, and a second Don. */
function requirePlace(
  others: readonly Readonly<Pick<Piece, 'name' | 'rank'>>[],
  { name, rank }: Pick<Piece, 'name' | 'rank'>,
): void {
  refuseUnless(
    others.every((one) => one.name !== name),
    `Somebody there is called ${name}; choose another name.`,
    'WAR-GAME-5',
  );
  refuseUnless(rank !== 'don' || others.every((one) => one.rank !== 'don'), 'A gang has one Don at most.', rule);
}

/** Requires a gang that is still in the game. */
function requireInGame(state: State, seat: SeatId): ReturnType<typeof requireGang> {
  const gang = requireGang(state, seat);
  refuseUnless(gang.out === null, `${gang.name} is out of the game.`, rule);
  return gang;
}

function addPiece(table: TurfWarTable, ruling: Extract<Ruling, { kind: 'add-piece' }>): void {
  const { state } = table;
  const { seat, rank, name, area } = ruling;
  const { entered } = requireInGame(state, seat);
  refuseUnless(hasArea(state, area), 'There is no such area in this city.', rule);
  requirePlace(listPieces(state, seat), { name, rank });
  const number = entered + 1;
  table.emit({
    type: 'piece-added',
    piece: {
      id: `${seat}-${number}` as PieceId,
      gang: seat,
      name,
      rank,
      xp: 0,
      number,
      area,
      hiredTurn: null,
      enteredTurn: state.turn,
      fights: 0,
      gone: null,
    },
  });
}

function makeAlliance(table: TurfWarTable, ruling: Extract<Ruling, { kind: 'alliance' }>): void {
  const { state } = table;
  const { alliance: kind, members } = ruling;
  for (const seat of members) {
    refuseUnless(requireGang(state, seat).out === null, 'Everybody in an alliance must be in the game.', rule);
    refuseUnless(
      findAlliance(state, seat, kind) === null,
      `End the ${kind} alliance of ${requireGang(state, seat).name} first.`,
      rule,
    );
  }
  refuseUnless(new Set(members).size === members.length, 'Name every member once.', rule);
  const id = `a${state.alliancesMade + 1}` as AllianceId;
  table.emit({
    type: 'alliance-made',
    alliance: { id, kind, members, madeTurn: state.turn, leaving: [] },
    replaced: [],
  });
}
