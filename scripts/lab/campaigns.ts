import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEvents } from '#campaign/recorded.ts';
import { foundCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { eventTypes } from '#main/games/paradise/rules/rows.ts';
import type { EventType, ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { readyMadeGangs } from '#main/games/paradise/rules/tables/people/readyMade.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import { levels } from '#shared/games/paradise/minds.ts';
import { cares } from '#shared/games/paradise/orders/care.ts';
import { orderSchema, type Order } from '#shared/games/paradise/orders/orders.ts';
import { paradiseSetupSchema, type ParadiseSetup } from '#shared/games/paradise/setup.ts';
import { sum } from './numbers.ts';
import { readNumberOption } from './options.ts';
import { createProgressLine, runTrials } from './pool.ts';

const byHand = 'somebody at the table who changes his mind, or two who deal within a month';
const byTheGamesMaster = 'the games master’s word';
const byJoining = 'a campaign entered from elsewhere';

/** The events that cannot happen while nobody is at the table, and why. */
const attended: Partial<Record<EventType, string>> = {
  'bank-set': byTheGamesMaster,
  'boss-stood-down': byTheGamesMaster,
  'brought-back': byTheGamesMaster,
  'custody-set': byTheGamesMaster,
  'deal-ended': byTheGamesMaster,
  'feds-set': byTheGamesMaster,
  'npc-reasons-set': byTheGamesMaster,
  'official-smarts-set': byTheGamesMaster,
  'orders-written': byTheGamesMaster,
  'outrage-set': byTheGamesMaster,
  'owner-guts-set': byTheGamesMaster,
  'owner-set': byTheGamesMaster,
  'payroll-set': byTheGamesMaster,
  'reputation-set': byTheGamesMaster,
  'skill-set': byTheGamesMaster,
  'stat-set': byTheGamesMaster,
  'weapon-set': byTheGamesMaster,
  'wounds-set': byTheGamesMaster,
  'muscle-sent-home': byHand,
  'wager-made': byHand,
  'wager-settled': byHand,
  'past-bank-booked': byJoining,
  'past-outrage-booked': byJoining,
  'play-resumed': byJoining,
  'standing-entered': byJoining,
};

/** One campaign, played unattended through the store. */
type CampaignTask = { seed: number; months: number };

/** How often each thing happened. */
type Counts = Record<string, number>;

type CampaignTally = {
  months: number;
  /** Why it did not go on, or null when all its months were played. */
  victory: string | null;
  events: Counts;
  orders: Counts;
  outcomes: Counts;
  findings: string[];
};

/** The outcomes of events that can end in several ways. */
const outcomes = [
  ...scenarioNames.map((scenario) => `battle: ${scenario}`),
  ...['attackers', 'defenders', 'nobody'].map((winner) => `battle won by: ${winner}`),
  'battle: called off',
  ...['quiet', 'calmed', 'something-must-be-done', 'feds-called', 'feds-stay'].map((verdict) => `outrage: ${verdict}`),
  ...cares.map((care) => `infirmary: ${care}, healed`),
  'courts: bought out',
  'courts: out on bail',
  'courts: acquitted',
  'courts: sent to the Pen',
  'a Boss on trial: goes-on',
  'a Boss on trial: acquitted',
  'a Boss on trial: convicted',
];

/** A table of things that can happen, and those of them that cannot while nobody is at the table. */
type Expected = {
  title: string;
  known: readonly string[];
  elsewhere: Partial<Record<string, string>>;
  find: (tally: CampaignTally) => Counts;
};

const expected: readonly Expected[] = [
  {
    title: 'Orders',
    known: orderSchema.options.map((option) => option.shape.kind.value),
    elsewhere: { withdraw: byHand },
    find: ({ orders }) => orders,
  },
  { title: 'Events', known: eventTypes.toSorted(), elsewhere: attended, find: ({ events }) => events },
  { title: 'Outcomes', known: outcomes, elsewhere: {}, find: (tally) => tally.outcomes },
];

/**
 * Plays seeded campaigns unattended and prints how often each kind of thing happened. Fails when a file does not pass
 * `verify`, or when something that can happen unattended never did.
 */
export async function run(): Promise<void> {
  const seeds = readNumberOption('seeds', 200, 10_000);
  const months = readNumberOption('months', 36, 600);
  const from = readNumberOption('from', 1, 1_000_000);
  const tasks = Array.from({ length: seeds }, (_, n): CampaignTask => ({ seed: from + n, months }));
  const tallies = await runTrials(import.meta.url, playSeededCampaign, tasks, createProgressLine('campaigns', seeds));

  const played = sum(tallies.map((tally) => tally.months));
  const broken = tallies.filter(({ findings }) => findings.length > 0);
  console.log(`${seeds} campaigns, ${played} months; ${broken.length} of the files were not whole.`);
  for (const { findings } of broken) console.log(`  ${findings.join(' ')}`);
  const zeros = expected.flatMap((table) => printHappened(table, tallies));
  console.log(zeros.length === 0 ? 'Nothing is zero.' : `Never happened: ${zeros.join(', ')}.`);
  process.exitCode = broken.length === 0 && zeros.length === 0 ? 0 : 1;
}

/** Prints what happened and what should have, and returns the names of what should have and did not. */
function printHappened({ title, known, elsewhere, find }: Expected, tallies: readonly CampaignTally[]): string[] {
  const sums = new Map<string, number>();
  for (const [name, times] of tallies.flatMap((tally) => Object.entries(find(tally)))) {
    sums.set(name, (sums.get(name) ?? 0) + times);
  }
  const names = [...new Set([...known, ...sums.keys()])];
  const rows = names.filter((name) => elsewhere[name] === undefined || sums.has(name));
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows.map((name) => [name, { times: sums.get(name) ?? 0 }])));
  const apart = names.filter((name) => !rows.includes(name));
  for (const name of apart) console.log(`  ${name}: only by ${elsewhere[name]}`);
  return rows.filter((name) => (sums.get(name) ?? 0) === 0);
}

/** Returns a setup that varies with the seed in gangs, types, levels, a human gang or none, and house rules. */
function createCampaignSetup(seed: number): ParadiseSetup {
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
export function playSeededCampaign({ seed, months }: CampaignTask): Promise<CampaignTally> {
  return playOnFile(createCampaignSetup(seed), months, buildTally);
}

/** Plays the months of a campaign on a file, which is read and then removed. */
export async function playOnFile<T>(
  setup: ParadiseSetup,
  months: number,
  read: (session: Session, months: number) => T,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-campaigns-'));
  process.env['RACKETEER_BACKUPS'] = join(folder, 'backups');
  try {
    const now = new Date('2026-01-02T12:00:00Z');
    const path = join(folder, 'Trial.racketeer');
    const game = 'paradise' as const;
    const founding = { game, path, fileId: `trial-${setup.seed}`, setup };
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
    const found = read(session, played);
    session.store.close();
    return found;
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
