import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { hasGodfathersBack, requireAreaInPlay, requireFamily, computeWage } from '../lookups.ts';
import type { State } from '../state.ts';

type Lines = readonly DeepReadonly<SheetOrder>[];

/** The cost of a sheet, in dollars. */
export type Budget = {
  /** The Godfather’s bail, which is paid first. */
  godfatherDollars: number;
  giftsDollars: number;
  bailDollars: number;
  wagesDollars: number;
  outOfTownDollars: number;
  revenueDollars: number;
  influenceDollars: number;
  expectedDollars: number;
  totalDollars: number;
  /** The dollars left in the till; expected income counts. */
  leftDollars: number;
};

/** [BRO-ORD-3] Computes a sheet's sum as Placement counts it, less the one Thug without a wage. */
export function computeBudget(state: State, seat: SeatId, lines: Lines): Budget {
  const { godfather, cashDollars } = requireFamily(state, seat);
  const wages = countNamed(lines, 'hoods', ({ thugs, hitmen }) => ({ thugs, hitmen }));
  const isOneFree = willGodfatherBeFree(state, seat) && wages.thugs > 0;
  const wagesDollars = computePrice(state, wages) - (isOneFree ? computeWage(state, 'thug') : 0);
  const guns = countNamed(lines, 'out-of-town', ({ thugs, hitmen }) => ({ thugs, hitmen }));
  const { outOfTown, bailGodfather } = state.house;
  const sumLines = (kind: SheetOrder['kind'], dollarsOf: (line: never) => number): number =>
    lines.reduce((all, line) => (line.kind === kind ? all + dollarsOf(line as never) : all), 0);
  type Of<K extends SheetOrder['kind']> = DeepReadonly<Extract<SheetOrder, { kind: K }>>;
  const parts = {
    godfatherDollars: godfather.status === 'jailed' ? bailGodfather : 0,
    giftsDollars: sumLines('give-money', ({ dollars }: Of<'give-money'>) => dollars),
    bailDollars: computePrice(
      state,
      countNamed(lines, 'bail', ({ thugs, hitmen }) => ({ thugs, hitmen })),
    ),
    wagesDollars,
    outOfTownDollars: guns.thugs * outOfTown.thug + guns.hitmen * outOfTown.hitman,
    revenueDollars: sumLines(
      'open',
      ({ area, count }: Of<'open'>) => requireAreaInPlay(state, area).revenueDollars * count,
    ),
    influenceDollars: sumLines(
      'bribe',
      ({ area, count }: Of<'bribe'>) => requireAreaInPlay(state, area).influenceDollars * count,
    ),
  };
  const totalDollars = Object.values(parts).reduce((all, dollars) => all + dollars, 0);
  const expectedDollars = state.house.expectedMoney ? sumLines('expects', ({ dollars }: Of<'expects'>) => dollars) : 0;
  return { ...parts, expectedDollars, totalDollars, leftDollars: cashDollars + expectedDollars - totalDollars };
}

/** [BRO-GF-2] Returns true if the Godfather will be free at Placement: he is, or his bail can be paid. */
export function willGodfatherBeFree(state: State, seat: SeatId): boolean {
  const { godfather, cashDollars } = requireFamily(state, seat);
  if (!hasGodfathersBack(state)) return false;
  return (
    godfather.status === 'free' ||
    godfather.status === 'away' ||
    (godfather.status === 'jailed' && cashDollars >= state.house.bailGodfather)
  );
}

type Counts = { thugs: number; hitmen: number };

/** How many of each kind the lines of one kind name together. */
export function countNamed<K extends SheetOrder['kind']>(
  lines: Lines,
  kind: K,
  countsOf: (line: DeepReadonly<Extract<SheetOrder, { kind: K }>>) => Counts,
): Counts {
  return lines.reduce(
    (all, line) => {
      if (line.kind !== kind) return all;
      const { thugs, hitmen } = countsOf(line as never);
      return { thugs: all.thugs + thugs, hitmen: all.hitmen + hitmen };
    },
    { thugs: 0, hitmen: 0 },
  );
}

function computePrice(state: State, { thugs, hitmen }: Counts): number {
  return thugs * computeWage(state, 'thug') + hitmen * computeWage(state, 'hitman');
}
