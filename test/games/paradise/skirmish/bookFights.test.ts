import { describe, expect, it } from 'vitest';
import {
  addFights,
  countFights,
  createFightCounts,
  neverCounts,
  type FightCounts,
} from '#scripts/trials/bookFights.ts';
import {
  scenarioNames,
  type ScenarioName,
} from '#rulebooks/paradise/skirmish/scenarios/scenarioNames.ts';

const seeds = 20;

const fought = new Map<ScenarioName, FightCounts>(
  scenarioNames.map((scenario) => [scenario, countFights({ scenario, fromSeed: 1, seeds })]),
);
const all = [...fought.values()].reduce(addFights, createFightCounts());

describe(`${seeds} book battles of each scenario`, () => {
  it('[GATS-5, PO-2] hardly a burst goes past a bystander, and no shot of the law does', () => {
    expect(all.blazing).toBeGreaterThan(300);
    expect(all.blazingPastBystanders / all.blazing).toBeLessThan(0.04);
    expect(all.lawPastBystanders).toBe(0);
  });

  it('[GATS-5] hardly a shot is fired where a friend may be hit', () => {
    expect(all.shots).toBeGreaterThan(1_000);
    expect(all.shotsPastFriends / all.shots).toBeLessThan(0.04);
  });

  it('[GATS-3] fewer than half of all shots go at men in the open with cover within a move', () => {
    expect(all.shotsInTheOpen / all.shots).toBeLessThan(0.5);
  });

  it.each(neverCounts)('[GUTS-1, CARD-7, FIST-1, SCN-3, CARD-3] %s: no %s', (key) => {
    expect(all[key]).toBe(0);
  });

  it('[FIST-1, SK-12] of a hundred brawls twenty are fought by more than one against a man, and Boxers swing twice', () => {
    expect(all.brawls).toBeGreaterThan(500);
    expect(all.crowds / all.brawls).toBeGreaterThan(0.2);
    expect(all.boxersSwings).toBeGreaterThan(5);
  });
});
