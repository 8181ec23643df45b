import { seedRng } from '#kernel/dice/dice.ts';
import { requireRule } from '#kernel/events/events.ts';
import { catchRefusal } from '#kernel/refusal.ts';
import { hashNumbers } from '#kernel/dice/npcRandom.ts';
import { runInPlace } from '#kernel/run.ts';
import { listMissingSeats, openAsk, step } from '#main/games/empire-city/rules/agenda.ts';
import { give } from '#main/games/empire-city/rules/handlers.ts';
import type { EmpireEvent } from '#main/games/empire-city/rules/events/events.ts';
import {
  requireCapo,
  listRivals,
  listSquares,
  computeLandValue,
  listRacketsHeld,
  requireMan,
} from '#main/games/empire-city/rules/lookups.ts';
import { events } from '#main/games/empire-city/rules/rows.ts';
import type { EmpireState, State } from '#main/games/empire-city/rules/state.ts';
import type { EmpireTable } from '#main/games/empire-city/rules/table.ts';
import { computeExpectedIncome } from '#main/games/empire-city/rules/upkeep/income.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { answerTo } from '../answers/answers.ts';
import { buildSight, type Sight } from '../sight.ts';
import { listIdeas } from '../ideas.ts';
import type { Idea } from '../bloodshed.ts';
import { sampleWorld } from './imagine.ts';
import { buildOutlook } from '../outlook.ts';
import { efforts } from '../doctrines.ts';

const writer = {
  apply(state: EmpireState, event: EmpireEvent): void {
    requireRule({ events }, event as never).apply(state, event);
  },
  periodOf: ({ round }: State) => round,
};

/** [EMP-NPC-13] Plays the rest of the round out for each idea, in several worlds, and takes the best on average. */
export function chooseBestTrial(sight: Sight, ideas: readonly Idea[]): Idea | null {
  const { own, state, seat } = sight;
  const { worlds } = efforts[own.level];
  const close = ideas.filter(({ score }) => score > (ideas[0]?.score ?? 0) - 6);
  if (close.length < 2) return close[0] ?? null;
  const seeds = Array.from({ length: worlds }, (_, nth) =>
    hashNumbers(own.whim, state.round, state.placed.length, nth, 43),
  );
  const scored = close.map((idea) => {
    const total = seeds.reduce((sum, seed) => sum + evaluateIdea(sight, seat, idea, seed), 0);
    return { idea, score: total / worlds + idea.score * 0.35 };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.idea ?? null;
}

function evaluateIdea(sight: Sight, seat: SeatId, idea: Idea, seed: number): number {
  const start = sampleWorld(sight, seed);
  const result = runInPlace<EmpireState, EmpireEvent>({ state: start, rng: seedRng(seed) }, writer, (table) => {
    table.entry({ title: '', author: { kind: 'rules' }, order: null, reason: null });
    catchRefusal(() => give(table, seat, idea.order));
    playRound(table);
  });
  if (result.kind === 'question') return 0;
  return estimateStanding(result.after.state, seat);
}

/** The round to its end, everybody as a Standard would. */
function playRound(table: EmpireTable): void {
  const { round } = table.state;
  for (let steps = 0; steps < 600; steps += 1) {
    const { state } = table;
    if (state.ending !== null || state.round !== round || state.agenda.length === 0) return;
    const task = openAsk(state);
    const seats = listMissingSeats(state);
    if (task === null || seats.length === 0) {
      step(table);
      continue;
    }
    for (const seat of seats) {
      const outlook = buildOutlook(buildSight(table.state, seat));
      const order =
        task.do === 'turn'
          ? (listIdeas(outlook)[0]?.order ?? { kind: 'lieLow' as const })
          : answerTo(outlook, task).order;
      tryGive(table, seat, order);
    }
  }
}

function tryGive(table: EmpireTable, seat: SeatId, order: Parameters<typeof give>[2]): void {
  const refused = catchRefusal(() => give(table, seat, order));
  if (refused !== null) give(table, seat, { kind: 'byRule' });
}

/** Computes a seat's standing against the best of its rivals, in victory points. */
function estimateStanding(state: State, seat: SeatId): number {
  const own = estimateFortune(state, seat);
  const others = listRivals(state, seat).map((one) => estimateFortune(state, one));
  if (state.ending !== null) return state.ending.winners.includes(seat) ? 60 : -40;
  const mean = others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
  return own - 0.5 * Math.max(0, ...others) - 0.25 * mean;
}

function estimateFortune(state: State, seat: SeatId): number {
  const { points, corruption, cashDollars, hand, exhausted, cards } = requireCapo(state, seat);
  const left = Math.max(1, Math.min(7, (state.house.victoryPoints - points) / 13));
  const land = listSquares(state, seat).reduce((sum, square) => sum + computeLandValue(state, square), 0);
  const men = [...hand, ...exhausted.filter((_, nth) => nth % 2 === 0)].reduce(
    (sum, man) => sum + requireMan(state, man).combat * 0.55,
    0,
  );
  const danger = corruption > 60 ? (corruption - 60) * 0.6 : 0;
  return (
    points +
    land * left * 0.7 +
    (computeExpectedIncome(state, seat) / 250) * Math.min(left, 4) * 0.7 +
    cashDollars / 270 +
    men +
    cards.length * 0.8 +
    listRacketsHeld(state, seat).length * 0.2 -
    corruption * 0.2 -
    danger
  );
}
