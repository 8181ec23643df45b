import { z } from 'zod';
import {
  createListField,
  createNumberField,
  createOwnerField,
  createSeatField,
  createSeveralField,
  createTextField,
  createWordField,
  type ListChoice,
} from '#shared/words/fields.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { createWholeNumber } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { districtSchema } from './city.ts';
import { bandIdSchema, boxerIdSchema, businessIdSchema, officialIdSchema, vehicleIdSchema } from './ids.ts';
import {
  hireableProfiles,
  profileNames,
  skills,
  skillSchema,
  vehicleKinds,
  vehicleKindSchema,
  vehicleUpgrades,
  vehicleUpgradeSchema,
} from './people.ts';
import { nameSchema } from './recruits.ts';
import { bandActs, bandActSchema } from './shows.ts';
import type { CampaignView } from './views/campaign.ts';
import type { BandView } from './views/shows.ts';

const group = { gang: 'A gang', man: 'A gangster', place: 'A business', hall: 'An official' } as const;

const splitHyphens = (word: string): string => word.replaceAll('-', ' ');

const signName = plainText().trim().min(1, 'Give the business a name.').max(60, 'Keep names to 60 letters.');
const stageName = plainText().trim().min(1, 'Write its name.').max(60, 'Keep names to 60 letters.');

const gang = createSeatField('Gang', 'Pick the gang.');
const other = createSeatField('Second gang', 'Pick the second gang.');

const monthsSchema = createWholeNumber(1, 12, 'A promise holds for a whole number of months, 1 to 12.');
const months = createNumberField<typeof monthsSchema, CampaignView>('Months', {
  schema: monthsSchema,
  least: 1,
  most: 12,
});

/** [GANG-9] Fittings of a vehicle; a form begins with those it has. */
const fittings = createSeveralField('Fittings', {
  schema: z.array(vehicleUpgradeSchema).max(vehicleUpgrades.length),
  choices: () => listWords(vehicleUpgrades),
  now: ({ vehicles }: CampaignView, typed) => [...(vehicles.find(({ id }) => id === typed['vehicle'])?.upgrades ?? [])],
});

const hired = hireableProfiles.filter((profile) => profile !== 'boss');
const hiredSchema = z.enum(hired);

const fistsSchema = createWholeNumber(1, 6, 'FISTS of a boxer are a whole number from 1 to 6.');
const dollarsSchema = createWholeNumber(10, 100_000, 'A payment is a whole number of dollars from 10 to 100,000.');

const business = createListField('Business', {
  schema: businessIdSchema,
  choices: (view: CampaignView) => listBusinesses(view),
  asks: 'Pick the business.',
});

const createLineField = (label: string) =>
  createSeveralField(label, {
    schema: z.array(districtSchema).max(16),
    choices: ({ districts }: CampaignView) => districts.map(({ id, name }) => ({ value: id, words: name })),
  });

/** Rulings declared by their fields, from which their schemas and forms are made. */
export const givenRulings = {
  /** [GANG-9] A vehicle for nothing. */
  'give-vehicle': {
    name: 'Give a car or truck',
    group: group.gang,
    fields: {
      gang,
      vehicle: createWordField<(typeof vehicleKinds)[number], typeof vehicleKindSchema, CampaignView>(
        'Kind',
        vehicleKinds,
        { schema: vehicleKindSchema, say: splitHyphens },
      ),
      upgrades: createSeveralField<z.ZodArray<typeof vehicleUpgradeSchema>, CampaignView>('Fittings', {
        schema: z.array(vehicleUpgradeSchema).max(vehicleUpgrades.length),
        choices: () => listWords(vehicleUpgrades),
      }),
    },
  },
  /** [GANG-9] Its owner, nobody where it is gone, and all its fittings. */
  'set-vehicle': {
    name: 'A car: its owner and fittings',
    group: group.gang,
    fields: {
      vehicle: createListField('Car or truck', {
        schema: vehicleIdSchema,
        choices: (view: CampaignView) => listVehicles(view),
        asks: 'Pick the car or truck.',
      }),
      gang: createOwnerField<CampaignView>('It belongs to', 'Nobody: it is gone', {
        now: ({ vehicles }, typed) => vehicles.find(({ id }) => id === typed['vehicle'])?.gang ?? '',
      }),
      upgrades: fittings,
    },
  },
  /** [GANG-5] A man for nothing, with the stats of his kind. */
  'give-man': {
    name: 'Give a new man',
    group: group.man,
    fields: {
      gang,
      profile: createWordField<(typeof hired)[number], typeof hiredSchema, CampaignView>('Kind', hired, {
        schema: hiredSchema,
        say: (profile) => profileNames[profile],
      }),
      name: createTextField<typeof nameSchema, CampaignView>('His name', {
        schema: nameSchema,
        longest: 60,
        asks: 'Write his name.',
      }),
      skills: createSeveralField<z.ZodArray<typeof skillSchema>, CampaignView>('Skills', {
        schema: z.array(skillSchema).max(skills.length),
        choices: () => listWords(skills),
      }),
    },
  },
  /** [RK-13] An unknown boxer for a gym. */
  'give-boxer': {
    name: 'Give a boxer to a gym',
    group: group.gang,
    fields: {
      gym: createListField('Gym', {
        schema: businessIdSchema,
        choices: (view: CampaignView) => listBusinesses(view, 'gym'),
        asks: 'Pick the gym.',
      }),
      name: createTextField<typeof stageName, CampaignView>('His name', {
        schema: stageName,
        longest: 60,
        asks: 'Write his name.',
      }),
      fists: createNumberField<typeof fistsSchema, CampaignView>('FISTS', { schema: fistsSchema, least: 1, most: 6 }),
    },
  },
  /** [RK-13] Another gym for a boxer, or none. */
  'set-boxer': {
    name: 'A boxer: his gym',
    group: group.gang,
    fields: {
      boxer: createListField('Boxer', {
        schema: boxerIdSchema,
        choices: ({ shows }: CampaignView) =>
          shows.boxers.map(({ id, name, corner }) => ({ value: id, words: `${name} (${corner})` })),
        asks: 'Pick the boxer.',
      }),
      gym: createListField('Gym', {
        schema: businessIdSchema.nullable(),
        choices: (view: CampaignView) => listBusinesses(view, 'gym'),
        none: 'None: he leaves town',
      }),
    },
  },
  /** [RK-7] A band under contract, without a club yet. */
  'give-band': {
    name: 'Give a band',
    group: group.gang,
    fields: {
      gang,
      name: createTextField<typeof stageName, CampaignView>('Its name', {
        schema: stageName,
        longest: 60,
        asks: 'Write its name.',
      }),
      act: createWordField<(typeof bandActs)[number], typeof bandActSchema, CampaignView>('Kind', bandActs, {
        schema: bandActSchema,
      }),
    },
  },
  /** [RK-7] Another owner for a band, or the end of its contract. */
  'set-band': {
    name: 'A band: its owner',
    group: group.gang,
    fields: {
      band: createListField('Band', {
        schema: bandIdSchema,
        choices: ({ shows }: CampaignView) => shows.bands.map(nameBand),
        asks: 'Pick the band.',
      }),
      gang: createOwnerField<CampaignView>('It plays for', 'Nobody: it leaves town'),
    },
  },
  /** [CITY-3] */
  'rename-business': {
    name: 'The name of a business',
    group: group.place,
    fields: {
      business,
      name: createTextField<typeof signName, CampaignView>('New name', {
        schema: signName,
        longest: 60,
        now: ({ businesses }, typed) => businesses.find(({ id }) => id === typed['business'])?.name ?? '',
      }),
    },
  },
  /** [OFF-1] */
  'rename-official': {
    name: 'The name of an official',
    group: group.hall,
    fields: {
      official: createListField('Official', {
        schema: officialIdSchema,
        choices: ({ officials }: CampaignView) =>
          officials.map(({ id, name, post }) => ({ value: id, words: `${name} (${post})` })),
        asks: 'Pick the official.',
      }),
      name: createTextField<typeof nameSchema, CampaignView>('New name', {
        schema: nameSchema,
        longest: 60,
        now: ({ officials }, typed) => officials.find(({ id }) => id === typed['official'])?.name ?? '',
      }),
    },
  },
  /** [BARG-1] Districts that each of two gangs keeps to itself. */
  'make-line': {
    name: 'Draw a line between two gangs',
    group: group.gang,
    fields: {
      gang,
      other,
      ours: createLineField('Kept by the first gang'),
      theirs: createLineField('Kept by the second gang'),
      months,
    },
  },
  /** [BARG-1] Money from one gang to another, once or month by month. */
  'make-payment': {
    name: 'A payment that one gang owes another',
    group: group.gang,
    fields: {
      gang: createSeatField('Gang that pays', 'Pick the gang that pays.'),
      other: createSeatField('Gang that is paid', 'Pick the gang that is paid.'),
      dollars: createNumberField<typeof dollarsSchema, CampaignView>('Dollars a month', {
        schema: dollarsSchema,
        least: 10,
        most: 100_000,
        step: 10,
      }),
      months,
    },
  },
  /** [BARG-1] A job of two gangs against a third, this month or later. */
  'make-joint': {
    name: 'A joint job of two gangs',
    group: group.gang,
    fields: {
      gang,
      other,
      target: createSeatField('Against', 'Pick the third gang.'),
      ahead: createNumberField<z.ZodNumber, CampaignView>('Months from now', {
        schema: createWholeNumber(0, 6, 'A joint job is 0 to 6 months ahead.'),
        least: 0,
        most: 6,
      }),
    },
  },
} as const;
export type GivenKind = keyof typeof givenRulings;

/** True of a kind of ruling that is declared by its fields. */
export function isGiven(kind: string): kind is GivenKind {
  return Object.hasOwn(givenRulings, kind);
}

function listWords(words: readonly string[]): ListChoice[] {
  return words.map((value) => ({ value, words: splitHyphens(value) }));
}

function nameGang({ gangs }: CampaignView, seat: SeatId): string {
  return gangs.find((one) => one.seat === seat)?.name ?? '';
}

function listVehicles(view: CampaignView): ListChoice[] {
  return view.vehicles.map(({ id, name, gang: seat, upgrades }) => ({
    value: id,
    words: [name, ...upgrades.map(splitHyphens)].join(', '),
    group: nameGang(view, seat),
  }));
}

function listBusinesses({ businesses, districts: all }: CampaignView, type?: string): ListChoice[] {
  return all.flatMap(({ id, name }) =>
    businesses
      .filter((one) => one.district === id && (type === undefined || one.type === type))
      .map((one) => ({ value: one.id, words: one.name, group: name })),
  );
}

function nameBand({ id, name, act }: BandView): ListChoice {
  return { value: id, words: `${name} (${act})` };
}
