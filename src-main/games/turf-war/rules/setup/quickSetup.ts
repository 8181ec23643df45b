import { gangNames } from '#shared/games/turf-war/gangNames.ts';
import { houseRulesSchema } from '#shared/games/turf-war/houseRules.ts';
import { levels } from '#shared/games/turf-war/minds.ts';
import { gangSetupSchema, type TurfWarSetup } from '#shared/games/turf-war/setup.ts';
import { findLevelCalled, pickNames } from '#kernel/founding.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { QuickSetup } from '#kernel/rulebook.ts';

const sampleSeed = 1931;
const usualNpcs = 4;

/** One human gang against four NPC gangs in Thamesford. */
export function sampleSetup(): TurfWarSetup {
  return createQuickSetup({ title: 'Sample war', seed: sampleSeed, npcs: null, gangName: null, level: null });
}

/** Creates one human gang and a number of NPC gangs, by the forum's rules. */
export function createQuickSetup({ title, seed, gangName, level, ...asked }: QuickSetup): TurfWarSetup {
  const npcs = asked.npcs ?? usualNpcs;
  refuseUnless(
    npcs >= 1 && npcs <= 7,
    'Turf War takes 2 to 8 gangs; ask for 1 to 7 NPC gangs beside yours.',
    'WAR-GAME-2',
  );
  const { own, others } = pickNames(gangNames, gangName, npcs);
  const chosen = findLevelCalled(levels, level) ?? 'standard';
  return {
    title,
    seed,
    gangs: [
      gangSetupSchema.parse({ name: own, isHuman: true }),
      ...others.map((name) => gangSetupSchema.parse({ name, isHuman: false, level: chosen })),
    ],
    houseRules: houseRulesSchema.parse({}),
  };
}
