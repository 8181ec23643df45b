import { z } from 'zod';
import { hoodIdSchema, markerIdSchema, operationIdSchema, type AreaId } from '#shared/games/brotherhood/ids.ts';
import { seat, area, int, dollars, seats, tabled } from './fields.ts';
import type { Term } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { capitalize, formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { declareEvent } from './declare.ts';
import { nameFight, fightingKinds } from './matters.ts';
import type { BrotherhoodState } from '../state.ts';
import type { FightRecord } from '../records.ts';
import { pay } from './allocationEvents.ts';
import { lose } from './cardEvents.ts';

const heading = 'Fights';

function addGrudge(state: BrotherhoodState, seat: SeatId, against: SeatId, points: number): void {
  const family = state.families[seat];
  if (family !== undefined) family.grudges[against] = (family.grudges[against] ?? 0) + points;
}

function fightIn(state: BrotherhoodState, area: AreaId): FightRecord | undefined {
  return state.tally.fights.findLast((fight) => fight.area === area);
}

/** [BRO-DEAL-4] “the Corvinis give the Alzettas $1,000 and 1 operation” */
function formatTerm(term: Term, family: (seat: SeatId) => string): string {
  const goods = [
    ...(term.dollars > 0 ? [formatDollars(term.dollars)] : []),
    ...(term.revenue > 0 ? [formatCount(term.revenue, 'operation')] : []),
    ...(term.influence > 0 ? [`${formatCount(term.influence, 'marker')} of influence`] : []),
  ];
  return `the ${family(term.from)} give the ${family(term.to)} ${goods.length === 0 ? 'nothing' : joinWords(goods)}`;
}

/** Describes how often shots hit, as words after the sentence; nothing if all missed. */
function describeTimes(hits: number): string {
  return ['', ' once', ' twice'][hits] ?? ` ${hits} times`;
}

export const fightEvents = {
  'fight-begun': declareEvent({
    fields: { area, armed: seats, godfathers: seats },
    apply(state, { area, armed }) {
      state.tally.fights.push({ area, armed: [...armed], rounds: 0, how: 'not-extended', losses: {} });
      for (const hood of Object.values(state.hoods)) {
        if (hood.area === area && hood.status === 'free') hood.fights += 1;
      }
    },
    describe: ({ family, area }, { area: where, armed }) =>
      `${capitalize(joinWords(armed.map((seat) => `the ${family(seat)}`)))} ${armed.length === 1 ? 'opened fire' : 'met'} in ${area(where)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-MOB-1'],
    heading,
    scene: ({ area, armed }) => ({
      ...nameFight(
        area,
        armed.flatMap((seat) => fightingKinds.flatMap((kind) => [`${kind} ${seat} ${area}`, `${kind} ${seat} all`])),
      ),
      isOutcome: true,
    }),
  }),
  'round-fought': declareEvent({
    fields: {
      area,

      /** Counted from 1, the ordinary one. */
      round: int,
      shots: z.array(z.object({ seat, at: seat, hits: z.array(z.object({ hood: hoodIdSchema, face: int })) })),
      losses: z.array(z.object({ seat, hits: int, hoods: z.array(hoodIdSchema), to: seats })),
    },
    apply(state, { area, shots, losses }) {
      for (const { seat, at, hits } of shots) {
        state.deeds.push({ kind: 'fired', turn: state.turn, from: seat, to: at });
        for (const { hood: id } of hits) {
          const hood = state.hoods[id];
          if (hood !== undefined) hood.hits += 1;
        }
      }
      for (const { seat, hoods, to } of losses) {
        lose(state, seat, 'fights', hoods.length);
        const fight = fightIn(state, area);
        if (fight !== undefined) fight.losses[seat] = (fight.losses[seat] ?? 0) + hoods.length;
        for (const other of to) addGrudge(state, seat, other, hoods.length);
        for (const id of hoods) {
          const hood = state.hoods[id];
          if (hood === undefined) continue;
          delete state.hoods[id];
          if (hood.isOutOfTown) continue;
          state.graveyard[id] = { ...hood, status: 'dead', fell: { turn: state.turn, area } };
        }
      }
    },
    describe({ family }, { round, shots, losses }) {
      const fired = shots.map(
        ({ seat, at, hits }) =>
          `the ${family(seat)} ${hits.length === 0 ? 'missed' : 'hit'} the ${family(at)}${describeTimes(hits.length)}`,
      );
      const fell = losses
        .filter(({ hoods }) => hoods.length > 0)
        .map(({ seat, hoods }) => `the ${family(seat)} lost ${formatCount(hoods.length, 'hood')}`);
      const shooting = fired.length === 0 ? 'nobody fired' : joinWords(fired);
      return `Round ${round}: ${shooting}; ${fell.length === 0 ? 'nobody fell' : joinWords(fell)}.`;
    },
    visibleTo: () => 'everybody',
    rules: (_state, { round }) => [round === 1 ? 'BRO-MOB-2' : 'BRO-EXT-3', 'BRO-HOOD-5'],
    heading,
    scene: ({ area }) => ({ ...nameFight(area), isOutcome: true }),
    tone(event, seat) {
      const countFallen = (isOwn: boolean): number =>
        event.losses.filter((loss) => (loss.seat === seat) === isOwn).reduce((sum, { hoods }) => sum + hoods.length, 0);
      const [own, others] = [countFallen(true), countFallen(false)];
      return own === others ? 'even' : own < others ? 'good' : 'bad';
    },
  }),
  'godfather-shot': declareEvent({
    fields: { seat, by: seat, area, round: int, cashDollars: dollars },
    apply(state, { seat, by, area, cashDollars }) {
      const family = state.families[seat];
      if (family === undefined) return;
      family.dead = { turn: state.turn, by, area, cashDollars };
      family.godfather = { ...family.godfather, status: 'dead', area: null };
      family.cashDollars = 0;
      family.figureDollars = 0;
    },
    describe: ({ family, godfather, area }, { seat, by, area: where }) =>
      `${godfather(seat)} was shot in ${area(where)} by the ${family(by)}.`,
    landmark: 'death',
    visibleTo: () => 'everybody',
    moves: ({ seat, cashDollars }) =>
      cashDollars === 0 ? [] : [{ seat, cause: 'died with the Godfather', dollars: -cashDollars }],
    rules: () => ['BRO-GF-4', 'BRO-GF-5'],
    heading: 'Godfathers',
    scene: ({ area }) => nameFight(area),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  }),
  'fight-over': declareEvent({
    fields: {
      area,
      rounds: int,
      how: z.enum(['no-rival-left', 'nobody-left', 'not-extended', 'deal', 'too-long']),
      parties: seats,
    },
    apply(state, { area, rounds, how, parties }) {
      const fight = fightIn(state, area);
      if (fight !== undefined) Object.assign(fight, { rounds, how });
      if (how === 'deal') state.peaces.push({ area, parties: [...parties] });
    },
    describe: ({ area }, { area: where, rounds, how }) =>
      `The fight in ${area(where)} ended after ${formatCount(rounds, 'round')}${how === 'deal' ? ', by agreement' : how === 'too-long' ? ', with everybody spent' : ''}.`,
    landmark: 'fight',
    visibleTo: () => 'everybody',
    rules: (_state, { how }) => [how === 'deal' ? 'BRO-DEAL-5' : how === 'too-long' ? 'BRO-EXT-4' : 'BRO-EXT-1'],
    heading,
    scene: ({ area }) => nameFight(area),
  }),
  'terms-tabled': declareEvent({
    fields: tabled,
    apply: () => undefined,
    describe: ({ family, area }, { seat, area: where, terms }) =>
      terms.length === 0
        ? `The ${family(seat)} tabled a ceasefire in ${area(where)}.`
        : `The ${family(seat)} tabled terms in ${area(where)}: ${joinWords(terms.map((term) => formatTerm(term, family)))}.`,
    visibleTo: ({ parties }) => parties,
    rules: () => ['BRO-DEAL-4'],
    heading,
    scene: ({ area }) => nameFight(area),
  }),
  'terms-refused': declareEvent({
    fields: { seat, area, by: seats, parties: seats },
    apply: () => undefined,
    describe: ({ family }, { by }) => `${joinWords(by.map((seat) => `The ${family(seat)}`))} refused.`,
    visibleTo: ({ parties }) => parties,
    rules: () => ['BRO-DEAL-4'],
    heading,
    scene: ({ area }) => nameFight(area),
  }),
  'terms-accepted': declareEvent({
    fields: tabled,
    apply: () => undefined,
    describe: ({ family, area }, { seat, area: where, terms }) =>
      `In ${area(where)} all agreed to the terms of the ${family(seat)}${terms.length === 0 ? ': a ceasefire' : ''}.`,
    landmark: 'word',
    visibleTo: () => 'everybody',
    rules: () => ['BRO-DEAL-5'],
    heading,
    scene: ({ area }) => nameFight(area),
  }),
  'money-paid': declareEvent({
    fields: { from: seat, to: seat, area, dollars },
    apply(state, { from, to, dollars }) {
      pay(state, from, -dollars);
      pay(state, to, dollars);
    },
    describe: ({ family }, { from, to, dollars }) =>
      `The ${family(from)} paid the ${family(to)} ${formatDollars(dollars)}.`,
    visibleTo: () => 'everybody',
    moves: ({ from, to, dollars }) => [
      { seat: from, cause: 'terms', dollars: -dollars },
      { seat: to, cause: 'terms', dollars },
    ],
    rules: () => ['BRO-DEAL-5'],
    heading,
    scene: ({ area }) => nameFight(area),
  }),
  'operation-taken': declareEvent({
    fields: { seat, from: seat, area, operation: operationIdSchema, description: z.string() },
    apply(state, { seat, from, area, operation: id }) {
      const operation = state.operations[id];
      if (operation === undefined) return;
      operation.family = seat;
      operation.sinceTurn = state.turn;
      state.tally.taken.push({ seat, from, area, description: operation.description });
      addGrudge(state, from, seat, 2);
    },
    describe: ({ family, area }, { seat, from, area: where, description }) =>
      `The ${family(seat)} took the ${description} in ${area(where)} from the ${family(from)}.`,
    landmark: 'gain',
    visibleTo: () => 'everybody',
    rules: () => ['BRO-SPOIL-2'],
    heading: 'Spoils',
    scene: ({ seat, area }) => ({ name: `spoils ${seat} ${area}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : event.from === seat ? 'bad' : 'even'),
  }),
  'estate-passed': declareEvent({
    fields: {
      from: seat,

      /** Null: it leaves the game. */
      to: seat.nullable(),
      hoods: z.array(hoodIdSchema),
      operations: z.array(operationIdSchema),
      markers: z.array(markerIdSchema),

      /** Families whose limits the heir gathers. */
      gathered: seats,
    },
    apply(state, { from, to, hoods, operations, markers, gathered }) {
      const kept = new Set<string>([...hoods, ...operations, ...markers]);
      const moveToHeir = <T extends { id: string; family: SeatId }>(all: Record<string, T>): void => {
        for (const one of Object.values(all)) {
          if (one.family !== from) continue;
          if (to !== null && kept.has(one.id)) one.family = to;
          else Reflect.deleteProperty(all, one.id);
        }
      };
      moveToHeir(state.hoods);
      moveToHeir(state.operations);
      moveToHeir(state.markers);
      const heir = to === null ? undefined : state.families[to];
      if (heir !== undefined) heir.gathered.push(...gathered);
    },
    describe: ({ family }, { from, to, operations, hoods }) =>
      to === null
        ? `All that the ${family(from)} had is gone.`
        : `The ${family(to)} came into ${formatCount(operations.length, 'operation')} and ${formatCount(hoods.length, 'hood')} of the ${family(from)}.`,
    landmark: 'end',
    visibleTo: () => 'everybody',
    rules: (_state, { to }) => [to === null ? 'BRO-GF-8' : 'BRO-GF-6'],
    heading: 'Godfathers',
  }),
};
