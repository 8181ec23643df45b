import { z } from 'zod';
import { handoutIdSchema, handoutKindSchema, handoutReadersSchema, type HandoutId } from '#shared/views/handouts.ts';
import { extraHeadSchema, halftoneSchema } from '#shared/views/paper.ts';
import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import { addArticle } from '#shared/words/text.ts';
import { clonePlain, type DeepReadonly } from '../readonly.ts';
import type { Audience } from './events.ts';

/** The contents of `handout-given`, which every game has: a letter, a picture, or a rumor by the games master. */
export const handoutFields = {
  id: handoutIdSchema,
  kind: handoutKindSchema,
  title: z.string(),
  text: z.string(),
  from: z.string(),
  to: handoutReadersSchema,
  /** The period in which it was given, and the first one in which its readers have it. */
  period: z.int(),
  opens: z.int(),
  picture: halftoneSchema.nullable(),
  inPaper: z.boolean(),
  /** The answers that each reader picks one of, and the last period in which he may; null: at any time. */
  asks: z.exactOptional(z.object({ answers: z.array(z.string()), until: z.int().nullable() })),
  /** The other stories of an extra, and the head it was printed under; absent of other handouts. */
  more: z.exactOptional(z.array(z.object({ title: z.string(), text: z.string() }))),
  head: z.exactOptional(extraHeadSchema),
};

/** The contents of `handout-answered`; `isByRule`: nobody gave the answer himself. */
export const handoutAnswerFields = {
  handout: handoutIdSchema,
  title: z.string(),
  seat: seatIdSchema,
  answer: z.int(),
  words: z.string(),
  isByRule: z.boolean(),
};

/** The contents of `handout-taken-back`; `isKnown`: its readers had it. */
export const takenHandoutFields = {
  handout: handoutIdSchema,
  kind: handoutKindSchema,
  title: z.string(),
  to: handoutReadersSchema,
  isKnown: z.boolean(),
};

type GivenHandout = z.infer<z.ZodObject<typeof handoutFields>>;
type HandoutAnswer = z.infer<z.ZodObject<typeof handoutAnswerFields>>;

/** A handout as a state keeps it, with the answers by their places. */
export type Handout = GivenHandout & { answered?: Record<SeatId, number> };
type TakenHandout = z.infer<z.ZodObject<typeof takenHandoutFields>>;

/** Lists the extras that were printed in a state of any game, oldest first. */
export function listExtras(state: unknown): DeepReadonly<Handout>[] {
  return Object.values(findHandouts(state).byId).filter(({ kind }) => kind === 'extra');
}

/** The events by which the frame hands something out, and takes it back. */
export type HandoutEvent =
  | ({ type: 'handout-given' } & GivenHandout)
  | ({ type: 'handout-answered' } & HandoutAnswer)
  | ({ type: 'handout-taken-back' } & TakenHandout);

/** The handouts by ID; `given` counts what was taken back too. */
export type Handouts = { given: number; byId: Record<HandoutId, Handout> };

/** A state in which something may have been handed out; the part is absent until then. */
export type WithHandouts = { handouts?: Handouts };

const nothingGiven: DeepReadonly<Handouts> = { given: 0, byId: {} };

/** Finds what was handed out in a state of any game. */
export function findHandouts(state: unknown): DeepReadonly<Handouts> {
  return (state as DeepReadonly<WithHandouts>).handouts ?? nothingGiven;
}

/** Creates the rows of the events. They are read by those who have the handout, once they have it. */
export function createHandoutRows() {
  return {
    given: {
      apply(state: WithHandouts, event: GivenHandout): void {
        state.handouts ??= { given: 0, byId: {} };
        const { id, kind, title, text, from, to, period, opens, picture, inPaper, asks, more, head } =
          clonePlain(event);
        state.handouts.byId[id] = {
          ...{ id, kind, title, text, from, to, period, opens, picture, inPaper },
          ...(asks === undefined ? {} : { asks }),
          ...(more === undefined ? {} : { more }),
          ...(head === undefined ? {} : { head }),
        };
        state.handouts.given += 1;
      },
      describe: (_names: unknown, { kind, title }: GivenHandout): string =>
        kind === 'extra'
          ? `An extra came out: “${title}”.`
          : `The games master handed out ${addArticle(kind)}: “${title}”.`,
      visibleTo: ({ to, period, opens }: GivenHandout): Audience => (opens > period ? [] : to),
    },
    answered: {
      apply(state: WithHandouts, { handout: id, seat, answer }: HandoutAnswer): void {
        const handout = state.handouts?.byId[id];
        if (handout !== undefined) handout.answered = { ...handout.answered, [seat]: answer };
      },
      describe: (_names: unknown, { title, words, isByRule }: HandoutAnswer): string =>
        `The answer to “${title}” was “${words}”${isByRule ? ', as nobody gave another' : ''}.`,
      visibleTo: ({ seat }: HandoutAnswer): Audience => [seat],
    },
    takenBack: {
      apply(state: WithHandouts, { handout: id }: TakenHandout): void {
        if (state.handouts !== undefined) delete state.handouts.byId[id];
      },
      describe: (_names: unknown, { kind, title }: TakenHandout): string =>
        `The games master took back ${addArticle(kind)}: “${title}”.`,
      visibleTo: ({ to, isKnown }: TakenHandout): Audience => (isKnown ? to : []),
    },
  };
}

/** Declares the events for a game whose events are objects. */
export function declareHandouts() {
  const { given, answered, takenBack } = createHandoutRows();
  return {
    'handout-given': { fields: handoutFields, ...given },
    'handout-answered': { fields: handoutAnswerFields, ...answered },
    'handout-taken-back': { fields: takenHandoutFields, ...takenBack },
  };
}

/**
 * Returns true if a seat may read a handout now: it was handed to it, or to everybody, and its time has come. A seat
 * that is out reads what everybody has.
 */
export function mayReadHandout(
  { to, opens }: DeepReadonly<Pick<Handout, 'to' | 'opens'>>,
  { seat, isOut, period }: { seat: SeatId; isOut: boolean; period: number },
): boolean {
  return opens <= period && (to === 'everybody' || (!isOut && to.includes(seat)));
}

/** Lists the readers of a handout who may still answer it in a period. */
export function listUnanswered(
  { asks, answered, opens, to }: DeepReadonly<Handout>,
  { seats, period }: { seats: readonly { seat: SeatId; isOut: boolean }[]; period: number },
): SeatId[] {
  if (asks === undefined || opens > period || (asks.until !== null && asks.until < period)) return [];
  return seats
    .filter(({ seat, isOut }) => !isOut && answered?.[seat] === undefined && (to === 'everybody' || to.includes(seat)))
    .map(({ seat }) => seat);
}
