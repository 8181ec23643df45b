import { join } from 'node:path';
import { commitStep } from '#commands/commit.ts';
import { foundCampaign } from '#commands/files.ts';
import type { Session } from '#commands/session.ts';
import { playOn } from '#kernel/play.ts';
import { runInPlace } from '#kernel/run.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import { timesDispatch } from '#main/games/paradise/paper/index.ts';
import { setupFor } from '../support/founded.ts';
import { workedMs, type LongCampaign } from './figure.ts';

const now = new Date('2026-01-02T12:00:00Z');

/** Months without backups, until so many are played, somebody has won, or the time for it is over. */
export async function playLong(
  folder: string,
  { months, limitMs }: { months: number; limitMs: number },
): Promise<LongCampaign> {
  const file = join(folder, 'long.racketeer');
  const session = await newCampaign(file);
  const started = performance.now();
  const monthMs: number[] = [];
  while (monthMs.length < months && performance.now() - started < limitMs) {
    if (session.rulebook.ending(session.snapshot.state) !== null) break;
    monthMs.push(workedMs(() => commitMonth(session)));
  }
  session.store.close();
  return { file, months: monthMs.length, monthMs };
}

/** A campaign of so many months and NPC gangs in a file of its own; gives the months that were played. */
export async function playCampaign(path: string, { months, npcs }: { months: number; npcs: number }): Promise<number> {
  const session = await newCampaign(path, npcs);
  let played = 0;
  while (played < months && session.rulebook.ending(session.snapshot.state) === null) {
    commitMonth(session);
    played += 1;
  }
  session.store.close();
  return played;
}

/** A new campaign of one human gang and so many NPC gangs. */
export async function newCampaign(path: string, npcs = 4): Promise<Session> {
  const head = { game: 'paradise' as const, path, fileId: 'bench', setup: setupFor({ npcs }) };
  const founded = await foundCampaign(head, now);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  return founded.session;
}

/** Plays a month and writes it, without a backup. */
export function commitMonth(session: Session): void {
  const { rulebook, snapshot, workingCopy } = session;
  // As a player closes a month: the step is called by its date, and what is written into is the copy of the month before.
  const title = `Close ${rulebook.period.name(rulebook.periodOf(snapshot.state))}`;
  const result = runInPlace(workingCopy.take(snapshot), createJournalWriter(rulebook), (table) => {
    table.entry({ title: 'Reveal', author: { kind: 'rules' }, order: null, reason: null });
    playOn(rulebook, table, { auto: true });
  });
  if (result.kind === 'question') throw new Error(result.question.prompt);
  const { entries, after } = result;
  commitStep(session, timesDispatch, { title, entries, rng: after.rng }, now);
  workingCopy.bringBack(after.state, session.snapshot);
}
