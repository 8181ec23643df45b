import { describe, expect, it } from 'vitest';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];
const bare = (): Story => new Story({ families, house: { shields: false } });

describe('vendetta', () => {
  it('[EMP-VEND-1] each attack and each hit lays a token of the mover before whom he moves against', () => {
    const story = bare();
    story.owns('lau', 'C1');
    story.owns('lau', 'C5');
    story.men('moretti', 'nino-bellini');
    story.exhausted('lau', 'chen-wu');
    story.turnOf('moretti', 3);
    story.give('moretti', { kind: 'attack', square: 'C1' });
    story.give('moretti', { kind: 'attack', square: 'C5' });
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect([story.tokens('lau', 'moretti'), story.tokens('moretti', 'lau')]).toEqual([3, 0]);
  });

  it('[EMP-VEND-3] whoever joins an attack may cash tokens against all who are there, and no others', () => {
    const story = new Story({ families: [...families, 'callahan'], house: { shields: false } });
    story.owns('volkov', 'C1');
    story.token('lau', 'volkov', 1);
    story.token('lau', 'moretti', 2);
    story.token('lau', 'callahan', 1);
    story.state.attacks = [{ seat: story.seat('moretti'), square: 'C1' }];
    story.turnOf('lau');
    const against = (...named: string[]): object => ({
      kind: 'attack',
      square: 'C1',
      tokens: named.map((family) => ({ family: `@${family}`, deck: 'midtown' })),
    });
    expect(story.refusal('lau', against('callahan'))).toMatch('You do not move against Callahan');
    story.give('lau', against('volkov', 'moretti', 'moretti'));
    expect(story.capo('lau').cards).toHaveLength(3);
    expect([story.tokens('lau', 'moretti'), story.tokens('lau', 'callahan')]).toEqual([0, 1]);
  });

  it('[EMP-VEND-4] with a card against that family too, several at once; drawn after the card has worked', () => {
    const story = bare();
    story.token('moretti', 'lau', 2);
    story.cards('moretti', 'wildcat-strike-1');
    story.owns('lau', 'C1', 'back-room-bar-1');
    story.turnOf('moretti');
    const tokens = [
      { family: '@lau', deck: 'slums' },
      { family: '@lau', deck: 'downtown' },
    ];
    story.give('moretti', {
      kind: 'play',
      card: 'wildcat-strike-1',
      rival: '@lau',
      square: 'C1',
      tokens,
    });
    expect(story.capo('moretti').cards).toHaveLength(2);
    const kinds = story.last.map(({ type }) => type);
    expect(kinds.indexOf('racket-struck')).toBeLessThan(kinds.indexOf('card-drawn'));
  });

  it('[EMP-VEND-5] nobody must cash, and what was drawn for a hit may be used in that hit', () => {
    const story = bare();
    story.token('moretti', 'lau', 2);
    story.men('moretti', 'nino-bellini');
    story.men('lau', 'brother-tang');
    story.top('slums', 'straight-razor-1');
    story.turnOf('moretti', 2);
    story.give('moretti', {
      kind: 'hit',
      rival: '@lau',
      tokens: [{ family: '@lau', deck: 'slums' }],
    });
    expect(story.tokens('moretti', 'lau')).toBe(1);
    story.give('moretti', {
      kind: 'commitHit',
      man: 'nino-bellini',
      cards: ['straight-razor-1'],
    });
    story.give('lau', { kind: 'commitHit' });
    expect(story.events('hit-shown')[0]?.scores).toEqual({ by: 5, rival: 4 });
    expect(story.state.dead).toEqual(['brother-tang']);
  });
});

describe('a turn', () => {
  it('[EMP-DECL-3] free actions as one likes, then one declaration, which ends it; none after the last figure', () => {
    const story = bare();
    story.cards('moretti', 'money-from-the-old-country-1', 'front-page-hero-1', 'front-page-hero-2');
    story.give('moretti', { kind: 'play', card: 'money-from-the-old-country-1' });
    story.give('moretti', { kind: 'give', to: '@lau', money: 100 });
    story.give('moretti', { kind: 'play', card: 'front-page-hero-1' });
    expect(story.asked()).toEqual({ do: 'turn', seats: [story.seat('moretti')] });
    story.give('moretti', { kind: 'lieLow' });
    expect(story.asked()).toEqual({ do: 'turn', seats: [story.seat('volkov')] });
    expect(story.refusal('moretti', { kind: 'play', card: 'front-page-hero-2' })).toBe('It is Volkov’s turn.');
    story.capo('moretti').figures = 0;
    expect(story.refusal('moretti', { kind: 'play', card: 'front-page-hero-2' })).toBe(
      'Your figures are all placed this round.',
    );
  });

  it('[EMP-DECL-4] all but attacks are carried out at once; lying low does nothing', () => {
    const story = bare();
    story.owns('lau', 'C1');
    story.exhausted('lau', 'chen-wu');
    story.men('moretti', 'nino-bellini');
    story.turnOf('moretti', 9);
    story.give('moretti', { kind: 'control', square: 'B1' });
    expect(story.owner('B1')).toBe('moretti');
    story.give('moretti', { kind: 'cityHall', times: 1 });
    expect(story.points('moretti')).toBe(2);
    story.give('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    story.give('moretti', { kind: 'commitHit', man: 'nino-bellini' });
    story.give('lau', { kind: 'commitHit' });
    expect(story.state.dead).toEqual(['chen-wu']);
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect([story.owner('C1'), story.state.attacks]).toEqual(['lau', [{ seat: story.seat('moretti'), square: 'C1' }]]);
    const before = structuredClone(story.state);
    story.give('moretti', { kind: 'lieLow' });
    expect(story.capo('moretti').figures).toBe(9 - 5);
    expect({ ...story.state.squares }).toEqual(before.squares);
    expect(story.cash('moretti')).toBe(before.capos[story.seat('moretti')]?.cashDollars);
  });

  it('[EMP-DECL-5] nobody interrupts a declaration', () => {
    const story = bare();
    story.cards('volkov', 'injunction-1', 'front-page-hero-1');
    story.men('volkov', 'vito-sordi', 'alderman-quill');
    story.owns('volkov', 'C1');
    story.turnOf('moretti', 2);
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(story.asked()).toEqual({ do: 'turn', seats: [story.seat('moretti')] });
    story.give('moretti', { kind: 'cityHall', times: 1 });
    expect(story.points('moretti')).toBe(2);
    expect(story.refusal('volkov', { kind: 'use', what: 'injunction-1' })).not.toBeNull();
  });

  it('[EMP-CTRL-3] any number of rackets on any own squares, the new one too, at the price less discounts', () => {
    const story = new Story({ families: ['ashdown', 'volkov', 'lau'] });
    story.rackets('still-house-1', 'card-room-1', 'supper-club-1', 'roulette-palace-1');
    story.owns('ashdown', 'C1');
    story.owns('ashdown', 'D2');
    story.cash('ashdown', 499);
    story.turnOf('ashdown');
    const purchases = [
      { racket: 'still-house-1', square: 'B1' },
      { racket: 'card-room-1', square: 'C1' },
      { racket: 'supper-club-1', square: 'D2' },
    ];
    const order = { kind: 'control', square: 'B1', purchases };
    expect(story.refusal('ashdown', order)).toBe('A Supper Club costs you $150; you have $149.');
    story.cash('ashdown', 500);
    expect(
      story.refusal('ashdown', {
        ...order,
        purchases: [...purchases, { racket: 'card-room-1', square: 'D2' }],
      }),
    ).toMatch('twice');
    story.give('ashdown', order);
    expect(story.cash('ashdown')).toBe(0);
    expect(['B1', 'C1', 'D2'].map((id) => story.state.squares[id as 'B1']?.racket)).toEqual([
      'still-house-1',
      'card-room-1',
      'supper-club-1',
    ]);
  });

  it('[EMP-CTRL-4] the track is refilled to six, never within a declaration', () => {
    const story = bare();
    story.rackets('still-house-1', 'gin-cellar-1');
    story.top('rackets', 'back-room-bar-1');
    story.cash('moretti', 1_000);
    story.owns('moretti', 'C1');
    story.turnOf('moretti');
    const buys = (...rackets: string[]): object => ({
      kind: 'control',
      square: 'B1',
      purchases: rackets.map((racket, nth) => ({ racket, square: nth === 0 ? 'B1' : 'C1' })),
    });
    expect(story.refusal('moretti', buys('still-house-1', 'back-room-bar-1'))).toMatch('not on the track');
    story.give('moretti', buys('still-house-1', 'gin-cellar-1'));
    expect(story.state.racketTrack).toHaveLength(6);
    expect(story.state.racketTrack).toContain('back-room-bar-1');
    const kinds = story.last.map(({ type }) => type);
    expect(kinds.lastIndexOf('racket-placed')).toBeLessThan(kinds.indexOf('rackets-laid'));
  });

  it('[EMP-PLACE-1] City Hall: any number of times $500, 2 points for each', () => {
    const story = bare();
    story.cash('moretti', 1_700);
    story.turnOf('moretti', 2);
    expect(story.refusal('moretti', { kind: 'cityHall', times: 0 })).toMatch('at least once');
    expect(story.refusal('moretti', { kind: 'cityHall', times: 4 })).toMatch('costs $2,000; you have $1,700');
    story.give('moretti', { kind: 'cityHall', times: 3 });
    expect([story.points('moretti'), story.cash('moretti'), story.state.pot]).toEqual([6, 200, 500]);
  });

  it('[EMP-ATT-2] each later attacker gains 3 and gives a token to all who are there; they gain nothing', () => {
    const story = bare();
    story.owns('volkov', 'C1');
    story.turnOf('moretti');
    story.give('moretti', { kind: 'attack', square: 'C1' });
    story.turnOf('lau');
    story.state.attacks = [{ seat: story.seat('moretti'), square: 'C1' }];
    story.give('lau', { kind: 'attack', square: 'C1' });
    expect([story.corruption('moretti'), story.corruption('lau'), story.corruption('volkov')]).toEqual([3, 3, 0]);
    expect([story.tokens('volkov', 'lau'), story.tokens('moretti', 'lau')]).toEqual([1, 1]);
    expect(story.tokens('lau', 'moretti')).toBe(0);
    const both = new Story({ families, house: { pileOn: 'everybody' } });
    both.owns('volkov', 'C1');
    both.turnOf('lau');
    both.state.attacks = [{ seat: both.seat('moretti'), square: 'C1' }];
    both.give('lau', { kind: 'attack', square: 'C1' });
    expect([both.corruption('moretti'), both.corruption('lau'), both.corruption('volkov')]).toEqual([3, 3, 3]);
  });

  it('[EMP-ATT-4] without men an attack is allowed, and is a bluff', () => {
    const story = bare();
    story.owns('volkov', 'C1');
    story.turnOf('moretti');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(story.asked()?.do).toBe('commit');
    story.fight({ moretti: {}, volkov: {} });
    expect([story.owner('C1'), story.points('moretti'), story.points('volkov')]).toEqual(['volkov', 0, 0]);
  });
});

describe('the upkeep', () => {
  it('[EMP-UPK-1] all refresh, in turn order, before the first collects: its money comes too late', () => {
    const story = bare();
    story.exhausted('moretti', 'nino-bellini');
    story.exhausted('lau', 'chen-wu');
    story.cash('lau', 100);
    story.state.agenda = [{ do: 'upkeep' }];
    story.playOn();
    expect(story.asked()).toEqual({ do: 'refresh', seats: [story.seat('moretti')] });
    story.give('moretti', { kind: 'refresh' });
    expect(story.asked()).toEqual({ do: 'refresh', seats: [story.seat('lau')] });
    expect(story.refusal('lau', { kind: 'refresh', men: ['chen-wu'] })).toMatch('Chen Wu costs you $150');
  });

  it('[EMP-UPK-2] any of the exhausted, each for his cost and corruption; the others stay exhausted', () => {
    const story = new Story({ families: ['moretti', 'volkov', 'callahan'] });
    story.exhausted('moretti', 'big-anton', 'tony-ferro', 'chen-wu');
    story.cash('moretti', 850);
    story.agenda({ do: 'upkeep' });
    expect(story.refusal('moretti', { kind: 'refresh', men: ['big-anton', 'tony-ferro', 'chen-wu'] })).toMatch(
      'Chen Wu costs you $200; you have $0 by then.',
    );
    expect(story.refusal('moretti', { kind: 'refresh', men: ['con-flynn'] })).toMatch('does not lie exhausted');
    story.give('moretti', { kind: 'refresh', men: ['big-anton', 'tony-ferro'] });
    expect([story.capo('moretti').hand, story.capo('moretti').exhausted]).toEqual([
      ['big-anton', 'tony-ferro'],
      ['chen-wu'],
    ]);
    // 4 and 1 of the men, 5 of the office; $250 and $250 come in.
    expect([story.corruption('moretti'), story.cash('moretti')]).toEqual([10, 500]);
  });

  it('[EMP-UPK-4] points of squares, of a corruption card, then the office: money, points, corruption', () => {
    const story = bare();
    story.owns('moretti', 'D2');
    story.owns('moretti', 'C1');
    story.owns('moretti', 'B1');
    story.power('moretti', 'ward-boss');
    story.all = [];
    story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
    expect(story.events('scored').map(({ points, source }) => [points, source])).toEqual([
      [3, 'squares'],
      [2, 'cards'],
      [5, 'office'],
    ]);
    const kinds = story.last.map(({ type }) => type);
    expect(kinds.lastIndexOf('scored')).toBeLessThan(kinds.indexOf('corrupted'));
    expect([story.points('moretti'), story.corruption('moretti'), story.cash('moretti')]).toEqual([10, 5, 1_000]);
  });

  it('[EMP-UPK-5] cards come before the first die; on one racket card, shield, cop card, then strike or skim', () => {
    const story = new Story({ families: ['volkov', 'moretti', 'lau'] });
    story.owns('moretti', 'B1', 'still-house-1');
    story.owns('moretti', 'C1', 'card-room-1');
    story.cards('moretti', 'good-season-1', 'high-roller-1');
    story.copCard('gambling-commission');
    story.state.skims = [
      { square: 'B1', to: story.seat('lau') },
      { square: 'C1', to: story.seat('lau') },
    ];
    story.agenda({ do: 'collect-next', seat: story.seat('moretti') });
    story.give(
      'moretti',
      {
        kind: 'collect',
        cards: [{ card: 'good-season-1' }, { card: 'high-roller-1', square: 'C1' }],
      },
      [],
    );
    // Lau skims 150 + 100 of the season + 50 of the shield, and 350 less the commission’s 100.
    expect([story.cash('moretti'), story.cash('lau')]).toEqual([750, 500 + 300 + 250]);
    const dry = new Story({ families: ['volkov', 'moretti', 'lau'] });
    dry.owns('moretti', 'B1', 'still-house-1');
    dry.cards('moretti', 'good-season-1');
    dry.copCard('dry-squad');
    dry.cops('C1');
    dry.agenda({ do: 'collect-next', seat: dry.seat('moretti') });
    dry.give('moretti', { kind: 'collect', cards: [{ card: 'good-season-1' }] });
    expect(dry.cash('moretti')).toBe(750);
  });
});
