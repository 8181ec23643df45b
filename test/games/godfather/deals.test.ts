import { describe, expect, it } from 'vitest';
import { createQuickSetup } from '#main/games/godfather/rules/setup/quickSetup.ts';
import { buildSight } from '#main/games/godfather/rules/npc/sight.ts';
import { carryOut, describeRuling } from '#main/games/godfather/rules/rulings/carryOut.ts';
import { Refusal } from '#kernel/refusal.ts';
import { rulingSchema } from '#shared/games/godfather/rulings.ts';
import { computeBonusDollars, computeControlDollars } from '#shared/games/godfather/values.ts';
import { seatOf, Story, type Name } from './story.ts';

const spare = { kind: 'spare', neighborhood: null };
const offer = (to: string, terms: object): object => ({ kind: 'propose', to, terms });

function turnOf(story: Story, name: Name, placements: Parameters<Story['position']>[1] = []): void {
  story.hold(name, null);
  story.state.stage = { at: 'position' };
  story.position(name, placements);
}

describe('deals', () => {
  it('[GOD-DEAL-1] none with two seats, promises with more, money only where the table allows it', () => {
    const two = Story.begun();
    expect(two.refusal('Red', offer('g2', { mine: [spare] }))).toMatch(/no deals/);
    const three = Story.begun({ seats: 3 });
    expect(three.refusal('Red', offer('g2', { mine: [spare], iPay: 100 }))).toMatch(/no money/);
  });

  it('[GOD-DEAL-2] two proposals a turn, each with something in it, about what is open', () => {
    const story = Story.begun({ seats: 3, house: { deals: 'cash' } });
    expect(story.refusal('Red', offer('g1', { mine: [spare] }))).toMatch(/another family/);
    expect(story.refusal('Red', offer('g2', {}))).toMatch(/empty/);
    expect(story.refusal('Red', offer('g2', { iPay: 3_010 }))).toMatch(/cannot pay \$3,010/);
    expect(story.refusal('Red', offer('g2', { iPay: 15 }))).toMatch(/multiples of \$10/);
    story.close('MID');
    const closed = { mine: [{ kind: 'press', neighborhood: 'MID' }] };
    expect(story.refusal('Red', offer('g2', closed))).toMatch(/Midtown is closed/);
    for (const to of ['g2', 'g3']) {
      story.give('Red', offer(to, { mine: [spare] }));
      const name = to === 'g2' ? 'Blue' : 'Green';
      story.give(name, { kind: 'answer', answer: 'refuse' });
    }
    expect(story.refusal('Red', offer('g2', { mine: [spare] }))).toMatch(/Two proposals/);
    story.give('Red', { kind: 'position' });
    expect(story.refusal('Red', offer('g2', { mine: [spare] }))).toMatch(/wait for their turn/);
  });

  it('[GOD-DEAL-4] [GOD-ASK-4] a counter-proposal is accepted or refused, and only accepted deals are public', () => {
    const story = Story.begun({ seats: 3 });
    story.give('Red', offer('g2', { mine: [spare] }));
    expect(Object.keys(buildSight(story.state, seatOf('Green')).state.deals)).toEqual([]);
    expect(Object.keys(buildSight(story.state, seatOf('Blue')).state.deals)).toEqual(['d1']);
    story.give('Blue', { kind: 'answer', answer: 'counter', counter: { theirs: [spare], mine: [spare] } });
    expect(story.refusal('Red', { kind: 'answer', answer: 'counter', counter: { mine: [spare] } })).toMatch(
      /cannot be countered/,
    );
    story.give('Red', { kind: 'answer', answer: 'accept' });
    expect(story.events('deal-struck')).toMatchObject([{ from: 'g2', to: 'g1' }]);
    expect(Object.keys(buildSight(story.state, seatOf('Green')).state.deals)).toEqual(['d2']);
    expect(story.state.stage.at).toBe('position');
  });

  it('[GOD-DEAL-5] it binds each side for its next turns, the proposer’s own counted', () => {
    const story = Story.begun({ seats: 3 });
    story.give('Red', offer('g2', { mine: [spare], theirs: [spare], turns: 1 }));
    story.give('Blue', { kind: 'answer', answer: 'accept' });
    story.give('Red', { kind: 'position' });
    expect(story.events('deal-kept')).toEqual([]);
    turnOf(story, 'Blue');
    expect(story.events('deal-kept')).toHaveLength(1);
  });

  it('[GOD-DEAL-3] [GOD-DEAL-6] stay-out is excused where free pieces could go nowhere else', () => {
    for (const [docks, outcome] of [
      [false, 'kept'],
      [true, 'broken'],
    ] as const) {
      const story = Story.begun({ seats: 3 });
      for (const place of Object.values(story.state.places)) place.status = 'stalemated';
      story.stand('MID', 'hijacking', {}).stand('LIT', 'bookmaking', {});
      if (docks) story.stand('DOC', 'hijacking', {});
      story.state.turn.log.free = { racket: 'hijacking', count: 1 };
      const mine = [{ kind: 'stay-out', neighborhood: 'MID' }];
      story.give('Red', offer('g2', { mine, turns: 1 }));
      story.give('Blue', { kind: 'answer', answer: 'accept' });
      story.position('Red', 'MID hijacking B2');
      turnOf(story, 'Blue');
      expect(story.state.deals['d1' as never]?.status).toBe(outcome);
    }
  });

  it('[GOD-DEAL-3] press: whoever could position there must', () => {
    for (const [cash, status] of [
      [3_000, 'broken'],
      [50, 'kept'],
    ] as const) {
      const story = Story.begun({ seats: 3 }).stand('MID', 'hijacking', { Green: 'B2' });
      const mine = [{ kind: 'press', neighborhood: 'MID' }];
      story.cash('Red', cash);
      story.give('Red', offer('g2', { mine, turns: 1 }));
      story.give('Blue', { kind: 'answer', answer: 'accept' });
      story.give('Red', { kind: 'position' });
      if (status === 'kept') turnOf(story, 'Blue');
      expect(story.state.deals['d1' as never]?.status).toBe(status);
    }
  });

  it('[GOD-DEAL-3] spare covers the Fingerman too, but not one that pointed before the deal', () => {
    const story = Story.begun({ seats: 3 }).stand('MID', 'hijacking', { Blue: 'B2 C2' });
    story.hold('Red', 'fingerman');
    story.give('Red', { kind: 'card', remove: ['MID-B2'] });
    story.give('Red', offer('g2', { mine: [spare], turns: 2 }));
    story.give('Blue', { kind: 'answer', answer: 'accept' });
    story.give('Red', { kind: 'position' });
    expect(story.events('deal-broken')).toEqual([]);
    turnOf(story, 'Blue');
    turnOf(story, 'Green');
    story.hold('Red', 'fingerman');
    story.give('Red', { kind: 'card', remove: ['MID-C2'] });
    story.give('Red', { kind: 'position' });
    expect(story.events('deal-broken')).toMatchObject([{ by: 'g1', against: 'g2' }]);
  });

  it('[GOD-DEAL-7] money now moves at once; money for keeping is held apart and goes where the rule says', () => {
    const struck = (when: string): Story => {
      const story = Story.begun({ seats: 3, house: { deals: 'cash' } });
      story.stand('MID', 'bookmaking', { Red: 'A3', Green: 'D1' });
      const terms = { theirs: [spare], iPay: 400, when, turns: 1 };
      story.give('Red', offer('g2', terms));
      story.give('Blue', { kind: 'answer', answer: 'accept' });
      return story;
    };
    const now = struck('now');
    expect([now.cash('Red'), now.cash('Blue')]).toEqual([2_600, 3_400]);
    const kept = struck('kept');
    expect([kept.cash('Red'), kept.cash('Blue')]).toEqual([2_600, 3_000]);
    kept.give('Red', { kind: 'position' });
    const before = structuredClone(kept.state);
    turnOf(kept, 'Blue');
    expect([kept.cash('Red'), kept.cash('Blue')]).toEqual([2_600, 3_400]);
    kept.state = before;
    turnOf(kept, 'Blue', [['MID', 'bookmaking', 'A2 B3']]);
    expect(kept.cash('Red')).toBe(3_000);
    const ended = struck('kept');
    for (const place of Object.values(ended.state.places)) place.status = 'stalemated';
    ended.stand('MID', 'bookmaking', {});
    ended.give('Red', { kind: 'stalemate', neighborhood: 'MID' });
    for (const name of ['Blue', 'Green'] as const) ended.give(name, { kind: 'vote', agrees: true });
    expect(ended.cash('Blue')).toBe(3_400);
  });
});

describe('the games master', () => {
  const ruled = (story: Story, ruling: object): string | null => {
    const parsed = rulingSchema.parse(ruling);
    expect(describeRuling(story.state, parsed)).not.toBe('');
    try {
      story.on((table) => carryOut(table, parsed));
      return null;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return problem.message;
    }
  };

  it('[GOD-HOUSE-1] changes cash, pieces, hands and the house rules that may change', () => {
    const story = Story.begun().stand('MID', 'hijacking', { Red: 'B2' });
    expect(ruled(story, { kind: 'cash', seat: 'g1', dollars: 17 })).toBeNull();
    expect(story.cash('Red')).toBe(17);
    expect(ruled(story, { kind: 'piece', position: 'MID-B2', owner: 'g2' })).toBeNull();
    expect(story.stands('Blue', 'MID')).toBe('B2');
    expect(ruled(story, { kind: 'piece', position: 'HAR-B1', owner: 'g2' })).toMatch(/No racket/);
    expect(ruled(story, { kind: 'hand', seat: 'g1', card: 'fingerman' })).toMatch(/no card/);
    const { house } = story.state;
    const set = (change: object): string | null =>
      ruled(story, { kind: 'house-rules', houseRules: { ...house, ...change } });
    expect(set({ lastRound: 12 })).toBeNull();
    expect(story.events('house-ruled')).toMatchObject([{ change: `Last round from ${house.lastRound} to 12` }]);
    expect(set({ areaLimit: 5 })).toMatch(
      /For the whole game stands: Fenced areas count up to; change only Stalemate after quiet rounds, /,
    );
  });

  it('[GOD-STALE-1] closes a Neighborhood, and ends the game with the last of them', () => {
    const story = Story.begun({ house: { neighborhoods: ['MID', 'DOC'] } });
    expect(ruled(story, { kind: 'stalemate', neighborhood: 'MID' })).toBeNull();
    expect(ruled(story, { kind: 'stalemate', neighborhood: 'DOC' })).toBeNull();
    expect(story.state.ending).not.toBeNull();
  });

  it('[GOD-CLOSE-1] [GOD-CLOSE-2] [GOD-BONUS-1] gives an open Neighborhood away as if it had been conceded', () => {
    const story = Story.begun({ house: { neighborhoods: ['MID', 'DOC'] } }).stand('MID', 'hijacking', {
      Red: 'B2',
      Blue: 'C2',
    });
    expect(ruled(story, { kind: 'control', neighborhood: 'DOC', seat: 'g1' })).toMatch(/^No racket is fought for in /);
    expect(ruled(story, { kind: 'control', neighborhood: 'MID', seat: 'g2' })).toBeNull();
    const dollars = computeControlDollars('MID', 'hijacking');
    expect(story.place('MID')).toMatchObject({
      status: 'controlled',
      controller: 'g2',
      claim: null,
      valueDollars: dollars,
    });
    expect([story.stands('Red', 'MID'), story.stands('Blue', 'MID')]).toEqual(['', '']);
    const bonuses = story.state.families['g2' as never]?.bonuses;
    expect(bonuses).toEqual([{ neighborhood: 'MID', dollars: computeBonusDollars('MID', 'hijacking'), left: 3 }]);
    expect(story.state.ending).toBeNull();
    story.stand('DOC', 'extortion', { Red: 'B2' });
    expect(ruled(story, { kind: 'control', neighborhood: 'DOC', seat: 'g1' })).toBeNull();
    expect(story.state.ending).not.toBeNull();
  });

  it('[GOD-VALUE-2] puts the racket of an open Neighborhood right, and its worth with it', () => {
    const story = Story.begun().stand('MID', 'hijacking', { Red: 'B2' });
    expect(ruled(story, { kind: 'racket', neighborhood: 'MID', racket: 'hijacking' })).toMatch(
      /has that racket already/,
    );
    expect(ruled(story, { kind: 'racket', neighborhood: 'HAR', racket: 'extortion' })).toMatch(/^No racket/);
    expect(ruled(story, { kind: 'racket', neighborhood: 'MID', racket: 'extortion' })).toBeNull();
    expect(ruled(story, { kind: 'control', neighborhood: 'MID', seat: 'g1' })).toBeNull();
    expect(story.place('MID').valueDollars).toBe(computeControlDollars('MID', 'extortion'));
  });

  it('[GOD-SETUP-4] a quick game has one human and NPC families of the default names', () => {
    const setup = createQuickSetup({ title: 'x', seed: 1, npcs: 3, gangName: null, level: 'hard' });
    expect(setup.families.map(({ name, isHuman, level }) => [name, isHuman, level])).toEqual([
      ['Rosso', true, 'standard'],
      ['Giallo', false, 'hard'],
      ['Verde', false, 'hard'],
      ['Azzurro', false, 'hard'],
    ]);
    expect(() => createQuickSetup({ title: 'x', seed: 1, npcs: 4, gangName: null, level: null })).toThrow(Refusal);
  });
});
