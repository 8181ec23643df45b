/** The part of a key press that tells which key it was. */
export type PressedKey = { key: string; code?: string; isComposing?: boolean; keyCode?: number };

const marks: Readonly<Record<string, string>> = { Comma: ',', Slash: '/' };

/**
 * Returns the letter, digit or mark that a shortcut goes by, under any keyboard layout: letters by what they are, or by
 * their place where they are no Latin ones; digits by their place. Other keys keep their names.
 */
export function readKey({ key, code = '' }: PressedKey, isShifted = false): string {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && !isShifted) return digit;
  if ([...key].length !== 1 || key.charCodeAt(0) < 128) return key.length === 1 ? key.toLowerCase() : key;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? marks[code] ?? key;
}

/** True while letters are still being put together, as Chinese or Japanese ones are: no key is a command then. */
export function isComposing(press: PressedKey): boolean {
  return press.isComposing === true || press.keyCode === 229;
}

/** True for a field whose text is written: its Enter with Ctrl is its own. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit', 'range', 'file'].includes(target.type);
  return target.isContentEditable || target.matches('textarea');
}

/** Does what the button of a field's form does; a field without one keeps what is written. */
export function submitForm(target: EventTarget | null): void {
  if (target instanceof HTMLElement) target.closest('form')?.requestSubmit();
}
