import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { copCards } from './copCards.ts';
import { manIdSchema } from './ids.ts';

const count = (what: string, most: number, least = 0): z.ZodNumber =>
  createWholeNumber(least, most, `${what} is a whole number from ${least} to ${most}.`);
const money = (what: string): z.ZodNumber =>
  createWholeNumber(0, 100_000, `${what} is from $0 to $100,000.`).multipleOf(
    50,
    `${what} goes in steps of $50.`,
  );
const points = (what: string): z.ZodNumber => count(what, 1_000);

const kindSchema = manIdSchema;

/** [EMP-HOUSE-1, EMP-HOUSE-2] The rules that a table may change; the defaults are the rules. */
export const houseRulesSchema = z.strictObject({
  figures: count('The number of figures', 5, 2).default(3),
  startMoney: money('The money at the start').default(500),
  streetMoney: money('The money of the street').default(250),
  victoryPoints: count('The victory points to win', 1_000, 10).default(80),
  martialLaw: count('The corruption that brings martial law', 1_000, 10).default(80),
  nessAt: points('The corruption that brings Ness').default(50),
  marks: z
    .tuple([points('The first mark'), points('The second mark'), points('The third mark')])
    .default([20, 40, 60]),
  cityHall: z
    .strictObject({
      dollars: money('The price at City Hall').default(500),
      points: points('The points at City Hall').default(2),
    })
    .prefault({}),
  stMarys: z
    .strictObject({
      dollars: money('The price at St Mary’s').default(500),
      points: points('The corruption at St Mary’s').default(5),
    })
    .prefault({}),
  potStart: money('The first pot').default(500),
  potRefill: money('The pot after a win').default(300),
  dockFee: money('The fee at The Docks and Local 162').default(200),
  combatPoints: points('The points of a combat').default(5),
  defenderPoints: points('The points of a defender who wins').default(5),
  killPoints: points('The points of a kill').default(1),
  hitPoints: points('The points of a hit').default(2),
  attackCorruption: points('The corruption of an attack').default(3),
  hitCorruption: points('The corruption of an assassination').default(5),
  godfather: z
    .strictObject({
      dollars: money('The money of the godfather').default(250),
      points: points('The points of the godfather').default(5),
      corruption: points('The corruption of the godfather').default(5),
    })
    .prefault({}),
  neighbor: points('The bonus of a neighboring square').default(2),
  deathRoll: count('The highest roll that kills', 6).default(2),
  roundLimit: count('The round limit', 100).default(20),
  trackLength: count('The length of the tracks', 12, 2).default(6),
  /** 0: none. */
  handLimit: count('The hand limit', 50).default(0),
  familyDollars: money('The discount for own men').default(50),
  landValues: z.enum(['0-1-2', '1-2-3']).default('0-1-2'),
  pileOn: z.enum(['newcomer', 'everybody']).default('newcomer'),
  abducted: z.enum(['to-hand', 'exhausted']).default('to-hand'),
  exhaustedDefends: z.boolean().default(false),
  emptyAttacks: z.enum(['bluff', 'neighbors']).default('bluff'),
  closedSquares: z.enum(['by-capos', 'none']).default('by-capos'),
  rackets: z.enum(['one', 'replace']).default('one'),
  selfTies: z.boolean().default(true),
  bribes: z.enum(['bank', 'pitney-downs']).default('bank'),
  memory: z.enum(['perfect', 'own-notes']).default('perfect'),
  shields: z.boolean().default(true),
  familyDiscount: z.boolean().default(true),
  quietOpening: z.boolean().default(false),
  openingSpecials: z.enum(['shuffled-in', 'allowed']).default('shuffled-in'),
  talk: z.boolean().default(true),
  martialTies: z.enum(['points', 'godfather']).default('points'),
  /** [EMP-HOUSE-3] Figures of single cards that differ from the tables. */
  men: z
    .record(
      kindSchema,
      z.strictObject({
        combat: count('Combat', 20).optional(),
        costDollars: money('A man’s cost').optional(),
        corruption: points('A man’s corruption').optional(),
      }),
    )
    .default({}),
  racketPrices: z.record(kindSchema, money('A racket’s price')).default({}),
  copies: z.record(kindSchema, count('The number of copies', 12)).default({}),
  bribeDollars: z.partialRecord(z.enum(copCards), money('A bribe')).default({}),
  /** How much of an NPC family’s reasons is told after the round. */
  reasons: z.enum(['exact', 'summary', 'nothing']).default('summary'),
});
export type HouseRules = z.infer<typeof houseRulesSchema>;

/** The places of the rules that are money. */
export const moneyRules =
  /^(startMoney|streetMoney|potStart|potRefill|dockFee|familyDollars)$|^racketPrices\.|^bribeDollars\.|\.(dollars|costDollars)$/;

/** Explains marks out of their order, or returns null; games that were begun with such marks still open. */
export function explainMarks({ marks }: Pick<HouseRules, 'marks'>): string | null {
  const [first, second, third] = marks;
  return first < second && second < third
    ? null
    : `The marks of corruption stand at ${marks.join(', ')}; set each higher than the one before it.`;
}

/** Ready-made sets of house rules. */
export const presets = {
  printed: { title: 'As printed', rules: {} },
  quick: { title: 'Quick game', rules: { landValues: '1-2-3' } },
  bloody: { title: 'Blood and law', rules: { attackCorruption: 5, pileOn: 'everybody' } },
} as const;
