import { createContext } from 'svelte';
import type { Api } from '#renderer/api/client.ts';
import type { Viewer } from '#shared/words/ids.ts';

/** By whom they show; null: the face is drawn. */
type Pictures = Readonly<Partial<Record<string, string | null>>>;

/** Pictures that one viewer has put in the place of drawn faces. */
export class Portraits {
  #api: Pick<Api, 'portraits'>;
  #viewer: Viewer = 'gm';
  #all = $state.raw<Pictures>({});
  /** The pictures before the last change, by the person shown. */
  #before = $state.raw<Pictures>({});

  constructor(api: Pick<Api, 'portraits'>) {
    this.#api = api;
  }

  /** The picture of somebody, `gangster p3`, as a data address; null where his face is drawn. */
  of(subject: string): string | null {
    return this.#all[subject] ?? null;
  }

  /** True if the last change of somebody's picture can be taken back. */
  canUndo(subject: string): boolean {
    return this.#before[subject] !== undefined;
  }

  /** Reads the pictures of whoever looks now. */
  async load(viewer: Viewer): Promise<void> {
    const pictures = await this.#api.portraits.all({ viewer });
    this.#viewer = viewer;
    this.#all = Object.fromEntries(pictures.map(({ subject, picture }) => [subject, picture]));
    this.#before = {};
  }

  /** Keeps a picture; null takes it out. Throws the refusal where it is not taken. */
  async keep(subject: string, picture: string | null): Promise<void> {
    const before = this.of(subject);
    await this.#write(subject, picture);
    this.#before = { ...this.#before, [subject]: before };
  }

  /** Puts back what stood there before the last change. */
  async undo(subject: string): Promise<void> {
    const before = this.#before[subject];
    if (before === undefined) return;
    await this.#write(subject, before);
    this.#before = { ...this.#before, [subject]: undefined };
  }

  async #write(subject: string, picture: string | null): Promise<void> {
    await this.#api.portraits.keep({ viewer: this.#viewer, subject, picture });
    this.#all = { ...this.#all, [subject]: picture };
  }
}

/** The pictures of the open campaign; null where none is open: faces are drawn then. */
export const [portraitsHere, providePortraits] = createContext<() => Portraits | null>();
