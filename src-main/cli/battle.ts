import { createSeed } from '../platform/seedSource.ts';
import type { GameId } from '#shared/words/games.ts';
import { loadRulebook } from '../games/index.ts';
import { CommandFailure } from './failure.ts';
import { print } from './print.ts';
import { writeOutFile } from '../platform/outFile.ts';
import { rollText } from './rollText.ts';

export type BattleOptions = { game: GameId; scenario: string; seed?: number; json: boolean; out?: string };

/** `battle --scenario NAME`: fights one scenario with the forces the book suggests. */
export async function fightBattle(options: BattleOptions): Promise<void> {
  const { battles, title } = await loadRulebook(options.game);
  if (battles === undefined) throw new CommandFailure(`${title} has no battles of its own.`);
  const seed = options.seed ?? createSeed();
  if (options.out !== undefined) {
    writeOutFile(options.out, battles.page(options.scenario, seed));
    print(`The battle of seed ${seed} is in ${options.out}; open it in a browser.`);
    return;
  }
  const report = battles.fight(options.scenario, seed);
  if (options.json) {
    print(JSON.stringify(report, null, 2));
    return;
  }
  for (const { text, dice } of report.lines) {
    print(text);
    for (const roll of dice) print(`    ${rollText(roll)}`);
  }
  print('');
  for (const { name, side, fate, wounds } of report.fates) {
    const hurt = wounds === 0 ? '' : `, wounded by ${wounds} ${wounds === 1 ? 'point' : 'points'}`;
    print(`${side}: ${name} is ${fate}${hurt}.`);
  }
  print(`Ending: ${report.ending.replaceAll('-', ' ')}.`);
  print(`Winner of the ${report.scenario} (seed ${report.seed}): ${report.winner}.`);
}
