import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { buildNames, hasGodfathersBack, listLivingSeats, listStockHoods, requireFamily } from '../lookups.ts';
import { willGodfatherBeFree } from '../orders/budget.ts';
import type { State } from '../state.ts';
import { estimateCash } from './estimates.ts';

type Lines = readonly DeepReadonly<SheetOrder>[];

/** Guards with whom a Godfather hardly ever dies. */
const safeGuards = 4;

/** A figure that no till pays for; strangers may cost nothing by a house rule. */
const mostStrangers = 99;

const loss = 'shoots him and takes all that you own';

/**
 * [BRO-GF-4, BRO-GF-6, BRO-ORD-5] Lists what could end the family in the coming turn as its sheet stands: a Godfather
 * with few guards within a rival's means, and terms refused unread.
 */
export function listNightWarnings(state: State, seat: SeatId, lines: Lines): string[] {
  const { dead } = requireFamily(state, seat);
  const threat = findThreat(state, seat);
  const isAfar = state.turn < state.house.godfatherTurn - 1;
  if (state.stage.at !== 'orders' || dead !== null || threat === null || isAfar) return [];
  const means = `The ${pluralizeFamily(requireFamily(state, threat.seat).name)} may have ${formatDollars(threat.dollars)}, enough for ${formatCount(threat.hoods, 'hood')}`;
  if (!hasGodfathersBack(state)) {
    return [
      `From turn ${state.house.godfatherTurn} on your Godfather stands in an area. ${means} there; the family that kills his guards ${loss}.`,
    ];
  }
  if (!willGodfatherBeFree(state, seat)) return [];
  const stand = findStand(lines);
  if (stand === null)
    return ['Your sheet does not say where your Godfather stands; he goes where most of your men are.'];
  const { area, guards } = stand;
  if (guards >= safeGuards || threat.hoods <= guards) return [];
  const place = buildNames(state).area(area);
  return [
    `Your Godfather stands in ${place} with ${guards === 0 ? 'no hood' : formatCount(guards, 'hood')}. ${means}; the family that kills his guards ${loss}.`,
    ...(isDealing(lines, area)
      ? []
      : [
          `Your sheet accepts no terms in ${place}, so all terms are refused there; a line “Deal in ${place}: accept …” says what you would give.`,
        ]),
  ];
}

/** [BRO-PLACE-3] Finds where the Godfather will stand, and with how many hoods; null for a sheet that does not tell. */
function findStand(lines: Lines): { area: AreaId; guards: number } | null {
  const guards = new Map<AreaId, number>();
  for (const line of lines) {
    if (line.kind !== 'hoods' && line.kind !== 'out-of-town') continue;
    guards.set(line.area, (guards.get(line.area) ?? 0) + line.thugs + line.hitmen);
  }
  const ordered = lines.find(({ kind }) => kind === 'godfather');
  if (ordered?.kind === 'godfather') return { area: ordered.area, guards: guards.get(ordered.area) ?? 0 };
  const [strongest] = [...guards].toSorted(([, a], [, b]) => b - a);
  return strongest === undefined ? null : { area: strongest[0], guards: strongest[1] };
}

/** [BRO-ORD-5] True if the sheet accepts any terms in an area. */
function isDealing(lines: Lines, area: AreaId): boolean {
  return lines.some(
    (line) => line.kind === 'deal' && line.accept !== null && (line.area === area || line.area === 'all'),
  );
}

/** [BRO-FOG-2, BRO-HOOD-1, BRO-GF-3] Finds the rival who can pay for most hoods in one area, as far as the family can know. */
function findThreat(state: State, seat: SeatId): { seat: SeatId; dollars: number; hoods: number } | null {
  const rivals = listLivingSeats(state)
    .filter((rival) => rival !== seat)
    .map((rival) => {
      const dollars = estimateCash(state, seat, rival).figureDollars;
      return { seat: rival, dollars, hoods: countAffordable(state, rival, dollars) };
    });
  return rivals.toSorted((a, b) => b.hoods - a.hoods)[0] ?? null;
}

/** Counts the hoods that a family can send for a sum: its own Thugs, its own Hitmen, then Thugs from out of town. */
function countAffordable(state: State, seat: SeatId, dollars: number): number {
  const { outOfTown, wages } = state.house;
  let left = dollars;
  const hire = (most: number, price: number): number => {
    const count = price === 0 ? most : Math.min(most, Math.floor(left / price));
    left -= count * price;
    return count;
  };
  const own = (['thug', 'hitman'] as const).map((kind) => hire(listStockHoods(state, seat, kind).length, wages[kind]));
  const strangers = hire(outOfTown.limit ?? mostStrangers, outOfTown.thug);
  return own.reduce((sum, count) => sum + count, 0) + strangers;
}
