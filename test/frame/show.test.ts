import { describe, expect, it } from 'vitest';
import {
  arrangeCards,
  computeCardMs,
  computeSums,
  describeScene,
  findFirstUnseen,
  formatTitle,
  listOwnOrders,
  listThrows,
  type ShowCard,
} from '#frame/show/cards.ts';
import { Shows, type MissingPart } from '#frame/session/shows.svelte.ts';
import type { PeriodShow, ShowScene } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';

const mine = 'g1' as SeatId;
const theirs = 'g2' as SeatId;

function scene(kind: ShowScene['kind'], title: string, seat: SeatId | null, dollars = 0): ShowScene {
  return {
    kind,
    title,
    seats: seat === null ? [] : [seat],
    orders: [],
    lines: [
      {
        spans: [{ text: `${title}.`, ref: null }],
        dice: [],
        moves: dollars === 0 || seat === null ? [] : [{ seat, dollars }],
        isPlan: false,
      },
    ],
    places: [],
    people: [],
    counts: [],
    battle: null,
    act: null,
  };
}

const ordered = (title: string, seat: SeatId): ShowScene => ({
  ...scene('order', title, seat, -100),
  orders: [{ seat, title, chance: 0.5, tone: 'good', result: 'It came off.' }],
});

const march: PeriodShow = {
  period: 3,
  banks: [{ seat: mine, was: 1000, now: 1350 }],
  scenes: [
    scene('news', 'Loot', mine, 500),
    ordered('Theirs', theirs),
    ordered('Mine', mine),
    { ...scene('settled', 'My small ones', mine, -50), orders: [] },
    scene('deed', 'A deed', theirs),
    { ...scene('fight', 'Their fight', theirs), counts: [{ label: 'Outrage', was: 4, now: 6 }] },
    scene('fight', 'My fight', mine),
    { ...scene('news', 'Outrage', null), counts: [{ label: 'Outrage', was: 6, now: 5 }] },
  ],
};

const titles = (wanted: Partial<Parameters<typeof arrangeCards>[1]> = {}): string[] =>
  arrangeCards(march, { seat: mine, mineOnly: false, hasPaper: true, ...wanted }).map((card) =>
    card.kind === 'scene' ? card.scene.title : card.kind,
  );

describe('the cards of a show', () => {
  it('have what came before all orders first, then own orders, others’, deeds, own fights, the rest, and the page', () => {
    expect(titles()).toEqual([
      'Loot',
      'Mine',
      'My small ones',
      'Theirs',
      'A deed',
      'My fight',
      'Their fight',
      'Outrage',
      'front-page',
      'orders',
    ]);
  });

  it('are only one’s own where that is wished, and all where nobody is in particular', () => {
    expect(titles({ mineOnly: true })).toEqual(['Loot', 'Mine', 'My small ones', 'My fight', 'front-page', 'orders']);
    expect(titles({ seat: null, mineOnly: true, hasPaper: false })).toHaveLength(8);
  });

  it('end with the table of own orders, and without one where there is none', () => {
    expect(listOwnOrders(march, mine).map(({ title }) => title)).toEqual(['Mine']);
    expect(titles({ seat: 'g9' as SeatId }).at(-1)).toBe('front-page');
  });

  const plain = { kind: 'scene', scene: scene('news', 'Loot', mine), isMine: true } as const;
  const thrown = { purpose: 'Talk', faces: [3, 4], modifiers: [], total: 7 } as never;
  const withDice: ShowCard = {
    ...plain,
    scene: { ...ordered('Mine', mine), lines: [{ spans: [], dice: [thrown], moves: [], isPlan: false }] },
  };

  it('are over within a minute at the usual speed, as many as a period has', () => {
    for (const cards of [1, 10, 20]) {
      for (const card of [plain, withDice])
        expect(cards * computeCardMs(card, cards, 'usual')).toBeLessThanOrEqual(60_000);
      expect(computeCardMs(plain, cards, 'fast')).toBeLessThan(computeCardMs(plain, cards, 'slow'));
    }
  });

  it('stand three seconds at least where dice are read, at every speed and however many there are', () => {
    for (const speed of ['slow', 'usual', 'fast'] as const)
      for (const cards of [1, 20, 49, 200]) expect(computeCardMs(withDice, cards, speed)).toBeGreaterThanOrEqual(3_000);
  });
});

it('the sums run along: the bank by its moves, the figures of the game as they change', () => {
  const cards = arrangeCards(march, { seat: mine, mineOnly: false, hasPaper: true });
  const sumsAt = (at: number) => computeSums(march, cards, at, mine).map(({ label, now, by }) => [label, now, by]);
  expect(sumsAt(0)).toEqual([
    ['Bank', 1500, 500],
    ['Outrage', 4, 0],
  ]);
  expect(sumsAt(1)[0]).toEqual(['Bank', 1400, -100]);
  expect(sumsAt(6)[1]).toEqual(['Outrage', 6, 2]);
  expect(sumsAt(8)).toEqual([
    ['Bank', 1350, 0],
    ['Outrage', 5, 0],
  ]);
});

it('a scene is told in words once: its title, what came of it, the money', () => {
  const [, , own] = march.scenes;
  if (own === undefined) throw new Error('There is a third scene.');
  expect(describeScene(own, 'Bank -$100.')).toBe('Mine: It came off. Bank -$100.');
  expect(describeScene(scene('deed', 'A deed', theirs), null)).toBe('A deed.');
});

it('seeds and shuffles are no throws', () => {
  const roll = { purpose: 'Guts', faces: [3], modifiers: [], total: 3, source: 'seeded' } as const;
  const dice = [
    { ...roll, faces: [...roll.faces], modifiers: [] },
    { ...roll, faces: [1, 2], modifiers: [], readSingly: true as const },
    { ...roll, faces: [2, 1], modifiers: [], shuffled: true as const },
  ];
  const [line] = scene('order', 'Mine', mine).lines;
  if (line === undefined) throw new Error('There is a line.');
  const thrown = { ...scene('order', 'Mine', mine), lines: [{ ...line, dice }] };
  expect(listThrows(thrown)).toEqual(dice.slice(0, 1));
  expect(listThrows({ ...thrown, kind: 'news' })).toEqual([]);
});

it('a sentence that stands as a title has no full stop, and a name keeps its own', () => {
  expect(formatTitle('Lau wins in Orpheum Corner.')).toBe('Lau wins in Orpheum Corner');
  expect(formatTitle('The death of Max Stein Jr.')).toBe('The death of Max Stein Jr.');
  expect(formatTitle('Loot collected')).toBe('Loot collected');
});

describe('the shows of a campaign', () => {
  const april: PeriodShow = {
    period: 4,
    banks: [{ seat: mine, was: 1350, now: 1600 }],
    scenes: [scene('news', 'Collected', mine, 250)],
  };
  const part: PeriodShow = { ...march, scenes: march.scenes.slice(0, 4) };

  function open(isOn: boolean) {
    const warned: string[] = [];
    const campaign = {
      api: {
        play: {
          show: ({ period }: { period: number }) =>
            Promise.resolve(period === 4 ? april : campaign.editions.length > 0 ? march : part),
          publicShow: () => Promise.resolve({ ...march, banks: [] }),
        },
      } as never,
      viewer: mine,
      seat: mine as SeatId | null,
      view: { period: 3 },
      editions: [] as { period: number }[],
      period: { name: (period: number) => `month ${period}` },
      miss: ({ part, isClosed }: MissingPart) => warned.push(`${part}, closed: ${isClosed}`),
    };
    return { campaign, shows: new Shows(campaign, () => isOn), warned };
  }

  it('go on where they stopped: what was shown before the battles is not shown first again', async () => {
    const { campaign, shows } = open(true);
    await shows.begin(3);
    expect(shows.billing).toMatchObject({ seen: [], hasPaper: false });
    campaign.editions = [{ period: 3 }];
    campaign.view = { period: 4 };
    shows.open(await shows.prepareClose(3));
    expect(shows.billing).toMatchObject({ hasPaper: true });
    const seen = shows.billing?.seen ?? [];
    expect([...seen]).toEqual(['Loot', 'Theirs', 'Mine', 'My small ones']);
    const cards = arrangeCards(march, { seat: mine, mineOnly: false, hasPaper: true });
    // A deed is the first that did not stand in the part that was shown.
    expect(findFirstUnseen(cards, seen)).toBe(4);
    await shows.watch(3);
    expect(shows.billing?.seen).toEqual([]);
  });

  it('tell at the close what the next period began with, but not in this one’s sums', async () => {
    const { campaign, shows } = open(true);
    campaign.editions = [{ period: 3 }];
    campaign.view = { period: 4 };
    await shows.watch(3);
    const last = shows.billing?.show.scenes.at(-1);
    expect(last?.title).toBe('Month 4 begins');
    expect(last?.lines.map(({ moves }) => moves)).toEqual([[]]);
  });

  it('do not come by themselves where they are turned off, and can be watched all the same', async () => {
    const { shows } = open(false);
    await shows.begin(3);
    expect(await shows.prepareClose(3)).toBeNull();
    expect(shows.billing).toBeNull();
    await shows.watch(3);
    expect(shows.billing).not.toBeNull();
    shows.end();
    expect(shows.billing).toBeNull();
  });

  it('are missed where the program cannot build one, and nothing opens', async () => {
    const { campaign, shows, warned } = open(true);
    campaign.editions = [{ period: 3 }];
    campaign.api = { play: { show: () => Promise.reject(new Error('no')) } } as never;
    expect(await shows.prepareClose(3)).toBeNull();
    await shows.watch(3);
    await shows.begin(4);
    expect(shows.billing).toBeNull();
    expect(warned).toEqual(['show, closed: true', 'show, closed: true', 'show, closed: false']);
  });

  it('have nobody’s side where everybody looks', async () => {
    const { shows } = open(true);
    await shows.watchTogether(3);
    expect(shows.billing).toMatchObject({ isPublic: true, seat: null });
    expect(shows.billing?.show.banks).toEqual([]);
  });
});
