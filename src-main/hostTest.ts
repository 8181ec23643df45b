import { findLack, runtimeProbes, type Probe } from './platform/selfTest.ts';

/** Returns one sentence about what keeps this program from running here, or null. Every host asks before it loads the program. */
export async function findHostLack(): Promise<string | null> {
  return findLack(runtimeProbes) ?? findLack([await loadDatabaseProbe()]);
}

/** SQLite comes as a compiled part, which is loaded only now and may be missing or of another system. */
async function loadDatabaseProbe(): Promise<Probe> {
  try {
    return (await import('./store/file/probe.ts')).databaseProbe;
  } catch (problem) {
    return {
      needs: 'SQLite',
      isMet: () => {
        throw problem;
      },
    };
  }
}
