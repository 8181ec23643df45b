import { z } from 'zod';
import { pieceIdSchema, type PieceId } from '#shared/games/turf-war/ids.ts';
import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import { formatCount } from '#shared/words/text.ts';
import type { MoneyMove } from '#kernel/events/events.ts';
import { declareEvent } from './declare.ts';
import type { TurfWarState } from '../state.ts';
import type { Piece } from '../records.ts';

const heading = 'Money';

function change(state: TurfWarState, seat: SeatId, mc: number, publicMc = mc): void {
  const gang = state.gangs[seat];
  if (gang === undefined) return;
  gang.treasuryMc += mc;
  gang.atMostMc = Math.max(0, gang.atMostMc + publicMc);
  if (gang.treasuryMc < 0) throw new Error(`${seat} spends money it does not have.`);
}

/** Takes a piece off the board for good. */
export function burySoul(state: TurfWarState, id: PieceId, gone: Pick<NonNullable<Piece['gone']>, 'how'>): void {
  const piece = state.pieces[id];
  if (piece === undefined) return;
  delete state.pieces[id];
  state.graveyard[id] = { ...piece, gone: { ...gone, turn: state.turn, area: piece.area } };
}

const createPayments = (seat: SeatId, cause: string, mc: number): MoneyMove[] => [{ seat, cause, dollars: mc }];

export const moneyEvents = {
  'consolation-paid': declareEvent({
    fields: { seat: seatIdSchema, mc: z.int(), hitmen: z.int(), lieutenants: z.int() },
    apply(state, { seat, mc }) {
      change(state, seat, -mc);
      const gang = state.gangs[seat];
      if (gang !== undefined) gang.dead = { hitmen: 0, lieutenants: 0 };
    },
    describe: ({ gang }, { seat, mc, hitmen, lieutenants }) =>
      `${gang(seat)} paid ${mc} MC to the ${hitmen + lieutenants === 1 ? 'family of one dead man' : `families of ${hitmen + lieutenants} dead men`}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, mc }) => createPayments(seat, 'consolation', -mc),
    rules: () => ['WAR-PAY-1'],
    heading,
  }),
  'salaries-paid': declareEvent({
    fields: { seat: seatIdSchema, mc: z.int(), publicMc: z.int(), men: z.int() },
    apply(state, { seat, mc, publicMc }) {
      change(state, seat, -mc, -publicMc);
    },
    describe: ({ gang }, { seat, mc, men }) =>
      `${gang(seat)} paid ${mc} MC to ${formatCount(men, 'Hitman', 'Hitmen')}.`,
    visibleTo: ({ seat }) => [seat],
    moves: ({ seat, mc }) => createPayments(seat, 'salaries', -mc),
    rules: () => ['WAR-PAY-4', 'WAR-PAY-7'],
    heading,
  }),
  'walked-out': declareEvent({
    fields: { seat: seatIdSchema, pieces: z.array(pieceIdSchema), isPublic: z.boolean(), refused: z.boolean() },
    apply(state, { pieces }) {
      for (const id of pieces) burySoul(state, id, { how: 'unpaid' });
    },
    describe: ({ gang, pieces: list }, { seat, pieces }) => `${list(pieces)} of ${gang(seat)} left unpaid.`,
    visibleTo: ({ seat, isPublic }) => (isPublic ? 'everybody' : [seat]),
    rules: (_, { refused }) => (refused ? ['WAR-PAY-5'] : ['WAR-PAY-4']),
    heading,
    scene: ({ seat }) => ({ name: `walked ${seat}` }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  }),
  hired: declareEvent({
    fields: {
      seat: seatIdSchema,
      mc: z.int(),
      pieces: z.array(z.object({ id: pieceIdSchema, name: z.string(), number: z.int() })),
    },
    apply(state, { seat, mc, pieces }) {
      change(state, seat, -mc, 0);
      const gang = state.gangs[seat];
      for (const { id, name, number } of pieces) {
        state.pieces[id] = {
          id,
          gang: seat,
          name,
          rank: 'hitman',
          xp: 0,
          number,
          area: null,
          hiredTurn: state.turn,
          enteredTurn: null,
          fights: 0,
          gone: null,
        };
        if (gang !== undefined) gang.entered = Math.max(gang.entered, number);
      }
    },
    describe: ({ gang, pieces: list }, { seat, pieces, mc }) =>
      `${gang(seat)} hired ${list(pieces.map(({ id }) => id))} for ${mc} MC.`,
    visibleTo: ({ seat }) => [seat],
    moves: ({ seat, mc }) => createPayments(seat, 'hires', -mc),
    rules: () => ['WAR-HIRE-1'],
    heading,
    scene: ({ seat }) => ({ name: `hired ${seat}` }),
  }),
  'income-collected': declareEvent({
    fields: { seat: seatIdSchema, areas: z.int(), mc: z.int() },
    apply(state, { seat, mc }) {
      change(state, seat, mc);
    },
    describe: ({ gang }, { seat, areas, mc }) => `${gang(seat)} collected ${mc} MC from ${formatCount(areas, 'area')}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, mc }) => createPayments(seat, 'income', mc),
    rules: () => ['WAR-OWN-4'],
    heading,
  }),
  'income-missed': declareEvent({
    fields: { seat: seatIdSchema, areas: z.int() },
    apply: () => undefined,
    describe: ({ gang }, { seat, areas }) =>
      `Without a Don, ${gang(seat)} collected nothing from ${formatCount(areas, 'area')}.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-DON-2'],
    heading,
  }),
  'don-mourned': declareEvent({
    fields: { seat: seatIdSchema, noIncomeTurn: z.int() },
    apply(state, { seat, noIncomeTurn }) {
      const gang = state.gangs[seat];
      if (gang !== undefined) gang.noIncomeTurn = noIncomeTurn;
    },
    describe: ({ gang }, { seat, noIncomeTurn }) =>
      `Nobody follows the Don of ${gang(seat)}; the income of turn ${noIncomeTurn} is lost.`,
    landmark: 'death',
    visibleTo: () => 'everybody',
    rules: () => ['WAR-DON-1'],
    heading: 'People',
  }),
};
