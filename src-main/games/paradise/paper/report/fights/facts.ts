import type { NewsSide } from '#shared/games/paradise/news/news.ts';
import { joinWords } from '#shared/words/text.ts';
import type { Facts } from '#press/desk/desk.ts';
import { collectDistrictFacts } from '#main/games/paradise/paper/phrases.ts';
import {
  gangName,
  isLaw,
  formatMan,
  placeFacts,
  collectSideFacts,
  formatSideHead,
} from '#main/games/paradise/paper/words.ts';
import { writeHead, type Beat } from '../beat.ts';
import { findFightKey, type Fight } from './keys.ts';
import { fightLedes } from './ledes.ts';
import { describeCost, writeToll } from './toll.ts';

function findSides(fight: Fight): { attackers: NewsSide; defenders: NewsSide } {
  if (fight.kind === 'battle') return fight;
  const [first, second] = fight.gangs;
  const attackers = fight.winner ?? first ?? 'police';
  const other = fight.gangs.find(({ seat }) => isLaw(attackers) || seat !== attackers.seat) ?? second ?? attackers;
  return { attackers, defenders: other };
}

const ways: Readonly<Record<number, string>> = { 2: 'Street', 3: 'Three-Cornered', 4: 'Four-Cornered' };

function findQuarry(fight: Fight, defenders: NewsSide): string {
  if (fight.kind === 'contested' || isLaw(defenders)) return 'a man';
  const { target, official, scenario } = fight;
  if (target !== null) return formatMan(target);
  if (official !== null) return official;
  return scenario === 'showdown' ? gangName(defenders) : `a man of ${gangName(defenders)}`;
}

/**
 * Collects the facts for the phrasings of a fight; `{quarryThen}` is the quarry where the sentence goes on after him.
 */
export function fightFacts(fight: Fight, { dayOf }: Pick<Beat, 'dayOf'>): Facts {
  const { attackers, defenders } = findSides(fight);
  const boss = fight.toll.dead.find(({ isBoss }) => isBoss);
  const target = fight.kind === 'battle' ? fight.target : null;
  const victims: NewsSide = boss?.gang ?? target?.gang ?? defenders;
  const isOwn = !isLaw(attackers) && !isLaw(victims) && attackers.seat === victims.seat;
  const killers = isOwn ? defenders : attackers;
  const district = fight.kind === 'battle' ? fight.district : fight.business.district;
  const where = collectDistrictFacts(district);
  const place = placeFacts(fight.business, where);
  const { weekday, date } = dayOf(fight);
  const gangs = fight.kind === 'contested' ? fight.gangs : [];
  const winner = fight.kind === 'contested' ? fight.winner : null;
  const official = fight.kind === 'battle' ? fight.official : null;
  const quarry = findQuarry(fight, defenders);
  return {
    ...where,
    ...place,
    inPlace:
      fight.business === null
        ? `in ${where['district'] ?? ''}`
        : `at ${place['place'] ?? ''} in ${where['district'] ?? ''}`,
    ...collectSideFacts('attackers', attackers),
    ...collectSideFacts('defenders', defenders),
    ...collectSideFacts('victims', victims),
    ...collectSideFacts('killers', killers),
    ...(winner === null ? {} : collectSideFacts('winners', winner)),
    ...(official === null ? {} : { victims: 'the city government', Victims: 'City Government' }),
    theirChief: 'their chief',
    all: joinWords(gangs.map(gangName)),
    amongAll: `${gangs.length === 2 ? 'between' : 'among'} ${joinWords(gangs.map(gangName))}`,
    beaten: joinWords(gangs.filter(({ seat }) => seat !== winner?.seat).map(gangName)),
    either: gangs.map(gangName).join(' nor '),
    Ways: ways[gangs.length] ?? 'Many-Sided',
    Law: isLaw(attackers) ? formatSideHead(attackers) : 'Police',
    deadBoss: boss?.name ?? '',
    DeadBoss: boss?.name ?? '',
    target: target?.name ?? official ?? '',
    Target: target?.name ?? official ?? '',
    quarry,
    quarryThen: quarry.includes(', ') ? `${quarry},` : quarry,
    weekday,
    date,
    cost: describeCost(fight.toll),
  };
}

/** Writes the first paragraph, with the dead; a fight is news and is never left out. */
export function writeOpening(fight: Fight, facts: Facts, beat: Beat): string {
  const key = findFightKey(fight);
  const lede = beat.desk.must(`${key}/lede`, fightLedes[key].ledes, facts, 2);
  const toll = writeToll(fight, facts, beat, lede);
  return toll === '' ? lede : `${lede} ${toll}`;
}

/** Writes a head that tells the fight, by its kind. */
export function writeFightHead(fight: Fight, facts: Facts, { desk }: Beat): string {
  const key = findFightKey(fight);
  return writeHead(desk, `${key}/head`, fightLedes[key].headlines, facts);
}
