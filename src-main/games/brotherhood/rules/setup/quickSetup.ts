import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import { levels } from '#shared/games/brotherhood/minds.ts';
import { familySetupSchema, type BrotherhoodSetup } from '#shared/games/brotherhood/setup.ts';
import { createSampleRequest, findLevelCalled, pickNames } from '#kernel/founding.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { QuickSetup } from '#kernel/rulebook.ts';
import { familyNames } from './names.ts';

const sampleSeed = 1936;
const usualNpcs = 4;

/** One human family against four NPC families. */
export function sampleSetup(): BrotherhoodSetup {
  return createQuickSetup(createSampleRequest(sampleSeed));
}

/** Creates one human family and a number of NPC families, by the rules as printed. */
export function createQuickSetup({ title, seed, gangName, level, ...asked }: QuickSetup): BrotherhoodSetup {
  const npcs = asked.npcs ?? usualNpcs;
  refuseUnless(
    npcs >= 1 && npcs <= 9,
    'The Brotherhood takes 2 to 10 families; ask for 1 to 9 NPC families beside yours.',
    'BRO-SET-1',
  );
  const { own, others } = pickNames(familyNames, gangName, npcs);
  const chosen = findLevelCalled(levels, level) ?? 'standard';
  return {
    title,
    seed,
    families: [
      familySetupSchema.parse({ name: own }),
      ...others.map((name) => familySetupSchema.parse({ name, isHuman: false, level: chosen })),
    ],
    seatOrder: 'drawn',
    city: 'Carthage',
    houseRules: houseRulesSchema.parse({}),
  };
}
