import { z } from 'zod';
import { modifierSchema } from './dice.ts';
import { viewerSchema, type Viewer } from './ids.ts';
import { plainText } from './plainText.ts';

const asked = { id: z.string(), prompt: z.string(), for: viewerSchema };

/** Pick exactly one option. */
export const choiceQuestionSchema = z.object({
  ...asked,
  kind: z.literal('choice'),
  options: z
    .array(
      z.object({
        value: z.string(),
        label: z.string(),
        detail: z.string().optional(),
        /** The heading that it stands under, with others of the group. */
        group: z.string().optional(),
      }),
    )
    .min(1),
  /** A card of the table, which the program may draw as well, this one or all the rest. */
  isCard: z.literal(true).optional(),
  /** The option taken if nobody can be asked. */
  usual: z.string().optional(),
});

/** Type the faces on the table; an empty list lets the program roll this one. */
export const diceQuestionSchema = z.object({
  ...asked,
  kind: z.literal('dice'),
  count: z.number().int().positive(),
  /** Faces of each die; six without it. */
  sides: z.number().int().min(2).optional(),
  modifiers: z.array(modifierSchema),
  target: z.number().int().optional(),
  /** The meaning of each total, in a sentence. */
  meaning: z.string().optional(),
  readSingly: z.literal(true).optional(),
});

/** Put one of `values` into each slot; every value is used at most once, `minimum` binds one slot. */
export const assignQuestionSchema = z.object({
  ...asked,
  kind: z.literal('assign'),
  values: z.array(z.number().int()),
  slots: z.array(z.object({ id: z.string(), label: z.string(), minimum: z.number().int() })),
});

const putTo = { id: plainText().max(200), prompt: plainText().max(2_000), for: viewerSchema };

/** A question for a player's device, bounded like all input; dice and cards fall at the table. */
export const putQuestionSchema = z.discriminatedUnion('kind', [
  z.object({
    ...putTo,
    kind: z.literal('choice'),
    options: z
      .array(
        z.object({
          value: plainText().max(200),
          label: plainText().max(2_000),
          detail: plainText().max(2_000).optional(),
          group: plainText().max(200).optional(),
        }),
      )
      .min(1)
      .max(2_000),
  }),
  z.object({
    ...putTo,
    kind: z.literal('assign'),
    values: z.array(z.number().int()).max(1_000),
    slots: z
      .array(z.object({ id: plainText().max(200), label: plainText().max(2_000), minimum: z.number().int() }))
      .max(1_000),
  }),
]);
export type PutQuestion = z.infer<typeof putQuestionSchema>;

export const questionSchema = z.discriminatedUnion('kind', [
  choiceQuestionSchema,
  diceQuestionSchema,
  assignQuestionSchema,
]);

/** A decision with a form of the game's own: the game knows its subject and its answer. */
export type DecisionQuestion = { id: string; kind: 'decision'; prompt: string; for: Viewer; about: unknown };
export type Question = z.infer<typeof questionSchema>;
/** Every question of a run: a command of a campaign asks no decisions. */
export type AnyQuestion = Question | DecisionQuestion;
export type ChoiceQuestion = z.infer<typeof choiceQuestionSchema>;
export type DiceQuestion = z.infer<typeof diceQuestionSchema>;
export type AssignQuestion = z.infer<typeof assignQuestionSchema>;

/**
 * Which question it answers: its number in the run, so that a re-run finds it again, and its prompt, so that an
 * answer never lands on another question after the campaign changed.
 */
const answering = { id: plainText().max(200), asked: plainText().max(2_000).optional() };

/** A decision as its game reads it: figures, words, and their structures. */
export type DecisionValue = string | number | boolean | null | { readonly [key: string]: DecisionValue };
const decisionValueSchema: z.ZodType<DecisionValue> = z.lazy(() =>
  z.union([
    plainText().max(200),
    z.number(),
    z.boolean(),
    z.null(),
    z.record(plainText().max(80), decisionValueSchema),
  ]),
);

export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ ...answering, kind: z.literal('choice'), value: plainText().max(200) }),
  z.object({ ...answering, kind: z.literal('dice'), faces: z.array(z.number().int()).max(1_000) }),
  z.object({ ...answering, kind: z.literal('assign'), values: z.record(plainText().max(200), z.number().int()) }),
  z.object({ ...answering, kind: z.literal('decision'), value: decisionValueSchema }),
  /** From here on the program rolls and draws by itself until the command is done. */
  z.object({ ...answering, kind: z.literal('roll-the-rest') }),
]);
export type Answer = z.infer<typeof answerSchema>;
