import type { HeldForm } from './pressDesk.ts';

/** The page that is being edited: its campaign's file and its date. */
type HeldAt = { campaign: string; date: string };

const formatKey = ({ campaign, date }: HeldAt): string => `racketeer-press:${campaign} ${date}`;

/** Returns what was begun on a page and not printed yet; the form as it is where that is of another print. */
export function readPressDraft(at: HeldAt, form: HeldForm): HeldForm {
  try {
    const read = JSON.parse(localStorage.getItem(formatKey(at)) ?? 'null') as HeldForm | null;
    return read !== null && isSameKind(read, form) ? read : form;
  } catch {
    return form;
  }
}

/** Keeps what was begun on this computer; null: it is printed, or thrown away. */
export function keepPressDraft(at: HeldAt, form: HeldForm | null): void {
  if (form === null) localStorage.removeItem(formatKey(at));
  else localStorage.setItem(formatKey(at), JSON.stringify(form));
}

function isSameKind(read: HeldForm, form: HeldForm): boolean {
  const { stories, added, order, head } = read as Partial<HeldForm>;
  return (
    stories?.length === form.stories.length && Array.isArray(added) && Array.isArray(order) && typeof head === 'object'
  );
}
