import { describe, expect, it } from 'vitest';
import { countFights } from '#scripts/lab/bookFights.ts';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { type BattleState, type Car, emptyBattle } from '#main/games/paradise/rules/skirmish/battle.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { drive } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { hijackRules } from '#main/games/paradise/rules/skirmish/scenarios/robbery.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { layout, setUp, setUpMuster, strikeDown } from '#test/support/scenarioStory.ts';
import { Story } from '#test/support/story.ts';

/** A truck 21" along its road with a tree at 26", and one of the ambushers about. */
function onItsWay(stunts: number): BattleStory {
  const story = new BattleStory({ block: { at: { x: 26, y: 18 }, side: 'attackers', what: 'the tree' } });
  story.faces('Driver', 0, 0, { stats: { stunts } });
  story.has('Ambusher', 26, 5);
  story.car('Truck', ['Driver'], {
    side: 'defenders',
    kind: 'truck',
    speed: 'speeding',
    at: { x: 21, y: 18 },
    driven: 21,
  });
  return story;
}

/** Who sits at the wheel, in the truck, and in which other cars, by profile. */
function seatsOf(state: BattleState): { wheel: string; truck: string[]; cars: string[][] } {
  const profiles = (ids: readonly (string | null)[]): string[] =>
    ids.flatMap((id) => (id === null ? [] : (state.figures[id]?.profile ?? [])));
  const ours = Object.values(state.cars).filter(({ side }) => side === 'defenders');
  const aboard = ({ driver, riders }: Car): string[] => profiles([driver, ...riders]);
  const [truck] = ours.filter(({ kind }) => kind === 'truck');
  if (truck === undefined) throw new Error('There is no truck.');
  return {
    wheel: profiles([truck.driver]).join(),
    truck: profiles(truck.riders),
    cars: ours.filter(({ kind }) => kind === 'car').map(aboard),
  };
}

describe('the roadblock', () => {
  it('[SCN-3] a truck at 21″ with 19″ to go and the block at 26″ stops before it', () => {
    const story = onItsWay(2);
    const { texts } = story.play([5, 5, 5, 4], (table) => drive(table, 'Truck', 'steering'));
    expect(texts).toContain('The truck stops before the tree.');
    const { at, speed } = story.theCar('Truck');
    expect(speed).toBe('stopped');
    expect(at.x).toBeGreaterThan(22);
    expect(at.x).toBeLessThan(26);
  });

  it('[SCN-3] a driver who trusts himself goes at it: three hazards, through or into it', () => {
    const through = onItsWay(6);
    const { rolls } = through.play([5, 5, 5, 4, 3], (table) => drive(table, 'Truck', 'steering'));
    expect(rolls.find(({ purpose }) => purpose.includes('the tree'))?.target).toBe(3);
    expect(through.theCar('Truck').at.x).toBe(40);
    const into = onItsWay(6);
    const { texts } = into.play([5, 5, 5, 4, 6, 1], (table) => drive(table, 'Truck', 'steering'));
    expect(texts).toContain('A bump, no more.');
    expect(into.theCar('Truck').at.x).toBeLessThan(26);
  });

  it('[SCN-3] with nobody left to keep it shut the road is cleared', () => {
    const story = onItsWay(2);
    story.figure('Ambusher').posture = 'gone';
    story.play([5, 5, 5, 4], (table) => drive(table, 'Truck', 'steering'));
    expect(story.theCar('Truck').at.x).toBe(40);
  });

  it('[SCN-3] over many battles no truck passes the block by one roll', () => {
    let met = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const state = emptyBattle(bareLayout);
      let isMet = false;
      for (const { event } of resolveScenario('hijack', seed).happenings) {
        applyBattle(state, event);
        const { block } = state.layout;
        if (block === undefined) continue;
        const { text } = event.type === 'told' ? event : { text: '' };
        if (/stops before|goes at|Nobody is at the wheel|skids|rolls|turns for/.test(text)) isMet = true;
        const isOpen = !Object.values(state.figures).some(
          ({ side, carId, posture }) =>
            side === 'attackers' && carId === null && (posture === 'up' || posture === 'down'),
        );
        const [truck] = Object.values(state.cars).filter(({ kind }) => kind === 'truck');
        if (isOpen || truck === undefined || truck.at.x <= block.at.x) continue;
        expect(isMet, `seed ${seed}: ${text}`).toBe(true);
      }
      if (isMet) met += 1;
    }
    expect(met).toBeGreaterThan(30);
  });

  it('[SCN-3] the ambushers fire in nine battles of ten', () => {
    const { attackersFired, battles } = countFights({ scenario: 'hijack', fromSeed: 1, seeds: 120 });
    expect(attackersFired / battles).toBeGreaterThanOrEqual(0.9);
  });
});

describe('who drives the truck', () => {
  it.each([
    [1, [4], { truck: ['Hoodlum'], cars: [4, 1] }],
    [2, [1], { truck: ['Hoodlum'], cars: [3] }],
    [3, [], { truck: ['Hoodlum', 'Enforcer'], cars: [] }],
    [4, [], { truck: ['Hoodlum', 'Hoodlum', 'Hoodlum'], cars: [] }],
    [5, [], { truck: ['Hoodlum'], cars: [] }],
    [6, [], { truck: ['Hoodlum'], cars: [] }],
  ])('[SCN-3] by the book, a %i on the die', (face, more, { truck, cars }) => {
    const { story } = setUp('hijack', [4, face, ...more], layout);
    const seats = seatsOf(story.state);
    expect(seats.wheel).toBe('Slugger');
    expect(seats.truck).toEqual(truck);
    const escorts = seats.cars.flat().length;
    expect(escorts).toBe(cars.reduce((total, count) => total + count, 0));
  });

  it.each([
    [1, [1], 'Enforcer', ['Hoodlum'], 2],
    [3, [], 'Enforcer', ['Hoodlum', 'Enforcer'], 0],
    [4, [], 'Hoodlum', ['Hoodlum', 'Hoodlum', 'Hoodlum'], 0],
  ] as const)('[SCN-3] in a campaign with an idle car, a %i on the die', (face, more, _kind, truck, escorts) => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    them.owns('low-dive').in('docks');
    them.has('enforcer');
    for (let i = 0; i < 3; i += 1) them.has('hoodlum');
    them.gives({ kind: 'buy-vehicle', vehicle: 'car' });
    us.gives({ kind: 'hijack', gang: them.seat, crew: [us.has('hoodlum')] });
    story.phase('reveal', [3, face, ...more]);
    const battle = story.state.battles['b1' as BattleId];
    if (battle === undefined) throw new Error('There is no battle.');
    const set = setUpMuster(buildArrangedBattle(story.state, battle).muster, []);
    const seats = seatsOf(set.story.state);
    expect(seats.wheel).toBe('Slugger');
    expect(seats.truck).toEqual(truck);
    expect(seats.cars.flat()).toHaveLength(escorts);
  });
});

describe('the escort', () => {
  /** A truck that has come so far at a speed, and its escort so far. */
  const wish = (truck: Partial<Car>, driven: number): string => {
    const story = new BattleStory();
    for (const id of ['Driver', 'Guard']) story.faces(id, 0, 0);
    story.has('Ambusher', 26, 5);
    const at = { x: truck.driven ?? 0, y: 18 };
    story.car('Truck', ['Driver'], { side: 'defenders', kind: 'truck', loot: 3, at, ...truck });
    story.car('Escort', ['Guard'], { side: 'defenders', driven, at: { x: driven, y: 18 } });
    return hijackRules.carWish(story.state, 'Escort');
  };

  it.each([
    ['the truck stands 6″ ahead: out', { driven: 20, speed: 'stopped' }, 14, 'unload'],
    ['it stands 12″ ahead: up to it', { driven: 20, speed: 'stopped' }, 8, 'cruising'],
    ['it stands 12″ behind: out', { driven: 8, speed: 'stopped' }, 20, 'unload'],
    ['it drives 6″ ahead: with it', { driven: 20, speed: 'speeding' }, 14, 'cruising'],
    ['it drives 12″ ahead: catch up', { driven: 20, speed: 'speeding' }, 8, 'speeding'],
    ['it drives 4″ behind: let it pass', { driven: 20, speed: 'speeding' }, 24, 'stopped'],
    ['it is away: after it', { driven: 48, speed: 'stopped', isOffTable: true }, 24, 'racing'],
  ] as const)('[SCN-3] keeps to what it guards: %s', (_title, truck, driven, expected) => {
    expect(wish(truck, driven)).toBe(expected);
  });
});

describe('the end of it', () => {
  it('[SCN-3] a wreck is nobody’s, whoever stands beside it', () => {
    const { scenario, story } = setUp('hijack', [4, 6], layout);
    const [truck] = Object.values(story.state.cars).filter(({ kind }) => kind === 'truck');
    if (truck === undefined) throw new Error('There is no truck.');
    Object.assign(truck, { isWrecked: true });
    story.play([], (table) => {
      strikeDown(table, 'defenders', 0);
      scenario.check(table);
    });
    expect([story.state.winner, story.state.ending]).toEqual(['nobody', 'truck-abandoned']);
  });
});
