import { Session } from 'node:inspector/promises';

/** Named functions under a folder that nothing called while `work` ran, by the engine's own count. */
export async function unusedFunctions(folder: string, work: () => void): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => url.includes(folder))
      .flatMap(({ url, functions }) =>
        functions
          .filter(({ functionName, ranges }) => functionName !== '' && ranges[0]?.count === 0)
          .map(({ functionName }) => `${url.split(folder)[1] ?? url}: ${functionName}`),
      );
  } finally {
    session.disconnect();
  }
}
