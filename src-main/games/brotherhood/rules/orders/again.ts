import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { catchRefusal } from '#kernel/refusal.ts';
import {
  hasGodfathersBack,
  requireAreaInPlay,
  listStockHoods,
  requireFamily,
  listOwnOperations,
  computeStrengthIn,
  computeWage,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { willGodfatherBeFree } from './budget.ts';
import { checkLine } from './check.ts';

const once: ReadonlySet<SheetOrder['kind']> = new Set([
  'give-money',
  'give-revenue',
  'give-influence',
  'open',
  'bribe',
  'close',
  'press',
  'expects',
  'bail',
]);

/** [BRO-ORD-6] Repeats last turn's lines that are possible now, without gifts, purchases and closures. */
export function repeatLines(state: State, seat: SeatId): SheetOrder[] {
  const kept: SheetOrder[] = [];
  for (const line of state.lastSheets[seat] ?? []) {
    if (once.has(line.kind)) continue;
    const fitting = trimLine(state, seat, line, kept);
    if (fitting !== null) kept.push(fitting);
  }
  return kept;
}

/** Returns a line as it is, a line of hoods with fewer of them, or null if nothing of it is legal. */
function trimLine(
  state: State,
  seat: SeatId,
  line: DeepReadonly<SheetOrder>,
  kept: readonly SheetOrder[],
): SheetOrder | null {
  for (let tried: DeepReadonly<SheetOrder> | null = line; tried !== null; tried = dropOneHood(tried)) {
    const wanted = tried;
    if (catchRefusal(() => checkLine(state, seat, wanted, kept)) === null) {
      return clonePlain(wanted) as SheetOrder;
    }
  }
  return null;
}

function dropOneHood(line: DeepReadonly<SheetOrder>): DeepReadonly<SheetOrder> | null {
  if (line.kind !== 'hoods' && line.kind !== 'out-of-town') return null;
  if (line.thugs + line.hitmen <= 1) return null;
  return line.hitmen > 0 ? { ...line, hitmen: line.hitmen - 1 } : { ...line, thugs: line.thugs - 1 };
}

/** The most Thugs with a Godfather whom the sheet does not mention. */
const bodyguards = 3;

/** [BRO-ORD-7] Plans the orders of a family that sent no sheet. */
export function planMissingSheet(state: State, seat: SeatId): SheetOrder[] {
  const owned = state.areas
    .filter((area) => listOwnOperations(state, seat, area).length > 0)
    .toSorted((a, b) => requireAreaInPlay(state, b).incomeDollars - requireAreaInPlay(state, a).incomeDollars);
  const left = {
    thugs: listStockHoods(state, seat, 'thug').length,
    hitmen: listStockHoods(state, seat, 'hitman').length,
    dollars: requireFamily(state, seat).cashDollars,
  };
  if (requireFamily(state, seat).godfather.status === 'jailed') left.dollars -= state.house.bailGodfather;
  let isOneFree = willGodfatherBeFree(state, seat);
  const take = (kind: 'thugs' | 'hitmen'): boolean => {
    const wage = kind === 'thugs' && isOneFree ? 0 : computeWage(state, kind === 'thugs' ? 'thug' : 'hitman');
    if (left[kind] === 0 || left.dollars < wage) return false;
    if (kind === 'thugs') isOneFree = false;
    left[kind] -= 1;
    left.dollars -= wage;
    return true;
  };
  const guards = owned.flatMap((area): SheetOrder[] => {
    if (take('thugs')) return [{ kind: 'hoods', area, thugs: 1, hitmen: 0 }];
    return take('hitmen') ? [{ kind: 'hoods', area, thugs: 0, hitmen: 1 }] : [];
  });
  const home = findStrongestArea(state, seat, owned);
  if (!hasGodfathersBack(state) || home === null) return guards;
  let more = 0;
  while (more < bodyguards && take('thugs')) more += 1;
  return [
    ...guards,
    ...(more > 0 ? [{ kind: 'hoods' as const, area: home, thugs: more, hitmen: 0 }] : []),
    { kind: 'godfather', area: home },
  ];
}

/** Finds the own area with most strength, or with most operations if it has no hoods. */
function findStrongestArea(state: State, seat: SeatId, owned: readonly AreaId[]): AreaId | null {
  const rank = (area: AreaId): number =>
    computeStrengthIn(state, area, seat) * 100 + listOwnOperations(state, seat, area).length;
  return owned.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
