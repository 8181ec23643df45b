import { randomUUID } from 'node:crypto';
import { claimIfPossible } from './backups/backups.ts';
import { findOriginal } from './backups/lookup.ts';
import type { WritableStore } from './writable.ts';

/** A campaign file's intended identity, whatever its row says: a restored backup keeps its campaign's. */
export type Identity = { fileId: string; branchedFrom: string | null };

/**
 * Gives the file the requested identity, or a new one if the original of this copy exists elsewhere. Returns a sentence
 * for the user about a copy.
 */
export function settleIdentity(store: WritableStore, wanted: Identity | null): string | null {
  const { file_id: fileId } = store.campaign();
  const original = wanted === null ? findOriginal(store.path, fileId) : null;
  if (original !== null) {
    // A damaged copy is refused without any change of it.
    store.journal.sealedEntries();
    setIdentity(store, { fileId: randomUUID(), branchedFrom: fileId });
  } else if (wanted !== null && wanted.fileId !== fileId) {
    setIdentity(store, wanted);
  }
  const { file_id, branched_from } = store.campaign();
  claimIfPossible(store.path, file_id, branched_from);
  if (original === null) return null;
  return `This is a copy of ${original}. It goes on as a campaign of its own, and its backups are kept apart.`;
}

/** Creates the identity of a copy that is made on purpose. */
export function createIdentityOfCopy(store: Pick<WritableStore, 'campaign'>): Identity {
  return { fileId: randomUUID(), branchedFrom: store.campaign().file_id };
}

function setIdentity(store: WritableStore, { fileId, branchedFrom }: Identity): void {
  store.transaction(() => {
    store.writeCampaign({ ...store.campaign(), file_id: fileId, branched_from: branchedFrom });
  });
}
