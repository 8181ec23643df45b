import { orderKey } from '#kernel/orders/contradictions.ts';
import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { cleanWords } from '#kernel/orders/cleanSheet.ts';
import { formatSheetHead, readMailedSheet, type SheetHead } from '#kernel/orders/mailedSheet.ts';
import { exportPacket } from '#queries/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';

/** What mail programs, word processors and players do to a line. */
const manglings: Readonly<Record<string, (line: string) => string>> = {
  'no-break blanks': (line) => line.replaceAll(' ', '\u00a0'),
  'two blanks': (line) => line.replaceAll(' ', '  '),
  tabs: (line) => line.replaceAll(' ', '\t'),
  'thin and ideographic blanks': (line) => line.replaceAll(' ', '\u2009\u3000'),
  'a mark of the byte order': (line) => `\ufeff${line}`,
  'zero-width blanks': (line) => line.split('').join('\u200b'),
  'soft hyphens': (line) => line.replace(/(\p{L}{3})(?=\p{L})/gu, '$1\u00ad'),
  'marks of direction': (line) => `\u200e\u202a${line}\u202c`,
  'letters in two parts': (line) => line.normalize('NFD'),
  'full-width letters': (line) => line.replace(/[A-Za-z]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
  capitals: (line) => line.toUpperCase(),
  'small letters': (line) => line.toLowerCase(),
  'curly apostrophes': (line) => line.replaceAll("'", '’'),
  'grave accents': (line) => line.replaceAll("'", '`'),
  'one quotation mark': (line) => `> ${line}`,
  'three quotation marks': (line) => `>> > ${line}`,
  'a dash before it': (line) => `- ${line}`,
  'a star before it': (line) => `* ${line}`,
  'a bullet before it': (line) => `• ${line}`,
  'a number before it': (line) => `1. ${line}`,
  'a number in brackets before it': (line) => `2) ${line}`,
  'a full stop behind it': (line) => `${line}.`,
  'blanks around it': (line) => `   ${line}   `,
};

/** What is only done to orders: a letter may end as it likes. */
const ends: typeof manglings = {
  'a semicolon behind it': (line) => `${line};`,
  'an exclamation mark behind it': (line) => `${line}!`,
  'a remark behind it': (line) => `${line} # if I may`,
};

const lineEnds: Readonly<Record<string, string>> = {
  'of Windows': '\r\n',
  'of old Macs': '\r',
  'of a word processor': '\v',
  'of a page': '\f',
  'of a mainframe': '\u0085',
  'of Unicode': '\u2028',
  'of paragraphs': '\u2029',
};

/** A seat that can be asked for a sheet, and two orders with names in them. */
type Written = { session: Session; seat: SeatId; heading: SheetHead; lines: string[] };

const writers: Readonly<Record<string, (rival: string, view: { stage?: { at: string } }) => string[]>> = {
  paradise: (rival) => [`Rumble with ${rival}`, 'Buy a car'],
  'turf-war': (rival) => [`Give ${rival} 1 MC`, 'Hire 1'],
  brotherhood: (rival) => [`Pay ${rival} 1500`, 'Expect 2000'],
  godfather: (_rival, { stage }) => [stage?.at === 'card' ? 'Card' : 'Put nothing'],
};

const known = new Map<string, Promise<Written>>();

/** A sheet of a game that can be sent, to be read only: played to its moment once. */
function write(game: string): Promise<Written> {
  const found = known.get(game) ?? writeAnew(game);
  known.set(game, found);
  return found;
}

async function writeAnew(game: string): Promise<Written> {
  const session = await played(game as Parameters<typeof played>[0], 1);
  for (let most = 5; most > 0; most -= 1) {
    const written = listWritten(session, game).find(
      (one) => read(one, [formatSheetHead(one.heading), ...one.lines].join('\n')).problems.length === 0,
    );
    if (written !== undefined) return written;
    await advance(session, { auto: false }, noon);
  }
  throw new Error(`Nobody can send a sheet in ${game}.`);
}

function listWritten(session: Session, game: string): Written[] {
  const { rulebook, snapshot } = session;
  const seats = rulebook.seats(snapshot.state);
  return seats.map(({ seat, name }) => {
    const view = rulebook.view(snapshot.state, seat);
    const rival = seats.find((one) => one.seat !== seat)?.name ?? '';
    const heading = { seat, period: view.period, name, date: view.date };
    const lines = writers[game]?.(rival, view as { stage?: { at: string } }) ?? [];
    return { session, seat, heading, lines };
  });
}

/** What the game makes of a mail. */
function read({ session, seat, heading }: Omit<Written, 'lines'>, text: string) {
  const { rulebook, snapshot } = session;
  const mail = rulebook.mail as NonNullable<typeof rulebook.mail>;
  const view = rulebook.view(snapshot.state, seat);
  const { examples, verbs: begins = examples.flat() } = mail.packet(view, seat);
  const verbs = new Set(begins.map((one) => one.toLowerCase().split(/[\s:,]/u)[0] ?? ''));
  const keyOf = (words: string): string | null => {
    const { orders } = mail.read(view, seat, [{ line: 1, text: words }]);
    return orders.length === 0 ? null : orderKey(orders.map(({ order }) => order));
  };
  const sheet = readMailedSheet(text, heading, { verbs, keyOf });
  const { orders, problems } = mail.read(view, seat, sheet.orders);
  return { orders: orders.map(({ order }) => order), problems: [...sheet.problems, ...problems], unread: sheet.unread };
}

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

describe.each(games)('a sheet of $rulebook.title', ({ rulebook }) => {
  it.each(Object.entries(manglings))('is read with %s, in its heading and in its orders', async (_, mangle) => {
    const written = await write(rulebook.id);
    const head = formatSheetHead(written.heading);
    const whole = read(written, [head, ...written.lines].join('\n'));
    expect(whole.orders.length).toBeGreaterThan(0);
    for (const text of [
      [mangle(head), ...written.lines],
      [head, ...written.lines.map(mangle)],
      [mangle(head), ...written.lines.map(mangle)],
      written.lines.map(mangle),
    ]) {
      expect(read(written, text.join('\n'))).toMatchObject({ orders: whole.orders, problems: [] });
    }
  });

  it.each(Object.entries(ends))('is read with %s', async (_, mangle) => {
    const written = await write(rulebook.id);
    const whole = read(written, written.lines.join('\n'));
    expect(read(written, written.lines.map(mangle).join('\n'))).toMatchObject({ orders: whole.orders, problems: [] });
  });

  it.each(Object.entries(lineEnds))('is read with line ends %s', async (_, end) => {
    const written = await write(rulebook.id);
    const lines = [formatSheetHead(written.heading), ...written.lines];
    const whole = read(written, lines.join('\n'));
    expect(read(written, lines.join(end))).toMatchObject({ orders: whole.orders, problems: [] });
  });

  it('is known by its words without the code, and by the code however the name is spelled', async () => {
    const written = await write(rulebook.id);
    const { seat, period, name, date } = written.heading;
    const orders = read(written, written.lines.join('\n')).orders;
    for (const head of [
      `Sheet of ${name}, ${date}`,
      `SHEET OF ${name.replace(/^The /u, '')} ${date}`,
      `Sheet of somebody's (North) Boys [${seat}/${period}]`,
      `[${seat}/${period}]`,
    ]) {
      expect(read(written, [head, ...written.lines].join('\n'))).toMatchObject({ orders, problems: [] });
    }
    for (const other of [`Sheet of Nobody, ${date}`, `Sheet of ${name}, ${date} [${seat}/${period + 1}]`]) {
      expect(read(written, [other, ...written.lines].join('\n')).problems).toMatchObject([
        { line: 1, text: cleanWords(other) },
      ]);
    }
  });

  it(
    'is found in a reply: quoted whole, below a greeting, above a closing, a signature and a quoted mail',
    { tags: 'rest' },
    async () => {
      const written = await writeAnew(rulebook.id);
      const { session, seat, lines } = written;
      const head = formatSheetHead(written.heading);
      const orders = read(written, lines.join('\n')).orders;
      const packet = exportPacket(session, { seat, viewer: 'gm', format: 'txt' }).content.trimEnd();
      const quote = (text: string): string => text.replace(/^/gmu, '> ');
      const mails = [
        `${packet}\n${lines.join('\n')}`,
        quote(`${packet}\n${lines.join('\n')}`),
        `${quote(packet)}\n${lines.join('\n')}`,
        `Hi Tom,\nhere you are.\n\n${head}\n${lines.join('\n')}\n\nCheers,\nBob`,
        `${head}\n${lines.join('\n')}\n-- \nBob of the Bronx`,
        `${head}\n${lines.join('\n')}\n--\nBob of the Bronx`,
        `${head}\n${lines.join('\n')}\nSent from my telephone`,
        `${head}\n${lines.join('\n')}\n\nOn Monday Tom wrote:\n${quote(packet)}`,
      ];
      for (const mail of mails) {
        expect(read(written, mail)).toMatchObject({ orders, problems: [] });
      }
      const closed = read(written, mails[3] ?? '');
      expect(closed.unread.map(({ text }) => text)).toEqual(['Hi Tom,', 'here you are.', 'Cheers,', 'Bob']);
    },
  );

  it('is read as a page of HTML, however a program makes its lines', async () => {
    const written = await write(rulebook.id);
    const { lines } = written;
    const head = formatSheetHead(written.heading);
    const orders = read(written, lines.join('\n')).orders;
    const safe = (text: string): string =>
      text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll(' ', '&nbsp;');
    const all = [head, ...lines].map(safe);
    for (const mail of [
      `<html><head><style>p { x: y }</style></head><body>${all.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
      `<div dir="ltr">${all.map((line) => `<div>${line}<br></div>`).join('\n')}</div>`,
      all.join('<br>\r\n'),
      `<div>${all[0] ?? ''}</div><ul>${all
        .slice(1)
        .map((line) => `<li><span>${line}</span></li>`)
        .join('')}</ul><div>On Monday Tom wrote:</div><blockquote><div>${safe(head)}</div></blockquote>`,
    ])
      expect(read(written, mail)).toMatchObject({ orders, problems: [] });
  });

  it('loses no order below a line of dashes, nor one that is misspelled at its end', { tags: 'rest' }, async () => {
    const written = await write(rulebook.id);
    const [first = '', ...rest] = written.lines;
    const head = formatSheetHead(written.heading);
    const orders = read(written, written.lines.join('\n')).orders;
    for (const dashes of ['--', '---', '-- ', '—', '____', '=====']) {
      expect(read(written, [head, first, dashes, ...rest].join('\n'))).toMatchObject({ orders, problems: [] });
    }
    const slip = `${first.slice(0, 1)}${first.slice(2, 3)}${first.slice(1, 2)}${first.slice(3)}`;
    if (/^\p{L}{4}/u.test(first))
      expect(read(written, `${head}\n${written.lines.join('\n')}\n\n${slip}`).problems).not.toEqual([]);
  });

  it(
    'files what stands below its own heading and nothing of what stands above it or is quoted',
    { tags: 'rest' },
    async () => {
      const written = await write(rulebook.id);
      const { session, seat } = written;
      const head = formatSheetHead(written.heading);
      const { examples } = (rulebook.mail as NonNullable<typeof rulebook.mail>).packet(
        rulebook.view(session.snapshot.state, seat),
        seat,
      );
      const lines = fc.array(fc.constantFrom(...written.lines, ...examples.flat()), { maxLength: 4 });
      // A sheet that is quoted itself cannot be told from one that it quotes.
      const plain = Object.entries(manglings).filter(([name]) => !name.includes('quotation'));
      const mangle = fc.constantFrom((line: string) => line, ...plain.map(([, one]) => one));
      const quote = (all: readonly string[]): string[] => all.map((line) => `> ${line}`);
      forSome(sample(40), lines, lines, lines, mangle, mangle, (above, own, quoted, one, other) => {
        fc.pre(own.length > 0);
        const mail = [
          ...above.map(other),
          one(head),
          ...own.map(one),
          '',
          'On Monday Tom wrote:',
          ...quote([head, ...quoted, 'Sheet of Nobody, long ago', ...quoted]),
        ].join('\n');
        const wanted = read(written, [head, ...own.map(one)].join('\n'));
        expect(read(written, mail).orders).toEqual(wanted.orders);
      });
    },
  );

  it('takes no word that every object knows for an order', async () => {
    const written = await write(rulebook.id);
    for (const word of ['constructor', '__proto__', 'prototype', 'hasOwnProperty', 'toString']) {
      const { orders, problems } = read(written, `${word} 2 to all`);
      expect(orders).toEqual([]);
      expect(problems).toHaveLength(1);
    }
  });

  it('never files what nobody wrote, whatever a mail is made of', { tags: 'rest' }, async () => {
    const written = await write(rulebook.id);
    const { lines } = written;
    const known = new Set(
      [...read(written, lines.join('\n')).orders, ...lines.flatMap((line) => read(written, line).orders)].map((order) =>
        JSON.stringify(order),
      ),
    );
    const head = formatSheetHead(written.heading);
    const mangled = fc
      .tuple(
        fc.constantFrom(head, ...lines, '-- ', '--', 'On Monday Tom wrote:', 'Cheers,'),
        fc.constantFrom(...Object.values(manglings)),
      )
      .map(([line, mangle]) => mangle(line));
    const junk = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.lorem({ maxCount: 5 }));
    const mail = fc.array(fc.oneof(mangled, junk), { maxLength: 12 });
    forSome(sample(60), mail, fc.constantFrom('\n', '\r\n', '\r'), (parts, end) => {
      for (const order of read(written, parts.join(end)).orders) expect(known).toContain(JSON.stringify(order));
    });
  });
});
