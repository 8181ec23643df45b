import type { SeatId } from '#shared/words/ids.ts';
import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { prove, play, type Case, type Line } from './board.ts';
import { founded, picksUntil } from './founded.ts';
import type { Story } from './story.ts';

const table = { families: ['moretti', 'volkov', 'lau'], house: { shields: false }, round: 2 } as const;

/** What was answered last has that in it. */
const answered =
  (told: object): Line =>
  (story: Story) =>
    expect(story.events('answered').at(-1)?.answer).toMatchObject(told);

/** Whoever of the two is asked answers by the rule. */
const byRule = 'volkov: byRule | lau: byRule';

describe('questions of the setup', () => {
  /** The first who is asked answers by the rule. */
  const answer = (story: Story, step: string): unknown => {
    const wait = empireCity.waitsFor(story.state);
    expect([wait?.step, wait?.manner, wait?.seats.length]).toEqual([step, 'in-turn', 1]);
    const family = Object.values(story.state.capos).find(({ seat }) => seat === wait?.seats[0])?.family ?? 'lau';
    story.give(family, { kind: 'byRule' });
    const { kind: _kind, ...rest } = story.events('answered').at(-1)?.answer ?? { kind: '' };
    return rest;
  };

  it('[EMP-ASK-1] the first racket: most income, with 6 for a point of the square; ties by board order', () => {
    const story = founded();
    story.state.racketTrack = ['gin-cellar-1', 'back-room-bar-1', 'back-room-bar-2'];
    // $100 and 2 points: the first downtown square of the board, and the first copy.
    expect(answer(story, 'pick-racket')).toEqual({ racket: 'back-room-bar-1', square: 'D2' });
    const wheel = founded();
    wheel.state.racketTrack = ['gentlemens-hotel-1', 'card-room-1'];
    // $250 at its second count and 1 point come to 10, $175 and 2 points to 15.
    expect(answer(wheel, 'pick-racket')).toEqual({ racket: 'card-room-1', square: 'D2' });
  });

  it('[EMP-ASK-2] the first men: most combat, then the cheapest', () => {
    const story = founded();
    picksUntil(story, () => story.asked()?.do === 'pick-men');
    story.state.menTrack = ['chen-wu', 'ivan-grom', 'iron-tom-ho', 'con-flynn', 'big-anton', 'remy-fontaine'];
    expect(answer(story, 'pick-men')).toEqual({ men: ['big-anton', 'iron-tom-ho'] });
  });
});

/** Lau is asked for a bust in a Crackdown, with so much in cash; the square is then its owner’s. */
const settle = (square: string, racket: string, cash: number, owner: string): Line[] => [
  table,
  `card crackdown | lau owns ${square}${racket} | lau $${cash} | cops ${square} | do bust lau c1 ${square}`,
  '= waits bust in-turn lau',
  'lau: byRule',
  `= ${square} ${owner}`,
];

describe('questions of the cops phase', () => {
  it('[EMP-FOG-12] a player alone among NPC families is stopped only for a reaction that his hand allows', () => {
    const takesOrders = (man: string, humans: number) => {
      const story = play(table, `volkov has ivan-grom | lau has ${man}`);
      for (const [nth, capo] of Object.values(story.state.capos).entries()) {
        capo.isHuman = capo.family === 'lau' || nth < humans - 1;
      }
      story.state.agenda = [{ do: 'commissioner', seats: [story.seat('volkov'), story.seat('lau')] }];
      story.state.answers = {};
      return empireCity.seats(story.state).find(({ seat }) => seat === story.seat('lau'))?.takesOrders;
    };
    expect(takesOrders('commissioner-hale', 1)).toBe(true);
    expect(takesOrders('chen-wu', 1)).toBe(false);
    // With a second player at the table nobody shall learn who has him.
    expect(takesOrders('chen-wu', 2)).toBe(true);
  });

  it.each([
    ['a combat without men and cards', (seats: SeatId[]) => ({ do: 'commit' as const, seats, square: 'D4' as const })],
    ['nobody to refresh', (seats: SeatId[]) => ({ do: 'refresh' as const, seats })],
    ['nothing to collect with', (seats: SeatId[]) => ({ do: 'collect' as const, seats })],
  ])('[EMP-FOG-12] a player alone is not stopped for %s', (_what, ask) => {
    const story = play(table, 'lau owns D4');
    const seat = story.seat('lau');
    for (const capo of Object.values(story.state.capos)) capo.isHuman = capo.family === 'lau';
    const takesOrders = () => empireCity.seats(story.state).find((one) => one.seat === seat)?.takesOrders;
    const capo = story.state.capos[seat];
    if (capo === undefined) throw new Error('Lau does not play.');
    Object.assign(capo, { hand: [], cards: [], exhausted: [], powers: [] });
    story.state.agenda = [ask([seat])];
    story.state.answers = {};
    expect(takesOrders()).toBe(false);
    Object.assign(capo, { hand: ['abel-marsh'], exhausted: ['chen-wu'], cashDollars: 5_000 });
    expect(takesOrders()).toBe(true);
  });

  const withdrawn = (count: number): Line[] => [
    table,
    'lau owns D4 | cops B1 D4 C3 A5 | chief lau',
    (story) => story.agenda({ do: 'withdraw-cops', seats: [story.seat('lau')], count }),
    '= waits withdraw-cops in-turn lau',
    'lau: byRule',
  ];
  prove(table, [
    [
      '[EMP-ASK-3] a tie for chief: himself if tied, else who has the fewest points',
      'do round',
      '= waits chief in-turn moretti',
      'moretti: byRule',
      '= chief moretti',
      table,
      'moretti 5 corruption | volkov 9 points | lau 4 points | do round | moretti: byRule',
      '= chief lau',
    ],
    [
      '[EMP-ASK-4] surplus cops: those at City Hall, then on the chief’s squares, then in board order',
      ...withdrawn(1),
      answered({ cops: ['c3'] }),
      ...withdrawn(3),
      answered({ cops: ['c3', 'c2', 'c1'] }),
    ],
    [
      '[EMP-ASK-5] whoever holds a man may act as chief; by the rule nobody does',
      'volkov has commissioner-hale | lau has chen-wu | top cops quiet-night | do cop-card, declarations',
      '= waits commissioner reaction volkov lau',
      `lau: use chen-wu !Only Commissioner Hale | ${byRule}`,
      '= volkov has commissioner-hale',
      (story) => expect(story.state.mover).toBeNull(),
    ],
    [
      '[EMP-ASK-6] the beat: each cop to the rival square with most points x 3 + income / 33, not his own',
      'chief lau | card quiet-night | lau owns D3 supper-club-1 | moretti owns C2 gentlemens-hotel-1 | volkov owns B3',
      'do walk-cops, declarations',
      '= waits move-cops in-turn lau',
      'lau: byRule',
      // 3 + 250 / 33 for the hotel against 6 for Bank Street.
      answered({ moves: [{ cop: 'c1', path: ['C2'] }] }),
      table,
      'chief lau | card quiet-night | lau owns C2, B3, D3 | do walk-cops, declarations | lau: byRule',
      '= cops c1:C4',
    ],
    [
      '[EMP-ASK-7] the committee: paid by whoever has $400 or more',
      'volkov 8 corruption | lau 8 corruption | volkov $400 | lau $350 | top cops citizens-committee | do cop-card',
      '= waits committee in-turn volkov',
      byRule,
      '= volkov $200 | volkov 8 corruption | lau $350 | lau 10 corruption',
    ],
    [
      '[EMP-ASK-8] a bust: paid where racket and points are worth more than the bribe',
      ...settle('D3', '', 500, 'lau'),
      ...settle('C1', '', 500, 'nobody'),
      ...settle('C1', ' gin-cellar-1', 500, 'lau'),
      ...settle('C1', ' gin-cellar-1', 250, 'nobody'),
      // $300 is not more than $300.
      ...settle('B1', ' numbers-parlor-1', 500, 'nobody'),
    ],
  ]);
});

const tied = 'do bids, declarations | moretti: bid $0 | volkov: bid $100 | lau: bid $100';

describe('questions of the office', () => {
  prove(table, [
    [
      '[EMP-ASK-9] who holds a downtown card or a man may call the bidding; by the rule nobody does',
      'card crackdown | volkov holds scandal-1 | lau has alderman-quill | do office, declarations',
      '= waits activate reaction volkov lau',
      byRule,
      '= asked turn | lau has alderman-quill',
    ],
    [
      '[EMP-ASK-10] bids: all unseen, up to the cash; by the rule $0',
      'lau has senator-crane | do bids, declarations',
      '= waits bids sealed moretti volkov lau',
      'lau: bid $501 !You bid $501 and have $500 | volkov: bid $5 senator !Senator Crane',
      `moretti: byRule | ${byRule}`,
      '= godfather moretti | lau has senator-crane',
    ],
    [
      '[EMP-ASK-11] sweeteners: the tied, unseen; by the rule nothing',
      tied,
      '= waits sweeten sealed volkov lau',
      byRule,
      answered({ money: 0, cards: [], men: [] }),
    ],
    [
      '[EMP-ASK-12] a tie of bids: himself if tied, else the largest offer, else the fewest points',
      `${tied} | volkov 1 points | lau 30 points | volkov: sweeten | lau: sweeten $50`,
      '= waits bid-tie in-turn moretti',
      'moretti: byRule',
      '= godfather lau',
      table,
      `${tied} | volkov 9 points | ${byRule} | moretti: byRule`,
      '= godfather lau',
    ],
  ]);
});

/** Moretti strikes at random a man of Lau’s, who holds a Bolt-Hole; both answer by the rule. */
const attempt = (target: string): Line[] => [
  table,
  'moretti has nino-bellini big-sal-rizzo | moretti holds revolver-1 | lau holds bolt-hole-1',
  `lau has ${target} | turn moretti | moretti: hit lau`,
  (story) => {
    const { step, manner } = empireCity.waitsFor(story.state) ?? {};
    expect([step, manner]).toEqual(['hit', 'sealed']);
  },
  'moretti: byRule | lau: byRule',
];
const shown =
  (told: object): Line =>
  (story: Story) =>
    expect(story.events('hit-shown')[0]).toMatchObject({ assassin: 'big-sal-rizzo', byCards: [], ...told });

describe('questions of a turn', () => {
  prove(table, [
    [
      '[EMP-ASK-13] his turn: one seat; by the rule it lies low',
      '= waits turn in-turn moretti',
      'moretti: byRule',
      (story) => expect(story.events('figure-placed').at(-1)).toMatchObject({ at: 'home' }),
    ],
    ...Object.entries({ docks: ['hire', 300], local162: ['buy', 300], 'play sealed-crate-1': ['crate', 500] }).map(
      ([order, [step, cash]]): Case => [
        `[EMP-ASK-14] what follows ${order} is asked of the same capo; by the rule nothing`,
        `moretti holds sealed-crate-1 | turn moretti 2 | moretti: ${order}`,
        `= moretti $${cash} | waits ${step} in-turn moretti`,
        'moretti: byRule',
        `= moretti $${cash} | moretti has none`,
      ],
    ),
    [
      '[EMP-ASK-16] a card against one: his reaction alone; by the rule it passes',
      'moretti holds scandal-1 | lau holds injunction-1 | turn moretti | moretti: play scandal-1 lau',
      '= waits injunction reaction lau',
      'lau: byRule',
      '= lau 4 corruption | lau holds injunction-1',
    ],
    [
      '[EMP-ASK-17] an assassination: the strongest man without cards; the target saves who cost $300 or is special',
      ...attempt('iron-tom-ho'),
      shown({ rivalCards: ['bolt-hole-1'] }),
      ...attempt('senator-crane'),
      shown({ isNegated: true }),
      ...attempt('chen-wu'),
      shown({}),
      '= dead chen-wu',
    ],
  ]);
});

/** Volkov ties with Lau in a square of his, under that godfather. */
const tie = (godfather: string, owner: string): Line[] => [
  table,
  `godfather ${godfather} | lau owns C1 | lau has chen-wu | volkov has con-flynn | attacks volkov C1 | do combats`,
  'fight volkov: con-flynn, lau: chen-wu',
  `= waits combat-tie in-turn ${godfather}`,
  `${godfather}: byRule (6)`,
  `= C1 ${owner}`,
];
/** What Lau refreshes of three, with so much cash and corruption. */
const refresh = (cash: number, corruption: number, men: string[]): Line[] => [
  table,
  `lau rests con-flynn kid-baron brother-tang | lau $${cash} | lau ${corruption} corruption | do upkeep`,
  '= waits refresh in-turn lau',
  'lau: byRule',
  answered({ men, favors: [] }),
];

describe('questions of combat and upkeep', () => {
  prove(table, [
    ...Object.entries({ 'volkov C1, volkov D4, volkov D3': 'D3', 'volkov C2, volkov C1': 'C1' }).map(
      ([attacks, square]): Case => [
        `[EMP-ASK-18] which attack next: most points, then board order: ${square}`,
        `lau owns C1, C2, D3, D4 | attacks ${attacks} | do combats`,
        '= waits choose-attack in-turn volkov',
        'volkov: byRule',
        answered({ square }),
      ],
    ),
    [
      '[EMP-ASK-19] a commitment: all involved, unseen; by the rule the strongest man with the best weapon',
      'lau owns C1 | lau has chen-wu brother-tang | lau holds brass-knuckles-1 sawed-off-shotgun-1 revolver-1 ambush-1',
      'attacks volkov C1 | do combats',
      '= waits commit sealed volkov lau',
      'lau: byRule',
      answered({ men: [{ man: 'brother-tang', weapon: 'sawed-off-shotgun-1' }], cards: [], reveals: [] }),
      'volkov: byRule',
      answered({ men: [] }),
    ],
    [
      '[EMP-ASK-20] ties of blood: the godfather if tied, else the defender; at the end the lowest seat',
      ...tie('volkov', 'volkov'),
      ...tie('moretti', 'lau'),
      table,
      'volkov has con-flynn | lau has chen-wu | turn volkov | volkov: hit lau | volkov: commitHit con-flynn',
      'lau: commitHit',
      '= waits hit-tie in-turn moretti',
      'moretti: byRule',
      '= dead con-flynn',
      table,
      'moretti 78 corruption | lau owns C1 | volkov owns C2 | turn moretti | moretti: attack C1',
      '= waits winner in-turn moretti',
      'moretti: byRule',
      '= ended volkov',
    ],
    [
      '[EMP-ASK-21] refreshing: the dearest first, while there is money and corruption stays under 70',
      ...refresh(1_000, 0, ['kid-baron', 'brother-tang']),
      ...refresh(600, 0, ['kid-baron']),
      // Baron would bring 3, Tang 2 at $350: only Flynn costs no corruption.
      ...refresh(1_000, 68, ['con-flynn']),
      ...refresh(1_000, 67, ['brother-tang', 'con-flynn']),
    ],
    [
      '[EMP-ASK-22] collecting is asked of who holds a midtown card, a bookkeeper or the Secret Files; by the rule none',
      'volkov holds scandal-1 | do collect volkov',
      '= asked nobody',
      'lau holds bail-bond-1 | do collect lau',
      '= waits collect in-turn lau',
      'lau: byRule',
      '= lau $750',
      table,
      'lau powers secret-files | lau has abel-marsh | do collect lau | lau: byRule',
      // A downtown card; the bookkeeper stays in the hand.
      '= lau holds 1 | lau has abel-marsh',
      (story) => expect(story.state.decks.downtown.draw).not.toContain(story.capo('lau').cards[0]),
    ],
  ]);
});
