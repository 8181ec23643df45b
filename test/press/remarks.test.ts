import { expect, it } from 'vitest';
import { editionSchema, type Story } from '#shared/views/paper.ts';
import type { GameId } from '#shared/words/games.ts';
import { played } from '../support/everyGame.ts';

/** Papers of one page, and how many periods their games last at least. */
const games: readonly (readonly [GameId, number])[] = [
  ['turf-war', 9],
  ['brotherhood', 9],
  ['godfather', 9],
  ['empire-city', 4],
];

/** What a story says beside its news; a look back, whose lines begin with a day, is news. */
const remarksOf = ({ deck, paragraphs }: Story): string[] => [
  ...(deck === null ? [] : [deck]),
  ...paragraphs.slice(1).filter((text) => !/^\p{Lu}\w+ \d+: /u.test(text)),
];

it.each(games)('no paper of %s makes the same remark twice in a game', async (game, periods) => {
  const { store } = await played(game, periods);
  const editions = store.editions().map(({ period }) => {
    const row = store.edition(period);
    return editionSchema.parse(JSON.parse(row?.edition_json ?? ''));
  });
  expect(editions).toHaveLength(periods);
  const remarks = editions.flatMap(({ lead, seconds }) => [lead, ...seconds].flatMap(remarksOf));
  expect(remarks.length).toBeGreaterThan(editions.length);
  expect(remarks.filter((one, at) => remarks.indexOf(one) < at)).toEqual([]);
});
