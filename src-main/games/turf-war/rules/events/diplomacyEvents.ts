import { z } from 'zod';
import { allianceIdSchema } from '#shared/games/turf-war/ids.ts';
import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import { allianceKindSchema, type AllianceKind } from '#shared/games/turf-war/orders.ts';
import { allianceSchema } from '../records.ts';
import { joinWords } from '#shared/words/text.ts';
import type { Audience } from '#kernel/events/events.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { open } from '#kernel/orders/sealed.ts';
import { declareEvent } from './declare.ts';
import { nameAlliance } from './matters.ts';
import type { TurfWarState } from '../state.ts';

const findAudience = (kind: AllianceKind, members: SeatId[]): Audience => (kind === 'open' ? 'everybody' : members);
const heading = 'Diplomacy';

function bury(
  state: TurfWarState,
  id: keyof TurfWarState['alliances'],
  how: TurfWarState['pastAlliances'][keyof TurfWarState['pastAlliances']]['how'],
): void {
  const alliance = state.alliances[id];
  if (alliance === undefined) return;
  delete state.alliances[id];
  state.pastAlliances[id] = { ...clonePlain(alliance), endedTurn: state.turn, how };
}

export const diplomacyEvents = {
  'sheets-opened': declareEvent({
    fields: { turn: z.int(), missing: z.array(seatIdSchema) },
    apply(state, { missing }) {
      open(state.sealed);
      state.phase = 'orders';
      state.question = null;
      state.answers = { victims: [], refuges: [], asked: [] };
      for (const gang of Object.values(state.gangs)) {
        gang.missedTurns = missing.includes(gang.seat) ? gang.missedTurns + 1 : 0;
        gang.isStoodIn = false;
      }
    },
    describe: (_, { turn }) => `The sheets of turn ${turn} were opened.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-TURN-1'],
    reveals: () => true,
  }),
  'alliance-made': declareEvent({
    fields: { alliance: allianceSchema, replaced: z.array(allianceIdSchema) },
    apply(state, { alliance, replaced }) {
      for (const id of replaced) bury(state, id, 'replaced');
      state.alliances[alliance.id] = clonePlain(alliance);
      state.alliancesMade += 1;
    },
    describe: ({ gang }, { alliance }) =>
      `${joinWords(alliance.members.map(gang))} ally ${alliance.kind === 'open' ? 'openly' : 'in secret'}.`,
    landmark: 'word',
    visibleTo: ({ alliance: { kind, members } }) => findAudience(kind, members),
    rules: () => ['WAR-ALLY-2', 'WAR-ALLY-4'],
    heading,
    scene: ({ alliance }) => ({ name: nameAlliance(alliance.members) }),
    tone: () => 'good',
  }),
  'member-left': declareEvent({
    fields: {
      alliance: allianceIdSchema,
      kind: allianceKindSchema,
      members: z.array(seatIdSchema),
      seat: seatIdSchema,
      /** Null: at once. */
      lastTurn: z.int().nullable(),
      how: z.enum(['left', 'treachery', 'out']),
    },
    apply(state, { alliance: id, seat, lastTurn }) {
      const alliance = state.alliances[id];
      if (alliance === undefined) return;
      if (lastTurn === null) {
        alliance.gone = [...(alliance.gone ?? []), seat];
        alliance.members = alliance.members.filter((one) => one !== seat);
        alliance.leaving = alliance.leaving.filter((one) => one.seat !== seat);
      } else if (alliance.leaving.every((one) => one.seat !== seat)) {
        alliance.leaving.push({ seat, lastTurn });
      }
    },
    describe({ gang }, { seat, how, kind, lastTurn }) {
      const name = `the ${kind} alliance`;
      if (how === 'treachery') return `${name} expelled ${gang(seat)} for treachery.`;
      if (how === 'out') return `Out of the game and of ${name}: ${gang(seat)}.`;
      const grace = lastTurn === null ? '' : ` Its friends of today stay so through turn ${lastTurn}.`;
      return `${gang(seat)} left ${name}.${grace}`;
    },
    visibleTo: ({ kind, members }) => findAudience(kind, members),
    rules: (_, { how }) => (how === 'treachery' ? ['WAR-ALLY-15'] : how === 'out' ? ['WAR-ALLY-16'] : ['WAR-ALLY-8']),
    heading,
  }),
  'alliance-dissolved': declareEvent({
    fields: {
      alliance: allianceIdSchema,
      kind: allianceKindSchema,
      members: z.array(seatIdSchema),
      lastTurn: z.int().nullable(),
    },
    apply(state, { alliance: id, members, lastTurn }) {
      const alliance = state.alliances[id];
      if (alliance === undefined) return;
      if (lastTurn === null) bury(state, id, 'dissolved');
      else {
        const gone = new Set(alliance.leaving.map(({ seat }) => seat));
        alliance.leaving.push(...members.filter((seat) => !gone.has(seat)).map((seat) => ({ seat, lastTurn })));
      }
    },
    describe: ({ gang }, { members, kind, lastTurn }) =>
      `${joinWords(members.map(gang))} end their ${kind} alliance${lastTurn === null ? '' : `; they stay friends through turn ${lastTurn}`}.`,
    landmark: 'word',
    visibleTo: ({ kind, members }) => findAudience(kind, members),
    rules: () => ['WAR-ALLY-7', 'WAR-ALLY-8'],
    heading,
  }),
  'grace-ended': declareEvent({
    fields: { alliance: allianceIdSchema, seats: z.array(seatIdSchema) },
    apply(state, { alliance: id, seats }) {
      const alliance = state.alliances[id];
      if (alliance === undefined) return;
      alliance.members = alliance.members.filter((seat) => !seats.includes(seat));
      alliance.leaving = alliance.leaving.filter(({ seat }) => !seats.includes(seat));
      if (alliance.members.length < 2) bury(state, id, 'left');
    },
    describe: ({ gang }, { seats }) =>
      `The grace of ${joinWords(seats.map(gang))} is over; former friends are strangers from now on.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-ALLY-8'],
    heading,
  }),
  'alliance-ended': declareEvent({
    fields: {
      alliance: allianceIdSchema,
      kind: allianceKindSchema,
      members: z.array(seatIdSchema),
      how: z.enum(['left', 'dissolved', 'treachery', 'out', 'ruling']),
    },
    apply(state, { alliance, how }) {
      bury(state, alliance, how);
    },
    describe: ({ gang }, { members, kind }) => `The ${kind} alliance of ${joinWords(members.map(gang))} is no more.`,
    visibleTo: ({ kind, members }) => findAudience(kind, members),
    rules: () => ['WAR-ALLY-16'],
    heading,
  }),
  'gift-paid': declareEvent({
    fields: { from: seatIdSchema, to: seatIdSchema, mc: z.int() },
    apply(state, { from, to, mc }) {
      const [giver, taker] = [state.gangs[from], state.gangs[to]];
      if (giver !== undefined) giver.treasuryMc -= mc;
      if (taker !== undefined) taker.treasuryMc += mc;
    },
    describe: ({ gang }, { from, to, mc }) => `${gang(from)} gave ${gang(to)} ${mc} MC.`,
    visibleTo: ({ from, to }) => [from, to],
    moves: ({ from, to, mc }) => [
      { seat: from, cause: 'gift', dollars: -mc },
      { seat: to, cause: 'gift', dollars: mc },
    ],
    rules: () => ['WAR-ORD-20'],
    heading,
    scene: ({ from, to }) => ({ name: `gift ${from} ${to}` }),
  }),
  'order-dropped': declareEvent({
    fields: { seat: seatIdSchema, turn: z.int(), title: z.string(), sentence: z.string() },
    apply(state, { seat, turn, title, sentence }) {
      state.dropped.push({ turn, seat, title, sentence });
    },
    describe: (_, { title, sentence }) => `${title}: ${sentence}`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['WAR-ORD-4', 'WAR-FOG-8'],
    heading: 'What came to nothing',
    scene: ({ seat, title }) => ({ name: `dropped ${seat} ${title}` }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  }),
};
