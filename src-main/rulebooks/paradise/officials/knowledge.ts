import type { KnownOfficial, HallKnowledge } from '../state/seatView.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { OfficialId } from '../../../../src-shared/games/paradise/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { State } from '../state/index.ts';
import { askedOnce } from '../state/lookups.ts';
import type { Official } from '../state/records/officials.ts';

/** Whether a gang knows how clever an official is. */
export function knowsSmarts(official: DeepReadonly<Official>, seat: SeatId): boolean {
  const { smartsKnownTo } = official;
  return smartsKnownTo === 'everybody' || smartsKnownTo.includes(seat);
}

/** [fog] Nothing of who pays whom but the seat's own, and no SMARTS it has not learned, nobody’s other stats. */
export function hallKnowledge(state: State, seat: SeatId): HallKnowledge {
  const payrolls = ofSeat(state.payrolls, seat);
  const friends = new Set(Object.values(payrolls).map(({ official }) => official));
  const officials: Record<OfficialId, KnownOfficial> = {};
  for (const { official, known } of onTheStreet(state)) {
    // A Reporter is known by what he was seen at, or by his own gang.
    const isKnown =
      official.kind !== 'reporter' ||
      friends.has(official.id) ||
      Object.keys(official.seenWith).length > 0;
    if (!isKnown) continue;
    const isOwnSecret = known.smarts === null && knowsSmarts(official, seat);
    officials[official.id] = isOwnSecret ? knownOfficial(official, official.smarts) : known;
  }
  return { officials, payrolls, dealings: ofSeat(state.dealings, seat) };
}

/** Everybody at City Hall as who has not dealt with him knows him, gone through once until the next event. */
function onTheStreet(
  state: State,
): readonly { official: DeepReadonly<Official>; known: KnownOfficial }[] {
  return askedOnce(state, onTheStreet, () =>
    Object.values(state.officials).map((official) => {
      const isOpen = official.smartsKnownTo === 'everybody';
      return { official, known: knownOfficial(official, isOpen ? official.smarts : null) };
    }),
  );
}

/** Field by field: views are made by the thousand, and to take fields out of a copy is several times slower. */
function knownOfficial(official: DeepReadonly<Official>, smarts: number | null): KnownOfficial {
  const { id, kind, name, district, precinct, seatedMonth, forSaleFromMonth, seenWith } = official;
  return { id, kind, name, district, precinct, seatedMonth, forSaleFromMonth, seenWith, smarts };
}

function ofSeat<T extends { readonly seat: SeatId }>(
  all: Readonly<Record<string, T>>,
  seat: SeatId,
): Record<string, T> {
  const own: Record<string, T> = {};
  for (const key in all) {
    const item = all[key];
    if (item?.seat === seat) own[key] = item;
  }
  return own;
}
