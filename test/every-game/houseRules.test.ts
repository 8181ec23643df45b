import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setRule } from '#frame/house/rows.ts';
import { describeLimits, describeRule, readRule, type HouseRow } from '#shared/words/houseRules.ts';
import { describeRuleChanges } from '#shared/words/ruleChanges.ts';
import { houses, type House } from '../support/houses.ts';

const root = join(import.meta.dirname, '../..');

/** A rule as its page has it: key, name, default, the other values, hint. */
function formatRuleLine(standard: unknown, row: HouseRow): string {
  const { key, name, hint, field } = row;
  const values =
    field.kind === 'choice'
      ? field.options
          .toSorted(
            (one, other) =>
              Number(other.value === readRule(standard, key)) -
              Number(one.value === readRule(standard, key)),
          )
          .map(({ value, words }) =>
            value === words ? words : `${words} (\`${value === '' ? 'null' : value}\`)`,
          )
          .join('; or ')
      : `${describeRule(standard, row)}; set it to ${describeLimits(field)}`;
  return `- \`${key}\` **${name}**: ${values}. ${hint}`;
}

describe.each(Object.entries(houses))('the house rules of %s', (game, house) => {
  const { houseTable: table, houseRulesSchema: schema } = house;
  const standard = schema.parse({});

  /** Sets a rule by its field, and has the schema of the game check the set. */
  function set(key: string, text: string): { value?: string; sentence?: string } {
    const row = table.rows.find((one) => one.key === key);
    if (row === undefined) throw new Error(key);
    const changed = setRule(table, standard, row, text);
    if (typeof changed === 'string') return { sentence: changed };
    return { value: readRule(schema.parse(changed), key) };
  }

  it('have one row for each key of the schema, named once', () => {
    const keys = [...table.rows, ...table.fileRows].map(({ key }) => key.split('.')[0]);
    expect([...new Set(keys)].toSorted()).toEqual(Object.keys(standard as object).toSorted());
    const names = [...table.rows, ...table.fileRows].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('take each end of a field’s limits, and refuse one beyond with a sentence that says them', () => {
    for (const { key, name, field } of table.rows) {
      if (field.kind !== 'number') continue;
      const { least, most, step, zero, empty } = field;
      const taken = [least, most, ...(zero === null ? [] : [0])];
      for (const figure of taken)
        expect(set(key, `${figure}`), key).toEqual({ value: `${figure}` });
      const beyond = [
        ...(zero !== null && least === 1 ? [-1] : [least - step, zero === null ? -step : 1]),
        most + step,
        least + 0.5,
        ...(step === 1 ? [] : [least + 1]),
      ];
      for (const figure of beyond) {
        expect(set(key, `${figure}`).sentence, `${key} ${figure}`).toMatch(
          new RegExp(`^Set “${name}” to .* from \\$?[\\d,]+ to \\$?[\\d,]+.*\\.$`),
        );
      }
      if (empty === null) expect(set(key, '').sentence, key).toContain(`Set “${name}” to`);
      else expect(set(key, ''), key).toEqual({ value: '' });
    }
  });

  it('take each setting that a field offers, and no other', () => {
    for (const { key, field } of table.rows) {
      if (field.kind !== 'choice') continue;
      for (const { value } of field.options) expect(set(key, value), key).toEqual({ value });
      if (field.options[0]?.value === 'true') continue;
      expect(set(key, '7').sentence, key).toMatch(/\S/);
    }
  });

  it('are told in words, before and after each change', () => {
    for (const row of table.rows) {
      expect(describeRule(standard, row), row.key).not.toBe('');
      const others =
        row.field.kind === 'choice'
          ? row.field.options.map(({ value }) => value)
          : [`${row.field.least}`, `${row.field.most}`];
      const other = others.find((value) => value !== readRule(standard, row.key)) ?? '';
      const changed = setRule(table, standard, row, other) as object;
      const [told, ...more] = describeRuleChanges(table, standard as object, changed);
      expect(more, row.key).toEqual([]);
      expect(told?.startsWith(`${row.name} from `), told).toBe(true);
      expect(told).toContain(describeRule(changed, row));
    }
  });

  it('are listed on the page of rules, each under its ID, and nothing else is', () => {
    const page = readFileSync(join(root, `docs/rules/${game}.md`), 'utf8');
    const listed = page.split(/^### /m).flatMap((rule) =>
      rule
        .split('\n')
        .filter((line) => /^- `[\w.]+` \*\*/.test(line))
        .map((line) => `${rule.split('\n')[0]} ${line}`),
    );
    const lines = table.rows.map((row) => `${row.ruleId} ${formatRuleLine(standard, row)}`);
    expect(listed.toSorted()).toEqual(lines.toSorted());
  });
});

describe('figures of single cards and areas', () => {
  it('are told as money where they are money', () => {
    const told = (house: House, after: object): string[] =>
      describeRuleChanges(
        house.houseTable,
        house.houseRulesSchema.parse({}) as object,
        house.houseRulesSchema.parse(after) as object,
      );
    expect(
      told(houses['empire-city'], {
        men: { flynn: { combat: 4, costDollars: 500, corruption: 1 } },
        racketPrices: { den: 50 },
        bribeDollars: { crackdown: 100 },
      }),
    ).toEqual([
      'Single men, flynn, combat from the usual to 4',
      'Single men, flynn, cost from the usual to $500',
      'Single men, flynn, corruption from the usual to 1',
      'Prices of single rackets, den from the usual to $50',
      'Bribes of single cops, crackdown from the usual to $100',
    ]);
    expect(
      told(houses.brotherhood, {
        areaFigures: { 'skid-row': { revenueDollars: 700, saturation: 3 } },
      }),
    ).toEqual([
      'Figures of single areas, skid row, revenue from the usual to $700',
      'Figures of single areas, skid row, saturation from the usual to 3',
    ]);
    expect(told(houses.godfather, { placeCash: [0, 500] })).toEqual([
      'Extra cash by place, no. 1 from the usual to $0',
      'Extra cash by place, no. 2 from the usual to $500',
    ]);
  });
});

describe('the limits of house rules', () => {
  it('stand in no file but the games’ tables', () => {
    const makers =
      /\b(?:defineHouseRules|createRulesUnder|createOptional|pickFigure|numberField|createDollarField)\(/;
    const files = globSync('src-{main,shared,renderer}/**/*.{ts,svelte}', { cwd: root }).filter(
      (file) => !/^src-shared\/(?:games\/[\w-]+|words)\/houseRules\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(1_000);
    const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    expect(texts.filter(([, text]) => makers.test(text)).map(([file]) => file)).toEqual([]);
    // A rule's name or hint is a form's words: whoever has them again has a second declaration.
    const names = Object.values(houses).flatMap(({ houseTable }) =>
      houseTable.rows
        .flatMap(({ name, hint }) => [name, hint])
        .filter((words) => words.length > 17),
    );
    const again = texts.flatMap(([file, text]) =>
      names.filter((words) => text.includes(`'${words}'`)).map((words) => `${file}: ${words}`),
    );
    expect(again).toEqual([]);
  });
});
