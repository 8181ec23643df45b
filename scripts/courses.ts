import { gameIds } from '#shared/words/games.ts';
import { playAnyCourse } from '#test/support/anyCourse.ts';
import { createProgressLine, numberOption, readWordOption } from './trials/pool.ts';

/**
 * Plays games with any seats, house rules, and rulings and tells which of them stop: `npm run courses --
 * [--game empire-city] [--seeds 1000] [--from 1] [--periods 60]`.
 */
const only = readWordOption('game', gameIds);
const seeds = numberOption('seeds', 100, 100_000);
const first = numberOption('from', 1, 1_000_000);
const periods = numberOption('periods', 60, 1_000);

let failed = 0;
for (const game of only === null ? gameIds : [only]) {
  const tell = createProgressLine(game, seeds);
  const courses = Array.from({ length: seeds }, (_, nth) => {
    const course = playAnyCourse(game, first + nth, periods);
    if (course.problem !== null) {
      failed += 1;
      console.log(`${game}, seed ${first + nth}, period ${course.periods}: ${course.problem}`);
    }
    tell(nth + 1);
    return course;
  });
  const sum = (of: 'periods' | 'rulings' | 'refused'): number =>
    courses.reduce((total, course) => total + course[of], 0);
  const over = courses.filter(({ isOver }) => isOver).length;
  console.log(
    `${game}: ${seeds} courses, ${over} to the end, ${sum('periods')} periods, ${sum('rulings')} rulings and ${sum('refused')} refused`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
