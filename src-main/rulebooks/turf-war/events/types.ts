import type { AllianceId, PieceId } from '#shared/games/turf-war/ids.ts';
import type { AllianceKind } from '#shared/games/turf-war/orders.ts';
import type { Rank } from '#shared/games/turf-war/ranks.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Alliance, EndingWay, FightQuestion, PublicClash, TurnRecord } from '../state.ts';

export type DiplomacyEvent =
  | { type: 'sheets-opened'; turn: number; missing: SeatId[] }
  | { type: 'alliance-made'; alliance: Alliance; replaced: AllianceId[] }
  | {
      type: 'member-left';
      alliance: AllianceId;
      kind: AllianceKind;
      members: SeatId[];
      seat: SeatId;
      /** Null: at once. */
      lastTurn: number | null;
      how: 'left' | 'treachery' | 'out';
    }
  | {
      type: 'alliance-dissolved';
      alliance: AllianceId;
      kind: AllianceKind;
      members: SeatId[];
      lastTurn: number | null;
    }
  | { type: 'grace-ended'; alliance: AllianceId; seats: SeatId[] }
  | {
      type: 'alliance-ended';
      alliance: AllianceId;
      kind: AllianceKind;
      members: SeatId[];
      how: 'left' | 'dissolved' | 'treachery' | 'out' | 'ruling';
    }
  | { type: 'gift-paid'; from: SeatId; to: SeatId; mc: number }
  | { type: 'order-dropped'; seat: SeatId; turn: number; title: string; sentence: string };

export type MoneyEvent =
  | { type: 'consolation-paid'; seat: SeatId; mc: number; hitmen: number; lieutenants: number }
  | { type: 'salaries-paid'; seat: SeatId; mc: number; publicMc: number; men: number }
  | { type: 'walked-out'; seat: SeatId; pieces: PieceId[]; isPublic: boolean; refused: boolean }
  | {
      type: 'hired';
      seat: SeatId;
      mc: number;
      pieces: { id: PieceId; name: string; number: number }[];
    }
  | { type: 'income-collected'; seat: SeatId; areas: number; mc: number }
  | { type: 'income-missed'; seat: SeatId; areas: number }
  | { type: 'don-mourned'; seat: SeatId; noIncomeTurn: number };

export type BoardEvent =
  | { type: 'placed'; seat: SeatId; places: { piece: PieceId; area: number }[]; costMc: number }
  | { type: 'deployed'; seat: SeatId; places: { piece: PieceId; area: number }[] }
  | { type: 'moved'; seat: SeatId; moves: { piece: PieceId; from: number; to: number }[] }
  | {
      type: 'clash-fought';
      clash: PublicClash;
      dead: { piece: PieceId; gang: SeatId; rank: Rank; by: SeatId[] }[];
      xp: { piece: PieceId; points: number }[];
    }
  | {
      type: 'treachery';
      traitor: SeatId;
      victim: SeatId;
      area: number;
      partner: SeatId | null;
      since: number;
    }
  | { type: 'join-matched'; seats: SeatId[]; area: number }
  | { type: 'area-taken'; area: number; from: SeatId | null; to: SeatId; isBloodless: boolean }
  | {
      type: 'fell-back';
      seat: SeatId;
      from: number;
      to: number;
      pieces: PieceId[];
      rule: string;
    }
  | { type: 'cornered'; seat: SeatId; area: number; pieces: { piece: PieceId; rank: Rank }[] }
  | { type: 'promoted'; seat: SeatId; piece: PieceId; to: 'lieutenant' | 'don' };

export type ClosingEvent =
  | {
      type: 'gang-out';
      seat: SeatId;
      how: 'conceded' | 'disbanded' | 'out';
      turn: number;
      lostMc: number;
      owedMc: number;
      areas: number[];
    }
  | { type: 'question-asked'; question: FightQuestion }
  | {
      type: 'question-answered';
      seat: SeatId;
      key: string;
      pieces: PieceId[];
      refuge: { area: number; to: number } | null;
    }
  | { type: 'mind-moved'; seat: SeatId; trust: Record<SeatId, number>; hurtBy: SeatId | null }
  | {
      type: 'game-over';
      winners: SeatId[];
      how: EndingWay;
      turn: number;
      table: SeatId[];
    }
  | { type: 'turn-closed'; turn: number; record: TurnRecord };
