import { requireCard } from '#shared/games/empire-city/cards.ts';
import { findKind, type CardId } from '#shared/games/empire-city/ids.ts';
import type { Goods } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { catchRefusal, refuseUnless } from '#kernel/refusal.ts';
import { specials } from '#shared/games/empire-city/men.ts';
import { end, ways } from './ending.ts';
import { requireCapo, formatManName } from './lookups.ts';
import type { State } from './state.ts';
import type { EmpireTable } from './table.ts';

type Given = DeepReadonly<Goods>;

export function isNothing({ money, cards, men }: Given): boolean {
  return money === 0 && cards.length === 0 && men.length === 0;
}

/** [EMP-POL-2] Lists the copies that a capo would give for cards asked by name; a name he does not have is kept. */
export function listCopiesAsked(state: State, seat: SeatId, asked: readonly CardId[]): CardId[] {
  const left = [...requireCapo(state, seat).cards];
  return asked.map((wanted) => {
    const at = left.findIndex((card) => card === wanted || findKind(card) === wanted);
    return at < 0 ? wanted : (left.splice(at, 1)[0] ?? wanted);
  });
}

/** [EMP-POL-1] Returns true if a capo has all of it, ready. */
export function hasGoods(state: State, seat: SeatId, goods: Given): boolean {
  return catchRefusal(() => requireHas(state, seat, goods)) === null;
}

/** [EMP-POL-1] Refuses goods that a capo does not have ready. */
export function requireHas(state: State, seat: SeatId, { money, cards, men }: Given): void {
  const capo = requireCapo(state, seat);
  refuseUnless(
    money <= capo.cashDollars,
    `You have ${formatDollars(capo.cashDollars)}, not ${formatDollars(money)}.`,
    'EMP-POL-1',
  );
  refuseUnless(
    new Set(cards).size === cards.length && cards.every((card) => capo.cards.includes(card)),
    'You hold no such card; look at your hand again.',
    'EMP-POL-1',
  );
  refuseUnless(new Set(men).size === men.length, 'Name each man once.', 'EMP-POL-1');
  for (const man of men) {
    refuseUnless(
      !capo.exhausted.includes(man),
      `${formatManName(man)} is exhausted; only ready men change hands.`,
      'EMP-POL-1',
    );
    refuseUnless(capo.hand.includes(man), `${formatManName(man)} is not in your hand.`, 'EMP-POL-1');
  }
}

/** [EMP-POL-1, EMP-FOG-9] Hands goods over; all see the exchange, and the parties its contents. */
export function handOver(table: EmpireTable, from: SeatId, to: SeatId, goods: Given, isDeal: boolean): void {
  if (isNothing(goods)) return;
  table.emit({ type: 'goods-given', from, to, goods: structuredClone(goods) as Goods });
  table.emit({
    type: 'gift-seen',
    from,
    to,
    isDeal,
    hadMen: goods.men.length > 0,
    cards: goods.cards.map((card) => requireCard(card).band),
  });
  const { hand } = requireCapo(table.state, to);
  if (specials.every((man) => hand.includes(man))) end(table, to, ways.notables);
}
