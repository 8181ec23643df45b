import { gangTypes } from '#shared/games/paradise/city.ts';
import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import type { ParadiseSetup } from '#shared/games/paradise/setup.ts';
import { CitySurvey, type CityResult } from '#main/games/paradise/rules/survey/counts.ts';
import { playCampaign, createProgramsSetup } from './paradiseCampaign.ts';
import { runTrials } from './pool.ts';

/** A campaign of five Standard gangs; the types go round by the seed. */
export type CityTask = {
  seed: number;
  months: number;
  houseRules: Partial<ParadiseSetup['houseRules']>;
  /** Paradise if left out. */
  city?: CityPack;
};

/** Plays campaigns of NPC gangs at Standard on all cores and counts how their cities lived. */
export function playCities(tasks: readonly CityTask[], onProgress?: (done: number) => void): Promise<CityResult[]> {
  return runTrials(import.meta.url, playCityGame, tasks, onProgress);
}

export function playCityGame({ seed, months, houseRules, city }: CityTask): CityResult {
  const npcs = Array.from({ length: 5 }, (_, nth) => ({
    type: gangTypes[(seed + nth) % gangTypes.length] ?? ('syndicate' as const),
  }));
  const survey = new CitySurvey();
  playCampaign(createProgramsSetup(seed, npcs, houseRules, city), months, (played) => survey.note(played));
  return survey.result;
}
