import { describe, expect, test } from 'vitest';
import {
  explainAssignment,
  explainFaces,
  readFaces,
  replaceAssignment,
  suggestAssignment,
} from '#frame/questions/questions.ts';
import { runWithAnswers, type SentAnswers } from '#frame/session/answering.ts';
import type { AssignQuestion, Question } from '#shared/words/questions.ts';

const slots = ['fists', 'gats', 'guts', 'stunts', 'smarts', 'hits'].map((id) => ({
  id,
  label: id.toUpperCase(),
  minimum: id === 'hits' ? 3 : 1,
}));
const assign = (values: number[]): AssignQuestion => ({
  id: 'q',
  kind: 'assign',
  prompt: 'Where do the dice go?',
  for: 'gm',
  values,
  slots,
});

describe('typed dice', () => {
  test('faces are read however they are separated', () => {
    expect(readFaces('3, 5;6 1')).toEqual([3, 5, 6, 1]);
    expect(readFaces('356')).toEqual([3, 5, 6]);
    expect(readFaces('3-4')).toBeNull();
    expect(readFaces('3 7')).toBeNull();
    expect(readFaces('-1')).toBeNull();
    expect(readFaces('3 -4')).toBeNull();
    expect(readFaces('.5')).toBeNull();
  });

  test('a number that no die shows is refused instead of read as faces', () => {
    const sentence = 'Dice show 1 to 6; type their faces with spaces between them.';
    expect(explainFaces('3.5', 2)).toBe(sentence);
    expect(explainFaces('-1', 1)).toBe(sentence);
    expect(explainFaces('3-5', 2)).toBe(sentence);
  });

  test('too few or too many faces are a problem', () => {
    expect(explainFaces('3', 2)).toContain('2 dice');
    expect(explainFaces('3 4 5', 2)).not.toBeNull();
    expect(explainFaces('3 4', 2)).toBeNull();
  });
});

describe('assigning dice to stats', () => {
  test('the suggestion uses every die once and meets the minimum', () => {
    const question = assign([6, 1, 1, 1, 3, 1]);
    const suggestion = suggestAssignment(question);
    expect(new Set(Object.values(suggestion)).size).toBe(6);
    expect(explainAssignment(question, suggestion)).toBeNull();
    expect(question.values[suggestion['hits'] ?? -1]).toBe(3);
  });

  test('without any die for the minimum the problem names the slot', () => {
    const question = assign([2, 2, 2, 2, 2, 2]);
    expect(explainAssignment(question, suggestAssignment(question))).toContain('HITS');
  });

  test('a value that is taken changes places', () => {
    expect(replaceAssignment({ a: 0, b: 1 }, 'a', 1)).toEqual({ a: 1, b: 0 });
    expect(replaceAssignment({ a: 0, b: 1 }, 'a', 2)).toEqual({ a: 2, b: 1 });
  });
});

describe('a command that asks', () => {
  const question: Question = { id: 'loot', kind: 'dice', prompt: 'Roll the Loot.', for: 'gm', count: 1, modifiers: [] };

  test('is sent again with all answers so far until it is done', async () => {
    const sent: SentAnswers[] = [];
    const done = await runWithAnswers(
      'table',
      (answering) => {
        sent.push(answering);
        return Promise.resolve(
          answering.answers.length < 2
            ? { kind: 'question' as const, question: { ...question, id: `q${sent.length}` } }
            : { kind: 'done' as const },
        );
      },
      (asked) => Promise.resolve({ kind: 'dice', id: asked.id, faces: [4] }),
    );
    expect(done).toEqual({ kind: 'done' });
    expect(sent.map(({ answers }) => answers.map(({ id }) => id))).toEqual([[], ['q1'], ['q1', 'q2']]);
    expect(sent[0]?.dice).toBe('table');
  });

  test('is given up when the user cancels', async () => {
    let sends = 0;
    const done = await runWithAnswers(
      'program',
      () => {
        sends += 1;
        return Promise.resolve<{ kind: 'done' } | { kind: 'question'; question: Question }>({
          kind: 'question',
          question,
        });
      },
      () => Promise.resolve(null),
    );
    expect(done).toBeNull();
    expect(sends).toBe(1);
  });

  test('leaves only that order out whose question is given up, with the answers to it', async () => {
    const orders = ['hire Ann', 'hire Bob', 'hire Cal'];
    const asked = { 'hire Ann': 1, 'hire Bob': 2, 'hire Cal': 0 } as const;
    const left: string[] = [...orders];
    const send = ({ answers }: SentAnswers) => {
      const questions = left.flatMap((order, asks) =>
        Array.from({ length: asked[order as keyof typeof asked] }, (_, nth) => ({ asks, prompt: `${order} ${nth}` })),
      );
      const next = questions[answers.length];
      expect(answers.map((answer) => answer.asked)).toEqual(questions.slice(0, answers.length).map((q) => q.prompt));
      return Promise.resolve(
        next === undefined
          ? { kind: 'done' as const }
          : { kind: 'question' as const, question: { ...question, prompt: next.prompt }, asks: next.asks },
      );
    };
    const done = await runWithAnswers(
      'program',
      send,
      ({ id, prompt }) => Promise.resolve(prompt === 'hire Bob 1' ? null : { kind: 'dice', id, faces: [6] }),
      (place) => {
        left.splice(place, 1);
        return true;
      },
    );
    expect(done).toEqual({ kind: 'done' });
    expect(left).toEqual(['hire Ann', 'hire Cal']);
  });
});
