import type { SeatId } from '#shared/words/ids.ts';
import { computeConsolation, listFullMembers, requireGang, listOwnedAreas } from '../lookups.ts';
import type { TurfWarTable } from '../table.ts';

/** [WAR-OUT-1, WAR-OUT-2, WAR-PAY-2, WAR-ALLY-16] A gang is out: people, areas, money and alliances go. */
export function takeOut(table: TurfWarTable, seat: SeatId, how: 'conceded' | 'disbanded' | 'out'): void {
  const { state } = table;
  const { treasuryMc, dead } = requireGang(state, seat);
  table.emit({
    type: 'gang-out',
    seat,
    how,
    turn: state.turn,
    lostMc: treasuryMc,
    owedMc: computeConsolation(state, dead),
    areas: listOwnedAreas(state, seat),
  });
  for (const alliance of Object.values(table.state.alliances)) {
    if (alliance.members.includes(seat)) leaveAtOnce(table, alliance, seat, 'out');
  }
}

/** A gang is in an alliance no more, without the turns of grace that leaving takes. */
export function leaveAtOnce(
  table: TurfWarTable,
  { id, kind, members }: TurfWarTable['state']['alliances'][keyof TurfWarTable['state']['alliances']],
  seat: SeatId,
  how: 'treachery' | 'out',
): void {
  const left = [...members];
  table.emit({ type: 'member-left', alliance: id, kind, members: left, seat, lastTurn: null, how });
  endIfSmall(table, id, how);
}

/** Ends an alliance with a single member. */
export function endIfSmall(
  table: TurfWarTable,
  id: keyof TurfWarTable['state']['alliances'],
  how: 'left' | 'treachery' | 'out',
): void {
  const alliance = table.state.alliances[id];
  if (alliance === undefined || alliance.members.length > 1) return;
  table.emit({ type: 'alliance-ended', alliance: id, kind: alliance.kind, members: [...alliance.members], how });
}

/** [WAR-ALLY-8] Puts the last member of an open alliance in grace with those who left. */
export function grantGraceToLast(table: TurfWarTable, id: keyof TurfWarTable['state']['alliances']): void {
  const alliance = table.state.alliances[id];
  if (alliance === undefined || alliance.kind !== 'open') return;
  const [last, second] = listFullMembers(alliance);
  const [gone] = alliance.leaving;
  if (last === undefined || second !== undefined || gone === undefined) return;
  const members = [...alliance.members];
  const lastTurn = Math.max(...alliance.leaving.map((one) => one.lastTurn));
  table.emit({ type: 'member-left', alliance: id, kind: 'open', members, seat: last, lastTurn, how: 'left' });
}
