import type { SeatId } from '../../src-shared/vocabulary/ids.ts';
import type { Author, DiceMode } from '../../src-shared/vocabulary/journal.ts';
import type { Answer, Question } from '../../src-shared/vocabulary/questions.ts';
import { formatMonth } from '../../src-shared/vocabulary/units.ts';
import { playOn } from '../kernel/month.ts';
import { Refusal, insist } from '../kernel/refusal.ts';
import { run, type Table } from '../kernel/run.ts';
import type { CampaignGame } from '../registry.ts';
import { commitStep } from './commit.ts';
import { exclusively, type CampaignEvent, type Session } from './session.ts';

/** How a command's dice fall, and what was answered so far. */
export type Answering = { dice?: DiceMode; answers?: readonly Answer[] };

/** A command was written, or stopped at a question and changed nothing. */
export type Outcome =
  | { kind: 'done'; title: string; monthsClosed: number[] }
  | { kind: 'question'; question: Question };

type CampaignTable = Table<CampaignGame['state'], CampaignEvent>;

/** A seat gives an order: done at once, or filed for the reveal. */
export function giveOrder(
  session: Session,
  given: { seat: SeatId; order: CampaignGame['order'] } & Answering,
  now: Date,
): Promise<Outcome> {
  return exclusively(session, () => {
    const { rulebook, snapshot } = session;
    const { seat, order } = given;
    requireTakesOrders(session, seat);
    const title = rulebook.titleOf(snapshot.state, seat, order);
    const author = authorFor(session, seat);
    return playStep(session, title, given, now, (table) => {
      table.entry({ title, author, order, reason: null });
      rulebook.give(table, seat, order);
    });
  });
}

/** NPC gangs write their own orders, unless the games master took them over for the month. */
export function requireTakesOrders({ rulebook, snapshot }: Session, seat: SeatId): void {
  if (rulebook.takesOrders(snapshot.state, seat)) return;
  throw new Refusal(
    `The program writes the orders of ${rulebook.nameOf(snapshot.state, seat)}, an NPC gang; as the games master take them over for the month first.`,
  );
}

/** Whoever gives the orders of a seat at the table: its player, or the games master for an NPC gang. */
export function authorFor({ rulebook, snapshot }: Session, seat: SeatId): Author {
  return rulebook.isHuman(snapshot.state, seat) ? { kind: 'human', seat } : { kind: 'gm' };
}

/** The games master changes a fact, with his reason. */
export function editByGm(
  session: Session,
  change: { edit: CampaignGame['edit']; reason: string },
  now: Date,
): Promise<Outcome> {
  return exclusively(session, () => {
    const { rulebook, snapshot } = session;
    const title = rulebook.titleOfEdit(snapshot.state, change.edit);
    const reason = { sentence: change.reason, score: 0, factors: [] };
    return playStep(session, title, {}, now, (table) => {
      table.entry({ title, author: { kind: 'gm' }, order: change.edit, reason });
      rulebook.edit(table, change.edit);
    });
  });
}

/**
 * Plays to the next point that waits for a human, closing at most one month. A backup is taken
 * before a month closes.
 */
export function advance(
  session: Session,
  how: Answering & { auto: boolean },
  now: Date,
): Promise<Outcome> {
  return exclusively(session, async () => {
    const { rulebook, snapshot, store } = session;
    insist(
      !rulebook.isOver(snapshot.state),
      'The campaign is over; undo, or branch it, to play on.',
    );
    const standing = rulebook.phaseOf(snapshot.state);
    const phase = rulebook.phases.find((candidate) => candidate.id === standing);
    const date = formatMonth(rulebook.monthOf(snapshot.state));
    const stage = phase?.kind === 'simultaneous' ? 'Reveal' : (phase?.title ?? 'Play on');
    const result = runOn(session, how, (table) => {
      table.entry({ title: stage, author: { kind: 'rules' }, order: null, reason: null });
      playOn(rulebook, table, { auto: how.auto });
    });
    if (result.kind === 'question') return result;
    if (phase?.kind === 'simultaneous') await store.backUp(`before ${date} closed`, now);
    const closes = result.entries
      .flatMap((entry) => entry.happenings)
      .some(({ event }) => rulebook.closedMonth(event) !== null);
    return write(session, closes ? `Close ${date}` : `${stage} of ${date}`, result, now);
  });
}

type Ran = Exclude<ReturnType<typeof runOn>, { kind: 'question' }>;

function runOn(session: Session, answering: Answering, rule: (table: CampaignTable) => void) {
  return run(session.snapshot, session.rulebook, rule, {
    dice: answering.dice ?? 'program',
    answers: answering.answers ?? [],
  });
}

function write(session: Session, title: string, ran: Ran, now: Date): Outcome {
  const { entries, after } = ran;
  const monthsClosed = commitStep(session, { title, entries, rng: after.rng }, now);
  return { kind: 'done', title, monthsClosed };
}

/** Runs a rule and writes what it did as one step under a title. */
export function playStep(
  session: Session,
  title: string,
  answering: Answering,
  now: Date,
  rule: (table: CampaignTable) => void,
): Outcome {
  const result = runOn(session, answering, rule);
  return result.kind === 'question' ? result : write(session, title, result, now);
}
