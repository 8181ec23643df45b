import { describe, expect, it } from 'vitest';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import type { CopCard } from '#shared/games/empire-city/copCards.ts';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { Story } from './story.ts';

const families: FamilyId[] = ['moretti', 'volkov', 'lau'];

/** Lau is chief and moves the cops, who stand there. */
function beat(card: CopCard, ...cops: Cell[]): Story {
  const story = new Story({ families, house: { shields: false }, round: 2 });
  story.copCard(card);
  story.cops(...cops);
  Object.assign(story.state, { chief: story.seat('lau'), mover: story.seat('lau') });
  return story;
}

const move = (...moves: [string, Cell][]): object => ({
  kind: 'moveCops',
  moves: moves.map(([cop, to]) => ({ cop, path: [to] })),
});

describe('a round', () => {
  it('[EMP-TURN-1] cops, godfather, declarations, combat, upkeep: refresh before anybody collects', () => {
    const story = new Story({ families });
    story.corruption('moretti', 4);
    story.corruption('volkov', 4);
    story.top('cops', 'open-city');
    for (const family of families)
      story.exhausted(family, { moretti: 'nino-bellini', volkov: 'ivan-grom', lau: 'chen-wu' }[family as 'lau']);
    story.all = [];
    story.agenda({ do: 'round' });
    for (let n = 0; n < 40 && story.state.round === 1; n += 1) {
      const seat = story.asked()?.seats[0];
      const family = families.find((one) => story.seat(one) === seat) ?? 'lau';
      story.give(family, { kind: 'byRule' });
    }
    const phases = story.events('phase-begun').map(({ phase }) => phase);
    expect(phases.slice(0, 5)).toEqual(['godfather', 'declarations', 'combat', 'upkeep', 'cops']);
    const kinds = story.all.map(({ type }) => type);
    expect(kinds.indexOf('cop-card-turned')).toBeLessThan(kinds.indexOf('phase-begun'));
    const refreshed = story.all.findLastIndex((event) => event.type === 'man-hired');
    const street = story.all.findIndex((event) => event.type === 'money-moved' && event.cause === 'the street');
    expect(refreshed).toBeGreaterThan(0);
    expect(refreshed).toBeLessThan(street);
    const first = new Story({ families });
    expect(first.events('chief-named')).toEqual([]);
    expect(first.asked()?.do).toBe('turn');
  });

  it('[EMP-TURN-2] a new godfather is the first of the declarations of his round, the next seat the second', () => {
    const story = new Story({ families });
    story.copCard('quiet-night');
    story.agenda({ do: 'office' }, { do: 'declarations' });
    story.give('moretti', { kind: 'bid', dollars: 0 });
    story.give('volkov', { kind: 'bid', dollars: 0 });
    story.give('lau', { kind: 'bid', dollars: 50 });
    expect(story.asked()).toEqual({ do: 'turn', seats: [story.seat('lau')] });
    story.give('lau', { kind: 'lieLow' });
    expect(story.asked()?.seats).toEqual([story.seat('moretti')]);
    story.give('moretti', { kind: 'lieLow' });
    expect(story.asked()?.seats).toEqual([story.seat('volkov')]);
  });

  it('[EMP-TURN-3] at the end figures go home; tokens, cops, exhausted men and the cop card stay', () => {
    const story = new Story({ families });
    story.copCard('curfew');
    story.owns('lau', 'C1');
    story.exhausted('lau', 'big-anton');
    story.turnOf('moretti');
    story.give('moretti', { kind: 'attack', square: 'C1' });
    expect(empireCity.view(story.state, 'gm').cells.find(({ id }) => id === 'C1')?.figures).toEqual([
      story.seat('moretti'),
    ]);
    story.state.attacks = [];
    story.cash('lau', 0);
    story.agenda({ do: 'end-round' });
    expect(story.state.round).toBe(2);
    expect(empireCity.view(story.state, 'gm').cells.flatMap(({ figures }) => figures)).toEqual([]);
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
});

describe('cops', () => {
  it('[EMP-COPS-1] from round 2: chief, number, Ness, card, moves, busts, then Ness moves', () => {
    const story = new Story({ families, round: 2 });
    story.corruption('moretti', 52);
    story.corruption('volkov', 9);
    story.corruption('lau', 1);
    story.owns('moretti', 'D3');
    story.top('cops', 'quiet-night');
    story.all = [];
    story.agenda({ do: 'round' });
    story.give('lau', move(['c1', 'D3'], ['c2', 'C2'], ['c3', 'B3']));
    story.give('moretti', { kind: 'bust', with: 'pay' });
    story.give('lau', { kind: 'ness', to: 'F1' });
    const wanted = new Set([
      'chief-named',
      'cop-added',
      'ness-called',
      'cop-card-turned',
      'cop-moved',
      'bust-settled',
      'ness-moved',
    ]);
    const kinds = story.all.map(({ type }) => type).filter((type) => wanted.has(type));
    expect(kinds).toEqual([
      'chief-named',
      'cop-added',
      'cop-added',
      'ness-called',
      'cop-card-turned',
      'cop-moved',
      'cop-moved',
      'cop-moved',
      'bust-settled',
      'ness-moved',
    ]);
  });

  it('[EMP-COPS-2] the chief has the fewest corruption; of several the godfather names one, himself too', () => {
    const story = new Story({ families, round: 2 });
    story.corruption('lau', 3);
    story.agenda({ do: 'round' });
    expect(story.asked()).toEqual({ do: 'chief', seats: [story.seat('moretti')] });
    expect(story.refusal('moretti', { kind: 'name', seat: '@lau' })).toMatch('tied');
    story.give('moretti', { kind: 'name', seat: '@moretti' });
    expect(story.state.chief).toBe(story.seat('moretti'));
    const alone = new Story({ families, round: 2 });
    alone.corruption('lau', 3);
    alone.corruption('moretti', 3);
    alone.agenda({ do: 'round' });
    expect(alone.state.chief).toBe(alone.seat('volkov'));
  });

  it('[EMP-COPS-3] one cop more for each mark reached by anybody; the chief chooses who leaves', () => {
    const cops = (points: number, sitting = families): number => {
      const story = new Story({ families: sitting, round: 2 });
      for (const family of sitting) story.corruption(family, 1);
      story.corruption('volkov', points);
      story.corruption('lau', 0);
      story.top('cops', 'open-city');
      story.agenda({ do: 'round' });
      return story.state.cops.length;
    };
    expect([19, 20, 39, 40, 59, 60].map((points) => cops(points))).toEqual([1, 2, 2, 3, 3, 4]);
    expect(cops(20, ['moretti', 'volkov', 'lau', 'callahan', 'ashdown'])).toBe(3);
    const story = beat('quiet-night', 'C2', 'D3');
    story.corruption('moretti', 1);
    story.corruption('volkov', 1);
    story.agenda({ do: 'round' });
    expect(story.asked()).toEqual({ do: 'withdraw-cops', seats: [story.seat('lau')] });
    expect(story.refusal('lau', { kind: 'withdrawCops', cops: [] })).toMatch('Withdraw');
    story.give('lau', { kind: 'withdrawCops', cops: ['c1'] });
    expect(story.state.cops).toEqual([{ id: 'c2', at: 'D3' }]);
  });

  it('[EMP-COPS-4] Ness is here from 50 on, leaves below it, and is no cop', () => {
    const story = beat('quiet-night', 'C2');
    story.corruption('volkov', 50);
    story.corruption('moretti', 1);
    story.top('cops', 'open-city');
    story.agenda({ do: 'round' });
    expect([story.state.isNessHere, story.state.cops.length]).toEqual([true, 3]);
    story.give('lau', { kind: 'ness', to: 'D4' });
    expect(story.state.ness).toBe('D4');
    story.corruption('volkov', 49);
    story.agenda({ do: 'round' });
    expect([story.state.isNessHere, story.state.ness, story.state.cops.length]).toEqual([false, null, 3]);
  });

  it('[EMP-COPS-5] the card sets the bribe, calls the bidding or not, and works until the next one', () => {
    const story = beat('quiet-night', 'C3');
    expect(empireCity.view(story.state, 'gm').copCard?.bribeDollars).toBe(100);
    story.corruption('moretti', 1);
    story.corruption('volkov', 1);
    story.top('cops', 'crackdown');
    story.agenda({ do: 'round' });
    expect(story.state.copCard).toBe('crackdown');
    expect(empireCity.view(story.state, 'gm').copCard?.bribeDollars).toBe(300);
    story.give('lau', move(['c1', 'D3']));
    expect(story.asked()?.do).toBe('turn');
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    expect(story.state.copCard).toBe('crackdown');
  });

  it('[EMP-COPS-6] every cop moves one square, next to it and open; who is shut in stays and busts nobody', () => {
    const story = beat('quiet-night', 'C3', 'D3');
    story.owns('moretti', 'C2');
    story.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    expect(story.refusal('lau', move(['c1', 'C2']))).toMatch('Every cop must move');
    expect(story.refusal('lau', move(['c1', 'D3'], ['c2', 'D2']))).toMatch('cannot go');
    expect(story.refusal('lau', move(['c2', 'E3'], ['c1', 'C2']))).toMatch('cannot go');
    expect(story.refusal('lau', move(['c1', 'B2'], ['c2', 'D2']))).toMatch('cannot go');
    // In an order of the chief’s choice: what the first leaves is free for the second.
    story.give('lau', move(['c2', 'D2'], ['c1', 'D3']));
    expect(story.asked()?.do).toBe('turn');
    const shut = beat('quiet-night', 'B1');
    shut.owns('volkov', 'B1');
    shut.state.ness = 'B2';
    for (const id of ['A1', 'C1'] as const) Reflect.deleteProperty(shut.state.squares, id);
    shut.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    expect([shut.asked()?.do, shut.owner('B1')]).toEqual(['turn', 'volkov']);
  });

  it('[EMP-COPS-8] a bust is paid, helped off, or costs token, racket and count; in the order of the moves', () => {
    const story = beat('quiet-night', 'C3', 'C5');
    story.owns('lau', 'C2', 'gentlemens-hotel-1', 3);
    story.owns('moretti', 'C4', 'back-room-bar-1');
    story.cash('moretti', 50);
    story.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    story.give('lau', move(['c2', 'C4'], ['c1', 'C2']));
    expect(story.asked()).toEqual({ do: 'bust', seats: [story.seat('moretti')] });
    expect(story.refusal('moretti', { kind: 'bust', with: 'pay' })).toMatch(
      'The bribe for Grand Hotel is $100; you have $50.',
    );
    story.give('moretti', { kind: 'bust', with: 'lose' });
    expect([story.owner('C4'), story.cash('moretti')]).toEqual([null, 50]);
    // The chief pays for his own.
    expect(story.asked()).toEqual({ do: 'bust', seats: [story.seat('lau')] });
    story.give('lau', { kind: 'bust', with: 'pay' });
    expect([story.owner('C2'), story.cash('lau'), story.state.pot]).toEqual(['lau', 400, 500]);
    story.agenda({ do: 'collect-next', seat: story.seat('lau') });
    expect(story.cash('lau')).toBe(400 + 250 + 400);
  });

  it('[EMP-COPS-10] under a cop or Ness: no claim, no purchase, no attack; its neighbors count on', () => {
    const story = beat('quiet-night', 'C1', 'D2');
    story.owns('moretti', 'C1');
    story.owns('lau', 'D2');
    story.rackets('back-room-bar-1');
    story.state.ness = 'E2';
    story.turnOf('moretti', 2);
    const watched = /stands on .*: it can be neither claimed nor attacked this round/;
    expect(story.refusal('moretti', { kind: 'attack', square: 'D2' })).toMatch(watched);
    expect(story.refusal('moretti', { kind: 'control', square: 'E2' })).toMatch(watched);
    const purchases = [{ racket: 'back-room-bar-1', square: 'C1' }];
    expect(story.refusal('moretti', { kind: 'control', square: 'C1', purchases })).toMatch(watched);
    expect(story.refusal('moretti', { kind: 'control', square: 'B1', purchases })).toMatch(watched);
    story.owns('lau', 'B1');
    story.men('moretti', 'nino-bellini');
    story.state.agenda.push({ do: 'combats', last: null });
    story.give('moretti', { kind: 'attack', square: 'B1' });
    story.give('moretti', { kind: 'lieLow' });
    story.fight({ moretti: { men: [{ man: 'nino-bellini' }] }, lau: {} });
    expect(story.events('combat-shown')[0]?.combat.sides[0]?.score).toBe(2 + 2);
  });
});

describe('cop cards', () => {
  it('[EMP-COPC-1] Quiet Night: $100, the bidding takes place, nothing else', () => {
    const story = beat('shift-change', 'C3');
    story.owns('moretti', 'D3', 'back-room-bar-1');
    story.corruption('moretti', 1);
    story.corruption('volkov', 1);
    story.top('cops', 'quiet-night');
    story.agenda({ do: 'round' });
    story.give('lau', move(['c1', 'D3']));
    story.give('moretti', { kind: 'bust', with: 'pay' });
    expect([story.cash('moretti'), story.cash('lau'), story.asked()?.do]).toEqual([400, 500, 'bids']);
  });

  it('[EMP-COPC-2] Shift Change: $150 to the chief; what he pays himself goes to the bank', () => {
    const story = beat('shift-change', 'C3', 'C5');
    story.owns('moretti', 'D3');
    story.owns('lau', 'C4');
    story.agenda({ do: 'walk-cops' }, { do: 'declarations' });
    story.give('lau', move(['c1', 'D3'], ['c2', 'C4']));
    story.give('moretti', { kind: 'bust', with: 'pay' });
    expect([story.cash('moretti'), story.cash('lau')]).toEqual([350, 650]);
    story.give('lau', { kind: 'bust', with: 'pay' });
    expect(story.cash('lau')).toBe(500);
  });

  /** What Moretti collects besides the street of the rackets named, with those dice. */
  const income = (card: CopCard, owned: [Cell, string, number][], dice: number[] = []): number => {
    const story = beat(card, 'F2');
    story.state.godfather = story.seat('lau');
    for (const [square, racket, count] of owned) story.owns('moretti', square, racket, count);
    story.state.agenda = [{ do: 'collect-next', seat: story.seat('moretti') }];
    story.playOn(dice);
    return story.cash('moretti') - 750;
  };

  it('[EMP-COPC-4] Vice Sweep: bordellos pay half, a half up to the next $50', () => {
    const houses: [Cell, string, number][] = [
      ['B1', 'rooming-house-1', 3],
      ['D3', 'madame-odettes-1', 1],
      ['C1', 'back-room-bar-1', 1],
    ];
    // 350 and 150 are halved to 175 and 75, which makes 200 and 100.
    expect(income('vice-sweep', houses)).toBe(200 + 100 + 100);
    expect(income('quiet-night', houses)).toBe(350 + 150 + 100);
  });

  it('[EMP-COPC-6] Gambling Commission: casinos pay $100 less, never below $0', () => {
    const casinos: [Cell, string, number][] = [
      ['C1', 'card-room-1', 1],
      ['C2', 'roulette-palace-1', 1],
    ];
    expect(income('gambling-commission', casinos, [2, 2])).toBe(0 + 0);
    expect(income('gambling-commission', casinos, [3, 6])).toBe(50 + 500);
  });

  it('[EMP-COPC-7] Election Year: each $500 at City Hall scores 3', () => {
    const story = beat('election-year', 'F2');
    story.cash('moretti', 1_100);
    story.turnOf('moretti');
    story.give('moretti', { kind: 'cityHall', times: 2 });
    expect([story.points('moretti'), story.cash('moretti')]).toEqual([6, 100]);
  });
});

describe('the office', () => {
  it('[EMP-GF-3] tied bidders may sweeten unseen, within what is left; only the chosen one pays', () => {
    const story = new Story({ families: [...families, 'callahan'] });
    story.men('lau', 'chen-wu');
    story.cash('volkov', 600);
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    story.give('moretti', { kind: 'bid', dollars: 0 });
    story.give('volkov', { kind: 'bid', dollars: 400 });
    story.give('lau', { kind: 'bid', dollars: 400 });
    story.give('callahan', { kind: 'bid', dollars: 100 });
    expect(story.asked()).toEqual({
      do: 'sweeten',
      seats: [story.seat('volkov'), story.seat('lau')],
    });
    expect(story.refusal('volkov', { kind: 'sweeten', money: 250 })).toBe('You can offer up to $200 besides your bid.');
    story.give('volkov', { kind: 'sweeten', money: 200 });
    expect(empireCity.view(story.state, story.seat('lau')).questions[0]?.offers).toEqual({});
    story.give('lau', { kind: 'sweeten', men: ['chen-wu'] });
    expect(story.asked()).toEqual({ do: 'bid-tie', seats: [story.seat('moretti')] });
    const seen = empireCity.view(story.state, story.seat('moretti')).questions[0]?.offers;
    expect(seen?.[story.seat('lau')]?.men).toEqual(['chen-wu']);
    story.give('moretti', { kind: 'name', seat: '@lau' });
    expect([story.state.godfather, story.state.pot]).toEqual([story.seat('lau'), 900]);
    expect([story.cash('lau'), story.cash('volkov'), story.capo('moretti').hand]).toEqual([100, 600, ['chen-wu']]);
  });

  it('[EMP-GF-3] the present godfather, tied himself, may keep the office at his bid', () => {
    const story = new Story({ families });
    story.agenda({ do: 'bids', seats: [...story.state.seats] }, { do: 'declarations' });
    story.give('moretti', { kind: 'bid', dollars: 300 });
    story.give('volkov', { kind: 'bid', dollars: 300 });
    story.give('lau', { kind: 'bid', dollars: 0 });
    story.give('volkov', { kind: 'sweeten', money: 50 });
    story.give('moretti', { kind: 'name', seat: '@moretti' });
    expect([story.state.godfather, story.cash('moretti'), story.cash('volkov')]).toEqual([
      story.seat('moretti'),
      200,
      500,
    ]);
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
});
