import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { requireKeepable } from '../file/errors.ts';

/** Separates two packed texts: JSON never contains it bare. */
const separator = '\u001e';

/** The most bytes of a packed column; the longest month of a large game is far below it. */
const mostBytes = 32 * 1024 * 1024;

/** The most memory that unpacking may ask for before it has read anything, as a power of two. */
const mostWindowLog = 25;

/** Beyond this a month takes longer than all else that is written of it, for a tenth less. */
const careful = 7;

/** For one text that is rewritten every few periods and read once at most: time counts more than size. */
const fast = 3;

/** Compresses JSON texts together: common parts, and those of the dictionary, are written once. */
export function pack(texts: readonly string[], dictionary: Uint8Array | null = null): Uint8Array {
  const pieces = texts.flatMap((text, nth) => (nth === 0 ? [text] : [separator, text]));
  return compressText(encodePieces(pieces), careful, dictionary);
}

/** Compresses one text that comes in pieces, which `unpack` returns whole. */
export function packFast(pieces: readonly string[]): Uint8Array {
  return compressText(encodePieces(pieces), fast, null);
}

/**
 * Encodes a text that comes in pieces. A letter beyond Latin-1 doubles a text in memory and slows its writing to a
 * third; in pieces that affects only the ones with such a letter.
 */
function encodePieces(pieces: readonly string[]): Uint8Array {
  for (const piece of pieces) requireKeepable(piece);
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
}

/**
 * Unpacks the texts. Throws for data that were not packed, or with another dictionary, and for results beyond any real
 * size.
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
    params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_checksumFlag]: 1 },
    ...(dictionary === null ? {} : { dictionary }),
  });
}
