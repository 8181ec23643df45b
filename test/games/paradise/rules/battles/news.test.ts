import { describe, expect, it } from 'vitest';
import { collectNews } from '#main/games/paradise/rules/views/news.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { GangsterFate } from '#shared/games/paradise/battles.ts';
import type { NewsItem, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { Story, type Played } from '#test/support/story.ts';

const fate = (gangster: GangsterId, change: Partial<GangsterFate>): GangsterFate => ({
  gangster,
  wounds: 0,
  isDead: false,
  isArrested: false,
  madeName: false,
  grenadesUsed: 0,
  ...change,
});

const newsIn = (story: Story, ...played: Played[]): NewsItem[] =>
  collectNews(
    story.state,
    1,
    played.flatMap(({ events }) => events.map((event) => ({ event, dice: [] }))),
    [],
  ).items;

const fightIn = (items: NewsItem[]): NewsItemOf<'battle'> | undefined => items.find((item) => item.kind === 'battle');

/** A raid of ours on their speakeasy that waits to be settled. */
function raided() {
  const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
  const [speakeasy] = them.owns('speakeasy').in('docks');
  const man = us.has('hoodlum');
  const other = us.has('hoodlum');
  const wounded = us.has('hoodlum');
  us.gives({ kind: 'raid', business: speakeasy, crew: [man, other, wounded] });
  story.phase('reveal');
  return { story, man, other, wounded };
}

describe('what the press hears of a fight', () => {
  it('[SCN-5] a raid is one story: the place won is in it, and no takeover beside it', () => {
    const { story } = raided();
    const items = newsIn(story, story.settles('b1', { ending: 'taken', winner: 'attackers' }, [5]));
    expect(fightIn(items)).toMatchObject({
      scenario: 'raid',
      winner: 'attackers',
      attackers: { name: 'Us' },
      defenders: { name: 'Them' },
      taken: 1,
      monthsShut: 2,
    });
    const told = items.map(({ kind }) => kind);
    expect(told).not.toContain('taken-over');
    expect(told).not.toContain('changed-hands');
  });

  it('[SCN-5] an older file, whose takeovers do not say what they come from, is told alike', () => {
    const { story } = raided();
    const played = story.settles('b1', { ending: 'taken', winner: 'attackers' }, [5]);
    const taken = played.events.find(({ type }) => type === 'taken-over');
    expect(taken).toMatchObject({ lead: null, by: 'raid' });
    const events = played.events.map((event) => {
      if (event.type !== 'taken-over') return event;
      const { by: _by, ...older } = event;
      return older;
    });
    expect(newsIn(story, { ...played, events })).toEqual(newsIn(story, played));
  });

  it('[SCN-12] the dead and the arrested by name, and of the wounded nothing', () => {
    const { story, man, other, wounded } = raided();
    const nameOf = (id: GangsterId) => story.state.gangsters[id]?.name ?? '';
    const [dead, held, hurt] = [nameOf(man), nameOf(other), nameOf(wounded)];
    const items = newsIn(
      story,
      story.settles('b1', {
        ending: 'held',
        winner: 'defenders',
        fates: [fate(man, { isDead: true }), fate(other, { isArrested: true }), fate(wounded, { wounds: 2 })],
      }),
    );
    const toll = fightIn(items)?.toll;
    expect(toll?.dead.map(({ name }) => name)).toEqual([dead]);
    expect(toll?.arrested.map(({ name }) => name)).toEqual([held]);
    expect(JSON.stringify(items)).not.toContain(`"${hurt}"`);
  });

  it('[PO-2] what the street saw stands in it, and dead citizens make it greater news', () => {
    const quiet = raided();
    const plain = fightIn(newsIn(quiet.story, quiet.story.settles('b1', { ending: 'held', winner: 'defenders' })));
    const { story } = raided();
    const bloody = fightIn(
      newsIn(
        story,
        story.settles('b1', {
          ending: 'held',
          winner: 'defenders',
          causes: { gunfight: 1, 'citizen-killed': 1 },
          others: [{ kind: 'citizens', side: 'civilians', present: 4, dead: 1, hurt: 0, arrested: 0 }],
        }),
      ),
    );
    expect(bloody?.toll).toMatchObject({ citizensDead: 1 });
    expect(bloody?.toll.causes).toEqual(expect.arrayContaining(['gunfight', 'citizen-killed']));
    expect(bloody?.value).toBeGreaterThanOrEqual(74);
    expect(plain?.value).toBeLessThan(74);
  });
});
