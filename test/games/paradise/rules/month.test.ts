import { paradiseWriter } from '#test/support/rules.ts';
import { describe, expect, it } from 'vitest';
import { playOn } from '#kernel/play.ts';
import { run } from '#kernel/run.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listMembers } from '#main/games/paradise/rules/lookups.ts';
import { phases } from '#main/games/paradise/rules/phases.ts';
import { findWait } from '#main/games/paradise/rules/views/waits.ts';
import { foundedCampaign } from '#test/support/founded.ts';
import { Story } from '#test/support/story.ts';

function playMonth(auto = true) {
  const before = foundedCampaign();
  const result = run(before, paradiseWriter, (table) => playOn(paradise, table, { auto }));
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return { before, result, events: result.entries.flatMap((e) => e.happenings.map((h) => h.event)) };
}

describe('the month', () => {
  it('[MONTH-1 to MONTH-11] every phase has its place; calls, battles and raids of the law may make it wait', () => {
    expect(phases.map(({ rule, id }) => `${rule} ${id}`)).toEqual([
      'MONTH-1 collections',
      'MONTH-2 payoffs',
      'MONTH-3 officials-pay',
      'MONTH-4 infirmary',
      'MONTH-5 courts',
      'MONTH-6 orders',
      'MONTH-7 reveal',
      'MONTH-7 calls',
      'MONTH-8 scenarios',
      'MONTH-8 battles',
      'MONTH-9 press',
      'MONTH-10 outrage',
      'MONTH-10 raid',
      'MONTH-10 law',
      'MONTH-11 close',
    ]);
  });

  it('[MONTH-1, MONTH-2] Loot is collected before the precincts are paid out of it', () => {
    const [story, gang] = new Story().seats(['Broke', { bank: 0, isHuman: false }]);
    gang.owns('gambling-den').in('docks');
    const rules = (table: Parameters<Parameters<Story['play']>[1]>[0]) => {
      for (const id of ['collections', 'payoffs']) {
        phases.find((phase) => phase.id === id)?.run(table, { auto: true });
      }
    };
    const { events } = story.play([1, 1], rules);
    expect(events.map((event) => event.type)).toEqual(['collected', 'payoffs-withheld', 'payoffs-paid']);
    expect(gang.bank).toBe(0);
  });

  it('[MONTH-6, MONTH-7, MONTH-10, MONTH-11] orders, reveal, outrage and close follow, then the next Loot', () => {
    const { events } = playMonth();
    const firstOf = (type: ParadiseEvent['type']) => events.findIndex((e) => e.type === type);
    const tried = events.findIndex((e) => e.type === 'taken-over' || e.type === 'takeover-failed');
    const order = [
      firstOf('order-filed'),
      tried,
      firstOf('outrage-rolled'),
      firstOf('month-closed'),
      firstOf('collected'),
      firstOf('payoffs-paid'),
      firstOf('stands-before'),
    ];
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('[MONTH-6] NPC gangs write their orders before any is revealed, each with its reasons', () => {
    const { result } = playMonth(false);
    const npc = result.entries.filter((entry) => entry.author.kind === 'npc');
    expect(npc.length).toBeGreaterThan(0);
    for (const entry of npc) expect(entry.reason?.sentence).toMatch(/\.$/);
    const lastNpc = result.entries.findLastIndex((entry) => entry.author.kind === 'npc' && entry.period === 1);
    const reveal = result.entries.findIndex((entry) => entry.title.endsWith('the reveal'));
    expect(lastNpc).toBeLessThan(reveal);
  });

  it('[MONTH-6] a human’s takeover is kept for the reveal and not doubled by the planner', () => {
    const [story, gang] = new Story().seats(['Mine', { bank: 0 }]);
    gang.gives({ kind: 'take-over', business: story.business('docks', 'gym').id, crew: ['p1'] });
    const { events } = story.phase('orders', [], { auto: true });
    expect(events.filter((event) => event.type === 'order-filed')).toEqual([]);
  });

  it('[MONTH-6, RK-15] a human’s fix of the numbers stands when the planner writes the rest', () => {
    const [story, gang] = new Story().seats(['Mine', { bank: 0 }]);
    gang.owns('racetrack').in('racetrack');
    gang.owns('numbers').in('docks');
    gang.gives({ kind: 'fix-numbers', gang: gang.seat, change: -1 });
    const { events } = story.phase('orders', [], { auto: true });
    const filed = events.flatMap((event) => (event.type === 'order-filed' ? [event.order] : []));
    expect(filed.map(({ order }) => order.kind)).toEqual(['take-over']);
  });

  it('[MONTH-6] a human’s hiring is done at once, before the reveal', () => {
    const [, gang] = new Story().seats('Mine');
    const { events } = gang.gives({ kind: 'recruit', recruit: { method: 'built', name: 'Al' } });
    expect(events.map((event) => event.type)).toEqual(['recruited']);
  });

  it('[MONTH-11] closing opens the next month’s books with what is in the bank', () => {
    const { result } = playMonth();
    const { state } = result.after;
    expect(state.month).toBe(2);
    for (const seat of Object.keys(state.gangs)) {
      expect(state.books[`${seat}:2`]?.openingDollars).toBe(state.books[`${seat}:1`]?.closingDollars);
    }
  });

  it('[MONTH-11, GANG-17, GANG-18] closing ends gangs, then the campaign, then the month', () => {
    const [story, stays, gone] = new Story().seats('Stays', 'Gone');
    for (const { id: gangster } of listMembers(story.state, gone.seat)) {
      story.tell({ type: 'died', seat: gone.seat, gangster, month: 1, battle: null });
    }
    const { events } = story.phase('close');
    expect(events.map(({ type }) => type)).toEqual(['eliminated', 'won', 'month-closed']);
    expect(story.state.gangs[gone.seat]?.eliminatedMonth).toBe(1);
    expect(story.state.gangs[stays.seat]?.eliminatedMonth).toBeNull();
  });

  it('[MONTH-8, MONTH-10, MONTH-11] only after the battles and the raids of the law does playing on close the month', () => {
    const { state } = new Story();
    const closing = phases.map(({ id }) => id).filter((phase) => findWait({ ...state, phase })?.closes === true);
    expect(closing).toEqual(['battles', 'raid', 'law']);
  });

  it('[MONTH-4, MONTH-5, MONTH-8] phases whose subjects have not come yet do nothing', () => {
    const story = new Story();
    story.gang('Idle');
    for (const id of ['infirmary', 'courts', 'scenarios'] as const) {
      expect(story.phase(id).events).toEqual([]);
    }
  });
});
