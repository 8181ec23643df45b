import { describe, expect, it } from 'vitest';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { racketTable } from '#shared/games/empire-city/rackets.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['lau', 'volkov', 'callahan'];
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

const bar = (racket: string): number[] => bands.map((band) => collected(racket, band));
const wheel = (racket: string, band: Band): number[] =>
  [1, 2, 3, 4, 5, 6].map((face) => collected(racket, band, { face }));
const house = (racket: string, band: Band): number[] => [1, 2, 3].map((count) => collected(racket, band, { count }));

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
    const story = new Story({ families, house: { shields: false } });
    story.owns('lau', 'E1', 'gin-cellar-1');
    story.owns('lau', 'C1', 'card-room-1');
    story.owns('lau', 'C2', 'gentlemens-hotel-1');
    story.state.agenda = [{ do: 'collect-next', seat: story.seat('lau') }];
    // One die in all: the casino’s.
    story.playOn([5]);
    expect(story.state.squares.C2?.count).toBe(2);
    expect(story.state.squares.C1?.count).toBe(1);
  });

  it('[EMP-RACK-3] only where its band is named and no racket stands', () => {
    const story = new Story({ families });
    story.rackets('numbers-parlor-1', 'gentlemens-hotel-1');
    story.owns('lau', 'C1', 'gin-cellar-1');
    story.cash('lau', 2_000);
    story.turnOf('lau');
    const at = (racket: string, square: Cell): string | null =>
      story.refusal('lau', { kind: 'control', square: 'D3', purchases: [{ racket, square }] });
    expect(at('numbers-parlor-1', 'D3')).toBe(
      'Numbers Parlor stands in the slums or in midtown only; Commerce Plaza is downtown.',
    );
    expect(at('gentlemens-hotel-1', 'C1')).toBe('Mercer Street already has a racket.');
  });

  it('[EMP-RACK-6] Gin Cellar: $150; $100, $50, $50', () => {
    expect([bought('gin-cellar-1').price, ...bar('gin-cellar-1')]).toEqual([150, 100, 50, 50]);
  });

  it('[EMP-RACK-7] Back-Room Bar: $200; $100 in every band', () => {
    expect([bought('back-room-bar-1').price, ...bar('back-room-bar-1')]).toEqual([200, 100, 100, 100]);
  });

  it('[EMP-RACK-8] Still House: $200; $150, $100, $50', () => {
    expect([bought('still-house-1').price, ...bar('still-house-1')]).toEqual([200, 150, 100, 50]);
  });

  it('[EMP-RACK-9] Supper Club: $250; $50, $100, $200', () => {
    expect([bought('supper-club-1').price, ...bar('supper-club-1')]).toEqual([250, 50, 100, 200]);
  });

  it('[EMP-RACK-10] Numbers Parlor: $300, slums and midtown; by the die', () => {
    expect(bought('numbers-parlor-1')).toEqual({ price: 300, bands: ['slums', 'midtown'] });
    expect(wheel('numbers-parlor-1', 'slums')).toEqual([50, 50, 100, 150, 200, 300]);
  });

  it('[EMP-RACK-11] Card Room: $350, midtown and downtown; by the die', () => {
    expect(bought('card-room-1')).toEqual({ price: 350, bands: ['midtown', 'downtown'] });
    expect(wheel('card-room-1', 'downtown')).toEqual([0, 100, 150, 200, 250, 350]);
  });

  it('[EMP-RACK-12] Floating Crap Game: $300, slums and downtown; by the die', () => {
    expect(bought('floating-crap-game-1')).toEqual({ price: 300, bands: ['slums', 'downtown'] });
    expect(wheel('floating-crap-game-1', 'slums')).toEqual([0, 0, 100, 200, 300, 400]);
  });

  it('[EMP-RACK-13] Roulette Palace: $450, midtown and downtown; by the die', () => {
    expect(bought('roulette-palace-1')).toEqual({ price: 450, bands: ['midtown', 'downtown'] });
    expect(wheel('roulette-palace-1', 'midtown')).toEqual([0, 50, 150, 300, 400, 600]);
  });

  it('[EMP-RACK-14] Rooming House: $350, slums; by its count', () => {
    expect(bought('rooming-house-1')).toEqual({ price: 350, bands: ['slums'] });
    expect(house('rooming-house-1', 'slums')).toEqual([100, 200, 350]);
  });

  it('[EMP-RACK-15] Gentlemen’s Hotel: $400, midtown; by its count', () => {
    expect(bought('gentlemens-hotel-1')).toEqual({ price: 400, bands: ['midtown'] });
    expect(house('gentlemens-hotel-1', 'midtown')).toEqual([100, 250, 400]);
  });

  it('[EMP-RACK-16] Madame Odette’s: $500, downtown; by its count', () => {
    expect(bought('madame-odettes-1')).toEqual({ price: 500, bands: ['downtown'] });
    expect(house('madame-odettes-1', 'downtown')).toEqual([150, 300, 500]);
  });

  it('[EMP-RACK-4] a bordello starts at 1, pays, then grows to 3 at most; a new capo starts at 1', () => {
    const story = new Story({ families, house: { shields: false } });
    story.rackets('rooming-house-1');
    story.turnOf('lau');
    story.give('lau', {
      kind: 'control',
      square: 'B1',
      purchases: [{ racket: 'rooming-house-1', square: 'B1' }],
    });
    expect(story.state.squares.B1?.count).toBe(1);
    for (const count of [2, 3, 3]) {
      story.agenda({ do: 'collect-next', seat: story.seat('lau') });
      expect(story.state.squares.B1?.count).toBe(count);
    }
    story.men('volkov', 'con-flynn');
    story.turnOf('volkov');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('volkov', { kind: 'attack', square: 'B1' });
    story.fight({ lau: {}, volkov: { men: [{ man: 'con-flynn' }] } });
    expect(story.state.squares.B1).toEqual({
      owner: story.seat('volkov'),
      racket: 'rooming-house-1',
      count: 1,
    });
  });

  it('[EMP-RACK-5] a racket that is lost goes to the racket discards', () => {
    const story = new Story({ families });
    story.owns('lau', 'D3', 'supper-club-1');
    story.cops('D3');
    story.agenda({ do: 'bust', seats: [story.seat('lau')], cop: 'c1', square: 'D3' });
    story.give('lau', { kind: 'bust', with: 'lose' });
    expect([story.state.squares.D3, story.state.decks.rackets.discard]).toEqual([
      { owner: null, racket: null, count: 0 },
      ['supper-club-1'],
    ]);
    story.rackets('gin-cellar-1');
    story.turnOf('lau');
    story.give('lau', { kind: 'local162' });
    expect(story.state.decks.rackets.discard).toContain('gin-cellar-1');
  });
});

describe('corruption', () => {
  it('[EMP-CORR-1] the office brings 5 a round, an attack 3, a hit 5, men and cards theirs; it never falls below 0', () => {
    const story = new Story({ families, house: { shields: false } });
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    expect(story.corruption('lau')).toBe(5);
    story.owns('volkov', 'C1');
    story.exhausted('volkov', 'ivan-grom');
    story.men('lau', 'chen-wu');
    story.track('brother-tang');
    story.turnOf('lau', 3);
    story.give('lau', { kind: 'attack', square: 'C1' });
    expect(story.corruption('lau')).toBe(8);
    story.turnOf('lau', 3);
    story.give('lau', { kind: 'hit', rival: '@volkov', man: 'ivan-grom' });
    expect(story.corruption('lau')).toBe(13);
    story.turnOf('lau', 3);
    story.cash('lau', 400);
    story.give('lau', { kind: 'station', men: ['brother-tang'] });
    expect(story.corruption('lau')).toBe(15);
    story.corruption('lau', 3);
    story.cash('lau', 500);
    story.turnOf('lau', 3);
    story.give('lau', { kind: 'stMarys' });
    expect(story.corruption('lau')).toBe(0);
  });

  it('[EMP-CORR-2] the first at 20, at 40 and at 60 draws a card each, whose ability he has at once, and once in a game', () => {
    const story = new Story({ families, house: { shields: false } });
    story.top('corruption', 'murder-crew', 'ward-boss', 'citywide-shakedown');
    story.cards('volkov', 'scandal-1', 'scandal-2', 'scandal-3');
    story.corruption('lau', 36);
    story.turnOf('volkov', 9);
    // One gain that passes both marks gives both cards.
    story.give('volkov', { kind: 'play', card: 'scandal-1', rival: '@lau' });
    expect(story.capo('lau').powers).toEqual(['murder-crew', 'ward-boss']);
    expect(story.state.marks.map(({ mark }) => mark)).toEqual([20, 40]);
    story.corruption('lau', 30);
    story.corruption('callahan', 38);
    story.give('volkov', { kind: 'play', card: 'scandal-2', rival: '@callahan' });
    expect([story.corruption('callahan'), story.capo('callahan').powers]).toEqual([42, []]);
    story.give('volkov', { kind: 'play', card: 'scandal-3', rival: '@lau' });
    expect(story.capo('lau').powers).toHaveLength(2);
    // Murder Crew works from this moment on.
    story.men('lau', 'chen-wu');
    story.exhausted('volkov', 'ivan-grom');
    story.turnOf('lau');
    story.give('lau', { kind: 'hit', rival: '@volkov', man: 'ivan-grom' });
    expect(story.corruption('lau')).toBe(34 + 2);
  });

  it('[EMP-CORR-3] a mark changes the cops, and Ness, in the next Cops phase only', () => {
    const story = new Story({ families });
    story.corruption('lau', 46);
    story.corruption('callahan', 2);
    story.corruption('volkov', 3);
    story.cards('volkov', 'scandal-1');
    story.turnOf('volkov');
    story.give('volkov', { kind: 'play', card: 'scandal-1', rival: '@lau' });
    expect([story.state.cops.length, story.state.isNessHere]).toEqual([1, false]);
    story.top('cops', 'quiet-night');
    story.agenda({ do: 'round' });
    expect([story.state.cops.length, story.state.isNessHere]).toEqual([3, true]);
  });

  it('[EMP-CORR-4] a quote that would reach 80 says who would win', () => {
    const story = new Story({ families });
    story.owns('volkov', 'C1');
    story.corruption('lau', 77);
    story.corruption('volkov', 20);
    story.corruption('callahan', 9);
    story.turnOf('lau');
    expect(story.quote('lau', { kind: 'attack', square: 'C1' }).martialWinner).toBe(story.seat('callahan'));
    story.corruption('lau', 76);
    expect(story.quote('lau', { kind: 'attack', square: 'C1' }).martialWinner).toBeNull();
  });

  it('[EMP-CORR-11] with a Murder Crew an assassination costs 2 corruption', () => {
    const story = new Story({ families });
    story.power('lau', 'murder-crew');
    story.men('lau', 'chen-wu');
    story.exhausted('volkov', 'ivan-grom');
    story.turnOf('lau');
    story.give('lau', { kind: 'hit', rival: '@volkov', man: 'ivan-grom' });
    expect(story.corruption('lau')).toBe(2);
  });

  it('[EMP-CORR-12] the Union Boss has his figure from the round after the mark on', () => {
    const story = new Story({ families, round: 2 });
    story.corruption('lau', 19);
    story.top('corruption', 'union-boss');
    story.top('cops', 'citizens-committee');
    story.agenda({ do: 'cop-card' }, { do: 'declarations' });
    story.give('lau', { kind: 'pay', isPaid: false });
    expect(story.capo('lau').powers).toEqual(['union-boss']);
    // Lau is godfather: four figures this round, five in the next.
    expect(story.capo('lau').figures).toBe(4);
    story.state.round = 3;
    story.copCard('quiet-night');
    story.agenda({ do: 'declarations' });
    expect(story.capo('lau').figures).toBe(5);
  });
});
