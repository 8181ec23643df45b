import { describe, expect, it } from 'vitest';
import { areaTable, countAreas, listCity } from '#shared/games/brotherhood/areas.ts';
import { brotherhoodSetupSchema } from '#shared/games/brotherhood/setup.ts';
import { familyNames } from '#main/games/brotherhood/rules/setup/names.ts';
import { createQuickSetup } from '#main/games/brotherhood/rules/setup/quickSetup.ts';
import { nameTurn } from '#main/games/brotherhood/rules/play.ts';
import { countFreeStock } from '#main/games/brotherhood/rules/lookups.ts';
import { seatOf, Story } from './story.ts';

const quiet = [11, 6];
const sq = 'status-quo' as const;

function parse(families: number): boolean {
  const list = Array.from({ length: families }, (_, n) => ({ name: `Family ${n}` }));
  return brotherhoodSetupSchema.safeParse({ title: 'T', seed: 1, families: list }).success;
}

describe('setup', () => {
  it('[BRO-SET-1] 2 to 10 families, human or NPC in any mix', () => {
    expect([1, 2, 10, 11].map(parse)).toEqual([false, true, true, false]);
    const { families } = createQuickSetup({ title: 'T', seed: 7, npcs: 5, gangName: null, level: null });
    expect(families.map(({ isHuman }) => isHuman)).toEqual([true, false, false, false, false, false]);
    expect(() => createQuickSetup({ title: 'T', seed: 7, npcs: 10, gangName: null, level: null })).toThrow(
      '2 to 10 families',
    );
  });

  it('[BRO-SET-2] every family starts with $20,000 and nothing on the board, its Godfather out of town', () => {
    const story = new Story({ families: 3 });
    for (const letter of ['A', 'B', 'C']) {
      expect([story.cash(letter), story.revenue(letter), story.influence(letter)]).toEqual([20_000, 0, 0]);
      expect(story.godfather(letter).status).toBe('away');
    }
  });

  it('[BRO-SET-3] the stock of each family is 12 R, 12 PI, 12 T and 6 H', () => {
    const { state } = new Story();
    expect(countFreeStock(state, seatOf('A'), 'revenue')).toBe(12);
    expect(countFreeStock(state, seatOf('A'), 'influence')).toBe(12);
    const own = Object.values(state.hoods).filter(({ family }) => family === seatOf('A'));
    expect(own.filter(({ kind }) => kind === 'thug')).toHaveLength(12);
    expect(own.filter(({ kind }) => kind === 'hitman')).toHaveLength(6);
  });

  it('[BRO-SET-4] all sixteen cards are in the deck, and the city stays as it is when a family dies', () => {
    const story = new Story({ families: 6, turn: 6 });
    expect(story.state.deck).toHaveLength(16);
    const before = [...story.state.areas];
    story.place('A', 'riversnobs', 1);
    story.give('B', { kind: 'godfather', area: 'riversnobs' });
    for (const letter of ['C', 'D', 'E', 'F']) {
      story.give(letter, { kind: 'godfather', area: 'waterfront' });
    }
    story.deck(11, 12);
    story.play([11, 1, 6, 12, 1, 6]);
    expect(story.isDead('B')).toBe(true);
    expect(story.state.areas).toEqual(before);
  });

  it('[BRO-SET-5] ten families of Carthage have names of their own, and the first turn is January 1936', () => {
    expect(new Set(familyNames).size).toBe(10);
    expect(nameTurn(1)).toBe('Turn 1');
    const story = new Story();
    expect(story.state.city).toBe('Carthage');
  });

  it('[BRO-SET-6] whatever is left blank gets a name, an R from the area’s trades; it keeps it under a new owner', () => {
    const story = new Story({ turn: 2 });
    const names = Object.values(story.state.hoods).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    story.give('A', { kind: 'open', area: sq, count: 2, descriptions: ['The Bower Club'] });
    story.play(quiet);
    const [named, blank] = Object.values(story.state.operations);
    expect(named?.description).toBe('The Bower Club');
    const trades = areaTable.find(({ id }) => id === sq)?.trades ?? [];
    expect(trades).toContain(blank?.description);
    story.place('B', sq, 1);
    story.give('B', { kind: 'spoils', area: sq, take: 1 });
    story.play([12, 6]);
    const taken = Object.values(story.state.operations).find((one) => one.family === seatOf('B'));
    expect(taken?.description).toBe('The Bower Club');
    const [hood] = Object.values(story.state.hoods);
    story.give('A', { kind: 'name', what: hood?.id, name: 'Lefty' });
    expect(story.state.hoods[hood?.id ?? ('' as never)]?.name).toBe('Lefty');
  });
});

describe('the city', () => {
  it('[BRO-MAP-1] six areas for up to five families, one more for each above; anybody goes anywhere', () => {
    expect([2, 5, 6, 8, 10].map(countAreas)).toEqual([6, 6, 7, 9, 11]);
    const story = new Story({ families: 7 });
    expect(story.state.areas).toHaveLength(8);
    for (const area of story.state.areas) {
      expect(story.refusal('A', { kind: 'hoods', area, thugs: 1 })).toBeNull();
    }
    expect(story.refusal('A', { kind: 'hoods', area: 'uptown', thugs: 1 })).toContain(
      'no area called Uptown in this city',
    );
  });

  it('[BRO-MAP-2] what an area costs and earns is what a family pays and draws there', () => {
    const figures = listCity(6).map(({ id, revenueDollars, influenceDollars, incomeDollars }) => {
      const story = new Story({ turn: 2 });
      story.cash('A', 40_000);
      story.give('A', { kind: 'open', area: id, count: 1 });
      story.give('A', { kind: 'bribe', area: id, count: 1 });
      story.play([12, id === 'skid-row' ? 1 : 6]);
      expect(story.cash('A')).toBe(40_000 - revenueDollars - influenceDollars + incomeDollars * 2);
      return [revenueDollars, incomeDollars, influenceDollars].map((one) => one / 1_000);
    });
    expect(figures).toEqual([
      [12, 7, 13],
      [10, 5, 11],
      [8, 4, 9],
      [6, 3, 7],
      [4, 2, 5],
      [2, 1, 3],
    ]);
  });

  it('[BRO-MAP-3] saturation stops nobody from opening; it halves income', () => {
    const story = new Story({ turn: 2 });
    story.cash('A', 60_000);
    story.give('A', { kind: 'open', area: sq, count: 5 });
    story.play([12, 6]);
    expect([story.revenue('A'), story.income('A')]).toEqual([5, 10_000]);
  });

  it('[BRO-MAP-4] the areas have names of their own', () => {
    expect(areaTable[0]?.name).toBe('Riversnobs');
    expect(new Set(areaTable.map(({ name }) => name)).size).toBe(11);
  });
});

describe('hoods and counters', () => {
  it('[BRO-HOOD-1] any number at liberty goes anywhere at $2,000 a T and $4,000 an H', () => {
    const story = new Story({ turn: 2 });
    story.cash('A', 60_000);
    story.place('A', sq, 5, 2);
    story.place('A', 'millgate', 7, 4);
    story.play(quiet);
    expect(story.cash('A')).toBe(60_000 - 12 * 2_000 - 6 * 4_000 + story.income('A'));
  });

  it('[BRO-HOOD-2] placed hoods go home at the close; whoever stays at home costs nothing', () => {
    const story = new Story({ turn: 2 });
    story.place('A', sq, 3);
    story.play(quiet);
    expect(story.standing('A', sq)).toEqual({ thugs: 0, hitmen: 0 });
    story.play([12, 6]);
    expect(story.cash('A')).toBe(20_000 - 6_000 + 2_000 + 2_000);
  });

  it('[BRO-HOOD-3] a dead hood never comes back', () => {
    const story = new Story({ turn: 2 });
    story.place('A', sq, 1);
    story.place('B', sq, 1);
    story.play([...quiet, 5, 1]);
    expect([story.hoods('A', 'thug'), story.hoods('B', 'thug'), story.dead('B')]).toEqual([12, 11, 1]);
    expect(story.refusal('B', { kind: 'hoods', area: sq, thugs: 12 })).toBe(
      'You have 11 Thugs at liberty and want to place 12.',
    );
  });

  it('[BRO-HOOD-4] a T hits on 5 and 6, an H on 3 to 6', () => {
    const fallen = (thugs: number, hitmen: number, dice: number[]): number => {
      const story = new Story({ turn: 2 });
      story.place('A', sq, thugs, hitmen);
      story.place('B', sq, 6);
      story.play([...quiet, ...dice, 1, 1, 1, 1, 1, 1]);
      return story.dead('B');
    };
    expect(fallen(3, 0, [4, 5, 6])).toBe(2);
    expect(fallen(0, 4, [2, 3, 4, 6])).toBe(3);
  });

  it('[BRO-HOOD-5] out-of-town T fall first, then out-of-town H, own T, own H', () => {
    const left = (hits: number): [number, number, number] => {
      const story = new Story({ turn: 6 });
      story.cash('A', 60_000);
      story.cash('B', 60_000);
      story.place('A', sq, 1, 1);
      story.give('A', { kind: 'out-of-town', area: sq, thugs: 1, hitmen: 1 });
      story.place('B', sq, 4);
      for (const letter of ['A', 'B', 'C', 'D', 'E']) {
        story.give(letter, { kind: 'godfather', area: 'skid-row' });
      }
      const shots = Array.from({ length: 4 }, (_, nth) => (nth < hits ? 6 : 1));
      story.play([11, 6, 1, 1, 1, 1, ...shots]);
      const lost = story.events('round-fought')[0]?.losses.find(({ seat }) => seat === seatOf('A'));
      return [lost?.hoods.length ?? 0, story.dead('A'), hits];
    };
    // Guns from out of town leave no grave.
    expect([left(1), left(2), left(3), left(4)]).toEqual([
      [1, 0, 1],
      [2, 0, 2],
      [3, 1, 3],
      [4, 2, 4],
    ]);
  });

  it('[BRO-OP-1] an R earns in the turn it is opened; twelve at most', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', 'skid-row', 11);
    story.cash('A', 60_000);
    story.give('A', { kind: 'open', area: sq, count: 1 });
    expect(story.refusal('A', { kind: 'open', area: sq, count: 1 })).toBe(
      'Only 1 of your 12 operations is free; close or transfer one first.',
    );
    story.play([12, 1]);
    expect(story.income('A')).toBe(4_000 + (11 * 1_000) / 2);
  });

  it('[BRO-OP-2] PI may stand alone anywhere; twelve at most', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', 'skid-row', 0, 11);
    story.cash('A', 60_000);
    story.give('A', { kind: 'bribe', area: 'riversnobs', count: 1 });
    expect(story.refusal('A', { kind: 'bribe', area: sq, count: 1 })).toContain('of your 12 markers');
    story.play(quiet);
    expect(story.influence('A', 'riversnobs')).toBe(1);
  });

  it('[BRO-OP-3] counters stay where they are without upkeep', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', 'millgate', 2, 1);
    const before = story.cash('A');
    story.play(quiet);
    story.play([13, 6]);
    expect([story.revenue('A', 'millgate'), story.influence('A', 'millgate')]).toEqual([2, 1]);
    expect(story.cash('A')).toBe(before + 2 * 12_000);
  });

  it('[BRO-OP-4] closed counters go back to stock without a refund', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', 'skid-row', 12, 1);
    story.give('A', { kind: 'close', area: 'skid-row', revenue: 4, influence: 1 });
    story.play([12, 1]);
    expect([story.revenue('A'), story.influence('A')]).toEqual([8, 0]);
    expect(story.cash('A')).toBe(20_000 + 8_000);
    expect(countFreeStock(story.state, seatOf('A'), 'revenue')).toBe(4);
  });

  it('[BRO-OP-5] what a card took goes back to stock and may be bought again', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 12);
    story.play([15, 3]);
    expect(countFreeStock(story.state, seatOf('A'), 'revenue')).toBe(12);
    story.give('A', { kind: 'open', area: sq, count: 1 });
    story.play([12, 6]);
    expect(story.revenue('A')).toBe(1);
  });
});
