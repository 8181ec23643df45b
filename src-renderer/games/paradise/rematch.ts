import { pickCity } from '#shared/games/paradise/cities/city.ts';
import type { CampaignView, GangView } from '#shared/games/paradise/views/campaign.ts';
import type { ParadiseRematch } from './setup/setupDraft.svelte.ts';

const describe = ({ name, type, base }: GangView) => ({ name, type, base });

/** Reads the gangs and rules of a campaign, to play it again. */
export function buildRematch({ title, gangs, houseRules, city }: CampaignView): ParadiseRematch {
  return {
    title,
    gangs: gangs.filter(({ isHuman }) => isHuman).map(describe),
    npcs: gangs.filter(({ isHuman }) => !isHuman).map(describe),
    houseRules,
    ...pickCity({ city }),
  };
}
