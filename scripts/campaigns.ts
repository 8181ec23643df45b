import { eventTypes } from '../src-main/games/paradise/rules/events/rows.ts';
import type { EventType } from '../src-main/games/paradise/rules/events/schemas.ts';
import { scenarioNames } from '../src-shared/games/paradise/battles.ts';
import { cares } from '../src-shared/games/paradise/orders/care.ts';
import { orderSchema } from '../src-shared/games/paradise/orders/orders.ts';
import { numberOption, createProgressLine, runTrials } from './trials/pool.ts';
import type { CampaignTally, CampaignTask } from './trials/seededCampaign.ts';

/**
 * Plays seeded campaigns unattended, each on a file that must pass `verify`, and prints how often each
 * kind of thing happened: `npm run campaigns -- [--seeds 200] [--months 36] [--from 1]`. Fails when a file is not
 * whole, or when something that can happen unattended never did.
 */
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

const seeds = numberOption('seeds', 200, 10_000);
const months = numberOption('months', 36, 600);
const from = numberOption('from', 1, 1_000_000);

const tasks = Array.from({ length: seeds }, (_, n): CampaignTask => ({ seed: from + n, months }));
const tallies = await runTrials('campaign', tasks, createProgressLine('campaigns', seeds));

const orderKinds = orderSchema.options.map((option) => option.shape.kind.value);
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

const played = tallies.reduce((sum, tally) => sum + tally.months, 0);
const broken = tallies.filter(({ findings }) => findings.length > 0);
console.log(`${seeds} campaigns, ${played} months; ${broken.length} of the files were not whole.`);
for (const { findings } of broken) console.log(`  ${findings.join(' ')}`);

const zeros = [
  ...printed(
    'Orders',
    orderKinds,
    sumParts(({ orders }) => orders),
    { withdraw: byHand },
  ),
  ...printed(
    'Events',
    eventTypes.toSorted(),
    sumParts(({ events }) => events),
    attended,
  ),
  ...printed(
    'Outcomes',
    outcomes,
    sumParts((tally) => tally.outcomes),
    {},
  ),
];
console.log(zeros.length === 0 ? 'Nothing is zero.' : `Never happened: ${zeros.join(', ')}.`);
process.exitCode = broken.length === 0 && zeros.length === 0 ? 0 : 1;

function sumParts(part: (tally: CampaignTally) => Record<string, number>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const tally of tallies) {
    for (const [name, times] of Object.entries(part(tally))) {
      sums.set(name, (sums.get(name) ?? 0) + times);
    }
  }
  return sums;
}

/** Prints a table, everything that happened and everything that should have; gives the names that should have. */
function printed(
  title: string,
  known: readonly string[],
  sums: ReadonlyMap<string, number>,
  elsewhere: Partial<Record<string, string>>,
): string[] {
  const names = [...new Set([...known, ...sums.keys()])];
  const rows = names.filter((name) => elsewhere[name] === undefined || sums.has(name));
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows.map((name) => [name, { times: sums.get(name) ?? 0 }])));
  const apart = names.filter((name) => !rows.includes(name));
  for (const name of apart) console.log(`  ${name}: only by ${elsewhere[name]}`);
  return rows.filter((name) => (sums.get(name) ?? 0) === 0);
}
