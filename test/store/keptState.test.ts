import Database from 'better-sqlite3';
import fc from 'fast-check';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replayJournal, restoreState } from '#campaign/recorded.ts';
import { branchCampaign, openCampaign, restoreCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { keepState, type Session } from '#commands/session.ts';
import { redo, undo } from '#commands/undo.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { backupRoot } from '#store/backups/backupFolders.ts';
import { listBackups } from '#store/backups/lookup.ts';
import { packFast } from '#store/steps/packing.ts';
import { campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';
import { changeAndSeal } from '../support/sealing.ts';

/** A campaign of two gangs that goes on for five years: neither ruins the other. */
const lasting = { npcs: 1, seed: 1 };

/** A closed campaign of some months and what it stood in. */
async function closed(months = 2): Promise<{ path: string; stood: Session['snapshot'] }> {
  const session = await campaignOnDisk(lasting);
  await playMonths(session, months);
  keep(session);
  session.store.close();
  return { path: session.store.path, stood: session.snapshot };
}

function keep({ store, rulebook, snapshot }: Session, state: unknown = snapshot.state): void {
  store.transaction(() => {
    keepState(store, rulebook, state);
  });
}

/** Opens a file, looks, and closes it. */
async function opened<T>(path: string, look: (session: Session) => T): Promise<T> {
  const session = await openCampaign(path, noon);
  try {
    return look(session);
  } finally {
    session.store.close();
  }
}

function keptSteps({ store }: Session): number[] {
  const kept: number[] = [];
  for (let one = store.keptState(); one !== null; one = store.keptState(one.step - 1)) kept.unshift(one.step);
  return kept;
}

const snapshotAt = (path: string): Promise<Session['snapshot']> => opened(path, ({ snapshot }) => snapshot);

function change(path: string, statement: string, ...values: unknown[]): void {
  const db = new Database(path);
  db.prepare(statement).run(...values);
  db.close();
}

describe('the kept state', () => {
  it('is what the journal makes, whatever was closed, taken back, put back, branched or restored', async () => {
    const deed = fc.constantFrom('close', 'undo', 'redo', 'reopen', 'branch', 'restore');
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 7 }), async (deeds) => {
        let session = await campaignOnDisk({ npcs: 1 });
        const folder = temporaryFolder();
        await playMonths(session, 4);
        expect(session.store.keptState()?.step).toBe(session.store.journal.lastStep());
        for (const [nth, one] of deeds.entries()) {
          if (one === 'close') await advance(session, { auto: true }, noon);
          if (one === 'undo' && session.store.journal.lastStep() > 1) await undo(session, {});
          if (one === 'redo' && session.store.undoneSteps().length > 0) await redo(session);
          if (one === 'branch') {
            const path = join(folder, `Branch ${nth}.racketeer`);
            session = await branchCampaign(session, { path, fileId: `b${nth}`, title: 'B' }, noon);
          }
          const [backup] = listBackups(session.store.path);
          if (one === 'restore' && backup !== undefined) {
            session = await restoreCampaign(session, backup.path, noon);
          }
          session.store.close();
          session = await openCampaign(session.store.path, noon);
          const whole = replayJournal(session.store, session.rulebook);
          expect(JSON.stringify(session.snapshot)).toBe(JSON.stringify(whole));
          expect(verifyCampaign(session).findings).toEqual([]);
        }
        session.store.close();
      }),
      { numRuns: 4, seed: 1925 },
    );
  });

  it('is what opening goes by, with what came after it, without a replay', async () => {
    const { path, stood } = await closed();
    await opened(path, (session) => {
      keep(session, { ...(stood.state as object), title: 'Marked' });
    });
    expect((await snapshotAt(path)).state).toMatchObject({ title: 'Marked' });
    await opened(path, (session) => {
      expect(verifyCampaign(session).findings).toEqual(['The kept state is not what the journal says.']);
    });
  });

  it('of before the newest one stays in a long campaign, and goes when another comes', async () => {
    const session = await campaignOnDisk(lasting);
    await playMonths(session, 8);
    const { store } = session;
    expect(keptSteps(session)).toEqual([store.journal.lastStep()]);
    await playMonths(session, 40);
    const last = store.journal.lastStep();
    expect(keptSteps(session)).toEqual([last - 4, last]);
    // From the fourth year on it is kept once a year.
    await playMonths(session, 12);
    expect(keptSteps(session)).toEqual([last, last + 12]);
    await undo(session, {});
    expect(keptSteps(session)).toEqual([last]);
    store.close();
  });

  it('is what the first undo after opening goes by, without a replay', async () => {
    const session = await campaignOnDisk({ npcs: 1 });
    await playMonths(session, 2);
    keep(session, { ...(session.snapshot.state as object), title: 'Marked' });
    await playMonths(session, 1);
    session.store.close();
    const again = await openCampaign(session.store.path, noon);
    again.kept.forgetAfter(0);
    await undo(again, {});
    expect(again.snapshot.state).toMatchObject({ title: 'Marked', month: 3 });
    again.store.close();
  });

  it('is followed by the steps that closed nothing', async () => {
    const session = await campaignOnDisk({ npcs: 1 });
    await playMonths(session, 2);
    session.store.close();
    // Kept a month earlier: the second month is read from the journal.
    const again = await openCampaign(session.store.path, noon);
    const stood = again.snapshot;
    await undo(again, {});
    keep(again);
    const row = new Database(again.store.path, { readonly: true });
    const kept = row.prepare('SELECT * FROM kept_state').get() as Record<string, unknown>;
    row.close();
    await redo(again);
    again.store.close();
    change(
      again.store.path,
      'UPDATE kept_state SET step = ?, packed = ?, seal = ?, row_hash = ?',
      ...['step', 'packed', 'seal', 'row_hash'].map((column) => kept[column]),
    );
    await opened(again.store.path, ({ store, rulebook, snapshot }) => {
      expect(restoreState(store, rulebook).keptAt).toBe(2);
      expect(JSON.stringify(snapshot)).toBe(JSON.stringify(stood));
    });
  });

  it.each([
    ['altered', (path: string) => change(path, 'UPDATE kept_state SET seal = ?', 'x')],
    [
      'of a stranger, who sealed the row anew',
      (path: string) => {
        change(path, 'UPDATE kept_state SET packed = ?', packFast(['{"__proto__":{"x":1}}']));
        changeAndSeal(path, '');
      },
    ],
    ['of no state at all', (path: string) => change(path, "UPDATE kept_state SET packed = x'00ff'")],
    ['of another step', (path: string) => changeAndSeal(path, 'UPDATE kept_state SET step = 2')],
  ])('is passed over when it is %s', async (_what, spoil) => {
    const { path, stood } = await closed();
    spoil(path);
    expect(await snapshotAt(path)).toEqual(stood);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('of older rules is passed over', async () => {
    const { path, stood } = await closed();
    await opened(path, ({ store, rulebook }) => {
      const rulesVersion = rulebook.version - 1;
      store.transaction(() => {
        store.keepState({ step: store.journal.lastStep(), rulesVersion, state: { old: true } }, 'goes');
      });
    });
    expect(await snapshotAt(path)).toEqual(stood);
  });

  it('written by another user is passed over', async () => {
    const { path, stood } = await closed();
    const before = process.env['RACKETEER_BACKUPS'];
    process.env['RACKETEER_BACKUPS'] = temporaryFolder();
    try {
      await opened(path, ({ store, snapshot }) => {
        expect(store.keptState()).toBeNull();
        expect(snapshot).toEqual(stood);
      });
    } finally {
      process.env['RACKETEER_BACKUPS'] = before;
    }
  });

  it('does not hide what was altered before it', async () => {
    for (const statement of [
      "UPDATE journal SET title = 'forged' WHERE step = 2",
      "UPDATE body SET packed = x'00' WHERE step = 1",
      "UPDATE step SET rng_after = '[1]' WHERE step = 2",
    ]) {
      const { path } = await closed();
      change(path, statement);
      await expect(openCampaign(path, noon)).rejects.toThrow(/is damaged/);
    }
  });

  it('is written at opening after a long replay', async () => {
    const { path, stood } = await closed(26);
    change(path, 'DELETE FROM kept_state');
    expect(await snapshotAt(path)).toEqual(stood);
    await opened(path, ({ store, rulebook }) => {
      expect(restoreState(store, rulebook).keptAt).toBe(store.journal.lastStep());
    });
  });

  it('is sealed with a key that nobody else reads', async () => {
    mkdirSync(backupRoot(), { recursive: true });
    await closed(1);
    expect(statSync(join(backupRoot(), 'own.key')).mode & 0o077).toBe(0);
  });
});
