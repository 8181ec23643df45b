/** Replaces a sentence of the log that was taken out of an event: JSON never contains it bare. */
const gap = '\u001f';

/**
 * Removes the sentences that the log has in plain words from an entry's events. If these differ from the events'
 * sentences, nothing is removed: the restored text must be the one that was hashed.
 */
export function removeSentences(eventsJson: string, told: string): string {
  let shorter = '';
  let read = 0;
  for (const sentence of splitLines(told)) {
    const written = formatStored(JSON.stringify(sentence));
    const at = eventsJson.indexOf(written, read);
    if (at === -1) return eventsJson;
    shorter += eventsJson.slice(read, at) + formatStored(gap);
    read = at + written.length;
  }
  return shorter + eventsJson.slice(read);
}

/** Restores the removed sentences of an entry's events. Every entry of a long journal is read by it. */
export function restoreSentences(shorter: string, told: string): string {
  let whole = '';
  let read = 0;
  let line = 0;
  for (let at = shorter.indexOf(gap); at !== -1; at = shorter.indexOf(gap, read)) {
    const end = endOfLine(told, line);
    whole += shorter.slice(read, at) + JSON.stringify(told.slice(line, end));
    read = at + gap.length;
    line = end + 1;
  }
  return whole + shorter.slice(read);
}

function endOfLine(told: string, from: number): number {
  const end = told.indexOf('\n', from);
  return end === -1 ? told.length : end;
}

function formatStored(text: string): string {
  return `"text":${text}`;
}

function splitLines(told: string): string[] {
  return told === '' ? [] : told.split('\n');
}
