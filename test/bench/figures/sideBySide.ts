import { createRequire } from 'node:module';
import { seedRng } from '../../../src-main/kernel/dice/dice.ts';
import type { DraftEntry } from '../../../src-main/kernel/journal/journal.ts';
import { run, type Snapshot, type Writer } from '../../../src-main/kernel/run.ts';
import { median, workedMs, type Figure } from '../figure.ts';

type Count = { count: number };

/** What is used of boardgame.io, whose own types bring those of an older Svelte with them. */
type Engine = {
  Client(options: {
    game: {
      name: string;
      seed: string;
      setup: () => Count;
      moves: Record<string, (context: { G: Count; random: { D6: () => number } }) => void>;
    };
    numPlayers: number;
    debug: boolean;
  }): {
    start: () => void;
    stop: () => void;
    moves: Record<string, (() => void) | undefined>;
    getState: () => { G: Count } | null;
  };
};

/** Its package has no module of its own for Node, only a folder that `require` finds. */
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as Engine;

/** Games of one measure, and the moves of each: both keep all they wrote, so that a long game is a slow one. */
const games = 10;
const moves = 1_000;

/**
 * The same trivial move, a counter that is raised by a die, in this kernel and in boardgame.io: checked, thrown for,
 * written down, the state before it left as it was.
 */
export const figure: Figure = {
  title: `a trivial move beside boardgame.io (${games} games of ${moves.toLocaleString('en-US')} moves)`,
  measure({ repeats }) {
    const speedOf = (play: () => number): number => {
      const speeds = Array.from({ length: repeats }, () => {
        const milliseconds = workedMs(() => {
          for (let game = 0; game < games; game += 1) {
            if (play() < moves) throw new Error('A move was lost.');
          }
        });
        return ((games * moves) / milliseconds) * 1_000;
      });
      return median(speeds);
    };
    const ours = speedOf(playOurs);
    const theirs = speedOf(playTheirs);
    return Promise.resolve([
      { name: 'moves a second in this kernel', value: ours, unit: 'moves/s' },
      { name: 'moves a second in boardgame.io', value: theirs, unit: 'moves/s' },
      { name: 'times as fast', value: ours / theirs, unit: '' },
    ]);
  },
};

const writer: Required<Writer<Count, { by: number }>> = {
  apply: (state, { by }) => void (state.count += by),
  periodOf: () => 1,
  tell: (state, { by }) => `Raised by ${by} to ${state.count}.`,
};

/** What the counter stands at: each move adds one at least. */
function playOurs(): number {
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

function playTheirs(): number {
  const client = Client({
    game: {
      name: 'counter',
      seed: '1',
      setup: () => ({ count: 0 }),
      moves: { raise: ({ G, random }) => void (G.count += random.D6()) },
    },
    numPlayers: 1,
    debug: false,
  });
  client.start();
  const raise = client.moves['raise'];
  for (let move = 0; move < moves; move += 1) raise?.();
  const count = client.getState()?.G.count ?? 0;
  client.stop();
  return count;
}
