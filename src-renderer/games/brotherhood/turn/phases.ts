import type { LogEntry, LogLine } from '#shared/views/log.ts';

/** [BRO-TURN-1] The steps of a turn, in their order. */
const phases = [
  'Transfers',
  'Placement',
  'The card',
  'Influence',
  'Mob action',
  'Spoils',
  'Succession',
  'Revenue',
] as const;
export type TurnPhase = (typeof phases)[number];

const phaseOf: Readonly<Record<string, TurnPhase>> = {
  'money-given': 'Transfers',
  'revenue-moved': 'Transfers',
  'influence-moved': 'Transfers',
  'line-lapsed': 'Placement',
  'godfather-bailed': 'Placement',
  'allocations-lost': 'Placement',
  closed: 'Placement',
  'hoods-bailed': 'Placement',
  'hoods-placed': 'Placement',
  'guns-hired': 'Placement',
  opened: 'Placement',
  bribed: 'Placement',
  'godfather-placed': 'Placement',
  'deck-refilled': 'The card',
  'card-drawn': 'The card',
  'area-struck': 'The card',
  'counters-struck': 'The card',
  'card-found-nothing': 'The card',
  protected: 'Influence',
  framed: 'Influence',
  neutralised: 'Influence',
  'fight-begun': 'Mob action',
  'round-fought': 'Mob action',
  'godfather-shot': 'Mob action',
  'fight-over': 'Mob action',
  'terms-tabled': 'Mob action',
  'terms-refused': 'Mob action',
  'terms-accepted': 'Mob action',
  'money-paid': 'Mob action',
  'operation-taken': 'Spoils',
  'estate-passed': 'Succession',
  income: 'Revenue',
  'game-ended': 'Revenue',
};

/** One step of the playback: a line of the log with its dice, and where in the turn it belongs. */
export type Step = { phase: TurnPhase; line: LogLine };

/** A turn as it is played back, from its log, which comes newest first. */
export function listSteps(log: readonly LogEntry[]): Step[] {
  let before: TurnPhase = 'Transfers';
  return log.toReversed().flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const listed = phaseOf[line.kind];
      if (listed === undefined || line.text === '') return [];
      // Transfers by the terms of a fight belong to the fight.
      const phase = listed === 'Transfers' && before === 'Mob action' ? before : listed;
      before = phase;
      return [{ phase, line }];
    }),
  );
}

/** Where each phase that has steps begins. */
export function listBeginnings(steps: readonly Step[]): { phase: TurnPhase; at: number }[] {
  return phases.flatMap((phase) => {
    const at = steps.findIndex((step) => step.phase === phase);
    return at < 0 ? [] : [{ phase, at }];
  });
}

/** The areas that a step is about; a line that names none belongs to those of the line before it in its phase. */
export function findAreas(steps: readonly Step[], place: number): string[] {
  for (let at = place; at >= 0 && steps[at]?.phase === steps[place]?.phase; at -= 1) {
    const about = steps[at]?.line.about ?? [];
    const areas = about.flatMap(({ kind, id }) => (kind === 'area' ? [id] : []));
    if (areas.length > 0) return areas;
  }
  return [];
}
