import { describe, expect, it } from 'vitest';
import { BattleStory } from '#test/support/battleStory.ts';
import type { Action } from '#shared/games/paradise/leading.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';
import { createSeededDice, Dice, seedRng, type DiceSource, type ThrowRequest } from '#kernel/dice/dice.ts';
import { Questions } from '#kernel/dice/questions.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { requireFigure, type BattleState, type Figure } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listCars, listFighters } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { listCarActions } from '#main/games/paradise/rules/skirmish/command/carDeeds.ts';
import { performAction } from '#main/games/paradise/rules/skirmish/command/deeds.ts';
import { listActions } from '#main/games/paradise/rules/skirmish/command/options.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { fight } from '#main/games/paradise/rules/skirmish/fight.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { passHazards } from '#main/games/paradise/rules/skirmish/rules/bombs/hazards.ts';
import { meetRushes } from '#main/games/paradise/rules/skirmish/rules/brawling/rushes.ts';
import { countHazardsAhead, countSpeedDice } from '#main/games/paradise/rules/skirmish/rules/driving/driving.ts';
import { findRules, makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { computeDistance, contactInches } from '#main/games/paradise/rules/skirmish/table/geometry.ts';

const throws = 2_000;

/** A table on which everything is thrown, told and applied. */
function createTable(state: BattleState, source: DiceSource, tell: (event: BattleEvent) => void): BattleTable {
  return {
    state,
    dice: new Dice(source, false),
    ask: new Questions([]),
    emit(event) {
      tell(event);
      applyBattle(state, event);
    },
    entry: () => undefined,
  };
}

/** Positions before a card of fights by the program, with things and troubles given to random men. */
function* listPositions(): Generator<BattleState> {
  for (let seed = 0; seed < 12; seed += 1) {
    for (const name of scenarioNames) {
      const dice = new Dice(createSeededDice(seedBattle(seed)), false);
      const { start } = makeScenario(bookMuster(name, dice), dice);
      const kept: BattleState[] = [];
      const table = createTable(start, createSeededDice(seedRng(seed)), (event) => {
        if (event.type === 'card-opened' && start.turn < 4) kept.push(clonePlain(start));
      });
      fight(table, findRules(name));
      for (const [nth, state] of kept.entries()) yield giveThings(state, seed + nth);
    }
  }
}

function giveThings(state: BattleState, seed: number): BattleState {
  const gifts: Partial<Figure>[] = [
    { grenades: 2, skills: ['pineapple-man'] },
    { dynamite: 5, skills: ['bomber'] },
    { melee: 'knife', skills: ['knife-thrower'] },
    { isStoneCold: true, skills: ['real-scary'] },
    { isNervous: true },
    { skills: ['boxer'], melee: 'fists', luck: 2 },
    { melee: 'axe', wounds: 1 },
  ];
  Object.values(state.figures).forEach((figure, nth) => {
    if (figure.kind !== 'gangster') return;
    Object.assign(figure, gifts[(nth + seed) % (gifts.length + 3)] ?? {});
    const [other] = Object.values(state.figures).filter((one) => one.side !== figure.side && one.carId === null);
    // Some stand in contact, and with a dud at their feet.
    if ((nth + seed) % 5 === 0 && other !== undefined && figure.carId === null)
      figure.at = { ...other.at, x: other.at.x + 0.6 };
    if ((nth + seed) % 7 === 0)
      state.fuses.push({ at: { ...figure.at }, sticks: 1, cards: 2, side: figure.side, isHalf: false, isDud: true });
  });
  return state;
}

/** Whether a deed did what it is named for, by what was thrown and told. */
type Seen = { state: BattleState; requests: { request: ThrowRequest; face: number }[]; texts: string[] };

function hasDone(action: Action, figure: Figure, { state, requests, texts }: Seen): boolean {
  const isHurt = (name: string): boolean =>
    requests.some(({ request }) => [`Deadly Weapons on ${name}`, `Brawling on ${name}`].includes(request.purpose));
  switch (action.kind) {
    case 'shoot': {
      const target = requireFigure(state, action.target);
      return target.carId === null
        ? isHurt(target.name)
        : requests.some(({ request }) => request.purpose.startsWith(`Where ${figure.name} hit`));
    }
    case 'brawl': {
      const { name } = requireFigure(state, action.enemy);
      return isHurt(name) && !isHurt(figure.name);
    }
    case 'charge':
      return (
        computeDistance(requireFigure(state, figure.id).at, requireFigure(state, action.enemy).at) <= contactInches
      );
    case 'call-on':
      return texts.some((text) => text.endsWith('gives in.'));
    default: {
      const [first] = requests;
      const tests = requests.filter(({ request }) => request.purpose === first?.request.purpose);
      const passed = tests.some(({ request, face }) => face <= (request.target ?? 0));
      return action.kind === 'stare' ? !passed : passed;
    }
  }
}

/** How often of the throws a deed does it. */
function throwOften(state: BattleState, figure: Figure, action: Action): number {
  let done = 0;
  const dice = createSeededDice(seedRng(1925));
  for (let nth = 0; nth < throws; nth += 1) {
    const seen: Seen = { state: clonePlain(state), requests: [], texts: [] };
    const source: DiceSource = {
      throwDice(request) {
        const thrown = dice.throwDice(request);
        seen.requests.push({ request, face: thrown.faces[0] ?? 0 });
        return thrown;
      },
    };
    const table = createTable(seen.state, source, (event) => {
      if (event.type === 'told') seen.texts.push(event.text);
    });
    const car = state.cars[figure.carId ?? ''];
    if (action.kind === 'drive' && car !== undefined) {
      const inches = countSpeedDice(car, action.speed) * 3.5 || 10;
      const hazards = countHazardsAhead(table.state, car, action.speed, inches);
      if (passHazards(table, car.id, hazards, 'it')) done += 1;
      continue;
    }
    performAction(table, requireFigure(table.state, figure.id), action, 2);
    meetRushes(table);
    if (hasDone(action, figure, seen)) done += 1;
  }
  return done / throws;
}

const kinds = [
  ...['shoot', 'brawl', 'charge', 'break-away', 'throw-knife', 'stare', 'call-on', 'throw', 'set-charge', 'relight'],
  ...['grip', 'slap', 'grab', 'smash', 'cut-telephone', 'go-through', 'hide', 'drive'],
];

/** What is offered to the one man of a story, by label, with hundredths. */
function offer(state: BattleState, id: string): Record<string, number | null> {
  return Object.fromEntries(
    listActions(state, requireFigure(state, id), 2).map(({ label, chance }) => [
      label,
      chance === null ? null : Math.round(chance * 100),
    ]),
  );
}

describe('What stands beside an action', () => {
  it.each([
    ['tommy-gun', 'vs T 12.5,10|vs N1 13,11|vs N2 13,9|Own 14,10', 'Blaze away with the tommy gun at T', 57],
    ['grenades=1 pineapple-man', 'vs T 16,10', 'Throw a grenade at T', 50],
    ['fists', 'vs T 10.8,10 posture=down lame=lies', 'Fight T hand to hand', 67],
    ['boxer fists', 'vs T 10.8,10', 'Fight T hand to hand', 38],
  ])('[CARD-6] a man with 3s and %s against %s: %s', (what, others, label, chance) => {
    const story = new BattleStory().stands(`Man 10,10 ${what}`, ...others.split('|'));
    expect(offer(story.state, 'Man')).toMatchObject({ [label]: chance });
  });

  it('[GATS-4] nobody is offered to aim a gun that only blazes away', () => {
    const story = new BattleStory().stands('Tom 10,10 tommy-gun', 'Joe 10,12 tommy-gun pistol', 'vs T 16,10');
    expect(['Tom', 'Joe'].map((id) => 'Aim at T' in offer(story.state, id))).toEqual([false, true]);
  });

  it(
    '[CARD-6] is how often it does what it is named for, in 2,000 throws of every kind from random positions',
    { tags: 'rest' },
    () => {
      const tried = new Map<string, number>();
      const wrong: string[] = [];
      for (const position of listPositions()) {
        if (kinds.every((kind) => (tried.get(kind) ?? 0) >= 3)) break;
        // Everybody has his turn on a card of his side.
        const state = clonePlain(position);
        for (const side of ['attackers', 'defenders'] as const) {
          const figures = listFighters(state, side).map(({ id }) => id);
          state.plays = [{ side, card: { side, rank: 'K' }, actions: 2, figures, left: figures.map(() => 2) }];
          const cars = listCars(state).flatMap((car) =>
            car.driver === null ? [] : [{ by: car.driver, options: listCarActions(state, car, side) }],
          );
          const men = listFighters(state, side).map((one) => ({ by: one.id, options: listActions(state, one, 2) }));
          const offered = [...cars, ...men].flatMap(({ by, options }) => options.map((option) => ({ by, option })));
          for (const { by, option } of offered) {
            const { action, chance } = option;
            const blazes = option.label.startsWith('Blaze') ? 'blaze' : action.kind;
            const count = tried.get(blazes) ?? 0;
            if (chance === null || count >= 3 || chance === 0) continue;
            tried.set(blazes, count + 1);
            const share = throwOften(state, state.figures[by] as Figure, action);
            const error = Math.sqrt((chance * (1 - chance)) / throws);
            if (Math.abs(share - chance) > 3 * error + 1e-9)
              wrong.push(`${option.label}: ${chance.toFixed(3)}, ${share}`);
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(kinds.filter((kind) => !tried.has(kind))).toEqual([]);
    },
  );
});
