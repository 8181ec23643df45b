import fc from 'fast-check';
import type { SeatId } from '#shared/words/ids.ts';
import { businessTypes, districts } from '#shared/games/paradise/city.ts';
import { orderSchema, type Order } from '#shared/games/paradise/orders/orders.ts';
import { skills, stats, weapons } from '#shared/games/paradise/people.ts';
import { anyOfficialOrder } from './officialOrders.ts';

const numbered = (letter: string, most: number) => fc.integer({ min: 1, max: most }).map((n) => `${letter}${n}`);
const gangster = numbered('p', 60);
const boxer = numbered('x', 4);
const seat = fc.constantFrom('g1', 'g2', 'g3', 'g9');
const kind = <K extends string>(name: K) => fc.constant(name);
const dollars = fc.constantFrom(10, 50, 300, 5_000, 90_000);
const dead = fc.oneof(fc.constant('p1'), numbered('p', 40));

/** A club of the seat's own more often than not; see `busyCampaign`. */
const clubFor = (own: number) =>
  fc
    .tuple(fc.constantFrom('downtown', 'oak-bluff', 'oak-bluff', 'docks'), fc.constantFrom(own, own, own, 1, 2, 3, 4))
    .map(([district, n]) => `${district}.nightclub.${n}`);

/** Orders of shows, fights, schooling and standing as the `own`-th seat may give them. */
function showOrders(own: number) {
  const band = fc.constantFrom(own, own, own, 1, 2, 3, 4).map((n) => `b${n}`);
  const side = fc.record({ band: fc.option(band), dollars: fc.constantFrom(0, 0, 40, 500) });
  const rival = (own % 3) + 1;
  const sale = fc.record({
    kind: kind('make-offer'),
    to: fc.constant(`g${rival}`),
    gives: fc.constant({ band: `b${own}`, dollars: 0 }),
    wants: fc.record({ band: fc.constantFrom(null, `b${rival}`), dollars }),
    pick: fc.constantFrom(null, 'x1', 'x2'),
  });
  const club = clubFor(own);
  return [
    fc.record({ kind: kind('train'), gangster, stat: fc.constantFrom(...stats) }),
    fc.record({
      kind: kind('learn'),
      gangster,
      skill: fc.oneof(
        fc.record({ kind: kind('chosen'), skill: fc.constantFrom(...skills) }),
        fc.record({ kind: kind('random') }),
      ),
    }),
    fc.record({ kind: kind('sign-band'), club }),
    fc.record({ kind: kind('book-band'), band, club }),
    sale,
    fc.record({ kind: kind('make-offer'), to: seat, gives: side, wants: side, pick: fc.option(boxer) }),
    fc.record({ kind: kind('answer-offer'), offer: numbered('d', 3), accepts: fc.boolean() }),
    fc.record({ kind: kind('withdraw-offer'), offer: numbered('d', 3) }),
    fc.record({ kind: kind('put-up-boxer'), boxer }),
    fc.record({
      kind: kind('make-card'),
      pairs: fc.array(fc.record({ red: boxer, blue: boxer }), { maxLength: 2 }),
      struck: fc.array(boxer, { maxLength: 2 }),
    }),
    fc.record({ kind: kind('bet'), boxer, dollars }),
    fc.record({ kind: kind('fix-fight'), boxer }),
    fc.record({ kind: kind('hold-funeral'), gangster: dead, points: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: kind('send-flowers'), gangster: dead, dollars }),
    fc.record({ kind: kind('public-works'), points: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: kind('withdraw'), order: numbered('o', 9) }),
  ];
}

const months = fc.integer({ min: 1, max: 4 });
const sides = fc.constantFrom('us', 'them');
const fewDistricts = fc.uniqueArray(fc.constantFrom('docks', 'downtown', 'oak-bluff'), { maxLength: 2 });
const terms = fc.record({
  truceMonths: fc.option(months),
  line: fc.option(fc.record({ months, ours: fewDistricts, theirs: fewDistricts })),
  joint: fc.option(fc.record({ target: fc.record({ kind: kind('gang'), gang: seat }), month: months })),
  payment: fc.option(fc.record({ by: sides, dollars: fc.constantFrom(10, 50, 300), months })),
  businesses: fc.constant([]),
});
const proposal = numbered('q', 4);

const bargainOrders = [
  fc.record({ kind: kind('propose'), to: seat, terms }),
  fc.record({ kind: kind('propose'), to: seat, terms }),
  fc.record({
    kind: kind('answer-proposal'),
    proposal,
    answer: fc.constantFrom('accept', 'accept', 'refuse', 'counter'),
    terms: fc.option(terms),
  }),
  fc.record({ kind: kind('withdraw-proposal'), proposal }),
  fc.record({ kind: kind('break-bargain'), deal: proposal.map((id) => `d${id}`) }),
];

const gangOrders = [
  fc.record({
    kind: kind('take-over'),
    business: fc
      .tuple(fc.constantFrom(...districts), fc.constantFrom(...businessTypes), fc.integer({ min: 1, max: 6 }))
      .map((parts) => parts.join('.')),
    crew: fc.array(gangster, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: kind('arm'), gangster, weapon: fc.constantFrom(...weapons) }),
  fc.record({ kind: kind('rename'), gangster, name: fc.constantFrom('Lefty', 'Al “Specs” Moran') }),
  fc.record({
    kind: kind('hand-over'),
    from: numbered('p', 12),
    to: numbered('p', 12),
    weapon: fc.constantFrom(...weapons),
  }),
  fc.record({
    kind: kind('recruit'),
    recruit: fc.record({
      method: kind('built'),
      name: kind('Al'),
      improvements: fc.record({ gats: fc.integer({ min: 3, max: 6 }) }),
    }),
  }),
  fc.record({ kind: kind('buy-vehicle'), vehicle: fc.constantFrom('car', 'truck', 'fancy-car') }),
  fc.record({ kind: kind('withdraw'), order: numbered('o', 9) }),
  fc.record({ kind: kind('fix-numbers'), gang: fc.constantFrom('g1', 'g2', 'g9'), change: fc.constantFrom(1, -1) }),
  fc.record({ kind: kind('standing-payoffs'), policy: fc.constantFrom('automatic', 'ask') }),
];

const parsed = (order: unknown): Order => orderSchema.parse(order);

/** Orders that may be fine or nonsense, for any seat. */
export const anyOrder: fc.Arbitrary<Order> = fc
  .oneof(...gangOrders, ...bargainOrders, ...showOrders(1), anyOfficialOrder)
  .map(parsed);

/** Orders of shows, fights, schooling and standing by the first three seats, fine or nonsense. */
export const anyShowOrder: fc.Arbitrary<[SeatId, Order]> = fc
  .constantFrom(1, 2, 3)
  .chain((own) => fc.oneof(...showOrders(own)).map((order): [SeatId, Order] => [`g${own}` as SeatId, parsed(order)]));
