import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BoxerId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';

/** An offer as it is being written. */
export type OfferDraft = {
  to: SeatId | '';
  givesBand: BandId | '';
  givesDollars: number | null;
  wantsBand: BandId | '';
  wantsDollars: number | null;
  /** Empty: a trade. */
  pick: BoxerId | '';
};

export function createOffer(): OfferDraft {
  return { to: '', givesBand: '', givesDollars: null, wantsBand: '', wantsDollars: null, pick: '' };
}

/** The order it makes, or null while somebody to offer it to or a band is missing. */
export function offerOrder(draft: OfferDraft): Order | null {
  const { to, givesBand, wantsBand, pick } = draft;
  if (to === '' || (givesBand === '' && wantsBand === '')) return null;
  return {
    kind: 'make-offer',
    to,
    gives: { band: givesBand === '' ? null : givesBand, dollars: draft.givesDollars ?? 0 },
    wants: { band: wantsBand === '' ? null : wantsBand, dollars: draft.wantsDollars ?? 0 },
    pick: pick === '' ? null : pick,
  };
}
