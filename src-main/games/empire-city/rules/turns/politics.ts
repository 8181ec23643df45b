import { findCard, requireCard } from '#shared/games/empire-city/cards.ts';
import type { Goods, OrderOf } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { ask, requireOnlySeat } from '../askRule.ts';
import { listCopiesAsked, handOver, requireHas, isNothing } from '../goods.ts';
import { requireCapo, formatManName } from '../lookups.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import type { TurnDeed } from './deeds.ts';

type Seen<T> = DeepReadonly<T>;
const mostProposals = 3;

function requireOther(seat: SeatId, other: SeatId): void {
  refuseUnless(seat !== other, 'Choose somebody else than yourself.', 'EMP-POL-1');
}

/** [EMP-ORD-14] */
export function checkGive(state: State, seat: SeatId, { to, ...goods }: Seen<OrderOf<'give'>>): void {
  requireOther(seat, to);
  requireCapo(state, to);
  refuseUnless(!isNothing(goods), 'Give something: money, cards or men.', 'EMP-POL-1');
  requireHas(state, seat, goods);
  const victim = state.hit?.rival === seat && !state.hit.isExhausted ? state.hit.man : null;
  refuseUnless(
    victim === null || !goods.men.includes(victim),
    `${formatManName(victim ?? '')} is about to be struck; only men who are not in use change hands.`,
    'EMP-POL-1',
  );
}

function requireProposalsLeft({ turn }: State): void {
  refuseUnless(
    (turn?.proposals ?? 0) < mostProposals,
    'Three proposals a turn are all; wait for the next one.',
    'EMP-POL-2',
  );
}

/** [EMP-ORD-15] Checks a deal; only the answer shows if the other has the requested goods. */
function checkDeal(state: State, seat: SeatId, { to, give, ask: asked }: Seen<OrderOf<'deal'>>): void {
  requireOther(seat, to);
  requireCapo(state, to);
  requireProposalsLeft(state);
  requireHas(state, seat, give);
  const asksNothing = asked.money === 0 && asked.cards.length + asked.decks.length + asked.men.length === 0;
  refuseUnless(!isNothing(give) || !asksNothing, 'Give or ask for something.', 'EMP-POL-2');
  const isKnown = asked.cards.every((card) => findCard(card) !== null);
  refuseUnless(isKnown, 'There is no such card in the game; name another one.', 'EMP-POL-2');
}

/** [EMP-ORD-16] */
function checkPact(state: State, seat: SeatId, order: Seen<OrderOf<'pact'>>): void {
  requireOther(seat, order.with);
  const { name } = requireCapo(state, order.with);
  requireProposalsLeft(state);
  refuseUnless(order.until >= state.round, 'A pact ends in this round or later; name another round.', 'EMP-POL-3');
  const isBound = state.pacts.some(
    ({ seats, until, brokenBy }) =>
      brokenBy === null && until >= state.round && seats.includes(seat) && seats.includes(order.with),
  );
  refuseUnless(!isBound, `You and ${name} have a pact already.`, 'EMP-POL-3');
}

function checkBreak(state: State, seat: SeatId, { pact: id }: Seen<OrderOf<'break'>>): void {
  const pact = state.pacts.find((one) => one.id === id);
  refuseUnless(pact?.seats.includes(seat) === true, 'You have no such pact.', 'EMP-POL-3');
  refuseUnless(pact.brokenBy === null && pact.until >= state.round, 'That pact is over already.', 'EMP-POL-3');
}

function countProposal(table: EmpireTable, seat: SeatId): void {
  const turn = table.state.turn ?? { seat, wholesale: 0, benefactor: 0, proposals: 0 };
  table.emit({ type: 'turn-changed', ...turn, proposals: turn.proposals + 1 });
}

/** [EMP-POL] The actions that families take with each other. */
export const politics: { readonly [K in 'give' | 'deal' | 'pact' | 'break']: TurnDeed<K> } = {
  give: {
    check: checkGive,
    carryOut: (table, seat, { to, money, cards, men }) => handOver(table, seat, to, { money, cards, men }, false),
  },
  deal: {
    check: checkDeal,
    carryOut(table, seat, order) {
      const { to, give, ask: asked } = structuredClone(order) as OrderOf<'deal'>;
      countProposal(table, seat);
      table.emit({ type: 'deal-proposed', from: seat, to, text: describeDealTerms(order) });
      addTasks(table, { do: 'deal', seats: [to], from: seat, give, ask: asked });
    },
  },
  pact: {
    check: checkPact,
    carryOut(table, seat, { with: other, until, isOpen }) {
      countProposal(table, seat);
      addTasks(table, { do: 'pact', seats: [other], from: seat, until, isOpen });
    },
  },
  break: {
    check: checkBreak,
    carryOut(table, seat, order) {
      const pact = table.state.pacts.find(({ id }) => id === order.pact);
      if (pact === undefined) return;
      const { id, seats, isOpen } = pact;
      table.emit({ type: 'pact-broken', id, by: seat, seats: [...seats], isOpen });
    },
  },
};

/** Describes the subject of a deal. */
export function describeDealTerms({ give, ask: asked }: Pick<Seen<OrderOf<'deal'>>, 'give' | 'ask'>): string {
  const describeGoods = (goods: Seen<Goods>, decks: readonly string[]): string => {
    const parts = [
      ...(goods.money > 0 ? [formatDollars(goods.money)] : []),
      ...goods.cards.map((card) => requireCard(card).name),
      ...decks.map((deck) => `a ${deck} card`),
      ...goods.men.map((man) => formatManName(man)),
    ];
    return parts.length === 0 ? 'nothing' : joinWords(parts);
  };
  return `${describeGoods(give, [])} for ${describeGoods(asked, asked.decks)}`;
}

/** [EMP-ASK-15] */
export const deal = ask('deal', {
  title: 'A deal',
  task: 'answer a proposal',
  manner: 'in-turn',
  answer: 'accept',
  // The proposer's goods were checked at the offer, and the other cannot know the rest of his hand.
  check(state, seat, { ask: asked }, { will, cards }) {
    if (!will) return;
    const { money, men } = asked;
    const named = listCopiesAsked(state, seat, asked.cards);
    requireHas(state, seat, { money, cards: [...named, ...cards], men });
    const decks = cards.map((card) => requireCard(card).band).toSorted();
    refuseUnless(
      decks.join() === asked.decks.toSorted().join(),
      asked.decks.length === 0
        ? 'Nothing more is asked of you.'
        : `Choose ${joinWords(asked.decks.map((deck) => `a ${deck} card`))} to give.`,
      'EMP-POL-2',
    );
  },
  byRule: () => ({ kind: 'accept', will: false, cards: [] }),
  run(table, { seats, from, give, ask: asked }, answers) {
    const to = requireOnlySeat({ seats });
    const { will, cards } = answers(to);
    table.emit({ type: 'deal-answered', from, to, will });
    if (!will) return;
    const named = listCopiesAsked(table.state, to, asked.cards);
    handOver(table, from, to, give, true);
    handOver(table, to, from, { money: asked.money, cards: [...named, ...cards], men: asked.men }, true);
  },
});

/** [EMP-ASK-15, EMP-POL-3] */
export const pact = ask('pact', {
  title: 'A pact',
  task: 'answer a proposal',
  manner: 'in-turn',
  answer: 'accept',
  check(_state, _seat, _task, { cards }) {
    if (cards.length > 0) throw new Refusal('A pact takes no cards.', 'EMP-POL-3');
  },
  byRule: () => ({ kind: 'accept', will: false, cards: [] }),
  run(table, { seats, from, until, isOpen }, answers) {
    const to = requireOnlySeat({ seats });
    if (!answers(to).will) return table.emit({ type: 'pact-refused', from, to });
    const id = table.state.pacts.length + 1;
    table.emit({ type: 'pact-made', pact: { id, seats: [from, to], until, isOpen, brokenBy: null } });
  },
});
