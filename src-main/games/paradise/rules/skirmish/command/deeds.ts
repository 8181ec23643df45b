import type { Action, ActionKind } from '#shared/games/paradise/leading.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { Battle, FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { cardActions } from '../rules/acting.ts';
import type { CheckedDeed, Deeds } from './deed.ts';
import { errandsDeeds } from './errandsDeeds.ts';
import { fightingDeeds } from './fightingDeeds.ts';
import { findCondition, type Condition } from './legality.ts';
import { movingDeeds } from './movingDeeds.ts';

/** [CARD-6] All that a man may do with an action. */
const deeds: Deeds<Exclude<ActionKind, CarKind>> = { ...fightingDeeds, ...movingDeeds, ...errandsDeeds };

/** The actions of a car, which its driver's leader gives it as a whole. */
type CarKind = (typeof carKinds)[number];

const carKinds = ['drive', 'stop', 'turn-home', 'follow', 'let-out', 'take-wheel'] as const;

const refusals: Readonly<Record<Condition, string>> = {
  recovering: 'He has to gather himself first.',
  lying: 'He lies where he fell: he can shoot, reload, or give himself up.',
  shaken: 'He has lost his nerve.',
  guarding: 'He has prisoners on his hands.',
  hothead: 'A Hothead goes for the nearest enemy.',
  'held-up': 'An enemy stands in his way: he fights him or breaks away.',
  free: '',
};

/** Explains in one sentence why a figure cannot take an action now; null if he can. */
export function explainAction(battle: Battle, figure: FigureView, action: Action, left: number): string | null {
  if (carKinds.some((kind) => kind === action.kind)) return 'That is for whoever is at the wheel.';
  const deed = deeds[action.kind as Exclude<ActionKind, CarKind>] as CheckedDeed<ActionKind>;
  if (figure.carId !== null && deed.isAboard !== true) return 'He has to get out of the car first.';
  const condition = findCondition(battle, figure);
  if (!deed.in.includes(condition)) return refusals[condition] || 'He cannot do that now.';
  const isSingle = (battle.plays.at(-1)?.actions ?? cardActions) !== cardActions;
  if (deed.isWholeTurn === true && (left < cardActions || isSingle)) {
    return 'That takes both actions of a card.';
  }
  return deed.explain(battle, figure, action);
}

/**
 * [CARD-6] Takes one action of a figure, by the same check that listed it. A refusal changes nothing. Returns `done`
 * when his turn is over.
 */
export function performAction(table: BattleTable, figure: FigureView, action: Action, left: number): 'on' | 'done' {
  const problem = explainAction(table.state, figure, action, left);
  refuseUnless(problem === null, `${figure.name}: ${problem ?? ''}`);
  const deed = deeds[action.kind as Exclude<ActionKind, CarKind>] as CheckedDeed<ActionKind>;
  return deed.perform(table, figure, action, left) ?? 'on';
}
