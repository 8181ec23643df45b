import type { ParadiseState } from '../state.ts';
import { requireNamed } from '../state/applying.ts';

/** [LAW-1] Frees a man and clears the sittings that counted against him. */
export function setFree(state: ParadiseState, id: keyof ParadiseState['gangsters']): void {
  const gangster = requireNamed(state.gangsters[id]);
  gangster.custody = null;
  delete gangster.isHeldOver;
}

/** [LAW-2, LAW-6] Sends a man to the Pen; a Boss loses his gang. */
export function sendUp(state: ParadiseState, id: keyof ParadiseState['gangsters']): void {
  const gangster = requireNamed(state.gangsters[id]);
  gangster.custody = 'pen';
  delete gangster.isHeldOver;
  gangster.isBoss = false;
}
