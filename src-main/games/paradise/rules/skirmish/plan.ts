import type { Setting } from '../state/records/battleWords.ts';
import type { FigureSource, VehicleSource } from './sources.ts';
import type { FigureId, Side } from './table/sides.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

/** The prize of a battle, fixed before it begins. */
export type BattlePlan = {
  scenario: ScenarioName;
  setting: Setting;
  /** [SCN-2] */
  target: FigureId | null;
  lootPoints: number;
  /** [SCN-10] */
  lootDice: number;
  /** [SCN-10] Cars the attacking law came in; 0 when the attackers are gangsters. */
  lawCars: number;
  /** [TAKE-2] */
  isClash: boolean;
  /** [SCN-4] */
  treacherous: Side[];
  /** [SCN-11] The figures inside when it began. */
  besieged: FigureId[];
};

/** The men and vehicles that can still be called. */
export type Reserve = { men: FigureSource[]; vehicles: VehicleSource[] };

/** The plan of a battle that has none yet. */
export const noPlan: BattlePlan = {
  scenario: 'raid',
  setting: 'street',
  target: null,
  lootPoints: 0,
  lootDice: 0,
  lawCars: 0,
  isClash: false,
  treacherous: [],
  besieged: [],
};
