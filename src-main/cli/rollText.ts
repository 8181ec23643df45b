import type { Roll } from '#shared/words/dice.ts';

/** Formats a roll on one line: purpose, faces, modifiers, result. */
export function rollText(roll: Roll): string {
  const modifiers = roll.modifiers.map(({ reason, value }) => {
    return ` ${value < 0 ? '-' : '+'}${Math.abs(value)} ${reason}`;
  });
  const thrown = `${roll.purpose}: [${roll.faces.join(' ')}]${modifiers.join('')}`;
  if (roll.readSingly) return thrown;
  if (roll.target === undefined) return `${thrown} = ${roll.total}`;
  return `${thrown} against ${roll.target}: ${roll.passed ? 'passed' : 'failed'}`;
}
