import { describe, expect, it } from 'vitest';
import { createForm as createBrotherhoodForm } from '#games/brotherhood/setup/running.ts';
import { createForm as createEmpireForm } from '#games/empire-city/setup/running.ts';
import { createForm as createGodfatherForm } from '#games/godfather/setup/running.ts';
import { createForm as createTurfWarForm } from '#games/turf-war/setup/running.ts';
import { describeField } from '#frame/setup/drafts.ts';
import * as brotherhood from '#shared/games/brotherhood/running.ts';
import { houseRulesSchema } from '#shared/games/brotherhood/houseRules.ts';
import * as empire from '#shared/games/empire-city/running.ts';
import * as godfather from '#shared/games/godfather/running.ts';
import * as turfWar from '#shared/games/turf-war/running.ts';
import { fillSection, readSection, type TypedSection } from '#shared/words/sections.ts';

type Section = { title: string; fields: TypedSection<never>; view: unknown };

const listSections = <View>(view: View, all: Readonly<Record<string, TypedSection<View>>>): Section[] =>
  Object.entries(all).map(([title, fields]) => ({ title, fields, view }));

const sections: Section[] = [
  ...listSections(createBrotherhoodForm(houseRulesSchema.parse({}), 3), {
    'The Brotherhood': brotherhood.runningFields,
    'a family of The Brotherhood': brotherhood.familyFields,
  }),
  ...listSections(createEmpireForm(['moretti', 'volkov'], ['Moretti', 'Volkov']), {
    'Empire City': empire.runningFields,
    'a capo of Empire City': empire.capoFields,
  }),
  ...listSections(createGodfatherForm(['Rosso', 'Verde']), {
    'The Godfather Game': godfather.runningFields,
    'a family of The Godfather Game': godfather.familyFields,
    'the men of The Godfather Game': godfather.pieceFields,
  }),
  ...listSections(createTurfWarForm(3, 2), {
    'Turf War': turfWar.runningFields,
    'a gang of Turf War': turfWar.gangFields,
  }),
];

describe.each(sections)('the form of $title', ({ fields, view }) => {
  const read = readSection(fields, fillSection(fields, view as never), view as never);

  it.each(Object.keys(read))('begins with a %s that a file may have', (name) => {
    expect(fields[name]?.schema.safeParse(read[name])).toMatchObject({ success: true });
  });
});

describe('a running game is typed in as its own labels and sheets write it', () => {
  const readPeople = (line: string): unknown => {
    const form = createTurfWarForm(5, 1);
    const read = readSection(turfWar.gangFields, { pieces: line }, form);
    return form.problems.length > 0 ? form.problems : read['pieces'];
  };
  const ed = [{ name: 'Ed', rank: 'hitman', xp: 2, area: expect.any(Number) as number }];

  it.each([
    'hitman, Ed, Hopmarket, 2',
    'Hitman Ed, Hopmarket, 2 XP',
    'HITMAN: Ed, Hopmarket 2',
    'hitman Ed; hopmarket; XP 2',
  ])('a person: %s', (line) => expect(readPeople(line)).toEqual(ed));

  it.each([
    ['Don, Lou Lasker, Ropewalk, 3', { name: 'Lou Lasker', rank: 'don', xp: 3 }],
    ['Lt. Moe Ash, St Thomas', { name: 'Moe Ash', rank: 'lieutenant', xp: 0 }],
    ['hitman, Gus, waits', { name: 'Gus', rank: 'hitman', area: null }],
  ])('%s', (line, person) => expect(readPeople(line)).toMatchObject([person]));

  it.each([
    ['Ed, Hopmarket, 2', 'is no line of a person'],
    ['hitman, Ed', 'is no line of a person'],
    ['hitman, Ed, Atlantis, 2', 'There is no area called “Atlantis”'],
  ])('not: %s', (line, sentence) => expect(String(readPeople(line))).toContain(sentence));

  const readCounters = (line: string): unknown => {
    const form = createBrotherhoodForm(houseRulesSchema.parse({}), 5);
    const read = readSection(brotherhood.familyFields, { counters: line }, form);
    return form.problems.length > 0 ? form.problems : read['counters'];
  };

  it.each([
    ['Millgate, 2 operations, 1 influence', 'millgate', 2, 1],
    ['Millgate: 2 R, 1 PI, 1 T', 'millgate', 2, 1],
    ['Skid Row 3R 2T', 'skid-row', 3, 0],
    ['Waterfront: 2 operations, 1 thug', 'waterfront', 2, 0],
    ['Waterfront, 1 influence', 'waterfront', 0, 1],
  ])('counters: %s', (line, area, revenue, influence) => {
    expect(readCounters(line)).toEqual([{ area, revenue, influence }]);
  });

  it.each([
    ['Millgate', 'is no line of counters'],
    ['Millgate: 2 horses', 'is no line of counters'],
    ['Milgate: 2 R', 'did you mean Millgate?'],
  ])('not: %s', (line, sentence) => expect(String(readCounters(line))).toContain(sentence));

  it.each([
    ['gangs[1].pieces[3].area', 'The Ashcan Boys, people, area'],
    ['gangs[0].areas', 'The Lamplighters, areas'],
    ['gangs[0].treasuryMc', 'The Lamplighters, treasury'],
    ['turn', 'turn'],
  ])('faults are told by names: %s', (field, words) => {
    expect(describeField(field, ['The Lamplighters', 'The Ashcan Boys'])).toBe(words);
  });
});
