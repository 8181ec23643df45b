import { editSentence } from '#shared/words/sentences.ts';
import type { Outcome } from '#shared/views/outcome.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { readSteps } from '../campaign/recorded.ts';
import type { Battles, Forms } from '../kernel/capabilities.ts';
import { listMoves, requireRule } from '../kernel/events/events.ts';
import type { RecordedEvent } from '../kernel/journal/journal.ts';
import { refuseUnless, Refusal } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import { run } from '../kernel/run.ts';
import { createJournalWriter, createStateWriter } from '../kernel/writers.ts';
import { requireLedAsKept } from './fightRecord.ts';
import { keepBackup } from './keeping/backing.ts';
import { playStep, type Answering } from './play.ts';
import { runExclusively, type Session } from './session.ts';

/** Settles a waiting battle in one step of its own, with a backup before and after it. */
export function settleBattle(
  session: Session,
  given: { battle: string; settling: unknown } & Answering,
  now: Date,
): Promise<Outcome> {
  return runExclusively(session, async () => {
    const { snapshot } = session;
    const { battle, settling } = given;
    const battles = requireBattles(session);
    const title = battles.titleOf(snapshot.state, battle);
    requireLedAsKept(session, battle, settling);
    rehearse(session, battle, settling);
    const before = await keepBackup(session, `before ${title}`, now);
    const outcome = await playStep(session, title, { ...given, settles: battle }, now, (table) => {
      table.entry({ title, author: { kind: 'gm' }, order: settling, reason: null });
      battles.settle(table, battle, settling);
    });
    if (outcome.kind === 'question') return outcome;
    const notice = (await keepBackup(session, `after ${title}`, now)) ?? before;
    return notice === null ? outcome : { ...outcome, notice };
  });
}

/** Runs a waiting battle as the program would. Nothing is written; a repeated call gives the same result. */
export function tryBattle(session: Session, battle: string, viewer: Viewer): unknown {
  const battles = requireBattles(session);
  const { state } = session.snapshot;
  requirePart(battles, state, battle, viewer);
  const seed = rehearseSeed(session, battle);
  refuseUnless(
    seed !== null,
    'As it stands they only talk, so there is no fight to watch: resolve it, or play it on your table.',
  );
  return battles.run(state, battle, seed);
}

/**
 * Lists the lines that settling a waiting battle would add to the log, as a viewer may read them. Nothing is written.
 */
export function foreseeBattle(
  session: Session,
  battle: string,
  viewer: Viewer,
  settling: unknown,
): { kind: string; text: string; dollars: number | null }[] {
  const { rulebook, snapshot } = session;
  requirePart(requireBattles(session), snapshot.state, battle, viewer);
  return rehearseAll(session, battle, settling).flatMap(({ event, text }) => {
    const readers = requireRule(rulebook, event).visibleTo(event);
    const isTold = viewer === 'gm' || readers === 'everybody' || readers.includes(viewer);
    if (text === undefined || !isTold) return [];
    const moves = listMoves(rulebook, event).filter(({ seat }) => viewer === 'gm' || seat === viewer);
    const dollars = moves.reduce((total, move) => total + move.dollars, 0);
    return [{ kind: event.type, text: editSentence(text), dollars: moves.length === 0 ? null : dollars }];
  });
}

/** Leads a waiting battle by its leaders' answers so far, with the seed that will settle it. */
export function leadBattle(session: Session, battle: string, viewer: Viewer, leading: unknown): unknown {
  const battles = requireBattles(session);
  const { state } = session.snapshot;
  requirePart(battles, state, battle, viewer);
  const seed = rehearseSeed(session, battle);
  refuseUnless(
    seed !== null,
    'As it stands they only talk, so there is no fight to lead: resolve it, or play it on your table.',
  );
  return battles.lead(state, battle, seed, { viewer, leading });
}

/** Leads a single battle outside any campaign by its leaders' answers so far. */
export function leadSingle(forms: Forms, led: unknown): unknown {
  refuseUnless(forms.leadSingle !== undefined, 'This game has no battles to lead on the screen.');
  return forms.leadSingle(led);
}

/** Sums over a batch of runs on copies; for who has a part in it. */
export function computeBattleOdds(
  session: Session,
  battle: string,
  viewer: Viewer,
  batch: { from: number; runs: number },
): unknown {
  const battles = requireBattles(session);
  const { state } = session.snapshot;
  requirePart(battles, state, battle, viewer);
  return battles.tally(state, battle, viewer, batch);
}

/** Builds a battle for the table; one of long ago as it was left when it was settled. */
export function buildBattleSheet(session: Session, battle: string, viewer: Viewer): unknown {
  const battles = requireBattles(session);
  const { state } = session.snapshot;
  requirePart(battles, state, battle, viewer);
  if (battles.longAgo(state, battle) === null) return battles.sheet(state, battle, viewer);
  const { before, settled } = replayToEnd(session, battle);
  createStateWriter(session.rulebook).apply(before, settled);
  return battles.sheet(before, battle, viewer);
}

/** Finds the seed that will settle a waiting battle; null for a talk. */
export function rehearseSeed(session: Session, battle: string): number | null {
  return rehearse(session, battle, { how: 'resolve', overrule: null });
}

/** Settles a battle on a copy: a Refusal passes through; returns the seed it drew, if any. */
function rehearse(session: Session, battle: string, settling: unknown): number | null {
  const battles = requireBattles(session);
  for (const { event } of rehearseAll(session, battle, settling)) {
    const found = battles.seedIn(event);
    if (found?.id === battle) return found.seed;
  }
  return null;
}

/** Settles a battle on a copy and returns all events, described with the names of that moment. */
function rehearseAll(session: Session, battle: string, settling: unknown): RecordedEvent<Game['event']>[] {
  const { rulebook, snapshot } = session;
  const battles = requireBattles(session);
  const result = run(snapshot, createJournalWriter(rulebook), (table) => {
    table.entry({ title: 'A rehearsal', author: { kind: 'rules' }, order: null, reason: null });
    battles.settle(table, battle, settling);
  });
  if (result.kind === 'question') throw new Error('A battle asked a question.');
  return result.entries.flatMap((entry) => entry.happenings);
}

/**
 * Fights a settled battle again from the state before it in the journal. Refuses a battle that was not run, one in
 * which the viewer had no part, and one that the present program fights differently.
 */
export function replayBattle(session: Session, battle: string, viewer: Viewer): unknown {
  const battles = requireBattles(session);
  requirePart(battles, session.snapshot.state, battle, viewer);
  const { before, settled } = replayToEnd(session, battle);
  return battles.watch(before, settled);
}

/** Replays the journal up to the event that settled a battle, and returns it with a copy of the state before it. */
function replayToEnd(session: Session, battle: string): { before: Game['state']; settled: Game['event'] } {
  const { rulebook, store, snapshot } = session;
  const battles = requireBattles(session);
  const before = rulebook.blank();
  const writer = createStateWriter(rulebook);
  const period = battles.longAgo(snapshot.state, battle);
  const until = store.periods().find((row) => row.period === period)?.step ?? Infinity;
  const entries = store.journal.entriesAfter(-1, until);
  const steps = readSteps(store, rulebook, entries, { until });
  for (const { event } of steps.flatMap((step) => step.happenings)) {
    if (battles.settledBy(event) === battle) return { before, settled: event };
    writer.apply(before, event);
  }
  throw new Refusal('That battle is not settled yet: there is nothing to look back at.');
}

function requirePart(battles: Battles<Game>, state: Game['state'], battle: string, viewer: Viewer): void {
  refuseUnless(battles.mayWatch(state, battle, viewer), 'Your gang has no part in that battle.');
}

/** Requires the battles of a game that has them. */
export function requireBattles({ rulebook }: Session): Battles<Game> {
  refuseUnless(rulebook.battles !== undefined, `${rulebook.title} has no battles of its own.`);
  return rulebook.battles;
}
