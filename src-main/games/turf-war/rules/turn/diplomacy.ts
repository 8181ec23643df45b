import type { AllianceKind } from '#shared/games/turf-war/orders.ts';
import type { AllianceId } from '#shared/games/turf-war/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findAlliance, listFullMembers, listLivingSeats } from '../lookups.ts';
import { listOrdersOfKind, type Sheets, type TurfWarTable } from '../table.ts';
import { endIfSmall, grantGraceToLast, takeOut } from './leaving.ts';

const kinds: readonly AllianceKind[] = ['open', 'secret'];

/** [WAR-TURN-2] Concessions, withdrawals, dissolutions, new alliances, gifts. */
export function runDiplomacy(table: TurfWarTable, sheets: Sheets): void {
  for (const seat of listLivingSeats(table.state)) {
    if (listOrdersOfKind(sheets, seat, 'concede').length > 0) takeOut(table, seat, 'conceded');
  }
  for (const kind of kinds) withdrawFrom(table, sheets, kind);
  for (const kind of kinds) dissolveAlliances(table, sheets, kind);
  for (const kind of kinds) signAlliances(table, sheets, kind);
  if (table.state.house.gifts) payGifts(table, sheets);
}

/** Drops a gang's order and tells it why. */
export function drop(table: TurfWarTable, seat: SeatId, title: string, sentence: string): void {
  table.emit({ type: 'order-dropped', seat, turn: table.state.turn, title, sentence });
}

/** [WAR-ALLY-7, WAR-ALLY-8] LEAVE. */
function withdrawFrom(table: TurfWarTable, sheets: Sheets, kind: AllianceKind): void {
  const { turn, house } = table.state;
  for (const seat of listLivingSeats(table.state)) {
    if (!listOrdersOfKind(sheets, seat, 'leave').some(({ alliance }) => alliance === kind)) continue;
    const alliance = findAlliance(table.state, seat, kind);
    if (alliance === null || !listFullMembers(alliance).includes(seat)) continue;
    const lastTurn = kind === 'open' ? turn + house.grace : null;
    const { id } = alliance;
    const members = [...alliance.members];
    table.emit({ type: 'member-left', alliance: id, kind, members, seat, lastTurn, how: 'left' });
    if (kind === 'open') grantGraceToLast(table, id);
    else endIfSmall(table, id, 'left');
  }
}

/** [WAR-ALLY-7] Dissolves an alliance if every member asks for it in the same turn. */
function dissolveAlliances(table: TurfWarTable, sheets: Sheets, kind: AllianceKind): void {
  const { turn, house } = table.state;
  const wants = (seat: SeatId): boolean =>
    listOrdersOfKind(sheets, seat, 'dissolve').some(({ alliance }) => alliance === kind);
  for (const alliance of Object.values(table.state.alliances)) {
    if (alliance.kind !== kind) continue;
    const members = listFullMembers(alliance);
    const willing = members.filter(wants);
    if (willing.length === 0) continue;
    if (willing.length === members.length) {
      const lastTurn = kind === 'open' ? turn + house.grace : null;
      table.emit({ type: 'alliance-dissolved', alliance: alliance.id, kind, members, lastTurn });
      continue;
    }
    for (const seat of willing) {
      drop(table, seat, `Dissolve the ${kind} alliance`, 'The other members did not ask for it too.');
    }
  }
}

/** [WAR-ALLY-2, WAR-ALLY-3] Signs alliances: gangs that filed the same list are in one. */
function signAlliances(table: TurfWarTable, sheets: Sheets, kind: AllianceKind): void {
  const lists = new Map<string, SeatId[]>();
  for (const seat of listLivingSeats(table.state)) {
    for (const order of listOrdersOfKind(sheets, seat, 'ally')) {
      if (order.alliance !== kind) continue;
      const key = [...order.members].sort().join(' ');
      lists.set(key, [...(lists.get(key) ?? []), seat]);
    }
  }
  for (const signers of lists.values()) {
    if (!canSign(table, kind, signers)) {
      for (const seat of signers) {
        drop(table, seat, `Sign the ${kind} alliance`, 'Too few of the others signed the same list.');
      }
      continue;
    }
    sign(table, kind, signers);
  }
}

/** Returns true if all members sign; a leaving gang cannot. */
function canSign(table: TurfWarTable, kind: AllianceKind, signers: readonly SeatId[]): boolean {
  if (signers.length < 2) return false;
  return signers.every((seat) => {
    const alliance = findAlliance(table.state, seat, kind);
    if (alliance === null) return true;
    const members = listFullMembers(alliance);
    return members.includes(seat) && members.every((one) => signers.includes(one));
  });
}

function sign(table: TurfWarTable, kind: AllianceKind, signers: readonly SeatId[]): void {
  const { turn, alliancesMade } = table.state;
  const before = new Set(signers.flatMap((seat) => findAlliance(table.state, seat, kind)?.id ?? []));
  const replaced: AllianceId[] = [...before];
  if (kind === 'open') {
    const secret = findAlliance(table.state, signers[0] ?? ('' as SeatId), 'secret');
    const isSame = secret?.members.length === signers.length && secret.members.every((seat) => signers.includes(seat));
    if (isSame) replaced.push(secret.id);
  }
  const stillLeaving = [...before].flatMap((id) => table.state.alliances[id]?.leaving ?? []);
  const members = [...signers, ...stillLeaving.map(({ seat }) => seat)];
  const id = `a${alliancesMade + 1}` as AllianceId;
  const leaving = stillLeaving.map((one) => ({ ...one }));
  table.emit({ type: 'alliance-made', alliance: { id, kind, members, madeTurn: turn, leaving }, replaced });
}

/** [WAR-ORD-20] */
function payGifts(table: TurfWarTable, sheets: Sheets): void {
  const purses = new Map(listLivingSeats(table.state).map((seat) => [seat, table.state.gangs[seat]?.treasuryMc ?? 0]));
  for (const from of listLivingSeats(table.state)) {
    for (const { to, mc } of listOrdersOfKind(sheets, from, 'gift')) {
      const left = purses.get(from) ?? 0;
      if (mc > left || table.state.gangs[to]?.out !== null) {
        drop(table, from, `Give ${mc} MC`, 'There was nobody to take it, or not enough money.');
        continue;
      }
      purses.set(from, left - mc);
      table.emit({ type: 'gift-paid', from, to, mc });
    }
  }
}
