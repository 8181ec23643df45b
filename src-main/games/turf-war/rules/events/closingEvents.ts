import { z } from 'zod';
import { pieceIdSchema } from '#shared/games/turf-war/ids.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { recordedTurnSchema, fightQuestionSchema } from '../records.ts';
import { endingWays, type EndingWay } from '../state.ts';
import { adoptHouse } from '#kernel/events/houseChange.ts';
import { joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { burySoul } from './moneyEvents.ts';

const ways: Readonly<Record<EndingWay, string>> = {
  solo: 'is the last gang left',
  allied: 'win together, as only they are left',
  nobody: 'stood best before the last gangs fell together',
  points: 'leads on points after the last turn',
  standstill: 'leads on points after turns in which nothing happened',
  agreed: 'leads on points, as everybody wants to stop',
  supremacy: 'holds too much of the city to be stopped',
};

export const closingEvents = {
  'gang-out': declareEvent({
    fields: {
      seat: seatIdSchema,
      how: z.enum(['conceded', 'disbanded', 'out']),
      turn: z.int(),
      lostMc: z.int(),
      owedMc: z.int(),
      areas: z.array(z.int()),
    },
    apply(state, { seat, how, turn, areas }) {
      const gang = state.gangs[seat];
      if (gang === undefined) return;
      gang.out = { turn, how };
      gang.treasuryMc = 0;
      gang.atMostMc = 0;
      gang.dead = { hitmen: 0, lieutenants: 0 };
      for (const area of areas) state.areas[area] = { owner: null, sinceTurn: turn };
      for (const piece of Object.values(state.pieces)) {
        if (piece.gang === seat) burySoul(state, piece.id, { how: 'disbanded' });
      }
    },
    describe({ gang }, { seat, how, owedMc }) {
      if (how === 'conceded') return `${gang(seat)} gave up the game.`;
      if (how === 'disbanded') return `${gang(seat)} owes its dead ${owedMc} MC, cannot pay, and disbands.`;
      return `Out of the game: ${gang(seat)}.`;
    },
    landmark: 'end',
    changes: ({ areas }) => areas.map((area) => ({ thing: String(area), holder: null })),
    visibleTo: () => 'everybody',
    moves: ({ seat, lostMc }) => [{ seat, cause: 'disbanded', dollars: -lostMc }],
    rules: (_, { how }) => (how === 'out' ? ['WAR-OUT-1'] : how === 'disbanded' ? ['WAR-PAY-2'] : ['WAR-OUT-2']),
    heading: 'People',
  }),
  'question-asked': declareEvent({
    fields: { question: fightQuestionSchema },
    apply(state, { question }) {
      state.phase = 'combat';
      state.question = clonePlain(question);
    },
    describe: ({ area }, { question }) => `A choice is open in ${area(question.area)}.`,
    visibleTo: ({ question }) => [question.seat],
    rules: () => ['WAR-ASK-15'],
    reveals: () => true,
  }),
  'question-answered': declareEvent({
    fields: {
      seat: seatIdSchema,
      key: z.string(),
      pieces: z.array(pieceIdSchema),
      refuge: z.object({ area: z.int(), to: z.int() }).nullable(),
    },
    apply(state, { seat, key, pieces, refuge }) {
      state.question = null;
      state.answers.asked.push(key);
      state.answers.victims.push(...pieces);
      if (refuge !== null) state.answers.refuges.push({ seat, ...refuge });
    },
    describe: ({ pieces: list, area }, { pieces, refuge }) =>
      refuge === null
        ? `To fall first: ${list(pieces)}.`
        : `Those who leave ${area(refuge.area)} go to ${area(refuge.to)}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['WAR-ASK-15'],
  }),
  'mind-moved': declareEvent({
    fields: { seat: seatIdSchema, trust: z.record(seatIdSchema, z.int()), hurtBy: seatIdSchema.nullable() },
    apply(state, { seat, trust, hurtBy }) {
      const gang = state.gangs[seat];
      if (gang === undefined) return;
      gang.trust = { ...trust };
      gang.hurtBy = hurtBy;
    },
    describe: () => null,
    visibleTo: () => [],
    rules: () => ['WAR-NPC-6'],
  }),
  'game-over': declareEvent({
    fields: { winners: z.array(seatIdSchema), how: z.enum(endingWays), turn: z.int(), table: z.array(seatIdSchema) },
    apply(state, { winners, how, turn, table }) {
      state.ending = { winners: [...winners], how, turn, table: [...table] };
      state.nextHost = table[0] ?? null;
    },
    describe: ({ gang }, { winners, how }) => `The war is over: ${joinWords(winners.map(gang))} ${ways[how]}.`,
    landmark: 'end',
    visibleTo: () => 'everybody',
    rules: () => ['WAR-WIN-1', 'WAR-WIN-9'],
    heading: 'The end',
  }),
  'turn-closed': declareEvent({
    fields: { turn: z.int(), record: recordedTurnSchema },
    apply(state, { turn, record }) {
      state.turns[turn] = clonePlain(record);
      state.turn = turn + 1;
      adoptHouse(state);
    },
    describe: (_, { turn }) => `Turn ${turn} was closed.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-TURN-8'],
  }),
};
