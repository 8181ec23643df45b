import diff, { type Difference } from 'microdiff';
import type { SentView, ViewChange } from '#shared/views/changes.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { OpenCampaign } from './log.ts';

type Sent<V> = { tag: string; view: V };

/** The last view sent to each viewer of an open campaign; the next answer is a diff against it. */
export class SentViews<V extends object> {
  /** How often each viewer asked: nobody's tags count what others look at. */
  readonly #asked = new Map<Viewer, number>();
  readonly #compose: (open: OpenCampaign, viewer: Viewer) => V;
  readonly #last = new WeakMap<OpenCampaign['store'], Map<Viewer, Sent<V>>>();

  /** `compose` makes what a viewer may know: a view, or the lists beside it. */
  constructor(compose: (open: OpenCampaign, viewer: Viewer) => V) {
    this.#compose = compose;
  }

  /** Returns the viewer's view as changes from the one he holds (its tag, or null). */
  since(open: OpenCampaign, viewer: Viewer, held: string | null): SentView<V> {
    const view = this.#compose(open, viewer);
    const before = this.#of(open).get(viewer);
    const count = (this.#asked.get(viewer) ?? 0) + 1;
    this.#asked.set(viewer, count);
    const tag = `${viewer}/${count}`;
    this.#of(open).set(viewer, { tag, view });
    if (before === undefined || before.tag !== held) return { kind: 'whole', tag, view };
    return { kind: 'changes', tag, changes: listChangesBetween(before.view, view) };
  }

  #of({ store }: OpenCampaign): Map<Viewer, Sent<V>> {
    const known = this.#last.get(store) ?? new Map<Viewer, Sent<V>>();
    this.#last.set(store, known);
    return known;
  }
}

/** Lists the changes that make one view of another, in the order of their application. */
export function listChangesBetween(before: object, after: object): ViewChange[] {
  const differences = diff(before, after, { cyclesFix: false });
  const isRemoval = ({ type }: Difference): boolean => type === 'REMOVE';
  // A list gets shorter at its end: the last goes first, so that the others keep their numbers.
  return [
    ...differences.filter((one) => !isRemoval(one)),
    ...differences.filter(isRemoval).toReversed(),
  ].map(convertDifference);
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
