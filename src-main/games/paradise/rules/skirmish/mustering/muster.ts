import type { Setting } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { FigureSource, VehicleSource } from '../sources.ts';
import type { FigureId, Side } from '../table/sides.ts';
import type { Approach, ScenarioName } from '#shared/games/paradise/battles.ts';

export type { FigureSource, VehicleSource };

/** One side's part of a battle. */
export type SideMuster = {
  /** On the table from the start. */
  crew: FigureSource[];
  /** [RK-2] Men who belong to the premises and never leave them. */
  guards: FigureSource[];
  /** The figures that may be called during the battle, each once; the scenario's dice give their numbers by level. */
  reserve: FigureSource[];
  /** The vehicles of the crew, and those that bring the reserve. */
  vehicles: VehicleSource[];
};

/** The sides, the place and the prize of a battle: all that a scenario sets its table up from. */
export type Muster = {
  scenario: ScenarioName;
  setting: Setting;
  attackers: SideMuster;
  defenders: SideMuster;
  /** [SCN-2] The target of a Hit. */
  target: FigureId | null;
  /** [SCN-1, SCN-3] Points of Loot on the premises or in the truck. */
  lootPoints: number;
  /** [SCN-10] Dice of the business's monthly Loot. */
  lootDice: number;
  /** [TAKE-2] Two crews at one door: neither holds the place, the last one standing wins. */
  isClash?: boolean;
  /** [SCN-10] The police face a gate, and bring a truck against it. */
  hasGate?: boolean;
  /** [MONTH-8] Figures of a side at most, all who ever come; absent without a limit. */
  figuresASide?: number;
  /** [SCN-0] The seed of the table; absent, the battle's own dice lay it. */
  tableSeed?: number;
  /** [SCN-4] Sides that shoot after any talk. */
  treacherous?: Side[];
  /** [SCN-0] The plan that the attackers were given. */
  approach?: Approach;
};

/** Creates an empty side. */
export function emptySide(): SideMuster {
  return { crew: [], guards: [], reserve: [], vehicles: [] };
}

/** [TAKE-2] Creates the muster of two crews who want the same business: a raid without guards or telephone. */
export function createClashMuster(
  setting: Setting,
  first: Pick<SideMuster, 'crew' | 'vehicles'>,
  second: Pick<SideMuster, 'crew' | 'vehicles'>,
): Muster {
  return {
    scenario: 'raid',
    setting,
    attackers: { ...emptySide(), ...first },
    defenders: { ...emptySide(), ...second },
    target: null,
    lootPoints: 0,
    lootDice: 0,
    isClash: true,
  };
}
