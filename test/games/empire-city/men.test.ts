import { describe, expect, it } from 'vitest';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { hirePrice, computeRacketPrice, refreshPrice } from '#main/games/empire-city/rules/prices.ts';
import { play, prove, type Case } from './board.ts';
import { Story } from './story.ts';

const table = { families: ['moretti', 'volkov', 'lau'] } as const;
const bare = { ...table, house: { shields: false } };

/** Lau attacks a square of Volkov’s with these men against those, all of them used. */
const fight = (square: string, own: string, theirs: string, dice = ''): string =>
  [
    `volkov owns ${square} back-room-bar-1 | lau has ${own}${theirs === '' ? '' : ` | volkov has ${theirs}`}`,
    `lau attacks ${square} | fight volkov: ${theirs}, lau: ${own}${dice}`,
  ].join(' | ');

/** Moretti hits a man of Lau’s at random. */
const hit = (assassin: string, target: string): string =>
  `moretti has ${assassin} | lau has ${target} | turn moretti | moretti: hit lau | moretti: commitHit ${assassin}`;

describe('abilities in combat', () => {
  prove(bare, [
    [
      '[EMP-ABIL-3] a captain counts 1 for each other man, at most 3',
      fight('C1', 'ciccio-amato', ''),
      '= scores lau 4',
      bare,
      fight('C1', 'ciccio-amato con-flynn nino-bellini chen-wu benny-blue', ''),
      // 4 + 3 + 8
      '= scores lau 15',
    ],
    [
      '[EMP-ABIL-4] a lone wolf counts 2 more when he is alone',
      fight('C1', 'yuri-the-wolf', ''),
      '= scores lau 5',
      bare,
      fight('C1', 'yuri-the-wolf con-flynn', ''),
      '= scores lau 5',
    ],
    [
      '[EMP-ABIL-5, EMP-ABIL-6] a brawler fights in slums and midtown, a swell downtown',
      fight('B1', 'dinny-keane sylvie-roux', ''),
      // 4 + 3
      '= scores lau 7',
      bare,
      fight('D3', 'dinny-keane sylvie-roux', ''),
      // 2 + 5
      '= scores lau 7',
    ],
    [
      '[EMP-ABIL-7] a weapon counts 1 more in the gunsmith’s hand',
      'volkov owns C1 back-room-bar-1 | lau has drill-kessler | lau holds revolver-1 | lau attacks C1',
      'fight volkov:, lau: drill-kessler+revolver-1',
      '= scores lau 6',
    ],
    [
      '[EMP-ABIL-8, EMP-ABIL-9] the tough man and the doctor’s patients die only on a 1',
      fight('C1', 'big-anton', 'brick-doyle', ' (2)'),
      '= dead none',
      bare,
      // Con Flynn and the doctor himself roll 2: the doctor is nobody’s patient.
      fight('C1', 'big-anton', 'con-flynn doctor-sung', ' (2 2)'),
      '= dead doctor-sung',
      bare,
      // Two doctors look after each other.
      fight('C1', 'big-anton', 'doctor-lebedev doctor-sung', ' (2 2)'),
      '= dead none',
    ],
    [
      '[EMP-CORR-6, EMP-ABIL-2] a surgeon who has not worked yet saves whom the Butcher would take',
      `volkov powers house-surgeon | ${fight('C1', 'pavel-the-butcher big-anton', 'ivan-grom', ' (6)')}`,
      '= dead none | volkov rests ivan-grom | lau 5 points',
      bare,
      // Flynn was saved from the rolls; after them Grom is the dearest who lives.
      `volkov powers house-surgeon | ${fight('C1', 'pavel-the-butcher big-anton', 'con-flynn ivan-grom', ' (1 6)')}`,
      '= dead ivan-grom',
    ],
    [
      '[EMP-ABIL-1, EMP-COMB-8] a man revealed for the fire neither counts nor rolls',
      'volkov owns C1 back-room-bar-1 | lau has chen-wu jules-the-match | volkov has ivan-grom | lau attacks C1',
      'fight volkov: ivan-grom, lau: chen-wu reveal jules-the-match (6)',
      '= C1 volkov empty | lau rests chen-wu jules-the-match',
    ],
    [
      '[EMP-ABIL-2, EMP-MEN-8] the Butcher takes a notable before the dearest; he is abducted, ready',
      fight('C1', 'pavel-the-butcher big-anton', 'con-flynn judge-whitcomb', ' (6 6)'),
      '= dead none | lau has judge-whitcomb | lau 6 points',
    ],
    [
      '[EMP-ABIL-10] a lure takes the strongest man of 3 or less',
      'volkov owns C1 back-room-bar-1 | lau has chen-wu colette-marchand | volkov has mischa-orlov ivan-grom',
      'lau attacks C1 | fight volkov: mischa-orlov ivan-grom, lau: chen-wu reveal colette-marchand>volkov (6)',
      '= scores volkov 4',
    ],
    [
      '[EMP-HAND-5, EMP-COMB-11] nobody fights twice, and nobody fights and is revealed',
      table,
      'volkov owns C1 | lau has jules-the-match | lau rests chen-wu | lau attacks C1',
      'lau: commit jules-the-match reveal jules-the-match !he fights, or he is revealed',
      'lau: commit chen-wu !Chen Wu is exhausted',
    ],
  ]);
});

describe('abilities in a hit', () => {
  it('[EMP-ABIL-11] a marksman counts 2 more as an assassin', () => {
    const story = play(table, hit('angelo-conti', 'chen-wu'), 'lau: commitHit');
    expect(story.events('hit-shown')[0]?.scores.by).toBe(5);
  });

  prove(table, [
    [
      '[EMP-ABIL-12] a shadow negates the hit, the target himself too',
      hit('big-anton', 'silent-yee'),
      'lau: commitHit silent-yee',
      '= dead none | lau rests silent-yee | moretti rests big-anton',
    ],
    [
      '[EMP-ABIL-13] a guardian in hand counts 2 for the target',
      'moretti has nino-bellini | lau has chen-wu | turn moretti | moretti: hit lau | lau has kathleen-burke',
      'moretti: commitHit nino-bellini | lau: commitHit',
      '= hit 2 4 | dead nino-bellini | lau 0 points',
    ],
    [
      '[EMP-HIT-6, EMP-MEN-8] a notable who is beaten goes to the other side',
      hit('big-anton', 'judge-whitcomb'),
      'lau: commitHit',
      '= moretti has judge-whitcomb | moretti 2 points | dead none',
    ],
  ]);
});

/** Moretti has him, with 10 corruption, and turns him up. */
const reveal = (man: string, more = '', setUp = ''): string =>
  `moretti has ${man} | moretti 10 corruption${setUp} | turn moretti | moretti: reveal ${man}${more}`;

describe('abilities on a turn', () => {
  prove(table, [
    ...Object.entries({ 'paolo-the-sexton': 8, 'silas-wainwright': 8, 'judge-whitcomb': 6 }).map(
      ([man, left]): Case => [
        `[EMP-ABIL-15, EMP-ABIL-23] the fixers take 2 corruption off, the judge 4: ${man}`,
        reveal(man),
        `= moretti ${left} corruption | moretti rests ${man}`,
      ],
    ),
    [
      '[EMP-ABIL-18, EMP-FOG-4] the spy sees both hands of one rival',
      reveal('nadia-petrova', ' lau', ' | lau has chen-wu | lau holds revolver-2'),
      '= moretti rests nadia-petrova',
      (story) =>
        expect(story.capo('moretti').spied[story.seat('lau')]).toEqual({
          round: 1,
          men: ['chen-wu'],
          cards: ['revolver-2'],
        }),
    ],
    [
      '[EMP-ABIL-19] the thief takes one card',
      reveal('grace-lin', ' lau', ' | lau holds revolver-2'),
      '= moretti holds revolver-2 | lau holds none | moretti rests grace-lin',
    ],
    [
      '[EMP-ABIL-21] the mayor is worth a point for each gift at City Hall',
      reveal('mayor-augustus-pell'),
      'moretti: cityHall 1',
      '= moretti 3 points | moretti rests mayor-augustus-pell',
    ],
    [
      '[EMP-ABIL-25] the publisher scores 2, or stains a rival',
      reveal('cornelia-vane'),
      '= moretti 2 points | moretti rests cornelia-vane',
      table,
      reveal('cornelia-vane', ' lau'),
      '= lau 3 corruption | moretti rests cornelia-vane',
    ],
  ]);

  it('[EMP-ABIL-17, EMP-FAM-7] the recruiter and one’s own family make men cheaper', () => {
    const story = new Story(table);
    const price = (man: string): number => hirePrice(story.state, story.seat('moretti'), man);
    expect([price('nino-bellini'), price('con-flynn')]).toEqual([150, 200]);
    story.men('moretti', 'lena-crowe');
    expect([price('nino-bellini'), price('con-flynn')]).toEqual([100, 150]);
  });
});

describe('abilities off one’s turn', () => {
  prove({}, [
    ...['sergeant-roe', 'hugo-lantern'].map((man): Case => [
      `[EMP-ABIL-14] a bagman talks to the cops: ${man}`,
      `moretti owns D3 | moretti has ${man} | card crackdown | cops D3 | do bust moretti c1 D3 | moretti: bust ${man}`,
      `= D3 moretti | moretti $500 | moretti rests ${man}`,
    ]),
    ...['carmine-lupo', 'abel-marsh'].map((man): Case => [
      `[EMP-ABIL-16] a bookkeeper finds $250: ${man}`,
      { families: ['volkov', 'moretti', 'lau'] },
      `moretti has ${man} | do collect moretti | moretti: collect ${man}`,
      `= moretti $1000 | moretti rests ${man}`,
    ]),
    ...['alderman-quill', 'senator-crane'].map((man): Case => [
      `[EMP-ABIL-20, EMP-ABIL-24] Quill and Crane call the bidding: ${man}`,
      `lau has ${man} | card crackdown | do office | lau: use ${man}`,
      `= asked bids | lau rests ${man}`,
    ]),
    [
      '[EMP-ABIL-24] Crane makes a bid count $300 more',
      table,
      'lau has senator-crane | do bids, declarations | moretti: bid $400 | volkov: bid $0 | lau: bid $200 senator',
      '= godfather lau | lau $300 | pot 700 | lau rests senator-crane',
    ],
    [
      '[EMP-ABIL-22] Commissioner Hale moves the cops instead of the chief',
      'volkov has commissioner-hale | chief lau | top cops quiet-night | do cop-card, walk-cops',
      '= asked commissioner volkov',
      'volkov: use commissioner-hale',
      '= asked move-cops volkov | chief lau',
    ],
  ]);
});

describe('shields', () => {
  it('[EMP-FAM-1, EMP-FAM-4] Moretti’s speakeasies, Ashdown’s rackets', () => {
    const story = new Story({ families: ['lau', 'moretti', 'ashdown'] });
    const price = (family: FamilyId, racket: string): number =>
      computeRacketPrice(story.state, story.seat(family), racket);
    expect([price('moretti', 'gin-cellar-1'), price('moretti', 'card-room-1')]).toEqual([100, 350]);
    expect([price('ashdown', 'gin-cellar-1'), price('ashdown', 'card-room-1')]).toEqual([50, 250]);
    story.owns('moretti', 'C1', 'back-room-bar-1');
    story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
    expect(story.cash('moretti')).toBe(500 + 250 + 150);
  });

  it('[EMP-FAM-5, EMP-CORR-13] Lau’s first man, and a bagman’s route', () => {
    const story = new Story({ families: ['lau', 'moretti', 'volkov'] });
    const price = (nth: number): number => refreshPrice(story.state, story.seat('lau'), 'con-flynn', nth);
    expect([price(0), price(1)]).toEqual([100, 200]);
    story.power('lau', 'bagmans-route');
    expect([price(0), price(1)]).toEqual([0, 100]);
  });

  prove(table, [
    [
      '[EMP-FAM-2, EMP-CORR-5] Callahan pays at most $100, and a precinct on the payroll half',
      { families: ['callahan', 'lau', 'moretti'] },
      'lau owns D3 | callahan owns F3 | card gambling-commission | lau powers precinct-on-the-payroll',
      'do bust lau c1 D3 | lau: bust pay | do bust callahan c1 F3 | callahan: bust pay',
      '= lau $400 | callahan $400',
    ],
    [
      '[EMP-FAM-3] Volkov counts 1 more where it uses a man',
      'lau owns C1 | volkov has ivan-grom | volkov attacks C1 | fight lau:, volkov: ivan-grom',
      '= scores volkov 4',
    ],
    [
      '[EMP-FAM-6, EMP-PLACE-3] Duquesne draws three cards at Pancetta, once a round',
      { families: ['duquesne', 'moretti', 'lau'] },
      'turn duquesne 2 | duquesne: pancetta slums midtown downtown',
      '= duquesne holds 3',
      'duquesne: pancetta slums midtown downtown !Name 2 decks',
    ],
  ]);
});
