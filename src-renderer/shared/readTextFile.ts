import { decodeText } from '#shared/words/decodeText.ts';

/** A file that the user picked or dropped. */
export type PickedFile = { name: string; arrayBuffer(): Promise<ArrayBuffer> };

/** Returns the text of a picked file, however its editor wrote it; throws a sentence for what is no text. */
export async function readTextFile(file: PickedFile): Promise<string> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text !== null) return text;
  throw new Error(`${file.name} is not text that Racketeer can read; save it as text in UTF-8 and pick it again.`);
}
