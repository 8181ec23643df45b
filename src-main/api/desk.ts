import { implement, ORPCError } from '@orpc/server';
import type { z } from 'zod';
import type { openedSchema } from '#shared/calls/calls.ts';
import type { CallContext } from '#shared/contract/caller.ts';
import { contract } from '#shared/contract/index.ts';
import type { GameId } from '#shared/words/games.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { describeOpeningNotice } from '../commands/files.ts';
import type { Once } from '../commands/answered.ts';
import { runExclusively, type Session } from '../commands/session.ts';
import type { Lists } from '#shared/views/lists.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { Looking, SentViews } from '../queries/sentViews.ts';
import type { ForecastRuns } from '../queries/forecastRuns.ts';
import type { HostServices } from './host.ts';
import type { OpeningWords } from './openingWords.ts';
import type { TableTalk } from './tableTalk.ts';

/** The campaign that is open in this program, if any, and the host it runs on. */
export type ApiContext = {
  host: HostServices;
  open: Session | null;
  forecasts: ForecastRuns;
  /** Files that turned out damaged when they were opened: a list looks at them less closely. */
  damaged: Map<string, string>;
  opening: OpeningWords;
  views: SentViews<ViewHead>;
  lists: SentViews<Lists>;
  talk: TableTalk;
  /** Changes that open and close campaigns run one after the other: the last of those under way, or null. */
  changes: Promise<unknown> | null;
};

export const os = implement(contract).$context<CallContext>();

/** Names the page that a call comes from. */
export function notePage({ caller }: CallContext, viewer: Viewer): Looking {
  return { viewer, device: caller.kind === 'seat' ? caller.device : null };
}

/** Stores whether a command comes from a device at the table, and by which call of its page. */
export function noteDevice(
  context: CallContext,
  viewer: Viewer,
  kind: 'order' | 'sheet' | 'answer',
): { fromDeviceOf: SeatId | undefined; once: Once | undefined } {
  const { caller } = context;
  const fromDeviceOf = caller.kind === 'seat' ? caller.seat : undefined;
  return { fromDeviceOf, once: noteOnce(context, viewer, kind) };
}

/** Names a call of a viewer by the id that its page gave it; an id is good for one kind of call. */
export function noteOnce({ once }: CallContext, viewer: Viewer, kind: string): Once | undefined {
  return once === undefined ? undefined : { viewer, id: `${kind} ${once}` };
}

/** Returns the open campaign; refuses callers without one. */
export function openSession(context: ApiContext): Session {
  if (context.open === null || !context.open.store.isOpen) throw makeNoCampaign();
  return context.open;
}

/** Makes the answer to a call about the open campaign where none is open. */
export function makeNoCampaign(cause?: unknown): ORPCError<'NO_CAMPAIGN', undefined> {
  return new ORPCError('NO_CAMPAIGN', {
    status: 412,
    message: 'No campaign is open; open or create one first.',
    cause,
  });
}

/** Returns the open campaign for calls of its own game; refuses those of another. */
export function openGame(context: ApiContext, game: GameId): Session {
  const session = openSession(context);
  denyUnless(
    session.rulebook.id === game,
    `The open campaign plays ${session.rulebook.title}; open one of the other game first.`,
  );
  return session;
}

/** Refuses a call with a sentence unless something holds. */
export function denyUnless(holds: boolean, sentence: string): asserts holds {
  if (holds) return;
  const data = { rule: null, about: null };
  throw new ORPCError('REFUSED', { status: 409, message: sentence, data });
}

/**
 * Runs calls that open or close a campaign one after the other, failed or not. No other such call can come between the
 * check of a file and its use.
 */
export function queueChange<T>(context: ApiContext, change: () => Promise<T>): Promise<T> {
  // Where nothing is under way it begins at once: commands keep the order in which they were called.
  const result = context.changes === null ? change() : context.changes.then(change);
  const over = result
    .catch(() => undefined)
    .finally(() => {
      if (context.changes === over) context.changes = null;
    });
  context.changes = over;
  return result;
}

/** Puts a campaign in the place of the one that was open, once that one's commands are done. */
export async function putOpen(context: ApiContext, session: Session): Promise<OpenedAnswer> {
  const before = context.open;
  context.open = session;
  if (session.store.backup === null) context.host.remember(session.store.path);
  await context.forecasts.cancel();
  if (before?.store.isOpen === true && before !== session) {
    await runExclusively(before, () => before.store.close());
  }
  const { isReadOnly, backup } = session.store;
  const isUnwritable = isReadOnly && backup === null;
  const notices = [isUnwritable ? readOnlyNotice : null, describeOpeningNotice(session)];
  return describeOpened(session, notices.filter((notice) => notice !== null).join(' ') || null);
}

const readOnlyNotice =
  'This campaign can only be read where it lies; copy it to a folder that can be written to play on.';

export type OpenedAnswer = z.infer<typeof openedSchema>;

/** Describes the answer of a call that opened a campaign. */
export function describeOpened(session: Session, notice: string | null): OpenedAnswer {
  return {
    game: session.rulebook.id,
    path: session.store.path,
    title: session.store.campaign().title,
    notice,
    backup: session.store.backup === null ? null : { of: session.store.backup.backupOf },
    seats: session.rulebook.seats(session.snapshot.state).map(({ seat, isHuman }) => ({ seat, isHuman })),
  };
}
