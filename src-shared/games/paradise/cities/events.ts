import { z } from 'zod';
import { memoizeObject } from '#shared/words/memoize.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainLines, plainText } from '#shared/words/plainText.ts';
import { parseMonth } from '../calendar.ts';
import { businessTypeSchema } from '../city.ts';
import { hireableProfileSchema, vehicleKindSchema } from '../people.ts';
import { nameSchema } from '../recruits.ts';

const mostEvents = 12;
const lastMonth = 1_200;

const createLine = (what: string, most: number) =>
  plainText(`Write ${what}.`).trim().min(1, `Write ${what}.`).max(most, `Keep ${what} to ${most} letters.`);

const textSchema = plainLines('Write the text.')
  .trim()
  .min(1, 'Write the text.')
  .max(2_000, 'Keep the text to 2,000 letters.');

/** The occasions of events. Each is asked when a month closes, and the event happens the first time that it is so. */
const whenSchema = z.discriminatedUnion(
  'kind',
  [
    /** The month of the campaign, from 1. */
    z.strictObject({
      kind: z.literal('month'),
      month: createWholeNumber(1, lastMonth, 'A month of the campaign is a whole number from 1 to 1,200.'),
    }),
    z.strictObject({
      kind: z.literal('date'),
      date: plainText().refine((text) => parseMonth(text, lastMonth) !== null, 'Write a date like 1926-03.'),
    }),
    z.strictObject({
      kind: z.literal('outrage'),
      atLeast: createWholeNumber(1, 99, 'Outrage is a whole number from 1 to 99 here.'),
    }),
    z.strictObject({ kind: z.literal('gang-out') }),
    z.strictObject({ kind: z.literal('feds') }),
    z.strictObject({ kind: z.literal('boss-dead') }),
    /** A gang owns a business of a type. */
    z.strictObject({ kind: z.literal('type'), type: businessTypeSchema }),
    z.strictObject({
      kind: z.literal('doors'),
      atLeast: createWholeNumber(1, 300, 'A gang owns a whole number of doors from 1 to 300.'),
    }),
  ],
  'An event waits for a “month”, a “date”, the “outrage”, “gang-out”, “feds”, “boss-dead”, a “type”, or “doors”.',
);
export type EventWait = z.infer<typeof whenSchema>;

/** Waits that are about one gang: the owner of the business or the doors, or the gang whose Boss died. */
const waitsOfOneGang: readonly EventWait['kind'][] = ['type', 'doors', 'boss-dead'];

const receiverSchema = z.union(
  [
    z.enum(['strongest', 'weakest', 'concerned']),
    /** A gang by its name. */
    z.strictObject({ gang: createLine('the name of the gang', 60) }),
  ],
  'A letter goes to the “strongest”, the “weakest”, or the gang “concerned”, or names one: { "gang": "The Ring" }.',
);
export type EventReceiver = z.infer<typeof receiverSchema>;

/** The consequences of an answer, by the same changes as a ruling's. */
const effectSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('money'),
      dollars: createWholeNumber(
        -5_000,
        5_000,
        'An answer moves a whole number of dollars from -5,000 to 5,000.',
      ).refine((dollars) => dollars !== 0, 'Write how many dollars come, or go with a minus.'),
    }),
    z.strictObject({
      kind: z.literal('outrage'),
      points: createWholeNumber(-5, 5, 'An answer moves the outrage by -5 to 5 points.'),
    }),
    z.strictObject({
      kind: z.literal('reputation'),
      points: createWholeNumber(-5, 5, 'An answer moves the permanent reputation by -5 to 5 points.'),
    }),
    z.strictObject({ kind: z.literal('man'), profile: hireableProfileSchema.exclude(['boss']), name: nameSchema }),
    z.strictObject({ kind: z.literal('vehicle'), vehicle: vehicleKindSchema }),
  ],
  'An answer moves “money”, “outrage”, or “reputation”, or brings a “man” or a “vehicle”.',
);
export type AnswerEffect = z.infer<typeof effectSchema>;

const choiceSchema = z.strictObject({
  answer: createLine('the answer', 60),
  effects: z
    .array(effectSchema)
    .max(3, 'An answer has three effects at most.')
    .refine((effects) => new Set(effects.map(({ kind }) => kind)).size === effects.length, 'Write each effect once.')
    .default([]),
});

const tellsSchema = z.discriminatedUnion(
  'kind',
  [
    /** For everybody, and the paper of the month prints it. */
    z.strictObject({ kind: z.literal('story'), headline: createLine('a headline', 80), text: textSchema }),
    /** For one gang, which has it in the next month. */
    z.strictObject({
      kind: z.literal('letter'),
      to: receiverSchema,
      title: createLine('a title', 80),
      text: textSchema,
      from: plainText().trim().max(60, 'Keep the signature to 60 letters.').default(''),
      /** Two answers; the second one counts where none is given. */
      choices: z.array(choiceSchema).length(2, 'A letter has two answers to choose from, or none.').exactOptional(),
    }),
  ],
  'An event tells a “story” or a “letter”.',
);

const basicEventSchema = z.strictObject({
  name: createLine('the name of the event', 60),
  when: whenSchema,
  tells: tellsSchema,
});

/** An event that the author of a city wrote for it. It happens once. */
export const cityEventSchema = basicEventSchema.superRefine(({ when, tells }, context) => {
  if (tells.kind !== 'letter' || tells.to !== 'concerned' || waitsOfOneGang.includes(when.kind)) return;
  const message = `“${when.kind}” is not about one gang; send the letter to the “strongest”, the “weakest”, or a gang by name.`;
  context.addIssue({ code: 'custom', path: ['tells', 'to'], message });
});
export type WrittenEvent = z.infer<typeof cityEventSchema>;

export const cityEventsSchema = z.array(cityEventSchema).max(mostEvents, `A city has ${mostEvents} events at most.`);

const removeEvents = memoizeObject((pack: object): object => {
  const { events: _, ...known } = pack as { events?: unknown };
  return known;
});

/** Returns a pack without its events, as players and the press have it; the same one each time. */
export function hideCityEvents<P extends object>(pack: P): P {
  return 'events' in pack ? (removeEvents(pack) as P) : pack;
}
