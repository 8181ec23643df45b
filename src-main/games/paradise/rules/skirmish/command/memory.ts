import type { RngState } from '#kernel/dice/dice.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { Answer } from '#shared/words/questions.ts';
import type { BattleState, Side } from '../battle.ts';
import type { BattleEvent } from '../events.ts';
import type { StandingWord } from './standing.ts';

/** A decision of a led battle: the number of answers and events before it, and who was asked. */
export type LedPoint = { answers: number; events: number; prompt: string; for: Viewer };

/** A led battle before one of its cards, with what was told and decided up to there. */
export type Checkpoint = {
  answers: number;
  events: number;
  points: number;
  state: BattleState;
  rng: RngState;
  words: Partial<Record<Side, StandingWord>>;
};

/** A led battle as it was fought last, as far as it can be gone on with. */
export type Remembered = {
  answers: readonly string[];
  happenings: readonly RecordedEvent<BattleEvent>[];
  points: readonly LedPoint[];
  checkpoints: readonly Checkpoint[];
};

/** Battles that are remembered, and cards of each: an undo farther back fights from the beginning. */
const mostBattles = 4;
const mostCards = 12;

const battles = new Map<string, Remembered>();

/** Finds the last card of a battle up to which these answers led it before; null to fight it from the beginning. */
export function recallBattle(key: string, answers: readonly Answer[]): { from: Checkpoint; before: Remembered } | null {
  const before = battles.get(key);
  if (before === undefined) return null;
  const differs = before.answers.findIndex(
    (one, nth) => answers[nth] === undefined || one !== JSON.stringify(answers[nth]),
  );
  const same = differs < 0 ? before.answers.length : differs;
  const from = before.checkpoints.findLast((one) => one.answers <= same);
  return from === undefined ? null : { from, before };
}

/** Remembers a battle as it was led; the oldest of several is forgotten. */
export function rememberBattle(key: string, led: Remembered): void {
  battles.delete(key);
  battles.set(key, { ...led, checkpoints: led.checkpoints.slice(-mostCards) });
  const [oldest] = battles.keys();
  if (battles.size > mostBattles && oldest !== undefined) battles.delete(oldest);
}
