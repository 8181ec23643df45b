import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foundCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { readEvents } from '#campaign/recorded.ts';
import type { Session } from '#commands/session.ts';
import { verifyCampaign } from '#commands/verify.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import { readyMadeGangs } from '#main/games/paradise/rules/tables/people/readyMade.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import { levels } from '#shared/games/paradise/minds.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { paradiseSetupSchema, type ParadiseSetup } from '#shared/games/paradise/setup.ts';

/** One campaign, played unattended through the store. */
export type CampaignTask = { seed: number; months: number };

/** How often each thing happened. */
type Counts = Record<string, number>;

export type CampaignTally = {
  months: number;
  /** Why it did not go on, or null when all its months were played. */
  victory: string | null;
  events: Counts;
  orders: Counts;
  outcomes: Counts;
  findings: string[];
};

/** Varies with the seed: how many gangs, their types and levels, a human's gang or none, the house rules. */
export function createCampaignSetup(seed: number): ParadiseSetup {
  const turn = Math.floor(seed / 2);
  const hasHuman = seed % 3 === 0;
  const ready = readyMadeGangs[turn % readyMadeGangs.length]?.gang;
  const gangs = hasHuman && ready !== undefined ? [ready] : [];
  const npcs = Array.from({ length: 3 + (seed % 3) }, (_, seat) => ({
    type: gangTypes[(turn + seat) % gangTypes.length],
    // perf: planning months ahead takes most of the time, so one campaign in five has such a gang.
    level: seat === 0 && seed % 5 === 0 ? 'hard' : levels[(seed + seat) % 3],
  }));
  const preset = houseRulePresets[seed % houseRulePresets.length]?.rules ?? {};
  return paradiseSetupSchema.parse({
    title: `Campaign ${seed}`,
    seed,
    gangs,
    npcs,
    houseRules: {
      ...preset,
      startingMoneyDollars: hasHuman ? 2_500 : 1_000 + 500 * (seed % 3),
      lastMonth: seed % 4 === 0 ? 36 : null,
    },
  });
}

/** Plays a campaign's months on a file of its own, which is proved whole and then removed. */
export async function playSeededCampaign({ seed, months }: CampaignTask): Promise<CampaignTally> {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-campaigns-'));
  process.env['RACKETEER_BACKUPS'] = join(folder, 'backups');
  try {
    const now = new Date('2026-01-02T12:00:00Z');
    const path = join(folder, 'Trial.racketeer');
    const game = 'paradise' as const;
    const founding = { game, path, fileId: `trial-${seed}`, setup: createCampaignSetup(seed) };
    let founded = await foundCampaign(founding, now);
    const answers: { kind: 'choice'; id: string; value: string }[] = [];
    while (founded.kind === 'question') {
      const { question } = founded;
      if (question.kind !== 'choice') throw new Error(question.prompt);
      answers.push({ kind: 'choice', id: question.id, value: question.options[0]?.value ?? '' });
      founded = await foundCampaign({ ...founding, answers }, now);
    }
    const { session } = founded;
    let played = 0;
    while (played < months && session.rulebook.ending(session.snapshot.state) === null) {
      const outcome = await advance(session, { auto: true }, now);
      if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
      played += outcome.periodsClosed.length;
    }
    const tally = buildTally(session, played);
    session.store.close();
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function buildTally(session: Session, months: number): CampaignTally {
  const { store, rulebook } = session;
  const state = session.snapshot.state as ParadiseState;
  const events: Counts = {};
  const orders: Counts = {};
  const outcomes: Counts = {};
  for (const entry of store.journal.entries()) {
    const order = JSON.parse(entry.order_json) as Partial<Order> | null;
    // The founding has its setup there, which is no order.
    if (order?.kind !== undefined) count(orders, order.kind);
    for (const happening of readEvents(store, rulebook, entry)) {
      const event = happening.event as ParadiseEvent;
      count(events, event.type);
      for (const outcome of listOutcomes(state, event)) count(outcomes, outcome);
    }
  }
  const { victory } = state;
  const { findings } = verifyCampaign({ store, rulebook });
  return { months, victory: victory?.how ?? null, events, orders, outcomes, findings };
}

function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Lists the outcomes of an event that can end in several ways. */
function listOutcomes(state: ParadiseState, event: ParadiseEvent): string[] {
  switch (event.type) {
    case 'battle-settled': {
      const { outcome } = event.settled;
      const scenario = state.battles[event.battle]?.scenario;
      if (outcome === null || scenario === undefined) return ['battle: called off'];
      return [`battle: ${scenario}`, `battle won by: ${outcome.winner}`];
    }
    case 'outrage-rolled':
      return [`outrage: ${event.verdict}`];
    case 'treated':
      return [`infirmary: ${event.care}, ${event.result}`];
    case 'released':
      return [event.bailMonth === null ? 'courts: bought out' : 'courts: out on bail'];
    case 'tried':
      return [`courts: ${event.isAcquitted ? 'acquitted' : 'sent to the Pen'}`];
    case 'boss-tried':
      return [`a Boss on trial: ${event.outcome}`];
    case 'something-must-be-done':
      return [event.target === null ? 'the mayor’s table: nobody raided' : 'the mayor’s table: a raid'];
    case 'won':
      return [`victory: ${event.how}`];
    default:
      return [];
  }
}
