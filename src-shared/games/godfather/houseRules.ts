import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { boards, neighborhoodKeys } from './board.ts';
import { neighborhoodKeySchema } from './ids.ts';

const rounds = (what: string, most: number): z.ZodNumber =>
  createWholeNumber(0, most, `${what} is a whole number from 0 to ${most}; 0 means never.`);

/** [GOD-HOUSE-1] The rules that a table may change. */
export const houseRulesSchema = z.strictObject({
  /** [GOD-BOARD-7] The Neighborhoods in play. */
  neighborhoods: z
    .array(neighborhoodKeySchema)
    .min(2, 'A game needs at least two Neighborhoods; leave one more in.')
    .refine((keys) => new Set(keys).size === keys.length, 'Name each Neighborhood once.')
    .default([...neighborhoodKeys]),
  startCash: createWholeNumber(0, 20_000, 'The cash at the start is from $0 to $20,000.').default(
    3_000,
  ),
  /** [GOD-SETUP-3] Which seat opens the second round and all later ones. */
  secondRound: z.enum(['by-seats', 'first', 'last']).default('by-seats'),
  firstStart: z.enum(['two', 'one']).default('two'),
  /** Extra cash for each place behind the first in the order of play. */
  handicap: createWholeNumber(0, 1_000, 'The handicap is from $0 to $1,000.').default(0),
  /** Extra cash by place in the order of play, from the first on; whoever is not listed gets none. */
  placeCash: z
    .array(createWholeNumber(0, 5_000, 'The extra cash of a place is from $0 to $5,000.'))
    .max(4, 'There are four places at most.')
    .default([]),
  control: z.enum(['held', 'declared']).default('held'),
  areaLimit: createWholeNumber(1, 6, 'The size of an area is a whole number from 1 to 6.').default(
    3,
  ),
  /** [GOD-BOARD-6] Neighborhoods one racket may run in; null: any number. */
  circles: z
    .union([z.literal(2), z.literal(3)], 'A racket has 2 or 3 circles, or any number.')
    .nullable()
    .default(null),
  deckCycle: z.enum(['bottom', 'reshuffle']).default('bottom'),
  voidRacket: z.enum(['void', 'redraw']).default('void'),
  lateBonus: z.enum(['lost', 'paid']).default('lost'),
  quietRounds: rounds('The number of quiet rounds', 20).default(6),
  lastFight: rounds('The length of the last fight', 20).default(6),
  lastRound: rounds('The last round', 99).default(40),
  deals: z.enum(['by-seats', 'off', 'talk', 'cash']).default('by-seats'),
  absent: z.enum(['npc', 'minimal']).default('npc'),
  /** [GOD-DICE-4] The source of the cards: the program's, or those on the table. */
  cards: z.enum(['seeded', 'physical']).default('seeded'),
  /** How much of an NPC family's reasons players are told. */
  reasons: z.enum(['exact', 'summary', 'nothing']).default('summary'),
});
export type HouseRules = z.infer<typeof houseRulesSchema>;

/** [GOD-HOUSE-1] House rules that may change in play. */
export const changeableRules = [
  'quietRounds',
  'lastFight',
  'lastRound',
  'deals',
  'absent',
  'reasons',
] as const satisfies readonly (keyof HouseRules)[];

/** Ready-made sets of house rules. */
export const presets = {
  printed: { title: 'As the rules have it', rules: {} },
  'short-evening': {
    title: 'A short evening',
    rules: { neighborhoods: [...boards.short.keys], lastRound: 20 },
  },
  declared: { title: 'Control is declared', rules: { control: 'declared' } },
  hagglers: { title: 'Deals with money', rules: { deals: 'cash' } },
} as const;
