import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { playOn } from '#kernel/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import { run, type RunOptions } from '#kernel/run.ts';
import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { buildSight } from '#main/games/godfather/rules/npc/sight.ts';
import { give } from '#main/games/godfather/rules/handlers.ts';
import type { GodfatherState } from '#main/games/godfather/rules/state.ts';
import type { GodfatherTable } from '#main/games/godfather/rules/table.ts';
import type { Answer } from '#shared/words/questions.ts';
import { events } from '#main/games/godfather/rules/rows.ts';
import { seatOf, Story, writer } from './story.ts';

const physical = { house: { cards: 'physical' } };

/** A command at a table that throws its own dice and draws its own cards. */
function command(
  story: Story,
  rule: (table: GodfatherTable) => void,
  answers: readonly Answer[] = [],
  options: RunOptions = { dice: 'table' },
) {
  return run<GodfatherState, GodfatherEvent>(
    { state: story.state, rng: seedRng(5) },
    writer,
    (table) => {
      table.entry({ title: 'x', author: { kind: 'rules' }, order: null, reason: null });
      rule(table);
    },
    { ...options, answers },
  );
}

const playCard = (table: GodfatherTable): void => give(table, seatOf('Red'), { kind: 'card', remove: [] });
const choice = (id: string, value: string): Answer => ({ kind: 'choice', id, value });
const dice = (id: string, ...faces: number[]): Answer => ({ kind: 'dice', id, faces });

describe('dice and cards of the table', () => {
  it('[GOD-DICE-4] a human draws unseen, and is asked which card it was when it is played', () => {
    const story = Story.begun(physical);
    story.give('Red', { kind: 'position' });
    expect(story.family('Red').hand).toBe('unknown');
    story.family('Red').hand = 'unknown';
    story.state.turn.seat = seatOf('Red');
    story.state.stage = { at: 'card' };
    const asked = command(story, playCard);
    if (asked.kind !== 'question' || asked.question.kind !== 'choice') throw new Error('no choice');
    expect(asked.question).toMatchObject({ for: 'g1', prompt: 'Which card do the Reds play?' });
    expect(asked.question.options.map(({ value }) => value)).toContain('money-9');
    const done = command(story, playCard, [choice('q1', 'money-9')]);
    if (done.kind !== 'done') throw new Error('asked again');
    expect(done.after.state.families[seatOf('Red')]?.cashDollars).toBe(3_900);
    const roll = done.entries[0]?.happenings[0]?.dice[0];
    expect(roll).toMatchObject({ source: 'physical', sides: 52 });
    expect(() => command(story, playCard, [choice('q1', 'joker')])).toThrow(Refusal);
  });

  it('[GOD-DICE-4] a kind with none left may still be named; somebody misread one', () => {
    const story = Story.begun(physical);
    story.state.passes.playing = { seen: { 'hijackers-1': 1 }, played: 1 };
    story.family('Red').hand = 'unknown';
    story.state.stage = { at: 'card' };
    const asked = command(story, playCard);
    if (asked.kind !== 'question' || asked.question.kind !== 'choice') throw new Error('no choice');
    const warned = asked.question.options.find(({ value }) => value === 'hijackers-1');
    expect(warned?.detail).toMatch(/misread/);
    const done = command(story, playCard, [choice('q1', 'hijackers-1')]);
    expect(done).toMatchObject({
      kind: 'done',
      after: { state: { turn: { log: { free: { racket: 'hijacking', count: 1 } } } } },
    });
  });

  it('[GOD-DICE-3] [GOD-ASK-7] two numbers are asked for a Break, and then which Break it is', () => {
    const story = Story.begun(physical);
    story.hold('Red', 'break');
    const first = command(story, playCard);
    expect(first).toMatchObject({ question: { kind: 'dice', count: 2, prompt: 'Break of the Reds' } });
    const second = command(story, playCard, [dice('q1', 2, 4)]);
    expect(second).toMatchObject({ question: { prompt: 'Which Good Break?', for: 'g1' } });
    const done = command(story, playCard, [dice('q1', 2, 4), choice('q2', 'G9')]);
    expect(done).toMatchObject({ kind: 'done' });
    if (done.kind === 'done') {
      expect(done.after.state.families[seatOf('Red')]?.cashDollars).toBe(4_000);
    }
  });

  it('[GOD-ASK-7] left empty, or with the rest left to it, the program throws and draws', () => {
    const story = Story.begun(physical);
    story.family('Red').hand = 'unknown';
    story.state.stage = { at: 'card' };
    for (const answer of [choice('q1', 'by-program'), { kind: 'roll-the-rest', id: 'q1' } as const]) {
      const done = command(story, playCard, [answer, { kind: 'roll-the-rest', id: 'q2' }]);
      if (done.kind !== 'done') throw new Error('asked again');
      expect(done.entries[0]?.happenings[0]?.dice[0]?.source).toBe('seeded');
    }
    expect(command(story, playCard, [], { dice: 'program' }).kind).toBe('done');
  });

  it('[GOD-DICE-5] the card of an NPC family is entered at the draw, and only its own sight has it', () => {
    const story = Story.begun(physical);
    story.family('Red').isHuman = false;
    story.state.stage = { at: 'draw' };
    const rule = (table: GodfatherTable): void => godfather.step(table, { auto: false });
    const asked = command(story, rule);
    expect(asked).toMatchObject({ question: { for: 'gm', prompt: 'The card drawn for the Red' } });
    const done = command(story, rule, [choice('q1', 'fingerman')]);
    if (done.kind !== 'done') throw new Error('asked again');
    const { state } = done.after;
    expect(buildSight(state, seatOf('Red')).own.hand).toBe('fingerman');
    expect(buildSight(state, seatOf('Blue')).state.families[seatOf('Red')]?.hand).toBe('unknown');
  });

  it('[GOD-CARD-5] [GOD-DICE-4] a Fingerman nobody knew of points in a step of his own', () => {
    const story = Story.begun(physical).stand('MID', 'hijacking', { Blue: 'B2' });
    story.family('Red').hand = 'unknown';
    story.state.stage = { at: 'card' };
    const done = command(story, playCard, [choice('q1', 'fingerman')]);
    if (done.kind !== 'done') throw new Error('asked again');
    story.state = done.after.state;
    expect(story.state.stage.at).toBe('finger');
    story.give('Red', { kind: 'finger', remove: ['MID-B2'] });
    expect(story.stands('Blue', 'MID')).toBe('');
    expect(story.state.stage.at).toBe('position');
  });

  it('[GOD-FOG-1] a step that showed a card or a Break is the games master’s alone to take back', () => {
    const revealing = Object.entries(events)
      .filter(([, row]) => row.reveals !== undefined)
      .map(([type]) => type);
    expect(revealing.toSorted()).toEqual(['break-drawn', 'card-drawn', 'hand-ruled']);
  });

  it('[GOD-DICE-3] a whole game with cards of the table is played by the program alone', () => {
    const story = Story.begun(physical);
    for (const name of ['Red', 'Blue'] as const) story.family(name).isHuman = false;
    let state = story.state;
    for (let round = 0; round < 3; round += 1) {
      const done = command(
        Object.assign(story, { state }),
        (table) => void playOn(godfather, table, { auto: true }),
        [],
        { dice: 'program' },
      );
      if (done.kind !== 'done') throw new Error('asked');
      state = done.after.state;
    }
    expect(state.round).toBe(5);
  });
});
