import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import { gameIds } from '#shared/words/games.ts';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';

describe('a player at the command line', () => {
  it.each(gameIds)('sees his own side of %s, whatever it is', async (game) => {
    const file = join(temporaryFolder(), 'Side.racketeer');
    await racketeer('new', file, '--game', game, '--seed', '5', '--npcs', '3');
    const { out, err, code } = await racketeer('status', file, '--seat', 'g1');
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toMatch(/\n\n[A-Z][A-Z’ ]+\n/);
    expect((await racketeer('status', file, '--seat', 'nobody')).code).not.toBe(0);
  });

  it('[EMP-VIEW-3] reads his own hand in Empire City and nobody else’s, in the status and in the log', async () => {
    const file = join(temporaryFolder(), 'Hand.racketeer');
    await racketeer('new', file, '--game', 'empire-city', '--seed', '5', '--npcs', '3');
    await racketeer('advance', file, '--turns', '1', '--auto');
    const all = JSON.parse((await racketeer('status', file, '--seat', 'g1', '--json')).out) as EmpireView;
    expect(all.books.map(({ seat }) => seat)).toEqual(['g1']);
    const [book] = all.books;
    const { out } = await racketeer('status', file, '--seat', 'g1');
    for (const card of book?.cards ?? []) expect(out.replaceAll(/\s+/g, ' ')).toContain(requireCard(card).name);
    type Entry = { lines: { text: string }[] };
    const readLines = async (...seat: string[]): Promise<string[]> =>
      (JSON.parse((await racketeer('log', file, ...seat, '--json')).out) as Entry[]).flatMap(({ lines }) =>
        lines.map(({ text }) => text),
      );
    const [own, whole] = [await readLines('--seat', 'g1'), await readLines()];
    expect(own.length).toBeLessThan(whole.length);
    // The card that is drawn is named to whoever draws it.
    const name = all.families.find(({ seat }) => seat === 'g1')?.name ?? '';
    const drawn = own.filter((text) => /draws (?!an? )/.test(text));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((text) => !text.startsWith(name))).toEqual([]);
  });
});
