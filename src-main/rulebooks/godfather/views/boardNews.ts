import { keyOf, neighborhoodOf } from '../../../../src-shared/games/godfather/board.ts';
import type { NewsItem } from '../../../../src-shared/games/godfather/news.ts';
import { racketTable } from '../../../../src-shared/games/godfather/values.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import { allOf, counted, item, placeName, the, type Told } from './told.ts';

/** [GOD-NEWS-1] Reports the events on the board. */
export function boardNews(told: Told): NewsItem[] {
  return [...positioned(told), ...takings(told), ...claims(told), ...closings(told)];
}

function positioned(told: Told): NewsItem[] {
  const here = new Map<string, string[]>();
  return allOf(told, 'positioned').flatMap(({ seat, neighborhood, racket, opens, positions }) => {
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
      place: placeName(neighborhood),
      racket: name,
      count: counted(positions.length, piece, pieces),
    };
    if (opens) return [item('opened', facts)];
    if (!isNew) return [];
    const there = told.state.film
      .filter(
        ({ neighborhood: where, seat: who, added, round }) =>
          where === neighborhood && who !== seat && added.length > 0 && round <= told.round,
      )
      .flatMap(({ seat: who }) => who ?? []);
    return [item('entered', { ...facts, others: the(told, there.length > 0 ? there : [seat]) })];
  });
}

/** Pieces taken, and ground that went to and fro within one round. */
function takings(told: Told): NewsItem[] {
  const all = allOf(told, 'taken');
  const items = all.map(({ seat, neighborhood, pieces, dollars }) =>
    item(
      'taken',
      {
        family: told.name(seat),
        others: the(
          told,
          pieces.map(({ owner }) => owner),
        ),
        place: placeName(neighborhood),
        count: counted(pieces.length, 'man', 'men'),
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
      item('taken-back', {
        family: told.name(second.seat),
        other: told.name(first.seat),
        place: placeName(second.neighborhood),
        count: counted(second.pieces.length, 'man', 'men'),
        first: counted(first.pieces.length, 'man', 'men'),
      }),
    ];
  });
  return [...back, ...items, ...recordTaking(told)];
}

/** A smaller one is no record. */
const leastRecord = 3;

function recordTaking(told: Told): NewsItem[] {
  const best = told.state.film
    .filter(({ round, what }) => what === 'taken' && round < told.round)
    .reduce((most, { removed }) => Math.max(most, removed.length), leastRecord - 1);
  const largest = allOf(told, 'taken').toSorted((a, b) => b.pieces.length - a.pieces.length)[0];
  if (largest === undefined || largest.pieces.length <= best) return [];
  return [
    item('record-taking', {
      family: told.name(largest.seat),
      place: placeName(largest.neighborhood),
      count: counted(largest.pieces.length, 'man', 'men'),
    }),
  ];
}

const howBroken = {
  broken: 'the majority is gone',
  challenged: 'the declaration was challenged on its own ground',
  time: 'the week ran out on it',
  ruling: 'it was ruled out',
} as const;

function claims(told: Told): NewsItem[] {
  // Where time ran out on a claim nobody broke it; the stalemate of the place is told.
  const lapsed = allOf(told, 'claim-lapsed').flatMap(({ by, ...rest }) =>
    by === null ? [] : [{ ...rest, by }],
  );
  const stands = allOf(told, 'claim-made').filter(
    ({ seat, neighborhood }) => told.state.places[neighborhood]?.claim?.seat === seat,
  );
  return [
    ...stands.map(({ seat, neighborhood, held, majority }) =>
      item('claim-stands', {
        family: told.name(seat),
        place: placeName(neighborhood),
        held: String(held),
        majority: String(majority),
        size: String(neighborhoodOf(neighborhood).positions.length),
      }),
    ),
    ...allOf(told, 'declared').map(({ seat, neighborhood, territory }) =>
      item('declared', {
        family: told.name(seat),
        place: placeName(neighborhood),
        count: counted(territory.length, 'position'),
      }),
    ),
    ...lapsed.map(({ seat, neighborhood, by, why, held }) =>
      item(why === 'challenged' ? 'challenged' : 'claim-broken', {
        family: told.name(seat),
        other: told.name(by),
        place: placeName(neighborhood),
        how: howBroken[why],
        held: String(held),
        penalty: penaltyOf(told, neighborhood),
      }),
    ),
  ];
}

function penaltyOf(told: Told, neighborhood: string): string {
  const paid = allOf(told, 'penalty-paid').find(({ position }) => keyOf(position) === neighborhood);
  return paid === undefined ? 'A man is still owed for it' : `It cost a man, on ${paid.position}`;
}

const whyStalemated = {
  quiet: 'Nobody had set foot there for weeks',
  agreed: 'Every family agreed to let it be',
  'last-fight': 'The last fight was fought for too long',
  'last-round': 'The season is over',
  ruling: 'So it was ruled',
} as const;

function closings(told: Told): NewsItem[] {
  return [
    ...allOf(told, 'conceded').map(({ seat, neighborhood, racket, dollars, rounds }) =>
      item('conceded', {
        family: told.name(seat),
        place: placeName(neighborhood),
        racket: racketTable[racket].name,
        dollars: formatDollars(dollars),
        rounds: counted(rounds, 'week'),
      }),
    ),
    ...closingRecords(told),
    ...allOf(told, 'stalemated').map(({ neighborhood, why, pieces }) =>
      item('stalemate', {
        place: placeName(neighborhood),
        why: whyStalemated[why],
        count: counted(pieces, 'man', 'men'),
      }),
    ),
    ...allOf(told, 'last-fight-begun').map(({ neighborhood, rounds }) =>
      item('last-fight', { place: placeName(neighborhood), rounds: counted(rounds, 'week') }),
    ),
  ];
}

/** The longest fight so far, and the dearest ground. */
function closingRecords(told: Told): NewsItem[] {
  const earlier = Object.values(told.state.places).filter(
    ({ controller, closedRound }) => controller !== null && (closedRound ?? 0) < told.round,
  );
  if (earlier.length === 0) return [];
  const longest = Math.max(
    ...earlier.map(({ openedRound, closedRound }) => (closedRound ?? 0) - (openedRound ?? 0) + 1),
  );
  const dearest = Math.max(...earlier.map(({ valueDollars }) => valueDollars));
  return allOf(told, 'conceded').flatMap(({ seat, neighborhood, dollars, rounds }) => {
    const facts = {
      family: told.name(seat),
      place: placeName(neighborhood),
      dollars: formatDollars(dollars),
      rounds: counted(rounds, 'week'),
    };
    return [
      ...(rounds > longest ? [item('record-fight', facts)] : []),
      ...(dollars > dearest ? [item('record-ground', facts)] : []),
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
export function rumors(
  fences: { seat: string; place: string; missing: number }[],
  trapped: Trapped[],
): NewsItem[] {
  const worst = trapped.toSorted((a, b) => a.outs - b.outs || b.count - a.count);
  const all = [
    ...fences
      .toSorted((a, b) => a.missing - b.missing)
      .map(({ seat, place, missing }) => ({
        place,
        text: `that the ${seat} are ${counted(missing, 'position')} short of ${place}`,
      })),
    ...worst.map(({ family, place, count, outs }) => ({
      place,
      text: `that ${counted(count, 'man', 'men')} of the ${family} in ${place} ${count === 1 ? 'has' : 'have'} ${counted(outs, 'way')} out, and no more`,
    })),
  ];
  const first = all.filter(({ place }, nth) => all.findIndex((one) => one.place === place) === nth);
  return first.slice(0, mostRumors).map(({ text }) => item('rumor', { text }));
}
