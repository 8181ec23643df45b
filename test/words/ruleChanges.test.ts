import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  choice,
  integer,
  createFileKind,
  createOptional,
  createRulesUnder,
  defineHouseRules,
  describeHint,
  dollars,
  listPresets,
  pickFigure,
  yesNo,
} from '#shared/words/houseRules.ts';
import { describeRuleChanges, listFixedChanges } from '#shared/words/ruleChanges.ts';

const make = createRulesUnder('BRO-HOUSE-1');
const hint = 'Of a game of no name.';
const table = defineHouseRules({
  prices: { hire: make({ name: 'Price of a man', kind: dollars({ to: 50 }), default: 5, hint }) },
  marks: [
    make({ name: 'First mark', kind: integer({ to: 9 }), default: 1, hint }),
    make({ name: 'Second mark', kind: integer({ to: 9 }), default: 2, hint }),
  ],
  last: make({ name: 'Last turn', kind: integer({ from: 5, to: 200, zero: 'never' }), default: 60, hint }),
  range: make({ name: 'Range', kind: createOptional({ from: 1, to: 5, unit: 'streets' }, 'any'), default: null, hint }),
  step: make({ name: 'Fee', kind: dollars({ to: 100_000, step: 50 }), default: 50, hint }),
  circles: make({ name: 'Circles', kind: pickFigure([null, 'any'], [3, 'three']), default: null, hint }),
  tie: make({ name: 'Ties', kind: choice({ hurts: 'hurt', not: 'do not' }), default: 'not', hint }),
  gifts: make({ name: 'Gifts', kind: yesNo, default: false, hint, isFixed: true }),
  men: make({
    name: 'Single men',
    kind: createFileKind(z.record(z.string(), z.strictObject({ costDollars: z.number(), combat: z.number() }))),
    default: {},
    hint,
  }),
});
const { schema } = table;
const standard = schema.parse({});

describe('a table of house rules', () => {
  it('makes a schema whose keys and defaults are those of the table, in its order', () => {
    expect(JSON.stringify(standard)).toBe(
      '{"prices":{"hire":5},"marks":[1,2],"last":60,"range":null,"step":50,"circles":null,"tie":"not","gifts":false,"men":{}}',
    );
    expect(schema.safeParse({ prize: 1 }).success).toBe(false);
    expect(schema.safeParse({ prices: { fire: 1 } }).success).toBe(false);
    expect(schema.safeParse({ marks: [1] }).success).toBe(false);
  });

  it.each([
    [{ prices: { hire: 51 } }, 'Set “Price of a man” to whole dollars from $0 to $50.'],
    [{ prices: { hire: 'x' } }, 'Set “Price of a man” to whole dollars from $0 to $50.'],
    [{ marks: [1, 10] }, 'Set “Second mark” to a whole number from 0 to 9.'],
    [{ last: 4 }, 'Set “Last turn” to a whole number from 5 to 200, or to 0 (never).'],
    [{ last: null }, 'Set “Last turn” to a whole number from 5 to 200, or to 0 (never).'],
    [{ range: 0 }, 'Set “Range” to a whole number from 1 to 5, or leave it empty (any).'],
    [{ step: 75 }, 'Set “Fee” to whole dollars from $0 to $100,000 in steps of $50.'],
    [{ circles: 4 }, 'Set “Circles” to one of: any, three.'],
  ])('says in a sentence what %j should be', (wrong, sentence) => {
    const { error } = schema.safeParse(wrong);
    expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it('takes 0 where it has a meaning, and the figures from the least on', () => {
    for (const last of [0, 5, 200]) expect(schema.parse({ last })).toMatchObject({ last });
  });

  it('says in a hint what 0 means, and nothing where it is a figure', () => {
    const hints = Object.fromEntries(table.rows.map((row) => [row.key, describeHint(row)]));
    expect(hints['last']).toBe(`${hint} 0 means never; else from 5 on.`);
    expect(hints['prices.hire']).toBe(hint);
    expect(hints['tie']).toBe(hint);
  });

  it('completes ready-made sets', () => {
    expect(listPresets(table, { one: { title: 'One', rules: { last: 9 } } })).toEqual([
      { id: 'one', title: 'One', house: { ...standard, last: 9 } },
    ]);
  });
});

describe('the difference between two sets of house rules', () => {
  it('is told by the names and words of the table, in its order', () => {
    const after = schema.parse({
      prices: { hire: 7 },
      marks: [1, 3],
      last: 0,
      range: 2,
      tie: 'hurts',
      gifts: true,
      men: { 'big-flynn': { costDollars: 500, combat: 3 } },
    });
    expect(describeRuleChanges(table, standard, after)).toEqual([
      'Price of a man from $5 to $7',
      'Second mark from 2 to 3',
      'Last turn from 60 to never',
      'Range from any to 2 streets',
      'Ties from “do not” to “hurt”',
      'Gifts from no to yes',
      'Single men, big flynn, cost from the usual to $500',
      'Single men, big flynn, combat from the usual to 3',
    ]);
    expect(describeRuleChanges(table, after, standard)).toContain('Single men, big flynn, cost from $500 to the usual');
    expect(describeRuleChanges(table, standard, structuredClone(standard))).toEqual([]);
  });

  it('is known of rules that were settled at the start', () => {
    expect(listFixedChanges(table, standard, { ...standard, last: 9 })).toEqual([]);
    expect(listFixedChanges(table, standard, { ...standard, gifts: true })).toEqual(['Gifts']);
  });
});
