import { z } from 'zod';
import { quoteHeadSchema, seatHeadSchema, viewHeadSchema } from '#shared/views/head.ts';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { cards, type Card } from './cards.ts';
import { houseRulesSchema } from './houseRules.ts';
import { areaIdSchema, hoodIdSchema, hoodKindSchema, markerIdSchema, operationIdSchema } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { promiseSchema, sheetOrderSchema, termSchema, useSchema } from './orders.ts';

const dollars = z.number().int();
const count = z.number().int();
const createSeatRecord = <T extends z.ZodType>(value: T) => z.record(z.string(), value);
const cardSchema = z.custom<Card>((value) => (cards as readonly unknown[]).includes(value));
const effectSchema = z.enum(['nothing', 'half']);

/** [BRO-INC-1] A family's income from an area, with its factors. */
const areaIncomeSchema = z.object({
  area: areaIdSchema,
  operations: count,
  eachDollars: dollars,
  isDoubled: z.boolean(),
  isHalved: z.boolean(),
  due: effectSchema.nullable(),
  dollars,
});
export type AreaIncomeView = z.infer<typeof areaIncomeSchema>;

/** [BRO-ORD-3] A sheet's sum, in the order in which Placement counts it. */
export const sheetSumSchema = z.object({
  godfatherDollars: dollars,
  giftsDollars: dollars,
  bailDollars: dollars,
  wagesDollars: dollars,
  outOfTownDollars: dollars,
  revenueDollars: dollars,
  influenceDollars: dollars,
  expectedDollars: dollars,
  totalDollars: dollars,
  leftDollars: dollars,
  lines: z.array(
    z.object({
      title: z.string(),
      costDollars: dollars,
      /** In the till after it and all lines before it. */
      leftDollars: dollars,
      /** For hoods: the chance to clear the area in one round of those last seen there; null if none were. */
      chance: z.number().nullable(),
    }),
  ),
  /** Without interference. */
  incomeDollars: dollars,
  /** Promises that the sheet breaks, and what could end the family in the coming turn. */
  warnings: z.array(z.string()),
  /** The problems of a whole sheet, by line, counted from 1. */
  problems: z.array(z.object({ line: count, sentence: z.string(), rule: z.string().nullable() })),
});
export type SheetSumView = z.infer<typeof sheetSumSchema>;

export const brotherhoodQuoteSchema = quoteHeadSchema.extend({ sheet: sheetSumSchema });
export type BrotherhoodQuote = z.infer<typeof brotherhoodQuoteSchema>;

/** [BRO-PLACE-4] Hoods of a family in an area, those from out of town among them. */
const shownSchema = z.object({ seat: seatIdSchema, area: areaIdSchema, thugs: count, hitmen: count });

const fightRecordSchema = z.object({
  area: areaIdSchema,
  armed: z.array(seatIdSchema),
  rounds: count,
  how: z.enum(['no-rival-left', 'nobody-left', 'not-extended', 'deal', 'too-long']),
  losses: createSeatRecord(count),
});

/** [BRO-FIG-3] The public record of a closed turn. */
export const turnRecordSchema = z.object({
  turn: count,
  incomes: createSeatRecord(z.object({ dollars, areas: z.array(areaIncomeSchema) })),
  /** The cash: only the viewer's while the game runs; everybody's once it is over. */
  cash: createSeatRecord(dollars),
  figures: createSeatRecord(dollars),
  operations: createSeatRecord(count),
  markers: createSeatRecord(count),
  hoods: createSeatRecord(count),
  crowding: z.record(z.string(), count),
  control: z.record(z.string(), seatIdSchema),
  losses: createSeatRecord(z.object({ fights: count, cards: count, influence: count })),
  spent: createSeatRecord(
    z.object({ wages: dollars, revenue: dollars, influence: dollars, bail: dollars, outOfTown: dollars }),
  ),
  godfathers: createSeatRecord(areaIdSchema.nullable()),
  struck: z.array(z.object({ card: cardSchema, area: areaIdSchema })),
  /** [BRO-PLACE-4] The hoods shown at the reveal, by family and area. */
  placed: createSeatRecord(z.record(z.string(), z.object({ thugs: count, hitmen: count }))),
  fights: z.array(fightRecordSchema),
  taken: z.array(z.object({ seat: seatIdSchema, from: seatIdSchema, area: areaIdSchema, description: z.string() })),
});
export type TurnRecordView = z.infer<typeof turnRecordSchema>;

/** [BRO-VIEW-1, BRO-VIEW-2] An area, with all its counters. */
const areaViewSchema = z.object({
  id: areaIdSchema,
  name: z.string(),
  revenueDollars: dollars,
  incomeDollars: dollars,
  influenceDollars: dollars,
  saturation: count,
  operations: z.array(
    z.object({
      id: operationIdSchema,
      family: seatIdSchema,
      description: z.string(),
      openedTurn: count,
      sinceTurn: count,
    }),
  ),
  markers: z.array(
    z.object({
      id: markerIdSchema,
      family: seatIdSchema,
      sinceTurn: count,
      isUsed: z.boolean(),
      isNeutralised: z.boolean(),
    }),
  ),
  /** The hoods of the turn being played; of the last reveal while orders are written. */
  hoods: z.array(shownSchema),
  godfathers: z.array(seatIdSchema),
  /** In sole control. */
  controller: seatIdSchema.nullable(),
  isSaturated: z.boolean(),
  /** Each family's present income from it. */
  incomes: z.array(z.object({ seat: seatIdSchema, income: areaIncomeSchema })),
  /** The cards of the turn being played, or of the last one. */
  cards: z.array(cardSchema),
  isQuiet: z.boolean(),
  isInfluenceDead: z.boolean(),
  /** On the next Revenue phase. */
  due: effectSchema.nullable(),
});

/** [BRO-FOG-2] Cash as public facts have it, and the least and the most it may be. */
const estimateSchema = z.object({ figureDollars: dollars, lowDollars: dollars, highDollars: dollars });

/** [BRO-FIG-2] A family as everybody sees it. */
const familyViewSchema = seatHeadSchema.extend({
  byMail: z.boolean(),
  godfather: z.object({
    name: z.string(),
    status: z.enum(['away', 'free', 'jailed', 'dead']),
    lastArea: areaIdSchema.nullable(),
  }),
  operations: count,
  markers: count,
  freeOperations: count,
  freeMarkers: count,
  thugs: count,
  hitmen: count,
  jailedThugs: count,
  jailedHitmen: count,
  deadHoods: count,
  lastIncomeDollars: dollars,
  /** Null where the viewer may not know it. */
  cashDollars: dollars.nullable(),
  estimate: estimateSchema,
  dead: z.object({ turn: count, by: seatIdSchema.nullable(), area: areaIdSchema, cashDollars: dollars }).nullable(),
  /** Families whose estates it gathered, its own first. */
  gathered: z.array(seatIdSchema),
  isReady: z.boolean(),
  /** True if the games master gives its orders this turn, which he alone knows. */
  isStoodIn: z.boolean(),
  /** The program's playing of it; the games master alone knows it during the game. */
  mind: z.object({ level: levelSchema, doctrine: doctrineSchema }).nullable(),
});

const hoodViewSchema = z.object({
  id: hoodIdSchema,
  name: z.string(),
  kind: hoodKindSchema,
  status: z.enum(['free', 'jailed', 'dead']),
  area: areaIdSchema.nullable(),
  fights: count,
  hits: count,
  fell: z.object({ turn: count, area: areaIdSchema }).nullable(),
});

/** [BRO-VIEW-4] The book that only the family itself and the games master may read. */
const bookViewSchema = z.object({
  seat: seatIdSchema,
  hoods: z.array(hoodViewSchema),
  income: z.object({ dollars, areas: z.array(areaIncomeSchema), isRaised: z.boolean() }),
  bailOwedDollars: dollars,
  /** Money given and received, which no other family knows of. */
  gifts: z.array(z.object({ turn: count, from: seatIdSchema, to: seatIdSchema, dollars })),
  /** There is a sheet of last turn to copy. */
  hasLastSheet: z.boolean(),
  /** [BRO-FIG-4] Own cash at the end without interference, purchases, payments or losses. */
  atTheEndDollars: dollars,
});

const sheetViewSchema = z.object({
  seat: seatIdSchema,
  lines: z.array(z.object({ id: orderIdSchema, title: z.string(), order: sheetOrderSchema })),
  cashDollars: dollars,
  sum: sheetSumSchema,
  isReady: z.boolean(),
});

/** [BRO-ASK] A question in the middle of a turn. */
const asked = {
  seat: seatIdSchema,
  area: areaIdSchema,
  /** The chances in a fight, by the hoods that everybody sees there; null where there is none to fight. */
  odds: z
    .object({
      /** That its fire leaves no hood of this rival in one round. */
      clears: z.array(z.object({ seat: seatIdSchema, chance: z.number() })),
      /** To be the last there, and to lose every hood, if it is fought to the end. */
      lasts: z.number(),
      falls: z.number(),
    })
    .nullable(),
};
const questionSchema = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('use'), ...asked, markers: count, isTogether: z.boolean() },
    /** The uses that have an object now, each with the chance that it holds. */
    uses: z.array(z.object({ use: useSchema, chance: z.number() })),
  }),
  z.object({ kind: z.literal('shoot'), ...asked, at: z.array(seatIdSchema) }),
  z.object({ kind: z.literal('go-on'), ...asked }),
  z.object({ kind: z.literal('table'), ...asked, parties: z.array(seatIdSchema) }),
  z.object({ kind: z.literal('accept'), ...asked, from: seatIdSchema, terms: z.array(termSchema) }),
  z.object({ kind: z.literal('take'), ...asked, from: z.array(seatIdSchema) }),
]);
export type QuestionView = z.infer<typeof questionSchema>;

/** The game as one viewer may know it. [BRO-FOG-1] */
export const brotherhoodViewSchema = viewHeadSchema.extend({
  house: houseRulesSchema,
  /** The house rules from the next turn on; null when no change waits. */
  houseNext: houseRulesSchema.nullable(),
  city: z.string(),
  turns: count,
  areGodfathersBack: z.boolean(),
  /** Orders are being written, or a turn is in this part. */
  stage: z.enum(['orders', 'influence', 'fight', 'spoils', 'over']),
  /** Rounds fought, in a fight. */
  rounds: count,
  areas: z.array(areaViewSchema),
  families: z.array(familyViewSchema),
  books: z.array(bookViewSchema),
  /** The viewer's own sheet; the games master's every open one. */
  sheets: z.array(sheetViewSchema),
  /** Asked of the viewer; the games master sees each. */
  questions: z.array(questionSchema),
  messages: z.array(
    z.object({
      id: count,
      turn: count,
      from: seatIdSchema,
      to: seatIdSchema,
      text: z.string(),
      promise: count.nullable(),
    }),
  ),
  promises: z.array(
    z.object({
      id: count,
      from: seatIdSchema,
      to: seatIdSchema,
      what: promiseSchema,
      fromTurn: count,
      toTurn: count,
      outcome: z.enum(['open', 'kept', 'broken']),
    }),
  ),
  announcements: z.array(
    z.object({ turn: count, seat: seatIdSchema, text: z.string(), opensIn: areaIdSchema.nullable() }),
  ),
  /** Unsigned press has no seat. */
  press: z.array(z.object({ turn: count, seat: seatIdSchema.nullable(), text: z.string() })),
  records: z.array(turnRecordSchema),
  drawnCards: z.array(cardSchema),
  finalTable: z.array(seatIdSchema),
});
export type BrotherhoodView = z.infer<typeof brotherhoodViewSchema>;
