import type { Action, ActionKind, ActionOption } from '#shared/games/paradise/leading.ts';
import type { Battle, FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import type { Condition } from './legality.ts';
import type { Point } from '../table/geometry.ts';

/** An action of one kind. */
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>;

/** A deed's check, which serves the list of actions and the action itself, and its effect. */
export type CheckedDeed<K extends ActionKind> = {
  /** The conditions in which a man may think of it. */
  in: readonly Condition[];
  /** It takes both actions of a card that gives two. */
  isWholeTurn?: true;
  /** It may be done by a man in a car. */
  isAboard?: true;
  /** Explains in one sentence why he cannot; null if he can. */
  explain: (battle: Battle, figure: FigureView, action: ActionOf<K>) => string | null;
  /** Does it; `done` when it ends his turn. */
  perform: (table: BattleTable, figure: FigureView, action: ActionOf<K>, left: number) => 'done' | undefined;
};

/** A deed of each of some kinds. */
export type Deeds<K extends ActionKind> = { readonly [One in K]: CheckedDeed<One> };

export const anywhere: readonly Condition[] = ['free'];
export const withNerves: readonly Condition[] = ['free', 'shaken'];
export const withGun: readonly Condition[] = ['free', 'shaken', 'lying'];
export const always: readonly Condition[] = ['free', 'shaken', 'lying', 'recovering', 'guarding', 'held-up'];

/** Returns the sentence unless the condition is true. */
export function explainUnless(isTrue: boolean, sentence: string): string | null {
  return isTrue ? null : sentence;
}

/** Finds somebody on the table by his id; null for nobody. */
export function findFigure(battle: Battle, id: string): FigureView | null {
  return battle.figures[id] ?? null;
}

/** An option without its odds and the fields that every option has. */
export type Sketch = { action: Action; label: string } & Partial<Omit<ActionOption, 'action' | 'label' | 'chance'>>;

/** A place to two decimals, as an answer names it. */
export function copyPlace({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}
