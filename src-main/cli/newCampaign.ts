import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findSchemas } from '#shared/games/index.ts';
import type { Answer } from '#shared/words/questions.ts';
import type { GameId } from '#shared/words/games.ts';
import { foundCampaign } from '../commands/files.ts';
import { readClock } from '../platform/clock.ts';
import { createSeed } from '../platform/seedSource.ts';
import type { Game } from '../kernel/game.ts';
import { loadRulebook } from '../games/index.ts';
import { readCity } from './city.ts';
import { CommandFailure } from './failure.ts';
import { parseJson, readJson } from './input.ts';
import { finishBeforeSignals } from './interrupt.ts';
import { print } from './print.ts';

export type NewOptions = {
  game: GameId;
  seed?: number;
  npcs?: number;
  gang?: string;
  level?: string;
  preset?: string;
  lastMonth?: string;
  start?: string;
  city?: string;
  from?: string;
};

/** `new FILE`: founds a campaign from a few options or a whole setup. */
export async function createCampaign(file: string, options: NewOptions): Promise<void> {
  const setup = options.from === undefined ? await createQuickSetup(options) : readSetup(options.from, options);
  const founding = { game: options.game, path: file, fileId: randomUUID(), setup };
  const answers: Answer[] = [];
  const told: string[] = [];
  const found = () =>
    finishBeforeSignals(async () => {
      const outcome = await foundCampaign({ ...founding, answers }, readClock());
      if (outcome.kind === 'done') outcome.session.store.close();
      return outcome;
    });
  let founded = await found();
  // Without a setup file there is nowhere to write a choice of the dice: the first one is taken.
  while (options.from === undefined && founded.kind === 'question') {
    const { question } = founded;
    const [first] = question.kind === 'choice' ? question.options : [];
    if (first === undefined) break;
    answers.push({ kind: 'choice', id: question.id, value: first.value });
    told.push(`${question.prompt} ${first.label}.`);
    founded = await found();
  }
  if (founded.kind === 'question') {
    throw new CommandFailure(
      `The setup leaves a choice open (${founded.question.prompt}) Write it into the setup file.`,
    );
  }
  const { rulebook, snapshot } = founded.session;
  const names = rulebook.seats(snapshot.state).map(({ name }) => name);
  print([`${file}: ${setup.title}, seed ${setup.seed}, with ${names.join(', ')}.`, ...told].join('\n'));
}

async function createQuickSetup(options: NewOptions): Promise<Game['setup']> {
  const { game, gang, seed, npcs, level, preset, lastMonth, start, city } = options;
  if (gang?.trim() === '') throw new CommandFailure('Give the gang a name, or leave --gang out.');
  const rulebook = await loadRulebook(game);
  if (game !== 'paradise' && (preset ?? lastMonth ?? start ?? city) !== undefined) {
    throw new CommandFailure(
      `${rulebook.title} takes its house rules from a setup file (--from); --preset, --last-month, --start, and --city are for Paradise.`,
    );
  }
  const setup = rulebook.quickSetup({
    title: rulebook.title,
    seed: seed ?? createSeed(),
    npcs: npcs ?? null,
    gangName: gang ?? null,
    level: level ?? null,
    ...(preset === undefined ? {} : { preset }),
    ...(lastMonth === undefined ? {} : { lastMonth }),
    ...(start === undefined ? {} : { startMonth: start }),
    ...(city === undefined ? {} : { city: readCity(city) }),
  });
  return parseJson('new', setup, findSchemas(game).setup);
}

/** Reads a whole setup from a file; the seed may be missing there, or be replaced. */
function readSetup(path: string, { game, seed }: NewOptions): Game['setup'] {
  const withoutSeed = readJson(path, z.looseObject({ seed: z.unknown().optional() }));
  const whole = { ...withoutSeed, seed: seed ?? withoutSeed.seed ?? createSeed() };
  return parseJson(path, whole, findSchemas(game).setup);
}
