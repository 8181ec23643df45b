export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function formatPercent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)}%`;
}

/** Prints a figure; one that is not as wanted fails the command. */
export function printHeld(name: string, text: string, isHeld: boolean): void {
  if (!isHeld) process.exitCode = 1;
  console.log(`${isHeld ? 'held' : 'OFF '} ${name}: ${text}`);
}
