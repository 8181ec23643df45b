import { cares } from '#shared/games/paradise/orders/care.ts';
import { computeCareOdds } from '../infirmary/healing.ts';
import { careTable } from '../tables/care.ts';
import { describeWeaponLine } from '../skirmish/table/weapons.ts';
import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';
import { districtNames, districts, gangTypeNames, gangTypes, type GangType } from '#shared/games/paradise/city.ts';
import {
  hireableProfiles,
  profileNames,
  vehicleKinds,
  vehicleUpgrades,
  weapons,
} from '#shared/games/paradise/people.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { listChoices, countHalfDice, isForBeginners, startingHalfDice } from '../setup/beginnings.ts';
import { listOfficialRows } from './officials.ts';
import { cityTable } from '../tables/city.ts';
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
import { readyMadeGangs } from '../tables/people/readyMade.ts';
import { skillTable } from '../tables/people/skills.ts';

function copyNames(type: GangType): { first: string[]; last: string[] } {
  const { first, last } = gangNames[type];
  return { first: [...first], last: [...last] };
}

/** The rulebook's tables as forms need them. */
export function buildFormTables(): RulebookTables {
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
      syndicate: copyNames('syndicate'),
      irish: copyNames('irish'),
      sicilian: copyNames('sicilian'),
      tong: copyNames('tong'),
      street: copyNames('street'),
    },
    cares: cares.map((care) => {
      const { points, dollars } = careTable[care];
      const { deaths, cripples } = computeCareOdds(care);
      return { care, points, dollars, deaths: deaths / 36, cripples: cripples / 36 };
    }),
    stats: statTable.map((row) => ({ ...row })),
    officials: listOfficialRows(),
    districts: districts.map((district) => ({
      district,
      name: districtNames[district],
      character: cityTable[district].character,
      closedToOthers: district === 'chinatown' ? 'Only a Tong can base itself in Chinatown.' : null,
      beginnings: listChoices(district).map((near) => ({
        district: near,
        types: cityTable[near].types.filter(isForBeginners).map((type) => ({ type, halfDice: countHalfDice(type) })),
      })),
    })),
    gangTypes: gangTypes.map((type) => ({
      type,
      name: gangTypeNames[type],
      character: lookUpDoctrine(type).character,
    })),
    startingHalfDice,
    readyMadeGangs: clonePlain(readyMadeGangs) as RulebookTables['readyMadeGangs'],
  };
}
