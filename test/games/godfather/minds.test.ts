import { describe, expect, it } from 'vitest';
import { buildSight } from '#main/games/godfather/rules/npc/sight.ts';
import { planStep } from '#main/games/godfather/rules/npc/plan.ts';
import { computeControlOdds, scoreGround } from '#main/games/godfather/rules/npc/worth.ts';
import { buildGround } from '#main/games/godfather/rules/lookups.ts';
import { listMaskPositions, findSite } from '#shared/games/godfather/ground/site.ts';
import { computeBelief } from '#main/games/godfather/rules/npc/dealWorth.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { findAskedSeat } from '#main/games/godfather/rules/handlers.ts';
import type { Level } from '#shared/games/godfather/minds.ts';
import type { Order } from '#shared/games/godfather/orders.ts';
import { seatOf, Story, type Name } from './story.ts';

function planned(story: Story, name: Name) {
  const [first] = planStep(buildSight(story.state, seatOf(name)));
  if (first === undefined) throw new Error('no plan');
  return first;
}

function placed(order: Order): string[] {
  return order.kind === 'position' ? order.placements.flatMap(({ positions }) => positions) : [];
}

function nameOf(seat: string | null): Name {
  return (['Red', 'Blue', 'Green'] as const).find((one) => seatOf(one) === seat) ?? 'Red';
}

const levels: Level[] = ['erratic', 'easy', 'standard', 'hard'];

describe('NPC families', () => {
  it.each(levels)('[GOD-NPC-9] [GOD-ASK-10] at the level %s every order is legal', (level) => {
    const story = new Story({ seats: 3 });
    for (const name of ['Red', 'Blue', 'Green'] as const) story.family(name).level = level;
    for (let turn = 0; turn < 9 && story.state.ending === null; turn += 1) {
      const { seat } = story.state.turn;
      const name = nameOf(seat);
      story.hold(name, null);
      story.state.stage = { at: 'position' };
      const { number } = story.state.turn;
      for (let steps = 0; story.state.turn.number === number && steps < 9; steps += 1) {
        const asked = nameOf(findAskedSeat(story.state));
        const { order } = planned(story, asked);
        if (asked === name && order.kind !== 'propose') expect(order.kind).toBe('position');
        story.give(asked, order);
      }
      expect(story.state.turn.number).toBeGreaterThan(number);
    }
    expect(story.state.turn.number).toBeGreaterThan(8);
  });

  /** Odds in the Neighborhood, and what it comes to in points, for Red among Red and Blue. */
  function weighed(story: Story, key: 'HAR' | 'WAL', dollars = 3_000) {
    const weighing = { seat: 0, limit: 3, denial: 0.4, weights: [1, 1, 1], isDone: true, time: 1, lastAnswer: {} };
    const ground = buildGround(story.state, key);
    return { odds: computeControlOdds(ground, weighing), points: scoreGround(ground, dollars, weighing) };
  }

  it('[GOD-NPC-3] odds grow with what is held and reachable: nobody there 8 in 100, one’s own majority 85 at least, a rival’s 97', () => {
    const none = weighed(Story.begun(), 'WAL').odds;
    expect(none).toEqual(none.map(() => 0.08));
    const one = weighed(Story.begun().stand('WAL', 'bookmaking', { Red: 'C3' }), 'WAL').odds;
    const three = weighed(Story.begun().stand('WAL', 'bookmaking', { Red: 'C3 C2 B2' }), 'WAL').odds;
    expect(three[0]).toBeGreaterThan(one[0] ?? 1);
    const whole = listMaskPositions(findSite('WAL'), findSite('WAL').all)
      .map((position) => position.replace('WAL-', ''))
      .join(' ');
    const mine = weighed(Story.begun().stand('WAL', 'bookmaking', { Red: whole }), 'WAL').odds;
    expect(mine[0]).toBeGreaterThanOrEqual(0.85);
    const theirs = weighed(Story.begun().stand('WAL', 'bookmaking', { Blue: whole }), 'WAL').odds;
    expect(theirs[1]).toBe(0.97);
  });

  it('[GOD-NPC-4] a place counts by its own worth less 0.4 of the best rival’s and a tenth of the others’', () => {
    const { odds, points } = weighed(Story.begun().stand('WAL', 'bookmaking', { Red: 'C3 C2', Blue: 'D4' }), 'WAL');
    const [red = 0, ...rivals] = odds;
    const best = Math.max(...rivals);
    const others = rivals.reduce((sum, one) => sum + one, 0) - best;
    expect(points).toBeCloseTo((red - 0.4 * best - 0.1 * others) * 3_000 * 1.3, 6);
  });

  it('[GOD-NPC-4] a dearer racket is not begun by who has to be thrifty with his last dollars', () => {
    const spent = [200, 2_000].map((cash) => {
      const story = Story.begun().stand('HAR', 'hijacking', { Red: 'C3', Blue: 'D4' });
      story.family('Red').turns = 5;
      story.cash('Red', cash);
      return cash - story.quote('Red', planned(story, 'Red').order).cashAfterDollars;
    });
    expect(spent[0]).toBeLessThanOrEqual(200);
    expect(spent[1]).toBeGreaterThan(spent[0] ?? 0);
  });

  it('[GOD-NPC-1] begins rackets of more than one kind of price over a game’s first rounds', () => {
    const story = new Story({ seats: 3 });
    const begun = new Set<string>();
    for (let turn = 0; turn < 9 && story.state.ending === null; turn += 1) {
      const name = nameOf(story.state.turn.seat);
      story.hold(name, null);
      story.state.stage = { at: 'position' };
      const { number } = story.state.turn;
      for (let steps = 0; story.state.turn.number === number && steps < 9; steps += 1) {
        const asked = nameOf(findAskedSeat(story.state));
        story.give(asked, planned(story, asked).order);
      }
    }
    for (const { racket, status } of Object.values(story.state.places))
      if (status === 'open' && racket !== null) begun.add(racket);
    expect(begun.size).toBeGreaterThan(1);
  });

  it('[GOD-NPC-2] takes a pack that is worth it', () => {
    const story = Story.begun().stand('WAL', 'bookmaking', { Blue: 'C3 D3 C2', Red: 'B2 B3 C4 D4 E3 D2' });
    for (const place of Object.values(story.state.places)) {
      if (place.key !== 'WAL') place.status = 'stalemated';
    }
    story.family('Red').level = 'hard';
    story.family('Red').turns = 4;
    expect(placed(planned(story, 'Red').order)).toContain('WAL-C1');
  });

  it('[GOD-NPC-5] breaks a claim that nobody after it can', () => {
    const story = Story.begun({ first: 'Blue' }).stand('MID', 'bookmaking', { Red: 'B2 C2 D2', Blue: 'A2 B3' });
    for (const place of Object.values(story.state.places)) {
      if (place.key !== 'MID') place.status = 'stalemated';
    }
    story.place('MID').claim = { seat: seatOf('Red'), round: 1, answered: [], territory: null };
    story.family('Blue').turns = 5;
    const { order } = planned(story, 'Blue');
    if (order.kind !== 'position') throw new Error('no positioning');
    const quoted = story.quote('Blue', order);
    expect(quoted.places.some(({ breaksClaimOf }) => breaksClaimOf === 'g1')).toBe(true);
  });

  it('[GOD-NPC-9] factors of a reason add up to its score, and hard names the plan it gave up', () => {
    const story = new Story();
    story.family('Red').level = 'hard';
    const { reason } = planned(story, 'Red');
    expect(reason.factors.reduce((sum, { points }) => sum + points, 0)).toBe(reason.score);
    expect(reason.alternatives?.length).toBe(1);
    expect(reason.factors.some(({ name }) => name === 'price')).toBe(true);
  });

  it('[GOD-NPC-6] the Accountant keeps money back that the Bull spends', () => {
    const left = (['bull', 'accountant'] as const).map((doctrine) => {
      const story = Story.begun().stand('HAR', 'hijacking', { Red: 'C3', Blue: 'D4' });
      Object.assign(story.family('Red'), { doctrine, level: 'hard', turns: 5 });
      story.family('Red').level = 'standard';
      story.cash('Red', 600);
      return story.quote('Red', planned(story, 'Red').order).cashAfterDollars;
    });
    expect(left[0]).toBeLessThan(300);
    expect(left[1]).toBeGreaterThanOrEqual(300);
  });

  it('[GOD-NPC-7] the opening differs with the whims of a family', () => {
    const plans = [1, 2, 3, 4].map((whim) => {
      const story = new Story();
      story.family('Red').whim = whim;
      return JSON.stringify(planned(story, 'Red').order);
    });
    expect(new Set(plans).size).toBeGreaterThan(1);
  });

  it('[GOD-NPC-8] each broken deal halves belief for ten rounds', () => {
    const story = Story.begun({ seats: 3 });
    const spare = { kind: 'spare', neighborhood: null };
    story.give('Red', { kind: 'propose', to: 'g2', terms: { mine: [spare] } });
    story.give('Blue', { kind: 'answer', answer: 'accept' });
    const deal = story.state.deals['d1' as never];
    if (deal === undefined) throw new Error('no deal');
    Object.assign(deal, { status: 'broken', brokenBy: seatOf('Red'), brokenRound: 2 });
    expect(computeBelief(story.state, seatOf('Red'))).toBe(0.5);
    expect(computeBelief(story.state, seatOf('Blue'))).toBe(1);
    story.state.round = 13;
    expect(computeBelief(story.state, seatOf('Red'))).toBe(1);
  });

  it('[GOD-NPC-8] an offer that gives and asks nothing is accepted, one that only asks is not', () => {
    const press = { kind: 'stay-out', neighborhood: 'MID' };
    const answerTo = (terms: object): unknown => {
      const story = Story.begun({ seats: 3 }).stand('MID', 'bookmaking', { Red: 'B2 C2', Blue: 'D2 C3' });
      Object.assign(story.family('Blue'), { doctrine: 'fox' });
      story.cash('Green', 9_000);
      story.give('Red', { kind: 'propose', to: 'g2', terms });
      const { order } = planned(story, 'Blue');
      return order.kind === 'answer' ? order.answer : null;
    };
    expect(answerTo({ mine: [press], turns: 3 })).toBe('accept');
    expect(answerTo({ theirs: [press], turns: 3 })).toBe('refuse');
  });

  it('[GOD-ASK-1] [GOD-CARD-5] points its Fingerman at rivals', () => {
    const story = Story.begun().stand('MID', 'bookmaking', { Blue: 'B2 C2 D2 B1', Red: 'A3' });
    story.hold('Red', 'fingerman');
    const { order } = planned(story, 'Red');
    expect(order.kind === 'card' ? order.remove.length : 0).toBe(3);
  });

  it('[GOD-ASK-9] [GOD-HOUSE-2] an absent player starts with what a circle is left for', () => {
    const story = new Story({ seats: 2, house: { circles: 2, absent: 'minimal' } });
    story.stand('HAR', 'hijacking', { Blue: 'B2' });
    Object.assign(story.family('Red'), { isAbsent: true });
    const { order } = planned(story, 'Red');
    if (order.kind !== 'position') throw new Error('no positioning');
    expect(order.placements.map(({ racket }) => racket)).toEqual(['hijacking', 'loan-sharking']);
    expect(story.refusal('Red', order)).toBeNull();
  });

  it('[GOD-ASK-9] an absent player is played as a Landlord, or only as far as he must', () => {
    for (const absent of ['npc', 'minimal'] as const) {
      const story = Story.begun({ house: { absent } }).stand('MID', 'hijacking', { Blue: 'B2' });
      story.family('Red').isAbsent = true;
      expect(godfather.seats(story.state)[0]).toMatchObject({ isHuman: false });
      const bought = placed(planned(story, 'Red').order).length;
      if (absent === 'npc') expect(bought).toBeGreaterThan(0);
      else expect(bought).toBe(0);
    }
    const start = new Story({ house: { absent: 'minimal' } });
    start.family('Red').isAbsent = true;
    const { order } = planned(start, 'Red');
    expect(placed(order)).toEqual(['HAR-B1', 'WAL-A1']);
    start.give('Red', order);
    const free = Story.begun({ house: { absent: 'minimal' } });
    free.stand('MID', 'hijacking', { Red: 'B2' });
    free.state.turn.log.free = { racket: 'hijacking', count: 2 };
    free.family('Red').isAbsent = true;
    expect(placed(planned(free, 'Red').order)).toHaveLength(2);
  });
});
