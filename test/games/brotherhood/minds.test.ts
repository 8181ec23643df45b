import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { runInPlace } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { BrotherhoodEvent } from '#main/games/brotherhood/rules/events/events.ts';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { answerTo } from '#main/games/brotherhood/rules/npc/answers.ts';
import { buildSight } from '#main/games/brotherhood/rules/npc/sight.ts';
import { estimateGuardsIn, buildOutlook } from '#main/games/brotherhood/rules/npc/outlook.ts';
import { planSheet } from '#main/games/brotherhood/rules/npc/plan.ts';
import { planTalk } from '#main/games/brotherhood/rules/npc/talk.ts';
import { computeChanceToFinish } from '#main/games/brotherhood/rules/npc/violence.ts';
import { estimatePlaces } from '#main/games/brotherhood/rules/npc/whereabouts.ts';
import { computeClearingChance } from '#main/games/brotherhood/rules/orders/odds.ts';
import { createBlankState, type BrotherhoodState } from '#main/games/brotherhood/rules/state.ts';
import { doctrines, type Doctrine, type Level } from '#shared/games/brotherhood/minds.ts';
import type { Order } from '#shared/games/brotherhood/orders.ts';
import { brotherhoodSetupSchema } from '#shared/games/brotherhood/setup.ts';
import { seatOf, Story } from './story.ts';

const sq = 'status-quo' as const;
const hits = { thug: 5, hitman: 3 };

function plan(story: Story, letter: string): Order[] {
  return planSheet(buildSight(story.state, seatOf(letter))).map(({ order }) => order);
}

function kinds(orders: readonly Order[]): string[] {
  return orders.map(({ kind }) => kind);
}

/** Orders of every doctrine over some games, and what came of its promises. */
function played(
  games: number,
  level: Level = 'standard',
): Map<Doctrine, { orders: Order[]; kept: number; broken: number }> {
  const by = new Map(doctrines.map((one) => [one, { orders: [] as Order[], kept: 0, broken: 0 }]));
  const writer = createStateWriter(brotherhood);
  for (let seed = 1; seed <= games; seed += 1) {
    const setup = brotherhoodSetupSchema.parse({
      title: 'G',
      seed,
      families: doctrines.map((doctrine) => ({ name: doctrine, isHuman: false, level, doctrine })),
    });
    let own = { state: createBlankState(), rng: [...seedRng(seed)] };
    const run = (rule: Parameters<typeof runInPlace<BrotherhoodState, BrotherhoodEvent>>[2]): void => {
      const result = runInPlace<BrotherhoodState, BrotherhoodEvent>(own, writer, rule);
      if (result.kind === 'question') throw new Error(result.question.prompt);
      own = { state: result.after.state, rng: [...result.after.rng] };
      for (const { happenings } of result.entries) {
        for (const { event } of happenings) {
          const seat = event.type === 'order-filed' ? event.seat : event.type === 'pledge-settled' ? event.from : null;
          const tally = seat === null ? undefined : by.get(own.state.families[seat]?.doctrine ?? 'fox');
          if (event.type === 'order-filed') tally?.orders.push(event.order);
          if (event.type === 'pledge-settled' && tally !== undefined) {
            if (event.isKept) tally.kept += 1;
            else tally.broken += 1;
          }
        }
      }
    };
    run((table) => brotherhood.found(table, setup));
    while (own.state.ending === null) run((table) => brotherhood.step(table, { auto: true }));
  }
  return by;
}

describe('how NPC families play', () => {
  it('[BRO-NPC-1] every line has a reason whose factors sum to its score, and the rules take it', () => {
    const story = new Story({ turn: 6 });
    story.owns('A', sq, 2, 1);
    story.owns('B', 'millgate', 3);
    story.cash('A', 60_000);
    for (const { order, reason } of planSheet(buildSight(story.state, seatOf('A')))) {
      expect(reason.sentence).toMatch(/[.]$/);
      const sum = reason.factors.reduce((all, { points }) => all + points, 0);
      expect(sum).toBe(reason.score);
      expect(story.refusal('A', order)).toBeNull();
      story.give('A', order);
    }
  });

  it('[BRO-NPC-1] closes in a crowded area what earns more closed, and opens elsewhere with the counters', () => {
    const story = new Story({ turn: 6 });
    story.owns('A', 'skid-row', 12);
    story.owns('B', 'skid-row', 1);
    story.cash('A', 60_000);
    const orders = plan(story, 'A');
    expect(orders).toContainEqual({ kind: 'close', area: 'skid-row', revenue: 5, influence: 0 });
    const opened = orders.filter(({ kind }) => kind === 'open');
    expect(opened.length).toBeGreaterThan(0);
    expect(opened).not.toContainEqual(expect.objectContaining({ area: 'skid-row' }));
    for (const order of orders) story.give('A', order);
  });

  it('[BRO-NPC-2] on turn 1 they say where they open, keep $4,000, and do not all crowd one area', () => {
    const areas = new Set<string>();
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      const story = new Story();
      story.family(letter).whim = 1_000 + letter.charCodeAt(0) * 77;
      const orders = plan(story, letter);
      for (const order of orders) story.give(letter, order);
      const budget = orders.flatMap((order) => (order.kind === 'open' ? [order.area] : []));
      expect(budget.length).toBeGreaterThan(0);
      for (const area of budget) areas.add(area);
      const [said] = planTalk(buildSight(story.state, seatOf(letter)));
      expect(said?.kind).toBe('announce');
    }
    expect(areas.size).toBeGreaterThan(1);
  });

  it('[BRO-NPC-3] the odds of one round and of a fight to the finish are those that raids reckon with', () => {
    const thugs = (count: number) => ({ thugs: count, hitmen: 0 });
    const odds = ([2, 3, 4, 6] as const).map((own, nth) =>
      Math.round(computeClearingChance(thugs(own), thugs([1, 1, 2, 3][nth] ?? 1), hits) * 100),
    );
    expect(odds).toEqual([56, 70, 41, 32]);
    expect(Math.abs(computeChanceToFinish(thugs(2), thugs(1)) - 0.87)).toBeLessThan(0.06);
    expect(Math.abs(computeChanceToFinish(thugs(4), thugs(4)) - 0.48)).toBeLessThan(0.06);
  });

  it('[BRO-NPC-4] guards grow with the income of an area', () => {
    const posted = (revenue: number): number => {
      const story = new Story({ turn: 3 });
      story.owns('A', 'millgate', revenue, 1);
      return plan(story, 'A')
        .flatMap((order) => (order.kind === 'hoods' && order.area === 'millgate' ? [order.thugs] : []))
        .reduce((sum, one) => sum + one, 0);
    };
    expect(posted(4)).toBeGreaterThan(posted(1));
  });

  it('[BRO-NPC-5] from turn 5 the Godfather has a place and men with him', () => {
    const story = new Story({ turn: 6 });
    story.cash('A', 30_000);
    const orders = plan(story, 'A');
    const home = orders.find((order) => order.kind === 'godfather');
    const men = orders
      .flatMap((order) => (order.kind === 'hoods' && order.area === home?.area ? [order.thugs] : []))
      .reduce((sum, one) => sum + one, 0);
    expect(men).toBeGreaterThanOrEqual(4);
  });

  it('[BRO-NPC-5] the Godfather keeps away from where another Godfather is likely to be', () => {
    for (let whim = 1; whim <= 30; whim += 1) {
      const story = new Story({ turn: 6 });
      story.family('A').whim = whim * 7_919;
      story.cash('A', 30_000);
      story.owns('A', 'riversnobs', 1);
      story.owns('B', 'riversnobs', 1);
      const home = plan(story, 'A').find((order) => order.kind === 'godfather');
      expect(home?.area).not.toBe('riversnobs');
    }
  });

  it('[BRO-NPC-6] a rival is expected where it showed itself and where it earns; its Godfather likeliest where he was', () => {
    const story = new Story({ turn: 6 });
    story.owns('B', sq, 2);
    story.owns('B', 'millgate', 2);
    story.godfather('B').lastArea = 'millgate';
    const outlook = buildOutlook(buildSight(story.state, seatOf('A')));
    expect(estimateGuardsIn(outlook, sq)).toEqual({ thugs: 1, hitmen: 0 });
    const at = (area: 'millgate' | 'riversnobs'): number => estimatePlaces(outlook, seatOf('B')).get(area) ?? 0;
    expect(at('millgate')).toBeGreaterThan(at('riversnobs'));
  });

  it('[BRO-NPC-7] all fire first at whoever must be stopped', () => {
    const story = new Story({ turn: 8 });
    story.cash('D', 120_000);
    for (const letter of ['A', 'B', 'C', 'E']) {
      const fire = plan(story, letter).find((order) => order.kind === 'fire');
      expect(fire?.at[0]).toBe(seatOf('D'));
    }
  });

  it('[BRO-NPC-8] on the last turn nobody opens what does not pay back at once', () => {
    const story = new Story({ turn: 12 });
    story.cash('A', 60_000);
    const opened = plan(story, 'A').filter(({ kind }) => kind === 'open');
    expect(opened).toEqual([]);
  });

  it('[BRO-NPC-9] behind, with the Godfather there, it offers terms; it takes none that cost more than the fight', () => {
    const story = new Story({ turn: 6 });
    story.owns('A', sq, 2);
    story.place('A', sq, 1);
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 4);
    for (const letter of ['B', 'C', 'D', 'E']) {
      story.give(letter, { kind: 'godfather', area: 'waterfront' });
    }
    story.give('B', { kind: 'fight-on', area: 'all', will: 'always' });
    story.family('A').byMail = false;
    story.family('B').byMail = false;
    story.play([11, 6, 1, 1, 1, 1, 1]);
    const parties = [seatOf('B'), seatOf('A')];
    const table = answerTo(buildSight(story.state, seatOf('A')), {
      kind: 'table',
      seat: seatOf('A'),
      area: sq,
      parties,
    });
    expect(table?.kind === 'table' && (table.terms ?? []).length > 0).toBe(true);
    const accept = (letter: string, dollars: number): boolean => {
      const from = letter === 'A' ? seatOf('B') : seatOf('A');
      const terms = [{ from: seatOf(letter), to: from, dollars, revenue: 0, influence: 0 }];
      const answer = answerTo(buildSight(story.state, seatOf(letter)), {
        kind: 'accept',
        seat: seatOf(letter),
        area: sq,
        from,
        terms,
      });
      return answer?.kind === 'accept' && answer.will;
    };
    expect([accept('A', 3_000), accept('B', 3_000)]).toEqual([true, false]);
  });

  it(
    '[BRO-NPC-10] doctrines show in orders: influence, raids, hunts, and how they keep their word',
    { tags: 'rest' },
    () => {
      const by = played(32);
      const share = (doctrine: Doctrine, kind: string): number => {
        const orders = by.get(doctrine)?.orders ?? [];
        return kinds(orders).filter((one) => one === kind).length / Math.max(1, orders.length);
      };
      expect(share('politician', 'bribe')).toBeGreaterThan(share('merchant', 'bribe'));
      const hunts = (doctrine: Doctrine): Order[] => {
        const story = new Story({ turn: 7 });
        story.cash('A', 60_000);
        story.family('A').doctrine = doctrine;
        story.owns('B', 'millgate', 4);
        story.godfather('B').lastArea = 'millgate';
        return plan(story, 'A').filter(({ kind }) => kind === 'out-of-town');
      };
      expect([hunts('undertaker').length, hunts('merchant').length]).toEqual([1, 0]);
      expect(share('merchant', 'give-money')).toBeGreaterThan(share('fox', 'give-money'));
      const always = (doctrine: Doctrine): boolean =>
        (by.get(doctrine)?.orders ?? []).some(
          (order) => order.kind === 'fight-on' && order.area === 'all' && order.will === 'always',
        );
      expect([always('warlord'), always('merchant')]).toEqual([true, false]);
      const word = (doctrine: Doctrine): number => {
        const { kept = 0, broken = 0 } = by.get(doctrine) ?? {};
        return kept / Math.max(1, kept + broken);
      };
      expect(word('merchant')).toBeGreaterThan(word('fox'));
    },
  );

  it('[BRO-NPC-10] an erratic family gives legal orders, whatever they are worth', () => {
    for (let whim = 1; whim <= 30; whim += 1) {
      const story = new Story({ turn: 6 });
      story.family('A').level = 'erratic';
      story.family('A').whim = whim * 7_919;
      for (const order of plan(story, 'A')) story.give('A', order);
    }
  });

  it('[BRO-NPC-10] Hard tries sheets in thought and says so; its choice depends on nothing hidden', () => {
    const story = new Story({ turn: 4 });
    story.owns('A', sq, 2);
    story.owns('B', 'millgate', 3);
    story.family('A').level = 'hard';
    const [first] = planSheet(buildSight(story.state, seatOf('A')));
    expect(first?.reason.sentence).toContain('tried in thought');
  });

  it('[BRO-NPC-11] a dozen games stay within sight of the bands', () => {
    const writer = createStateWriter(brotherhood);
    const cash: number[] = [];
    for (let seed = 21; seed <= 32; seed += 1) {
      const setup = brotherhoodSetupSchema.parse({
        title: 'G',
        seed,
        families: doctrines.map((doctrine) => ({ name: doctrine, isHuman: false, doctrine })),
      });
      let own = { state: createBlankState(), rng: [...seedRng(seed)] };
      const run = (rule: Parameters<typeof runInPlace<BrotherhoodState, BrotherhoodEvent>>[2]): void => {
        const result = runInPlace<BrotherhoodState, BrotherhoodEvent>(own, writer, rule);
        if (result.kind === 'question') throw new Error(result.question.prompt);
        own = { state: result.after.state, rng: [...result.after.rng] };
      };
      run((table) => brotherhood.found(table, setup));
      while (own.state.ending === null) run((table) => brotherhood.step(table, { auto: true }));
      const [winner] = own.state.ending.winners;
      cash.push(winner === undefined ? 0 : (own.state.families[winner]?.cashDollars ?? 0));
    }
    const mean = cash.reduce((sum, one) => sum + one, 0) / cash.length;
    expect(mean).toBeGreaterThan(70_000);
    expect(mean).toBeLessThan(240_000);
  });
});
