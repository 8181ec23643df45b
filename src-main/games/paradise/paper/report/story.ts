import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import { joinWords } from '#shared/words/text.ts';
import { formatBusiness, formatDistrictHeadline, formatDistrict, dropArticle } from '../phrases.ts';
import { writeBackground } from './background.ts';
import { writeHead, sayOnce, joinParagraph, type Beat, type Report } from './beat.ts';
import { isFight, findSort, scoreNews, type Cluster } from './clusters.ts';
import { fightFacts, writeOpening } from './fights/facts.ts';
import { chooseFightCut, type Fight } from './fights/keys.ts';
import { writeDecks, writeOutcome } from './fights/outcome.ts';
import { writeScene } from './fights/scene.ts';
import { lastWords } from './fights/sights.ts';
import { writeToll } from './fights/toll.ts';
import { isMoved } from '../files/noted.ts';
import { isLaw, formatSideHead } from '../words.ts';
import { writeMatter, tell, type AngledFacts } from './matters.ts';

/** How much room a story gets. */
export type Size = 'lead' | 'second' | 'note';

/** Writes one story of a cluster; null if all its openings were printed. */
export function writeReport(cluster: Cluster, size: Size, beat: Beat): Report | null {
  const { head } = cluster;
  return isFight(head) ? fightReport(cluster, head, { size, beat }) : createMatterReport(cluster, { size, beat });
}

type Assignment = { size: Size; beat: Beat };

function fightReport(cluster: Cluster, head: Fight, { size, beat }: Assignment): Report | null {
  const opening = writeOpening(head, beat);
  if (opening === null) return null;
  const { headline, lede, facts } = opening;
  const rest = cluster.items.filter((item) => item !== head);
  const body = [
    ...writeToll(head, beat),
    ...(size === 'lead' || head.toll.causes.length > 0 ? writeScene(head, facts, beat) : []),
    ...writeOutcome(head, facts, beat),
    ...writeAlongside(rest, beat),
    ...writeBackground(cluster, beat),
  ];
  const others = rest.filter(isFight);
  const isSameDoor = (fight: Fight): boolean => fight.business !== null && fight.business.id === head.business?.id;
  return {
    kind: findSort(cluster),
    headline,
    decks: [
      ...new Set([
        ...others.filter(isSameDoor).flatMap((fight) => describeLostAgain(head, fight)),
        ...writeDecks(head, facts),
        ...listDecks(rest),
        ...others.flatMap((fight) => writeDecks(fight, fightFacts(fight, beat), isSameDoor(fight)).slice(0, 1)),
      ]),
    ]
      .filter((deck) => size !== 'note' && beat.desk.claim(deck))
      .slice(0, size === 'lead' ? 4 : 2),
    paragraphs: [lede, ...body, ...(size === 'note' ? [] : writeLastWord(cluster, facts['district'] ?? '', beat))],
    place: head.kind === 'battle' ? head.district : head.business.district,
    engraving: chooseFightCut(head),
    value: scoreNews(cluster),
  };
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
function writeAlongside(rest: readonly NewsItem[], beat: Beat): string[] {
  const fights = rest.filter(isFight).flatMap((fight) => {
    const opening = writeOpening(fight, beat);
    return opening === null ? [] : [opening.lede, ...writeToll(fight, beat)];
  });
  const matters = rest.filter((item) => !isFight(item) && item.kind !== 'broke-away');
  const broken = rest.filter((item) => item.kind === 'broke-away');
  const told = matters.flatMap((item) => {
    const matter = writeMatter(item, beat);
    const sentence = matter === null ? null : tell(beat.desk, matter);
    return sentence === null ? [] : [sentence];
  });
  return [...fights, ...joinParagraph(told), ...describeBrokenAway(broken, beat)];
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
  const matter = writeMatter(cluster.head, beat);
  if (matter === null) return null;
  const { angle, facts } = matter;
  const headline = writeHead(desk, `${angle.key}/headline`, angle.copy.headlines, facts);
  const lede = tell(desk, matter);
  if (headline === null || lede === null) return null;
  const rest = cluster.items.filter((item) => item !== cluster.head);
  const body = [
    ...(size === 'note' ? [] : (angle.details?.(desk) ?? [])),
    ...(cluster.head.kind === 'taken-over' ? describeAlsoTaken(rest, beat) : writeAlongside(rest, beat)),
    ...writeBackground(cluster, beat),
    ...(size === 'note' ? [] : writeWryLine(matter, beat)),
  ];
  const deck = size === 'note' ? null : desk.once(`${angle.key}/deck`, angle.copy.decks, facts, 2);
  return {
    kind: cluster.head.kind,
    headline,
    decks: [...(deck === null ? [] : [deck]), ...listDecks(rest).filter((one) => desk.claim(one))].slice(0, 3),
    paragraphs: [lede, ...body],
    place: null,
    engraving: angle.engraving,
    value: angle.value,
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
