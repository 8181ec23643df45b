import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { addArticle } from '#shared/words/text.ts';
import { findCity, lookUpDistrict, type City } from '#shared/games/paradise/cities/city.ts';
import { cares } from '#shared/games/paradise/orders/care.ts';
import { computeCareOdds } from '../infirmary/healing.ts';
import { careTable } from '../tables/care.ts';
import { describeWeaponLine } from '../skirmish/table/weapons.ts';
import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';
import { gangKinds, gangTypeNames, gangTypes, type GangType } from '#shared/games/paradise/city.ts';
import {
  hireableProfiles,
  profileNames,
  vehicleKinds,
  vehicleUpgrades,
  weapons,
} from '#shared/games/paradise/people.ts';
import { listChoices, countHalfDice, isForBeginners, startingHalfDice } from '../setup/beginnings.ts';
import { listReadyMade } from '../setup/readyMade.ts';
import { listOfficialRows } from './officials.ts';
import { lookUpDoctrine } from '../tables/people/doctrines.ts';
import { upgradeTable, vehicleTable, weaponTable } from '../tables/people/equipment.ts';
import {
  bossTerms,
  improvementDollars,
  profileTable,
  rolledUp,
  skillDollars,
  statTable,
} from '../tables/people/people.ts';
import { gangNames } from '../tables/people/names.ts';
import { skillTable } from '../tables/people/skills.ts';

function copyNames({ names }: City, type: GangType): { first: string[]; last: string[] } {
  const { first, last } = names[type] ?? gangNames[type];
  return { first: [...first], last: [...last] };
}

/** The rulebook's tables as forms need them. */
export function buildFormTables({ city: pack }: { city?: CityPack } = {}): RulebookTables {
  const city = findCity({ city: pack });
  return {
    profiles: hireableProfiles.map((profile) => {
      const row = profileTable[profile];
      return {
        profile,
        name: profileNames[profile],
        priceDollars: row.priceDollars,
        stats: { ...row.stats },
        randomSkills: row.randomSkills,
        chosenSkills: row.chosenSkills,
        skillChoices: row.choices === null ? null : [...row.choices],
      };
    }),
    skills: skillTable.map((row) => ({ ...row })),
    weapons: weapons.map((weapon) => ({ weapon, ...weaponTable[weapon], line: describeWeaponLine(weapon) })),
    vehicles: vehicleKinds.map((kind) => ({ kind, ...vehicleTable[kind] })),
    upgrades: vehicleUpgrades.map((upgrade) => ({ upgrade, ...upgradeTable[upgrade] })),
    improvementDollars: { ...improvementDollars },
    randomSkillDollars: skillDollars.random,
    chosenSkillDollars: skillDollars.chosen,
    insteadOfRandomDollars: skillDollars.insteadOfRandom,
    rolledUpDollars: rolledUp.priceDollars,
    bossBudgetDollars: bossTerms.buildBudgetDollars,
    bossFreeDollars: bossTerms.rolledUpFreeDollars,
    names: {
      syndicate: copyNames(city, 'syndicate'),
      irish: copyNames(city, 'irish'),
      sicilian: copyNames(city, 'sicilian'),
      tong: copyNames(city, 'tong'),
      street: copyNames(city, 'street'),
    },
    cares: cares.map((care) => {
      const { points, dollars } = careTable[care];
      const { deaths, cripples } = computeCareOdds(care);
      return { care, points, dollars, deaths: deaths / 36, cripples: cripples / 36 };
    }),
    stats: statTable.map((row) => ({ ...row })),
    officials: listOfficialRows(),
    ...(pack === undefined ? {} : { city: pack }),
    districts: [...city.rows.values()].map(({ id: district, name, character, homeOf }) => ({
      district,
      name,
      character,
      homeOf,
      closedToOthers: homeOf === null ? null : `Only ${addArticle(gangKinds[homeOf])} can base itself in ${name}.`,
      beginnings: listChoices(city, district).map((near) => ({
        district: near,
        types: lookUpDistrict(city, near)
          .types.filter(isForBeginners)
          .map((type) => ({ type, halfDice: countHalfDice(type) })),
      })),
    })),
    gangTypes: gangTypes.map((type) => ({
      type,
      name: gangTypeNames[type],
      character: lookUpDoctrine(type).character,
    })),
    startingHalfDice,
    readyMadeGangs: listReadyMade(city),
  };
}
