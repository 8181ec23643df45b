import { expect, it, vi } from 'vitest';
import { clonePlain } from '#kernel/readonly.ts';
import type * as Views from '#main/games/paradise/rules/npc/sight.ts';
import { gangTypes, type GangType } from '#shared/games/paradise/city.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';
import { frozen } from '#test/support/frozen.ts';

const viewModule = '#main/games/paradise/rules/npc/sight.ts';
const months = 8;
const setup: { seed: number; types: GangType[] } = { seed: 8, types: gangTypes.slice(0, 4) };

/** How many views were asked for; no month is played without one. */
const asked = vi.hoisted(() => ({ views: 0 }));

vi.mock('#main/games/paradise/rules/npc/sight.ts', async (original) => {
  const real = await original<typeof Views>();
  const still =
    (make: typeof real.buildSeatView): typeof real.buildSeatView =>
    (state, seat) => {
      asked.views += 1;
      // Of a copy, for the rules go on writing the state that the view was made of.
      const view = make(frozen(clonePlain(state)), seat);
      const [sightings, books] = [frozen(view.sightings()), frozen(view.books())];
      const menSeen = frozen(view.menSeen());
      const doorFights = frozen(view.doorFights());
      const blows = frozen(view.blows());
      return frozen({
        ...view,
        sightings: () => sightings,
        books: () => books,
        menSeen: () => menSeen,
        doorFights: () => doorFights,
        blows: () => blows,
      });
    };
  return { ...real, buildSeatView: still(real.buildSeatView) };
});

it('planners change nothing of the view they are given: months played on frozen views are the same', async () => {
  const onFrozen = played();
  expect(asked.views).toBeGreaterThan(months);
  vi.doUnmock(viewModule);
  vi.resetModules();
  const { foundedCampaign: found, playedMonths: play } = await import('#test/support/founded.ts');
  const seen = asked.views;
  expect(play(found(setup), months).map(({ state }) => state)).toEqual(onFrozen);
  expect(asked.views).toBe(seen);
});

function played(): ParadiseState[] {
  return playedMonths(foundedCampaign(setup), months).map(({ state }) => state);
}
