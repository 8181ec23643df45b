import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playTournamentGame, type TournamentTask } from '#scripts/lab/tournament.ts';
import { root } from '#scripts/steps.ts';
import { gameIds } from '#shared/words/games.ts';

function lab(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/lab.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Lists the names at the beginnings of lines. */
const namesIn = (text: string): string[] => [...text.matchAll(/^([a-z-]+) {2,}/gm)].map(([, name = '']) => name);

describe('npm run lab', () => {
  const { status, stdout } = lab();

  it('lists the experiments, each of which has its line in the table of docs/lab.md', () => {
    expect(status).toBe(0);
    expect(namesIn(stdout)).toEqual(expect.arrayContaining(['tournament', 'city', 'mutants', 'fresh-install']));
    const rows = readFileSync(join(root, 'docs', 'lab.md'), 'utf8').match(/^\| `.+$/gm) ?? [];
    expect(namesIn(stdout).filter((name) => !rows.some((row) => row.includes(`\`${name}`)))).toEqual([]);
  });

  it.each(['tournaments', 'constructor'])('refuses “%s” with the list', (name) => {
    const refused = lab(name);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(`There is no experiment “${name}”; name one of these.`);
    expect(namesIn(refused.stderr)).toEqual(namesIn(stdout));
  });

  it.each([
    [
      ['city', '--campaigns', '1', '--months', '1', '--sedes', '3'],
      '“city” has no option --sedes; write npm run lab -- city [--campaigns 40]',
    ],
    [['city', '--campaigns', '0'], '--campaigns takes a whole number from 1 to 1000.'],
    [['tournament', '--game', 'godfather', '--seats', '7'], '--seats takes one of 2, 3, 4.'],
  ])('refuses %j', (words, sentence) => {
    const refused = lab(...words);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(sentence);
    expect(refused.stdout).toBe('');
  });
});

describe.each(gameIds)('the tournament of %s', (game) => {
  it('has one title to win, and plays a seed the same way again', async () => {
    const levels = ['easy', 'erratic', 'erratic', 'erratic'] as const;
    const task: TournamentTask = { game, seed: 3, levels, challenger: 0, months: 2, houseRules: {} };
    const result = await playTournamentGame(task);
    expect(result.seats).toHaveLength(4);
    expect(result.seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(result.periods).toBeGreaterThan(1);
    expect(await playTournamentGame(task)).toEqual(result);
  });
});
