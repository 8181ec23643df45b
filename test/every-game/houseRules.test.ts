import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setRule } from '#frame/house/rows.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { Refusal } from '#kernel/refusal.ts';
import { run } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { GameId } from '#shared/words/games.ts';
import { describeLimits, describeRule, readRule, readSetting, type HouseRow } from '#shared/words/houseRules.ts';
import { describeRuleChanges } from '#shared/words/ruleChanges.ts';
import { rulebooks } from '../support/allRules.ts';
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
              Number(other.value === readRule(standard, key)) - Number(one.value === readRule(standard, key)),
          )
          .map(({ value, words }) => (value === words ? words : `${words} (\`${value === '' ? 'null' : value}\`)`))
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
      for (const figure of taken) expect(set(key, `${figure}`), key).toEqual({ value: `${figure}` });
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

  it('are listed on the pages of rules, each under its ID, and nothing else is', () => {
    const pages = globSync(join(root, `docs/games/${game}/{rules,skirmish}.md`)).map((path) =>
      readFileSync(path, 'utf8'),
    );
    const listed = pages
      .join('\n')
      .split(/^### /m)
      .flatMap((rule) =>
        rule
          .split('\n')
          .filter((line) => /^- `[\w.]+` \*\*/.test(line))
          .map((line) => `${rule.split('\n')[0]} ${line}`),
      );
    const lines = table.rows.map((row) => `${row.ruleId} ${formatRuleLine(standard, row)}`);
    expect(listed.toSorted()).toEqual(lines.toSorted());
  });
});

describe.each(Object.entries(houses))('a ruling on the house rules of %s', (id, { houseTable }) => {
  const game = id as GameId;
  const rulebook = rulebooks[game];
  const writer = createStateWriter(rulebook);
  const setup = rulebook.quickSetup({ title: 'Ruled', seed: 7, npcs: 2, gangName: null, level: null });
  const founded = run({ state: rulebook.blank(), rng: seedRng(7) }, writer, (table) => rulebook.found(table, setup));
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  const { schema } = houseTable;
  const start = founded.after;

  /** Rules on what a games master names, and returns the title and the set that counts from the next period on. */
  function rule(snapshot: typeof start, named: object) {
    const ruling = findSchemas(game).ruling.parse({ kind: 'house-rules', houseRules: named });
    const title = rulebook.rulings.titleOf(snapshot.state, ruling);
    const ran = run(snapshot, writer, (table) => {
      table.entry({ title, author: { kind: 'gm' }, order: null, reason: null });
      rulebook.rulings.carryOut(table, ruling);
    });
    if (ran.kind === 'question') throw new Error(ran.question.prompt);
    return { title, after: ran.after, set: findSet(ran.after.state) };
  }

  function findSet(state: unknown): object {
    const { house, houseNext, houseRules, houseRulesNext } = state as Record<string, object>;
    return schema.parse(houseNext ?? houseRulesNext ?? house ?? houseRules) as object;
  }

  /** Names one rule as a games master writes it: `{ prices: { hire: 4 } }`, and a row of figures whole. */
  function nameOne(row: HouseRow, set: object, text: string): object {
    const changed = setRule(houseTable, set, row, text);
    if (typeof changed === 'string') throw new Error(changed);
    const [first = '', second] = row.key.split('.');
    const group = readSetting(changed, first);
    if (second === undefined || Array.isArray(group)) return { [first]: group };
    return { [first]: { [second]: readSetting(changed, row.key) } };
  }

  /** Another setting of a rule that a game takes in its first period. */
  function findOther({ key, field }: HouseRow, set: object): string {
    const now = readRule(set, key);
    const choices =
      field.kind === 'choice'
        ? field.options.map(({ value }) => value)
        : [Number(now) + field.step, field.most, field.least]
            .filter((figure) => figure >= field.least && figure <= field.most)
            .map(String);
    return choices.find((value) => value !== now && value !== '') ?? '';
  }

  const free = houseTable.rows.filter(({ isFixed }) => isFixed !== true);

  it('leaves each rule that it does not name as it is', () => {
    let [snapshot, set] = [start, findSet(start.state)];
    for (const row of free) {
      const named = nameOne(row, set, findOther(row, set));
      let ruled;
      try {
        ruled = rule(snapshot, named);
      } catch (problem) {
        // A mark of corruption beyond the next one, or a last period that is too near.
        if (!(problem instanceof Refusal)) throw problem;
        expect(problem.message, row.key).not.toContain('Nothing would change');
        continue;
      }
      const told = describeRuleChanges(houseTable, set, ruled.set);
      expect(told, row.key).toHaveLength(1);
      expect(told[0]?.startsWith(`${row.name} from `), row.key).toBe(true);
      ({ after: snapshot, set } = ruled);
    }
    const first = findSet(start.state);
    const apart = free.filter(({ key }) => readRule(set, key) !== readRule(first, key));
    expect(apart.length).toBeGreaterThan(free.length * 0.8);
  });

  it('says in its title what it changes, and how many rules besides', () => {
    const set = findSet(start.state);
    const rows = free.filter(({ key }) => !/last|turns|round|marks/i.test(key)).slice(0, 4);
    const change = (many: number): object =>
      rows.slice(0, many).reduce<object>((house, row) => {
        return setRule(houseTable, house, row, findOther(row, set)) as object;
      }, set);
    const told = describeRuleChanges(houseTable, set, change(4));
    expect(rule(start, change(1)).title).toBe(`Change the house rules: ${told[0]}`);
    expect(rule(start, change(4)).title).toBe(
      `Change the house rules: ${told[0]}, ${told[1]} and ${told.length - 2} more`,
    );
  });

  it('that names the whole set changes what differs, and one that names nothing is refused', () => {
    const set = findSet(start.state);
    const [row] = free;
    if (row === undefined) throw new Error('There is none.');
    const whole = setRule(houseTable, set, row, findOther(row, set)) as object;
    expect(rule(start, whole).set).toEqual(whole);
    expect(() => rule(start, {})).toThrow('Nothing would change; alter a house rule first.');
    expect(() => rule(start, { thereIsNoSuchRule: 1 })).toThrow(/thereIsNoSuchRule/);
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
    expect(told(houses.brotherhood, { areaFigures: { 'skid-row': { revenueDollars: 700, saturation: 3 } } })).toEqual([
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
    const makers = /\b(?:defineHouseRules|createRulesUnder|createOptional|pickFigure|numberField|createDollarField)\(/;
    const files = globSync('src-{main,shared,renderer}/**/*.{ts,svelte}', { cwd: root }).filter(
      (file) => !/^src-shared\/(?:games\/[\w-]+|words)\/houseRules\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(1_000);
    const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    expect(texts.filter(([, text]) => makers.test(text)).map(([file]) => file)).toEqual([]);
    // A rule's name or hint is a form's words: whoever has them again has a second declaration.
    const names = Object.values(houses).flatMap(({ houseTable }) =>
      houseTable.rows.flatMap(({ name, hint }) => [name, hint]).filter((words) => words.length > 17),
    );
    const again = texts.flatMap(([file, text]) =>
      names.filter((words) => text.includes(`'${words}'`)).map((words) => `${file}: ${words}`),
    );
    expect(again).toEqual([]);
  });
});
