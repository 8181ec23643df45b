import { describe, expect, it } from 'vitest';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { racketTable } from '#shared/games/empire-city/rackets.ts';
import { play, prove } from './board.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['lau', 'volkov', 'callahan'];
const bare = { families, house: { shields: false } };
const squareOf = { slums: 'E1', midtown: 'C1', downtown: 'D2' } as const;
type Band = keyof typeof squareOf;
const bands: readonly Band[] = ['slums', 'midtown', 'downtown'];

/** What Lau collects of one racket, besides the $250 of the street, as the upkeep plays it. */
function collected(racket: string, band: Band, { face, count = 1 }: { face?: number; count?: number } = {}): number {
  const story = new Story({ families, house: { shields: false } });
  story.state.godfather = story.seat('volkov');
  story.owns('lau', squareOf[band], racket, count);
  story.cash('lau', 0);
  story.state.agenda = [{ do: 'collect-next', seat: story.seat('lau') }];
  story.playOn(face === undefined ? [] : [face]);
  return story.cash('lau') - 250;
}

/** What Lau pays for the racket, and the bands where it may be put. */
function bought(racket: string): { price: number; bands: Band[] } {
  const story = new Story({ families, house: { shields: false } });
  story.rackets(racket);
  story.cash('lau', 1_000);
  story.turnOf('lau');
  const order = (band: Band): object => ({
    kind: 'control',
    square: squareOf[band],
    purchases: [{ racket, square: squareOf[band] }],
  });
  const open = bands.filter((band) => story.refusal('lau', order(band)) === null);
  const [band = 'slums'] = open;
  story.give('lau', order(band));
  return { price: 1_000 - story.cash('lau'), bands: open };
}

describe('rackets', () => {
  it('[EMP-RACK-1] 36 cards, six on the track; bought, one is placed at once on an own square', () => {
    expect(racketTable.reduce((sum, { copies }) => sum + copies, 0)).toBe(36);
    const story = new Story({ families });
    story.rackets('gin-cellar-1');
    story.owns('volkov', 'C1');
    story.turnOf('lau');
    const at = (square: Cell): object => ({
      kind: 'control',
      square: 'B1',
      purchases: [{ racket: 'gin-cellar-1', square }],
    });
    expect(story.refusal('lau', at('C1'))).toMatch('not yours');
    expect(story.refusal('lau', at('C2'))).toMatch('not yours');
    story.give('lau', at('B1'));
    expect(story.state.squares.B1?.racket).toBe('gin-cellar-1');
    expect(story.state.racketTrack).toHaveLength(6);
    expect(story.refusal('lau', { kind: 'give', to: '@volkov', rackets: ['gin-cellar-1'] })).toMatch(
      'Unrecognized key',
    );
  });

  it('[EMP-RACK-2] speakeasies stand anywhere and pay by band, casinos roll in two bands, bordellos grow in one', () => {
    expect(bought('supper-club-1').bands).toEqual([...bands]);
    expect(bought('card-room-1').bands).toHaveLength(2);
    expect(bought('rooming-house-1').bands).toHaveLength(1);
    // One die in all: the casino’s.
    play(
      bare,
      'lau owns E1 gin-cellar-1, C1 card-room-1, C2 gentlemens-hotel-1 | do collect lau (5)',
      '= C2 lau x2 | C1 lau x1',
    );
  });

  const prices: [title: string, racket: string, price: number, bands: Band[], pays: number[]][] = [
    ['[EMP-RACK-6] Gin Cellar, in the three bands', 'gin-cellar-1', 150, [...bands], [100, 50, 50]],
    ['[EMP-RACK-7] Back-Room Bar, in the three bands', 'back-room-bar-1', 200, [...bands], [100, 100, 100]],
    ['[EMP-RACK-8] Still House, in the three bands', 'still-house-1', 200, [...bands], [150, 100, 50]],
    ['[EMP-RACK-9] Supper Club, in the three bands', 'supper-club-1', 250, [...bands], [50, 100, 200]],
  ];
  it.each(prices)('%s', (_, racket, price, open, pays) => {
    expect({ ...bought(racket), pays: bands.map((band) => collected(racket, band)) }).toEqual({
      price,
      bands: open,
      pays,
    });
  });

  const dice: [title: string, racket: string, price: number, bands: Band[], pays: number[]][] = [
    [
      '[EMP-RACK-10] Numbers Parlor, by the die',
      'numbers-parlor-1',
      300,
      ['slums', 'midtown'],
      [50, 50, 100, 150, 200, 300],
    ],
    ['[EMP-RACK-11] Card Room, by the die', 'card-room-1', 350, ['midtown', 'downtown'], [0, 100, 150, 200, 250, 350]],
    [
      '[EMP-RACK-12] Floating Crap Game, by the die',
      'floating-crap-game-1',
      300,
      ['slums', 'downtown'],
      [0, 0, 100, 200, 300, 400],
    ],
    [
      '[EMP-RACK-13] Roulette Palace, by the die',
      'roulette-palace-1',
      450,
      ['midtown', 'downtown'],
      [0, 50, 150, 300, 400, 600],
    ],
  ];
  it.each(dice)('%s', (_, racket, price, open, pays) => {
    const faces = (band: Band) => [1, 2, 3, 4, 5, 6].map((face) => collected(racket, band, { face }));
    expect({ ...bought(racket), pays: open.map(faces) }).toEqual({ price, bands: open, pays: [pays, pays] });
  });

  const counts: [title: string, racket: string, price: number, band: Band, pays: number[]][] = [
    ['[EMP-RACK-14] Rooming House, by its count', 'rooming-house-1', 350, 'slums', [100, 200, 350]],
    ['[EMP-RACK-15] Gentlemen’s Hotel, by its count', 'gentlemens-hotel-1', 400, 'midtown', [100, 250, 400]],
    ['[EMP-RACK-16] Madame Odette’s, by its count', 'madame-odettes-1', 500, 'downtown', [150, 300, 500]],
  ];
  it.each(counts)('%s', (_, racket, price, band, pays) => {
    const paid = [1, 2, 3].map((count) => collected(racket, band, { count }));
    expect({ ...bought(racket), pays: paid }).toEqual({ price, bands: [band], pays });
  });

  prove(bare, [
    [
      '[EMP-RACK-3] only where its band is named and no racket stands',
      { families },
      'rackets numbers-parlor-1 gentlemens-hotel-1 | lau owns C1 gin-cellar-1 | lau $2000 | turn lau',
      'lau: control D3 numbers-parlor-1 !Numbers Parlor stands in the slums or in midtown only; Commerce Plaza is downtown.',
      'lau: control D3 gentlemens-hotel-1@C1 !Mercer Street already has a racket.',
    ],
    [
      '[EMP-RACK-4] a bordello starts at 1, pays, then grows to 3 at most; a new capo starts at 1',
      'rackets rooming-house-1 | turn lau | lau: control B1 rooming-house-1',
      '= B1 lau x1',
      ...[2, 3, 3].flatMap((count) => ['do collect lau', `= B1 lau x${count}`]),
      'volkov has con-flynn | volkov attacks B1 | fight lau:, volkov: con-flynn',
      '= B1 volkov rooming-house-1 x1',
    ],
    [
      '[EMP-RACK-5] a racket that is lost goes to the racket discards',
      { families },
      'lau owns D3 supper-club-1 | cops D3 | do bust lau c1 D3 | lau: bust lose',
      '= D3 nobody empty x0 | discards rackets supper-club-1',
      'rackets gin-cellar-1 | turn lau | lau: local162',
      '= discards rackets supper-club-1 gin-cellar-1',
    ],
  ]);
});

describe('corruption', () => {
  prove(bare, [
    [
      '[EMP-CORR-1] the office brings 5 a round, an attack 3, a hit 5, men and cards theirs; it never falls below 0',
      'do collect lau',
      '= lau 5 corruption',
      'volkov owns C1 | volkov rests ivan-grom | lau has chen-wu | men brother-tang | turn lau 3 | lau: attack C1',
      '= lau 8 corruption',
      'turn lau 3 | lau: hit volkov ivan-grom',
      '= lau 13 corruption',
      'turn lau 3 | lau $400 | lau: station brother-tang',
      '= lau 15 corruption',
      'lau 3 corruption | lau $500 | turn lau 3 | lau: stMarys',
      '= lau 0 corruption',
    ],
    [
      '[EMP-CORR-2] the first at 20, at 40 and at 60 draws a card each, whose ability he has at once, and once in a game',
      'top corruption murder-crew ward-boss citywide-shakedown | volkov holds scandal-1 scandal-2 scandal-3',
      // One gain that passes both marks gives both cards.
      'lau 36 corruption | turn volkov 9 | volkov: play scandal-1 lau',
      '= lau powers murder-crew ward-boss',
      (story) => expect(story.state.marks.map(({ mark }) => mark)).toEqual([20, 40]),
      'lau 30 corruption | callahan 38 corruption | volkov: play scandal-2 callahan',
      '= callahan 42 corruption | callahan powers none',
      'volkov: play scandal-3 lau',
      '= lau powers 2',
      // Murder Crew works from this moment on: 34 + 2.
      'lau has chen-wu | volkov rests ivan-grom | turn lau | lau: hit volkov ivan-grom',
      '= lau 36 corruption',
    ],
    [
      '[EMP-CORR-3] a mark changes the cops, and Ness, in the next Cops phase only',
      { families },
      'lau 46 corruption | callahan 2 corruption | volkov 3 corruption | volkov holds scandal-1 | turn volkov',
      'volkov: play scandal-1 lau',
      '= cops 1 | ness away',
      'top cops quiet-night | do round',
      '= cops 3 | ness here',
    ],
    [
      '[EMP-CORR-4] a quote that would reach 80 says who would win',
      { families },
      'volkov owns C1 | lau 77 corruption | volkov 20 corruption | callahan 9 corruption | turn lau',
      (story) => {
        const winner = () => story.quote('lau', { kind: 'attack', square: 'C1' }).martialWinner;
        expect(winner()).toBe(story.seat('callahan'));
        story.corruption('lau', 76);
        expect(winner()).toBeNull();
      },
    ],
    [
      '[EMP-CORR-11] with a Murder Crew an assassination costs 2 corruption',
      { families },
      'lau powers murder-crew | lau has chen-wu | volkov rests ivan-grom | turn lau | lau: hit volkov ivan-grom',
      '= lau 2 corruption',
    ],
    [
      '[EMP-CORR-12] the Union Boss has his figure from the round after the mark on',
      { families, round: 2 },
      'lau 19 corruption | top corruption union-boss | top cops citizens-committee | do cop-card, declarations',
      'lau: pay no',
      // Lau is godfather: four figures this round, five in the next.
      '= lau powers union-boss | lau 4 figures',
      'round 3 | card quiet-night | do declarations',
      '= lau 5 figures',
    ],
  ]);
});
