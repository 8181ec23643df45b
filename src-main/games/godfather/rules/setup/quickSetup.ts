import { houseRulesSchema } from '#shared/games/godfather/houseRules.ts';
import { levels } from '#shared/games/godfather/minds.ts';
import { defaultNames, familySetupSchema, type GodfatherSetup } from '#shared/games/godfather/setup.ts';
import { createSampleRequest, findLevelCalled, pickNames } from '#kernel/founding.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { QuickSetup } from '#kernel/rulebook.ts';

const sampleSeed = 1931;
const usualNpcs = 3;

/** One human family against three NPC families. */
export function sampleSetup(): GodfatherSetup {
  return createQuickSetup(createSampleRequest(sampleSeed));
}

/** [GOD-SETUP-1, GOD-SETUP-4] Creates one human family and a number of NPC families. */
export function createQuickSetup({ title, seed, gangName, level, ...asked }: QuickSetup): GodfatherSetup {
  const npcs = asked.npcs ?? usualNpcs;
  refuseUnless(
    npcs >= 1 && npcs <= 3,
    'The Godfather Game takes two to four families; ask for 1 to 3 NPC families beside yours.',
    'GOD-SETUP-1',
  );
  const { own, others } = pickNames(defaultNames, gangName, npcs);
  const chosen = findLevelCalled(levels, level) ?? 'standard';
  return {
    title,
    seed,
    families: [
      familySetupSchema.parse({ name: own }),
      ...others.map((name) => familySetupSchema.parse({ name, isHuman: false, level: chosen })),
    ],
    firstWeek: '1931-01-05',
    houseRules: houseRulesSchema.parse({}),
  };
}
