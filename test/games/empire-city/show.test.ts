import { expect, it } from 'vitest';
import { buildPeriodShow } from '#queries/show.ts';
import { played } from '#test/support/everyGame.ts';

it('each strike is told by its own victim, and each bribe by its own block', async () => {
  let [strikes, bribes] = [0, 0];
  for (const seed of [3, 7, 11, 19]) {
    const session = await played('empire-city', 4, seed);
    for (const { seat } of session.rulebook.seats(session.snapshot.state))
      for (let period = 1; period <= 4; period += 1)
        for (const { title, result } of buildPeriodShow(session, seat, period).scenes.flatMap((one) => one.orders)) {
          const victim = / got (?<man>[^.]+)\./u.exec(result)?.groups?.man;
          const named = /^Strike at (?!a man)(?<man>.+)$/u.exec(title)?.groups?.man;
          if (named !== undefined && victim !== undefined) {
            expect(victim).toBe(named);
            strikes += 1;
          }
          if (title !== 'Pay the bribe') continue;
          expect(result.match(/ pays \$/gu) ?? [], result).toHaveLength(1);
          bribes += 1;
        }
  }
  expect(strikes).toBeGreaterThan(2);
  expect(bribes).toBeGreaterThan(2);
});
