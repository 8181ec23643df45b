import { hashSecret, hasHash, makeCode, makeKey } from './secrets.ts';

/** A code is read out and typed within a few minutes; an address may be printed and wait. */
const codeGoodForMs = 15 * 60_000;
const mostWrongPins = 5;

/** `moves`: the device that gives its place to the one that comes. */
type Outstanding = { keyHash: string; codeHash: string; codeUntilMs: number; wrongPins: number; moves: string | null };

/** A key and a code, shown once. */
export type FreshInvitation = { key: string; code: string; codeUntil: Date };

/** Unused invitations: one address and one code a seat, each for one device. */
export class Invitations {
  readonly #bySeat = new Map<string, Outstanding>();

  /** Makes a key and a code for a seat; those before are void. */
  make(seat: string, now: Date, moves: string | null = null): FreshInvitation {
    const [key, code] = [makeKey(), makeCode()];
    const codeUntil = new Date(now.getTime() + codeGoodForMs);
    this.#bySeat.set(seat, {
      keyHash: hashSecret(key),
      codeHash: hashSecret(code),
      codeUntilMs: codeUntil.getTime(),
      wrongPins: 0,
      moves,
    });
    return { key, code, codeUntil };
  }

  has(seat: string): boolean {
    return this.#bySeat.has(seat);
  }

  /** Finds the seat that a key or a code is for; null for one that is wrong, used, void, or too old. */
  findSeat(by: { kind: 'address'; key: string } | { kind: 'code'; code: string }, now: Date): string | null {
    let found: string | null = null;
    // All are compared, so that the time tells nothing of which one it was.
    for (const [seat, { keyHash, codeHash, codeUntilMs }] of this.#bySeat) {
      const isIt =
        by.kind === 'address'
          ? hasHash(by.key, keyHash)
          : hasHash(by.code.toUpperCase(), codeHash) && now.getTime() < codeUntilMs;
      if (isIt) found = seat;
    }
    return found;
  }

  /** A wrong PIN came with it; after five of them it is void. */
  noteWrongPin(seat: string): void {
    const outstanding = this.#bySeat.get(seat);
    if (outstanding === undefined) return;
    outstanding.wrongPins += 1;
    if (outstanding.wrongPins >= mostWrongPins) this.#bySeat.delete(seat);
  }

  /** It was used, or is taken back; returns the device that moves by it. */
  end(seat: string): string | null {
    const moves = this.#bySeat.get(seat)?.moves ?? null;
    this.#bySeat.delete(seat);
    return moves;
  }

  clear(): void {
    this.#bySeat.clear();
  }
}
