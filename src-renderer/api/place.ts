import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';

/** The place of a device at a table: its seat, and the key that only this device has. */
export type Place = { key: string; seat: SeatId };

const joiningKey = 'racketeer-joining';

function formatPlaceKey(table: string): string {
  return `racketeer-place:${table}`;
}

/** Reads the place that this device has at a table; null where it has none. */
export function readPlace(table: string): Place | null {
  const kept = readKept<Partial<Record<keyof Place, unknown>>>(formatPlaceKey(table));
  const seat = seatIdSchema.safeParse(kept?.seat);
  return typeof kept?.key === 'string' && seat.success ? { key: kept.key, seat: seat.data } : null;
}

/** Reads what this browser keeps under a key; null where nothing is kept, or nothing that can be read. */
function readKept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keepPlace(table: string, place: Place): void {
  localStorage.setItem(formatPlaceKey(table), JSON.stringify(place));
  localStorage.removeItem(joiningKey);
}

export function forgetPlace(table: string): void {
  localStorage.removeItem(formatPlaceKey(table));
}

/** Makes a key of 256 random bits; a page of plain HTTP has the chance for it, and nothing else of cryptography. */
export function makeDeviceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

/** An address that was scanned, and the key that this device asks to have; kept until it is let in. */
export type Joining = { address: string; key: string };

/** Takes the key out of the address bar once, so that it is neither bookmarked nor seen; null where there is none. */
export function takeJoining(): Joining | null {
  const address = location.hash.slice(1);
  if (/^[\w-]{43}$/u.test(address)) {
    const joining = { address, key: makeDeviceKey() };
    localStorage.setItem(joiningKey, JSON.stringify(joining));
    history.replaceState(history.state, '', location.pathname);
    return joining;
  }
  const kept = readKept<Partial<Joining>>(joiningKey);
  return typeof kept?.address === 'string' && typeof kept.key === 'string'
    ? { address: kept.address, key: kept.key }
    : null;
}

export function forgetJoining(): void {
  localStorage.removeItem(joiningKey);
}
