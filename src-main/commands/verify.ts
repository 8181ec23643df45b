import { replay } from '../kernel/replay.ts';
import { stepsWithForeignDice } from '../kernel/rethrow.ts';
import type { CampaignRulebook } from '../registry.ts';
import { sha256 } from '../store/chain.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { ProjectionRow } from '../store/schema.ts';
import { ledgerLines } from './commit.ts';
import { campaignHappenings, recordedSteps, rulebookOf, type CampaignSnapshot } from './session.ts';

/** What was checked and what was found wrong; a whole campaign has no findings. */
export type Verification = { isWhole: boolean; findings: string[]; checked: string[] };

/**
 * SQLite's check, the hash chain, the seed's dice, replay against every table and month, and every
 * dollar. A journal that was altered is not replayed: what it says means nothing.
 */
export function verifyCampaign(store: ReadableStore): Verification {
  const rulebook = rulebookOf(store);
  const broken = [...store.integrityFindings(), ...store.chainFindings()];
  const findings = broken.length > 0 ? broken : replayFindings(store, rulebook);
  const entries = store.entries().length;
  const months = store.months().length;
  return {
    isWhole: findings.length === 0,
    findings,
    checked: [
      'SQLite finds the file whole.',
      `${entries} journal entries follow from each other.`,
      months === 1
        ? '1 closed month replays to its seal.'
        : `${months} closed months replay to their seals.`,
      'Every die the program threw is its seed’s.',
      'Every table says what the journal says.',
      'Every dollar in the banks is in the ledger.',
    ],
  };
}

function replayFindings(store: ReadableStore, rulebook: CampaignRulebook): string[] {
  const { seed } = store.campaign();
  const steps = recordedSteps(store);
  const replayed = replay(rulebook, seed, steps);
  return [
    ...stepsWithForeignDice(seed, steps).map((step) => `Step ${step} has dice of another seed.`),
    ...monthFindings(store, rulebook, steps),
    ...rulebook.projections.flatMap((projection) => rowFindings(store, replayed, projection)),
    ...ledgerFindings(store, rulebook),
    ...moneyFindings(store, rulebook, replayed),
  ];
}

function monthFindings(
  store: ReadableStore,
  rulebook: CampaignRulebook,
  steps: ReturnType<typeof recordedSteps>,
): string[] {
  const seals = new Map(store.months().map((row) => [row.month, row.state_hash]));
  const state = rulebook.blank();
  const findings: string[] = [];
  for (const { event } of steps.flatMap((step) => step.happenings)) {
    rulebook.apply(state, event);
    const month = rulebook.closedMonth(event);
    if (month === null) continue;
    if (seals.get(month) !== sha256(JSON.stringify(state))) {
      findings.push(`Month ${month} does not replay to its seal.`);
    }
    seals.delete(month);
  }
  return [
    ...findings,
    ...[...seals.keys()].map((month) => `Month ${month} is not in the journal.`),
  ];
}

function rowFindings(
  store: ReadableStore,
  replayed: CampaignSnapshot,
  projection: CampaignRulebook['projections'][number],
): string[] {
  const { table, collection, key, row } = projection;
  const state = replayed.state;
  const items = state[collection as keyof typeof state] as Record<string, unknown>;
  const expected = new Map(Object.keys(items).map((id) => [id, row(state, id)]));
  const findings: string[] = [];
  for (const found of store.projection(table)) {
    const id = String(found[key]);
    const wanted = expected.get(id);
    expected.delete(id);
    if (wanted === undefined || wanted === null || !sameRow(found, wanted)) {
      findings.push(`${table} ${id} is not what the journal says.`);
    }
  }
  return [...findings, ...[...expected.keys()].map((id) => `${table} ${id} is missing.`)];
}

function sameRow(found: ProjectionRow, wanted: ProjectionRow): boolean {
  return Object.keys(wanted).every((column) => found[column] === wanted[column]);
}

/** Entries whose lines in the ledger are not the money their events moved. */
function ledgerFindings(store: ReadableStore, rulebook: CampaignRulebook): string[] {
  const booked = new Map<number, string[]>();
  for (const { entry, month, gang, cause, dollars } of store.ledger()) {
    booked.set(entry, [...(booked.get(entry) ?? []), `${month} ${gang} ${cause} ${dollars}`]);
  }
  return store
    .entries()
    .filter((entry) => {
      const lines = ledgerLines(rulebook, campaignHappenings(entry));
      const moved = lines.map((l) => `${entry.month} ${l.gang} ${l.cause} ${l.dollars}`);
      return moved.join() !== (booked.get(entry.seq) ?? []).join();
    })
    .map((entry) => `The ledger of entry ${entry.seq} is not what the journal says.`);
}

function moneyFindings(
  store: ReadableStore,
  rulebook: CampaignRulebook,
  replayed: CampaignSnapshot,
): string[] {
  const booked = new Map<string, number>();
  for (const line of store.ledger()) {
    booked.set(line.gang, (booked.get(line.gang) ?? 0) + line.dollars);
  }
  return rulebook
    .banks(replayed.state)
    .filter(({ seat, dollars }) => (booked.get(seat) ?? 0) !== dollars)
    .map(({ seat, dollars }) => {
      return `${seat}’s bank holds $${dollars}, its ledger $${booked.get(seat) ?? 0}.`;
    });
}
