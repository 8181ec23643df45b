import { houseTable, type HouseRules } from '#shared/games/paradise/houseRules.ts';
import { describeRule } from '#shared/words/houseRules.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';

/** Lists the house rules in force for the paper, a phrase each; none unless the campaign prints them. */
export function listSmallPrint(rules: DeepReadonly<HouseRules>): string[] {
  if (rules.smallPrint !== 'printed') return [];
  return houseTable.rows
    .filter(({ key }) => key !== 'smallPrint' && key !== 'npcReasons')
    .map((row) => {
      const words = describeRule(rules, row);
      const isChoice = row.field.kind === 'choice';
      return `${row.name}: ${isChoice ? words.charAt(0).toLowerCase() + words.slice(1) : words}`;
    });
}
