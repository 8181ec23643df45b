import { describe, expect, it } from 'vitest';
import { buildPeriodReport } from '#queries/report.ts';
import { everyGame, played } from '../support/everyGame.ts';

const periods = 5;
const seeds = [7, 19, 77];
/** The names that games give to what is in a bank. */
const bankLabels = ['Money in the bank', 'Money in the treasury', 'Cash'];

describe.each(everyGame)('$rulebook.id', ({ rulebook }) => {
  it.each(seeds)('seed %i: the change of each bank in a report is the sum of the lines beside it', async (seed) => {
    const session = await played(rulebook.id, periods, seed);
    const banks = rulebook.banks?.(session.snapshot.state) ?? [];
    let told = 0;
    for (let period = 1; period <= periods; period += 1) {
      for (const { seat } of banks) {
        const { changes, sections } = buildPeriodReport(session, seat, period);
        const own = changes.find((change) => change.seat === seat && bankLabels.includes(change.label));
        if (own === undefined) continue;
        const lines = sections.flatMap((section) => section.lines);
        const moves = lines.flatMap((line) => line.moves).filter((move) => move.seat === seat);
        told += 1;
        expect([period, seat, moves.reduce((sum, { dollars }) => sum + dollars, 0)]).toEqual([period, seat, own.by]);
      }
    }
    expect(told > 0 || banks.length === 0).toBe(true);
  });
});
