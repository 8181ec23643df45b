import { describe, expect, it } from 'vitest';
import { borders, neighborhoods } from '#shared/games/godfather/board.ts';
import { houseRulesSchema, presets } from '#shared/games/godfather/houseRules.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import {
  computeBonusDollars,
  computeControlDollars,
  notes,
  racketTable,
  rackets,
} from '#shared/games/godfather/values.ts';
import { seatOf, Story, type Name } from './story.ts';

/** Brings a seat to its positioning without a card. */
function ready(story: Story, name: Name): void {
  story.hold(name, null);
  story.state.stage = { at: 'position' };
}

function idle(story: Story, name: Name): void {
  ready(story, name);
  story.give(name, { kind: 'position' });
}

describe('the board and the start', () => {
  it('[GOD-BOARD-1] [GOD-BOARD-2] [GOD-BOARD-3] eight grids, 163 positions, majorities above half', () => {
    expect(neighborhoods.map(({ key, positions, majority }) => [key, positions.length, majority])).toEqual([
      ['HAR', 32, 17],
      ['WAL', 30, 16],
      ['LES', 28, 15],
      ['PAR', 18, 10],
      ['UWS', 17, 9],
      ['LIT', 15, 8],
      ['DOC', 13, 7],
      ['MID', 10, 6],
    ]);
    expect(neighborhoods.at(-1)?.positions[0]).toBe('MID-B1');
  });

  it('[GOD-BOARD-4] [GOD-VALUE-3] fourteen borders for the picture, four notes for the table', () => {
    const keys = new Set(borders.flat());
    expect([borders.length, keys.size]).toEqual([14, 8]);
    expect(notes).toEqual([500, 100, 50, 10]);
  });

  it('[GOD-VALUE-1] [GOD-VALUE-2] costs, half prices and control values as printed', () => {
    expect(rackets.map((racket) => racketTable[racket].costDollars)).toEqual([300, 250, 200, 150, 100]);
    for (const racket of rackets) {
      const { costDollars, halfDollars } = racketTable[racket];
      expect(halfDollars * 2).toBe(costDollars);
    }
    expect(rackets.map((racket) => computeControlDollars('PAR', racket))).toEqual([5_500, 4_400, 3_500, 2_700, 1_800]);
    expect(rackets.map((racket) => computeBonusDollars('HAR', racket))).toEqual([1_000, 800, 600, 500, 300]);
  });

  it('[GOD-HOUSE-1] the ready-made sets of house rules can be played', () => {
    for (const { rules } of Object.values(presets)) {
      expect(houseRulesSchema.safeParse(rules).success).toBe(true);
    }
  });

  it('[GOD-BOARD-6] [GOD-BOARD-5] the first to position sets the racket, and it stays', () => {
    const story = Story.begun();
    story.position('Red', 'MID extortion B2');
    expect(story.place('MID')).toMatchObject({ status: 'open', racket: 'extortion', opener: 'g1' });
    delete story.state.pieces['MID-B2'];
    ready(story, 'Blue');
    expect(story.refusal('Blue', story.positioning('MID hijacking B2'))).toMatch(/extortion runs in Midtown/);
  });

  it('[GOD-BOARD-7] Neighborhoods left out are not played', () => {
    const story = new Story({ house: { neighborhoods: ['MID', 'DOC'] } });
    expect(Object.keys(story.state.places)).toEqual(['DOC', 'MID']);
    const order = story.positioning('HAR hijacking B1, MID hijacking B2');
    expect(story.refusal('Red', order)).toMatch(/Harlem is not in play/);
  });

  it('[GOD-SETUP-1] two to four seats with $3,000 each, and names of their own', () => {
    const story = new Story({ seats: 4 });
    expect(story.state.seats.map((seat) => story.state.families[seat]?.cashDollars)).toEqual([
      3_000, 3_000, 3_000, 3_000,
    ]);
    const family = { name: 'A' };
    const parse = (families: unknown[]): boolean =>
      godfatherSetupSchema.safeParse({ title: 'x', seed: 1, families }).success;
    expect([parse([family]), parse([family, family]), parse([family, { name: 'B' }])]).toEqual([false, false, true]);
  });

  it('[GOD-SETUP-3] secondRound and placeCash go by the place in the order of play', () => {
    const story = new Story({ seats: 3, house: { secondRound: 'last', handicap: 100, placeCash: [0, 50] } });
    expect(story.state.laterOrder).toEqual(['g3', 'g1', 'g2']);
    expect([story.cash('Red'), story.cash('Blue'), story.cash('Green')]).toEqual([3_000, 3_150, 3_200]);
  });

  it('[GOD-START-1] [GOD-START-2] exactly two Neighborhoods, one to three pieces in each', () => {
    const story = new Story();
    expect(story.refusal('Red', story.positioning('MID hijacking B2'))).toMatch(
      /^Place 1 to 3 men in each of two Neighborhoods; you chose 1/,
    );
    expect(story.refusal('Red', story.positioning('MID hijacking B2 C2 D2 B3, DOC hijacking A1'))).toMatch(/at most 3/);
    story.position('Red', 'MID hijacking B2, DOC hijacking A1');
    story.position('Blue', 'MID hijacking C2, HAR bookmaking B1');
    expect(story.state.round).toBe(2);
  });

  it('[GOD-START-1] firstStart one: the first seat starts in one Neighborhood', () => {
    const story = new Story({ seats: 3, house: { firstStart: 'one' } });
    expect(story.refusal('Red', story.positioning('MID hijacking B2'))).toBeNull();
    const setup = { title: 'x', seed: 1, families: [{ name: 'A' }, { name: 'B' }] };
    const takes = (secondRound?: string): boolean => {
      const houseRules = { firstStart: 'one', ...(secondRound !== undefined && { secondRound }) };
      return godfatherSetupSchema.safeParse({ ...setup, houseRules }).success;
    };
    expect([takes(), takes('first'), takes('by-seats'), takes('last')]).toEqual([true, true, false, false]);
  });

  it('[GOD-SETUP-3] two families take turns, and none moves twice running', () => {
    const story = new Story();
    expect(story.state.laterOrder).toEqual(story.state.firstOrder);
  });

  it('[GOD-START-1] whoever cannot pay for two starts where he can', () => {
    const story = new Story({ house: { startCash: 150 } });
    expect(story.refusal('Red', story.positioning('MID hijacking B2'))).toBeNull();
    const broke = new Story({ house: { startCash: 0 } });
    expect(broke.refusal('Red', { kind: 'position' })).toBeNull();
  });

  it('[GOD-START-3] [GOD-TURN-4] the first turn plays no card and ends with one in hand', () => {
    const story = new Story();
    expect(story.state.stage.at).toBe('position');
    expect(story.refusal('Red', { kind: 'card' })).toMatch(/cannot be ordered now/);
    story.position('Red', 'MID hijacking B2, DOC hijacking A1');
    expect(story.family('Red').hand).toBe('money-1');
  });
});

describe('a turn', () => {
  it('[GOD-TURN-1] [GOD-CARD-1] the card comes first, positioning ends the turn', () => {
    const story = Story.begun();
    story.hold('Red', 'money-4');
    expect(story.refusal('Red', { kind: 'position' })).toMatch(/card in hand is played first/);
    story.give('Red', { kind: 'card' });
    expect(story.refusal('Red', { kind: 'card' })).toMatch(/cannot be ordered now/);
    story.give('Red', { kind: 'position' });
    expect(story.state.turn.seat).toBe(seatOf('Blue'));
  });

  it('[GOD-TURN-2] [GOD-ORDER-3] another seat waits for its turn, and a game that is over takes no order', () => {
    const story = Story.begun();
    expect(story.refusal('Blue', { kind: 'position' })).toMatch(/wait for their turn/);
    story.state.ending = { winners: [], how: '', table: [] };
    expect(story.refusal('Red', { kind: 'position' })).toMatch(/game is over/);
  });

  it('[GOD-TURN-3] pieces are bought as far as cash goes', () => {
    const story = Story.begun();
    story.cash('Red', 500);
    expect(story.refusal('Red', story.positioning('MID bookmaking B2 C2'))).toMatch(/cost \$600.* has \$500/);
    story.give('Red', { kind: 'position' });
    expect(story.cash('Red')).toBe(500);
  });

  it('[GOD-PLACE-1] [GOD-PLACE-2] [GOD-PLACE-3] only empty positions of what is open, three at most', () => {
    const story = Story.begun().stand('MID', 'hijacking', { Blue: 'B2' });
    const says = (list: string): string | null => story.refusal('Red', story.positioning([['MID', 'hijacking', list]]));
    expect(says('B2')).toMatch(/MID-B2 is occupied/);
    expect(says('C2 C2')).toMatch(/named twice/);
    expect(says('C2 D2 C1 B1')).toMatch(/at most 3/);
    story.close('MID');
    expect(says('C2')).toMatch(/closed for good/);
    const twice = story.positioning('DOC hijacking A1, DOC hijacking B1');
    expect(story.refusal('Red', twice)).toMatch(/named twice/);
    const astray = {
      kind: 'position',
      placements: [{ neighborhood: 'DOC', racket: 'hijacking', positions: ['HAR-B1'] }],
    };
    expect(story.refusal('Red', astray)).toMatch(/does not lie in the Docks/);
  });

  it('[GOD-PLACE-5] a position emptied by a taking cannot be used in the same turn', () => {
    const story = Story.begun().stand('WAL', 'hijacking', { Blue: 'A1', Red: 'A2' });
    expect(story.refusal('Red', story.positioning('WAL hijacking B1 A1'))).toMatch(/WAL-A1 is occupied/);
  });

  it('[GOD-PLACE-6] shut in by the border and own men alone is no danger', () => {
    const story = Story.begun().stand('MID', 'hijacking', { Red: 'B1 C1 D1 A2 B2 C2 D2 A3 B3' });
    expect(story.refusal('Red', story.positioning('MID hijacking C3'))).toBeNull();
  });

  it('[GOD-TAKE-3] [GOD-TAKE-4] only who positions takes, nobody is paid, and it is never optional', () => {
    const story = Story.begun().stand('WAL', 'hijacking', { Blue: 'A1', Red: 'A2' });
    const [red, blue] = [story.cash('Red'), story.cash('Blue')];
    story.position('Red', 'WAL hijacking B1');
    expect(story.family('Blue').lostPieces).toBe(1);
    expect([story.cash('Red'), story.cash('Blue')]).toEqual([red - 100, blue]);
  });

  it('[GOD-TAKE-5] a position may come back as often as it is paid for', () => {
    const story = Story.begun().stand('WAL', 'hijacking', { Blue: 'A1 C1 B2', Red: 'A2 A3' });
    for (let time = 0; time < 2; time += 1) {
      story.position('Red', 'WAL hijacking B1');
      expect(story.stands('Blue', 'WAL')).toBe('C1 B2');
      ready(story, 'Blue');
      story.position('Blue', 'WAL hijacking A1');
      expect(story.stands('Red', 'WAL')).toBe('A2 A3');
      ready(story, 'Red');
    }
    expect([story.cash('Red'), story.cash('Blue')]).toEqual([2_800, 2_800]);
  });

  it('[GOD-ORDER-4] [GOD-ORDER-2] what was quoted is what happens', () => {
    const story = Story.begun().stand('WAL', 'hijacking', { Blue: 'A1', Red: 'A2' });
    const order = story.positioning('WAL hijacking B1');
    const quoted = story.quote('Red', order);
    story.give('Red', order);
    expect(story.cash('Red')).toBe(quoted.cashAfterDollars);
    expect(story.events('taken')[0]?.pieces).toEqual(quoted.places[0]?.taken);
    expect(quoted.places[0]?.after.map(({ held }) => held)).toEqual([
      story.held('Red', 'WAL'),
      story.held('Blue', 'WAL'),
    ]);
  });

  it('[GOD-HOUSE-2] a racket without a circle opens nothing more, within one order either', () => {
    const story = Story.begun({ house: { circles: 2 } });
    story.stand('HAR', 'hijacking', {}).stand('WAL', 'hijacking', {});
    expect(story.refusal('Red', story.positioning('MID hijacking B2'))).toMatch(
      /No circle of hijacking is left for Midtown/,
    );
    story.stand('WAL', 'extortion', {});
    const two = story.positioning('MID hijacking B2, DOC hijacking A1');
    expect(story.refusal('Red', two)).toMatch(/No circle/);
  });
});

describe('claims and the end', () => {
  const six = { Red: 'B2 C2 D2 B1 C1' };

  it('[GOD-CLAIM-1] [GOD-CLAIM-2] [GOD-CLAIM-3] a claim is answered once by each rival, then conceded', () => {
    const story = Story.begun({ seats: 3 }).stand('MID', 'bookmaking', six);
    story.position('Red', 'MID bookmaking D1');
    expect(story.place('MID').claim).toMatchObject({ seat: 'g1', answered: [] });
    idle(story, 'Blue');
    expect(story.place('MID').claim?.answered).toEqual(['g2']);
    expect(story.place('MID').status).toBe('open');
    idle(story, 'Green');
    expect(story.place('MID')).toMatchObject({ status: 'controlled', controller: 'g1' });
  });

  it('[GOD-CLAIM-2] a majority regained in a rival’s turn waits for the own close', () => {
    const story = Story.begun({ seats: 3, first: 'Blue' }).stand('MID', 'bookmaking', { Red: 'B2 C2 D2 B1 C1 D1' });
    idle(story, 'Blue');
    expect(story.place('MID').claim).toBeNull();
    idle(story, 'Green');
    expect(story.place('MID').claim).toBeNull();
    idle(story, 'Red');
    expect(story.place('MID').claim?.seat).toBe('g1');
  });

  it('[GOD-START-4] no claim arises in a first turn', () => {
    const story = Story.begun().stand('MID', 'bookmaking', six);
    story.family('Red').turns = 0;
    story.position('Red', 'MID bookmaking D1, HAR hijacking B1');
    expect(story.held('Red', 'MID')).toBe(6);
    expect(story.place('MID').claim).toBeNull();
  });

  it('[GOD-CLOSE-1] [GOD-CLOSE-2] the value is credited, the board cleared but for a marker', () => {
    const story = Story.begun().stand('MID', 'bookmaking', { ...six, Blue: 'A2' });
    story.position('Red', 'MID bookmaking D1');
    idle(story, 'Blue');
    expect(story.place('MID')).toMatchObject({ valueDollars: 3_000, marker: 'MID-B1' });
    expect(Object.keys(story.state.pieces)).toEqual([]);
    ready(story, 'Red');
    expect(story.refusal('Red', story.positioning('MID bookmaking A2'))).toMatch(/closed for good/);
  });

  it('[GOD-BONUS-1] [GOD-BONUS-2] bonuses of several Neighborhoods run side by side', () => {
    const story = Story.begun();
    story.family('Red').bonuses = [
      { neighborhood: 'MID', dollars: 300, left: 1 },
      { neighborhood: 'DOC', dollars: 400, left: 3 },
    ];
    idle(story, 'Red');
    idle(story, 'Blue');
    expect(story.cash('Red')).toBe(3_700);
    expect(story.family('Red').bonuses).toEqual([{ neighborhood: 'DOC', dollars: 400, left: 2 }]);
  });

  it('[GOD-BONUS-3] late bonuses are lost, or paid by house rule', () => {
    for (const [lateBonus, cash] of [
      ['lost', 3_000],
      ['paid', 3_000 + 3 * 300 + 200],
    ] as const) {
      const story = Story.begun({ house: { neighborhoods: ['MID', 'DOC'], lateBonus } });
      story.close('DOC', 'controlled');
      story.family('Red').bonuses = [{ neighborhood: 'DOC', dollars: 200, left: 1 }];
      story.stand('MID', 'bookmaking', { Red: 'B2 C2 D2 B1 C1 D1' });
      story.place('MID').claim = { seat: seatOf('Red'), round: 1, answered: [], territory: null };
      story.state.turn = { ...story.state.turn, seat: seatOf('Blue'), place: 0 };
      story.state.laterOrder = [seatOf('Blue'), seatOf('Red')];
      idle(story, 'Blue');
      expect(story.state.ending?.table.find(({ seat }) => seat === 'g1')?.cashDollars).toBe(cash);
    }
  });

  it('[GOD-STALE-2] six quiet rounds close an open Neighborhood, and its pieces stay', () => {
    const story = Story.begun().stand('MID', 'bookmaking', { Red: 'B2' });
    for (let round = 0; round < 5; round += 1) {
      idle(story, 'Red');
      idle(story, 'Blue');
    }
    // Nobody has positioned since round 2, which itself counts as played.
    expect(story.place('MID')).toMatchObject({ status: 'open', quiet: 4 });
    for (let round = 0; round < 2; round += 1) {
      idle(story, 'Red');
      idle(story, 'Blue');
    }
    expect(story.place('MID').status).toBe('stalemated');
    // [GOD-STALE-1]
    expect(story.stands('Red', 'MID')).toBe('B2');
    // Unplayed ones count only from now on.
    expect(story.place('HAR').quiet).toBe(0);
    idle(story, 'Red');
    idle(story, 'Blue');
    expect(story.place('HAR').quiet).toBe(1);
  });

  it('[GOD-STALE-3] [GOD-ASK-5] a stalemate takes everybody’s word', () => {
    const story = Story.begun({ seats: 3 }).stand('MID', 'bookmaking', { Red: 'B2' });
    const ask = { kind: 'stalemate', neighborhood: 'MID' };
    story.give('Red', ask);
    story.give('Blue', { kind: 'vote', agrees: false });
    expect(story.place('MID').status).toBe('open');
    expect(story.refusal('Red', ask)).toMatch(/One stalemate a turn/);
    idle(story, 'Red');
    ready(story, 'Blue');
    story.give('Blue', ask);
    expect(story.refusal('Red', { kind: 'vote', agrees: true })).toMatch(/Greens are to act now/);
    story.give('Green', { kind: 'vote', agrees: true });
    story.give('Red', { kind: 'vote', agrees: true });
    expect(story.place('MID').status).toBe('stalemated');
    expect(story.state.turn.seat).toBe(seatOf('Blue'));
  });

  it('[GOD-STALE-4] the last fight lasts six more rounds', () => {
    const story = Story.begun({ house: { neighborhoods: ['MID', 'DOC'], quietRounds: 0 } });
    story.stand('MID', 'bookmaking', { Red: 'B2' });
    story.close('DOC');
    for (let round = 0; round < 7; round += 1) {
      expect(story.state.ending).toBeNull();
      idle(story, 'Red');
      idle(story, 'Blue');
    }
    expect(story.state.ending).not.toBeNull();
    expect(story.place('MID').status).toBe('stalemated');
  });

  it('[GOD-STALE-5] [GOD-STALE-6] the last round concedes what everybody has answered, the rest is nobody’s', () => {
    const story = Story.begun({ house: { lastRound: 2 } });
    story.stand('MID', 'bookmaking', { Red: 'B2 C2 D2 B1 C1 D1' });
    story.stand('DOC', 'hijacking', { Blue: 'A1 B1 A2 B2 C2 D2 A3' });
    idle(story, 'Red');
    idle(story, 'Blue');
    expect(story.place('MID')).toMatchObject({ status: 'controlled', controller: 'g1' });
    expect(story.place('DOC').status).toBe('stalemated');
    expect(story.events('claim-lapsed')).toMatchObject([{ seat: 'g2', by: null, why: 'time' }]);
    expect(story.state.ending?.winners).toEqual(['g1']);
  });

  it('[GOD-END-1] [GOD-STALE-3] the game ends in whatever step the last Neighborhood closes', () => {
    const story = Story.begun({ house: { neighborhoods: ['MID', 'DOC'] } });
    story.close('DOC');
    story.stand('MID', 'bookmaking', { Red: 'B2' });
    story.give('Red', { kind: 'stalemate', neighborhood: 'MID' });
    story.give('Blue', { kind: 'vote', agrees: true });
    expect(story.state.ending).not.toBeNull();
    expect(story.state.records.at(-1)?.round).toBe(2);
  });

  it('[GOD-END-2] [GOD-END-3] totals, then values, Neighborhoods, and pieces lost decide', () => {
    const winner = (change: (story: Story) => void): unknown => {
      const story = Story.begun({ house: { neighborhoods: ['MID', 'DOC', 'LIT'] } });
      for (const key of ['DOC', 'LIT'] as const) story.close(key);
      story.stand('MID', 'bookmaking', {});
      change(story);
      story.give('Red', { kind: 'stalemate', neighborhood: 'MID' });
      story.give('Blue', { kind: 'vote', agrees: true });
      return story.state.ending?.winners;
    };
    const own = (story: Story, key: 'DOC' | 'LIT', name: Name, valueDollars: number): void => {
      Object.assign(story.place(key), { status: 'controlled', controller: seatOf(name), valueDollars });
    };
    expect(winner((story) => story.cash('Blue', 3_001))).toEqual(['g2']);
    expect(
      winner((story) => {
        own(story, 'DOC', 'Blue', 1_000);
        story.cash('Blue', 2_000);
      }),
    ).toEqual(['g2']);
    expect(winner((story) => void (story.family('Red').lostPieces = 2))).toEqual(['g2']);
    expect(winner(() => undefined)).toEqual(['g1', 'g2']);
  });

  it('[GOD-END-4] a seat without pieces and cash still plays', () => {
    const story = Story.begun();
    story.cash('Red', 0);
    story.give('Red', { kind: 'position' });
    expect(story.family('Red').hand).not.toBeNull();
  });
});

describe('declared control', () => {
  const house = { control: 'declared' };
  // They fence in two positions in the north and four in the south.
  const pieces = { Red: 'B2 C2 D2 D1' };

  it('[GOD-CLOSE-3] [GOD-CLOSE-4] a majority of pieces and fenced areas may be declared', () => {
    const story = Story.begun({ house }).stand('MID', 'bookmaking', pieces);
    story.position('Red', [], ['MID']);
    expect(story.place('MID').claim?.territory).toEqual([
      ...['MID-B1', 'MID-C1', 'MID-A2', 'MID-A3', 'MID-B3', 'MID-C3'],
    ]);
    idle(story, 'Blue');
    // [GOD-CLOSE-6]
    expect(story.place('MID').status).toBe('controlled');
    const plain = Story.begun().stand('MID', 'bookmaking', pieces);
    expect(plain.refusal('Red', plain.positioning([], ['MID']))).toMatch(/not declared/);
    expect(story.refusal('Red', story.positioning([], ['DOC']))).not.toBeNull();
  });

  it('[GOD-CLOSE-4] an area of any size counts that is fenced off, open ground does not', () => {
    const begin = (pieces: Record<string, string>): Story => Story.begun({ house }).stand('WAL', 'bookmaking', pieces);
    // A wall across Wall Street: twelve positions to the north, twelve to the south, and six in it.
    const wall = begin({ Red: 'A3 B3 C3 D3 E3 F3' });
    wall.position('Red', [], ['WAL']);
    expect(wall.place('WAL').claim?.territory).toHaveLength(24);
    // With a rival in the south there are 6 + 12 of 30 left: a majority. With one in the north as well there are six.
    const south = begin({ Red: 'A3 B3 C3 D3 E3 F3', Blue: 'C5' });
    south.position('Red', [], ['WAL']);
    expect(south.place('WAL').claim?.territory).toHaveLength(12);
    const both = begin({ Red: 'A3 B3 C3 D3 E3 F3', Blue: 'C5 C1' });
    expect(both.refusal('Red', both.positioning([], ['WAL']))).toContain('6 positions');
    // A wall one row farther south fences in the six beyond it; the eighteen in the north are open ground.
    const low = begin({ Red: 'A4 B4 C4 D4 E4 F4' });
    expect(low.refusal('Red', low.positioning([], ['WAL']))).toContain('12 positions');
  });

  it('[GOD-CLOSE-5] [GOD-ASK-6] a piece in the territory challenges it, and the declarer gives one up', () => {
    const story = Story.begun({ house }).stand('MID', 'bookmaking', pieces);
    story.position('Red', [], ['MID']);
    ready(story, 'Blue');
    story.position('Blue', 'MID bookmaking B1');
    expect(story.state.stage).toMatchObject({ at: 'penalty' });
    expect(story.refusal('Red', { kind: 'penalty', position: 'MID-B1' })).toMatch(/own pieces/);
    story.give('Red', { kind: 'penalty', position: 'MID-D1' });
    expect(story.place('MID').claim).toBeNull();
    expect(story.stands('Red', 'MID')).toBe('B2 C2 D2');
  });

  it('[GOD-CLOSE-7] a taking that breaks the majority ends it without a penalty', () => {
    const story = Story.begun({ house }).stand('MID', 'bookmaking', { Red: 'B2 C2 D2 D1', Blue: 'C3' });
    story.position('Red', [], ['MID']);
    delete story.state.pieces['MID-C2'];
    idle(story, 'Blue');
    expect(story.events('claim-lapsed')).toMatchObject([{ why: 'broken' }]);
    expect(story.events('penalty-paid')).toEqual([]);
  });
});
