import { formatNewspaperDay, shortenDay } from '#press/page/dates.ts';
import type { NewsItem } from '#shared/games/turf-war/news.ts';
import { formatCount } from '#shared/words/text.ts';

/** `The Copper Kettle Crew` → `the Copper Kettle Crew`, wherever names with an article stand in a text. */
export function lowerThe(text: string): string {
  return text.replace(/\bThe (?=\p{Lu})/gu, 'the ');
}

/** The Evening Bell of a turn comes out on a Saturday, a week after the one before; the first is of January 2, 1926. */
export function formatTurnDay(turn: number): string {
  return formatNewspaperDay(1926, 1, 2 + (turn - 1) * 7);
}

/** Formats what a gang has at the end: its areas, or the day on which it was finished, in the year of the page. */
export function formatStand(areas: number, outTurn: number | null): string {
  return outTurn === null ? formatCount(areas, 'area') : `finished on ${shortenDay(formatTurnDay(outTurn))}`;
}

/** Collects the facts of an item, with its figures in words and its names as in the middle of a sentence. */
export function describeFacts(item: NewsItem): NewsItem['facts'] {
  const facts = collectFacts(item);
  return Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, lowerThe(text)]));
}

function collectFacts({ kind, facts }: NewsItem): NewsItem['facts'] {
  switch (kind) {
    case 'don-dies':
      return { ...facts, guarded: describeGuards(facts), after: describeSuccessor(facts) };
    case 'don-cornered':
      return {
        ...facts,
        guarded: describeGuards(facts),
        after: describeSuccessor(facts),
        shut: describeNeighbors(facts),
      };
    case 'cornered':
      return { ...facts, shut: describeNeighbors(facts) };
    case 'firefight':
    case 'great-battle':
      return { ...facts, held: describeHolders(facts) };
    case 'don-survives':
      return { ...facts, odds: describeOdds(facts) };
    case 'new-don':
      return { ...facts, fights: countThings(facts, 'fight'), wait: waitFor(facts) };
    case 'lieutenant-dies':
    case 'promotion':
      return { ...facts, fights: countThings(facts, 'fight') };
    case 'new-leader':
    case 'empty-coffers':
      return { ...facts, areas: countThings(facts, 'area') };
    case 'walk-out':
    case 'garrison':
      return { ...facts, men: countThings(facts, 'man', 'men') };
    case 'new-faces':
      return { ...facts, faces: countThings(facts, 'new face') };
    case 'victory':
    case 'quiet':
      return { ...facts, weeks: countThings(facts, 'week'), day: formatTurnDay(Number(facts['count'] ?? '1')) };
    case 'gang-out':
    case 'alliance-over':
    case 'treachery':
      return { ...facts, day: formatTurnDay(Number(facts['count'] ?? '1')) };
    case 'consolation':
      return {
        ...facts,
        doors: countThings(facts, 'door'),
        houses: countThings(facts, 'house'),
        families: countThings(facts, 'family', 'families'),
      };
    default:
      return facts;
  }
}

/** `1 fight`, `3 fights`, `no fight`. */
function countThings({ count = '0' }: NewsItem['facts'], one: string, many?: string): string {
  return count === '0' ? `no ${one}` : formatCount(Number(count), one, many);
}

/** [WAR-NEWS-2] Describes the guards: `with 3 men at his side, 1 of whom fell too`. */
function describeGuards({ guards = '0', lost = '0' }: NewsItem['facts']): string {
  if (guards === '0') return 'with nobody at his side';
  const men = `with ${formatCount(Number(guards), 'man', 'men')} at his side`;
  if (lost === '0') return men;
  if (lost === guards) return guards === '1' ? `${men}, who fell too` : `${men}, all of whom fell too`;
  return `${men}, ${lost} of whom fell too`;
}

/** [WAR-NEWS-2] Describes the successor of a dead Don, as a sentence without its period. */
function describeSuccessor({ last, heir, unpaid, gang = '' }: NewsItem['facts']): string {
  if (last !== undefined) return `that was the end of ${gang}`;
  if (heir !== undefined) return `${heir} has his chair already`;
  if (unpaid === undefined) return `nobody has claimed his chair among what is left of ${gang}`;
  return `nobody is ready to follow him, and ${formatCount(Number(unpaid), 'area')} will pay ${gang} nothing next week`;
}

/** [WAR-NEWS-12] Names the holders of the streets around those who found no refuge. */
function describeNeighbors({ other = '' }: NewsItem['facts']): string {
  return other === '' ? 'with no friend at any side of it' : `with ${other} all around`;
}

/** [WAR-NEWS-6] Describes how long the chair was empty. */
function waitFor({ without }: NewsItem['facts']): string {
  if (without === undefined) return 'The chair had never been filled';
  if (without === '0') return 'The chair was still warm';
  return `The chair had been empty for ${formatCount(Number(without), 'week')}`;
}

/** [WAR-NEWS-8, WAR-NEWS-13] Describes who is left in the place that was fought over. */
function describeHolders({ stays = '' }: NewsItem['facts']): string {
  return stays === '' ? 'nobody stayed to hold it' : `${stays} hold it now`;
}

/** [WAR-NEWS-14] Describes the odds: the attackers' strength and the victim's own, in guns. */
function describeOdds({ own = '0', against = '0' }: NewsItem['facts']): string {
  if (against === '0') return `nobody came for his side of the street`;
  const guns = Number(against) === 1 ? '1 gun was' : `${against} guns were`;
  return `${guns} turned on his side of the street, and ${own} answered`;
}
