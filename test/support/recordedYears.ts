import Database from 'better-sqlite3';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import { racketeer } from './commandLine.ts';
import { entriesIn } from './journalRows.ts';
import { setupFor } from './founded.ts';

/** A year of play as anybody could read it out of a campaign's file. */
export type RecordedYear = {
  /** The journal's entries: whose, what order, which events with their dice. */
  entries: { title: string; author: string; order: unknown; events: unknown }[];
  /** What `log` tells of them. */
  log: unknown;
  /** `status` after each quarter. */
  status: unknown[];
  /** The paper of each quarter's last month as text. */
  papers: string[];
};

/** Quarters of a whole year. */
export const quarters = 4;
const ordersFile = join(import.meta.dirname, '../../docs/examples/orders.json');

/** Plays quarters of two years from their seeds: one by the book that begins with orders from a file, one of a gangland war. */
export async function playRecordedYears(folder: string, most = quarters): Promise<Record<string, RecordedYear>> {
  const byTheBook = join(folder, 'By the book.racketeer');
  await said('new', byTheBook, '--preset', 'by-the-book', '--seed', '7', '--npcs', '4');
  await said('orders', byTheBook, 'g1', '--from', ordersFile);
  const war = join(folder, 'War.racketeer');
  const setupFile = join(folder, 'war.json');
  const preset = houseRulePresets.find(({ id }) => id === 'gangland-war')?.rules;
  // The ready-made gang comes with its skills chosen.
  const houseRules = { ...preset, rolledSkills: 'chosen', skillSixes: 'every-six' } as const;
  writeFileSync(setupFile, JSON.stringify(setupFor({ seed: 25, npcs: 5, houseRules })));
  await said('new', war, '--from', setupFile);
  const [one, other] = await Promise.all([playYear(byTheBook, most), playYear(war, most)]);
  return { 'by the book': one, 'gangland war': other };
}

async function playYear(file: string, most: number): Promise<RecordedYear> {
  const status: unknown[] = [];
  const papers: string[] = [];
  for (let quarter = 1; quarter <= most; quarter += 1) {
    await said('advance', file, '--months', '3', '--auto');
    status.push(JSON.parse(await said('status', file, '--json')));
    papers.push(await said('paper', file));
  }
  const log = JSON.parse(await said('log', file, '--json')) as unknown;
  return { entries: entriesOf(file), log: withoutTimes(log), status, papers };
}

async function said(...args: string[]): Promise<string> {
  const { code, out, err } = await racketeer(...args);
  if (code !== 0) throw new Error(`racketeer ${args.join(' ')}: ${err}`);
  return out;
}

function entriesOf(file: string): RecordedYear['entries'] {
  const db = new Database(file, { readonly: true });
  try {
    const rows = entriesIn(db);
    return rows.map((row) => ({
      title: row.title,
      author: [row.author_kind, row.author_seat].join(' ').trim(),
      order: JSON.parse(row.order_json) as unknown,
      events: withoutSentences(JSON.parse(row.events_json)),
    }));
  } finally {
    db.close();
  }
}

/** The sentences of the events are the log's. */
function withoutSentences(happenings: unknown): unknown {
  return (happenings as Record<string, unknown>[]).map(({ text: _, ...happening }) => happening);
}

/** When an entry was written is the clock's, not the game's. */
function withoutTimes(log: unknown): unknown {
  return (log as Record<string, unknown>[]).map(({ writtenAt: _, ...entry }) => entry);
}
