import { districtNames } from '#shared/games/paradise/city.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatReference } from '#kernel/events/references.ts';
import { describeBattleHead } from './battles/arranging/title.ts';
import { findBattleHead } from './lookups.ts';
import type { Names } from './state/names.ts';
import type { State } from './state.ts';

/** The names of a state, each marked with what it stands for. */
export function createReferences(state: State): Names {
  const { gang, gangster, business, ...others } = createNames(state);
  return {
    ...others,
    gang: (seat) => formatReference('seat', seat, gang(seat)),
    gangster: (id) => formatReference('gangster', id, gangster(id)),
    business: (id) => formatReference('business', id, business(id)),
  };
}

/** Returns the gang of the man whom a sentence names. */
export function findMansGang(state: State, { kind, id }: { kind: string; id: string }): SeatId[] {
  if (kind !== 'gangster') return [];
  const man = state.gangsters[id as GangsterId] ?? state.graveyard[id as GangsterId]?.gangster;
  return man === undefined ? [] : [man.gang];
}

/** The names of a state, for the log's sentences. */
export function createNames(state: State): Names {
  return {
    gang: (seat) => state.gangs[seat]?.name ?? 'A gang',
    gangster: (id) => state.gangsters[id]?.name ?? state.graveyard[id]?.gangster.name ?? 'Somebody',
    battle: (id) => {
      const head = findBattleHead(state, id);
      return head === null ? 'a battle' : describeBattleHead(state, head);
    },
    business(id) {
      const business = state.businesses[id];
      return business === undefined
        ? 'A business'
        : `${business.name} (${districtNames[business.district]})`;
    },
    band: (id) => state.bands[id]?.name ?? 'A band',
    boxer: (id) => state.boxers[id]?.name ?? 'A boxer',
  };
}
