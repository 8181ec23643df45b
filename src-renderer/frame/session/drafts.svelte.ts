import type { SeatId } from '#shared/words/ids.ts';
import type { Api } from '#renderer/api/client.ts';
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
    const draft = text === nothing ? null : (JSON.parse(text) as unknown);
    api.drafts.keep({ seat: writer, name, draft }).catch(() => undefined);
  });
  void api.drafts.read({ seat: writer, name }).then(
    (draft) => {
      if (fits(draft, fresh)) {
        keeper.stands(JSON.stringify(draft));
        set(mergeWritten(draft, fresh, get()));
      }
      isRead = true;
    },
    () => (isRead = true),
  );
  $effect(() => {
    const text = JSON.stringify(get());
    if (!isRead || seat() !== writer) return;
    keeper.write(text);
  });
  $effect(() => () => keeper.close());
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
