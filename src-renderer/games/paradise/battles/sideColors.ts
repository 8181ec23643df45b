import type { Party } from '#shared/games/paradise/battles.ts';
import type { TableFight } from '#shared/games/paradise/views/battle.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import { findGang } from '../lookups.ts';

/** The color of each side of a battle as CSS: a gang's own, as on the map, and harbor blue for the police. */
export type SideColors = { attackers: string; defenders: string };

/** Finds the colors of the two sides of a battle. */
export function findSideColors(
  view: CampaignView,
  { attackers, defenders }: { attackers: Party; defenders: Party },
): SideColors {
  return { attackers: findPartyColor(view, attackers), defenders: findPartyColor(view, defenders) };
}

/** A gang's own color, as on the map; the police have the law's. */
export function findPartyColor(view: CampaignView, party: Party): string {
  const gang = party === 'police' ? null : findGang(view, party);
  return gang === null ? 'var(--harbor)' : `var(--gang-${gang.color})`;
}

/** Finds the colors of a battle whose sides are both led; null where one of them is not. */
export function findLeadColors(view: CampaignView, { leads }: Pick<TableFight, 'leads'>): SideColors | null {
  const find = (side: string) => leads.find((one) => one.side === side)?.seat;
  const [attackers, defenders] = [find('attackers'), find('defenders')];
  return attackers === undefined || defenders === undefined ? null : findSideColors(view, { attackers, defenders });
}
