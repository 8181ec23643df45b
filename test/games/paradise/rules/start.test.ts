import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { run } from '#kernel/run.ts';
import { findPlacelessMonths } from '#main/games/paradise/rules/gangs/hardTimes.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { isSpared } from '#main/games/paradise/rules/npc/worth/danger.ts';
import { listTooEarly } from '#main/games/paradise/rules/npc/worth/feelings.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import { paradiseSetupSchema } from '#shared/games/paradise/setup.ts';
import { foundedCampaign, playedMonths, setupFor } from '#test/support/founded.ts';
import { paradiseWriter } from '#test/support/rules.ts';

/** A campaign founded in a month; the last month is scored. */
function foundIn(startMonth: number, lastMonth: number | null = null) {
  const plain = setupFor({ npcs: 2 });
  const setup = { ...plain, startMonth, houseRules: { ...plain.houseRules, lastMonth } };
  const blank = { state: paradise.blank(), rng: seedRng(setup.seed) };
  const result = run(blank, paradiseWriter, (table) => paradise.found(table, setup));
  if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
  return result.after;
}

/** Prints the foundation without its months. */
function printFounded({ gangs, gangsters, businesses, vehicles, purses, officials }: ParadiseState): string {
  const parts = JSON.stringify({ gangs, gangsters, businesses, vehicles, purses, officials });
  return parts.replaceAll(/"(joinedMonth|seatedMonth|forSaleFromMonth)":\d+/gu, '"$1":0');
}

describe('[MONTH-1] a campaign that begins in a later month', () => {
  it.each([
    [1, 'January 1925', 'February 1925', '3D6'],
    [5, 'May 1925', 'June 1925', '5D6'],
    [16, 'April 1926', 'May 1926', '3D6'],
    [17, 'May 1926', 'June 1926', '5D6'],
    [108, 'December 1933', 'January 1934', '3D6'],
  ])('month %i is %s; then comes %s, and the Racetrack pays %s [RK-15]', (start, first, next, loot) => {
    const founded = foundIn(start);
    expect(paradise.view(founded.state, 'gm')).toMatchObject({ month: start, monthsPlayed: 0, date: first });
    const [after] = playedMonths(founded, 1);
    const view = after === undefined ? null : paradise.view(after.state, 'gm');
    expect(view).toMatchObject({ month: start + 1, monthsPlayed: 1, date: next });
    expect(view?.businesses.find(({ type }) => type === 'racetrack')?.lootLabel).toBe(loot);
  });

  it('has the same gangs and the same city as one that begins in January 1925', () => {
    const usual = foundedCampaign({ npcs: 2 });
    expect(printFounded(foundIn(1).state)).toBe(printFounded(usual.state));
    expect(printFounded(foundIn(29).state)).toBe(printFounded(usual.state));
    expect(usual.state.firstMonth).toBeUndefined();
  });

  it('[GANG-11, GANG-19] counts quiet months, mercy, and grace from its start', () => {
    const founded = [1, 40].map((start) => ({ start, state: foundIn(start).state }));
    for (const played of [0, 1, 2, 11, 12, 13]) {
      const [one, other] = founded.map(({ start, state }) => {
        const houseRules = houseRulesSchema.parse({ ...state.houseRules, placelessGangs: 'three-months' });
        const later = { ...state, month: start + played, houseRules };
        const [player, npc] = paradise.seats(later);
        if (player === undefined || npc === undefined) throw new Error('Two gangs play.');
        const view = paradise.sight(later, npc.seat);
        return [listTooEarly(view), isSpared(view, player.seat), findPlacelessMonths(later)];
      });
      expect(one).toEqual(other);
    }
  });

  it('[GANG-18] cannot end before it begins, and begins by 1933', () => {
    expect(() => foundIn(16, 15)).toThrow('The campaign begins in April 1926; let its last month be later.');
    expect(foundIn(16, 16).state.houseRules.lastMonth).toBe(16);
    for (const startMonth of [0, 109, 1.5])
      expect(paradiseSetupSchema.safeParse({ ...setupFor(), startMonth }).error?.issues[0]?.message).toBe(
        'A campaign begins in a month from January 1925 (1) to December 1933 (108).',
      );
  });
});
