import { describe, expect, it } from 'vitest';
import { listOwnOrders, tellOrders } from '#frame/show/cards.ts';
import { buildPeriodShow } from '#queries/show.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { plainlyDone } from '#shared/views/show.ts';
import { everyGame, played } from '../support/everyGame.ts';

const seeds = [3, 7, 19];
const turns = 4;

describe.each(everyGame)('the last card of a show of $rulebook.title', ({ rulebook }) => {
  it('tells a seat what became of its orders as “you”, and those that were plainly done by their titles', async () => {
    let told = 0;
    for (const seed of seeds) {
      const session = await played(rulebook.id, turns, seed);
      for (const { seat, name } of rulebook.seats(session.snapshot.state))
        for (let period = 1; period <= turns; period += 1) {
          const orders = listOwnOrders(buildPeriodShow(session, seat, period), seat);
          const card = tellOrders(orders, { seat, name });
          const own = new RegExp(`(?<!\\p{L})(?:${name}|${pluralizeFamily(name)})(?!\\p{L})`, 'iu');
          const texts = [...card.told.flatMap(({ title, result }) => [title, result]), ...card.done];
          for (const text of texts) {
            expect(text).not.toMatch(own);
            expect(text).not.toContain(plainlyDone);
          }
          expect(card.told.length === 0 && card.done.length === 0).toBe(orders.length === 0);
          told += card.told.length;
        }
    }
    expect(told).toBeGreaterThan(20);
  });
});
