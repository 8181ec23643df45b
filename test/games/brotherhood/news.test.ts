import { describe, expect, it } from 'vitest';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import type { BrotherhoodEvent } from '#main/games/brotherhood/rules/events/events.ts';
import type { NewsItem, TurnNews } from '#shared/games/brotherhood/news.ts';
import { seatOf, Story } from './story.ts';

/** The news of the turn that a story has just closed. */
function newsOf(story: Story, events: readonly BrotherhoodEvent[]): TurnNews {
  return brotherhood.news({
    period: story.state.turn - 1,
    state: story.state,
    happenings: events.map((event) => ({ event })) as never,
    motives: [],
  });
}

const of = (news: TurnNews, kind: NewsItem['kind']): NewsItem[] => news.items.filter((item) => item.kind === kind);

describe('what the paper may print', () => {
  it('[BRO-NEWS-2] tells what was opened and bought, who announced and did not come, and never a gift', () => {
    const story = new Story({ families: 3 });
    story.give('A', { kind: 'announce', text: 'We open on the piers.', opensIn: 'waterfront' });
    story.give('A', { kind: 'give-money', to: seatOf('B'), dollars: 1_234 });
    story.give('A', { kind: 'open', area: 'skid-row', count: 2 });
    story.give('A', { kind: 'bribe', area: 'skid-row', count: 1 });
    story.give('B', { kind: 'press', text: 'Beware of the piers.', isSigned: false });
    const news = newsOf(story, story.play());
    expect(of(news, 'opened')[0]?.facts).toMatchObject({ family: 'As', place: 'Skid Row' });
    expect(of(news, 'bribed')).toHaveLength(1);
    expect(of(news, 'broken-announcement')[0]?.facts).toMatchObject({ place: 'Waterfront' });
    expect(of(news, 'announcement')).toHaveLength(1);
    expect(of(news, 'press')[0]?.facts['by']).toBe('a reader who gave no name');
    expect(of(news, 'chicago')).toHaveLength(1);
    expect(JSON.stringify(news)).not.toContain('1,234');
    expect(news.table.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  it('[BRO-NEWS-2] tells a fight with its dead by name, and what was taken after it', () => {
    const story = new Story({ families: 3 });
    story.give('A', { kind: 'open', area: 'millgate', count: 1 });
    story.give('A', { kind: 'hoods', area: 'millgate', thugs: 1, hitmen: 0 });
    story.give('B', { kind: 'hoods', area: 'millgate', thugs: 6, hitmen: 0 });
    story.give('B', { kind: 'fight-on', area: 'all', will: 'always' });
    story.give('A', { kind: 'fight-on', area: 'all', will: 'always' });
    const news = newsOf(story, story.play());
    const [battle] = of(news, 'battle');
    expect(battle?.facts).toMatchObject({ place: 'Millgate', families: 'the As and the Bs' });
    const dead = Object.values(story.state.graveyard).map(({ name }) => name);
    expect(dead.length).toBeGreaterThan(0);
    for (const name of dead) expect(battle?.facts['dead']).toContain(name);
    const operation = Object.values(story.state.operations)[0];
    expect(of(news, 'seized')).toHaveLength(operation?.family === seatOf('B') ? 1 : 0);
  });
});

describe('what stands several times', () => {
  it('[BRO-NEWS-2] names what is opened twice in one area once', () => {
    const story = new Story({ families: 2 });
    story.give('A', { kind: 'open', area: 'skid-row', count: 3, descriptions: ['fence', 'dice game', 'fence'] });
    const news = newsOf(story, story.play());
    expect(of(news, 'opened')[0]?.facts['what']).toBe('a fence (twice) and a dice game');
  });
});

describe('hired guns', () => {
  it('[BRO-NEWS-2] counts those who have no names, among the dead as well', () => {
    const story = new Story({ families: 2, turn: 6 });
    story.cash('A', 60_000);
    story.cash('B', 60_000);
    story.give('A', { kind: 'out-of-town', area: 'millgate', thugs: 2, hitmen: 2 });
    story.give('B', { kind: 'hoods', area: 'millgate', thugs: 12, hitmen: 6 });
    for (const letter of ['A', 'B']) {
      story.give(letter, { kind: 'godfather', area: 'skid-row' });
      story.give(letter, { kind: 'fight-on', area: 'millgate', will: 'always' });
    }
    const news = newsOf(story, story.play());
    const guns = 'two out-of-town Thugs and two out-of-town Hitmen';
    expect(of(news, 'guns')[0]?.facts).toMatchObject({ count: 'four strangers', men: guns });
    expect(of(news, 'battle')[0]?.facts['dead']).toContain(guns.split(' and ')[0]);
  });

  it('[BRO-NEWS-2] tells once what a family opened in an area by several lines', () => {
    const story = new Story({ families: 2 });
    story.give('A', { kind: 'open', area: 'skid-row', count: 1, descriptions: ['fence'] });
    story.give('A', { kind: 'open', area: 'skid-row', count: 1, descriptions: ['dice game'] });
    story.give('A', { kind: 'open', area: 'waterfront', count: 1, descriptions: ['fence'] });
    const news = newsOf(story, story.play());
    expect(of(news, 'opened').map(({ facts }) => facts['what'])).toEqual(['a fence and a dice game', 'a fence']);
  });
});

describe('the longest rule', () => {
  it('[BRO-NEWS-2] is a record when it begins to be one, and then every quarter', () => {
    const story = new Story({ families: 2 });
    story.owns('A', 'skid-row', 1, 1);
    const told = Array.from({ length: 7 }, () => {
      const [record] = of(newsOf(story, story.play()), 'record-control');
      return record?.facts['count'] ?? null;
    });
    expect(told).toEqual([null, null, 'three', null, null, 'six', null]);
  });
});

describe('the last issue', () => {
  it('[BRO-NEWS-2, BRO-WIN-1] names the richest survivor and publishes what everybody has', () => {
    const story = new Story({ families: 2, turn: 12 });
    story.cash('A', 90_000);
    const news = newsOf(story, story.play());
    expect(of(news, 'final')[0]?.facts).toMatchObject({ family: 'As', count: '12' });
    expect(news.final.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(news.final[0]?.dollars).toBeGreaterThan(90_000);
  });
});
