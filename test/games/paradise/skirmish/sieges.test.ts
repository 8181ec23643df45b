import { describe, expect, it } from 'vitest';
import { fight } from '#main/games/paradise/rules/skirmish/fight.ts';
import type { Posture } from '#main/games/paradise/rules/skirmish/battle.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createPoliceForce } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import { addByCar, addOnFoot } from '#main/games/paradise/rules/skirmish/mustering/reinforcements.ts';
import { findRules } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { Dice, createScriptedDice } from '#kernel/dice/dice.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { census, citizens, layout, musterFor, setUpMuster } from '#test/support/scenarioStory.ts';

const police = () =>
  createPoliceForce(new Roster('attackers', 'p'), new Dice(createScriptedDice([6, 1])), { cars: 1, hasFeds: false });

/** Eight besieged in a restaurant by a gang, or by a car of police. */
function besieged(byPolice = false) {
  const raiders = new Roster('attackers', 'a');
  const gang = new Roster('defenders', 'd');
  const attackers = byPolice ? police() : { crew: raiders.gangsters('hoodlum', 6), vehicles: raiders.cars(1) };
  const muster = musterFor('siege', {
    setting: 'restaurant',
    attackers,
    defenders: { crew: gang.gangsters('hoodlum', 4), guards: gang.gangsters('hoodlum', 4) },
  });
  return setUpMuster(muster, [...layout, ...citizens]);
}

/** What became of the eight, then the siege is looked at. */
function ends(postures: readonly Posture[], byPolice = false) {
  const { story, scenario } = besieged(byPolice);
  story.play([], (table) => {
    table.emit({
      type: 'told',
      text: 'So it goes.',
      figures: Object.fromEntries(postures.map((posture, i) => [`d${i + 1}`, { posture }])),
    });
    scenario.check(table);
  });
  return [story.state.winner, story.state.ending];
}

const many = (posture: Posture, count: number): Posture[] => Array.from({ length: count }, () => posture);

describe('a siege', () => {
  it('[SCN-11] three dead and five out by the back: the siege is lost and the place kept', () => {
    expect(ends([...many('dead', 3), ...many('gone', 5)])).toEqual(['defenders', 'held']);
    expect(ends([...many('dead', 3), ...many('gone', 5)], true)).toEqual(['defenders', 'held']);
  });

  it('[SCN-11] five dead or taken and three out: won', () => {
    expect(ends([...many('dead', 5), ...many('gone', 3)])).toEqual(['attackers', 'taken']);
    const taken = [...many('dead', 3), ...many('arrested', 2), ...many('gone', 3)];
    expect(ends(taken, true)).toEqual(['attackers', 'surrendered']);
    expect(ends([...many('dead', 5), ...many('gone', 3)], true)).toEqual(['attackers', 'closed']);
  });

  it('[SCN-11] one who holds out inside: not over yet', () => {
    expect(ends(many('dead', 7))).toEqual([null, null]);
  });

  it('[SCN-11] police cut down to two a car withdraw, and the gang keeps the place', () => {
    const { story, scenario } = besieged(true);
    story.play([], (table) => {
      const fallen = Object.values(table.state.figures)
        .filter(({ side }) => side === 'attackers')
        .map(({ id }) => id);
      const down = (ids: string[]): void =>
        table.emit({
          type: 'told',
          text: 'They fall.',
          figures: Object.fromEntries(ids.map((id) => [id, { posture: 'dead' as const }])),
        });
      down(fallen.slice(0, 4));
      scenario.check(table);
      expect(table.state.leaving.attackers).toBe(true);
      down(fallen);
      scenario.check(table);
    });
    expect([story.state.winner, story.state.ending]).toEqual(['defenders', 'withdrew']);
  });

  it.each([
    [[1, 4], { 'Beat Cop': 4, Rookie: 2 }, 1],
    [[2, 5], { Rookie: 5 }, 1],
    [[3, 2], { 'Beat Cop': 2 }, 0],
    [[4], {}, 0],
  ])('[SCN-11] dice of %j bring the police %j', (dice, more, cars) => {
    const { story, scenario } = besieged(true);
    const before = census(story.state, 'attackers');
    story.play([...dice, 6], (table) => scenario.reinforce(table));
    const expected = { ...before };
    for (const [profile, count] of Object.entries(more)) expected[profile] = (expected[profile] ?? 0) + count;
    expect(census(story.state, 'attackers')).toEqual(expected);
    expect(Object.keys(story.state.cars)).toHaveLength(1 + cars);
  });

  it('[SCN-11] four hazards lie on the roads of a siege, and nobody telephones', () => {
    const { story } = besieged();
    expect(story.state.layout.hazards).toHaveLength(4);
    expect(Object.values(story.state.objectives)).toEqual([]);
  });
});

describe('new men', () => {
  it('[SCN-0] a broken side with six newcomers fights on, and asks itself again', () => {
    const story = new BattleStory();
    for (let i = 0; i < 5; i += 1) story.faces(`lost${i}`, 40, 5 + i, { now: { posture: 'dead' } });
    story.stands('vs left 40,20', 'enemy 5,5');
    story.state.leaving.defenders = true;
    const men = new Roster('defenders', 'n').gangsters('hoodlum', 6);
    story.play([], (table) => addOnFoot(table, men, { x: 40, y: 20 }));
    expect(story.state.leaving.defenders).toBe(false);
    expect(story.state.writtenOff.defenders).toBe(5);
  });

  it.each([
    ['cruising', { stunts: 3 }, [], 'cruising'],
    ['speeding', { stunts: 4 }, [], 'speeding'],
    ['racing', { stunts: 6, skills: ['wheel-man' as const] }, [5], 'racing'],
  ])('[SCN-0] a car comes in %s', (_how, driver, dice, speed) => {
    const story = new BattleStory();
    const [one] = new Roster('defenders', 'n').gangsters('slugger', 1);
    if (one === undefined) throw new Error('Nobody');
    const { stunts } = driver;
    const skills = 'skills' in driver ? driver.skills : [];
    const man = { ...one, stats: { ...one.stats, stunts }, skills };
    story.state.reserves.defenders.vehicles = new Roster('defenders', 'v').cars(1);
    const route = [
      { x: 47, y: 18 },
      { x: 20, y: 18 },
    ];
    story.play(dice, (table) => addByCar(table, 'defenders', [man], route));
    expect(Object.values(story.state.cars).map((car) => car.speed)).toEqual([speed]);
  });

  it('[SCN-0] a racer who fails at -2 cracks up on the way', () => {
    const story = new BattleStory();
    const [one] = new Roster('defenders', 'n').gangsters('slugger', 1);
    if (one === undefined) throw new Error('Nobody');
    const man = { ...one, stats: { ...one.stats, stunts: 5 }, skills: ['wheel-man' as const] };
    story.state.reserves.defenders.vehicles = new Roster('defenders', 'v').cars(1);
    story.play([6], (table) =>
      addByCar(
        table,
        'defenders',
        [man],
        [
          { x: 47, y: 18 },
          { x: 20, y: 18 },
        ],
      ),
    );
    expect([story.state.cars, story.state.figures]).toEqual([{}, {}]);
  });

  it('[SCN-6] the block rolls before the first card, and is not beaten while it has men to call', () => {
    const roster = new Roster('defenders', 'd');
    const muster = musterFor('show-of-strength', {
      setting: 'street',
      attackers: { crew: new Roster('attackers', 'a').gangsters('hoodlum', 2) },
      defenders: { crew: roster.gangsters('punk', 1), reserve: roster.gangsters('slugger', 2) },
    });
    const { story, scenario } = setUpMuster(muster, [...layout, ...citizens]);
    story.play([], (table) => {
      table.emit({ type: 'told', text: 'He falls.', figures: { d1: { posture: 'dead' } } });
      scenario.check(table);
    });
    expect(story.state.winner).toBeNull();
    const { rolls } = story.play([5], (table) => scenario.reinforce(table));
    expect(rolls.map(({ purpose }) => purpose)).toEqual(['Who turns out']);
    story.play([], (table) => {
      table.emit({ type: 'told', text: 'He falls.', figures: { d2: { posture: 'dead' } } });
      scenario.check(table);
    });
    expect(story.state.winner).toBeNull();
    story.state.reserves.defenders.men = [];
    story.play([], (table) => scenario.check(table));
    expect(story.state.winner).not.toBeNull();
  });

  it('[SCN-6, SCN-9, SCN-11] help is thrown for before the deck is shuffled', () => {
    const muster = musterFor('show-of-strength', {
      setting: 'street',
      attackers: { crew: new Roster('attackers', 'a').gangsters('hoodlum', 1) },
      defenders: { crew: new Roster('defenders', 'd').gangsters('punk', 1) },
    });
    const { story } = setUpMuster(muster, [...layout, ...citizens]);
    expect(() => story.play([6, 2], (table) => fight(table, findRules('show-of-strength')))).toThrow(
      /“[^”]*(deck|cards|shuffle)[^”]*” needs/i,
    );
  });

  it('[SCN-6] a 1 with nobody above Slugger left brings a car of Sluggers', () => {
    const roster = new Roster('defenders', 'd');
    const muster = musterFor('show-of-strength', {
      setting: 'street',
      attackers: { crew: new Roster('attackers', 'a').gangsters('hoodlum', 2) },
      defenders: {
        reserve: [...roster.gangsters('punk', 3), ...roster.gangsters('slugger', 6)],
        vehicles: roster.cars(1),
      },
    });
    const { story, scenario } = setUpMuster(muster, [...layout, ...citizens]);
    story.play([1], (table) => scenario.reinforce(table));
    expect(census(story.state, 'defenders')).toEqual({ Slugger: 6 });
  });

  it('[SCN-6] boys of the street come out at the backs of the invaders, [SCN-9] men in the road before the car', () => {
    const invaders = new Roster('attackers', 'a');
    const show = setUpMuster(
      musterFor('show-of-strength', { setting: 'street', attackers: { crew: invaders.gangsters('hoodlum', 2) } }),
      [...layout, ...citizens],
    );
    for (const id of ['a1', 'a2']) show.story.figure(id).at = { x: 24, y: 18 };
    show.story.play([6, 3], (table) => show.scenario.reinforce(table));
    for (const id of ['boy1', 'boy2', 'boy3']) {
      expect(show.story.figure(id).at.x).toBeLessThan(22);
    }
    const roster = new Roster('attackers', 'c');
    const street = setUpMuster(
      musterFor('mean-streets', {
        setting: 'street',
        attackers: { crew: roster.gangsters('slugger', 3), vehicles: roster.cars(1) },
        defenders: { reserve: new Roster('defenders', 'd').gangsters('punk', 2) },
      }),
      [...layout, ...citizens],
    );
    const [car] = Object.values(street.story.state.cars);
    if (car === undefined) throw new Error('No car');
    car.at = { x: 20, y: 18 };
    street.story.play([4, 2], (table) => street.scenario.reinforce(table));
    for (const id of ['d1', 'd2']) {
      const { at } = street.story.figure(id);
      expect(at.x).toBeGreaterThan(23);
      expect(Math.hypot(at.x - 32, at.y - 18)).toBeLessThan(2);
    }
  });

  it('[SCN-9] a Tommy gunner in the car keeps it, one on the street and one in the car behind do not', () => {
    const roster = new Roster('attackers', 'a');
    const gang = new Roster('defenders', 'd');
    const { story, scenario } = setUpMuster(
      musterFor('mean-streets', {
        setting: 'street',
        attackers: { crew: roster.gangsters('enforcer', 1), vehicles: roster.cars(1) },
        defenders: {
          crew: gang.gangsters('enforcer', 1),
          reserve: gang.gangsters('enforcer', 1),
          vehicles: gang.cars(1),
        },
      }),
      [...layout, ...citizens],
    );
    story.play([1], (table) => scenario.reinforce(table));
    const guns = (id: string) => story.figure(id).firearms.map(({ gun }) => gun);
    expect(guns('a1')).toEqual(['tommy-gun', 'pistol']);
    expect([guns('d1'), guns('d2')]).toEqual([['pistol'], ['pistol']]);
  });
});

describe('the Meet', () => {
  it('[SCN-4] whoever draws first has an action with all his men before the first card', () => {
    const roster = new Roster('attackers', 'a');
    const muster = musterFor('meet', {
      setting: 'restaurant',
      treacherous: ['attackers'],
      attackers: { crew: roster.gangsters('hoodlum', 2) },
      defenders: { crew: new Roster('defenders', 'd').gangsters('hoodlum', 2) },
    });
    const { story, scenario } = setUpMuster(muster, [...layout, 3]);
    // Both walk behind the furniture, and throw nothing.
    const { events } = story.play([], (table) => scenario.reinforce(table));
    expect(story.state.traitor).toBe('attackers');
    const acted = (id: string): boolean =>
      events.some(
        (event) =>
          (event.type === 'figure-moved' && event.figure === id) ||
          (event.type === 'told' && new RegExp(`${id} (fires|blazes|takes|ducks)`).test(event.text)),
      );
    expect(['a1', 'a2', 'd1', 'd2'].map(acted)).toEqual([true, true, false, false]);
    expect(events.some(({ type }) => type === 'card-turned')).toBe(false);
  });
});
