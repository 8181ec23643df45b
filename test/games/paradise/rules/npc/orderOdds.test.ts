import { describe, expect, it } from 'vitest';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { estimateOdds } from '#main/games/paradise/rules/npc/jobs/orderOdds.ts';
import { guardStrength, computeGangsterStrength, winChance } from '#main/games/paradise/rules/npc/jobs/fightOdds.ts';
import { postedThought } from '#main/games/paradise/rules/npc/jobs/jobs.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
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
    const wanted = winChance('raid', strength, guardStrength(guards) + postedThought);
    const quoted = ours.quote(order);
    expect(quoted.odds?.parts).toContainEqual(expect.objectContaining({ name: `${guards} guards of the place` }));
    expect(quoted.chance).toBeCloseTo(wanted, 9);
    ours.gives(order);
    const [waiting] = buildSeatView(story.state, ours.seat).orders;
    if (waiting === undefined) throw new Error('Nothing waits.');
    expect(estimateOdds(buildSeatView(story.state, ours.seat), waiting.order)).toEqual(quoted.odds);
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
