import type { PieceId } from '#shared/games/turf-war/ids.ts';
import { ranks } from '#shared/games/turf-war/ranks.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { none, type Clash, type FightOutcome, type Position } from '../fights/position.ts';
import { resolveFights } from '../fights/resolve.ts';
import { findAlliance } from '../lookups.ts';
import type { State } from '../state.ts';
import type { PublicClash, TurnRecord } from '../records.ts';
import type { Sheets, TurfWarTable } from '../table.ts';
import { dropMissed, type Journeys } from './movement.ts';
import { buildPosition } from './position.ts';

/** The outcome of the fights, as the end of the turn needs it. */
export type Fights = {
  traitors: { seat: SeatId; victims: SeatId[] }[];
  /** A death by accident: both sides had come into an area that belonged to neither. */
  deaths: { piece: PieceId; gang: SeatId; by: SeatId[]; isAccident: boolean }[];
  donsLost: SeatId[];
  clashes: PublicClash[];
  retreats: TurnRecord['retreats'];
  newOwners: number;
};

/** [WAR-TURN-7] Combat, owners, refuges. */
export function runCombat(table: TurfWarTable, sheets: Sheets, journeys: Journeys, answers: State['answers']): Fights {
  const { state } = table;
  const position = buildPosition({ ...state, answers }, sheets, journeys);
  const outcome = resolveFights(position);
  const formatSeat = (gang: number): SeatId => state.precedence[gang] ?? ('' as SeatId);
  const fights: Fights = {
    traitors: [],
    deaths: [],
    donsLost: [],
    clashes: outcome.clashes.map((clash) => convertToSeats(clash, formatSeat)),
    retreats: outcome.retreats.map(({ piece, gang, from, to, why }) => ({
      piece: piece as PieceId,
      gang: formatSeat(gang),
      from,
      to: to === none ? null : to,
      rule: why,
    })),
    newOwners: 0,
  };
  tellTreachery(table, outcome, formatSeat, fights);
  tellPairs(table, outcome, position, formatSeat);
  tellMissed(table, { position, outcome, seatOf: formatSeat });
  fights.clashes.forEach((clash) => tellClash(table, clash, outcome, fights));
  tellOwners(table, { position, outcome, seatOf: formatSeat }, fights);
  tellRetreats(table, outcome, formatSeat, fights);
  return fights;
}

type SeatOf = (gang: number) => SeatId;

/** A clash in seats instead of numbers. */
export function convertToSeats(clash: Clash, seatOf: SeatOf): PublicClash {
  return { ...clash, blocs: clash.blocs.map((bloc) => ({ ...bloc, gangs: bloc.gangs.map(seatOf) })) } as PublicClash;
}

function tellTreachery(table: TurfWarTable, { treasons }: FightOutcome, seatOf: SeatOf, fights: Fights): void {
  for (const { gang, victim, area, partner } of treasons) {
    const [traitor, betrayed] = [seatOf(gang), seatOf(victim)];
    table.emit({
      type: 'treachery',
      traitor,
      victim: betrayed,
      area,
      partner: partner === none ? null : seatOf(partner),
      since: findAlliance(table.state, traitor, 'open')?.madeTurn ?? table.state.turn,
    });
    const known = fights.traitors.find(({ seat }) => seat === traitor);
    if (known === undefined) fights.traitors.push({ seat: traitor, victims: [betrayed] });
    else known.victims.push(betrayed);
  }
}

function tellPairs(table: TurfWarTable, { matched }: FightOutcome, { joins }: Position, seatOf: SeatOf): void {
  for (const place of matched) {
    const join = joins[place];
    if (join === undefined || join.gang > join.partner) continue;
    table.emit({ type: 'join-matched', seats: [seatOf(join.gang), seatOf(join.partner)], area: join.area });
  }
}

type FoughtTurn = { position: Position; outcome: FightOutcome; seatOf: SeatOf };

function tellMissed(table: TurfWarTable, { position, outcome, seatOf }: FoughtTurn): void {
  const attacks = position.attacks.filter(
    ({ gang, ally, area }) =>
      !outcome.treasons.some((one) => one.gang === gang && one.victim === ally && one.area === area),
  );
  const joins = position.joins.filter((_, place) => !outcome.matched.includes(place));
  dropMissed(table, [
    ...attacks.map(({ gang, ally, area }) => ({
      seat: seatOf(gang),
      kind: 'attack' as const,
      other: seatOf(ally),
      area,
    })),
    ...joins.map(({ gang, partner, area }) => ({
      seat: seatOf(gang),
      kind: 'join' as const,
      other: seatOf(partner),
      area,
    })),
  ]);
}

function tellClash(table: TurfWarTable, clash: PublicClash, outcome: FightOutcome, fights: Fights): void {
  const dead = clash.blocs.flatMap(({ dead: ids }, place) => {
    const by = clash.blows.filter(({ on }) => on === place);
    return ids.flatMap((id) => {
      const piece = table.state.pieces[id];
      if (piece === undefined) return [];
      const killers = by.find(({ victim }) => victim === id)?.by;
      const seats = clash.blocs[killers ?? none]?.gangs ?? [];
      return [{ piece: piece.id, gang: piece.gang, rank: piece.rank, by: [...seats] }];
    });
  });
  const here = new Set<string>(clash.blocs.flatMap(({ pieces }) => pieces));
  table.emit({
    type: 'clash-fought',
    clash,
    dead,
    xp: outcome.xp
      .filter(({ piece }) => here.has(piece))
      .map(({ piece, points }) => ({ piece: piece as PieceId, points })),
  });
  const owner = table.state.areas[clash.area]?.owner ?? null;
  const hasStood = (seat: SeatId): boolean => clash.blocs.some(({ gangs, stood }) => stood && gangs.includes(seat));
  for (const { piece, gang, rank, by } of dead) {
    const isAccident = [gang, ...by].every((seat) => seat !== owner && !hasStood(seat));
    fights.deaths.push({ piece, gang, by, isAccident });
    if (rank === 'don') fights.donsLost.push(gang);
  }
}

function tellOwners(table: TurfWarTable, { position, outcome, seatOf }: FoughtTurn, fights: Fights): void {
  outcome.owners.forEach((owner, area) => {
    const before = position.owners[area] ?? none;
    if (area === 0 || owner === before || owner === none) return;
    fights.newOwners += 1;
    table.emit({
      type: 'area-taken',
      area,
      from: before === none ? null : seatOf(before),
      to: seatOf(owner),
      isBloodless: outcome.clashes.every((clash) => clash.area !== area),
    });
  });
}

function tellRetreats(table: TurfWarTable, { retreats }: FightOutcome, seatOf: SeatOf, fights: Fights): void {
  const groups = new Map<string, FightOutcome['retreats']>();
  for (const retreat of retreats) {
    const key = `${retreat.gang} ${retreat.from} ${retreat.to}`;
    groups.set(key, [...(groups.get(key) ?? []), retreat]);
  }
  for (const group of groups.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const seat = seatOf(first.gang);
    const ids = group.map(({ piece }) => piece as PieceId);
    if (first.to !== none) {
      const { from, to, why: rule } = first;
      table.emit({ type: 'fell-back', seat, from, to, pieces: ids, rule });
      continue;
    }
    const pieces = ids.flatMap((piece) => {
      const rank = table.state.pieces[piece]?.rank;
      return rank === undefined ? [] : [{ piece, rank }];
    });
    for (const { piece, rank } of pieces) {
      fights.deaths.push({ piece, gang: seat, by: [], isAccident: false });
      if (rank === 'don') fights.donsLost.push(seat);
    }
    table.emit({ type: 'cornered', seat, area: first.from, pieces });
  }
}

/** [WAR-ASK-7] Lists the pieces of a rank that may fall in a gang's stead, where the table asks. */
export function listCasualtyChoices(
  state: State,
  clash: PublicClash,
): { seat: SeatId; area: number; count: number; pieces: PieceId[] }[] {
  return clash.blocs.flatMap(({ gangs, dead, pieces }) =>
    gangs.flatMap((seat) =>
      ranks.flatMap((rank) => {
        const isPieceOfSide = (id: string): boolean => {
          const piece = state.pieces[id as PieceId];
          return piece?.gang === seat && piece.rank === rank;
        };
        const count = dead.filter(isPieceOfSide).length;
        const own = pieces.filter(isPieceOfSide);
        return count === 0 || own.length === count ? [] : [{ seat, area: clash.area, count, pieces: own }];
      }),
    ),
  );
}
