import { findBand, requireCell } from '#shared/games/empire-city/board.ts';
import type { Cell, RacketId } from '#shared/games/empire-city/ids.ts';
import type { Purchase } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { ask, requireOnlySeat } from '../askRule.ts';
import { refillRackets } from '../decks.ts';
import { payBank } from '../gains.ts';
import { requireCapo, isWatched, formatCellName, requireRacketInPlay, findSquare } from '../lookups.ts';
import { computeCratePrice, computeRacketPrice } from '../prices.ts';
import type { Square } from '../records.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';

type Buying = readonly DeepReadonly<Purchase>[];

/** Requires an open square; refuses a place, and one that is out of the game. */
export function openSquare(state: State, id: Cell): DeepReadonly<Square> {
  refuseUnless(requireCell(id).band !== null, `${formatCellName(id)} is a place; nobody controls it.`, 'EMP-MAP-4');
  const square = findSquare(state, id);
  if (square === null) {
    throw new Refusal(`${formatCellName(id)} is out of this game; choose an open square.`, 'EMP-MAP-3');
  }
  return square;
}

/** [EMP-COPS-10] */
export function requireUnwatched(state: State, id: Cell): void {
  const who = state.ness === id ? 'Ness' : 'A cop';
  refuseUnless(
    !isWatched(state, id),
    `${who} stands on ${formatCellName(id)}: it can be neither claimed nor attacked this round.`,
    'EMP-COPS-10',
  );
}

const bandNames = { slums: 'in the slums', midtown: 'in midtown', downtown: 'downtown' } as const;

/** [EMP-RACK-3, EMP-CTRL-3] Refuses a square that the racket may not be on. */
export function checkSite(state: State, racket: RacketId, square: Cell): void {
  const { name, bands } = requireRacketInPlay(state, racket);
  const band = findBand(square);
  const where = bands.map((one) => bandNames[one]).join(' or ');
  refuseUnless(
    band !== null && bands.includes(band),
    `${name} stands ${where} only; ${formatCellName(square)} is ${band === null ? 'a place' : bandNames[band]}.`,
    'EMP-RACK-3',
  );
  refuseUnless(
    state.house.rackets === 'replace' || (findSquare(state, square)?.racket ?? null) === null,
    `${formatCellName(square)} already has a racket.`,
    'EMP-MAP-4',
  );
  requireUnwatched(state, square);
}

/** [EMP-CTRL-3] Refuses purchases that cannot all be bought and placed; `claimed` counts as his own. */
export function checkPurchases(
  state: State,
  seat: SeatId,
  purchases: Buying,
  { cash, claimed }: { cash: number; claimed: Cell | null },
): void {
  let left = cash;
  const used = new Set<string>();
  for (const { racket, square } of purchases) {
    refuseUnless(
      state.racketTrack.includes(racket),
      'That racket is not on the track; choose one that is.',
      'EMP-CTRL-3',
    );
    const { name } = requireRacketInPlay(state, racket);
    refuseUnless(!used.has(racket), `You name the same ${name} twice; name each once.`, 'EMP-CTRL-3');
    refuseUnless(!used.has(square), `${formatCellName(square)} already has a racket.`, 'EMP-MAP-4');
    used.add(racket).add(square);
    const { owner } = openSquare(state, square);
    refuseUnless(
      owner === seat || square === claimed,
      `${formatCellName(square)} is not yours; place rackets on your own squares.`,
      'EMP-CTRL-3',
    );
    checkSite(state, racket, square);
    const price = computeRacketPrice(state, seat, racket);
    refuseUnless(
      price <= left,
      `A ${name} costs you ${formatDollars(price)}; you have ${formatDollars(left)}.`,
      'EMP-CTRL-3',
    );
    left -= price;
  }
}

/** [EMP-CTRL-1, EMP-CTRL-2] */
export function checkControl(
  state: State,
  seat: SeatId,
  { square, purchases }: { readonly square: Cell; readonly purchases: Buying },
): void {
  const { owner } = openSquare(state, square);
  requireUnwatched(state, square);
  refuseUnless(
    owner === null || owner === seat,
    `${formatCellName(square)} is ${owner === null ? 'nobody' : requireCapo(state, owner).name}’s; attack it, or choose another square.`,
    'EMP-CTRL-1',
  );
  const cash = requireCapo(state, seat).cashDollars;
  checkPurchases(state, seat, purchases, { cash, claimed: owner === null ? square : null });
}

/** [EMP-CTRL-3] */
export function buyRackets(table: EmpireTable, seat: SeatId, purchases: Buying): void {
  for (const { racket, square } of purchases) {
    placeRacket(table, seat, racket, square, computeRacketPrice(table.state, seat, racket));
  }
}

function placeRacket(table: EmpireTable, seat: SeatId, racket: RacketId, square: Cell, dollars: number): void {
  payBank(table, seat, -dollars, 'rackets');
  const replaces = findSquare(table.state, square)?.racket ?? null;
  table.emit({ type: 'racket-placed', seat, racket, square, dollars, replaces });
}

/** [EMP-ASK-14, EMP-PLACE-7] */
export const buy = ask('buy', {
  title: 'Local 162',
  task: 'buy rackets',
  manner: 'in-turn',
  answer: 'buy',
  check(state, seat, _task, { purchases }) {
    const cash = requireCapo(state, seat).cashDollars;
    checkPurchases(state, seat, purchases, { cash, claimed: null });
  },
  byRule: () => ({ kind: 'buy', purchases: [] }),
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    buyRackets(table, seat, answers(seat).purchases);
    refillRackets(table);
  },
});

/** [EMP-ASK-14, EMP-MID-10] */
export const crate = ask('crate', {
  title: 'A sealed crate',
  task: 'buy out of the crate',
  manner: 'in-turn',
  answer: 'crate',
  check(state, seat, { rackets }, { racket, square }) {
    if (racket === null) return;
    refuseUnless(rackets.includes(racket), 'That racket is not in the crate.', 'EMP-MID-10');
    refuseUnless(square !== null, 'Say on which of your squares it goes.', 'EMP-MID-10');
    const { owner } = openSquare(state, square);
    refuseUnless(
      owner === seat,
      `${formatCellName(square)} is not yours; place it on a square of your own.`,
      'EMP-MID-10',
    );
    checkSite(state, racket, square);
    const price = computeCratePrice(state, seat, racket);
    const { cashDollars } = requireCapo(state, seat);
    refuseUnless(
      price <= cashDollars,
      `A ${requireRacketInPlay(state, racket).name} costs you ${formatDollars(price)}; you have ${formatDollars(cashDollars)}.`,
      'EMP-MID-10',
    );
  },
  byRule: () => ({ kind: 'crate', racket: null, square: null }),
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    const { racket, square } = answers(seat);
    if (racket !== null && square !== null) {
      placeRacket(table, seat, racket, square, computeCratePrice(table.state, seat, racket));
    }
    const rest = task.rackets.filter((one) => one !== racket);
    if (rest.length > 0) table.emit({ type: 'rackets-discarded', rackets: rest });
  },
});
