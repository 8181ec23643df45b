import type { Answer, AnyQuestion } from '#shared/words/questions.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { Dice } from '#kernel/dice/dice.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { runWithDecisions } from '#kernel/run.ts';
import { applyBattle } from '../apply.ts';
import { emptyBattle, type BattleState, type Side } from '../battle.ts';
import { seedBattle } from '../battleSeed.ts';
import type { BattleTable } from '../battleTable.ts';
import type { BattleEvent } from '../events.ts';
import type { Muster } from '../mustering/muster.ts';
import { buildResult, type BattleResult } from '../outcomes/result.ts';
import { fightMuster } from '../simulate.ts';
import { bareLayout } from '../table/layout.ts';
import { createLeaders } from './leader.ts';

/** Who leads which side, all that they have decided so far, and where the dice come from. */
export type Leading = {
  leads: readonly { side: Side; viewer: Viewer }[];
  answers: readonly Answer[];
  dice?: DiceMode;
};

/** A led battle as far as its answers go: what happened, and the next question or the result. */
export type LedBattle = { happenings: RecordedEvent<BattleEvent>[] } & (
  { kind: 'asks'; question: AnyQuestion } | { kind: 'done'; result: BattleResult }
);

/**
 * Fights a battle whose sides are led by people, as far as their answers go. Same forces, seed and answers, same
 * battle; an answer that does not fit is refused.
 */
export function leadMuster(
  musterOf: (dice: Dice) => Muster,
  seed: number,
  { leads, answers, dice }: Leading,
): LedBattle {
  const state: BattleState = emptyBattle(bareLayout);
  const run = runWithDecisions<BattleState, BattleEvent>(
    { state, rng: seedBattle(seed) },
    { apply: applyBattle, periodOf: () => 1 },
    (table) => {
      table.entry({ title: 'A battle', author: { kind: 'rules' }, order: null, reason: null });
      const led: BattleTable = { ...table, commanders: createLeaders(leads) };
      fightMuster(led, musterOf);
    },
    { answers, ...(dice === undefined ? {} : { dice }) },
  );
  if (run.kind === 'question') {
    return {
      kind: 'asks',
      question: run.question,
      happenings: run.soFar.flatMap(({ happenings }) => happenings),
    };
  }
  const happenings = run.entries.flatMap((entry) => entry.happenings);
  return { kind: 'done', happenings, result: buildResult(run.after.state, happenings) };
}

/**
 * Returns to how many answers a leader may go back without taking back a die or a card that he has seen: those after
 * the last throw. The first question after it is the earliest he may answer anew.
 */
export function countFinalAnswers(battle: LedBattle, before: readonly number[]): number {
  const last = battle.happenings.findLastIndex(
    ({ event, dice }) => dice.length > 0 || event.type === 'card-turned',
  );
  const final = before.findIndex((happened) => happened > last);
  return final < 0 ? before.length : final;
}
