import { familyIds, familyIdSchema } from '#shared/games/empire-city/ids.ts';
import { levels } from '#shared/games/empire-city/minds.ts';
import { empireSetupSchema, type EmpireSetup } from '#shared/games/empire-city/setup.ts';
import { findLevelCalled } from '#kernel/founding.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { QuickSetup } from '#kernel/rulebook.ts';

const usualNpcs = 4;

/** One human family among NPC families, as a command line starts it. */
export function createQuickSetup({ title, seed, gangName, level, ...asked }: QuickSetup): EmpireSetup {
  const npcs = asked.npcs ?? usualNpcs;
  refuseUnless(npcs >= 1 && npcs <= 5, 'Empire City takes 2 to 6 families: play against 1 to 5.', 'EMP-SET-1');
  const own = familyIdSchema.safeParse(gangName?.toLowerCase());
  const chosen = findLevelCalled(levels, level) ?? 'standard';
  return empireSetupSchema.parse({
    title,
    seed,
    capos: [
      { isHuman: true, family: own.success ? own.data : null, name: own.success ? null : gangName },
      ...Array.from({ length: npcs }, () => ({ isHuman: false, level: chosen })),
    ],
  });
}

/** A game to look around in: one human family and three NPC families. */
export function sampleSetup(): EmpireSetup {
  return empireSetupSchema.parse({
    title: 'A sample game',
    seed: 1930,
    seatOrder: 'as-listed',
    capos: familyIds.slice(0, 4).map((family, place) => ({ family, isHuman: place === 0 })),
  });
}
