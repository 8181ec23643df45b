import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '#shared/words/ids.ts';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome, GangsterFate } from '#shared/games/paradise/battles.ts';
import { computeCurrentStats } from '#main/games/paradise/rules/state/condition.ts';
import { listOutrageLines } from '#main/games/paradise/rules/outrage/causes.ts';
import { hasUnrolled } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { arrangePoliceRaid } from '#main/games/paradise/rules/battles/arranging/raiding.ts';
import { listEveryBattle } from '#main/games/paradise/rules/views/battles.ts';
import { rememberFaces } from '#main/games/paradise/rules/battles/settling/sightings.ts';
import { cleanUpMonths } from '#main/games/paradise/rules/battles/settling/spoils.ts';
import { buildSheet } from '#main/games/paradise/rules/battles/watching/sheet.ts';
import { feelings } from '#test/support/bargains.ts';
import { Story, vehicleId } from '#test/support/story.ts';

const fate = (gangster: GangsterId, change: Partial<GangsterFate> = {}): GangsterFate => ({
  gangster,
  wounds: 0,
  isDead: false,
  isArrested: false,
  madeName: false,
  grenadesUsed: 0,
  ...change,
});

/** A raid of ours on their speakeasy that waits to be settled. */
function raided() {
  const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
  const [speakeasy] = them.owns('speakeasy').in('docks');
  const man = us.has('hoodlum');
  us.gives({ kind: 'raid', business: speakeasy, crew: [man] });
  story.phase('reveal');
  return { story, us, them, man, speakeasy: speakeasy };
}

describe('what a battle brings back', () => {
  it.each([
    ['a light wound', 1, 6],
    ['a wound', 2, 12],
  ])('[HEAL-1, SCN-12] %s takes its points from every stat', (_case, wounds, points) => {
    const { story, man } = raided();
    story.settles('b1', { ending: 'held', winner: 'defenders', fates: [fate(man, { wounds })] });
    const gangster = story.state.gangsters[man];
    const lost = Object.values(gangster?.lost ?? {}).reduce((sum, one) => sum + one, 0);
    expect(lost).toBe(points);
    expect(gangster && computeCurrentStats(gangster).gats).toBe(3 - wounds);
  });

  it('[HEAL-1, SCN-12] a serious wound takes 24 points from a man who has them', () => {
    const { story, us } = raided();
    const bull = us.has('torpedo', { fists: 6, gats: 6, guts: 6, stunts: 6, smarts: 6, hits: 6 });
    const battle = story.state.battles['b1' as BattleId];
    battle?.attackers.crew.push(bull);
    story.settles('b1', { ending: 'held', winner: 'defenders', fates: [fate(bull, { wounds: 4 })] });
    const lost = Object.values(story.state.gangsters[bull]?.lost ?? {});
    expect(lost).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it('[SCN-12] the dead are gone from the roster and remembered', () => {
    const { story, man } = raided();
    story.settles('b1', { ending: 'held', winner: 'defenders', fates: [fate(man, { isDead: true })] });
    expect(story.state.gangsters[man]).toBeUndefined();
    expect(story.state.graveyard[man]).toMatchObject({ month: 1, battle: 'b1' });
  });

  it.each([
    { dead: 1, cause: /^the death of (?!an unknown).+ in the raid on / },
    { dead: 2, cause: /^the deaths of 2 men in the raid on / },
  ])(
    '[SCN-12] attackers with $dead dead hold those deaths against the house, and not their own raid',
    ({ dead, cause }) => {
      const { story, us, them, man } = raided();
      const fallen = [man, us.has('torpedo')].slice(0, dead);
      story.state.battles['b1' as BattleId]?.attackers.crew.push(...fallen.slice(1));
      story.settles('b1', {
        ending: 'held',
        winner: 'defenders',
        fates: fallen.map((one) => fate(one, { isDead: true })),
      });
      expect(feelings(story, us, them)).toMatchObject({
        grievance: dead,
        cause: expect.stringMatching(cause) as string,
      });
      expect(feelings(story, them, us).cause).toMatch(/^the raid on /);
    },
  );

  it('[SCN-12] prisoners wait for the court', () => {
    const { story, man } = raided();
    story.settles('b1', { ending: 'held', winner: 'defenders', fates: [fate(man, { isArrested: true })] });
    expect(story.state.gangsters[man]?.custody).toBe('jail');
  });

  it('[GUTS-4, SCN-12] a name as a Stone Cold Killer stays', () => {
    const { story, man } = raided();
    story.settles('b1', { ending: 'held', winner: 'defenders', fates: [fate(man, { madeName: true })] });
    expect(story.state.gangsters[man]?.isStoneCold).toBe(true);
  });

  it('[RK-16, SCN-5, TAKE-3] the winner of a raid has the place, with D6 of damage', () => {
    const { story, us, speakeasy } = raided();
    story.settles('b1', { ending: 'taken', winner: 'attackers' }, [5]);
    expect(story.state.businesses[speakeasy]).toMatchObject({ owner: us.seat, repairMonths: 2 });
  });

  it('[RK-16] damage by D6: 1-2 none, 3-4 one month, 5-6 two', () => {
    expect([1, 2, 3, 4, 5, 6].map(cleanUpMonths)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('[RK-16] a place being mended earns nothing and is owed no idle month', () => {
    const { story, us, speakeasy } = raided();
    story.settles('b1', { ending: 'taken', winner: 'attackers' }, [3]);
    const before = us.bank;
    story.phase('collections');
    expect(us.bank).toBe(before);
    expect(story.state.businesses[speakeasy]).toMatchObject({ repairMonths: 0, idleMonths: 0 });
    story.phase('collections', [4, 4]);
    expect(us.bank).toBe(before + 700);
  });

  it('[RK-5] by the house rule one successful raid takes the whole racket of the district', () => {
    const [story, us, them] = new Story({ houseRules: { fullRacketRaid: 'whole-racket' } }).seats('Us', [
      'Them',
      { isHuman: false },
    ]);
    them.ownsAll('booze', 'docks');
    const { id } = story.business('docks', 'speakeasy');
    us.gives({ kind: 'raid', business: id, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    story.settles('b1', { ending: 'taken', winner: 'attackers' }, [1]);
    const booze = Object.values(story.state.businesses).filter(
      ({ district, type }) => district === 'docks' && ['low-dive', 'speakeasy', 'trucking'].includes(type),
    );
    expect(booze).toHaveLength(9);
    expect(booze.every(({ owner }) => owner === us.seat)).toBe(true);
  });

  it('[RK-5] by the book only the raided type goes: three speakeasies, and six places stay', () => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    them.ownsAll('booze', 'docks');
    const { id } = story.business('docks', 'speakeasy');
    us.gives({ kind: 'raid', business: id, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    story.settles('b1', { ending: 'taken', winner: 'attackers' }, [1]);
    expect(story.business('docks', 'speakeasy', 3).owner).toBe(us.seat);
    expect(story.business('docks', 'low-dive').owner).toBe(them.seat);
  });

  it('[SCN-0, SCN-1, RK-16] Loot brought home is $100 a point, and a smashed place earns nothing for D6 months', () => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    const [speakeasy] = them.owns('speakeasy').in('docks');
    us.gives({ kind: 'smash-and-grab', business: speakeasy, crew: [us.has('hoodlum')] });
    story.phase('reveal', [4, 4]);
    expect(story.state.battles['b1' as BattleId]?.lootPoints).toBe(7);
    const before = us.bank;
    expect(() =>
      story.settles('b1', { ending: 'robbed', winner: 'attackers', loot: { attackers: 3, defenders: 4 } }),
    ).toThrow(/With 4 of 7 points of Loot left no more went than was left/);
    story.settles('b1', { ending: 'robbed', winner: 'attackers', loot: { attackers: 5, defenders: 0 } }, [6]);
    expect(us.bank).toBe(before + 500);
    expect(story.state.businesses[speakeasy]).toMatchObject({ owner: them.seat, repairMonths: 6 });
  });

  it.each([
    ['attackers', 'truck-taken'],
    ['defenders', 'truck-through'],
  ] as const)('[SCN-3] the Loot of a truck goes to the %s who have it', (winner, ending) => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    them.owns('low-dive').in('docks');
    us.gives({ kind: 'hijack', gang: them.seat, crew: [us.has('hoodlum')] });
    story.phase('reveal', [3, 6]);
    const before = { attackers: us.bank, defenders: them.bank };
    const loot = { attackers: 0, defenders: 0, [winner]: 3 };
    story.settles('b1', { ending, winner, loot });
    expect(us.bank - before.attackers).toBe(winner === 'attackers' ? 300 : 0);
    expect(them.bank - before.defenders).toBe(winner === 'defenders' ? 300 : 0);
  });

  it.each<[HouseRules['rumbleRecruits'], number, number[], string[], number]>([
    ['for-nothing', 1_000, [3, 4, 5, 1], ['punk', 'slugger', 'punk'], 0],
    ['one-man', 1_000, [5], ['slugger'], 0],
    ['half-price', 1_000, [3, 4, 5, 1], ['punk', 'slugger', 'punk'], 13 + 25 + 13],
    // $30 pay the first Punk; $17 are too few for a Slugger, and pay another Punk.
    ['half-price', 30, [3, 4, 5, 1], ['punk', 'punk'], 13 + 13],
    ['half-price', 12, [2, 1, 6], [], 0],
  ])('[SCN-8] a rumble won under “%s” with $%i in the bank: dice %j bring %j for $%i', (...told) => {
    const [rumbleRecruits, bank, dice, kinds, dollars] = told;
    const [story, us, them] = new Story({ houseRules: { rumbleRecruits } }).seats(
      ['Us', { bank }],
      ['Them', { isHuman: false }],
    );
    us.gives({ kind: 'rumble', gang: them.seat });
    story.phase('reveal', [1, 1, 1, 1]);
    const before = Object.keys(story.state.gangsters);
    story.settles('b1', { ending: 'last-stand', winner: 'attackers' }, dice);
    const joined = Object.values(story.state.gangsters).filter(({ id }) => !before.includes(id));
    expect(joined.map(({ profile }) => profile)).toEqual(kinds);
    expect(joined.every(({ gang }) => gang === us.seat)).toBe(true);
    expect(us.bank).toBe(bank - dollars);
  });

  it('[SCN-4] a truce that was talked out holds through the next month and breaks with the first shot', () => {
    const [story, us, them] = new Story().seats('Us', 'Them');
    const [speakeasy] = them.owns('speakeasy').in('docks');
    us.gives({ kind: 'meet', gang: them.seat, negotiator: us.has('hoodlum'), topic: { kind: 'truce' } });
    story.phase('reveal');
    story.callsOut([them.has('hoodlum'), 'talk']);
    story.settles('b1', { ending: 'deal', winner: 'attackers' });
    expect(Object.values(story.state.deals)).toMatchObject([
      { asker: us.seat, other: them.seat, untilMonth: 2, brokenBy: null },
    ]);
    const raid = { kind: 'raid' as const, business: speakeasy, crew: [us.has('hoodlum')] };
    expect(us.quote(raid).notes.join()).toMatch(/breaks the truce with Them/);
    us.gives(raid);
    story.tell({ type: 'order-withdrawn', seat: us.seat, id: 'o1' as never, title: '' });
    story.phase('reveal');
    expect(Object.values(story.state.deals)[0]?.brokenBy).toBe(us.seat);
  });

  it('[SCN-4] a business that was talked away changes hands', () => {
    const [story, us, them] = new Story().seats('Us', 'Them');
    const [speakeasy] = them.owns('speakeasy').in('docks');
    us.gives({
      kind: 'meet',
      gang: them.seat,
      negotiator: us.has('hoodlum'),
      topic: { kind: 'business', business: speakeasy },
    });
    story.phase('reveal');
    story.callsOut([them.has('hoodlum'), 'talk']);
    story.settles('b1', { ending: 'deal', winner: 'attackers' });
    expect(story.state.businesses[speakeasy]?.owner).toBe(us.seat);
  });

  it('fighters know each other’s faces afterwards, as they were', () => {
    const { story, us, them, man } = raided();
    story.settles('b1', { ending: 'held', winner: 'defenders' });
    expect(story.state.sightings[`${them.seat}:${man}`]).toMatchObject({ month: 1 });
    expect(story.state.sightings[`${us.seat}:${man}`]).toBeUndefined();
  });

  it('cars are lost to the junkyard or to the other gang, grenades to the air', () => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    const [speakeasy] = them.owns('speakeasy').in('docks');
    const man = us.has('hoodlum');
    us.gives({ kind: 'buy-vehicle', vehicle: 'car' });
    us.gives({ kind: 'buy-vehicle', vehicle: 'truck' });
    us.gives({ kind: 'arm', gangster: man, weapon: 'grenade' });
    us.gives({ kind: 'arm', gangster: man, weapon: 'grenade' });
    us.gives({ kind: 'raid', business: speakeasy, crew: [man], vehicles: ['v1', 'v2'] });
    story.phase('reveal');
    story.settles('b1', {
      ending: 'held',
      winner: 'defenders',
      fates: [fate(man, { grenadesUsed: 1 })],
      wrecked: ['v1' as never],
      taken: ['v2' as never],
    });
    expect(story.state.vehicles['v1' as never]).toBeUndefined();
    expect(story.state.vehicles['v2' as never]).toMatchObject({ gang: them.seat });
    expect(story.state.gangsters[man]?.weapons).toEqual(['grenade']);
  });
});

describe('the death of a Boss', () => {
  /** A hit on their Boss that waits to be settled; they have a Torpedo, a Hoodlum and a place. */
  function bossHit() {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    them.owns('speakeasy').in('docks');
    const torpedo = them.has('torpedo', { smarts: 4 });
    const hoodlum = them.has('hoodlum', { smarts: 3 });
    const boss = them.boss.id;
    us.gives({ kind: 'hit', target: boss, crew: [us.has('hoodlum')] });
    story.phase('reveal', [2, 6]);
    return { story, us, them, boss, torpedo, hoodlum };
  }

  it('[GANG-16] a lieutenant takes over; who fails SMARTS defects; an owner with GUTS goes his own way', () => {
    const { story, us, them, boss, torpedo, hoodlum } = bossHit();
    // The Accountant stays (5 on SMARTS 5), the Hoodlum fails (4 on 3); the owner passes (3 on 3).
    story.settles(
      'b1',
      { ending: 'target-dead', winner: 'attackers', fates: [fate(boss, { isDead: true })] },
      [5, 4, 3],
    );
    expect(story.state.gangsters[torpedo]).toMatchObject({ gang: them.seat, isBoss: true });
    expect(story.state.gangs[them.seat]?.bossName).toBe(story.state.gangsters[torpedo]?.name);
    expect(story.state.gangsters[hoodlum]?.gang).toBe(us.seat);
    expect(feelings(story, them, us).cause).toBe('a man who went over to them');
    expect(story.business('docks', 'speakeasy').owner).toBeNull();
  });

  it('[GANG-16] who leaves a dead Boss goes to a random gang, whichever killed him', () => {
    const to = new Set<string | undefined>();
    for (const face of [1, 2]) {
      const { story, boss, hoodlum } = bossHit();
      story.gang('Others', { isHuman: false });
      story.settles('b1', { ending: 'target-dead', winner: 'attackers', fates: [fate(boss, { isDead: true })] }, [
        5,
        4,
        face,
        4,
      ]);
      to.add(story.state.gangsters[hoodlum]?.gang);
    }
    expect(to).toEqual(new Set(['g1', 'g3']));
  });

  it('[GANG-16] those who pass stay, and an owner who fails his GUTS stays too', () => {
    const { story, them, boss, hoodlum } = bossHit();
    story.settles(
      'b1',
      { ending: 'target-dead', winner: 'attackers', fates: [fate(boss, { isDead: true })] },
      [1, 1, 4],
    );
    expect(story.state.gangsters[hoodlum]?.gang).toBe(them.seat);
    expect(story.business('docks', 'speakeasy').owner).toBe(them.seat);
  });

  it('[GANG-16] the officials of a dead Boss test SMARTS after his men, before his doors', () => {
    const { story, them, boss } = bossHit();
    story.cityHall();
    them.pays('mayor');
    them.pays('judge-1');
    const { events } = story.settles(
      'b1',
      { ending: 'target-dead', winner: 'attackers', fates: [fate(boss, { isDead: true })] },
      [1, 1, 4, 4, 4],
    );
    expect(events.filter(({ type }) => type === 'loyalty-tested')).toMatchObject([
      { because: 'the Boss is dead', stayed: [{ id: 'judge-1' }], left: [{ id: 'mayor' }] },
    ]);
    expect(them.payroll).toEqual(['judge-1']);
  });
});

describe('friends in office', () => {
  it.each([
    ['withdrew', 'defenders', true],
    ['broke-after-withdrawal', 'attackers', true],
    ['closed', 'attackers', false],
    ['surrendered', 'attackers', false],
  ] as const)('[SCN-10] a Police Raid that %s makes police and Judges test (%s, %s)', (ending, winner, tests) => {
    const [story, us] = new Story().seats('Us');
    us.owns('low-dive').in('docks');
    story.cityHall();
    for (const id of ['mayor', 'captain-1', 'judge-1']) us.pays(id);
    story.tell({ type: 'feds-arrived', month: 0, agents: 5 });
    story.phase('outrage', [3, 4, 1]);
    const { events } = story.settles('b1', { ending, winner }, tests ? [5, 5] : []);
    expect(events.some(({ type }) => type === 'loyalty-tested')).toBe(tests);
    expect(us.payroll.length).toBe(tests ? 1 : 3);
  });
});

describe('the public’s temper', () => {
  const nothing = {
    winner: 'nobody',
    ending: 'broken-off',
    turns: 0,
    fates: [],
    others: [],
    loot: { attackers: 0, defenders: 0 },
    causes: {},
    wrecked: [],
    taken: [],
  } as const;
  const points = (
    scenario: 'raid' | 'show-of-strength' | 'siege' | 'police-raid',
    change: Partial<Parameters<typeof listOutrageLines>[1]>,
  ): number => listOutrageLines({ scenario }, { ...nothing, ...change }).reduce((sum, line) => sum + line.points, 0);

  it.each([
    ['gunfight', 1],
    ['citizen-killed', 2],
    ['innocent-killed', 3],
    ['hostages', 1],
    ['hostage-killed', 3],
    ['bodies', 1],
    ['explosives', 2],
    ['fire-in-business', 1],
    ['fire-in-residence', 2],
    ['police-hurt', 1],
  ] as const)('[PO-2] %s adds %i, however often it was seen', (cause, added) => {
    expect(points('raid', { causes: { [cause]: 1 } })).toBe(added);
    expect(points('raid', { causes: { [cause]: 3 } })).toBe(added);
  });

  it('[PO-2] of the citizens only the worst line counts, besides one for bodies', () => {
    const causes = { 'citizen-killed': 2, 'innocent-killed': 1, 'hostage-killed': 1, bodies: 4 };
    expect(points('raid', { causes })).toBe(3 + 1);
  });

  it('[PO-2] gasoline that reaches a home counts 2 beside the explosives, not 1 for the shop as well', () => {
    const causes = { explosives: 1, 'fire-in-business': 1, 'fire-in-residence': 1 };
    expect(points('raid', { causes })).toBe(2 + 2);
  });

  it('[PO-2, SCN-6, SCN-11] a Show of Strength and a Siege add 2 by themselves', () => {
    expect(points('show-of-strength', {})).toBe(2);
    expect(points('siege', {})).toBe(2);
  });

  it.each([
    ['surrendered', -1],
    ['withdrew', 1],
    ['broke-after-withdrawal', -1],
    ['closed', 0],
  ] as const)('[PO-2, SCN-10] a Police Raid that %s moves it by %i', (ending, moved) => {
    expect(points('police-raid', { ending })).toBe(moved);
  });

  it('[PO-2] never below 0, and every line is told', () => {
    const { story } = raided();
    story.tell({ type: 'outrage-set', from: 2, to: 4 });
    const { events } = story.settles('b1', {
      ending: 'held',
      winner: 'defenders',
      causes: { gunfight: 5, 'police-hurt': 1 },
    });
    expect(events).toContainEqual({
      type: 'outrage-stirred',
      battle: 'b1',
      from: 4,
      to: 6,
      lines: [
        { cause: 'gunfight', count: 5, points: 1 },
        { cause: 'police-hurt', count: 1, points: 1 },
      ],
    });
    expect(story.state.outrage).toBe(6);
  });

  it('[PO-2] a gang that gives itself up in a city without outrage leaves it at 0', () => {
    const story = new Story();
    story.gang('Them').owns('speakeasy').in('docks');
    story.tell({ type: 'outrage-set', from: 2, to: 0 });
    const { id } = story.business('docks', 'speakeasy');
    story.play([3, 1, 3], (table) => arrangePoliceRaid(table, { business: id, extraCars: 0 }));
    story.settles('b1', { ending: 'surrendered', winner: 'attackers' });
    expect(story.state.outrage).toBe(0);
  });

  it('[PO-2] a surrender takes a city at 1 to 0', () => {
    const story = new Story();
    story.gang('Them').owns('speakeasy').in('docks');
    story.tell({ type: 'outrage-set', from: 2, to: 1 });
    const { id } = story.business('docks', 'speakeasy');
    story.play([3, 1, 3], (table) => arrangePoliceRaid(table, { business: id, extraCars: 0 }));
    story.settles('b1', { ending: 'surrendered', winner: 'attackers' });
    expect(story.state.outrage).toBe(0);
  });

  it('[PO-2] a month with one unseen raid takes 2 off, one that was seen does not', () => {
    const eased = (causes: BattleOutcome['causes']) => {
      const { story } = raided();
      story.tell({ type: 'outrage-set', from: 2, to: 5 });
      story.settles('b1', { ending: 'held', winner: 'defenders', causes });
      return story.phase('outrage', [1, 2]).events[0]?.type;
    };
    expect([eased({}), eased({ gunfight: 1 })]).toEqual(['outrage-eased', 'outrage-rolled']);
  });

  it('[PO-2] what a raid of the law stirs after the roll keeps the next month from easing', () => {
    const { story } = raided();
    story.tell({ type: 'outrage-set', from: 2, to: 5 });
    story.phase('outrage', [1, 2]);
    story.settles('b1', { ending: 'held', winner: 'defenders', causes: { gunfight: 1 } });
    story.nextMonth();
    expect(story.phase('outrage', [1, 2]).events[0]?.type).toBe('outrage-rolled');
    story.nextMonth();
    expect(story.phase('outrage', [1, 2]).events[0]?.type).toBe('outrage-eased');
  });
});

describe('strangers in a battle', () => {
  it.each([
    ['speakeasy', 'docks', true],
    ['wire-service', 'downtown', false],
  ] as const)('[SK-0] a raid on a %s in %s: somebody’s skills are to be rolled: %s', (type, district, rolls) => {
    const [story, us] = new Story().seats('Us');
    const [business] = story.gang('Them', { isHuman: false }).owns(type).in(district);
    us.gives({ kind: 'raid', business, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    const battle = story.battle();
    expect(hasUnrolled(battle)).toBe(rolls);
  });
});

describe('employees', () => {
  it('[RK-16] a D6 of 2 and two dead employees make a 4: one month of clean-up', () => {
    const { story, speakeasy } = raided();
    const { events } = story.settles(
      'b1',
      {
        ending: 'taken',
        winner: 'attackers',
        employeesDead: 2,
        others: [{ kind: 'citizens', side: 'civilians', present: 2, dead: 2, hurt: 0, arrested: 0 }],
      },
      [2],
    );
    expect(events).toContainEqual({ type: 'smashed', business: speakeasy, months: 1 });
    expect([1, 2, 3, 4, 5, 6, 9].map(cleanUpMonths)).toEqual([0, 0, 1, 1, 2, 2, 2]);
  });
});

describe('chance', () => {
  it('[PO-6] the Feds draw the district first: one door there is as likely as nine elsewhere', () => {
    const raidedDistricts = [1, 2].map((face) => {
      const [story, us] = new Story().seats('Us');
      us.owns('casino').in('downtown');
      us.owns('low-dive', 3).in('docks');
      us.owns('speakeasy', 3).in('docks');
      us.owns('numbers', 3).in('docks');
      story.tell({ type: 'feds-arrived', month: 0, agents: 5 });
      const many = story.state.businesses;
      expect(Object.values(many).filter(({ owner }) => owner === us.seat)).toHaveLength(10);
      const dice = face === 1 ? [1, 1, 1] : [2];
      story.phase('outrage', [3, 4, ...dice, 1, ...law(face)]);
      return story.state.battles['b1' as BattleId]?.district;
    });
    expect(new Set(raidedDistricts)).toEqual(new Set(['docks', 'downtown']));
  });

  /** In the docks a second die for nine doors; then police cars: none for one die, two at the casino. */
  function law(face: number): number[] {
    return face === 1 ? [] : [1, 1, 1];
  }
});

describe('the law', () => {
  it('[SCN-10] the police take the place in every way they can win, and leave it when they withdraw', () => {
    for (const [ending, winner, owner] of [
      ['closed', 'attackers', null],
      ['surrendered', 'attackers', null],
      ['broke-after-withdrawal', 'attackers', null],
      ['withdrew', 'defenders', 'g1'],
      ['broken-off', 'nobody', 'g1'],
    ] as const) {
      const story = policeRaid();
      story.settles('b1', { ending, winner });
      expect(story.business('docks', 'low-dive').owner).toBe(owner);
    }
  });

  it.each([
    ['closed', 'attackers', null],
    ['surrendered', 'attackers', null],
    ['broke-after-withdrawal', 'attackers', null],
    ['withdrew', 'defenders', 'g1'],
    ['held', 'defenders', 'g1'],
    ['broken-off', 'nobody', 'g1'],
  ] as const)('[SCN-10, SCN-11] a siege by the police that ends %s, won by %s', (ending, winner, owner) => {
    const story = policeRaid();
    const battle = story.battle();
    battle.scenario = 'siege';
    story.settles('b1', { ending, winner });
    expect(story.business('docks', 'low-dive').owner).toBe(owner);
  });

  /** The Feds came last month and take the only door there is. */
  function policeRaid(): Story {
    const [story, us] = new Story().seats('Us');
    us.owns('low-dive').in('docks');
    story.tell({ type: 'feds-arrived', month: 0, agents: 5 });
    story.phase('outrage', [3, 4, 1]);
    return story;
  }

  it('[PO-6, SCN-10] each month the Feds raid some gang’s business, five of them in place of one car', () => {
    const story = policeRaid();
    expect(story.state.battles['b1' as BattleId]).toMatchObject({
      scenario: 'police-raid',
      attackers: { party: 'police', extras: [{ profile: 'agent', count: 5, car: 0 }] },
      defenders: { party: 'g1', guards: 2 },
      lootDice: 1,
    });
  });

  it('[SCN-10] one car of six for each die of Loot: D6 Beat Cops and Rookies for the rest', () => {
    const [story, us] = new Story().seats('Us');
    us.owns('speakeasy').in('docks');
    story.tell({ type: 'feds-arrived', month: 0, agents: 5 });
    story.phase('outrage', [3, 4, 1, 2, 1]);
    expect(story.state.battles['b1' as BattleId]?.attackers.extras).toEqual([
      { profile: 'agent', count: 5, car: 0 },
      { profile: 'sergeant', count: 1, car: 1 },
      { profile: 'beat-cop', count: 1, car: 1 },
      { profile: 'rookie', count: 4, car: 1 },
    ]);
  });

  it('[PO-6] not in the month they come', () => {
    const [story, us] = new Story().seats('Us');
    us.owns('low-dive').in('docks');
    story.tell({ type: 'outrage-set', from: 2, to: 10 });
    story.phase('outrage', [6, 6]);
    expect(story.state.feds.inTown).toBe(true);
    expect(story.state.battles).toEqual({});
  });

  it('[PO-6] two come for each Fed who was killed or wounded', () => {
    const story = policeRaid();
    story.settles('b1', {
      ending: 'withdrew',
      winner: 'defenders',
      others: [
        { kind: 'feds', side: 'attackers', present: 5, dead: 1, hurt: 2, arrested: 0 },
        { kind: 'guards', side: 'defenders', present: 2, dead: 0, hurt: 0, arrested: 0 },
      ],
    });
    expect(story.state.feds.agents).toBe(5 + 3);
  });
});

describe('what a settled battle tells', () => {
  it('[SCN-12] the dead and the booked to everybody, the wounded to those who were there', () => {
    const { story, us, them, man } = raided();
    const hurt = us.has('hoodlum', {}, { name: 'Ned Pym' });
    story.state.battles['b1' as BattleId]?.attackers.crew.push(hurt);
    const stranger = story.gang('Strangers');
    story.settles('b1', {
      ending: 'held',
      winner: 'defenders',
      fates: [fate(man, { isDead: true }), fate(hurt, { wounds: 1 })],
    });
    const [forAll] = listEveryBattle(story.state, stranger.seat);
    const name = story.state.graveyard[man]?.gangster.name ?? 'nobody';
    expect(forAll?.settled?.losses).toEqual([`Dead: ${name} (Us).`]);
    const told = (viewer: Viewer): string[] => {
      const [summary] = listEveryBattle(story.state, viewer);
      return summary?.settled?.losses.map((line) => line.split(':')[0] ?? '') ?? [];
    };
    expect(told(stranger.seat)).toEqual(['Dead']);
    for (const viewer of [us.seat, them.seat, 'gm' as const]) {
      expect(told(viewer)).toEqual(['Dead', 'Wounded']);
    }
  });

  it('[SCN-3, SCN-12] the Loot carried home is told to those who were there, by its holder', () => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    them.owns('low-dive').in('docks');
    us.gives({ kind: 'hijack', gang: them.seat, crew: [us.has('hoodlum')] });
    story.phase('reveal', [3, 6]);
    const loot = { attackers: 3, defenders: 0 };
    story.settles('b1', { ending: 'truck-taken', winner: 'attackers', loot });
    for (const viewer of [us.seat, them.seat]) {
      const [summary] = listEveryBattle(story.state, viewer);
      expect(summary?.settled?.losses).toEqual(['Us held Loot worth $300.']);
    }
  });

  it('[PO-2, SCN-12] the police that are told of are the dead and the hurt together', () => {
    const story = new Story();
    story.gang('Them').owns('speakeasy').in('docks');
    const { id } = story.business('docks', 'speakeasy');
    story.play([3, 1, 3], (table) => arrangePoliceRaid(table, { business: id, extraCars: 0 }));
    const battle = story.battle();
    const { blank } = buildSheet(story.state, battle, 'gm');
    const others = blank.others.map((group) => (group.kind === 'police' ? { ...group, dead: 1, hurt: 2 } : group));
    const { events } = story.settles('b1', { ending: 'surrendered', winner: 'attackers', others });
    const told = events.find((event) => event.type === 'battle-reported');
    expect(told).toMatchObject({ policeHurt: 3, othersDead: 0 });
  });

  it.each([
    [2, ['car', 'truck']],
    [3, ['truck']],
  ])('[SCN-3] on a %i the gang’s cars ride along or stay at home; its own truck comes', (face, kinds) => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    them.owns('low-dive').in('docks');
    for (const kind of ['car', 'truck'] as const) {
      story.tell({
        type: 'vehicle-bought',
        vehicle: { id: vehicleId(kind), gang: them.seat, kind, upgrades: [], stolen: false },
        costDollars: 0,
      });
    }
    us.gives({ kind: 'hijack', gang: them.seat, crew: [us.has('hoodlum')] });
    story.phase('reveal', face === 2 ? [3, face, 1] : [3, face]);
    expect(story.state.battles['b1' as BattleId]?.defenders.vehicles).toEqual(kinds.map(vehicleId));
  });
});

describe('faces remembered', () => {
  it('a gang takes note of the rivals it met, not of its own men nor of who is gone', () => {
    const [story, us, them] = new Story().seats('Us', 'Them');
    const [own, rival] = [us.has('hoodlum'), them.has('enforcer')];
    const { events } = story.play([], (table) => {
      rememberFaces(table, us.seat, [own, rival, 'p999' as GangsterId]);
      rememberFaces(table, us.seat, [own]);
    });
    expect(events.map((event) => event.type)).toEqual(['sighted']);
    expect(Object.keys(story.state.sightings)).toEqual([`${us.seat}:${rival}`]);
  });
});
