import type { ScenarioName } from '#shared/games/paradise/battles.ts';
import type { Battle, Side } from '../battle.ts';
import { listStanding } from '../battleIndex.ts';
import { listLyingLoot } from '../rules/premises.ts';
import { findEnemySide } from '../table/sides.ts';

const lastStanding = 'Be the last side on its feet.';

/** The aim of each side of a scenario, and its way out where it has one. */
const aims: Readonly<Record<ScenarioName, Readonly<Record<Side, string>>>> = {
  'smash-and-grab': {
    attackers: 'Carry off or smash most of the Loot, and get away with it.',
    defenders: 'Keep most of the Loot.',
  },
  hit: { attackers: 'Kill the man you came for.', defenders: 'Get the man they came for off the table alive.' },
  hijack: { attackers: 'Take the truck and drive it off.', defenders: 'Bring the truck to the far edge.' },
  meet: { attackers: lastStanding, defenders: lastStanding },
  raid: { attackers: 'Drive them out of the house.', defenders: 'Hold the house; the telephone brings help.' },
  'show-of-strength': {
    attackers: 'Cost them more than they cost you, then get away.',
    defenders: 'Cost them more than they cost you.',
  },
  showdown: { attackers: lastStanding, defenders: lastStanding },
  rumble: { attackers: lastStanding, defenders: lastStanding },
  'mean-streets': { attackers: 'Get across to the far edge.', defenders: 'Let nobody across.' },
  'police-raid': { attackers: 'Take the place and its people.', defenders: 'Get away, or drive the law off.' },
  siege: { attackers: 'Let nobody out of the house, and take it.', defenders: 'Break out, or beat them off.' },
};

/** Describes the aim of a side in a line, with what is left of it to do. */
export function describeAim(battle: Battle, side: Side): string {
  const { scenario, target } = battle.plan;
  const own = listStanding(battle, side).length;
  const theirs = listStanding(battle, findEnemySide(side)).length;
  const wanted = target === null ? undefined : battle.figures[target];
  const loot = listLyingLoot(battle).reduce((sum, piece) => sum + piece.loot, 0);
  return [
    aims[scenario][side],
    ...(wanted === undefined ? [] : [`It is about ${wanted.name}.`]),
    ...(scenario === 'smash-and-grab'
      ? [`${loot} of ${battle.plan.lootPoints} Loot ${loot === 1 ? 'lies' : 'lie'} there.`]
      : []),
    `${own} of yours and ${theirs} of theirs are on their feet.`,
  ].join(' ');
}
