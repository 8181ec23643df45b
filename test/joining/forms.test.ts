import { describe, expect, it } from 'vitest';
import { createForm as createBrotherhoodForm } from '#games/brotherhood/setup/running.ts';
import { createForm as createEmpireForm } from '#games/empire-city/setup/running.ts';
import { createForm as createGodfatherForm } from '#games/godfather/setup/running.ts';
import { createForm as createTurfWarForm } from '#games/turf-war/setup/running.ts';
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
