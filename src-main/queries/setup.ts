import type { GameId } from '../../src-shared/words/games.ts';
import type { Forms } from '../kernel/capabilities.ts';
import { insist } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import { rulebooks } from '../registry.ts';

/** What a game's form of a new campaign asks, before there is one. */
export function formsOf(game: GameId): Forms {
  const { forms, title } = rulebooks[game];
  insist(forms !== undefined, `${title} has no form of its own.`);
  return forms;
}

/** A campaign to look around in, ready to be founded. */
export function sampleOf(game: GameId): Game['setup'] {
  return rulebooks[game].sampleSetup();
}
