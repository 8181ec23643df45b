import { isComposing, readKey, type PressedKey } from '#renderer/shared/typing.ts';

export type KeyCommand =
  | { kind: 'go'; /** From 0, in the order of the rail. */ place: number }
  | {
      kind:
        | 'undo'
        | 'redo'
        | 'advance'
        | 'quick-close'
        | 'filter'
        | 'keys'
        | 'find'
        | 'settings'
        | 'back'
        | 'forward'
        | 'close'
        | 'inspector';
    };

export type KeyPress = PressedKey & { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

function findControlCommand(press: KeyPress, isTyping: boolean): KeyCommand | null {
  const key = readKey(press, press.shiftKey);
  if (key === 'Enter') return { kind: press.shiftKey ? 'quick-close' : 'advance' };
  if (key === 'k') return { kind: 'find' };
  if (key === ',') return { kind: 'settings' };
  if (isTyping) return null;
  if (key === 'z') return { kind: press.shiftKey ? 'redo' : 'undo' };
  if (key === 'y') return { kind: 'redo' };
  return null;
}

function findTrailCommand({ key, ctrlKey, metaKey }: KeyPress, isTyping: boolean): KeyCommand | null {
  if (isTyping || ctrlKey || metaKey) return null;
  if (key === 'ArrowLeft') return { kind: 'back' };
  return key === 'ArrowRight' ? { kind: 'forward' } : null;
}

/**
 * Finds the command of a key press; while the user types in a field only Escape and the keys with Ctrl that no field
 * needs count.
 */
export function findCommand(press: KeyPress, isTyping: boolean): KeyCommand | null {
  if (isComposing(press)) return null;
  if (press.altKey) return findTrailCommand(press, isTyping);
  if (press.ctrlKey || press.metaKey) return findControlCommand(press, isTyping);
  if (press.key === 'Escape') return { kind: 'close' };
  if (press.key === 'F6') return { kind: 'inspector' };
  if (isTyping) return null;
  if (press.key === '/') return { kind: 'filter' };
  if (press.key === '?') return { kind: 'keys' };
  const key = readKey(press, press.shiftKey);
  return /^[1-9]$/.test(key) ? { kind: 'go', place: Number(key) - 1 } : null;
}

const moving = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/** Fields without text, with the keys that are theirs; every other key is the program's. */
const ownKeys: Readonly<Partial<Record<string, readonly string[]>>> = {
  button: [' ', 'Enter'],
  checkbox: [' '],
  color: [' ', 'Enter'],
  file: [' ', 'Enter'],
  radio: [' ', ...moving],
  range: moving,
  reset: [' ', 'Enter'],
  submit: [' ', 'Enter'],
};

/** True when a key belongs to the field that has the focus: text takes all, a slider its arrows, a list its first letters. */
export function belongsToField(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return ownKeys[target.type]?.includes(key) ?? true;
  if (target instanceof HTMLSelectElement) {
    const begins = ({ text }: HTMLOptionElement): boolean => text.trim().toLowerCase().startsWith(key.toLowerCase());
    return [' ', 'Enter', ...moving].includes(key) || [...target.options].some(begins);
  }
  return target.isContentEditable || target instanceof HTMLTextAreaElement;
}

export const keyHelp: readonly { keys: string; does: string }[] = [
  { keys: '1 – 9', does: 'Go to a screen, in the order of the rail' },
  { keys: 'Ctrl + Enter', does: 'Play on, as the chief button says; in a text, what the button of its form says' },
  { keys: 'Ctrl + Shift + Enter', does: 'To the paper: end the month and settle what is not mine' },
  { keys: 'Ctrl + Z', does: 'Undo the last entry' },
  { keys: 'Ctrl + Shift + Z', does: 'Redo what was undone' },
  { keys: 'Ctrl + K', does: 'Find a person, a place, a date, a screen or a command' },
  { keys: 'Ctrl + ,', does: 'Open the settings' },
  { keys: 'Alt + ← →', does: 'Go back to where you were, and forward again' },
  { keys: 'F6', does: 'Go to the inspector, and back to the screen' },
  { keys: 'F', does: 'Go faster while the rivals move on the board; Esc shows it as it stands now' },
  { keys: '/', does: 'Go to the filter of this screen' },
  { keys: 'I', does: 'Show the card of what has the focus, then of each name in it; a resting pointer does so, too' },
  { keys: '?', does: 'Show this guide' },
  { keys: 'Esc', does: 'Close a dialog, or the inspector' },
];
