/** The place of a single battle that is under way, over a reload and a restart. */
const key = 'racketeer.single-battle';

/** Reads the single battle that was under way, unchecked; null for none. */
export function readSingle(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a single battle while it goes on; null forgets it. A browser that keeps nothing keeps no battle either. */
export function keepSingle(battle: unknown): void {
  try {
    if (battle === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(battle));
  } catch {
    // Private windows refuse: the battle goes on without.
  }
}
