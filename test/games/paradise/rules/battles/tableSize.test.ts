import { describe, expect, it } from 'vitest';
import type { Muscle, ScenarioName } from '#shared/games/paradise/battles.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { HireableProfile } from '#shared/games/paradise/people.ts';
import { arrange, emptyForce } from '#main/games/paradise/rules/battles/arranging/forces.ts';
import { arrangePoliceRaid } from '#main/games/paradise/rules/battles/arranging/raiding.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { isGang } from '#main/games/paradise/rules/battles/arranging/parties.ts';
import { buildSheet } from '#main/games/paradise/rules/battles/watching/sheet.ts';
import { estimateOdds } from '#main/games/paradise/rules/npc/jobs/orderOdds.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { simulateMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import type { CampaignBattle, Extras, Force } from '#main/games/paradise/rules/state/records/battles.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import { createProgramsSetup, playCampaign } from '#scripts/lab/paradiseCampaign.ts';
import { sample } from '#test/support/samples.ts';
import { type GangStory, Story } from '#test/support/story.ts';

function rivals(figuresASide: HouseRules['figuresASide']) {
  const story = new Story({ houseRules: { figuresASide } });
  const [, us, them] = story.seats(['Us', { bank: 20_000 }], ['Them', { bank: 20_000 }]);
  return { story, us, them };
}

const hires = (gang: GangStory, profile: HireableProfile, count: number) =>
  Array.from({ length: count }, () => gang.has(profile, profileTable[profile].stats));

/** Counts the figures of a side that are on the table from the start. */
function countFigures({ crew, muscle, guards, extras }: CampaignBattle['attackers']): number {
  return [...muscle, ...extras].reduce((sum, { count }) => sum + count, crew.length + guards);
}

/** What a side brings: men on the roster, hired men, guards of the place, men whom dice bring. */
type Brought = { own?: [HireableProfile, number][]; muscle?: Muscle[]; guards?: number; extras?: Extras[] };

function bring(gang: GangStory | 'police', { own = [], muscle = [], guards = 0, extras = [] }: Brought): Force {
  const crew = gang === 'police' ? [] : own.flatMap(([profile, count]) => hires(gang, profile, count));
  return { ...emptyForce(gang === 'police' ? 'police' : gang.seat), crew, muscle, guards, extras };
}

const boys: Extras[] = [
  { profile: 'hoodlum', count: 1 },
  { profile: 'punk', count: 6 },
  { profile: 'slugger', count: 6 },
];
const carsOf = (cars: number): Extras[] =>
  Array.from({ length: cars }, (_, car) => ({ profile: 'beat-cop', count: 6, car }));
const feds: Extras[] = [{ profile: 'agent', count: 5, car: 0 }];

describe('the table’s size', () => {
  it.each<[string, HouseRules['figuresASide'], ScenarioName, Brought, Brought, [number, number], Partial<Force>]>([
    [
      'a raid on twelve guards, with six posted Enforcers and six hired Sluggers',
      'twelve',
      'raid',
      { own: [['hoodlum', 8]], muscle: [{ profile: 'slugger', count: 4 }] },
      { own: [['enforcer', 6]], muscle: [{ profile: 'slugger', count: 6 }], guards: 12 },
      [12, 12],
      { guards: 6, muscle: [], leftOut: 12 },
    ],
    [
      'a raid of as many as there is room for',
      'sixteen',
      'raid',
      { own: [['hoodlum', 16]] },
      { guards: 16 },
      [16, 16],
      { guards: 16 },
    ],
    [
      'a whole racket of 48 guards',
      'thirty',
      'raid',
      { own: [['hoodlum', 3]] },
      { own: [['punk', 2]], guards: 48 },
      [3, 30],
      { guards: 30, crew: [], leftOut: 20 },
    ],
    [
      'the same without a limit',
      'no-limit',
      'raid',
      { own: [['hoodlum', 3]] },
      { own: [['punk', 2]], guards: 48 },
      [3, 50],
      { guards: 48 },
    ],
    [
      'a siege',
      'twenty',
      'siege',
      { own: [['hoodlum', 5]] },
      { own: [['punk', 10]], guards: 12 },
      [5, 20],
      { guards: 12, leftOut: 2 },
    ],
    ['a smash and grab', 'twelve', 'smash-and-grab', { own: [['punk', 2]] }, { guards: 14 }, [2, 12], { guards: 12 }],
    [
      'a Hit at home',
      'twelve',
      'hit',
      { own: [['torpedo', 12]] },
      {
        own: [
          ['boss', 1],
          ['hoodlum', 9],
        ],
        guards: 8,
      },
      [12, 12],
      {},
    ],
    [
      'a truck',
      'twelve',
      'hijack',
      { own: [['hoodlum', 2]] },
      {
        own: [['hoodlum', 12]],
        extras: [
          { profile: 'slugger', count: 1 },
          { profile: 'hoodlum', count: 1 },
        ],
      },
      [2, 12],
      {
        extras: [
          { profile: 'slugger', count: 1 },
          { profile: 'hoodlum', count: 1 },
        ],
      },
    ],
    [
      'a show of strength',
      'twelve',
      'show-of-strength',
      { own: [['hoodlum', 12]] },
      { own: [['punk', 14]] },
      [12, 12],
      {},
    ],
    ['an ambush', 'twelve', 'mean-streets', { own: [['hoodlum', 6]] }, { own: [['slugger', 13]] }, [6, 12], {}],
    [
      'a Meet with guards beside both',
      'twelve',
      'meet',
      {
        own: [
          ['boss', 1],
          ['hoodlum', 14],
        ],
      },
      {
        own: [
          ['boss', 1],
          ['hoodlum', 14],
        ],
      },
      [12, 12],
      {},
    ],
    ['a rumble of thirteen a side', 'twelve', 'rumble', { extras: boys }, { extras: boys }, [12, 12], {}],
    ['a clash at a door', 'twelve', 'raid', { own: [['hoodlum', 13]] }, { own: [['hoodlum', 14]] }, [12, 12], {}],
  ])('[MONTH-8] of %s, %s a side', (_kind, rule, scenario, attackers, defenders, expected, ofDefenders) => {
    const { story, us, them } = rivals(rule);
    const [ours, theirs] = [bring(us, attackers), bring(them, defenders)];
    story.play([], (table) =>
      arrange(table, { scenario, attackers: ours, defenders: theirs, setting: 'street', district: 'docks' }),
    );
    const battle = story.battle();
    expect([countFigures(battle.attackers), countFigures(battle.defenders)]).toEqual(expected);
    expect(battle.defenders).toMatchObject(ofDefenders);
    const { muster } = buildArrangedBattle(story.state, battle);
    expect(muster.defenders.crew.length + muster.defenders.guards.length).toBe(expected[1]);
  });

  it('[MONTH-8, SCN-2] the man a Hit is on stays in, and of the others the best', () => {
    const { story, us, them } = rivals('twelve');
    const punks = hires(them, 'punk', 5);
    const target = them.has('punk', { fists: 1, gats: 1, guts: 1, smarts: 1 });
    const enforcers = hires(them, 'enforcer', 8).map((id) => {
      const man = story.state.gangsters[id];
      if (man !== undefined) man.stats = { ...man.stats, gats: 5 };
      return id;
    });
    story.play([], (table) =>
      arrange(table, {
        ...{ scenario: 'hit', setting: 'street', district: 'docks', target },
        attackers: bring(us, { own: [['torpedo', 1]] }),
        defenders: { ...emptyForce(them.seat), crew: [...punks, target, ...enforcers] },
      }),
    );
    expect(story.battle().defenders.crew).toEqual([...punks.slice(0, 3), target, ...enforcers]);
  });

  it.each<[string, HouseRules['figuresASide'], Extras[], Extras[]]>([
    ['five cars of police', 'sixteen', carsOf(5), [...carsOf(2), { profile: 'beat-cop', count: 4, car: 2 }]],
    [
      'the Feds first',
      'twelve',
      [...feds, ...carsOf(3).map(({ car = 0, ...one }) => ({ ...one, car: car + 1 }))],
      [...feds, { profile: 'beat-cop', count: 6, car: 1 }, { profile: 'beat-cop', count: 1, car: 2 }],
    ],
    ['two cars, all of them', 'twelve', carsOf(2), carsOf(2)],
  ])('[MONTH-8, SCN-10] of the law come %s', (_case, rule, extras, expected) => {
    const { story, them } = rivals(rule);
    story.play([], (table) =>
      arrange(table, {
        ...{ scenario: 'police-raid', setting: 'business', district: 'docks' },
        attackers: bring('police', { extras }),
        defenders: bring(them, { guards: 2 }),
      }),
    );
    expect(story.battle().attackers.extras).toEqual(expected);
  });

  it('[MONTH-8, OFF-5] an official who is hit takes a place of his side', () => {
    const { story, us } = rivals('twelve');
    story.play([], (table) =>
      arrange(table, {
        ...{ scenario: 'hit', setting: 'street', district: 'docks' },
        official: { id: 'chief' as never, kind: 'chief', name: 'Chief', smarts: 3 },
        attackers: bring(us, { own: [['torpedo', 1]] }),
        defenders: bring('police', { extras: carsOf(2) }),
      }),
    );
    expect(countFigures(story.battle().defenders)).toBe(11);
  });

  it('[MONTH-8] the program’s own raids of the law and of gangs are arranged within it, and the sheet says who stays out', () => {
    const { story, us, them } = rivals('twelve');
    const [place] = them.owns('casino').in('cedar-hill');
    them.gives({ kind: 'guard', post: { kind: 'business', business: place }, crew: hires(them, 'hoodlum', 10) });
    us.gives({ kind: 'raid', business: place, crew: hires(us, 'hoodlum', 12) });
    story.phase('reveal', [6, 6]);
    const battle = story.battle();
    expect([countFigures(battle.attackers), countFigures(battle.defenders)]).toEqual([12, 12]);
    const readRule = (viewer: 'gm' | GangStory['seat']) => buildSheet(story.state, battle, viewer).specialRules.at(-1);
    const limit = 'At most 12 figures of a side take part, those who come later included.';
    const out = battle.defenders.leftOut ?? 0;
    expect(out).toBeGreaterThan(1);
    expect(readRule(us.seat)).toBe(limit);
    expect(readRule(them.seat)).toBe(`${limit} ${out} men of Them stay out of it.`);
    expect(readRule('gm')).toBe(readRule(them.seat));
    story.play([1, 1, 1, 1, 1, 1, 1, 6, 6], (table) => arrangePoliceRaid(table, { business: place, extraCars: 3 }));
    expect(countFigures(story.battle('b2').attackers)).toBe(12);
  });

  it.each(['siege', 'show-of-strength', 'mean-streets', 'raid'] as const)(
    '[MONTH-8, SCN-0] nobody joins a side that has had its number, however long a %s goes on',
    (scenario) => {
      const { story, us, them } = rivals('twelve');
      const attackers =
        scenario === 'siege' ? bring('police', { extras: carsOf(2) }) : bring(us, { own: [['hoodlum', 8]] });
      const defenders = { ...bring(them, { own: [['punk', 6]], guards: 3 }), reserve: hires(them, 'hoodlum', 30) };
      const ourFriends = scenario === 'siege' ? [] : hires(us, 'hoodlum', 20);
      story.play([], (table) =>
        arrange(table, {
          ...{ scenario, setting: scenario === 'show-of-strength' ? 'street' : 'business', district: 'docks' },
          attackers: { ...attackers, reserve: ourFriends },
          defenders,
        }),
      );
      const { muster } = buildArrangedBattle(story.state, story.battle());
      const counts = Array.from({ length: sample(12, 4) }, (_, seed) => {
        const { figures } = simulateMuster(muster, seed + 1);
        const sides = figures.map(({ side }) => side);
        return ['attackers', 'defenders'].map((side) => sides.filter((one) => one === side).length);
      });
      for (const both of counts) for (const count of both) expect(count).toBeLessThanOrEqual(12);
      if (scenario === 'siege') expect(counts.some(([, came]) => came === 12)).toBe(true);
    },
  );
});

describe('orders under a limit', () => {
  const refusal =
    /^At most 12 figures fight on a side, own men and hired ones together; leave 2 of these 14 at home\.$/;

  it('[MONTH-8] a party, a watch and a crew at a door are refused beyond it, and taken at it', () => {
    const { story, us, them } = rivals('twelve');
    const [theirs] = them.owns('speakeasy').in('docks');
    const [ours] = us.owns('speakeasy').in('riverside');
    const free = story.business('southbridge', 'low-dive').id;
    const crew = hires(us, 'hoodlum', 14);
    const target = them.boss.id;
    story.cityHall();
    const hired = [{ profile: 'slugger' as const, count: 4 }];
    const orders = (men: readonly string[], few: readonly string[]) => [
      { kind: 'raid' as const, business: theirs, crew: men },
      { kind: 'raid' as const, business: theirs, crew: few, muscle: hired },
      { kind: 'smash-and-grab' as const, business: theirs, crew: men },
      { kind: 'hijack' as const, gang: them.seat, crew: men },
      { kind: 'hit' as const, target, crew: men },
      { kind: 'hit-official' as const, official: 'mayor', crew: men },
      { kind: 'show-of-strength' as const, gang: them.seat, crew: men },
      { kind: 'guard' as const, post: { kind: 'business' as const, business: ours }, crew: men },
      { kind: 'guard' as const, post: { kind: 'business' as const, business: ours }, crew: few, muscle: hired },
      { kind: 'take-over' as const, business: free, crew: men },
    ];
    for (const order of orders(crew, crew.slice(0, 10))) us.isRefused(refusal, order as never);
    for (const order of orders(crew.slice(0, 12), crew.slice(0, 8))) {
      expect(us.quote(order as never).title).not.toBe('');
    }
  });

  it('[MONTH-8] the chances of a raid on a whole racket are those against the guards who fight', () => {
    const told = (figuresASide: HouseRules['figuresASide']) => {
      const { story, us, them } = rivals(figuresASide);
      them.ownsAll('prostitution', 'downtown');
      const business = story.business('downtown', 'gentlemans-club').id;
      const crew = hires(us, 'enforcer', 12);
      const order = { kind: 'raid' as const, business, crew, muscle: [], vehicles: [], companyTruck: false };
      return estimateOdds(buildSeatView(story.state, us.seat), order)?.chance ?? 0;
    };
    expect(told('twelve')).toBeGreaterThan(told('sixteen'));
    expect(told('sixteen')).toBeGreaterThan(told('no-limit'));
    // Of 24 guards and a watch of 8 two stay out.
    expect(told('thirty') / told('no-limit')).toBeCloseTo(1, 1);
  });
});

it('[MONTH-8] in campaigns of NPC gangs no battle has more than the limit on a side, and parties of gangs come up to it', () => {
  const npcs = Array.from({ length: 5 }, () => ({}));
  const rules = houseRulesSchema.parse({ figuresASide: 'twelve' });
  const sizes: number[] = [];
  const parties: number[] = [];
  playCampaign(createProgramsSetup(11, npcs, rules), sample(36, 14), ({ entries }) => {
    for (const { happenings } of entries) {
      for (const { event } of happenings) {
        if (event.type !== 'battle-arranged') continue;
        const { attackers, defenders } = event.battle;
        sizes.push(countFigures(attackers), countFigures(defenders));
        if (isGang(attackers.party)) parties.push(countFigures(attackers));
      }
    }
  });
  expect(sizes.length).toBeGreaterThan(40);
  expect([Math.max(...sizes), Math.max(...parties)]).toEqual([12, 12]);
});
