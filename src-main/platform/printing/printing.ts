/** The format of a printed paper: a document, or one picture of its pages. */
export type PrintKind = 'pdf' | 'png';

/** Prints a whole HTML document; the signal ends the work. */
export type PrintPage = (html: string, kind: PrintKind, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;

/** Size of a page in a picture in CSS pixels: 210 by 275 mm, and how finely it is drawn. */
const pageSize = { width: 794, height: 1039, scale: 2 } as const;

/** Returns the size of a picture of a paper, whose pages are side by side. */
export function measurePicture(html: string): { width: number; height: number; scale: number } {
  const pages = Math.max(1, html.match(/<section class="leaf/gu)?.length ?? 1);
  return { ...pageSize, width: pageSize.width * pages };
}
