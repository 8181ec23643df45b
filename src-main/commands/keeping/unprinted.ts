import type { ReadEntry } from '#campaign/recorded.ts';
import type { EntryRow } from '#store/file/schema.ts';

/** An entry's contents, from any part of the journal. */
export type Entry = Omit<EntryRow, 'seq' | 'step'>;

/** A step that was written here, whose entries need not be read again. */
export type CommittedStep = { step: number; entries: readonly ReadEntry<Entry>[] };

/** The entries of the period that is still open: they were read when they were written, so that the press need not unpack them. */
export class OpenPeriodEntries {
  /** One after the other, in the journal's order. */
  private steps: CommittedStep[] = [];

  /** Keeps a step that is on disk, and the periods it closed; steps that it replaces were taken back. */
  keep({ step, entries }: CommittedStep, closed: readonly number[]): void {
    const before = closed.length > 0 ? [] : this.steps.filter((known) => known.step < step);
    const open = entries.filter(({ period }) => !closed.includes(period));
    this.steps = [...before, { step, entries: open }];
  }

  /** The entries of a period from one step to before another; null where some of these steps were written elsewhere. */
  ofPeriod(period: number, from: number, before: number): ReadEntry<Entry>[] | null {
    const [first] = this.steps;
    if (first === undefined || first.step > from) return null;
    return this.steps
      .filter(({ step }) => step >= from && step < before)
      .flatMap(({ entries }) => entries.filter((entry) => entry.period === period));
  }
}
