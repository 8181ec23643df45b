import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { formatEvents, parseEvents } from '#store/steps/happenings.ts';
import { dieSources, type Roll } from '#shared/words/dice.ts';
import { foundedCampaign, recordedMonth } from '../support/founded.ts';

const through = (happenings: Parameters<typeof formatEvents>[0]) =>
  parseEvents({ events_json: formatEvents(happenings) });

const roll: fc.Arbitrary<Roll> = fc
  .record(
    {
      purpose: fc.string(),
      faces: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
      modifiers: fc.array(fc.record({ reason: fc.string(), value: fc.integer() }), { maxLength: 3 }),
      total: fc.integer(),
      target: fc.integer(),
      passed: fc.boolean(),
      readSingly: fc.constant(true as const),
      source: fc.constantFrom(...dieSources),
    },
    { requiredKeys: ['purpose', 'faces', 'modifiers', 'total', 'source'] },
  )
  .map((made) => ({ ...made, modifiers: made.modifiers.map((m) => ({ ...m })) }));

describe('what happened, in the file', () => {
  it('is read as it was recorded, whatever the dice were', () => {
    forAll(fc.array(fc.record({ event: fc.jsonValue(), dice: fc.array(roll, { maxLength: 4 }) })), (happenings) => {
      // JSON has one zero.
      const plain = JSON.parse(JSON.stringify(happenings)) as typeof happenings;
      expect(through(plain)).toEqual(plain);
    });
  });

  it('a month is read as it was played, in fewer bytes', () => {
    const happenings = recordedMonth(foundedCampaign());
    expect(happenings.flatMap(({ dice }) => dice).length).toBeGreaterThan(20);
    expect(through(happenings)).toEqual(happenings);
    const bytes = JSON.stringify(happenings).length;
    expect(formatEvents(happenings).length / bytes).toBeLessThan(0.95);
  });

  it('a roll keeps its reasons in words', () => {
    const rolled: Roll = {
      purpose: 'Loot of Iron Parrot (2D6-1)',
      faces: [1, 4],
      modifiers: [{ reason: 'speakeasy', value: -1 }],
      total: 4,
      source: 'seeded',
    };
    expect(formatEvents([{ event: { type: 'x' }, dice: [rolled] }])).toBe(
      '[{"event":{"type":"x"},"dice":[{"for":"Loot of Iron Parrot (2D6-1)","faces":[1,4],"with":[["speakeasy",-1]]}]}]',
    );
  });
});
