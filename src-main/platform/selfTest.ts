/** One requirement of the runtime. */
export interface Probe {
  /** Ends the sentence “its runtime lacks …”. */
  needs: string;
  /** Throws, or returns false, where the runtime lacks it. */
  isMet(): boolean;
}

/** Built-in modules are loaded by name: a missing import would end the program without an explanation. */
const builtin = process.getBuiltinModule.bind(process);

/** Everything asked of the runtime that a few microseconds tell. */
export const runtimeProbes: readonly Probe[] = [
  { needs: 'Zstandard with dictionaries', isMet: canPackWithDictionary },
  { needs: 'hashes in one call', isMet: canHash },
  { needs: 'modules that know their folder', isMet: () => typeof import.meta.dirname === 'string' },
];

function canPackWithDictionary(): boolean {
  const { zstdCompressSync, zstdDecompressSync } = builtin('node:zlib');
  const text = Buffer.from('{"period":1,"gang":"Sixth Street"}');
  const dictionary = text;
  const packed = zstdCompressSync(text, { dictionary });
  if (!zstdDecompressSync(packed, { dictionary }).equals(text)) return false;
  return !isReadWithout(packed, text);
}

/** Returns true for a runtime that ignores the setting, whose packed data no other can read. */
function isReadWithout(packed: Buffer, text: Buffer): boolean {
  try {
    return builtin('node:zlib').zstdDecompressSync(packed).equals(text);
  } catch {
    return false;
  }
}

function canHash(): boolean {
  const { hash } = builtin('node:crypto');
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  return hash('sha256', '') === empty;
}

/** Returns one sentence about the first probe that is not met, or null where all are. */
export function findLack(probes: readonly Probe[]): string | null {
  for (const { needs, isMet } of probes) {
    const why = findFailure(isMet);
    if (why === null) continue;
    const reason = why === '' ? '' : ` (${why})`;
    return `This Racketeer cannot run on ${describeRuntime()}: its runtime lacks ${needs}${reason}. ${suggestRemedy()}`;
  }
  return null;
}

/** Returns the failure of a probe in the first line of its error, or null. */
function findFailure(isMet: () => boolean): string | null {
  try {
    return isMet() ? null : '';
  } catch (problem) {
    const text = problem instanceof Error ? problem.message : String(problem);
    return (text.split('\n')[0] ?? '').replace(/\.$/, '');
  }
}

function describeRuntime(): string {
  const { electron, node } = process.versions as { electron?: string; node: string };
  const name = electron === undefined ? `Node ${node}` : `Electron ${electron}`;
  return `${name} (${process.platform} ${process.arch})`;
}

function suggestRemedy(): string {
  return 'electron' in process.versions
    ? 'Install the newest Racketeer for this system again.'
    : 'Run it with the Node that npm ci installs beside it.';
}
