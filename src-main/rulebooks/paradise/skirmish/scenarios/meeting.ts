import { fightersOf } from '../battle.ts';
import type { Dice } from '../../../../kernel/dice.ts';
import type { BattleTable } from '../battleTable.ts';
import { end, lastStanding } from '../endings.ts';
import type { FigureSource } from '../figures.ts';
import { d6, type Roster } from '../forces.ts';
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
    [negotiator(attackers, dice), ...attackers.gangsters('hoodlum', 3)],
    { x: x - 3, y },
    main,
  );
  setUp.place(
    [negotiator(defenders, dice), ...defenders.gangsters('hoodlum', 3)],
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

/** [SCN-4] D6 for his SMARTS: 1 is a 3, 2 to 4 a 4, then the face. */
function negotiator(roster: Roster, dice: Dice): FigureSource {
  const face = d6(dice, `SMARTS of the boss of the ${roster.side}`);
  const smarts = face === 1 ? 3 : Math.max(4, face);
  const [boss] = roster.gangsters('boss', 1);
  if (boss === undefined) throw new Error('A roster made no boss.');
  return { ...boss, stats: { ...boss.stats, smarts } };
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
