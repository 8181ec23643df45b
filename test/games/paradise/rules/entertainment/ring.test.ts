import { describe, expect, it } from 'vitest';
import { listThrows } from '#main/games/paradise/rules/city/bands.ts';
import {
  computeKnownRedWinsChance,
  computeRedWinsChance,
  roundWinner,
} from '#main/games/paradise/rules/shows/ring/ringOdds.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BoxerId, BusinessId } from '#shared/games/paradise/ids.ts';
import { withBoxer, withCard } from '#test/support/shows.ts';
import { Story, type GangStory } from '#test/support/story.ts';
import { readersOf, diceReadersOf } from '#test/support/rules.ts';

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};

const gymOf = (gang: GangStory): BusinessId => must(gang.owns('gym').in('docks')[0]);

/** Two gangs whose boxers meet this month. */
function titleBout(fists: { red?: number; blue?: number } = {}) {
  const [story, reds, blues] = new Story().seats(['Reds', { bank: 2_000 }], ['Blues', { bank: 2_000 }]);
  const red = withBoxer(story, gymOf(reds), { name: 'Red', fists: fists.red ?? 5 });
  const blue = withBoxer(story, gymOf(blues), { name: 'Blue', fists: fists.blue ?? 5 });
  withCard(story, [red, blue]);
  return { story, reds, blues, red, blue };
}

describe('title shots', () => {
  it('[RK-13] each gym throws a die; on 6 a boxer rises, his FISTS by D6, and meets another owner’s', () => {
    const [story, first, second] = new Story().seats(['First', { bank: 2_000 }], ['Second', { bank: 2_000 }]);
    gymOf(first);
    gymOf(first);
    gymOf(second);
    // Costs of the gyms, then their title shots with the FISTS of those who rise.
    const { events } = story.phase('collections', [1, 1, 1, 6, 5, 2, 6, 6]);
    const boxers = Object.values(story.state.boxers);
    expect(boxers.map(({ fists, gym }) => [fists, gym])).toEqual([
      [4, 'docks.gym.1'],
      [6, 'docks.gym.3'],
    ]);
    expect(events.at(-1)).toMatchObject({
      type: 'card-drawn',
      by: null,
      bouts: [{ red: 'x1', blue: 'x2', winner: null }],
    });
  });

  it('[RK-13] a boxer with no rival here meets a man from out of town', () => {
    const [story, gang] = new Story().seats(['Alone', { bank: 2_000 }]);
    gymOf(gang);
    gymOf(gang);
    story.phase('collections', [1, 1, 6, 6, 2, 2, 5, 6]);
    const boxers = Object.values(story.state.boxers);
    expect(boxers.map(({ gym }) => gym !== null)).toEqual([true, true, false, false]);
    expect(boxers.at(-1)).toMatchObject({ gym: null, fists: 6 });
    expect(boxers.at(-1)?.town).not.toBeNull();
    expect(Object.values(story.state.bouts).map(({ red, blue }) => [red, blue])).toEqual([
      ['x1', 'x3'],
      ['x2', 'x4'],
    ]);
  });

  it.each([
    [1, 4],
    [2, 4],
    [3, 5],
    [4, 5],
    [5, 5],
    [6, 6],
  ])('[RK-13] a %i on the die makes FISTS %i', (face, fists) => {
    const story = new Story();
    gymOf(story.gang('Alone', { bank: 2_000 }));
    story.phase('collections', [1, 6, face, 3]);
    expect(story.state.boxers['x1' as BoxerId]?.fists).toBe(fists);
  });

  it('[RK-13] a shut gym and no 6 bring nobody', () => {
    const [story, gang] = new Story().seats(['Alone', { bank: 2_000 }]);
    const gym = gymOf(gang);
    const { events } = story.phase('collections', [1, 5]);
    expect(events.map((event) => event.type)).toEqual(['collected', 'gyms-tried']);
    story.tell({ type: 'shut', business: gym });
    expect(story.phase('collections').events.map((e) => e.type)).toEqual(['collected', 'idled']);
  });
});

describe('the fight', () => {
  it('[RK-13] goes on until one hits while the other misses; the winner’s owner gains 3D6 Loot', () => {
    const { story, reds, blues } = titleBout();
    // Both hit, both miss, red hits and blue misses; then the purse.
    const { events } = story.phase('reveal', [2, 3, 6, 6, 5, 6, 4, 4, 4]);
    expect(events).toMatchObject([
      { type: 'bout-fought', winner: 'x1', loser: 'x2', rounds: 3, owner: reds.seat },
      { type: 'purse-won', seat: reds.seat, dollars: 1_200 },
    ]);
    expect([reds.bank, blues.bank]).toEqual([3_200, 2_000]);
    expect(story.state.boxers['x1' as BoxerId]).toMatchObject({ wins: 1, isWashedUp: false });
    expect(story.state.boxers['x2' as BoxerId]).toMatchObject({ wins: 0, isWashedUp: true });
  });

  it('[RK-13] a man from out of town takes his purse home', () => {
    const [story, gang] = new Story().seats(['Hosts', { bank: 500 }]);
    const local = withBoxer(story, gymOf(gang));
    const visitor = withBoxer(story, null);
    withCard(story, [local, visitor]);
    const { events } = story.phase('reveal', [6, 1]);
    expect(events.map((event) => event.type)).toEqual(['bout-fought']);
    expect(events[0]).toMatchObject({ winner: visitor.id, owner: null, losersOwner: gang.seat });
    expect(gang.bank).toBe(500);
  });

  it.each([
    [4, 4, 1 / 2],
    [4, 5, 2 / 7],
    [4, 6, 2 / 7],
    [5, 4, 5 / 7],
    [5, 5, 1 / 2],
    [5, 6, 1 / 2],
    [6, 6, 1 / 2],
  ])('[RK-13] FISTS %i beat FISTS %i with a chance of %d', (red, blue, chance) => {
    const unpaid = { isPaid: false };
    expect(computeRedWinsChance({ fists: red, ...unpaid }, { fists: blue, ...unpaid })).toBeCloseTo(chance, 12);
  });

  it.each([
    [4, 4, 5 / 9],
    [4, 5, 3 / 8],
    [5, 4, 11 / 15],
    [5, 5, 6 / 11],
    [6, 6, 6 / 11],
    [6, 4, 11 / 15],
  ])('[RK-13] FISTS %i beat a paid FISTS %i with a chance of %d', (red, blue, chance) => {
    const odds = computeRedWinsChance({ fists: red, isPaid: false }, { fists: blue, isPaid: true });
    expect(odds).toBeCloseTo(chance, 12);
  });

  it('[RK-13] the chance is that of the rounds as they are fought, over every throw', () => {
    for (const [red, blue, paid] of [
      [4, 6, false],
      [5, 5, true],
      [6, 4, true],
    ] as const) {
      const corners = [
        { fists: red, isPaid: false },
        { fists: blue, isPaid: paid },
      ] as const;
      // Of a hundred rounds the chance that one is decisive is all but certain.
      const rounds = listThrows(2).map(([a = 1, b = 1]) => roundWinner(...corners, [a, b]));
      const share = (who: 'red' | null) => rounds.filter((won) => won === who).length / 36;
      let won = 0;
      for (let open = 1, n = 0; n < 100; n += 1, open *= share(null)) won += open * share('red');
      expect(computeRedWinsChance(...corners)).toBeCloseTo(won, 10);
    }
  });

  it('[RK-13] FISTS one does not know are what a die would make them', () => {
    const unpaid = { isPaid: false };
    const strong = computeKnownRedWinsChance({ fists: 6, ...unpaid }, { fists: null, ...unpaid });
    expect(strong).toBeCloseTo((2 / 6) * (5 / 7) + (4 / 6) * (1 / 2), 12);
    const blind = computeKnownRedWinsChance({ fists: null, ...unpaid }, { fists: null, ...unpaid });
    expect(blind).toBeCloseTo(1 / 2, 12);
  });
});

describe('going for the title again', () => {
  it('[RK-13] a winner may fight every three months until he loses', () => {
    const { story, reds, red } = titleBout();
    story.phase('reveal', [1, 6, 1, 1, 1]);
    const order = { kind: 'put-up-boxer', boxer: red.id } as const;
    story.phase('close');
    story.tell({ type: 'stands-before', phase: 'orders' });
    reds.isRefused(/rests until April 1925/, order);
    story.phase('close');
    story.tell({ type: 'stands-before', phase: 'orders' });
    reds.gives(order);
    expect(story.phase('reveal').events).toMatchObject([{ type: 'boxer-put-up', boxer: red.id }]);
    story.phase('close');
    // The gyms cost and bring nobody; Red meets a visitor and loses.
    story.phase('collections', [1, 1, 1, 1, 3]);
    expect(Object.values(story.state.bouts).at(-1)).toMatchObject({ month: 4, red: red.id });
    story.phase('reveal', [6, 1]);
    story.tell({ type: 'stands-before', phase: 'orders' });
    reds.isRefused(/washed up/, order);
  });

  it('[RK-13] is not for rivals’ boxers, those on the card, or those who never won', () => {
    const { story, reds, blues, red } = titleBout();
    reds.isRefused(/has yet to win/, { kind: 'put-up-boxer', boxer: red.id });
    blues.isRefused(/none of yours/, { kind: 'put-up-boxer', boxer: red.id });
    reds.isRefused(/no such boxer/, { kind: 'put-up-boxer', boxer: 'x9' });
    expect(story.state.orders).toEqual({});
  });
});

describe('bets', () => {
  it('[RK-13] pay double the stake, which is set aside when they are placed', () => {
    const { story, reds, blues } = titleBout();
    const order = { kind: 'bet', boxer: 'x1', dollars: 400 } as const;
    expect(reds.quote(order)).toMatchObject({ costDollars: 400, bankAfterDollars: 1_600 });
    reds.gives(order);
    blues.gives({ ...order, boxer: 'x2', dollars: 150 });
    expect([reds.bank, blues.bank]).toEqual([1_600, 1_850]);
    const { events } = story.phase('reveal', [1, 6, 1, 1, 1]);
    expect(events.filter((event) => event.type === 'bet-settled')).toEqual([
      { type: 'bet-settled', seat: reds.seat, boxer: 'x1', stakeDollars: 400, paidDollars: 800 },
      { type: 'bet-settled', seat: blues.seat, boxer: 'x2', stakeDollars: 150, paidDollars: 0 },
    ]);
    expect([reds.bank, blues.bank]).toEqual([1_600 + 300 + 800, 1_850]);
  });

  it('[RK-13] withdrawing a bet brings its stake back', () => {
    const { reds } = titleBout();
    reds.gives({ kind: 'bet', boxer: 'x1', dollars: 400 });
    reds.gives({ kind: 'withdraw', order: 'o1' });
    expect(reds.bank).toBe(2_000);
  });

  it('[RK-13] any gang bets, once a fight, what its bank holds, on a boxer of the card', () => {
    const { story, reds } = titleBout();
    const outsider = story.gang('Outsiders', { bank: 100 });
    outsider.isRefused(/costs \$101/, { kind: 'bet', boxer: 'x2', dollars: 101 });
    outsider.gives({ kind: 'bet', boxer: 'x2', dollars: 100 });
    reds.gives({ kind: 'bet', boxer: 'x1', dollars: 100 });
    reds.isRefused(/One bet a fight/, { kind: 'bet', boxer: 'x2', dollars: 100 });
    const retired = withBoxer(story, null);
    reds.isRefused(/does not fight/, { kind: 'bet', boxer: retired.id, dollars: 100 });
  });

  it('[RK-13] stay secret until the reveal and are known after it', () => {
    const { story, reds, blues } = titleBout();
    reds.gives({ kind: 'bet', boxer: 'x1', dollars: 400 });
    expect(JSON.stringify(paradise.view(story.state, blues.seat))).not.toMatch(/"dollars":400/);
    const { events } = story.phase('reveal', [1, 6, 1, 1, 1]);
    const settled = must(events.find((event) => event.type === 'bet-settled'));
    expect(readersOf(settled)).toBe('everybody');
  });

  it('[RK-13] quote the chance as the gang can know it: its own man’s FISTS, not the other’s', () => {
    const { reds, blues } = titleBout({ red: 4, blue: 6 });
    const order = { kind: 'bet', boxer: 'x1', dollars: 10 } as const;
    expect(reds.quote(order).chance).toBeCloseTo((2 / 6) * (1 / 2) + (4 / 6) * (2 / 7), 12);
    expect(blues.quote(order).chance).toBeCloseTo((2 / 6) * (2 / 7) + (4 / 6) * (1 / 2), 12);
    expect(reds.quote(order).notes.join(' ')).toMatch(/Red has FISTS 4/);
    expect(blues.quote(order).notes.join(' ')).not.toMatch(/Red has FISTS/);
  });
});

describe('fixed fights', () => {
  it('[RK-13] a paid boxer takes a dive on a 6 even if the other misses too', () => {
    const { story, reds, blues } = titleBout();
    expect(reds.quote({ kind: 'fix-fight', boxer: 'x2' })).toMatchObject({ costDollars: 300 });
    reds.gives({ kind: 'fix-fight', boxer: 'x2' });
    expect(reds.bank).toBe(1_700);
    const { events } = story.phase('reveal', [6, 6, 1, 1, 1]);
    expect(events).toMatchObject([
      { type: 'bout-fought', winner: 'x1', rounds: 1 },
      { type: 'dive-taken', boxer: 'x2', payers: [reds.seat] },
      { type: 'purse-won', seat: reds.seat, dollars: 300 },
    ]);
    expect(blues.bank).toBe(2_000);
    expect(story.state.boxers['x2' as BoxerId]?.isWashedUp).toBe(true);
  });

  it('[RK-13] if the unpaid boxer goes down first the money is lost', () => {
    const { story, reds } = titleBout();
    reds.gives({ kind: 'fix-fight', boxer: 'x2' });
    const { events } = story.phase('reveal', [6, 1, 1, 1, 1]);
    expect(events.map((event) => event.type)).toEqual(['bout-fought', 'purse-won']);
    expect(events[0]).toMatchObject({ winner: 'x2' });
    expect(reds.bank).toBe(1_700);
  });

  it('[RK-13] two paid men who both throw a 6 fight on', () => {
    const { story, reds, blues } = titleBout();
    reds.gives({ kind: 'fix-fight', boxer: 'x2' });
    blues.gives({ kind: 'fix-fight', boxer: 'x1' });
    const { events } = story.phase('reveal', [6, 6, 2, 6, 1, 1, 1]);
    expect(events[0]).toMatchObject({ winner: 'x1', rounds: 2 });
    expect(events[1]).toMatchObject({ type: 'dive-taken', payers: [reds.seat] });
  });

  it('[RK-13] who was paid is known to those who paid and the GM, and the dice to the GM alone', () => {
    const { story, reds } = titleBout();
    reds.gives({ kind: 'fix-fight', boxer: 'x2' });
    const { events } = story.phase('reveal', [6, 6, 1, 1, 1]);
    const [fought, dive] = events;
    expect(readersOf(must(fought))).toBe('everybody');
    expect(diceReadersOf(must(fought))).toEqual([]);
    expect(readersOf(must(dive))).toEqual([reds.seat]);
  });

  it('[RK-13] one payment a boxer, for a man of the card, from money in the bank', () => {
    const { story, reds } = titleBout();
    reds.gives({ kind: 'fix-fight', boxer: 'x2' });
    reds.isRefused(/paid already/, { kind: 'fix-fight', boxer: 'x2' });
    const poor = story.gang('Poor', { bank: 299 });
    poor.isRefused(/costs \$300/, { kind: 'fix-fight', boxer: 'x2' });
  });

  it('[RK-14] the arena’s owner pays $100', () => {
    const { story, reds } = titleBout();
    const [arena] = reds.owns('arena').in('riverside');
    expect(reds.quote({ kind: 'fix-fight', boxer: 'x2' })).toMatchObject({ costDollars: 100 });
    story.tell({ type: 'shut', business: must(arena) });
    expect(reds.quote({ kind: 'fix-fight', boxer: 'x2' })).toMatchObject({ costDollars: 300 });
  });
});

describe('the arena', () => {
  it.each([
    [1, 'A big-name bout', '4D6+6', 18],
    [2, 'An ordinary month', '4D6-4', 8],
  ])('[RK-14] a %i at the arena: %s, %s', (face, _month, label, points) => {
    const [story, gang] = new Story().seats(['Promoters', { bank: 0 }]);
    gang.owns('arena').in('riverside');
    const { rolls } = story.phase('collections', [face, 3, 3, 3, 3]);
    expect(rolls[1]?.purpose).toContain(label);
    expect(gang.bank).toBe(points * 100);
  });

  it('[RK-14] a big-name bout is public and lasts its month', () => {
    const [story, gang, rival] = new Story().seats(['Promoters', { bank: 0 }], 'Rivals');
    const [arena] = gang.owns('arena').in('riverside');
    const label = () => paradise.view(story.state, rival.seat).businesses.find(({ id }) => id === arena)?.lootLabel;
    story.phase('collections', [1, 3, 3, 3, 3]);
    expect(label()).toBe('4D6+6');
    story.phase('close');
    expect(label()).toBe('4D6-4');
  });

  it('[RK-14] its owner keeps a boxer from the title; his rival meets a visitor, bets on him come back', () => {
    const { story, reds, blues } = titleBout();
    const promoter = story.gang('Promoters', { bank: 500 });
    promoter.owns('arena').in('riverside');
    blues.gives({ kind: 'bet', boxer: 'x2', dollars: 200 });
    blues.gives({ kind: 'fix-fight', boxer: 'x2' });
    promoter.gives({ kind: 'make-card', pairs: [], struck: ['x2'] });
    // FISTS of the visitor, then the fight and the purse.
    const { events } = story.phase('reveal', [6, 1, 6, 2, 2, 2]);
    expect(events.map((event) => event.type)).toEqual([
      'boxer-came-to-town',
      'card-drawn',
      'bout-fought',
      'purse-won',
      'order-withdrawn',
      'order-withdrawn',
    ]);
    expect(events[1]).toMatchObject({ by: promoter.seat, struck: ['x2'], bouts: [{ red: 'x1', blue: 'x3' }] });
    expect([reds.bank, blues.bank]).toEqual([2_600, 2_000]);
    expect(story.state.boxers['x2' as BoxerId]?.isWashedUp).toBe(false);
  });

  it('[RK-13] who was kept from the title gets the next shot of his gym, as strong as he was', () => {
    const [story, gang] = new Story().seats(['Patient', { bank: 2_000 }]);
    const gym = gymOf(gang);
    const passedOver = withBoxer(story, gym, { fists: 6 });
    // The gym's cost, its 6, and the FISTS of the visitor alone.
    const { rolls } = story.phase('collections', [1, 6, 3]);
    expect(rolls).toHaveLength(3);
    expect(Object.values(story.state.bouts)).toMatchObject([{ red: passedOver.id, blue: 'x2' }]);
  });

  it('[RK-14] its owner says who fights whom', () => {
    const story = new Story();
    const gangs = ['A', 'B'].map((name) => story.gang(name, { bank: 2_000 }));
    const [first, second] = gangs.map((gang) => withBoxer(story, gymOf(gang)));
    const [third, fourth] = [withBoxer(story, null), withBoxer(story, null)];
    withCard(story, [must(first), must(third)], [must(second), must(fourth)]);
    const promoter = must(gangs[0]);
    promoter.owns('arena').in('riverside');
    const pairs = [{ red: 'x1', blue: 'x2' }];
    promoter.gives({ kind: 'make-card', pairs, struck: [] });
    const { events } = story.phase('reveal', [1, 6, 1, 1, 1]);
    expect(events[0]).toMatchObject({ type: 'card-drawn', bouts: pairs });
    expect(Object.keys(story.state.bouts)).toHaveLength(1);
  });

  it('[RK-14] cards are the open arena’s owner’s, one a month, each boxer once', () => {
    const { story, reds, blues } = titleBout();
    reds.isRefused(/Only the arena’s owner/, { kind: 'make-card', pairs: [], struck: [] });
    const [arena] = blues.owns('arena').in('riverside');
    blues.isRefused(/each boxer of the card once/, {
      kind: 'make-card',
      pairs: [{ red: 'x1', blue: 'x2' }],
      struck: ['x1'],
    });
    const visitors = [withBoxer(story, null), withBoxer(story, null)];
    blues.isRefused(/does not fight/, { kind: 'make-card', pairs: [], struck: [must(visitors[0]).id] });
    blues.gives({ kind: 'make-card', pairs: [], struck: ['x1'] });
    blues.isRefused(/one card a month/, { kind: 'make-card', pairs: [], struck: [] });
    story.tell({ type: 'owner-set', business: must(arena), from: blues.seat, to: null });
    // The arena is lost: the card stands as it was.
    const { events } = story.phase('reveal', [1, 6, 1, 1, 1]);
    expect(events.map((event) => event.type)).toEqual(['order-withdrawn', 'bout-fought', 'purse-won']);
  });

  it('[RK-14] no card is made where there is no bout', () => {
    const [, gang] = new Story().seats('Promoters');
    gang.owns('arena').in('riverside');
    gang.isRefused(/no title bout/, { kind: 'make-card', pairs: [], struck: [] });
  });
});

describe('what the city knows of boxers', () => {
  it('[RK-13] FISTS are the owner’s secret until the first bout, and everybody’s after it', () => {
    const { story, reds, blues } = titleBout({ red: 6 });
    const fists = (seat: SeatId) => paradise.view(story.state, seat).shows.boxers.find(({ id }) => id === 'x1')?.fists;
    expect(fists(reds.seat)).toBe(6);
    expect(fists(blues.seat)).toBeNull();
    story.phase('reveal', [1, 6, 1, 1, 1]);
    expect(fists(blues.seat)).toBe(6);
  });
});
