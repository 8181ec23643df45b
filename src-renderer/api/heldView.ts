import { apply } from 'mutative';
import type { SentView } from '#shared/views/changes.ts';
import type { Viewer } from '#shared/words/ids.ts';

/** The viewer, and the tag of the view that is held. */
export type AskedView = { viewer: Viewer; held: string | null };

type Ask<V> = (asked: AskedView) => Promise<SentView<V>>;

/** A view on screen, or the lists beside it, kept so that the program need only send what changed; nobody else’s is kept beside it. */
export class HeldView<V extends object> {
  readonly #ask: Ask<V>;
  /** A view requested before anybody wanted to see it. */
  #first: { viewer: Viewer; sent: Promise<SentView<V>> } | null;
  #held: { viewer: Viewer; tag: string; view: V } | null = null;

  constructor(ask: Ask<V>, first: { viewer: Viewer; sent: Promise<SentView<V>> } | null = null) {
    this.#ask = ask;
    this.#first = first;
  }

  /** The campaign as a viewer sees it now; what did not change is the same object as before. */
  async of(viewer: Viewer): Promise<V> {
    const held = this.#held?.viewer === viewer ? this.#held : null;
    const first = this.#first?.viewer === viewer ? this.#first : null;
    this.#first = null;
    const sent = await (first?.sent ?? this.#ask({ viewer, held: held?.tag ?? null }));
    if (sent.kind === 'whole') return this.#keep(viewer, sent.tag, sent.view);
    // Another answer came in between, so these are changes of a view that is gone.
    if (held === null || this.#held !== held) return this.#whole(viewer);
    const changes = sent.changes.map(({ op, path, value }) => ({ op, path, value }));
    return this.#keep(viewer, sent.tag, apply(held.view, changes));
  }

  #whole(viewer: Viewer): Promise<V> {
    this.#held = null;
    return this.of(viewer);
  }

  #keep(viewer: Viewer, tag: string, view: V): V {
    this.#held = { viewer, tag, view };
    return view;
  }
}
