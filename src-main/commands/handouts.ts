import type { ExtraStory, HandoutId, WrittenHandout } from '#shared/views/handouts.ts';
import type { ExtraHead } from '#shared/views/paper.ts';
import type { Outcome } from '#shared/views/outcome.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { addArticle } from '#shared/words/text.ts';
import { requireEdition } from '../campaign/heldPages.ts';
import { formatReadMark, nameReader } from '../campaign/handoutMarks.ts';
import {
  findHandouts,
  listUnanswered,
  mayReadHandout,
  type Handout,
  type HandoutEvent,
} from '../kernel/events/handouts.ts';
import type { AskedHandout } from '../kernel/orders/handoutAnswers.ts';
import { clonePlain } from '../kernel/readonly.ts';
import { refuseUnless } from '../kernel/refusal.ts';
import { loadPaper } from '../games/index.ts';
import { createExtraHead, listNewsStories } from '../press/index.ts';
import { runOnce } from './answered.ts';
import { printSoFar } from './keeping/printing.ts';
import { findAuthor, playStep, requireMoment, requireSeatAtTable, type Answering, type CampaignTable } from './play.ts';
import { runExclusively, type Session } from './session.ts';

/** The most handouts that a campaign keeps at a time. */
const mostKept = 200;

/** Hands something out, now or when the running period is closed, as one step that undo takes back. */
export function giveHandout(
  session: Session,
  given: { handout: WrittenHandout } & Answering,
  now: Date,
): Promise<Outcome> {
  return runExclusively(session, async () => {
    const { rulebook, snapshot } = session;
    const handouts = findHandouts(snapshot.state);
    const { when, answers, more, ...written } = given.handout;
    const to = requireReaders(session, written.to);
    const kept = Object.keys(handouts.byId).length;
    refuseUnless(kept < mostKept, `There is room for ${mostKept} handouts; take one back first.`);
    const isOver = rulebook.ending(snapshot.state) !== null;
    refuseUnless(!isOver || when === 'now', 'The game is over, so there is no reveal any more; hand it out now.');
    refuseUnless(!isOver || !written.inPaper, 'The last paper is printed; hand it out without the paper.');
    const period = rulebook.periodOf(snapshot.state);
    const opens = when === 'reveal' ? period + 1 : period;
    const id = `h${handouts.given + 1}` as HandoutId;
    const deed = written.kind === 'extra' ? 'Print' : 'Hand out';
    const title = `${deed} ${addArticle(written.kind)}: “${written.title}”`;
    const asks = answers.length === 0 ? {} : { asks: { answers, until: null } };
    const extra = written.kind === 'extra' ? { more, head: await findExtraHead(session, written.title) } : {};
    const event = { type: 'handout-given' as const, ...written, ...asks, ...extra, id, to, period, opens };
    return playHandout(session, title, given, now, event);
  });
}

/** Takes a handout back, whether its readers have it or not. */
export function takeBackHandout(
  session: Session,
  given: { handout: HandoutId } & Answering,
  now: Date,
): Promise<Outcome> {
  return runExclusively(session, () => {
    const { rulebook, snapshot } = session;
    const found = findHandouts(snapshot.state).byId[given.handout];
    refuseUnless(found !== undefined, 'This was taken back already; look at the list again.');
    const { id, kind, title, opens } = found;
    const to = clonePlain(found.to) as Handout['to'];
    const isKnown = opens <= rulebook.periodOf(snapshot.state);
    const event = { type: 'handout-taken-back' as const, handout: id, kind, title, to, isKnown };
    return playHandout(session, `Take back ${addArticle(kind)}: “${title}”`, given, now, event);
  });
}

/** Lists the handouts of a seat that ask for an answer, also those that it has answered. */
export function listAsked({ rulebook, snapshot: { state } }: Pick<Session, 'rulebook' | 'snapshot'>, seat: SeatId) {
  const [seats, period] = [rulebook.seats(state), rulebook.periodOf(state)];
  return Object.values(findHandouts(state).byId).flatMap((one): AskedHandout[] => {
    const own = one.answered?.[seat] ?? null;
    const isAsked = own !== null || listUnanswered(one, { seats, period }).includes(seat);
    return isAsked && one.asks !== undefined
      ? [{ id: one.id, title: one.title, answers: [...one.asks.answers], own }]
      : [];
  });
}

/** Writes a seat's answer to a handout, with what follows from it in the rules. */
export function writeAnswer(
  session: Session,
  table: CampaignTable,
  { seat, handout, answer }: { seat: SeatId; handout: AskedHandout; answer: number },
): void {
  const { id, title, answers } = handout;
  const words = answers[answer] ?? '';
  table.entry({ title: nameAnswer(title, words), author: findAuthor(session, seat), order: null, reason: null });
  const event = { handout: id, title, seat, answer, words, isByRule: false };
  table.emit({ type: 'handout-answered', ...event });
  session.rulebook.followAnswer?.(table, { id, seat, answer });
}

/** Names an answer to a handout, for the log and the receipt of a sheet. */
export function nameAnswer(title: string, words: string): string {
  return `Answer “${title}”: ${words}`;
}

/** Gives a seat's answer to a handout, with what follows from it in the rules. */
export function answerHandout(
  session: Session,
  given: { seat: SeatId; handout: HandoutId; answer: number } & Answering,
  now: Date,
): Promise<Outcome> {
  return runOnce(session, given.once, () => {
    requireMoment(session, given);
    const { seat, answer } = given;
    const handout = listAsked(session, seat).find(({ id, own }) => id === given.handout && own === null);
    refuseUnless(handout !== undefined, 'No answer is asked of you here; look at your handouts again.');
    const words = handout.answers[answer];
    refuseUnless(words !== undefined, 'Pick one of the answers.');
    return playStep(session, nameAnswer(handout.title, words), given, now, (table) => {
      writeAnswer(session, table, { seat, handout, answer });
    });
  });
}

/** Creates the head of an extra that is printed now: that of the running period, or else of the newest paper. */
async function findExtraHead(session: Session, headline: string): Promise<ExtraHead> {
  const { rulebook, store, snapshot } = session;
  const newest = store.editions()[0]?.period;
  const last = newest === undefined ? null : requireEdition(session, newest);
  const soFar = printSoFar(session, await loadPaper(rulebook.id)) ?? last;
  return createExtraHead(soFar, { headline, date: rulebook.period.name(rulebook.periodOf(snapshot.state)) });
}

/** Lists the news of the running period that everybody may know, as the paper would print it, the gravest first. */
export async function listNewsSoFar(session: Session): Promise<ExtraStory[]> {
  const soFar = printSoFar(session, await loadPaper(session.rulebook.id));
  return soFar === null ? [] : listNewsStories(soFar);
}

function playHandout(
  session: Session,
  title: string,
  answering: Answering,
  now: Date,
  event: HandoutEvent,
): Promise<Outcome> {
  return playStep(session, title, answering, now, (table) => {
    table.entry({ title, author: { kind: 'gm' }, order: null, reason: null });
    table.emit(event);
  });
}

/** Lists the readers in the order of the table, each once; refuses unknown seats and those that are out. */
function requireReaders({ rulebook, snapshot }: Session, to: WrittenHandout['to']): Handout['to'] {
  if (to === 'everybody') return to;
  const seats = rulebook.seats(snapshot.state);
  for (const seat of to) {
    const { name, isOut } = requireSeatAtTable({ rulebook, snapshot }, seat);
    refuseUnless(!isOut, `${name}: out of the game. Hand it to everybody, or leave that name out.`);
  }
  return seats.map(({ seat }) => seat).filter((seat) => to.includes(seat));
}

/** Keeps which handouts a seat has read; those that it does not have are left out. */
export function markHandoutsRead(
  session: Session,
  { seat, handouts }: { seat: SeatId; handouts: readonly HandoutId[] },
): Promise<void> {
  return runExclusively(session, () => {
    const { rulebook, snapshot, store } = session;
    const { isOut } = requireSeatAtTable(session, seat);
    const period = rulebook.periodOf(snapshot.state);
    const { byId } = findHandouts(snapshot.state);
    const read = Object.values(byId).filter(
      (one) => handouts.includes(one.id) && mayReadHandout(one, { seat, isOut, period }),
    );
    store.transaction(() => {
      for (const one of read) store.keepNote({ viewer: nameReader(seat), subject: one.id, words: formatReadMark(one) });
    });
  });
}
