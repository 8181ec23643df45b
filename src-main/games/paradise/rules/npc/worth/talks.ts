import type { DeepReadonly } from '#kernel/readonly.ts';
import { listTalkModifiers } from '#main/games/paradise/rules/battles/settling/talks.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';

/** [SCN-4] The chance of a human gang's spokesman, whose SMARTS are unknown. */
export const talkChanceThought = 0.5;

/** [SCN-4] The SMARTS of an NPC gang's spokesman by the face of the die. */
const npcSmartsByFace = [3, 4, 4, 4, 5, 6] as const;

/** [SCN-4] Computes SMARTS as they count at a Meet. */
export function computeTalkingSmarts(man: DeepReadonly<Gangster>): number {
  return listTalkModifiers(man.skills).reduce((sum, { value }) => sum + value, computeCurrentStat(man, 'smarts'));
}

/** [SCN-4] The chance that a case is made; a six never makes one. */
export function computeTalkChance(smarts: number): number {
  return Math.max(0, Math.min(5, smarts)) / 6;
}

/** [SCN-4] Estimates the chance that any spokesman of an NPC gang makes his case. */
export function estimateNpcTalkChance(): number {
  const chances = npcSmartsByFace.map(computeTalkChance);
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}
