import { describe, expect, it } from 'vitest';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import { Refusal } from '#kernel/refusal.ts';
import { checkOutcome } from '#main/games/paradise/rules/battles/settling/afterAction.ts';
import { listPossibleEndings } from '#main/games/paradise/rules/battles/settling/endings.ts';
import { buildSheet } from '#main/games/paradise/rules/battles/watching/sheet.ts';
import { muscleTable } from '#main/games/paradise/rules/tables/people/muscle.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { createSeededDice, Dice } from '#kernel/dice/dice.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { campaignBattles } from '#main/games/paradise/rules/battles/campaignBattles.ts';
import { seedBattle, drawTableSeed } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { Story } from '#test/support/story.ts';

/** A hit on their Boss by one man with a grenade and a car, waiting to be reported. */
function waiting() {
  const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
  const man = us.has('hoodlum');
  us.gives({ kind: 'arm', gangster: man, weapon: 'grenade' });
  us.gives({ kind: 'buy-vehicle', vehicle: 'car' });
  const boss = them.boss;
  us.gives({ kind: 'hit', target: boss.id, crew: [man], muscle: [{ profile: 'punk', count: 2 }], vehicles: ['v1'] });
  story.phase('reveal', [2, 6]);
  const battle = story.battle();
  return { story, us, them, man, boss: boss.id, battle };
}

/** The table of the rulebook's own raid, laid by a seed of its own. */
function makeScenarioAt(tableSeed: number) {
  const dice = new Dice(createSeededDice(seedBattle(1)), false);
  return makeScenario({ ...bookMuster('raid', dice), tableSeed }, dice).start;
}

const unhurt = (gangster: GangsterId) => ({
  gangster,
  wounds: 0,
  isDead: false,
  isArrested: false,
  madeName: false,
  grenadesUsed: 0,
});

describe('the after-action report', () => {
  const cases: [string, RegExp, (ids: { man: GangsterId; boss: GangsterId }) => Partial<BattleOutcome>][] = [
    ['an ending of another scenario', /cannot end that way/, () => ({ ending: 'robbed' })],
    ['an ending with the wrong winner', /do not go together/, () => ({ ending: 'target-away', winner: 'attackers' })],
    ['somebody who was not there', /was not in this battle/, () => ({ fates: [unhurt('p2' as GangsterId)] })],
    ['a name nobody has', /“p77” was not in this battle/, () => ({ fates: [unhurt('p77' as GangsterId)] })],
    ['somebody twice', /in the report twice/, ({ man }) => ({ fates: [unhurt(man), unhurt(man)] })],
    [
      'a man dead and arrested',
      /dead and arrested/,
      ({ man }) => ({ fates: [{ ...unhurt(man), isDead: true, isArrested: true }] }),
    ],
    [
      'a wound that kills without a death',
      /HITS 3: with 4 points off he is dead/,
      ({ man }) => ({ fates: [{ ...unhurt(man), wounds: 4 }] }),
    ],
    [
      'a dead man with a name to make',
      /makes no name any more/,
      ({ man }) => ({ fates: [{ ...unhurt(man), isDead: true, madeName: true }] }),
    ],
    [
      'more grenades than he had',
      /has 1 grenade, so he cannot have used 2/,
      ({ man }) => ({ fates: [{ ...unhurt(man), grenadesUsed: 2 }] }),
    ],
    [
      'a dead target who is not the ending',
      /the Hit ended with that/,
      ({ boss }) => ({ fates: [{ ...unhurt(boss), isDead: true }] }),
    ],
    [
      'an ending with a dead target who lives',
      /says the target is dead/,
      () => ({ ending: 'target-dead', winner: 'attackers' }),
    ],
    ['Loot where there is none', /no Loot in this battle/, () => ({ loot: { attackers: 1, defenders: 0 } })],
    ['a car that was not there', /vehicle that was not there/, () => ({ wrecked: ['v9' as never] })],
    [
      'a car wrecked and taken',
      /wrecked or taken, not both/,
      () => ({ wrecked: ['v1' as never], taken: ['v1' as never] }),
    ],
    [
      'more fallen muscle than came',
      /There were only 2 muscle/,
      () => ({ others: [{ kind: 'muscle', side: 'attackers', present: 3, dead: 0, hurt: 0, arrested: 0 }] }),
    ],
    [
      'more fallen than there were',
      /There were 2 muscle of the attackers; 3 fell/,
      () => ({ others: [{ kind: 'muscle', side: 'attackers', present: 2, dead: 2, hurt: 1, arrested: 0 }] }),
    ],
    ['bodies without a death', /but nobody is dead/, () => ({ causes: { bodies: 1 } })],
    [
      'a gun kept by a man who was arrested',
      /did not come home from this battle/,
      ({ man }) => ({
        fates: [{ ...unhurt(man), isArrested: true }],
        gunsTaken: [{ by: man, weapon: 'pistol', from: null }],
      }),
    ],
    [
      'a gun taken off a man who had none of the kind',
      /has no \.30 BAR left to take|has no .* left to take/,
      ({ man, boss }) => ({ fates: [unhurt(man), unhurt(boss)], gunsTaken: [{ by: man, weapon: 'bar', from: boss }] }),
    ],
    [
      'a gun taken off somebody who was not there',
      /belonged to nobody in this battle/,
      ({ man }) => ({ fates: [unhurt(man)], gunsTaken: [{ by: man, weapon: 'pistol', from: 'p77' as GangsterId }] }),
    ],
  ];

  it.each(cases)('[SCN-12] refuses %s and changes nothing', (_case, sentence, told) => {
    const { story, man, boss, battle } = waiting();
    const { blank } = buildSheet(story.state, battle, 'gm');
    const end = { ending: 'target-away', winner: 'defenders' } as const;
    story.refuses(sentence, (table) => {
      story.settleIn(table, 'b1', { ...blank, ...end, ...told({ man, boss }) });
    });
  });

  it('[SCN-12, PO-2] a bystander dead in the street is in a row of his own, and leaves a body', () => {
    const { story, battle } = waiting();
    const { blank } = buildSheet(story.state, battle, 'gm');
    const others = blank.others.map((one) => (one.kind === 'citizens' ? { ...one, present: 1, dead: 1 } : one));
    const causes = { 'citizen-killed': 1, bodies: 1 };
    const end = { ending: 'target-away', winner: 'defenders' } as const;
    const { events } = story.settles('b1', { ...end, others, causes });
    expect(events.find(({ type }) => type === 'battle-reported')).toMatchObject({ citizensDead: 1, othersDead: 0 });
    expect(story.state.battles['b1' as BattleId]?.settled?.outcome).toMatchObject({ others, causes });
  });

  it('[SCN-12, GUTS-3] a man can be wounded and arrested', () => {
    const { story, man } = waiting();
    const fates = [{ ...unhurt(man), wounds: 2, isArrested: true }];
    const { events } = story.settles('b1', { ending: 'target-away', winner: 'defenders', fates });
    expect(events.filter(({ type }) => type === 'wounded' || type === 'arrested')).toMatchObject([
      { type: 'wounded', gangster: man },
      { type: 'arrested', gangster: man },
    ]);
  });

  it('[SCN-12] a gun taken off the dead Boss is the taker’s from then on', () => {
    const { story, man, boss } = waiting();
    const before = story.state.gangsters[man]?.weapons.length ?? 0;
    story.state.gangsters[boss]?.weapons.push('tommy-gun');
    story.settles('b1', {
      ending: 'target-dead',
      winner: 'attackers',
      fates: [unhurt(man), { ...unhurt(boss), isDead: true }],
      gunsTaken: [{ by: man, weapon: 'tommy-gun', from: boss }],
    });
    expect(story.state.gangsters[man]?.weapons.slice(before)).toEqual(['tommy-gun']);
    expect(story.state.graveyard[boss]?.gangster.weapons).not.toContain('tommy-gun');
  });

  it('[SCN-12] a refusal of one man’s line says whom it is about, one of the whole nobody', () => {
    const { story, man, battle } = waiting();
    const { blank } = buildSheet(story.state, battle, 'gm');
    const end = { ending: 'target-away', winner: 'defenders' } as const;
    const about = (told: Partial<BattleOutcome>): string | null | undefined => {
      try {
        checkOutcome(story.state, battle, { ...blank, ...end, ...told });
      } catch (problem) {
        if (problem instanceof Refusal) return problem.about;
        throw problem;
      }
      return undefined;
    };
    expect(about({ fates: [{ ...unhurt(man), wounds: 4 }] })).toBe(man);
    expect(about({ fates: [{ ...unhurt(man), grenadesUsed: 2 }] })).toBe(man);
    expect(about({ ending: 'robbed' })).toBeNull();
  });

  it('[SCN-12] a battle is reported once', () => {
    const { story } = waiting();
    story.settles('b1', { ending: 'target-away', winner: 'defenders' });
    story.refuses(/settled already/, (table) => {
      story.settleIn(table, 'b1');
    });
  });

  it('[SCN-12, GANG-13] calling a battle off pays its muscle back and changes nothing else', () => {
    const { story } = waiting();
    const before = structuredClone(story.state);
    const { events } = story.play([], (table) => {
      paradise.battles.settle(table, 'b1', { how: 'call-off', note: 'rain' });
    });
    const dollars = before.battles['b1' as BattleId]?.attackers.muscle.reduce((sum, hired) => {
      return sum + hired.count * muscleTable[hired.profile].priceDollars;
    }, 0);
    expect(events).toMatchObject([{ type: 'battle-settled' }, { type: 'muscle-sent-home', dollars: dollars ?? 0 }]);
    const { battles, purses: _purses, books: _books, ...rest } = story.state;
    const { battles: _before, purses: _were, books: _had, ...old } = before;
    expect(rest).toEqual(old);
    expect(battles['b1' as BattleId]?.settled).toMatchObject({ how: 'called-off', note: 'rain' });
  });

  it('[SCN-12] the form as it opens is accepted with every ending it offers', () => {
    const { story, battle } = waiting();
    for (const { ending, winner } of listPossibleEndings(battle)) {
      if (ending === 'target-dead') continue;
      const { blank } = buildSheet(story.state, battle, 'gm');
      const before = JSON.stringify(story.state);
      story.play([], (table) => {
        story.settleIn(table, 'b1', { ...blank, ending, winner });
      });
      story.state = JSON.parse(before) as typeof story.state;
    }
    expect(listPossibleEndings(battle).length).toBeGreaterThan(2);
  });
});

describe('the setup sheet', () => {
  it('[SCN-0] has both sides with stats and weapons, the muscle and the guards', () => {
    const { story, man, boss, battle } = waiting();
    const sheet = buildSheet(story.state, battle, 'gm');
    expect(sheet.attackers.figures.map(({ group }) => group)).toEqual(['crew', 'muscle', 'muscle']);
    expect(sheet.attackers.figures[0]).toMatchObject({ gangster: man, stats: { gats: 3 } });
    expect(sheet.defenders.figures[0]).toMatchObject({ gangster: boss, profile: 'Mob Boss' });
    expect(sheet.attackers.vehicles).toEqual([{ id: 'v1', name: 'Car' }]);
    expect(sheet.layout.buildings.length).toBeGreaterThan(0);
  });

  it('[SCN-0] lays the same table out each time it is opened', () => {
    const { story, battle } = waiting();
    expect(buildSheet(story.state, battle, 'gm').layout).toEqual(buildSheet(story.state, battle, 'gm').layout);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[SCN-0] lays the table that the battle is fought on, whatever its dice, and odds are counted on: seed %i',
    (seed) => {
      const { story } = waiting();
      const battles = Object.values(story.state.battles);
      expect(battles.length).toBeGreaterThan(0);
      for (const battle of battles) {
        const { layout } = buildSheet(story.state, battle, 'gm');
        for (const fightSeed of [seed, seed * 1_000_003]) {
          expect(campaignBattles.run(story.state, battle.id, fightSeed).film.layout).toEqual(layout);
          const muster = buildArrangedBattle(story.state, battle).muster;
          const dice = new Dice(createSeededDice(seedBattle(fightSeed)), false);
          const { start } = makeScenario(muster, dice);
          expect(start.layout.light).toBe(layout.light);
        }
      }
    },
  );

  it('[SCN-0] gives battles of one campaign tables of their own', () => {
    const lights = Array.from({ length: 60 }, (_, nth) => {
      const { layout } = makeScenarioAt(drawTableSeed(7, `b${nth + 1}`));
      return layout.light;
    });
    expect(new Set(lights)).toEqual(new Set(['good', 'poor', 'bad']));
  });

  it('shows a seat whom it may call itself, not whom its rival may', () => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    const [place] = them.owns('speakeasy').in('docks');
    const secret = them.has('torpedo');
    us.gives({ kind: 'raid', business: place, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    const battle = story.battle();
    const seen = (viewer: 'gm' | typeof us.seat) =>
      buildSheet(story.state, battle, viewer).defenders.figures.map(({ gangster }) => gangster);
    expect(seen('gm')).toContain(secret);
    expect(seen(us.seat)).not.toContain(secret);
    expect(seen(them.seat)).toContain(secret);
  });
});
