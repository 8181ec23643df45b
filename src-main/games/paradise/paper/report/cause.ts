import type { NewsGang, NewsItem, NewsItemOf, NewsSide } from '#shared/games/paradise/news/news.ts';
import { countDaysBetween, formatMonthLater, type Day } from '../calendar.ts';
import { isFight, isMoved, isRaidOfLaw, type DatedItem, type Fight } from '../files/noted.ts';
import { formatBusiness, numberWord } from '../phrases.ts';
import { gangName, isLaw } from '../words.ts';
import { say, type Beat } from './beat.ts';

/** Months after which a street no longer lays a fight to what was printed. */
const remembered = 6;

type Quarrel = { fight: Fight; striker: NewsGang; other: NewsGang };

/** Finds who came for whom; null for fights of the law, and of crews who met at one door. */
function findQuarrel(fight: Fight): Quarrel | null {
  if (fight.kind === 'contested') return null;
  const { attackers, defenders } = fight;
  return isLaw(attackers) || isLaw(defenders) ? null : { fight, striker: attackers, other: defenders };
}

type Cause = { key: keyof typeof clauses; facts: Record<string, string> };

/** Writes the cause of a fight in one clause: what a street knows of, because this newspaper printed it. */
export function writeCause(fight: Fight, beat: Beat): string[] {
  const [cause] = isRaidOfLaw(fight) ? listCausesOfLaw(fight, beat) : listCauses(fight, beat);
  return cause === undefined ? [] : say(beat.desk, `cause/${cause.key}`, clauses[cause.key], cause.facts);
}

/** Lists what was printed before a fight within the street's memory, the latest first. */
function listBefore(fight: Fight, beat: Beat): (DatedItem<'battle'> | DatedItem<'deal-broken'>)[] {
  const morgue = beat.morgue.until(fight, beat);
  return [...morgue.allOf('battle'), ...morgue.allOf('deal-broken')]
    .filter(({ day }) => day.month >= beat.news.month - remembered)
    .toSorted((a, b) => countDaysBetween(a.day, b.day));
}

function describeSince(day: Day, fight: Fight, { news, dayOf }: Beat): string {
  const days = countDaysBetween(day, dayOf(fight));
  if (days <= 1) return 'the day before';
  if (day.month === news.month) return days <= 8 ? 'within the week' : 'earlier in the month';
  return `in ${formatMonthLater(day.month, news.month)}`;
}

function isSide(side: NewsSide, { seat }: NewsGang): boolean {
  return !isLaw(side) && side.seat === seat;
}

function listCauses(fight: Fight, beat: Beat): Cause[] {
  const quarrel = findQuarrel(fight);
  if (quarrel === null) return [];
  const { striker, other } = quarrel;
  const facts = { one: gangName(striker), other: gangName(other) };
  const before = listBefore(fight, beat);
  const told = before.flatMap(({ item, day }): Cause[] => {
    const cause = findCause(item, quarrel);
    return cause === null
      ? []
      : [{ key: cause.key, facts: { ...facts, ...cause.facts, since: describeSince(day, fight, beat) } }];
  });
  return [
    ...told.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)),
    ...listRivalry(quarrel, beat, facts),
  ];
}

/** The causes of a fight, the strongest first. */
const order: readonly (keyof typeof clauses)[] = ['chief', 'word', 'own door', 'dead', 'door', 'strike', 'quarrel'];

/** Finds what an earlier piece of news has to do with a fight. */
function findCause(item: NewsItem, { fight, striker, other }: Quarrel): Cause | null {
  if (item.kind === 'deal-broken') {
    const isTheirs = item.gang.seat === other.seat && item.wronged?.seat === striker.seat;
    return isTheirs ? { key: 'word', facts: {} } : null;
  }
  if (!isFight(item) || item.kind === 'contested') return null;
  const cameForUs = isSide(item.attackers, other) && isSide(item.defenders, striker);
  const metUs = isSide(item.defenders, other) && isSide(item.attackers, striker);
  if (!cameForUs && !metUs) return null;
  const fallen = item.toll.dead.filter(({ gang }) => gang.seat === striker.seat);
  const boss = fallen.find(({ isBoss }) => isBoss);
  if (boss !== undefined) return { key: 'chief', facts: { boss: boss.name } };
  if (cameForUs && isMoved(item) && item.business !== null) {
    const isOwn = fight.business !== null && fight.business.id === item.business.id;
    return { key: isOwn ? 'own door' : 'door', facts: { place: formatBusiness(item.business) } };
  }
  const [man] = fallen;
  if (man !== undefined) return { key: 'dead', facts: { man: man.name } };
  return { key: cameForUs ? 'strike' : 'quarrel', facts: {} };
}

/** A rival's gain: the other side leads the city, or has grown in the month before. */
function listRivalry({ striker, other }: Quarrel, { morgue }: Beat, facts: Record<string, string>): Cause[] {
  const before = morgue.lastStandings();
  const [first, second] = before?.holdings ?? [];
  if (first === undefined || second === undefined) return [];
  const held = before?.holdings.find(({ gang }) => gang.seat === other.seat)?.businesses ?? 0;
  const own = before?.holdings.find(({ gang }) => gang.seat === striker.seat)?.businesses ?? 0;
  if (first.gang.seat === other.seat && first.businesses > second.businesses)
    return [{ key: 'leader', facts: { ...facts, before: numberWord(held) } }];
  if (first.gang.seat === striker.seat && first.businesses > second.businesses)
    return [{ key: 'leading', facts: { ...facts, before: numberWord(own) } }];
  return held > own ? [{ key: 'larger', facts }] : [];
}

/** The law comes after killings that were printed, or for officers who were shot. */
function listCausesOfLaw(fight: NewsItemOf<'battle'>, beat: Beat): Cause[] {
  const facts = { other: isLaw(fight.defenders) ? 'the law' : gangName(fight.defenders) };
  const before = listBefore(fight, beat);
  return before.flatMap(({ item, day }): Cause[] => {
    if (!isFight(item) || beat.news.month - day.month > 2) return [];
    const since = describeSince(day, fight, beat);
    if (item.toll.citizensDead > 0) return [{ key: 'law citizens', facts: { ...facts, since } }];
    return item.toll.policeHurt > 0 ? [{ key: 'law officers', facts: { ...facts, since } }] : [];
  });
}

/** The clauses, by cause. */
export const clauses = {
  chief: [
    'The dead chief of {one}, {boss}, killed {since} in a fight with {other}, was not forgotten, the street says.',
    '{one} had {boss} to answer for, who was killed {since} in a fight with {other}.',
    'It is laid to the death of {boss}, chief of {one}, {since}.',
  ],
  word: [
    '{other} had broken a word given to {one} {since}, and the street had waited for the answer.',
    'Detectives trace it to the promise that {other} broke {since}.',
    'The word that {one} got from {other} was broken {since}; nobody on the block looked further for a reason.',
    'It is put down to a debt of honor: {other} went back on a promise to {one} {since}.',
    '{one} had a broken promise of {other} to settle, given up {since}.',
  ],
  'own door': [
    'The house belonged to {other} by force alone: it was taken from {one} {since}.',
    '{one} came for a house of their own, lost to {other} {since}.',
    'It was the same house that {other} took from {one} {since}.',
    'Until it was lost to {other} {since}, the house belonged to {one}.',
  ],
  dead: [
    '{one} had a man to answer for: {man}, killed {since} in a fight with {other}.',
    'It is laid to the death of {man}, of {one}, {since}.',
    '{man}, of {one}, had been killed {since} by men of {other}, and was remembered.',
    'The street recalls that {man} was killed {since} in a fight of {one} with {other}.',
    'Friends of {man}, whom {one} lost to {other} {since}, had made no secret of their feelings.',
  ],
  door: [
    '{one} lost {place} to {other} {since}, and had let it be known what would follow.',
    'The grievance is {place}, which {other} took from {one} {since}.',
    'It was the answer, the street says, to the loss of {place} {since}.',
    'Nobody had forgotten {place}, taken from {one} by {other} {since}.',
    '{other} had taken {place} from {one} {since}.',
  ],
  strike: [
    '{other} had come for {one} {since}; this was the call returned.',
    'It follows an attack that {other} made on {one} {since}.',
    '{other} had come with guns {since}, and had not been asked back.',
    '{one} had been struck by {other} {since}, and struck back.',
    'It was the return of a call that {other} paid {since}, the street says.',
  ],
  quarrel: [
    'The quarrel between {one} and {other} was not settled when they met {since}.',
    '{one} had come for {other} {since}, and had not finished, the street says.',
    'It is the old quarrel: {one} came for {other} {since}, and here they were again.',
    'Neither {one} nor {other} had called it even after they met {since}.',
  ],
  leader: [
    'With {before} doors at the last count, the most of any, {other} had become the gang to beat.',
    '{other} led the city with {before} doors, and a leader is shot at.',
    'The reason is arithmetic: {other} held {before} doors when the month began, and nobody as many.',
    'It had not pleased {one} to see {other} first in the city, with {before} doors.',
  ],
  leading: [
    '{one} led the city with {before} doors and wanted more of them, the street says.',
    'First in the city with {before} doors, {one} had begun to look at everybody else’s.',
    'The last count put {one} first, with {before} doors, and it gave them an appetite.',
  ],
  larger: [
    '{other} had more houses than {one} at the last count, which is held to be the reason.',
    'By the last count {other} stood above {one}, and the street looked for no other cause.',
    'It was the larger house of the two that was struck: {other} led {one} at the last count.',
    '{one} had fallen behind {other} at the last count, and meant to catch up.',
  ],
  'law citizens': [
    'Headquarters had been under fire itself since bystanders were killed {since}.',
    'The killing of bystanders {since} had not been forgotten at headquarters.',
    'Letters had come to headquarters since the deaths of bystanders {since}.',
  ],
  'law officers': [
    'The force had officers of its own shot {since}, and remembered it.',
    'It follows the shooting of officers {since}.',
    'No warrant had been slow in coming since the shooting of officers {since}.',
  ],
} as const;
