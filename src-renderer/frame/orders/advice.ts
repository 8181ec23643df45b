import { formatCount, joinWords } from '#shared/words/text.ts';
import type { Outcome } from '#shared/contract/index.ts';
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

/** So many orders of an advice are told by name. */
const mostNamed = 3;

/** Tells what an advice added to what its player had written, which stays. */
export function describeAdded(
  { title, added = [title] }: Extract<Outcome, { kind: 'done' }>,
  hadWritten: boolean,
): string {
  const more = added.length - mostNamed;
  const named = [...added.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  const stays = hadWritten ? ' What you had ordered stays.' : '';
  return `Added ${formatCount(added.length, 'order')}: ${joinWords(named)}.${stays}`;
}
