import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../docs/examples/running.json');

/** The documented example of a running campaign, as text. */
export function runningText(): string {
  return readFileSync(file, 'utf8');
}

export type Place = readonly (string | number)[];

/** The example with one place changed (`undefined`: taken out), a line a value. */
export function runningWith(place: Place, value: unknown): string {
  const whole = JSON.parse(runningText()) as Record<string, unknown>;
  let holder: Record<string | number, unknown> = whole;
  for (const step of place.slice(0, -1)) holder = holder[step] as Record<string, unknown>;
  const last = place.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return JSON.stringify(whole, null, 1);
}
