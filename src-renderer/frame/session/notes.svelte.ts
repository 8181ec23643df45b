import { campaignShown, type Api } from '#renderer/api/client.ts';
import { ProgramLost } from '#renderer/api/failure.ts';
import { programLink } from '#renderer/api/link.svelte.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { dropText, keepText, readKeptTexts } from './unsent.ts';

/** Words on something: a person, a place, a period. */
type Note = { subject: string; words: string };

const notePrefix = 'note ';

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
    for (const [name, words] of Object.entries(this.#kept)) this.#show(name, words);
  }

  /** The notes that wait on this device, by their subject. */
  get #kept(): Readonly<Record<string, string>> {
    const kept = Object.entries(readKeptTexts(campaignShown.path ?? '', this.#viewer));
    return Object.fromEntries(
      kept.flatMap(([name, words]) => (name.startsWith(notePrefix) ? [[name.slice(notePrefix.length), words]] : [])),
    );
  }

  /** Sends the notes that the program did not get. */
  async sendKept(): Promise<void> {
    for (const [subject, words] of Object.entries(this.#kept)) await this.keep(subject, words);
  }

  /** Keeps a note; empty words take it away. Throws the refusal where it is not taken. */
  async keep(subject: string, words: string): Promise<void> {
    const viewer = this.#viewer;
    const campaign = campaignShown.path ?? '';
    const name = `${notePrefix}${subject}`;
    // The page may be gone before the answer is there.
    if (programLink.keepsOrders) keepText(campaign, viewer, name, words);
    try {
      await this.#api.notes.keep({ viewer, subject, words });
      dropText(campaign, viewer, name, words);
    } catch (error) {
      if (!(error instanceof ProgramLost) || !programLink.keepsOrders) {
        dropText(campaign, viewer, name, words);
        throw error;
      }
    }
    if (viewer === this.#viewer) this.#show(subject, words);
  }

  #show(subject: string, words: string): void {
    const rest = this.#all.filter((note) => note.subject !== subject);
    const kept = words.trim();
    this.#all = kept === '' ? rest : [...rest, { subject, words: kept }];
  }
}
