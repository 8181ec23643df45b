import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listPayrolls, type InPay } from '#main/games/paradise/rules/officials/lookups.ts';
import type { Dealing, Payroll } from '#main/games/paradise/rules/state/records/officials.ts';
import type { KnownOfficial, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { listKnownOfficials } from '#main/games/paradise/rules/officials/knowledge.ts';
import { derived } from '#kernel/derived.ts';

/** All officials whom the gang knows. */
export const listViewOfficials = derived((view: SeatView): readonly KnownOfficial[] =>
  listKnownOfficials(view.officials),
);

/** The gang's own officials, the highest office first. */
export const listFriends = derived((view: SeatView): readonly InPay<KnownOfficial>[] => listPayrolls(view, view.seat));

/** True if an official is in the gang's own pay. */
export function isFriend(view: SeatView, id: OfficialId): boolean {
  return indexPayrolls(view).has(id);
}

/** Finds the gang's dealing with an official. */
export function findDealing(view: SeatView, id: OfficialId): DeepReadonly<Dealing> | undefined {
  return indexDealings(view).get(id);
}

const indexPayrolls = derived((view: SeatView) => indexOwn<DeepReadonly<Payroll>>(view, view.payrolls));
const indexDealings = derived((view: SeatView) => indexOwn<DeepReadonly<Dealing>>(view, view.dealings));

/** Indexes the gang's own records by official alone, which is faster than keys of seat and official. */
function indexOwn<T extends { readonly seat: SeatView['seat']; readonly official: OfficialId }>(
  { seat }: SeatView,
  records: Readonly<Record<string, T>>,
): ReadonlyMap<OfficialId, T> {
  const own = new Map<OfficialId, T>();
  for (const record of Object.values(records)) if (record.seat === seat) own.set(record.official, record);
  return own;
}
