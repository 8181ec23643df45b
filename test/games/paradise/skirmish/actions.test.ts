import { describe, expect, it } from 'vitest';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { emptyBattle, type Figure, type Firearm } from '#main/games/paradise/rules/skirmish/battle.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import type { ScenarioRules } from '#main/games/paradise/rules/skirmish/scenario.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { cardOf, turns } from '#test/support/cardStory.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

const king = [cardOf('attackers', 'K')];
const carRules = (wish: 'cruising' | 'unload'): ScenarioRules =>
  createRules({ check: () => undefined, carWish: () => wish });
const emptyPistol: Firearm = { gun: 'pistol', isEmpty: true, isJammed: false, blasts: 2 };

/** A car of two at the curb, and an enemy with no gun in range of a pistol. */
function atTheCurb(now: Partial<Figure> = {}): BattleStory {
  const story = new BattleStory();
  story.has('Driver', 10, 18, { guns: ['pistol'], now });
  story.stands('Rider 10,18 pistol', 'vs Enemy 18,18 hits=6 guts=6');
  const route = [
    { x: 10, y: 18 },
    { x: 48, y: 18 },
  ];
  story.car('Packard', ['Driver', 'Rider'], { route });
  return story;
}

describe('actions of a card', () => {
  it('[CARD-2a] getting out is an action: out of the car, and one shot', () => {
    const story = atTheCurb();
    const { texts } = turns(story, king, [6, 6], carRules('unload'));
    expect(texts).toEqual([
      'Out of the car: Driver, Rider.',
      expect.stringMatching(/^Driver fires at Enemy/),
      expect.stringMatching(/^Rider fires at Enemy/),
    ]);
  });

  it.each([
    ['once: out, and nothing more', 14, true],
    ['twice: nobody gets out', 26, false],
  ])('[CARD-2a] a car that has driven %s', (_title, inches, isOut) => {
    const story = atTheCurb();
    const end = { x: 10 + inches, y: 18 };
    Object.assign(story.theCar('Packard'), { speed: 'cruising', route: [{ x: 10, y: 18 }, end] });
    story.figure('Enemy').at = { x: 24, y: 1 };
    story.figure('Driver').firearms = [];
    story.figure('Rider').firearms = [];
    turns(story, king, [], createRules({ check: () => undefined }));
    expect([story.figure('Driver').carId === null, story.figure('Rider').carId === null]).toEqual([isOut, isOut]);
    expect(story.state.plays).toEqual([]);
  });

  it('[CARD-2a] who gets behind a wheel with his first action drives off with his second', () => {
    const story = new BattleStory().stands('Thief 10,17', 'vs Owner 40,30');
    story.car('truck', [], { kind: 'truck', side: 'defenders', at: { x: 10, y: 18 } });
    const seize = createRules({ check: () => undefined, goalOf: () => ({ kind: 'seize', car: 'truck' }) });
    turns(story, king, [], seize);
    expect(story.theCar('truck')).toMatchObject({ driver: 'Thief', speed: 'cruising' });
  });

  it('[CARD-2a] a driver with one action owed recovers with his first and drives with his second', () => {
    const story = atTheCurb({ recovery: 1 });
    story.figure('Rider').firearms = [];
    story.figure('Driver').firearms = [];
    story.figure('Enemy').at = { x: 22, y: 10 };
    const { texts } = turns(story, king, [], carRules('cruising'));
    expect(texts[0]).toBe('Driver is on his feet.');
    expect(story.theCar('Packard').at.x).toBe(20);
  });

  it('[CARD-2a] a moving car meanwhile rolls straight on, off its road if that bends', () => {
    const story = atTheCurb({ recovery: 2 });
    story.figure('Rider').firearms = [];
    const route = [
      { x: 10, y: 18 },
      { x: 14, y: 18 },
      { x: 14, y: 30 },
    ];
    Object.assign(story.theCar('Packard'), { speed: 'cruising', route });
    story.figure('Enemy').at = { x: 24, y: 1 };
    turns(story, king, [], carRules('cruising'));
    expect(story.theCar('Packard').at).toEqual({ x: 30, y: 18 });
    expect(story.figure('Driver')).toMatchObject({ recovery: 0, carId: 'Packard' });
  });

  it('[CARD-2a] what stands there a rolling car runs into, and past the edge it is gone', () => {
    const wall = { id: 'wall', name: 'wall', rect: { x: 16, y: 17, width: 1, height: 2 } };
    const story = atTheCurb({ recovery: 2 });
    story.state.layout.covers = [{ ...wall, grade: 'hard', isTall: false }];
    Object.assign(story.theCar('Packard'), { speed: 'cruising' });
    story.figure('Rider').firearms = [];
    const { texts } = turns(story, king, [1], carRules('cruising'));
    expect(texts).toContain('A bump, no more.');
    expect(story.theCar('Packard').at.x).toBeLessThanOrEqual(16);
    const out = atTheCurb({ recovery: 2 });
    Object.assign(out.theCar('Packard'), { speed: 'cruising', at: { x: 44, y: 18 } });
    out.figure('Rider').firearms = [];
    turns(out, king, [], carRules('cruising'));
    expect(out.theCar('Packard').isOffTable).toBe(true);
  });

  it('[CARD-2a, GATS-6] a rider reloads, and fires with his second action', () => {
    const story = atTheCurb();
    story.figure('Rider').firearms = [emptyPistol];
    story.figure('Driver').firearms = [];
    story.figure('Enemy').at = { x: 22, y: 12 };
    const { texts } = turns(story, king, [6], carRules('cruising'));
    expect(texts).toContain('Rider reloads.');
    expect(texts.some((text) => text.startsWith('Rider fires at Enemy'))).toBe(true);
  });

  it('[CARD-2a, GUTS-2] a shaken rider gets a grip before he gets out', () => {
    const story = atTheCurb();
    Object.assign(story.figure('Rider'), { isNervous: true, firearms: [] });
    story.figure('Driver').firearms = [];
    story.figure('Enemy').at = { x: 44, y: 1 };
    story.figure('Rider').stats.guts = 5;
    turns(story, king, [1, 3], carRules('unload'));
    expect(story.figure('Rider')).toMatchObject({ isNervous: false });
    expect(story.figure('Driver').carId).toBeNull();
  });

  it('[CARD-2a] a low card gives a car’s crew its two actions, on foot too once they are out', () => {
    const story = atTheCurb();
    story.has('Friend', 2, 2, { guns: ['rifle'] });
    const { texts } = turns(story, [cardOf('attackers', 'A')], [6, 6], carRules('unload'));
    expect(texts.filter((text) => text.includes('fires at'))).toHaveLength(2);
    expect(texts.some((text) => text.startsWith('Friend'))).toBe(false);
  });
});

/** A deed that takes an action, and whose it is, or null. */
function doer(event: BattleEvent, ids: ReadonlyMap<string, string>): string[] {
  if (event.type === 'figure-moved') return event.gait === 'ran' ? [event.figure] : [];
  if (event.type !== 'told') return [];
  const out = /^Out of the (?:car|truck): (.*)\.$/.exec(event.text)?.[1];
  const names =
    out?.split(', ') ??
    /^(.*?) (?:fires at|blazes away at|reloads|takes aim at|gathers himself|drives the|gets in|jumps behind)/
      .exec(event.text)
      ?.slice(1, 2) ??
    [];
  return names.flatMap((name) => ids.get(name) ?? []);
}

describe('whole battles', () => {
  it.each(scenarioNames)(
    '[CARD-2, CARD-2a] in %s nobody takes more than two actions on a card, riding included',
    (scenario) => {
      for (let seed = 1; seed <= 20; seed += 1) {
        const { happenings, figures } = resolveScenario(scenario, seed);
        const sideOf = new Map(figures.map(({ id, side }) => [id, side]));
        const ids = new Map(figures.filter(({ side }) => side !== 'civilians').map(({ id, name }) => [name, id]));
        let spent = new Map<string, number>();
        let done = new Map<string, number>();
        let brokenIn: string[] = [];
        const check = (): void => {
          for (const counted of [spent, done]) {
            for (const [id, count] of counted) {
              const more = brokenIn.filter((side) => side === sideOf.get(id)).length;
              expect(count, `${scenario} ${seed}: ${id}`).toBeLessThanOrEqual(2 + more);
            }
          }
          spent = new Map();
          done = new Map();
          brokenIn = [];
        };
        for (const { event } of happenings) {
          if (event.type === 'card-turned') check();
          if (event.type === 'card-played') brokenIn.push(event.side);
          if (event.type === 'acted') spent.set(event.figure, (spent.get(event.figure) ?? 0) + 1);
          // A car in a chase is drawn along by the other, and its driver does nothing for it.
          for (const id of doer(event, ids)) {
            if (spent.has(id)) done.set(id, (done.get(id) ?? 0) + 1);
          }
        }
        check();
      }
    },
  );

  it.each(['hit', 'mean-streets', 'hijack', 'raid'] as const)(
    '[CARD-2a] in %s no car stands three turns with a driver on his feet',
    (scenario) => {
      for (let seed = 1; seed <= 25; seed += 1) {
        const state = emptyBattle(bareLayout);
        const since = new Map<string, { x: number; turn: number }>();
        for (const { event } of resolveScenario(scenario, seed).happenings) {
          applyBattle(state, event);
          if (event.type !== 'card-turned') continue;
          for (const car of Object.values(state.cars)) {
            const driver = state.figures[car.driver ?? ''];
            const goes = driver?.posture === 'up' && !car.isWrecked && !car.isOffTable;
            const was = since.get(car.id);
            if (!goes || was === undefined || Math.abs(was.x - car.at.x) > 0.5) {
              since.set(car.id, { x: car.at.x, turn: state.turn });
            } else expect(state.turn - was.turn, `${scenario} ${seed}`).toBeLessThan(3);
          }
        }
      }
    },
  );
});
