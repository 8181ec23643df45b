import { describe, expect, it } from 'vitest';
import { play, prove, type Line } from './board.ts';

const table = { families: ['moretti', 'volkov', 'lau'] } as const;
const bare = { ...table, house: { shields: false } };

/** Lau attacks a square of Volkov’s with Chen Wu (2) against Ivan Grom (3). */
const grom = 'volkov owns C1 back-room-bar-1 | lau has chen-wu | volkov has ivan-grom | lau attacks C1';
/** Nino Bellini (2) of Moretti’s is sent after Chen Wu (2) of Lau’s hand. */
const nino = 'moretti has nino-bellini | lau has chen-wu | turn moretti | moretti: hit lau';

/** Chen Wu carries the weapon in a combat; what he scores, and the corruption with the 3 of the attack. */
const armed = (weapon: string, score: number, corruption: number): Line[] => [
  bare,
  `${grom} | lau holds ${weapon} | fight volkov:, lau: chen-wu+${weapon}`,
  `= discards slums ${weapon} | scores lau ${score} | lau ${corruption} corruption`,
];
/** Nino Bellini carries it in the hit. */
const sent = (weapon: string): string =>
  `moretti holds ${weapon} | ${nino} | moretti: commitHit nino-bellini ${weapon} | lau: commitHit`;
const notInHits = (weapon: string): Line[] => [
  table,
  `moretti holds ${weapon} | ${nino} | moretti: commitHit nino-bellini ${weapon} !not played in a hit`,
];

describe('slums cards', () => {
  prove(table, [
    [
      '[EMP-SLUM-1] Brass Knuckles count 1, in a hit too',
      sent('brass-knuckles-1'),
      '= hit 3 2',
      ...armed('brass-knuckles-1', 2 + 1, 3),
    ],
    [
      '[EMP-SLUM-3] a Revolver counts 2, in a hit too',
      sent('revolver-1'),
      '= hit 4 2',
      ...armed('revolver-1', 2 + 2, 3),
    ],
    [
      '[EMP-SLUM-4] a Sawed-Off Shotgun counts 3 at 1 corruption, in combats only',
      ...armed('sawed-off-shotgun-1', 2 + 3, 3 + 1),
      ...notInHits('sawed-off-shotgun-1'),
    ],
    [
      '[EMP-SLUM-5] a Typewriter counts 4 at 2 corruption, in combats only',
      ...armed('typewriter-1', 2 + 4, 3 + 2),
      ...notInHits('typewriter-1'),
    ],
    [
      '[EMP-SLUM-2] a razor counts 1, and 3 in an assassin’s hand',
      sent('straight-razor-1'),
      '= hit 5 2',
      ...armed('straight-razor-1', 2 + 1, 3),
    ],
    [
      '[EMP-SLUM-6] gasoline burns the racket, or takes 2 off',
      bare,
      `${grom} | lau holds bottle-of-gasoline-1 | fight volkov: ivan-grom, lau: chen-wu bottle-of-gasoline-1! (6)`,
      '= C1 volkov empty | discards rackets back-room-bar-1',
      bare,
      `${grom} | lau holds bottle-of-gasoline-1`,
      'fight volkov: ivan-grom, lau: chen-wu bottle-of-gasoline-1>volkov (6)',
      '= scores volkov 1 | C1 lau',
    ],
    [
      '[EMP-SLUM-7] two ambushes take the strongest and the second strongest man',
      bare,
      `${grom} | lau holds ambush-1 ambush-2 | volkov has mischa-orlov nadia-petrova`,
      'fight volkov: ivan-grom mischa-orlov nadia-petrova, lau: chen-wu ambush-1>volkov ambush-2>volkov',
      '= scores volkov 2 lau 2',
    ],
    [
      '[EMP-SLUM-8] The Whole Block counts 2 for one man, 3 for two, and needs one',
      bare,
      `${grom} | lau holds the-whole-block-1`,
      'lau: commit the-whole-block-1 !The Whole Block needs one man in the fight.',
      'fight volkov:, lau: chen-wu the-whole-block-1',
      '= scores lau 4',
      bare,
      `${grom} | lau has grace-lin | lau holds the-whole-block-1 | fight volkov:, lau: chen-wu grace-lin the-whole-block-1`,
      '= scores lau 6',
    ],
    [
      '[EMP-SLUM-9] with a Street Doctor no loser rolls, and no butcher comes',
      bare,
      `${grom} | volkov holds street-doctor-1 | lau has pavel-the-butcher`,
      'fight volkov: ivan-grom street-doctor-1, lau: pavel-the-butcher ()',
      '= C1 lau | dead none | lau 5 points',
    ],
    ...['bolt-hole-1', 'bodyguards-1'].map(
      (card) =>
        [
          `[EMP-SLUM-10, EMP-HIT-8] Bolt-Hole and Bodyguards negate; two at once are refused: ${card}`,
          'moretti has big-sal-rizzo | lau has chen-wu | lau holds bolt-hole-1 bodyguards-1 | turn moretti',
          'moretti: hit lau | moretti: commitHit big-sal-rizzo | lau: commitHit bolt-hole-1 bodyguards-1 !One negation',
          `lau: commitHit ${card}`,
          '= dead none | moretti 0 points | moretti 5 corruption | moretti rests big-sal-rizzo | lau rests chen-wu',
        ] as const,
    ),
    [
      '[EMP-SLUM-11] a Car Bomb scores 6 without a man and costs 2 corruption',
      'lau has brother-tang | moretti holds car-bomb-1 | turn moretti | moretti: hit lau',
      'moretti: commitHit car-bomb-1 | lau: commitHit',
      '= dead brother-tang | moretti 7 corruption | moretti 2 points',
    ],
    [
      '[EMP-SLUM-12] a firing pin jams the other side’s weapon in a hit',
      `moretti holds revolver-1 | lau holds filed-firing-pin-1 brass-knuckles-1 | ${nino}`,
      'moretti: commitHit nino-bellini revolver-1 | lau: commitHit filed-firing-pin-1 brass-knuckles-1',
      '= hit 2 3 | dead nino-bellini',
    ],
  ]);
});

describe('a firing pin in a combat', () => {
  it('[EMP-SLUM-12] jams the best weapon as it is carried; of equal ones the first of the table', () => {
    const story = play(
      bare,
      `${grom} | volkov has drill-kessler | volkov holds straight-razor-1 revolver-1 | lau holds filed-firing-pin-1`,
      'fight volkov: ivan-grom+revolver-1 drill-kessler+straight-razor-1, lau: chen-wu filed-firing-pin-1>volkov (6)',
      // The gunsmith’s razor counts 2 like the revolver, and stands before it: 3 + 2 + 3.
      '= scores volkov 8',
    );
    const lines = story.events('combat-shown')[0]?.combat.sides[0]?.lines;
    expect(lines?.map(({ name }) => name)).toContain('Straight Razor, jammed');
  });
});

/** Moretti collects $250 and what stands there, as the shield is off; nobody of these is godfather. */
const quiet = { families: ['volkov', 'moretti', 'lau'], house: { shields: false } } as const;
const collecting = 'moretti $0 | moretti owns B1 still-house-1, C1 card-room-1, C2 gentlemens-hotel-1';

describe('midtown cards', () => {
  prove(table, [
    [
      '[EMP-MID-1] Good Season: the first three speakeasies in board order pay $100 more each',
      quiet,
      `${collecting} | moretti holds good-season-1 | do collect moretti | moretti: collect good-season-1 (3)`,
      // 250 + 150 + 100 + 150 + 100
      '= moretti $750',
      quiet,
      'moretti owns B1 back-room-bar-1, C1 back-room-bar-2, D1 back-room-bar-3, E1 back-room-bar-4',
      (story) => (story.state.strikes = ['E1']),
      'moretti holds good-season-1 | do collect moretti | moretti: collect good-season-1',
      // The strike is on the fourth; the three in front of it pay $200 each.
      '= moretti $1350 | discards midtown good-season-1',
    ],
    [
      '[EMP-MID-2] High Roller: the casino named pays its highest figure, without a die',
      quiet,
      `${collecting} | moretti holds high-roller-1 | do collect moretti`,
      'moretti: collect high-roller-1@B1 !Name a casino of yours',
      'moretti: collect high-roller-1@C1 ()',
      // 250 + 150 + 100 + 350
      '= moretti $850',
    ],
    [
      '[EMP-MID-3] Convention in Town: $100 for each casino and bordello',
      quiet,
      `${collecting} | moretti holds convention-in-town-1 | do collect moretti`,
      'moretti: collect convention-in-town-1 (1)',
      // 250 + 150 + 100 + 0 + 2 x 100
      '= moretti $700',
    ],
    [
      '[EMP-MID-4] Protection Money: $50 for each square, with a racket or without',
      quiet,
      'moretti owns B1, C1, D1, E1 gin-cellar-1 | moretti holds protection-money-1 | do collect moretti',
      'moretti: collect protection-money-1',
      // 500 + 250 + 100 + 4 x 50
      '= moretti $1050',
    ],
    [
      '[EMP-MID-5] Hijacked Truck takes $200, or all there is',
      'moretti holds hijacked-truck-1 hijacked-truck-2 | turn moretti | lau $350',
      'moretti: play hijacked-truck-1 lau | moretti: play hijacked-truck-2 lau',
      '= moretti $850 | lau $0',
    ],
    [
      '[EMP-MID-6, EMP-CARD-8] Skim brings what the racket pays; a strike on it is refused',
      'moretti holds skim-1 wildcat-strike-1 | turn moretti | lau owns B1 still-house-1 | moretti: play skim-1 lau B1',
      'moretti: play wildcat-strike-1 lau B1 !played a card on it first | do collect lau',
      '= lau $750 | moretti $650',
    ],
    [
      '[EMP-MID-7] Wholesale takes $150 off each racket of this turn',
      'moretti holds wholesale-1 | turn moretti | rackets card-room-1 roulette-palace-1 | moretti owns C2',
      'moretti: play wholesale-1 | moretti: control C1 card-room-1 roulette-palace-1@C2',
      '= moretti $0',
    ],
    [
      '[EMP-MID-8] the Old Country sends $300',
      'moretti holds money-from-the-old-country-1 | turn moretti | moretti: play money-from-the-old-country-1',
      '= moretti $800',
    ],
    [
      '[EMP-MID-9] a strike: the racket pays nothing, and a bordello still grows',
      'moretti holds wildcat-strike-1 | turn moretti | lau owns C2 gentlemens-hotel-1',
      'moretti: play wildcat-strike-1 lau C2 | do collect lau',
      '= lau $750 | C2 lau x2',
    ],
    [
      '[EMP-MID-10, EMP-ORD-18] a crate shows three rackets; one at half its price, the rest discarded',
      'moretti holds sealed-crate-1 | turn moretti | moretti owns C1 | top rackets card-room-1 gin-cellar-1 madame-odettes-1',
      'moretti: play sealed-crate-1',
      '= asked crate',
      'moretti: crate madame-odettes-1 C1 !downtown only | moretti: crate card-room-1 C1',
      // Half of $350, up to the next $50.
      '= moretti $300 | C1 moretti card-room-1 | discards rackets gin-cellar-1 madame-odettes-1 | asked turn',
    ],
    [
      '[EMP-MID-11] a Favor Owed refreshes a man without money and corruption',
      'lau rests big-anton | lau holds favor-owed-1 | do upkeep | lau: refresh favors big-anton',
      '= lau has big-anton | lau 0 corruption | discards midtown favor-owed-1',
    ],
    [
      '[EMP-MID-12, EMP-COPC-17] a Bail Bond helps, but not before an Honest Judge',
      'moretti owns D3 | moretti holds bail-bond-1 | card honest-judge | cops D3 | do bust moretti c1 D3',
      'moretti: bust bail-bond-1 !Honest Judge | card quiet-night | moretti: bust bail-bond-1',
      '= D3 moretti | moretti $500',
    ],
  ]);
});

describe('downtown cards', () => {
  prove(table, [
    [
      '[EMP-DOWN-1, EMP-DOWN-2] a hero scores 2; a gala takes 4 corruption, and is refused at 0',
      'moretti holds front-page-hero-1 charity-gala-1 | turn moretti | moretti: play front-page-hero-1',
      '= moretti 2 points',
      'moretti: play charity-gala-1 !no corruption | moretti 3 corruption | moretti: play charity-gala-1',
      '= moretti 0 corruption',
    ],
    [
      '[EMP-DOWN-3] Scandal: 4 corruption',
      'moretti holds scandal-1 | turn moretti | moretti: play scandal-1 lau',
      '= lau 4 corruption',
    ],
    [
      '[EMP-DOWN-4] Smear Campaign: 2 points off a rival who has at least as many',
      'moretti holds smear-campaign-1 | turn moretti | moretti 5 points | lau 4 points',
      'moretti: play smear-campaign-1 lau !at least as many | lau 5 points | moretti: play smear-campaign-1 lau',
      '= lau 3 points',
    ],
    [
      '[EMP-DOWN-5, EMP-GF-1] Sit-Down calls the bidding; the first in turn order keeps the others’ cards in their hands',
      'volkov holds sit-down-1 | lau holds sit-down-2 | card dock-strike | do office, declarations',
      '= asked activate volkov lau',
      'volkov: use sit-down-1 | lau: use sit-down-2',
      '= asked bids | volkov holds none | lau holds sit-down-2',
    ],
    [
      '[EMP-DOWN-6, EMP-CARD-9] Public Benefactor and the Mayor add up',
      'moretti holds public-benefactor-1 | turn moretti | moretti has mayor-augustus-pell',
      'moretti: play public-benefactor-1 | moretti: reveal mayor-augustus-pell | moretti: cityHall 1',
      '= moretti 4 points',
    ],
    [
      '[EMP-DOWN-7, EMP-COPS-11] an escort busts at once, for $200 in round 1, and calls attacks off',
      'moretti holds police-escort-1 | turn moretti | lau owns D3 | moretti has nino-bellini | then combats',
      'attacks volkov D3 | moretti: play police-escort-1 c1 D3',
      '= asked bust lau',
      'lau: bust pay',
      '= lau $300 | D3 lau',
      'moretti: lieLow',
      '= events attacks-off 1 | events combat-begun 0',
    ],
    [
      '[EMP-DOWN-8] Injunction: see the worked example; it is asked only of who holds a downtown card',
      'moretti holds scandal-1 | turn moretti | lau holds brass-knuckles-1 | moretti: play scandal-1 lau',
      '= asked turn',
    ],
    [
      '[EMP-DOWN-9] Bodyguards negate a hit from the target’s side only, and not in a combat',
      'moretti holds bodyguards-1 | turn moretti | lau holds bodyguards-2 | moretti has big-sal-rizzo | lau rests chen-wu',
      'moretti: hit lau chen-wu | moretti: commitHit big-sal-rizzo bodyguards-1 !target’s side only',
      // An exhausted target cannot be revealed, and is guarded all the same.
      'moretti: commitHit big-sal-rizzo | lau: commitHit bodyguards-2',
      '= dead none | moretti 0 points | discards downtown bodyguards-2',
      bare,
      `${grom} | volkov holds bodyguards-1 | volkov: commit bodyguards-1 !not played in a combat`,
    ],
    [
      '[EMP-DOWN-10] Extra Crew: one more figure this round',
      'moretti holds extra-crew-1 | turn moretti | moretti: play extra-crew-1',
      '= moretti 2 figures',
    ],
    [
      '[EMP-DOWN-11] Headhunter: a man without money, no notable, his corruption gained, the track refilled',
      'moretti holds headhunter-1 | turn moretti | men big-anton judge-whitcomb',
      'moretti: play headhunter-1 judge-whitcomb !notable | moretti: play headhunter-1 big-anton',
      '= moretti has big-anton | moretti 4 corruption | moretti $500 | men 6',
    ],
    [
      '[EMP-DOWN-12] Title Deed: a square without a figure; not under a cop',
      'moretti holds title-deed-1 | turn moretti | cops D3',
      'moretti: play title-deed-1 D3 !A cop stands | moretti: play title-deed-1 D2',
      '= D2 moretti | moretti 1 figures',
    ],
    [
      '[EMP-CARD-2, EMP-CARD-6] cards are played in their windows only',
      'moretti holds revolver-1 good-season-1 sit-down-1 | turn moretti',
      'moretti: play revolver-1 !not played on your turn | moretti: play good-season-1 !not played on your turn',
      'moretti: play sit-down-1 !not played on your turn | moretti: play scandal-1 lau !You hold no such card',
    ],
  ]);
});
