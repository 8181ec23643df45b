import { paradise } from '#main/games/paradise/rules/index.ts';
import type { PlayedMonth } from '#main/games/paradise/rules/survey/counts.ts';
import { findFirstMonth } from '#shared/games/paradise/cities/beginning.ts';
import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { paradiseSetupSchema, type NpcSetup, type ParadiseSetup } from '#shared/games/paradise/setup.ts';
import { playByPrograms } from './playing.ts';

/** Returns the setup of a campaign of NPC gangs alone; those of a city that begins in the middle are its own. */
export function createProgramsSetup(
  seed: number,
  npcs: NpcSetup[],
  houseRules: Partial<ParadiseSetup['houseRules']> = {},
  city?: CityPack,
): ParadiseSetup {
  if (city === undefined) return paradiseSetupSchema.parse({ seed, npcs, houseRules });
  const startMonth = findFirstMonth(city);
  if (city.start === undefined) return paradiseSetupSchema.parse({ seed, npcs, houseRules, startMonth, city });
  return paradiseSetupSchema.parse({ seed, houseRules, startMonth, city, underWay: {} });
}

/** Plays the months of a campaign of Paradise until they are over or somebody has won. */
export function playCampaign(setup: ParadiseSetup, months: number, onMonth: (played: PlayedMonth) => void): void {
  let isFounded = false;
  playByPrograms(
    paradise,
    setup,
    (played) => {
      if (isFounded) onMonth(played);
      isFounded = true;
    },
    months,
  );
}
