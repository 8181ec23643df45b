import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { printEdition } from '#main/games/paradise/paper/compose.ts';
import { renderPicturePage, renderHtml, renderVolume } from '#press/index.ts';
import { computeHeightAcross, makeUpTwoPages } from '#press/render/makeup.ts';
import type { Clipping, Edition } from '#shared/views/paper.ts';
import { playPapers } from '../support/paperTrial.ts';

const title = 'Paradise Times-Dispatch';
const trial = await playPapers(781, 10);
const other = await playPapers(779, 10);

const storiesOf = ({ lead, seconds, briefs }: Edition) => [lead, ...seconds, ...briefs];

it('sets every paragraph of the month once on one of two pages, in 7 points or more', () => {
  for (const edition of trial.editions) {
    const { lead, beside, below, inside, points } = makeUpTwoPages(edition);
    const set = [lead, ...beside, ...below, ...inside].flatMap(({ story }) => story.paragraphs);
    const written = storiesOf(edition).flatMap(({ paragraphs }) => paragraphs);
    expect(set.toSorted()).toEqual(written.toSorted());
    expect(points).toBeGreaterThanOrEqual(7);
  }
});

it('a story that jumps says so on both pages', () => {
  const jumping = trial.editions.map((edition) => makeUpTwoPages(edition));
  for (const { beside, below, inside } of jumping) {
    const away = [...beside, ...below].filter(({ jumps }) => jumps === true);
    const there = inside.filter(({ isContinued }) => isContinued === true);
    expect(there.map(({ story }) => story.headline).toSorted()).toEqual(
      away.map(({ story }) => story.headline).toSorted(),
    );
  }
});

it('few stories below the lead share all of the page between them, so that their row is as low as can be', () => {
  const abreast = [...trial.editions, ...other.editions]
    .map((edition) => makeUpTwoPages(edition))
    .filter(({ spans }) => spans !== null);
  expect(abreast.length).toBeGreaterThan(0);
  for (const { below, spans, points } of abreast) {
    const wide = spans ?? [];
    expect(wide).toHaveLength(below.length);
    expect(wide.reduce((sum, span) => sum + span, 0)).toBe(8);
    const computeTallest = (shares: readonly number[]): number =>
      Math.max(...below.map(({ story }, at) => computeHeightAcross(story, shares[at] ?? 1, points)));
    // No column given from one story to another makes the row lower.
    wide.forEach((span, from) => {
      if (span === 1) return;
      wide.forEach((_span, to) => {
        const moved = wide.map((own, at) => own - Number(at === from) + Number(at === to));
        expect(computeTallest(moved)).toBeGreaterThanOrEqual(computeTallest(wide));
      });
    });
  }
});

it('is valid HTML, and breaks its words by its own hyphens', async () => {
  const checker = new HtmlValidate({ extends: ['html-validate:recommended'] });
  for (const edition of trial.editions.slice(0, 4)) {
    const html = renderHtml(title, edition, []);
    const { results } = await checker.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(html).toContain('\u00AD');
  }
});

it('a banner stands over the page only where the news deserves it', () => {
  const banners = trial.editions.filter(({ pages }) => pages?.banner !== null);
  expect(banners.length).toBeGreaterThan(0);
  expect(banners.length).toBeLessThan(trial.editions.length);
  for (const { lead } of banners) expect(lead.newsValue).toBeGreaterThanOrEqual(80);
});

it('an empty month is a paper too, and the files of it are read by the next', () => {
  const files: Clipping[] = [];
  for (let month = 1; month <= 3; month += 1) {
    const news = { month, campaignSeed: 3, campaignTitle: 'Paradise', smallPrint: [], items: [] };
    const { edition, clipping } = printEdition(news, files);
    files.push(clipping);
    expect(renderHtml(title, edition, [])).toContain('Page 2');
  }
  expect(new Set(files.flatMap(({ marks }) => marks)).size).toBe(files.flatMap(({ marks }) => marks).length);
});

it('is valid HTML bound as a volume, as one page, and as a picture', async () => {
  const checker = new HtmlValidate({ extends: ['html-validate:recommended'] });
  const bound = trial.editions.slice(0, 3);
  const [edition] = bound;
  if (edition === undefined) throw new Error('No edition was printed.');
  const { pages: _two, ...onePage } = edition;
  const formats = [
    renderVolume(title, bound, []),
    renderHtml(title, onePage, []),
    renderPicturePage(renderHtml(title, edition, [])),
  ];
  for (const html of formats) {
    const { results } = await checker.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  }
});
