/** What one mail program, and the way its user answers, makes of a sheet: the text that the games master gets. */
export type MailProgram = {
  name: string;
  /** The packet as it was sent, the heading of the sheet, and the orders a player typed, a line each. */
  write(sent: { packet: string; head: string; lines: readonly string[] }): string;
};

const quote = (text: string): string => text.replace(/^/gmu, '> ');

/** Breaks lines between words where a program has no more room. */
export function wrapAt(width: number, line: string): string {
  const rows = [''];
  for (const word of line.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row !== '' && row.length + 1 + word.length > width) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows.join('\n');
}

/** Typographic marks as a phone or an office program types them. */
const beautify = (line: string): string =>
  line
    .replaceAll(/"([^"]*)"/gu, '“$1”')
    .replaceAll("'", '’')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '\u2011');

/** Numbers of letters that Windows-1252 has between 0x80 and 0x9f. */
const windowsLetters: Readonly<Record<string, number>> = {
  '€': 0x80,
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '…': 0x85,
};

/** The bytes of a text file in Windows-1252. */
export function encodeWindows(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => windowsLetters[letter] ?? letter.charCodeAt(0));
}

const escapePage = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Five programs and their users, no two of which send the same letters. */
export const mailPrograms: readonly MailProgram[] = [
  {
    name: 'a text program: below the quoted packet, lines broken at 72, a signature',
    write: ({ packet, lines }) =>
      `${quote(packet.trimEnd())}\n${lines.map((line) => wrapAt(72, line)).join('\n')}\n-- \nTom of the Bronx\nPhone 555-0100\n`,
  },
  {
    name: 'an office program: on top, line ends of Windows, its own marks, the packet below it',
    write: ({ packet, head, lines }) =>
      [
        'Hi,',
        'my orders:',
        '',
        beautify(head).replaceAll(' ', '\u00a0'),
        ...lines.map((line) => `•\t${beautify(line)}`),
        '',
        'Kind regards,',
        'Tom',
        '',
        '-----Original Message-----',
        ...quote(packet.trimEnd()).split('\n'),
      ].join('\r\n'),
  },
  {
    name: 'a mail site: a page of HTML, on top, the packet quoted in a block',
    write: ({ packet, head, lines }) =>
      `<div dir="ltr"><div>${escapePage(head)}</div><ol>${lines
        .map((line) => `<li>${escapePage(line).replaceAll("'", '&#39;').replaceAll(' ', '&nbsp;')}</li>`)
        .join('')}</ol><div><br></div><div>Cheers,</div><div>Tom</div></div><br>` +
      `<div class="quote"><div>On Monday the games master wrote:<br></div><blockquote>${packet
        .trimEnd()
        .split('\n')
        .map((line) => `&gt; ${escapePage(line)}`)
        .join('<br>')}</blockquote></div>`,
  },
  {
    name: 'a phone: marks of its own, zero-width blanks, two blanks, “Sent from”',
    write: ({ head, lines }) =>
      [
        beautify(head),
        ...lines.map((line) => beautify(line).replaceAll(' ', '  ').replace(/^/u, '\u200b')),
        '',
        'Sent from my telephone',
      ].join('\n'),
  },
  {
    name: 'a page turned into text: stars, empty lines, broken lines that hang',
    write: ({ head, lines }) =>
      [head, ...lines.map((line) => `  * ${wrapAt(76, line).replaceAll('\n', '\n    ')}`)].join('\n\n'),
  },
];
