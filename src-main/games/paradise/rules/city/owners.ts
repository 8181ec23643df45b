import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { District } from '#shared/games/paradise/city.ts';
import { derivedBySeat } from '#kernel/derived.ts';
import { listOwnedBusinesses } from '../lookups.ts';
import type { State } from '../state.ts';

/** GUTS of independent owners, by business; an owner who is not in it is unknown. */
export type OwnersKnown = Readonly<Record<BusinessId, number>>;

const nobodyKnown: OwnersKnown = {};

/**
 * [CITY-8] Collects GUTS of the independent owners that a gang knows by the house rule: of those it has met, and, if
 * the rule says so, of all who keep a business in a district where it has one.
 */
export const collectOwnersKnown = derivedBySeat((state: State, seat): OwnersKnown => {
  const rule = state.houseRules.ownersGuts;
  if (rule === 'secret') return nobodyKnown;
  const districts = new Set<District>(
    rule === 'neighbors' ? listOwnedBusinesses(state, seat).map(({ district }) => district) : [],
  );
  const known: Record<BusinessId, number> = {};
  for (const { id, district } of listOwnedBusinesses(state, null)) {
    const guts = state.ownerGuts[id];
    if (guts === undefined) continue;
    if (districts.has(district) || state.ownersMet[id]?.includes(seat) === true) known[id] = guts;
  }
  return known;
});
