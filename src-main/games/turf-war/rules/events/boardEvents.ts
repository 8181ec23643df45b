import { z } from 'zod';
import { pieceIdSchema, type PieceId } from '#shared/games/turf-war/ids.ts';
import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import { publicClashSchema, type PublicClash } from '../records.ts';
import { rankSchema, countRanks, formatRankCounts } from '#shared/games/turf-war/ranks.ts';
import { joinWords } from '#shared/words/text.ts';
import { declareEvent, type Names } from './declare.ts';
import { nameArea, placeOn, nameClash } from './matters.ts';
import type { TurfWarState } from '../state.ts';
import { burySoul } from './moneyEvents.ts';

function mourn(state: TurfWarState, seat: SeatId, rank: string): void {
  const gang = state.gangs[seat];
  if (gang === undefined) return;
  if (rank === 'hitman') gang.dead.hitmen += 1;
  if (rank === 'lieutenant') gang.dead.lieutenants += 1;
}

function put(state: TurfWarState, id: PieceId, area: number): void {
  const piece = state.pieces[id];
  if (piece === undefined) return;
  piece.area = area;
  piece.enteredTurn ??= state.turn;
}

function describeSides({ gang }: Names, { blocs }: PublicClash): string {
  return blocs
    .filter(({ isBystander }) => !isBystander)
    .map(({ gangs, strength, dead }) => {
      const losses = dead.length === 0 ? '' : `, ${dead.length} dead`;
      return `${gangs.map(gang).join(' with ')} (${strength}${losses})`;
    })
    .join(' against ');
}

export const boardEvents = {
  placed: declareEvent({
    fields: { seat: seatIdSchema, places: z.array(z.object({ piece: pieceIdSchema, area: z.int() })), costMc: z.int() },
    apply(state, { seat, places, costMc }) {
      for (const { piece, area } of places) put(state, piece, area);
      const gang = state.gangs[seat];
      if (gang !== undefined) gang.atMostMc = Math.max(0, gang.atMostMc - costMc);
    },
    describe: ({ gang, piece, area }, { seat, places }) =>
      `${gang(seat)} brought in ${joinWords(places.map((one) => `${piece(one.piece)} (${area(one.area)})`))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-HIRE-2'],
    heading: 'Moves',
  }),
  deployed: declareEvent({
    fields: { seat: seatIdSchema, places: z.array(z.object({ piece: pieceIdSchema, area: z.int() })) },
    apply(state, { places }) {
      for (const { piece, area } of places) put(state, piece, area);
    },
    describe: ({ gang }, { seat }) => `The people of ${gang(seat)} take up their places.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-START-3'],
    heading: 'Moves',
  }),
  moved: declareEvent({
    fields: { seat: seatIdSchema, moves: z.array(z.object({ piece: pieceIdSchema, from: z.int(), to: z.int() })) },
    apply(state, { moves }) {
      for (const { piece, to } of moves) put(state, piece, to);
    },
    describe: ({ gang, piece, area }, { seat, moves }) =>
      `${gang(seat)} moved ${moves.map((one) => `${piece(one.piece)} from ${area(one.from)} to ${area(one.to)}`).join('; ')}.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-MOVE-1', 'WAR-MOVE-2'],
    heading: 'Moves',
  }),
  'clash-fought': declareEvent({
    fields: {
      clash: publicClashSchema,
      dead: z.array(
        z.object({ piece: pieceIdSchema, gang: seatIdSchema, rank: rankSchema, by: z.array(seatIdSchema) }),
      ),
      xp: z.array(z.object({ piece: pieceIdSchema, points: z.int() })),
    },
    apply(state, { clash, dead, xp }) {
      const fighters = clash.blocs.filter((bloc) => !bloc.isBystander).flatMap(({ pieces }) => pieces);
      for (const id of fighters) {
        const piece = state.pieces[id];
        if (piece !== undefined && clash.kind === 'firefight') piece.fights += 1;
      }
      for (const { piece, points } of xp) {
        const found = state.pieces[piece];
        if (found !== undefined) found.xp += points;
      }
      for (const { piece, gang, rank } of dead) {
        burySoul(state, piece, { how: 'killed' });
        mourn(state, gang, rank);
      }
    },
    describe(names, { clash, dead }) {
      const sides = describeSides(names, clash);
      if (clash.kind === 'standoff') return `Standoff in ${names.area(clash.area)}: ${sides}.`;
      const lost = joinWords(dead.map(({ piece, rank }) => `${names.piece(piece)} (${rank})`));
      return `Firefight in ${names.area(clash.area)}: ${sides}. Dead: ${lost}.`;
    },
    landmark: 'fight',
    visibleTo: () => 'everybody',
    rules: () => ['WAR-FIGHT-5', 'WAR-FIGHT-9'],
    heading: 'Fights',
    scene(event) {
      const { area, blocs } = event.clash;
      const gangs = blocs.filter(({ isBystander }) => !isBystander).flatMap((bloc) => bloc.gangs);
      const from = gangs.map((gang) => nameArea(area, gang));
      return { ...nameClash(area, from), isOutcome: true };
    },
    tone(event, seat) {
      const { blocs, holder } = event.clash;
      const own = blocs.findIndex(({ gangs }) => gangs.includes(seat));
      if (own < 0 || blocs[holder] === undefined) return 'even';
      return own === holder ? 'good' : 'bad';
    },
    places: ({ clash }) => [placeOn(clash.area)],
  }),
  treachery: declareEvent({
    fields: {
      traitor: seatIdSchema,
      victim: seatIdSchema,
      area: z.int(),
      partner: seatIdSchema.nullable(),
      since: z.int(),
    },
    apply(state, { traitor, victim, area }) {
      const number = Object.keys(state.betrayals).length + 1;
      state.betrayals[number] = { turn: state.turn, traitor, victim };
      if (area === 0) throw new Error('Treachery needs a place.');
    },
    describe: ({ gang, area: place }, { traitor, victim, area, partner }) =>
      `${gang(traitor)} turns on ${gang(victim)}, an ally, in ${place(area)}${partner === null ? '' : `, beside ${gang(partner)}`}.`,
    landmark: 'word',
    visibleTo: () => 'everybody',
    rules: (_, { partner }) => (partner === null ? ['WAR-ALLY-12'] : ['WAR-ALLY-14']),
    heading: 'Diplomacy',
    scene: ({ area }) => nameClash(area),
    places: ({ area }) => [placeOn(area)],
  }),
  'join-matched': declareEvent({
    fields: { seats: z.array(seatIdSchema), area: z.int() },
    apply: () => undefined,
    describe: ({ gang, area: place }, { seats, area }) =>
      `${joinWords(seats.map(gang))} fought side by side in ${place(area)}, as agreed.`,
    visibleTo: ({ seats }) => seats,
    rules: () => ['WAR-ALLY-9'],
    heading: 'Fights',
    scene: ({ area }) => nameClash(area),
    places: ({ area }) => [placeOn(area)],
  }),
  'area-taken': declareEvent({
    fields: { area: z.int(), from: seatIdSchema.nullable(), to: seatIdSchema, isBloodless: z.boolean() },
    apply(state, { area, to }) {
      state.areas[area] = { owner: to, sinceTurn: state.turn };
    },
    describe: ({ gang, area: place }, { area, from, to }) =>
      from === null ? `${place(area)} went to ${gang(to)}.` : `${place(area)} went from ${gang(from)} to ${gang(to)}.`,
    landmark: 'gain',
    changes: ({ area, to }) => [{ thing: String(area), holder: to }],
    visibleTo: () => 'everybody',
    rules: () => ['WAR-OWN-3'],
    heading: 'Areas',
    scene: ({ area, to, isBloodless }) => (isBloodless ? { name: nameArea(area, to) } : nameClash(area)),
    tone: ({ to, from }, seat) => (to === seat ? 'good' : from === seat ? 'bad' : 'even'),
    places: ({ area }) => [placeOn(area)],
  }),
  'fell-back': declareEvent({
    fields: { seat: seatIdSchema, from: z.int(), to: z.int(), pieces: z.array(pieceIdSchema), rule: z.string() },
    apply(state, { pieces, to }) {
      for (const id of pieces) put(state, id, to);
    },
    describe: ({ gang, pieces: list, area }, { seat, pieces, from, to }) =>
      `${list(pieces)} of ${gang(seat)} ${pieces.length === 1 ? 'leaves' : 'leave'} ${area(from)} for ${area(to)}.`,
    visibleTo: () => 'everybody',
    rules: (_, { rule }) => [rule, 'WAR-RUN-1'],
    heading: 'Fights',
    scene: ({ from }) => nameClash(from),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
    places: ({ from, to }) => [placeOn(from), placeOn(to)],
  }),
  cornered: declareEvent({
    fields: {
      seat: seatIdSchema,
      area: z.int(),
      pieces: z.array(z.object({ piece: pieceIdSchema, rank: rankSchema })),
    },
    apply(state, { seat, pieces }) {
      for (const { piece, rank } of pieces) {
        burySoul(state, piece, { how: 'cornered' });
        mourn(state, seat, rank);
      }
    },
    describe: ({ gang, area: place }, { seat, area, pieces }) =>
      `No way out of ${place(area)} for the people of ${gang(seat)}: ${formatRankCounts(countRanks(pieces))} died.`,
    landmark: 'death',
    visibleTo: () => 'everybody',
    rules: () => ['WAR-RUN-4'],
    heading: 'Fights',
    scene: ({ area }) => nameClash(area),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
    places: ({ area }) => [placeOn(area)],
  }),
  promoted: declareEvent({
    fields: { seat: seatIdSchema, piece: pieceIdSchema, to: z.enum(['lieutenant', 'don']) },
    apply(state, { piece: id, to }) {
      const piece = state.pieces[id];
      if (piece === undefined) return;
      piece.rank = to;
      piece.xp = 0;
    },
    describe: ({ gang, piece }, { seat, piece: id, to }) =>
      to === 'don'
        ? `${piece(id)} is the new Don of ${gang(seat)}.`
        : `${piece(id)} of ${gang(seat)} is a Lieutenant now.`,
    landmark: 'word',
    visibleTo: () => 'everybody',
    rules: (_, { to }) => (to === 'don' ? ['WAR-XP-4'] : ['WAR-XP-3']),
    heading: 'People',
  }),
};
