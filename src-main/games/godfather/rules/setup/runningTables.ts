import {
  familyFields,
  placeFields,
  runningFields,
  runningSections,
  type Running,
} from '#shared/games/godfather/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { describeItem, type RunningTables } from '#kernel/declare/section.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireFamily } from '../lookups.ts';
import type { Place } from '../records.ts';
import type { State } from '../state.ts';

/** A running game as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'families', by: 'name' },
  sections: runningSections,
  describe: describeRunning,
};

/** Describes a game at the start of a round; `enterRunning` enters it again. Deals that run stay behind. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(state.ending === null, 'The game is over; it leaves as no table any more.');
  refuseUnless(
    state.stage.at === 'opening' && state.turn.place === 0 && state.round > 1,
    'A game leaves as a table between two rounds; play this one to its end first.',
  );
  const [first] = state.firstOrder;
  return describeItem(runningFields, state, {
    houseRules: state.house,
    families: state.seats.map((seat) => describeFamily(state, seat)),
    first: first === undefined ? '' : requireFamily(state, first).name,
    neighborhoods: Object.values(state.places).flatMap((place) =>
      place.status === 'unplayed' ? [] : [describePlace(state, place, place.status)],
    ),
    seenCards: Object.fromEntries(Object.entries(state.passes.playing.seen).filter(([, count]) => count > 0)),
    lastFightSince: state.lastFight,
  });
}

function describeFamily(state: State, seat: SeatId): Running['families'][number] {
  const family = requireFamily(state, seat);
  return describeItem(familyFields, family, {
    card: family.hand === 'unknown' ? null : family.hand,
    bonuses: family.bonuses.map(({ neighborhood, left }) => ({ neighborhood, left })),
  });
}

function describePlace(
  state: State,
  place: DeepReadonly<Place>,
  status: Running['neighborhoods'][number]['status'],
): Running['neighborhoods'][number] {
  const { key, controller, claim, marker } = place;
  const formatName = (seat: SeatId): string => requireFamily(state, seat).name;
  const here = Object.values(state.pieces).filter(({ id }) => id.startsWith(`${key}-`));
  const pieces = state.seats.flatMap((seat) => {
    const positions = here.filter((one) => one.seat === seat).map(({ id }) => id);
    return positions.length === 0 ? [] : [{ family: formatName(seat), positions }];
  });
  const marked =
    controller === null || marker === null ? [] : [{ family: formatName(controller), positions: [marker] }];
  return describeItem(placeFields, place, {
    status,
    controller: controller === null ? null : formatName(controller),
    pieces: status === 'controlled' ? marked : pieces,
    claim: claim && { family: formatName(claim.seat), answered: claim.answered.map(formatName) },
  });
}
