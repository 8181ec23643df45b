import { describe, expect, it } from 'vitest';
import { orderSchema, type Order, type OrderKind } from '#shared/games/paradise/orders/orders.ts';
import type { BargainTerms, BreachKind } from '#shared/games/paradise/orders/bargains.ts';
import { collectBreachFacts, listBreaches } from '#main/games/paradise/rules/bargains/breaches.ts';
import { agree, threeGangs } from '#test/support/bargains.ts';

type Told = ReturnType<typeof threeGangs>;
type Deed = { deed: string; order: (told: Told) => unknown; truce: boolean; line: boolean };

/** The partner's doors and people stand in Oak Bluff, which a line keeps us out of. */
const ground = 'oak-bluff' as const;
const theirDoor = ({ story, them }: Told): string => {
  const door = Object.values(story.state.businesses).find(({ owner }) => owner === them.seat);
  return door?.id ?? them.owns('speakeasy').in(ground)[0];
};
const theirBoss = ({ story, them }: Told): string =>
  Object.values(story.state.gangsters).find(({ gang, isBoss }) => gang === them.seat && isBoss)?.id ?? '';
const ourMan = ({ us }: Told): string => us.has('torpedo');
const ourDoor = ({ us }: Told): string => us.owns('brothel').in(ground)[0];

/** [BARG-2] Deeds by which a gang may break its word, and near ones by which it does not. */
const deeds: readonly Deed[] = [
  {
    deed: 'raid on his door',
    order: (told) => ({ kind: 'raid', business: theirDoor(told), crew: [ourMan(told)] }),
    truce: true,
    line: true,
  },
  {
    deed: 'smash-and-grab at his door',
    order: (told) => ({ kind: 'smash-and-grab', business: theirDoor(told), crew: [ourMan(told)] }),
    truce: true,
    line: true,
  },
  {
    deed: 'hit on his Boss',
    order: (told) => ({ kind: 'hit', target: theirBoss(told), crew: [ourMan(told)] }),
    truce: true,
    line: false,
  },
  {
    deed: 'showdown with his Boss',
    order: (told) => ({ kind: 'showdown', champion: ourMan(told), target: theirBoss(told) }),
    truce: true,
    line: false,
  },
  {
    deed: 'hijack of his truck',
    order: (told) => {
      theirDoor(told);
      return { kind: 'hijack', gang: told.them.seat, crew: [ourMan(told)] };
    },
    truce: true,
    line: false,
  },
  {
    deed: 'show-of-strength at his base',
    order: (told) => ({ kind: 'show-of-strength', gang: told.them.seat, crew: [ourMan(told)] }),
    truce: true,
    line: true,
  },
  {
    deed: 'rumble with his boys',
    order: (told) => ({ kind: 'rumble', gang: told.them.seat }),
    truce: true,
    line: false,
  },
  {
    deed: 'ambush of his crews',
    order: (told) => {
      ourDoor(told);
      return { kind: 'ambush', gang: told.them.seat, district: ground };
    },
    truce: true,
    line: true,
  },
  {
    deed: 'meet with guns planned',
    order: (told) => ({
      kind: 'meet',
      gang: told.them.seat,
      negotiator: ourMan(told),
      topic: { kind: 'truce' },
      isTreachery: true,
    }),
    truce: true,
    line: false,
  },
  {
    deed: 'meet to talk',
    order: (told) => ({ kind: 'meet', gang: told.them.seat, negotiator: ourMan(told), topic: { kind: 'truce' } }),
    truce: false,
    line: false,
  },
  {
    deed: 'take-over of nobody’s door',
    order: (told) => ({
      kind: 'take-over',
      business: told.story.business(ground, 'nightclub').id,
      crew: [ourMan(told)],
    }),
    truce: false,
    line: true,
  },
  {
    deed: 'guard at our own door',
    order: (told) => ({ kind: 'guard', post: { kind: 'business', business: ourDoor(told) }, crew: [ourMan(told)] }),
    truce: false,
    line: false,
  },
  {
    deed: 'raid on a third gang',
    order: (told) => ({ kind: 'raid', business: told.third.owns('speakeasy').in('downtown')[0], crew: [ourMan(told)] }),
    truce: false,
    line: false,
  },
];

/** [BARG-2] Orders that are no jobs: nothing in them goes against a gang that has our word. */
const harmless: readonly OrderKind[] = [
  ...(['recruit', 'arm', 'hand-over', 'rename', 'buy-vehicle', 'upgrade-vehicle'] as const),
  ...(['steal-vehicle', 'fix-numbers', 'pay', 'standing-payoffs', 'withdraw', 'care'] as const),
  ...(['plea', 'face-trial', 'mistrial', 'train', 'learn', 'sign-band', 'book-band'] as const),
  ...(['make-offer', 'answer-offer', 'withdraw-offer', 'put-up-boxer', 'make-card'] as const),
  ...(['bet', 'fix-fight', 'hold-funeral', 'send-flowers', 'public-works', 'bribe'] as const),
  ...(['bid', 'hold', 'drop', 'pay-officials', 'column', 'expose', 'weigh-in'] as const),
  ...(['edit-paper', 'dismiss', 'accuse', 'propose', 'answer-proposal'] as const),
  ...(['withdraw-proposal', 'break-bargain', 'hit-official'] as const),
];

const bargains: Readonly<Record<'truce' | 'line', Partial<BargainTerms>>> = {
  truce: { truceMonths: 3 },
  line: { line: { months: 3, ours: [], theirs: [ground] } },
};

describe('deeds against a partner', () => {
  const rows = deeds.flatMap(({ deed, order, truce, line }) => [
    { deed, order, bargain: 'truce' as const, isBroken: truce },
    { deed, order, bargain: 'line' as const, isBroken: line },
  ]);

  it.each(rows)(
    '[BARG-2, BARG-5] $deed under a $bargain breaks the word: $isBroken, told in the quote',
    ({ order, bargain, isBroken }) => {
      const told = threeGangs();
      const given = orderSchema.parse(order(told));
      agree(told.story, told.us, told.them, bargains[bargain]);
      const found = listBreaches(collectBreachFacts(told.story.state), told.us.seat, given);
      const expected: BreachKind[] = isBroken ? [bargain] : [];
      expect(found.map(({ what }) => what)).toEqual(expected);
      const warned = told.us.quote(given).notes.some((note) => /this breaks the/iu.test(note));
      expect(warned).toBe(isBroken);
    },
  );

  it('[BARG-2] every kind of order is in one of the two tables', () => {
    const told = threeGangs();
    const listed = new Set<OrderKind>(harmless);
    for (const { order } of deeds) listed.add((order(told) as Order).kind);
    const kinds = orderSchema.options.map(({ shape }) => shape.kind.value);
    expect([...listed].toSorted()).toEqual(kinds.toSorted());
  });

  it.each([
    ['raid', []],
    ['smash-and-grab', [1, 1]],
    ['hit', [2, 1, 1]],
    ['hijack', [1, 2, 1]],
    ['show-of-strength', [1, 1]],
    ['rumble', [1, 1, 1, 1]],
  ] as const)('[BARG-5] a %s that is carried out ends the truce', (kind, dice) => {
    const told = threeGangs();
    const { story, us, them } = told;
    const deed = deeds.find((row) => row.deed.startsWith(kind));
    const order = orderSchema.parse(deed?.order(told));
    agree(story, us, them, bargains.truce);
    us.gives(order);
    const { events } = story.phase('reveal', dice);
    expect(events.filter(({ type }) => type === 'deal-broken')).toMatchObject([
      { by: us.seat, to: them.seat, what: 'truce' },
    ]);
  });
});
