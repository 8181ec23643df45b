import { describe, expect, it } from 'vitest';
import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { BadBreak, Card, GoodBreak } from '#shared/games/godfather/cards.ts';
import { computeBonusDollars, computeControlDollars, type Racket } from '#shared/games/godfather/values.ts';
import { Story, type Name } from './story.ts';

// Midtown: B1 C1 D1 in the north, A2 B2 C2 D2, and A3 B3 C3 in the south; its border is a fence for everybody.
type Pieces = Partial<Record<Name, string>>;
/** A position in Midtown, where Red puts a man down, and who stands there then; null where the rules refuse it. */
type Taking = [title: string, pieces: Pieces, put: string, left: Pieces | null];

const takings: Taking[] = [
  ['[GOD-TAKE-2] a man in the corner has two neighbors', { Red: 'C1', Blue: 'D1' }, 'D2', { Red: 'C1 D2', Blue: '' }],
  ['[GOD-TAKE-2] so has the man at the west end', { Red: 'A2', Blue: 'A3' }, 'B3', { Red: 'A2 B3', Blue: '' }],
  ['[GOD-TAKE-2] in the middle it takes four', { Red: 'B1 A2 C2', Blue: 'B2' }, 'B3', { Red: 'B1 A2 C2 B3', Blue: '' }],
  ['[GOD-TAKE-2] and three do not do', { Red: 'B1 A2', Blue: 'B2' }, 'C2', { Red: 'B1 A2 C2', Blue: 'B2' }],
  ['[GOD-TAKE-1] two who stand together fall together', { Red: 'C1', Blue: 'D1 D2' }, 'C2', { Red: 'C1 C2', Blue: '' }],
  ['[GOD-TAKE-1] while one of them has a way out both stand', { Blue: 'D1 D2' }, 'C1', { Red: 'C1', Blue: 'D1 D2' }],
  [
    '[GOD-TAKE-3] Red and Green do not surround Blue together',
    { Green: 'D2', Blue: 'D1' },
    'C1',
    { Red: 'C1', Green: 'D2', Blue: 'D1' },
  ],
  [
    '[GOD-TAKE-3] men of two rivals are surrounded as one',
    { Red: 'C1', Green: 'D2', Blue: 'D1' },
    'C2',
    { Red: 'C1 C2', Green: '', Blue: '' },
  ],
  [
    '[GOD-TAKE-1] one man takes on both of his sides',
    { Red: 'B2 D2', Blue: 'B1 D1' },
    'C1',
    { Red: 'C1 B2 D2', Blue: '' },
  ],
  ['[GOD-PLACE-6] nobody is put where he would be taken at once', { Blue: 'C1 D2' }, 'D1', null],
  ['[GOD-PLACE-6] but where he takes he may', { Red: 'B1 C2', Blue: 'C1 D2' }, 'D1', { Red: 'B1 D1 C2', Blue: '' }],
  ['[GOD-PLACE-1] not where somebody stands', { Blue: 'C1' }, 'C1', null],
];

/** First turns and their prices. */
type First = [title: string, men: [NeighborhoodKey, Racket, string][], dollars: number | null];

const firsts: First[] = [
  [
    '2 bookies in Midtown and 3 loan sharks in Harlem cost $1,050, as printed',
    [
      ['MID', 'bookmaking', 'B2 C2'],
      ['HAR', 'loan-sharking', 'B2 C2 D2'],
    ],
    1_050,
  ],
  [
    'a strongarm and a bootlegger',
    [
      ['MID', 'extortion', 'B2'],
      ['HAR', 'bootlegging', 'B2'],
    ],
    250 + 200,
  ],
  [
    'three bookies and three hijackers',
    [
      ['MID', 'bookmaking', 'A2 B2 C2'],
      ['HAR', 'hijacking', 'B2 C2 D2'],
    ],
    900 + 300,
  ],
  [
    'no four in one Neighborhood',
    [
      ['MID', 'bookmaking', 'A2 B2 C2 D2'],
      ['HAR', 'hijacking', 'B2'],
    ],
    null,
  ],
];

/** The racket control value card, and a tenth of it to the nearest $100. */
const values: [NeighborhoodKey, Racket, dollars: number, bonus: number][] = [
  ['LES', 'extortion', 6_800, 700],
  ['HAR', 'bookmaking', 10_000, 1_000],
  ['WAL', 'bootlegging', 5_800, 600],
  ['PAR', 'loan-sharking', 2_700, 300],
  ['UWS', 'hijacking', 1_700, 200],
  ['DOC', 'bootlegging', 2_500, 300],
  ['LIT', 'bookmaking', 4_500, 500],
  ['MID', 'extortion', 2_400, 200],
];

/** A card in Red's hand, the dice where it wants any, and his cash after it, out of $3,000. */
type Played = [
  title: string,
  card: Card,
  breaks: { good?: GoodBreak[]; bad?: BadBreak[] },
  dice: number[],
  cash: number,
];

const cards: Played[] = [
  ['[GOD-CARD-2] $100', 'money-1', {}, [], 3_100],
  ['[GOD-CARD-2] $900', 'money-9', {}, [], 3_900],
  ['[GOD-BREAK-1] 4 is even: a good Break of $700', 'break', { good: ['G10'] }, [1, 3], 3_700],
  ['[GOD-BREAK-1] 12 is even: $300', 'break', { good: ['G12'] }, [6, 6], 3_300],
  ['[GOD-BREAK-1] 3 is odd: a bad Break of $200', 'break', { bad: ['B12'] }, [1, 2], 2_800],
  ['[GOD-BREAK-1] 7 is odd: $600', 'break', { bad: ['B10'] }, [3, 4], 2_400],
  ['[GOD-BREAK-4] without bookies to lose only the $200 is due', 'break', { bad: ['B2'] }, [2, 5], 2_800],
  ['[GOD-BREAK-4] without bootleggers nothing is', 'break', { bad: ['B4'] }, [4, 5], 3_000],
];

describe('positions by hand', () => {
  it.each(takings)('%s', (_, pieces, put, left) => {
    const story = Story.begun({ seats: 3 }).stand('MID', 'bookmaking', pieces);
    const order = story.positioning([['MID', 'bookmaking', put]]);
    if (left === null) {
      expect(story.refusal('Red', order)).not.toBeNull();
      return;
    }
    story.give('Red', order);
    const stands = (['Red', 'Green', 'Blue'] as const).map((name) => story.stands(name, 'MID'));
    expect(stands).toEqual([left.Red ?? '', left.Green ?? '', left.Blue ?? '']);
  });

  it.each(firsts)('[GOD-START-1, GOD-VALUE-1, GOD-PLACE-3] %s', (_, men, dollars) => {
    const story = new Story();
    const order = story.positioning(men);
    if (dollars === null) expect(story.refusal('Red', order)).toMatch(/^4 pieces are too many for Midtown/);
    else expect(story.quote('Red', order).costDollars).toBe(dollars);
  });

  it.each(values)('[GOD-VALUE-2, GOD-BONUS-1] %s, %s: $%i and $%i', (key, racket, dollars, bonus) => {
    expect([computeControlDollars(key, racket), computeBonusDollars(key, racket)]).toEqual([dollars, bonus]);
  });

  it.each(cards)('%s', (_, card, breaks, dice, cash) => {
    const story = Story.begun();
    story.stack(breaks);
    story.hold('Red', card);
    story.give('Red', { kind: 'card' }, dice);
    expect(story.cash('Red')).toBe(cash);
  });

  // Midtown has ten positions, and six are its majority; men that nobody can reach in a turn are held.
  it.each([
    ['five of ten are none', 'B1 C1 D1 A2', 'B2', false],
    ['six of ten are a majority', 'B1 C1 D1 A2 B2', 'C2', true],
    ['four and the two they fence in at the north are', 'A2 B2 C2', 'D2', true],
  ] as const)('[GOD-HOLD-1, GOD-CLAIM-1] %s', (_, men, put, isClaimed) => {
    const story = Story.begun().stand('MID', 'bookmaking', { Red: men });
    story.position('Red', [['MID', 'bookmaking', put]]);
    expect(story.place('MID').claim !== null).toBe(isClaimed);
  });
});
