import { describe, expect, it } from 'vitest';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { computeMostMuscle } from '#main/games/paradise/rules/tables/people/muscle.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import { Story } from '#test/support/story.ts';

const b1 = 'b1' as BattleId;

/** Two gangs, the second with a speakeasy in the Docks. */
function rivals(options: { bank?: number; houseRules?: Partial<HouseRules> } = {}) {
  const [story, us, them] = new Story({ houseRules: options.houseRules ?? {} }).seats(
    ['Us', { bank: options.bank ?? 1_000 }],
    ['Them', { isHuman: false }],
  );
  const [speakeasy] = them.owns('speakeasy').in('docks');
  return { story, us, them, speakeasy };
}

describe('hired muscle', () => {
  it('[GANG-13] the book’s example: reputation 6 hires 30 Punks, 30 Sluggers, 25 Hoodlums, 8 Enforcers, 2 Torpedoes', () => {
    const kinds = ['punk', 'slugger', 'hoodlum', 'enforcer', 'torpedo'] as const;
    expect(kinds.map((profile) => computeMostMuscle(profile, 6))).toEqual([30, 30, 25, 8, 2]);
  });

  it('[GANG-13] nobody works for a reputation below his least', () => {
    expect(computeMostMuscle('punk', 0)).toBe(0);
    expect(computeMostMuscle('hoodlum', 1)).toBe(0);
    expect(computeMostMuscle('enforcer', 2)).toBe(0);
    expect(computeMostMuscle('torpedo', 4)).toBe(0);
    expect(computeMostMuscle('torpedo', 5)).toBe(1);
  });

  it('[GANG-13] is paid when the job is planned and paid back when it is withdrawn', () => {
    const { us, speakeasy } = rivals({ bank: 1_000 });
    const crew = [us.has('hoodlum')];
    const raid = {
      kind: 'raid' as const,
      business: speakeasy,
      crew,
      muscle: [
        { profile: 'punk' as const, count: 3 },
        { profile: 'hoodlum' as const, count: 2 },
      ],
    };
    expect(us.quote(raid).costDollars).toBe(70);
    us.gives(raid);
    expect(us.bank).toBe(930);
    us.gives({ kind: 'withdraw', order: 'o1' });
    expect(us.bank).toBe(1_000);
  });

  it('[GANG-12, GANG-13] the reputation of the moment decides', () => {
    const { us, speakeasy } = rivals({ bank: 999 });
    const crew = [us.has('hoodlum')];
    const raid = { kind: 'raid' as const, business: speakeasy, crew };
    us.isRefused(/reputation of 2; yours is 1/, { ...raid, muscle: [{ profile: 'hoodlum', count: 1 }] });
    us.isRefused(/at most 5 Punks/, { ...raid, muscle: [{ profile: 'punk', count: 6 }] });
    us.gives({ ...raid, muscle: [{ profile: 'punk', count: 5 }] });
  });

  it('[GANG-13] a kind works on one job a month and then rests, however many jobs are planned', () => {
    const { story, us, them, speakeasy } = rivals({ bank: 3_400 });
    const [dive] = them.owns('low-dive').in('docks');
    const two = [{ profile: 'torpedo' as const, count: 2 }];
    const one = [{ profile: 'torpedo' as const, count: 1 }];
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')], muscle: two });
    const second = { kind: 'raid' as const, business: dive, crew: [us.has('hoodlum')] };
    us.isRefused(/hired for another job this month/, { ...second, muscle: one });
    us.gives({ ...second, muscle: [{ profile: 'punk', count: 3 }] });
    story.phase('reveal');
    story.settles('b1', { ending: 'held', winner: 'defenders' });
    expect(story.state.purses[us.seat]?.rests).toEqual({ torpedo: 5 });
    story.settles('b2', { ending: 'held', winner: 'defenders' });
    expect(story.state.purses[us.seat]?.rests).toEqual({ torpedo: 4, punk: 1 });
    story.nextMonth();
    us.isRefused(/until you have fought 4 more battles/, { ...second, muscle: one });
  });

  it.each([
    ['the place has changed hands', 'taken'],
    ['the games master’s word', 'ruled'],
  ] as const)('[GANG-13] muscle is paid back, and rests not, when its battle is called off: %s', (_why, how) => {
    const { story, us, them, speakeasy } = rivals({ bank: 3_000 });
    const muscle = [{ profile: 'torpedo' as const, count: 1 }];
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')], muscle });
    expect(us.bank).toBe(2_900);
    story.phase('reveal');
    if (how === 'taken') {
      story.tell({ type: 'owner-set', business: speakeasy, from: them.seat, to: us.seat });
      story.phase('battles', [], { auto: true });
    } else {
      story.play([], (table) => {
        paradise.battles.settle(table, 'b1', { how: 'call-off', note: 'rain' });
      });
    }
    expect(us.bank).toBe(3_000);
    expect(story.state.purses[us.seat]?.rests).toEqual({});
  });

  it('[GANG-13, SCN-9] stopped in the street on their way, those who fought there are paid and rest; the others are paid back', () => {
    const [story, us, them] = new Story().seats(
      ['Us', { base: 'riverside', bank: 3_000 }],
      ['Them', { isHuman: false, base: 'docks' }],
    );
    const [speakeasy] = them.owns('speakeasy').in('docks');
    them.has('slugger');
    const crew = [us.has('hoodlum')];
    const muscle = [
      { profile: 'punk' as const, count: 3 },
      { profile: 'torpedo' as const, count: 1 },
    ];
    us.gives({ kind: 'raid', business: speakeasy, crew, muscle });
    them.gives({ kind: 'ambush', gang: us.seat, district: 'docks' });
    story.phase('reveal', [6, 6, 1]);
    const stopped = Object.values(story.state.battles).find(({ scenario }) => scenario === 'mean-streets');
    expect(stopped?.attackers.muscle).toEqual([{ profile: 'punk', count: 3 }]);
    story.settles(stopped?.id ?? '', { ending: 'stopped', winner: 'defenders' });
    expect(us.bank).toBe(3_000 - 30);
    expect(story.state.purses[us.seat]?.rests).toEqual({ punk: 1 });
  });

  it('[GANG-13] each battle behind it takes one from a rest, whatever it began with', () => {
    const [story, us] = new Story().seats('Us');
    const { seat } = us;
    const rests = () => story.state.purses[seat]?.rests;
    story.tell({
      type: 'muscle-rests',
      seat,
      muscle: [
        { profile: 'torpedo', scenarios: 5 },
        { profile: 'punk', scenarios: 1 },
      ],
      rested: [],
    });
    expect(rests()).toEqual({ torpedo: 5, punk: 1 });
    story.tell({
      type: 'muscle-rests',
      seat,
      muscle: [{ profile: 'enforcer', scenarios: 3 }],
      rested: ['torpedo', 'punk'],
    });
    expect(rests()).toMatchObject({ torpedo: 4 });
    expect(rests()).not.toHaveProperty('punk');
    for (let battle = 0; battle < 3; battle += 1) {
      story.tell({ type: 'muscle-rests', seat, muscle: [], rested: ['torpedo'] });
    }
    expect(rests()).toMatchObject({ torpedo: 1 });
    story.tell({ type: 'muscle-rests', seat, muscle: [], rested: ['torpedo', 'slugger'] });
    expect(rests()).not.toHaveProperty('torpedo');
    expect(rests()).not.toHaveProperty('slugger');
  });

  it('[GANG-13] each kind of hired men is named once', () => {
    const { us, speakeasy } = rivals({ bank: 3_000 });
    us.isRefused(/Name each kind of hired muscle once/, {
      ...{ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')] },
      muscle: [
        { profile: 'punk', count: 1 },
        { profile: 'punk', count: 2 },
      ],
    });
  });

  it('[GANG-13] a kind that was hired stays away for as many of the gang’s scenarios as its least reputation', () => {
    const { story, us, them, speakeasy } = rivals({ bank: 3_000 });
    const crew = [us.has('hoodlum')];
    us.gives({ kind: 'raid', business: speakeasy, crew, muscle: [{ profile: 'hoodlum', count: 1 }] });
    story.phase('reveal');
    story.settles('b1', { ending: 'held', winner: 'defenders' });
    expect(story.state.purses[us.seat]?.rests).toEqual({ hoodlum: 2 });
    story.tell({ type: 'month-closed', month: 1 });
    const again = {
      kind: 'hijack' as const,
      gang: them.seat,
      crew,
      muscle: [{ profile: 'hoodlum' as const, count: 1 }],
    };
    us.isRefused(/will not work for you again until you have fought 2 more battles/, again);
    us.gives({ ...again, muscle: [] });
    story.phase('reveal', [1, 6]);
    story.settles('b2', { ending: 'truck-through', winner: 'defenders' });
    expect(story.state.purses[us.seat]?.rests).toEqual({ hoodlum: 1 });
  });
});

describe('planning a job', () => {
  it('[TAKE-3] a raid goes against a rival’s business, not a free one or one’s own', () => {
    const { story, us, speakeasy } = rivals();
    const crew = [us.has('hoodlum')];
    const [own] = us.owns('low-dive').in('docks');
    us.isRefused(/is yours/, { kind: 'raid', business: own, crew });
    const free = story.business('docks', 'gym').id;
    us.isRefused(/belongs to nobody; send a crew to talk/, { kind: 'raid', business: free, crew });
    us.isRefused(/at least one of your own/, { kind: 'raid', business: speakeasy });
  });

  it('a man, or a car, can be on one job a month', () => {
    const { story, us, them, speakeasy } = rivals();
    const man = us.has('hoodlum');
    us.gives({ kind: 'buy-vehicle', vehicle: 'car' });
    const [car] = Object.keys(story.state.vehicles);
    us.gives({ kind: 'raid', business: speakeasy, crew: [man], vehicles: [car as never] });
    us.isRefused(/has another job/, { kind: 'hijack', gang: them.seat, crew: [man] });
    us.isRefused(/out on another job/, {
      kind: 'hijack',
      gang: them.seat,
      crew: [us.has('punk')],
      vehicles: [car as never],
    });
  });

  it('[SCN-2] a Hit is on a Boss or on somebody the gang has met; strangers are refused like nobodies', () => {
    const { us, them } = rivals();
    const crew = [us.has('hoodlum')];
    const boss = them.boss;
    const stranger = them.has('enforcer');
    const unknown = /None of your people would know him/;
    us.isRefused(unknown, { kind: 'hit', target: stranger, crew });
    us.isRefused(unknown, { kind: 'hit', target: 'p999', crew });
    us.isRefused(/walks free/, { kind: 'hit', target: crew[0] as never, crew });
    us.gives({ kind: 'hit', target: boss.id, crew });
  });

  it('[SCN-7] a Showdown takes a Boss, an Enforcer or a Torpedo on both sides', () => {
    const { us, them } = rivals();
    const boss = them.boss;
    const target = boss.id;
    us.isRefused(/no match for a showdown/, { kind: 'showdown', champion: us.has('hoodlum'), target });
    us.gives({ kind: 'showdown', champion: us.has('torpedo'), target });
  });

  it('[SCN-3] a Hijack needs a rival who moves booze', () => {
    const { story, us } = rivals();
    const third = story.gang('Third');
    us.isRefused(/No booze is moved by/, { kind: 'hijack', gang: third.seat, crew: [us.has('punk')] });
  });

  it('whoever is behind bars goes nowhere', () => {
    const { story, us, speakeasy } = rivals();
    const man = us.has('hoodlum');
    story.tell({ type: 'arrested', seat: us.seat, gangster: man });
    us.isRefused(/behind bars/, { kind: 'raid', business: speakeasy, crew: [man] });
  });
});

describe('jobs at the reveal', () => {
  it('[SCN-5, RK-2] a raid meets the guards of the place, its posted men and, by telephone, the gang’s idle ones', () => {
    const { story, us, them, speakeasy } = rivals();
    const posted = them.has('hoodlum');
    const idle = them.has('enforcer');
    story.tell({
      type: 'order-filed',
      order: {
        id: 'o1' as never,
        seat: them.seat,
        title: 'Guard',
        order: { kind: 'guard', post: { kind: 'business', business: speakeasy }, crew: [posted] },
      },
    });
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')] });
    story.phase('reveal', [6, 6]);
    const battle = story.state.battles[b1];
    expect(battle).toMatchObject({ scenario: 'raid', business: speakeasy, lootDice: 2 });
    expect(battle?.defenders).toMatchObject({ guards: 4, crew: [posted] });
    expect(battle?.defenders.reserve).toContain(idle);
    expect(battle?.defenders.reserve).not.toContain(posted);
  });

  it.each([
    ['heard while the raiders talked', [1, 6], 'siege', 3],
    ['heard, but kept quiet', [1, 1], 'raid', 3],
    ['not heard', [6, 6], 'raid', 3],
    ['heard while a raider of SMARTS 6 talked on a 6', [1, 6], 'siege', 6],
  ] as const)('[SCN-11] posted men: %s', (_case, dice, scenario, smarts) => {
    const { story, us, them, speakeasy } = rivals();
    story.tell({
      type: 'order-filed',
      order: {
        id: 'o1' as never,
        seat: them.seat,
        title: 'Guard',
        order: { kind: 'guard', post: { kind: 'business', business: speakeasy }, crew: [them.has('hoodlum')] },
      },
    });
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum', { smarts })] });
    story.phase('reveal', dice);
    expect(story.state.battles[b1]?.scenario).toBe(scenario);
  });

  it('[RK-5] by the house rule a raid on part of a whole racket meets the guards of all of it', () => {
    const { story, us, them, speakeasy } = rivals({ houseRules: { fullRacketRaid: 'whole-racket' } });
    them.ownsAll('booze', 'docks');
    const one = us.quote({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')] });
    expect(one.notes.join()).toMatch(/takes 8 more/);
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    // Three each of low dives (2 dice with the racket's own), speakeasies (3) and trucking companies (2).
    expect(story.state.battles[b1]?.defenders.guards).toBe(3 * (4 + 6 + 4));
  });

  it('[RK-5, RK-2] by the book it meets the guards of the raided type: three speakeasies of a whole racket have 18', () => {
    const { story, us, them, speakeasy } = rivals();
    them.ownsAll('booze', 'docks');
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    expect(story.state.battles[b1]?.defenders.guards).toBe(18);
  });

  it('[CITY-7, SCN-2] a Hit at the target’s own business is never at the tracks', () => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    them.owns('racetrack').in('racetrack');
    const boss = them.boss;
    us.gives({ kind: 'hit', target: boss.id, crew: [us.has('hoodlum')] });
    story.phase('reveal', [1, 5]);
    expect(story.state.battles[b1]).toMatchObject({ business: null, setting: 'restaurant' });
  });

  it('[SCN-2, CITY-7] a Hit at the target’s own business is where its attackers picked, else where the fewest guards are', () => {
    const at = (pick: 'dive' | 'speakeasy' | null, isSold = false) => {
      const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
      // Two guards, and four.
      const [dive] = them.owns('low-dive').in('docks');
      const [speakeasy] = them.owns('speakeasy').in('docks');
      const [own] = us.owns('speakeasy').in('docks');
      const [track] = them.owns('racetrack').in('racetrack');
      const boss = them.boss;
      const target = boss.id;
      const hit = { kind: 'hit' as const, target, crew: [us.has('hoodlum')] };
      us.isRefused(/is no business of .+’s gang; pick one of theirs/u, { ...hit, place: own });
      us.isRefused(/is neutral ground; pick another place/u, { ...hit, place: track });
      us.gives({ ...hit, ...(pick === null ? {} : { place: { dive, speakeasy }[pick] }) });
      if (isSold) story.tell({ type: 'broke-away', business: speakeasy, from: them.seat });
      story.phase('reveal', [1, 6]);
      return story.state.battles[b1]?.business === speakeasy ? 'speakeasy' : 'dive';
    };
    expect([at(null), at('dive'), at('speakeasy'), at('speakeasy', true)]).toEqual([
      'dive',
      'dive',
      'speakeasy',
      'dive',
    ]);
  });

  it.each([
    [6, 1],
    [5, 3],
    [3, 4],
  ])('[SCN-2] a die of %i leaves the Boss with %i on his side', (face, company) => {
    const { story, us, them } = rivals();
    for (let i = 0; i < 4; i += 1) them.has('hoodlum');
    const boss = them.boss;
    us.gives({ kind: 'hit', target: boss.id, crew: [us.has('hoodlum')] });
    story.phase('reveal', [2, face]);
    expect(story.state.battles[b1]?.defenders.crew).toHaveLength(company);
  });

  it('[SCN-2] who was posted with the target stands by him, who was posted elsewhere does not', () => {
    const { story, us, them, speakeasy } = rivals();
    const boss = them.boss;
    const beside = them.has('slugger');
    const other = them.has('slugger');
    const away = them.has('slugger');
    them.gives({ kind: 'guard', post: { kind: 'gangster', gangster: boss.id }, crew: [beside] });
    them.gives({ kind: 'guard', post: { kind: 'gangster', gangster: other }, crew: [them.has('slugger')] });
    them.gives({ kind: 'guard', post: { kind: 'business', business: speakeasy }, crew: [away] });
    us.gives({ kind: 'hit', target: boss.id, crew: [us.has('hoodlum')] });
    story.phase('reveal', [2, 5]);
    const crew = story.state.battles[b1]?.defenders.crew ?? [];
    expect(crew).toContain(beside);
    expect(crew).not.toContain(away);
  });

  it('[SCN-4] an NPC’s spokesman is as sharp as the table says, and brings as many guards', () => {
    const { story, us, them } = rivals();
    them.has('hoodlum');
    them.has('hoodlum');
    us.gives({
      kind: 'meet',
      gang: them.seat,
      negotiator: us.has('hoodlum'),
      topic: { kind: 'truce' },
      bodyguards: [us.has('punk')],
    });
    story.phase('reveal');
    story.callsOut([], [1]);
    expect(story.state.battles[b1]).toMatchObject({ scenario: 'meet', negotiators: { npcSmarts: 3 } });
    expect(story.state.battles[b1]?.defenders.crew).toHaveLength(2);
  });

  it('[SCN-8] a rumble is fought by D6 Punks, D6 Sluggers and a leader on both sides', () => {
    const { story, us, them } = rivals();
    us.gives({ kind: 'rumble', gang: them.seat });
    story.phase('reveal', [2, 3, 4, 5]);
    expect(story.state.battles[b1]?.attackers.extras).toEqual([
      { profile: 'hoodlum', count: 1 },
      { profile: 'punk', count: 2 },
      { profile: 'slugger', count: 3 },
    ]);
    expect(story.state.battles[b1]?.attackers.crew).toEqual([]);
  });

  it('[SCN-9] a raid that passes the street where somebody waits runs it first', () => {
    const [story, us, them] = new Story().seats(
      ['Us', { base: 'riverside' }],
      ['Them', { isHuman: false, base: 'docks' }],
    );
    const [speakeasy] = them.owns('speakeasy').in('docks');
    them.has('slugger');
    story.tell({
      type: 'order-filed',
      order: {
        id: 'o1' as never,
        seat: them.seat,
        title: 'Wait',
        order: { kind: 'ambush', gang: us.seat, district: 'docks' },
      },
    });
    const crew = [us.has('slugger'), us.has('punk')];
    us.gives({ kind: 'raid', business: speakeasy, crew });
    // No upper-level passenger (2); Sluggers in the street (6), one of them (1).
    story.phase('reveal', [2, 6, 1]);
    const ambush = story.state.battles['b2' as BattleId];
    expect(ambush).toMatchObject({
      scenario: 'mean-streets',
      leadsTo: 'b1',
      attackers: { party: us.seat, crew },
      defenders: { party: them.seat },
    });
    story.refuses(/settle the ambush on its way/, (table) => {
      story.settleIn(table, 'b1');
    });
    story.settles('b2', { ending: 'stopped', winner: 'defenders' });
    expect(story.state.battles[b1]?.settled).toMatchObject({ how: 'called-off' });
  });

  it('a job whose aim is gone comes to nothing and its muscle goes home with the money back', () => {
    const { story, us, them, speakeasy } = rivals({ bank: 1_000 });
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')], muscle: [{ profile: 'punk', count: 2 }] });
    story.tell({ type: 'owner-set', business: speakeasy, from: them.seat, to: null });
    const { events } = story.phase('reveal');
    expect(events.map(({ type }) => type)).toEqual(['job-dropped', 'muscle-sent-home']);
    expect(us.bank).toBe(1_000);
  });
});

describe('a plan', () => {
  it('[SCN-0] goes with the party to the table, and is in the quote and on the receipt', () => {
    const { story, us, speakeasy } = rivals();
    const raid = {
      kind: 'raid' as const,
      business: speakeasy,
      crew: [us.has('hoodlum')],
      approach: 'back-door' as const,
    };
    expect(us.quote(raid).notes).toContain(
      'By the back door: Half of them go around to the back on foot; on the road they lie behind the truck.',
    );
    us.gives(raid);
    story.phase('reveal');
    const battle = story.battle();
    expect(battle.attackers.approach).toBe('back-door');
    expect(buildArrangedBattle(story.state, battle).muster.approach).toBe('back-door');
  });

  it('[SCN-0] that its job has no use for is refused, with those that it has', () => {
    const { us, them } = rivals();
    const crew = [us.has('hoodlum')];
    us.isRefused(/cannot be done by the back door.*waiting for help, quickly/, {
      kind: 'show-of-strength',
      gang: them.seat,
      crew,
      approach: 'back-door',
    });
  });
});

describe('trucks', () => {
  it('[RK-8, CAR-9] the owner of an open trucking company sends eighteen men by truck for nothing', () => {
    const { story, us, speakeasy } = rivals({ bank: 0 });
    const crew = Array.from({ length: 18 }, () => us.has('hoodlum'));
    const raid = { kind: 'raid' as const, business: speakeasy, crew, companyTruck: true };
    us.isRefused(/trucking company/, raid);
    us.owns('trucking').in('docks');
    expect(us.quote(raid).costDollars).toBe(0);
    us.gives(raid);
    story.phase('reveal');
    const battle = story.battle();
    const { attackers } = buildArrangedBattle(story.state, battle).muster;
    expect(attackers.vehicles).toEqual([{ id: 'attackers-company-truck', kind: 'truck', upgrades: [] }]);
    expect(attackers.crew).toHaveLength(18);
    expect(us.bank).toBe(0);
    expect(Object.keys(story.state.vehicles)).toEqual([]);
  });

  it('[RK-8, RK-16] a company that is shut or smashed sends none', () => {
    const { story, us, speakeasy } = rivals();
    const [company] = us.owns('trucking').in('docks');
    const raid = { kind: 'raid' as const, business: speakeasy, crew: [us.has('hoodlum')], companyTruck: true };
    const trucks = story.state.businesses[company] as unknown as { isShut: boolean; repairMonths: number };
    trucks.isShut = true;
    us.isRefused(/open trucking company/, raid);
    Object.assign(trucks, { isShut: false, repairMonths: 2 });
    us.isRefused(/open trucking company/, raid);
    trucks.repairMonths = 0;
    us.gives(raid);
  });
});
