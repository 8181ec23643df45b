import { z } from 'zod';
import { chargeNames } from '#shared/words/crests.ts';
import { plainText } from '#shared/words/plainText.ts';
import { gangTypeNames, gangTypes, gangTypeSchema, type GangType } from '../city.ts';
import { findPostId, postProblem } from '../posts.ts';
import { officialFields } from '../runningParts.ts';
import { createName, districtNameSchema, type PackFault } from './naming.ts';

/** Those who draw their names from a pool: a gang of each type, and the officials. */
const peoples = [...gangTypes, 'officials'] as const;
export type People = (typeof peoples)[number];

const fewestNames = 12;

const createPool = (what: string): z.ZodArray<z.ZodString> =>
  z
    .array(createName(`a ${what}`, 24))
    .min(fewestNames, `A pool has ${fewestNames} ${what}s or more.`)
    .max(300, `A pool has 300 ${what}s at most.`);

const { kind, precinct, bench, smarts } = officialFields;

const officialSchema = z.strictObject({
  kind: kind.schema,
  district: districtNameSchema.optional(),
  precinct: precinct.schema,
  bench: bench.schema,
  name: createName('an official', 40),
  smarts: smarts.schema,
});

const starterSchema = z.strictObject({
  name: createName('a gang', 40),
  type: gangTypeSchema,
  home: districtNameSchema,
  boss: createName('a Boss', 40),
  /** The charge of its crest; without one, that of its type. */
  crest: z.enum(chargeNames, `A crest is one of ${chargeNames.join(', ')}.`).optional(),
  /** One line on the gang for those who choose it. */
  note: plainText().trim().min(1, 'Say in a line what the gang is like.').max(120).optional(),
});
export type StarterGang = z.infer<typeof starterSchema>;

/** The people of a city. */
export const peopleFields = {
  /** Names of gangsters by the type of their gang, and of officials; those left out are the book's. */
  names: z
    .partialRecord(z.enum(peoples), z.strictObject({ first: createPool('first name'), last: createPool('last name') }))
    .optional(),
  /** [OFF-1] Officials who hold their posts at the start; others are drawn. */
  officials: z.array(officialSchema).max(40).optional(),
  /** [GANG-11] The city's own gangs: players choose among them, and NPC gangs are these first. */
  gangs: z.array(starterSchema).max(16, 'A city has 16 gangs of its own at most.').optional(),
};

type PeopledPack = z.infer<z.ZodObject<typeof peopleFields>> & {
  districts: { name: string; homeOf?: GangType | undefined }[];
};

/** Lists posts and gangs that are there twice, and homes that are no districts or are closed to their gangs. */
export function listPeopleFaults(pack: PeopledPack): PackFault[] {
  const { officials = [], gangs = [] } = pack;
  const posts = officials.map(findPostId);
  const unseated = officials.flatMap((official, at): PackFault[] => {
    const path = ['officials', at];
    const problem = postProblem(official);
    if (problem !== null) return [{ path: [...path, problem.field], message: problem.sentence }];
    if (posts[at] === null) return [{ path, message: 'A Reporter has no post; leave him out.' }];
    if (posts.indexOf(posts[at] ?? null) < at) return [{ path, message: 'This post is in the file twice.' }];
    return official.district === undefined ? [] : findHomeFault(pack, official.district, [...path, 'district']);
  });
  const unsettled = gangs.flatMap(({ name, type, home }, at): PackFault[] => {
    const isSecond = gangs.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) < at;
    if (isSecond) return [{ path: ['gangs', at, 'name'], message: `Two gangs are called ${name}; rename one.` }];
    return findHomeFault(pack, home, ['gangs', at, 'home'], type);
  });
  return [...unseated, ...unsettled];
}

function findHomeFault(
  { districts }: PeopledPack,
  name: string,
  path: PackFault['path'],
  type?: GangType,
): PackFault[] {
  const home = districts.find((district) => district.name === name);
  if (home === undefined) {
    const all = districts.map((district) => district.name).join(', ');
    return [{ path, message: `The city has no district “${name}”; write one of ${all}.` }];
  }
  if (type === undefined || (home.homeOf ?? type) === type) return [];
  return [{ path, message: `${name} is closed to every ${gangTypeNames[type]}; name another district.` }];
}
