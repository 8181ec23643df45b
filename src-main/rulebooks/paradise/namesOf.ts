import { districtNames } from '../../../src-shared/games/paradise/city.ts';
import { battleTitle } from './battles/arranging/title.ts';
import type { Names } from './state/names.ts';
import type { State } from './state/index.ts';

/** The names of a state, for the log's sentences. */
export function namesOf(state: State): Names {
  return {
    gang: (seat) => state.gangs[seat]?.name ?? 'A gang',
    gangster: (id) => state.gangsters[id]?.name ?? state.graveyard[id]?.gangster.name ?? 'Somebody',
    battle: (id) => {
      const battle = state.battles[id];
      return battle === undefined ? 'a battle' : battleTitle(state, battle);
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
