import { planFor } from '../../../src-main/rulebooks/paradise/phases.ts';
import { seatView } from '../../../src-main/rulebooks/paradise/minds/seatView.ts';
import type { State } from '../../../src-main/rulebooks/paradise/state/index.ts';
import type { SeatId } from '../../../src-shared/words/ids.ts';
import { gangTypes } from '../../../src-shared/games/paradise/city.ts';
import type { Level } from '../../../src-shared/games/paradise/minds.ts';
import { foundedCampaign, playedMonths } from '../../support/founded.ts';
import { median, workedMs, type Figure } from '../figure.ts';

const monthsPlayed = 12;

/** A month's orders of five Standard gangs, and of one that looks ahead, in the months of a campaign. */
export const figure: Figure = {
  title: 'planning (five gangs, months 1 to 12, after warm-up)',
  boundedBy: 'weighing jobs and takeovers; looking ahead, the months it plays',
  measure() {
    const start = foundedCampaign({ seed: 5, types: gangTypes.slice(1) });
    const states = playedMonths(start, monthsPlayed).map(({ state }) => state);
    for (let round = 0; round < 3; round += 1) {
      for (const state of states) planAll(state, 'standard');
    }
    const standard = states.map((state) => planAll(state, 'standard'));
    const hard = states.slice(0, 4).map((state) => plan(state, 'g2' as SeatId, 'hard'));
    return Promise.resolve([
      {
        name: 'a month planned for five Standard gangs',
        value: median(standard),
        unit: 'ms',
        floor: 3,
        aim: 1.5,
      },
      {
        name: 'a month planned for one Hard gang',
        value: median(hard),
        unit: 'ms',
        floor: 200,
        aim: 100,
      },
    ]);
  },
};

function planAll(state: State, level: Level): number {
  return (Object.keys(state.gangs) as SeatId[]).reduce(
    (sum, seat) => sum + plan(state, seat, level),
    0,
  );
}

function plan(state: State, seat: SeatId, level: Level): number {
  const view = seatView(state, seat);
  return workedMs(() => planFor({ ...view, mind: { ...view.mind, level } }));
}
