import { describe, expect, it } from 'vitest';
import { OpenPeriodEntries, type CommittedStep } from '#commands/keeping/unprinted.ts';

/** A step with an entry in each of some periods. */
function stepOf(step: number, ...periods: number[]): CommittedStep {
  const entries = periods.map((period) => ({
    period,
    rules_version: 1,
    title: `Entry of step ${step} in period ${period}`,
    author_kind: 'rules',
    author_seat: null,
    order_json: 'null',
    reason_json: 'null',
    events_json: '[]',
    happenings: [],
  }));
  return { step, entries };
}

const titles = (unprinted: OpenPeriodEntries, period: number, from: number, before: number) =>
  unprinted.ofPeriod(period, from, before)?.map(({ title }) => title) ?? null;

describe('the entries of the open period', () => {
  it('are those since the step that closed the period before, which may have some itself', () => {
    const unprinted = new OpenPeriodEntries();
    unprinted.keep(stepOf(1, 1), []);
    unprinted.keep(stepOf(2, 1, 2), [1]);
    unprinted.keep(stepOf(3, 2), []);
    expect(titles(unprinted, 2, 2, 4)).toEqual(['Entry of step 2 in period 2', 'Entry of step 3 in period 2']);
    expect(titles(unprinted, 2, 2, 3)).toEqual(['Entry of step 2 in period 2']);
  });

  it('are not known where a step of the period was written elsewhere, or was taken back', () => {
    const unprinted = new OpenPeriodEntries();
    expect(titles(unprinted, 1, 1, 2)).toBeNull();
    unprinted.keep(stepOf(5, 3), []);
    expect(titles(unprinted, 3, 4, 6)).toBeNull();
    unprinted.keep(stepOf(4, 3), []);
    unprinted.keep(stepOf(5, 3), []);
    expect(titles(unprinted, 3, 4, 6)).toHaveLength(2);
    unprinted.keep(stepOf(3, 2), []);
    expect(titles(unprinted, 2, 2, 4)).toBeNull();
  });

  it('are those of the step that stands in the place of one that was taken back', () => {
    const unprinted = new OpenPeriodEntries();
    unprinted.keep(stepOf(1, 1), []);
    unprinted.keep(stepOf(2, 1, 1), []);
    unprinted.keep(stepOf(2, 1), []);
    expect(titles(unprinted, 1, 1, 3)).toHaveLength(2);
  });
});
