import { describe, expect, it } from 'vitest';
import { carryOut } from '#main/games/empire-city/rules/rulings/carryOut.ts';
import { Story } from './story.ts';

const escort = (card: string, cop: string, square: string): object => ({
  kind: 'play',
  card,
  rival: null,
  square,
  cop,
  man: null,
  tokens: [],
});

/** Volkov attacks Lau in D3; Moretti, whose turn it is, holds both escorts; a cop stands in D2, next to it. */
function contested(): Story {
  const story = new Story({ families: ['moretti', 'volkov', 'lau'], house: { shields: false } });
  story.owns('lau', 'D3');
  story.men('moretti', 'nino-bellini');
  story.men('volkov', 'ivan-grom');
  story.cards('moretti', 'police-escort-1', 'police-escort-2');
  story.cops('D2');
  story.turnOf('moretti');
  story.state.attacks = [{ seat: story.seat('volkov'), square: 'D3' }];
  story.state.agenda.push({ do: 'combats', last: null });
  story.all = [];
  return story;
}

/** Ends Moretti’s turn, and with it the declarations. */
function toCombat(story: Story): void {
  story.give('moretti', { kind: 'lieLow' });
}

describe('attacks without a combat', () => {
  it.each(['lose', 'pay'])(
    '[EMP-COPS-11] an escort calls attacks off at once, whether the capo answers %s, and a second one brings none back',
    (answer) => {
      const story = contested();
      story.give('moretti', escort('police-escort-1', 'c1', 'D3'));
      expect(story.events('attacks-off')).toEqual([
        { type: 'attacks-off', square: 'D3', attackers: [story.seat('volkov')], why: 'cop' },
      ]);
      story.give('lau', { kind: 'bust', with: answer });
      story.give('moretti', escort('police-escort-2', 'c1', 'D2'));
      expect(story.state.attacks).toEqual([]);
      toCombat(story);
      expect(story.events('combat-begun')).toEqual([]);
      expect(story.owner('D3')).toBe(answer === 'pay' ? 'lau' : null);
    },
  );

  it('[EMP-COPS-11] so does a ruling that brings a cop there', () => {
    const story = contested();
    story.on((table) => carryOut(table, { kind: 'cop', cop: 'c1', to: 'D3' }));
    expect(story.events('attacks-off')).toHaveLength(1);
    story.on((table) => carryOut(table, { kind: 'cop', cop: 'c1', to: 'D2' }));
    toCombat(story);
    expect(story.events('combat-begun')).toEqual([]);
  });

  it('[EMP-COPS-11] no ruling brings a cop into a combat that is being fought', () => {
    const story = contested();
    toCombat(story);
    expect(story.asked()?.do).toBe('commit');
    expect(() => story.on((table) => carryOut(table, { kind: 'cop', cop: 'c1', to: 'D3' }))).toThrow(
      'The combat in Commerce Plaza is being fought; move the cop after it.',
    );
  });

  it.each([null, 'moretti'] as const)(
    '[EMP-COMB-1] a combat whose defender is gone ends, also in a game that began it: square held by %s',
    (owner) => {
      const story = contested();
      toCombat(story);
      story.state.squares.D3 = { owner: owner === null ? null : story.seat(owner), racket: null, count: 0 };
      story.give('volkov', { kind: 'commit', men: [], cards: [], reveals: [] });
      story.give('lau', { kind: 'commit', men: [], cards: [], reveals: [] });
      expect(story.state.attacks).toEqual([]);
      expect(story.events('combat-begun')).toHaveLength(1);
    },
  );
});

describe('rulings while answers are sealed', () => {
  it('[EMP-ASK-23] change nothing that the answers were checked by, and names all the same', () => {
    const story = new Story({ families: ['moretti', 'volkov', 'lau'], round: 2 });
    story.copCard('quiet-night');
    story.agenda({ do: 'office' }, { do: 'declarations' });
    const seat = story.seat('moretti');
    story.on((table) => carryOut(table, { kind: 'cash', seat, dollars: 600 }));
    story.give('moretti', { kind: 'bid', dollars: 600 });
    const sealed = 'Some have answered a question under seal; change this once all have answered.';
    expect(() => story.on((table) => carryOut(table, { kind: 'cash', seat, dollars: 0 }))).toThrow(sealed);
    story.on((table) => carryOut(table, { kind: 'rename', seat, name: 'Marsh' }));
    story.give('volkov', { kind: 'bid', dollars: 0 });
    story.give('lau', { kind: 'bid', dollars: 0 });
    expect(story.state.godfather).toBe(seat);
    story.on((table) => carryOut(table, { kind: 'cash', seat, dollars: 0 }));
    expect(story.cash('moretti')).toBe(0);
  });
});
