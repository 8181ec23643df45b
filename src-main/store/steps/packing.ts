import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { requireKeepable } from './keepable.ts';

/** Stands between two packed texts: JSON never holds it bare. */
const separator = '\u001e';

/** The most bytes of a packed column; the longest month of a large game is far below it. */
const mostBytes = 32 * 1024 * 1024;

/** The most memory that unpacking may ask for before it has read anything, as a power of two. */
const mostWindowLog = 25;

/** Beyond this a month takes longer than all else that is written of it, for a tenth less. */
const careful = 7;

/** For one text that is written anew every few periods and read once at most: time counts more than size. */
const fast = 3;

/** JSON texts, compressed together: what they have in common, or share with the dictionary, is written once. */
export function pack(texts: readonly string[], dictionary: Uint8Array | null = null): Uint8Array {
  const pieces = texts.flatMap((text, nth) => (nth === 0 ? [text] : [separator, text]));
  return compressText(encodePieces(pieces), careful, dictionary);
}

/** One text that comes in pieces, which `unpack` gives back whole. */
export function packFast(pieces: readonly string[]): Uint8Array {
  return compressText(encodePieces(pieces), fast, null);
}

/**
 * A text that comes in pieces. A letter beyond Latin-1 makes a text twice as large in memory and thrice as slow to write:
 * in pieces that goes for the pieces that have one.
 */
function encodePieces(pieces: readonly string[]): Uint8Array {
  for (const piece of pieces) requireKeepable(piece);
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

/**
 * The texts that were packed. Throws for what was never packed, or with another dictionary, and for what comes to more
 * than anything ever does.
 */
export function unpack(packed: Uint8Array, dictionary: Uint8Array | null = null): string[] {
  return unpackBytes(packed, dictionary).toString('utf8').split(separator);
}

/** Like `unpack`, with the texts one behind the other. */
export function unpackBytes(packed: Uint8Array, dictionary: Uint8Array | null = null): Buffer {
  return zstdDecompressSync(packed, {
    maxOutputLength: mostBytes,
    params: { [constants.ZSTD_d_windowLogMax]: mostWindowLog },
    ...(dictionary === null ? {} : { dictionary }),
  });
}

/** Compresses with Zstandard (RFC 8878) and a checksum of the text, which detects a wrong dictionary. */
function compressText(text: Uint8Array, level: number, dictionary: Uint8Array | null): Uint8Array {
  return zstdCompressSync(text, {
    params: {
      [constants.ZSTD_c_compressionLevel]: level,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
    ...(dictionary === null ? {} : { dictionary }),
  });
}
