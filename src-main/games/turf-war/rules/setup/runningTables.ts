import { areasOfWard } from '#shared/games/turf-war/maps.ts';
import {
  allianceFields,
  gangFields,
  pieceFields,
  runningFields,
  runningSections,
  type Running,
} from '#shared/games/turf-war/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { describeItem, type RunningTables } from '#kernel/declare/section.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireGang } from '../lookups.ts';
import type { State } from '../state.ts';

/** [WAR-START-4] A running game as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'gangs', by: 'name' },
  sections: runningSections,
  describe: describeRunning,
};

/** Describes a game before the sheets of its turn are opened; `enterRunning` enters it again. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(
    state.phase === 'orders',
    'A game leaves as a table before its sheets are opened; play the turn to its end first.',
  );
  const { precedence, house, map, wards } = state;
  const others = (Object.keys(state.gangs) as SeatId[]).filter((seat) => !precedence.includes(seat));
  return describeItem(runningFields, state, {
    houseRules: { ...house, map, wards: Math.max(house.wards ?? 0, wards) },
    gangs: [...precedence, ...others].map((seat) => describeGang(state, seat)),
    alliances: Object.values(state.alliances).map((alliance) =>
      describeItem(allianceFields, alliance, {
        members: alliance.members.map((seat) => requireGang(state, seat).name),
      }),
    ),
  });
}

function describeGang(state: State, seat: SeatId): Running['gangs'][number] {
  const gang = requireGang(state, seat);
  const areas = Array.from({ length: state.wards * areasOfWard }, (_, place) => place + 1);
  return describeItem(gangFields, gang, {
    areas: areas.filter((area) => state.areas[area]?.owner === seat),
    pieces: Object.values(state.pieces)
      .filter((piece) => piece.gang === seat)
      .map((piece) => describeItem(pieceFields, piece, {})),
    deadHitmen: gang.dead.hitmen,
    deadLieutenants: gang.dead.lieutenants,
    isOut: gang.out !== null,
  });
}
