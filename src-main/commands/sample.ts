import { defaultRulebook, type CampaignGame } from '../registry.ts';

/** The campaign that opens at once: the rulebook's own gang against four NPC gangs. */
export function sampleSetup(): CampaignGame['setup'] {
  return defaultRulebook.sampleSetup();
}
