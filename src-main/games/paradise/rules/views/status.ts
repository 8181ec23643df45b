import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { computeStanding, describeWays, type Standing } from '#shared/games/paradise/standing.ts';
import { buildCampaignView } from './view.ts';
import type { State } from '../state.ts';

/** [status] Paradise's own figures, as the games master sees them. */
export function describeStatus(state: State): { fields: Record<string, unknown>; lines: string[] } {
  const view = buildCampaignView(state, 'gm');
  const { month, stage, outrage, feds, gangs } = view;
  const rows = gangs.map((gang) => ({
    name: gang.name,
    seat: gang.seat,
    type: gang.type,
    isHuman: gang.isHuman,
    bank: gang.secrets?.bankDollars ?? 0,
    reputation: gang.secrets?.reputation ?? 0,
    members: gang.members ?? 0,
    businesses: gang.businesses,
    standing: computeStanding(view, gang.seat),
    eliminatedMonth: gang.eliminatedMonth,
  }));
  const town = feds.inTown ? `, ${formatCount(feds.agents, 'federal agent')} in town` : '';
  return {
    fields: { month, stage, outrage, fedsInTown: feds.inTown, federalAgents: feds.agents, gangs: rows },
    lines: [`outrage ${outrage}${town}`, ...rows.map(describeGang)],
  };
}

function describeGang(gang: {
  seat: string;
  name: string;
  isHuman: boolean;
  bank: number;
  reputation: number;
  members: number;
  businesses: number;
  standing: Standing | null;
  eliminatedMonth: number | null;
}): string {
  const head = `${gang.seat}  ${gang.name} (${gang.isHuman ? 'human' : 'NPC'})`;
  if (gang.eliminatedMonth !== null) return `${head}: eliminated in ${formatMonth(gang.eliminatedMonth)}`;
  const ways = gang.standing === null ? [] : describeWays(gang.standing);
  const figures = [
    formatDollars(gang.bank),
    `reputation ${gang.reputation}`,
    `${gang.members} members`,
    `${gang.businesses} businesses`,
    ...ways.filter(({ isFar }) => !isFar).map(({ name, text }) => `${name.toLowerCase()}: ${text}`),
  ];
  return `${head}: ${figures.join(', ')}`;
}
