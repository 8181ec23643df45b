import { randomUUID } from 'node:crypto';
import { claimIfPossible } from './backups/backups.ts';
import { findOriginal } from './backups/lookup.ts';
import type { WritableStore } from './writable.ts';

/** The identity that a campaign file is to have, whatever its row says: a restored backup keeps its campaign's. */
export type Identity = { fileId: string; branchedFrom: string | null };

/**
 * Gives the file the identity that is asked for, else one of its own where the original of which it is a copy still
 * lies elsewhere. Returns a sentence for the user where it is a copy.
 */
export function settleIdentity(store: WritableStore, wanted: Identity | null): string | null {
  const { file_id: fileId } = store.campaign();
  const original = wanted === null ? findOriginal(store.path, fileId) : null;
  if (original !== null) {
    // A copy that is damaged is refused as it lies there, with not a byte of it changed.
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
    store.writeCampaign({
      ...store.campaign(),
      file_id: fileId,
      branched_from: branchedFrom,
    });
  });
}
