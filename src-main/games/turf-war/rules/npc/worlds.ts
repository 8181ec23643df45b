import { none } from '../fights/position.ts';
import type { Board, Plan } from './board.ts';
import type { Effort } from './doctrines.ts';
import { planIdea, type Lean } from './ideas.ts';
import { sumWorth, weigh } from './value.ts';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';

/** Rivals' habits, as leans: hunters, land grabbers, those who cover their own, those who stay. */
const habits: readonly Omit<Lean, 'prey' | 'betrays'>[] = [
  { share: 1, hunt: 1.3, grab: 0.5, cover: 0.1, guard: 0 },
  { share: 0.95, hunt: 0.7, grab: 1, cover: 0.3, guard: 0 },
  { share: 0.9, hunt: 0.3, grab: 1.3, cover: 0.4, guard: 0 },
  { share: 0.85, hunt: 0.5, grab: 0.7, cover: 1, guard: 3 },
  { share: 0.3, hunt: 0.6, grab: 0.6, cover: 0.4, guard: 4 },
];

/** [WAR-NPC-4] Samples possible orders of all others, one world after the other. */
export function sampleWorlds(board: Board, { worlds, keen }: Effort, random: NpcRandom): Map<number, Plan>[] {
  return Array.from({ length: worlds }, () => {
    const world = new Map<number, Plan>();
    for (let gang = 0; gang < board.position.gangs; gang += 1) {
      if (gang === board.me || board.living[gang] !== true) continue;
      world.set(gang, draftRivalPlan(board, gang, keen, random));
    }
    return world;
  });
}

function draftRivalPlan(board: Board, gang: number, keen: boolean, random: NpcRandom): Plan {
  const draw = (): Plan => planIdea(board, gang, pickHabit(board, gang, random), random);
  if (!keen) return draw();
  // A keen planner takes its rivals for people who think a little themselves.
  const asRival = { ...board, me: gang };
  const alone = board.own.map((): Plan => new Map());
  const evaluatePlan = (plan: Plan): number => sumWorth(weigh(asRival, alone.with(gang, plan)));
  const [first, second] = [draw(), draw()];
  return evaluatePlan(first) >= evaluatePlan(second) ? first : second;
}

/** A habit, likelier the better it fits the share the gang moved last turn. */
function pickHabit(board: Board, gang: number, random: NpcRandom): Lean {
  const { state } = board;
  const seat = state.precedence[gang];
  const last = state.turns[state.turn - 1];
  const movers = seat === undefined ? undefined : last?.movers[seat];
  const share = movers === undefined || movers.of === 0 ? 0.9 : movers.moved / movers.of;
  const weights = habits.map((habit) => 1.2 - Math.abs(habit.share - share));
  let drawn = random.next() * weights.reduce((sum, one) => sum + one, 0);
  const place = weights.findIndex((weight) => (drawn -= weight) < 0);
  const habit = habits[Math.max(0, place)] ?? habits[1];
  return { share: 1, hunt: 1, grab: 1, cover: 0.3, guard: 0, ...habit, prey: none, betrays: none };
}
