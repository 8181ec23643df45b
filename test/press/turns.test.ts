import { describe, expect, it } from 'vitest';
import { listTurns } from '#main/games/paradise/paper/report/turns.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { NewsGang, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';

const gang = (name: string): NewsGang => ({
  ...{ seat: name as SeatId, name: `The ${name}`, type: 'irish', boss: `Boss ${name}`, base: 'docks' },
});
const [foxes, elks] = [gang('Foxes'), gang('Elks')];

const fight = (othersDead: number, more: Partial<NewsItemOf<'battle'>> = {}): NewsItemOf<'battle'> => ({
  kind: 'battle',
  value: 60,
  scenario: 'raid',
  attackers: foxes,
  defenders: elks,
  winner: 'attackers',
  business: { id: 'b' as BusinessId, name: 'Elk House', type: 'speakeasy', racket: 'booze', district: 'docks' },
  district: 'docks',
  target: null,
  official: null,
  isTargetDead: false,
  isSurrender: false,
  taken: 1,
  monthsShut: 0,
  toll: { dead: [], arrested: [], othersDead, citizensDead: 0, policeHurt: 0, causes: [] },
  at: 1,
  ...more,
});

describe('the turning points of a campaign', () => {
  it('are the gravest fights, late ones as well as early ones, in order of time', () => {
    const filed = Array.from({ length: 12 }, (_one, nth) => ({ item: fight(4 + nth), month: nth + 1 }));
    const told = listTurns(filed, 24, 3);
    expect(told).toHaveLength(3);
    expect(told.map((text) => /; (\S+) persons died/u.exec(text)?.[1])).toEqual(['13', '14', '15']);
  });

  it.each([
    [{}, 'the Foxes took Elk House from the Elks; five persons died.'],
    [{ winner: 'defenders', taken: 0 }, 'the Elks held Elk House against the Foxes; five persons died.'],
    [{ taken: 0 }, 'the Foxes came to Elk House for the Elks; five persons died.'],
    [{ business: null, taken: 0 }, 'the Foxes and the Elks fought in the Docks; five persons died.'],
    [{ attackers: 'police', taken: 0 }, 'the police and the Elks fought at Elk House; five persons died.'],
  ] as const)('say what a deadly fight came to (%j)', (more, told) => {
    const [text] = listTurns([{ item: fight(5, more), month: 3 }], 24, 3);
    expect(text).toMatch(new RegExp(`^In \\S+ (?:\\d+ )?${told}$`, 'u'));
  });
});
