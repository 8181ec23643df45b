import { planFor } from '#main/games/paradise/rules/phases.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { gangTypes } from '#shared/games/paradise/city.ts';
import type { Level } from '#shared/games/paradise/minds.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';
import { median, workedMs, type Figure } from '../figure.ts';

const monthsPlayed = 12;
const warmUpRounds = 10;
/** Rounds of looks ahead after which the compiler has seen what they are made of. */
const warmUpLooks = 2;
const hardSeat = 'g2' as SeatId;

/** A month's orders of five Standard gangs, and of one that looks ahead, in the months of a campaign. */
export const figure: Figure = {
  title: 'planning (five gangs, months 1 to 12, after warm-up)',
  boundedBy: 'weighing jobs and takeovers; looking ahead, the months it plays',
  measure({ repeats }) {
    const start = foundedCampaign({ seed: 5, types: gangTypes.slice(1) });
    const states = playedMonths(start, monthsPlayed).map(({ state }) => state);
    const perMonth = (): number => planRound(states, 'standard') / states.length;
    for (let round = 0; round < warmUpRounds; round += 1) perMonth();
    const standard = Array.from({ length: repeats }, perMonth);
    const looks = (): number[] => states.map((state) => plan([viewOf(state, hardSeat, 'hard')]));
    for (let round = 0; round < warmUpLooks; round += 1) looks();
    const hard = looks();
    return Promise.resolve([
      { name: 'a month planned for five Standard gangs', value: median(standard), unit: 'ms', floor: 3, aim: 1.5 },
      { name: 'a month planned for one Hard gang', value: median(hard), unit: 'ms', floor: 200, aim: 100 },
    ]);
  },
};

/** Milliseconds for a month of every state. Views are new each time, because a plan keeps what it worked out of one. */
function planRound(states: readonly State[], level: Level): number {
  const views = states.flatMap((state) =>
    (Object.keys(state.gangs) as SeatId[]).map((seat) => viewOf(state, seat, level)),
  );
  return plan(views);
}

function viewOf(state: State, seat: SeatId, level: Level): SeatView {
  const view = buildSeatView(state, seat);
  return { ...view, mind: { ...view.mind, level } };
}

/** All of them together: the clock of a thread ticks too coarsely for one. */
function plan(views: readonly SeatView[]): number {
  return workedMs(() => {
    for (const view of views) planFor(view);
  });
}
