import { describe, expect, it } from 'vitest';
import type { BattleId, OfficialId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { listOutrageLines } from '#main/games/paradise/rules/outrage/causes.ts';
import { resolveBattle } from '#main/games/paradise/rules/battles/settling/resolve.ts';
import { settleBattle } from '#main/games/paradise/rules/battles/settling/settle.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { createOfficialFigure } from '#main/games/paradise/rules/skirmish/mustering/officials.ts';
import { lookUpRandomStat } from '#main/games/paradise/rules/tables/people/randomStats.ts';
import { Story, type GangStory } from '#test/support/story.ts';

const b1 = 'b1' as BattleId;

/** [OFF-10] Stats of a man of office, all 3: thrown after where he is found and who guards him. */
const threes = [1, 1, 1, 1, 1];

function sent(official: string, revealDice: readonly number[]) {
  const story = new Story();
  story.cityHall();
  const us = story.gang('Us', { bank: 20_000 });
  us.gives({ kind: 'hit-official', official, crew: [us.has('torpedo')] });
  story.phase('reveal', revealDice);
  return { story, us };
}

function attackedBy(story: Story): string[] {
  const battle = story.battle();
  return buildArrangedBattle(story.state, battle).muster.defenders.crew.map(({ profile }) => profile);
}

const cops = (count: number): string[] => Array.from({ length: count }, () => 'Beat Cop');
const rookies = (count: number): string[] => Array.from({ length: count }, () => 'Rookie');

describe('a Hit on an official', () => {
  it.each([
    ['the Mayor has four Beat Cops', 'mayor', [2, ...threes], ['Mayor', ...cops(4)]],
    ['a Councilor has two officers', 'councilor.docks', [2, ...threes], ['City Councilor', ...cops(2)]],
    ['a Judge has a car of six', 'judge-1', [2, 4, ...threes], ['Judge', ...cops(4), ...rookies(2)]],
    ['the Chief has a car of Beat Cops and his driver', 'chief', [2], ['Police Chief', ...cops(7)]],
    [
      'a Captain has his driver and the escort the Chief agrees to',
      'captain-1',
      [2, 1],
      ['Police Captain', ...cops(7)],
    ],
    ['a Captain whose Chief does not', 'captain-1', [2, 6], ['Police Captain', ...cops(1)]],
    ['the Editor has nobody', 'editor', [2, ...threes], ['City Editor']],
  ])('[OFF-5] %s', (_case, official, dice, expected) => {
    const { story } = sent(official, dice);
    expect(attackedBy(story)).toEqual(expected);
    expect(story.state.battles[b1]).toMatchObject({
      scenario: 'hit',
      defenders: { party: 'police' },
      official: { id: official },
    });
  });

  it.each(['mayor', 'editor', 'attorney-general'])(
    '[OFF-5, SCN-2] the table fights one on the %s to an end',
    (official) => {
      const { story } = sent(official, [2, ...threes]);
      const battle = story.battle();
      for (const id of battle.attackers.crew) {
        const killer = story.state.gangsters[id];
        if (killer === undefined) throw new Error('No killer');
        killer.stats = { fists: 5, gats: 6, guts: 6, stunts: 5, smarts: 4, hits: 6 };
        killer.weapons.push('tommy-gun');
      }
      const endings = new Set(
        Array.from({ length: 120 }, (_, seed) => resolveBattle(story.state, battle, seed).ending),
      );
      expect(endings.has('target-dead')).toBe(true);
      for (const ending of endings) {
        expect(['target-dead', 'target-away', 'beaten-off', 'broken-off']).toContain(ending);
      }
    },
  );

  it.each(['target-dead', 'target-away'] as const)('[PO-2] it stirs the public by 2 when it ends with %s', (ending) => {
    const { story } = sent('editor', [2, ...threes]);
    const winner = ending === 'target-dead' ? 'attackers' : 'defenders';
    story.settles('b1', { ending, winner }, ending === 'target-dead' ? [1] : []);
    expect(story.state.outrage).toBe(4);
  });

  it('[PO-2] the Attorney General as the target adds 2, a Reporter nothing', () => {
    const added = (kind: 'reporter' | 'editor' | 'attorney-general') =>
      listOutrageLines(
        { scenario: 'hit', official: { id: 'x' as OfficialId, kind, name: 'X', smarts: 3 } },
        { ending: 'target-away', causes: {} },
      ).reduce((total, { points }) => total + points, 0);
    expect([added('reporter'), added('editor'), added('attorney-general')]).toEqual([0, 2, 2]);
  });

  it('[OFF-5, OFF-8] a dead official is replaced, and whoever paid him is out of his money', () => {
    const story = new Story();
    story.cityHall();
    const us = story.gang('Us');
    const them = story.gang('Them', { bank: 20_000 });
    them.pays('judge-1');
    const before = story.official('judge-1').name;
    us.gives({ kind: 'hit-official', official: 'judge-1', crew: [us.has('torpedo')] });
    story.phase('reveal', [2, 6, ...threes]);
    story.settles('b1', { ending: 'target-dead', winner: 'attackers' }, [6]);
    expect(story.official('judge-1')).toMatchObject({ smarts: 6, forSaleFromMonth: 2 });
    expect(story.official('judge-1').name).not.toBe(before);
    expect(them.payroll).toEqual([]);
  });

  it('a Reporter nobody has seen at work is as unknown as a name made up', () => {
    const story = new Story();
    story.cityHall();
    const us = story.gang('Us');
    const them = story.gang('Them', { bank: 20_000 });
    them.pays('reporter-9');
    const crew = [us.has('torpedo')];
    for (const official of ['reporter-9', 'nobody-at-all']) {
      us.isRefused(/There is no official/, { kind: 'hit-official', official, crew });
    }
  });
});

describe('stats that nobody has determined', () => {
  it.each([
    ['better', [3, 4, 4, 4, 5, 5]],
    ['average', [3, 3, 3, 4, 4, 4]],
    ['less', [1, 2, 2, 2, 3, 3]],
  ] as const)('[OFF-10] %s than or like most men, by face', (column, expected) => {
    expect([1, 2, 3, 4, 5, 6].map((face) => lookUpRandomStat(column, face))).toEqual(expected);
  });

  const targetIn = (story: Story, id: string) => {
    const battle = story.battle(id);
    return buildArrangedBattle(story.state, battle).muster.defenders.crew[0];
  };

  it('[OFF-10] two Hits on one Mayor meet the same man; his successor is rolled anew', () => {
    const { story, us } = sent('mayor', [2, 4, 1, 6, 3, 5]);
    const { smarts } = story.official('mayor');
    const first = { fists: 4, gats: 3, guts: 4, stunts: 3, smarts, hits: 4 };
    expect(targetIn(story, 'b1')?.stats).toEqual(first);
    story.settles('b1', { ending: 'target-away', winner: 'defenders' });
    story.nextMonth();
    const again = { kind: 'hit-official' as const, official: 'mayor', crew: [us.has('torpedo')] };
    us.gives(again);
    story.phase('reveal', [2]);
    expect(targetIn(story, 'b2')?.stats).toEqual(first);
    story.settles('b2', { ending: 'target-dead', winner: 'attackers' }, [6]);
    story.nextMonth();
    us.gives({ ...again, crew: [us.has('torpedo')] });
    story.phase('reveal', [2, 1, 4, 1, 4, 1]);
    const successor = { fists: 3, gats: 4, guts: 3, stunts: 4, hits: 3 };
    expect(targetIn(story, 'b3')?.stats).toMatchObject(successor);
  });

  it('[OFF-10] no gang reads them off City Hall’s list', () => {
    const { story, us } = sent('mayor', [2, ...threes]);
    expect(story.official('mayor').stats).toBeDefined();
    const { officials } = buildSeatView(story.state, us.seat);
    expect(officials['mayor' as OfficialId]).toBeDefined();
    expect(officials['mayor' as OfficialId]).not.toHaveProperty('stats');
  });

  it('[LAW-4, LAW-7] the dice and the log call each man by his own office', () => {
    for (const [official, dice, styled] of [
      ['attorney-general', [2, ...threes], /^State Attorney General \w+ \w+$/],
      ['judge-1', [2, 6, ...threes], /^Judge \w+ \w+$/],
    ] as const) {
      const story = new Story();
      story.cityHall();
      const us = story.gang('Us', { bank: 20_000 });
      us.gives({ kind: 'hit-official', official, crew: [us.has('torpedo')] });
      const { events } = story.phase('reveal', dice);
      const [sizedUp] = events.filter((event) => event.type === 'official-sized-up');
      expect(sizedUp?.name).toMatch(styled);
    }
  });

  it('[OFF-5] the police walk beside him: their car stands by with nobody in it', () => {
    const { story } = sent('mayor', [2, ...threes]);
    const battle = story.battle();
    const { vehicles } = buildArrangedBattle(story.state, battle).muster.defenders;
    expect(vehicles.length).toBeGreaterThan(0);
    expect(vehicles.flatMap(({ aboard = [] }) => aboard)).toEqual([]);
  });

  it('[OFF-10] the Attorney General likewise, and a new one is another man', () => {
    const { story, us } = sent('attorney-general', [2, 6, 6, 6, 6, 6]);
    expect(story.state.courts.attorneyGeneralStats).toMatchObject({ guts: 4, hits: 4 });
    story.settles('b1', { ending: 'target-dead', winner: 'attackers' });
    expect(story.state.courts.attorneyGeneralStats).toBeUndefined();
    story.nextMonth();
    us.gives({ kind: 'hit-official', official: 'attorney-general', crew: [us.has('torpedo')] });
    story.phase('reveal', [2, ...threes]);
    expect(targetIn(story, 'b2')?.stats.guts).toBe(3);
  });

  it('[OFF-10] the Chief fights like a Captain and a Reporter like a Reporter: no die is thrown', () => {
    const { story } = sent('chief', [2]);
    expect(targetIn(story, 'b1')?.stats).toMatchObject({ fists: 4, guts: 4, hits: 5 });
    const reporter = createOfficialFigure('reporter', { id: 'r', name: 'R', smarts: 4 });
    expect(reporter.stats).toMatchObject({ fists: 3, gats: 2, guts: 3, smarts: 4, hits: 3 });
    const again = new Story();
    again.cityHall();
    const us = again.gang('Us', { bank: 20_000 });
    us.pays('reporter-1');
    us.gives({ kind: 'hit-official', official: 'reporter-1', crew: [us.has('torpedo')] });
    again.phase('reveal', [2]);
    expect(targetIn(again, 'b1')?.stats.gats).toBe(2);
  });

  it('[OFF-10] a battle of an older journal has nobody’s dice and still fights', () => {
    const { story } = sent('mayor', [2, ...threes]);
    const battle = story.state.battles[b1];
    if (battle?.official === undefined || battle.official === null) throw new Error('No battle');
    delete battle.official.stats;
    expect(targetIn(story, 'b1')?.stats).toMatchObject({ guts: 3, hits: 3 });
  });
});

describe('the State Attorney General', () => {
  /** Us, who came for him, with a Judge and a Councilor in our pay, and Them with two friends as good. */
  function murdered(dice: readonly number[]): { story: Story; us: GangStory; them: GangStory } {
    const story = new Story();
    story.cityHall();
    const us = story.gang('Us', { bank: 20_000 });
    const them = story.gang('Them', { bank: 20_000 });
    us.pays('judge-1', { smarts: 5 });
    us.pays('councilor.docks', { smarts: 3 });
    them.pays('judge-2', { smarts: 4 });
    them.pays('councilor.riverside', { smarts: 3 });
    us.gives({ kind: 'hit-official', official: 'attorney-general', crew: [us.has('torpedo')] });
    story.phase('reveal', [2, ...threes]);
    story.settles('b1', { ending: 'target-dead', winner: 'attackers' }, dice);
    return { story, us, them };
  }

  it('[LAW-7] killed: another is appointed and the Feds are called', () => {
    const { story } = murdered([1, 1]);
    const battle = story.state.battles[b1];
    expect(story.state.courts.attorneyGeneral).toBeDefined();
    expect(story.state.courts.attorneyGeneral).not.toBe(battle?.official?.name);
    expect(story.state.feds.inTown).toBe(true);
  });

  it('[LAW-7] killed: two dice are thrown, both for the killers’ officials; a bystander’s are not asked', () => {
    for (const [dice, ours] of [
      [
        [1, 1],
        ['judge-1', 'councilor.docks'],
      ],
      [[5, 4], ['judge-1']],
      [[6, 4], []],
    ] as const) {
      const { us, them } = murdered(dice);
      expect(us.payroll).toEqual(ours);
      expect(them.payroll).toEqual(['judge-2', 'councilor.riverside']);
    }
  });

  /** The same murder fought out: six armed men against him and his four Beat Cops, with the program's dice. */
  function foughtOut(seed: number) {
    const story = new Story();
    story.cityHall();
    const us = story.gang('Us', { bank: 20_000 });
    const them = story.gang('Them', { bank: 20_000 });
    us.pays('judge-1', { smarts: 5 });
    them.pays('judge-2', { smarts: 4 });
    const crew = Array.from({ length: 6 }, () => us.has('torpedo', { gats: 5, guts: 5 }));
    for (const one of Object.values(story.state.gangsters)) one.weapons = ['tommy-gun', 'pistol'];
    us.gives({ kind: 'hit-official', official: 'attorney-general', crew });
    story.phase('reveal', [2, ...threes]);
    const battle = story.battle();
    const outcome = resolveBattle(story.state, battle, seed);
    const isDead = outcome.ending === 'target-dead';
    // The last die of a murder is our Judge's, who has had enough at a 6.
    const { events } = story.play(isDead ? [6] : [], (table) => {
      settleBattle(table, battle, { how: 'resolved', seed, outcome: peaceful(outcome) });
    });
    return { story, us, them, battle, outcome, isDead, events };
  }

  /** An outcome without the talk of the town, which has dice of its own. */
  const peaceful = (outcome: BattleOutcome): BattleOutcome => ({ ...outcome, causes: {} });

  it('[LAW-7] fought out: his death in battle brings the Feds, a successor and our Judge’s die; his life nothing', () => {
    const fights = Array.from({ length: 20 }, (_, i) => foughtOut(i + 1));
    expect(new Set(fights.map(({ isDead }) => isDead))).toEqual(new Set([true, false]));
    for (const { story, us, them, battle, isDead } of fights) {
      const { attorneyGeneral } = story.state.courts;
      expect(attorneyGeneral === undefined).toBe(!isDead);
      expect(attorneyGeneral).not.toBe(battle.official?.name);
      expect(story.state.courts.attorneyGeneralStats === undefined).toBe(isDead);
      expect(story.state.feds.inTown).toBe(isDead);
      expect(us.payroll).toEqual(isDead ? [] : ['judge-1']);
      expect(them.payroll).toEqual(['judge-2']);
    }
  });

  it('[LAW-7] fought out: nobody counts him among the bystanders', () => {
    const murders = Array.from({ length: 12 }, (_, i) => foughtOut(i + 1)).filter(({ isDead }) => isDead);
    for (const { outcome, events } of murders) {
      const officers = outcome.others.filter(({ side }) => side === 'defenders');
      expect(officers.map(({ kind, present }) => [kind, present])).toEqual([['police', 4]]);
      const citizens = outcome.others.find(({ kind }) => kind === 'citizens')?.dead ?? 0;
      const report = events.find(({ type }) => type === 'battle-reported');
      expect(report).toMatchObject({ winner: 'attackers', citizensDead: citizens });
    }
  });

  it('[LAW-7] missed, nothing of it happens', () => {
    const { story } = sent('attorney-general', [2, ...threes]);
    story.settles('b1', { ending: 'target-away', winner: 'defenders' });
    expect(story.state.courts.attorneyGeneral).toBeUndefined();
    expect(story.state.feds.inTown).toBe(false);
  });
});

/** What a party of six Hoodlums is promised against each man of office, and the dice that arrange the Hit. */
const promises: [official: string, promised: number, dice: readonly number[]][] = [
  ['councilor.docks', 0.27, threes],
  ['mayor', 0.28, threes],
  ['judge-1', 0.23, [4, ...threes]],
  ['chief', 0.09, []],
];

describe('the odds of a Hit on an official', () => {
  it.each(promises)(
    '[OFF-5] go by who guards the %s: %f for six Hoodlums, and that is what they win',
    (official, promised, dice) => {
      let won = 0;
      let fought = 0;
      for (let setting = 1; setting <= 6; setting += 1) {
        const story = new Story();
        story.cityHall();
        const us = story.gang('Us', { bank: 20_000 });
        const crew = Array.from({ length: 6 }, () => us.has('hoodlum'));
        for (const id of crew) story.state.gangsters[id]?.weapons.push('pistol');
        const order = { kind: 'hit-official' as const, official, crew };
        expect(us.quote(order).odds?.chance).toBeCloseTo(promised, 2);
        us.gives(order);
        story.phase('reveal', [setting, ...dice]);
        const battle = story.battle();
        for (let seed = 1; seed <= 15; seed += 1) {
          fought += 1;
          if (resolveBattle(story.state, battle, seed).winner === 'attackers') won += 1;
        }
      }
      // Four standard errors of ninety battles at even chances.
      expect(Math.abs(won / fought - promised)).toBeLessThan(0.21);
    },
  );
});
