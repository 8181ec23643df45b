import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foundCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import { loadRulebook } from '#main/games/index.ts';
import { readEdition } from '#queries/papers.ts';
import type { Edition, Story } from '#shared/views/paper.ts';

const clock = new Date('2026-01-01T12:00:00Z');
const mostPeriods = 80;

/** Plays a campaign of NPC seats to its end and reads its editions, the first first. */
async function playToTheEnd(game: 'turf-war' | 'brotherhood' | 'godfather' | 'empire-city'): Promise<Edition[]> {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-endings-'));
  const rulebook = await loadRulebook(game);
  const npcs = game === 'godfather' ? 3 : 4;
  const setup = rulebook.quickSetup({ title: 'Ends', seed: 60602, npcs, gangName: null, level: null });
  const path = join(folder, 'Ends.racketeer');
  const founded = await foundCampaign({ game, path, fileId: 'ends', setup }, clock);
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  const { session } = founded;
  try {
    for (let closed = 0; closed < mostPeriods; closed += 1) await advance(session, { auto: true }, clock);
    throw new Error('The campaign did not end.');
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return session.store
      .editions()
      .map(({ period }) => readEdition(session, period))
      .toReversed();
  } finally {
    session.store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const wordsOf = (stories: readonly Story[]): number =>
  stories
    .flatMap(({ headline, paragraphs }) => [headline, ...paragraphs])
    .join(' ')
    .split(/\s+/u).length;

const textOf = ({ lead, seconds, briefs }: Edition): string =>
  [lead, ...seconds, ...briefs]
    .flatMap(({ headline, deck, paragraphs }) => [headline, deck ?? '', ...paragraphs])
    .join('\n');

describe.each(['turf-war', 'brotherhood', 'godfather', 'empire-city'] as const)('the papers of %s', async (game) => {
  const editions = await playToTheEnd(game);
  const last = editions.at(-1);
  if (last === undefined) throw new Error('No edition was printed.');

  it('end with a final edition of 250 words on places, margin, road, and letters', () => {
    const own = [last.lead, ...last.seconds.filter(({ kind }) => kind.startsWith('final-'))];
    expect(own.map(({ kind }) => kind).slice(1)).toEqual(['final-road', 'final-letters']);
    expect(wordsOf(own)).toBeGreaterThanOrEqual(250);
    expect(last.lead.paragraphs.join(' ')).toMatch(/First, .*; second, /u);
    expect(own[1]?.paragraphs.length).toBeLessThanOrEqual(10);
    expect(new Set(own[2]?.paragraphs).size).toBe(3);
  });

  it('lead to the winner on their road, and tell the end of each side there once', () => {
    const road = last.seconds.find(({ kind }) => kind === 'final-road')?.paragraphs ?? [];
    const names = [
      ...last.lead.paragraphs
        .join(' ')
        .matchAll(/(?:First|second|third|fourth|fifth),(?: with others,)? (?:the )?([^,]+),/gu),
    ];
    expect(names.length).toBeGreaterThan(2);
    expect(road.at(-1)).toContain(names[0]?.[1]);
    for (const [, name = ''] of names) {
      const ends = road.filter((text) =>
        new RegExp(`the end of (?:the )?${name}|${name} (?:were finished|disbanded)`, 'u').test(text),
      );
      expect({ name, ends: ends.length }).toEqual({ name, ends: Math.min(1, ends.length) });
    }
    expect(last.seconds.map(({ kind }) => kind)).not.toContain('lead-changes');
  });

  it('have a day on every edition, a later one on each, and none twice', () => {
    const days = editions.map(({ date }) => Date.parse(date));
    expect(editions.every(({ date }) => /^\w+day, \w+ \d+, 19\d\d$/u.test(date))).toBe(true);
    expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
    const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
    editions.forEach(({ date }, nth) => {
      expect(date.split(',')[0]).toBe(weekdays[new Date(days[nth] ?? 0).getDay()]);
    });
  });

  it('promise nothing after the end, and give the days of their own year without it', () => {
    expect(textOf(last)).not.toMatch(/still to come/u);
    const places = [last.lead, ...last.briefs].filter(({ kind }, nth) => nth === 0 || kind === 'final-table');
    expect(places.flatMap(({ paragraphs }) => paragraphs).join(' ')).not.toMatch(/finished on \w+day/u);
  });

  it('speak no game’s jargon and no name with a capital article in mid-sentence', () => {
    const text = editions.map(textOf).join('\n');
    expect(text).not.toMatch(/one of [^.;,]+ are dead|: [^.]+ of the \w+\. To his name/u);
    expect(text).not.toMatch(
      /victory points|\bturn \d|strength \d|\bMC\b|final winner|of corruption\b|[a-z,] The [A-Z]\w+ (?:Crew|Boys|Firm)/u,
    );
  });
});

describe('the last of a gang in Turf War', async () => {
  const editions = await playToTheEnd('turf-war');

  it('is told with its road in 250 words or more, once for each gang that is finished', () => {
    const lasts = editions.flatMap(({ lead, seconds }) =>
      [lead, ...seconds].filter(({ paragraphs }) =>
        paragraphs.some((text) => text.startsWith('What this newspaper had of')),
      ),
    );
    expect(lasts.length).toBeGreaterThan(2);
    for (const story of lasts) expect(wordsOf([story])).toBeGreaterThanOrEqual(250);
  });
});
