import type { DiceSource } from '#kernel/dice/dice.ts';
import { skillsPurpose } from '#main/games/paradise/rules/skirmish/mustering/randomSkills.ts';

/** A script that need not hold the twelve dice which the program throws for strangers' skills: always ones. */
export function withoutSkillSeeds<T extends DiceSource>(script: T): T {
  return {
    ...script,
    throwDice: (request) =>
      request.purpose === skillsPurpose
        ? { faces: Array.from({ length: request.count }, () => 1), source: 'scripted' }
        : script.throwDice(request),
  };
}
