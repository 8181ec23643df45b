import { findNeighborhoodKey, requireNeighborhood } from '#shared/games/godfather/board.ts';
import type { NewsItem } from '#shared/games/godfather/news.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import { formatDollars } from '#shared/words/text.ts';
import { listEventsByType, formatCounted, createItem, nameFamilies, type NewsContext } from './newsContext.ts';
import { namePlace } from '../lookups.ts';

/** [GOD-NEWS-1] Reports the events on the board. */
export function reportBoard(told: NewsContext): NewsItem[] {
  return [...listPositionedNews(told), ...listTakingNews(told), ...listClaimNews(told), ...listClosingNews(told)];
}

function listPositionedNews(told: NewsContext): NewsItem[] {
  const here = new Map<string, string[]>();
  return listEventsByType(told, 'positioned').flatMap(({ seat, neighborhood, racket, opens, positions }) => {
    const { name, piece, pieces } = racketTable[racket];
    const others = here.get(neighborhood) ?? [];
    const was = told.state.film.some(
      ({ round, seat: who, neighborhood: where, added }) =>
        round < told.round && where === neighborhood && who === seat && added.length > 0,
    );
    const isNew = !was && !others.includes(seat);
    here.set(neighborhood, [...others, seat]);
    const facts = {
      family: told.name(seat),
      place: namePlace(neighborhood),
      racket: name,
      count: formatCounted(positions.length, piece, pieces),
    };
    if (opens) return [createItem('opened', facts)];
    if (!isNew) return [];
    const there = told.state.film
      .filter(
        ({ neighborhood: where, seat: who, added, round }) =>
          where === neighborhood && who !== seat && added.length > 0 && round <= told.round,
      )
      .flatMap(({ seat: who }) => who ?? []);
    return [createItem('entered', { ...facts, others: nameFamilies(told, there.length > 0 ? there : [seat]) })];
  });
}

/** Lists the pieces taken, and the ground that changed hands more than once within one round. */
function listTakingNews(told: NewsContext): NewsItem[] {
  const all = listEventsByType(told, 'taken');
  const items = all.map(({ seat, neighborhood, pieces, dollars }) =>
    createItem(
      'taken',
      {
        family: told.name(seat),
        others: nameFamilies(
          told,
          pieces.map(({ owner }) => owner),
        ),
        place: namePlace(neighborhood),
        count: formatCounted(pieces.length, 'man', 'men'),
        dollars: formatDollars(dollars),
      },
      Math.max(0, pieces.length - 3),
    ),
  );
  const back = all.flatMap((second, at) => {
    const first = all
      .slice(0, at)
      .find(
        ({ seat, neighborhood, pieces }) =>
          neighborhood === second.neighborhood &&
          seat !== second.seat &&
          second.pieces.some(({ owner }) => owner === seat) &&
          pieces.some(({ owner }) => owner === second.seat),
      );
    if (first === undefined) return [];
    return [
      createItem('taken-back', {
        family: told.name(second.seat),
        other: told.name(first.seat),
        place: namePlace(second.neighborhood),
        count: formatCounted(second.pieces.length, 'man', 'men'),
        first: formatCounted(first.pieces.length, 'man', 'men'),
      }),
    ];
  });
  return [...back, ...items, ...recordTaking(told)];
}

/** A smaller one is no record. */
const leastRecord = 3;

function recordTaking(told: NewsContext): NewsItem[] {
  const best = told.state.film
    .filter(({ round, what }) => what === 'taken' && round < told.round)
    .reduce((most, { removed }) => Math.max(most, removed.length), leastRecord - 1);
  const largest = listEventsByType(told, 'taken').toSorted((a, b) => b.pieces.length - a.pieces.length)[0];
  if (largest === undefined || largest.pieces.length <= best) return [];
  return [
    createItem('record-taking', {
      family: told.name(largest.seat),
      place: namePlace(largest.neighborhood),
      count: formatCounted(largest.pieces.length, 'man', 'men'),
    }),
  ];
}

const howBroken = {
  broken: 'the majority is gone',
  challenged: 'the declaration was challenged on its own ground',
  time: 'the week ran out on it',
  ruling: 'it was ruled out',
} as const;

function listClaimNews(told: NewsContext): NewsItem[] {
  // A claim that ran out of time was not broken; the place's stalemate is the news.
  const lapsed = listEventsByType(told, 'claim-lapsed').flatMap(({ by, ...rest }) =>
    by === null ? [] : [{ ...rest, by }],
  );
  const stands = listEventsByType(told, 'claim-made').filter(
    ({ seat, neighborhood }) => told.state.places[neighborhood]?.claim?.seat === seat,
  );
  return [
    ...stands.map(({ seat, neighborhood, held, majority }) =>
      createItem('claim-stands', {
        family: told.name(seat),
        place: namePlace(neighborhood),
        held: String(held),
        majority: String(majority),
        size: String(requireNeighborhood(neighborhood).positions.length),
      }),
    ),
    ...listEventsByType(told, 'declared').map(({ seat, neighborhood, territory }) =>
      createItem('declared', {
        family: told.name(seat),
        place: namePlace(neighborhood),
        count: formatCounted(territory.length, 'position'),
      }),
    ),
    ...lapsed.map(({ seat, neighborhood, by, why, held }) =>
      createItem(why === 'challenged' ? 'challenged' : 'claim-broken', {
        family: told.name(seat),
        other: told.name(by),
        place: namePlace(neighborhood),
        how: howBroken[why],
        held: String(held),
        penalty: describePenalty(told, neighborhood),
      }),
    ),
  ];
}

function describePenalty(told: NewsContext, neighborhood: string): string {
  const paid = listEventsByType(told, 'penalty-paid').find(
    ({ position }) => findNeighborhoodKey(position) === neighborhood,
  );
  return paid === undefined ? 'A man is still owed for it' : `It cost a man, on ${paid.position}`;
}

const whyStalemated = {
  quiet: 'Nobody had set foot there for weeks',
  agreed: 'Every family agreed to let it be',
  'last-fight': 'The last fight was fought for too long',
  'last-round': 'The season is over',
  ruling: 'So it was ruled',
} as const;

function listClosingNews(told: NewsContext): NewsItem[] {
  return [
    ...listEventsByType(told, 'conceded').map(({ seat, neighborhood, racket, dollars, rounds }) =>
      createItem('conceded', {
        family: told.name(seat),
        place: namePlace(neighborhood),
        racket: racketTable[racket].name,
        dollars: formatDollars(dollars),
        rounds: formatCounted(rounds, 'week'),
      }),
    ),
    ...listRecordNews(told),
    ...listEventsByType(told, 'stalemated').map(({ neighborhood, why, pieces }) =>
      createItem('stalemate', {
        place: namePlace(neighborhood),
        why: whyStalemated[why],
        count: formatCounted(pieces, 'man', 'men'),
      }),
    ),
    ...listEventsByType(told, 'last-fight-begun').map(({ neighborhood, rounds }) =>
      createItem('last-fight', { place: namePlace(neighborhood), rounds: formatCounted(rounds, 'week') }),
    ),
  ];
}

/** Lists the longest fight so far, and the dearest ground. */
function listRecordNews(told: NewsContext): NewsItem[] {
  const earlier = Object.values(told.state.places).filter(
    ({ controller, closedRound }) => controller !== null && (closedRound ?? 0) < told.round,
  );
  if (earlier.length === 0) return [];
  const longest = Math.max(
    ...earlier.map(({ openedRound, closedRound }) => (closedRound ?? 0) - (openedRound ?? 0) + 1),
  );
  const dearest = Math.max(...earlier.map(({ valueDollars }) => valueDollars));
  return listEventsByType(told, 'conceded').flatMap(({ seat, neighborhood, dollars, rounds }) => {
    const facts = {
      family: told.name(seat),
      place: namePlace(neighborhood),
      dollars: formatDollars(dollars),
      rounds: formatCounted(rounds, 'week'),
    };
    return [
      ...(rounds > longest ? [createItem('record-fight', facts)] : []),
      ...(dollars > dearest ? [createItem('record-ground', facts)] : []),
    ];
  });
}

type Trapped = { family: string; place: string; count: number; outs: number };

/** Rumors in one edition: more of them tell nothing. */
const mostRumors = 3;

/**
 * [GOD-NEWS-2] Lists the rumors that any reader of the board can see: a fence about to close, men with one way out;
 * one of a place.
 */
export function listRumors(fences: { seat: string; place: string; missing: number }[], trapped: Trapped[]): NewsItem[] {
  const worst = trapped.toSorted((a, b) => a.outs - b.outs || b.count - a.count);
  const all = [
    ...fences
      .toSorted((a, b) => a.missing - b.missing)
      .map(({ seat, place, missing }) => ({
        place,
        text: `that the ${seat} are ${formatCounted(missing, 'position')} short of ${place}`,
      })),
    ...worst.map(({ family, place, count, outs }) => ({
      place,
      text: `that ${formatCounted(count, 'man', 'men')} of the ${family} in ${place} ${count === 1 ? 'has' : 'have'} ${formatCounted(outs, 'way')} out, and no more`,
    })),
  ];
  const first = all.filter(({ place }, nth) => all.findIndex((one) => one.place === place) === nth);
  return first.slice(0, mostRumors).map(({ text }) => createItem('rumor', { text }));
}
