import Database from 'better-sqlite3';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCampaign, describeOpeningNotice } from '#commands/files.ts';
import type { Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { openReadable } from '#store/open.ts';
import { campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';

/** Four months, the last of them taken back; a note, a draft and a changed page. */
async function campaignWithEverything(): Promise<string> {
  const session = await campaignOnDisk({ npcs: 2 });
  await playMonths(session, 5);
  await undo(session, {});
  await undo(session, {});
  const { store } = session;
  store.transaction(() => {
    store.keepNote({ viewer: 'gm', subject: 'person p1', words: 'Owes me' });
    store.keepNote({ viewer: 'gm', subject: 'person p2', words: 'Is owed' });
    store.keepDraft({ seat: 'g1', name: 'raid', period: 4, draft: { crew: ['p1'] } });
    store.keepPressEdit(2, { print: 'x', edit: {} });
  });
  store.close();
  return store.path;
}

function change(path: string, statement: string): void {
  const db = new Database(path);
  db.exec(statement);
  db.close();
}

function findingsOf(path: string): string[] {
  const store = openReadable(path);
  try {
    return verifyCampaign({ store, rulebook: paradise }).findings;
  } finally {
    store.close();
  }
}

async function opened(path: string): Promise<Session> {
  const session = await openCampaign(path, noon);
  onTestFinished(() => {
    if (session.store.isOpen) session.store.close();
  });
  return session;
}

describe('rows that are gone', () => {
  it.each([
    ['a note', "DELETE FROM note WHERE subject = 'person p1'", 'A row of note is missing.'],
    ['all notes of a reader', "DELETE FROM note WHERE viewer = 'gm'", '2 rows of note are missing.'],
    ['a draft', 'DELETE FROM draft', 'A row of draft is missing.'],
    ['a changed page', 'DELETE FROM press_edit', 'A row of press_edit is missing.'],
    [
      'what can be put forward again',
      'DELETE FROM undone WHERE step = (SELECT max(step) FROM undone)',
      'A row of undone is missing.',
    ],
    [
      'a note in another’s place',
      "UPDATE note SET row_hash = (SELECT row_hash FROM note WHERE subject = 'person p2') WHERE viewer = 'gm'",
      'The row gm/person p1 of note was altered.',
    ],
    ['how many there are', "DELETE FROM tally WHERE name = 'note'", /rows of note .* not known/],
  ])('are told at opening and found by verify: %s', async (_what, statement, finding) => {
    const path = await campaignWithEverything();
    expect(findingsOf(path)).toEqual([]);
    change(path, statement);
    expect(findingsOf(path).join('\n')).toMatch(finding);
    const session = await opened(path);
    const notice = describeOpeningNotice(session);
    expect(notice).toContain('A part of this file is damaged and is left out: ');
    expect(notice).toMatch(finding);
    await playMonths(session, 1);
  });

  it.each([
    ['the last step', 'DELETE FROM step WHERE step = 4'],
    ['the last entry', 'DELETE FROM journal WHERE seq = (SELECT max(seq) FROM journal)'],
    ['a closed month', 'DELETE FROM period WHERE period = 2'],
  ])('keep a file from opening where the game needs them: %s', async (_what, statement) => {
    const path = await campaignWithEverything();
    change(path, statement);
    await expect(openCampaign(path, noon)).rejects.toThrow(/missing|not those that were written/);
  });

  it('in the middle of what can be put forward again stop there', async () => {
    const path = await campaignWithEverything();
    change(path, 'DELETE FROM undone WHERE step = (SELECT min(step) FROM undone)');
    const session = await opened(path);
    const before = session.snapshot;
    await expect(redo(session)).rejects.toThrow(/the step to redo is gone/);
    expect(session.snapshot).toBe(before);
  });
});

describe('a paper that is gone', () => {
  it('is told, and printed anew from the journal as it was', async () => {
    const path = await campaignWithEverything();
    const papers = (): unknown[] => {
      const store = openReadable(path);
      try {
        return store.editions().map(({ period }) => store.edition(period));
      } finally {
        store.close();
      }
    };
    const before = papers();
    expect(before).toHaveLength(3);
    change(path, 'DELETE FROM edition WHERE period IN (1, 3)');
    expect(findingsOf(path)).toEqual(['2 rows of edition are missing.']);
    const session = await opened(path);
    expect(describeOpeningNotice(session)).toBe(
      'The paper of January 1925 and 1 more was missing from this file; it was printed anew from the journal.',
    );
    session.store.close();
    expect(papers()).toEqual(before);
    expect(findingsOf(path)).toEqual([]);
    const again = await opened(path);
    expect(describeOpeningNotice(again)).toBeNull();
  });
});

describe('the count', () => {
  it('is right after whatever was written, taken back and put forward again', async () => {
    const first = await campaignWithEverything();
    const base = join(temporaryFolder(), 'Base.racketeer');
    copyFileSync(first, base);
    const deed = fc.constantFrom('undo', 'redo', 'close', 'note', 'forget', 'draft', 'page');
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), async (deeds) => {
        const path = join(temporaryFolder(), 'Counted.racketeer');
        copyFileSync(base, path);
        const session = await openCampaign(path, noon);
        try {
          for (const one of deeds) await does[one](session);
          expect(session.store.rowFindings()).toEqual([]);
        } finally {
          session.store.close();
        }
      }),
      { numRuns: 12 },
    );
  });
});

const does: Readonly<
  Record<'undo' | 'redo' | 'close' | 'note' | 'forget' | 'draft' | 'page', (session: Session) => unknown>
> = {
  undo: (session) => undo(session, {}).catch(() => undefined),
  redo: (session) => redo(session).catch(() => undefined),
  close: (session) => playMonths(session, 1),
  note: ({ store }) => {
    const note = { viewer: 'gm', subject: 'person p1', words: String(store.journal.lastStep()) };
    store.transaction(() => store.keepNote(note));
  },
  forget: ({ store }) => {
    const note = { viewer: 'gm', subject: 'person p2', words: '' };
    store.transaction(() => store.keepNote(note));
  },
  draft: ({ store }) => {
    const draft = { seat: 'g1', name: 'hit', period: store.journal.lastStep(), draft: {} };
    store.transaction(() => store.keepDraft(draft));
  },
  page: ({ store }) => store.transaction(() => store.keepPressEdit(2, null)),
};
