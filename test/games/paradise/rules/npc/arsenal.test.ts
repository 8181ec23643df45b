import { paradiseWriter } from '#test/support/rules.ts';
import { describe, expect, it } from 'vitest';
import { clonePlain } from '#kernel/readonly.ts';
import { playOn } from '#kernel/play.ts';
import { run } from '#kernel/run.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { foundedCampaign } from '#test/support/founded.ts';
import { Story } from '#test/support/story.ts';

type Counts = Record<string, number>;

function count(counts: Counts, what: string, times = 1): void {
  counts[what] = (counts[what] ?? 0) + times;
}

/** What one event of a campaign says of cars and explosives; battles are fought again to see what was done in them. */
function tally(counts: Counts, state: ParadiseState, event: ParadiseEvent): void {
  if (event.type === 'vehicle-upgraded') count(counts, event.upgrade);
  if (event.type === 'theft-tried') count(counts, event.vehicle === null ? 'failed' : 'stolen');
  if (event.type === 'armed') count(counts, `bought ${event.weapon}`);
  if (event.type !== 'battle-settled') return;
  const { outcome, seed } = event.settled;
  for (const fate of outcome?.fates ?? []) {
    count(counts, 'used grenade', fate.grenadesUsed);
    count(counts, 'used dynamite', fate.dynamiteUsed ?? 0);
    count(counts, 'used gasoline', fate.gasolineUsed ?? 0);
  }
  const battle = state.battles[event.battle];
  const usesDynamite = outcome?.fates.some(({ dynamiteUsed = 0 }) => dynamiteUsed > 0) ?? false;
  if (battle === undefined || seed === null || !usesDynamite) return;
  const { happenings } = resolveMuster(buildArrangedBattle(state, battle).muster, seed);
  const purposes = happenings.flatMap(({ dice }) => dice.map(({ purpose }) => purpose));
  count(counts, 'set bombs', purposes.filter((one) => one.includes('sets a bomb')).length);
  count(counts, 'throws', purposes.filter((one) => one.endsWith('throws: GATS')).length);
}

/** Plays months unattended and counts. */
function playAndCount(seed: number, months: number, counts: Counts): void {
  let snapshot = foundedCampaign({ seed, types: ['irish', 'irish', 'syndicate', 'irish'] });
  for (let month = 0; month < months; month += 1) {
    const state = clonePlain<ParadiseState>(snapshot.state);
    const result = run(snapshot, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    for (const { event } of result.entries.flatMap(({ happenings }) => happenings)) {
      tally(counts, state, event);
      paradiseWriter.apply(state, event);
    }
    snapshot = result.after;
  }
}

/** What a rich gang with two good shots buys to throw, in a city of this outrage, with rivals here. */
function bought(outrage: number, rivals: 'trucking' | 'brothel'): (string | undefined)[][] {
  const [story, us] = new Story().seats(['Us', { isHuman: false, bank: 4_000 }]);
  us.owns('speakeasy', 2).in('docks');
  story
    .gang('Them', { isHuman: false })
    .owns(rivals)
    .in(rivals === 'trucking' ? 'docks' : 'riverside');
  us.has('hoodlum', { gats: 5 }, { name: 'Best' });
  us.has('hoodlum', { gats: 4 }, { name: 'Second' });
  us.has('hoodlum', {}, { name: 'Third' });
  story.state.outrage = outrage;
  story.cityHall();
  return planMonth(buildSeatView(story.state, us.seat)).flatMap(({ order }) =>
    order.kind === 'arm' && ['grenade', 'gasoline'].includes(order.weapon)
      ? [[story.state.gangsters[order.gangster]?.name, order.weapon]]
      : [],
  );
}

describe('what is thrown', () => {
  it('[BOMB-1, BOMB-3, GANG-9] in a calm city the two best shots get a grenade and a bottle, bottles where rivals hold piers', () => {
    expect(bought(0, 'brothel').toSorted()).toEqual([
      ['Best', 'grenade'],
      ['Second', 'gasoline'],
    ]);
    expect(bought(0, 'trucking').toSorted()).toEqual([
      ['Best', 'gasoline'],
      ['Second', 'gasoline'],
    ]);
  });

  it('[PO-2] nobody buys them in a city that is up in arms', () => {
    expect(bought(20, 'trucking')).toEqual([]);
  });
});

describe('what the book sells is bought and used in unattended campaigns', () => {
  it('[GANG-9, CAR-9, BOMB-2, BOMB-3, BOMB-4] cars stolen and worked on; bombs set and thrown; bottles', () => {
    const counts: Counts = {};
    for (const seed of [1, 2, 3, 4]) playAndCount(seed, 24, counts);
    for (const what of [
      ...['stolen', 'failed', 'bulletproof', 'good-suspension', 'souped-up'],
      ...['bought grenade', 'bought dynamite', 'bought gasoline'],
      ...['used grenade', 'used dynamite', 'used gasoline', 'set bombs', 'throws'],
    ]) {
      expect(counts[what] ?? 0, what).toBeGreaterThan(0);
    }
  });
});
