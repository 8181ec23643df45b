import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SheetOrder, Use } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { listRefused, type RefusedLine } from '#kernel/orders/arranging.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import {
  hasGodfathersBack,
  requireAreaInPlay,
  listStockHoods,
  requireFamily,
  countFreeStock,
  listJailedHoods,
  listOwnMarkers,
  buildNames,
  listOwnOperations,
  computeWage,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { computeBudget, countNamed } from './budget.ts';

type Line = DeepReadonly<SheetOrder>;
type Lines = readonly Line[];
type LineOf<K extends SheetOrder['kind']> = DeepReadonly<Extract<SheetOrder, { kind: K }>>;
type Counts = { thugs: number; hitmen: number };
const pickCounts = ({ thugs, hitmen }: Counts): Counts => ({ thugs, hitmen });

/** [BRO-ORD-8] Refuses a line that is not legal after the others, as if the family were alone in the city. */
export function checkLine(state: State, seat: SeatId, line: Line, others: Lines): void {
  const lines = [...others, line];
  checkPlace(state, line);
  checkFamily(state, seat, line, lines);
  switch (line.kind) {
    case 'give-revenue':
    case 'give-influence':
      checkGift(state, seat, line, lines);
      break;
    case 'bail':
      checkBail(state, seat, line, lines);
      break;
    case 'hoods':
      checkHoods(state, seat, line, lines);
      break;
    case 'out-of-town':
      checkGuns(state, seat, line, lines);
      break;
    case 'open':
    case 'bribe':
      checkStock(state, seat, line, lines);
      break;
    case 'close':
      checkClose(state, seat, line, lines);
      break;
    case 'godfather':
      checkGodfather(state, seat, others);
      break;
    case 'influence':
      checkUses(state, seat, line, lines);
      break;
    case 'truce':
      refuseUnless(state.house.truces, 'Truces are not played at this table; leave the line out.', 'BRO-HOUSE-2');
      break;
    case 'expects':
      refuseUnless(
        state.house.expectedMoney,
        'Expected money does not count at this table; leave the line out.',
        'BRO-HOUSE-2',
      );
      break;
    case 'give-money':
    case 'fire':
    case 'fight-on':
    case 'deal':
    case 'spoils':
    case 'press':
      break;
  }
  checkMoney(state, seat, lines);
}

/** [BRO-ORD-8] Lists the lines of a sheet that are not legal beside its others, in whatever order they come. */
export function listRefusedLines(state: State, seat: SeatId, lines: Lines, filed: Lines = []): RefusedLine[] {
  return listRefused(lines, (line, before) => checkLine(state, seat, line, [...filed, ...before]));
}

/** An area of this city. */
function checkPlace(state: State, line: Line): void {
  if (!('area' in line) || line.area === 'all') return;
  refuseUnless(
    state.areas.includes(line.area),
    `There is no area called ${buildNames(state).area(line.area)} in this city; pick one of the map.`,
    'BRO-ORD-8',
  );
}

/** Lists the families that a line names. */
function listNamed(line: Line): readonly SeatId[] {
  if ('to' in line) return [line.to];
  switch (line.kind) {
    case 'fire':
      return line.at;
    case 'truce':
      return line.with;
    case 'spoils':
      return line.from;
    case 'deal': {
      const partner = line.offer?.with ?? null;
      return partner === null ? [] : [partner];
    }
    default:
      return [];
  }
}

/** Checks the families named in a line: others, alive; a family whose Godfather is in jail gives nothing away. */
function checkFamily(state: State, seat: SeatId, line: Line, lines: Lines): void {
  const names = buildNames(state);
  const named = listNamed(line);
  const isGift = line.kind.startsWith('give-');
  for (const other of named) {
    const { dead } = requireFamily(state, other);
    refuseUnless(
      other !== seat,
      isGift
        ? 'You cannot give to yourself; pick another family.'
        : line.kind === 'fire'
          ? 'Your hoods cannot fire at their own family; pick another one.'
          : 'Pick another family than your own.',
      'BRO-ORD-8',
    );
    refuseUnless(dead === null, `The ${names.family(other)} are out of the game.`, 'BRO-ORD-8');
  }
  const { godfather } = requireFamily(state, seat);
  if (godfather.status !== 'jailed') return;
  refuseUnless(!isGift, 'Nothing can leave the family while its Godfather is in jail.', 'BRO-TRANS-4');
  const allots = ['hoods', 'out-of-town', 'open', 'bribe', 'close', 'bail', 'godfather'];
  const bail = state.house.bailGodfather;
  const { leftDollars, totalDollars, godfatherDollars } = computeBudget(state, seat, lines);
  refuseUnless(
    !allots.includes(line.kind) || leftDollars + totalDollars >= godfatherDollars,
    `Your Godfather is in jail and you cannot raise his ${formatDollars(bail)}: no allocations this turn.`,
    'BRO-JAIL-4',
  );
}

function checkGift(
  state: State,
  seat: SeatId,
  line: LineOf<'give-revenue'> | LineOf<'give-influence'>,
  lines: Lines,
): void {
  const of = line.kind === 'give-revenue' ? 'revenue' : 'influence';
  const own = countOwn(state, seat, of, line.area);
  const given = sumForArea(lines, line.kind, line.area, ({ count }: { count: number }) => count);
  requireEnough(state, of, own, given, line.area);
  const names = buildNames(state);
  refuseUnless(
    countFreeStock(state, line.to, of) > 0,
    `The ${names.family(line.to)} have no free ${of === 'revenue' ? 'operation' : 'influence marker'}; they could not receive this one.`,
    'BRO-TRANS-2',
  );
}

function countOwn(state: State, seat: SeatId, of: 'revenue' | 'influence', area: AreaId): number {
  return of === 'revenue' ? listOwnOperations(state, seat, area).length : listOwnMarkers(state, seat, area).length;
}

function requireEnough(state: State, of: 'revenue' | 'influence', own: number, asked: number, area: AreaId): void {
  const what = of === 'revenue' ? 'operation' : 'marker';
  refuseUnless(
    asked <= own,
    `You own ${formatCount(own, what)}${of === 'revenue' ? '' : ' of influence'} in ${requireAreaInPlay(state, area).name}, not ${asked}.`,
    'BRO-ORD-8',
  );
}

/** Sums the lines of one kind for one area. */
function sumForArea<L>(lines: Lines, kind: SheetOrder['kind'], area: AreaId, countIn: (line: L) => number): number {
  return lines.reduce(
    (all, line) => (line.kind === kind && 'area' in line && line.area === area ? all + countIn(line as L) : all),
    0,
  );
}

function checkBail(state: State, seat: SeatId, line: LineOf<'bail'>, lines: Lines): void {
  refuseUnless(line.thugs + line.hitmen > 0, 'Say how many are to be bailed.', 'BRO-ORD-8');
  const wanted = countNamed(lines, 'bail', pickCounts);
  for (const [kind, count] of [
    ['thug', wanted.thugs],
    ['hitman', wanted.hitmen],
  ] as const) {
    const there = listJailedHoods(state, seat, kind).length;
    const what = kind === 'thug' ? formatCount(count, 'Thug') : formatCount(count, 'Hitman', 'Hitmen');
    refuseUnless(
      count <= there,
      `You want to bail ${what}; ${there === 0 ? 'none is' : there === 1 ? 'only 1 is' : `only ${there} are`} in jail.`,
      'BRO-JAIL-2',
    );
  }
}

function checkHoods(state: State, seat: SeatId, line: LineOf<'hoods'>, lines: Lines): void {
  refuseUnless(line.thugs + line.hitmen > 0, 'Say how many go there.', 'BRO-ORD-8');
  const wanted = countNamed(lines, 'hoods', pickCounts);
  const bailed = countNamed(lines, 'bail', pickCounts);
  for (const [kind, asked, freed] of [
    ['thug', wanted.thugs, bailed.thugs],
    ['hitman', wanted.hitmen, bailed.hitmen],
  ] as const) {
    const free = listStockHoods(state, seat, kind).length + freed;
    const inside = listJailedHoods(state, seat, kind).length - freed;
    const word = kind === 'thug' ? 'Thug' : 'Hitman';
    const many = kind === 'thug' ? 'Thugs' : 'Hitmen';
    if (asked <= free) continue;
    refuseUnless(
      asked > free + inside,
      `${formatCount(inside, word, many)} of yours ${inside === 1 ? 'is' : 'are'} in jail; bail them first, at ${formatDollars(computeWage(state, kind))} each.`,
      'BRO-JAIL-1',
    );
    refuseUnless(
      false,
      `You have ${formatCount(free, word, many)} at liberty and want to place ${asked}.`,
      'BRO-HOOD-1',
    );
  }
}

/** [BRO-TURN-3, BRO-GF-3] */
function checkGuns(state: State, seat: SeatId, line: LineOf<'out-of-town'>, lines: Lines): void {
  const { godfatherTurn, outOfTown } = state.house;
  refuseUnless(
    hasGodfathersBack(state),
    `Out-of-town hoods can be hired only from turn ${godfatherTurn}, when the Godfathers are back.`,
    'BRO-TURN-3',
  );
  refuseUnless(line.thugs + line.hitmen > 0, 'Say how many are to come.', 'BRO-ORD-8');
  const { thugs, hitmen } = countNamed(lines, 'out-of-town', pickCounts);
  refuseUnless(
    outOfTown.limit === null || thugs + hitmen <= outOfTown.limit,
    `At this table at most ${outOfTown.limit} hoods come from out of town in a turn.`,
    'BRO-HOUSE-1',
  );
  refuseUnless(requireFamily(state, seat).godfather.status !== 'dead', 'Your family is out of the game.', 'BRO-GF-9');
}

/** [BRO-OP-1, BRO-OP-2, BRO-GF-7] Checks the stock; counters closed on the same sheet are free again. */
function checkStock(state: State, seat: SeatId, line: LineOf<'open'> | LineOf<'bribe'>, lines: Lines): void {
  const of = line.kind === 'open' ? 'revenue' : 'influence';
  const asked = lines.reduce((all, one) => (one.kind === line.kind ? all + one.count : all), 0);
  const closed = lines.reduce((all, one) => (one.kind === 'close' ? all + one[of] : all), 0);
  const given = lines.reduce((all, one) => (one.kind === `give-${of}` && 'count' in one ? all + one.count : all), 0);
  const free = countFreeStock(state, seat, of) + closed + given;
  const most = state.house.stock[of] * requireFamily(state, seat).gathered.length;
  const what = of === 'revenue' ? 'operations' : 'markers of influence';
  refuseUnless(
    asked <= free,
    `Only ${free} of your ${most} ${what} ${free === 1 ? 'is' : 'are'} free; close or transfer one first.`,
    line.kind === 'open' ? 'BRO-OP-1' : 'BRO-OP-2',
  );
}

function checkClose(state: State, seat: SeatId, line: LineOf<'close'>, lines: Lines): void {
  refuseUnless(line.revenue + line.influence > 0, 'Say how many are to be closed.', 'BRO-ORD-8');
  for (const kind of ['revenue', 'influence'] as const) {
    const asked = sumForArea(lines, 'close', line.area, (one: LineOf<'close'>) => one[kind]);
    if (asked > 0) requireEnough(state, kind, countOwn(state, seat, kind, line.area), asked, line.area);
  }
}

/** [BRO-GF-1] */
function checkGodfather(state: State, seat: SeatId, others: Lines): void {
  const { godfatherTurn } = state.house;
  refuseUnless(hasGodfathersBack(state), `Your Godfather is in Chicago until turn ${godfatherTurn}.`, 'BRO-TURN-3');
  refuseUnless(
    !others.some(({ kind }) => kind === 'godfather'),
    'Your Godfather can stand in one area only.',
    'BRO-GF-1',
  );
  refuseUnless(requireFamily(state, seat).godfather.status !== 'dead', 'Your family is out of the game.', 'BRO-GF-9');
}

/** [BRO-PI-1] */
function checkUses(state: State, seat: SeatId, line: LineOf<'influence'>, lines: Lines): void {
  if (typeof line.uses === 'string') return;
  for (const use of line.uses) checkUse(state, seat, use);
  const bought = sumForArea(lines, 'bribe', line.area, ({ count }: { count: number }) => count);
  const closed = sumForArea(lines, 'close', line.area, ({ influence }: LineOf<'close'>) => influence);
  const given = sumForArea(lines, 'give-influence', line.area, ({ count }: { count: number }) => count);
  const there = listOwnMarkers(state, seat, line.area).length + bought - closed - given;
  refuseUnless(
    line.uses.length <= there,
    `You list ${formatCount(line.uses.length, 'use')} of influence in ${requireAreaInPlay(state, line.area).name} and will have ${there} there.`,
    'BRO-ORD-8',
  );
}

/** Refuses to frame or neutralize the own family. */
export function checkUse(state: State, seat: SeatId, use: DeepReadonly<Use>): void {
  if (use.kind === 'protect' || use.family === null) return;
  refuseUnless(use.family !== seat, 'Choose a rival family.', 'BRO-ORD-8');
  refuseUnless(
    requireFamily(state, use.family).dead === null,
    `The ${buildNames(state).family(use.family)} are out of the game.`,
    'BRO-ORD-8',
  );
}

/** [BRO-ORD-3] */
function checkMoney(state: State, seat: SeatId, lines: Lines): void {
  const { totalDollars, leftDollars, expectedDollars, godfatherDollars } = computeBudget(state, seat, lines);
  // No order is about the Godfather's bail alone.
  if (leftDollars >= 0 || totalDollars === godfatherDollars) return;
  const { cashDollars } = requireFamily(state, seat);
  const expected = expectedDollars > 0 ? ` (and expect ${formatDollars(expectedDollars)})` : '';
  refuseUnless(
    false,
    `This sheet costs ${formatDollars(totalDollars)}; you have ${formatDollars(cashDollars)}${expected}.`,
    'BRO-ORD-3',
  );
}
