import { districtNames } from '../../../src-shared/games/paradise/city.ts';
import type { GangsterId } from '../../../src-shared/games/paradise/ids.ts';
import type { SeatId } from '../../../src-shared/words/ids.ts';
import { referring } from '../../kernel/events/references.ts';
import { titleOfHead } from './battles/arranging/title.ts';
import { battleHead } from './state/lookups.ts';
import type { Names } from './state/names.ts';
import type { State } from './state/index.ts';

/** The names of a state, each marked with what it stands for. */
export function referencesIn(state: State): Names {
  const { gang, gangster, business, ...others } = namesOf(state);
  return {
    ...others,
    gang: (seat) => referring('seat', seat, gang(seat)),
    gangster: (id) => referring('gangster', id, gangster(id)),
    business: (id) => referring('business', id, business(id)),
  };
}

/** Returns the gang of the man whom a sentence names. */
export function whoseMan(state: State, { kind, id }: { kind: string; id: string }): SeatId[] {
  if (kind !== 'gangster') return [];
  const man = state.gangsters[id as GangsterId] ?? state.graveyard[id as GangsterId]?.gangster;
  return man === undefined ? [] : [man.gang];
}

/** The names of a state, for the log's sentences. */
export function namesOf(state: State): Names {
  return {
    gang: (seat) => state.gangs[seat]?.name ?? 'A gang',
    gangster: (id) => state.gangsters[id]?.name ?? state.graveyard[id]?.gangster.name ?? 'Somebody',
    battle: (id) => {
      const head = battleHead(state, id);
      return head === null ? 'a battle' : titleOfHead(state, head);
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
