import type { BusinessView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessType, District, Racket } from '#shared/games/paradise/city.ts';

/** Which businesses the table shows; a null field does not narrow. */
export type BusinessFilter = {
  text: string;
  district: District | null;
  owner: SeatId | 'independent' | null;
  /** One type, or a whole racket. */
  kind: BusinessType | Racket | null;
};

export const noFilter: BusinessFilter = { text: '', district: null, owner: null, kind: null };

/** True if anything narrows the table. */
export function isNarrowed(filter: BusinessFilter): boolean {
  return Object.values(filter).some((value) => value !== null && value !== '');
}

/** Every word of the text must occur in the business's name, type, notes or owner's name. */
export function matchBusiness(business: BusinessView, filter: BusinessFilter, ownerName: string): boolean {
  if (filter.district !== null && business.district !== filter.district) return false;
  if (filter.owner !== null && (business.owner ?? 'independent') !== filter.owner) return false;
  if (filter.kind !== null && business.type !== filter.kind && business.racket !== filter.kind) return false;
  const haystack = [business.name, business.typeName, ownerName, ...business.notes].join(' ').toLowerCase();
  return filter.text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => haystack.includes(word));
}
