import { cardOf } from '../../../src-shared/games/empire-city/cards.ts';
import { kindOf, type CardId } from '../../../src-shared/games/empire-city/ids.ts';
import type { Goods } from '../../../src-shared/games/empire-city/orders.ts';
import type { SeatId } from '../../../src-shared/words/ids.ts';
import { formatDollars } from '../../../src-shared/words/text.ts';
import type { DeepReadonly } from '../../kernel/readonly.ts';
import { insist } from '../../kernel/refusal.ts';
import { specials } from '../../../src-shared/games/empire-city/men.ts';
import { end, ways } from './ending.ts';
import { capoOf, nameOfMan } from './lookups.ts';
import type { State } from './state.ts';
import type { EmpTable } from './table.ts';

type Given = DeepReadonly<Goods>;

export function isNothing({ money, cards, men }: Given): boolean {
  return money === 0 && cards.length === 0 && men.length === 0;
}

/** [EMP-POL-2] The copies that a capo would give for cards asked by their names; a name he cannot meet stays as it is. */
export function copiesAsked(state: State, seat: SeatId, asked: readonly CardId[]): CardId[] {
  const left = [...capoOf(state, seat).cards];
  return asked.map((wanted) => {
    const at = left.findIndex((card) => card === wanted || kindOf(card) === wanted);
    return at < 0 ? wanted : (left.splice(at, 1)[0] ?? wanted);
  });
}

/** [EMP-POL-1] A Refusal unless a capo has all of it, ready. */
export function insistHas(state: State, seat: SeatId, { money, cards, men }: Given): void {
  const capo = capoOf(state, seat);
  insist(
    money <= capo.cashDollars,
    `You have ${formatDollars(capo.cashDollars)}, not ${formatDollars(money)}.`,
    'EMP-POL-1',
  );
  insist(
    new Set(cards).size === cards.length && cards.every((card) => capo.cards.includes(card)),
    'You hold no such card; look at your hand again.',
    'EMP-POL-1',
  );
  insist(new Set(men).size === men.length, 'Name each man once.', 'EMP-POL-1');
  for (const man of men) {
    insist(
      !capo.exhausted.includes(man),
      `${nameOfMan(man)} is exhausted; only ready men change hands.`,
      'EMP-POL-1',
    );
    insist(capo.hand.includes(man), `${nameOfMan(man)} is not in your hand.`, 'EMP-POL-1');
  }
}

/** [EMP-POL-1, EMP-FOG-9] Hands goods over; all see that, and the parties see what. */
export function handOver(
  table: EmpTable,
  from: SeatId,
  to: SeatId,
  goods: Given,
  isDeal: boolean,
): void {
  if (isNothing(goods)) return;
  table.emit({ type: 'goods-given', from, to, goods: structuredClone(goods) as Goods });
  table.emit({
    type: 'gift-seen',
    from,
    to,
    isDeal,
    hadMen: goods.men.length > 0,
    cards: goods.cards.map((card) => cardOf(card).band),
  });
  const { hand } = capoOf(table.state, to);
  if (specials.every((man) => hand.includes(man))) end(table, to, ways.notables);
}
