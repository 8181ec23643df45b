import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { requireKeepable } from './keepable.ts';

/** Stands between two packed texts: JSON never holds it bare. */
const separator = '\u001e';

/** What a packed column may come to; the longest month of a large game is far below it. */
const mostBytes = 32 * 1024 * 1024;

/** Beyond this a month takes ten times as long for a tenth less. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** JSON texts, compressed together (Brotli, RFC 7932): what they have in common is written once. */
export function pack(texts: readonly string[]): Uint8Array {
  for (const text of texts) requireKeepable(text);
  return brotliCompressSync(texts.join(separator), { params });
}

/** One text that is written anew every few periods and read once at most: time counts more than size. */
export function packFast(text: string): Uint8Array {
  requireKeepable(text);
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** The texts that were packed. Throws for what was never packed, and for what comes to more than anything ever does. */
export function unpack(packed: Uint8Array): string[] {
  const texts = brotliDecompressSync(packed, { maxOutputLength: mostBytes });
  return texts.toString('utf8').split(separator);
}

/** What a step's entries say beside their heads: order, reason and events of each, one after the other. */
export type Body = { order_json: string; reason_json: string; events_json: string };

export function packBodies(bodies: readonly Body[]): Uint8Array {
  return pack(bodies.flatMap((body) => [body.order_json, body.reason_json, body.events_json]));
}

/** The bodies of a step's entries, in their order. */
export function unpackBodies(packed: Uint8Array): Body[] {
  const texts = unpack(packed);
  return Array.from({ length: Math.ceil(texts.length / 3) }, (_, nth) => {
    const [order_json = '', reason_json = '', events_json = ''] = texts.slice(3 * nth, 3 * nth + 3);
    return { order_json, reason_json, events_json };
  });
}
