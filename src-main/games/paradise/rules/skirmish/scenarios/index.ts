import type { Dice } from '#kernel/dice/dice.ts';
import { divideParties } from '../mustering/columns.ts';
import type { Muster } from '../mustering/muster.ts';
import type { Scenario, ScenarioRules } from '../scenario.ts';
import { sides } from '../table/sides.ts';
import type { TableMaker } from './common.ts';
import { policeRaidRules, raidRules, raidTable, siegeRules } from './holding.ts';
import { hitRules, hitTable, showdownRules, showdownTable } from './killing.ts';
import { meetRules, meetTable } from './meeting.ts';
import { hijackRules, layHijackTable, robberyRules, layRobberyTable } from './robbery.ts';
import { blockRules, blockTable, crossingRules, layCrossingTable, rumbleRules, rumbleTable } from './street.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

/** [SCN-1 to SCN-11] Makes a scenario from its muster, ready to begin. */
export function makeScenario(muster: Muster, dice: Dice): Scenario {
  const { makeTable, rules } = scenarios[muster.scenario];
  const { fielded, coming } = divideParties(muster);
  const start = makeTable(fielded, dice).state;
  for (const side of sides) if (coming[side].length > 0) start.reserves[side].coming = coming[side];
  return { name: muster.scenario, start, ...rules };
}

/** Finds the rules of a battle that is under way. */
export function findRules(name: ScenarioName): ScenarioRules {
  return scenarios[name].rules;
}

const scenarios: Readonly<Record<ScenarioName, { makeTable: TableMaker; rules: ScenarioRules }>> = {
  'smash-and-grab': { makeTable: layRobberyTable, rules: robberyRules },
  hit: { makeTable: hitTable, rules: hitRules },
  hijack: { makeTable: layHijackTable, rules: hijackRules },
  meet: { makeTable: meetTable, rules: meetRules },
  raid: { makeTable: raidTable, rules: raidRules },
  'show-of-strength': { makeTable: blockTable, rules: blockRules },
  showdown: { makeTable: showdownTable, rules: showdownRules },
  rumble: { makeTable: rumbleTable, rules: rumbleRules },
  'mean-streets': { makeTable: layCrossingTable, rules: crossingRules },
  'police-raid': { makeTable: raidTable, rules: policeRaidRules },
  siege: { makeTable: raidTable, rules: siegeRules },
};
