import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { NpcRandom } from '#kernel/dice/npcRandom.ts';
import type { Game } from '#kernel/game.ts';
import { playOn } from '#kernel/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import { run, type Snapshot, type Table } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import { findSchemas } from '#shared/games/index.ts';
import { drawRuling } from '../support/anyCourse.ts';
import { AnyValue, collectTexts } from '../support/anyValue.ts';
import { setRule } from '#frame/house/rows.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { houses } from '../support/houses.ts';
import { everyGame, roughly } from '../support/everyGame.ts';

type Playing = Snapshot<Game['state']>;
type AnyTable = Table<Game['state'], Game['event']>;

/** Draws of rulings; the kinds of a game come up several times each, for different seats. */
const draws = 160;

describe.each(everyGame)('$rulebook.title with every figure at the top of what forms take', ({ rulebook }) => {
  const writer = createStateWriter(rulebook);
  const play = (from: Playing, rule: (table: AnyTable) => void): Playing => {
    const result = run(from, writer, rule);
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    return result.after;
  };
  const found = (setup = rulebook.quickSetup(roughly(rulebook.id, 7))): Playing =>
    play({ state: rulebook.blank(), rng: seedRng(7) }, (table) => {
      rulebook.found(table, setup);
    });
  const attempt = (from: Playing, rules: (table: AnyTable) => void): Playing | null => {
    try {
      return play(from, rules);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return null;
    }
  };
  const rule = (from: Playing, ruling: object): Playing | null => {
    const parsed = findSchemas(rulebook.id).ruling.safeParse(ruling);
    if (!parsed.success) return null;
    return attempt(from, (table) => {
      table.entry({ title: '', author: { kind: 'gm' }, order: null, reason: null });
      rulebook.rulings.carryOut(table, parsed.data);
    });
  };
  const closePeriod = (from: Playing): Playing => {
    const period = rulebook.periodOf(from.state);
    let now = from;
    while (rulebook.periodOf(now.state) === period && rulebook.ending(now.state) === null)
      now = play(now, (table) => playOn(rulebook, table, { auto: true }));
    return now;
  };

  it('plays two periods after each ruling alone, and after all of them', () => {
    const random = new NpcRandom(5);
    const rulings = new AnyValue(findSchemas(rulebook.id).ruling, random, 'most');
    const start = found();
    let all = start;
    const carriedOut = new Set<string>();
    for (let drawn = 0; drawn < draws; drawn += 1) {
      const ruling = drawRuling(rulebook.id, rulings, start.state, { random, names: [] });
      if (ruling === null) continue;
      const ruled = rule(start, ruling);
      if (ruled === null) continue;
      const key = JSON.stringify(ruling).replaceAll(/"[a-z]+\d+"/gu, '""');
      if (!carriedOut.has(key)) closePeriod(closePeriod(ruled));
      carriedOut.add(key);
      all = rule(all, ruling) ?? all;
    }
    expect(carriedOut.size).toBeGreaterThan(3);
    closePeriod(closePeriod(all));
  });

  it('plays two periods with each figure of its house rules at the top', () => {
    const { houseTable } = houses[rulebook.id];
    const { setup: schema } = findSchemas(rulebook.id);
    const plain = rulebook.quickSetup(roughly(rulebook.id, 7)) as Game['setup'] & { houseRules: object };
    let played = 0;
    for (const row of houseTable.rows) {
      if (row.field.kind === 'choice') continue;
      const top = setRule(houseTable, plain.houseRules, row, String(row.field.most));
      const parsed = schema.safeParse({ ...plain, houseRules: top });
      // Some rules forbid each other.
      if (!parsed.success) continue;
      let founded: Playing;
      try {
        founded = found(parsed.data);
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        continue;
      }
      closePeriod(founded);
      played += 1;
    }
    expect(played).toBeGreaterThan(1);
  });

  it('plays a period after orders whose figures are at the top, in a rich seat', () => {
    const random = new NpcRandom(6);
    const orders = new AnyValue(findSchemas(rulebook.id).order, random, 'most');
    // At the first question for its human seat, which is that seat's move where one moves after the other.
    let now = play(closePeriod(found()), (table) => playOn(rulebook, table, { auto: false }));
    let given = 0;
    for (const { seat } of rulebook.seats(now.state)) {
      for (const ruling of listRichRulings(seat)) now = rule(now, ruling) ?? now;
      const texts = collectTexts(rulebook.view(now.state, seat));
      for (let drawn = 0; drawn < draws; drawn += 1) {
        const parsed = findSchemas(rulebook.id).order.safeParse(orders.draw(texts));
        if (!parsed.success) continue;
        const after = attempt(now, (table) => {
          table.entry({ title: '', author: { kind: 'npc', seat }, order: null, reason: null });
          rulebook.orders.giveAsPlanned(table, seat, parsed.data);
        });
        if (after === null) continue;
        given += 1;
        now = after;
      }
    }
    expect(given).toBeGreaterThan(0);
    closePeriod(closePeriod(now));
  });
});

/** Rulings that make a seat rich, of which each game takes one. */
function listRichRulings(seat: SeatId): object[] {
  return [
    { kind: 'set-bank', gang: seat, dollars: 1_000_000 },
    { kind: 'cash', seat, dollars: 1_000_000 },
    { kind: 'treasury', seat, mc: 10_000 },
  ];
}
