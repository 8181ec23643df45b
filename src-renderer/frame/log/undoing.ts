import { formatCount } from '#renderer/shared/numbers.ts';

type Step = { seq: number; period: number; title: string };

/** Lists the steps that “undo to here” would take back; `steps` come newest first. */
export function listStepsAfter(steps: readonly Step[], seq: number): Step[] {
  return steps.filter((step) => step.seq > seq);
}

/** Only where a step ends can the campaign stop; the newest step has nothing after it. */
export function canUndoTo(steps: readonly Step[], seq: number): boolean {
  return steps.some((step) => step.seq === seq) && listStepsAfter(steps, seq).length > 0;
}

/** Lists the steps that undoing a period and all later ones would take back. */
export function listStepsFrom(steps: readonly Step[], period: number): Step[] {
  return steps.filter((step) => step.period >= period);
}

function tellRedo(what: 'it' | 'them'): string {
  return `Redo brings ${what} back until something new is done.`;
}

/** Says exactly what is lost, for the confirmation. */
export function describeLoss(lost: readonly Step[]): string {
  const newest = lost[0];
  const oldest = lost.at(-1);
  if (!newest || !oldest) return 'Nothing would be taken back.';
  if (lost.length === 1) return `One entry is taken back: “${newest.title}”. ${tellRedo('it')}`;
  return `${formatCount(lost.length, 'entry', 'entries')} are taken back, from “${oldest.title}” to “${newest.title}”. ${tellRedo('them')}`;
}
