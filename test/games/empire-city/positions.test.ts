import { describe, expect, it } from 'vitest';
import { countCopsDue } from '#main/games/empire-city/rules/cops/cops.ts';
import { computeIncomeRange } from '#main/games/empire-city/rules/upkeep/income.ts';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { prove, type Case } from './board.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau', 'duquesne'];

/**
 * A combat for a square of Lau’s: what each side brings, the attackers first, its dice, what is then seen, and what
 * stands beforehand. C1 of midtown lies between B1, D1 and C2. Whoever is not named scores no point.
 */
type Combat = readonly [title: string, sides: string, seen: string, before?: string, square?: Cell];

const combats: readonly Combat[] = [
  [
    '[EMP-COMB-7, EMP-COMB-9] 3 beat 2: the square and 5 points; who rolls 3 lives',
    'moretti: tony-ferro, lau: chen-wu (3)',
    'scores moretti 3 lau 2 | C1 moretti | moretti 5 points | dead none',
  ],
  [
    '[EMP-COMB-8, EMP-COMB-9] who rolls 2 is dead, for a point more',
    'moretti: tony-ferro, lau: chen-wu (2)',
    'scores moretti 3 lau 2 | C1 moretti | moretti 6 points | dead chen-wu',
  ],
  [
    '[EMP-COMB-9] a defender who wins scores the same',
    'moretti: nino-bellini, lau: iron-tom-ho (1)',
    'scores moretti 2 lau 3 | C1 lau | lau 6 points | dead nino-bellini',
  ],
  [
    '[EMP-COMB-6] 2 for each square next to it: 2 + 4 beat 3',
    'moretti: nino-bellini, lau: iron-tom-ho (6)',
    'scores moretti 6 lau 3 | C1 moretti | moretti 5 points | dead none',
    'moretti owns B1, D1',
  ],
  [
    '[EMP-COMB-6] for the defender too; the square itself counts nothing, nor one across a corner',
    'moretti: tony-ferro, lau: chen-wu (5)',
    'scores moretti 3 lau 4 | C1 lau | lau 5 points | dead none',
    'lau owns C2, B2',
  ],
  [
    '[EMP-CARD-3, EMP-SLUM-3] a Revolver counts 2 in a man’s hand',
    'moretti: nino-bellini+revolver-1, lau: iron-tom-ho (4)',
    'scores moretti 4 lau 3 | C1 moretti | moretti 5 points | dead none',
  ],
  [
    '[EMP-SLUM-5] a Typewriter counts 4',
    'moretti: nino-bellini+typewriter-1, lau: brother-tang mama-celeste (1 6)',
    'scores moretti 6 lau 5 | C1 moretti | moretti 6 points | dead brother-tang',
  ],
  [
    '[EMP-FAM-3] Volkov’s shield counts 1 with a man',
    'volkov: nadia-petrova, lau: chen-wu (3)',
    'scores volkov 3 lau 2 | C1 volkov | volkov 5 points | dead none',
  ],
  [
    '[EMP-ABIL-3] a captain counts 1 for the man beside him: 4 + 1 + 2',
    'moretti: big-sal-rizzo, lau: the-chan-brothers chen-wu (4)',
    'scores moretti 5 lau 7 | C1 lau | lau 5 points | dead none',
  ],
  [
    '[EMP-ABIL-4] a lone wolf counts 2 more alone: 3 + 2 + 1',
    'volkov: yuri-the-wolf, lau: brother-tang (3)',
    'scores volkov 6 lau 4 | C1 volkov | volkov 5 points | dead none',
  ],
  [
    '[EMP-ABIL-4] and not in company: 3 + 2 + 1',
    'volkov: yuri-the-wolf nadia-petrova, lau: brother-tang iron-tom-ho (3 3)',
    'scores volkov 6 lau 7 | C1 lau | lau 5 points | dead none',
  ],
  [
    '[EMP-ABIL-6] a swell counts 2 more downtown',
    'duquesne: sylvie-roux, lau: brother-tang (6)',
    'scores duquesne 5 lau 4 | D2 duquesne | duquesne 5 points | dead none',
    '',
    'D2',
  ],
  [
    '[EMP-ABIL-6] and in midtown what he is',
    'duquesne: sylvie-roux, lau: brother-tang (6)',
    'scores duquesne 3 lau 4 | C1 lau | lau 5 points | dead none',
  ],
  [
    '[EMP-ABIL-5] a brawler counts 2 more in midtown',
    'duquesne: dinny-keane, lau: iron-tom-ho (6)',
    'scores duquesne 4 lau 3 | C1 duquesne | duquesne 5 points | dead none',
  ],
  [
    '[EMP-ABIL-7] a gunsmith makes a Revolver count 3',
    'duquesne: drill-kessler+revolver-1, lau: brother-tang (6)',
    'scores duquesne 6 lau 4 | C1 duquesne | duquesne 5 points | dead none',
  ],
  [
    '[EMP-SLUM-8] The Whole Block counts 2 for one man',
    'moretti: nino-bellini the-whole-block-1, lau: iron-tom-ho (3)',
    'scores moretti 4 lau 3 | C1 moretti | moretti 5 points | dead none',
  ],
  [
    '[EMP-SLUM-7] an ambush takes the strongest, and he rolls all the same',
    'moretti: nino-bellini ambush-1>lau, lau: brother-tang mama-celeste (1 3)',
    'scores moretti 2 lau 1 | C1 moretti | moretti 6 points | dead brother-tang',
  ],
  [
    '[EMP-ABIL-8] a tough man lives on a 2',
    'moretti: big-sal-rizzo, lau: brick-doyle (2)',
    'scores moretti 5 lau 4 | C1 moretti | moretti 5 points | dead none',
  ],
  [
    '[EMP-ABIL-9] beside a doctor the others live on a 2, not the doctor himself',
    'moretti: big-sal-rizzo, lau: iron-tom-ho doctor-sung (2 2)',
    'scores moretti 5 lau 4 | C1 moretti | moretti 6 points | dead doctor-sung',
  ],
  [
    '[EMP-ATT-2, EMP-COMB-9] of three sides the highest has it, and a point for each of the dead',
    'moretti: tony-ferro, duquesne: baptiste-noir, lau: chen-wu (1 2)',
    'scores moretti 3 duquesne 5 lau 2 | C1 duquesne | duquesne 7 points | dead tony-ferro chen-wu',
  ],
  [
    '[EMP-COMB-5] without a man an attack is a bluff: nobody wins anything',
    'moretti:, lau: ()',
    'scores moretti 0 lau 0 | C1 lau | dead none',
    'moretti owns B1, D1',
  ],
];

/** Each man and card that a side brings is in its hand. */
function deal(sides: string): string {
  return sides
    .replace(/ \([\d ]*\)$/, '')
    .split(', ')
    .flatMap((side) => {
      const [family = '', ...words] = side.replace(':', '').split(' ');
      const brought = words.flatMap((word) => word.split('>').slice(0, 1)).flatMap((word) => word.split('+'));
      const cards = brought.filter((word) => /-\d$/.test(word));
      const men = brought.filter((word) => !cards.includes(word));
      return [
        ...(men.length === 0 ? [] : [`${family} has ${men.join(' ')}`]),
        ...(cards.length === 0 ? [] : [`${family} holds ${cards.join(' ')}`]),
      ];
    })
    .join(' | ');
}

const combat = ([title, sides, seen, before = '', square = 'C1']: Combat): Case => {
  const brought = deal(sides);
  const scoring = new Set([...seen.matchAll(/(\w+) \d+ points/g)].map(([, family]) => family));
  const attacks = [...sides.matchAll(/(\w+):/g)].flatMap(([, family]) =>
    family === 'lau' ? [] : `${family} ${square}`,
  );
  return [
    title,
    `lau owns ${square}`,
    ...(before === '' ? [] : [before]),
    ...(brought === '' ? [] : [brought]),
    `attacks ${attacks.join(', ')} | do combats | fight ${sides}`,
    `= ${seen}`,
    `= ${families
      .filter((family) => !scoring.has(family))
      .map((family) => `${family} 0 points`)
      .join(' | ')}`,
  ];
};

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
  prove({ families }, [
    ...combats.map(combat),
    [
      '[EMP-COMB-5] as printed its neighbors fight: 4 to 0',
      { families, house: { emptyAttacks: 'neighbors' } },
      'lau owns C1 | moretti owns B1, D1 | attacks moretti C1 | do combats | fight moretti:, lau: ()',
      '= scores moretti 4 lau 0 | C1 moretti | moretti 5 points | lau 0 points | dead none',
    ],
    [
      '[EMP-WIN-3] martial law comes with 80, not with 79',
      'lau owns C1, C2 | lau 3 points | moretti 76 corruption | turn moretti 2 | moretti: attack C1',
      '= moretti 79 corruption | asked turn',
      'moretti 77 corruption | moretti: attack C2',
      '= moretti 80 corruption | ended lau Martial law',
    ],
  ]);

  it.each(cops)('[EMP-COPS-3, EMP-SET-6] %s', (_, count, corruption, due) => {
    const seated: FamilyId[] = [...families, 'ashdown'];
    const story = new Story({ families: seated.slice(0, count), round: 2 });
    story.corruption('volkov', corruption);
    expect(countCopsDue(story.state)).toBe(due);
  });

  it.each(incomes)('%s', (_, racket, square, least, most) => {
    const story = new Story();
    story.owns('duquesne', square, racket);
    expect(computeIncomeRange(story.state, story.seat('duquesne'))).toMatchObject({ least, most });
  });
});
