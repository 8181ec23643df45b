import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** One face of the newspaper's type, ready to be carried inside an exported page. */
export type PaperFontFile = { family: string; weight: number; style: 'normal' | 'italic'; base64: string };

const faces = [
  { family: 'Old Standard TT', folder: 'old-standard-tt', weight: 400, style: 'normal' },
  { family: 'Old Standard TT', folder: 'old-standard-tt', weight: 400, style: 'italic' },
  { family: 'Old Standard TT', folder: 'old-standard-tt', weight: 700, style: 'normal' },
  { family: 'Playfair Display', folder: 'playfair-display', weight: 700, style: 'normal' },
  { family: 'Playfair Display', folder: 'playfair-display', weight: 900, style: 'normal' },
  { family: 'UnifrakturCook', folder: 'unifrakturcook', weight: 700, style: 'normal' },
] as const;

let loaded: Promise<PaperFontFile[]> | null = null;

/** Reads the newspaper's type from the font packages, once. */
export function readPaperFonts(): Promise<PaperFontFile[]> {
  loaded ??= Promise.all(
    faces.map(async ({ family, folder, weight, style }) => {
      const address = import.meta.resolve(`@fontsource/${folder}/files/${folder}-latin-${weight}-${style}.woff2`);
      return { family, weight, style, base64: await readFile(fileURLToPath(address), 'base64') };
    }),
  );
  return loaded;
}
