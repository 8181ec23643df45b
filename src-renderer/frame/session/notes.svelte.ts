import type { Api } from '#renderer/api/client.ts';
import type { Viewer } from '#shared/words/ids.ts';

/** Words on something: a person, a place, a period. */
type Note = { subject: string; words: string };

/** One viewer's private notes on anyone and anything. */
export class Notes {
  #api: Pick<Api, 'notes'>;
  #viewer: Viewer = 'gm';
  #all = $state.raw<readonly Note[]>([]);

  constructor(api: Pick<Api, 'notes'>) {
    this.#api = api;
  }

  get all(): readonly Note[] {
    return this.#all;
  }

  on(subject: string): string {
    return this.#all.find((note) => note.subject === subject)?.words ?? '';
  }

  /** Reads the notes of whoever looks now. */
  async load(viewer: Viewer): Promise<void> {
    const notes = await this.#api.notes.all({ viewer });
    this.#viewer = viewer;
    this.#all = notes;
  }

  /** Keeps a note; empty words take it away. Throws the refusal where it is not taken. */
  async keep(subject: string, words: string): Promise<void> {
    await this.#api.notes.keep({ viewer: this.#viewer, subject, words });
    const rest = this.#all.filter((note) => note.subject !== subject);
    const kept = words.trim();
    this.#all = kept === '' ? rest : [...rest, { subject, words: kept }];
  }
}
