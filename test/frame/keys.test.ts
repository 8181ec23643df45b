import { expect, test } from 'vitest';
import { findCommand } from '#renderer/shared/keys.ts';

type Held = Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey' | 'isComposing', boolean>>;

const press = (key: string, held: Held & { code?: string; keyCode?: number } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test('number keys go to the screens in the order of the rail', () => {
  expect(findCommand(press('1'), false)).toEqual({ kind: 'go', place: 0 });
  expect(findCommand(press('0'), false)).toBeNull();
});

test('typing in a field keeps its keys, except Escape and Ctrl+Enter', () => {
  expect(findCommand(press('1'), true)).toBeNull();
  expect(findCommand(press('/'), true)).toBeNull();
  expect(findCommand(press('z', { ctrlKey: true }), true)).toBeNull();
  expect(findCommand(press('Escape'), true)).toEqual({ kind: 'close' });
  expect(findCommand(press('F6'), true)).toEqual({ kind: 'inspector' });
  expect(findCommand(press('Enter', { ctrlKey: true }), true)).toEqual({ kind: 'advance' });
});

test('undo and redo', () => {
  expect(findCommand(press('z', { ctrlKey: true }), false)).toEqual({ kind: 'undo' });
  expect(findCommand(press('Z', { ctrlKey: true, shiftKey: true }), false)).toEqual({ kind: 'redo' });
});

test('find and settings open from anywhere, a field too', () => {
  expect(findCommand(press('k', { ctrlKey: true }), true)).toEqual({ kind: 'find' });
  expect(findCommand(press(',', { ctrlKey: true }), false)).toEqual({ kind: 'settings' });
});

test('Alt and an arrow lead back and forward, but not out of a field', () => {
  expect(findCommand(press('ArrowLeft', { altKey: true }), false)).toEqual({ kind: 'back' });
  expect(findCommand(press('ArrowRight', { altKey: true }), false)).toEqual({ kind: 'forward' });
  expect(findCommand(press('ArrowLeft', { altKey: true }), true)).toBeNull();
});

test('other keys with Alt belong to the desktop', () => {
  expect(findCommand(press('1', { altKey: true }), false)).toBeNull();
});

test.each([
  // A letter counts by what it is, and by its place where it is no Latin one.
  ['k', 'KeyK', 'find'],
  ['л', 'KeyK', 'find'],
  ['κ', 'KeyK', 'find'],
  ['ن', 'KeyK', 'find'],
  ['ל', 'KeyK', 'find'],
  ['я', 'KeyZ', 'undo'],
  // QWERTZ: the Z stands in the place of the Y.
  ['z', 'KeyY', 'undo'],
  // Dvorak: the K stands in the place of the V.
  ['k', 'KeyV', 'find'],
  ['б', 'Comma', 'settings'],
])('Ctrl+%s on the key %s is the shortcut “%s” under any layout', (key, code, kind) => {
  expect(findCommand(press(key, { ctrlKey: true, code }), false)).toEqual({ kind });
});

test.each([
  ['é', 'Digit2', 1],
  ['"', 'Digit3', 2],
  ['2', 'Digit2', 1],
  ['2', 'Numpad2', 1],
  ['٢', 'Digit2', 1],
])('the digit key %s (%s) goes to its place in the rail under any layout', (key, code, place) => {
  expect(findCommand(press(key, { code }), false)).toEqual({ kind: 'go', place });
});

test('a digit that takes Shift counts too, and a sign that takes Shift does not', () => {
  const held = { shiftKey: true, code: 'Digit2' };
  expect(findCommand(press('2', held), false)).toEqual({ kind: 'go', place: 1 });
  expect(findCommand(press('@', held), false)).toBeNull();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'no key is a command while letters are put together: %o',
  (composing) => {
    expect(findCommand(press('Enter', { ctrlKey: true, ...composing }), true)).toBeNull();
    expect(findCommand(press('2', { code: 'Digit2', ...composing }), false)).toBeNull();
  },
);
