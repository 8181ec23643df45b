import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { placePositions, measureStandings, type Ground } from '#shared/games/godfather/ground/ground.ts';
import { findAround, findConnected, listMaskPositions, findSite } from '#shared/games/godfather/ground/site.ts';
import { neighborhoods, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import { seatOf, Story } from './story.ts';

const everyPosition = neighborhoods.flatMap(({ key, positions }) => positions.map((position) => ({ key, position })));

/** The neighbors of a position, without the Neighborhood. */
function besides(key: NeighborhoodKey, position: string): string[] {
  const where = findSite(key);
  const [found] = where.positions.flatMap((one, nth) => (one === position ? [nth] : []));
  return listMaskPositions(where, where.next[found ?? 0] ?? 0).map((one) => one.slice(4));
}

describe('surrounding', () => {
  it('[GOD-TAKE-2] a lone piece falls to all its neighbors and to none fewer, wherever it stands', () => {
    forSome(60, fc.constantFrom(...everyPosition), fc.nat(3), ({ key, position }, nth) => {
      const around = besides(key, position);
      expect(around.length).toBeGreaterThanOrEqual(2);
      const last = around[nth % around.length] ?? '';
      const others = around.filter((one) => one !== last);
      const stood = (ring: string[]): Story =>
        Story.begun().stand(key, 'hijacking', { Red: ring.join(' '), Blue: position.slice(4) });
      const closed = stood(others);
      closed.position('Red', [[key, 'hijacking', last]]);
      expect(closed.events('taken')).toMatchObject([{ pieces: [{ position }] }]);
      const [second, ...rest] = others;
      const open = stood(rest);
      open.position('Red', [[key, 'hijacking', last]]);
      expect(open.stands('Blue', key), `with ${second ?? 'nobody'} missing`).toBe(position.slice(4));
    });
  });

  it('[GOD-TAKE-2] the line may run diagonally to the border, a gap or an empty place within saves', () => {
    const men = 'A1 B1 A2';
    const diagonal = Story.begun().stand('WAL', 'hijacking', { Blue: men, Red: 'C1 A3' });
    diagonal.position('Red', 'WAL hijacking B2');
    expect(diagonal.stands('Blue', 'WAL')).toBe('');
    const gap = Story.begun().stand('WAL', 'hijacking', { Blue: men, Red: 'C1' });
    gap.position('Red', 'WAL hijacking B2');
    expect(gap.stands('Blue', 'WAL')).toBe(men);
    const eye = Story.begun().stand('WAL', 'hijacking', { Blue: 'B1 A2', Red: 'C1 A3' });
    eye.position('Red', 'WAL hijacking B2');
    expect(eye.stands('Blue', 'WAL')).toBe('B1 A2');
  });
});

describe('held positions', () => {
  it('[GOD-HOLD-1] pieces occupy, and fence in what lies behind them, straight or diagonally, up to the border', () => {
    const straight = Story.begun().stand('WAL', 'hijacking', { Red: 'A2 B2 B1' });
    expect(straight.held('Red', 'WAL')).toBe(4);
    const diagonal = Story.begun().stand('WAL', 'hijacking', { Red: 'C1 D1 B2 A3 A4' });
    expect(diagonal.held('Red', 'WAL')).toBe(8);
    const gap = Story.begun().stand('WAL', 'hijacking', { Red: 'C1 D1 A3 A4' });
    expect(gap.held('Red', 'WAL')).toBe(4);
  });

  it('[GOD-HOLD-2] a place fenced in on all sides is not claimed while the fence can be broken', () => {
    const lattice = 'C1 B2 D2 A3 C3';
    const story = Story.begun().stand('MID', 'hijacking', { Red: lattice });
    expect(story.shaky('Red', 'MID')).toBe('B1 D1 A2 C2 B3');
    story.position('Red', []);
    expect(story.place('MID').claim).toBeNull();
    story.hold('Blue', null);
    story.state.stage = { at: 'position' };
    story.position('Blue', 'MID hijacking A2 B3');
    expect(story.stands('Red', 'MID')).toBe('C1 B2 D2 C3');
    const firm = Story.begun().stand('MID', 'hijacking', { Red: 'B2 C2' });
    firm.position('Red', 'MID hijacking D2');
    expect(firm.place('MID').claim).toMatchObject({ seat: seatOf('Red') });
  });

  it('[GOD-HOLD-3] an area counts up to three positions, or up to the limit of the house', () => {
    const three = Story.begun().stand('WAL', 'hijacking', { Red: 'A2 B2 C2 D2 D1' });
    expect(three.held('Red', 'WAL')).toBe(8);
    const wide = { Red: 'A2 B2 C2 D2 E2 E1' };
    const four = Story.begun().stand('WAL', 'hijacking', wide);
    expect([four.held('Red', 'WAL'), four.shaky('Red', 'WAL')]).toEqual([6, '']);
    const house = Story.begun({ house: { areaLimit: 4 } }).stand('WAL', 'hijacking', wide);
    expect(house.held('Red', 'WAL')).toBe(10);
  });

  it('[GOD-HOLD-4] a fence of four outs is firm, of three it is shaky, whichever rival stands there', () => {
    const story = Story.begun({ seats: 3 }).stand('WAL', 'hijacking', { Red: 'A2 B2 B1', Blue: 'A3' });
    expect([story.held('Red', 'WAL'), story.shaky('Red', 'WAL')]).toEqual([4, '']);
    // For Blue the pack holds Green’s man too, and his outs with it.
    story.stand('WAL', 'hijacking', { Green: 'B3' });
    expect([story.held('Red', 'WAL'), story.shaky('Red', 'WAL')]).toEqual([4, '']);
    const both = Story.begun().stand('WAL', 'hijacking', { Red: 'A2 B2 B1', Blue: 'A3 B3' });
    expect([both.held('Red', 'WAL'), both.shaky('Red', 'WAL')]).toEqual([3, 'A1']);
  });

  it('[GOD-HOLD-4] no three pieces of a rival take a man of a firm fence', () => {
    const where = findSite('WAL');
    const spots = where.positions.map((_one, nth) => nth);
    const seat = fc.constantFrom(null, 0, 0, 0, 1);
    let firm = 0;
    forSome(
      400,
      fc.array(seat, { minLength: spots.length, maxLength: spots.length }),
      fc.array(fc.constantFrom(...spots), { minLength: 3, maxLength: 3 }),
      (board, by) => {
        const own = [0, 1].map((one) =>
          board.reduce<number>((mask, who, nth) => (who === one ? mask | (1 << nth) : mask), 0),
        );
        const ground: Ground = { site: where, own };
        const [red] = measureStandings(ground, 3);
        const mine = own[0] ?? 0;
        const behind = (red?.held ?? 0) & ~mine;
        let fence = 0;
        for (let left = behind; left !== 0;) {
          const area = findConnected(where, left & -left, behind);
          fence |= findAround(where, area) & mine;
          left &= ~area;
        }
        if (fence !== 0) firm += 1;
        const taken = own.reduce((all, one) => all | one, 0);
        const set = by.reduce((mask, nth) => mask | (1 << nth), 0) & ~taken;
        expect(placePositions(ground, 1, set).taken & fence).toBe(0);
      },
    );
    expect(firm).toBeGreaterThan(20);
  });
});

describe('what nobody wins', () => {
  it('[GOD-CLAIM-4] [GOD-END-2] the value of a stalemated place is nobody’s, in the totals and at the end', () => {
    const story = Story.begun({ house: { neighborhoods: ['HAR', 'MID'] } })
      .stand('HAR', 'bookmaking', { Red: 'C3 D3 C4', Blue: 'B1 C1' })
      .stand('MID', 'hijacking', { Red: 'B2 C2 D2' });
    story.place('MID').claim = { seat: seatOf('Red'), round: 1, answered: [seatOf('Blue')], territory: null };
    story.give('Red', { kind: 'stalemate', neighborhood: 'HAR' });
    story.give('Blue', { kind: 'vote', agrees: true });
    expect(story.place('HAR')).toMatchObject({ status: 'stalemated', controller: null, valueDollars: 0 });
    story.position('Red', []);
    story.pass('Blue');
    expect(story.state.ending).toMatchObject({
      winners: [seatOf('Red')],
      table: [
        { seat: seatOf('Red'), valueDollars: 1_000 },
        { seat: seatOf('Blue'), valueDollars: 0 },
      ],
    });
  });
});
