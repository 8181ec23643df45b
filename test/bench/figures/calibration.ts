import { calibrate } from '#test/support/calibration.ts';
import type { Figure } from '../figure.ts';

/** How far the odds are from what then happens, in standard errors, by tenths of the prediction. */
export const figure: Figure = {
  title: 'odds against outcomes (60 forces, 400 runs each for the odds, 100 battles each)',
  measure() {
    const deciles = calibrate({ musters: 60, runs: 400, battles: 100 });
    return Promise.resolve(
      deciles.map(({ battles, predicted, observed, standardError }) => ({
        name: `${percent(predicted)} predicted, ${percent(observed)} seen in ${battles}`,
        value: Math.abs(predicted - observed) / standardError,
        unit: 'standard errors',
        target: 'at most 2',
      })),
    );
  },
};

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
