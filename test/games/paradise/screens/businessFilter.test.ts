import { describe, expect, it } from 'vitest';
import { isNarrowed, matchBusiness, noFilter } from '#games/paradise/map/businesses/businessFilter.ts';
import { businessViewSchema } from '#shared/games/paradise/views/campaign.ts';

const parrot = businessViewSchema.parse({
  id: 'b1',
  name: 'Blue Parrot',
  type: 'speakeasy',
  typeName: 'speakeasy',
  racket: 'booze',
  district: 'docks',
  owner: null,
  isUnique: false,
  isOpen: true,
  idleMonths: 0,
  repairMonths: 0,
  lootLabel: '2D6-1',
  averageLootDollars: 600,
  payoffDollars: 200,
  guards: 4,
  inFullRacket: false,
  isNeutralGround: false,
  ownerGuts: null,
  notes: ['The union keeps the piers'],
});

const fits = (change: Partial<typeof noFilter>): boolean =>
  matchBusiness(parrot, { ...noFilter, ...change }, 'Independent');

describe('the filter of the businesses', () => {
  it('finds every word in the name, type, owner or notes', () => {
    expect(fits({ text: 'parrot SPEAK' })).toBe(true);
    expect(fits({ text: 'union' })).toBe(true);
    expect(fits({ text: 'independent' })).toBe(true);
    expect(fits({ text: 'parrot casino' })).toBe(false);
  });

  it('narrows to a district, an owner, a type or a whole racket', () => {
    expect(fits({ district: 'docks' })).toBe(true);
    expect(fits({ district: 'downtown' })).toBe(false);
    expect(fits({ owner: 'independent' })).toBe(true);
    expect(fits({ kind: 'booze' })).toBe(true);
    expect(fits({ kind: 'speakeasy' })).toBe(true);
    expect(fits({ kind: 'gambling' })).toBe(false);
  });

  it('knows when it narrows anything', () => {
    expect(isNarrowed(noFilter)).toBe(false);
    expect(isNarrowed({ ...noFilter, text: 'a' })).toBe(true);
  });
});
