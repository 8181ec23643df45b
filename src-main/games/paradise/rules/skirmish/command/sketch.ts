import type { Action, ActionOption } from '#shared/games/paradise/leading.ts';
import type { Point } from '../table/geometry.ts';

/** An option without the fields that every option has. */
export type Sketch = { action: Action; label: string } & Partial<Omit<ActionOption, 'action' | 'label'>>;

/** A place to two decimals, as an answer names it. */
export function copyPlace({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}
