import type { BattleFilm, FilmStep } from '#shared/games/paradise/views/battle.ts';

/** More faces than these are told by their number alone. */
const mostFaces = 8;

/** The faces of a step: `2 ≤ 3` where a test passed, `6 > 3` where it failed. */
export function formatRolls(rolls: FilmStep['rolls']): string {
  const faces = rolls.reduce((count, roll) => count + roll.faces.length, 0);
  if (faces > mostFaces) return `${faces} dice`;
  return rolls
    .map(({ faces: thrown, target, passed }) => {
      if (target === undefined) return thrown.join(' ');
      return `${thrown.join(' ')} ${passed === false ? '>' : '≤'} ${target}`;
    })
    .join(' · ');
}

/** The whole battle as text, a line a step. */
export function formatTranscript(film: BattleFilm, title: string): string {
  const lines = film.steps.map(({ text, card, rolls }) => {
    const dice = rolls.length === 0 ? '' : ` [${formatRolls(rolls)}]`;
    return `${card === null ? '' : '\n'}${text}${dice}`;
  });
  return [title, ...lines].join('\n');
}
