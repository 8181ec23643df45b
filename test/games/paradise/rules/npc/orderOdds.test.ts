import { describe, expect, it } from 'vitest';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { estimateOdds } from '#main/games/paradise/rules/npc/jobs/orderOdds.ts';
import { computeGangsterStrength, estimateChance } from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import { Story } from '#test/support/story.ts';

function twoGangs() {
  const [story, ours, theirs] = new Story().seats('Ours', 'Theirs');
  const [place] = theirs.owns('speakeasy').in('docks');
  const crew = [ours.has('hoodlum', {}), ours.has('hoodlum', {})];
  return { story, ours, theirs, place, crew };
}

describe('the odds of an order', () => {
  it('[SCN-5] of a raid are those the planner goes by, in the quote and while it waits', () => {
    const { story, ours, place, crew } = twoGangs();
    const order = { kind: 'raid', business: place, crew } as const;
    const men = crew.map((id) => story.state.gangsters[id]);
    const strength = men.reduce((sum, man) => sum + (man === undefined ? 0 : computeGangsterStrength(man)), 0);
    const guards = 4;
    const wanted = estimateChance({ kind: 'raid', guards }, strength);
    const quoted = ours.quote(order);
    expect(quoted.odds?.parts).toContainEqual(expect.objectContaining({ name: `${guards} guards of the place` }));
    expect(quoted.chance).toBeCloseTo(wanted, 9);
    ours.gives(order);
    const [waiting] = buildSeatView(story.state, ours.seat).orders;
    if (waiting === undefined) throw new Error('Nothing waits.');
    expect(estimateOdds(buildSeatView(story.state, ours.seat), waiting.order)).toEqual(quoted.odds);
  });

  it('[SCN-5, BARG-1] of a second raid on a door know of the first, be it their own or one that a partner has promised', () => {
    const { story, ours, theirs, place, crew } = twoGangs();
    const [first, second] = crew as [GangsterId, GangsterId];
    const order = { kind: 'raid' as const, business: place, crew: [second] };
    const alone = ours.quote(order);
    const man = story.state.gangsters[second];
    const strength = man === undefined ? 0 : computeGangsterStrength(man);
    const halfWatched = estimateChance({ kind: 'raid', guards: 4, isSecond: true }, strength);
    expect(halfWatched).toBeGreaterThan(alone.chance ?? 1);
    const joint = { target: { kind: 'business' as const, business: place }, month: story.state.month };
    const deal = { id: 'deal-1', asker: ours.seat, other: theirs.seat, sinceMonth: 1, untilMonth: 1, brokenBy: null };
    const view = buildSeatView(story.state, ours.seat);
    const deals = [{ ...deal, terms: { ...makeEmptyTerms(), joint }, paid: 0, isPublic: false }] as const;
    const promised = estimateOdds({ ...view, deals }, orderSchema.parse(order));
    expect(promised?.chance).toBeCloseTo(halfWatched, 9);
    expect(promised?.parts).toContainEqual(expect.objectContaining({ name: 'The job agreed on with Theirs' }));
    ours.gives({ kind: 'raid', business: place, crew: [first] });
    const after = ours.quote(order);
    expect(after.chance).toBeCloseTo(halfWatched, 9);
    expect(after.odds?.parts.at(-1)).toMatchObject({ value: 'leaves half of the men posted there, if it fails' });
    // The first order itself is told what it was: nobody goes before it.
    const now = buildSeatView(story.state, ours.seat);
    expect(now.orders.map((waiting) => estimateOdds(now, waiting.order)?.chance)).toEqual([alone.chance]);
  });

  it('[SCN-5] of a raid do not know of the sealed order of another gang on the same door', () => {
    const [story, ours, theirs, thirds] = new Story().seats('Ours', 'Theirs', 'Thirds');
    const [place] = theirs.owns('speakeasy').in('docks');
    const order = { kind: 'raid' as const, business: place, crew: [ours.has('hoodlum', {})] };
    const before = ours.quote(order).odds;
    thirds.gives({ kind: 'raid', business: place, crew: [thirds.has('hoodlum', {})] });
    expect(Object.keys(story.state.orders)).toHaveLength(1);
    expect(ours.quote(order).odds).toEqual(before);
  });

  it('[SCN-5] name every man of the party, and grow with him', () => {
    const { ours, place, crew } = twoGangs();
    const [one] = crew;
    if (one === undefined) throw new Error('Nobody.');
    const alone = ours.quote({ kind: 'raid', business: place, crew: [one] });
    const both = ours.quote({ kind: 'raid', business: place, crew });
    expect(both.chance).toBeGreaterThan(alone.chance ?? 1);
    expect(both.odds?.parts.length).toBe((alone.odds?.parts.length ?? 0) + 1);
  });

  it('[TAKE-1] of a takeover say which dice, and what one more point of SMARTS would make of them', () => {
    const [story, gang] = new Story().seats('Talkers');
    const talker = gang.has('hoodlum', { smarts: 3 });
    const { odds, chance } = gang.quote({
      kind: 'take-over',
      business: story.business('docks', 'speakeasy').id,
      crew: [talker],
    });
    expect(odds).toMatchObject({ chance, isEstimate: false });
    expect(odds?.parts[0]).toMatchObject({ value: '3 in 6' });
    expect(odds?.more).toMatch(/One more point of SMARTS/);
  });

  it('[HEAL-4] a patient is named in the quote and on the order that sends him', () => {
    const { story, ours, place, crew } = twoGangs();
    const [man] = crew as [GangsterId];
    const gained = { fists: 0, gats: 0, guts: 0, stunts: 0, smarts: 0, hits: 2 };
    const month = story.state.month;
    story.state.patients[man] = { care: 'hospital', plan: [], gained, month };
    const quoted = ours.quote({ kind: 'raid', business: place, crew });
    expect(quoted.warnings).toEqual([expect.stringMatching(/lies in bed.*HEAL-4/)]);
    story.state.patients[man] = { care: 'hospital', plan: [], gained, month: month - 1 };
    expect(ours.quote({ kind: 'raid', business: place, crew }).warnings).toEqual([]);
  });

  it('[GANG-12] a quote says what reputation is left when it is paid', () => {
    const [, gang] = new Story().seats(['Rich', { bank: 1_010 }]);
    const quoted = gang.quote({ kind: 'buy-vehicle', vehicle: 'car' });
    expect(quoted.bankAfterDollars).toBeLessThan(1_000);
    expect(quoted.reputationAfter).toBe(1);
  });
});
