import { describe, expect, it, vi } from 'vitest';
import { clonePlain } from '#kernel/readonly.ts';
import { run, type Snapshot } from '#kernel/run.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { listHandlers } from '#main/games/paradise/rules/handlers.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type * as Revealing from '#main/games/paradise/rules/orders/reveal.ts';
import { phases } from '#main/games/paradise/rules/phases.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { OrderKind } from '#shared/games/paradise/orders/orders.ts';
import { busyCampaign } from '#test/support/busy.ts';
import { withOfficials } from '#test/support/officials.ts';
import { paradiseWriter } from '#test/support/rules.ts';

const revealed = vi.hoisted(() => new Set<string>());

vi.mock('#main/games/paradise/rules/orders/reveal.ts', async (original) => {
  const real = await original<typeof Revealing>();
  return {
    ...real,
    playReveal: ((table, step) => {
      revealed.add(step);
      real.playReveal(table, step);
    }) satisfies typeof real.playReveal,
  };
});

type Campaign = Snapshot<ParadiseState>;

/** Plays some phases of the month unattended. */
function playPhases(start: Campaign, from: string, to: string) {
  const first = phases.findIndex(({ id }) => id === from);
  const last = phases.findIndex(({ id }) => id === to);
  const result = run(start, paradiseWriter, (table) => {
    table.entry({ title: 'Test', author: { kind: 'rules' }, order: null, reason: null });
    for (const phase of phases.slice(first, last + 1)) phase.run(table, { auto: true });
  });
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result;
}

function listEvents(start: Campaign): ParadiseEvent[] {
  return playPhases(start, 'reveal', 'close').entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
}

/** A campaign whose gangs do whatever comes to their minds, one of them with the racetrack and one with officials. */
function foundErratic(seed: number): Campaign {
  const start = withOfficials(busyCampaign({ seed, npcs: 3 }));
  const state = clonePlain(start.state);
  for (const business of Object.values(state.businesses)) {
    if (business.type === 'racetrack') business.owner = Object.values(state.gangs)[1]?.id ?? null;
  }
  for (const { id } of Object.values(state.gangs)) {
    const { character, doctrine } = buildSeatView(state, id).mind;
    const mind = { level: 'erratic' as const, character: { ...character }, doctrine };
    state.minds[id] = { mind, writtenMonth: 0 };
  }
  return { ...start, state };
}

const mostTries = 16;

/** It counts only beside an article about the same man, which gangs without a plan do not arrange. */
const lonely: OrderKind = 'weigh-in';

/** Tells of each kind of sealed order that was filed if leaving it out changed what the month brought. */
function tryKinds(seeds: readonly number[], months: number): Map<OrderKind, boolean> {
  const tries = new Map<OrderKind, number>();
  const proven = new Map<OrderKind, boolean>();
  for (const seed of seeds) {
    let campaign = foundErratic(seed);
    for (let month = 0; month < months && campaign.state.victory === null; month += 1) {
      const filed = playPhases(campaign, 'orders', 'orders').after;
      const usual = JSON.stringify(listEvents(filed));
      for (const { id, order } of Object.values(filed.state.orders)) {
        const { kind } = order;
        if (proven.get(kind) === true || (tries.get(kind) ?? 0) >= mostTries) continue;
        tries.set(kind, (tries.get(kind) ?? 0) + 1);
        const state = clonePlain(filed.state);
        delete state.orders[id];
        proven.set(kind, JSON.stringify(listEvents({ ...filed, state })) !== usual);
      }
      campaign = playPhases(playPhases(filed, 'reveal', 'close').after, 'collections', 'courts').after;
    }
  }
  return proven;
}

describe('sealed orders', () => {
  it('[MONTH-7, MONTH-9] each step that an order opens at is played in a month', () => {
    revealed.clear();
    listEvents(foundErratic(1));
    const steps = listHandlers().flatMap(({ reveal }) => (reveal !== null && 'at' in reveal ? [reveal.at] : []));
    expect([...new Set(steps)].filter((step) => !revealed.has(step))).toEqual([]);
  });

  it('[MONTH-7] each kind makes a difference to the month it was filed in', { tags: 'rest' }, () => {
    const proven = tryKinds([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 24);
    const sealed = listHandlers().flatMap(({ kind, reveal }) => (reveal === null ? [] : [kind]));
    expect(sealed.filter((kind) => !proven.has(kind))).toEqual([]);
    expect([...proven].flatMap(([kind, differs]) => (differs || kind === lonely ? [] : [kind]))).toEqual([]);
  });
});

describe('orders by mail', () => {
  const forms = listHandlers().flatMap(({ kind, mail }) =>
    'onScreen' in mail ? [] : mail.map((form) => ({ kind, ...form })),
  );

  it.each(forms)('[MONTH-6] “$example” is read by one form alone', ({ example }) => {
    expect(forms.filter(({ pattern }) => pattern.test(example)).map((form) => form.example)).toEqual([example]);
  });

  it('[MONTH-6] an order that is not mailed says why', () => {
    const reasons = listHandlers().flatMap(({ mail }) => ('onScreen' in mail ? [mail.onScreen] : []));
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/u);
    expect(forms.length + reasons.length).toBeGreaterThan(listHandlers().length);
  });
});
