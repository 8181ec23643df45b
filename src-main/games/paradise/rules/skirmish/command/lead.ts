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
import { emptyBattle, type Battle, type BattleState, type Side } from '../battle.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { playNext, shuffleFirst } from '../fight.ts';
import { settleAftermath } from '../outcomes/aftermath.ts';
import { seedBattle } from '../battleSeed.ts';
import type { BattleTable } from '../battleTable.ts';
import type { BattleEvent } from '../events.ts';
import type { Muster } from '../mustering/muster.ts';
import { buildResult, type BattleResult } from '../outcomes/result.ts';
import { findRules, makeScenario } from '../scenarios/index.ts';
import { beginFrom } from '../simulate.ts';
import { bareLayout } from '../table/layout.ts';
import { createLeaders } from './leader.ts';
import { recallBattle, rememberBattle, type LedPoint } from './memory.ts';

/** The leaders of each side, their decisions so far, and the source of the dice. */
export type Leading = {
  leads: readonly { side: Side; viewer: Viewer }[];
  answers: readonly Answer[];
  dice?: DiceMode;
  /** Decides where the answers end; a question without it stops the battle. */
  says?: (about: LedQuestion) => Decision;
  /** Names the forces and the table: a battle of the same key goes on from where it was led last. */
  key?: string;
};

/**
 * A led battle up to its last answer: its events, and the next question or the result. `final` is the number of answers
 * that cannot be taken back, because a die or a card was seen after them.
 */
export type LedBattle = {
  happenings: RecordedEvent<BattleEvent>[];
  final: number;
  /** Every decision so far. */
  points: LedPoint[];
  /** All answers, those of a script too. */
  answers: Answer[];
  /** The table as it stands now. */
  battle: Battle;
} & ({ kind: 'asks'; question: AnyQuestion } | { kind: 'done'; result: BattleResult });

/**
 * Fights a battle whose sides are led by people, up to their last answer. The same forces, seed and answers give the
 * same battle; an answer that does not fit is refused.
 */
export function leadMuster(musterOf: (dice: Dice) => Muster, seed: number, leading: Leading): LedBattle {
  const { leads, answers, dice, says } = leading;
  // Dice of the table are answers themselves, and fall in the middle of a card.
  const key = leading.key === undefined || dice === 'table' ? null : `${seed} ${JSON.stringify(leads)} ${leading.key}`;
  const recalled = key === null ? null : recallBattle(key, answers);
  const from = recalled?.from ?? null;
  const points = recalled === null ? [] : recalled.before.points.slice(0, recalled.from.points);
  const told = recalled === null ? [] : recalled.before.happenings.slice(0, recalled.from.events);
  const checkpoints =
    recalled === null ? [] : recalled.before.checkpoints.filter((one) => one.answers < recalled.from.answers);
  const given = [...answers];
  const state = from === null ? emptyBattle(bareLayout) : copyBattle(from.state);
  const seeded = createSeededDice(from?.rng ?? seedBattle(seed));
  let count = 0;
  let emitted = told.length;
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
      const commanders = createLeaders(leads, () => led, from?.words);
      const led: BattleTable = {
        ...table,
        ask,
        commanders,
        emit(event) {
          emitted += 1;
          table.emit(event);
        },
      };
      const keep = (): void => {
        const words = Object.fromEntries(Object.entries(commanders).map(([side, one]) => [side, one.copyWord()]));
        checkpoints.push({
          ...{ answers: table.ask.count, events: emitted, points: points.length, words },
          ...{ state: copyBattle(state), rng: seeded.state() },
        });
      };
      if (from === null) begin(led, musterOf, seed, dice);
      fightOn(led, key === null ? () => undefined : keep);
      count = table.ask.count;
    },
    { answers, source: seeded, asked: from?.answers ?? 0, ...(dice === undefined ? {} : { dice }) },
  );
  refuseUnless(
    run.kind === 'question' || given.length === count,
    'The battle is over before all that was decided: it goes another way now.',
  );
  const happenings = [
    ...told,
    ...(run.kind === 'question' ? run.soFar : run.entries).flatMap((entry) => entry.happenings),
  ];
  if (key !== null) {
    rememberBattle(key, { answers: given.map((answer) => JSON.stringify(answer)), happenings, points, checkpoints });
  }
  const last = happenings.findLastIndex(({ event, dice: rolls }) => rolls.length > 0 || event.type === 'card-turned');
  const final = points.find(({ events }) => events > last)?.answers ?? given.length;
  const led = { happenings, final, points, answers: given, battle: state };
  return run.kind === 'question'
    ? { kind: 'asks', question: run.question, ...led }
    : { kind: 'done', result: buildResult(run.after.state, happenings), ...led };
}

/** Copies a battle that goes on; its layout is never changed, and results are cached for it. */
function copyBattle(battle: BattleState): BattleState {
  return { ...clonePlain({ ...battle, layout: null as never }), layout: battle.layout };
}

/** Sets the table up, and brings the battle to its first card. */
function begin(table: BattleTable, musterOf: (dice: Dice) => Muster, seed: number, dice: DiceMode | undefined): void {
  const start =
    dice === 'table' ? setUpByProgram(musterOf, seed) : makeScenario(musterOf(table.dice), table.dice).start;
  beginFrom(table, start);
  shuffleFirst(table, findRules(table.state.plan.scenario));
}

/** Fights a battle from its next card to its end; `keep` is called before each card. */
function fightOn(table: BattleTable, keep: () => void): void {
  const scenario = findRules(table.state.plan.scenario);
  while (table.state.winner === null) {
    keep();
    playNext(table, scenario);
  }
  settleAftermath(table);
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
