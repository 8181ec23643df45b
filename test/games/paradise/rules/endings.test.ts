import { describe, expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listLivingGangs, listMembers } from '#main/games/paradise/rules/lookups.ts';
import { rollForTheEar, sendPolice } from '#main/games/paradise/rules/jobs/somethingMustBeDone.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from '#test/support/story.ts';
import { planRaid } from '#main/games/paradise/rules/npc/jobs/raids.ts';

describe('reputation and the end', () => {
  it('[GANG-12] reputation is a point for each whole $500 in the bank plus permanent points', () => {
    const [story, gang] = new Story().seats(['Known', { bank: 1_999 }]);
    const reputation = () => paradise.view(story.state, gang.seat).gangs[0]?.secrets?.reputation;
    expect(reputation()).toBe(3);
    story.tell({ type: 'bank-set', seat: gang.seat, from: 1_999, to: 2_000 });
    expect(reputation()).toBe(4);
  });

  it('[GANG-17] a gang without members and businesses is eliminated, which sends the Feds home', () => {
    const [story, gone] = new Story().seats('Gone');
    story.gang('Stays');
    story.gang('Stays too');
    for (const [id, man] of Object.entries(story.state.gangsters)) {
      if (man.gang === gone.seat) delete story.state.gangsters[id as keyof typeof story.state.gangsters];
    }
    story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
    const { events } = story.phase('close');
    expect(events.map((event) => event.type)).toEqual(['eliminated', 'feds-left', 'month-closed']);
    expect(story.state.feds.inTown).toBe(false);
    const order = { kind: 'standing-payoffs', policy: 'ask' } as const;
    gone.isRefused(/The game is over for .*Gone/, order);
    const business = story.business('docks', 'gym').id;
    story.refuses(/The game is over for .*Gone/, (table) => {
      paradise.rulings.carryOut(table, { kind: 'set-owner', business, owner: gone.seat });
    });
  });

  it.each([
    ['outrage-stays', 21, 21],
    ['outrage-halves', 21, 10],
    ['outrage-halves', 1, 0],
    ['outrage-halves', 0, 0],
  ] as const)(
    '[PO-6, GANG-17] by the house rule %s an outrage of %i is %i once the Feds are gone',
    (fedsLeaving, from, to) => {
      const [story, gone] = new Story({ houseRules: { fedsLeaving } }).seats('Gone');
      story.gang('Stays');
      story.gang('Stays too');
      for (const { id } of listMembers(story.state, gone.seat)) delete story.state.gangsters[id];
      story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
      story.state.outrage = from;
      story.phase('close');
      expect(story.state).toMatchObject({ outrage: to, feds: { inTown: false } });
    },
  );

  it.each([
    ['a-season', 2, true],
    ['a-season', 3, false],
    ['until-a-gang-falls', 60, true],
  ] as const)(
    '[PO-6] by the house rule %s Feds who close their month %i are in town: %s',
    (federalStay, month, inTown) => {
      const story = new Story({ houseRules: { federalStay, fedsLeaving: 'outrage-halves' } });
      story.gang('Stays');
      story.gang('Stays too');
      story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
      story.state.month = month;
      story.state.outrage = 15;
      const { events } = story.phase('close');
      const told = events.filter(({ type }) => type === 'feds-recalled');
      expect(told).toEqual(inTown ? [] : [{ type: 'feds-recalled', outrage: { from: 15, to: 7 } }]);
      expect(story.state).toMatchObject({ outrage: inTown ? 15 : 7, feds: { inTown } });
    },
  );

  describe('a last month that is moved', () => {
    const rule = (story: Story, lastMonth: number | null) =>
      story.play([], (table) => {
        paradise.rulings.carryOut(table, { kind: 'set-last-month', lastMonth });
      });

    /** A campaign of two gangs that was scored at the close of this month. */
    function scored(lastMonth: number) {
      const story = new Story({ houseRules: { lastMonth } });
      story.gang('One');
      story.gang('Two');
      story.state.month = lastMonth;
      story.phase('close');
      expect(story.state.victory).toMatchObject({ how: 'last-month' });
      return story;
    }

    it('[GANG-18] is scored later, or never, and a campaign that was scored goes on from its next month', () => {
      const story = scored(12);
      rule(story, 24);
      expect(story.state).toMatchObject({
        victory: null,
        month: 13,
        phase: 'collections',
        houseRules: { lastMonth: 24 },
      });
      rule(story, null);
      story.state.month = 24;
      story.phase('close');
      expect(story.state.victory).toBeNull();
    });

    it('[GANG-18] is refused in the past, unchanged, and where nobody is left to play against', () => {
      const story = scored(12);
      story.refuses(/December 1925 is over already/, (table) => {
        paradise.rulings.carryOut(table, { kind: 'set-last-month', lastMonth: 12 });
      });
      rule(story, 24);
      story.refuses(/lasts as long as that already/, (table) => {
        paradise.rulings.carryOut(table, { kind: 'set-last-month', lastMonth: 24 });
      });
      const [one] = Object.keys(story.state.gangs) as SeatId[];
      if (one !== undefined) story.state.victory = { seat: one, how: 'last-standing' };
      story.refuses(/nobody left to play on against/, (table) => {
        paradise.rulings.carryOut(table, { kind: 'set-last-month', lastMonth: null });
      });
    });
  });

  /** A gang of three men without a place, in the hands of the law as told. */
  function behindBars(custody: readonly ('jail' | 'pen')[]) {
    const [story, gone] = new Story().seats(['Gone', { type: 'street' }]);
    story.gang('Stays');
    gone.has('punk');
    gone.has('slugger');
    listMembers(story.state, gone.seat).forEach(({ id: gangster }, n) => {
      story.tell({ type: 'arrested', seat: gone.seat, gangster });
      if (custody[n] === 'jail') return;
      const trial = { type: 'tried', dollars: 0, isAcquitted: false } as const;
      story.tell({ ...trial, seat: gone.seat, gangster });
    });
    story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
    return { story, gone };
  }

  it('[GANG-17] three men in the Pen and no place: eliminated at the close, and the Feds go home', () => {
    const { story, gone } = behindBars(['pen', 'pen', 'pen']);
    story.tell({ type: 'feds-targeted', seat: gone.seat, targets: [gone.seat] });
    story.tell({ type: 'boss-trial-opened', seat: gone.seat, isOwnCourt: false });
    const { events } = story.phase('close');
    expect(events.map((event) => event.type)).toEqual(['eliminated', 'feds-left', 'won', 'month-closed']);
    expect(story.state.feds).toMatchObject({ inTown: false, targets: [] });
    expect(story.state.courts.bossTrials).toEqual({});
    expect(listLivingGangs(story.state).map(({ name }) => name)).toEqual(['Stays']);
  });

  it('[GANG-17] a gang that is out has no men and no money in status, view, and forecast', () => {
    const { story, gone } = behindBars(['pen', 'pen', 'pen']);
    const { figures, findFigureValue } = paradise.foresight;
    const seen = (figure: string) => findFigureValue(story.state, figure, gone.seat);
    expect([gone.bank, seen('money')]).toEqual([1_000, 1_000]);
    story.phase('close');
    const { fields, lines } = paradise.status(story.state);
    expect(fields['gangs']).toMatchObject([{ seat: gone.seat, bank: 0, reputation: 0, members: 0 }, {}]);
    expect(lines.find((line) => line.startsWith(gone.seat))).toMatch(/: eliminated in January 1925$/);
    expect(paradise.view(story.state, 'gm').gangs[0]).toMatchObject({ members: 0, secrets: { bankDollars: 0 } });
    for (const { id, of } of figures) if (of === 'seat') expect(seen(id), id).toBe(0);
  });

  it('[GANG-17] one of them in jail keeps the gang alive', () => {
    const { story } = behindBars(['pen', 'jail', 'pen']);
    expect(story.phase('close').events.map((event) => event.type)).toEqual(['month-closed']);
  });

  it('[GANG-17] a gang that is out throws no more in Something Must Be Done', () => {
    const { story, gone } = behindBars(['pen', 'pen', 'pen']);
    story.gang('Third');
    story.phase('close');
    const { events } = story.play([6, 5], (table) => {
      rollForTheEar(table);
      sendPolice(table, { auto: true }, planRaid);
    });
    const throwers = events.flatMap((event) =>
      event.type === 'raid-rolled' ? event.rolls.map(({ seat }) => seat) : [],
    );
    expect(throwers).toEqual(['g2', 'g3']);
    expect(throwers).not.toContain(gone.seat);
  });

  it('[GANG-17] one business keeps a gang without members in the game', () => {
    const [story, gang] = new Story().seats('Nobody home');
    gang.owns('speakeasy').in('docks');
    story.state.gangsters = {};
    story.gang('Stays');
    expect(story.phase('close').events.map((event) => event.type)).toEqual(['month-closed']);
  });

  it('[GANG-18] the last gang in the city wins, and somebody is always left', () => {
    const [story, poor, rich] = new Story().seats(
      ['Poor', { bank: 0, type: 'street' }],
      ['Rich', { bank: 5_000, type: 'street' }],
    );
    story.state.gangsters = {};
    const { events } = story.phase('close');
    expect(events).toMatchObject([
      { type: 'eliminated', seat: poor.seat },
      { type: 'won', seat: rich.seat, how: 'last-standing' },
      { type: 'month-closed' },
    ]);
  });

  it('[GANG-18] between equal scores more businesses win', () => {
    const story = new Story({ houseRules: { lastMonth: 1 } });
    story.gang('Savers', { bank: 500 });
    const owners = story.gang('Owners', { bank: 0 });
    owners.owns('speakeasy', 2).in('docks');
    // $500 are 5 points and a point of reputation, 5 more; two businesses are 10.
    expect(paradise.view(story.state, 'gm').scores.map(({ points }) => points)).toEqual([10, 10]);
    expect(story.phase('close').events[0]).toMatchObject({ type: 'won', seat: owners.seat });
  });

  it('[GANG-18] a gang that holds every racket in the city wins', () => {
    const [story, gang] = new Story({ gangs: 1 }).seats('All');
    const last = story.business('docks', 'gym').id;
    for (const { id } of Object.values(story.state.businesses)) {
      if (id !== last) story.tell({ type: 'business-dealt', seat: gang.seat, business: id });
    }
    expect(story.phase('close').events.map((event) => event.type)).toEqual(['month-closed']);
    story.tell({ type: 'business-dealt', seat: gang.seat, business: last });
    expect(story.phase('close').events[0]).toEqual({ type: 'won', seat: gang.seat, how: 'total-control' });
  });

  it('[GANG-18] a last month is scored by bank, businesses and reputation', () => {
    const story = new Story({ houseRules: { lastMonth: 1 } });
    story.gang('Poor', { bank: 400 });
    const rich = story.gang('Rich', { bank: 1_000 });
    rich.owns('gym').in('docks');
    expect(story.phase('close').events[0]).toEqual({ type: 'won', seat: rich.seat, how: 'last-month' });
    const scores = paradise.view(story.state, 'gm').scores;
    expect(scores).toEqual([
      { seat: 'g1', points: 4 },
      { seat: 'g2', points: 10 + 5 + 10 },
    ]);
    rich.isRefused(/campaign is over/, { kind: 'standing-payoffs', policy: 'ask' });
  });
});
