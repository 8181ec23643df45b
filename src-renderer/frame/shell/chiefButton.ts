import { readExplanation, type Wait } from '#shared/words/waits.ts';
import type { Session } from '../session/session.svelte.ts';
import { findLostSeat } from '../finale/lost.ts';
import { PhoneLayout } from '../phone/layout.ts';

type Seen = Pick<Session, 'ownSeat' | 'viewer' | 'view'>;

const layout = new PhoneLayout();

/** Names where the button that plays on is: at the bottom of a phone. */
function namePlace(): string {
  return layout.isOn ? 'at the bottom' : 'at the top right';
}

/** Explains a wait for the screen that shows it: with the place of its button, or without one on a player’s own device. */
export function explainWait(wait: Wait | null, session: Seen): string {
  if (wait === null) return '';
  const { ownSeat } = session;
  const lost = findLostSeat(session);
  if (lost !== null) return `${lost.name}: out of the game. The others play on; the paper and the log tell you how.`;
  if (ownSeat !== null && wait.says.onDevice !== undefined) return wait.says.onDevice;
  return readExplanation(wait.says, namePlace());
}

/** Says how a game goes on that waits for nobody. */
export function explainPlayingOn({ ownSeat }: Pick<Session, 'ownSeat'>): string {
  return ownSeat === null ? `The game plays on with the button ${namePlace()}.` : 'The games master plays on.';
}

/** Says how a period is closed: by its button, or by everybody’s word. */
export function explainClosing({ ownSeat, period }: Pick<Session, 'ownSeat' | 'period'>, button: string): string {
  return ownSeat === null
    ? `Press “${button}” ${namePlace()}.`
    : `Press “Ready” at the bottom; when all are ready, the ${period.one} is closed.`;
}
