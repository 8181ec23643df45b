import { describe, expect, it } from 'vitest';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { resolveBattle } from '#main/games/paradise/rules/battles/settling/resolve.ts';
import { listSilencingCandidates } from '#main/games/paradise/rules/npc/jobs/silencing.ts';
import { createWeights } from '#main/games/paradise/rules/npc/worth/weights.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { Story } from '#test/support/story.ts';

const b1 = 'b1' as BattleId;

/** A gang whose man was convicted this month, and a killer it has left. */
function convicted(smarts = 3) {
  const [story, gang] = new Story().seats(['Us', { bank: 1_000 }]);
  gang.owns('low-dive').in('docks');
  const man = gang.has('hoodlum', { smarts });
  const killer = gang.has('torpedo');
  story.tell({ type: 'arrested', seat: gang.seat, gangster: man });
  gang.gives({ kind: 'plea', gangster: man, plea: 'trial' });
  story.phase('courts', [1, 5]);
  const hit = { kind: 'hit' as const, target: man, crew: [killer] };
  return { story, gang, man, killer, hit };
}

describe('the Hit on one’s own captured man', () => {
  it('[SCN-2a] convicted in April, hit and killed in April: nobody is asked in May', () => {
    const { story, gang, man, hit } = convicted();
    gang.gives(hit);
    story.phase('reveal', [4]);
    expect(story.state.battles[b1]).toMatchObject({ setting: 'street', defenders: { party: 'police', crew: [man] } });
    const fate = { gangster: man, wounds: 3, isDead: true, isArrested: false };
    story.settles('b1', {
      winner: 'attackers',
      ending: 'target-dead',
      fates: [{ ...fate, madeName: false, grenadesUsed: 0 }],
    });
    expect(story.state.graveyard[man]).toBeDefined();
    story.nextMonth();
    expect(story.phase('courts').events).toEqual([]);
    expect(story.state.feds.targets).toEqual([]);
  });

  it('[SCN-2a] they are on foot in the street with him: nobody sits in the car', () => {
    const { story, gang, hit } = convicted();
    gang.gives(hit);
    story.phase('reveal', [4]);
    const battle = story.battle();
    const { vehicles } = buildArrangedBattle(story.state, battle).muster.defenders;
    expect(vehicles.flatMap(({ aboard = [] }) => aboard)).toEqual([]);
  });

  it('[SCN-2a] missed, he stays where he is and is asked in May', () => {
    const { story, gang, man, hit } = convicted();
    gang.gives(hit);
    story.phase('reveal', [4]);
    story.settles('b1', { winner: 'defenders', ending: 'target-away' });
    expect(story.state.gangsters[man]?.custody).toBe('pen');
    story.nextMonth();
    const { events } = story.phase('courts', [4]);
    expect(events[0]).toMatchObject({ type: 'turned-stool-pigeon', gangster: man });
  });

  it('[SCN-2a] he is unarmed, with a car of six, or five Agents while the Feds are in town', () => {
    for (const hasFeds of [false, true]) {
      const { story, gang, man, hit } = convicted();
      story.tell({ type: 'armed', seat: gang.seat, gangster: man, weapon: 'grenade', costDollars: 0 });
      if (hasFeds) story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
      gang.gives(hit);
      story.phase('reveal', hasFeds ? [] : [4]);
      const battle = story.battle();
      const { crew, guards, reserve } = buildArrangedBattle(story.state, battle).muster.defenders;
      expect(crew[0]).toMatchObject({ id: man, guns: [], melee: 'fists', grenades: 0 });
      expect(crew.slice(1).map(({ profile }) => profile)).toEqual(
        hasFeds
          ? Array.from({ length: 5 }, () => 'Agent')
          : ['Beat Cop', 'Beat Cop', 'Beat Cop', 'Beat Cop', 'Rookie', 'Rookie'],
      );
      expect([...guards, ...reserve]).toEqual([]);
    }
  });

  it('[SCN-2a] sticks and bottles of his stay home too', () => {
    const { story, gang, man, hit } = convicted();
    for (const weapon of ['dynamite', 'gasoline'] as const) {
      story.tell({ type: 'armed', seat: gang.seat, gangster: man, weapon, costDollars: 0 });
    }
    gang.gives(hit);
    story.phase('reveal', [4]);
    const battle = story.battle();
    const [captive] = buildArrangedBattle(story.state, battle).muster.defenders.crew;
    expect(captive).toMatchObject({ id: man, dynamite: 0, gasoline: 0 });
  });

  it('[SCN-2a] the table fights it both ways, and he comes out of it dead or a prisoner still', () => {
    const { story, gang, man, killer, hit } = convicted();
    gang.gives(hit);
    story.phase('reveal', [1]);
    const battle = story.state.battles[b1];
    const shooter = story.state.gangsters[killer];
    if (battle === undefined || shooter === undefined) throw new Error('No battle');
    shooter.stats = { fists: 5, gats: 6, guts: 6, stunts: 5, smarts: 4, hits: 6 };
    shooter.weapons.push('tommy-gun');
    const outcomes = Array.from({ length: 30 }, (_, seed) => resolveBattle(story.state, battle, seed));
    const fates = outcomes.flatMap((one) => one.fates.filter(({ gangster }) => gangster === man));
    expect(fates).toHaveLength(30);
    expect(new Set(fates.map(({ isDead }) => isDead))).toEqual(new Set([true, false]));
    expect(fates.some(({ isArrested }) => isArrested)).toBe(false);
    expect(fates.every(({ grenadesUsed }) => grenadesUsed === 0)).toBe(true);
  });

  it('[SCN-2a] a booked man too; a free man of one’s own is refused, and one who was asked', () => {
    const { story, gang, man, killer, hit } = convicted();
    gang.isRefused(/walks free/, { kind: 'hit', target: killer, crew: [killer] });
    const booked = gang.has('punk');
    story.tell({ type: 'arrested', seat: gang.seat, gangster: booked });
    gang.gives({ kind: 'hit', target: booked, crew: [killer] });
    expect(Object.values(story.state.orders)).toHaveLength(1);
    story.nextMonth();
    story.tell({ type: 'kept-mum', seat: gang.seat, gangster: man });
    gang.isRefused(/has been asked already/, { ...hit, crew: [gang.has('punk')] });
  });

  it('[SCN-2a] a rival’s prisoner stays out of reach', () => {
    const { story, man } = convicted();
    const other = story.gang('Them');
    other.isRefused(/would know him/, { kind: 'hit', target: man, crew: [other.has('punk')] });
  });

  it('[SCN-2a] let go before the reveal he is left alone, and the muscle is paid back', () => {
    const { story, gang, man, hit } = convicted();
    gang.gives({ ...hit, muscle: [{ profile: 'punk', count: 2 }] });
    story.tell({ type: 'released', seat: gang.seat, gangster: man, dollars: 0, bailMonth: null });
    const { events } = story.phase('reveal');
    expect(events.map(({ type }) => type)).toEqual(['job-dropped', 'muscle-sent-home']);
  });

  it('[SCN-2a, GANG-11] an NPC gang thinks of it, the more the likelier he talks', () => {
    const pointsFor = (smarts: number): number => {
      const { story, gang, man } = convicted(smarts);
      for (let one = 0; one < 6; one += 1) gang.has('hoodlum', { gats: 5 });
      const view = buildSeatView(story.state, gang.seat);
      const means = {
        dollars: 0,
        busy: new Set<never>(),
        slots: new Set<string>(),
        hired: new Set<never>(),
        targets: new Set<never>(),
      };
      const [best] = listSilencingCandidates(view, createWeights(view), means);
      expect(best?.order).toMatchObject({ kind: 'hit', target: man });
      return best?.reason.score ?? -Infinity;
    };
    expect(pointsFor(2)).toBeGreaterThan(pointsFor(5));
  });
});
