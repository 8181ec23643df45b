import type { StatBlock } from '#shared/games/paradise/people.ts';
import type { Dice } from '#kernel/dice/dice.ts';
import type { GuardedOfficial, OfficialTarget } from '#main/games/paradise/rules/state/records/battleWords.ts';
import { lawTable } from '../table/lawTable.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';
import { createLawFigure } from '../table/figures.ts';
import type { Roster } from './forces.ts';
import { type LawGroup, createLawmen, rollPatrolCar } from './law.ts';

/** An official, those who guard him, and the cars they came in. */
export type Escort = { official: FigureSource; guards: FigureSource[]; vehicles: VehicleSource[] };

/** The source of an official's figure, with the campaign's `name` and SMARTS. */
export type OfficialSource = {
  id: string;
  name: string;
  smarts: number;
  /** [OFF-10] The campaign's rolls for him; without them he is like most men. */
  stats?: Readonly<Omit<StatBlock, 'smarts'>>;
};

const titles: Readonly<Record<OfficialTarget, string>> = {
  mayor: 'Mayor',
  councilor: 'City Councilor',
  judge: 'Judge',
  chief: 'Police Chief',
  captain: 'Police Captain',
  editor: 'City Editor',
  reporter: 'Reporter',
  'attorney-general': 'State Attorney General',
};

/** [OFF-10] The stats where the campaign has rolled none: the lower half of the average column. */
const averageMan: StatBlock = { fists: 3, gats: 3, guts: 3, stunts: 3, smarts: 3, hits: 3 };

/**
 * [OFF-5] Rolls the guards of a man of office: the Mayor has four Beat Cops, a Councilor two, a Judge a car of six;
 * the Chief a car full of Beat Cops besides his own car and driver; a Captain his own.
 */
export function rollBodyguards(
  { kind, name }: { kind: OfficialTarget; name: string },
  dice: Dice,
  chiefSmarts: number,
): LawGroup[] {
  const createCops = (count: number, car = 0): LawGroup => ({ profile: 'beat-cop', count, car });
  switch (kind) {
    case 'mayor':
    case 'attorney-general':
      return [createCops(4)];
    case 'councilor':
      return [createCops(2)];
    case 'judge':
      return rollPatrolCar(dice, 0, 'The Judge’s car');
    case 'chief':
      return [createCops(1), createCops(6, 1)];
    case 'captain': {
      const { passed } = dice.test({
        purpose: `The Chief grants Captain ${name} an escort: SMARTS`,
        stat: chiefSmarts,
      });
      return passed ? [createCops(1), createCops(6, 1)] : [createCops(1)];
    }
    default:
      return [];
  }
}

/** [OFF-5] Creates the target of a Hit with his bodyguards and their cars. */
export function createOfficialEscort(
  kind: GuardedOfficial,
  source: OfficialSource,
  roster: Roster,
  dice: Dice,
  chiefSmarts = 3,
): Escort {
  const groups = rollBodyguards({ kind, name: source.name }, dice, chiefSmarts);
  const loads = createLawmen(roster, groups, false);
  return { official: createOfficialFigure(kind, source), guards: loads.flat(), vehicles: roster.cars(loads.length) };
}

/**
 * [OFF-10] True for officials with printed stats: Chief and Captains fight like a Captain, Reporters have their own.
 */
export function hasProfile(kind: OfficialTarget): boolean {
  return kind === 'chief' || kind === 'captain' || kind === 'reporter';
}

/** [OFF-10] Chief and Captain wear a badge and fight like a Captain; the others hold an office. */
export function createOfficialFigure(kind: OfficialTarget, source: OfficialSource): FigureSource {
  const { id, name, smarts, stats } = source;
  if (kind === 'chief' || kind === 'captain') {
    const officer = createLawFigure(id, 'defenders', 'captain', ['pistol']);
    return { ...officer, name, profile: titles[kind], stats: { ...officer.stats, smarts } };
  }
  return {
    id,
    side: 'defenders',
    kind: 'official',
    name,
    profile: titles[kind],
    stats: { ...(kind === 'reporter' ? lawTable.reporter.stats : averageMan), ...stats, smarts },
    skills: [],
    guns: [],
    melee: 'fists',
  };
}
