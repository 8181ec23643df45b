import type { KnownOfficial, HallKnowledge } from '../state/seatView.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { emptyById } from '#kernel/byId.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '../state.ts';
import { derived, derivedBySeat } from '#kernel/derived.ts';
import type { Official } from '../state/records/officials.ts';

/** Returns true if a gang knows an official's SMARTS. */
export function isSmartsKnown(official: DeepReadonly<Official>, seat: SeatId): boolean {
  const { smartsKnownTo } = official;
  return smartsKnownTo === 'everybody' || smartsKnownTo.includes(seat);
}

/** [fog] A seat's own payrolls and the SMARTS it has learned, without others' payrolls and stats. */
export const collectHallKnowledge = derivedBySeat((state: State, seat): HallKnowledge => {
  const payrolls = pickOfSeat(state.payrolls, seat);
  const friends = new Set(Object.values(payrolls).map(({ official }) => official));
  const officials = emptyById<OfficialId, KnownOfficial>();
  for (const official of listOfficials(state)) {
    // Reporters are known by their public use, or to their own gang.
    const isKnown =
      official.kind !== 'reporter' || friends.has(official.id) || Object.keys(official.seenWith).length > 0;
    if (!isKnown) continue;
    officials[official.id] = buildKnownOfficial(official, seat);
  }
  return { officials, payrolls, dealings: pickOfSeat(state.dealings, seat) };
});

/** Lists all officials whom a seat knows. */
export const listKnownOfficials = derived((officials: HallKnowledge['officials']): readonly KnownOfficial[] =>
  Object.values(officials),
);

/** Lists all holders of posts. */
const listOfficials = derived((state: State): readonly DeepReadonly<Official>[] => Object.values(state.officials));

/** Copies the known fields one by one, because taking fields out of a copy is several times slower. */
function buildKnownOfficial(official: DeepReadonly<Official>, seat: SeatId): KnownOfficial {
  const { id, kind, name, district, precinct, seatedMonth, forSaleFromMonth, seenWith, formerNames } = official;
  const smarts = isSmartsKnown(official, seat) ? official.smarts : null;
  const known = { id, kind, name, district, precinct, seatedMonth, forSaleFromMonth, seenWith, smarts };
  return formerNames === undefined ? known : { ...known, formerNames };
}

function pickOfSeat<T extends { readonly seat: SeatId }>(
  all: Readonly<Record<string, T>>,
  seat: SeatId,
): Record<string, T> {
  const own = emptyById<string, T>();
  for (const key in all) {
    const item = all[key];
    if (item?.seat === seat) own[key] = item;
  }
  return own;
}
