import type { BattleRun, BattleSettling, BattleSheet, BattleTally } from '#shared/games/paradise/views/battle.ts';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import { readRefusal, type Refused } from '#renderer/api/failure.ts';
import type { Result } from '#frame/session/result.ts';
import type { ParadiseSession } from '../session.svelte.ts';

/** Runs on copies that make the odds, and how many are asked for at a time. */
export const oddsRuns = 400;
const batchRuns = 20;

/** One battle on screen: its sheet, its odds, and the run that may be accepted. */
export class BattleRoom {
  readonly id: BattleId;
  sheet = $state.raw<BattleSheet | null>(null);
  tally = $state.raw<BattleTally | null>(null);
  run = $state.raw<BattleRun | null>(null);
  /** The work under way, or null. */
  working = $state<'sheet' | 'odds' | 'run' | null>(null);
  problem = $state<Refused | null>(null);
  readonly session: ParadiseSession;
  #isCanceled = false;

  constructor(session: ParadiseSession, id: BattleId) {
    this.session = session;
    this.id = id;
  }

  async load(): Promise<void> {
    await this.#work('sheet', async () => {
      this.sheet = await this.session.api.games.paradise.battles.sheet(this.#which());
    });
  }

  #which(): { battle: BattleId; viewer: Viewer } {
    return { battle: this.id, viewer: this.session.viewer };
  }

  /** Many runs on copies, in batches, so that the screen stays awake and it can be stopped. */
  async reckon(): Promise<void> {
    this.#isCanceled = false;
    this.tally = null;
    await this.#work('odds', async () => {
      for (let from = 0; from < oddsRuns && !this.#isCanceled; from += batchRuns) {
        const batch = await this.session.api.games.paradise.battles.odds({ ...this.#which(), from, runs: batchRuns });
        this.tally = this.tally === null ? batch : addTallies(this.tally, batch);
      }
    });
  }

  stopReckoning(): void {
    this.#isCanceled = true;
  }

  /** The run the program would make; nothing is written. */
  async tryOut(): Promise<void> {
    await this.#work('run', async () => {
      this.run = await this.session.api.games.paradise.battles.try(this.#which());
    });
  }

  /** Leaves the run as if it had never been made. */
  dismiss(): void {
    this.run = null;
    this.problem = null;
  }

  /** Writes how it ended; a refusal stands beside the form and has changed nothing. */
  async settle(settling: BattleSettling): Promise<Result> {
    this.problem = null;
    const result = await this.session.settleBattle(this.id, settling);
    if (result.kind === 'refused') this.problem = result;
    if (result.kind === 'done') this.run = null;
    return result;
  }

  acceptRun(overrule: BattleOutcome | null): Promise<Result> {
    return this.settle({ how: 'resolve', overrule });
  }

  async #work(what: 'sheet' | 'odds' | 'run', work: () => Promise<void>): Promise<void> {
    this.working = what;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = readRefusal(error);
    } finally {
      this.working = null;
    }
  }
}

/** Sums of two batches. */
export function addTallies(one: BattleTally, other: BattleTally): BattleTally {
  const sum = { ...one };
  for (const key of Object.keys(sum) as (keyof BattleTally)[]) sum[key] += other[key];
  return sum;
}
