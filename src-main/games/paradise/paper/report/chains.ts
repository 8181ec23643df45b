import type { NewsItem, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { precinctNames } from '#shared/games/paradise/officials.ts';
import { capitalize } from '#shared/words/text.ts';
import { countDaysBetween, formatMonthLater, type Day } from '../calendar.ts';
import { formatDistrict, numberWord } from '../phrases.ts';
import { formatOrdinalWord, gangName } from '../words.ts';
import { say, type Beat } from './beat.ts';

type Exposure = NewsItemOf<'corruption' | 'accusation' | 'dismissal'>;

function isExposure(item: NewsItem): item is Exposure {
  return item.kind === 'corruption' || item.kind === 'accusation' || item.kind === 'dismissal';
}

const posts = {
  mayor: 'Mayor',
  judge: 'judge',
  councilor: 'councilor',
  chief: 'Chief of Police',
  captain: 'captain',
} as const;

/** `captain of the 2nd Precinct`; null for posts that are no chain. */
function describePost({ kind, precinct, district }: Exposure['target']): string | null {
  if (kind === 'editor' || kind === 'reporter') return null;
  const post = posts[kind];
  if (precinct !== null) return `${post} of the ${precinctNames[precinct].replace(/^the /u, '')}`;
  return district === null ? post : `${post} for ${formatDistrict(district)}`;
}

type Fall = { item: Exposure; day: Day };

/** Lists the earlier falls from one post, or by one writer, oldest first. */
function listFalls(item: NewsItem, beat: Beat, isOne: (other: Exposure) => boolean): Fall[] {
  const morgue = beat.morgue.until(item, beat);
  const all = [...morgue.allOf('corruption'), ...morgue.allOf('accusation'), ...morgue.allOf('dismissal')];
  return all
    .filter(({ item: other }) => other.successor !== null && isOne(other))
    .toSorted((a, b) => countDaysBetween(b.day, a.day));
}

/** A fall from a post that others fell from before: its number, the post, and since when. */
export function findPostChain(
  item: NewsItem,
  beat: Beat,
): { fall: string; Fall: string; post: string; Post: string; since: string } | null {
  if (!isExposure(item) || item.successor === null) return null;
  const post = describePost(item.target);
  if (post === null) return null;
  const falls = listFalls(item, beat, ({ target }) => describePost(target) === post);
  const [first] = falls;
  if (first === undefined) return null;
  const nth = formatOrdinalWord(falls.length + 1);
  const since = formatMonthLater(first.day.month, beat.news.month);
  return { fall: nth, Fall: capitalize(nth), post, Post: capitalize(post).replace(/\bpolice\b/u, 'Police'), since };
}

/** Writes what a piece of news continues, over the months: the fourth captain, the reporter's fifth man, a truce's days. */
export function writeChain(item: NewsItem, beat: Beat): string[] {
  if (item.kind === 'deal-broken') return writeTruceEnd(item, beat);
  if (item.kind === 'battle') return writeAttempts(item, beat);
  if (item.kind === 'funeral') return writeLateFuneral(item, beat);
  const { desk, news } = beat;
  const chain = findPostChain(item, beat);
  const post = chain === null ? [] : say(desk, 'chain/post', postChains, chain);
  if (item.kind !== 'corruption' || item.successor === null) return post;
  const falls = listFalls(item, beat, (other) => other.kind === 'corruption' && other.writer === item.writer);
  const [first] = falls;
  if (first === undefined) return post;
  const facts = {
    writer: item.writer,
    fall: formatOrdinalWord(falls.length + 1),
    falls: numberWord(falls.length + 1),
    since: formatMonthLater(first.day.month, news.month),
  };
  return [...post, ...say(desk, 'chain/writer', writerChains, facts)];
}

function writeTruceEnd(item: NewsItemOf<'deal-broken'>, beat: Beat): string[] {
  const { wronged } = item;
  if (wronged === undefined || item.isTruce === false) return [];
  const pair = [item.gang.seat, wronged.seat];
  const made = beat.morgue
    .until(item, beat)
    .allOf('bargain-made')
    .findLast(({ item: old }) => [old.gang.seat, old.other.seat].every((seat) => pair.includes(seat)));
  if (made === undefined) return [];
  const days = countDaysBetween(made.day, beat.dayOf(item));
  if (days < 2) return [];
  const facts = { gang: gangName(item.gang), other: gangName(wronged), span: numberWord(days) };
  return say(beat.desk, 'chain/truce', truceEnds, facts);
}

/** Days after which a burial needs an explanation. */
const lateDays = 14;

function writeLateFuneral(item: NewsItemOf<'funeral'>, beat: Beat): string[] {
  const death = beat.morgue
    .until(item, beat)
    .man({ name: item.name })
    .findLast(({ what }) => what === 'killed');
  if (death === undefined) return [];
  const days = countDaysBetween(death.day, beat.dayOf(item));
  if (days < lateDays) return [];
  const facts = { dead: item.name, weeks: numberWord(Math.round(days / 7)), since: death.day.date };
  return say(beat.desk, 'chain/funeral', lateFunerals, facts);
}

function writeAttempts(item: NewsItemOf<'battle'>, beat: Beat): string[] {
  const { target } = item;
  if (item.scenario !== 'hit' || target?.isBoss !== true) return [];
  const before = beat.morgue
    .until(item, beat)
    .allOf('battle')
    .filter(({ item: old }) => old.scenario === 'hit' && old.target?.name === target.name);
  const [first] = before;
  if (first === undefined) return [];
  const facts = {
    boss: target.name,
    tries: formatOrdinalWord(before.length + 1),
    since: formatMonthLater(first.day.month, beat.news.month),
  };
  return say(beat.desk, 'chain/attempts', attemptChains, facts);
}

export const postHeads = [
  '{Fall} {Post} Falls',
  '{Fall} {Post} to Go',
  '{Post} Out; the {Fall} Since {since}',
] as const;

const postChains = [
  'It is the {fall} {post} to lose the post since {since}.',
  'No {post} has kept the post long: this is the {fall} to go since {since}.',
  'The {fall} {post} since {since} is out, and the chair has not had time to cool.',
] as const;
const writerChains = [
  'It is the {fall} man of office whom {writer} has brought down since {since}.',
  '{writer} has now brought down {falls} men of office since {since}.',
  'For {writer} it is number {falls} since {since}; no other pen in the city has cost so many their desks.',
] as const;
const truceEnds = [
  'The truce between the two had lasted {span} days.',
  '{gang} and {other} had been at peace for {span} days.',
  'Peace between {gang} and {other} was made {span} days before.',
] as const;
const lateFunerals = [
  'It was {weeks} weeks since {dead} was killed; the body had waited in a vault.',
  'The body had lain in a vault for {weeks} weeks, since {since}.',
  '{dead} was killed {since} and had waited {weeks} weeks in a vault.',
] as const;
const attemptChains = [
  'It was the {tries} attempt on {boss} since {since}.',
  'They have come for {boss} before: this was the {tries} time since {since}.',
  'Since {since} it was the {tries} time that guns were turned on {boss}.',
] as const;
