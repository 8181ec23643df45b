/** A reader who has seen enough (`| head`) is no failure; a disk without room for the output is one line. */
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output could not be written (${problem.code ?? problem.message}).\n`);
  process.exit(1);
});

/** Escapes text for a terminal: control and direction characters are written as escapes that JSON reads back. */
export function escapeForTerminal(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, (letter) =>
    letter === '\n' || letter === '\t' ? letter : `\\u${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** One line, or a whole document, on standard output. */
export function print(text: string): void {
  process.stdout.write(`${escapeForTerminal(text)}\n`);
}

/** One line on standard error. */
export function printError(text: string): void {
  process.stderr.write(`${escapeForTerminal(text)}\n`);
}
