import { scenarioTitles, type ScenarioName } from '#shared/games/paradise/battles.ts';
import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';

/** [SCN-1] The worth of a point of Loot. */
export const lootPointDollars = 100;

/** The aim of each kind of battle, in a sentence. */
const aims: Readonly<Record<ScenarioName, string>> = {
  'smash-and-grab': 'The attackers want to break the place up and run with what is in the till.',
  hit: 'The attackers have come to kill one man.',
  hijack: 'The attackers want the truck and what it carries.',
  meet: 'Both sides named who comes; whoever brought more guns than words finds out now.',
  raid: 'The attackers want the business itself, and drive its guards out to have it.',
  'show-of-strength': 'The attackers want the neighborhood to see who is the stronger.',
  showdown: 'Each gang has sent one man to settle it in the open.',
  rumble: 'Both gangs have agreed to a brawl over a few streets.',
  'mean-streets': 'Two crews have run into each other on the way.',
  'police-raid': 'The law has come to shut the place and book whoever is in it.',
  siege:
    'The men inside had heard of the raid, so it is a siege: the attackers have them shut in and mean to get them out.',
};

type Kind = Pick<BattleSummary, 'scenario' | 'isClash'>;

/** [TAKE-2] Tells what a battle is about, in a sentence. */
export function describeAim({ scenario, isClash }: Kind): string {
  return isClash ? 'Both crews came to talk to the owner; whichever is left standing gets to.' : aims[scenario];
}

/** Names the kind of a battle. */
export function nameBattleKind({ scenario, isClash }: Kind): string {
  return isClash ? 'Clash at the door' : scenarioTitles[scenario];
}

/** Tells what each side does there. */
export function listRoles({ isClash }: Kind): readonly [string, string] {
  return isClash ? ['One crew', 'The other'] : ['Attacking', 'Defending'];
}
