import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEdition, exportPaper } from '#queries/papers.ts';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { openReadable } from '#store/open.ts';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';

/** A game of the program’s own to its end: what it printed, and every happening of its journal. */
async function played(seed: number): Promise<{ file: string; all: unknown }> {
  const file = join(temporaryFolder(), 'Trial.racketeer');
  const made = ['--game', 'brotherhood', '--seed', String(seed), '--npcs', '5'];
  expect(await racketeer('new', file, ...made)).toMatchObject({ code: 0, err: '' });
  const closed = await racketeer('advance', file, '--turns', '12', '--auto');
  expect(closed).toMatchObject({ code: 0, err: '' });
  const status = await racketeer('status', file, '--json');
  const store = openReadable(file);
  const exported = store.editions().flatMap(({ period }) => {
    const edition = readEdition({ store, rulebook: brotherhood }, period);
    return (['html', 'md', 'txt', 'bbcode'] as const).map((format) => exportPaper(brotherhood, edition, format, []));
  });
  const papers = (await Promise.all(exported)).map(({ content }) => content);
  const journal = store.journal.entries().map(({ events_json: events }) => events);
  store.close();
  return { file, all: { closed: closed.out, status: status.out, papers, journal } };
}

describe('The Brotherhood on the command line', () => {
  it(
    '[BRO-DICE-2, BRO-VIEW-8] plays twelve turns, the same for the same seed to the byte, and another for another',
    { tags: 'rest' },
    async () => {
      const one = await played(7);
      expect((await played(7)).all).toEqual(one.all);
      expect((await played(8)).all).not.toEqual(one.all);
      const { closed, papers } = one.all as { closed: string; papers: string[] };
      const turns = closed.match(/^turn \d+ closed$/gm)?.length ?? 0;
      expect(turns).toBeGreaterThan(5);
      expect(papers).toHaveLength(turns * 4);
      expect(await racketeer('verify', one.file)).toMatchObject({ code: 0, err: '' });
    },
  );
});
