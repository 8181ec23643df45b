import { describe, expect, it } from 'vitest';
import { createScriptedDice, seedRng } from '#kernel/dice/dice.ts';
import { Refusal } from '#kernel/refusal.ts';
import { replay } from '#kernel/journal/replay.ts';
import { run, runInPlace, simulate, type Table } from '#kernel/run.ts';
import { applyRecorded } from '#kernel/journal/commit.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Answer } from '#shared/words/questions.ts';

/** A game of piles: the smallest that has state, events, dice and questions. */
type Piles = { turn: number; piles: Record<string, number> };
type PileEvent = { type: 'added'; pile: string; chips: number };

const writer = {
  blank: (): Piles => ({ turn: 1, piles: { a: 0, b: 0 } }),
  apply(state: Piles, event: PileEvent): void {
    state.piles[event.pile] = (state.piles[event.pile] ?? 0) + event.chips;
  },
  periodOf: (state: { readonly turn: number }): number => state.turn,
};

const start = () => ({ state: writer.blank(), rng: seedRng(4) });

function open(table: Table<Piles, PileEvent>): void {
  table.entry({ title: 'Play', author: { kind: 'rules' }, order: null, reason: null });
}

/** Rolls, asks where to put the chips, rolls again. */
function playPiles(table: Table<Piles, PileEvent>): void {
  open(table);
  const first = table.dice.roll({ purpose: 'chips' });
  const pile = table.ask.choose({
    for: 'gm',
    prompt: 'Which pile?',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  });
  table.emit({ type: 'added', pile, chips: first.total });
  table.emit({ type: 'added', pile, chips: table.dice.roll({ purpose: 'more chips' }).total });
}

describe('a run', () => {
  it('stops at an unanswered question and changes nothing', () => {
    const before = start();
    const result = run(before, writer, playPiles);
    expect(result).toMatchObject({ kind: 'question', question: { id: 'q1', prompt: 'Which pile?' } });
    expect(before).toEqual(start());
  });

  it('with one viewer to answer asks him alone, and refuses what is for another, answered or not', () => {
    const answers: Answer[] = [{ kind: 'choice', id: 'q1', value: 'b' }];
    for (const given of [[], answers]) {
      const ran = () => run(start(), writer, playPiles, { answers: given, answeredBy: 'g1' as SeatId });
      expect(ran).toThrow(
        '“Which pile?” is the games master’s to answer, so nothing was done; ask the games master to enter this at his screen.',
      );
    }
    expect(run(start(), writer, playPiles, { answeredBy: 'gm' }).kind).toBe('question');
    expect(run(start(), writer, playPiles, { answers, answeredBy: 'gm' }).kind).toBe('done');
  });

  it('is run again from the start with the answers, on the same dice', () => {
    const answers: Answer[] = [{ kind: 'choice', id: 'q1', value: 'b' }];
    const once = run(start(), writer, playPiles, { answers });
    const again = run(start(), writer, playPiles, { answers });
    expect(once).toEqual(again);
    if (once.kind === 'question') throw new Error('asked');
    const [chips, more] = once.entries[0]?.happenings ?? [];
    expect(once.after.state.piles['b']).toBe((chips?.event.chips ?? 0) + (more?.event.chips ?? 0));
    expect(chips?.dice).toHaveLength(1);
    expect(more?.dice).toHaveLength(1);
  });

  it('a refusal half-way leaves state and dice as they were', () => {
    const before = start();
    expect(() =>
      run(before, writer, (table) => {
        open(table);
        table.emit({ type: 'added', pile: 'a', chips: table.dice.roll({ purpose: 'x' }).total });
        throw new Refusal('Not today.');
      }),
    ).toThrow('Not today.');
    expect(before).toEqual(start());
  });

  it('dice that no event tells of are a bug', () => {
    expect(() =>
      run(start(), writer, (table) => {
        open(table);
        table.dice.roll({ purpose: 'lost' });
      }),
    ).toThrow(/no event tells of/);
  });

  it('an event outside a journal entry is a bug', () => {
    expect(() => run(start(), writer, (table) => table.emit({ type: 'added', pile: 'a', chips: 1 }))).toThrow(
      /open journal entry/,
    );
  });

  it('replay needs no dice: the events alone rebuild state and PRNG', () => {
    const result = run(start(), writer, playPiles, { answers: [{ kind: 'choice', id: 'q1', value: 'a' }] });
    if (result.kind === 'question') throw new Error('asked');
    const happenings = result.entries.flatMap((entry) => entry.happenings);
    const steps = [{ happenings, rngAfter: result.after.rng }];
    expect(replay(writer.blank(), writer, 4, steps)).toEqual(result.after);
  });

  it('on an own snapshot it writes in place', () => {
    const own = start();
    runInPlace(own, writer, playPiles, {
      source: createScriptedDice([3, 4]),
      answers: [{ kind: 'choice', id: 'q1', value: 'a' }],
    });
    expect(own.state.piles).toEqual({ a: 7, b: 0 });
  });

  it('unrecorded it writes in place and leads where a run leads', () => {
    const playOne = (table: Table<Piles, PileEvent>): void => {
      open(table);
      const { total } = table.dice.roll({ purpose: 'chips', count: 3 });
      table.emit({ type: 'added', pile: 'a', chips: total });
    };
    const result = run(start(), writer, playOne);
    if (result.kind === 'question') throw new Error('asked');
    const own = start();
    const after = simulate(own, writer, playOne);
    expect(after).toEqual(result.after);
    expect(after.state).toBe(own.state);
  });

  it('unrecorded, questions, lost dice and events outside an entry are bugs', () => {
    expect(() => simulate(start(), writer, playPiles)).toThrow('Nobody is there to answer “Which pile?”.');
    expect(() =>
      simulate(start(), writer, (table: Table<Piles, PileEvent>) => {
        table.dice.roll({ purpose: 'lost' });
      }),
    ).toThrow(/no event tells of/);
    expect(() =>
      simulate(start(), writer, (table: Table<Piles, PileEvent>) => table.emit({ type: 'added', pile: 'a', chips: 1 })),
    ).toThrow(/open journal entry/);
  });

  it('recorded events commit without touching the state before, and name what changed', () => {
    const before = writer.blank();
    const { after, changes } = applyRecorded(writer, before, [{ type: 'added', pile: 'b', chips: 2 }]);
    expect(before).toEqual(writer.blank());
    expect(after.piles).toEqual({ a: 0, b: 2 });
    expect(changes).toEqual(new Map([['piles', new Set(['b'])]]));
  });
});

describe('dice of the table', () => {
  const rollTwice = (table: Table<Piles, PileEvent>): void => {
    open(table);
    const roll = table.dice.roll({
      purpose: 'two dice',
      count: 2,
      modifiers: [{ reason: 'luck', value: 1 }],
      meaning: 'More is better.',
    });
    table.emit({ type: 'added', pile: 'a', chips: roll.total });
    table.emit({ type: 'added', pile: 'b', chips: table.dice.roll({ purpose: 'one die' }).total });
  };
  const play = (answers: Answer[]) => run(start(), writer, rollTwice, { dice: 'table', answers });

  it('every roll is asked for with its count, its modifiers and what its total means', () => {
    expect(play([])).toMatchObject({
      kind: 'question',
      question: {
        kind: 'dice',
        prompt: 'two dice',
        count: 2,
        modifiers: [{ reason: 'luck', value: 1 }],
        meaning: 'More is better.',
      },
    });
  });

  it('typed faces are used and marked as physical', () => {
    const result = play([
      { kind: 'dice', id: 'q1', faces: [6, 5] },
      { kind: 'dice', id: 'q2', faces: [2] },
    ]);
    if (result.kind === 'question') throw new Error('asked');
    expect(result.after.state.piles).toEqual({ a: 12, b: 2 });
    expect(result.entries[0]?.happenings[0]?.dice[0]?.source).toBe('physical');
    expect(result.after.rng).toEqual(seedRng(4));
  });

  it('an empty answer rolls this one, “the rest” all that follow', () => {
    const one = play([{ kind: 'dice', id: 'q1', faces: [] }]);
    expect(one).toMatchObject({ kind: 'question', question: { id: 'q2' } });
    const rest = play([{ kind: 'roll-the-rest', id: 'q1' }]);
    expect(rest.kind).toBe('done');
  });

  it.each([
    [[1], /needs 2 dice/],
    [[1, 7], /each from 1 to 6/],
    [[0, 3], /each from 1 to 6/],
  ])('refuses faces %j', (faces, sentence) => {
    expect(() => play([{ kind: 'dice', id: 'q1', faces }])).toThrow(sentence);
  });

  it('refuses an answer to a question that is another one by now', () => {
    const answers: Answer[] = [{ kind: 'dice', id: 'q1', faces: [6, 5], asked: 'three dice' }];
    expect(() => play(answers)).toThrow(/has changed since you answered/);
    const same = play([{ kind: 'dice', id: 'q1', faces: [6, 5], asked: 'two dice' }]);
    expect(same).toMatchObject({ kind: 'question', question: { id: 'q2' } });
  });

  it('refuses an answer of another kind', () => {
    expect(() => play([{ kind: 'choice', id: 'q1', value: 'a' }])).toThrow(/needs dice/);
  });
});

describe('assignments', () => {
  const assign = (values: Record<string, number>) =>
    run(
      start(),
      writer,
      (table) => {
        open(table);
        const placed = table.ask.assign({
          for: 'gm',
          prompt: 'Place them',
          values: [5, 3, 3],
          slots: [
            { id: 'x', label: 'X', minimum: 1 },
            { id: 'y', label: 'Y', minimum: 4 },
          ],
        });
        table.emit({ type: 'added', pile: 'a', chips: placed['y'] ?? 0 });
      },
      { answers: [{ kind: 'assign', id: 'q1', values }] },
    );

  it('takes each value once and keeps minimums', () => {
    expect(assign({ x: 3, y: 5 }).kind).toBe('done');
    expect(() => assign({ x: 5, y: 5 })).toThrow(/Y needs one of the values/);
    expect(() => assign({ x: 5, y: 3 })).toThrow('Y must be at least 4.');
    expect(() => assign({ x: 3 })).toThrow(/Y needs one of/);
  });
});
