import { makeId } from '#renderer/api/ids.ts';
import type { Viewer } from '#shared/words/ids.ts';

/** A PIN as it is kept: never the digits themselves. */
type Kept = { salt: string; hash: string };

/** Somebody wants to see what a PIN hides. */
type PinRequest = { viewer: Viewer; answer: (opened: boolean) => void };

const nameKey = (path: string): string => `racketeer-pins:${path}`;
const rounds = 100_000;

/** The form of a PIN: four to eight digits. */
export const pinPattern = /^\d{4,8}$/;

/**
 * PINs of those who share a screen. Each hides what one seat, or the games master, sees from whoever else sits down
 * here. They are kept on this computer alone and are a latch, no lock: who has the campaign's file can read it.
 */
export class Pins {
  /** The viewer asked for his PIN now. */
  asked = $state.raw<PinRequest | null>(null);
  #path: string;
  #kept = $state.raw<Readonly<Record<string, Kept>>>({});
  /** The viewer who has given his PIN since the screen turned to him. */
  #proved = $state<Viewer | null>(null);

  constructor(path: string) {
    this.#path = path;
    this.#kept = readStored(path);
  }

  isSet(viewer: Viewer): boolean {
    return this.#kept[viewer] !== undefined;
  }

  /** True where this viewer has a PIN and has not given it since the screen turned to him. */
  isShut(viewer: Viewer): boolean {
    return this.isSet(viewer) && this.#proved !== viewer;
  }

  /** Sets a viewer's PIN of four to eight digits, or a new one; he is not asked for it at once. */
  async set(viewer: Viewer, pin: string): Promise<void> {
    if (!pinPattern.test(pin)) throw new RangeError('A PIN has four to eight digits.');
    const salt = makeId();
    this.#keep({ ...this.#kept, [viewer]: { salt, hash: await hashPin(pin, salt) } });
    this.#proved = viewer;
  }

  takeOff(viewer: Viewer): void {
    const { [viewer]: _gone, ...rest } = this.#kept;
    this.#keep(rest);
  }

  /** Checks a viewer's PIN; the right one opens his screen until it turns to somebody else. */
  async opens(viewer: Viewer, pin: string): Promise<boolean> {
    const kept = this.#kept[viewer];
    const isRight = kept === undefined || (await hashPin(pin, kept.salt)) === kept.hash;
    if (isRight) this.#proved = viewer;
    return isRight;
  }

  /** Asks for the viewer's PIN, where he has one and has not given it; false where it is not given. */
  async ask(viewer: Viewer): Promise<boolean> {
    const opened = !this.isShut(viewer) || (await this.#askNow(viewer));
    // An earlier viewer is asked again when the screen comes back to him.
    if (opened) this.#proved = viewer;
    return opened;
  }

  #askNow(viewer: Viewer): Promise<boolean> {
    this.asked?.answer(false);
    return new Promise((resolve) => {
      const answer = (opened: boolean): void => {
        this.asked = null;
        resolve(opened);
      };
      this.asked = { viewer, answer };
    });
  }

  #keep(kept: Readonly<Record<string, Kept>>): void {
    this.#kept = kept;
    localStorage.setItem(nameKey(this.#path), JSON.stringify(kept));
  }
}

/** Hashes a PIN. Throws a sentence for the user on a page that cannot. */
async function hashPin(pin: string, salt: string): Promise<string> {
  if (!('subtle' in crypto))
    throw new Error('This page cannot keep PINs; open the program at its own address, or as an app.');
  const bytes = new TextEncoder();
  const digits = await crypto.subtle.importKey('raw', bytes.encode(pin), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds };
  const bits = await crypto.subtle.deriveBits(how, digits, 256);
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads the PINs kept on this computer; an unreadable one counts as none. */
function readStored(path: string): Record<string, Kept> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(nameKey(path)) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, Kept] => isKept(entry[1])));
  } catch {
    return {};
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  return 'salt' in value && 'hash' in value && typeof value.hash === 'string';
}
