import { createSeededDice, Dice } from '#kernel/dice/dice.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createPoliceForce } from '#main/games/paradise/rules/skirmish/mustering/law.ts';
import type { Muster } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { simulateMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';

/** The men who stand by with the guards: nobody, or as many as make the gang equal to the police in number. */
export const companies = ['nobody', 'hoodlums', 'enforcers'] as const;
export type Company = (typeof companies)[number];

/** Police raids on a place of so many Loot dice, with the seeds from one on. */
export type RaidTask = { lootDice: number; company: Company; fromSeed: number; seeds: number };

/** How often the gang kept its place. */
export type RaidCounts = { battles: number; held: number; arrested: number; dead: number };

/** Policemen of a car, and guards of a Loot die. */
const men = { car: 6, guards: 2 };

/** [SCN-10, GUTS-3] Fights a row of police raids and counts how they ended for the gang. */
export function countPoliceRaids(task: RaidTask): RaidCounts {
  const counts: RaidCounts = { battles: 0, held: 0, arrested: 0, dead: 0 };
  for (let seed = task.fromSeed; seed < task.fromSeed + task.seeds; seed += 1) {
    const { winner, figures } = simulateMuster(createMuster(task, seed), seed);
    const own = figures.filter(({ side }) => side === 'defenders');
    counts.battles += 1;
    counts.held += winner === 'defenders' ? 1 : 0;
    counts.arrested += own.filter(({ posture }) => posture === 'arrested').length;
    counts.dead += own.filter(({ posture }) => posture === 'dead').length;
  }
  return counts;
}

function createMuster({ lootDice, company }: RaidTask, seed: number): Muster {
  const dice = new Dice(createSeededDice(seedBattle(seed)), false);
  const police = new Roster('attackers', 'p');
  const gang = new Roster('defenders', 'g');
  const muster = bookMuster('police-raid', dice);
  const posted = lootDice * (men.car - men.guards);
  return {
    ...muster,
    lootDice,
    attackers: createPoliceForce(police, dice, { cars: lootDice, hasFeds: false }),
    defenders: {
      ...muster.defenders,
      guards: gang.gangsters('hoodlum', lootDice * men.guards),
      crew: company === 'nobody' ? [] : gang.gangsters(company === 'hoodlums' ? 'hoodlum' : 'enforcer', posted),
    },
  };
}
