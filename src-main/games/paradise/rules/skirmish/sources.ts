import type { Skill, StatBlock } from '#shared/games/paradise/people.ts';
import type { Allegiance, CarId, FigureId, FigureKind } from './table/sides.ts';
import type { Gun, Melee } from './table/weapons.ts';

/** The source of a figure: a roster's gangster, a policeman, a bystander. */
export type FigureSource = {
  id: FigureId;
  side: Allegiance;
  kind: FigureKind;
  name: string;
  /** Profile's name, e.g. `Hoodlum`; levels and points go by it. */
  profile: string;
  /** Stats with old wounds taken off. */
  stats: StatBlock;
  skills: readonly Skill[];
  guns: readonly Gun[];
  melee: Melee;
  grenades?: number;
  /** [BOMB-2, BOMB-4] Sticks of dynamite. */
  dynamite?: number;
  /** [BOMB-3] Bottles of gasoline. */
  gasoline?: number;
  isBoss?: boolean;
  /** [SK-0] Skills that his profile rolls for him, and one of two that he has in addition; absent once thrown. */
  unrolled?: { random: number; oneOf: readonly Skill[] };
  /** [GUTS-4] Came with the reputation. */
  isStoneCold?: boolean;
  /** [PO-2a] Staff of the place fought over. */
  worksHere?: boolean;
};

/** [CAR-9] Improvements that are sold for a car. */
export type CarUpgrade = 'souped-up' | 'good-suspension' | 'bulletproof';

/** A car or truck that a side brings to a battle. */
export type VehicleSource = {
  id: CarId;
  kind: 'car' | 'truck';
  upgrades: readonly CarUpgrade[];
  /** The crew members who ride in it; without a list it is filled in the crew's order. */
  aboard?: readonly FigureId[];
};

/** The man surest at the wheel. */
export function findBestDriver(crew: readonly FigureSource[]): FigureSource | null {
  const computeSkill = ({ stats, skills }: FigureSource): number =>
    stats.stunts + (skills.includes('wheel-man') ? 2 : 0) - (skills.includes('one-armed-man') ? 1 : 0);
  let best: FigureSource | null = null;
  for (const source of crew) if (best === null || computeSkill(source) > computeSkill(best)) best = source;
  return best;
}
