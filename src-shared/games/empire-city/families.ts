import type { Band, FamilyId } from './ids.ts';

type Goods = { dollars: number; cards: readonly Band[] };

/** [EMP-FAM] The six families: name, shield in one sentence, and their additions to the common money. */
export const familyTable: Readonly<Record<FamilyId, { name: string; shield: string } & Goods>> = {
  moretti: { name: 'Moretti', shield: 'Speakeasies cost $50 less and pay $50 more each.', dollars: 100, cards: [] },
  callahan: {
    name: 'Callahan',
    shield: 'Bribes cost at most $100; $100 more as you collect.',
    dollars: 0,
    cards: ['downtown'],
  },
  volkov: { name: 'Volkov', shield: '+1 in every combat in which you use a man.', dollars: 0, cards: ['slums'] },
  ashdown: { name: 'Ashdown', shield: 'Every racket costs $100 less.', dollars: 300, cards: [] },
  lau: { name: 'Lau', shield: 'The first man refreshed in a round costs $100 less.', dollars: 0, cards: ['slums'] },
  duquesne: {
    name: 'Duquesne',
    shield: 'Your first figure on Pancetta in a round draws 3 cards.',
    dollars: 100,
    cards: [],
  },
};

/** [EMP-START] */
export const startTable = {
  'you-are-the-godfather': { name: 'You Are the Godfather', text: 'The office of godfather.', dollars: 0, cards: [] },
  'war-chest': { name: 'War Chest', text: '$1,000.', dollars: 1_000, cards: [] },
  'old-friends': { name: 'Old Friends', text: 'A third man and $300.', dollars: 300, cards: [] },
  'family-ledger': {
    name: 'Family Ledger',
    text: 'Three midtown cards and $700.',
    dollars: 700,
    cards: ['midtown', 'midtown', 'midtown'],
  },
  arsenal: { name: 'Arsenal', text: 'Two slums cards and $400.', dollars: 400, cards: ['slums', 'slums'] },
  'well-connected': {
    name: 'Well Connected',
    text: 'Two downtown cards, a slums card and $500.',
    dollars: 500,
    cards: ['downtown', 'downtown', 'slums'],
  },
  'second-address': {
    name: 'Second Address',
    text: 'A second square in the slums or midtown, and $100.',
    dollars: 100,
    cards: [],
  },
  'clean-hands': {
    name: 'Clean Hands',
    text: 'The first 15 corruption is ignored; two slums cards and $400.',
    dollars: 400,
    cards: ['slums', 'slums'],
  },
  'a-little-of-everything': {
    name: 'A Little of Everything',
    text: 'Two slums cards, a midtown and a downtown one, and $300.',
    dollars: 300,
    cards: ['slums', 'slums', 'midtown', 'downtown'],
  },
  'going-concern': {
    name: 'Going Concern',
    text: 'A second racket costing $350 or less on a second square, and $600.',
    dollars: 600,
    cards: [],
  },
} as const satisfies Record<string, { name: string; text: string } & Goods>;
export type StartCard = keyof typeof startTable;
export const startCards = Object.keys(startTable) as [StartCard, ...StartCard[]];
export const godfathersCard: StartCard = 'you-are-the-godfather';
