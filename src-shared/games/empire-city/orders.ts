import { z } from 'zod';
import { seatIdSchema } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainLines } from '#shared/words/plainText.ts';
import { bandSchema, cardIdSchema, cellSchema, copIdSchema, manIdSchema, racketIdSchema } from './ids.ts';

const money = createWholeNumber(0, 1_000_000, 'Give whole dollars, zero or more.');
const men = z.array(manIdSchema).max(60);
const someCards = z.array(cardIdSchema).max(80);

/** [EMP-CTRL-3] A racket of the track and its square. */
export const purchaseSchema = z.strictObject({ racket: racketIdSchema, square: cellSchema });
export type Purchase = z.infer<typeof purchaseSchema>;

/** [EMP-VEND-2] A token given back, and the deck of its card. */
export const cashSchema = z.strictObject({ family: seatIdSchema, deck: bandSchema });
export type Cash = z.infer<typeof cashSchema>;
const tokens = z.array(cashSchema).max(40).default([]);

/** [EMP-POL-1] The goods handed over. */
const goodsShape = { money: money.default(0), cards: someCards.default([]), men: men.default([]) };
export const goodsSchema = z.strictObject(goodsShape);
export type Goods = z.infer<typeof goodsSchema>;

/** [EMP-POL-2] The goods asked for: a card by its name, or by its deck. */
export const askedSchema = z.strictObject({
  money: money.default(0),
  cards: someCards.default([]),
  decks: z.array(bandSchema).max(20).default([]),
  men: men.default([]),
});
export type Demand = z.infer<typeof askedSchema>;

/** [EMP-DECL-4] The actions of a figure. */
export const declarations = {
  cityHall: { times: createWholeNumber(1, 200, 'Give at City Hall at least once.') },
  pitney: {},
  pancetta: { decks: z.array(bandSchema).min(1).max(3) },
  station: { men },
  docks: {},
  stMarys: {},
  local162: {},
  control: { square: cellSchema, purchases: z.array(purchaseSchema).max(12).default([]) },
  attack: { square: cellSchema, tokens },
  hit: { rival: seatIdSchema, man: manIdSchema.nullable().default(null), tokens },
  lieLow: {},
} as const;

/** [EMP-ORD-12 to EMP-ORD-16] Before a declaration. */
export const freeActions = {
  play: {
    card: cardIdSchema,
    rival: seatIdSchema.nullable().default(null),
    square: cellSchema.nullable().default(null),
    cop: copIdSchema.nullable().default(null),
    man: manIdSchema.nullable().default(null),
    tokens,
  },
  reveal: { man: manIdSchema, rival: seatIdSchema.nullable().default(null) },
  give: { to: seatIdSchema, ...goodsShape },
  deal: { to: seatIdSchema, give: goodsSchema, ask: askedSchema },
  pact: {
    with: seatIdSchema,
    until: createWholeNumber(1, 200, 'Name the last round of the pact.'),
    isOpen: z.boolean().default(true),
  },
  break: { pact: createWholeNumber(1, 100_000, 'There is no such pact.') },
} as const;

/** [EMP-HIT-4] One side of an assassination. */
export const hitCommitmentSchema = z.strictObject({
  man: manIdSchema.nullable().default(null),
  cards: someCards.default([]),
});
export type HitCommitment = z.infer<typeof hitCommitmentSchema>;

/** [EMP-COMB-3] One side of a combat. */
export const commitmentSchema = z.strictObject({
  men: z
    .array(z.strictObject({ man: manIdSchema, weapon: cardIdSchema.nullable().default(null) }))
    .max(60)
    .default([]),
  cards: z
    .array(
      z.strictObject({
        card: cardIdSchema,
        against: seatIdSchema.nullable().default(null),
        burns: z.boolean().default(false),
      }),
    )
    .max(60)
    .default([]),
  reveals: z
    .array(z.strictObject({ man: manIdSchema, against: seatIdSchema.nullable().default(null) }))
    .max(20)
    .default([]),
});
export type Commitment = z.infer<typeof commitmentSchema>;

/** [EMP-ASK] The answers to a question of the game. */
export const answers = {
  pickRacket: { racket: racketIdSchema, square: cellSchema },
  pickSquare: { square: cellSchema },
  pickMen: { men },
  name: { seat: seatIdSchema },
  withdrawCops: { cops: z.array(copIdSchema).max(10) },
  use: { what: cardIdSchema.nullable() },
  moveCops: { moves: z.array(z.strictObject({ cop: copIdSchema, path: z.array(cellSchema).min(1).max(2) })).max(10) },
  ness: { to: cellSchema },
  pay: { isPaid: z.boolean() },
  bust: { with: cardIdSchema },
  bid: { dollars: money, senator: z.boolean().default(false) },
  sweeten: goodsShape,
  hire: { men },
  buy: { purchases: z.array(purchaseSchema).max(12) },
  crate: { racket: racketIdSchema.nullable(), square: cellSchema.nullable().default(null) },
  accept: { will: z.boolean(), cards: someCards.default([]) },
  commitHit: hitCommitmentSchema.shape,
  chooseAttack: { square: cellSchema },
  commit: commitmentSchema.shape,
  refresh: { men: men.default([]), favors: z.array(manIdSchema).max(10).default([]) },
  collect: {
    cards: z
      .array(z.strictObject({ card: cardIdSchema, square: cellSchema.nullable().default(null) }))
      .max(40)
      .default([]),
    men: men.default([]),
    deck: bandSchema.default('downtown'),
    discards: someCards.default([]),
  },
} as const;

const createOrderSchema = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** [EMP-ORD, EMP-ASK] Everything a seat may order or answer. */
export const orderSchema = z.discriminatedUnion('kind', [
  createOrderSchema('cityHall', declarations.cityHall),
  createOrderSchema('pitney', declarations.pitney),
  createOrderSchema('pancetta', declarations.pancetta),
  createOrderSchema('station', declarations.station),
  createOrderSchema('docks', declarations.docks),
  createOrderSchema('stMarys', declarations.stMarys),
  createOrderSchema('local162', declarations.local162),
  createOrderSchema('control', declarations.control),
  createOrderSchema('attack', declarations.attack),
  createOrderSchema('hit', declarations.hit),
  createOrderSchema('lieLow', declarations.lieLow),
  createOrderSchema('play', freeActions.play),
  createOrderSchema('reveal', freeActions.reveal),
  createOrderSchema('give', freeActions.give),
  createOrderSchema('deal', freeActions.deal),
  createOrderSchema('pact', freeActions.pact),
  createOrderSchema('break', freeActions.break),
  createOrderSchema('pickRacket', answers.pickRacket),
  createOrderSchema('pickSquare', answers.pickSquare),
  createOrderSchema('pickMen', answers.pickMen),
  createOrderSchema('name', answers.name),
  createOrderSchema('withdrawCops', answers.withdrawCops),
  createOrderSchema('use', answers.use),
  createOrderSchema('moveCops', answers.moveCops),
  createOrderSchema('ness', answers.ness),
  createOrderSchema('pay', answers.pay),
  createOrderSchema('bust', answers.bust),
  createOrderSchema('bid', answers.bid),
  createOrderSchema('sweeten', answers.sweeten),
  createOrderSchema('hire', answers.hire),
  createOrderSchema('buy', answers.buy),
  createOrderSchema('crate', answers.crate),
  createOrderSchema('accept', answers.accept),
  createOrderSchema('commitHit', answers.commitHit),
  createOrderSchema('chooseAttack', answers.chooseAttack),
  createOrderSchema('commit', answers.commit),
  createOrderSchema('refresh', answers.refresh),
  createOrderSchema('collect', answers.collect),
  /** [EMP-ASK] The default of any question. */
  createOrderSchema('byRule', {}),
  /** [EMP-POL-4] To one seat, or to all. */
  createOrderSchema('message', {
    to: seatIdSchema.nullable(),
    text: plainLines('Write something.').min(1, 'Write something.').max(2_000),
  }),
]);
export type Order = z.infer<typeof orderSchema>;
export type OrderKind = Order['kind'];
export type OrderOf<K extends OrderKind> = Extract<Order, { kind: K }>;
export type Declaration = OrderOf<keyof typeof declarations>;
export type FreeAction = OrderOf<keyof typeof freeActions>;
export type AnswerOrder = OrderOf<keyof typeof answers>;

export function isDeclaration(order: Order): order is Declaration {
  return Object.hasOwn(declarations, order.kind);
}

export function isFreeAction(order: Order): order is FreeAction {
  return Object.hasOwn(freeActions, order.kind);
}

export function isAnswering(order: Order): order is AnswerOrder {
  return Object.hasOwn(answers, order.kind);
}
