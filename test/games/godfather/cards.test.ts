import { describe, expect, it } from 'vitest';
import { listUnseen } from '#main/games/godfather/rules/turn/decks.ts';
import { planDefaultSale, listLeastMissed } from '#main/games/godfather/rules/orders/defaults.ts';
import { seatOf, Story } from './story.ts';

describe('cards', () => {
  it('[GOD-CARD-2] [GOD-DECK-4] money comes from the bank and the card goes under the deck', () => {
    const story = Story.begun();
    story.hold('Red', 'money-9');
    story.give('Red', { kind: 'card' });
    expect(story.cash('Red')).toBe(3_900);
    expect(story.state.decks.playing.draw.at(-1)).toBe('money-9');
  });

  it('[GOD-CARD-3] [GOD-CARD-4] free pieces must be used, and may be split and mixed with bought ones', () => {
    const story = Story.begun().stand('MID', 'hijacking', {}).stand('DOC', 'hijacking', {});
    story.hold('Red', 'hijackers-3');
    story.give('Red', { kind: 'card' });
    expect(story.refusal('Red', { kind: 'position' })).toMatch(/3 free hijackers must still/);
    const order = story.positioning('MID hijacking B2 C2, DOC hijacking A1 B1');
    expect(story.quote('Red', order)).toMatchObject({ costDollars: 100, freeUsed: 3, freeLeft: 0 });
  });

  it('[GOD-CARD-5] a Fingerman removes up to three of the rivals, unpaid, and what he empties can be used', () => {
    const story = Story.begun({ seats: 3 });
    story.stand('MID', 'hijacking', { Blue: 'B2 C2', Green: 'D2', Red: 'A3' });
    story.stand('PAR', 'hijacking', { Blue: 'A2' });
    story.close('PAR');
    story.hold('Red', 'fingerman');
    const says = (...remove: string[]): string | null => story.refusal('Red', { kind: 'card', remove });
    expect(says('MID-A3')).toMatch(/own/);
    expect(says('MID-B3')).toMatch(/Nobody stands on MID-B3/);
    expect(says('PAR-A2')).toMatch(/Park West is closed/);
    expect(says('MID-B2', 'MID-B2')).toMatch(/named twice/);
    story.give('Red', { kind: 'card', remove: ['MID-B2', 'MID-D2'] });
    expect(story.stands('Blue', 'MID')).toBe('C2');
    expect(story.refusal('Red', story.positioning('MID hijacking B2'))).toBeNull();
  });

  it('[GOD-ORDER-1] only a Fingerman removes anybody', () => {
    const story = Story.begun().stand('MID', 'hijacking', { Blue: 'B2' });
    story.hold('Red', 'money-1');
    expect(story.refusal('Red', { kind: 'card', remove: ['MID-B2'] })).toMatch(/Only a Fingerman/);
  });

  it('[GOD-CARD-6] a racket card without a place is void, or by house rule the next card is played, once', () => {
    const close = (story: Story): Story => {
      for (const place of Object.values(story.state.places)) place.status = 'stalemated';
      story.stand('MID', 'bookmaking', {}).stand('DOC', 'bookmaking', {});
      story.hold('Red', 'hijackers-2');
      return story;
    };
    const plain = close(Story.begun());
    plain.give('Red', { kind: 'card' });
    expect(plain.events('card-played')).toMatchObject([{ isVoid: true, free: null }]);
    expect(plain.refusal('Red', { kind: 'position' })).toBeNull();
    const again = close(Story.begun({ house: { voidRacket: 'redraw' } }));
    again.stack({ playing: ['hijackers-3', 'money-9'] });
    again.give('Red', { kind: 'card' });
    expect(again.events('card-played').map(({ card }) => card)).toEqual(['hijackers-2', 'hijackers-3']);
    expect(again.cash('Red')).toBe(3_000);
  });

  it('[GOD-DECK-4] [GOD-HOUSE-1] with deckCycle reshuffle a deck that is played out is shuffled', () => {
    const story = Story.begun({ house: { deckCycle: 'reshuffle' } });
    story.state.decks.playing = { draw: [], discard: ['money-1', 'money-2'] };
    story.on((table) => table.emit({ type: 'stage-set', stage: { at: 'draw' } }));
    let drawn: unknown;
    story.on(
      (table) => {
        const order = table.dice.shuffle(table.state.decks.playing.discard, 'x');
        table.emit({ type: 'deck-turned', which: 'playing', cards: order });
        drawn = table.state.decks.playing;
      },
      [2, 1],
    );
    expect(drawn).toEqual({ draw: ['money-2', 'money-1'], discard: [] });
    story.goOn();
    expect(story.family('Red').hand).toBe('money-2');
  });
});

describe('Breaks of the Game', () => {
  const breaking = (dice: number[], top: object): Story => {
    const story = Story.begun().stand('MID', 'extortion', { Red: 'B2 C2 D2' });
    story.hold('Red', 'break');
    story.stack(top);
    story.give('Red', { kind: 'card' }, dice);
    return story;
  };

  it('[GOD-BREAK-1] [GOD-BREAK-2] even draws a Good Break: money, and free pieces', () => {
    const story = breaking([3, 5], { good: ['G1'] });
    expect(story.cash('Red')).toBe(3_150);
    expect(story.state.turn.log.free).toEqual({ racket: 'extortion', count: 2 });
    expect(story.state.decks.good.draw.at(-1)).toBe('G1');
  });

  it('[GOD-BREAK-3] [GOD-BREAK-4] [GOD-ASK-2] odd draws a Bad one: pieces of his choice, then money', () => {
    const story = breaking([3, 4], { bad: ['B1'] });
    expect(story.state.stage).toEqual({ at: 'lose', card: 'B1', racket: 'extortion', count: 1 });
    const says = (...positions: string[]): string | null => story.refusal('Red', { kind: 'lose', positions });
    expect(says('MID-B2', 'MID-C2')).toMatch(/1 strongarm must go, and 2 are named/);
    expect(says('MID-B3')).toMatch(/Nobody/);
    story.give('Red', { kind: 'lose', positions: ['MID-C2'] });
    expect(story.stands('Red', 'MID')).toBe('B2 D2');
    expect(story.cash('Red')).toBe(2_750);
  });

  it('[GOD-BREAK-4] with fewer than asked all go; stalemated ones count, a marker does not', () => {
    const story = Story.begun().stand('PAR', 'extortion', { Red: 'A2' });
    story.close('PAR');
    Object.assign(story.place('HAR'), {
      status: 'controlled',
      controller: seatOf('Red'),
      racket: 'extortion',
      marker: 'HAR-B1',
    });
    story.hold('Red', 'break');
    story.stack({ bad: ['B3'] });
    story.give('Red', { kind: 'card' }, [1, 2]);
    expect(story.events('pieces-lost')).toMatchObject([{ positions: ['PAR-A2'] }]);
    expect(story.state.stage.at).toBe('position');
  });

  it('[GOD-BREAK-5] [GOD-ASK-3] the default sells stalemated pieces first and takes back what is not needed', () => {
    const story = Story.begun();
    story.stand('PAR', 'extortion', { Red: 'A2' }).stand('MID', 'bookmaking', { Red: 'B2' });
    story.close('PAR');
    story.cash('Red', 100);
    expect(planDefaultSale(story.state, seatOf('Red'), 200)).toEqual(['PAR-A2']);
    expect(planDefaultSale(story.state, seatOf('Red'), 240)).toEqual(['MID-B2']);
  });

  it('[GOD-ASK-8] the piece whose going lowers the stake least goes first', () => {
    const story = Story.begun();
    story.stand('HAR', 'bookmaking', { Red: 'C3' }).stand('MID', 'hijacking', { Red: 'B2 C2' });
    const own = ['HAR-C3', 'MID-B2', 'MID-C2'] as const;
    expect(listLeastMissed(story.state, seatOf('Red'), own, 2)).toEqual(['MID-C2', 'MID-B2']);
  });
});

describe('what has been seen', () => {
  it('[GOD-FOG-2] a pass ends with the 52nd card; cards in hand count as unseen', () => {
    const story = Story.begun();
    const left = (): number => listUnseen(story.state, 'playing').find(({ card }) => card === 'money-9')?.copies ?? 0;
    story.hold('Red', 'money-9');
    expect(left()).toBe(3);
    story.give('Red', { kind: 'card' });
    expect(left()).toBe(2);
    story.state.passes.playing.played = 51;
    story.give('Red', { kind: 'position' });
    story.hold('Blue', 'money-8');
    story.give('Blue', { kind: 'card' });
    expect(left()).toBe(3);
    expect(story.state.passes.playing.played).toBe(0);
  });
});
