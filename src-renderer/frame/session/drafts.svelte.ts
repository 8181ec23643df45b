import type { SeatId } from '#shared/words/ids.ts';
import type { ShownMoment } from '#shared/words/moments.ts';
import { campaignShown, type Api } from '#renderer/api/client.ts';
import { dropText, keepText, readKeptTexts } from './unsent.ts';
import { isLate, ProgramLost } from '#renderer/api/failure.ts';
import { closeWithPage, DraftKeeper, mergeWritten } from './draftKeeper.ts';
import type { GamePeriod } from './ownSession.ts';

/** The campaign on screen, as far as a form needs it. */
type Shown = {
  readonly api: Pick<Api, 'drafts'>;
  readonly moment: ShownMoment;
  readonly period: GamePeriod;
  tell(sentence: string): void;
};

type Keeping<T> = {
  session: Shown;
  /** The seat that is writing now. */
  seat(): SeatId | null;
  /** The form, e.g. `letter`. */
  name: string;
  /** The form before anyone wrote in it. */
  fresh: T;
  get(): T;
  set(draft: T): void;
};

/**
 * Keeps what is written in a form while it is written, and puts it back when the form opens again. Called while a
 * component is set up. A draft that cannot be kept, or is not of the form any more, is let go: it never stands in
 * anyone's way.
 */
export function keepDraft<T>({ session, seat, name, fresh, get, set }: Keeping<T>): void {
  const writer = seat();
  if (writer === null) return;
  const nothing = JSON.stringify(fresh);
  let isRead = $state(false);
  const keeper = new DraftKeeper(nothing, (text) => {
    const written = { text: text === nothing ? 'null' : text, ...session.moment };
    void sendDraft(session.api, { seat: writer, name }, written);
  });
  const putBack = (draft: unknown): void => {
    if (isLike(draft, fresh)) {
      keeper.stands(JSON.stringify(draft));
      set(mergeWritten(draft, fresh, get()));
    }
    isRead = true;
  };
  const kept = readKeptTexts(campaignShown.path ?? '', writer)[draftName(name)];
  if (kept === undefined) void session.api.drafts.read({ seat: writer, name }).then(putBack, () => (isRead = true));
  else {
    const { text, period } = readWritten(kept, session.moment);
    putBack(JSON.parse(text));
    if (period !== session.moment.period && text !== 'null')
      session.tell(`This form was started in ${session.period.name(period)}.`);
  }
  $effect(() => {
    const text = JSON.stringify(get());
    if (!isRead || seat() !== writer) return;
    keeper.write(text);
  });
  $effect(() => closeWithPage(keeper));
}

const draftPrefix = 'draft ';
const draftName = (name: string): string => `${draftPrefix}${name}`;

/** A draft as JSON, with the moment that the page showed when it was written. */
type Written = ShownMoment & { text: string };

/** Reads a draft that is kept on this device; one without a moment was written now. */
function readWritten(kept: string, now: ShownMoment): Written {
  const read = JSON.parse(kept) as Partial<Written> | null;
  const { text, period, step } = typeof read === 'object' ? (read ?? {}) : {};
  return typeof text === 'string' && typeof period === 'number' && typeof step === 'string'
    ? { text, period, step }
    : { text: kept, ...now };
}

/**
 * Sends a draft, and keeps it on this device until the program has it. What comes too late for its moment stays here: the
 * form has it when it opens again.
 */
async function sendDraft(
  api: Pick<Api, 'drafts'>,
  { seat, name }: { seat: SeatId; name: string },
  written: Written,
): Promise<void> {
  const campaign = campaignShown.path ?? '';
  const { text, ...moment } = written;
  const kept = JSON.stringify(written);
  keepText(campaign, seat, draftName(name), kept);
  try {
    await api.drafts.keep({ seat, name, draft: JSON.parse(text) as unknown, ...moment });
  } catch (error) {
    if (error instanceof ProgramLost || (isLate(error) && text !== 'null')) return;
  }
  dropText(campaign, seat, draftName(name), kept);
}

/** Sends the drafts of a seat that the program did not get, as far as they were written in the period that is shown. */
export async function sendDrafts(
  { api, moment }: Pick<Shown, 'api' | 'moment'>,
  campaign: string | null,
  seat: SeatId,
): Promise<void> {
  for (const [name, kept] of Object.entries(readKeptTexts(campaign ?? '', seat))) {
    if (!name.startsWith(draftPrefix)) continue;
    const { text, period } = readWritten(kept, moment);
    if (period === moment.period)
      await sendDraft(api, { seat, name: name.slice(draftPrefix.length) }, { text, ...moment });
  }
}

/** True if a draft has the parts of today's form, each of today's kind. */
function isLike<T>(draft: unknown, fresh: T): draft is T {
  if (typeof draft !== typeof fresh || draft === null) return false;
  if (typeof draft !== 'object' || typeof fresh !== 'object' || fresh === null) return true;
  const given = draft as Record<string, unknown>;
  return Object.entries(fresh).every(([part, value]: [string, unknown]) => {
    const isFree = value === null || given[part] === null;
    return (
      Object.hasOwn(given, part) &&
      (isFree || (typeof given[part] === typeof value && Array.isArray(given[part]) === Array.isArray(value)))
    );
  });
}
