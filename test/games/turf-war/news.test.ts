import { spellNumbers } from '#press/page/numbers.ts';
import { shortenDay } from '#press/page/dates.ts';
import { formatTurnDay } from '#main/games/turf-war/paper/words.ts';
import { describe, expect, it } from 'vitest';
import type { SeatId } from '#shared/words/ids.ts';
import { papers } from '#test/support/allRules.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { newsKinds, newsWeights, type NewsItem, type NewsKind, type TurnNews } from '#shared/games/turf-war/news.ts';
import { Story } from './story.ts';

/** The news of the turn that is closed now, and its page. */
function closed(story: Story): { news: TurnNews; page: string; lead: string } {
  const period = story.state.turn;
  story.entries = [];
  story.close();
  const happenings = story.entries.flatMap((entry) => entry.happenings);
  const news = turfWar.news({ period, state: story.state, happenings, motives: [] });
  const edition = papers['turf-war'].print(news, []).edition;
  const page = [edition.lead, ...edition.seconds, ...edition.briefs]
    .flatMap(({ headline, deck, paragraphs }) => [headline, deck ?? '', ...paragraphs])
    .join(' ');
  return { news, page, lead: edition.lead.kind };
}

function itemsOf({ items }: TurnNews, kind: NewsKind): NewsItem['facts'][] {
  return items.filter((item) => item.kind === kind).map(({ facts }) => facts);
}

/** St. Thomas with these of DrSpike's in it, and nothing else of his on the map. */
function inStThomas(keep: readonly number[], houseRules: object = {}): Story {
  const story = new Story(houseRules);
  story.strip('g2', keep);
  for (const number of keep) {
    story.rule({ kind: 'piece', piece: `g2-${number}`, area: story.area('St. Thomas') });
  }
  return story;
}

describe('the paper of a war', () => {
  it('[WAR-NEWS-4 to WAR-NEWS-25] no item counts one of a thing as several, in any of its phrasings', () => {
    const facts = {
      gang: 'Jamski',
      other: 'DrSpike',
      all: 'Jamski and DrSpike',
      man: 'Lou',
      place: 'St. Thomas',
      count: '1',
      toll: '1 of DrSpike',
      strengths: 'Jamski 3 and DrSpike 1',
      stays: 'Jamski',
    };
    const row = { seat: 'g1' as SeatId, name: 'Jamski', areas: 1, change: 1, pieces: 1, dead: 1 };
    const pages = newsKinds.flatMap((kind) =>
      Array.from({ length: 8 }, (_, rotation) => {
        const head = { turn: 2, rotation, city: 'Thamesford', board: { map: 'thamesford', wards: 4 } };
        const news = { ...head, final: [], opened: [], table: [row] };
        const [lead, note] = [[kind], ['don-dies' as const, kind]].map(
          (kinds) =>
            papers['turf-war'].print({ ...news, items: kinds.map((one) => ({ kind: one, facts })) }, []).edition,
        );
        return JSON.stringify([lead, note]);
      }),
    );
    const several = /\b(?:1|one) (?:areas|doors|families|fights|houses|men|new stand|nobody|people|turns|were)\b/iu;
    expect(pages.flatMap((page) => several.exec(page)?.[0] ?? [])).toEqual([]);
    expect(pages.join(' ')).toContain('1 area (up 1), 1 person, 1 dead');
  });

  it('[WAR-NEWS-8] three gangs in one fight are told as one list', () => {
    const story = inStThomas([2, 3, 4]);
    story.move('g1', [2, 3, 4, 5], 'St. Thomas');
    story.move('g3', [2, 3, 4, 5], 'St. Thomas');
    const { news, page } = closed(story);
    const [battle] = itemsOf(news, 'great-battle');
    expect(battle?.['all']).toMatch(/^[^,]+, .+ and [^,]+$/u);
    expect(battle?.['strengths']).toMatch(/^[^,]+ \d, .+ and [^,]+ \d$/u);
    expect(page).toContain(spellNumbers(battle?.['strengths'] ?? ''));
  });

  it('[WAR-NEWS-1] victory leads the page, with who won and after how many turns', () => {
    const story = new Story({}, 3);
    for (const seat of ['g2', 'g3']) story.give(seat, { kind: 'concede' });
    const { news, lead, page } = closed(story);
    expect(itemsOf(news, 'victory')).toEqual([{ gang: 'Jamski', other: 'Jamski', count: '1' }]);
    expect(lead).toBe('victory');
    expect(page).toContain('Jamski');
  });

  it('[WAR-NEWS-2, WAR-NEWS-17] a dead Don is told with where and by whom, and then that his areas pay nothing', () => {
    const story = inStThomas([1]);
    story.move('g1', [2, 3, 4, 5], 'St. Thomas');
    const { news, lead } = closed(story);
    expect(itemsOf(news, 'don-dies')).toMatchObject([{ gang: 'DrSpike', other: 'Jamski', place: 'St. Thomas' }]);
    expect(lead).toBe('don-dies');
    expect(itemsOf(news, 'don-dies')).toMatchObject([{ guards: '0', lost: '0' }]);
    const guarded = inStThomas([1, 2, 4]);
    guarded.rule({ kind: 'piece', piece: 'g2-2', area: guarded.area('Tannery Lane') });
    guarded.rule({ kind: 'piece', piece: 'g2-4', area: guarded.area('Tannery Lane') });
    guarded.move('g1', [2, 3, 4, 5], 'St. Thomas');
    expect(closed(guarded).lead).toBe('don-dies');
    expect(itemsOf(closed(guarded).news, 'empty-coffers')).toEqual([{ gang: 'DrSpike', count: '3' }]);
  });

  it('[WAR-NEWS-2, WAR-NEWS-6] a Don falls with his guards, and his heir or the want of one is told', () => {
    const story = inStThomas([1, 2, 4]);
    story.rule({ kind: 'piece', piece: 'g2-2', area: story.area('Tannery Lane'), xp: 20 });
    story.move('g1', [2, 3, 4, 5, 6, 7], 'St. Thomas');
    story.move('g3', [2, 3, 4, 5, 6, 7], 'St. Thomas');
    const heir = Object.values(story.state.pieces).find(({ id }) => id === 'g2-2')?.name ?? '';
    const { news, page } = closed(story);
    expect(itemsOf(news, 'don-dies')).toMatchObject([{ guards: '1', lost: '1', heir }]);
    expect(itemsOf(news, 'new-don')).toMatchObject([{ man: heir, without: '0' }]);
    expect(page).toContain('with one man at his side, who fell too');
    expect(page).toContain(`${heir} has his chair already`);
    const headless = inStThomas([1, 4, 5]);
    for (const piece of ['g2-4', 'g2-5']) {
      headless.rule({ kind: 'piece', piece, area: headless.area('Tannery Lane') });
    }
    headless.move('g1', [2, 3, 4, 5], 'St. Thomas');
    const end = closed(headless);
    expect(itemsOf(end.news, 'don-dies')).toMatchObject([{ guards: '0', unpaid: '3' }]);
    expect(end.page).toContain('with nobody at his side');
    expect(end.page).toContain('three areas will pay DrSpike nothing next week');
  });

  it('[WAR-NEWS-3, WAR-NEWS-24] families are paid, and a gang that cannot pay them disbands over what it owed', () => {
    const poor = new Story();
    poor.rule({ kind: 'treasury', seat: 'g2', mc: 30 });
    poor.rule({ kind: 'piece', piece: 'g2-4', area: poor.area('Gasworks') });
    poor.rule({ kind: 'owner', area: poor.area('Gasworks'), owner: 'g2' });
    poor.move('g1', [4, 5], 'Gasworks');
    closed(poor);
    expect(itemsOf(closedWith(poor, 30).news, 'consolation')).toEqual([{ gang: 'DrSpike', count: '1' }]);
    const broke = new Story();
    broke.rule({ kind: 'piece', piece: 'g2-4', area: broke.area('Gasworks') });
    broke.rule({ kind: 'owner', area: broke.area('Gasworks'), owner: 'g2' });
    broke.move('g1', [4, 5], 'Gasworks');
    closed(broke);
    const ruin = closedWith(broke, 1);
    expect(itemsOf(ruin.news, 'disbanded')).toEqual([{ gang: 'DrSpike', count: '2' }]);
    expect(ruin.lead).toBe('disbanded');
  });

  it('[WAR-NEWS-4, WAR-NEWS-12] cornered men and the end of their gang are told', () => {
    const story = inStThomas([4, 5]);
    for (const place of ['Tannery Lane', 'Chapel Walk', 'Saltmarket']) {
      story.rule({ kind: 'owner', area: story.area(place), owner: 'g1' });
    }
    story.move('g1', [2, 3], 'St. Thomas');
    const { news, page } = closed(story);
    expect(itemsOf(news, 'cornered')).toEqual([{ gang: 'DrSpike', place: 'St. Thomas', other: 'Jamski', count: '1' }]);
    expect(page).toContain('with Jamski all around');
    expect(itemsOf(news, 'gang-out')).toEqual([{ gang: 'DrSpike', count: '1' }]);
  });

  it('[WAR-NEWS-2, WAR-NEWS-11, WAR-NEWS-12] a Don without refuge is a story of his own, a Lieutenant an obituary', () => {
    const story = inStThomas([1, 2, 4]);
    for (const place of ['Tannery Lane', 'Chapel Walk', 'Saltmarket']) {
      story.rule({ kind: 'owner', area: story.area(place), owner: 'g1' });
    }
    const nameOf = (id: string): string =>
      Object.values(story.state.pieces).find((piece) => piece.id === id)?.name ?? '';
    const [don, lieutenant] = [nameOf('g2-1'), nameOf('g2-2')];
    story.move('g1', [2, 3, 4, 5, 6, 7], 'St. Thomas');
    const { news, page, lead } = closed(story);
    expect(itemsOf(news, 'don-dies')).toEqual([]);
    expect(itemsOf(news, 'don-cornered')).toMatchObject([
      { man: don, gang: 'DrSpike', place: 'St. Thomas', other: 'Jamski', guards: '1', lost: '1' },
    ]);
    expect(itemsOf(news, 'lieutenant-dies')).toMatchObject([{ man: lieutenant, count: '1' }]);
    // Everybody who was cornered is told of by name.
    expect(itemsOf(news, 'cornered')).toEqual([]);
    expect(lead).toBe('don-cornered');
    expect(page).toContain('with Jamski all around');
    expect(page).toContain('with one man at his side, who fell too');
    expect(page).toContain('that was the end of DrSpike');
    const many = inStThomas([1, 4, 5]);
    for (const place of ['Tannery Lane', 'Chapel Walk', 'Saltmarket']) {
      many.rule({ kind: 'owner', area: many.area(place), owner: 'g1' });
    }
    many.move('g1', [2, 3, 4, 5, 6], 'St. Thomas');
    const end = closed(many).news;
    expect(itemsOf(end, 'don-cornered')).toMatchObject([{ guards: '1', lost: '1' }]);
    expect(itemsOf(end, 'cornered')).toMatchObject([{ count: '2', other: 'Jamski' }]);
  });

  it('[WAR-NEWS-5, WAR-NEWS-7, WAR-NEWS-10] an alliance is announced, left and betrayed in public', () => {
    const story = new Story({ standstill: 0 });
    for (const seat of ['g1', 'g2']) {
      story.give(seat, { kind: 'ally', alliance: 'open', members: ['g1', 'g2'] });
    }
    expect(itemsOf(closed(story).news, 'open-alliance')).toEqual([{ gang: 'Jamski and DrSpike' }]);
    story.move('g1', [4], 'St. Thomas');
    story.give('g1', { kind: 'attack', ally: 'g2', area: story.area('St. Thomas') });
    const betrayal = closed(story);
    expect(itemsOf(betrayal.news, 'treachery')).toMatchObject([
      { gang: 'Jamski', other: 'DrSpike', place: 'St. Thomas' },
    ]);
    expect(betrayal.lead).toBe('treachery');
    const parting = new Story({ standstill: 0 });
    parting.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g2'] });
    parting.give('g1', { kind: 'leave', alliance: 'open' });
    expect(itemsOf(closed(parting).news, 'alliance-over')[0]).toMatchObject({ gang: 'Jamski' });
  });

  it('[WAR-NEWS-6, WAR-NEWS-18] promotions are told with the name', () => {
    const story = inStThomas([2, 4]);
    story.rule({ kind: 'piece', piece: 'g2-2', xp: 20 });
    story.rule({ kind: 'piece', piece: 'g1-4', xp: 10 });
    const { news } = closed(story);
    const name = (id: string): string => Object.values(story.state.pieces).find((piece) => piece.id === id)?.name ?? '';
    expect(itemsOf(news, 'new-don')).toMatchObject([{ gang: 'DrSpike', man: name('g2-2') }]);
    expect(itemsOf(news, 'promotion')).toMatchObject([{ gang: 'Jamski', man: name('g1-4') }]);
  });

  it('[WAR-NEWS-8, WAR-NEWS-20] a battle of three sides, and a garrison that holds against two', () => {
    const story = inStThomas([4, 5, 6]);
    story.move('g1', [4, 5, 6, 7], 'St. Thomas');
    story.move('g3', [4, 5, 6, 7], 'St. Thomas');
    const { news, page } = closed(story);
    expect(itemsOf(news, 'great-battle')).toMatchObject([
      {
        place: 'St. Thomas',
        count: '6',
        strengths: 'Jamski 4, DrSpike 3 and Skanky 4',
        toll: '2 of Jamski, 2 of DrSpike and 2 of Skanky',
        stays: 'DrSpike',
      },
    ]);
    expect(page).toContain('Jamski four, DrSpike three and Skanky four');
    expect(page).toContain('DrSpike hold it now');
    expect(itemsOf(news, 'garrison')).toEqual([{ gang: 'DrSpike', place: 'St. Thomas', count: '1' }]);
  });

  it('[WAR-NEWS-9] strangers who fight as one are told, not why', () => {
    const story = inStThomas([4, 5, 6, 7]);
    story.move('g1', [4, 5, 6], 'St. Thomas');
    story.move('g3', [4, 5], 'St. Thomas');
    const area = story.area('St. Thomas');
    story.give('g1', { kind: 'join', area, partner: 'g3', enemy: 'g2' });
    story.give('g3', { kind: 'join', area, partner: 'g1', enemy: 'g2' });
    const { news, page } = closed(story);
    expect(itemsOf(news, 'strangers-together')).toEqual([{ gang: 'Jamski and Skanky', place: 'St. Thomas' }]);
    expect(page).not.toMatch(/JOIN|secret/i);
  });

  it('[WAR-NEWS-11, WAR-NEWS-13] a firefight of two with its dead, and the obituary of a Lieutenant', () => {
    const story = inStThomas([2, 1]);
    story.rule({ kind: 'piece', piece: 'g2-1', area: story.area('Tannery Lane') });
    story.move('g1', [4, 5, 6], 'St. Thomas');
    const { news, page } = closed(story);
    expect(itemsOf(news, 'firefight')).toMatchObject([
      { place: 'St. Thomas', count: '2', toll: '1 of Jamski and 1 of DrSpike', stays: 'Jamski' },
    ]);
    expect(page).toContain('one of Jamski and one of DrSpike');
    expect(page).toContain('Jamski hold it now');
    expect(itemsOf(news, 'lieutenant-dies')).toMatchObject([{ gang: 'DrSpike', other: 'Jamski', place: 'St. Thomas' }]);
  });

  it('[WAR-NEWS-14] a Don who comes through a fight is told', () => {
    const story = inStThomas([1, 4]);
    story.move('g1', [4, 5, 6, 7, 2], 'St. Thomas');
    expect(itemsOf(closed(story).news, 'don-survives')).toMatchObject([
      { gang: 'DrSpike', place: 'St. Thomas', own: expect.stringMatching(/^[1-9]/) as string },
    ]);
  });

  it('[WAR-NEWS-15, WAR-NEWS-16] a new leader by areas, and a home ward that falls whole', () => {
    const story = new Story({ standstill: 0 });
    closed(story);
    story.rule({ kind: 'owner', area: story.area('Gasworks'), owner: 'g1' });
    expect(itemsOf(closed(story).news, 'new-leader')).toEqual([{ gang: 'Jamski', count: '5' }]);
    story.strip('g2', [1]);
    story.rule({ kind: 'piece', piece: 'g2-1', area: story.area("Potter's Field") });
    story.rule({ kind: 'owner', area: story.area("Potter's Field"), owner: 'g2' });
    for (const place of ['St. Thomas', 'Tannery Lane', 'Chapel Walk', 'Saltmarket']) {
      story.rule({ kind: 'owner', area: story.area(place), owner: 'g3' });
    }
    expect(itemsOf(closed(story).news, 'ward-falls')).toMatchObject([{ gang: 'Skanky', other: 'DrSpike' }]);
  });

  it('[WAR-NEWS-19] men who walk out unpaid are counted', () => {
    const story = new Story();
    story.give('g1', { kind: 'withhold', pieces: ['g1-4', 'g1-5'] });
    expect(itemsOf(closed(story).news, 'walk-out')).toEqual([{ gang: 'Jamski', count: '2' }]);
  });

  it('[WAR-NEWS-21, WAR-NEWS-22, WAR-NEWS-23, WAR-NEWS-25] standoffs, areas without a shot, new faces, and that nobody died', () => {
    const story = new Story();
    story.give('g1', { kind: 'hire', count: 2, names: [] });
    story.move('g1', [4], 'Gasworks');
    story.move('g2', [4], 'Gasworks');
    story.move('g1', [5], 'Exchange Square');
    const first = closed(story);
    expect(itemsOf(first.news, 'standoff')).toMatchObject([{ place: 'Gasworks', count: '0' }]);
    expect(itemsOf(first.news, 'bloodless')).toEqual([{ gang: 'Jamski', place: 'Exchange Square' }]);
    expect(itemsOf(first.news, 'quiet')).toEqual([{ count: '1' }]);
    const second = closed(story);
    expect(itemsOf(second.news, 'new-faces')).toMatchObject([{ gang: 'Jamski', count: '2' }]);
    expect(itemsOf(second.news, 'quiet')).toEqual([{ count: '2' }]);
  });

  it('[WAR-NEWS-26] the box has every gang’s areas with the change, people and dead', () => {
    const story = inStThomas([4, 1]);
    story.rule({ kind: 'piece', piece: 'g2-1', area: story.area('Tannery Lane') });
    story.move('g1', [4, 5], 'St. Thomas');
    const { news, page } = closed(story);
    expect(news.table.slice(0, 2)).toEqual([
      { seat: 'g1', name: 'Jamski', areas: 5, change: 1, pieces: 7, dead: 0 },
      { seat: 'g2', name: 'DrSpike', areas: 3, change: -1, pieces: 1, dead: 1 },
    ]);
    expect(page).toContain('DrSpike: 3 areas (down 1), 1 person, 1 dead this week.');
  });

  it('[WAR-NEWS-27] rumor goes by public figures alone: more Hitmen than areas', () => {
    const story = new Story({}, 4);
    expect(itemsOf(closed(story).news, 'rumor')).toEqual([]);
    story.rule({ kind: 'owner', area: story.area('Loom Street'), owner: null });
    story.rule({ kind: 'piece', piece: 'g1-7', area: story.area('Manchester') });
    expect(itemsOf(closed(story).news, 'rumor')).toEqual([{ gang: 'Jamski' }]);
  });

  it('[WAR-NEWS-28] the last edition opens secret alliances and treasuries, no edition before it', () => {
    const story = new Story({ standstill: 0 }, 3);
    story.rule({ kind: 'alliance', alliance: 'secret', members: ['g1', 'g3'] });
    expect(closed(story).news.opened).toEqual([]);
    story.give('g2', { kind: 'concede' });
    const { news, page } = closed(story);
    expect(news.opened[0]).toBe('Jamski and Skanky had had a secret understanding since turn 1.');
    expect(news.opened.some((line) => /Jamski had \d+ in cash left in the drawer/.test(line))).toBe(true);
    expect(page).toContain('secret understanding');
  });

  it('[WAR-NEWS-28] it names who had gone from a secret alliance before the end', () => {
    const story = new Story({ standstill: 0 }, 3);
    story.rule({ kind: 'alliance', alliance: 'secret', members: ['g1', 'g3'] });
    closed(story);
    story.give('g3', { kind: 'concede' });
    closed(story);
    story.give('g2', { kind: 'concede' });
    expect(closed(story).news.opened[0]).toBe('Jamski and Skanky had had a secret understanding since turn 1.');
  });

  it('[WAR-NEWS-1] the last edition prints the final table, and who is its final winner', () => {
    const story = new Story({ standstill: 0 }, 3);
    story.rule({ kind: 'alliance', alliance: 'secret', members: ['g1', 'g3'] });
    expect(closed(story).news.final).toEqual([]);
    story.give('g2', { kind: 'concede' });
    const { news, page } = closed(story);
    const last = story.state.turn - 1;
    expect(news.final.map(({ outTurn }) => outTurn)).toEqual([null, null, last]);
    expect(page).toContain('The Last Count');
    expect(page).toContain(`1. ${news.final[0]?.name ?? ''}, the winner in the end: 4 areas.`);
    expect(page).toContain(`finished on ${shortenDay(formatTurnDay(last))}.`);
  });

  it('[WAR-NEWS-1, WAR-NEWS-27] what weighs most leads: every kind has its weight', () => {
    expect(newsKinds.map((kind) => newsWeights[kind])).toEqual(
      [...newsKinds].map((kind) => newsWeights[kind]).sort((a, b) => b - a),
    );
    expect([newsWeights.victory, newsWeights.treachery, newsWeights.rumor]).toEqual([12, 9, 1]);
  });
});

/** Closes a turn in which DrSpike has so much. */
function closedWith(story: Story, mc: number): ReturnType<typeof closed> {
  story.rule({ kind: 'treasury', seat: 'g2', mc });
  return closed(story);
}
