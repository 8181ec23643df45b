import type { Dice } from '../../../../kernel/dice.ts';
import { Roster } from '../forces.ts';
import type { Scenario, ScenarioName } from '../scenario.ts';
import type { Making } from './common.ts';
import { policeRaid, raid } from './holding.ts';
import { showdown, theHit } from './killing.ts';
import { theMeet } from './meeting.ts';
import { hijack, smashAndGrab } from './robbery.ts';
import { meanStreets, rumble, showOfStrength } from './street.ts';

/** [SCN-1 to SCN-11] A scenario with the forces the book suggests. */
export function makeScenario(name: ScenarioName, dice: Dice): Scenario {
  const making: Making = {
    dice,
    attackers: new Roster('attackers', 'a'),
    defenders: new Roster('defenders', 'd'),
  };
  return makers[name](making);
}

const makers: Readonly<Record<ScenarioName, (making: Making) => Scenario>> = {
  'smash-and-grab': smashAndGrab,
  hit: theHit,
  hijack,
  meet: theMeet,
  raid: (making) => raid(making, 'raid'),
  'show-of-strength': showOfStrength,
  showdown,
  rumble,
  'mean-streets': meanStreets,
  'police-raid': policeRaid,
  siege: (making) => raid(making, 'siege'),
};
