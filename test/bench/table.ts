import type { Measurement } from './figure.ts';

/** A line of the table: the figure, what it is now, and what it should be. */
export function lineOf({ name, value, unit, floor, aim, target }: Measurement): string {
  const shown = `  ${name.padEnd(58)} ${plain(value).padStart(9)} ${unit.padEnd(9)}`;
  if (floor !== undefined && aim !== undefined) {
    return `${shown} floor ${plain(floor).padStart(6)}  aim ${plain(aim).padStart(6)}`;
  }
  return target === undefined ? shown.trimEnd() : `${shown} (${target})`;
}

function plain(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
}
