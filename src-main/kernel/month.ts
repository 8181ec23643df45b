import type { Game, Pacing, Phase, Rulebook, TableOf } from './rulebook.ts';

/** As much of a rulebook as playing on takes: a game may play imagined campaigns with phases of their own. */
export type Playable<G extends Game> = Pick<
  Rulebook<G>,
  'phases' | 'phaseOf' | 'isOver' | 'standBefore'
>;

/**
 * Plays from the phase the campaign stands before to the next one that waits. At most one month
 * ends on the way: the first phase of the following months is only reached through their orders.
 */
export function playOn<G extends Game>(
  rulebook: Playable<G>,
  table: TableOf<G>,
  pacing: Pacing,
): void {
  let phase = phaseById(rulebook.phases, rulebook.phaseOf(table.state));
  for (let played = 0; played <= rulebook.phases.length; played += 1) {
    phase.run(table, pacing);
    if (rulebook.isOver(table.state)) return;
    phase = following(rulebook.phases, phase);
    if (phase.waits(table.state, pacing)) break;
  }
  table.emit(rulebook.standBefore(phase.id));
}

function phaseById<G extends Game>(phases: readonly Phase<G>[], id: string): Phase<G> {
  const phase = phases.find((candidate) => candidate.id === id);
  if (phase === undefined) throw new Error(`The rulebook has no phase “${id}”.`);
  return phase;
}

function following<G extends Game>(phases: readonly Phase<G>[], phase: Phase<G>): Phase<G> {
  const next = phases[(phases.indexOf(phase) + 1) % phases.length];
  if (next === undefined) throw new Error('A rulebook needs at least one phase.');
  return next;
}
