import { expect, test } from 'vitest';
import { findCommand } from '#frame/shell/keys.ts';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
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
  expect(findCommand(press('Z', { ctrlKey: true, shiftKey: true }), false)).toEqual({
    kind: 'redo',
  });
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
