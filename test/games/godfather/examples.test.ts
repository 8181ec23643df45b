import { describe, expect, it } from 'vitest';
import { badBreaks, cardKinds, requireFace, goodBreaks, playingDeck } from '#shared/games/godfather/cards.ts';
import { rackets, computeBonusDollars, computeControlDollars } from '#shared/games/godfather/values.ts';
import { rankSeats } from '#main/games/godfather/rules/turn/ending.ts';
import { at, seatOf, Story, type Name } from './story.ts';

const ring = 'A1 B1 C2 D2 A3 B3 C3 B4 C4 E4 C5';

/** Every set of one to three of these. */
function triples<T>(all: readonly T[]): T[][] {
  return all.flatMap((a, i) => [
    [a],
    ...all.slice(i + 1).flatMap((b, j) => [[a, b], ...all.slice(i + j + 2).map((c) => [a, b, c])]),
  ]);
}

const wallStreet = ['1', '2', '3', '4', '5'].flatMap((row) =>
  ['A', 'B', 'C', 'D', 'E', 'F'].map((column) => `${column}${row}`),
);

describe('the worked examples', () => {
  it('[GOD-EX-1] two bookies and three loan sharks cost $1,050 of $3,000', () => {
    const story = new Story();
    story.position('Red', 'MID bookmaking B2 C2, HAR loan-sharking B2 C2 D2');
    expect(story.cash('Red')).toBe(1_950);
  });

  it('[GOD-EX-2] the bonus is a tenth to the nearest $100, halves up, three times', () => {
    expect(computeBonusDollars('LES', 'extortion')).toBe(700);
    expect(computeBonusDollars('LIT', 'bookmaking')).toBe(500);
    expect(computeBonusDollars('DOC', 'bootlegging')).toBe(300);
    expect(computeBonusDollars('DOC', 'hijacking')).toBe(100);
    expect(computeBonusDollars('MID', 'extortion')).toBe(200);
    const story = Story.begun();
    story.stand('LES', 'extortion', { Red: 'A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 F2 A3 B3 C3 D3 E3 F3' });
    story.place('LES').claim = { seat: seatOf('Red'), round: 2, answered: [], territory: null };
    story.pass('Red');
    story.pass('Blue');
    const start = story.cash('Red');
    for (let turn = 0; turn < 5; turn += 1) {
      story.hold('Red', null);
      story.hold('Blue', null);
      story.state.stage = { at: 'position' };
      story.give('Red', { kind: 'position' });
      story.hold('Blue', null);
      story.state.stage = { at: 'position' };
      story.give('Blue', { kind: 'position' });
    }
    // The first of the three came with the turn that was opened before the count began.
    expect(story.cash('Red') - start).toBe(1_400);
    expect(start).toBe(3_000 + 700);
    expect(story.place('LES').valueDollars).toBe(6_800);
  });

  it('[GOD-EX-3] eleven occupied and three held make fourteen; the shaky two do not count', () => {
    const story = Story.begun({ first: 'Blue' }).stand('WAL', 'hijacking', { Red: ring });
    expect(story.held('Red', 'WAL')).toBe(14);
    expect(story.shaky('Red', 'WAL')).toBe('A2 B2');
    story.position('Blue', 'WAL hijacking A2 B2 C1');
    expect(story.stands('Red', 'WAL')).toBe('C2 D2 A3 B3 C3 B4 C4 E4 C5');
    expect(story.held('Red', 'WAL')).toBe(12);
  });

  it.each([
    ['A2', 16],
    ['B2', 16],
    ['C1', 17],
  ])('[GOD-EX-3] with one piece more on %s nothing brings %i below sixteen', (more, held) => {
    const story = Story.begun({ first: 'Blue' }).stand('WAL', 'hijacking', { Red: `${ring} ${more}` });
    expect(story.held('Red', 'WAL')).toBe(held);
    const taken = new Set(`${ring} ${more}`.split(' '));
    const empty = wallStreet.filter((one) => !taken.has(one));
    for (const set of triples(empty)) {
      const order = story.positioning([['WAL', 'hijacking', set.join(' ')]]);
      let after: number | undefined;
      try {
        after = story.quote('Blue', order).places[0]?.after[0]?.held;
      } catch {
        continue;
      }
      expect([set.join(' '), after ?? 0]).toEqual([set.join(' '), expect.toSatisfy((n) => n >= 16)]);
    }
  });

  it('[GOD-EX-4] fifteen occupied and everything fenced in but shaky: fifteen', () => {
    const lattice = 'C1 E1 B2 D2 F2 A3 C3 D3 E3 B4 D4 F4 A5 C5 E5';
    const falls: [string, string][] = [
      ['C1', 'B1 D1 C2'],
      ['E5', 'D5 F5 E4'],
      ['A5', 'A4 B5'],
    ];
    for (const [man, by] of falls) {
      const story = Story.begun({ first: 'Blue' }).stand('WAL', 'hijacking', { Red: lattice });
      expect(story.held('Red', 'WAL')).toBe(15);
      expect(story.shaky('Red', 'WAL').split(' ')).toHaveLength(15);
      story.position('Blue', [['WAL', 'hijacking', by]]);
      expect(story.stands('Red', 'WAL').split(' ')).not.toContain(man);
      expect(story.held('Red', 'WAL')).toBe(14);
    }
  });

  it.each(['D1 C2 D2 E2 D3 F3 D4 E4 F4 D5', 'B1 B2 C2 A3 B3 C3 E3 B4 C4 D4 C5'])(
    '[GOD-EX-5] %s: sixteen that no three pieces can shake',
    (pieces) => {
      const story = Story.begun({ first: 'Blue' }).stand('WAL', 'hijacking', { Red: pieces });
      expect(story.held('Red', 'WAL')).toBe(16);
      const taken = new Set(pieces.split(' '));
      for (const set of triples(wallStreet.filter((one) => !taken.has(one)))) {
        const order = story.positioning([['WAL', 'hijacking', set.join(' ')]]);
        try {
          const after = story.quote('Blue', order).places[0]?.after[0]?.held ?? 0;
          expect([set, after >= 16]).toEqual([set, true]);
        } catch (problem) {
          expect(String(problem)).toContain('taken at once');
        }
      }
    },
  );

  it.each([
    ['A1', 'A2', 'B1'],
    ['A3', 'A2 B3', 'A4'],
    ['C3', 'C2 B3 D3', 'C4'],
    ['C3 D3', 'C2 D2 B3 E3 C4', 'D4'],
  ])('[GOD-EX-6] %s is taken by %s and %s', (men, stand, last) => {
    const story = Story.begun().stand('WAL', 'hijacking', { Blue: men, Red: stand });
    story.position('Red', [['WAL', 'hijacking', last]]);
    expect(story.stands('Blue', 'WAL')).toBe('');
    expect(story.events('taken')[0]?.pieces).toHaveLength(men.split(' ').length);
  });

  it('[GOD-EX-6] a wide ring takes nothing', () => {
    const story = Story.begun().stand('WAL', 'hijacking', { Blue: 'C3', Red: 'C1 B2 D2 A3 E3 B4 D4' });
    story.position('Red', 'WAL hijacking C5');
    expect(story.stands('Blue', 'WAL')).toBe('C3');
  });

  it('[GOD-EX-7] a taking move may go where a single piece may not, and is answered', () => {
    const diamond = { Red: 'C1 B2 D2 C3' };
    const story = Story.begun({ first: 'Blue' }).stand('WAL', 'hijacking', diamond);
    expect(story.refusal('Blue', story.positioning('WAL hijacking C2'))).toMatch(
      /WAL-C2 would be taken at once by the Red/,
    );
    story.position('Blue', 'WAL hijacking B1 D1 C2');
    expect(story.stands('Red', 'WAL')).toBe('B2 D2 C3');
    story.hold('Red', null);
    story.state.stage = { at: 'position' };
    const alone = structuredClone(story.state);
    story.position('Red', 'WAL hijacking A1 C1 E1');
    expect(story.stands('Blue', 'WAL')).toBe('');
    expect(story.events('taken')[0]?.pieces.map(({ position }) => position)).toEqual(at('WAL', 'B1 D1 C2'));
    story.state = alone;
    story.position('Red', 'WAL hijacking C1');
    expect(story.stands('Blue', 'WAL')).toBe('B1 D1');
  });

  it('[GOD-EX-8] one seat takes two rivals in a pack, two seats take nobody, an eye saves', () => {
    const both = Story.begun({ seats: 3 }).stand('WAL', 'hijacking', {
      Blue: 'C3',
      Green: 'D3',
      Red: 'C2 D2 B3 E3 C4',
    });
    both.position('Red', 'WAL hijacking D4');
    expect(both.events('taken')[0]?.pieces.map(({ owner }) => owner)).toEqual([seatOf('Blue'), seatOf('Green')]);
    const two = Story.begun({ seats: 3, first: 'Green' }).stand('WAL', 'hijacking', { Blue: 'C3', Red: 'C2 B3 D3' });
    two.position('Green', 'WAL hijacking C4');
    expect(two.stands('Blue', 'WAL')).toBe('C3');
    const eye = Story.begun().stand('WAL', 'hijacking', { Blue: 'B1 A2 B2', Red: 'C1 C2 A3' });
    eye.position('Red', 'WAL hijacking B3');
    expect(eye.stands('Blue', 'WAL')).toBe('B1 A2 B2');
    eye.pass('Blue');
    eye.hold('Red', null);
    eye.state.stage = { at: 'position' };
    eye.position('Red', 'WAL hijacking A1');
    expect(eye.stands('Blue', 'WAL')).toBe('');
  });

  it('[GOD-EX-9] a claim in Midtown stands over one answer and falls to the second', () => {
    const story = Story.begun({ seats: 3 });
    story.state.house.neighborhoods = ['MID', 'HAR'];
    story.stand('MID', 'bookmaking', { Red: 'B2 C2' });
    story.position('Red', 'MID bookmaking D2');
    expect(story.held('Red', 'MID')).toBe(6);
    expect(story.place('MID').claim?.seat).toBe(seatOf('Red'));
    const claimed = structuredClone(story.state);
    const play = (name: Name, list: string): void => {
      story.hold(name, null);
      story.state.stage = { at: 'position' };
      if (list === '') story.give(name, { kind: 'position' });
      else story.position(name, [['MID', 'bookmaking', list]]);
    };
    play('Blue', 'A2 B3');
    expect(story.held('Red', 'MID')).toBe(6);
    const answered = structuredClone(story.state);
    play('Green', 'C3');
    expect(story.events('claim-lapsed')).toMatchObject([{ by: seatOf('Green'), held: 3 }]);
    expect(story.held('Red', 'MID')).toBe(3);
    expect(story.place('MID').claim).toBeNull();
    story.state = answered;
    const before = story.cash('Red');
    play('Green', '');
    expect(story.place('MID')).toMatchObject({ status: 'controlled', valueDollars: 3_000 });
    expect(story.cash('Red') - before).toBe(300);
    story.state = claimed;
    // [GOD-EX-10] a dead man counts for the holder alone.
    play('Blue', 'B1');
    expect([story.held('Red', 'MID'), story.held('Blue', 'MID')]).toEqual([6, 0]);
  });

  it('[GOD-EX-9] the same position of a first turn is no claim', () => {
    const story = new Story({ seats: 3 });
    story.position('Red', 'MID bookmaking B2 C2 D2, HAR hijacking B2');
    expect(story.held('Red', 'MID')).toBe(6);
    expect(story.place('MID').claim).toBeNull();
  });

  it('[GOD-EX-10] a dead man is taken by a filled out, and three of them are refused', () => {
    const story = Story.begun({ first: 'Blue' }).stand('MID', 'bookmaking', { Red: 'B2 C2 D2' });
    expect(story.refusal('Blue', story.positioning('MID bookmaking B1 C1 D1'))).toMatch(/would be taken at once/);
    story.position('Blue', 'MID bookmaking B1');
    story.hold('Red', null);
    story.state.stage = { at: 'position' };
    story.position('Red', 'MID bookmaking C1');
    expect(story.stands('Blue', 'MID')).toBe('');
    expect(story.held('Red', 'MID')).toBe(6);
  });

  it('[GOD-EX-11] free pieces go where one legal position is left, the others are void', () => {
    const story = Story.begun();
    for (const key of ['HAR', 'WAL', 'LES', 'PAR', 'UWS', 'DOC', 'MID'] as const) story.close(key);
    // Everything but C4 and the neighbors of Blue's eye is full.
    story.stand('LIT', 'loan-sharking', { Red: 'A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3', Blue: 'A4 B4' });
    story.hold('Red', 'loan-sharks-3');
    story.give('Red', { kind: 'card' });
    expect(story.refusal('Red', { kind: 'position' })).toMatch(/LIT-C4 would take one/);
    const order = story.positioning('LIT loan-sharking C4');
    expect(story.quote('Red', order)).toMatchObject({ freeUsed: 1, freeLeft: 2, costDollars: 0 });
    const before = structuredClone(story.state);
    story.give('Red', order);
    expect(story.events('free-void')).toMatchObject([{ count: 2 }]);
    story.state = before;
    Object.assign(story.place('MID'), { status: 'unplayed', racket: null });
    expect(story.refusal('Red', order)).toMatch(/2 free loan sharks must still be positioned/);
    expect(story.refusal('Red', story.positioning('MID loan-sharking B1 C1 D1'))).toBeNull();
  });

  it('[GOD-EX-12] pieces at half price: enough, none too many; all of them where nothing suffices', () => {
    const story = Story.begun();
    story.stand('MID', 'bookmaking', { Red: 'B2 C2' });
    story.stand('PAR', 'extortion', { Red: 'A2' });
    story.stand('DOC', 'hijacking', { Red: 'A2 B2 C2' });
    story.close('PAR');
    story.cash('Red', 430);
    story.hold('Red', 'break');
    story.stack({ bad: ['B9'] });
    story.give('Red', { kind: 'card' }, [1, 2]);
    const before = structuredClone(story.state);
    const two = ['MID-B2', 'MID-C2', 'PAR-A2', 'DOC-A2'];
    expect(story.refusal('Red', { kind: 'sell', positions: two })).toMatch(/DOC-A2 is not needed/);
    story.give('Red', { kind: 'sell', positions: ['PAR-A2', 'MID-B2', 'DOC-A2', 'DOC-B2'] });
    expect(story.cash('Red')).toBe(5);
    expect(before.stage).toMatchObject({ at: 'sell', dollars: 800 });
    const poor = Story.begun();
    poor.stand('DOC', 'hijacking', { Red: 'A2' });
    poor.cash('Red', 100);
    poor.hold('Red', 'break');
    poor.stack({ bad: ['B9'] });
    poor.give('Red', { kind: 'card' }, [1, 2]);
    expect(poor.events('fine-paid')).toMatchObject([{ dueDollars: 800, paidDollars: 150 }]);
    expect([poor.cash('Red'), poor.stands('Red', 'DOC')]).toEqual([0, '']);
    const rich = Story.begun();
    rich.cash('Red', 600);
    rich.hold('Red', 'break');
    rich.stack({ bad: ['B1'] });
    rich.give('Red', { kind: 'card' }, [1, 2]);
    expect(rich.cash('Red')).toBe(350);
  });

  it('[GOD-EX-13] free pieces first: one bootlegger and two hijackers are paid for', () => {
    const story = Story.begun();
    story.stand('LES', 'bootlegging', { Red: 'A1' }).stand('DOC', 'hijacking', { Red: 'A1' });
    story.state.turn.log.free = { racket: 'bootlegging', count: 2 };
    const order = story.positioning('LES bootlegging C3 D3 C4, DOC hijacking B2 C2');
    expect(story.quote('Red', order).costDollars).toBe(400);
    expect(story.refusal('Red', story.positioning('LES bootlegging C3 D3 C4 D4'))).toMatch(/at most 3 there/);
    story.give('Red', order);
    expect(story.cash('Red')).toBe(2_600);
  });

  it('[GOD-EX-14] equal totals: the higher values win; a last concession pays no bonus', () => {
    const story = Story.begun({ house: { neighborhoods: ['HAR', 'LES', 'PAR', 'MID'] } });
    const own = (key: 'HAR' | 'LES' | 'PAR', name: Name, valueDollars: number): void => {
      Object.assign(story.place(key), { status: 'controlled', controller: seatOf(name), valueDollars });
    };
    own('LES', 'Red', 6_800);
    own('HAR', 'Blue', 5_000);
    own('PAR', 'Blue', 4_400);
    story.stand('MID', 'bookmaking', { Red: 'B2 C2 D2 B1 C1 D1' });
    story.place('MID').claim = { seat: seatOf('Red'), round: 1, answered: [], territory: null };
    story.cash('Red', 1_250);
    story.cash('Blue', 1_650);
    story.give('Red', { kind: 'position' });
    story.hold('Blue', null);
    story.state.stage = { at: 'position' };
    story.give('Blue', { kind: 'position' });
    expect(story.state.ending).toMatchObject({
      winners: [seatOf('Red')],
      how: 'equal totals, and more in control values',
    });
    expect(rankSeats(story.state).map(({ cashDollars, valueDollars }) => cashDollars + valueDollars)).toEqual([
      11_050, 11_050,
    ]);
    expect(story.events('bonus-paid')).toEqual([]);
  });

  it('[GOD-EX-15] fifty-two cards, 129 hundreds, thirty free pieces, six a racket', () => {
    const dollars = playingDeck.reduce((sum, card) => {
      const { effect } = requireFace(card);
      return sum + (effect.does === 'money' ? effect.dollars : 0);
    }, 0);
    expect([playingDeck.length, dollars]).toEqual([52, 12_900]);
    const free = rackets.map((racket) =>
      cardKinds.reduce((sum, card) => {
        const { effect } = requireFace(card);
        return sum + (effect.does === 'pieces' && effect.racket === racket ? effect.count : 0);
      }, 0),
    );
    expect(free).toEqual([6, 6, 6, 6, 6]);
    expect([goodBreaks.length, badBreaks.length]).toEqual([12, 12]);
    expect(computeControlDollars('MID', 'bookmaking')).toBe(3_000);
  });

  it('[GOD-EX-16] a broken promise is legal, quoted, told, and ends the deal', () => {
    const story = Story.begun({ seats: 3 });
    story.stand('MID', 'bookmaking', { Red: 'A3', Green: 'D1' });
    story.stand('HAR', 'hijacking', { Green: 'C3' });
    story.give('Red', {
      kind: 'propose',
      to: 'g2',
      terms: {
        mine: [{ kind: 'stay-out', neighborhood: 'HAR' }],
        theirs: [{ kind: 'spare', neighborhood: null }],
        turns: 2,
      },
    });
    story.give('Blue', { kind: 'answer', answer: 'accept' });
    story.give('Red', { kind: 'position' });
    story.hold('Blue', null);
    story.state.stage = { at: 'position' };
    const order = story.positioning('MID bookmaking A2 B3');
    expect(story.quote('Blue', order).breaks).toMatchObject([{ to: seatOf('Red') }]);
    story.give('Blue', order);
    expect(story.events('deal-broken')).toMatchObject([{ by: seatOf('Blue'), against: seatOf('Red') }]);
    story.hold('Green', null);
    story.state.stage = { at: 'position' };
    story.give('Green', { kind: 'position' });
    story.hold('Red', null);
    story.state.stage = { at: 'position' };
    expect(story.quote('Red', story.positioning('HAR hijacking B2')).breaks).toEqual([]);
  });

  it('[GOD-EX-17] two seats: Red, Blue, in every round, or by the house rule then Blue, Red; three seats: a tie rolls again', () => {
    const two = new Story({ rolls: [4, 5, 3, 3] });
    expect(two.state.firstOrder).toEqual(['g1', 'g2']);
    expect(two.state.laterOrder).toEqual(['g1', 'g2']);
    const turned = new Story({ rolls: [4, 5, 3, 3], house: { secondRound: 'by-seats' } });
    expect(turned.state.laterOrder).toEqual(['g2', 'g1']);
    const three = new Story({ seats: 3, rolls: [4, 4, 5, 6, 6, 5, 1, 2, 3, 4] });
    expect(three.state.firstOrder).toEqual(['g3', 'g1', 'g2']);
    expect(three.state.laterOrder).toEqual(['g3', 'g1', 'g2']);
  });
});
