import { findLack, runtimeProbes, type Probe } from './platform/selfTest.ts';

/**
 * Explains in one sentence why this program cannot run here, or returns null. Every host asks before it loads the
 * program.
 */
export async function findHostLack(): Promise<string | null> {
  return findLack(runtimeProbes) ?? findLack([await loadDatabaseProbe()]);
}

/** Loads SQLite's compiled part now, as it may be missing or of another system. */
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
