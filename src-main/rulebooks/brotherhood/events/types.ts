import type { Card } from '#shared/games/brotherhood/cards.ts';
import type { HouseRules } from '#shared/games/brotherhood/houseRules.ts';
import type { AreaId, HoodId, MarkerId, OperationId } from '#shared/games/brotherhood/ids.ts';
import type { Doctrine, Level } from '#shared/games/brotherhood/minds.ts';
import type { SheetOrder, Term } from '#shared/games/brotherhood/orders.ts';
import type { OrderId, SeatId } from '#shared/words/ids.ts';
import type {
  AreaIncome,
  Effect,
  Family,
  GivenAnswer,
  Hood,
  Marker,
  Message,
  Operation,
  Pledge,
  Stage,
  Struck,
  TurnRecord,
} from '../state.ts';

export type FoundingEvent =
  | { type: 'deck-shuffled'; deck: Card[] }
  | {
      type: 'founded';
      title: string;
      city: string;
      house: HouseRules;
      turn: number;
      areas: AreaId[];
      /** In seat order. */
      families: Family[];
      hoods: Hood[];
    }
  /** A game that was begun elsewhere stands as it stood there. */
  | {
      type: 'board-entered';
      operations: Operation[];
      markers: Marker[];
      graveyard: Hood[];
      deck: Card[];
      /** The effects of last turn's cards on this turn's income. */
      due: Partial<Record<AreaId, Effect>>;
    };

export type DeskEvent =
  | { type: 'order-filed'; id: OrderId; seat: SeatId; order: SheetOrder; title: string }
  | { type: 'order-withdrawn'; id: OrderId; seat: SeatId; title: string }
  | { type: 'seat-ready'; seat: SeatId; isReady: boolean }
  | { type: 'hood-named'; seat: SeatId; hood: HoodId; from: string; name: string }
  | { type: 'operation-named'; seat: SeatId; operation: OperationId; from: string; name: string }
  | { type: 'announced'; turn: number; seat: SeatId; text: string; opensIn: AreaId | null }
  | { type: 'message-sent'; message: Message; pledge: Pledge | null }
  | { type: 'pledge-settled'; id: number; from: SeatId; to: SeatId; isKept: boolean; text: string }
  | { type: 'answered'; seat: SeatId; answer: GivenAnswer; title: string };

/** [BRO-TRANS, BRO-PLACE] */
export type AllocationEvent =
  | { type: 'sheet-opened'; seat: SeatId; orders: SheetOrder[]; isMissing: boolean }
  | { type: 'sheets-opened'; turn: number; missing: SeatId[] }
  /** A line for the paper; whose it is stays unknown for ever where it is not signed. */
  | { type: 'press-printed'; turn: number; seat: SeatId | null; text: string }
  | { type: 'line-lapsed'; seat: SeatId; title: string; why: string; rule: string }
  | { type: 'money-given'; from: SeatId; to: SeatId; dollars: number }
  | {
      type: 'revenue-moved';
      from: SeatId;
      to: SeatId;
      area: AreaId;
      operations: OperationId[];
      by: 'gift' | 'terms';
    }
  | {
      type: 'influence-moved';
      from: SeatId;
      to: SeatId;
      area: AreaId;
      markers: MarkerId[];
      by: 'gift' | 'terms';
    }
  | { type: 'godfather-bailed'; seat: SeatId; dollars: number }
  | { type: 'allocations-lost'; seat: SeatId; needDollars: number }
  | { type: 'closed'; seat: SeatId; area: AreaId; operations: OperationId[]; markers: MarkerId[] }
  | { type: 'hoods-bailed'; seat: SeatId; hoods: HoodId[]; dollars: number }
  | {
      type: 'hoods-placed';
      seat: SeatId;
      area: AreaId;
      hoods: HoodId[];
      dollars: number;
      isOneFree: boolean;
    }
  | { type: 'guns-hired'; seat: SeatId; area: AreaId; hoods: Hood[]; dollars: number }
  | { type: 'opened'; seat: SeatId; area: AreaId; operations: Operation[]; dollars: number }
  | { type: 'bribed'; seat: SeatId; area: AreaId; markers: Marker[]; dollars: number }
  /** [BRO-TURN-3] They are back from Chicago. */
  | { type: 'godfathers-back'; seats: SeatId[] }
  | { type: 'godfather-placed'; seat: SeatId; area: AreaId }
  | { type: 'allocations-closed'; seat: SeatId };

/** [BRO-EVENT, BRO-CARD, BRO-PI] */
export type CardEvent =
  | { type: 'deck-refilled'; deck: Card[] }
  | { type: 'card-drawn'; card: Card; area: AreaId }
  | {
      type: 'area-struck';
      card: Card;
      area: AreaId;
      effect:
        { kind: 'next-income'; what: Effect } | { kind: 'influence-dead' } | { kind: 'quiet' };
    }
  | { type: 'counters-struck'; card: Card; area: AreaId; struck: Struck[] }
  | { type: 'card-found-nothing'; card: Card; area: AreaId }
  | { type: 'protected'; seat: SeatId; area: AreaId; marker: MarkerId; struck: Struck }
  | {
      type: 'framed';
      seat: SeatId;
      area: AreaId;
      marker: MarkerId;
      victim: SeatId;
      /** Null: the frame did not hold. */
      hood: { id: HoodId; isOutOfTown: boolean } | null;
    }
  | {
      type: 'neutralised';
      seat: SeatId;
      area: AreaId;
      marker: MarkerId;
      victim: SeatId;
      lost: MarkerId;
    };

/** [BRO-MOB, BRO-EXT, BRO-DEAL, BRO-SPOIL, BRO-GF] */
export type FightEvent =
  | { type: 'fight-begun'; area: AreaId; armed: SeatId[]; godfathers: SeatId[] }
  | {
      type: 'round-fought';
      area: AreaId;
      /** Counted from 1, the ordinary one. */
      round: number;
      shots: { seat: SeatId; at: SeatId; hits: { hood: HoodId; face: number }[] }[];
      losses: { seat: SeatId; hits: number; hoods: HoodId[]; to: SeatId[] }[];
    }
  | {
      type: 'godfather-shot';
      seat: SeatId;
      by: SeatId;
      area: AreaId;
      round: number;
      cashDollars: number;
    }
  | {
      type: 'fight-over';
      area: AreaId;
      rounds: number;
      how: 'no-rival-left' | 'nobody-left' | 'not-extended' | 'deal' | 'too-long';
      parties: SeatId[];
    }
  | { type: 'terms-tabled'; seat: SeatId; area: AreaId; terms: Term[]; parties: SeatId[] }
  | { type: 'terms-refused'; seat: SeatId; area: AreaId; by: SeatId[]; parties: SeatId[] }
  | { type: 'terms-accepted'; seat: SeatId; area: AreaId; terms: Term[]; parties: SeatId[] }
  | { type: 'money-paid'; from: SeatId; to: SeatId; area: AreaId; dollars: number }
  | {
      type: 'operation-taken';
      seat: SeatId;
      from: SeatId;
      area: AreaId;
      operation: OperationId;
      description: string;
    }
  | {
      type: 'estate-passed';
      from: SeatId;
      /** Null: it leaves the game. */
      to: SeatId | null;
      hoods: HoodId[];
      operations: OperationId[];
      markers: MarkerId[];
      /** Families whose limits the heir gathers. */
      gathered: SeatId[];
    };

/** [BRO-INC, BRO-TURN-4, BRO-WIN] */
export type ClosingEvent =
  | { type: 'income'; seat: SeatId; dollars: number; areas: AreaIncome[]; isRaised: boolean }
  | { type: 'stage-set'; stage: Stage }
  | { type: 'turn-closed'; turn: number; record: TurnRecord }
  | { type: 'game-ended'; winners: SeatId[]; how: string; ranking: SeatId[] };

/** The games master’s word. */
export type RulingEvent =
  /** `shows`: what the town makes of its cash moves along. */
  | { type: 'cash-ruled'; seat: SeatId; from: number; dollars: number; shows: boolean }
  | { type: 'hood-ruled'; seat: SeatId; hood: HoodId; status: Hood['status'] }
  | { type: 'operation-ruled'; operation: Operation | null; id: OperationId; area: AreaId }
  | { type: 'marker-ruled'; marker: Marker | null; id: MarkerId; area: AreaId }
  | { type: 'godfather-ruled'; seat: SeatId; status: 'free' | 'jailed' }
  | { type: 'mind-ruled'; seat: SeatId; level: Level; doctrine: Doctrine }
  | { type: 'player-ruled'; seat: SeatId; isHuman: boolean; byMail: boolean }
  | { type: 'family-renamed'; seat: SeatId; from: string; name: string }
  | { type: 'house-ruled'; house: HouseRules; change: string }
  | { type: 'stood-in'; seat: SeatId };

/** Everything that may stand in this game’s journal. */
export type BrotherhoodEvent =
  FoundingEvent | DeskEvent | AllocationEvent | CardEvent | FightEvent | ClosingEvent | RulingEvent;
