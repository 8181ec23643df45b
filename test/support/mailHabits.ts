import fc from 'fast-check';
import { wrapAt } from './mailPrograms.ts';

/** The packet that is answered, the heading of the sheet, and its orders, a line each. */
type Written = { packet: string; head: string; lines: readonly string[] };

const quote = (text: string): string => text.trimEnd().replace(/^/gmu, '> ');

/** The lines that a program puts between an answer on top and the mail below it. */
const announcements: Readonly<Record<string, string>> = {
  'an office program':
    'From: The Table <gm@example.org>\nSent: Monday, May 3, 2027 9:14 PM\nTo: Tom\nSubject: April 1925\n\n',
  'an office program, German':
    '________________________________\nVon: Der Tisch <gm@example.org>\nGesendet: Montag, 3. Mai 2027 21:14\nAn: Tom\nBetreff: April 1925\n\n',
  'an office program, French':
    'De : La Table <gm@example.org>\nEnvoyé : lundi 3 mai 2027 21:14\nÀ : Tom\nObjet : Avril\n\n',
  'an office program, Russian':
    'От: Стол <gm@example.org>\nОтправлено: 3 мая 2027 г. 21:14\nКому: Том\nТема: Апрель\n\n',
  'an office program, Japanese':
    '差出人: 卓 <gm@example.org>\n送信日時: 2027年5月3日 21:14\n宛先: トム\n件名: 四月\n\n',
  'a directory of names without addresses':
    'From: Table, The\nSent: 03 May 2027 21:14\nTo: Brennan, Tom\nSubject: April\n\n',
  'a program that marks words':
    '*From:* The Table <gm@example.org>\n*Date:* Monday, May 3, 2027\n*To:* Tom\n*Subject:* April\n\n',
};

const closings: Readonly<Record<string, string>> = {
  none: '',
  'a word': '\nThanks\nTom',
  'a signature': '-- \nTom of the Bronx\nPhone 555-0100\nwww.example.org',
  'an office':
    '\nTom Brennan\nSenior Clerk, Example Ltd\n12 Water Street\nTel. +1 555 0100\nThis message is confidential. If it is not for you, tell the sender.\nThink of the trees.',
};

const greetings: Readonly<Record<string, string>> = { none: '', some: 'Hi,\nhere they are:\n\n' };

/** Writes bytes of UTF-8 as quoted-printable, with soft breaks. */
function encodeQuoted(text: string): string {
  const rows = text.split('\n').map((line) => {
    const signs = [...new TextEncoder().encode(line)].map((byte) =>
      byte === 61 || byte < 32 || byte > 126
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
    );
    const broken = [''];
    for (const sign of signs) {
      if ((broken.at(-1) ?? '').length + sign.length > 72) broken.push('');
      broken[broken.length - 1] = `${broken.at(-1) ?? ''}${sign}`;
    }
    return broken.join('=\n').replace(/ $/u, '=20');
  });
  return rows.join('\n');
}

const encodeBase = (text: string): string =>
  (
    Buffer.from(text, 'utf8')
      .toString('base64')
      .match(/.{1,76}/gu) ?? []
  ).join('\n');

const escapePage = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toPage = (text: string): string =>
  `<html><body>${text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escapePage(line)}</div>`)
    .join('')}</body></html>`;

const mailHead = 'From: Tom <tom@example.org>\nTo: gm@example.org\nSubject: Re: April\nMIME-Version: 1.0\n';
const writePart = (type: string, encoding: string, body: string): string =>
  `Content-Type: ${type}; charset="utf-8"\nContent-Transfer-Encoding: ${encoding}\n\n${body}\n`;

/** How the mail is kept as a file, or pasted. */
const keepings: Readonly<Record<string, (text: string) => string>> = {
  pasted: (text) => text,
  'pasted, line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'saved, quoted-printable': (text) => mailHead + writePart('text/plain', 'quoted-printable', encodeQuoted(text)),
  'saved, base64': (text) => (mailHead + writePart('text/plain', 'base64', encodeBase(text))).replaceAll('\n', '\r\n'),
  'saved, text and page': (text) =>
    `${mailHead}Content-Type: multipart/alternative; boundary="b1"\n\n--b1\n${writePart('text/plain', 'base64', encodeBase(text))}--b1\n${writePart('text/html', 'quoted-printable', encodeQuoted(toPage(text)))}--b1--\n`,
  'saved, page alone': (text) => mailHead + writePart('text/html', 'base64', encodeBase(toPage(text))),
  'saved, the sheet attached': (text) =>
    `${mailHead}Content-Type: multipart/mixed; boundary="b2"\n\n--b2\n${writePart('text/plain', '7bit', 'My sheet is attached.\n\nTom')}--b2\n${writePart('text/plain; name="sheet.txt"', 'base64', encodeBase(text)).replace('\n\n', '\nContent-Disposition: attachment; filename="sheet.txt"\n\n')}--b2--\n`,
};

/** The quoted part of the packet, and its place. */
const answers: Readonly<Record<string, (own: string, packet: string) => string>> = {
  'a fresh mail': (own) => own,
  'below the quoted packet': (own, packet) => `${quote(packet)}\n\n${own}`,
  'on top of the quoted packet': (own, packet) => `${own}\n\nOn Monday the games master wrote:\n${quote(packet)}`,
  ...Object.fromEntries(
    Object.entries(announcements).map(([name, block]) => [
      `on top of the packet, as ${name} has it`,
      (own: string, packet: string) => `${own}\n\n${block}${packet}`,
    ]),
  ),
};

const pickOne = (table: object) => fc.constantFrom(...Object.keys(table));

/** A habit of a mail program and its user; `width` is where it breaks lines, 0 for nowhere. */
export const anyHabit = fc.record({
  answer: pickOne(answers),
  closing: pickOne(closings),
  greeting: pickOne(greetings),
  keeping: pickOne(keepings),
  width: fc.constantFrom(0, 76, 72, 40),
});
export type MailHabit = typeof anyHabit extends fc.Arbitrary<infer T> ? T : never;

/** Writes a sheet as a mail program sends it and the games master keeps it. */
export function writeByHabit({ answer, closing, greeting, keeping, width }: MailHabit, written: Written): string {
  const lines = written.lines.map((line) => (width === 0 ? line : wrapAt(width, line)));
  const own = `${greetings[greeting] ?? ''}${[written.head, ...lines].join('\n')}\n${closings[closing] ?? ''}`;
  const mail = answers[answer]?.(own, written.packet) ?? own;
  return keepings[keeping]?.(mail) ?? mail;
}
