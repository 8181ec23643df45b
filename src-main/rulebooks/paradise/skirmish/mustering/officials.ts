import type { StatBlock } from '../../../../../src-shared/vocabulary/paradise/people.ts';
import type { Dice } from '../../../../kernel/dice.ts';
import { lawFigure } from '../figures.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';
import type { Roster } from './forces.ts';
import { policeCar } from './law.ts';

/** [OFF-5] Whom a Hit may be on and who is guarded by the police. */
export const guardedOfficials = ['mayor', 'councilor', 'judge', 'chief', 'captain'] as const;
export type GuardedOfficial = (typeof guardedOfficials)[number];

/** An official, those who guard him, and the cars they came in. */
export type Escort = {
  official: FigureSource;
  guards: FigureSource[];
  vehicles: VehicleSource[];
};

/** What an official is made from; `name` and SMARTS as the campaign knows them. */
export type OfficialSource = { id: string; name: string; smarts: number };

/** [PO-2, LAW-7] Whom a Hit may be on at all. */
export type OfficialTarget = GuardedOfficial | 'editor' | 'reporter' | 'attorney-general';

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

/** An office-holder has the stats of an average man and his own SMARTS. */
const averageMan: StatBlock = { fists: 3, gats: 3, guts: 3, stunts: 3, smarts: 3, hits: 3 };

/**
 * [OFF-5] The target of a Hit and his bodyguards: the Mayor has four Beat Cops, a Councilor two officers,
 * a Judge a car of six; the Chief a car full of Beat Cops besides his own car and driver; a Captain his
 * driver, and a car of police if the Chief agrees, which takes the Chief's SMARTS.
 */
export function officialEscort(
  kind: GuardedOfficial,
  source: OfficialSource,
  roster: Roster,
  dice: Dice,
  chiefSmarts = 3,
): Escort {
  const official = officialFigure(kind, source);
  switch (kind) {
    case 'mayor':
      return { official, guards: roster.law('beat-cop', 4), vehicles: roster.cars(1) };
    case 'councilor':
      return { official, guards: roster.law('beat-cop', 2), vehicles: roster.cars(1) };
    case 'judge':
      return { official, guards: policeCar(roster, dice), vehicles: roster.cars(1) };
    case 'chief':
      return {
        official,
        guards: [...roster.law('beat-cop', 1), ...roster.law('beat-cop', 6)],
        vehicles: roster.cars(2),
      };
    case 'captain': {
      const { passed } = dice.test({
        purpose: 'The Chief grants the Captain an escort: SMARTS',
        stat: chiefSmarts,
      });
      const escort = passed ? policeCar(roster, dice) : [];
      return {
        official,
        guards: [...roster.law('beat-cop', 1), ...escort],
        vehicles: roster.cars(passed ? 2 : 1),
      };
    }
  }
}

/** Chief and Captain wear a badge and fight like a Captain; the others hold an office. */
export function officialFigure(kind: OfficialTarget, source: OfficialSource): FigureSource {
  const { id, name, smarts } = source;
  if (kind === 'chief' || kind === 'captain') {
    const officer = lawFigure(id, 'defenders', 'captain', ['pistol']);
    return {
      ...officer,
      name,
      profile: titles[kind],
      stats: { ...officer.stats, smarts },
    };
  }
  return {
    id,
    side: 'defenders',
    kind: 'official',
    name,
    profile: titles[kind],
    stats: { ...averageMan, smarts },
    skills: [],
    guns: [],
    melee: 'fists',
  };
}
