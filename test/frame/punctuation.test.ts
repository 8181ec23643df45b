import { expect, it } from 'vitest';
import { setPunctuation } from '#frame/paper/punctuation.ts';

const name = (text: string) => ({ text, ref: { kind: 'business', id: text } });
const words = (text: string) => ({ text, ref: null });

it('marks behind a name stand with the name, and nothing of the sentence is lost', () => {
  const spans = [
    words('He left '),
    name('Green Felt Game'),
    words('. “So '),
    name('Tano'),
    words(',” he said'),
    name('Bo'),
  ];
  const set = setPunctuation(spans);
  expect(set.map(({ text, marks }) => [text, marks])).toEqual([
    ['He left ', ''],
    ['Green Felt Game', '.'],
    [' “So ', ''],
    ['Tano', ',”'],
    [' he said', ''],
    ['Bo', ''],
  ]);
  expect(set.map(({ text, marks }) => text + marks).join('')).toBe(spans.map(({ text }) => text).join(''));
});
