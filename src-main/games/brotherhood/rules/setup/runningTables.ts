import { cards } from '#shared/games/brotherhood/cards.ts';
import { hoodKinds, type AreaId, type HoodKind } from '#shared/games/brotherhood/ids.ts';
import { familyFields, runningFields, runningSections, type Running } from '#shared/games/brotherhood/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { describeItem, type RunningTables } from '#kernel/declare/section.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireFamily } from '../lookups.ts';
import type { State } from '../state.ts';

/** [BRO-SET-7] A running game as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'families', by: 'name' },
  sections: runningSections,
  describe: describeRunning,
};

/** Describes a game before the sheets of its turn are opened; `enterRunning` enters it again. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(
    state.stage.at === 'orders',
    'A game leaves as a table before its sheets are opened; play the turn to its end first.',
  );
  return describeItem(runningFields, state, {
    houseRules: { ...state.house, areas: state.areas.length },
    families: state.seats.map((seat) => describeFamily(state, seat)),
    inherited: state.seats.flatMap((seat) =>
      hoodKinds.flatMap((kind) => {
        const others = listHoods(state, seat, kind, false);
        if (others.length === 0) return [];
        const jailed = others.filter(({ status }) => status === 'jailed').length;
        return [{ family: requireFamily(state, seat).name, kind, free: others.length - jailed, jailed }];
      }),
    ),
    drawnCards: cards.filter((card) => !state.deck.includes(card)),
    due: state.areas.flatMap((area) => {
      const effect = state.now[area]?.due ?? null;
      return effect === null ? [] : [{ area, effect }];
    }),
  });
}

/** Hoods of a family: its own from the start, or those of families that it gathered. */
function listHoods(
  state: State,
  seat: SeatId,
  kind: HoodKind,
  areOwn: boolean,
): State['hoods'][keyof State['hoods']][] {
  return Object.values(state.hoods).filter(
    (hood) => hood.family === seat && hood.kind === kind && hood.id.startsWith(`${seat}-`) === areOwn,
  );
}

function describeFamily(state: State, seat: SeatId): Running['families'][number] {
  const family = requireFamily(state, seat);
  const { godfather, dead } = family;
  const [thugs, hitmen] = hoodKinds.map((kind) => listHoods(state, seat, kind, true)) as [HoodList, HoodList];
  const { stock } = state.house;
  return describeItem(familyFields, family, {
    cashDollars: dead?.cashDollars ?? family.cashDollars,
    godfather: godfather.name,
    godfatherIs: godfather.status === 'jailed' ? 'jailed' : 'free',
    lastArea: dead?.area ?? godfather.lastArea,
    counters: dead === null ? describeCounters(state, seat) : [],
    jailedThugs: countJailed(thugs),
    jailedHitmen: countJailed(hitmen),
    deadThugs: dead === null ? stock.thugs - thugs.length : 0,
    deadHitmen: dead === null ? stock.hitmen - hitmen.length : 0,
    deadSince: dead?.turn ?? null,
    killedBy: dead === null || dead.by === null ? null : requireFamily(state, dead.by).name,
  });
}

type HoodList = ReturnType<typeof listHoods>;

const countJailed = (hoods: HoodList): number => hoods.filter(({ status }) => status === 'jailed').length;

function describeCounters(state: State, seat: SeatId): Running['families'][number]['counters'] {
  return state.areas.flatMap((area: AreaId) => {
    const operations = Object.values(state.operations).filter((one) => one.family === seat && one.area === area);
    const influence = Object.values(state.markers).filter((one) => one.family === seat && one.area === area).length;
    if (operations.length + influence === 0) return [];
    const descriptions = operations.map(({ description }) => description);
    return [{ area, revenue: operations.length, influence, descriptions }];
  });
}
