/** Keeps the screen on until the returned function ends it, where the browser can; asks anew when the page is shown. */
export function keepAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = ask();
  const askAgain = (): void => {
    if (document.visibilityState === 'visible') lock = ask();
  };
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    document.removeEventListener('visibilitychange', askAgain);
    void lock.then((held) => held?.release().catch(ignore));
  };
}

/** Asks for the screen; null where the browser has no such thing, or the system keeps its own rule. */
async function ask(): Promise<WakeLockSentinel | null> {
  if (!('wakeLock' in navigator)) return null;
  try {
    return await navigator.wakeLock.request('screen');
  } catch {
    return null;
  }
}

function ignore(): void {
  // It was given back by the system already.
}
