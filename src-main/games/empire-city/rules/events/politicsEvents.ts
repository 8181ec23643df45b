import { z } from 'zod';
import { bandSchema } from '#shared/games/empire-city/ids.ts';
import { goodsSchema } from '#shared/games/empire-city/orders.ts';
import { pactSchema, playSchema } from '../records.ts';
import { seat, int, cell, man, card } from './fields.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { requireCapoIn, removeAll } from './fortuneEvents.ts';

const heading = 'Politics';

export const politicsEvents = {
  'card-played': declareEvent({
    fields: { play: playSchema },
    apply: () => undefined,
    describe: ({ family, card }, { play }) =>
      `${family(play.seat)} plays ${card(play.card)}${play.rival === null ? '' : ` against ${family(play.rival)}`}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-CARD-2'],
    heading: 'Cards',
  }),
  'card-cancelled': declareEvent({
    fields: { play: playSchema, with: card },
    apply: () => undefined,
    describe: ({ family, card }, { play }) =>
      `${play.rival === null ? 'Nobody' : family(play.rival)} stops ${card(play.card)} with an Injunction.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-CARD-5'],
    heading: 'Cards',
  }),
  'racket-struck': declareEvent({
    fields: { square: cell },
    apply(state, { square }) {
      state.strikes.push(square);
    },
    describe: ({ cell }, { square }) => `They strike in ${cell(square)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-MID-9'],
    heading: 'Cards',
  }),
  'racket-skimmed': declareEvent({
    fields: { square: cell, to: seat },
    apply(state, { square, to }) {
      state.skims.push({ square, to });
    },
    describe: ({ family, cell }, { square, to }) => `${family(to)} skims ${cell(square)} this round.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-MID-6'],
    heading: 'Cards',
  }),
  'man-revealed': declareEvent({
    fields: { seat, man, cause: z.string() },
    apply: () => undefined,
    describe: ({ family, man }, { seat, man: id, cause }) => `${man(id)} of ${family(seat)}: ${cause}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HAND-4'],
    heading: 'Men',
  }),
  'hands-seen': declareEvent({
    fields: { seat, rival: seat, men: z.array(man), cards: z.array(card) },
    apply(state, { seat, rival, men, cards }) {
      requireCapoIn(state, seat).spied[rival] = { round: state.round, men: [...men], cards: [...cards] };
    },
    describe: ({ family, man, card }, { rival, men, cards }) =>
      `${family(rival)} holds ${joinWords([...men.map((one) => man(one)), ...cards.map((one) => card(one))])}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['EMP-ABIL-18'],
    heading: 'Men',
    reveals: () => true,
  }),
  'card-stolen': declareEvent({
    fields: { seat, rival: seat, card },
    apply(state, { seat, rival, card }) {
      const victim = requireCapoIn(state, rival);
      victim.cards = removeAll(victim.cards, card);
      requireCapoIn(state, seat).cards.push(card);
    },
    describe: ({ family, card: name }, { seat, rival, card }) =>
      `${family(seat)} takes ${name(card)} from ${family(rival)}.`,
    visibleTo: ({ seat, rival }) => [seat, rival],
    rules: () => ['EMP-ABIL-19'],
    heading: 'Cards',
    reveals: () => true,
  }),
  'theft-seen': declareEvent({
    fields: { seat, rival: seat, deck: bandSchema },
    apply: () => undefined,
    describe: ({ family }, { seat, rival, deck }) => `${family(seat)} takes a ${deck} card from ${family(rival)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-ABIL-19'],
    heading: 'Cards',
  }),
  'goods-given': declareEvent({
    fields: { from: seat, to: seat, goods: goodsSchema },
    apply(state, { from, to, goods }) {
      const [giver, taker] = [requireCapoIn(state, from), requireCapoIn(state, to)];
      giver.cashDollars -= goods.money;
      taker.cashDollars += goods.money;
      if (giver.cashDollars < 0) throw new Error(`${giver.name} gave more than it has.`);
      giver.cards = removeAll(giver.cards, ...goods.cards);
      taker.cards.push(...goods.cards);
      giver.hand = removeAll(giver.hand, ...goods.men);
      taker.hand.push(...goods.men);
    },
    describe: ({ family, man, card }, { from, to, goods }) =>
      `${family(from)} gives ${family(to)} ${joinWords([
        ...(goods.money > 0 ? [formatDollars(goods.money)] : []),
        ...goods.cards.map((one) => card(one)),
        ...goods.men.map((one) => man(one)),
      ])}.`,
    visibleTo: ({ from, to }) => [from, to],
    moves: ({ from, to, goods }) =>
      goods.money === 0
        ? []
        : [
            { seat: from, dollars: -goods.money, cause: 'a gift' },
            { seat: to, dollars: goods.money, cause: 'a gift' },
          ],
    rules: () => ['EMP-POL-1', 'EMP-FOG-9'],
    heading,
  }),
  'gift-seen': declareEvent({
    fields: { from: seat, to: seat, isDeal: z.boolean(), hadMen: z.boolean(), cards: z.array(bandSchema) },
    apply(state, { from, to, hadMen }) {
      const [giver, taker] = [requireCapoIn(state, from), requireCapoIn(state, to)];
      taker.highDollars += giver.highDollars;
      giver.lowDollars = 0;
      if (!hadMen) return;
      for (const man of Object.keys(giver.seen)) giver.seen[man] = false;
    },
    describe: ({ family }, { from, to, isDeal }) =>
      isDeal
        ? `${family(from)} hands over to ${family(to)} what was agreed.`
        : `${family(from)} gives ${family(to)} a present.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-FOG-9'],
    heading,
  }),
  'deal-proposed': declareEvent({
    fields: { from: seat, to: seat, text: z.string() },
    apply(state, { from, to, text }) {
      state.talks.push({ from, to, deal: text, will: null });
    },
    describe: ({ family }, { from, to, text }) => `${family(from)} proposes to ${family(to)}: ${text}.`,
    visibleTo: ({ from, to }) => [from, to],
    rules: () => ['EMP-POL-2'],
    heading,
  }),
  'deal-answered': declareEvent({
    fields: { from: seat, to: seat, will: z.boolean() },
    apply(state, { from, to, will }) {
      const talk = state.talks.findLast((one) => one.from === from && one.to === to && one.deal !== null);
      if (talk !== undefined) talk.will = will;
    },
    describe: ({ family }, { from, to, will }) => `${family(to)} ${will ? 'agrees with' : 'declines'} ${family(from)}.`,
    visibleTo: ({ from, to }) => [from, to],
    rules: () => ['EMP-POL-2'],
    heading,
  }),
  'pact-made': declareEvent({
    fields: { pact: pactSchema },
    apply(state, { pact }) {
      state.pacts.push(clonePlain(pact));
      const [from, to] = pact.seats;
      if (from !== undefined && to !== undefined) state.talks.push({ from, to, deal: null, will: true });
    },
    describe: ({ family }, { pact }) =>
      `${joinWords(pact.seats.map((seat) => family(seat)))} leave each other alone until round ${pact.until}.`,
    landmark: 'word',
    visibleTo: ({ pact }) => (pact.isOpen ? 'everybody' : pact.seats),
    rules: () => ['EMP-POL-3'],
    heading,
  }),
  'pact-refused': declareEvent({
    fields: { from: seat, to: seat },
    apply(state, { from, to }) {
      state.talks.push({ from, to, deal: null, will: false });
    },
    describe: ({ family }, { from, to }) => `${family(to)} wants no pact with ${family(from)}.`,
    visibleTo: ({ from, to }) => [from, to],
    rules: () => ['EMP-POL-3'],
    heading,
  }),
  'pact-broken': declareEvent({
    fields: { id: int, by: seat, seats: z.array(seat), isOpen: z.boolean() },
    apply(state, { id, by, seats }) {
      const pact = state.pacts.find((one) => one.id === id);
      if (pact !== undefined) pact.brokenBy = by;
      for (const seat of seats) {
        if (seat === by) continue;
        const { grudges } = requireCapoIn(state, seat);
        grudges[by] = (grudges[by] ?? 0) + 2;
      }
    },
    describe: ({ family }, { by, seats }) =>
      `${family(by)} breaks the pact with ${joinWords(seats.filter((seat) => seat !== by).map((seat) => family(seat)))}.`,
    landmark: 'word',
    visibleTo: ({ isOpen, seats }) => (isOpen ? 'everybody' : seats),
    rules: () => ['EMP-POL-3'],
    heading,
  }),
  'message-sent': declareEvent({
    fields: { message: z.object({ id: int, round: int, from: seat, to: seat.nullable(), text: z.string() }) },
    apply(state, { message }) {
      state.messages.push({ ...message });
    },
    describe: ({ family }, { message }) =>
      `${family(message.from)} to ${message.to === null ? 'all' : family(message.to)}: ${message.text}`,
    visibleTo: ({ message }) => (message.to === null ? 'everybody' : [message.from, message.to]),
    rules: () => ['EMP-POL-4'],
    heading: 'Talk',
  }),
};
