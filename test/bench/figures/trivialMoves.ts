import { seedRng } from '#kernel/dice/dice.ts';
import type { DraftEntry } from '#kernel/journal/journal.ts';
import { run, type Snapshot, type Writer } from '#kernel/run.ts';
import { median, workedMs, type Figure } from '../figure.ts';

type Count = { count: number };

/** Games of one measure, and the moves of each: all that was written is kept, so that a long game is a slow one. */
const games = 10;
const moves = 1_000;

/** A counter that is raised by a die: checked, thrown for, written down, the state before it left as it was. */
export const figure: Figure = {
  title: `a trivial move of the kernel (${games} games of ${moves.toLocaleString('en-US')} moves)`,
  measure({ repeats }) {
    const speeds = Array.from({ length: repeats }, () => {
      const milliseconds = workedMs(() => {
        for (let game = 0; game < games; game += 1) {
          if (playGame() < moves) throw new Error('A move was lost.');
        }
      });
      return ((games * moves) / milliseconds) * 1_000;
    });
    return Promise.resolve([{ name: 'moves a second', value: median(speeds), unit: 'moves/s' }]);
  },
};

const writer: Required<Writer<Count, { by: number }>> = {
  apply: (state, { by }) => void (state.count += by),
  periodOf: () => 1,
  tell: (state, { by }) => `Raised by ${by} to ${state.count}.`,
};

/** Returns where the counter stands at the end: each move adds one at least. */
function playGame(): number {
  let now: Snapshot<Count> = { state: { count: 0 }, rng: seedRng(1) };
  const journal: DraftEntry<{ by: number }>[] = [];
  for (let move = 0; move < moves; move += 1) {
    const result = run(now, writer, (table) => {
      table.entry({ title: 'Raise', author: { kind: 'gm' }, order: null, reason: null });
      table.emit({ by: table.dice.roll({ purpose: 'How far' }).total });
    });
    if (result.kind === 'question') throw new Error(result.question.prompt);
    now = result.after;
    journal.push(...result.entries);
  }
  return Math.min(journal.length, now.state.count);
}
