import { describe, expect, it } from 'vitest';
import { scenarioNames, type ScenarioName } from '#shared/games/paradise/battles.ts';
import type { Decision, LedQuestion, SquadView, StandingOrder } from '#shared/games/paradise/leading.ts';
import type { Answer } from '#shared/words/questions.ts';
import { createSeededDice, Dice, seedRng } from '#kernel/dice/dice.ts';
import { Questions } from '#kernel/dice/questions.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { requireFigure, type BattleState, type Side } from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFigures } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { forecastOut } from '#main/games/paradise/rules/skirmish/command/forecast.ts';
import { leadMuster, type LedBattle } from '#main/games/paradise/rules/skirmish/command/lead.ts';
import { completeSquads, listTogether, moveToSquad } from '#main/games/paradise/rules/skirmish/command/squads.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { listShotsAt, shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';

type Says = (question: LedQuestion, nth: number) => Decision;

function lead(scenario: ScenarioName, seed: number, side: Side, says: Says): LedBattle {
  let nth = 0;
  return leadMuster((dice) => bookMuster(scenario, dice), seed, {
    leads: [{ side, viewer: 'gm' }],
    answers: [],
    says: (about) => {
      nth += 1;
      if (nth > 500) throw new Error('The battle does not end.');
      return says(about, nth - 1);
    },
  });
}

/** Orders what promises most to whoever can do it, goes about the job where nothing does, and goes on with the rest. */
const sensible: Says = ({ stage, squads }) => {
  if (stage === 'choice') return { do: 'pass' };
  const isNew = (squad: SquadView, order: StandingOrder | null): boolean =>
    JSON.stringify(order) !== JSON.stringify(squad.order);
  const [best] = squads
    .flatMap((squad) => squad.options.map((option) => ({ squad, option, worth: option.forecast?.out ?? 0 })))
    .filter(({ squad, option, worth }) => worth > 0.25 && option.warning === null && isNew(squad, option.order))
    .toSorted((a, b) => b.worth - a.worth);
  if (best !== undefined) return { do: 'squad', squad: best.squad.id, order: best.option.order };
  const idle = squads.find(
    ({ order, options }) => order !== null && !options.some(({ forecast }) => (forecast?.out ?? 0) > 0.15),
  );
  return idle === undefined ? { do: 'go-on' } : { do: 'squad', squad: idle.id, order: null };
};

/** Takes any squad and any of its orders, with a place of its own where it goes somewhere. */
function createWild(seed: number): Says {
  const dice = createSeededDice(seedRng(seed));
  const pick = <T>(some: readonly T[]): T | undefined =>
    some[(dice.throwDice({ purpose: '', count: 1, modifiers: [], sides: Math.max(1, some.length) }).faces[0] ?? 1) - 1];
  return ({ stage, squads, choices }) => {
    if (stage === 'choice') return { do: 'choose', value: pick(choices)?.value ?? '' };
    const squad = pick(squads);
    const option = pick(squad?.options ?? []);
    if (squad === undefined || option === undefined || pick([1, 2, 3, 4]) === 1) return { do: 'go-on' };
    const man = pick(squad.men);
    if (stage === 'card' && pick([1, 2, 3, 4, 5, 6]) === 1 && man !== undefined)
      return { do: 'regroup', man: man.id, squad: pick([null, ...squads.map(({ id }) => id)]) ?? null };
    if (pick([1, 2, 3, 4, 5, 6, 7, 8]) === 1) return { do: 'ask-about-choices', isAsked: true };
    return { do: 'squad', squad: squad.id, order: option.order };
  };
}

const roles = (['raid', 'hit', 'siege', 'rumble', 'hijack'] as const).flatMap((scenario) =>
  (['attackers', 'defenders'] as const).map((side) => ({ scenario, side })),
);

function findShare(counts: readonly number[], share: number): number {
  return counts.toSorted((a, b) => a - b)[Math.ceil(counts.length * share) - 1] ?? 0;
}

function setUp(scenario: ScenarioName, seed: number): BattleState {
  const dice = new Dice(createSeededDice(seedBattle(seed)));
  return makeScenario(bookMuster(scenario, dice), dice).start;
}

describe('squads', () => {
  it('[CARD-2] everybody of a side is in one squad, a car’s crew together, six at most on foot', () => {
    for (const scenario of scenarioNames) {
      const battle = setUp(scenario, 5);
      for (const side of ['attackers', 'defenders'] as const) {
        const squads = completeSquads(battle, side, []);
        const men = squads.flatMap((squad) => squad.men);
        expect(men.toSorted()).toEqual(
          listFigures(battle, side)
            .map(({ id }) => id)
            .toSorted(),
        );
        for (const squad of squads) {
          const cars = new Set(squad.men.map((id) => requireFigure(battle, id).carId));
          expect([squad, cars.size]).toEqual([squad, 1]);
          expect(squad.men.length).toBeLessThanOrEqual(6);
        }
      }
    }
  });

  it('[CARD-2] a man who is moved leaves his squad its others, and may come back', () => {
    const battle = setUp('raid', 5);
    const [first, second] = listFigures(battle, 'defenders').map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error('Nobody to group.');
    const squads = [{ id: first, men: [first, second] }];
    const alone = moveToSquad(battle, 'defenders', squads, { man: first, squad: null });
    expect(alone).toEqual([
      { id: second, men: [second] },
      { id: first, men: [first] },
    ]);
    expect(moveToSquad(battle, 'defenders', alone, { man: first, squad: second })).toEqual([
      { id: second, men: [second, first] },
    ]);
    expect(() => moveToSquad(battle, 'defenders', squads, { man: 'a1', squad: null })).toThrow(/only your own men/);
  });

  it('[CARD-2] a low card moves a man of a squad and those within 2 inches of him, not the one at 2.1', () => {
    const battle = setUp('raid', 5);
    const men = listFigures(battle, 'defenders').slice(0, 3);
    const at = [10, 12, 14.1].map((x) => ({ x, y: 10 }));
    const placed = men.map((one, nth) => ({ ...one, carId: null, at: at[nth] ?? one.at }));
    expect(listTogether(placed).map((one) => one.at.x)).toEqual([10, 12]);
    for (const one of listTogether(placed)) expect(computeDistance(one.at, { x: 10, y: 10 })).toBeLessThanOrEqual(2);
  });
});

describe('a battle led by squads', () => {
  it.each(roles)(
    '[CARD-2] asks at most 25 questions in the middle, and 40 in nine of ten: $scenario, $side',
    (role) => {
      const counts = Array.from(
        { length: 10 },
        (_, nth) => lead(role.scenario, 1 + nth, role.side, sensible).answers.length,
      );
      expect(findShare(counts, 0.5)).toBeLessThanOrEqual(25);
      expect(findShare(counts, 0.9)).toBeLessThanOrEqual(40);
    },
  );

  it.each(scenarioNames)(
    '[CARD-2, CARD-4] takes every order that it lists, with or without its memory: %s',
    { tags: 'rest' },
    (scenario) => {
      for (const [nth, side] of (['attackers', 'defenders'] as const).entries()) {
        const battle = lead(scenario, 21 + nth, side, createWild(3 + nth));
        expect(battle.kind).toBe('done');
        const muster = (dice: Dice) => bookMuster(scenario, dice);
        const leads = [{ side, viewer: 'gm' as const }];
        const key = `${scenario} of a test`;
        // One answer more each time, and now and then two taken back.
        const counts = battle.answers.flatMap((_, nth) => (nth % 5 === 4 ? [nth, nth - 2, nth + 1] : [nth + 1]));
        for (const count of counts.slice(0, 40)) {
          const answers: Answer[] = battle.answers.slice(0, count);
          const last = leadMuster(muster, 21 + nth, { leads, answers, key });
          expect(last).toEqual(leadMuster(muster, 21 + nth, { leads, answers }));
        }
        expect(leadMuster(muster, 21 + nth, { leads, answers: battle.answers, key })).toEqual(battle);
      }
    },
  );

  it('offers nothing by a verb that has less than three chances in a hundred', () => {
    for (const { scenario, side } of roles) {
      lead(scenario, 4, side, (question, nth) => {
        for (const { forecast } of question.squads.flatMap(({ options }) => options)) {
          if (forecast !== null) expect(Math.max(forecast.hit, forecast.pinned ?? 0)).toBeGreaterThanOrEqual(0.03);
        }
        return sensible(question, nth);
      });
    }
  });

  it('[CARD-2] who goes on at every card fights the battle that tactics fight, while nobody gives up: showdown', () => {
    const battle = lead('showdown', 12, 'attackers', () => ({ do: 'go-on' }));
    const own = resolveScenario('showdown', 12);
    if (battle.kind !== 'done') throw new Error('It does not end.');
    expect(battle.result.figures).toEqual(own.figures);
  });

  it('[CARD-2a] asks nobody aboard a car for his shot, and holds fire where that is the word', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const shots: string[] = [];
      const battle = lead('mean-streets', seed, 'attackers', ({ stage, squads }) => {
        expect(['card', 'break']).toContain(stage);
        const [squad] = squads.filter(
          ({ car, options }) => car !== null && options.some(({ verb }) => verb === 'hold'),
        );
        return squad === undefined ? { do: 'go-on' } : { do: 'squad', squad: squad.id, order: { kind: 'hold-fire' } };
      });
      const state = setUp('mean-streets', seed);
      for (const { event } of battle.happenings) {
        applyBattle(state, event);
        if (event.type !== 'told' || event.deed?.kind !== 'fires') continue;
        const shooter = requireFigure(state, event.deed.by);
        if (shooter.side === 'attackers' && shooter.carId !== null) shots.push(event.text);
      }
      expect(shots).toEqual([]);
    }
  });
});

describe('what a shot leaves of a man', () => {
  it(
    '[HIT-1, HIT-2, GATS-5] is dead or senseless as often as it says, within three standard errors of 2,000 throws',
    { tags: 'rest' },
    () => {
      let tried = 0;
      for (let seed = 1; seed <= 12; seed += 1) {
        const start = setUp(scenarioNames[seed % scenarioNames.length] ?? 'raid', seed);
        const [shooter] = listFigures(start, 'attackers').filter(({ firearms }) => firearms.length > 0);
        const [target] = listFigures(start, 'defenders').filter(({ carId }) => carId === null);
        if (shooter === undefined || target === undefined) continue;
        Object.assign(start.figures[shooter.id] ?? {}, { carId: null, at: { x: 20, y: 30 } });
        Object.assign(start.figures[target.id] ?? {}, { at: { x: 23, y: 30 }, luck: seed % 3, toughness: seed % 2 });
        const man = requireFigure(start, shooter.id);
        const victim = requireFigure(start, target.id);
        for (const shot of listShotsAt(start, man, victim)) {
          const told = forecastOut(start, man, victim, shot) ?? 0;
          let out = 0;
          const dice = new Dice(createSeededDice(seedRng(seed)), false);
          for (let nth = 0; nth < 2_000; nth += 1) {
            const state = { ...clonePlain({ ...start, layout: null as never }), layout: start.layout };
            const table: BattleTable = {
              ...{ state, dice, ask: new Questions([]), entry: () => undefined },
              emit: (event) => applyBattle(state, event),
            };
            shoot(table, man.id, victim.id, shot);
            if (['dead', 'out-cold'].includes(requireFigure(state, victim.id).posture)) out += 1;
          }
          const error = Math.sqrt(Math.max(0.0005, told * (1 - told)) / 2_000);
          expect(Math.abs(out / 2_000 - told)).toBeLessThanOrEqual(3 * error + 0.002);
          tried += 1;
        }
      }
      expect(tried).toBeGreaterThan(10);
    },
  );
});
