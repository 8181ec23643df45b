import type { Packet, PacketFormat, PacketPart } from '#shared/views/mail.ts';
import { listParagraphs } from '#shared/views/handouts.ts';
import { formatHyphenStem } from '#shared/words/fileNames.ts';
import { editSentence } from '#shared/words/sentences.ts';
import { addArticle, capitalize } from '#shared/words/text.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Mail, MailPacket } from '../kernel/capabilities.ts';
import type { Game } from '../kernel/game.ts';
import { findDueDate, findFormerLines, findRun, tableViewer } from '../campaign/tableNotes.ts';
import { formatPacketDate, formatSheetHead } from '../kernel/orders/mailedSheet.ts';
import { formatAnswerLine } from '../kernel/orders/handoutAnswers.ts';
import { listPacketLines } from '../kernel/orders/packetLines.ts';
import { catchRefusal, refuseUnless } from '../kernel/refusal.ts';
import { renderPacket } from '../press/index.ts';
import type { AnyRulebook } from '../games/index.ts';
import { listHandouts } from './handouts.ts';
import { nameOfSeat, type OpenCampaign } from './log.ts';
import { formatSpans } from '../kernel/events/references.ts';
import { reportSections } from './report.ts';

/** Requires a game's own part of the mail; refuses a game without one. */
function requireMail({ mail, title }: AnyRulebook): Mail<Game> {
  refuseUnless(mail !== undefined, `${title} is not played by mail.`);
  return mail;
}

/** A packet as a file to print, mail or post. */
type PacketFile = { fileName: string; mediaType: string; content: string };

/**
 * Builds a seat's packet for the period being played, from the facts that the seat may know; refuses anyone but the
 * games master and the seat itself.
 */
function buildPacket(campaign: OpenCampaign, { seat, viewer }: { seat: SeatId; viewer: Viewer }): Packet {
  const { rulebook, snapshot, store } = campaign;
  const name = nameOfSeat(campaign, seat);
  refuseUnless(viewer === 'gm' || viewer === seat, `The packet of ${name} is for its own eyes and the games master’s.`);
  const view = rulebook.view(snapshot.state, seat);
  const mail = requireMail(rulebook);
  const { parts, examples } = describeOver(view, seat) ?? mail.packet(view, seat);
  const isAsked = examples.length > 0;
  const notes = store.notes(tableViewer);
  const run = findRun({ notes }, view.period);
  const last = view.ending === null ? view.period - 1 : view.period;
  return {
    game: rulebook.title,
    title: store.campaign().title,
    name,
    date: formatPacketDate(view.date, run),
    due: findDueDate({ notes }, view.period),
    report: [
      ...(run === 1 ? [] : [tellPlayedAnew(parts, view.date, findFormerLines({ notes }, view.period, seat))]),
      ...(last < (view.firstPeriod ?? 1) ? [] : reportIn(campaign, seat, last, `${rulebook.period.name(last)}: `)),
      ...(view.ending === null ? reportIn(campaign, seat, view.period, `${view.date} so far: `) : []),
    ],
    parts: [
      ...tellHandouts(campaign, seat, view.period),
      ...parts.map(editPart),
      ...(isAsked ? tellNotOnSheets(mail) : []),
    ],
    sheetHead: formatSheetHead({ seat, period: view.period, name, date: view.date, run }),
    examples: [
      ...(isAsked ? listAnswerLines(campaign, seat) : []),
      ...listPossible(campaign, mail, { seat, view, examples }),
    ],
  };
}

/** Describes what the seat was handed since the last packet, and in this period so far. */
function tellHandouts(campaign: OpenCampaign, seat: SeatId, period: number): PacketPart[] {
  return listHandouts(campaign, seat)
    .filter((one) => one.period >= period - 1)
    .map(({ kind, title, text, from, picture, isForAll, asks, more = [] }) => ({
      title: `${capitalize(addArticle(kind))} for ${isForAll ? 'everybody' : 'you'}: “${title}”`,
      sentences: [
        ...listParagraphs(text),
        ...(from === '' ? [] : [`— ${from}`]),
        ...more.flatMap((story) => [story.title, ...listParagraphs(story.text)]),
        ...(asks?.isOpen === true
          ? [`Answer “${asks.answers.join('” or “')}”, on your screen or by a line of your sheet.`]
          : []),
      ],
      table: null,
      handout: { kind, picture },
    }));
}

/** Lists the lines by which a sheet answers the open handouts. */
function listAnswerLines(campaign: OpenCampaign, seat: SeatId): string[] {
  return listHandouts(campaign, seat).flatMap(({ title, asks }) =>
    asks?.isOpen === true ? [formatAnswerLine({ title, answers: asks.answers })] : [],
  );
}

/** The most differences that a packet lists by themselves. */
const mostDifferences = 40;

/** Begins a packet of a period that is played anew with what differs from the one before. */
function tellPlayedAnew(parts: readonly PacketPart[], date: string, former: readonly string[] | null) {
  const before = new Set(former ?? []);
  const changed = former === null ? [] : listPacketLines(parts).filter((line) => !before.has(line));
  const more = changed.length - mostDifferences;
  return {
    title: 'In place of an earlier packet',
    lines: [
      `The games master took something back, so this takes the place of the packet of ${date} that you had before. Answer this one.`,
      ...(former !== null && changed.length === 0 ? ['Nothing that the packet tells about you has changed.'] : []),
      ...changed.slice(0, mostDifferences).map((line) => `Now different: ${line}`),
      ...(more > 0 ? [`And ${more} more lines.`] : []),
    ],
  };
}

/** The game's part of a packet for a seat of which nothing is asked any more; null for every other seat. */
function describeOver(view: Game['view'], seat: SeatId): MailPacket | null {
  const { seats, ending } = view;
  const head = seats.find((one) => one.seat === seat);
  if (ending === null && head?.isOut !== true) return null;
  const sentence =
    ending === null
      ? `${head?.name ?? seat}: out of the game. The others play on; no sheet is asked of you.`
      : 'The game is over; no sheet is asked of you.';
  return { parts: [{ title: 'The end', sentences: [sentence], table: null }], examples: [] };
}

/** Picks of each example the version that the rules would take now. */
function listPossible(
  { rulebook, snapshot }: OpenCampaign,
  mail: Mail<Game>,
  { seat, view, examples }: { seat: SeatId; view: Game['view']; examples: MailPacket['examples'] },
): string[] {
  const isTaken = (text: string): boolean => {
    const { orders, problems } = mail.read(view, seat, [{ line: 1, text }]);
    const refusal = catchRefusal(() => {
      for (const { order } of orders) rulebook.orders.quote(snapshot.state, seat, order);
    });
    return problems.length === 0 && refusal === null;
  };
  return examples.flatMap((example) => {
    if (typeof example === 'string') return [example];
    const found = example.find(isTaken);
    return found === undefined ? [] : [found];
  });
}

/** Edits the sentences of a part of a packet; the cells of its table keep their figures and names. */
export function editPart(part: PacketPart): PacketPart {
  return { ...part, sentences: part.sentences.map(editSentence) };
}

/** Describes the orders that cannot be on a sheet, with the reasons. */
function tellNotOnSheets({ notOnSheets }: Mail<Game>): PacketPart[] {
  const sentences = Object.entries(notOnSheets).map(
    ([kind, reason]) => `${capitalize(kind.replaceAll('-', ' '))}: ${reason}`,
  );
  return sentences.length === 0 ? [] : [{ title: 'Not on a sheet', sentences, table: null }];
}

/** Writes the period's report in plain sentences; an open one is marked. */
function reportIn(campaign: OpenCampaign, seat: SeatId, period: number, when = '') {
  return reportSections(campaign, seat, period).map(({ title, lines }) => ({
    title: `${when}${title}`,
    lines: lines.map(({ spans }) => formatSpans(spans)),
  }));
}

export function exportPacket(
  campaign: OpenCampaign,
  asked: { seat: SeatId; viewer: Viewer; format: PacketFormat },
): PacketFile {
  const packet = buildPacket(campaign, asked);
  const { ending, mediaType, content } = renderPacket(packet, asked.format);
  // Two gangs may have one name; no two have one seat.
  const stem = formatHyphenStem(`${packet.name} ${packet.date}`, 'packet');
  return { fileName: `${stem}-${asked.seat}.${ending}`, mediaType, content };
}
