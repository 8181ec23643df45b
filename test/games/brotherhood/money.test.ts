import { describe, expect, it } from 'vitest';
import { quote } from '#main/games/brotherhood/rules/quote.ts';
import { carryOut } from '#main/games/brotherhood/rules/rulings/carryOut.ts';
import { buildNames } from '#main/games/brotherhood/rules/lookups.ts';
import { fightEvents } from '#main/games/brotherhood/rules/events/fightEvents.ts';
import { findWait } from '#main/games/brotherhood/rules/play.ts';
import { orderSchema } from '#shared/games/brotherhood/orders.ts';
import { formatDollars } from '#shared/words/text.ts';
import { seatOf, Story } from './story.ts';

const quiet = [11, 6];
const sq = 'status-quo' as const;

/** The last turn, everybody’s Godfather safe. */
function last(): Story {
  const story = new Story({ turn: 12 });
  for (const letter of ['A', 'B', 'C', 'D', 'E']) {
    story.give(letter, { kind: 'godfather', area: 'waterfront' });
  }
  return story;
}

describe('object and end', () => {
  it('[BRO-WIN-1] after the Revenue of turn 12 the richest survivor wins', () => {
    const story = last();
    story.cash('C', 50_000);
    story.play(quiet);
    expect(story.state.ending?.winners).toEqual([seatOf('C')]);
    const eleventh = new Story({ turn: 11 });
    eleventh.play(quiet);
    expect(eleventh.state.ending).toBeNull();
  });

  it('[BRO-WIN-2] a Godfather in jail is alive; before turn 5 nobody can die', () => {
    const story = last();
    story.cash('C', 50_000);
    story.godfather('C').status = 'jailed';
    story.play(quiet);
    expect(story.state.ending?.winners).toEqual([seatOf('C')]);
    const early = new Story({ turn: 4 });
    early.owns('A', sq, 1);
    early.place('B', sq, 6);
    early.play(quiet);
    expect(early.isDead('A')).toBe(false);
  });

  it('[BRO-WIN-3] one survivor wins at once; when the last die together nobody wins', () => {
    const story = new Story({ turn: 6, families: 2 });
    story.give('A', { kind: 'godfather', area: sq });
    story.give('B', { kind: 'godfather', area: 'waterfront' });
    story.place('B', sq, 1);
    story.play(quiet);
    expect(story.state.ending?.winners).toEqual([seatOf('B')]);
    const both = new Story({ turn: 6, families: 2 });
    both.give('A', { kind: 'godfather', area: sq });
    both.give('B', { kind: 'godfather', area: 'waterfront' });
    both.place('B', sq, 1);
    both.place('A', 'waterfront', 1);
    both.cash('B', 30_000);
    both.play(quiet);
    expect(both.state.ending?.winners).toEqual([]);
    expect(both.state.ending?.ranking[0]).toBe(seatOf('B'));
  });

  it('[BRO-WIN-4] ties: more R, more PI, more hoods, then the win is shared', () => {
    const tie = (prepare: (story: Story) => void): string[] => {
      const story = last();
      for (const letter of ['A', 'B']) {
        story.cash(letter, 50_000);
        story.give(letter, { kind: 'influence', area: sq, uses: 'none' });
      }
      prepare(story);
      story.play(quiet);
      return [...(story.state.ending?.winners ?? [])];
    };
    expect(tie(() => undefined)).toEqual(['A', 'B'].map(seatOf));
    expect(tie((story) => story.owns('B', 'skid-row', 1))).toEqual([seatOf('B')]);
    expect(tie((story) => story.owns('B', sq, 0, 1))).toEqual([seatOf('B')]);
    expect(tie((story) => story.lose('A', 'thug', 1, 'dead'))).toEqual([seatOf('B')]);
    expect(tie((story) => story.lose('A', 'thug', 1))).toEqual(['A', 'B'].map(seatOf));
  });

  it('[BRO-WIN-5] survivors first, then the dead, the later death first, within one turn the richer', () => {
    const story = last();
    const die = (letter: string, turn: number, cashDollars: number): void => {
      const family = story.family(letter);
      family.dead = { turn, by: seatOf('A'), area: sq, cashDollars };
      family.godfather.status = 'dead';
      family.cashDollars = 0;
    };
    die('B', 7, 90_000);
    die('C', 9, 1_000);
    die('D', 9, 2_000);
    story.play(quiet);
    expect(story.state.ending?.ranking).toEqual(['A', 'E', 'D', 'C', 'B'].map(seatOf));
  });
});

describe('revenue', () => {
  const incomeWith = (prepare: (story: Story) => void, house: object = {}): number => {
    const story = new Story({ turn: 2, house });
    prepare(story);
    for (const letter of ['A', 'B']) {
      for (const area of [sq, 'skid-row']) {
        story.give(letter, { kind: 'influence', area, uses: 'none' });
      }
    }
    story.play([11, 2]);
    return story.income('A');
  };

  it('[BRO-INC-1] the sum over all areas of R times income', () => {
    expect(
      incomeWith((story) => {
        story.owns('A', sq, 2);
        story.owns('A', 'riversnobs', 1);
      }),
    ).toBe(15_000);
  });

  it('[BRO-INC-2] a smaller sum is raised to $2,000, not added to', () => {
    expect(incomeWith(() => undefined)).toBe(2_000);
    expect(incomeWith((story) => story.owns('A', 'skid-row', 1))).toBe(2_000);
    expect(incomeWith((story) => story.owns('A', 'skid-row', 3))).toBe(3_000);
  });

  it('[BRO-INC-3] sole control: R and effective PI, and no rival’s R or PI there; hoods do not matter', () => {
    const base = (story: Story): void => story.owns('A', sq, 1, 1);
    expect(incomeWith(base)).toBe(8_000);
    expect(incomeWith((story) => (base(story), story.owns('B', sq, 1)))).toBe(4_000);
    expect(incomeWith((story) => (base(story), story.owns('B', sq, 0, 1)))).toBe(4_000);
    const both = { soleControl: 'both' };
    expect(incomeWith((story) => (base(story), story.owns('B', sq, 0, 1)), both)).toBe(8_000);
  });

  it('[BRO-INC-4] more R than the saturation halve the income of each; as many are fine', () => {
    expect(incomeWith((story) => story.owns('A', sq, 3))).toBe(12_000);
    expect(incomeWith((story) => (story.owns('A', sq, 3), story.owns('B', sq, 1)))).toBe(6_000);
  });

  it('[BRO-INC-5] a sole owner of 4 R in Status Quo gets $16,000, of 3 R $24,000', () => {
    expect(incomeWith((story) => story.owns('A', sq, 4, 1))).toBe(16_000);
    expect(incomeWith((story) => story.owns('A', sq, 3, 1))).toBe(24_000);
  });

  it('[BRO-INC-6] money is there at once and carries no interest', () => {
    const story = new Story({ turn: 2 });
    story.play(quiet);
    story.play([12, 6]);
    expect(story.cash('A')).toBe(24_000);
  });
});

describe('deals', () => {
  it('[BRO-DEAL-1] what was agreed is carried out only by the giver’s transfers', () => {
    const story = new Story({ turn: 2 });
    story.give('A', {
      kind: 'message',
      to: seatOf('B'),
      promise: { what: { kind: 'pay', dollars: 3_000 }, fromTurn: 2, toTurn: 2 },
    });
    story.play(quiet);
    expect(story.cash('B')).toBe(22_000);
  });

  it('[BRO-DEAL-2] a promise is marked kept or broken by what happened', () => {
    const outcome = (what: object, act: (story: Story) => void, dice: number[] = quiet): string | undefined => {
      const story = new Story({ turn: 2 });
      story.owns('A', 'millgate', 2);
      story.give('A', { kind: 'message', to: seatOf('B'), promise: { what, fromTurn: 2, toTurn: 2 } });
      act(story);
      story.play(dice);
      return story.state.promises[1]?.outcome;
    };
    const nothing = (): void => undefined;
    const pay = { kind: 'pay', dollars: 3_000 };
    const give = (dollars: number) => (story: Story) =>
      story.give('A', { kind: 'give-money', to: seatOf('B'), dollars });
    expect([outcome(pay, give(3_000)), outcome(pay, give(2_000)), outcome(pay, nothing)]).toEqual([
      'kept',
      'broken',
      'broken',
    ]);
    const out = { kind: 'stay-out', area: sq };
    expect(outcome(out, nothing)).toBe('kept');
    expect(outcome(out, (story) => story.place('A', sq, 1))).toBe('broken');
    const hand = { kind: 'give-revenue', area: 'millgate', count: 1 };
    expect(
      outcome(hand, (story) => story.give('A', { kind: 'give-revenue', to: seatOf('B'), area: 'millgate', count: 1 })),
    ).toBe('kept');
    const fight = (story: Story): void => {
      story.place('A', sq, 1);
      story.place('B', sq, 1);
    };
    expect(outcome({ kind: 'no-fire' }, fight, [...quiet, 1, 1])).toBe('broken');
    expect(outcome({ kind: 'words' }, nothing)).toBe('open');
  });

  it('[BRO-DEAL-3] an announcement binds nobody', () => {
    const story = new Story();
    story.give('A', { kind: 'announce', text: 'We open in Millgate.', opensIn: 'millgate' });
    story.give('A', { kind: 'open', area: sq, count: 1 });
    story.play(quiet);
    expect(story.revenue('A', sq)).toBe(1);
  });

  /** A with 1 T and 2 R against B with 3 T in Status Quo, after a round without hits. */
  function table(accept: object | null, offer: object): Story {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 2);
    story.place('A', sq, 1);
    story.place('B', sq, 3);
    for (const letter of ['A', 'B']) {
      story.give(letter, { kind: 'fight-on', area: sq, will: 'always' });
    }
    story.give('B', { kind: 'deal', area: sq, offer, accept: null });
    if (accept !== null) story.give('A', { kind: 'deal', area: 'all', offer: null, accept });
    return story;
  }

  it('[BRO-DEAL-4] the stronger tables first; the first terms all accept end the fight', () => {
    const story = table({ maxRevenue: 1, maxDollars: 0 }, { askRevenue: 1 });
    story.play([...quiet, 1, 1, 1, 1]);
    expect(story.events('terms-tabled')[0]?.seat).toBe(seatOf('B'));
    expect(story.revenue('B')).toBe(1);
  });

  it('[BRO-DEAL-4] what was tabled is told in full', () => {
    const story = table({ maxRevenue: 9, maxDollars: 99_000 }, { askRevenue: 1, askDollars: 5_000 });
    story.play([...quiet, 1, 1, 1, 1]);
    const [tabled] = story.events('terms-tabled');
    if (tabled === undefined) throw new Error('Nothing was tabled.');
    const [a, b] = ['A', 'B'].map((letter) => story.family(letter).name);
    const told = fightEvents['terms-tabled'].describe(buildNames(story.state), tabled);
    expect(told).toBe(`The ${b}s tabled terms in Status Quo: the ${a}s give the ${b}s $5,000 and 1 operation.`);
    const bare = fightEvents['terms-tabled'].describe(buildNames(story.state), { ...tabled, terms: [] });
    expect(bare).toBe(`The ${b}s tabled a ceasefire in Status Quo.`);
  });

  it('[BRO-DEAL-5] terms beyond cash or stock cannot be tabled; accepted ones are carried out at once', () => {
    const story = table({ maxRevenue: 9, maxDollars: 99_000 }, { askRevenue: 1, askDollars: 5_000 });
    story.play([...quiet, 1, 1, 1, 1]);
    expect(story.cash('B')).toBe(20_000 - 6_000 + 5_000 + 4_000);
    const much = table({ maxRevenue: 9, maxDollars: 99_000 }, { askDollars: 90_000 });
    much.play([...quiet, 1, 1, 1, 1, 6, 1, 1, 6]);
    expect(much.events('terms-tabled')).toHaveLength(0);
  });

  it('[BRO-ORD-4] standing terms say yes to at most what the line says, and never give PI', () => {
    const refused = table({ maxRevenue: 0, maxDollars: 4_000 }, { askRevenue: 1 });
    refused.play([...quiet, 1, 1, 1, 1, 6, 1, 1, 6]);
    expect(refused.events('terms-refused')).toHaveLength(1);
  });
});

describe('orders', () => {
  it('[BRO-ORD-1] a sheet replaces what was filed before', () => {
    const story = new Story();
    story.place('A', sq, 3);
    story.give('A', { kind: 'sheet', orders: [{ kind: 'hoods', area: 'millgate', thugs: 1 }] });
    expect(Object.values(story.state.sealed.orders)).toHaveLength(1);
  });

  it('[BRO-ORD-2] a line for one area beats the line for all', () => {
    const story = new Story({ turn: 2 });
    story.owns('B', sq, 1);
    story.owns('B', 'millgate', 1);
    story.place('A', sq, 1);
    story.place('A', 'millgate', 1);
    story.give('A', { kind: 'spoils', area: 'millgate', take: 'none' });
    story.give('A', { kind: 'spoils', area: 'all', take: 'all' });
    story.play(quiet);
    expect([story.revenue('B', sq), story.revenue('B', 'millgate')]).toEqual([0, 1]);
  });

  it('[BRO-ORD-3] a line shows its cost, what is left, the odds and the next income; a sheet beyond the money is refused', () => {
    const story = new Story({ turn: 2 });
    story.place('B', sq, 1);
    story.play(quiet);
    story.owns('A', 'millgate', 2);
    const line = orderSchema.parse({ kind: 'hoods', area: sq, thugs: 2 });
    const quoted = quote(story.state, seatOf('A'), line);
    expect(quoted.costDollars).toBeNull();
    expect(quoted.sheet.lines.at(-1)?.costDollars).toBe(4_000);
    expect(quoted.sheet.leftDollars).toBe(18_000);
    expect(quoted.chance).toBeCloseTo(1 - (2 / 3) ** 2);
    expect(quoted.sheet.incomeDollars).toBe(6_000);
    expect(story.refusal('A', { kind: 'open', area: sq, count: 3 })).toBe(
      'This sheet costs $24,000; you have $22,000.',
    );
    story.give('A', { kind: 'expects', dollars: 3_000 });
    expect(story.refusal('A', { kind: 'open', area: sq, count: 4 })).toBe(
      'This sheet costs $32,000; you have $22,000 (and expect $3,000).',
    );
  });

  it('[BRO-ORD-5] without orders: fire at random, never fight on, no terms, all spoils', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 2);
    story.place('B', sq, 2);
    story.place('C', sq, 1);
    story.play([...quiet, 1, 1, 1]);
    expect(story.events('round-fought')).toHaveLength(1);
    expect(story.revenue('A')).toBe(0);
  });

  it('[BRO-ORD-6] as last turn: without gifts, purchases and closures, with as many hoods as there are', () => {
    const story = new Story({ turn: 2 });
    story.give('A', { kind: 'give-money', to: seatOf('B'), dollars: 1_000 });
    story.give('A', { kind: 'open', area: 'skid-row', count: 1 });
    story.place('A', sq, 5);
    story.play([11, 1]);
    story.lose('A', 'thug', 9);
    story.give('A', { kind: 'as-last-turn' });
    expect(Object.values(story.state.sealed.orders).map(({ title }) => title)).toEqual(['Place 3 Thugs in Status Quo']);
  });

  it('[BRO-ORD-7] no sheet at all: a guard for each area with R, best income first; after two turns the table is told', () => {
    const story = new Story({ turn: 6 });
    story.owns('A', 'skid-row', 1);
    story.owns('A', sq, 1);
    story.cash('A', 3_000);
    story.on((open) => {
      for (const seat of ['B', 'C', 'D', 'E'].map(seatOf)) {
        open.emit({ type: 'seat-ready', seat, isReady: true });
      }
    });
    story.open([11, 2]);
    const placed = story.events('hoods-placed').filter(({ seat }) => seat === seatOf('A'));
    expect(placed[0]).toMatchObject({ area: sq, dollars: 0 });
    expect(placed[1]).toMatchObject({ area: 'skid-row', dollars: 2_000 });
    story.open([12, 2]);
    expect(findWait(story.state)?.says.explanation).toContain('No sheet came');
  });

  it.each([
    [{ kind: 'hoods', area: 'uptown', thugs: 1 }, 'There is no area called Uptown'],
    [{ kind: 'close', area: 'millgate', revenue: 3 }, 'You own 2 operations in Millgate, not 3.'],
    [{ kind: 'give-money', to: 'g1', dollars: 1 }, 'You cannot give to yourself'],
    [{ kind: 'fire', area: 'all', at: ['g1'] }, 'Your hoods cannot fire at their own family'],
    [{ kind: 'bail', thugs: 1 }, 'You want to bail 1 Thug; none is in jail.'],
    [
      { kind: 'influence', area: sq, uses: [{ kind: 'frame', family: 'g2' }] },
      'You list 1 use of influence in Status Quo and will have 0 there.',
    ],
    [{ kind: 'truce', area: 'all', with: ['g2'] }, 'Truces are not played'],
    [{ kind: 'deal', area: 'millgate', offer: { with: 'g1', giveRevenue: 1 } }, 'Pick another family than your own.'],
    [{ kind: 'deal', area: 'millgate', offer: { with: 'g77', giveRevenue: 1 } }, 'There is no such family'],
  ])('[BRO-ORD-8] %j is refused in one sentence and writes nothing', (order, sentence) => {
    const story = new Story();
    story.owns('A', 'millgate', 2);
    const before = structuredClone(story.state);
    expect(story.refusal('A', order)).toContain(sentence);
    expect(story.state).toEqual(before);
  });

  it('[BRO-ORD-8] an amount is a whole number from 1', () => {
    const parsed = orderSchema.safeParse({ kind: 'open', area: sq, count: 0 });
    expect(parsed.success).toBe(false);
  });

  it('[BRO-ORD-9] what became impossible lapses with a line that says why', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 1);
    story.give('A', { kind: 'give-revenue', to: seatOf('B'), area: sq, count: 1 });
    story.give('A', { kind: 'close', area: sq, revenue: 1 });
    story.play(quiet);
    expect(story.lapses('A')).toHaveLength(1);
    expect(story.revenue('B')).toBe(1);
  });
});

describe('house rules', () => {
  it('[BRO-HOUSE-1] figures of the table are what is played: price, wages, hits, length', () => {
    const story = new Story({
      turn: 2,
      house: {
        turns: 6,
        startMoney: 30_000,
        wages: { thug: 1_000, hitman: 3_000 },
        areaFigures: { [sq]: { revenueDollars: 5_000, saturation: 1 } },
      },
    });
    story.place('A', sq, 2);
    story.give('A', { kind: 'open', area: sq, count: 2 });
    story.play(quiet);
    expect(story.cash('A')).toBe(30_000 - 2_000 - 10_000 + 4_000);
    expect(new Story({ house: { areas: 4 } }).state.areas).toEqual([sq, 'millgate', 'waterfront', 'skid-row']);
  });

  it('[BRO-HOUSE-2] truces, most-first spoils, inheritance and reshuffled decks', () => {
    const truce = new Story({ turn: 2, house: { truces: true } });
    for (const [letter, other] of ['AB', 'BA']) {
      truce.place(letter ?? '', sq, 1);
      truce.give(letter ?? '', { kind: 'truce', area: 'all', with: [seatOf(other ?? '')] });
    }
    truce.play(quiet);
    expect(truce.events('fight-begun')).toHaveLength(0);
    const greedy = new Story({ turn: 2, house: { spoils: 'most-first' } });
    greedy.owns('A', 'millgate', 3);
    greedy.place('B', 'millgate', 2);
    greedy.place('C', 'millgate', 1);
    greedy.play([...quiet, 1, 1, 1]);
    expect([greedy.revenue('B'), greedy.revenue('C')]).toEqual([2, 1]);
    const estate = new Story({ turn: 6, families: 3, house: { inheritance: 'operations-only', deck: 'reshuffle' } });
    estate.owns('A', 'millgate', 2, 1);
    estate.give('A', { kind: 'godfather', area: sq });
    estate.place('B', sq, 1);
    for (const letter of ['B', 'C']) estate.give(letter, { kind: 'godfather', area: 'waterfront' });
    estate.play(quiet);
    expect([estate.revenue('B'), estate.influence('B'), estate.hoods('B', 'thug')]).toEqual([2, 0, 12]);
    expect(estate.state.deck).toHaveLength(16);
  });

  it('[BRO-HOUSE-3] later changes are the games master’s word, and the city stays as laid out', () => {
    const story = new Story();
    const house = structuredClone(story.state.house);
    const told = story.on((open) =>
      carryOut(open, { kind: 'house-rules', houseRules: { ...house, minimumIncome: 3_000 } }),
    );
    expect(story.state.house.minimumIncome).toBe(house.minimumIncome);
    expect(story.state.houseNext?.minimumIncome).toBe(3_000);
    // In words, not as the field of a file is called.
    expect(told).toMatchObject([
      { type: 'house-ruled', from: 2, change: `Least income from ${formatDollars(house.minimumIncome)} to $3,000` },
    ]);
    expect(() =>
      story.on((open) => carryOut(open, { kind: 'house-rules', houseRules: { ...house, areas: 4 } })),
    ).toThrow('laid out at the start');
  });

  it('[BRO-ASK-8] the games master overrules facts between turns', () => {
    const story = new Story();
    story.on((open) => carryOut(open, { kind: 'cash', seat: seatOf('A'), dollars: 5 }));
    story.on((open) =>
      carryOut(open, { kind: 'add-operation', seat: seatOf('A'), area: sq, description: 'dice game' }),
    );
    expect([story.cash('A'), story.revenue('A')]).toEqual([5, 1]);
  });
});
