import { paradiseWriter } from '#test/support/rules.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import type { Muscle, MuscleProfile } from '#shared/games/paradise/battles.ts';
import type { GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import { skills, type HireableProfile, type Skill, type Weapon } from '#shared/games/paradise/people.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** A stream of whole numbers from 0 to below a bound. */
export type Picker = (below: number) => number;

/** Men of a random party: own ones and hired ones, and its kind if all are of one. */
export type Party = { crew: GangsterId[]; muscle: Muscle[]; only: MuscleProfile | null };

/** Guns for those who can shoot, as often as they stand here. */
const guns: readonly (Weapon | null)[] = [
  ...Array<Weapon>(9).fill('pistol'),
  'pump-shotgun',
  'double-barreled-shotgun',
  'carbine',
  'rifle',
  'bar',
  ...Array<Weapon>(5).fill('tommy-gun'),
  null,
];

const kinds: readonly MuscleProfile[] = ['punk', 'slugger', 'hoodlum', 'hoodlum', 'enforcer', 'torpedo'];

/** Own men of a party at most; the others are hired. */
const mostOwn = 20;

/** Draws a size from 0 or 1 to `most`; each doubling is as likely as the one before. */
export function drawSize(pick: Picker, least: 0 | 1, most: number): number {
  const add = 1 - least;
  return Math.min(most, Math.floor(Math.exp((pick(1_000) / 1_000) * Math.log(most + add + 1))) - add);
}

/** Hires a party: all of one kind, or mixed. */
export function hireParty(state: ParadiseState, seat: SeatId, size: number, pick: Picker): Party {
  const own = Math.min(mostOwn, pick(2) === 0 ? size : 1 + pick(size));
  const only = pick(2) === 0 ? drawKind(pick) : null;
  const crew = hireMen(state, seat, own, pick, only);
  const hired = new Map<MuscleProfile, number>();
  const usual = only ?? drawKind(pick);
  for (let more = own; more < size; more += 1) {
    const profile = only !== null || pick(2) === 0 ? usual : drawKind(pick);
    hired.set(profile, (hired.get(profile) ?? 0) + 1);
  }
  return { crew, muscle: [...hired].map(([profile, count]): Muscle => ({ profile, count })), only };
}

export function drawKind(pick: Picker): MuscleProfile {
  return kinds[pick(kinds.length)] ?? 'hoodlum';
}

/** Men of one kind or of any, armed as their GATS allow. */
export function hireMen(
  state: ParadiseState,
  gang: SeatId,
  count: number,
  pick: Picker,
  only: HireableProfile | null = null,
): GangsterId[] {
  const first = Object.keys(state.gangsters).length;
  const gun = guns[pick(guns.length)] ?? null;
  return Array.from({ length: count }, (_, nth) => {
    const profile = only ?? drawKind(pick);
    const stats = { ...profileTable[profile].stats };
    // One man in three is not as the rack has him.
    if (pick(3) === 0) {
      for (const stat of ['gats', 'fists', 'guts'] as const) {
        stats[stat] = Math.max(1, Math.min(6, stats[stat] + pick(3) - 1));
      }
    }
    const own = pick(2) === 0 ? gun : (guns[pick(guns.length)] ?? null);
    const isArmed = own !== null && (stats.gats >= 3 || pick(6) === 0);
    const id = `x${first + nth}` as GangsterId;
    paradiseWriter.apply(state, {
      type: 'recruited',
      gangster: {
        id,
        gang,
        name: `Man ${first + nth}`,
        profile,
        isBoss: false,
        stats,
        skills: drawSkills(profile, pick),
        weapons: [...(isArmed ? [own] : []), ...drawExplosives(pick), 'hand-weapon'],
        paidDollars: 0,
        joinedMonth: 1,
        triedStealingMonth: 0,
      },
      costDollars: 0,
      usesName: false,
    });
    return id;
  });
}

/** [SK-0] Draws the skills that his kind rolls or chooses, each as likely as any. */
function drawSkills(profile: HireableProfile, pick: Picker): Skill[] {
  const { randomSkills, chosenSkills } = profileTable[profile];
  const own = Array.from({ length: randomSkills + chosenSkills }, () => skills[pick(skills.length)] ?? 'boxer');
  return [...new Set(own)].filter((one) => one !== 'femme-fatale' && one !== 'nice-girl' && one !== 'crippled');
}

/** [GANG-9] One man in five carries a grenade, or a stick of dynamite. */
function drawExplosives(pick: Picker): Weapon[] {
  const face = pick(10);
  return face === 0 ? ['grenade'] : face === 1 ? ['dynamite'] : [];
}

/** [CAR-9] Buys a gang no car, one, or enough to seat all of them, six to a car. */
export function buyCars(state: ParadiseState, gang: SeatId, men: number, pick: Picker): VehicleId[] {
  const count = [0, 0, 1, Math.ceil(men / 6), Math.ceil(men / 6)][pick(5)] ?? 0;
  const isArmored = count > 0 && pick(3) === 0;
  return Array.from({ length: count }, (_, nth) => {
    const id = `v${nth + 1}` as VehicleId;
    paradiseWriter.apply(state, {
      type: 'vehicle-bought',
      vehicle: { id, gang, kind: 'car', upgrades: isArmored ? ['bulletproof'] : [], stolen: false },
      costDollars: 0,
    });
    return id;
  });
}

/** Creates a stream from a seed. */
export function createPicker(seed: number): Picker {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
