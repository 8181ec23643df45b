import { refuseUnless } from '../kernel/refusal.ts';

/** Headers that only the file of a whole mail begins with; those of a quoted one are `From`, `Date`, and the like. */
const ownHeaders = /^(?:mime-version|content-type|message-id|received|return-path|dkim-signature):/imu;
const header = /^[!-9;-~]+:.*(?:\n[ \t].*)*/u;
const encoded = /^content-transfer-encoding:\s*(?:quoted-printable|base64)/imu;
const sheetHead = /sheet of |\[[a-z]\w*\/\d+\]/iu;

/**
 * Takes the words out of a mail that was saved as a file: its text, else its page, else an attached text. Anything else
 * is returned as it is.
 */
export async function readMailFile(text: string): Promise<string> {
  refuseUnless(
    !text.trimStart().startsWith('{\\rtf'),
    'This is a file in RTF, which word processors write; save it as plain text, or paste the sheet itself.',
  );
  const file = text
    .replaceAll('\r\n', '\n')
    .trimStart()
    .replace(/^From .*\n/u, '');
  if (!ownHeaders.test(readHeaders(file))) return text;
  // perf: few sheets come so.
  const { default: PostalMime } = await import('postal-mime');
  const { text: plain = '', html = '', attachments } = await PostalMime.parse(nameCharset(file));
  const attached = attachments
    .filter(({ mimeType }) => mimeType === 'text/plain')
    .map(({ content }) => decode(content));
  const body = plain.trim() === '' ? html : plain;
  const sheets = attached.filter((one) => sheetHead.test(one));
  if (body.trim() === '') return attached.join('\n');
  return sheets.length > 0 && !sheetHead.test(body) ? sheets.join('\n') : body;
}

/** Reads the headers that a file begins with; an empty text if it begins with none. */
function readHeaders(file: string): string {
  let at = 0;
  for (;;) {
    const found = header.exec(file.slice(at, at + 4_096));
    if (found === null) return file.slice(0, at);
    at += found[0].length + 1;
  }
}

/** The text was decoded when it was read, so that only parts in another encoding of letters have a charset still. */
function nameCharset(file: string): string {
  return file
    .split('\n\n')
    .map((part) => (encoded.test(part) ? part : part.replace(/(charset=)"?[\w.-]+"?/giu, '$1utf-8')))
    .join('\n\n');
}

function decode(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
