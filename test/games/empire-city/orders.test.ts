import { describe, expect, it } from 'vitest';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];

/** Moretti’s turn, with three figures. */
function turn(house: object = {}): Story {
  const story = new Story({ families, house: { shields: false, ...house } });
  story.turnOf('moretti', 3);
  return story;
}

const no = (story: Story, order: object): string | null => story.refusal('moretti', order);

describe('orders of places', () => {
  it('[EMP-ORD-1] cityHall: $500 a time, quoted; not without the money, not where Ness is', () => {
    const story = turn();
    story.cash('moretti', 1_200);
    expect(story.quote('moretti', { kind: 'cityHall', times: 2 })).toMatchObject({
      costDollars: 1_000,
      cashLeftDollars: 200,
      corruption: 0,
    });
    expect(no(story, { kind: 'cityHall', times: 3 })).toMatch('costs $1,500; you have $1,200');
    story.state.ness = 'C3';
    expect(no(story, { kind: 'cityHall', times: 1 })).toMatch('Ness stands at City Hall');
  });

  it('[EMP-ORD-2] pitney: free, at odds of one in six; not where Ness is', () => {
    const story = turn();
    expect(story.quote('moretti', { kind: 'pitney' })).toMatchObject({ costDollars: null });
    expect(story.quote('moretti', { kind: 'pitney' }).chance).toBeCloseTo(1 / 6);
    story.give('moretti', { kind: 'pitney' }, [1, 1]);
    expect(story.cash('moretti')).toBe(500);
    story.state.ness = 'F1';
    expect(no(story, { kind: 'pitney' })).toMatch('Ness stands at Pitney Downs');
  });

  it('[EMP-ORD-3] pancetta: two decks, named; not of one that has neither cards nor discards', () => {
    const story = turn();
    expect(no(story, { kind: 'pancetta', decks: ['slums'] })).toBe('Name 2 decks to draw from.');
    expect(no(story, { kind: 'pancetta', decks: ['slums', 'slums', 'slums'] })).toMatch('Name 2');
    story.state.decks.downtown = { draw: [], discard: [] };
    expect(no(story, { kind: 'pancetta', decks: ['slums', 'downtown'] })).toMatch('No downtown card is left');
    story.state.decks.downtown = { draw: [], discard: ['scandal-1'] };
    story.give('moretti', { kind: 'pancetta', decks: ['slums', 'downtown'] });
    expect(story.capo('moretti').cards).toContain('scandal-1');
    story.state.ness = 'E3';
    expect(no(story, { kind: 'pancetta', decks: ['slums', 'slums'] })).toBe(
      'Ness stands at Pancetta Ristorante; it is closed to everybody this round.',
    );
  });

  it('[EMP-ORD-4] station: costs and corruption of all the men, in order', () => {
    const story = turn();
    story.track('red-mulligan', 'chen-wu', 'big-anton');
    story.cash('moretti', 450);
    expect(story.quote('moretti', { kind: 'station', men: ['red-mulligan', 'chen-wu'] })).toMatchObject({
      costDollars: 450,
      corruption: 2,
      cashLeftDollars: 0,
    });
    expect(no(story, { kind: 'station', men: [] })).toMatch('at least one');
    expect(no(story, { kind: 'station', men: ['ivan-grom'] })).toMatch('not for hire');
    expect(no(story, { kind: 'station', men: ['chen-wu', 'red-mulligan', 'big-anton'] })).toMatch(
      'Big Anton costs you $600; you have $0 by then.',
    );
    story.state.ness = 'B4';
    expect(no(story, { kind: 'station', men: ['chen-wu'] })).toMatch('Ness stands');
  });

  it('[EMP-ORD-5] docks: $200, then a question of its own; not with less, on strike, or under Ness', () => {
    const story = turn();
    expect(story.quote('moretti', { kind: 'docks' }).costDollars).toBe(200);
    story.cash('moretti', 150);
    expect(no(story, { kind: 'docks' })).toBe('The Docks costs $200; you have $150.');
    story.cash('moretti', 200);
    story.state.ness = 'F5';
    expect(no(story, { kind: 'docks' })).toMatch('Ness stands at The Docks');
    story.state.ness = null;
    story.copCard('dock-strike');
    expect(no(story, { kind: 'docks' })).toMatch('on strike');
    story.state.copCard = null;
    story.give('moretti', { kind: 'docks' });
    expect(story.asked()).toEqual({ do: 'hire', seats: [story.seat('moretti')] });
    expect(no(story, { kind: 'hire', men: [story.state.menTrack[0]] })).toMatch('you have $0');
    story.give('moretti', { kind: 'hire', men: [] });
    expect([story.capo('moretti').hand, story.asked()?.do]).toEqual([[], 'turn']);
  });

  it('[EMP-ORD-6] stMarys: $500; not without money or corruption, not under Ness', () => {
    const story = turn();
    expect(no(story, { kind: 'stMarys' })).toBe('You have no corruption to confess.');
    story.corruption('moretti', 9);
    expect(story.quote('moretti', { kind: 'stMarys' })).toMatchObject({
      costDollars: 500,
      corruption: -5,
    });
    story.cash('moretti', 450);
    expect(no(story, { kind: 'stMarys' })).toMatch('costs $500; you have $450');
    story.cash('moretti', 500);
    story.state.ness = 'A2';
    expect(no(story, { kind: 'stMarys' })).toMatch('Ness stands');
  });

  it('[EMP-ORD-7] local162: $200, then rackets on own squares, or none', () => {
    const story = turn();
    story.owns('moretti', 'C1');
    story.cash('moretti', 150);
    expect(no(story, { kind: 'local162' })).toMatch('costs $200; you have $150');
    story.cash('moretti', 400);
    story.copCard('dock-strike');
    expect(no(story, { kind: 'local162' })).toMatch('on strike');
    story.state.copCard = null;
    story.top('rackets', 'back-room-bar-1', 'supper-club-1');
    story.give('moretti', { kind: 'local162' });
    const buys = (racket: string, square: string): object => ({
      kind: 'buy',
      purchases: [{ racket, square }],
    });
    expect(no(story, buys('supper-club-1', 'C1'))).toMatch('A Supper Club costs you $250; you have $200.');
    expect(no(story, buys('back-room-bar-1', 'B1'))).toMatch('not yours');
    story.give('moretti', buys('back-room-bar-1', 'C1'));
    expect([story.state.squares.C1?.racket, story.cash('moretti')]).toEqual(['back-room-bar-1', 0]);
  });
});

describe('orders of the board', () => {
  it('[EMP-ORD-8] control: what is refused, and with which words', () => {
    const story = new Story({ families, house: { shields: false } });
    story.rackets('card-room-1', 'rooming-house-1');
    story.owns('moretti', 'C1');
    story.owns('lau', 'B3');
    story.owns('moretti', 'C5', 'gin-cellar-1');
    story.cops('D3');
    story.cash('moretti', 200);
    story.turnOf('moretti');
    const control = (square: string, racket?: string, at = square): string | null =>
      no(story, {
        kind: 'control',
        square,
        purchases: racket === undefined ? [] : [{ racket, square: at }],
      });
    expect(control('A3')).toMatch('out of this game');
    expect(control('C3')).toMatch('is a place');
    expect(control('B3')).toBe('Bank Street is Lau’s; attack it, or choose another square.');
    expect(control('D3')).toMatch('A cop stands on Commerce Plaza');
    expect(control('C1')).toBeNull();
    expect(control('C2', 'still-house-1')).toMatch('not on the track');
    expect(control('D4', 'rooming-house-1')).toBe(
      'Rooming House stands in the slums only; Orpheum Corner is downtown.',
    );
    expect(control('D4', 'card-room-1', 'C5')).toBe('Depot Street already has a racket.');
    expect(control('D4', 'card-room-1', 'D2')).toMatch('not yours');
    expect(control('D4', 'card-room-1')).toBe('A Card Room costs you $350; you have $200.');
    expect(control('D4')).toBeNull();
  });

  it('[EMP-ORD-9] attack: quoted with its corruption and odds; what is refused', () => {
    const story = turn();
    story.owns('lau', 'C1');
    story.owns('lau', 'D3');
    story.owns('moretti', 'C2');
    story.token('moretti', 'lau', 1);
    story.men('moretti', 'big-anton');
    story.cops('D3');
    const quote = story.quote('moretti', { kind: 'attack', square: 'C1' });
    expect(quote.corruption).toBe(3);
    expect(quote.chance).toBeGreaterThan(0.5);
    const attack = (square: string, tokens = 0): string | null =>
      no(story, {
        kind: 'attack',
        square,
        tokens: Array.from({ length: tokens }, () => ({ family: '@lau', deck: 'slums' })),
      });
    expect(attack('C2')).toMatch('is yours');
    expect(attack('D2')).toMatch('nobody’s');
    expect(attack('A3')).toMatch('out of this game');
    expect(attack('D3')).toMatch('A cop stands');
    expect(attack('C1', 2)).toBe('You hold 1 token against Lau, not 2.');
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(attack('C1')).toBe('You already attack Mercer Street.');
  });

  it('[EMP-ORD-10] hit: 5 corruption, with odds; not at oneself, at nobody, or by nobody', () => {
    const story = turn();
    story.exhausted('lau', 'chen-wu');
    expect(no(story, { kind: 'hit', rival: '@lau', man: 'chen-wu' })).toMatch('no man to send');
    story.cards('moretti', 'car-bomb-1');
    expect(no(story, { kind: 'hit', rival: '@lau', man: 'chen-wu' })).toBeNull();
    const quote = story.quote('moretti', { kind: 'hit', rival: '@lau', man: 'chen-wu' });
    expect(quote.corruption).toBe(5);
    expect(quote.chance).not.toBeNull();
    expect(no(story, { kind: 'hit', rival: '@moretti' })).toMatch('Choose a rival');
    expect(no(story, { kind: 'hit', rival: '@volkov' })).toBe('Volkov has no man to strike.');
    expect(no(story, { kind: 'hit', rival: '@lau', man: 'big-anton' })).toMatch('does not lie exhausted before Lau');
  });

  it('[EMP-ORD-11] lieLow: always possible, free, ends the turn', () => {
    const story = turn();
    story.cash('moretti', 0);
    story.state.ness = 'C3';
    expect(story.quote('moretti', { kind: 'lieLow' })).toMatchObject({
      costDollars: null,
      corruption: 0,
      chance: null,
    });
    story.give('moretti', { kind: 'lieLow' });
    expect(story.capo('moretti').figures).toBe(2);
  });
});

describe('free actions', () => {
  it('[EMP-ORD-12] play: a card of the hand, in its window, with the target it needs', () => {
    const story = turn();
    story.cards('moretti', 'skim-1', 'good-season-1', 'title-deed-1', 'headhunter-1', 'police-escort-1');
    story.owns('lau', 'C1');
    story.owns('lau', 'C5', 'gin-cellar-1');
    story.track('chen-wu');
    const play = (card: string, more: object = {}): string | null => no(story, { kind: 'play', card, ...more });
    expect(play('scandal-1', { rival: '@lau' })).toMatch('You hold no such card');
    expect(play('good-season-1')).toMatch('not played on your turn');
    expect(play('skim-1', { square: 'C5' })).toMatch('against whom');
    expect(play('skim-1', { rival: '@lau' })).toMatch('Name a square where that rival has a racket');
    expect(play('skim-1', { rival: '@lau', square: 'C1' })).toMatch('has a racket');
    expect(play('skim-1', { rival: '@lau', square: 'C5' })).toBeNull();
    expect(play('title-deed-1')).toMatch('Name the square');
    expect(play('title-deed-1', { square: 'C1' })).toMatch('is taken');
    expect(play('headhunter-1', { man: 'big-anton' })).toMatch('on the track');
    expect(play('police-escort-1')).toMatch('which cop goes where');
    expect(play('police-escort-1', { cop: 'c1', square: 'E5' })).toMatch('cannot go');
  });

  it('[EMP-ORD-13] reveal: a ready man whose ability has its moment now', () => {
    const story = turn();
    story.men('moretti', 'big-anton', 'judge-whitcomb', 'nadia-petrova', 'grace-lin', 'carmine-lupo');
    story.exhausted('moretti', 'paolo-the-sexton');
    const reveal = (man: string, more: object = {}): string | null => no(story, { kind: 'reveal', man, ...more });
    expect(reveal('chen-wu')).toMatch('not in your hand');
    expect(reveal('paolo-the-sexton')).toMatch('exhausted');
    expect(reveal('big-anton')).toMatch('nothing to do on your turn');
    expect(reveal('carmine-lupo')).toMatch('nothing to do on your turn');
    expect(reveal('judge-whitcomb')).toMatch('no corruption');
    expect(reveal('nadia-petrova')).toMatch('Say which rival');
    expect(reveal('nadia-petrova', { rival: '@lau' })).toMatch('nothing to look at');
    expect(reveal('grace-lin', { rival: '@lau' })).toMatch('no city card');
    story.corruption('moretti', 2);
    story.give('moretti', { kind: 'reveal', man: 'judge-whitcomb' });
    expect([story.corruption('moretti'), story.capo('moretti').exhausted]).toEqual([
      0,
      ['paolo-the-sexton', 'judge-whitcomb'],
    ]);
  });

  it('[EMP-ORD-14] give: what he has, ready, to another', () => {
    const story = turn();
    story.men('moretti', 'nino-bellini');
    story.exhausted('moretti', 'tony-ferro');
    story.cards('moretti', 'skim-1');
    const give = (more: object): string | null => no(story, { kind: 'give', to: '@lau', ...more });
    expect(give({})).toMatch('Give something');
    expect(give({ money: 550 })).toBe('You have $500, not $550.');
    expect(give({ men: ['tony-ferro'] })).toMatch('only ready men');
    expect(give({ men: ['chen-wu'] })).toMatch('not in your hand');
    expect(give({ cards: ['skim-2'] })).toMatch('no such card');
    expect(no(story, { kind: 'give', to: '@moretti', money: 50 })).toMatch('somebody else');
    story.give('moretti', {
      kind: 'give',
      to: '@lau',
      money: 50,
      men: ['nino-bellini'],
      cards: ['skim-1'],
    });
    expect([story.cash('lau'), story.capo('lau').hand, story.capo('lau').cards]).toEqual([
      550,
      ['nino-bellini'],
      ['skim-1'],
    ]);
  });

  it('[EMP-ORD-15] deal: three a turn; whether the other holds what is asked comes out with his answer', () => {
    const story = turn();
    const deal = (ask: object, give: object = { money: 100 }): object => ({
      kind: 'deal',
      to: '@lau',
      give,
      ask,
    });
    expect(no(story, deal({}, {}))).toMatch('Give or ask for something');
    expect(no(story, deal({}, { money: 900 }))).toMatch('You have $500');
    // Nothing of that is in Lau’s hand, and proposing it does not tell.
    const impossible = deal({ men: ['big-anton'], cards: ['revolver-1'] });
    expect(no(story, impossible)).toBeNull();
    story.give('moretti', impossible);
    expect(story.refusal('lau', { kind: 'accept', will: true })).not.toBeNull();
    story.give('lau', { kind: 'accept', will: false });
    for (let n = 0; n < 2; n += 1) {
      story.give('moretti', deal({ money: 50 }));
      story.give('lau', { kind: 'accept', will: false });
    }
    expect(no(story, deal({ money: 50 }))).toMatch('Three proposals a turn');
    expect(story.asked()?.do).toBe('turn');
  });

  it('[EMP-ORD-16] pact and break: with another, not twice, not in the past; a broken one is marked', () => {
    const story = turn();
    const pact = (more: object = {}): object => ({ kind: 'pact', with: '@lau', until: 3, ...more });
    expect(no(story, pact({ with: '@moretti' }))).toMatch('somebody else');
    story.state.round = 2;
    expect(no(story, pact({ until: 1 }))).toMatch('this round or later');
    story.give('moretti', pact());
    story.give('lau', { kind: 'accept', will: true });
    expect(no(story, pact())).toBe('You and Lau have a pact already.');
    expect(no(story, { kind: 'break', pact: 9 })).toMatch('no such pact');
    story.give('moretti', { kind: 'break', pact: 1 });
    expect(story.state.pacts[0]?.brokenBy).toBe(story.seat('moretti'));
    expect(no(story, { kind: 'break', pact: 1 })).toMatch('over already');
    expect(no(story, pact())).toBeNull();
  });
});

describe('what is asked for by name', () => {
  it('[EMP-POL-2] any copy of a card that is named will do, and is handed over with the rest', () => {
    const story = turn();
    story.cards('lau', 'revolver-2', 'revolver-3', 'ambush-1');
    const ask = { cards: ['revolver', 'revolver'], decks: ['slums'] };
    story.give('moretti', { kind: 'deal', to: '@lau', give: { money: 300 }, ask });
    expect(story.refusal('lau', { kind: 'accept', will: true, cards: ['revolver-2'] })).toMatch('no such card');
    story.give('lau', { kind: 'accept', will: true, cards: ['ambush-1'] });
    expect([story.capo('moretti').cards.toSorted(), story.cash('lau')]).toEqual([
      ['ambush-1', 'revolver-2', 'revolver-3'],
      800,
    ]);
  });
});
