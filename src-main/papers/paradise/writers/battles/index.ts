import type { NewsItemOf, NewsSide } from '../../../../../src-shared/games/paradise/news.ts';
import type { Desk, Facts } from '../../../../press/desk/desk.ts';
import {
  businessFacts,
  districtFacts,
  districtHeadline,
  gangPhrase,
  numberWord,
  withoutArticle,
} from '../../phrases.ts';
import type { EngravingName } from '../../../../press/engravings/names.ts';
import type { Angle, Copy } from '../copy.ts';
import { bossKilled, hitMade, hitMissed } from './killings.ts';
import { closedByLaw, lawBeaten } from './lawRaids.ts';
import { endings, monthsPhrasings, ransoms, surrenders } from './outcomes.ts';
import { raidHeld, raidWon, siege } from './raids.ts';
import { ambush, meet, rumble, showdown, strength } from './streetFights.ts';
import { hijacked, hijackFailed, smashed, smashFoiled } from './thefts.ts';
import { tollClause, tollParagraphs } from './toll.ts';

type Fight = NewsItemOf<'battle'>;
type Telling = { key: string; copy: Copy; engraving: EngravingName };

/** [SCN-1 to SCN-11] How each kind of fight is told. */
function tellingOf(item: Fight): Telling {
  const isWon = item.winner === 'attackers';
  if (item.toll.dead.some(({ isBoss }) => isBoss)) {
    return { key: 'boss-killed', copy: bossKilled, engraving: 'marked-door' };
  }
  if (isLaw(item.attackers)) {
    return item.winner === 'defenders'
      ? { key: 'law-beaten', copy: lawBeaten, engraving: 'paddy-wagon' }
      : { key: 'closed-by-law', copy: closedByLaw, engraving: 'paddy-wagon' };
  }
  switch (item.scenario) {
    case 'raid':
    case 'police-raid':
      return isWon
        ? { key: 'raid', copy: raidWon, engraving: 'marked-door' }
        : { key: 'raid-held', copy: raidHeld, engraving: 'marked-door' };
    case 'siege':
      return { key: 'siege', copy: siege, engraving: 'marked-door' };
    case 'smash-and-grab':
      return isWon
        ? { key: 'smash', copy: smashed, engraving: 'speakeasy-door' }
        : { key: 'smash-foiled', copy: smashFoiled, engraving: 'speakeasy-door' };
    case 'hijack':
      return isWon
        ? { key: 'hijack', copy: hijacked, engraving: 'truck' }
        : { key: 'hijack-failed', copy: hijackFailed, engraving: 'truck' };
    case 'hit':
      return item.isTargetDead && (item.target ?? item.official) !== null
        ? { key: 'hit', copy: hitMade, engraving: 'hat' }
        : { key: 'hit-missed', copy: hitMissed, engraving: 'marked-door' };
    case 'show-of-strength':
      return { key: 'show-of-strength', copy: strength, engraving: 'street' };
    case 'showdown':
      return { key: 'showdown', copy: showdown, engraving: 'street' };
    case 'rumble':
      return { key: 'rumble', copy: rumble, engraving: 'street' };
    case 'mean-streets':
      return { key: 'mean-streets', copy: ambush, engraving: 'street' };
    case 'meet':
      return { key: 'meet', copy: meet, engraving: 'card-table' };
  }
}

function isLaw(side: NewsSide): side is 'police' | 'feds' {
  return typeof side === 'string';
}

function sidePhrase(side: NewsSide): string {
  if (isLaw(side)) return side === 'feds' ? 'the federal agents' : 'the police';
  return gangPhrase(side);
}

function sideHeadline(side: NewsSide): string {
  if (isLaw(side)) return side === 'feds' ? 'Federal Agents' : 'Police';
  return withoutArticle(side.name);
}

/** Verbs for a side: the Quorvath Club storms, the Quorvaths storm. */
function verbsOf(role: string, side: NewsSide): Facts {
  const isPlural = isLaw(side) || /s$/iu.test(side.name);
  return {
    [`${role}S`]: isPlural ? '' : 's',
    [`${role}Are`]: isPlural ? 'are' : 'is',
    [`${role}Were`]: isPlural ? 'were' : 'was',
    [`${role}Have`]: isPlural ? 'have' : 'has',
  };
}

function factsOf(item: Fight): Facts {
  const { attackers, defenders, winner, business, district, toll } = item;
  const [won, lost] = winner === 'attackers' ? [attackers, defenders] : [defenders, attackers];
  const boss = toll.dead.find(({ isBoss }) => isBoss);
  const victim = boss ?? item.target;
  const victims: NewsSide = victim?.gang ?? defenders;
  const sameGang = (side: NewsSide): boolean =>
    !isLaw(side) && !isLaw(victims) && side.seat === victims.seat;
  const killers = sameGang(attackers) ? defenders : attackers;
  const target = item.target?.name ?? item.official ?? '';
  const isOfOffice = boss === undefined && item.official !== null;
  const where = districtFacts(district);
  return {
    ...where,
    ...(business === null
      ? { place: where['district'] ?? '', Place: where['District'] ?? '' }
      : businessFacts(business)),
    ...(business === null ? { trade: 'house', aTrade: 'a house', Trade: 'House' } : {}),
    attackers: sidePhrase(attackers),
    Attackers: sideHeadline(attackers),
    defenders: sidePhrase(defenders),
    Defenders: sideHeadline(defenders),
    winners: sidePhrase(won),
    Winners: sideHeadline(won),
    losers: sidePhrase(lost),
    Losers: sideHeadline(lost),
    ...verbsOf('attackers', attackers),
    ...verbsOf('defenders', defenders),
    ...verbsOf('winners', won),
    ...verbsOf('losers', lost),
    law: attackers === 'feds' ? 'federal agents' : 'police',
    Law: sideHeadline(isLaw(attackers) ? attackers : 'police'),
    target,
    Target: target,
    deadBoss: boss?.name ?? '',
    DeadBoss: boss?.name ?? '',
    victims: isOfOffice ? 'the government' : sidePhrase(victims),
    Victims: isOfOffice ? 'the Government' : sideHeadline(victims),
    killers: sidePhrase(killers),
    toll: tollClause(toll),
  };
}

/** Sentences only this fight has: who had the better of it, who fell, what it did to the place. */
function detailsOf(item: Fight, facts: Facts): (desk: Desk) => string[] {
  return (desk) => {
    const say = (part: string, phrasings: readonly string[], more: Facts = {}): string[] => {
      const sentence = desk.say(`battle/${part}`, phrasings, { ...facts, ...more }, 2);
      return sentence === null ? [] : [sentence];
    };
    const { scenario, winner, monthsShut, taken } = item;
    const ending = endings[scenario]?.[winner];
    const outcome = [
      ...(ending === undefined ? [] : say(`${scenario} ${winner}`, ending)),
      ...(item.isSurrender ? say('surrender', surrenders) : []),
      ...(taken > 1 ? say('taken', ransoms, { count: numberWord(taken) }) : []),
      ...(monthsShut > 0
        ? say('mending', monthsPhrasings, {
            months: monthsShut === 1 ? 'one month' : `${numberWord(monthsShut)} months`,
          })
        : []),
    ];
    return [
      ...tollParagraphs(desk, item.toll, facts),
      ...(outcome.length === 0 ? [] : [outcome.join(' ')]),
    ];
  };
}

/** A fight of two gangs, or of a gang and the law. */
export function battle(item: NewsItemOf<'battle'>): Angle {
  const { key, copy, engraving } = tellingOf(item);
  const { winner, attackers, defenders, district } = item;
  const facts = factsOf(item);
  const won = winner === 'nobody' ? null : winner === 'attackers' ? attackers : defenders;
  return {
    key,
    kind: key,
    ...(won === null || isLaw(won) ? {} : { seat: won.seat }),
    value: item.value,
    copy,
    facts,
    dateline: districtHeadline(district),
    engraving,
    details: detailsOf(item, facts),
  };
}
