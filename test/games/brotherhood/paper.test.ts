import { describe, expect, it } from 'vitest';
import { papers } from '#test/support/allRules.ts';
import { printEdition } from '#main/games/brotherhood/paper/compose.ts';
import { findCopy } from '#main/games/brotherhood/paper/copy/index.ts';
import { cards, type Card } from '#shared/games/brotherhood/cards.ts';
import { newsKinds, type NewsItem, type NewsKind, type TurnNews } from '#shared/games/brotherhood/news.ts';
import type { Edition } from '#shared/views/paper.ts';
import { formatMonth } from '#main/games/brotherhood/paper/calendar.ts';

/** The first edition that tells of this. */
const composeEdition = (news: TurnNews) => printEdition(news, []).edition;

const kinds = Object.keys(newsKinds) as NewsKind[];

/** Every fact that any phrasing may ask for. */
const facts: Record<string, string> = {
  ...Object.fromEntries(
    [
      'family',
      'other',
      'man',
      'men',
      'place',
      'count',
      'dollars',
      'estate',
      'rounds',
      'families',
      'heirs',
      'how',
      'turn',
      'dead',
      'terms',
      'what',
      'kind',
      'fights',
      'hits',
      'card',
      'struck',
      'room',
      'guess',
      'text',
      'by',
    ].map((name) => [name, `the ${name}`]),
  ),
};

const itemOf = (kind: NewsKind, card: Card | null = null): NewsItem => ({ kind, card, facts });

function newsWith(items: NewsItem[], turn = 3): TurnNews {
  return {
    turn,
    rotation: 5,
    city: 'Carthage',
    areas: [],
    items,
    table: [
      {
        seat: 'g1' as never,
        name: 'Alzetta',
        isDead: false,
        incomeDollars: 12_000,
        operations: 3,
        markers: 1,
        losses: 2,
      },
    ],
    crowding: [{ area: 'Status Quo', operations: 4, saturation: 3 }],
    final: [],
  };
}

const textOf = (edition: Edition): string => JSON.stringify(edition);

describe('the Carthage Courier', () => {
  it('[BRO-NEWS-2] can tell all twenty-six kinds, a card’s by its number, each in more than one way', () => {
    expect(new Set(Object.values(newsKinds).map(({ number }) => number)).size).toBe(26);
    const all = [
      ...kinds.filter((kind) => kind !== 'card').map((kind) => itemOf(kind)),
      ...cards.map((card) => itemOf('card', card)),
    ];
    for (const item of all) {
      const { headlines, ledes, follows, notes } = findCopy(item);
      expect(headlines.length).toBeGreaterThan(1);
      expect(ledes.length).toBeGreaterThan(1);
      expect(follows.length).toBeGreaterThan(1);
      expect(notes.length).toBeGreaterThan(0);
      const edition = composeEdition(newsWith([item]));
      const told = textOf(edition);
      expect(told).not.toMatch(/[{]\w+[}]/);
      expect(told).not.toContain('undefined');
    }
    const stories = cards.map((card) => findCopy(itemOf('card', card)).ledes[0]);
    expect(new Set(stories).size).toBe(16);
  });

  it('[BRO-NEWS-3] leads with the highest kind; a quiet month with Chicago, later with what was opened', () => {
    const lead = (...given: NewsKind[]): string =>
      composeEdition(newsWith(given.map((kind) => itemOf(kind)))).lead.kind;
    expect(lead('opened', 'battle', 'godfather-shot', 'chicago')).toBe('godfather-shot');
    expect(lead('bribed', 'seized', 'deal')).toBe('deal');
    expect(lead('control-won', 'opened', 'chicago')).toBe('chicago');
    expect(lead('control-won', 'opened', 'richest-month')).toBe('opened');
  });

  it('[BRO-NEWS-3] prints incomes and losses in a box, and the crowds as weather', () => {
    const { briefs, weather } = composeEdition(newsWith([itemOf('chicago')]));
    expect(briefs[0]?.paragraphs[0]).toContain('Alzettas: $12,000');
    expect(weather).toContain('Status Quo (4 for 3)');
  });

  it('[BRO-SET-5] dates turn 1 January 1936, and goes on into the next year', () => {
    expect(formatMonth(1)).toBe('January 1936');
    expect(formatMonth(13)).toBe('January 1937');
    expect(papers.brotherhood.title).toBe('The Carthage Courier');
  });

  it('[BRO-NEWS-2] tells of sole control in many ways, none of them again within a quarter', () => {
    const told = Array.from({ length: 12 }, (_, month) => {
      const { lead, seconds } = composeEdition(newsWith([itemOf('control-won')], month + 1));
      return [lead, ...seconds].find(({ kind }) => kind === 'control-won')?.paragraphs[0];
    });
    expect(told).not.toContain(undefined);
    expect(new Set(told).size).toBeGreaterThanOrEqual(6);
    for (let month = 2; month < 12; month += 1) {
      expect(new Set(told.slice(month - 2, month + 1)).size).toBe(3);
    }
  });

  it('prints no sentence twice on a page, and the same page for the same news', () => {
    const news = newsWith(kinds.filter((kind) => kind !== 'card').map((kind) => itemOf(kind)));
    expect(composeEdition(news)).toEqual(composeEdition(news));
    const { lead, seconds } = composeEdition(news);
    const sentences = [lead, ...seconds].flatMap(({ paragraphs }) => paragraphs);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
