import type { BattleFilm, FilmStep } from '#shared/games/paradise/views/battle.ts';

/** A step of a battle that told on how it ended. */
export type Moment = { at: number; text: string; rolls: FilmStep['rolls'] };

/** So many moments tell a battle. */
const mostMoments = 3;

/** Postures of a man who was put out of the fight, and the weight of it. */
const weights: Readonly<Record<string, number>> = { dead: 6, 'knocked-out': 4, 'out-cold': 4 };

/** A man on nobody's roster is known by his number on the table: `Hoodlum d7`. */
const isNameless = (name: string): boolean => / [a-z]\d+$/u.test(name);

/**
 * Picks the three steps that weighed most, by who fell, was hit or lost his nerve in them, in the order they came. A
 * man of a name weighs more than one without; what befell him is told with the deed that did it.
 */
export function pickMoments({ steps, figures }: Pick<BattleFilm, 'steps' | 'figures'>): Moment[] {
  const named = new Set(figures.filter(({ name }) => !isNameless(name)).map(({ id }) => id));
  return steps
    .map((step, at) => ({ step, at, weight: weighStep(step, named) }))
    .filter(({ weight, step }) => weight > 0 && step.text !== '')
    .toSorted((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, mostMoments)
    .toSorted((a, b) => a.at - b.at)
    .map(({ step, at }) => tellMoment(steps, step, at));
}

/** How far back the deed stands that had an effect. */
const nearSteps = 3;

function tellMoment(steps: readonly FilmStep[], step: FilmStep, at: number): Moment {
  if (step.deed !== null) return { at, text: step.text, rolls: step.rolls };
  const before = steps.slice(Math.max(0, at - nearSteps), at);
  const deed = before.findLast((one) => one.deed !== null && one.text !== '');
  return deed === undefined
    ? { at, text: step.text, rolls: step.rolls }
    : { at, text: `${deed.text} ${step.text}`, rolls: deed.rolls };
}

function weighStep({ figures, cars, burning, opened }: FilmStep, named: ReadonlySet<string>): number {
  const men = Object.entries(figures).reduce((sum, [id, { posture, wounds, isNervous }]) => {
    const out = posture === undefined ? 0 : (weights[posture] ?? 0);
    const weight = out + (wounds === undefined ? 0 : 1) + (isNervous === true ? 2 : 0);
    return sum + (named.has(id) ? 2 * weight : weight);
  }, 0);
  const wrecks = Object.values(cars).filter(({ isWrecked }) => isWrecked === true).length;
  return men + 3 * wrecks + 2 * (burning.length + opened.length);
}
