import { z } from 'zod';
import { handoutIdSchema, handoutKindSchema, handoutReadersSchema, type HandoutId } from '#shared/views/handouts.ts';
import { halftoneSchema } from '#shared/views/paper.ts';
import type { SeatId } from '#shared/words/ids.ts';
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
};

/** The contents of `handout-taken-back`; `isKnown`: its readers had it. */
export const takenHandoutFields = {
  id: handoutIdSchema,
  kind: handoutKindSchema,
  title: z.string(),
  to: handoutReadersSchema,
  isKnown: z.boolean(),
};

export type Handout = z.infer<z.ZodObject<typeof handoutFields>>;
type TakenHandout = z.infer<z.ZodObject<typeof takenHandoutFields>>;

/** The events by which the frame hands something out, and takes it back. */
export type HandoutEvent = ({ type: 'handout-given' } & Handout) | ({ type: 'handout-taken-back' } & TakenHandout);

/** What was handed out, by ID; `given` counts what was taken back too. */
export type Handouts = { given: number; byId: Record<HandoutId, Handout> };

/** A state in which something may have been handed out; the part is absent until then. */
export type WithHandouts = { handouts?: Handouts };

const nothingGiven: DeepReadonly<Handouts> = { given: 0, byId: {} };

/** Finds what was handed out in a state of any game. */
export function findHandouts(state: unknown): DeepReadonly<Handouts> {
  return (state as DeepReadonly<WithHandouts>).handouts ?? nothingGiven;
}

/** Creates the rows of both events. They are read by those who have the handout, once they have it. */
export function createHandoutRows() {
  return {
    given: {
      apply(state: WithHandouts, event: Handout): void {
        state.handouts ??= { given: 0, byId: {} };
        const { id, kind, title, text, from, to, period, opens, picture, inPaper } = clonePlain(event);
        state.handouts.byId[id] = { id, kind, title, text, from, to, period, opens, picture, inPaper };
        state.handouts.given += 1;
      },
      describe: (_names: unknown, { kind, title }: Handout): string =>
        `The games master handed out ${addArticle(kind)}: “${title}”.`,
      visibleTo: ({ to, period, opens }: Handout): Audience => (opens > period ? [] : to),
    },
    takenBack: {
      apply(state: WithHandouts, { id }: TakenHandout): void {
        if (state.handouts !== undefined) delete state.handouts.byId[id];
      },
      describe: (_names: unknown, { kind, title }: TakenHandout): string =>
        `The games master took back ${addArticle(kind)}: “${title}”.`,
      visibleTo: ({ to, isKnown }: TakenHandout): Audience => (isKnown ? to : []),
    },
  };
}

/** Declares both events for a game whose events are objects. */
export function declareHandouts() {
  const { given, takenBack } = createHandoutRows();
  return {
    'handout-given': { fields: handoutFields, ...given },
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
