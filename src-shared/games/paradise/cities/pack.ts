import { z } from 'zod';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import {
  businessTypeNames,
  businessTypeSchema,
  gangTypeNames,
  gangTypes,
  gangTypeSchema,
  type BusinessType,
} from '../city.ts';
import { cityEventsSchema } from './events.ts';
import { addArticle } from '#shared/words/text.ts';
import { createName, districtNameSchema } from './naming.ts';
import { paperSchema } from './paper.ts';
import { listPeopleFaults, peopleFields } from './people.ts';
import { beginningFields } from './beginning.ts';
import { landscapeFields } from './landscape.ts';

/** Room of a map in drawing units. */
export const mapSize = { width: 1000, height: 760 } as const;

/** Types of which a city has one place at most; the wire service has one office in each district with its type. */
export const namedTypes = [
  'brewery',
  'madame-louisas',
  'wire-service',
  'arena',
  'racetrack',
  'dog-track',
] as const satisfies readonly BusinessType[];
export type NamedType = (typeof namedTypes)[number];

const cornerSchema = z.tuple(
  [
    createWholeNumber(0, mapSize.width, `A corner lies 0 to ${mapSize.width} from the left.`),
    createWholeNumber(0, mapSize.height, `A corner lies 0 to ${mapSize.height} from the top.`),
  ],
  'A corner is two numbers: from the left, and from the top.',
);

const placeName = createName('a place', 40);

const districtPackSchema = z.strictObject({
  name: districtNameSchema,
  /** One line on the place, for forms and the map. */
  character: plainText().trim().min(1, 'Say in a line what the district is like.').max(120),
  precinct: z.literal([1, 2, 3], 'A district lies in precinct 1, 2, or 3.'),
  /** [CITY-2] The types of business it holds: one of each a gang, and one of a type with a named place. */
  types: z.array(businessTypeSchema).min(2, 'A district holds two types of business or more.').max(20),
  /** The names of its places of which the city has one. */
  places: z.partialRecord(z.enum(namedTypes), placeName).default({}),
  /** Its corners on the map. Districts are neighbors where they share a side. */
  outline: z.array(cornerSchema).min(3, 'A district has three corners or more.').max(40),
  /** How its streets run, in degrees from east. */
  streets: createWholeNumber(-90, 90, 'Streets run from -90 to 90 degrees.').default(0),
  /** [CITY-6] The one type of gang that its owners do not resist, and that may begin here. */
  homeOf: gangTypeSchema.optional(),
  /** Warehouses are part of the docks, and a union keeps the waterfront from protection. */
  isWaterfront: z.literal(true).optional(),
});

const homesSchema = z.array(districtNameSchema).min(1, 'Every type of gang needs a home.').max(16);

const basicSchema = z.strictObject({
  kind: z.literal('racketeer-city', 'A city’s file has "kind": "racketeer-city".'),
  name: createName('the city', 24),
  paper: paperSchema,
  districts: z
    .array(districtPackSchema)
    .min(4, 'A city has 4 districts or more.')
    .max(16, 'A city has 16 districts at most.'),
  /** The district where gangs meet. */
  center: districtNameSchema,
  /** [GANG-11] The districts where NPC gangs of each type make their home. */
  homes: z.strictObject({
    syndicate: homesSchema,
    irish: homesSchema,
    sicilian: homesSchema,
    tong: homesSchema,
    street: homesSchema,
  }),
  ...peopleFields,
  ...beginningFields,
  /** [CITY-9] Events that its author wrote for it. */
  events: cityEventsSchema.exactOptional(),
  ...landscapeFields,
});
type BasicPack = z.infer<typeof basicSchema>;
type DistrictPack = BasicPack['districts'][number];

type Fault = { path: (string | number)[]; message: string };

/** A city as data: one file that a campaign takes into itself when it is founded. */
export const cityPackSchema = basicSchema.superRefine((pack, context) => {
  const faults = [...listNameFaults(pack), ...listPlaceFaults(pack), ...listMapFaults(pack), ...listPeopleFaults(pack)];
  for (const fault of faults) context.addIssue({ code: 'custom', ...fault });
});
export type CityPack = z.infer<typeof cityPackSchema>;

function listNameFaults({ districts, center, homes }: BasicPack): Fault[] {
  const names = districts.map(({ name }) => name);
  const findFault = (name: string): string[] =>
    names.includes(name) ? [] : [`The city has no district “${name}”; write one of ${names.join(', ')}.`];
  const twice = names.flatMap((name, at) =>
    names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at
      ? []
      : [{ path: ['districts', at, 'name'], message: `Two districts are called ${name}; rename one.` }],
  );
  const unknown = gangTypes.flatMap((type) =>
    homes[type].flatMap((name, at) => findFault(name).map((message) => ({ path: ['homes', type, at], message }))),
  );
  const closed = gangTypes.flatMap((type) =>
    homes[type].flatMap((name, at) => {
      const homeOf = districts.find((one) => one.name === name)?.homeOf ?? type;
      if (homeOf === type) return [];
      const message = `${name} is closed to every ${gangTypeNames[type]}; name another district.`;
      return [{ path: ['homes', type, at], message }];
    }),
  );
  const middle = findFault(center).map((message) => ({ path: ['center'], message }));
  return [...twice, ...middle, ...unknown, ...closed];
}

/** Returns true for a type whose place a pack names. */
export function isNamed(type: BusinessType): type is NamedType {
  return (namedTypes as readonly BusinessType[]).includes(type);
}

/** [CITY-3, GANG-1] Lists types that are there twice, places without a name, and names without a place. */
function listPlaceFaults({ districts }: BasicPack): Fault[] {
  const seen = new Set<BusinessType>();
  const faults = districts.flatMap((district, at) => listDistrictFaults(district, at, seen));
  const ordinary = districts.filter(({ types }) => types.includes('protection'));
  if (ordinary.length > 0) return faults;
  const message = 'No district has protection; gangs cannot be dealt their businesses without any.';
  return [...faults, { path: ['districts'], message }];
}

function listDistrictFaults({ name, types, places }: DistrictPack, at: number, seen: Set<BusinessType>): Fault[] {
  const twice = types.flatMap((type, nth) =>
    types.indexOf(type) === nth
      ? []
      : [{ path: ['districts', at, 'types', nth], message: `${name} lists “${type}” twice.` }],
  );
  const unnamed = types.filter(isNamed).flatMap((type) => {
    const path = ['districts', at, 'places', type];
    const isSecond = type !== 'wire-service' && seen.has(type);
    seen.add(type);
    if (isSecond) return [{ path, message: `The city has ${addArticle(businessTypeNames[type].one)} already.` }];
    return places[type] === undefined ? [{ path, message: `Name the ${businessTypeNames[type].one} of ${name}.` }] : [];
  });
  const missing = namedTypes
    .filter((type) => places[type] !== undefined && !types.includes(type))
    .map((type) => ({
      path: ['districts', at, 'places', type],
      message: `${name} names a place of the type “${type}”, which is not among its types.`,
    }));
  return [...twice, ...unnamed, ...missing];
}

/** Lists districts that no way leads to: every one must share a side with another. */
function listMapFaults({ districts }: BasicPack): Fault[] {
  const near = findNeighbors(districts);
  const reached = new Set([0]);
  for (const at of reached) for (const next of near[at] ?? []) reached.add(next);
  return districts.flatMap(({ name }, at) =>
    reached.has(at)
      ? []
      : [
          {
            path: ['districts', at, 'outline'],
            message: `No way leads to ${name}; let it share two corners in a row with another district.`,
          },
        ],
  );
}

/** Each side of an outline as an unordered pair of corners. */
function listSides(outline: readonly (readonly number[])[]): string[] {
  return outline.map((corner, at) =>
    [corner, outline[(at + 1) % outline.length] ?? corner].map(String).sort().join(' '),
  );
}

/** Finds the neighbors of each district by their places in the list: those that share a side with it. */
export function findNeighbors(districts: readonly { readonly outline: readonly (readonly number[])[] }[]): number[][] {
  const sides = districts.map(({ outline }) => listSides(outline));
  return sides.map((own, at) =>
    sides.flatMap((theirs, other) => (other !== at && theirs.some((side) => own.includes(side)) ? [other] : [])),
  );
}
