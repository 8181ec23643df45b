import type { SeatId } from '#shared/words/ids.ts';
import { countRanks } from '#shared/games/turf-war/ranks.ts';
import {
  findAlliance,
  requireGang,
  listLivingSeats,
  listPiecesOnBoard,
  listOwnedAreas,
  listPieces,
  listRecruits,
  sumStrength,
} from '../lookups.ts';
import type { State } from '../state.ts';
import type { TurnRecord } from '../records.ts';
import type { Sheets, TurfWarTable } from '../table.ts';
import { computeTrust } from '../npc/trust.ts';
import type { Fights } from './combat.ts';
import { grantGraceToLast, leaveAtOnce, takeOut } from './leaving.ts';
import { decideVictory } from './victory.ts';

/** The part of a turn's record from before its end. */
export type Before = Pick<TurnRecord, 'moves' | 'movers'> & { alliancesMade: number };

/** [WAR-TURN-8] */
export function closeTurn(
  table: TurfWarTable,
  { sheets, fights, before }: { sheets: Sheets; fights: Fights; before: Before },
): void {
  for (const seat of listLivingSeats(table.state)) collectIncome(table, seat);
  for (const seat of listLivingSeats(table.state)) promote(table, seat);
  for (const seat of new Set(fights.donsLost)) mournDon(table, seat);
  for (const seat of listLivingSeats(table.state)) {
    if (isFinished(table.state, seat)) takeOut(table, seat, 'out');
  }
  removeTraitors(table, fights);
  endGraces(table);
  for (const seat of listLivingSeats(table.state)) {
    const { trust, hurtBy } = computeTrust(table.state, seat, fights);
    table.emit({ type: 'mind-moved', seat, trust, hurtBy });
  }
  const record = buildTurnRecord(table.state, fights, before);
  decideVictory(table, sheets, record);
  table.emit({ type: 'turn-closed', turn: table.state.turn, record });
}

/** [WAR-OWN-4, WAR-DON-2, WAR-HOUSE-19] */
function collectIncome(table: TurfWarTable, seat: SeatId): void {
  const { state } = table;
  const areas = listOwnedAreas(state, seat).length;
  if (areas === 0) return;
  const { noIncomeTurn } = requireGang(state, seat);
  const isHeadless =
    state.house.donless === 'every-turn' &&
    noIncomeTurn !== null &&
    noIncomeTurn <= state.turn &&
    listPieces(state, seat).every(({ rank }) => rank !== 'don');
  if (noIncomeTurn === state.turn || isHeadless) {
    table.emit({ type: 'income-missed', seat, areas });
    return;
  }
  table.emit({ type: 'income-collected', seat, areas, mc: areas * state.house.prices.income });
}

/** [WAR-XP-3, WAR-XP-4] Promotes by one step a turn: men who were Lieutenants before may follow the Don. */
function promote(table: TurfWarTable, seat: SeatId): void {
  const { lieutenant, don } = table.state.house.xp;
  const pieces = listPiecesOnBoard(table.state, seat);
  const heirs = pieces.filter(({ rank, xp }) => rank === 'lieutenant' && xp >= don);
  for (const { id, rank, xp } of pieces) {
    if (rank === 'hitman' && xp >= lieutenant) {
      table.emit({ type: 'promoted', seat, piece: id, to: 'lieutenant' });
    }
  }
  const { successors } = requireGang(table.state, seat);
  if (successors === null || pieces.some(({ rank }) => rank === 'don')) return;
  const place = (id: (typeof heirs)[number]['id']): number => {
    const listed = successors.indexOf(id);
    return listed < 0 ? successors.length : listed;
  };
  const [heir] = heirs.sort((a, b) => place(a.id) - place(b.id) || b.xp - a.xp || a.number - b.number);
  if (heir !== undefined) table.emit({ type: 'promoted', seat, piece: heir.id, to: 'don' });
}

/** [WAR-DON-1] */
function mournDon(table: TurfWarTable, seat: SeatId): void {
  if (listPieces(table.state, seat).some(({ rank }) => rank === 'don')) return;
  table.emit({ type: 'don-mourned', seat, noIncomeTurn: table.state.turn + 1 });
}

/** [WAR-OUT-1] */
function isFinished(state: State, seat: SeatId): boolean {
  if (listPiecesOnBoard(state, seat).length > 0) return false;
  return listRecruits(state, seat).length === 0 || listOwnedAreas(state, seat).length === 0;
}

/** [WAR-ALLY-15] */
function removeTraitors(table: TurfWarTable, { traitors }: Fights): void {
  for (const { seat } of traitors) {
    const alliance = findAlliance(table.state, seat, 'open');
    if (alliance === null) continue;
    leaveAtOnce(table, alliance, seat, 'treachery');
    grantGraceToLast(table, alliance.id);
  }
}

/** [WAR-ALLY-8] */
function endGraces(table: TurfWarTable): void {
  for (const { id, leaving } of Object.values(table.state.alliances)) {
    const seats = leaving.filter(({ lastTurn }) => lastTurn <= table.state.turn).map(({ seat }) => seat);
    if (seats.length > 0) table.emit({ type: 'grace-ended', alliance: id, seats });
  }
}

function buildTurnRecord(state: State, fights: Fights, before: Before): TurnRecord {
  const seats = state.precedence;
  const recordBySeat = <T>(of: (seat: SeatId) => T): Record<SeatId, T> =>
    Object.fromEntries(seats.map((seat) => [seat, of(seat)]));
  return {
    turn: state.turn,
    areas: recordBySeat((seat) => listOwnedAreas(state, seat).length),
    strength: recordBySeat((seat) => sumStrength(state, listPiecesOnBoard(state, seat))),
    pieces: recordBySeat((seat) => countRanks(listPiecesOnBoard(state, seat))),
    deaths: recordBySeat((seat) => fights.deaths.filter(({ gang }) => gang === seat).length),
    movers: before.movers,
    newOwners: fights.newOwners,
    newAlliances: state.alliancesMade - before.alliancesMade,
    moves: before.moves,
    clashes: fights.clashes,
    retreats: fights.retreats,
    owners: Object.keys(state.areas).map((number) => state.areas[Number(number)]?.owner ?? null),
    treasuries: recordBySeat((seat) => requireGang(state, seat).treasuryMc),
  };
}
