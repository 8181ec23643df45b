import type { AreaId, HoodKind } from '#shared/games/brotherhood/ids.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import {
  requireAreaInPlay,
  listArmedSeats,
  findController,
  requireFamily,
  countFreeStock,
  listHoodsIn,
  listMarkersIn,
  listOwnMarkers,
  listOperationsIn,
  listOwnOperations,
  listRoster,
  computeWage,
} from '../lookups.ts';
import { quoteSheet } from '../quote.ts';
import type { State } from '../state.ts';
import { listGodfathersIn } from '../turn/fight.ts';
import { computeAreaIncome, computeIncome } from '../turn/revenue.ts';
import { isInTurn } from '../turn/stages.ts';
import { estimateCash, mayKnowCash } from './estimates.ts';

type AreaView = BrotherhoodView['areas'][number];
type FamilyView = BrotherhoodView['families'][number];

/** True if a viewer may know the family's own secrets. */
export function mayKnow({ ending }: State, viewer: Viewer, seat: SeatId): boolean {
  return viewer === 'gm' || viewer === seat || ending !== null;
}

/** [BRO-VIEW-1, BRO-VIEW-2] An area as everybody sees it: placed hoods of this turn, or of the last reveal. */
export function buildAreaView(state: State, id: AreaId, isBeingPlayed = isInTurn(state)): AreaView {
  const { name, revenueDollars, incomeDollars, influenceDollars, saturation } = requireAreaInPlay(state, id);
  const last = state.records.at(-1);
  const operations = listOperationsIn(state, id);
  const now = state.now[id];
  return {
    id,
    name,
    revenueDollars,
    incomeDollars,
    influenceDollars,
    saturation,
    operations: operations.map(({ id: own, family, description, openedTurn, sinceTurn }) => ({
      id: own,
      family,
      description,
      openedTurn,
      sinceTurn,
    })),
    markers: listMarkersIn(state, id).map(({ id: own, family, sinceTurn, isUsed, isNeutralised }) => ({
      id: own,
      family,
      sinceTurn,
      isUsed,
      isNeutralised,
    })),
    hoods: isBeingPlayed
      ? listArmedSeats(state, id).map((seat) => ({
          seat,
          area: id,
          thugs: countIn(state, id, seat, 'thug'),
          hitmen: countIn(state, id, seat, 'hitman'),
        }))
      : state.seats.flatMap((seat) => {
          const placed = last?.placed[seat]?.[id];
          return placed === undefined ? [] : [{ seat, area: id, ...placed }];
        }),
    godfathers: isBeingPlayed
      ? listGodfathersIn(state, id)
      : state.seats.filter((seat) => last?.godfathers[seat] === id),
    controller: findController(state, id),
    isSaturated: operations.length > saturation,
    incomes: state.seats.flatMap((seat) => {
      const income = requireFamily(state, seat).dead === null ? computeAreaIncome(state, id, seat) : null;
      return income === null ? [] : [{ seat, income }];
    }),
    cards: isBeingPlayed
      ? [...(now?.cards ?? [])]
      : (last?.struck ?? []).filter(({ area }) => area === id).map(({ card }) => card),
    isQuiet: now?.isQuiet ?? false,
    isInfluenceDead: now?.isInfluenceDead ?? false,
    due: now?.due ?? null,
  };
}

/** A turn that is told family after family: the state before, and the families told so far. */
type Telling = { before: State; seats: readonly SeatId[] };

/** Builds the city in the middle of a turn: only hoods placed since it began are there. */
export function buildBoard(state: State, telling: Telling | null): AreaView[] {
  return state.areas.map((id) => {
    const area = buildAreaView(state, id, true);
    if (telling === null) return area;
    const old = buildAreaView(telling.before, id, true);
    const isTold = (seat: SeatId): boolean => telling.seats.includes(seat);
    const join = <T>(now: readonly T[], before: readonly T[], findSeat: (one: T) => SeatId): T[] => [
      ...before.filter((one) => !isTold(findSeat(one))),
      ...now.filter((one) => isTold(findSeat(one))),
    ];
    const operations = join(area.operations, old.operations, ({ family }) => family);
    return {
      ...old,
      operations,
      isSaturated: operations.length > area.saturation,
      markers: join(area.markers, old.markers, ({ family }) => family),
      hoods: join(area.hoods, old.hoods, ({ seat }) => seat),
      godfathers: join(area.godfathers, old.godfathers, (seat) => seat),
    };
  });
}

function countIn(state: State, area: AreaId, seat: SeatId, kind: HoodKind): number {
  return listHoodsIn(state, area, seat).filter((hood) => hood.kind === kind).length;
}

/** [BRO-FIG-2] Builds a family as a viewer may know it. */
export function buildFamilyView(state: State, viewer: Viewer, seat: SeatId): FamilyView {
  const family = requireFamily(state, seat);
  const { name, isHuman, byMail, godfather, dead, gathered, lastIncomeDollars } = family;
  const roster = listRoster(state, seat);
  const countInState = (kind: HoodKind, isJailed: boolean): number =>
    roster.filter((hood) => hood.kind === kind && (hood.status === 'jailed') === isJailed).length;
  const isKnown = mayKnowCash(state, viewer, seat);
  return {
    seat,
    name,
    isHuman,
    isOut: dead !== null,
    byMail,
    godfather: { name: godfather.name, status: godfather.status, lastArea: godfather.lastArea },
    operations: listOwnOperations(state, seat).length,
    markers: listOwnMarkers(state, seat).length,
    freeOperations: countFreeStock(state, seat, 'revenue'),
    freeMarkers: countFreeStock(state, seat, 'influence'),
    thugs: countInState('thug', false),
    hitmen: countInState('hitman', false),
    jailedThugs: countInState('thug', true),
    jailedHitmen: countInState('hitman', true),
    deadHoods: Object.values(state.graveyard).filter((hood) => hood.family === seat).length,
    lastIncomeDollars,
    cashDollars: isKnown ? (dead?.cashDollars ?? family.cashDollars) : null,
    estimate: estimateCash(state, viewer, seat),
    dead: dead === null ? null : { ...dead },
    gathered: [...gathered],
    isReady: state.sealed.ready.includes(seat),
    isStoodIn: viewer === 'gm' && family.isStoodIn,
    mind:
      !isHuman && (viewer === 'gm' || state.ending !== null)
        ? { level: family.level, doctrine: family.doctrine }
        : null,
  };
}

/** [BRO-VIEW-4] Builds the books of a family: its roster, its gifts, its expected income. */
export function buildBookView(state: State, seat: SeatId): BrotherhoodView['books'][number] {
  const { cashDollars, godfather } = requireFamily(state, seat);
  const roster = listRoster(state, seat);
  const dead = Object.values(state.graveyard).filter((hood) => hood.family === seat);
  const jailBill = roster
    .filter(({ status }) => status === 'jailed')
    .reduce((sum, { kind }) => sum + computeWage(state, kind), 0);
  const income = computeIncome(state, seat);
  const turnsLeft = state.ending === null ? state.house.turns - state.turn + 1 : 0;
  return {
    seat,
    hoods: [...roster, ...dead].map(({ id, name, kind, status, area, fights, hits, fell }) => ({
      id,
      name,
      kind,
      status,
      area,
      fights,
      hits,
      fell: fell === null ? null : { ...fell },
    })),
    income: { ...income, areas: income.areas.map((one) => ({ ...one })) },
    bailOwedDollars: jailBill + (godfather.status === 'jailed' ? state.house.bailGodfather : 0),
    gifts: state.gifts.filter(({ from, to }) => from === seat || to === seat).map((one) => ({ ...one })),
    hasLastSheet: (state.lastSheets[seat] ?? []).length > 0,
    atTheEndDollars: cashDollars + income.dollars * turnsLeft,
  };
}

/** [BRO-FOG-1] A sheet as its own family reads it. */
export function buildSheetView(state: State, seat: SeatId): BrotherhoodView['sheets'][number] {
  const filed = listFiledBy(state.sealed, seat);
  return {
    seat,
    lines: filed.map(({ id, title, order }) => ({ id, title, order: clonePlain(order) })),
    cashDollars: requireFamily(state, seat).cashDollars,
    sum: quoteSheet(
      state,
      seat,
      filed.map(({ order }) => order),
      true,
    ),
    isReady: state.sealed.ready.includes(seat),
  } as BrotherhoodView['sheets'][number];
}
