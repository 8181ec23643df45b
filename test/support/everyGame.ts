import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { foundCampaign, openCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import type { QuickSetup } from '#kernel/rulebook.ts';
import { suite } from '#scripts/suites.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';
import { rulebooks } from './allRules.ts';
import { noon, temporaryFolder } from './campaigns.ts';

/** Every registered game, for suites that run over all of them. */
export const everyGame = gameIds.map((game) => ({ rulebook: rulebooks[game] }));

/** The games of suites that say the same of each: all of them, and in `npm test` the first and a board game. */
export const someGames = everyGame.filter(
  ({ rulebook: { id } }) => suite !== 'quick' || id === 'paradise' || id === 'godfather',
);

/** NPC seats of a game that has no room for four. */
const fewerNpcs: Readonly<Partial<Record<GameId, number>>> = { godfather: 3 };

/** A setup in the few words a command line has. */
export function roughly(game: GameId, seed: number): QuickSetup {
  const npcs = fewerNpcs[game] ?? 4;
  return { title: 'Trial', seed, npcs, gangName: null, level: null };
}

/** A game founded in a file, closed with the test. */
export async function foundedIn(game: GameId, path: string, seed = 7): Promise<Session> {
  const setup = rulebooks[game].quickSetup(roughly(game, seed));
  const founded = await foundCampaign({ game, path, fileId: 'trial', setup }, noon);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  const { session } = founded;
  onTestFinished(() => {
    if (session.store.isOpen) session.store.close();
  });
  return session;
}

const known = new Map<string, Buffer>();

/** A game some periods on, everybody played by the program: played once a process, and opened from a copy after that. */
export async function played(game: GameId, periods: number, seed = 7): Promise<Session> {
  const name = `${game} ${periods} ${seed}`;
  const file = known.get(name);
  if (file !== undefined) return openedFrom(file);
  const session = await playedAnew(game, periods, seed);
  const copy = join(temporaryFolder(), 'Copy.racketeer');
  await session.store.copyTo(copy);
  known.set(name, readFileSync(copy));
  return session;
}

async function openedFrom(file: Buffer): Promise<Session> {
  const path = join(temporaryFolder(), 'Played.racketeer');
  writeFileSync(path, file);
  const session = await openCampaign(path, noon);
  onTestFinished(() => {
    if (session.store.isOpen) session.store.close();
  });
  return session;
}

/** As `played`, by throwing every die once more. */
export async function playedAnew(game: GameId, periods: number, seed = 7): Promise<Session> {
  const session = await foundedIn(game, join(temporaryFolder(), 'Played.racketeer'), seed);
  for (let closed = 0; closed < periods;) {
    const outcome = await advance(session, { auto: true }, noon);
    if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
    closed += outcome.periodsClosed.length;
  }
  return session;
}
