import { isInFight } from '../battle.ts';
import { listEverybody } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { makeChange } from '../table/change.ts';

/** [SK-22] On a D6 up to this he has been at the bottle. */
const drunkUpTo = 4;

/**
 * [SK-22, SK-41] Rolls D6 at the start for each drinker: 1-4 is drunk for the scenario. A Mean Drunk, for whom no other
 * roll is named, uses the same one.
 */
export function rollDrunks(table: BattleTable): void {
  const thirsty = listEverybody(table.state).filter(
    (f) => isInFight(f) && (f.skills.includes('drunk') || f.skills.includes('mean-drunk')),
  );
  for (const { id, name } of thirsty) {
    const { total } = table.dice.roll({ purpose: `${name} and the bottle` });
    const isDrunk = total <= drunkUpTo;
    table.emit({
      type: 'told',
      text: isDrunk ? `${name} has had a few.` : `${name} is sober tonight.`,
      figures: makeChange(id, { isDrunk }),
    });
  }
}
