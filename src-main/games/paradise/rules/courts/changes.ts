import type { ParadiseState } from '../state.ts';
import { requireNamed } from '../state/applying.ts';

/** [LAW-1] Out again, and no sitting counts against him any more. */
export function setFree(state: ParadiseState, id: keyof ParadiseState['gangsters']): void {
  const gangster = requireNamed(state.gangsters[id]);
  gangster.custody = null;
  delete gangster.isHeldOver;
}

/** [LAW-2, LAW-6] To the Pen; nobody runs a gang from there. */
export function sendUp(state: ParadiseState, id: keyof ParadiseState['gangsters']): void {
  const gangster = requireNamed(state.gangsters[id]);
  gangster.custody = 'pen';
  delete gangster.isHeldOver;
  gangster.isBoss = false;
}
