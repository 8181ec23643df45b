import type { BattleFilm, FilmStep } from '#shared/games/paradise/views/battle.ts';

/** A step of a battle that told on how it ended. */
export type Moment = { at: number; text: string; rolls: FilmStep['rolls'] };

/** So many moments tell a battle. */
const mostMoments = 3;

/** Postures of a man who was put out of the fight, and the weight of it. */
const weights: Readonly<Record<string, number>> = { dead: 6, 'knocked-out': 4, 'out-cold': 4 };

/** Picks the three steps that weighed most, by who fell, was hit or lost his nerve in them, in the order they came. */
export function pickMoments({ steps }: Pick<BattleFilm, 'steps'>): Moment[] {
  return steps
    .map((step, at) => ({ at, text: step.text, rolls: step.rolls, weight: weighStep(step) }))
    .filter(({ weight, text }) => weight > 0 && text !== '')
    .toSorted((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, mostMoments)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, text, rolls }) => ({ at, text, rolls }));
}

function weighStep({ figures, cars, burning, opened }: FilmStep): number {
  const men = Object.values(figures).reduce((sum, { posture, wounds, isNervous }) => {
    const out = posture === undefined ? 0 : (weights[posture] ?? 0);
    return sum + out + (wounds === undefined ? 0 : 1) + (isNervous === true ? 2 : 0);
  }, 0);
  const wrecks = Object.values(cars).filter(({ isWrecked }) => isWrecked === true).length;
  return men + 3 * wrecks + 2 * (burning.length + opened.length);
}
