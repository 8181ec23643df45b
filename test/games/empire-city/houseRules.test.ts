import { describe, expect, it } from 'vitest';
import { setRule } from '#frame/house/rows.ts';
import { describeRule, listPresets, readRule } from '#shared/words/houseRules.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { Story } from './story.ts';
import { houseRulesSchema, houseTable, presets } from '#shared/games/empire-city/houseRules.ts';

const printed = houseRulesSchema.parse({});
/** [EMP-HOUSE-3] Figures of single cards come by file. */
const byFile = ['men', 'racketPrices', 'copies', 'bribeDollars'];

describe('the house rules of the form', () => {
  it('[EMP-HOUSE-1, EMP-HOUSE-2] every house rule but the figures of single cards has a field', () => {
    const fields = new Set(houseTable.rows.map(({ key }) => key.split('.')[0]));
    const wanted = Object.keys(printed).filter((key) => !byFile.includes(key));
    expect([...fields].toSorted()).toEqual(wanted.toSorted());
    for (const row of houseTable.rows) {
      expect(readRule(printed, row.key), row.key).not.toBe('');
      expect(describeRule(printed, row), row.key).not.toBe('');
    }
  });

  it('[EMP-HOUSE-1, EMP-HOUSE-2] each value that a field offers is taken, and what is beyond it is not', () => {
    for (const row of houseTable.rows) {
      const { field } = row;
      const offered =
        field.kind === 'choice' ? field.options.map(({ value }) => value) : [String(field.least), String(field.most)];
      for (const text of offered) {
        const after = setRule(houseTable, printed, row, text);
        if (typeof after === 'string') throw new Error(`${row.key} ${text}: ${after}`);
        expect(readRule(after, row.key), row.key).toBe(text);
      }
      if (field.kind === 'number') {
        expect(setRule(houseTable, printed, row, String(field.most + 50)), row.key).toBeTypeOf('string');
        expect(setRule(houseTable, printed, row, ''), row.key).toBeTypeOf('string');
      }
    }
  });

  it('[EMP-HOUSE-1] money is told as money, and a limit of 0 as none', () => {
    const words = (key: string, house: object): string[] =>
      houseTable.rows.filter((row) => row.key === key).map((row) => describeRule(house, row));
    expect(words('cityHall.dollars', printed)).toEqual(['$500']);
    expect(words('handLimit', printed)).toEqual(['no limit']);
    expect(words('victoryPoints', printed)).toEqual(['80']);
  });

  it('[EMP-HOUSE-1] a mark of corruption is set by itself', () => {
    const second = houseTable.rows.find(({ key }) => key === 'marks.1');
    if (second === undefined) throw new Error('No field for the second mark.');
    expect(setRule(houseTable, printed, second, '45')).toMatchObject({ marks: [20, 45, 60] });
  });

  it('[EMP-HOUSE-1] marks of corruption out of their order found no game and are no ruling', () => {
    const houseRules = { ...printed, marks: [20, 70, 60] as [number, number, number] };
    const founded = empireSetupSchema.safeParse({
      title: 'Marks',
      seed: 1,
      capos: [{ isHuman: true }, { isHuman: true }],
      houseRules,
    });
    expect(founded.error?.issues.map(({ message }) => message)).toEqual([
      'The marks of corruption stand at 20, 70, 60; set each higher than the one before it.',
    ]);
    const story = new Story({ families: ['moretti', 'lau'] });
    expect(() => story.on((table) => empireCity.rulings.carryOut(table, { kind: 'house-rules', houseRules }))).toThrow(
      /stand at 20, 70, 60/,
    );
  });

  it('[EMP-HOUSE-3] the log says which house rules changed, from what to what', () => {
    const story = new Story({ families: ['moretti', 'lau'] });
    const { house } = story.state;
    const told = story.on((table) =>
      empireCity.rulings.carryOut(table, { kind: 'house-rules', houseRules: { ...house, dockFee: 50, handLimit: 4 } }),
    );
    expect(told).toMatchObject([
      {
        type: 'house-ruled',
        change: `Fee at The Docks and Local 162 from $${house.dockFee} to $50 and Men in hand at most from no limit to 4`,
      },
    ]);
  });

  it('[EMP-HOUSE-2] the ready-made sets are the defaults, then what is nearest to print', () => {
    const sets = listPresets(houseTable, presets);
    expect(sets.map(({ id }) => id)).toEqual(['house', 'printed', 'quick', 'bloody']);
    expect(sets[0]?.house).toEqual(printed);
    expect(sets[1]?.house).toMatchObject({
      emptyAttacks: 'neighbors',
      landValues: '1-2-3',
      memory: 'own-notes',
      roundLimit: 0,
    });
    expect(sets[2]?.house.landValues).toBe('1-2-3');
  });
});
