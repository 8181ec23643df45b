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
  /** The people whose picture the viewer himself shows to everybody. */
  #shown = $state.raw<readonly string[]>([]);
  /** The people whose picture is another's, who shows it to everybody. */
  #others = $state.raw<readonly string[]>([]);
  /** The pictures before the last change, by the person shown. */
  #before = $state.raw<Pictures>({});

  constructor(api: Pick<Api, 'portraits'>) {
    this.#api = api;
  }

  /** The picture of somebody, `gangster p3`, as a data address; null where his face is drawn. */
  of(subject: string): string | null {
    return this.#all[subject] ?? null;
  }

  /** True if the viewer's own picture of somebody is shown to everybody. */
  isForAll(subject: string): boolean {
    return this.#shown.includes(subject);
  }

  /** True if somebody's picture is another's, who shows it to everybody: one's own may take its place. */
  isOthers(subject: string): boolean {
    return this.#others.includes(subject);
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
    this.#shown = pictures.flatMap(({ subject, isForAll, isOwn }) => (isOwn && isForAll ? [subject] : []));
    this.#others = pictures.flatMap(({ subject, isOwn }) => (isOwn ? [] : [subject]));
    this.#before = {};
  }

  /** Keeps a picture; null takes it out. Throws the refusal where it is not taken. */
  async keep(subject: string, picture: string | null): Promise<void> {
    const before = this.of(subject);
    await this.#write(subject, picture, this.isForAll(subject));
    this.#before = { ...this.#before, [subject]: before };
  }

  /** Shows the viewer's picture of somebody to everybody, or to himself alone. */
  async show(subject: string, isForAll: boolean): Promise<void> {
    const picture = this.of(subject);
    if (picture !== null) await this.#write(subject, picture, isForAll);
  }

  /** Puts back what stood there before the last change. */
  async undo(subject: string): Promise<void> {
    const before = this.#before[subject];
    if (before === undefined) return;
    await this.#write(subject, before, this.isForAll(subject));
    this.#before = { ...this.#before, [subject]: undefined };
  }

  async #write(subject: string, picture: string | null, isForAll: boolean): Promise<void> {
    const viewer = this.#viewer;
    await this.#api.portraits.keep({ viewer, subject, picture, isForAll });
    this.#all = { ...this.#all, [subject]: picture };
    const without = (from: readonly string[]): string[] => from.filter((one) => one !== subject);
    this.#others = without(this.#others);
    this.#shown = [...without(this.#shown), ...(isForAll && picture !== null ? [subject] : [])];
    // Another's picture may come to light when one's own is taken out.
    if (picture === null) {
      const before = this.#before;
      await this.load(viewer);
      this.#before = before;
    }
  }
}

/** The pictures of the open campaign; null where none is open: faces are drawn then. */
export const [portraitsHere, providePortraits] = createContext<() => Portraits | null>();
