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
import { AnyValue } from '../support/anyValue.ts';
import { everyGame, roughly } from '../support/everyGame.ts';

type Playing = Snapshot<Game['state']>;
type AnyTable = Table<Game['state'], Game['event']>;

/** Draws of rulings; the kinds of a game come up several times each, for different seats. */
const draws = 160;

describe.each(everyGame)(
  '$rulebook.title with every figure at the top of what forms take',
  ({ rulebook }) => {
    const writer = createStateWriter(rulebook);
    const play = (from: Playing, rule: (table: AnyTable) => void): Playing => {
      const result = run(from, writer, rule);
      if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
      return result.after;
    };
    const found = (): Playing =>
      play({ state: rulebook.blank(), rng: seedRng(7) }, (table) => {
        rulebook.found(table, rulebook.quickSetup(roughly(rulebook.id, 7)));
        playOn(rulebook, table, { auto: true });
      });
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
        const ruling = drawRuling(rulebook.id, rulings, start.state, random);
        if (ruling === null) continue;
        const rule = (table: AnyTable): void => {
          table.entry({ title: '', author: { kind: 'gm' }, order: null, reason: null });
          rulebook.rulings.carryOut(table, ruling);
        };
        try {
          const ruled = play(start, rule);
          const key = JSON.stringify(ruling).replaceAll(/"[a-z]+\d+"/gu, '""');
          if (!carriedOut.has(key)) closePeriod(closePeriod(ruled));
          carriedOut.add(key);
          all = play(all, rule);
        } catch (problem) {
          if (!(problem instanceof Refusal)) throw problem;
        }
      }
      expect(carriedOut.size).toBeGreaterThan(3);
      closePeriod(closePeriod(all));
    });
  },
);
