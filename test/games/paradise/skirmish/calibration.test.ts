import { expect, it } from 'vitest';
import { calibrate } from '#test/support/calibration.ts';

// Ten deciles at two standard errors would fail every third engine by chance; the bench holds the two.
it('[SCN-12] the odds shown agree with what then happens, within three standard errors in each decile', () => {
  const deciles = calibrate({ musters: 50, runs: 120, battles: 20 });
  expect(deciles.reduce((sum, { battles }) => sum + battles, 0)).toBe(1_000);
  expect(deciles.length).toBeGreaterThan(4);
  for (const { predicted, observed, standardError } of deciles) {
    expect(Math.abs(predicted - observed)).toBeLessThan(3 * standardError);
  }
});
