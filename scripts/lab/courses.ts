import { gameIds } from '#shared/words/games.ts';
import { playAnyCourse } from '#test/support/anyCourse.ts';
import { sum } from './numbers.ts';
import { readNumberOption, readWordOption } from './options.ts';
import { createProgressLine } from './pool.ts';

/** Plays games with any seats, house rules, and rulings, and prints which of them stop. */
export function run(): void {
  const only = readWordOption('game', gameIds);
  const seeds = readNumberOption('seeds', 100, 100_000);
  const first = readNumberOption('from', 1, 1_000_000);
  const periods = readNumberOption('periods', 60, 1_000);
  for (const game of only === null ? gameIds : [only]) {
    const tell = createProgressLine(game, seeds);
    const courses = Array.from({ length: seeds }, (_, nth) => {
      const course = playAnyCourse(game, first + nth, periods);
      if (course.problem !== null) {
        process.exitCode = 1;
        console.log(`${game}, seed ${first + nth}, period ${course.periods}: ${course.problem}`);
      }
      tell(nth + 1);
      return course;
    });
    const addUp = (figure: 'periods' | 'rulings' | 'refused'): number => sum(courses.map((course) => course[figure]));
    const over = courses.filter(({ isOver }) => isOver).length;
    console.log(
      `${game}: ${seeds} courses, ${over} to the end, ${addUp('periods')} periods, ${addUp('rulings')} rulings and ${addUp('refused')} refused`,
    );
  }
}
