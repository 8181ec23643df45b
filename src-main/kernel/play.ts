import type { SeatId } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';
import { givePlans } from './orders/givePlans.ts';
import type { Pacing, PlannedOrder, Rulebook } from './rulebook.ts';
import type { Game, TableOf } from './game.ts';

/** Steps without a wait after which the rules are taken to run in circles. */
const mostSteps = 100_000;

/**
 * Plays on to the next point that waits for a human, or to the end of the game; returns whom it waits for. Where
 * the table closes the period, one stretch is played. Elsewhere NPC seats that are asked together all look
 * before any of them files.
 */
export function playOn<G extends Game>(rulebook: Rulebook<G>, table: TableOf<G>, pacing: Pacing): Wait | null {
  if (rulebook.flow === 'by-the-table') {
    rulebook.step(table, pacing);
    return rulebook.waitsFor(table.state);
  }
  const period = rulebook.periodOf(table.state);
  const late = pacing.late ?? [];
  const isWatched = pacing.auto || rulebook.seats(table.state).every(({ isHuman }) => !isHuman);
  for (let steps = 0; steps < mostSteps; steps += 1) {
    if (rulebook.ending(table.state) !== null) return null;
    // With everybody played by the program a stretch is one period.
    if (isWatched && rulebook.periodOf(table.state) !== period) return null;
    const wait = rulebook.waitsFor(table.state);
    if (wait === null) {
      rulebook.step(table, pacing);
      continue;
    }
    const asked = wait.manner === 'in-turn' ? wait.seats.slice(0, 1) : wait.seats;
    // A late player is replaced to the end of the period; the next period waits for him again.
    const isLate = (seat: SeatId): boolean => late.includes(seat) && rulebook.periodOf(table.state) === period;
    const played = asked.filter((seat) => pacing.auto || isLate(seat) || !isPlayed(rulebook, table, seat));
    if (played.length === 0) return wait;
    const planned = played.map((seat) => ({
      seat,
      plans: rulebook.plan(rulebook.sight(table.state, seat), seat, wait),
    }));
    for (const { seat, plans } of planned) giveAllAsPlanned(rulebook, table, seat, plans);
  }
  throw new Error('The game does not come to a stop.');
}

/**
 * Describes a wait's button in a game that plays by itself: none, because an order plays it on, unless the program
 * plays everybody who is asked, as when an NPC seat opens the game or an undo comes back to one.
 */
export function playOnButton(asked: readonly { takesOrders: boolean }[]): string | null {
  return asked.some(({ takesOrders }) => takesOrders) ? null : 'Play on';
}

/** True if somebody at the table gives its orders: its player, or the games master who took it over. */
function isPlayed<G extends Game>(rulebook: Rulebook<G>, table: TableOf<G>, seat: SeatId): boolean {
  return rulebook.seats(table.state).some((one) => one.seat === seat && one.takesOrders);
}

/** Gives planned orders, each in an entry with its reason; orders that the rules refuse are left out. */
export function giveAllAsPlanned<G extends Game>(
  rulebook: Pick<Rulebook<G>, 'orders' | 'seats'>,
  table: TableOf<G>,
  seat: SeatId,
  plans: readonly PlannedOrder<G>[],
): void {
  const { orders } = rulebook;
  const isHuman = rulebook.seats(table.state).some((one) => one.seat === seat && one.isHuman);
  givePlans(table, { kind: isHuman ? 'human' : 'npc', seat }, plans, {
    title: (order) => orders.titleOf(table.state, seat, order),
    give: (order) => orders.giveAsPlanned(table, seat, order),
  });
}

/** One phase of a period. */
export type Phase<S, T> = {
  id: string;
  /** True if the game stops before it for a human to act. */
  waits(state: S, pacing: Pacing): boolean;
  run(table: T, pacing: Pacing): void;
};

/**
 * Plays a ring of phases from the campaign's present one to the next that waits, or until `isOver`; then `stand`
 * records it. The first phase is run, because its wait is over.
 */
export function playRing<S, T extends { readonly state: S }>(
  phases: readonly Phase<S, T>[],
  table: T,
  pacing: Pacing,
  ring: { from: string; isOver(state: S): boolean; stand(phase: string): void },
): void {
  let at = phases.findIndex(({ id }) => id === ring.from);
  if (at < 0) throw new Error(`The rulebook has no phase “${ring.from}”.`);
  for (let played = 0; played <= phases.length; played += 1) {
    phases[at]?.run(table, pacing);
    if (ring.isOver(table.state)) return;
    at = (at + 1) % phases.length;
    if (phases[at]?.waits(table.state, pacing) === true) break;
  }
  ring.stand(phases[at]?.id ?? ring.from);
}
