import { findCity } from '#shared/games/paradise/cities/city.ts';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatReference } from '#kernel/events/references.ts';
import { describeEnding } from './battles/arranging/endingWords.ts';
import { createTitleNames, describeBattleHead, type TitleNames } from './battles/arranging/title.ts';
import { findBattleHead } from './lookups.ts';
import type { Names } from './state/names.ts';
import type { State } from './state.ts';

/** Creates the names of a state, each marked with its ID. */
export function createReferences(state: State): Names {
  const { gang, gangster, business } = createTitleNames(state);
  return nameAll(state, {
    gang: (seat) => formatReference('seat', seat, gang(seat)),
    gangster: (id) => formatReference('gangster', id, gangster(id)),
    business: (id) => formatReference('business', id, business(id)),
  });
}

/** Returns the gang of the man whom a sentence names. */
export function findMansGang(state: State, { kind, id }: { kind: string; id: string }): SeatId[] {
  if (kind !== 'gangster') return [];
  const man = state.gangsters[id as GangsterId] ?? state.graveyard[id as GangsterId]?.gangster;
  return man === undefined ? [] : [man.gang];
}

/** The names of a state, for the log's sentences. */
export function createNames(state: State): Names {
  return nameAll(state, createTitleNames(state));
}

/** Adds to names, plain or marked, those of what they are put together to. */
function nameAll(state: State, names: TitleNames): Names {
  return {
    ...names,
    city: findCity(state).name,
    battle: (id) => {
      const head = findBattleHead(state, id);
      return head === null ? 'a battle' : describeBattleHead(state, head, names);
    },
    ending: (id) => {
      const [head, outcome] = [findBattleHead(state, id), findOutcome(state, id)];
      return head === null || outcome === null ? 'it is over' : describeEnding(head, outcome, names);
    },
    band: (id) => state.bands[id]?.name ?? 'an unknown band',
    boxer: (id) => state.boxers[id]?.name ?? 'an unknown boxer',
  };
}

/** Finds how a battle of any year ended; null where it is not over or was called off. */
function findOutcome({ battles, pastBattles }: State, id: BattleId) {
  return (battles[id]?.settled ?? pastBattles[id])?.outcome ?? null;
}
