import { describe, expect, it } from 'vitest';
import { play, prove, type Line } from './board.ts';
import type { Story } from './story.ts';

const table = { families: ['moretti', 'volkov', 'lau'], house: { shields: false } } as const;

/** Moretti is told so of an order before he gives it. */
const quoted =
  (order: object, told: object): Line =>
  (story: Story) =>
    expect(story.quote('moretti', order)).toMatchObject(told);

describe('orders of places', () => {
  prove(table, [
    [
      '[EMP-ORD-1] cityHall: $500 a time, quoted; not without the money, not where Ness is',
      'turn moretti 3 | moretti $1200',
      quoted({ kind: 'cityHall', times: 2 }, { costDollars: 1_000, cashLeftDollars: 200, corruption: 0 }),
      'moretti: cityHall 3 !costs $1,500; you have $1,200 | ness C3 | moretti: cityHall 1 !Ness stands at City Hall',
    ],
    [
      '[EMP-ORD-2] pitney: free, at odds of one in six; not where Ness is',
      'turn moretti 3',
      quoted({ kind: 'pitney' }, { costDollars: null, chance: expect.closeTo(1 / 6) as number }),
      'moretti: pitney (1 1)',
      '= moretti $500',
      'ness F1 | moretti: pitney !Ness stands at Pitney Downs',
    ],
    [
      '[EMP-ORD-3] pancetta: two decks, named; not of one that has neither cards nor discards',
      'turn moretti 3 | moretti: pancetta slums !Name 2 decks to draw from. | moretti: pancetta slums slums slums !Name 2',
      ({ state }) => (state.decks.downtown = { draw: [], discard: [] }),
      'moretti: pancetta slums downtown !No downtown card is left',
      ({ state }) => (state.decks.downtown = { draw: [], discard: ['scandal-1'] }),
      'moretti: pancetta slums downtown',
      (story) => expect(story.capo('moretti').cards).toContain('scandal-1'),
      'ness E3',
      'moretti: pancetta slums slums !Ness stands at Pancetta Ristorante; it is closed to everybody this round.',
    ],
    [
      '[EMP-ORD-4] station: costs and corruption of all the men, in order',
      'turn moretti 3 | men red-mulligan chen-wu big-anton | moretti $450',
      quoted(
        { kind: 'station', men: ['red-mulligan', 'chen-wu'] },
        { costDollars: 450, corruption: 2, cashLeftDollars: 0 },
      ),
      'moretti: station !at least one | moretti: station ivan-grom !not for hire',
      'moretti: station chen-wu red-mulligan big-anton !Big Anton costs you $600; you have $0 by then.',
      'ness B4 | moretti: station chen-wu !Ness stands',
    ],
    [
      '[EMP-ORD-5] docks: $200, then a question of its own; not with less, on strike, or under Ness',
      'turn moretti 3',
      quoted({ kind: 'docks' }, { costDollars: 200 }),
      'moretti $150 | moretti: docks !The Docks costs $200; you have $150. | moretti $200 | ness F5',
      'moretti: docks !Ness stands at the Docks | ness none | card dock-strike | moretti: docks !on strike',
      'card none | moretti: docks',
      '= asked hire moretti',
      (story) =>
        expect(story.refusal('moretti', { kind: 'hire', men: [story.state.menTrack[0]] })).toContain('you have $0'),
      'moretti: hire',
      '= moretti has none | asked turn',
    ],
    [
      '[EMP-ORD-6] stMarys: $500; not without money or corruption, not under Ness',
      'turn moretti 3 | moretti: stMarys !You have no corruption to confess. | moretti 9 corruption',
      quoted({ kind: 'stMarys' }, { costDollars: 500, corruption: -5 }),
      'moretti $450 | moretti: stMarys !costs $500; you have $450 | moretti $500 | ness A2 | moretti: stMarys !Ness stands',
    ],
    [
      '[EMP-ORD-7] local162: $200, then rackets on own squares, or none',
      'turn moretti 3 | moretti owns C1 | moretti $150 | moretti: local162 !costs $200; you have $150 | moretti $400',
      'card dock-strike | moretti: local162 !on strike | card none | top rackets back-room-bar-1 supper-club-1',
      'moretti: local162 | moretti: buy supper-club-1@C1 !A Supper Club costs you $250; you have $200.',
      'moretti: buy back-room-bar-1@B1 !not yours | moretti: buy back-room-bar-1@C1',
      '= C1 moretti back-room-bar-1 | moretti $0',
    ],
  ]);
});

describe('orders of the board', () => {
  prove(table, [
    [
      '[EMP-ORD-8] control: what is refused, and with which words',
      'rackets card-room-1 rooming-house-1 | moretti owns C1, C5 gin-cellar-1 | lau owns B3 | cops D3 | moretti $200',
      'turn moretti | moretti: control A3 !out of this game | moretti: control C3 !is a place',
      'moretti: control B3 !Bank Street is Lau’s; attack it, or choose another square.',
      'moretti: control D3 !A cop stands on Commerce Plaza | moretti: control C1 ok',
      'moretti: control C2 still-house-1 !not on the track',
      'moretti: control D4 rooming-house-1 !Rooming House stands in the slums only; Orpheum Corner is downtown.',
      'moretti: control D4 card-room-1@C5 !Depot Street already has a racket.',
      'moretti: control D4 card-room-1@D2 !not yours',
      'moretti: control D4 card-room-1 !A Card Room costs you $350; you have $200. | moretti: control D4 ok',
    ],
    [
      '[EMP-ORD-9] attack: quoted with its corruption and odds; what is refused',
      'turn moretti 3 | lau owns C1, D3 | moretti owns C2 | moretti token lau | moretti has big-anton | cops D3',
      (story) => {
        const quote = story.quote('moretti', { kind: 'attack', square: 'C1' });
        expect(quote.corruption).toBe(3);
        expect(quote.chance).toBeGreaterThan(0.5);
      },
      'moretti: attack C2 !is yours | moretti: attack D2 !nobody’s | moretti: attack A3 !out of this game',
      'moretti: attack D3 !A cop stands | moretti: attack C1 lau/slums lau/slums !You hold 1 token against Lau, not 2.',
      'moretti: attack C1 | moretti: attack C1 !You already attack Mercer Street.',
    ],
    [
      '[EMP-ORD-10] hit: 5 corruption, with odds; not at oneself, at nobody, or by nobody',
      'turn moretti 3 | lau rests chen-wu | moretti: hit lau chen-wu !no man to send | moretti holds car-bomb-1',
      'moretti: hit lau chen-wu ok',
      (story) => {
        const quote = story.quote('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
        expect(quote.corruption).toBe(5);
        expect(quote.chance).not.toBeNull();
      },
      'moretti: hit moretti !Choose a rival | moretti: hit volkov !Volkov has no man to strike.',
      'moretti: hit lau big-anton !does not lie exhausted before Lau',
    ],
    [
      '[EMP-ORD-11] lieLow: always possible, free, ends the turn',
      'turn moretti 3 | moretti $0 | ness C3',
      quoted({ kind: 'lieLow' }, { costDollars: null, corruption: 0, chance: null }),
      'moretti: lieLow',
      '= moretti 2 figures',
    ],
  ]);
});

describe('free actions', () => {
  it('[EMP-ORD-16] pact and break: with another, not twice, not in the past; a broken one is marked', () => {
    const story = play(
      table,
      'turn moretti 3 | moretti: pact moretti 3 !somebody else | round 2 | moretti: pact lau 1 !this round or later',
      'moretti: pact lau 3 | lau: accept yes | moretti: pact lau 3 !You and Lau have a pact already.',
      'moretti: break 9 !no such pact | moretti: break 1 | moretti: break 1 !over already | moretti: pact lau 3 ok',
    );
    expect(story.state.pacts[0]?.brokenBy).toBe(story.seat('moretti'));
  });

  prove(table, [
    [
      '[EMP-ORD-12] play: a card of the hand, in its window, with the target it needs',
      'turn moretti 3 | moretti holds skim-1 good-season-1 title-deed-1 headhunter-1 police-escort-1',
      'lau owns C1, C5 gin-cellar-1 | men chen-wu | moretti: play scandal-1 lau !You hold no such card',
      'moretti: play good-season-1 !not played on your turn | moretti: play skim-1 C5 !against whom',
      'moretti: play skim-1 lau !Name a square where that rival has a racket',
      'moretti: play skim-1 lau C1 !has a racket | moretti: play skim-1 lau C5 ok',
      'moretti: play title-deed-1 !Name the square | moretti: play title-deed-1 C1 !is taken',
      'moretti: play headhunter-1 big-anton !on the track | moretti: play police-escort-1 !which cop goes where',
      'moretti: play police-escort-1 c1 E5 !cannot go',
    ],
    [
      '[EMP-ORD-13] reveal: a ready man whose ability has its moment now',
      'turn moretti 3 | moretti has big-anton judge-whitcomb nadia-petrova grace-lin carmine-lupo',
      'moretti rests paolo-the-sexton | moretti: reveal chen-wu !not in your hand',
      'moretti: reveal paolo-the-sexton !exhausted | moretti: reveal big-anton !nothing to do on your turn',
      'moretti: reveal carmine-lupo !nothing to do on your turn | moretti: reveal judge-whitcomb !no corruption',
      'moretti: reveal nadia-petrova !Say which rival | moretti: reveal nadia-petrova lau !nothing to look at',
      'moretti: reveal grace-lin lau !no city card | moretti 2 corruption | moretti: reveal judge-whitcomb',
      '= moretti 0 corruption | moretti rests paolo-the-sexton judge-whitcomb',
    ],
    [
      '[EMP-ORD-14] give: what he has, ready, to another',
      'turn moretti 3 | moretti has nino-bellini | moretti rests tony-ferro | moretti holds skim-1',
      'moretti: give lau !Give something | moretti: give lau $550 !You have $500, not $550.',
      'moretti: give lau tony-ferro !only ready men | moretti: give lau chen-wu !not in your hand',
      'moretti: give lau skim-2 !no such card | moretti: give moretti $50 !somebody else',
      'moretti: give lau $50 nino-bellini skim-1',
      '= lau $550 | lau has nino-bellini | lau holds skim-1',
    ],
    [
      '[EMP-ORD-15] deal: three a turn; whether the other holds what is asked comes out with his answer',
      'turn moretti 3 | moretti: deal lau for !Give or ask for something | moretti: deal lau $900 for !You have $500',
      // Nothing of that is in Lau’s hand, and proposing it does not tell.
      'moretti: deal lau $100 for big-anton revolver-1 ok | moretti: deal lau $100 for big-anton revolver-1',
      (story) => expect(story.refusal('lau', { kind: 'accept', will: true })).not.toBeNull(),
      'lau: accept no | moretti: deal lau $100 for $50 | lau: accept no | moretti: deal lau $100 for $50 | lau: accept no',
      'moretti: deal lau $100 for $50 !Three proposals a turn',
      '= asked turn',
    ],
  ]);
});

describe('what is asked for by name', () => {
  prove(table, [
    [
      '[EMP-POL-2] a card that is asked for must be one of the game',
      'turn moretti 3',
      (story) => {
        const deal = { kind: 'deal', to: '@lau', give: { money: 100 }, ask: { cards: ['no-such-card'] } };
        expect(story.refusal('moretti', deal)).toBe('There is no such card in the game; name another one.');
      },
    ],
    [
      '[EMP-POL-2] any copy of a card that is named will do, and is handed over with the rest',
      'turn moretti 3 | lau holds revolver-2 revolver-3 ambush-1 | moretti: deal lau $300 for revolver revolver slums',
      'lau: accept yes revolver-2 !no such card | lau: accept yes ambush-1',
      '= lau $800',
      (story) => expect(story.capo('moretti').cards.toSorted()).toEqual(['ambush-1', 'revolver-2', 'revolver-3']),
    ],
  ]);
});
