import { z } from 'zod';
import { positionSchema } from '#shared/games/godfather/ids.ts';
import { racketSchema, racketTable } from '#shared/games/godfather/values.ts';
import { seat, int, neighborhood, positions, owned } from './fields.ts';
import { capitalize, formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { findNeighborhoodKey, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { nameClaim, placeOn } from './matters.ts';
import { holdAgainst, type GodfatherState } from '../state.ts';

function removeAll(state: GodfatherState, key: NeighborhoodKey): void {
  for (const { id } of Object.values(state.pieces)) {
    if (findNeighborhoodKey(id) === key) delete state.pieces[id];
  }
}

export const boardEvents = {
  positioned: declareEvent({
    fields: { seat, neighborhood, racket: racketSchema, opens: z.boolean(), positions, free: int, dollars: int },
    apply(state, { seat, neighborhood, racket, opens, positions, free, dollars }) {
      const place = state.places[neighborhood];
      const family = state.families[seat];
      if (place === undefined || family === undefined) return;
      if (opens) {
        Object.assign(place, { status: 'open', racket, opener: seat, openedRound: state.round });
      }
      place.playedRound = state.round;
      place.quiet = 0;
      for (const id of positions) state.pieces[id] = { id, seat, round: state.round };
      family.cashDollars -= dollars;
      state.turn.log.placed.push(neighborhood);
      const tally = state.tallies[seat];
      if (tally === undefined) return;
      tally.bought += positions.length - free;
      tally.free += free;
      tally.money.pieces += dollars;
    },
    describe: ({ family, place }, { seat, neighborhood, racket, opens, positions, dollars }) => {
      const { name, piece, pieces } = racketTable[racket];
      const opening = opens ? `open ${name} in ${place(neighborhood)} with` : 'position';
      const where = opens ? '' : ` in ${place(neighborhood)}`;
      const price = dollars === 0 ? 'free' : formatDollars(dollars);
      return `The ${family(seat)} ${opening} ${formatCount(positions.length, piece, pieces)}${where}: ${joinWords(positions)} (${price}).`;
    },
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => (dollars === 0 ? [] : [{ seat, cause: 'pieces', dollars: -dollars }]),
    rules: (_state, { opens }) => (opens ? ['GOD-BOARD-6', 'GOD-PLACE-2'] : ['GOD-PLACE-1']),
    heading: 'The board',
    places: ({ positions }) => positions.map(placeOn),
  }),
  taken: declareEvent({
    fields: { seat, neighborhood, pieces: owned, dollars: int },
    apply(state, { seat, neighborhood, pieces }) {
      const taker = state.families[seat];
      for (const { position, owner } of pieces) {
        delete state.pieces[position];
        const family = state.families[owner];
        if (family !== undefined) family.lostPieces += 1;
        const tally = state.tallies[owner];
        if (tally !== undefined) tally.lost += 1;
        state.turn.log.taken.push({ neighborhood, owner });
        holdAgainst(state, owner, seat, 1);
      }
      if (taker !== undefined) taker.takenPieces += pieces.length;
      const tally = state.tallies[seat];
      if (tally !== undefined) tally.taken += pieces.length;
    },
    describe: ({ family, place }, { seat, neighborhood, pieces, dollars }) => {
      const men = joinWords(pieces.map(({ position, owner }) => `${family(owner)} on ${position}`));
      return `The ${family(seat)} take ${formatCount(pieces.length, 'piece')} worth ${formatDollars(dollars)} in ${place(neighborhood)}: ${men}.`;
    },
    landmark: 'fight',
    visibleTo: () => 'everybody',
    rules: () => ['GOD-TAKE-1', 'GOD-TAKE-4'],
    heading: 'Takings',
    tone(event, seat) {
      if (event.seat === seat) return 'good';
      return event.pieces.some(({ owner }) => owner === seat) ? 'bad' : 'even';
    },
    places: ({ pieces }) => pieces.map(({ position }) => placeOn(position)),
  }),
  'free-void': declareEvent({
    fields: { seat, racket: racketSchema, count: int },
    apply: () => undefined,
    describe: ({ family }, { seat, racket, count }) => {
      const { piece, pieces } = racketTable[racket];
      return `${formatCount(count, piece, pieces)} of the ${family(seat)} found no place.`;
    },
    visibleTo: () => 'everybody',
    rules: () => ['GOD-CARD-4'],
    heading: 'The board',
  }),
  /** The facts that a deal may turn on, and the seat's declaration at the close of its turn. */
  'turn-weighed': declareEvent({
    fields: {
      excused: z.array(neighborhood),
      could: z.array(neighborhood),
      declare: z.array(z.object({ neighborhood, territory: positions })),
    },
    apply(state, { excused, could, declare }) {
      Object.assign(state.turn.log, clonePlain({ excused, could, declare }));
    },
    describe: () => null,
    visibleTo: () => [],
    rules: () => ['GOD-DEAL-6'],
  }),
  'claim-made': declareEvent({
    fields: { seat, neighborhood, held: int, majority: int },
    apply(state, { seat, neighborhood }) {
      const place = state.places[neighborhood];
      if (place !== undefined) {
        place.claim = { seat, round: state.round, answered: [], territory: null };
      }
      const tally = state.tallies[seat];
      if (tally !== undefined) tally.claims += 1;
    },
    describe: ({ family, place }, { seat, neighborhood, held, majority }) =>
      `The ${family(seat)} claim ${place(neighborhood)}: they hold ${held}, and ${majority} are a majority.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-CLAIM-1'],
    heading: 'Claims',
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
    scene: ({ seat, neighborhood }) => ({ name: nameClaim(seat, neighborhood) }),
    places: ({ neighborhood }) => [{ kind: 'neighborhood', id: neighborhood }],
  }),
  declared: declareEvent({
    fields: { seat, neighborhood, territory: positions },
    apply(state, { seat, neighborhood, territory }) {
      const place = state.places[neighborhood];
      if (place !== undefined) {
        place.claim = { seat, round: state.round, answered: [], territory: [...territory] };
      }
      const tally = state.tallies[seat];
      if (tally !== undefined) tally.claims += 1;
    },
    describe: ({ family, place }, { seat, neighborhood }) =>
      `The ${family(seat)} declare control of ${place(neighborhood)}.`,
    landmark: 'word',
    visibleTo: () => 'everybody',
    rules: () => ['GOD-CLOSE-4'],
    heading: 'Claims',
    scene: ({ seat, neighborhood }) => ({ name: nameClaim(seat, neighborhood) }),
    places: ({ neighborhood }) => [{ kind: 'neighborhood', id: neighborhood }],
  }),
  'claim-lapsed': declareEvent({
    fields: {
      seat,
      neighborhood,
      by: seat.nullable(),
      held: int,
      why: z.enum(['broken', 'challenged', 'time', 'ruling']),
    },
    apply(state, { seat, neighborhood, by }) {
      const place = state.places[neighborhood];
      if (place !== undefined) place.claim = null;
      if (by === null) return;
      holdAgainst(state, seat, by, 3);
      const tally = state.tallies[by];
      if (tally !== undefined) tally.broken += 1;
    },
    describe: ({ family, place }, { seat, neighborhood, by, why }) => {
      const claim = `claim of the ${family(seat)} to ${place(neighborhood)}`;
      if (why === 'time' || by === null) return `The ${claim} came too late.`;
      const verb = why === 'challenged' ? 'challenge' : 'break';
      return `The ${family(by)} ${verb} the ${claim}.`;
    },
    landmark: 'loss',
    visibleTo: () => 'everybody',
    rules: (_state, { why }) => [why === 'challenged' ? 'GOD-CLOSE-5' : 'GOD-CLAIM-2'],
    heading: 'Claims',
    places: ({ neighborhood }) => [{ kind: 'neighborhood', id: neighborhood }],
  }),
  'penalty-paid': declareEvent({
    fields: { seat, neighborhood, position: positionSchema },
    apply(state, { position }) {
      delete state.pieces[position];
    },
    describe: ({ family }, { seat, position }) =>
      `The ${family(seat)} give up the piece on ${position}, for declaring too early.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-CLOSE-5'],
    heading: 'Claims',
  }),
  conceded: declareEvent({
    fields: {
      seat,
      neighborhood,
      racket: racketSchema,
      dollars: int,
      bonusDollars: int,
      marker: positionSchema.nullable(),
      rounds: int,
    },
    apply(state, { seat, neighborhood, dollars, bonusDollars, marker }) {
      const place = state.places[neighborhood];
      const family = state.families[seat];
      if (place === undefined || family === undefined) return;
      removeAll(state, neighborhood);
      Object.assign(place, {
        status: 'controlled',
        claim: null,
        controller: seat,
        valueDollars: dollars,
        marker,
        closedRound: state.round,
      });
      if (bonusDollars > 0) family.bonuses.push({ neighborhood, dollars: bonusDollars, left: 3 });
      const tally = state.tallies[seat];
      if (tally !== undefined) tally.conceded += 1;
    },
    describe: ({ family, place }, { seat, neighborhood, racket, dollars }) =>
      `${capitalize(place(neighborhood))} is conceded to the ${family(seat)}: ${racketTable[racket].name} worth ${formatDollars(dollars)}.`,
    landmark: 'gain',
    changes: (event) => [{ thing: event.neighborhood, holder: event.seat }],
    visibleTo: () => 'everybody',
    rules: () => ['GOD-CLOSE-1', 'GOD-CLAIM-3', 'GOD-CLOSE-2'],
    heading: 'Claims',
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
    places: ({ neighborhood }) => [{ kind: 'neighborhood', id: neighborhood }],
  }),
  stalemated: declareEvent({
    fields: { neighborhood, why: z.enum(['quiet', 'agreed', 'last-fight', 'last-round', 'ruling']), pieces: int },
    apply(state, { neighborhood }) {
      const place = state.places[neighborhood];
      if (place === undefined) return;
      Object.assign(place, { status: 'stalemated', claim: null, closedRound: state.round });
    },
    describe: ({ place }, { neighborhood, why }) => `${capitalize(place(neighborhood))} ${stalemateWords[why]}`,
    landmark: 'loss',
    visibleTo: () => 'everybody',
    rules: (_state, { why }) => [stalemateRules[why], 'GOD-STALE-1'],
    heading: 'Claims',
    places: ({ neighborhood }) => [{ kind: 'neighborhood', id: neighborhood }],
  }),
  'quiet-counted': declareEvent({
    fields: { quiet: z.array(z.object({ neighborhood, rounds: int })) },
    apply(state, { quiet }) {
      for (const { neighborhood, rounds } of quiet) {
        const place = state.places[neighborhood];
        if (place !== undefined) place.quiet = rounds;
      }
    },
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-STALE-2'],
  }),
  'last-fight-begun': declareEvent({
    fields: { neighborhood, rounds: int },
    apply(state) {
      state.lastFight = state.round;
    },
    describe: ({ place }, { neighborhood, rounds }) =>
      `${capitalize(place(neighborhood))} is the last fight; it is decided within ${formatCount(rounds, 'round')}, or by nobody.`,
    landmark: 'end',
    visibleTo: () => 'everybody',
    rules: () => ['GOD-STALE-4'],
    heading: 'Claims',
  }),
};

const stalemateWords = {
  quiet: 'was quiet for too long and goes to nobody.',
  agreed: 'goes to nobody; every family agrees to that.',
  'last-fight': 'was fought for too long and goes to nobody.',
  'last-round': 'goes to nobody, as the last round is over.',
  ruling: 'is closed by the games master and goes to nobody.',
} as const;

const stalemateRules = {
  quiet: 'GOD-STALE-2',
  agreed: 'GOD-STALE-3',
  'last-fight': 'GOD-STALE-4',
  'last-round': 'GOD-STALE-5',
  ruling: 'GOD-STALE-1',
} as const;
