import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printEdition } from '#main/games/empire-city/paper/compose.ts';
import { findCopy } from '#main/games/empire-city/paper/copy/index.ts';
import { formatMonth } from '#main/games/empire-city/paper/calendar.ts';
import { buildNews } from '#main/games/empire-city/rules/views/news.ts';
import { papers } from '#test/support/allRules.ts';
import { readEdition } from '#queries/papers.ts';
import { newsKinds, type NewsKind, type RoundNews } from '#shared/games/empire-city/news.ts';
import { emptyTally, type State } from '#main/games/empire-city/rules/state.ts';
import { buildRoundRecord } from '#main/games/empire-city/rules/upkeep/record.ts';
import { foundedIn, playedAnew } from '#test/support/everyGame.ts';
import { temporaryFolder } from '#test/support/campaigns.ts';
import type { EmpireEvent } from '#main/games/empire-city/rules/events/events.ts';

/** The first edition that tells of this. */
const composeEdition = (news: RoundNews) => printEdition(news, []).edition;

const kinds = Object.keys(newsKinds) as NewsKind[];
const words =
  'family other man men killer fate career place places what score arms dead count points corruption dollars bids text list families less pot';
const facts = Object.fromEntries(words.split(' ').map((name) => [name, `the ${name}`]));
const itemOf = (kind: NewsKind) => ({ kind, facts });

function newsWith(items: RoundNews['items'], corruption = 10): RoundNews {
  return {
    round: 3,
    rotation: 5,
    city: 'Empire City',
    items,
    table: [{ seat: 's1' as never, name: 'Moretti', points: 12, corruption, squares: 3, incomeDollars: 700 }],
    godfather: 'Moretti',
    chief: null,
    bribeDollars: 200,
    pot: 900,
    corruption,
    martialLaw: 80,
    final: [],
  };
}

/** A founded game whose first round has these events. */
async function newsAfter(events: (state: State) => EmpireEvent[]): Promise<RoundNews> {
  const session = await foundedIn('empire-city', join(temporaryFolder(), 'News.racketeer'));
  const state = structuredClone(session.snapshot.state) as State;
  const record = buildRoundRecord({ ...state, tally: emptyTally() });
  return buildNews({
    period: 1,
    state: { ...state, records: [record] },
    happenings: events(state).map((event) => ({ event })) as never,
  });
}

describe('the Empire City Examiner', () => {
  it('[EMP-NEWS-2] the hero of a family may be anybody', () => {
    expect(JSON.stringify(findCopy({ kind: 'hero' }))).not.toMatch(/gentleman|\b(he|his|him)\b/i);
  });

  it('[EMP-NEWS-2] can tell all twenty-nine kinds, every fact of a phrasing filled in', () => {
    expect(new Set(Object.values(newsKinds).map(({ number }) => number)).size).toBe(29);
    for (const kind of kinds) {
      const { headlines, ledes, follows, notes } = findCopy({ kind });
      expect(headlines.length + ledes.length + follows.length).toBeGreaterThan(2);
      expect(notes.length).toBeGreaterThan(0);
      const told = JSON.stringify(composeEdition(newsWith([itemOf(kind)])));
      expect(told).not.toMatch(/[{]\w+[}]/);
      expect(told).not.toContain('undefined');
    }
  });

  it('[EMP-NEWS-3] leads with the highest kind; a quiet round with the decree, else with what was opened', () => {
    const lead = (...given: NewsKind[]): string =>
      composeEdition(newsWith(given.map((kind) => itemOf(kind)))).lead.kind;
    expect(lead('opened', 'combat', 'ness-comes', 'killed')).toBe('ness-comes');
    expect(lead('opened', 'hired', 'decree')).toBe('decree');
    expect(lead('hired', 'opened', 'business')).toBe('opened');
  });

  it('[EMP-NEWS-3] has the box in every issue, and a tone by the highest corruption', () => {
    const calm = composeEdition(newsWith([itemOf('opened')]));
    expect(calm.briefs[0]?.paragraphs.join(' ')).toContain('Moretti: 12 points, corruption 10, 3 squares.');
    expect(calm.briefs[0]?.paragraphs.join(' ')).toContain('The pot: $900. Bail: $200.');
    expect(calm.motto).toBe('A City on the Rise');
    expect(composeEdition(newsWith([itemOf('opened')], 70)).motto).toBe('Send the Troops');
  });

  it('[EMP-NEWS-1] tells of a present that it was not given, and of no pact that is secret', async () => {
    const { items } = await newsAfter(({ seats: [one, two] }) => {
      if (one === undefined || two === undefined) throw new Error('seats');
      const pact = { id: 1, seats: [one, two], until: 4, brokenBy: null };
      const goods = { money: 300, cards: [], men: ['big-anton'] };
      return [
        { type: 'goods-given', from: one, to: two, goods },
        { type: 'pact-made', pact: { ...pact, isOpen: false } },
        { type: 'hands-seen', seat: one, rival: two, men: ['kid-baron'], cards: ['scandal-1'] },
        { type: 'offer-made', seat: one, goods },
      ];
    });
    expect(items.filter(({ kind }) => kind !== 'pot-grows')).toEqual([]);
  });

  it('[EMP-NEWS-1] tells of an open pact and of a card that a court stopped', async () => {
    const { items } = await newsAfter(({ seats: [one, two] }) => {
      if (one === undefined || two === undefined) throw new Error('seats');
      const play = { seat: one, card: 'scandal-1', rival: two, square: null, cop: null, man: null, tokens: [] };
      const pact = { id: 1, seats: [one, two], until: 4, brokenBy: null, isOpen: true };
      return [
        { type: 'pact-made', pact },
        { type: 'card-played', play },
        { type: 'card-cancelled', play, with: 'injunction-1' },
      ];
    });
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(['injunction', 'pact', 'pot-grows']);
    const printed = JSON.stringify(composeEdition(newsWith(items)));
    expect(printed).toContain('until April 1930');
    expect(printed).not.toMatch(/until (?:month|round) \d/);
  });

  it('[EMP-NEWS-2] mourns, misses and seeks people of either sex', () => {
    for (const kind of ['killed', 'missed', 'abducted'] as const) {
      const { headlines, ledes, follows, notes } = findCopy({ kind });
      const said = [...headlines, ...ledes, ...follows, ...notes].join(' ');
      expect(said).not.toMatch(/\b(?:he|him|his|she|her|hers|widow|widower)\b/i);
    }
  });

  it('[EMP-SET-11] dates round 1 January 1930, and prints the same page for the same seed', async () => {
    expect(formatMonth(1)).toBe('January 1930');
    expect(papers['empire-city'].title).toBe('The Empire City Examiner');
    const [one, again] = [await playedAnew('empire-city', 2, 7), await playedAnew('empire-city', 2, 7)];
    expect(readEdition(again, 2)).toEqual(readEdition(one, 2));
    expect(again.store.journal.entries()).toEqual(one.store.journal.entries());
  });

  it('prints no sentence twice on a page', () => {
    const { lead, seconds } = composeEdition(newsWith(kinds.map((kind) => itemOf(kind))));
    const sentences = [lead, ...seconds].flatMap(({ paragraphs }) => paragraphs);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
