import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { Ability } from '#shared/games/empire-city/men.ts';
import type { OrderOf } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { applyCorruption, exhaust, score } from '../gains.ts';
import { findAbility, requireCapo, formatManName } from '../lookups.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';
import { addBenefactor } from './cardsPlayed.ts';

type RevealOrder = DeepReadonly<Omit<OrderOf<'reveal'>, 'kind'>>;

/** [EMP-HAND-4] Abilities revealed on one's own turn. */
const ofTurn: ReadonlySet<Ability> = new Set(['fixer', 'judge', 'spy', 'thief', 'mayor', 'publisher']);

/** [EMP-ORD-13] */
export function checkReveal(state: State, seat: SeatId, { man, rival }: RevealOrder): void {
  const { hand, exhausted, corruption } = requireCapo(state, seat);
  const name = formatManName(man);
  refuseUnless(!exhausted.includes(man), `${name} is exhausted; refresh him in the upkeep first.`, 'EMP-HAND-4');
  refuseUnless(hand.includes(man), `${name} is not in your hand.`, 'EMP-ORD-13');
  const ability = findAbility(man);
  refuseUnless(ability !== null && ofTurn.has(ability), `${name} has nothing to do on your turn.`, 'EMP-ORD-13');
  if (ability === 'fixer' || ability === 'judge') {
    refuseUnless(corruption > 0, 'You have no corruption to be rid of.', 'EMP-ORD-13');
  }
  if (ability === 'publisher' && rival !== null) refuseUnless(rival !== seat, 'Name a rival.', 'EMP-ABIL-25');
  if (ability !== 'spy' && ability !== 'thief') return;
  refuseUnless(rival !== null && rival !== seat, `Say which rival ${name} visits.`, 'EMP-ORD-13');
  const theirs = requireCapo(state, rival);
  refuseUnless(ability === 'spy' || theirs.cards.length > 0, `${theirs.name} holds no city card.`, 'EMP-ABIL-19');
  refuseUnless(theirs.cards.length + theirs.hand.length > 0, `${theirs.name} holds nothing to look at.`, 'EMP-ABIL-18');
}

/** [EMP-ABIL-15, 18, 19, 21, 23, 25] */
export function reveal(table: EmpireTable, seat: SeatId, { man, rival }: RevealOrder): void {
  const cause = formatManName(man);
  table.emit({ type: 'man-revealed', seat, man, cause: 'does his work' });
  exhaust(table, seat, [man], 'his work');
  const from = { source: 'cards', cause } as const;
  switch (findAbility(man)) {
    case 'fixer':
      return applyCorruption(table, seat, -2, from);
    case 'judge':
      return applyCorruption(table, seat, -4, from);
    case 'mayor':
      return addBenefactor(table, seat);
    case 'publisher':
      return rival === null ? score(table, seat, 2, from) : applyCorruption(table, rival, 3, from);
    case 'spy': {
      if (rival === null) return;
      const { hand, cards } = requireCapo(table.state, rival);
      return table.emit({ type: 'hands-seen', seat, rival, men: [...hand], cards: [...cards] });
    }
    case 'thief':
      return rival === null ? undefined : steal(table, seat, rival);
    default:
  }
}

function steal(table: EmpireTable, seat: SeatId, rival: SeatId): void {
  const { cards } = requireCapo(table.state, rival);
  const drawing = { purpose: 'The card that is stolen', by: rival, nameOf: (id: string) => requireCard(id).name };
  const card = table.dice.pickCard(cards, drawing);
  table.emit({ type: 'card-stolen', seat, rival, card });
  table.emit({ type: 'theft-seen', seat, rival, deck: requireCard(card).band });
}
