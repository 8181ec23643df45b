import { expect, test } from 'vitest';
import { enterRuling, findMissing, readHouseRuling, readRuling } from '#frame/rulings/wanted.ts';
import { rulings as brotherhood } from '#shared/games/brotherhood/rulings.ts';
import { describeCop, rulings as empireCity } from '#shared/games/empire-city/rulings.ts';
import { houseTable } from '#shared/games/godfather/houseRules.ts';
import type { Typed, TypedFields } from '#shared/words/fields.ts';
import { fillFields, setField, type RulingDeclaration, type Rulings } from '#shared/words/rulings.ts';
import type { Result } from '#frame/session/result.ts';

const done: Result = { kind: 'done', step: null };

const callahan = { seat: 'g2', name: 'Callahan', isHuman: false, points: 14, corruption: 21 };
const city = {
  seats: [callahan],
  families: [{ ...callahan, mind: { level: 'hard', doctrine: 'viper' } }],
  books: [{ seat: 'g2', cashDollars: 650 }],
  cells: [{ id: 'C3', isOpen: true, cops: ['c1'], owner: 'g2' }],
  pot: 300,
};

/** A form of a kind with some of its fields set one after the other. */
function fill<View, Ruling>(
  { kinds, schema }: Rulings<View, Ruling>,
  kind: string,
  { view, set = [] }: { view: unknown; set?: readonly [name: string, value: Typed][] },
) {
  const form = kinds[kind] as RulingDeclaration<View>;
  const typed = set.reduce<TypedFields>(
    (before, [name, value]) => setField(form, view as View, { typed: before, name, value }),
    fillFields(form, view as View),
  );
  return { typed, wanted: readRuling(schema, kind, { form, typed }) };
}

const fillCity = (kind: string, ...set: [string, Typed][]) => fill(empireCity, kind, { view: city, set });

test('a form tells what nobody has picked before what the schema finds', () => {
  expect(findMissing(fillCity('cash').wanted)).toBe('Pick a family.');
  expect(findMissing(fillCity('cop').wanted)).toBe('Pick a cop.');
  expect(findMissing(fillCity('cop', ['cop', 'c1']).wanted)).toBe('Pick a square.');
  expect(findMissing(fillCity('rename', ['seat', 'g2'], ['name', '']).wanted)).toMatch(/\.$/);
});

test('a whole form is entered as the rules take it, one that lacks something is not', async () => {
  const given: unknown[] = [];
  const rule = (ruling: unknown): Promise<Result> => {
    given.push(ruling);
    return Promise.resolve(done);
  };
  const { wanted } = fillCity('cash', ['seat', 'g2'], ['dollars', 900]);
  expect(findMissing(wanted)).toBeNull();
  expect(await enterRuling(wanted, rule)).toEqual(done);
  expect(await enterRuling(fillCity('cash').wanted, rule)).toEqual({ kind: 'canceled' });
  expect(given).toEqual([{ kind: 'cash', seat: 'g2', dollars: 900 }]);
});

test('a house rule that is not set is told in its own words', () => {
  const house = houseTable.schema.parse({});
  const read = (key: string, text: string) => findMissing(readHouseRuling(houseTable, house, { key, text }));
  expect(read('', '3')).toBe('Pick a house rule.');
  for (const text of ['', '100', '1.5', 'x']) {
    expect(read('lastRound', text)).toBe('Set “Last round” to a whole number from 1 to 99, or to 0 (none).');
  }
  expect(readHouseRuling(houseTable, house, { key: 'lastRound', text: '12' })).toEqual({
    ruling: { kind: 'house-rules', houseRules: { ...house, lastRound: 12 } },
  });
});

test('cops are listed by where they stand, for they have no names', () => {
  expect(describeCop('the Bowery', 0, 1)).toBe('The cop in the Bowery');
  expect(describeCop('Harlem', 1, 3)).toBe('Cop 2 of 3 in Harlem');
});

test('a form begins with what the family has, so that a change of points leaves corruption', () => {
  expect(fillCity('points', ['seat', 'g2'], ['victory', 15]).wanted).toEqual({
    ruling: { kind: 'points', seat: 'g2', victory: 15, corruption: 21 },
  });
  expect(fillCity('cash', ['seat', 'g2']).typed).toMatchObject({ dollars: 650 });
  expect(fillCity('mind', ['seat', 'g2']).typed).toMatchObject({ level: 'hard', doctrine: 'viper' });
  expect(fillCity('mind', ['seat', 'g2'], ['doctrine', 'deacon'], ['level', 'easy']).typed).toMatchObject({
    level: 'easy',
    doctrine: 'deacon',
  });
  expect(fillCity('square', ['square', 'C3']).typed).toMatchObject({ owner: 'g2' });
  expect(fillCity('pot').typed).toMatchObject({ dollars: 300 });
});

test('a form of Brotherhood begins with what the family has', () => {
  const family = { seat: 'g2', name: 'Benvolio', isHuman: true, byMail: true, cashDollars: 18_500, mind: null };
  const view = { seats: [family], families: [family] };
  const set = [['seat', 'g2']] as [string, Typed][];
  expect(fill(brotherhood, 'cash', { view, set }).typed).toMatchObject({ dollars: 18_500 });
  expect(fill(brotherhood, 'player', { view, set }).wanted).toEqual({
    ruling: { kind: 'player', seat: 'g2', isHuman: true, byMail: true },
  });
  // The program plays neither at a screen nor by mail.
  expect(fill(brotherhood, 'player', { view, set: [...set, ['isHuman', 'false']] }).wanted).toEqual({
    ruling: { kind: 'player', seat: 'g2', isHuman: false, byMail: false },
  });
});
