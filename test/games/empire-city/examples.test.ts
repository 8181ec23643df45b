import { describe, expect, it } from 'vitest';
import { countCopsDue } from '#main/games/empire-city/rules/cops/cops.ts';
import { refreshPrice } from '#main/games/empire-city/rules/prices.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { play, prove, type Case, type Line } from './board.ts';
import { Story } from './story.ts';

const table = { families: ['moretti', 'volkov', 'lau'] } as const;

/** The positions of the examples, from the first seat to the last. */
const seats = (...families: FamilyId[]) => ({ families });

/** [EMP-EX-3] Volkov attacks Moretti at the Emerald Tower; both sides stand as in the example. */
const tower =
  'moretti owns D2 supper-club-1, D1 | volkov owns C2, E2 | volkov has big-anton yuri-the-wolf | ' +
  'moretti has big-sal-rizzo tony-ferro | volkov holds revolver-1 | ' +
  'moretti holds brass-knuckles-1 the-whole-block-1 | volkov attacks D2';
const morettis = 'moretti: big-sal-rizzo+brass-knuckles-1 tony-ferro the-whole-block-1';
const volkovs = 'volkov: big-anton+revolver-1 yuri-the-wolf';

describe('cops', () => {
  it('[EMP-EX-1] three families have a cop up to 19 of corruption, four from 60 on', () => {
    const story = new Story(seats('moretti', 'callahan', 'volkov'));
    story.corruption('moretti', 19);
    expect(countCopsDue(story.state)).toBe(1);
    story.corruption('moretti', 60);
    expect(countCopsDue(story.state)).toBe(4);
  });

  prove(table, [
    [
      '[EMP-EX-1] four cops and Ness for five capos; the godfather names one of two; then three, and Ness leaves',
      seats('moretti', 'callahan', 'volkov', 'ashdown', 'lau'),
      'moretti 56 corruption | callahan 31 corruption | volkov 20 corruption | ashdown 12 corruption | lau 12 corruption',
      'top cops open-city | do round',
      '= asked chief moretti',
      'moretti: name volkov !Name one of those | moretti: name lau',
      '= chief lau | cops 4 | ness here',
      'moretti 38 corruption | lau 11 corruption | do round',
      '= asked withdraw-cops lau',
      'lau: withdrawCops c2',
      '= ness away',
      (story) => expect(story.state.cops.map(({ id }) => id)).toEqual(['c1', 'c3', 'c4']),
    ],
    [
      '[EMP-EX-9] under Shift Change bribes go to the chief, his own to the bank; Ness takes none',
      seats('moretti', 'callahan', 'lau', 'volkov'),
      'moretti owns D3 | callahan owns F3 | volkov owns C4 back-room-bar-1 | cops D4 F2 | card shift-change | ness here',
      'chief lau | do walk-cops | lau: moveCops c1:D3 c2:F3 | moretti: bust pay | callahan: bust pay',
      '= moretti $350 | callahan $400 | lau $750',
      'lau: ness C4',
      '= C4 nobody empty | discards rackets back-room-bar-1',
      {},
      'moretti owns D3 | moretti holds bail-bond-1 | card shift-change | cops D3 | do bust moretti c1 D3',
      'moretti: bust bail-bond-1',
      '= moretti $500 | D3 moretti',
    ],
    [
      '[EMP-EX-18] round 1 has no chief; in round 2 one cop must leave City Hall for a square next to it',
      '= chief none | cops 1',
      'moretti 9 corruption | volkov 8 corruption | top cops quiet-night | do round',
      '= asked move-cops lau',
      'lau: moveCops !Every cop must move | lau: moveCops c1:D2 !cannot go',
      'lau: moveCops c1:C2 ok | lau: moveCops c1:B3 ok | lau: moveCops c1:D3 ok | lau: moveCops c1:C4 ok',
    ],
  ]);
});

/** [EMP-EX-2] Ashdown stands so, and orders this. */
const three = 'ashdown $600 | rackets still-house-1 card-room-1 supper-club-1 | ashdown owns C1, D2 | turn ashdown';
const buys = 'ashdown: control B1 still-house-1 card-room-1@C1 supper-club-1@D2';

describe('figures', () => {
  prove(seats('ashdown', 'moretti', 'volkov'), [
    [
      '[EMP-EX-2] one figure claims one square and buys three rackets',
      three,
      'ashdown: control E1 still-house-1@B1 card-room-1@C1 supper-club-1@D2 !Ropewalk is not yours',
      'ashdown: control B1 card-room-1 !Card Room stands in midtown or downtown only; Ropewalk is in the slums.',
      (story) => {
        const purchases = [
          { racket: 'still-house-1', square: 'B1' },
          { racket: 'card-room-1', square: 'C1' },
          { racket: 'supper-club-1', square: 'D2' },
        ];
        const quote = story.quote('ashdown', { kind: 'control', square: 'B1', purchases });
        expect(quote).toMatchObject({ costDollars: 500, cashLeftDollars: 100 });
      },
      buys,
      '= ashdown $100 | B1 ashdown | C1 ashdown card-room-1 | D2 ashdown supper-club-1 | rackets 6',
    ],
    ...['B1', 'C1', 'D2'].map((watched): Case => [
      `[EMP-EX-2] not with a cop in ${watched}`,
      `cops ${watched} | ${three} | ${buys} !A cop stands on`,
    ]),
    [
      '[EMP-EX-19] twelve points for $1,500 with Mayor Pell in an Election Year',
      {},
      'moretti $1700 | moretti has mayor-augustus-pell | card election-year | turn moretti',
      'moretti: reveal mayor-augustus-pell | moretti: cityHall 3',
      '= moretti 12 points | moretti $200',
    ],
  ]);
});

/** [EMP-EX-14] Callahan in the slums. */
const callahan = seats('callahan', 'ashdown', 'lau', 'volkov');

describe('combats', () => {
  prove(seats('moretti', 'volkov', 'ashdown'), [
    [
      '[EMP-EX-3] 16 against 14: Volkov has the tower, Sal is dead, Tony, Anton and Yuri are exhausted',
      tower,
      '= volkov 3 corruption | moretti token volkov 1',
      // Tony stands before Sal in the table.
      `fight ${morettis}, ${volkovs} (5 2)`,
      '= scores volkov 16 moretti 14 | D2 volkov supper-club-1 | volkov 6 points | dead big-sal-rizzo',
      '= volkov rests big-anton yuri-the-wolf | moretti rests tony-ferro',
      (story) => {
        const spent = story.state.decks.slums.discard.toSorted();
        expect(spent).toEqual(['brass-knuckles-1', 'revolver-1', 'the-whole-block-1']);
        const price = (family: FamilyId, man: string): number => refreshPrice(story.state, story.seat(family), man, 0);
        const prices = [price('volkov', 'big-anton'), price('volkov', 'yuri-the-wolf'), price('moretti', 'tony-ferro')];
        expect(prices).toEqual([550, 250, 250]);
      },
    ],
    [
      '[EMP-EX-4] Gavrikov destroys the racket first, adds nothing and does not roll',
      `${tower} | volkov has sergei-gavrikov | fight ${morettis}, ${volkovs} reveal sergei-gavrikov (2 5)`,
      '= scores volkov 16 moretti 14 | D2 volkov empty | volkov rests big-anton yuri-the-wolf sergei-gavrikov',
    ],
    [
      '[EMP-EX-5] a tie is the godfather’s; the Butcher takes who lived',
      seats('moretti', 'volkov', 'lau', 'ashdown'),
      `${tower} | volkov has pavel-the-butcher | godfather lau`,
      `fight ${morettis}, volkov: pavel-the-butcher+revolver-1 yuri-the-wolf`,
      '= scores volkov 14 moretti 14 | asked combat-tie lau',
      'lau: name volkov (5 2)',
      '= dead big-sal-rizzo tony-ferro | volkov 7 points',
    ],
    [
      '[EMP-EX-11] a second attacker alone gains corruption and gives tokens to all',
      seats('moretti', 'lau', 'duquesne'),
      'moretti owns D3 | duquesne owns D2 | moretti has big-sal-rizzo the-chan-brothers',
      'lau has kid-baron pavel-the-butcher | duquesne has big-anton tony-ferro | duquesne token moretti 1',
      'duquesne token lau 2 | turn lau | then combats | duquesne 1 figures | lau: attack D3',
      'duquesne: attack D3 moretti/slums lau/midtown lau/downtown',
      '= lau 3 corruption | duquesne 3 corruption | moretti 0 corruption',
      '= moretti token lau 1 | moretti token duquesne 1 | lau token duquesne 1',
      '= duquesne holds 3 | duquesne token moretti 0 | duquesne token lau 0',
      'fight lau: kid-baron pavel-the-butcher, duquesne: big-anton tony-ferro, moretti: big-sal-rizzo the-chan-brothers',
      // The Chan Brothers count one more for Sal: 4 + 1 + 5.
      '= scores lau 9 duquesne 11 moretti 10',
    ],
    [
      '[EMP-EX-11] with 9, 11 and 11 the godfather names himself',
      seats('moretti', 'lau', 'duquesne'),
      'moretti owns D3 | moretti has big-sal-rizzo big-anton | lau has kid-baron mischa-orlov',
      'duquesne has bull-hanrahan baptiste-noir nino-bellini | turn lau | then combats | duquesne 1 figures',
      'lau: attack D3 | duquesne: attack D3 | fight lau: kid-baron mischa-orlov, ' +
        'duquesne: bull-hanrahan baptiste-noir nino-bellini, moretti: big-sal-rizzo big-anton',
      'moretti: name moretti (3 3 1 4 5)',
      '= D3 moretti | moretti 6 points',
    ],
    [
      '[EMP-EX-14] an attack without a man is a bluff that is called; a second attacker with a man fights',
      callahan,
      'callahan owns A1 | callahan has con-flynn | ashdown attacks A1 | fight ashdown:, callahan: con-flynn',
      '= A1 callahan | callahan 0 points | ashdown 3 corruption | callahan rests con-flynn | callahan token ashdown 1',
      callahan,
      'callahan owns A1 | ashdown owns B1 | lau has chen-wu | turn ashdown | then combats | lau 1 figures',
      'ashdown: attack A1 | lau: attack A1 | fight callahan:, ashdown:, lau: chen-wu',
      '= A1 lau | lau 5 points',
    ],
    [
      '[EMP-EX-16] Ambush takes Sal with his knuckles, a firing pin the knuckles alone',
      `${tower} | volkov holds ambush-1 | fight ${morettis}, ${volkovs} ambush-1>moretti (5 1)`,
      '= scores volkov 16 moretti 8 | dead big-sal-rizzo',
      seats('moretti', 'volkov', 'ashdown'),
      `${tower} | volkov holds filed-firing-pin-1 | fight ${morettis}, ${volkovs} filed-firing-pin-1>moretti (3 3)`,
      '= scores volkov 16 moretti 13',
    ],
  ]);
});

/** [EMP-EX-6] Moy kills Sal; then Moretti strikes back at Moy, who lies exhausted. */
const moyed: Line[] = [
  seats('moretti', 'lau', 'volkov'),
  'lau has calvin-moy | moretti has big-sal-rizzo | lau holds straight-razor-1 | moretti holds revolver-1',
  'lau token moretti | turn lau | moretti 1 figures | lau: hit moretti moretti/midtown',
  '= lau 5 corruption | moretti token lau 1 | lau holds 2',
  'lau: commitHit calvin-moy straight-razor-1 | moretti has big-sal-rizzo | moretti: commitHit revolver-1',
  '= hit 9 7 | dead big-sal-rizzo | lau 2 points | lau rests calvin-moy',
  'moretti has nino-bellini | moretti: hit lau calvin-moy lau/slums',
];

describe('assassinations', () => {
  prove(seats('moretti', 'lau', 'volkov'), [
    [
      '[EMP-EX-6] Moy kills Sal, lies exhausted and dies himself; guardian and bolt-hole',
      ...moyed,
      'moretti: commitHit nino-bellini | lau: commitHit',
      '= dead big-sal-rizzo calvin-moy | moretti 2 points | moretti 5 corruption',
      ...moyed,
      'lau has kathleen-burke | moretti: commitHit nino-bellini | lau: commitHit',
      '= asked hit-tie',
      ...moyed,
      'lau holds bolt-hole-1 | moretti: commitHit nino-bellini | lau: commitHit bolt-hole-1',
      '= dead big-sal-rizzo | moretti 0 points | moretti 5 corruption | moretti rests nino-bellini',
    ],
  ]);
});

/** [EMP-EX-8] What Callahan collects of, the die of the Card Room with 4. */
const collecting = (card = ''): Line[] => [
  seats('callahan', 'moretti', 'lau', 'volkov'),
  'callahan owns D2 supper-club-1, A5 still-house-1, C1 card-room-1, C5 gentlemens-hotel-1 x2, F2 | callahan $0',
  ...(card === '' ? [] : [`card ${card}`]),
  'do collect callahan (4)',
];
/** [EMP-EX-10] Volkov collects with 76 corruption. */
const ending = (points: number): Line[] => [
  seats('volkov', 'lau', 'moretti', 'duquesne'),
  `volkov owns D2, C1 | volkov ${points} points | volkov 76 corruption | lau 40 points | moretti 55 points`,
  'lau 12 corruption | moretti 12 corruption | duquesne 30 corruption | do collect volkov',
];
/** [EMP-EX-12] The fifth notable is refreshed. */
const refreshing = (corruption: number): Line[] => [
  {},
  'moretti has mayor-augustus-pell commissioner-hale judge-whitcomb cornelia-vane | moretti rests senator-crane',
  `moretti ${corruption} corruption | lau 1 points | do upkeep | moretti: refresh senator-crane`,
];

describe('the office and the upkeep', () => {
  prove(table, [
    [
      '[EMP-EX-7] a tie with sweeteners; the pot is won at Pitney Downs',
      seats('moretti', 'lau', 'volkov', 'duquesne'),
      'moretti $1000 | lau $1000 | volkov $1000 | duquesne $1000 | volkov has ivan-grom | do bids, declarations',
      'moretti: bid $400 | lau: bid $600 | volkov: bid $600 | duquesne: bid $0',
      '= asked sweeten lau volkov',
      'lau: sweeten $500 !up to $400 | lau: sweeten $200 | volkov: sweeten ivan-grom | moretti: name volkov',
      '= pot 1100 | volkov $400 | lau $1000 | moretti $1000 | moretti has ivan-grom | asked turn volkov',
      'turn duquesne | duquesne: pitney (3 4)',
      '= duquesne $2100 | pot 300',
    ],
    [
      '[EMP-EX-8] Callahan collects $1,400, nine points and five corruption; cop cards take from it',
      ...collecting(),
      '= callahan $1400 | callahan 9 points | callahan 5 corruption | C5 callahan x3',
      ...collecting('vice-sweep'),
      '= callahan $1300',
      ...collecting('gambling-commission'),
      '= callahan $1300',
    ],
    [
      '[EMP-EX-10] points come before the corruption of the office',
      ...ending(71),
      '= ended moretti Martial law | volkov 79 points',
      ...ending(72),
      '= ended volkov Victory points',
    ],
    [
      '[EMP-EX-12] the fifth notable in hand wins, unless his corruption brings martial law first',
      ...refreshing(70),
      '= moretti 73 corruption | moretti $200 | ended moretti The five notables',
      ...refreshing(78),
      '= ended lau Martial law',
    ],
    [
      '[EMP-EX-13] a hotel pays 100, 250, 400, 400, and from the start again under a new capo',
      seats('lau', 'moretti', 'volkov', 'ashdown'),
      'godfather ashdown | moretti owns C5 gentlemens-hotel-1 | moretti $0 | volkov $0',
      // Each with the $250 of the street.
      ...[350, 850, 1_500, 2_150].flatMap((cash) => ['do collect moretti', `= moretti $${cash}`]),
      'volkov has ivan-grom | volkov attacks C5 | fight moretti:, volkov: ivan-grom',
      '= C5 volkov',
      ...[350, 850, 1_500].flatMap((cash) => ['do collect volkov', `= volkov $${cash}`]),
    ],
  ]);
});

/** [EMP-EX-15] Moretti plays a Scandal with two tokens. */
const scandal =
  'moretti token lau 2 | moretti holds scandal-1 | lau holds injunction-1 | turn moretti | ' +
  'moretti: play scandal-1 lau lau/slums lau/midtown';

describe('cards and marks', () => {
  it('[EMP-EX-20] Clean Hands ignores what is left of it', () => {
    const story = play({}, 'lau owns D3 | moretti has nino-bellini | lau rests chen-wu | turn moretti 2');
    story.capo('moretti').cleanHands = 4;
    expect(story.quote('moretti', { kind: 'attack', square: 'D3' }).corruption).toBe(0);
    story.give('moretti', { kind: 'attack', square: 'D3' });
    expect([story.corruption('moretti'), story.capo('moretti').cleanHands]).toEqual([0, 1]);
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect([story.corruption('moretti'), story.capo('moretti').cleanHands]).toEqual([4, 0]);
  });

  prove(seats('moretti', 'lau', 'volkov'), [
    [
      '[EMP-EX-15] Scandal with two tokens, let be or stopped',
      scandal,
      '= asked injunction lau | moretti holds none',
      'lau: use none',
      '= lau 4 corruption | moretti holds 2',
      seats('moretti', 'lau', 'volkov'),
      `${scandal} | lau: use injunction-1`,
      '= lau 0 corruption | moretti holds 2 | discards downtown scandal-1 injunction-1',
    ],
    [
      '[EMP-EX-17] each mark gives one card, once, to the first; cops change in the next Cops phase',
      'lau 18 corruption | moretti owns D3, C4 | turn lau | lau: attack D3',
      '= lau 21 corruption | lau powers 1 | cops 1',
      'lau 16 corruption | volkov 17 corruption | turn volkov | volkov: attack C4',
      '= volkov 20 corruption | volkov powers none',
      'volkov 39 corruption | attacks none | turn volkov | volkov: attack C4',
      '= volkov powers 1',
      (story) => expect(countCopsDue(story.state)).toBe(3),
    ],
  ]);
});
