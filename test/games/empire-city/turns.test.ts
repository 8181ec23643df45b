import { describe, expect, it } from 'vitest';
import { play, prove, type Line } from './board.ts';

const table = { families: ['moretti', 'volkov', 'lau'] } as const;
const bare = { ...table, house: { shields: false } };

/** In what just happened the one comes before the other. */
const inOrder =
  (one: string, other: string): Line =>
  ({ last }) => {
    const kinds = last.map(({ type }) => type as string);
    expect(kinds.lastIndexOf(one)).toBeLessThan(kinds.indexOf(other));
  };

describe('vendetta', () => {
  prove(bare, [
    [
      '[EMP-VEND-1] each attack and each hit lays a token of the mover before whom he moves against',
      'lau owns C1, C5 | moretti has nino-bellini | lau rests chen-wu | turn moretti 3 | moretti: attack C1',
      'moretti: attack C5 | moretti: hit lau chen-wu',
      '= lau token moretti 3 | moretti token lau 0',
    ],
    [
      '[EMP-VEND-3] whoever joins an attack may cash tokens against all who are there, and no others',
      { families: [...table.families, 'callahan'], house: { shields: false } },
      'volkov owns C1 | lau token volkov 1 | lau token moretti 2 | lau token callahan 1 | attacks moretti C1 | turn lau',
      'lau: attack C1 callahan/midtown !You do not move against Callahan',
      'lau: attack C1 volkov/midtown moretti/midtown moretti/midtown',
      '= lau holds 3 | lau token moretti 0 | lau token callahan 1',
    ],
    [
      '[EMP-VEND-4] with a card against that family too, several at once; drawn after the card has worked',
      'moretti token lau 2 | moretti holds wildcat-strike-1 | lau owns C1 back-room-bar-1 | turn moretti',
      'moretti: play wildcat-strike-1 lau C1 lau/slums lau/downtown',
      '= moretti holds 2',
      inOrder('racket-struck', 'card-drawn'),
    ],
    [
      '[EMP-VEND-5] nobody must cash, and what was drawn for a hit may be used in that hit',
      'moretti token lau 2 | moretti has nino-bellini | lau has brother-tang | top slums straight-razor-1',
      'turn moretti 2 | moretti: hit lau lau/slums',
      '= moretti token lau 1',
      'moretti: commitHit nino-bellini straight-razor-1 | lau: commitHit',
      '= hit 5 4 | dead brother-tang',
    ],
  ]);
});

describe('a turn', () => {
  it('[EMP-DECL-4] all but attacks are carried out at once; lying low does nothing', () => {
    const story = play(
      bare,
      'lau owns C1 | lau rests chen-wu | moretti has nino-bellini | turn moretti 9 | moretti: control B1',
      '= B1 moretti',
      'moretti: cityHall 1',
      '= moretti 2 points',
      'moretti: hit lau chen-wu | moretti: commitHit nino-bellini | lau: commitHit',
      '= dead chen-wu',
      'moretti: attack C1',
      '= C1 lau | attacks moretti C1',
    );
    const before = structuredClone(story.state);
    story.give('moretti', { kind: 'lieLow' });
    expect(story.capo('moretti').figures).toBe(9 - 5);
    expect({ ...story.state.squares }).toEqual(before.squares);
    expect(story.cash('moretti')).toBe(before.capos[story.seat('moretti')]?.cashDollars);
  });

  prove(bare, [
    [
      '[EMP-DECL-3] free actions as one likes, then one declaration, which ends it; none after the last figure',
      'moretti holds money-from-the-old-country-1 front-page-hero-1 front-page-hero-2',
      'moretti: play money-from-the-old-country-1 | moretti: give lau $100 | moretti: play front-page-hero-1',
      '= asked turn moretti',
      'moretti: lieLow',
      '= asked turn volkov',
      'moretti: play front-page-hero-2 !It is Volkov’s turn. | moretti 0 figures',
      'moretti: play front-page-hero-2 !Your figures are all placed this round.',
    ],
    [
      '[EMP-DECL-5] nobody interrupts a declaration',
      'volkov holds injunction-1 front-page-hero-1 | volkov has vito-sordi alderman-quill | volkov owns C1',
      'turn moretti 2 | moretti: attack C1',
      '= asked turn moretti',
      'moretti: cityHall 1',
      '= moretti 2 points',
      (story) => expect(story.refusal('volkov', { kind: 'use', what: 'injunction-1' })).not.toBeNull(),
    ],
    [
      '[EMP-CTRL-3] any number of rackets on any own squares, the new one too, at the price less discounts',
      { families: ['ashdown', 'volkov', 'lau'] },
      'rackets still-house-1 card-room-1 supper-club-1 roulette-palace-1 | ashdown owns C1, D2 | ashdown $499',
      'turn ashdown',
      'ashdown: control B1 still-house-1@B1 card-room-1@C1 supper-club-1@D2 !A Supper Club costs you $150; you have $149.',
      'ashdown $500',
      'ashdown: control B1 still-house-1@B1 card-room-1@C1 supper-club-1@D2 card-room-1@D2 !twice',
      'ashdown: control B1 still-house-1@B1 card-room-1@C1 supper-club-1@D2',
      '= ashdown $0 | B1 ashdown still-house-1 | C1 ashdown card-room-1 | D2 ashdown supper-club-1',
    ],
    [
      '[EMP-CTRL-4] the track is refilled to six, never within a declaration',
      'rackets still-house-1 gin-cellar-1 | top rackets back-room-bar-1 | moretti $1000 | moretti owns C1 | turn moretti',
      'moretti: control B1 still-house-1@B1 back-room-bar-1@C1 !not on the track',
      'moretti: control B1 still-house-1@B1 gin-cellar-1@C1',
      '= rackets 6',
      (story) => expect(story.state.racketTrack).toContain('back-room-bar-1'),
      inOrder('racket-placed', 'rackets-laid'),
    ],
    [
      '[EMP-PLACE-1] City Hall: any number of times $500, 2 points for each',
      'moretti $1700 | turn moretti 2 | moretti: cityHall 0 !at least once',
      'moretti: cityHall 4 !costs $2,000; you have $1,700 | moretti: cityHall 3',
      '= moretti 6 points | moretti $200 | pot 500',
    ],
    [
      '[EMP-ATT-2] each later attacker gains 3 and gives a token to all who are there; they gain nothing',
      'volkov owns C1 | turn moretti | moretti: attack C1 | turn lau | attacks moretti C1 | lau: attack C1',
      '= moretti 3 corruption | lau 3 corruption | volkov 0 corruption',
      '= volkov token lau 1 | moretti token lau 1 | lau token moretti 0',
      { ...table, house: { pileOn: 'everybody' } },
      'volkov owns C1 | turn lau | attacks moretti C1 | lau: attack C1',
      '= moretti 3 corruption | lau 3 corruption | volkov 3 corruption',
    ],
    [
      '[EMP-ATT-4] without men an attack is allowed, and is a bluff',
      'volkov owns C1 | moretti attacks C1',
      '= asked commit',
      'fight moretti:, volkov:',
      '= C1 volkov | moretti 0 points | volkov 0 points',
    ],
  ]);
});

describe('the upkeep', () => {
  prove(bare, [
    [
      '[EMP-UPK-1] all refresh, in turn order, before the first collects: its money comes too late',
      'moretti rests nino-bellini | lau rests chen-wu | lau $100 | do upkeep',
      '= asked refresh moretti',
      'moretti: refresh',
      '= asked refresh lau',
      'lau: refresh chen-wu !Chen Wu costs you $150',
    ],
    [
      '[EMP-UPK-2] any of the exhausted, each for his cost and corruption; the others stay exhausted',
      { families: ['moretti', 'volkov', 'callahan'] },
      'moretti rests big-anton tony-ferro chen-wu | moretti $850 | do upkeep',
      'moretti: refresh big-anton tony-ferro chen-wu !Chen Wu costs you $200; you have $0 by then.',
      'moretti: refresh con-flynn !does not lie exhausted | moretti: refresh big-anton tony-ferro',
      // 4 and 1 of the men, 5 of the office; $250 and $250 come in.
      '= moretti has big-anton tony-ferro | moretti rests chen-wu | moretti 10 corruption | moretti $500',
    ],
    [
      '[EMP-UPK-4] points of squares, of a corruption card, then the office: money, points, corruption',
      'moretti owns D2, C1, B1 | moretti powers ward-boss | forget | do collect moretti',
      '= moretti 10 points | moretti 5 corruption | moretti $1000',
      (story) =>
        expect(story.events('scored').map(({ points, source }) => `${points} ${source}`)).toEqual([
          '3 squares',
          '2 cards',
          '5 office',
        ]),
      inOrder('scored', 'corrupted'),
    ],
    [
      '[EMP-UPK-5] cards come before the first die; on one racket card, shield, cop card, then strike or skim',
      { families: ['volkov', 'moretti', 'lau'] },
      'moretti owns B1 still-house-1, C1 card-room-1 | moretti holds good-season-1 high-roller-1',
      'card gambling-commission',
      (story) => {
        const to = story.seat('lau');
        story.state.skims = (['B1', 'C1'] as const).map((square) => ({ square, to }));
      },
      'do collect moretti | moretti: collect good-season-1 high-roller-1@C1 ()',
      // Lau skims 150 + 100 of the season + 50 of the shield, and 350 less the commission’s 100.
      '= moretti $750 | lau $1050',
      { families: ['volkov', 'moretti', 'lau'] },
      'moretti owns B1 still-house-1 | moretti holds good-season-1 | card dry-squad | cops C1 | do collect moretti',
      'moretti: collect good-season-1',
      '= moretti $750',
    ],
  ]);
});
