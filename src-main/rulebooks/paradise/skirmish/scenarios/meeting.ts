import { fightersOf } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { end, lastStanding } from '../endings.ts';
import { makeLayout } from '../layouts.ts';
import type { Scenario } from '../scenario.ts';
import { SetUp } from '../setUp.ts';
import { main, scenario, type Making } from './common.ts';

/** [SCN-4] Talk first: SMARTS against SMARTS; a one on either side's D6 is treachery. */
export function theMeet(making: Making): Scenario {
  const { dice, attackers, defenders } = making;
  const setUp = new SetUp(makeLayout('restaurant', dice));
  const { x, y } = setUp.premises;
  setUp.place(
    [...attackers.gangsters('boss', 1), ...attackers.gangsters('hoodlum', 3)],
    { x: x - 3, y },
    main,
  );
  setUp.place(
    [...defenders.gangsters('boss', 1), ...defenders.gangsters('hoodlum', 3)],
    { x: x + 3, y },
    main,
  );
  let hasTalked = false;
  return scenario('meet', setUp, {
    check(table) {
      if (hasTalked) lastStanding(table);
      else {
        hasTalked = true;
        negotiate(table);
      }
    },
  });
}

function negotiate(table: BattleTable): void {
  for (const side of ['attackers', 'defenders'] as const) {
    const { total } = table.dice.roll({ purpose: `Do the ${side} mean it` });
    table.emit({ type: 'told', text: total === 1 ? 'Guns come out.' : 'They sit down.' });
    if (total === 1) return;
  }
  const wins = (['attackers', 'defenders'] as const).filter((side) => {
    const [boss] = fightersOf(table.state, side).filter((figure) => figure.isBoss);
    const { passed } = table.dice.test({
      purpose: `${boss?.name ?? side} makes his case: SMARTS`,
      stat: boss?.stats.smarts ?? 3,
      sixFails: true,
    });
    table.emit({ type: 'told', text: passed ? 'A good case.' : 'A weak case.' });
    return passed;
  });
  const [only] = wins;
  const isSettled = wins.length === 1 && only !== undefined;
  end(
    table,
    isSettled ? only : 'nobody',
    isSettled ? 'A deal is struck.' : 'They part as they came.',
  );
}
