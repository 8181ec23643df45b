import type { GameId } from '#shared/words/games.ts';
import type { ViewHead } from '#shared/views/head.ts';
import { termsWith } from '../bargains.ts';
import type { Order, Table } from './stage.ts';

/** Something done in secret, of which whoever looks may know nothing. */
export type Deed = {
  name: string;
  does(table: Table): Promise<void>;
  /** Nothing follows from it that anybody could see: the period can be closed after it, and all is the same. */
  isTraceless?: boolean;
};

/** Ways to the same public moment in which different things were done in secret; the first is what others are held against. */
export type Scene = {
  name: string;
  game: GameId;
  /** Periods that were played before. */
  periods: number;
  /** Up to the moment. */
  before(table: Table): Promise<void>;
  /** After these the journal is as long as it was: not even that somebody did something shows. */
  quiet: readonly Deed[];
  /** After these somebody has done something, and nobody else can tell what, or how often. */
  secret: readonly Deed[];
};

const nothing: Deed = { name: 'nothing', does: () => Promise.resolve(), isTraceless: true };

/** What a player writes for himself, and what he only looks at. */
const forHimself: Deed = {
  name: 'notes, drafts, a picture and a look around',
  isTraceless: true,
  async does(table) {
    const { hides: seat } = table.roles;
    const subject = `seat ${table.roles.looks}`;
    await table.call('notes.keep', { viewer: seat, subject, words: 'Trust them no further.' });
    await table.call('notes.keep', { viewer: 'gm', subject, words: 'Will be surprised.' });
    await table.call('drafts.keep', { seat, name: 'letter', draft: { text: 'Dear all' } });
    const picture = { subject, picture: null };
    await table.call('portraits.keep', { viewer: seat, ...picture });
    for (const viewer of [seat, 'gm'] as const) {
      await table.own('viewSince', { viewer, held: null });
      await table.call('history.lists', { viewer, held: null });
      await table.call('history.log', { viewer, period: null });
    }
    await table.call('forecast.start', { viewer: seat, campaigns: 1, periods: 1 });
    await table.call('forecast.cancel');
  },
};

/** Answers and offers, which the gang across the table hears of at once. */
const openKinds: readonly unknown[] = ['letter', 'answer', 'answer-letter', 'propose', 'answer-proposal'];

function isSealed(order: Order): boolean {
  return typeof order !== 'object' || !('kind' in order) || !openKinds.includes(order.kind);
}

async function adviceFor({ roles, advised }: Table, table: Table): Promise<Order[]> {
  const orders = (await advised.call(table, roles.hides)).filter(isSealed);
  if (orders.length < 3) throw new Error('There is too little advice for a secret.');
  return orders;
}

const takenBack: Deed = {
  name: 'an order given and taken back',
  isTraceless: true,
  async does(table) {
    const [first] = await adviceFor(table, table);
    await table.give(table.roles.hides, first as Order);
    await table.call('history.undo', { viewer: table.roles.hides });
  },
};

const oneOrder: Deed = {
  name: 'one order',
  async does(table) {
    const [first] = await adviceFor(table, table);
    await table.give(table.roles.hides, first as Order);
  },
};

/** Other orders, more of them, and in every way that orders are given. */
const orders: readonly Deed[] = [
  {
    name: 'another order',
    async does(table) {
      await table.give(table.roles.hides, (await adviceFor(table, table)).at(-1) as Order);
    },
  },
  {
    name: 'orders one after the other',
    async does(table) {
      for (const order of (await adviceFor(table, table)).slice(0, 3)) {
        // One may shut out another.
        await table.ask(`games.${table.game}.give`, { seat: table.roles.hides, order });
      }
    },
  },
  {
    name: 'the advice followed',
    async does(table) {
      const all = await adviceFor(table, table);
      await table.own('follow', { seat: table.roles.hides, orders: all.slice(0, 40) });
    },
  },
  {
    name: 'an order of the advice followed',
    async does(table) {
      const [, second] = await adviceFor(table, table);
      await table.own('follow', { seat: table.roles.hides, orders: [second] });
    },
  },
  {
    name: 'an order taken back and put back',
    async does(table) {
      await oneOrder.does(table);
      await table.call('history.undo', { viewer: table.roles.hides });
      await table.call('history.redo', { viewer: table.roles.hides });
    },
  },
];

/** The games master’s hand in a gang that the program plays. */
const steering: readonly Deed[] = [
  {
    name: 'orders written for an NPC',
    async does(table) {
      await table.own('opposition.write', { seat: table.roles.npc });
    },
  },
  {
    name: 'an NPC stood in for',
    async does(table) {
      await table.own('opposition.takeOverSeat', { seat: table.roles.npc });
    },
  },
];

const ruling = (name: string, rule: (table: Table) => Order): Deed => ({
  name,
  async does(table) {
    await table.own('rule', { ruling: rule(table), reason: 'A word in private.' });
  },
});

const handout = (name: string, of: (table: Table) => Record<string, unknown>): Deed => ({
  name,
  async does(table) {
    const written = { kind: 'letter', title: 'From upstate', text: 'Burn this.', from: 'A friend', picture: null };
    await table.call('handouts.give', { handout: { ...written, when: 'now', inPaper: false, ...of(table) } });
  },
});

/** A letter that asks, and the answer of whoever hides it. */
const answered: Deed = {
  name: 'a letter to him that he answers',
  async does(table) {
    const { hides: seat } = table.roles;
    await handout('asking', () => ({ to: [seat], answers: ['We pay', 'We do not'] })).does(table);
    const { handouts: own = [] } = await table.view(seat);
    await table.call('handouts.answer', { seat, handout: own[0]?.id, answer: 1 });
  },
};

/** What the games master hands to others, or to everybody once the period is closed. */
const handouts: readonly Deed[] = [
  handout('a letter handed to him', ({ roles }) => ({ to: [roles.hides] })),
  handout('a rumor handed to him and a third', ({ roles }) => ({ kind: 'rumor', to: [roles.hides, roles.shares] })),
  handout('a letter that waits for the reveal', () => ({ to: 'everybody', when: 'reveal' })),
  answered,
];

/** Something that waits is changed: one order goes and another comes, in one step. */
function change(read: (table: Table) => Promise<Order[]>): Deed {
  return {
    name: 'orders changed in one step',
    async does(table) {
      await oneOrder.does(table);
      await table.give(table.roles.hides, ...(await read(table)));
    },
  };
}

type Sheeted = ViewHead & { sheets: { seat: string; lines?: { id: string }[]; orders?: { id: string }[] }[] };

/** Takes what waits off the sheet and puts other orders on it. */
const sheetChanged = change(async (table) => {
  const { hides } = table.roles;
  const { sheets } = await table.view<Sheeted>(hides);
  const sheet = sheets.find(({ seat }) => seat === hides);
  const waiting = sheet?.lines ?? sheet?.orders ?? [];
  const other = (await table.advised(hides)).at(-1);
  return [...waiting.map(({ id }) => ({ kind: 'withdraw', id })), other as Order];
});

const paradiseChanged = change(async (table) => {
  const { hides } = table.roles;
  const { orders: waiting } = await table.view<ViewHead & { orders: { id: string }[] }>(hides);
  const other = (await table.advised(hides)).at(-1);
  return [...waiting.map(({ id }) => ({ kind: 'withdraw', order: id })), other as Order];
});

/** The moment before anybody has filed anything. */
const beforeAnyOrder = (): Promise<void> => Promise.resolve();

/** Money for more orders than a beaten family writes. */
async function payWhoHides(table: Table): Promise<void> {
  const ruled = { kind: 'cash', seat: table.roles.hides, dollars: 20_000 };
  await table.own('rule', { ruling: ruled, reason: 'A word in private.' });
}

/** A proposal of the seat that looks, which an NPC answers with it and at no other moment. */
async function proposalOfWhoLooks(table: Table): Promise<void> {
  const { looks, npc } = table.roles;
  const proposal = { kind: 'stop-fighting', turns: 2 };
  await table.give(looks, { kind: 'letter', to: npc, text: 'A word.', proposal });
}

/** An order of the seat that looks: what it may take back is in its list. */
async function orderOfWhoLooks(table: Table): Promise<void> {
  const { looks } = table.roles;
  const [order] = (await table.advised(looks)).filter(isSealed);
  if (order === undefined) throw new Error('There is no advice for whoever looks.');
  await table.give(looks, order);
}

function letter(name: string, order: (table: Table) => Order): Deed {
  return { name, does: (table) => table.give(table.roles.hides, order(table)) };
}

/** Up to the orders of the month: what comes before them is for the table. */
async function toTheOrders(table: Table): Promise<void> {
  for (;;) {
    const { wait } = await table.view();
    if (wait?.manner === 'sealed') break;
    await table.call('play.advance', {});
  }
  await orderOfWhoLooks(table);
}

/** Plays as the planner would until somebody other than a third player is asked for something. */
async function until(table: Table, isThere: (view: ViewHead) => boolean): Promise<void> {
  for (let step = 0; step < 300; step += 1) {
    const view = await table.view();
    if (isThere(view)) return;
    const seat = view.wait?.seats[0];
    const [order] = seat === undefined ? [] : await table.advised(seat);
    if (seat === undefined || order === undefined) await table.call('play.advance', {});
    else await table.give(seat, order);
  }
  throw new Error('The moment never comes.');
}

/** Whoever has the turn hides something from one of the other two and shares it with the other. */
function castFor(table: Table, { wait }: ViewHead): boolean {
  const { looks, hides, shares } = table.roles;
  const players = [looks, hides, shares];
  const turn = wait?.seats[0];
  if (turn === undefined || !players.includes(turn)) return false;
  const [one, other] = players.filter((seat) => seat !== turn);
  if (one === undefined || other === undefined) return false;
  table.roles = { ...table.roles, looks: one, hides: turn, shares: other };
  return true;
}

/** Two are asked at once: one has answered, or not, when the other looks. */
function castSealed(table: Table, { wait }: ViewHead): boolean {
  const { looks, hides, shares } = table.roles;
  const players = [looks, hides, shares];
  const [first, ...others] = wait?.manner === 'sealed' ? wait.seats : [];
  if (first === undefined || !players.includes(first) || others.length === 0) return false;
  const [one, other] = players.filter((seat) => seat !== first);
  if (one === undefined || other === undefined) return false;
  table.roles = { ...table.roles, looks: one, hides: first, shares: other };
  return true;
}

/** Sealed answers to what is asked: as the planner would, by the rule, and given anew after they were taken back. */
const sealedAnswers: readonly Deed[] = [
  {
    name: 'an answer',
    does: async (table) => {
      const [order] = await table.advised(table.roles.hides);
      await table.give(table.roles.hides, order as Order);
    },
  },
  { name: 'the answer of the rules', does: (table) => table.give(table.roles.hides, { kind: 'byRule' }) },
  {
    name: 'an answer by the advice',
    does: async (table) => {
      const [order] = await table.advised(table.roles.hides);
      await table.own('follow', { seat: table.roles.hides, orders: [order] });
    },
  },
  {
    name: 'an answer in place of another',
    does: async (table) => {
      const [order] = await table.advised(table.roles.hides);
      await table.give(table.roles.hides, order as Order);
      await table.call('history.undo', { viewer: table.roles.hides });
      await table.give(table.roles.hides, { kind: 'byRule' });
    },
  },
];

/** An answer to a question within a turn, which lies sealed until all who are asked together have answered. */
const use = (name: string, uses: (table: Table) => Order[]): Deed => ({
  name,
  does: (table) => table.give(table.roles.hides, { kind: 'use', uses: uses(table) }),
});

function refusedOffer(name: string, offer: (table: Table) => Order, no: Order): Deed {
  return {
    name,
    isTraceless: true,
    async does(table) {
      await table.give(table.roles.hides, offer(table));
      await table.give(table.roles.shares, no);
    },
  };
}

const spare = { kind: 'spare', neighborhood: null };
const deal = (turns: number) => (table: Table) => ({
  kind: 'propose',
  to: table.roles.shares,
  terms: { mine: [spare], theirs: [spare], turns, iPay: 0, theyPay: 0, when: 'now' },
});

const pact = (rounds: number) => (table: Table) => ({
  kind: 'pact',
  with: table.roles.shares,
  until: rounds,
  isOpen: false,
});

const trade = (money: number) => (table: Table) => ({
  kind: 'deal',
  to: table.roles.shares,
  give: { money },
  ask: { decks: ['slums'] },
});

const decline = { kind: 'accept', will: false };

export const scenes: readonly Scene[] = [
  {
    name: 'the sealed orders of a month',
    game: 'paradise',
    periods: 2,
    before: toTheOrders,
    quiet: [nothing, forHimself, takenBack],
    secret: [
      oneOrder,
      ...orders,
      paradiseChanged,
      ...steering,
      ...handouts,
      ruling('a ruling on his bank', ({ roles }) => ({ kind: 'set-bank', gang: roles.hides, dollars: 4_321 })),
      letter('terms put to a third', ({ roles }) => ({
        kind: 'propose',
        to: roles.shares,
        terms: termsWith({ truceMonths: 3 }),
      })),
    ],
  },
  {
    name: 'the sealed sheets of a turn',
    game: 'turf-war',
    periods: 2,
    before: beforeAnyOrder,
    quiet: [nothing, forHimself, takenBack],
    secret: [
      oneOrder,
      ...orders,
      sheetChanged,
      ...steering,
      ...handouts,
      ruling('a ruling on his treasury', ({ roles }) => ({ kind: 'treasury', seat: roles.hides, mc: 43 })),
      ruling('a ruling on the mind of an NPC', ({ roles }) => ({
        kind: 'mind',
        seat: roles.npc,
        level: 'easy',
        doctrine: 'fox',
      })),
      letter('a letter to a third', ({ roles }) => ({ kind: 'letter', to: roles.shares, text: 'Between us.' })),
      letter('a proposal to a third', ({ roles }) => ({
        kind: 'letter',
        to: roles.shares,
        text: '',
        proposal: { kind: 'gift', mc: 1 },
      })),
    ],
  },
  {
    name: 'sheets after a letter that an NPC has answered',
    game: 'turf-war',
    periods: 2,
    before: proposalOfWhoLooks,
    quiet: [nothing, takenBack],
    secret: [
      oneOrder,
      ...orders,
      letter('a proposal to the same NPC', ({ roles }) => ({
        kind: 'letter',
        to: roles.npc,
        text: '',
        proposal: { kind: 'gift', mc: 1 },
      })),
    ],
  },
  {
    name: 'the sealed sheets of a turn',
    game: 'brotherhood',
    periods: 2,
    before: payWhoHides,
    quiet: [nothing, forHimself, takenBack],
    secret: [
      oneOrder,
      ...orders,
      sheetChanged,
      ...steering,
      ...handouts,
      ruling('a ruling on his cash', ({ roles }) => ({ kind: 'cash', seat: roles.hides, dollars: 43_210 })),
      ruling('a ruling on the mind of an NPC', ({ roles }) => ({
        kind: 'mind',
        seat: roles.npc,
        level: 'easy',
        doctrine: 'fox',
      })),
      letter('a message to a third', ({ roles }) => ({ kind: 'message', to: roles.shares, text: 'Between us.' })),
      letter('a promise to a third', ({ roles }) => ({
        kind: 'message',
        to: roles.shares,
        text: 'My word.',
        promise: { what: { kind: 'no-fire' }, fromTurn: 4, toTurn: 5 },
      })),
    ],
  },
  {
    name: 'answers within a turn',
    game: 'brotherhood',
    periods: 0,
    before: async (table) => {
      const { hides, shares } = table.roles;
      for (const seat of [hides, shares]) {
        await table.give(seat, { kind: 'bribe', area: 'skid-row', count: 1 });
      }
      await table.call('play.advance', { answers: [] });
      const { wait } = await table.view();
      if (wait?.step !== 'use' || !wait.seats.includes(hides) || wait.seats.length < 2) {
        throw new Error('Two are asked together.');
      }
    },
    // Who has answered is public.
    quiet: [],
    secret: [
      use('influence unused', () => []),
      use('influence that protects', () => [{ kind: 'protect', what: 'revenue' }]),
      use('influence that frames', ({ roles }) => [{ kind: 'frame', family: roles.looks }]),
      use('influence that neutralizes', ({ roles }) => [{ kind: 'neutralise', family: roles.shares }]),
    ],
  },
  {
    name: 'offers on a turn',
    game: 'godfather',
    periods: 1,
    before: (table) =>
      until(table, (view) => view.period > 1 && view.wait?.step === 'position' && castFor(table, view)),
    quiet: [nothing, forHimself],
    secret: [
      refusedOffer('a deal proposed and refused', deal(1), { kind: 'answer', answer: 'refuse' }),
      refusedOffer('another deal proposed and refused', deal(2), { kind: 'answer', answer: 'refuse' }),
      ...handouts,
      ruling('a ruling on the mind of an NPC', ({ roles }) => ({
        kind: 'mind',
        seat: roles.npc,
        level: 'easy',
        doctrine: 'fox',
      })),
    ],
  },
  {
    name: 'the card in a hand',
    game: 'godfather',
    periods: 1,
    before: (table) => until(table, (view) => view.period > 1 && view.wait?.step === 'card' && castFor(table, view)),
    // That the hand was changed is public.
    quiet: [],
    secret: (['fingerman', 'break', 'money-3'] as const).map((card) =>
      ruling(`${card} in his hand`, ({ roles }) => ({ kind: 'hand', seat: roles.hides, card })),
    ),
  },
  {
    name: 'offers on a turn',
    game: 'empire-city',
    periods: 1,
    before: (table) => until(table, (view) => view.wait?.step === 'turn' && castFor(table, view)),
    quiet: [nothing, forHimself],
    secret: [
      refusedOffer('a secret pact proposed and declined', pact(4), decline),
      refusedOffer('another pact proposed and declined', pact(5), decline),
      refusedOffer('a deal proposed and declined', trade(50), decline),
      refusedOffer('another deal proposed and declined', trade(100), decline),
      ...handouts,
      ruling('a ruling on the mind of an NPC', ({ roles }) => ({
        kind: 'mind',
        seat: roles.npc,
        level: 'easy',
        doctrine: 'viper',
      })),
    ],
  },
  {
    name: 'sealed bids',
    game: 'empire-city',
    periods: 1,
    before: (table) => until(table, (view) => view.wait?.step === 'bids' && castSealed(table, view)),
    // Who has answered is public.
    quiet: [],
    secret: sealedAnswers,
  },
  {
    name: 'what is sent into a fight',
    game: 'empire-city',
    periods: 1,
    before: (table) => until(table, (view) => view.wait?.step === 'commit' && castSealed(table, view)),
    // Who has answered is public.
    quiet: [],
    secret: sealedAnswers,
  },
];
