import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPaperFonts } from '#platform/paperFonts.ts';
import { composeEdition } from '#main/games/paradise/paper/compose.ts';
import { renderHtml, renderMarkdown } from '#press/index.ts';
import { renderEngraving } from '#press/engravings/index.ts';
import { nameBox, nameWard } from '#press/engravings/made.ts';
import { engravingNames } from '#press/engravings/names.ts';
import { createPlainStory } from '#press/page/stories.ts';
import { escapeMarkdown } from '#press/render/escape.ts';
import { printPointsFor } from '#press/render/stylesheet.ts';
import type { MonthNews } from '#shared/games/paradise/news/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { renderSheet } from '#press/render/html.ts';
import { setText } from '#press/render/hyphenation.ts';
import { countLines, makeUp } from '#press/render/layout.ts';
import { sample } from '#test/support/samples.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';

const hostile: MonthNews = {
  month: 4,
  campaignSeed: 11,
  campaignTitle: 'Paradise',
  smallPrint: [],
  items: [
    {
      kind: 'taken-over',
      value: 60,
      gang: {
        seat: 'g1' as SeatId,
        name: `<script>alert("x")</script> & O'Dowd's_*Boys*`,
        type: 'irish',
        boss: 'Mick',
        base: 'docks',
      },
      business: {
        id: 'b1' as BusinessId,
        name: '# The {gang} <img src=x onerror=y> [Inn](http://example.invalid)',
        type: 'low-dive',
        racket: 'booze',
        district: 'docks',
      },
    },
  ],
};

describe('the page as HTML', () => {
  const html = renderHtml('Paradise Times-Dispatch', composeEdition(hostile), []);

  it('shows what users typed as text, never as markup', () => {
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; O&#39;Dowd');
    expect(html).toContain('{gang}');
  });

  it('needs nothing else: no script, no link, no address', () => {
    expect(html.match(/<link|<script|<[^>]*\b(?:src|href)=|url\(/)).toBeNull();
    expect(html).toContain('lang="en-US"');
    expect(html).toContain('hyphens: auto');
  });

  it('carries its type when it is given it', async () => {
    const page = renderHtml('Paradise Times-Dispatch', composeEdition(hostile), await readPaperFonts());
    expect(page.match(/@font-face/g)).toHaveLength(6);
    expect(page).toMatch(/font-family: 'UnifrakturCook'[^}]*data:font\/woff2;base64,d09GMg/);
  });
});

describe('the page as Markdown', () => {
  it('shows what users typed as text, never as markup', () => {
    const markdown = renderMarkdown('Paradise Times-Dispatch', composeEdition(hostile));
    expect(markdown).not.toMatch(/(?<!\\)<script/);
    expect(markdown).not.toMatch(/(?<!\\)\[Inn/);
    expect(markdown).toContain('\\*Boys\\*');
  });

  it('keeps a line from starting a list or a heading', () => {
    expect(escapeMarkdown('- one')).toBe('\\- one');
    expect(escapeMarkdown('1. one')).toBe('1\\. one');
    expect(escapeMarkdown('# one')).toBe('\\# one');
  });
});

describe('the engravings', () => {
  it.each(engravingNames)('%s is a drawing in ink, fine and coarse', (name) => {
    for (const fineness of ['fine', 'coarse'] as const) {
      const svg = renderEngraving(name, fineness);
      expect(svg).toMatch(/^<svg viewBox="0 0 360 220"/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeGreaterThan(1_000);
    }
  });

  it('an unknown picture prints the skyline', () => {
    expect(renderEngraving('no-such-block', 'fine')).toBe(renderEngraving('skyline', 'fine'));
  });

  it('loses no edge of a picture with words in it, whatever room it is given', () => {
    const sides = [{ name: 'The Terranova Family', dead: 2, held: 0 }];
    for (const name of [nameBox(sides), nameWard('downtown', 'Laurel Club', 1)])
      expect(renderEngraving(name, 'fine')).toContain('preserveAspectRatio="xMidYMid meet"');
    expect(renderEngraving('street', 'fine')).toContain('xMidYMid slice');
  });

  it('cuts no roof off City Hall or the courthouse, and goes on with the sky beside them', () => {
    for (const name of ['city-hall', 'courthouse'] as const) {
      expect(renderEngraving(name, 'fine')).toMatch(/"xMidYMax meet" overflow="visible"/);
      expect(renderEngraving(name, 'fine')).toMatch(/M-3\d\d /);
      expect(renderEngraving(name, 'coarse')).not.toContain('overflow');
    }
  });
});

it('sets more text in smaller type, within what can be read', () => {
  expect(printPointsFor(45)).toBeGreaterThan(printPointsFor(70));
  expect(printPointsFor(10)).toBe(10);
  expect(printPointsFor(1_000)).toBe(5.2);
});

it('prints no empty band where every story stands beside the lead', () => {
  const full = composeEdition(hostile);
  const { pages: _, ...onePage } = { ...full, pages: undefined };
  const thin = renderSheet('The Evening Bell', { ...onePage, seconds: [], briefs: [] });
  expect(thin.content).not.toContain('class="below"');
  expect(thin.content).toContain('class="ads"');
  const story = { ...full.lead, paragraphs: ['A long story. '.repeat(60)] };
  const thick = renderSheet('The Evening Bell', {
    ...onePage,
    seconds: Array.from({ length: 12 }, () => story),
    briefs: [],
  });
  expect(thick.content).toContain('class="below"');
});

it('opens no row of columns for what would leave most of it white', () => {
  const { pages: _, ...onePage } = { ...composeEdition(hostile), pages: undefined };
  const stories = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 14 });
  fc.assert(
    fc.property(stories, fc.integer({ min: 1, max: 60 }), (lengths, own) => {
      const write = (words: number) => ['The door was shut. '.repeat(words)];
      const briefs = lengths.map((words) => createPlainStory('note', 'At the Doors', write(words)));
      const lead = { ...onePage.lead, paragraphs: write(own) };
      const { below, beside, isLeadBelow } = makeUp({ ...onePage, lead, seconds: [], briefs });
      expect([...beside, ...below]).toEqual(briefs);
      const lines = below.reduce((sum, story) => sum + countLines(story), 0);
      if (below.length > 0 && !isLeadBelow) expect(lines).toBeGreaterThanOrEqual(20);
    }),
  );
});

it('sets a box of figures as rows, and hyphenates its sentences alike in all browsers', () => {
  const { pages: _pages, ...onePage } = composeEdition(hostile);
  const figures = createPlainStory('box', 'The City by Numbers', ['Rosso: 2 areas.', 'Verde: 1 area.', 'Nero: none.']);
  const html = renderHtml('The Bell', { ...onePage, seconds: [figures] }, []);
  expect(html.match(/<p><b>Rosso<\/b> 2 areas\.<\/p>/gu)).toHaveLength(1);
  expect(html).not.toContain('Rosso:');
  const sentences = createPlainStory('box', 'Notes', ['It rains.', 'An extraordinary gathering.', 'It ends.']);
  expect(renderHtml('The Bell', { ...onePage, seconds: [sentences] }, [])).toContain('ex\u00adtra');
});

it('sets want ads where a page has room, no two alike, and the same on the same day', () => {
  const html = renderHtml('Paradise Times-Dispatch', composeEdition(hostile), []);
  const places = [...html.matchAll(/<div class="classifieds"[^>]*>([\s\S]*?)<\/div>/gu)].map(([, text]) => text ?? '');
  const ads = places.flatMap((text) => [...text.matchAll(/<p>(.*?)<\/p>/gu)].map(([, ad]) => ad));
  expect(places).toHaveLength(2);
  expect(new Set(ads).size).toBe(ads.length);
  expect(ads.length).toBe(24);
  expect(renderHtml('Paradise Times-Dispatch', composeEdition(hostile), [])).toBe(html);
});

it('prints each story of one page once, and no column a third shorter than its neighbors, however long the lead', () => {
  const text = (letters: number, mark: string): string[] =>
    Array.from({ length: Math.max(1, Math.ceil(letters / 300)) }, (_, nth) =>
      `${mark}${nth}. ${'word '.repeat(58)}`.trim(),
    );
  const { pages: _, ...page } = composeEdition(hostile);
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 9_000 }),
      fc.array(fc.integer({ min: 60, max: 1_200 }), { minLength: 4, maxLength: 14 }),
      (lead, others) => {
        const seconds = others.map((letters, nth) => createPlainStory('a', `Head ${nth}`, text(letters, `S${nth}-`)));
        const edition = { ...page, lead: { ...page.lead, paragraphs: text(lead, 'L-') }, seconds, briefs: [] };
        const html = renderSheet('The Test', edition).content;
        for (const story of [edition.lead, ...seconds])
          for (const paragraph of story.paragraphs)
            expect(html.split(setText(paragraph)).length, paragraph.slice(0, 8)).toBe(2);
        const { beside, below, isLeadBelow } = makeUp(edition);
        const height = beside.reduce((sum, story) => sum + countLines(story), 0) / 2;
        const inFront = isLeadBelow ? 0 : countLines(edition.lead) / 3;
        expect(height > (inFront * 2) / 3 || (below.length === 0 && inFront < 12)).toBe(true);
      },
    ),
    { numRuns: sample(40) },
  );
});
