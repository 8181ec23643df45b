import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import { joinWords } from '#shared/words/text.ts';
import { isFight, isMoved, type Fight } from '../files/noted.ts';
import { formatBusiness, formatDistrictHeadline, formatDistrict, dropArticle, isMany } from '../phrases.ts';
import { formatSideHead, gangName, isLaw } from '../words.ts';
import { writeBackground } from './background.ts';
import { writeHead, sayOnce, joinParagraph, type Beat, type Report } from './beat.ts';
import { writeCause } from './cause.ts';
import { writeGangEnd, writeVictoryEnd } from './ending.ts';
import { findPostChain, postHeads, writeChain } from './chains.ts';
import { fightFacts, writeFightHead, writeOpening } from './fights/facts.ts';
import { chooseFightCut } from './fights/keys.ts';
import { writeDeadDecks, writeOtherDecks, writeOutcome } from './fights/outcome.ts';
import { writeScene } from './fights/scene.ts';
import { lastWords } from './fights/sights.ts';
import { reportGifts } from './gifts.ts';
import { isBefore, type Cluster } from './joining.ts';
import { writeMatter, tell, type AngledFacts } from './matters.ts';
import { findSort } from './newsValue.ts';
import { writeChiefs, writePeopleHead } from './people.ts';
import { writeWitnesses } from './witnesses.ts';

/** How much room a story gets. */
export type Size = 'lead' | 'second' | 'note';

/** Writes one story of a matter; null if it has no content. */
export function writeReport(cluster: Cluster, size: Size, beat: Beat): Report | null {
  const { head } = cluster;
  if (isFight(head)) return reportFight(cluster, head, { size, beat });
  return reportGifts(cluster, beat) ?? createMatterReport(cluster, { size, beat });
}

type Assignment = { size: Size; beat: Beat };

function reportFight(cluster: Cluster, head: Fight, { size, beat }: Assignment): Report {
  const facts = fightFacts(head, beat);
  const people = size === 'note' ? null : writePeopleHead(head, facts, { cluster, beat });
  const headline = people ?? writeFightHead(head, facts, beat);
  const rest = cluster.items.filter((item) => item !== head);
  const isFull = size === 'lead' || head.toll.causes.length > 0;
  const body = [
    ...joinParagraph(writeCause(head, beat), writeChain(head, beat)),
    ...(isFull ? writeScene(head, facts, beat) : []),
    ...(size === 'note' ? [] : joinParagraph(writeWitnesses(head, size, beat))),
    ...writeOutcome(head, facts, beat),
    ...describeLastDoors(cluster, beat),
    ...writeAlongside(head, rest, beat),
    ...joinParagraph(size === 'note' ? [] : writeChiefs(cluster, beat, size === 'lead' ? 2 : 1)),
    ...writeBackground(cluster, beat),
  ];
  return {
    kind: findSort(cluster),
    headline,
    decks:
      size === 'note' ? [] : listFightDecks(cluster, head, { size, beat }).filter((deck) => !isSaid(deck, headline)),
    paragraphs: [
      writeOpening(head, facts, beat),
      ...body,
      ...(size === 'note' ? [] : writeLastWord(cluster, facts['district'] ?? '', beat)),
    ],
    place: head.kind === 'battle' ? head.district : head.business.district,
    engraving: chooseFightCut(head),
    value: 0,
  };
}

/** Returns true if a head has the count of the dead that the deck below it would give again. */
function isSaid(deck: string, headline: string): boolean {
  const [counted, dead] = deck.split(' ');
  if (dead !== 'Dead' || counted === undefined || counted === 'One') return false;
  return headline.startsWith(`${counted} `) || headline.includes(` ${counted} `);
}

/** The most decks under a head; those of the dead come first and are always set. */
const mostDecks = { lead: 4, second: 2 } as const;

function listFightDecks(
  cluster: Cluster,
  head: Fight,
  { size, beat }: { size: 'lead' | 'second'; beat: Beat },
): string[] {
  const rest = cluster.items.filter((item) => item !== head);
  const others = rest.filter(isFight);
  const isSameDoor = (fight: Fight): boolean => fight.business !== null && fight.business.id === head.business?.id;
  const dead = writeDeadDecks(head, fightFacts(head, beat), beat).concat(
    others.flatMap((fight) => writeDeadDecks(fight, fightFacts(fight, beat), beat, isSameDoor(fight))),
  );
  const costs = [head, ...others].flatMap((fight) => writeOtherDecks(fight, fightFacts(fight, beat), beat));
  const more = [
    ...listLastDoorDecks(cluster, beat),
    ...others.filter(isSameDoor).flatMap((fight) => describeLostAgain(head, fight)),
    ...listDecks(rest),
  ].filter((deck) => beat.desk.claim(deck));
  const set = [...dead, ...costs];
  return [...set, ...more.slice(0, Math.max(1, mostDecks[size] - set.length))];
}

function listLastDoorDecks({ items }: Cluster, { lastDoors }: Beat): string[] {
  return items.flatMap((item) => {
    const gang = lastDoors.get(item);
    return gang === undefined ? [] : [`It Was the Last House of ${dropArticle(gang.name)}`];
  });
}

const lastDoorLines = [
  'It was the last house of {gang}, which {have} no door left in the city.',
  'With it {gang} lost the last of {their} houses.',
  'No door in the city now answers to {gang}: it was the last.',
  '{gang} {have} no house left.',
] as const;

/** Writes that a gang lost its last door by this matter. */
function describeLastDoors({ items }: Cluster, { desk, lastDoors }: Beat): string[] {
  return items.flatMap((item) => {
    const gang = lastDoors.get(item);
    if (gang === undefined) return [];
    const many = isMany(gang);
    const facts = { gang: gangName(gang), have: many ? 'have' : 'has', their: many ? 'their' : 'its' };
    return [desk.must('last door', lastDoorLines, facts, 1)];
  });
}

/** Describes a door that was won in one fight and lost in a later one of the month. */
function describeLostAgain(won: Fight, later: Fight): string[] {
  const isLater = (later.at ?? 0) > (won.at ?? 0);
  const isMoving = (fight: Fight): boolean => (fight.kind === 'contested' ? fight.winner !== null : isMoved(fight));
  if (!isLater || !isMoving(won) || !isMoving(later)) return [];
  if (later.kind === 'battle' && isLaw(later.attackers))
    return [`${formatSideHead(later.attackers)} Close It Within the Month`];
  const taker = later.kind === 'contested' ? later.winner : later.attackers;
  return taker === null || isLaw(taker) ? [] : [`House Lost Again Within the Month to ${dropArticle(taker.name)}`];
}

function listDecks(rest: readonly NewsItem[]): string[] {
  return rest.flatMap((item): string[] => {
    switch (item.kind) {
      case 'succession':
        return [`${item.heir} Is the New Chief`];
      case 'full-racket':
        return [`Last Door of the Trade in ${formatDistrictHeadline(item.district)}`];
      case 'deal-broken':
        return ['Truce Was in Force'];
      case 'raid-ordered':
        return ['Raid Ordered by Headquarters'];
      default:
        return [];
    }
  });
}

/** Writes the news before and after the fight that heads the story, in order of time. */
function writeAlongside(head: NewsItem, rest: readonly NewsItem[], beat: Beat): string[] {
  const broken = rest.filter((item) => item.kind === 'broke-away');
  const told = rest
    .filter((item, nth) => item.kind !== 'broke-away' && !isToldBefore(item, rest.slice(0, nth)))
    .flatMap((item) => {
      if (isFight(item)) return [writeOpening(item, fightFacts(item, beat), beat)];
      const matter = writeMatter(item, beat);
      const end = item.kind === 'eliminated' ? writeGangEnd(item, beat) : [];
      const sentence = matter === null ? null : tell(beat.desk, matter, isBefore(item, head));
      return sentence === null ? end : [[sentence, ...writeChain(item, beat)].join(' '), ...end];
    });
  return [...told, ...describeBrokenAway(broken, beat)];
}

/** True of a treaty that the other side told already. */
function isToldBefore(item: NewsItem, told: readonly NewsItem[]): boolean {
  return (
    item.kind === 'bargain-made' &&
    told.some((other) => other.kind === 'bargain-made' && other.districts.join() === item.districts.join())
  );
}

function describeBrokenAway(items: readonly NewsItem[], { desk }: Beat): string[] {
  const doors = items.flatMap((item) =>
    item.kind === 'broke-away'
      ? [`${formatBusiness(item.business)}, in ${formatDistrict(item.business.district)}`]
      : [],
  );
  if (doors.length === 0) return [];
  const line = `Owners who took the occasion to go their own way: those of ${doors.join('; ')}.`;
  return desk.claim(line) ? [line] : [];
}

/** Writes one wry line at the end, and none if bystanders or an innocent died or a Boss is buried. */
function writeLastWord({ items }: Cluster, district: string, { desk }: Beat): string[] {
  const isGrave = items.some(
    (item) => isFight(item) && (item.toll.citizensDead > 0 || item.toll.dead.some(({ isBoss }) => isBoss)),
  );
  return isGrave ? [] : sayOnce(desk, 'last word', lastWords, { district });
}

function createMatterReport(cluster: Cluster, { size, beat }: Assignment): Report | null {
  const { desk } = beat;
  const { head } = cluster;
  // The new leader is told once: with the door that made it, or by itself.
  if (head.kind === 'standings' && beat.told.has('lead')) return null;
  if (head.kind === 'standings') beat.told.add('lead');
  const matter = writeMatter(head, beat);
  if (matter === null) return null;
  const { angle, facts } = matter;
  const chain = findPostChain(head, beat);
  const headline =
    chain === null
      ? writeHead(desk, `${angle.key}/headline`, angle.copy.headlines, facts)
      : writeHead(desk, 'chain/head', postHeads, chain);
  const lede = tell(desk, matter);
  if (lede === null) return null;
  const rest = cluster.items.filter((item, nth) => item !== head && !(isToldBefore(item, [head]) && nth > 0));
  const body = [
    ...joinParagraph(writeChain(head, beat)),
    ...(size === 'note' ? [] : (angle.details?.(desk) ?? [])),
    ...describeLastDoors(cluster, beat),
    ...(head.kind === 'victory' ? writeVictoryEnd(head, beat) : []),
    ...(head.kind === 'eliminated' ? writeGangEnd(head, beat) : []),
    ...(head.kind === 'taken-over' ? describeAlsoTaken(rest, beat) : writeAlongside(head, rest, beat)),
    ...joinParagraph(size === 'lead' ? writeChiefs(cluster, beat, 1) : []),
    ...writeBackground(cluster, beat),
    ...(size === 'note' ? [] : writeWryLine(matter, beat)),
  ];
  const deck = size === 'note' ? null : desk.once(`${angle.key}/deck`, angle.copy.decks, facts, 2);
  const listed = [...listLastDoorDecks(cluster, beat), ...listDecks(rest)].filter((one) => desk.claim(one));
  return {
    kind: head.kind,
    headline,
    decks: [...(deck === null ? [] : [deck]), ...listed].slice(0, 3),
    paragraphs: [lede, ...body],
    place: null,
    engraving: angle.engraving,
    value: 0,
  };
}

/** Describes the further doors that one gang took in the month. */
function describeAlsoTaken(rest: readonly NewsItem[], { desk, dayOf }: Beat): string[] {
  const doors = rest.flatMap((item) => {
    if (item.kind !== 'taken-over') return [];
    const { business } = item;
    return [`${formatBusiness(business)}, in ${formatDistrict(business.district)} (${dayOf(item).date})`];
  });
  if (doors.length === 0) return [];
  const line = `The same gang also took ${joinWords(doors)}.`;
  return desk.claim(line) ? [line] : [];
}

function writeWryLine({ angle, facts }: AngledFacts, { desk }: Beat): string[] {
  const grave = ['death', 'funeral', 'bad-booze', 'eliminated'].includes(angle.kind);
  if (grave) return [];
  const lines = [...angle.copy.quotes, ...angle.copy.closers];
  return sayOnce(desk, `${angle.key}/wry`, lines, facts);
}
