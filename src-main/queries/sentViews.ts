import diff, { type Difference } from 'microdiff';
import type { SentView, ViewChange } from '#shared/views/changes.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { OpenCampaign } from './log.ts';

type Sent<V> = { tag: string; view: V };

/** The asking page: the program's own, or that of a device at the table. */
export type Looking = { viewer: Viewer; device: string | null };

/** The number of pages whose last view is kept; the one that has not asked for longest gets a whole view again. */
const mostKept = 80;

/** The last view sent to each page of an open campaign; the next answer is a diff against it. */
export class SentViews<V extends object> {
  /** The number of each page's questions, independent of other pages. */
  readonly #asked = new Map<string, number>();
  readonly #compose: (open: OpenCampaign, viewer: Viewer) => V;
  readonly #last = new WeakMap<OpenCampaign['store'], Map<string, Sent<V>>>();

  /** `compose` makes a viewer's part: a view, or the lists beside it. */
  constructor(compose: (open: OpenCampaign, viewer: Viewer) => V) {
    this.#compose = compose;
  }

  /** Returns the viewer's view as changes from the one that his page holds (its tag, or null). */
  since(open: OpenCampaign, { viewer, device }: Looking, held: string | null): SentView<V> {
    const view = this.#compose(open, viewer);
    const page = device === null ? viewer : `${viewer} ${device}`;
    const sent = this.#of(open);
    const before = sent.get(page);
    const count = (this.#asked.get(page) ?? 0) + 1;
    this.#asked.set(page, count);
    const tag = `${viewer}/${count}`;
    sent.delete(page);
    sent.set(page, { tag, view });
    const [oldest] = sent.keys();
    if (sent.size > mostKept && oldest !== undefined) sent.delete(oldest);
    if (before === undefined || before.tag !== held) return { kind: 'whole', tag, view };
    return { kind: 'changes', tag, changes: listChangesBetween(before.view, view) };
  }

  #of({ store }: OpenCampaign): Map<string, Sent<V>> {
    const known = this.#last.get(store) ?? new Map<string, Sent<V>>();
    this.#last.set(store, known);
    return known;
  }
}

/** Lists the changes that make one view of another, in the order of their application. */
export function listChangesBetween(before: object, after: object): ViewChange[] {
  const differences = diff(before, after, { cyclesFix: false });
  const isRemoval = ({ type }: Difference): boolean => type === 'REMOVE';
  // A list shrinks at its end, so that the other items keep their numbers.
  return [...differences.filter((one) => !isRemoval(one)), ...differences.filter(isRemoval).toReversed()].map(
    convertDifference,
  );
}

function convertDifference(difference: Difference): ViewChange {
  const { path } = difference;
  switch (difference.type) {
    case 'REMOVE':
      return { op: 'remove', path };
    case 'CREATE':
      return { op: 'add', path, value: difference.value };
    case 'CHANGE':
      return { op: 'replace', path, value: difference.value };
  }
}
