import { secondThoughtsId } from '#commands/later/secondThoughts.ts';
import type { Answer } from '#shared/words/questions.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { foundCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { setupFor } from './founded.ts';

/** A time for every command of a test. */
export const noon = new Date('2026-01-02T12:00:00Z');

/** The answer to what becomes of closed periods that were taken back: the next step drops them. */
export const goOn: Answer[] = [{ kind: 'choice', id: secondThoughtsId, value: 'go-on' }];

/** A folder of its own that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A campaign on disk, open for playing, closed with the test. */
export async function campaignOnDisk(
  options: Parameters<typeof setupFor>[0] & { path?: string } = {},
): Promise<Session> {
  const path = options.path ?? join(temporaryFolder(), 'Test.racketeer');
  const founding = { game: 'paradise' as const, path, fileId: 'test-file', setup: setupFor(options) } as const;
  const founded = await foundCampaign(founding, noon);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  const { session } = founded;
  onTestFinished(() => {
    if (session.store.isOpen) session.store.close();
  });
  return session;
}

/** The state of a campaign of Paradise. */
export function paradiseState(session: Pick<Session, 'snapshot'>): ParadiseState {
  return session.snapshot.state as ParadiseState;
}

/** Closes months unattended. */
export async function playMonths(session: Session, months: number): Promise<void> {
  for (let month = 0; month < months; month += 1) {
    const outcome = await advance(session, { auto: true }, noon);
    if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
  }
}
