import { insist } from '../kernel/refusal.ts';
import { run } from '../kernel/run.ts';
import type { CampaignGame } from '../registry.ts';
import { playStep, type Outcome } from './play.ts';
import { exclusively, recordedSteps, type Session } from './session.ts';

type Settling = CampaignGame['battleSettling'];
type BattleRun = CampaignGame['battleRun'];

/** Settles a waiting battle in one step of its own, with a backup before and after it. */
export function settleBattle(
  session: Session,
  { battle, settling }: { battle: string; settling: Settling },
  now: Date,
): Promise<Outcome> {
  return exclusively(session, async () => {
    const { rulebook, snapshot, store } = session;
    const title = rulebook.battles.titleOf(snapshot.state, battle);
    rehearse(session, battle, settling);
    await store.backUp(`before ${title}`, now);
    const outcome = playStep(session, title, {}, now, (table) => {
      table.entry({ title, author: { kind: 'gm' }, order: settling, reason: null });
      rulebook.battles.settle(table, battle, settling);
    });
    await store.backUp(`after ${title}`, now);
    return outcome;
  });
}

/** The run the program would make of a waiting battle. Nothing is written; asked again it is the same. */
export function tryBattle(session: Session, battle: string): BattleRun {
  const { rulebook, snapshot } = session;
  const seed = rehearse(session, battle, { how: 'resolve', overrule: null });
  insist(seed !== null, 'There is nothing to fight for any more; call the battle off.');
  return rulebook.battles.run(snapshot.state, battle, seed);
}

/** Settles a battle on a copy: a Refusal passes through; returns the seed it drew, if any. */
function rehearse(session: Session, battle: string, settling: Settling): number | null {
  const { rulebook, snapshot } = session;
  const result = run(snapshot, rulebook, (table) => {
    table.entry({ title: 'A rehearsal', author: { kind: 'rules' }, order: null, reason: null });
    rulebook.battles.settle(table, battle, settling);
  });
  if (result.kind === 'question') throw new Error('A battle asked a question.');
  for (const { event } of result.entries.flatMap((entry) => entry.happenings)) {
    const found = rulebook.battles.seedIn(event);
    if (found?.id === battle) return found.seed;
  }
  return null;
}

/**
 * A battle that was settled, fought again from the state before it, as the journal has it. A Refusal
 * when nobody ran it or when the program by now fights it differently.
 */
export function replayBattle(session: Session, battle: string): BattleRun {
  const { rulebook, store } = session;
  const state = rulebook.blank();
  for (const { event } of recordedSteps(store).flatMap((step) => step.happenings)) {
    const found = rulebook.battles.seedIn(event);
    if (found?.id === battle) return rulebook.battles.run(state, battle, found.seed);
    rulebook.apply(state, event);
  }
  insist(false, 'Nobody can watch that battle: the program did not fight it.');
}
