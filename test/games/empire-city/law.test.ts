import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { play, prove, type Case } from './board.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];
/** Lau is chief and moves the cops where a case says so. */
const beat = { families, house: { shields: false }, round: 2 };

describe('a round', () => {
  it('[EMP-TURN-1] cops, godfather, declarations, combat, upkeep: refresh before anybody collects', () => {
    const story = play(
      { families },
      'moretti 4 corruption | volkov 4 corruption | top cops open-city | moretti rests nino-bellini',
      'volkov rests ivan-grom | lau rests chen-wu | forget | do round',
    );
    for (let n = 0; n < 40 && story.state.round === 1; n += 1) {
      const seat = story.asked()?.seats[0];
      story.give(families.find((one) => story.seat(one) === seat) ?? 'lau', { kind: 'byRule' });
    }
    const phases = story.events('phase-begun').map(({ phase }) => phase);
    expect(phases.slice(0, 5)).toEqual(['godfather', 'declarations', 'combat', 'upkeep', 'cops']);
    const kinds = story.all.map(({ type }) => type);
    expect(kinds.indexOf('cop-card-turned')).toBeLessThan(kinds.indexOf('phase-begun'));
    const refreshed = story.all.findLastIndex((event) => event.type === 'man-hired');
    const street = story.all.findIndex((event) => event.type === 'money-moved' && event.cause === 'the street');
    expect(refreshed).toBeGreaterThan(0);
    expect(refreshed).toBeLessThan(street);
    play({ families }, '= events chief-named 0 | asked turn');
  });

  it('[EMP-TURN-3] at the end figures go home; tokens, cops, exhausted men and the cop card stay', () => {
    const story = play(
      { families },
      'card curfew | lau owns C1 | lau rests big-anton | turn moretti | moretti: attack C1',
    );
    const figures = () =>
      empireCity.view(story.state, 'gm').cells.flatMap(({ id, figures: all }) => all.map((seat) => [id, seat]));
    expect(figures()).toEqual([['C1', story.seat('moretti')]]);
    story.state.attacks = [];
    story.cash('lau', 0);
    story.agenda({ do: 'end-round' });
    expect(story.state.round).toBe(2);
    expect(figures()).toEqual([]);
    expect([
      story.tokens('lau', 'moretti'),
      story.state.cops.length,
      story.capo('lau').exhausted,
      story.state.copCard,
    ]).toEqual([1, 1, ['big-anton'], 'curfew']);
  });

  it('[EMP-TURN-4] one round is one period, and the game stands still at questions only', () => {
    expect([empireCity.period.name(3), empireCity.flow]).toEqual(['Round 3', 'by-itself']);
    const story = new Story({ families });
    expect(empireCity.periodOf(story.state)).toBe(1);
    expect(empireCity.waitsFor(story.state)?.seats).toEqual([story.seat('moretti')]);
    story.state.agenda = [{ do: 'upkeep' }];
    expect(empireCity.waitsFor(story.state)).toBeNull();
  });

  prove({ families }, [
    [
      '[EMP-TURN-2] a new godfather is the first of the declarations of his round, the next seat the second',
      'card quiet-night | do office, declarations | moretti: bid $0 | volkov: bid $0 | lau: bid $50',
      '= asked turn lau',
      'lau: lieLow',
      '= asked turn moretti',
      'moretti: lieLow',
      '= asked turn volkov',
    ],
  ]);
});

describe('cops', () => {
  it('[EMP-COPS-1] from round 2: chief, number, Ness, card, moves, busts, then Ness moves', () => {
    const { all } = play(
      { families, round: 2 },
      'moretti 52 corruption | volkov 9 corruption | lau 1 corruption | moretti owns D3 | top cops quiet-night',
      'forget | do round | lau: moveCops c1:D3 c2:C2 c3:B3 | moretti: bust pay | lau: ness F1',
    );
    const wanted = [
      'chief-named',
      'cop-added',
      'ness-called',
      'cop-card-turned',
      'cop-moved',
      'bust-settled',
      'ness-moved',
    ];
    const kinds = all.map(({ type }) => type as string).filter((type) => wanted.includes(type));
    const [chief, added, called, turned, moved, settled, away] = wanted;
    expect(kinds).toEqual([chief, added, added, called, turned, moved, moved, moved, settled, away]);
  });

  it('[EMP-COPS-5] the card sets the bribe, calls the bidding or not, and works until the next one', () => {
    const bribe = (dollars: number) => (story: Story) =>
      expect(empireCity.view(story.state, 'gm').copCard?.bribeDollars).toBe(dollars);
    play(
      beat,
      'card quiet-night | cops C3 | chief lau',
      bribe(100),
      'moretti 1 corruption | volkov 1 corruption | top cops crackdown | do round',
      '= card crackdown',
      bribe(300),
      'lau: moveCops c1:D3',
      '= asked turn',
      'do collect lau',
      '= card crackdown',
    );
  });

  const chief: Case = [
    '[EMP-COPS-2] the chief has the fewest corruption; of several the godfather names one, himself too',
    { families, round: 2 },
    'lau 3 corruption | do round',
    '= asked chief moretti',
    'moretti: name lau !tied | moretti: name moretti',
    '= chief moretti',
    { families, round: 2 },
    'lau 3 corruption | moretti 3 corruption | do round',
    '= chief volkov',
  ];
  const marks = Object.entries({ 19: 1, 20: 2, 39: 2, 40: 3, 59: 3, 60: 4 });
  const five: FamilyId[] = ['moretti', 'volkov', 'lau', 'callahan', 'ashdown'];
  prove(beat, [
    chief,
    ...marks.map(([points, cops]): Case => [
      `[EMP-COPS-3] one cop more for each mark reached by anybody: ${cops} at ${points}`,
      `moretti 1 corruption | volkov ${points} corruption | top cops open-city | do round`,
      `= cops ${cops}`,
    ]),
    [
      '[EMP-COPS-3] five capos have one more; the chief chooses who leaves',
      { families: five, round: 2 },
      'moretti 1 corruption | volkov 20 corruption | callahan 1 corruption | ashdown 1 corruption',
      'top cops open-city | do round',
      '= cops 3',
      beat,
      'card quiet-night | cops C2 D3 | chief lau | moretti 1 corruption | volkov 1 corruption | do round',
      '= asked withdraw-cops lau',
      'lau: withdrawCops !Withdraw | lau: withdrawCops c1',
      '= cops c2:D3',
    ],
    [
      '[EMP-COPS-4] Ness is here from 50 on, leaves below it, and is no cop',
      'card quiet-night | cops C2 | chief lau | volkov 50 corruption | moretti 1 corruption | top cops open-city | do round',
      '= ness here | cops 3',
      'lau: ness D4',
      '= ness D4',
      'volkov 49 corruption | do round',
      '= ness away | ness none | cops 3',
    ],
    [
      '[EMP-COPS-6] every cop moves one square, next to it and open; who is shut in stays and busts nobody',
      'card quiet-night | cops C3 D3 | chief lau | moretti owns C2 | do walk-cops, declarations',
      'lau: moveCops c1:C2 !Every cop must move | lau: moveCops c1:D3 c2:D2 !cannot go',
      'lau: moveCops c2:E3 c1:C2 !cannot go | lau: moveCops c1:B2 c2:D2 !cannot go',
      // In an order of the chief’s choice: what the first leaves is free for the second.
      'lau: moveCops c2:D2 c1:D3',
      '= asked turn',
      beat,
      'card quiet-night | cops B1 | chief lau | volkov owns B1 | ness B2',
      ({ state }) => {
        for (const id of ['A1', 'C1'] as const) Reflect.deleteProperty(state.squares, id);
      },
      'do walk-cops, declarations',
      '= asked turn | B1 volkov',
    ],
    [
      '[EMP-COPS-8] a bust is paid, helped off, or costs token, racket and count; in the order of the moves',
      'card quiet-night | cops C3 C5 | chief lau | lau owns C2 gentlemens-hotel-1 x3 | moretti owns C4 back-room-bar-1',
      'moretti $50 | do walk-cops, declarations | lau: moveCops c2:C4 c1:C2',
      '= asked bust moretti',
      'moretti: bust pay !The bribe for Grand Hotel is $100; you have $50. | moretti: bust lose',
      // The chief pays for his own.
      '= C4 nobody | moretti $50 | asked bust lau',
      'lau: bust pay',
      '= C2 lau | lau $400 | pot 500',
      'do collect lau',
      // 400 + 250 + 400
      '= lau $1050',
    ],
    [
      '[EMP-COPS-10] under a cop or Ness: no claim, no purchase, no attack; its neighbors count on',
      'card quiet-night | cops C1 D2 | chief lau | moretti owns C1 | lau owns D2 | rackets back-room-bar-1 | ness E2',
      'turn moretti 2 | moretti: attack D2 !: it can be neither claimed nor attacked this round',
      'moretti: control E2 !: it can be neither claimed nor attacked this round',
      'moretti: control C1 back-room-bar-1 !: it can be neither claimed nor attacked this round',
      'moretti: control B1 back-room-bar-1@C1 !: it can be neither claimed nor attacked this round',
      'lau owns B1 | moretti has nino-bellini | then combats | moretti: attack B1 | moretti: lieLow',
      'fight moretti: nino-bellini, lau:',
      // 2 + 2
      '= scores moretti 4',
    ],
  ]);
});

/** What Moretti collects with the $250 of the street, where Lau is godfather. */
const income = (card: string, owned: string, dice = ''): string =>
  `card ${card} | cops F2 | chief lau | godfather lau | moretti owns ${owned} | moretti $0 | do collect moretti${dice}`;
const houses = 'B1 rooming-house-1 x3, D3 madame-odettes-1, C1 back-room-bar-1';
const casinos = 'C1 card-room-1, C2 roulette-palace-1';

describe('cop cards', () => {
  prove(beat, [
    [
      '[EMP-COPC-1] Quiet Night: $100, the bidding takes place, nothing else',
      'card shift-change | cops C3 | chief lau | moretti owns D3 back-room-bar-1 | moretti 1 corruption',
      'volkov 1 corruption | top cops quiet-night | do round | lau: moveCops c1:D3 | moretti: bust pay',
      '= moretti $400 | lau $500 | asked bids',
    ],
    [
      '[EMP-COPC-2] Shift Change: $150 to the chief; what he pays himself goes to the bank',
      'card shift-change | cops C3 C5 | chief lau | moretti owns D3 | lau owns C4 | do walk-cops, declarations',
      'lau: moveCops c1:D3 c2:C4 | moretti: bust pay',
      '= moretti $350 | lau $650',
      'lau: bust pay',
      '= lau $500',
    ],
    [
      '[EMP-COPC-4] Vice Sweep: bordellos pay half, a half up to the next $50',
      income('vice-sweep', houses),
      // 350 and 150 are halved to 175 and 75, which makes 200 and 100; 100 of the bar, 250 of the street.
      '= moretti $650',
      beat,
      income('quiet-night', houses),
      // 350 + 150 + 100 + 250
      '= moretti $850',
    ],
    [
      '[EMP-COPC-6] Gambling Commission: casinos pay $100 less, never below $0',
      income('gambling-commission', casinos, ' (2 2)'),
      '= moretti $250',
      beat,
      income('gambling-commission', casinos, ' (3 6)'),
      // 50 + 500 + 250
      '= moretti $800',
    ],
    [
      '[EMP-COPC-7] Election Year: each $500 at City Hall scores 3',
      'card election-year | cops F2 | chief lau | moretti $1100 | turn moretti | moretti: cityHall 2',
      '= moretti 6 points | moretti $100',
    ],
  ]);
});

describe('the office', () => {
  it('[EMP-GF-3] tied bidders may sweeten unseen, within what is left; only the chosen one pays', () => {
    const offers = (family: FamilyId) => (story: Story) =>
      empireCity.view(story.state, story.seat(family)).questions[0]?.offers;
    play(
      { families: [...families, 'callahan'] },
      'lau has chen-wu | volkov $600 | do bids, declarations | moretti: bid $0 | volkov: bid $400 | lau: bid $400',
      'callahan: bid $100',
      '= asked sweeten volkov lau',
      'volkov: sweeten $250 !You can offer up to $200 besides your bid. | volkov: sweeten $200',
      (story) => expect(offers('lau')(story)).toEqual({}),
      'lau: sweeten chen-wu',
      '= asked bid-tie moretti',
      (story) => expect(offers('moretti')(story)?.[story.seat('lau')]?.men).toEqual(['chen-wu']),
      'moretti: name lau',
      '= godfather lau | pot 900 | lau $100 | volkov $600 | moretti has chen-wu',
    );
  });

  it('[EMP-POL-4] talk is free out of turn, to one or to all; corruption of a man is his hirer’s', () => {
    const story = new Story({ families });
    story.give('lau', { kind: 'message', to: '@volkov', text: 'Tonight.' });
    story.give('volkov', { kind: 'message', to: null, text: 'Peace!' });
    const read = (family: FamilyId): string[] =>
      empireCity.view(story.state, story.seat(family)).messages.map(({ text }) => text);
    expect([read('volkov'), read('moretti')]).toEqual([['Tonight.', 'Peace!'], ['Peace!']]);
    story.men('moretti', 'big-anton');
    story.give('moretti', { kind: 'give', to: '@lau', men: ['big-anton'] });
    expect(story.corruption('lau')).toBe(0);
  });

  prove({ families }, [
    [
      '[EMP-GF-3] the present godfather, tied himself, may keep the office at his bid',
      'do bids, declarations | moretti: bid $300 | volkov: bid $300 | lau: bid $0 | volkov: sweeten $50',
      'moretti: name moretti',
      '= godfather moretti | moretti $200 | volkov $500',
    ],
  ]);
});
