/** Ways in which editors and terminals write a text down. */
export const encodings: readonly { name: string; write: (text: string) => Buffer }[] = [
  { name: 'UTF-8', write: (text) => Buffer.from(text, 'utf8') },
  { name: 'UTF-8 with a mark', write: (text) => Buffer.from(`\uFEFF${text}`, 'utf8') },
  { name: 'UTF-16 LE', write: (text) => Buffer.from(text, 'utf16le') },
  { name: 'UTF-16 LE with a mark', write: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le') },
  { name: 'UTF-16 BE', write: (text) => Buffer.from(text, 'utf16le').swap16() },
  { name: 'UTF-16 BE with a mark', write: (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16() },
  { name: 'Windows-1252', write: toWindows1252 },
];

/** The letters that this program's own words and German have there and Latin-1 has not. */
const own: Readonly<Record<string, number>> = {
  '€': 0x80,
  '–': 0x96,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '…': 0x85,
};

function toWindows1252(text: string): Buffer {
  return Buffer.from(Array.from(text, (letter) => own[letter] ?? letter.charCodeAt(0)));
}
