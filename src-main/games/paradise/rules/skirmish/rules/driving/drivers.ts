import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';

/** The man surest at the wheel. */
export function findBestDriver(crew: readonly FigureSource[]): FigureSource | null {
  const computeSkill = ({ stats, skills }: FigureSource): number =>
    stats.stunts + (skills.includes('wheel-man') ? 2 : 0) - (skills.includes('one-armed-man') ? 1 : 0);
  let best: FigureSource | null = null;
  for (const source of crew) if (best === null || computeSkill(source) > computeSkill(best)) best = source;
  return best;
}
