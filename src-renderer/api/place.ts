import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';

/** A place of this browser at a table: the seat, its name, and the key that only this browser has. */
export type KeptSeat = { key: string; seat: SeatId; name: string };

const joiningKey = 'racketeer-joining';
const placePrefix = 'racketeer-place:';
const onlookerPrefix = 'racketeer-onlooker:';

function formatPlaceKey(table: string, seat: SeatId): string {
  return `${placePrefix}${table}:${seat}`;
}

/** Where a tab keeps the seat that it shows of a table, also when it is loaded again. */
function formatTabKey(table: string): string {
  return `racketeer-tab-seat:${table}`;
}

/** Lists the places that this browser has at a table, by seat. */
export function listPlaces(table: string): KeptSeat[] {
  moveOldPlace(table);
  return listKeys()
    .filter((key) => key.startsWith(`${placePrefix}${table}:`))
    .toSorted()
    .flatMap((key) => readPlaceAt(key) ?? []);
}

/** True if this browser has a place at another table than this one. */
export function hasPlaceElsewhere(table: string | null): boolean {
  return listKeys().some((key) => key.startsWith(placePrefix) && !key.startsWith(`${placePrefix}${table ?? ''}:`));
}

function listKeys(): string[] {
  return Array.from({ length: localStorage.length }, (_, nth) => localStorage.key(nth) ?? '');
}

function readPlaceAt(at: string): KeptSeat | null {
  const kept = readKept<Partial<Record<keyof KeptSeat, unknown>>>(at);
  const seat = seatIdSchema.safeParse(kept?.seat);
  if (typeof kept?.key !== 'string' || !seat.success) return null;
  return { key: kept.key, seat: seat.data, name: typeof kept.name === 'string' ? kept.name : '' };
}

/** A place that was kept without its seat gets a name of its own. */
function moveOldPlace(table: string): void {
  const at = `${placePrefix}${table}`;
  const old = readPlaceAt(at);
  if (old !== null) keepPlace(table, old);
  localStorage.removeItem(at);
}

/** The key by which this browser looks on at a table; null where it does not. */
export function readOnlooker(table: string): string | null {
  return localStorage.getItem(`${onlookerPrefix}${table}`);
}

/** Keeps the key of an onlooker, or forgets it. */
export function keepOnlooker(table: string, key: string | null): void {
  if (key === null) localStorage.removeItem(`${onlookerPrefix}${table}`);
  else localStorage.setItem(`${onlookerPrefix}${table}`, key);
}

/** Reads what this browser keeps under a key; null where nothing is kept, or nothing that can be read. */
function readKept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keepPlace(table: string, place: KeptSeat): void {
  localStorage.setItem(formatPlaceKey(table, place.seat), JSON.stringify(place));
}

export function forgetPlace(table: string, seat: SeatId): void {
  localStorage.removeItem(formatPlaceKey(table, seat));
}

/** Reads the seat that this tab shows of a table, also one that was ended since; null where it shows none yet. */
export function readTabSeat(table: string): SeatId | null {
  const seat = seatIdSchema.safeParse(sessionStorage.getItem(formatTabKey(table)));
  return seat.success ? seat.data : null;
}

export function keepTabSeat(table: string, seat: SeatId): void {
  sessionStorage.setItem(formatTabKey(table), seat);
}

/** Makes a key of 256 random bits; a page of plain HTTP has the chance for it, and nothing else of cryptography. */
export function makeDeviceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

/** The key of an address that was scanned, or the proof of a seat that this device had at another address. */
export type Arrival =
  | { kind: 'address'; key: string }
  | { kind: 'move'; handle: string; nonce: string; ticket: string };

/**
 * How a device came to its page, the key that it asks to have, and what it brings along of its own; kept until it is
 * let in.
 */
export type DoorWay = { by: Arrival; key: string; carried: string };

const arrivalPattern = /^(?:[\w-]{43}|move\.([\da-f]{64})\.([\w-]{43})\.([\da-f]{64})\.([\w-]*))$/u;

/** Formats the way of a device to another address; no browser sends a fragment. */
export function formatMove({ handle, nonce, ticket }: Arrival & { kind: 'move' }, carried: string): string {
  return `#move.${handle}.${nonce}.${ticket}.${carried}`;
}

function parseArrival(fragment: string): Pick<DoorWay, 'by' | 'carried'> | null {
  const found = arrivalPattern.exec(fragment);
  if (found === null) return null;
  const [, handle, nonce = '', ticket = '', carried = ''] = found;
  if (handle === undefined) return { by: { kind: 'address', key: fragment }, carried: '' };
  return { by: { kind: 'move', handle, nonce, ticket }, carried };
}

/** Takes the key out of the address bar once, so that it is neither bookmarked nor seen; null where there is none. */
export function takeJoining(): DoorWay | null {
  const arrival = parseArrival(location.hash.slice(1));
  if (arrival !== null) {
    const joining = { ...arrival, key: makeDeviceKey() };
    localStorage.setItem(joiningKey, JSON.stringify(joining));
    history.replaceState(history.state, '', location.pathname);
    return joining;
  }
  const kept = readKept<Partial<DoorWay>>(joiningKey);
  return kept?.by !== undefined && typeof kept.key === 'string'
    ? { by: kept.by, key: kept.key, carried: kept.carried ?? '' }
    : null;
}

export function forgetJoining(): void {
  localStorage.removeItem(joiningKey);
}
