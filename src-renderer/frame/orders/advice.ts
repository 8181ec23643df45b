import { describeFailure } from '#renderer/api/failure.ts';
import type { Session } from '../session/session.svelte.ts';

/** Asks the planner for what a form is filled with; null where it cannot be asked, which is told. */
export async function askForAdvice<Plans>(
  session: Pick<Session, 'warn'>,
  ask: () => Promise<Plans>,
): Promise<Plans | null> {
  try {
    return await ask();
  } catch (error) {
    session.warn(describeFailure(error));
    return null;
  }
}
