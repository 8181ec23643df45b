import { describe, expect, it } from 'vitest';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { ramGate } from '#main/games/paradise/rules/skirmish/rules/driving/ram.ts';
import type { Car } from '#main/games/paradise/rules/skirmish/battle.ts';
import { findWay } from '#main/games/paradise/rules/skirmish/table/ways.ts';
import type { Muster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { canWalk, findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { layout, musterFor, setUpMuster } from '#test/support/scenarioStory.ts';

/** Two loads of police at a gate held by four guards; the first comes in this. */
function atTheGate(first: 'car' | 'truck', scenario: 'police-raid' | 'siege' = 'police-raid'): Muster {
  const police = new Roster('attackers', 'a');
  const [one, two] = police.cars(2);
  if (one === undefined || two === undefined) throw new Error('No cars');
  return musterFor(scenario, {
    lootDice: 2,
    hasGate: true,
    attackers: { crew: police.law('beat-cop', 12, ['pistol']), vehicles: [{ ...one, kind: first }, two] },
    defenders: { guards: new Roster('defenders', 'd').gangsters('hoodlum', 4) },
  });
}

/** In how many of 20 battles the gate is rammed open. */
function rammed(first: 'car' | 'truck', scenario: 'police-raid' | 'siege'): number {
  return Array.from({ length: 20 }, (_, seed) => seed + 1).filter((seed) =>
    resolveMuster(atTheGate(first, scenario), seed).happenings.some(({ event }) => event.type === 'gate-rammed'),
  ).length;
}

describe('a gate', () => {
  it('[SCN-10] stops men and bullets until the truck is through it, and its six get out there', () => {
    const { story } = setUpMuster(atTheGate('truck'), layout);
    const truck = Object.values(story.state.cars).find(({ kind }) => kind === 'truck');
    const gate = truck?.route.at(-1);
    if (truck === undefined || gate === undefined) throw new Error('No truck');
    const inside = { x: gate.x, y: gate.y - 2.2 };
    const outside = { x: gate.x, y: gate.y + 1 };
    const isOpen = (): boolean => canWalk(story.state.layout, outside, inside);
    expect(isOpen()).toBe(false);
    expect(findSight(story.state.layout, outside, inside).isClear).toBe(false);
    // By the back door the way is longer than the house is deep.
    expect(findWay(story.state.layout, outside, inside).length).toBeGreaterThan(2);
    const { happenings } = resolveMuster(atTheGate('truck'), 1);
    const events = happenings.map(({ event }) => event);
    const at = events.findIndex(({ type }) => type === 'gate-rammed');
    expect(at).toBeGreaterThan(0);
    const [out] = events
      .slice(at)
      .flatMap((event) =>
        event.type === 'told' && /out of the truck|Out of the truck/.test(event.text)
          ? [Object.values(event.figures ?? {})]
          : [],
      );
    expect(out?.length).toBeGreaterThan(2);
    for (const man of out ?? []) expect(computeDistance(man.at ?? outside, gate)).toBeLessThan(4);
    story.play([], (table) => {
      table.emit({ type: 'gate-rammed', building: 'main', text: 'Open.' });
    });
    expect(isOpen()).toBe(true);
    expect(findSight(story.state.layout, outside, inside).isClear).toBe(true);
  });

  it.each(['police-raid', 'siege'] as const)(
    '[SCN-10, SCN-11] a %s opens it by truck in most battles, by car never',
    { tags: 'rest' },
    (scenario) => {
      expect(rammed('truck', scenario)).toBeGreaterThan(11);
      expect(rammed('car', scenario)).toBe(0);
    },
  );

  it('[SCN-10] is opened by a moving truck of the attackers that reaches it, by nothing else', () => {
    const opened = (change: Partial<Car>, y = 11.5): boolean => {
      const story = new BattleStory();
      const [main] = setUpMuster(atTheGate('truck'), layout).story.state.layout.buildings;
      if (main === undefined) throw new Error('No building');
      story.state.layout.buildings = [main];
      const [gate] = main.openings;
      const x = gate === undefined ? 0 : (gate.from.x + gate.to.x) / 2;
      const bottom = main.rect.y + main.rect.height;
      story.car('ram', [], { kind: 'truck', speed: 'cruising', at: { x, y: bottom + y - 10.5 }, ...change });
      story.play([], (table) => ramGate(table, 'ram'));
      return story.state.layout.buildings[0]?.openings[0]?.kind === 'door';
    };
    expect(opened({})).toBe(true);
    expect(opened({}, 13)).toBe(false);
    expect(opened({ kind: 'car' })).toBe(false);
    expect(opened({ side: 'defenders' })).toBe(false);
    expect(opened({ speed: 'stopped' })).toBe(false);
    expect(opened({ isWrecked: true })).toBe(false);
  });
});
