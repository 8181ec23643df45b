import type { GameId } from '#shared/words/games.ts';
import type { Forms } from '../kernel/capabilities.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import { loadRulebook } from '../games/index.ts';

/** Loads the questions of a game's form for a new campaign, before there is one. */
export async function loadForms(game: GameId): Promise<Forms> {
  const { forms, title } = await loadRulebook(game);
  refuseUnless(forms !== undefined, `${title} has no form of its own.`);
  return forms;
}

/** A campaign to look around in, ready to be founded. */
export async function loadSample(game: GameId): Promise<Game['setup']> {
  const rulebook = await loadRulebook(game);
  return rulebook.sampleSetup();
}
