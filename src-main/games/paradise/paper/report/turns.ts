import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import { pickTurns, type TurningPoint } from '#press/desk/turns.ts';
import { formatMonthLater } from '../calendar.ts';
import { isFight, isMoved, type Fight } from '../files/noted.ts';
import { formatBusiness, formatDistrict, isMany } from '../phrases.ts';
import { count, formatMan, gangName, isLaw, formatSide } from '../words.ts';
import { countDead, findItemValue, isPrize, weighFight } from './newsValue.ts';

/** A piece of news with the month it was printed for. */
export type DatedNews = { item: NewsItem; month: number };

/** Lists the turning points of news in order of time; if there are too many, the gravest. */
export function listTurns(filed: readonly DatedNews[], now: number, most: number): string[] {
  const turns = filed.flatMap(({ item, month }): TurningPoint[] => {
    const text = describeTurn(item);
    if (text === null) return [];
    return [{ period: month, weight: weighTurn(item), text: `In ${formatMonthLater(month, now)} ${text}.` }];
  });
  const texts = new Map(turns.map((turn) => [turn.text, turn]));
  return pickTurns([...texts.values()], most).map(({ text }) => text);
}

/** Weighs a turn by its row of news, and among fights of one row by what they cost. */
function weighTurn(item: NewsItem): number {
  return findItemValue(item) * mostFightWeight + (isFight(item) ? Math.min(weighFight(item), mostFightWeight - 1) : 0);
}

const mostFightWeight = 1_000;

function describeWhere(fight: Fight): string {
  if (fight.business !== null) return `at ${formatBusiness(fight.business)}`;
  return fight.kind === 'battle' ? `in ${formatDistrict(fight.district)}` : 'in the street';
}

function describeSides(fight: Fight): string {
  if (fight.kind === 'contested') return fight.gangs.map(gangName).join(' against ');
  return `${formatSide(fight.attackers)} against ${isLaw(fight.defenders) ? 'the law' : formatSide(fight.defenders)}`;
}

/** The dead of a fight, or the officers shot in it, that turn a campaign. */
const manyDead = 4;
const manyOfficers = 3;

/** Describes what a deadly fight came to, without its toll. */
function describeDeadly(fight: Fight): string {
  const { business } = fight;
  if (fight.kind === 'contested' || business === null || isLaw(fight.defenders) || isLaw(fight.attackers))
    return `${describeSides(fight)} fought ${describeWhere(fight)}`.replace(' against ', ' and ');
  const [attackers, defenders] = [formatSide(fight.attackers), formatSide(fight.defenders)];
  if (isMoved(fight)) return `${attackers} took ${formatBusiness(business)} from ${defenders}`;
  if (fight.winner === 'defenders') return `${defenders} held ${formatBusiness(business)} against ${attackers}`;
  return `${attackers} came to ${formatBusiness(business)} for ${defenders}`;
}

function describeFightTurn(fight: Fight): string | null {
  const { dead, arrested, policeHurt, citizensDead } = fight.toll;
  const where = describeWhere(fight);
  const boss = dead.find(({ isBoss }) => isBoss);
  if (boss !== undefined) return `${formatMan(boss)}, was killed ${where}`;
  const held = arrested.find(({ isBoss }) => isBoss);
  if (held !== undefined) return `the police took ${formatMan(held)}`;
  const total = countDead(fight.toll);
  if (total >= manyDead) return `${describeDeadly(fight)}; ${count(total, 'person', 'persons')} died`;
  if (policeHurt >= manyOfficers) return `${count(policeHurt, 'officer was', 'officers were')} wounded ${where}`;
  if (fight.kind === 'battle' && fight.scenario === 'hit' && fight.target?.isBoss === true)
    return `gunmen missed ${formatMan(fight.target)}`;
  if (citizensDead > 0) return `${count(citizensDead, 'bystander', 'bystanders')} died ${where}`;
  if (fight.business === null || !isPrize(fight.business)) return null;
  if (fight.kind === 'contested')
    return fight.winner === null ? null : `${gangName(fight.winner)} won ${formatBusiness(fight.business)}`;
  if (!isMoved(fight)) return null;
  return isLaw(fight.attackers)
    ? `the law closed ${formatBusiness(fight.business)}`
    : `${gangName(fight.attackers)} took ${formatBusiness(fight.business)} from ${formatSide(fight.defenders)}`;
}

/** Describes a piece of news that turned the campaign, as a sentence without its month; null for any other. */
function describeTurn(item: NewsItem): string | null {
  if (isFight(item)) return describeFightTurn(item);
  switch (item.kind) {
    case 'eliminated':
      return `${gangName(item.gang)} ${isMany(item.gang) ? 'were' : 'was'} finished`;
    case 'death':
      return item.person.isBoss ? `${formatMan(item.person)}, died of wounds` : null;
    case 'succession':
      return `${item.heir} took the chair of ${gangName(item.gang)}`;
    case 'boss-trial':
      return item.stage === 'convicted' ? `${item.name}, of ${gangName(item.gang)}, was found guilty` : null;
    case 'feds-leave':
    case 'feds-recalled':
      return 'the federal agents went home';
    case 'outrage':
      return item.verdict === 'feds-called' ? 'Washington sent its agents' : null;
    case 'corruption':
    case 'accusation':
      return item.target.kind === 'mayor' && item.successor !== null ? `Mayor ${item.target.name} fell` : null;
    case 'standings':
      return item.newLeader ? describeLead(item.holdings) : null;
    case 'taken-over':
      return isPrize(item.business) ? `${gangName(item.gang)} got ${formatBusiness(item.business)}` : null;
    case 'full-racket':
      return `${gangName(item.gang)} came to hold ${tradeWords[item.racket]} of ${formatDistrict(item.district)}`;
    default:
      return null;
  }
}

const tradeWords = {
  booze: 'all the liquor trade',
  prostitution: 'all the resorts',
  gambling: 'all the games',
  protection: 'all the protection',
} as const;

function describeLead([first]: Extract<NewsItem, { kind: 'standings' }>['holdings']): string | null {
  if (first === undefined) return null;
  return `${gangName(first.gang)} took the lead, with ${count(first.businesses, 'house', 'houses')}`;
}
