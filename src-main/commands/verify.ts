import { capitalize } from '#shared/words/text.ts';
import type { Projection } from '../kernel/capabilities.ts';
import { listStepsWithForeignDice } from '../kernel/journal/replay.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyRulebook } from '../games/index.ts';
import { hasHash } from '../store/seals/stateHashes.ts';
import type { ReadableStore } from '../store/readable.ts';
import type { EntryRow, PeriodRow, ProjectionRow, SeatRow } from '../store/file/schema.ts';
import { listLedgerLines, listSeatRows } from './commit.ts';
import { declareTable, listIds } from './keeping/projections.ts';
import {
  readEntries,
  replayJournal,
  groupSteps,
  type AnyEvent,
  type CampaignSnapshot,
  type ReadEntry,
} from '../campaign/recorded.ts';

/** A file to verify, and the rules it is played by. */
type VerifiedCampaign = { readonly store: ReadableStore; readonly rulebook: AnyRulebook };

/** The checks made and the faults found; a whole campaign has no findings. */
export type Verification = { isWhole: boolean; findings: string[]; checked: string[] };

/**
 * Checks SQLite's structure, the hash chain, the rows' own hashes, the seed's dice, replay against every table and
 * period, and every dollar. An altered journal is not replayed.
 */
export function verifyCampaign({ store, rulebook }: VerifiedCampaign): Verification {
  if (!store.wasChangedOutside()) {
    const { findings, checked } = checkContents({ store, rulebook });
    return { isWhole: findings.length === 0, findings, checked };
  }
  try {
    const { findings, checked } = checkContents({ store, rulebook });
    return { isWhole: false, findings: [changedOutside, ...findings], checked };
  } catch {
    // The file put there need not be a campaign at all.
    return { isWhole: false, findings: [changedOutside], checked: [] };
  }
}

const changedOutside =
  'Another program changed the file while it was open here; open it again to see what it says now.';

function checkContents({ store, rulebook }: VerifiedCampaign): Omit<Verification, 'isWhole'> {
  const damage = store.integrityFindings();
  // Read and unpacked once: that is most of the work in a long campaign.
  const entries = store.journal.entries();
  const broken = [...damage, ...store.journal.chainFindings(entries)];
  const altered = store.rowFindings();
  const findings =
    broken.length > 0 ? [...broken, ...altered] : [...altered, ...replayFindings(store, rulebook, entries)];
  const periods = store.periods().length;
  const { one } = rulebook.period;
  return {
    findings,
    checked: [
      'SQLite finds the file whole.',
      `${entries.length} journal entries follow from each other.`,
      'Every row beside the journal is as it was written.',
      periods === 1 ? `1 closed ${one} replays to its seal.` : `${periods} closed ${one}s replay to their seals.`,
      'Every die the program threw is its seed’s.',
      'Every table says what the journal says.',
      'All money in the banks is in the ledger.',
    ],
  };
}

function replayFindings(store: ReadableStore, rulebook: AnyRulebook, rows: readonly EntryRow[]): string[] {
  const { seed } = store.campaign();
  const entries = readEntries(store, rulebook, rows);
  const steps = groupSteps(store, entries);
  const closings = createClosingCheck(store, rulebook);
  const kept = createKeptCheck(store, rulebook);
  const snapshot = replayJournal(store, rulebook, steps, {
    applied: (state, event) => closings.applied(state, event),
    stepped: (done, state) => kept.stepped(done, state),
  });
  const tables = new Map(store.projections().map(({ name, ddl }) => [name, ddl]));
  // Tables of older rules or declarations are rewritten at the next opening.
  const isOfOldRules = store.campaign().rules_version !== rulebook.version;
  const current = (rulebook.projections ?? []).filter((projection) => {
    const { name, ddl } = declareTable(projection);
    return !isOfOldRules && tables.get(name) === ddl;
  });
  return [
    ...listStepsWithForeignDice(seed, steps).map((step) => `Step ${step} has dice of another seed.`),
    ...sealFindings(store, rulebook),
    ...closings.findings(),
    ...kept.findings(),
    ...seatFindings(store, rulebook, snapshot),
    ...current.flatMap((projection) => listRowFindings(store, snapshot, projection)),
    ...listLedgerFindings(store, rulebook, entries),
    ...listMoneyFindings(store, rulebook, snapshot),
  ];
}

/** Lists periods whose seal is not the journal's hash at their end. */
function sealFindings(store: ReadableStore, rulebook: AnyRulebook): string[] {
  const hashes = new Map(store.journal.steps().map(({ step, hash }) => [step, hash]));
  return store
    .periods()
    .filter(({ step, seal }) => hashes.get(step) !== seal)
    .map(({ period }) => `The seal of ${namePeriod(rulebook, period)} is not the journal’s.`);
}

/** Creates a check for periods that rules of this version closed in another state than they replay to. */
function createClosingCheck(store: ReadableStore, rulebook: AnyRulebook) {
  const rows = new Map(store.periods().map((row): [number, PeriodRow] => [row.period, row]));
  const found: string[] = [];
  return {
    applied(state: CampaignSnapshot['state'], event: AnyEvent): void {
      const period = rulebook.closedPeriod(event);
      if (period === null) return;
      const row = rows.get(period);
      rows.delete(period);
      if (row === undefined) {
        found.push(`The row of ${namePeriod(rulebook, period)} is missing.`);
        return;
      }
      if (row.state_hash === '' || row.rules_version !== rulebook.version) return;
      if (!hasHash(row.state_hash, state)) {
        found.push(`${capitalize(namePeriod(rulebook, period))} does not replay to its seal.`);
      }
    },
    findings: (): string[] => [
      ...found,
      ...[...rows.keys()].map((n) => `${capitalize(namePeriod(rulebook, n))} is not in the journal.`),
    ],
  };
}

/** Creates a check for kept states of rules of this version that differ from the replayed journal. */
function createKeptCheck(store: ReadableStore, rulebook: AnyRulebook) {
  const numbers = store.journal.steps().map(({ step }) => step);
  const texts = new Map<number, string>();
  for (let kept = store.keptState(); kept !== null; kept = store.keptState(kept.step - 1)) {
    const { step, stateJson } = kept;
    if (kept.rulesVersion === rulebook.version) texts.set(step, stateJson);
  }
  const differing: number[] = [];
  return {
    stepped(done: number, state: CampaignSnapshot['state']): void {
      const step = numbers[done - 1] ?? 0;
      const text = texts.get(step);
      if (text !== undefined && text !== JSON.stringify(state)) differing.push(step);
    },
    findings: (): string[] => differing.map(() => 'The kept state is not what the journal says.'),
  };
}

/** `month 3` */
function namePeriod({ period: { one } }: AnyRulebook, period: number): string {
  return `${one} ${period}`;
}

/** Seats that are listed otherwise than the state has them. */
function seatFindings(store: ReadableStore, rulebook: AnyRulebook, { state }: CampaignSnapshot): string[] {
  const rows = store.seats();
  // Older formats began to count the places at one.
  const first = rows[0]?.place === 1 ? 1 : 0;
  const counted = rows.map((row) => ({ ...row, place: row.place - first }));
  const list = (some: readonly SeatRow[]): string =>
    JSON.stringify(some.map((row) => [row.seat, row.place, row.name, row.is_human]));
  return list(counted) === list(listSeatRows(rulebook, state))
    ? []
    : ['The list of the gangs is not what the journal says.'];
}

function listRowFindings(store: ReadableStore, replayed: CampaignSnapshot, projection: Projection<Game>): string[] {
  const { table, key } = projection;
  const { state } = replayed;
  const expected = new Map([...listIds(state, projection)].map((id) => [id, projection.row(state, id)]));
  const findings: string[] = [];
  for (const found of store.projection(table)) {
    const id = String(found[key]);
    const wanted = expected.get(id);
    expected.delete(id);
    if (wanted === undefined || wanted === null || !isSameRow(found, wanted)) {
      findings.push(`${table} ${id} is not what the journal says.`);
    }
  }
  return [...findings, ...[...expected.keys()].map((id) => `${table} ${id} is missing.`)];
}

function isSameRow(found: ProjectionRow, wanted: ProjectionRow): boolean {
  return Object.keys(wanted).every((column) => found[column] === wanted[column]);
}

/** Lists entries whose lines in the ledger differ from the money that their events moved. */
function listLedgerFindings(store: ReadableStore, rulebook: AnyRulebook, entries: readonly ReadEntry[]): string[] {
  if (!store.isLedgerNumbered()) return ['The lines of the ledger are not numbered one by one.'];
  const booked = new Map<number, string[]>();
  for (const { entry, period, seat, cause, dollars } of store.ledger()) {
    booked.set(entry, [...(booked.get(entry) ?? []), `${period} ${seat} ${cause} ${dollars}`]);
  }
  return entries
    .filter((entry) => {
      const lines = listLedgerLines(rulebook, entry.happenings);
      const moved = lines.map((l) => `${entry.period} ${l.seat} ${l.cause} ${l.dollars}`);
      return moved.join() !== (booked.get(entry.seq) ?? []).join();
    })
    .map((entry) => `The ledger of entry ${entry.seq} is not what the journal says.`);
}

function listMoneyFindings(store: ReadableStore, rulebook: AnyRulebook, replayed: CampaignSnapshot): string[] {
  const booked = new Map<string, number>();
  for (const line of store.ledger()) {
    booked.set(line.seat, (booked.get(line.seat) ?? 0) + line.dollars);
  }
  return (rulebook.banks?.(replayed.state) ?? [])
    .filter(({ seat, dollars }) => (booked.get(seat) ?? 0) !== dollars)
    .map(({ seat, dollars }) => {
      return `${seat}’s bank holds ${dollars}, its ledger ${booked.get(seat) ?? 0}.`;
    });
}
