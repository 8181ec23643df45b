import { describe, expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { phases } from '#main/games/paradise/rules/phases.ts';
import { Story } from '#test/support/story.ts';

function unpaidSpeakeasy() {
  const [story, gang] = new Story().seats(['Short', { bank: 0 }]);
  const [speakeasy] = gang.owns('speakeasy').in('docks');
  return { story, gang, speakeasy };
}

describe('[RK-3] the precinct’s payoff', () => {
  it('[RK-3] is owed even when the business earned less', () => {
    const [story, gang] = new Story().seats(['Payers', { bank: 500 }]);
    gang.owns('speakeasy').in('docks');
    story.phase('collections', [1, 1]);
    story.phase('payoffs');
    expect(gang.bank).toBe(500 + 100 - 200);
  });

  it('[RK-3] unpaid shuts the business, which then earns nothing until it is paid again', () => {
    const { story, gang, speakeasy } = unpaidSpeakeasy();
    expect(story.phase('payoffs').events).toEqual([{ type: 'shut', business: speakeasy }]);
    const idle = story.phase('collections');
    expect(idle.rolls).toEqual([]);
    expect(story.state.businesses[speakeasy]?.idleMonths).toBe(1);
    story.tell({ type: 'bank-set', seat: gang.seat, from: 0, to: 200 });
    const paid = story.phase('payoffs').events.map((event) => event.type);
    expect(paid).toEqual(['payoffs-paid', 'reopened']);
    story.phase('collections', [2, 3]);
    expect(gang.bank).toBe(400);
  });

  it('[RK-3] turns the business independent after three months in a row without income', () => {
    const { story, speakeasy } = unpaidSpeakeasy();
    story.phase('payoffs');
    for (const month of [1, 2]) {
      story.phase('collections');
      expect(story.phase('payoffs').events).toEqual([]);
      expect(story.state.businesses[speakeasy]?.idleMonths).toBe(month);
    }
    story.phase('collections');
    const { events } = story.phase('payoffs');
    expect(events.map((event) => event.type)).toEqual(['turned-independent']);
    expect(story.state.businesses[speakeasy]).toMatchObject({ owner: null, isShut: false });
  });

  it('[RK-3] leaves no arrears: reopening costs one month', () => {
    const { story, gang } = unpaidSpeakeasy();
    story.phase('payoffs');
    story.phase('collections');
    story.phase('payoffs');
    story.phase('collections');
    story.tell({ type: 'bank-set', seat: gang.seat, from: 0, to: 1_000 });
    story.phase('payoffs');
    expect(gang.bank).toBe(800);
  });

  it('[RK-3] pays what buys the most income first when the bank falls short', () => {
    const [story, gang] = new Story().seats(['Choosers', { bank: 250 }]);
    gang.owns('brothel').in('docks');
    gang.owns('gambling-den').in('docks');
    const { events } = story.phase('payoffs');
    expect(gang.bank).toBe(50);
    expect(events.at(-1)).toEqual({ type: 'shut', business: story.business('docks', 'brothel').id });
  });

  it('[RK-3] pays a lesser business when the money does not reach for a better one', () => {
    const [story, gang] = new Story().seats(['Choosers', { bank: 350 }]);
    gang.owns('casino').in('downtown');
    gang.owns('brothel').in('docks');
    const { events } = story.phase('payoffs');
    expect(gang.bank).toBe(50);
    expect(events.at(-1)).toEqual({ type: 'shut', business: story.business('downtown', 'casino').id });
  });

  it('[RK-3] the dearer place that earns more is left for two that earn more for the money', () => {
    const [story, gang] = new Story().seats(['Choosers', { bank: 500 }]);
    gang.owns('casino').in('downtown');
    gang.owns('gambling-den', 2).in('docks');
    const { events } = story.phase('payoffs');
    expect(gang.bank).toBeLessThanOrEqual(140);
    expect(events.at(-1)).toEqual({ type: 'shut', business: story.business('downtown', 'casino').id });
  });

  it('[RK-3] the gang decides after seeing its Loot: what it withholds is shut', () => {
    const [story, gang] = new Story().seats(['Misers', { bank: 1_000 }]);
    const [first] = gang.owns('speakeasy', 2).in('docks');
    story.tell({ type: 'stands-before', phase: 'payoffs' });
    gang.gives({ kind: 'pay', withhold: [first] });
    const { events } = story.phase('payoffs');
    expect(events.map((event) => event.type)).toEqual(['payoffs-paid', 'shut']);
    expect(gang.bank).toBe(800);
  });

  it('[RK-3] what is withheld one month is paid the next, unless it is withheld again', () => {
    const [story, gang] = new Story().seats(['Misers', { bank: 1_000 }]);
    const [speakeasy] = gang.owns('speakeasy').in('docks');
    story.tell({ type: 'stands-before', phase: 'payoffs' });
    gang.gives({ kind: 'pay', withhold: [speakeasy] });
    story.phase('payoffs');
    story.phase('close');
    expect(story.phase('payoffs').events.map((event) => event.type)).toEqual(['payoffs-paid', 'reopened']);
  });

  it('[MONTH-6] no other order is taken before the precincts are paid', () => {
    const [story, gang] = new Story().seats('Misers');
    story.tell({ type: 'stands-before', phase: 'payoffs' });
    gang.isRefused(/The precincts come first/, { kind: 'recruit', recruit: { method: 'built', name: 'Al' } });
    gang.gives({ kind: 'standing-payoffs', policy: 'ask' });
  });

  it('[RK-3, MONTH-2] stops for a human who asked to decide or cannot pay all, and for nobody else', () => {
    const payoffs = phases.find((phase) => phase.id === 'payoffs');
    const [story, gang] = new Story().seats(['Deciders', { bank: 1_000 }]);
    gang.owns('speakeasy').in('docks');
    expect(payoffs?.waits(story.state, { auto: false })).toBe(false);
    gang.gives({ kind: 'standing-payoffs', policy: 'ask' });
    expect(payoffs?.waits(story.state, { auto: false })).toBe(true);
    expect(payoffs?.waits(story.state, { auto: true })).toBe(false);
    gang.gives({ kind: 'standing-payoffs', policy: 'automatic' });
    story.tell({ type: 'bank-set', seat: gang.seat, from: 1_000, to: 199 });
    expect(payoffs?.waits(story.state, { auto: false })).toBe(true);
    const view = paradise.view({ ...story.state, phase: 'payoffs' }, gang.seat);
    expect(view.waiting).toMatchObject([{ kind: 'payoffs', seat: gang.seat }]);
  });

  it('[RK-4] only open businesses share the discount; a shut one is paid in full', () => {
    const [story, gang] = new Story().seats(['Payers', { bank: 5_000 }]);
    const [first] = gang.owns('speakeasy', 3).in('docks');
    story.tell({ type: 'shut', business: first });
    story.phase('payoffs');
    expect(gang.bank).toBe(5_000 - 200 - 360);
  });

  it('[RK-3] refuses to withhold what is not the gang’s, owes nothing, or is paid already', () => {
    const [story, gang] = new Story().seats('Misers');
    const [ring] = gang.owns('protection').in('docks');
    const other = story.business('docks', 'speakeasy').id;
    gang.isRefused(/precincts are paid/, { kind: 'pay', withhold: [] });
    story.tell({ type: 'stands-before', phase: 'payoffs' });
    gang.isRefused(/not yours to pay for/, { kind: 'pay', withhold: [other] });
    gang.isRefused(/owes no payoff/, { kind: 'pay', withhold: [ring] });
    gang.isRefused(/no business “nowhere”/, { kind: 'pay', withhold: ['nowhere'] });
  });
});
