import { phases } from '#main/games/paradise/rules/phases.ts';
import { listDiceReaders } from '#kernel/events/events.ts';
import { readersOf } from '#test/support/rules.ts';
import { describe, expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { Story, type GangStory } from '#test/support/story.ts';

/** Three gangs with money, and City Hall seated. */
function market(): { story: Story; gangs: [GangStory, GangStory, GangStory] } {
  const story = new Story();
  const gangs = ['Ins', 'Outs', 'Others'].map((name) => story.gang(name, { bank: 20_000 }));
  story.cityHall();
  return { story, gangs: gangs as [GangStory, GangStory, GangStory] };
}

const judge = 'judge-1';

describe('sealed bids', () => {
  it('[OFF-6] nobody else’s man costs the list price, however high the bid', () => {
    const { story, gangs } = market();
    const [gang] = gangs;
    expect(gang.quote({ kind: 'bid', official: judge, limitDollars: 1_000 })).toMatchObject({
      costDollars: 0,
      laterDollars: 1_000,
    });
    gang.gives({ kind: 'bid', official: judge, limitDollars: 1_000 });
    expect(gang.payroll).toEqual([]);
    story.phase('reveal');
    expect([gang.rateOf(judge), gang.bank]).toEqual([750, 19_250]);
    expect(story.state.payrolls[`g1:${judge}`]?.limitDollars).toBe(1_000);
  });

  it('[OFF-6] the winner pays a step above the owner’s limit, at once, and the owner has lost him', () => {
    const { story, gangs } = market();
    const [owner, bidder] = gangs;
    owner.pays(judge, { limitDollars: 900 });
    bidder.gives({ kind: 'bid', official: judge, limitDollars: 1_200 });
    const { events } = story.phase('reveal');
    expect(events.map(({ type }) => type)).toEqual(['official-bought', 'official-left']);
    expect(events[1]).toMatchObject({ seat: owner.seat, why: 'outbid' });
    expect([bidder.rateOf(judge), bidder.bank]).toEqual([950, 19_050]);
    expect(owner.payroll).toEqual([]);
  });

  it('[OFF-6] an owner who goes higher keeps him, a step above the bid, from the next pay on', () => {
    const { story, gangs } = market();
    const [owner, bidder] = gangs;
    owner.pays(judge, { limitDollars: 1_500 });
    bidder.gives({ kind: 'bid', official: judge, limitDollars: 1_200 });
    const { events } = story.phase('reveal');
    expect(events.map(({ type }) => type)).toEqual(['official-kept', 'bid-failed']);
    expect([owner.rateOf(judge), owner.bank]).toEqual([1_250, 20_000]);
    expect([bidder.payroll, bidder.bank]).toEqual([[], 20_000]);
    story.phase('officials-pay');
    expect(owner.bank).toBe(18_750);
  });

  it.each([
    [750, ['judge-1'], 0],
    [749, [], 749],
  ])('[OFF-6] with $%i in the bank the list price buys %j', (bank, payroll, left) => {
    const { story, gangs } = market();
    const [gang] = gangs;
    gang.gives({ kind: 'bid', official: judge, limitDollars: 750 });
    story.tell({ type: 'bank-set', seat: gang.seat, from: 20_000, to: bank });
    // Reputation enough without the money.
    const purse = story.state.purses[gang.seat];
    if (purse !== undefined) purse.permanentReputation = 40;
    story.phase('reveal');
    expect([gang.payroll, gang.bank]).toEqual([payroll, left]);
  });

  it('[OFF-6] at equal limits the owner keeps him, at the limit', () => {
    const { story, gangs } = market();
    const [owner, bidder] = gangs;
    owner.pays(judge, { limitDollars: 1_200 });
    bidder.gives({ kind: 'bid', official: judge, limitDollars: 1_200 });
    story.phase('reveal');
    expect(owner.rateOf(judge)).toBe(1_200);
  });

  it('[OFF-6] a bid that does not beat what he gets already moves nothing', () => {
    const { story, gangs } = market();
    const [owner, bidder] = gangs;
    owner.pays(judge, { rateDollars: 1_000, limitDollars: 1_000 });
    bidder.gives({ kind: 'bid', official: judge, limitDollars: 1_049 });
    expect(story.phase('reveal').events).toMatchObject([{ type: 'bid-failed', why: 'outbid' }]);
    expect(owner.rateOf(judge)).toBe(1_000);
    story.nextMonth();
    bidder.gives({ kind: 'bid', official: judge, limitDollars: 1_050 });
    story.phase('reveal');
    expect(bidder.rateOf(judge)).toBe(1_050);
  });

  it('[OFF-6] two newcomers bid against each other; equal bids are settled by dice, ties again', () => {
    const { story, gangs } = market();
    const [first, second, third] = gangs;
    first.gives({ kind: 'bid', official: judge, limitDollars: 900 });
    second.gives({ kind: 'bid', official: judge, limitDollars: 1_300 });
    third.gives({ kind: 'bid', official: judge, limitDollars: 800 });
    story.phase('reveal');
    expect([second.rateOf(judge), second.bank]).toEqual([950, 19_050]);

    story.nextMonth();
    first.gives({ kind: 'bid', official: 'judge-2', limitDollars: 900 });
    third.gives({ kind: 'bid', official: 'judge-2', limitDollars: 900 });
    const { events } = story.phase('reveal', [4, 4, 2, 5]);
    // The dice name the other bidder: nobody but the games master sees them.
    expect(events.map((event) => listDiceReaders(paradise, event))[0]).toEqual([]);
    expect([first.payroll, third.rateOf('judge-2')]).toEqual([[], 900]);
  });

  it('[GANG-12] reputation and money are asked for again when the bids are opened', () => {
    const { story, gangs } = market();
    const [gang, rival] = gangs;
    gang.gives({ kind: 'bid', official: judge, limitDollars: 750 });
    rival.gives({ kind: 'bid', official: 'judge-2', limitDollars: 2_000 });
    story.tell({ type: 'bank-set', seat: gang.seat, from: gang.bank, to: 2_400 });
    story.tell({ type: 'bank-set', seat: rival.seat, from: rival.bank, to: 500 });
    rival.has('hoodlum');
    story.state.purses[rival.seat]!.permanentReputation = 5;
    expect(story.phase('reveal').events).toMatchObject([
      { type: 'bid-failed', seat: gang.seat, why: 'reputation' },
      { type: 'bid-failed', seat: rival.seat, why: 'money' },
    ]);
  });

  it('[OFF-6] a bid reaches no higher than the first month that the bank can pay', () => {
    const { story, gangs } = market();
    const [owner, bidder] = gangs;
    owner.pays(judge, { limitDollars: 1_000 });
    bidder.gives({ kind: 'bid', official: judge, limitDollars: 3_000 });
    story.tell({ type: 'bank-set', seat: bidder.seat, from: bidder.bank, to: 1_020 });
    story.state.purses[bidder.seat]!.permanentReputation = 5;
    story.phase('reveal');
    expect([owner.rateOf(judge), bidder.payroll]).toEqual([1_000, []]);
  });

  it('[OFF-6] all bids of a month together must be in the bank', () => {
    const { gangs } = market();
    const [gang] = gangs;
    gang.gives({ kind: 'bid', official: judge, limitDollars: 15_000 });
    gang.isRefused(/all your bids costs \$20,750/, { kind: 'bid', official: 'judge-2', limitDollars: 5_750 });
    gang.gives({ kind: 'bid', official: 'judge-2', limitDollars: 5_000 });
    gang.isRefused(/You bid for Judge .* already/, { kind: 'bid', official: 'judge-2', limitDollars: 800 });
    gang.isRefused(/takes \$500 a month at least/, { kind: 'bid', official: 'captain-1', limitDollars: 499 });
  });

  it('[OFF-6] quote and refusals do not tell whether the man is somebody’s', () => {
    const { story, gangs } = market();
    const [owner, bidder] = gangs;
    const ask = () => bidder.quote({ kind: 'bid', official: judge, limitDollars: 800 });
    const before = ask();
    owner.pays(judge, { limitDollars: 5_000, rateDollars: 4_000 });
    expect(ask()).toEqual(before);
    const view = paradise.view(story.state, bidder.seat);
    expect(view.officials.find(({ id }) => id === judge)).toMatchObject({ payrolls: [], seenWith: [] });
  });

  it('[OFF-6] a limit is set for one’s own man, never below what he gets', () => {
    const { gangs } = market();
    const [gang] = gangs;
    gang.isRefused(/not on your payroll/, { kind: 'hold', official: judge, limitDollars: 900 });
    gang.pays(judge);
    gang.isRefused(/cannot be lower/, { kind: 'hold', official: judge, limitDollars: 700 });
    gang.isRefused(/the limit already/, { kind: 'hold', official: judge, limitDollars: 750 });
    gang.gives({ kind: 'hold', official: judge, limitDollars: 900 });
    gang.pays('chief');
    gang.isRefused(/takes everybody’s money/, { kind: 'hold', official: 'chief', limitDollars: 900 });
  });
});

describe('officials compare their pay', () => {
  /** One Judge at $1,000, and two colleagues at the list price whose SMARTS are 4. */
  function bench() {
    const { story, gangs } = market();
    const [dear, cheap] = gangs;
    dear.pays('judge-1', { rateDollars: 1_000 });
    cheap.pays('judge-2');
    cheap.pays('judge-3', { limitDollars: 2_000 });
    cheap.pays('captain-1');
    cheap.pays('chief');
    return { story, dear, cheap };
  }

  it('[OFF-6] each month those of the same kind who get less test SMARTS; who hears wants as much', () => {
    const { story, cheap } = bench();
    const { events } = story.phase('collections', [4, 5]);
    expect(events.filter(({ type }) => type === 'rates-compared')).toMatchObject([
      { official: { id: 'judge-2' }, heard: true, wantsDollars: 1_000 },
      { official: { id: 'judge-3' }, heard: false },
    ]);
    story.phase('officials-pay');
    expect([cheap.rateOf('judge-2'), cheap.rateOf('judge-3')]).toEqual([1_000, 750]);
    expect(cheap.bank).toBe(20_000 - 1_000 - 750 - 500 - 750);
    story.nextMonth();
    story.phase('collections', [1]);
    expect(story.state.payrolls['g2:judge-3']?.wantsDollars).toBe(1_000);
  });

  it('[OFF-6] the month stops for a human when one wants more than his limit, and refusing loses him', () => {
    const { story, cheap } = bench();
    const waits = (): boolean =>
      phases.find(({ id }) => id === 'payoffs')?.waits(story.state, { auto: false }) ?? false;
    story.phase('collections', [5, 4]);
    expect(waits()).toBe(false);
    story.nextMonth();
    story.phase('collections', [4]);
    expect(waits()).toBe(true);
    story.tell({ type: 'stands-before', phase: 'payoffs' });
    cheap.gives({ kind: 'pay-officials', withhold: ['judge-2'] });
    story.phase('officials-pay');
    expect(cheap.payroll.toSorted()).toEqual(['captain-1', 'chief', 'judge-3']);
    expect(cheap.rateOf('judge-3')).toBe(1_000);
  });

  it('[OFF-6] whoever got the rise sets the rate only while somebody pays it', () => {
    const { story, dear } = bench();
    dear.gives({ kind: 'drop', official: 'judge-1' });
    expect(story.phase('collections').events.map(({ type }) => type)).toEqual(['collected', 'collected', 'collected']);
  });

  it('[OFF-6] only the owner hears that his man heard, and nobody who did not', () => {
    const { story } = bench();
    const { events } = story.phase('collections', [4, 5]);
    const compared = events.filter(({ type }) => type === 'rates-compared');
    expect(compared.map((event) => readersOf(event))).toEqual([['g2'], []]);
  });
});
