import { houseChangeFields, announceHouse, describeHouseChange } from '#kernel/events/houseChange.ts';
import { lateSeatFields, createLateSeatRow } from '#kernel/events/lateSeat.ts';
import { z } from 'zod';
import { pieceIdSchema } from '#shared/games/turf-war/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/turf-war/minds.ts';
import { houseRulesSchema } from '#shared/games/turf-war/houseRules.ts';
import { pieceSchema } from '../records.ts';
import { joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { burySoul } from './moneyEvents.ts';

const heading = 'Rulings';
const tellAll = () => 'everybody' as const;

const late = createLateSeatRow(heading, 'WAR-ASK-2');

export const rulingEvents = {
  'owner-ruled': declareEvent({
    fields: { area: z.int(), owner: seatIdSchema.nullable() },
    apply(state, { area, owner }) {
      state.areas[area] = { owner, sinceTurn: state.turn };
    },
    describe: ({ gang, area: place }, { area, owner }) =>
      `By ruling ${place(area)} is ${owner === null ? 'nobody’s' : `${gang(owner)}’s`}.`,
    changes: ({ area, owner }) => [{ thing: String(area), holder: owner }],
    visibleTo: tellAll,
    rules: () => ['WAR-ASK-16'],
    heading,
  }),
  'treasury-ruled': declareEvent({
    fields: { seat: seatIdSchema, from: z.int(), to: z.int() },
    apply(state, { seat, to }) {
      const gang = state.gangs[seat];
      if (gang === undefined) return;
      gang.treasuryMc = to;
    },
    describe: ({ gang }, { seat, to }) => `By ruling the treasury of ${gang(seat)} holds ${to} MC.`,
    visibleTo: ({ seat }) => [seat],
    moves: ({ seat, from, to }) => [{ seat, cause: 'ruling', dollars: to - from }],
    rules: () => ['WAR-ASK-16'],
    heading,
  }),
  'piece-ruled': declareEvent({
    fields: { piece: pieceSchema },
    apply(state, { piece }) {
      state.pieces[piece.id] = clonePlain(piece);
    },
    describe: (_, { piece: { name, rank, xp } }) => `By ruling ${name} is a ${rank} with ${xp} XP.`,
    visibleTo: ({ piece }) => (piece.area === null ? [piece.gang] : 'everybody'),
    rules: () => ['WAR-ASK-16'],
    heading,
  }),
  'piece-added': declareEvent({
    fields: { piece: pieceSchema },
    apply(state, { piece }) {
      state.pieces[piece.id] = clonePlain(piece);
      const gang = state.gangs[piece.gang];
      if (gang !== undefined) gang.entered = Math.max(gang.entered, piece.number);
    },
    describe: ({ gang }, { piece }) => `By ruling ${piece.name} joins ${gang(piece.gang)}.`,
    visibleTo: tellAll,
    rules: () => ['WAR-ASK-16'],
    heading,
  }),
  'piece-removed': declareEvent({
    fields: { seat: seatIdSchema, piece: pieceIdSchema, name: z.string() },
    apply(state, { piece }) {
      burySoul(state, piece, { how: 'removed' });
    },
    describe: ({ gang }, { seat, name }) => `By ruling ${name} leaves ${gang(seat)}.`,
    visibleTo: tellAll,
    rules: () => ['WAR-ASK-16'],
    heading,
  }),
  'precedence-ruled': declareEvent({
    fields: { seats: z.array(seatIdSchema) },
    apply(state, { seats }) {
      state.precedence = [...seats];
    },
    describe: ({ gang }, { seats }) => `By ruling the order of precedence is ${joinWords(seats.map(gang))}.`,
    visibleTo: tellAll,
    rules: () => ['WAR-GAME-6'],
    heading,
  }),
  /** Older journals do not name the change. */
  'house-ruled': declareEvent({
    fields: { ...houseChangeFields, house: houseRulesSchema, change: z.string().exactOptional() },
    apply: announceHouse,
    describe: (_names, event) => describeHouseChange(event, 'turn'),
    visibleTo: tellAll,
    rules: () => ['WAR-HOUSE-1'],
    heading,
  }),
  'seat-was-late': declareEvent({
    fields: lateSeatFields,
    ...late,
    describe: (names, event) => late.describe(names.gang(event.seat), event),
  }),
  'player-ruled': declareEvent({
    fields: { seat: seatIdSchema, isHuman: z.boolean() },
    apply(state, { seat, isHuman }) {
      const gang = state.gangs[seat];
      if (gang === undefined) return;
      gang.isHuman = isHuman;
      gang.missedTurns = 0;
    },
    describe: ({ gang }, { seat, isHuman }) =>
      `${gang(seat)} is played by ${isHuman ? 'somebody at the table' : 'the program'} from now on.`,
    visibleTo: tellAll,
    rules: () => ['WAR-ASK-2'],
    heading,
  }),
  'mind-ruled': declareEvent({
    fields: { seat: seatIdSchema, level: levelSchema, doctrine: doctrineSchema },
    apply(state, { seat, level, doctrine }) {
      const gang = state.gangs[seat];
      if (gang !== undefined) Object.assign(gang, { level, doctrine });
    },
    describe: ({ gang }, { seat, level, doctrine }) => `${gang(seat)} plays ${level}, as a ${doctrine}.`,
    visibleTo: () => [],
    rules: () => ['WAR-NPC-8'],
    heading,
  }),
  'gang-renamed': declareEvent({
    fields: { seat: seatIdSchema, from: z.string(), name: z.string() },
    apply(state, { seat, name }) {
      const gang = state.gangs[seat];
      if (gang !== undefined) gang.name = name;
    },
    describe: (_names, { from, name }) => `${from} is called ${name} from now on.`,
    visibleTo: tellAll,
    rules: () => ['WAR-ASK-16'],
    heading,
  }),
  'host-ruled': declareEvent({
    fields: { seat: seatIdSchema },
    apply(state, { seat }) {
      state.nextHost = seat;
    },
    describe: ({ gang }, { seat }) => `${gang(seat)} runs the next game.`,
    visibleTo: tellAll,
    rules: () => ['WAR-ASK-14'],
    heading,
  }),
  'files-opened': declareEvent({
    fields: {},
    apply(state) {
      state.filesOpen = true;
    },
    describe: () => 'The files of what came to nothing are open.',
    visibleTo: tellAll,
    rules: () => ['WAR-ASK-13'],
    heading,
  }),
};
