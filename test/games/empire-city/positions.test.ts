import { describe, expect, it } from 'vitest';
import { countCopsDue } from '#main/games/empire-city/rules/cops/cops.ts';
import { computeIncomeRange } from '#main/games/empire-city/rules/upkeep/income.ts';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { Story } from './story.ts';

type Sent = { men?: [man: string, weapon?: string][]; cards?: object[] };
type Sides = Partial<Record<FamilyId, Sent>>;
type Numbers = Partial<Record<FamilyId, number>>;

/** A combat for a square of Lau's: who attacks, what stands around, what each side brings, the dice, and its end. */
type Combat = {
  title: string;
  /** C1 of midtown lies between B1, D1 and C2. */
  square?: Cell;
  owns?: [FamilyId, Cell][];
  attackers?: FamilyId[];
  sides: Sides;
  /** A die for each man of the losing sides. */
  dice: number[];
  house?: object;
  scores: Numbers;
  owner: FamilyId;
  points: Numbers;
  dead?: string[];
};

const combats: Combat[] = [
  {
    title: '[EMP-COMB-7, EMP-COMB-9] 3 beat 2: the square and 5 points; who rolls 3 lives',
    sides: { moretti: { men: [['tony-ferro']] }, lau: { men: [['chen-wu']] } },
    dice: [3],
    scores: { moretti: 3, lau: 2 },
    owner: 'moretti',
    points: { moretti: 5 },
  },
  {
    title: '[EMP-COMB-8, EMP-COMB-9] who rolls 2 is dead, for a point more',
    sides: { moretti: { men: [['tony-ferro']] }, lau: { men: [['chen-wu']] } },
    dice: [2],
    scores: { moretti: 3, lau: 2 },
    owner: 'moretti',
    points: { moretti: 6 },
    dead: ['chen-wu'],
  },
  {
    title: '[EMP-COMB-9] a defender who wins scores the same',
    sides: { moretti: { men: [['nino-bellini']] }, lau: { men: [['iron-tom-ho']] } },
    dice: [1],
    scores: { moretti: 2, lau: 3 },
    owner: 'lau',
    points: { lau: 6 },
    dead: ['nino-bellini'],
  },
  {
    title: '[EMP-COMB-6] 2 for each square next to it: 2 + 4 beat 3',
    owns: [
      ['moretti', 'B1'],
      ['moretti', 'D1'],
    ],
    sides: { moretti: { men: [['nino-bellini']] }, lau: { men: [['iron-tom-ho']] } },
    dice: [6],
    scores: { moretti: 6, lau: 3 },
    owner: 'moretti',
    points: { moretti: 5 },
  },
  {
    title: '[EMP-COMB-6] for the defender too; the square itself counts nothing, nor one across a corner',
    owns: [
      ['lau', 'C2'],
      ['lau', 'B2'],
    ],
    sides: { moretti: { men: [['tony-ferro']] }, lau: { men: [['chen-wu']] } },
    dice: [5],
    scores: { moretti: 3, lau: 4 },
    owner: 'lau',
    points: { lau: 5 },
  },
  {
    title: '[EMP-CARD-3, EMP-SLUM-3] a Revolver counts 2 in a man’s hand',
    sides: {
      moretti: { men: [['nino-bellini', 'revolver-1']] },
      lau: { men: [['iron-tom-ho']] },
    },
    dice: [4],
    scores: { moretti: 4, lau: 3 },
    owner: 'moretti',
    points: { moretti: 5 },
  },
  {
    title: '[EMP-SLUM-5] a Typewriter counts 4',
    sides: {
      moretti: { men: [['nino-bellini', 'typewriter-1']] },
      lau: { men: [['brother-tang'], ['mama-celeste']] },
    },
    dice: [1, 6],
    scores: { moretti: 6, lau: 5 },
    owner: 'moretti',
    points: { moretti: 6 },
    dead: ['brother-tang'],
  },
  {
    title: '[EMP-FAM-3] Volkov’s shield counts 1 with a man',
    attackers: ['volkov'],
    sides: { volkov: { men: [['nadia-petrova']] }, lau: { men: [['chen-wu']] } },
    dice: [3],
    scores: { volkov: 3, lau: 2 },
    owner: 'volkov',
    points: { volkov: 5 },
  },
  {
    title: '[EMP-ABIL-3] a captain counts 1 for the man beside him: 4 + 1 + 2',
    sides: {
      moretti: { men: [['big-sal-rizzo']] },
      lau: { men: [['the-chan-brothers'], ['chen-wu']] },
    },
    dice: [4],
    scores: { moretti: 5, lau: 7 },
    owner: 'lau',
    points: { lau: 5 },
  },
  {
    title: '[EMP-ABIL-4] a lone wolf counts 2 more alone: 3 + 2 + 1',
    attackers: ['volkov'],
    sides: { volkov: { men: [['yuri-the-wolf']] }, lau: { men: [['brother-tang']] } },
    dice: [3],
    scores: { volkov: 6, lau: 4 },
    owner: 'volkov',
    points: { volkov: 5 },
  },
  {
    title: '[EMP-ABIL-4] and not in company: 3 + 2 + 1',
    attackers: ['volkov'],
    sides: {
      volkov: { men: [['yuri-the-wolf'], ['nadia-petrova']] },
      lau: { men: [['brother-tang'], ['iron-tom-ho']] },
    },
    dice: [3, 3],
    scores: { volkov: 6, lau: 7 },
    owner: 'lau',
    points: { lau: 5 },
  },
  {
    title: '[EMP-ABIL-6] a swell counts 2 more downtown',
    square: 'D2',
    attackers: ['duquesne'],
    sides: { duquesne: { men: [['sylvie-roux']] }, lau: { men: [['brother-tang']] } },
    dice: [6],
    scores: { duquesne: 5, lau: 4 },
    owner: 'duquesne',
    points: { duquesne: 5 },
  },
  {
    title: '[EMP-ABIL-6] and in midtown what he is',
    attackers: ['duquesne'],
    sides: { duquesne: { men: [['sylvie-roux']] }, lau: { men: [['brother-tang']] } },
    dice: [6],
    scores: { duquesne: 3, lau: 4 },
    owner: 'lau',
    points: { lau: 5 },
  },
  {
    title: '[EMP-ABIL-5] a brawler counts 2 more in midtown',
    attackers: ['duquesne'],
    sides: { duquesne: { men: [['dinny-keane']] }, lau: { men: [['iron-tom-ho']] } },
    dice: [6],
    scores: { duquesne: 4, lau: 3 },
    owner: 'duquesne',
    points: { duquesne: 5 },
  },
  {
    title: '[EMP-ABIL-7] a gunsmith makes a Revolver count 3',
    attackers: ['duquesne'],
    sides: {
      duquesne: { men: [['drill-kessler', 'revolver-1']] },
      lau: { men: [['brother-tang']] },
    },
    dice: [6],
    scores: { duquesne: 6, lau: 4 },
    owner: 'duquesne',
    points: { duquesne: 5 },
  },
  {
    title: '[EMP-SLUM-8] The Whole Block counts 2 for one man',
    sides: {
      moretti: { men: [['nino-bellini']], cards: [{ card: 'the-whole-block-1' }] },
      lau: { men: [['iron-tom-ho']] },
    },
    dice: [3],
    scores: { moretti: 4, lau: 3 },
    owner: 'moretti',
    points: { moretti: 5 },
  },
  {
    title: '[EMP-SLUM-7] an ambush takes the strongest, and he rolls all the same',
    sides: {
      moretti: {
        men: [['nino-bellini']],
        cards: [{ card: 'ambush-1', against: '@lau' }],
      },
      lau: { men: [['brother-tang'], ['mama-celeste']] },
    },
    dice: [1, 3],
    scores: { moretti: 2, lau: 1 },
    owner: 'moretti',
    points: { moretti: 6 },
    dead: ['brother-tang'],
  },
  {
    title: '[EMP-ABIL-8] a tough man lives on a 2',
    sides: { moretti: { men: [['big-sal-rizzo']] }, lau: { men: [['brick-doyle']] } },
    dice: [2],
    scores: { moretti: 5, lau: 4 },
    owner: 'moretti',
    points: { moretti: 5 },
  },
  {
    title: '[EMP-ABIL-9] beside a doctor the others live on a 2, not the doctor himself',
    sides: {
      moretti: { men: [['big-sal-rizzo']] },
      lau: { men: [['iron-tom-ho'], ['doctor-sung']] },
    },
    dice: [2, 2],
    scores: { moretti: 5, lau: 4 },
    owner: 'moretti',
    points: { moretti: 6 },
    dead: ['doctor-sung'],
  },
  {
    title: '[EMP-ATT-2, EMP-COMB-9] of three sides the highest has it, and a point for each of the dead',
    attackers: ['moretti', 'duquesne'],
    sides: {
      moretti: { men: [['tony-ferro']] },
      duquesne: { men: [['baptiste-noir']] },
      lau: { men: [['chen-wu']] },
    },
    dice: [1, 2],
    scores: { moretti: 3, duquesne: 5, lau: 2 },
    owner: 'duquesne',
    points: { duquesne: 7 },
    dead: ['tony-ferro', 'chen-wu'],
  },
  {
    title: '[EMP-COMB-5] without a man an attack is a bluff: nobody wins anything',
    owns: [
      ['moretti', 'B1'],
      ['moretti', 'D1'],
    ],
    sides: { moretti: {}, lau: {} },
    dice: [],
    scores: { moretti: 0, lau: 0 },
    owner: 'lau',
    points: {},
  },
  {
    title: '[EMP-COMB-5] as printed its neighbors fight: 4 to 0',
    owns: [
      ['moretti', 'B1'],
      ['moretti', 'D1'],
    ],
    house: { emptyAttacks: 'neighbors' },
    sides: { moretti: {}, lau: {} },
    dice: [],
    scores: { moretti: 4, lau: 0 },
    owner: 'moretti',
    points: { moretti: 5 },
  },
];

function fight({ square = 'C1', owns = [], attackers = ['moretti'], ...told }: Combat): Story {
  const families: FamilyId[] = ['moretti', 'volkov', 'lau', 'duquesne'];
  const story = new Story({ families, house: told.house ?? {} });
  story.owns('lau', square);
  for (const [family, cell] of owns) story.owns(family, cell);
  const sides = Object.entries(told.sides) as [FamilyId, Sent][];
  for (const [family, { men = [], cards = [] }] of sides) {
    story.men(family, ...men.map(([man]) => man));
    const arms = men.flatMap(([, weapon]) => weapon ?? []);
    const played = cards.map((one) => ('card' in one ? String(one.card) : ''));
    story.cards(family, ...arms, ...played);
  }
  story.state.attacks = attackers.map((family) => ({ seat: story.seat(family), square }));
  story.agenda({ do: 'combats', last: null });
  const commitments = sides.map(([family, { men = [], cards = [] }]) => [
    family,
    { men: men.map(([man, weapon]) => ({ man, weapon: weapon ?? null })), cards },
  ]);
  story.fight(Object.fromEntries(commitments) as Partial<Record<FamilyId, object>>, told.dice);
  return story;
}

/** The highest corruption at a table of so many families, and the cops in its streets. */
const cops: [title: string, families: number, corruption: number, cops: number][] = [
  ['five families, 56, as printed: 2 + 2', 5, 56, 4],
  ['five families, 38: 2 + 1', 5, 38, 3],
  ['three families, 19: 1', 3, 19, 1],
  ['three families, 20: 1 + 1', 3, 20, 2],
  ['three families, 59: 1 + 2', 3, 59, 3],
  ['three families, 60: 1 + 3', 3, 60, 4],
];

/** A racket of Duquesne's, and what he collects in a round with the $250 of the street. */
const incomes: [title: string, racket: string, square: Cell, least: number, most: number][] = [
  ['[EMP-RACK-6] a Gin Cellar in the slums', 'gin-cellar-1', 'B1', 350, 350],
  ['[EMP-RACK-9] a Supper Club downtown', 'supper-club-1', 'D2', 450, 450],
  ['[EMP-RACK-11] a Card Room, by its die', 'card-room-1', 'C1', 250, 600],
  ['[EMP-RACK-16] Madame Odette’s, begun', 'madame-odettes-1', 'D2', 400, 400],
];

describe('positions by hand', () => {
  it.each(combats)('$title', (told) => {
    const story = fight(told);
    const [shown] = story.events('combat-shown');
    const scores = (shown?.combat.sides ?? []).map(({ seat, score }) => [story.state.capos[seat]?.family, score]);
    const points = ['moretti', 'volkov', 'lau', 'duquesne'] as const;
    expect({
      scores: Object.fromEntries(scores) as Numbers,
      owner: story.owner(told.square ?? 'C1'),
      points: Object.fromEntries(
        points.flatMap((family) => (story.points(family) === 0 ? [] : [[family, story.points(family)]])),
      ),
      dead: story.state.dead.toSorted(),
    }).toEqual({
      scores: told.scores,
      owner: told.owner,
      points: told.points,
      dead: (told.dead ?? []).toSorted(),
    });
  });

  it.each(cops)('[EMP-COPS-3, EMP-SET-6] %s', (_, count, corruption, due) => {
    const families: FamilyId[] = ['moretti', 'volkov', 'lau', 'duquesne', 'ashdown'];
    const story = new Story({ families: families.slice(0, count), round: 2 });
    story.corruption('volkov', corruption);
    expect(countCopsDue(story.state)).toBe(due);
  });

  it.each(incomes)('%s', (_, racket, square, least, most) => {
    const story = new Story();
    story.owns('duquesne', square, racket);
    expect(computeIncomeRange(story.state, story.seat('duquesne'))).toMatchObject({ least, most });
  });
});
