import type { SeatId } from '#shared/words/ids.ts';
import { campaignShown, type Api } from '#renderer/api/client.ts';
import { dropText, keepText, readKeptTexts } from '../phone/unsent.ts';
import { ProgramLost } from '#renderer/api/failure.ts';
import { DraftKeeper, mergeWritten } from './draftKeeper.ts';

type Keeping<T> = {
  api: Pick<Api, 'drafts'>;
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
export function keepDraft<T>({ api, seat, name, fresh, get, set }: Keeping<T>): void {
  const writer = seat();
  if (writer === null) return;
  const nothing = JSON.stringify(fresh);
  let isRead = $state(false);
  const keeper = new DraftKeeper(nothing, (text) => {
    void sendDraft({ api, seat: writer, name }, text === nothing ? 'null' : text);
  });
  const putBack = (draft: unknown): void => {
    if (fits(draft, fresh)) {
      keeper.stands(JSON.stringify(draft));
      set(mergeWritten(draft, fresh, get()));
    }
    isRead = true;
  };
  const kept = readKeptTexts(campaignShown.path ?? '', writer)[draftName(name)];
  if (kept === undefined)
    void api.drafts.read({ seat: writer, name }).then(putBack, () => (isRead = true));
  else putBack(JSON.parse(kept));
  $effect(() => {
    const text = JSON.stringify(get());
    if (!isRead || seat() !== writer) return;
    keeper.write(text);
  });
  $effect(() => () => keeper.close());
}

const draftPrefix = 'draft ';
const draftName = (name: string): string => `${draftPrefix}${name}`;

/** Sends a draft, and keeps it on this device until the program has it. */
async function sendDraft(
  { api, seat, name }: { api: Pick<Api, 'drafts'>; seat: SeatId; name: string },
  text: string,
): Promise<void> {
  const campaign = campaignShown.path ?? '';
  keepText(campaign, seat, draftName(name), text);
  try {
    await api.drafts.keep({ seat, name, draft: JSON.parse(text) as unknown });
  } catch (error) {
    if (error instanceof ProgramLost) return;
  }
  dropText(campaign, seat, draftName(name), text);
}

/** Sends the drafts of a seat that the program did not get. */
export async function sendDrafts(
  api: Pick<Api, 'drafts'>,
  campaign: string | null,
  seat: SeatId,
): Promise<void> {
  for (const [name, text] of Object.entries(readKeptTexts(campaign ?? '', seat))) {
    if (!name.startsWith(draftPrefix)) continue;
    await sendDraft({ api, seat, name: name.slice(draftPrefix.length) }, text);
  }
}

/** True if a draft has the parts of today's form, each of today's kind. */
function fits<T>(draft: unknown, fresh: T): draft is T {
  if (typeof draft !== typeof fresh || draft === null) return false;
  if (typeof draft !== 'object' || typeof fresh !== 'object' || fresh === null) return true;
  const given = draft as Record<string, unknown>;
  return Object.entries(fresh).every(([part, value]: [string, unknown]) => {
    const isFree = value === null || given[part] === null;
    return (
      Object.hasOwn(given, part) &&
      (isFree ||
        (typeof given[part] === typeof value &&
          Array.isArray(given[part]) === Array.isArray(value)))
    );
  });
}
