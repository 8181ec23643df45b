/** Marks at the beginning of a file for its encoding. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The letters of Windows-1252 from 0x80 to 0x9f; five places have none. */
const windowsLetters = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** Letters that no text has; tabs, line breaks and form feeds it may. */
// oxlint-disable-next-line no-control-regex -- these are looked for
const unprintable = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f-\u009f\ufffe\uffff]/u;

/**
 * Decodes the text of a file from a user's editor: UTF-8 or UTF-16, with or without a mark, else Windows-1252; null for
 * binary data.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const mark = marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  const text = mark === undefined ? decodeUnmarked(bytes) : decodeAs(mark.encoding, bytes.subarray(mark.bytes.length));
  return text === null || unprintable.test(text) ? null : text;
}

/** Decodes without a mark. Windows-1252 is last, because it accepts every byte; only text in UTF-16 has zeros. */
function decodeUnmarked(bytes: Uint8Array): string | null {
  const firstZero = bytes.indexOf(0);
  if (firstZero >= 0) return decodeAs(firstZero % 2 === 1 ? 'utf-16le' : 'utf-16be', bytes);
  return decodeAs('utf-8', bytes) ?? decodeWindows1252(bytes);
}

/** Decodes Windows-1252, which some Nodes of 24 take for Latin-1 with controls in place of quotes. */
function decodeWindows1252(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) =>
    byte >= 0x80 && byte < 0xa0 ? windowsLetters[byte - 0x80] : String.fromCharCode(byte),
  );
  return letters.join('');
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
