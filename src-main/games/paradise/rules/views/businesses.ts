import { findCity, lookUpDistrict } from '#shared/games/paradise/cities/city.ts';
import type { BusinessView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { businessTypeNames, gangKinds } from '#shared/games/paradise/city.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { countGuardsBy } from '../battles/arranging/places.ts';
import { listBusinesses, listSeats } from '../lookups.ts';
import { findFullRackets, findRacket } from '../city/fullRackets.ts';
import { makeRacketKey } from '../city/kinds.ts';
import {
  computeAverageLoot,
  formatLoot,
  findLootRule,
  createNoPerks,
  computePerks,
  type Perks,
} from '../city/rackets.ts';
import type { PublicRecord } from '../state/seatView.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import { outsidersGutsBonus } from '../tables/city.ts';
import { isNeutralGround, racketTable } from '../tables/rackets.ts';
import { boxing, gymSchool } from '../tables/shows.ts';
import { lookUpSkillRow } from '../tables/people/skills.ts';
import { addArticle, formatDollars, joinWords } from '#shared/words/text.ts';

/** Builds every business as the city knows it; `guts` are those of the owners that the viewer knows. */
export function buildBusinessViews(record: PublicRecord, guts: DeepReadonly<State['ownerGuts']>): BusinessView[] {
  const full = findFullRackets(record);
  const perks = new Map<SeatId | null, Perks>();
  for (const seat of listSeats(record)) perks.set(seat, computePerks(record, seat, full));
  const ownerless = createNoPerks(full);
  return listBusinesses(record).map((business) => {
    const rule = findLootRule(business, perks.get(business.owner) ?? ownerless, record.month);
    const row = racketTable[business.type];
    const key = makeRacketKey(business.district, findRacket(business.type));
    const inFullRacket = business.owner !== null && full.get(key) === business.owner;
    return {
      id: business.id,
      name: business.name,
      type: business.type,
      typeName: businessTypeNames[business.type].one,
      racket: row.racket,
      district: business.district,
      owner: business.owner,
      isUnique: row.unique,
      isOpen: !business.isShut,
      idleMonths: business.idleMonths,
      repairMonths: business.repairMonths,
      lootLabel: formatLoot(rule),
      averageLootDollars: Math.round(computeAverageLoot(rule)),
      payoffDollars: row.payoffDollars,
      guards: countGuardsBy(business, rule),
      inFullRacket,
      isNeutralGround: isNeutralGround(business.type),
      ownerGuts: business.owner === null ? (guts[business.id] ?? null) : null,
      notes: listNotes(record, business, inFullRacket),
      ...(business.formerNames === undefined ? {} : { formerNames: [...business.formerNames] }),
    };
  });
}

/** Lists the notes on a place that a player should know beyond its figures. */
function listNotes(record: PublicRecord, business: DeepReadonly<Business>, inFullRacket: boolean): string[] {
  const { homeOf, isWaterfront } = lookUpDistrict(findCity(record), business.district);
  const notes: string[] = [...listTypeNotes(business, homeOf === 'tong')];
  if (homeOf !== null && business.owner === null) {
    notes.push(`Outsiders meet GUTS +${outsidersGutsBonus} here; only ${addArticle(gangKinds[homeOf])} does not.`);
  }
  if (isWaterfront && business.type === 'protection') {
    notes.push('Covers the inland shops only: the Dockworkers’ Union keeps the waterfront.');
  }
  if (inFullRacket) {
    const { fullRacketRaid } = record.houseRules;
    const lost = fullRacketRaid === 'whole-racket' ? 'the whole racket here' : 'its type here';
    notes.push(`Part of a full ${findRacket(business.type)} racket: +1D6 Loot, and one lost raid loses ${lost}.`);
  }
  if (business.isShut) {
    notes.push('Shut by the precinct: it earns nothing until its payoff is paid again.');
  }
  return notes;
}

function listTypeNotes(business: DeepReadonly<Business>, isOfTongs: boolean): string[] {
  if (isNeutralGround(business.type)) {
    const fix =
      business.type === 'racetrack'
        ? ['Its owner may move one gang’s numbers Loot by a point a month.', 'June brings the Tri-State Handicap: 5D6.']
        : [];
    return ['Neutral ground: no Hit may be set here.', ...fix];
  }
  switch (business.type) {
    case 'brewery':
      return ['Its owner’s speakeasies and low dives earn a point of Loot more each.'];
    case 'gentlemans-club':
      return ['Its owner pays city officials 10% less.'];
    case 'madame-louisas':
      return ['Its owner pays city officials 10% less and adds 3 when Something Must Be Done.'];
    case 'wire-service':
      return ['Its owner’s bookies earn two points of Loot more each.'];
    case 'low-dive':
      return ['A 1 on its die each month hurts customers: outrage rises, and a raid goes for booze.'];
    case 'nightclub':
      return ['A band under contract adds a die to its Loot.'];
    case 'arena':
      return [
        `Its owner makes the title card and fixes fights for ${formatDollars(boxing.arenaOwnersFixDollars)}.`,
        'One month in six brings a big-name bout: 4D6+6.',
      ];
    case 'gym':
      return [
        'Costs money: its Loot is paid, not earned.',
        `Its owner trains FISTS at half price, and teaches ${joinWords(
          [...gymSchool.skills, ...(isOfTongs ? gymSchool.tongSkills : [])].map((skill) => lookUpSkillRow(skill).name),
        )} for ${formatDollars(gymSchool.skillDollars)} each.`,
        'A 6 on its die each month brings one of its boxers to a title bout.',
      ];
    default:
      return [];
  }
}
