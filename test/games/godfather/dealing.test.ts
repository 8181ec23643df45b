import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { playOn } from '#kernel/play.ts';
import { runInPlace } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { buildSight } from '#main/games/godfather/rules/npc/sight.ts';
import { planStep } from '#main/games/godfather/rules/npc/plan.ts';
import { createBlankState, type GodfatherState } from '#main/games/godfather/rules/state.ts';
import { doctrines, type Doctrine } from '#shared/games/godfather/minds.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { seatOf, Story, type Name } from './story.ts';

const writer = createStateWriter(godfather);

/** One game of four characters at Standard, to its end: its events, and who was which. */
function game(seed: number, deals: 'talk' | 'cash') {
  const setup = godfatherSetupSchema.parse({
    title: 'Deals',
    seed,
    families: doctrines.map((_one, nth) => ({
      name: `Family ${nth + 1}`,
      isHuman: false,
      doctrine: doctrines[(nth + seed) % doctrines.length],
    })),
    houseRules: { deals },
  });
  let own = { state: createBlankState(), rng: seedRng(seed) };
  const events: GodfatherEvent[] = [];
  const on = (rule: Parameters<typeof runInPlace<GodfatherState, GodfatherEvent>>[2]): void => {
    const result = runInPlace<GodfatherState, GodfatherEvent>(own, writer, rule);
    if (result.kind === 'question') throw new Error(result.question.prompt);
    own = { state: result.after.state, rng: [...result.after.rng] };
    for (const { happenings } of result.entries) events.push(...happenings.map(({ event }) => event));
  };
  on((table) => godfather.found(table, setup));
  while (own.state.ending === null) on((table) => void playOn(godfather, table, { auto: true }));
  const { families, deals: made } = own.state;
  const doctrineOf = (seat: SeatId): Doctrine => families[seat]?.doctrine ?? 'landlord';
  return { events, doctrineOf, deals: Object.values(made) };
}

function planned(story: Story, name: Name) {
  const [first] = planStep(buildSight(story.state, seatOf(name)));
  if (first === undefined) throw new Error('no plan');
  return first;
}

/** Red stands well in Park West, Blue on the Upper West Side; Green is ahead. */
function halves(doctrine: Doctrine = 'landlord'): Story {
  const story = Story.begun({ seats: 3, house: { deals: 'cash' } })
    .stand('PAR', 'bookmaking', { Red: 'B2 C2 B3 C3 B4' })
    .stand('UWS', 'bookmaking', { Blue: 'B2 C2 B3 C3 B4' });
  Object.assign(story.family('Red'), { doctrine, turns: 4 });
  Object.assign(story.family('Blue'), { turns: 4 });
  story.cash('Green', 9_000);
  return story;
}

describe('how NPC families bargain', () => {
  it(
    '[GOD-NPC-8] over twenty games deals are put, taken and mostly kept, each by its character',
    { tags: 'rest' },
    () => {
      const count = { offered: 0, countered: 0, struck: 0, kept: 0, broken: 0 };
      const breaches: Record<Doctrine, number> = { landlord: 0, bull: 0, accountant: 0, fox: 0 };
      const offers: Record<Doctrine, number> = { landlord: 0, bull: 0, accountant: 0, fox: 0 };
      for (let seed = 1; seed <= 20; seed += 1) {
        const { events, doctrineOf } = game(seed, seed % 4 === 0 ? 'cash' : 'talk');
        for (const event of events) {
          if (event.type === 'deal-offered') {
            if (event.isCounter) count.countered += 1;
            else count.offered += 1;
            if (!event.isCounter) offers[doctrineOf(event.deal.from)] += 1;
          }
          if (event.type === 'deal-struck') count.struck += 1;
          if (event.type === 'deal-kept') count.kept += 1;
          if (event.type === 'deal-broken') {
            count.broken += 1;
            breaches[doctrineOf(event.by)] += 1;
          }
        }
      }
      expect(count.offered / 20).toBeGreaterThan(5);
      expect(count.offered / 20).toBeLessThan(20);
      expect(count.countered).toBeGreaterThan(0);
      expect(count.struck / count.offered).toBeGreaterThan(0.4);
      expect(count.broken / count.struck).toBeGreaterThan(0.1);
      expect(count.broken / count.struck).toBeLessThan(0.45);
      expect(count.kept).toBeGreaterThan(count.broken);
      expect(offers.fox).toBeGreaterThan(offers.landlord);
      expect(offers.landlord).toBeGreaterThan(offers.bull);
      expect(breaches.fox).toBeGreaterThan(breaches.landlord);
    },
  );

  it('[GOD-NPC-8] proposes ground for ground, worth it to both, and the rival takes it', () => {
    const story = halves();
    const { order, reason } = planned(story, 'Red');
    expect(order).toMatchObject({
      kind: 'propose',
      to: seatOf('Blue'),
      terms: { mine: [{ kind: 'stay-out', neighborhood: 'UWS' }], theirs: [{ kind: 'stay-out', neighborhood: 'PAR' }] },
    });
    expect(reason.score).toBeGreaterThan(150);
    expect(reason.factors.reduce((sum, { points }) => sum + points, 0)).toBe(reason.score);
    story.give('Red', order);
    expect(planned(story, 'Blue').order).toMatchObject({ kind: 'answer', answer: 'accept' });
  });

  it('[GOD-NPC-8] offers nothing to a family whose word is worth nothing', () => {
    const story = halves();
    const terms = { mine: [{ kind: 'spare', neighborhood: null }] };
    story.give('Red', { kind: 'propose', to: 'g2', terms });
    story.give('Blue', { kind: 'answer', answer: 'accept' });
    const deal = story.state.deals['d1' as never];
    if (deal === undefined) throw new Error('no deal');
    const copies = [1, 2, 3, 4].map((nth) => [
      `x${nth}`,
      { ...deal, id: `x${nth}`, status: 'broken', brokenBy: seatOf('Blue'), brokenRound: 7 },
    ]);
    Object.assign(story.state.deals, Object.fromEntries<unknown>(copies as [string, unknown][]));
    deal.status = 'kept';
    deal.round = 2;
    story.state.turn.log.proposals = 0;
    story.state.round = 9;
    const { order } = planned(story, 'Red');
    expect(order.kind === 'propose' ? order.to : null).not.toBe(seatOf('Blue'));
  });

  it('[GOD-DEAL-4] [GOD-NPC-8] answers a poor offer with one of its own that both can live with', () => {
    const story = halves();
    const terms = {
      mine: [{ kind: 'stay-out', neighborhood: 'UWS' }],
      theirs: [
        { kind: 'stay-out', neighborhood: 'PAR' },
        { kind: 'stay-out', neighborhood: 'UWS' },
      ],
      turns: 2,
    };
    story.give('Red', { kind: 'propose', to: 'g2', terms });
    const { order } = planned(story, 'Blue');
    if (order.kind !== 'answer' || order.counter === null) throw new Error('no counter');
    expect(order.counter.mine).not.toContainEqual({ kind: 'stay-out', neighborhood: 'UWS' });
    story.give('Blue', order);
    expect(story.state.stage).toMatchObject({ at: 'answer', by: seatOf('Red'), isCounter: true });
  });

  it('[GOD-NPC-8] a promise holds it back from a small gain, and not from a large one', () => {
    const tempted = (value: 'hijacking' | 'bookmaking', age = 1): string[] => {
      const key = value === 'hijacking' ? 'MID' : 'HAR';
      const story = Story.begun({ seats: 3 }).stand(key, value, {
        Blue: key === 'MID' ? 'B2 C2' : 'B2 C2 D2 B3 C3 D3',
        Red: key === 'MID' ? 'B1 A2 B3 D2 C3' : 'B1 C1 D1 A2 A3 E2 E3 B4 C4',
      });
      for (const place of Object.values(story.state.places)) if (place.key !== key) place.status = 'stalemated';
      const spare = { kind: 'spare', neighborhood: null };
      story.give('Red', { kind: 'propose', to: 'g2', terms: { mine: [spare] } });
      story.give('Blue', { kind: 'answer', answer: 'accept' });
      for (const deal of Object.values(story.state.deals)) deal.round -= age;
      Object.assign(story.family('Red'), { doctrine: 'fox', turns: 4, level: 'hard' });
      const { order } = planned(story, 'Red');
      return order.kind === 'position' ? story.quote('Red', order).breaks.map(({ text }) => text) : [];
    };
    expect(tempted('hijacking')).toEqual([]);
    expect(tempted('bookmaking')).toHaveLength(1);
    // In the round of the deal itself nobody breaks it.
    expect(tempted('bookmaking', 0)).toEqual([]);
  });
});
