import { describe, expect, it } from 'vitest';
import {
  findFedsCall,
  computeOutrageOdds,
  findSomethingMustBeDoneOutrage,
  findVerdict,
  type OutrageReading,
} from '#games/paradise/outrage/outrageOdds.ts';
import { resolveOutrageRoll as ruledVerdict } from '#main/games/paradise/rules/outrage/monthly.ts';

const book: OutrageReading = { somethingMustBeDoneFrom: 16, fedsInTown: false };

describe('the odds of the outrage roll', () => {
  it('[PO-3] at outrage 2 only snake-eyes and boxcars are not quiet', () => {
    const odds = computeOutrageOdds(2, book);
    expect(odds.calmed).toBeCloseTo(1 / 36);
    expect(odds['feds-called']).toBeCloseTo(1 / 36);
    expect(odds['something-must-be-done']).toBe(0);
    expect(odds.quiet).toBeCloseTo(34 / 36);
  });

  it('[PO-3] at outrage 9 a natural 7 to 11 means that something must be done', () => {
    expect(computeOutrageOdds(9, book)['something-must-be-done']).toBeCloseTo((6 + 5 + 4 + 3 + 2) / 36);
  });

  it('[PO-3] something can first be done at outrage 5, or at 4 where 15 counts', () => {
    expect(findSomethingMustBeDoneOutrage(16)).toBe(5);
    expect(findSomethingMustBeDoneOutrage(15)).toBe(4);
    expect(computeOutrageOdds(4, book)['something-must-be-done']).toBe(0);
    expect(computeOutrageOdds(5, book)['something-must-be-done']).toBeGreaterThan(0);
    const house = { ...book, somethingMustBeDoneFrom: 15 } as const;
    expect(computeOutrageOdds(4, house)['something-must-be-done']).toBeCloseTo(2 / 36);
  });

  it('[PO-4] each point of outrage above 12 lets one more roll call the Feds', () => {
    expect([12, 13, 15].map(findFedsCall)).toEqual([12, 11, 9]);
    expect(computeOutrageOdds(13, book)['feds-called']).toBeCloseTo(3 / 36);
    expect(computeOutrageOdds(15, book)['feds-called']).toBeCloseTo(10 / 36);
    expect(computeOutrageOdds(40, book)['feds-called']).toBeCloseTo(35 / 36);
  });

  it('[PO-6] with the Feds in town nothing more is asked of the police', () => {
    const odds = computeOutrageOdds(14, { ...book, fedsInTown: true });
    expect(odds['something-must-be-done'] + odds['feds-called'] + odds.quiet).toBe(0);
    expect(odds['feds-stay']).toBeCloseTo(35 / 36);
  });

  it('[PO-3] chances sum to one at any outrage', () => {
    for (let outrage = 0; outrage <= 60; outrage += 1) {
      const sum = Object.values(computeOutrageOdds(outrage, book)).reduce((a, b) => a + b, 0);
      expect(sum).toBeCloseTo(1);
    }
  });

  it('[PO-3] agrees with the rulebook on every throw up to outrage 12', () => {
    for (let outrage = 0; outrage <= 12; outrage += 1) {
      for (let first = 1; first <= 6; first += 1) {
        for (let second = 1; second <= 6; second += 1) {
          for (const fedsInTown of [false, true]) {
            const ruled = ruledVerdict([first, second], outrage, { fedsInTown, outrageFifteen: 'quiet' });
            expect(findVerdict(first + second, outrage, { ...book, fedsInTown })).toBe(ruled);
          }
        }
      }
    }
  });
});
