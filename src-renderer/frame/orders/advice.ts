import { formatCount, joinWords } from '#shared/words/text.ts';
import type { Outcome } from '#shared/contract/index.ts';
import { describeFailure } from '#renderer/api/failure.ts';
import type { Result } from '../session/result.ts';
import type { Session } from '../session/session.svelte.ts';
import type { SentAnswers } from '../session/answering.ts';

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

type Advised<Order> = { order: Order; title?: string };

/**
 * Gives advised orders as one step. An order whose question is given up is left out, and the rest is kept; `followed`
 * are the plans that were given.
 */
export async function followAdvice<Order, Plan extends Advised<Order>>(
  session: Pick<Session, 'command'>,
  { plans, hadWritten }: { plans: readonly Plan[]; hadWritten: boolean },
  send: (orders: Order[], answering: SentAnswers) => Promise<Outcome>,
): Promise<{ result: Result; followed: readonly Plan[] }> {
  let followed = plans;
  const leaveOut = (place: number): boolean => {
    if (followed.length < 2) return false;
    followed = followed.toSpliced(place, 1);
    return true;
  };
  const result = await session.command(
    'Following the advice',
    (answering) =>
      send(
        followed.map(({ order }) => order),
        answering,
      ),
    (done) => Promise.resolve(`${describeAdded(done, hadWritten)}${describeLeftOut(plans, followed)}`),
    plans.length < 2 ? undefined : leaveOut,
  );
  return { result, followed };
}

function describeLeftOut<Plan extends { title?: string }>(plans: readonly Plan[], followed: readonly Plan[]): string {
  const left = plans.filter((plan) => !followed.includes(plan));
  if (left.length === 0) return '';
  const named = left.flatMap(({ title }) => title ?? []);
  const what = named.length === left.length ? joinWords(named) : formatCount(left.length, 'order');
  return ` Left out, with its question open: ${what}.`;
}
