import { describe, expect, it } from 'vitest';
import { seatOf, Story } from './story.ts';

const quiet = [11, 6];
const sq = 'status-quo' as const;

describe('the sequence of a turn', () => {
  it('[BRO-TURN-1] transfers, placement, cards, influence, fights, spoils, succession, revenue, close', () => {
    const story = new Story({ turn: 6 });
    story.owns('A', sq, 2, 1);
    story.give('B', { kind: 'give-money', to: seatOf('C'), dollars: 1_000 });
    story.place('A', sq, 1);
    story.place('B', sq, 2);
    story.give('A', { kind: 'godfather', area: sq });
    story.give('B', { kind: 'godfather', area: 'millgate' });
    for (const letter of ['C', 'D', 'E']) {
      story.give(letter, { kind: 'godfather', area: 'waterfront' });
    }
    const events = story.play([11, 1, 1, 1, 6, 1]).map(({ type }) => type);
    const order = [
      'sheets-opened',
      'money-given',
      'hoods-placed',
      'card-drawn',
      'framed',
      'fight-begun',
      'round-fought',
      'godfather-shot',
      'operation-taken',
      'estate-passed',
      'income',
      'turn-closed',
    ] as const;
    const places = order.map((type) => events.indexOf(type));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('[BRO-TURN-2] nobody’s orders change anything before all are opened; none are taken afterwards', () => {
    const story = new Story({ turn: 2, byMail: false });
    story.owns('A', sq, 1, 1);
    story.place('A', sq, 1);
    story.place('B', sq, 1);
    expect(Object.values(story.state.hoods).every(({ area }) => area === null)).toBe(true);
    story.play(quiet);
    expect(story.refusal('B', { kind: 'hoods', area: sq, thugs: 1 })).toBe(
      'Orders for this turn are already revealed; play the turn on first.',
    );
  });

  it('[BRO-TURN-3] in turns 1 to 4 no Godfather, no free T, no guns from out of town; from turn 5 all of them', () => {
    const story = new Story({ turn: 4 });
    expect(story.refusal('A', { kind: 'godfather', area: sq })).toBe('Your Godfather is in Chicago until turn 5.');
    expect(story.refusal('A', { kind: 'out-of-town', area: sq, thugs: 1 })).toContain('only from turn 5');
    story.place('A', sq, 1);
    story.play(quiet);
    expect(story.cash('A')).toBe(20_000 - 2_000 + 2_000);
    expect(story.godfather('A').area).toBeNull();
    story.place('A', sq, 1);
    story.play([12, 6]);
    expect(story.events('godfathers-back')).toHaveLength(1);
    expect(story.events('godfather-placed')).toHaveLength(5);
    expect(story.cash('A')).toBe(20_000 + 2_000);
  });

  it('[BRO-TURN-4] at the close hoods go home, guns leave, neutralised PI recover, next-turn effects fall due', () => {
    const story = new Story({ turn: 6 });
    story.owns('A', sq, 0, 2);
    story.owns('B', sq, 0, 1);
    story.give('A', { kind: 'out-of-town', area: 'millgate', thugs: 1 });
    story.place('A', 'millgate', 2);
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      story.give(letter, { kind: 'godfather', area: 'waterfront' });
    }
    story.play([2, 4]);
    expect(story.events('neutralised')).toHaveLength(1);
    expect(Object.values(story.state.markers).some(({ isNeutralised }) => isNeutralised)).toBe(false);
    expect(Object.values(story.state.hoods).some(({ isOutOfTown }) => isOutOfTown)).toBe(false);
    expect(story.state.now.millgate?.due).toBe('nothing');
    expect(story.state.turn).toBe(7);
  });

  it('[BRO-TURN-5] an announcement is heard by all, a message by one; nothing is written while talk is off', () => {
    const story = new Story();
    story.give('A', { kind: 'announce', text: 'We open in Millgate.', opensIn: 'millgate' });
    expect(story.state.announcements).toHaveLength(1);
    story.give('A', { kind: 'message', to: seatOf('B'), text: 'Stay away.' });
    expect(story.state.messages[0]).toMatchObject({ from: seatOf('A'), to: seatOf('B') });
    const silent = new Story({ house: { talk: false } });
    expect(silent.refusal('A', { kind: 'announce', text: 'Hear me.' })).toBe('Talk is not played at this table.');
  });
});

describe('transfers', () => {
  it('[BRO-TRANS-1] money, R and PI go to any living family without its consent', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 2, 2);
    story.give('A', { kind: 'give-money', to: seatOf('B'), dollars: 5_000 });
    story.give('A', { kind: 'give-revenue', to: seatOf('B'), area: sq, count: 1 });
    story.give('A', { kind: 'give-influence', to: seatOf('C'), area: sq, count: 1 });
    story.give('C', { kind: 'influence', area: sq, uses: 'none' });
    story.give('A', { kind: 'influence', area: sq, uses: 'none' });
    story.play(quiet);
    expect([story.revenue('A'), story.revenue('B'), story.influence('C')]).toEqual([1, 1, 1]);
    expect(story.cash('B')).toBe(20_000 + 5_000 + 4_000);
    expect(story.cash('A')).toBe(20_000 - 5_000 + 4_000);
  });

  it('[BRO-TRANS-2] without a free counter of the recipient what is given stays with the giver', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 3);
    story.owns('B', 'skid-row', 10);
    story.give('A', { kind: 'give-revenue', to: seatOf('B'), area: sq, count: 3 });
    story.play([11, 1]);
    expect([story.revenue('A', sq), story.revenue('B', sq)]).toEqual([1, 2]);
    expect(story.lapses('A')).toHaveLength(1);
  });

  it('[BRO-TRANS-3] what was received cannot be passed on, but spent in Placement', () => {
    const story = new Story({ turn: 2 });
    story.cash('B', 1_000);
    story.give('A', { kind: 'give-money', to: seatOf('B'), dollars: 9_000 });
    story.give('B', { kind: 'expects', dollars: 9_000 });
    story.give('B', { kind: 'give-money', to: seatOf('C'), dollars: 2_000 });
    story.give('B', { kind: 'open', area: sq, count: 1 });
    story.play(quiet);
    expect(story.events('money-given').map(({ dollars }) => dollars)).toEqual([9_000, 1_000]);
    expect(story.revenue('B')).toBe(1);
  });

  it('[BRO-TRANS-4] with its Godfather in jail a family receives but gives nothing', () => {
    const story = new Story({ turn: 6 });
    story.godfather('A').status = 'jailed';
    expect(story.refusal('A', { kind: 'give-money', to: seatOf('B'), dollars: 1 })).toBe(
      'Nothing can leave the family while its Godfather is in jail.',
    );
    story.give('B', { kind: 'give-money', to: seatOf('A'), dollars: 1_000 });
    story.play(quiet);
    expect(story.events('money-given')).toHaveLength(1);
  });
});

describe('placement', () => {
  it('[BRO-PLACE-1] closures and bail come before the lines as written, whatever their place on the sheet', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', 'skid-row', 12);
    story.lose('A', 'thug', 12);
    story.give('A', {
      kind: 'sheet',
      orders: [
        { kind: 'open', area: sq, count: 1 },
        { kind: 'hoods', area: sq, thugs: 1 },
        { kind: 'bail', thugs: 1 },
        { kind: 'close', area: 'skid-row', revenue: 1 },
      ],
    });
    const events = story.play([11, 1]).map(({ type }) => type);
    const at = (type: string): number => events.findIndex((one) => one === type);
    expect(at('closed')).toBeLessThan(at('hoods-bailed'));
    expect(at('hoods-bailed')).toBeLessThan(at('opened'));
    expect(at('opened')).toBeLessThan(at('hoods-placed'));
  });

  it('[BRO-PLACE-2] a line is carried out as far as the money reaches, then the next one is tried', () => {
    const story = new Story({ turn: 2 });
    story.cash('A', 7_000);
    story.give('A', { kind: 'expects', dollars: 50_000 });
    story.give('A', { kind: 'hoods', area: sq, thugs: 2, hitmen: 2 });
    story.give('A', { kind: 'open', area: 'skid-row', count: 3 });
    story.play(quiet);
    expect(story.events('hoods-placed')[0]?.hoods).toHaveLength(2);
    expect(story.revenue('A')).toBe(1);
    expect(story.lapses('A')).toHaveLength(2);
    expect(story.cash('A')).toBe(1_000 + 2_000);
  });

  it('[BRO-PLACE-3] a Godfather without an area stands where his family is strongest, then by R, then by area order', () => {
    const at = (prepare: (story: Story) => void): string | null => {
      const story = new Story({ turn: 6 });
      prepare(story);
      story.play(quiet);
      return story.events('godfather-placed').find(({ seat }) => seat === seatOf('A'))?.area ?? null;
    };
    expect(at(() => undefined)).toBe('riversnobs');
    expect(at((story) => story.owns('A', 'millgate', 1))).toBe('millgate');
    expect(
      at((story) => {
        story.owns('A', 'millgate', 3);
        story.place('A', 'waterfront', 0, 1);
        story.place('A', 'millgate', 1);
      }),
    ).toBe('waterfront');
  });

  it('[BRO-PLACE-4] all that was placed is on the board before the first card is drawn', () => {
    const story = new Story({ turn: 2 });
    story.place('A', sq, 2);
    story.place('E', sq, 1);
    const events = story.play([...quiet, 1, 1, 1]);
    const placed = events.findLastIndex(({ type }) => type === 'hoods-placed');
    expect(events.findIndex(({ type }) => type === 'card-drawn')).toBeGreaterThan(placed);
    expect(story.state.records[0]?.placed[seatOf('E')]).toEqual({ [sq]: { thugs: 1, hitmen: 0 } });
  });
});

describe('jail', () => {
  it('[BRO-JAIL-1] a jailed hood cannot be placed before his bail is paid', () => {
    const story = new Story({ turn: 2 });
    story.lose('A', 'hitman', 6);
    expect(story.refusal('A', { kind: 'hoods', area: sq, hitmen: 3 })).toBe(
      '6 Hitmen of yours are in jail; bail them first, at $4,000 each.',
    );
  });

  it('[BRO-JAIL-2] bail is paid for as many as the family likes, and whenever it likes', () => {
    const story = new Story({ turn: 2 });
    story.lose('A', 'thug', 3);
    expect(story.refusal('A', { kind: 'bail', thugs: 4 })).toBe('You want to bail 4 Thugs; only 3 are in jail.');
    story.play(quiet);
    expect(story.hoods('A', 'thug', 'jailed')).toBe(3);
    story.give('A', { kind: 'bail', thugs: 2 });
    story.play([12, 6]);
    expect(story.hoods('A', 'thug', 'jailed')).toBe(1);
    expect(story.cash('A')).toBe(20_000 + 2_000 + 2_000 - 4_000);
  });

  it('[BRO-JAIL-3] who was arrested protects nothing and does not fall', () => {
    const story = new Story({ turn: 2 });
    story.owns('A', sq, 1);
    story.place('A', sq, 1);
    story.place('B', sq, 1, 1);
    story.deck(5);
    story.play([5, 3, 1, 6]);
    expect(story.events('fight-begun')).toHaveLength(0);
    expect([story.revenue('A'), story.revenue('B')]).toEqual([0, 1]);
    expect(story.hoods('A', 'thug', 'jailed')).toBe(1);
  });

  it('[BRO-JAIL-4] a jailed Godfather’s $10,000 come first and by themselves', () => {
    const story = new Story({ turn: 6 });
    story.godfather('A').status = 'jailed';
    story.cash('A', 13_000);
    story.give('A', { kind: 'open', area: 'skid-row', count: 1 });
    expect(story.refusal('A', { kind: 'open', area: 'skid-row', count: 1 })).toBe(
      'This sheet costs $14,000; you have $13,000.',
    );
    story.play([11, 1]);
    expect(story.events('godfather-bailed')[0]?.dollars).toBe(10_000);
    expect(story.cash('A')).toBe(1_000 + 2_000);
  });

  it('[BRO-JAIL-5] what was placed in the turn of the arrest still acts; in jail he cannot be shot; bailed he has his free T', () => {
    const story = new Story({ turn: 6 });
    story.owns('B', sq, 1);
    story.place('A', sq, 1);
    story.give('A', { kind: 'godfather', area: sq });
    story.place('B', sq, 1);
    for (const letter of ['B', 'C', 'D', 'E']) {
      story.give(letter, { kind: 'godfather', area: 'waterfront' });
    }
    story.play([13, 3, 1, 6]);
    expect(story.godfather('A').status).toBe('jailed');
    expect([story.dead('A'), story.isDead('A')]).toEqual([1, false]);
    const before = story.cash('A');
    story.place('A', sq, 1);
    for (const letter of ['B', 'C', 'D', 'E']) {
      story.give(letter, { kind: 'godfather', area: 'waterfront' });
    }
    story.play([11, 6]);
    expect(story.events('godfather-placed').some(({ seat }) => seat === seatOf('A'))).toBe(true);
    expect(story.cash('A')).toBe(before - 10_000 + story.income('A'));
  });
});
