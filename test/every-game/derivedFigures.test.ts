import { describe, expect, it } from 'vitest';
import { everyGame, played } from '../support/everyGame.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

/** Words for a figure that is no fact of now, and what says of when it is, or on what terms. */
const derived = /\b(?:expected|income|left|owed|payoffs|officials|after|worst)\b/iu;
const said = /\b(?:if|after|next|each|a turn|of this turn|this turn|of [A-Z]\w+)\b/u;

describe.each(games)('a packet of $rulebook.title', ({ rulebook: { id } }) => {
  it.each([1, 3])('after %d periods says of each figure that it derives what it is, and when', async (periods) => {
    const session = await played(id, periods);
    let money = 0;
    for (const { seat } of session.rulebook.seats(session.snapshot.state)) {
      const { parts } = session.rulebook.mail?.packet(session.rulebook.view(session.snapshot.state, seat), seat) ?? {};
      // A table of two columns with a sum in it is the seat's own account.
      const accounts = (parts ?? []).flatMap(({ table }) => (table?.head.length === 2 ? [table] : []));
      const labels = accounts.flatMap(({ rows }) => rows.map(([label = '']) => label));
      money += labels.length;
      expect(labels.filter((label) => derived.test(label) && !said.test(label))).toEqual([]);
    }
    expect(money).toBeGreaterThan(0);
  });
});
