import { HostProblem } from '../hostProblem.ts';
import { Askers } from './askers.ts';

/** Wrong tries without a delay. */
type Allowance = { free: number; firstWaitMs: number; longestWaitMs: number };

const perAddress: Allowance = { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * 60_000 };
const ofAll: Allowance = { free: 40, firstWaitMs: 5_000, longestWaitMs: 60_000 };
/** Wrong tries are forgotten after this long without another. */
const forgottenMs = 30 * 60_000;

type Wrong = { count: number; lastMs: number };

/**
 * Wrong codes at the door: each address has five, then it waits twice as long after each. All together have forty, so
 * that many addresses guess no faster; an address that has not guessed wrong waits for nobody.
 */
export class Tries {
  readonly #byAddress: Askers<Wrong>;
  #all: Wrong = { count: 0, lastMs: 0 };

  constructor(most?: number) {
    this.#byAddress = new Askers(({ lastMs }, nowMs) => nowMs - lastMs >= forgottenMs, most);
  }

  /** Refuses an address that has to wait, with a HostProblem. */
  require(address: string, nowMs: number): void {
    const own = this.#byAddress.find(address, nowMs);
    if (own === undefined) return;
    const waitMs = Math.max(waitAfter(own, perAddress, nowMs), waitAfter(this.#all, ofAll, nowMs));
    if (waitMs <= 0) return;
    const seconds = Math.ceil(waitMs / 1_000);
    throw new HostProblem(
      `There were too many wrong tries; wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again.`,
    );
  }

  noteWrong(address: string, nowMs: number): void {
    this.#byAddress.keep(address, addOne(this.#byAddress.find(address, nowMs), nowMs), nowMs);
    this.#all = addOne(this.#all, nowMs);
  }

  /** Forgets the wrong tries of an address that got in. */
  noteRight(address: string): void {
    this.#byAddress.forget(address);
  }
}

function addOne(before: Wrong | undefined, nowMs: number): Wrong {
  const isFresh = before !== undefined && nowMs - before.lastMs < forgottenMs;
  return { count: (isFresh ? before.count : 0) + 1, lastMs: nowMs };
}

function waitAfter(wrong: Wrong, allowed: Allowance, nowMs: number): number {
  if (wrong.count < allowed.free || nowMs - wrong.lastMs >= forgottenMs) return 0;
  const doubled = Math.min(wrong.count - allowed.free, 20);
  const waitMs = Math.min(allowed.firstWaitMs * 2 ** doubled, allowed.longestWaitMs);
  return wrong.lastMs + waitMs - nowMs;
}
