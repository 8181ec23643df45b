import { expect, it } from 'vitest';
import { calibrate } from '../../support/calibration.ts';

it('[SCN-12] the odds shown agree with what then happens, within two standard errors in each decile', () => {
  const deciles = calibrate({ musters: 50, runs: 250, battles: 40 });
  expect(deciles.reduce((sum, { battles }) => sum + battles, 0)).toBe(2_000);
  expect(deciles.length).toBeGreaterThan(4);
  for (const { predicted, observed, standardError } of deciles) {
    expect(Math.abs(predicted - observed)).toBeLessThan(2 * standardError);
  }
}, 60_000);
