import type { Car, FigureId } from './battle.ts';
import type { FigureSource } from './figures.ts';
import type { Setting } from './layouts.ts';
import type { ScenarioName } from './scenario.ts';

/** A car or truck somebody brings to a battle. */
export type VehicleSource = Pick<Car, 'id' | 'kind' | 'upgrades'>;

/** What one side has for one battle. */
export type SideMuster = {
  /** On the table from the start. */
  crew: FigureSource[];
  /** [RK-2] Men who belong to the premises and never leave them. */
  guards: FigureSource[];
  /** Who may be called while it lasts, each once; the scenario's dice say how many of which level. */
  reserve: FigureSource[];
  /** What the crew comes in, and what brings the reserve. */
  vehicles: VehicleSource[];
};

/** Who comes to a battle, to what place and over what: all that a scenario sets its table up from. */
export type Muster = {
  scenario: ScenarioName;
  setting: Setting;
  attackers: SideMuster;
  defenders: SideMuster;
  /** [SCN-2] Whom a Hit is on. */
  target: FigureId | null;
  /** [SCN-1, SCN-3] Points of Loot on the premises or in the truck. */
  lootPoints: number;
  /** [SCN-10] Dice of the business's monthly Loot. */
  lootDice: number;
};
