import { clippingSchema, type Clipping } from '#shared/views/paper.ts';
import { CampaignFileError } from '#store/file/errors.ts';
import type { ReadableStore } from '#store/readable.ts';

/** The press reads its files this many periods back. */
const filesKept = 72;

/** The press's clippings of its editions, each unpacked once and keyed by the seal of its edition's row. */
export class Clippings {
  private readonly bySeal = new Map<string, Clipping | null>();

  /** Caches an edition's clipping in its later form, by the seal of its row. */
  keep(seal: string, clipping: Clipping): void {
    this.bySeal.set(seal, clippingSchema.parse(JSON.parse(JSON.stringify(clipping))));
  }

  /** Lists the clippings of the editions before a period's, oldest first; older programs kept none. */
  before(store: ReadableStore, period: number): Clipping[] {
    const seals = store.editionSeals(Math.max(1, period - filesKept), period);
    return seals.flatMap(({ period: printed, row_hash: seal }) => {
      const known = this.bySeal.get(seal);
      const clipping = known === undefined ? findClipping(store, printed) : known;
      this.bySeal.set(seal, clipping);
      return clipping ?? [];
    });
  }
}

/** Finds the clipping of an edition, or null; a damaged one does not stop the press. */
function findClipping(store: ReadableStore, period: number): Clipping | null {
  try {
    const row = store.edition(period);
    if (row === null) return null;
    const { clipping } = JSON.parse(row.edition_json) as { clipping?: unknown };
    const kept = clippingSchema.safeParse(clipping);
    return kept.success ? kept.data : null;
  } catch (problem) {
    if (problem instanceof CampaignFileError) return null;
    throw problem;
  }
}
