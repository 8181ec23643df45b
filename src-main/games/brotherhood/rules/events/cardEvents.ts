import { z } from 'zod';
import { hoodIdSchema, markerIdSchema } from '#shared/games/brotherhood/ids.ts';
import { cardSchema, effectSchema, struckSchema, type Struck } from '../records.ts';
import { seat, area } from './fields.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { cardTable } from '#shared/games/brotherhood/cards.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import { declareEvent, type Names } from './declare.ts';
import { emptyArea, type AreaNow, type BrotherhoodState } from '../state.ts';

const heading = 'The cards';

/** Books a family's losses this turn, by cause. */
export function lose(state: BrotherhoodState, seat: SeatId, by: 'fights' | 'cards' | 'influence', count = 1): void {
  const losses = state.tally.losses[seat] ?? { fights: 0, cards: 0, influence: 0 };
  losses[by] += count;
  state.tally.losses[seat] = losses;
}

function requireAreaNow(state: BrotherhoodState, area: keyof BrotherhoodState['now']): AreaNow {
  const now = (state.now[area] ??= emptyArea());
  return now;
}

/** [BRO-EVENT-5] Strikes a counter: a hood goes to jail or leaves town, an operation or a marker goes back to stock. */
function strikeOne(state: BrotherhoodState, one: Struck): void {
  switch (one.kind) {
    case 'hood':
      jail(state, one.hood.id, one.hood.isOutOfTown);
      break;
    case 'revenue':
      delete state.operations[one.operation.id];
      break;
    case 'influence':
      delete state.markers[one.marker.id];
      break;
    case 'godfather': {
      const family = state.families[one.family];
      if (family !== undefined) family.godfather = { ...family.godfather, status: 'jailed', area: null };
      break;
    }
  }
}

function jail(state: BrotherhoodState, id: keyof BrotherhoodState['hoods'], leaves: boolean): void {
  const hood = state.hoods[id];
  if (hood === undefined) return;
  if (leaves) delete state.hoods[id];
  else {
    hood.status = 'jailed';
    hood.area = null;
  }
}

function restore(state: BrotherhoodState, one: Struck): void {
  switch (one.kind) {
    case 'hood':
      state.hoods[one.hood.id] = { ...one.hood };
      break;
    case 'revenue':
      state.operations[one.operation.id] = { ...one.operation };
      break;
    case 'influence':
      state.markers[one.marker.id] = { ...one.marker };
      break;
    case 'godfather': {
      const family = state.families[one.family];
      if (family !== undefined) {
        family.godfather = { ...family.godfather, status: 'free', area: one.area };
      }
      break;
    }
  }
}

function findStruckId(one: Struck): string {
  if (one.kind === 'hood') return one.hood.id;
  if (one.kind === 'revenue') return one.operation.id;
  return one.kind === 'influence' ? one.marker.id : `godfather ${one.family}`;
}

function describeStruck(names: Names, struck: readonly Struck[]): string {
  const hoods = struck.filter(({ kind }) => kind === 'hood').length;
  const operations = struck.filter(({ kind }) => kind === 'revenue').length;
  const markers = struck.filter(({ kind }) => kind === 'influence').length;
  const bosses = struck.filter(({ kind }) => kind === 'godfather');
  return joinWords([
    ...(hoods > 0 ? [`arrested ${formatCount(hoods, 'hood')}`] : []),
    ...bosses.map(({ family }) => `arrested ${names.godfather(family)}`),
    ...(operations > 0 ? [`closed ${formatCount(operations, 'operation')}`] : []),
    ...(markers > 0 ? [`ended ${formatCount(markers, 'marker')} of influence`] : []),
  ]);
}

function nameRestored(names: Names, struck: Struck): string {
  switch (struck.kind) {
    case 'hood':
      return names.hood(struck.hood.id);
    case 'godfather':
      return names.godfather(struck.family);
    case 'revenue':
      return `the ${struck.operation.description}`;
    default:
      return 'a marker of influence';
  }
}

function useMarker(state: BrotherhoodState, id: keyof BrotherhoodState['markers']): void {
  const marker = state.markers[id];
  if (marker !== undefined) marker.isUsed = true;
}

export const cardEvents = {
  'deck-refilled': declareEvent({
    fields: { deck: z.array(cardSchema) },
    apply(state, { deck }) {
      state.deck = [...deck];
    },
    describe: () => 'The event cards were shuffled.',
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
    rules: () => ['BRO-EVENT-3'],
    heading,
  }),
  'card-drawn': declareEvent({
    fields: { card: cardSchema, area },
    apply(state, { card, area }) {
      state.deck = state.deck.filter((one) => one !== card);
      requireAreaNow(state, area).cards.push(card);
    },
    describe: ({ area }, { card, area: where }) => `${cardTable[card].title} in ${area(where)}.`,
    visibleTo: () => 'everybody',
    rules: (_state, { card }) => ['BRO-EVENT-2', `BRO-CARD-${card}`],
    heading,
    reveals: () => true,
  }),
  'area-struck': declareEvent({
    fields: {
      card: cardSchema,
      area,
      effect: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('next-income'), what: effectSchema }),
        z.object({ kind: z.literal('influence-dead') }),
        z.object({ kind: z.literal('quiet') }),
      ]),
    },
    apply(state, { area, effect }) {
      const now = requireAreaNow(state, area);
      if (effect.kind === 'influence-dead') now.isInfluenceDead = true;
      else if (effect.kind === 'quiet') now.isQuiet = true;
      else now.next = now.next === 'nothing' ? 'nothing' : effect.what;
    },
    describe: ({ area }, { area: where, effect }) =>
      effect.kind === 'influence-dead'
        ? `Influence in ${area(where)} was worth nothing this turn.`
        : effect.kind === 'quiet'
          ? `Nobody could lift a hand in ${area(where)}.`
          : `Operations in ${area(where)} will earn ${effect.what === 'half' ? 'half' : 'nothing'} next turn.`,
    landmark: 'loss',
    visibleTo: () => 'everybody',
    rules: (_state, { card }) => [`BRO-CARD-${card}`],
    heading,
  }),
  'counters-struck': declareEvent({
    fields: { card: cardSchema, area, struck: z.array(struckSchema) },
    apply(state, { struck }) {
      for (const one of struck) {
        strikeOne(state, one);
        lose(state, one.family, 'cards');
      }
      state.struck.push(...struck.map((one) => clonePlain(one)));
    },
    describe: (names, { area, struck }) => `The law ${describeStruck(names, struck)} in ${names.area(area)}.`,
    landmark: 'loss',
    visibleTo: () => 'everybody',
    rules: (_state, { card }) => [`BRO-CARD-${card}`, 'BRO-EVENT-5'],
    heading,
  }),
  'card-found-nothing': declareEvent({
    fields: { card: cardSchema, area },
    apply: () => undefined,
    describe: ({ area }, { area: where }) => `The law found nothing to do in ${area(where)}.`,
    visibleTo: () => 'everybody',
    rules: (_state, { card }) => [`BRO-CARD-${card}`],
    heading,
  }),
  protected: declareEvent({
    fields: { seat, area, marker: markerIdSchema, struck: struckSchema },
    apply(state, { seat, marker, struck }) {
      useMarker(state, marker);
      restore(state, struck);
      lose(state, seat, 'cards', -1);
      state.struck = state.struck.filter((one) => findStruckId(one) !== findStruckId(struck));
    },
    describe: (names, { seat, area, struck }) =>
      `The ${names.family(seat)} used influence in ${names.area(area)} to get ${nameRestored(names, struck)} back.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-PI-1', 'BRO-PI-5'],
    heading: 'Influence',
    scene: ({ seat, area }) => ({ name: `influence ${seat} ${area}` }),
  }),
  framed: declareEvent({
    fields: {
      seat,
      area,
      marker: markerIdSchema,
      victim: seat,

      /** Null: the frame did not hold. */
      hood: z.object({ id: hoodIdSchema, isOutOfTown: z.boolean() }).nullable(),
    },
    apply(state, { marker, victim, hood }) {
      useMarker(state, marker);
      if (hood === null) return;
      jail(state, hood.id, hood.isOutOfTown);
      lose(state, victim, 'influence');
    },
    describe: ({ family, area, hood: nameOf }, { seat, area: where, victim, hood }) =>
      hood === null
        ? `The ${family(seat)} tried to frame one of the ${family(victim)} in ${area(where)}; it did not hold.`
        : `The ${family(seat)} framed ${nameOf(hood.id)} of the ${family(victim)} in ${area(where)}.`,
    landmark: 'law',
    visibleTo: () => 'everybody',
    rules: () => ['BRO-PI-1', 'BRO-PI-6'],
    heading: 'Influence',
    scene: ({ seat, area }) => ({ name: `influence ${seat} ${area}` }),
    tone(event, seat) {
      if (event.seat === seat) return event.hood === null ? 'bad' : 'good';
      return event.victim === seat && event.hood !== null ? 'bad' : 'even';
    },
  }),
  neutralised: declareEvent({
    fields: { seat, area, marker: markerIdSchema, victim: seat, lost: markerIdSchema },
    apply(state, { marker, victim, lost }) {
      useMarker(state, marker);
      const gone = state.markers[lost];
      if (gone !== undefined) gone.isNeutralised = true;
      lose(state, victim, 'influence');
    },
    describe: ({ family, area }, { seat, area: where, victim }) =>
      `The ${family(seat)} neutralized influence of the ${family(victim)} in ${area(where)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-PI-1', 'BRO-PI-2'],
    heading: 'Influence',
    scene: ({ seat, area }) => ({ name: `influence ${seat} ${area}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : event.victim === seat ? 'bad' : 'even'),
  }),
};
