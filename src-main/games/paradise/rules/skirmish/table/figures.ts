import { type HireableProfile, profileNames, type Skill } from '#shared/games/paradise/people.ts';
import type { LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import type { Allegiance, Figure, Firearm } from '../battle.ts';
import { lawTable } from './lawTable.ts';
import type { FigureSource } from '../sources.ts';
import type { Point } from './geometry.ts';
import { nameOfficer, nameTough } from './strangers.ts';
import type { Gun, Melee } from './weapons.ts';

export type { FigureSource };

/** [SK-34, SK-56, SK-63, SK-67] Makes a figure at its start. */
export function makeFigure(source: FigureSource, at: Point): Figure {
  return {
    id: source.id,
    side: source.side,
    kind: source.kind,
    name: source.name,
    profile: source.profile,
    stats: { ...source.stats },
    wounds: 0,
    lame: null,
    skills: [...source.skills],
    firearms: source.guns.map((gun): Firearm => {
      return { gun, isEmpty: false, isJammed: false, blasts: 2 };
    }),
    spareDrum: null,
    melee: source.melee,
    grenades: source.grenades ?? 0,
    dynamite: source.dynamite ?? 0,
    gasoline: source.gasoline ?? 0,
    at: { x: at.x, y: at.y },
    posture: 'up',
    recovery: 0,
    missesCards: 0,
    isNervous: false,
    aimsAt: null,
    gait: 'stood',
    isHidden: false,
    isClimbing: false,
    climbed: 0,
    carId: null,
    hostages: [],
    heldBy: null,
    prisoners: [],
    hasSeenSurrender: false,
    loot: 0,
    isDrunk: false,
    luck: source.skills.includes('lucky-cuss') ? 2 : 0,
    spunk: source.skills.includes('spunky-kid') ? 1 : 0,
    toughness: source.skills.includes('tough-sob') ? 2 : 0,
    charm: source.skills.includes('femme-fatale') ? 1 : 0,
    isStoneCold: source.isStoneCold ?? false,
    madeName: false,
    deadlySixes: 0,
    deadlySevens: 0,
    killedBy: null,
    isBoss: source.isBoss ?? false,
    hasPanicked: false,
    hasFired: false,
    post: null,
    worksHere: source.worksHere ?? false,
  };
}

/** An off-the-rack gangster for battles without a campaign. */
export function createRackFigure(
  id: string,
  side: Allegiance,
  profile: HireableProfile,
  arms: { guns: readonly Gun[]; melee: Melee },
  battle = 0,
): FigureSource {
  return {
    id,
    side,
    kind: 'gangster',
    name: nameTough(id, battle),
    profile: profileNames[profile],
    stats: profileTable[profile].stats,
    skills: [],
    guns: arms.guns,
    melee: arms.melee,
    isBoss: profile === 'boss',
    ...createUnrolled(profileTable[profile].randomSkills),
  };
}

/** [GANG-5] A policeman, Fed or citizen. */
export function createLawFigure(
  id: string,
  side: Allegiance,
  profile: LawProfile,
  guns: readonly Gun[],
  battle = 0,
): FigureSource {
  const row = lawTable[profile];
  const tag = side === 'civilians' ? (/\d+$/.exec(id)?.[0] ?? id) : nameOfficer(id, battle);
  return {
    id,
    side,
    kind: row.kind,
    name: `${row.name} ${tag}`,
    profile: row.name,
    stats: row.stats,
    skills: row.skills,
    guns,
    melee: row.kind === 'civilian' ? 'fists' : 'club',
    ...createUnrolled(row.randomSkills, row.oneOf),
  };
}

function createUnrolled(random: number, oneOf: readonly Skill[] = []): Pick<FigureSource, 'unrolled'> {
  return random + oneOf.length === 0 ? {} : { unrolled: { random, oneOf } };
}
