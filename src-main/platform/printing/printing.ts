/** The format of a printed page: the whole paper, or a picture of its first page. */
export type PrintKind = 'pdf' | 'png';

/** Prints a whole HTML document; the signal ends the work. */
export type PrintPage = (html: string, kind: PrintKind, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;

/** Size of a picture of the first page in CSS pixels: 210 by 275 mm, and how finely it is drawn. */
export const pictureSize = { width: 794, height: 1039, scale: 2 } as const;
