/** A reader who has seen enough (`| head`) is no failure. */
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit(0);
});

/** One line, or a whole document, on standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One line on standard error. */
export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}
