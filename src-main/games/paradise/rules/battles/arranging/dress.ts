import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleSide } from '#shared/games/paradise/battles.ts';
import type { Explosive, Weapon } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { computeCurrentStats } from '#main/games/paradise/rules/state/condition.ts';
import type { FigureSource } from '#main/games/paradise/rules/skirmish/sources.ts';
import { guns, type Gun, type Melee } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { describeRole } from '#main/games/paradise/rules/gangs/naming.ts';
import { canFight } from '#main/games/paradise/rules/filing/crews.ts';
import { isGang } from './parties.ts';
import type { Force } from '#main/games/paradise/rules/state/records/battles.ts';

/** The people and cars that figures are made from; anyone who died, was booked or changed sides since stays away. */
export type Rosters = Pick<State, 'gangsters' | 'vehicles'>;

/** Finds a gangster who is still with the gang, free, and fit to fight. */
export function findPresent(state: Rosters, force: DeepReadonly<Force>, id: GangsterId): DeepReadonly<Gangster> | null {
  const gangster = state.gangsters[id];
  if (gangster === undefined || !canFight(gangster)) return null;
  // [SCN-2a] The law's own crew are the men it holds.
  const isThere = isGang(force.party)
    ? gangster.gang === force.party && gangster.custody === null
    : gangster.custody !== null;
  return isThere ? gangster : null;
}

/** Creates a gangster's figure with his wounds, weapons and skills. */
export function createFigure(gangster: DeepReadonly<Gangster>, side: BattleSide): FigureSource {
  return {
    id: gangster.id,
    side,
    kind: 'gangster',
    name: gangster.name,
    profile: describeRole(gangster),
    stats: computeCurrentStats(gangster),
    skills: [...gangster.skills],
    guns: gangster.weapons.filter(isGun),
    melee: findMelee(gangster),
    grenades: countCarried(gangster, 'grenade'),
    dynamite: countCarried(gangster, 'dynamite'),
    gasoline: countCarried(gangster, 'gasoline'),
    isBoss: gangster.isBoss,
    isStoneCold: gangster.isStoneCold,
  };
}

/** [SCN-2a] Creates the figure of a man on his way to court: unarmed and under guard. */
export function createCaptiveFigure(gangster: DeepReadonly<Gangster>, side: BattleSide): FigureSource {
  return {
    ...createFigure(gangster, side),
    kind: 'official',
    guns: [],
    melee: 'fists',
    grenades: 0,
    dynamite: 0,
    gasoline: 0,
  };
}

/** The free people of a gang as the scenario’s draws choose among them. */
export function listPool(
  state: Pick<State, 'gangsters'>,
  ids: readonly GangsterId[],
  side: BattleSide,
): FigureSource[] {
  return ids.flatMap((id) => {
    const gangster = state.gangsters[id];
    return gangster === undefined ? [] : [createFigure(gangster, side)];
  });
}

/** The roster’s ids of drawn figures. */
export function listIds(drawn: readonly FigureSource[]): GangsterId[] {
  return drawn.map(({ id }) => id as GangsterId);
}

/** [GANG-9] Counts a gangster's explosives of one kind. */
export function countCarried(gangster: Pick<DeepReadonly<Gangster>, 'weapons'>, what: Explosive): number {
  let count = 0;
  for (const weapon of gangster.weapons) if (weapon === what) count += 1;
  return count;
}

const firearms: ReadonlySet<string> = new Set(guns);

function isGun(weapon: Weapon): weapon is Weapon & Gun {
  return firearms.has(weapon);
}

/** [GANG-9, SK-33, SK-35] Finds the melee weapon: a club, or a knife for a man who asked for one or has the skill. */
function findMelee({ weapons, skills }: DeepReadonly<Gangster>): Melee {
  if (weapons.includes('knife')) return 'knife';
  const hasTheKnack = skills.includes('knife-thrower') || skills.includes('mack-the-knife');
  return hasTheKnack && !weapons.includes('hand-weapon') ? 'knife' : 'club';
}
