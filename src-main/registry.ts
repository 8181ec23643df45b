import type { Rulebook } from './kernel/rulebook.ts';
import { paradise } from './rulebooks/paradise/index.ts';
import type { ParadiseGame } from './rulebooks/paradise/game.ts';

/** The game a campaign plays; the only place that lists the rulebooks. */
export type CampaignGame = ParadiseGame;
export type CampaignRulebook = Rulebook<CampaignGame>;

const rulebooks: readonly CampaignRulebook[] = [paradise];

/** The rulebook a campaign pins, or null when this program has none that can play it. */
export function findRulebook(id: string, version: number): CampaignRulebook | null {
  return rulebooks.find((book) => book.id === id && book.version === version) ?? null;
}

/** What a new campaign plays. */
export const defaultRulebook: CampaignRulebook = paradise;
