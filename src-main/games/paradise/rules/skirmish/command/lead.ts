import type { Decision, LedQuestion } from '#shared/games/paradise/leading.ts';
import type { Answer, AnyQuestion } from '#shared/words/questions.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { createSeededDice, Dice } from '#kernel/dice/dice.ts';
import type { Questions } from '#kernel/dice/questions.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { runWithDecisions } from '#kernel/run.ts';
import { applyBattle } from '../apply.ts';
import { emptyBattle, type BattleState, type Side } from '../battle.ts';
import { seedBattle } from '../battleSeed.ts';
import type { BattleTable } from '../battleTable.ts';
import type { BattleEvent } from '../events.ts';
import type { Muster } from '../mustering/muster.ts';
import { buildResult, type BattleResult } from '../outcomes/result.ts';
import { makeScenario } from '../scenarios/index.ts';
import { fightFrom, fightMuster } from '../simulate.ts';
import { bareLayout } from '../table/layout.ts';
import { createLeaders } from './leader.ts';

/** The leaders of each side, their decisions so far, and the source of the dice. */
export type Leading = {
  leads: readonly { side: Side; viewer: Viewer }[];
  answers: readonly Answer[];
  dice?: DiceMode;
  /** Decides where the answers end; a question without it stops the battle. */
  says?: (about: LedQuestion) => Decision;
};

/**
 * A led battle up to its last answer: its events, and the next question or the result. `final` is the number of answers
 * that cannot be taken back, because a die or a card was seen after them.
 */
export type LedBattle = {
  happenings: RecordedEvent<BattleEvent>[];
  final: number;
  /** Every decision so far, with the number of answers and events before it, and who was asked. */
  points: { answers: number; events: number; prompt: string; for: Viewer }[];
  /** All answers, those of a script too. */
  answers: Answer[];
} & ({ kind: 'asks'; question: AnyQuestion } | { kind: 'done'; result: BattleResult });

/**
 * Fights a battle whose sides are led by people, up to their last answer. The same forces, seed and answers give the
 * same battle; an answer that does not fit is refused.
 */
export function leadMuster(
  musterOf: (dice: Dice) => Muster,
  seed: number,
  { leads, answers, dice, says }: Leading,
): LedBattle {
  const state: BattleState = emptyBattle(bareLayout);
  const points: LedBattle['points'] = [];
  let count = 0;
  const given = [...answers];
  let emitted = 0;
  const run = runWithDecisions<BattleState, BattleEvent>(
    { state, rng: seedBattle(seed) },
    { apply: applyBattle, periodOf: () => 1 },
    (table) => {
      table.entry({ title: 'A battle', author: { kind: 'rules' }, order: null, reason: null });
      const ask = watchDecisions(table.ask, ({ prompt, for: asked, describe }) => {
        const nth = table.ask.count;
        points.push({ answers: nth, events: emitted, prompt, for: asked });
        if (says === undefined || nth < answers.length) return;
        const value = says(describe() as LedQuestion) as JsonDecision;
        const answer = { kind: 'decision', id: `q${nth + 1}`, asked: prompt, value } as const;
        given.push(answer);
        table.ask.learn(answer);
      });
      const led: BattleTable = {
        ...table,
        ask,
        commanders: createLeaders(leads, () => led),
        emit(event) {
          emitted += 1;
          table.emit(event);
        },
      };
      if (dice !== 'table') fightMuster(led, musterOf);
      else fightFrom(led, setUpByProgram(musterOf, seed));
      count = table.ask.count;
    },
    { answers, ...(dice === undefined ? {} : { dice }) },
  );
  refuseUnless(
    run.kind === 'question' || given.length === count,
    'The battle is over before all that was decided: it goes another way now.',
  );
  const happenings = (run.kind === 'question' ? run.soFar : run.entries).flatMap((entry) => entry.happenings);
  const last = happenings.findLastIndex(({ event, dice: rolls }) => rolls.length > 0 || event.type === 'card-turned');
  const final = points.find(({ events }) => events > last)?.answers ?? given.length;
  return run.kind === 'question'
    ? { kind: 'asks', question: run.question, happenings, final, points, answers: given }
    : { kind: 'done', result: buildResult(run.after.state, happenings), happenings, final, points, answers: given };
}

/** Sets a table up with the program's dice: nobody throws for it on a table of his own. */
function setUpByProgram(musterOf: (dice: Dice) => Muster, seed: number): BattleState {
  const dice = new Dice(createSeededDice(seedBattle(seed)), false);
  return makeScenario(musterOf(dice), dice).start;
}

type Asked = Parameters<Questions['decide']>[0];
type JsonDecision = Extract<Answer, { kind: 'decision' }>['value'];

/** Wraps the questions of a table so that each decision is reported before it is asked. */
function watchDecisions(ask: Questions, onDecision: (asked: Asked) => void): Questions {
  const watched = Object.create(ask) as Questions;
  watched.decide = (asked, read) => {
    onDecision(asked);
    return ask.decide(asked, read);
  };
  return watched;
}
