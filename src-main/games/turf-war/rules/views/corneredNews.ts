import type { NewsItem, NewsKind } from '#shared/games/turf-war/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import type { TurfWarEvent } from '../events/events.ts';
import { findCity, buildNames } from '../lookups.ts';
import type { State } from '../state.ts';
import { describeLegacy } from './donNews.ts';

type NewsDraft = { kind: NewsKind; facts: NewsItem['facts'] };
type Cornered = Extract<TurfWarEvent, { type: 'cornered' }>;

/**
 * [WAR-NEWS-12] Reports men without refuge, and the holders of the areas around them (`other`). A Don among them is a
 * story of his own ([WAR-NEWS-2]) with the dead beside him, a Lieutenant an obituary ([WAR-NEWS-11]).
 */
export function reportCornered(state: State, event: Cornered, events: readonly TurfWarEvent[]): NewsDraft[] {
  const { seat, pieces } = event;
  const { gang, piece, area } = buildNames(state);
  const other = joinWords(listHoldersAround(state, event).map(gang));
  const facts = { gang: gang(seat), place: area(event.area), other };
  const beside = String(pieces.length - 1);
  const named = pieces.flatMap(({ piece: id, rank }): NewsDraft[] => {
    if (rank === 'hitman') return [];
    const man = piece(id);
    const count = String(state.graveyard[id]?.fights ?? 0);
    if (rank === 'lieutenant') return [{ kind: 'lieutenant-dies', facts: { ...facts, man, count } }];
    const end = { guards: beside, lost: beside, ...describeLegacy(state, seat, events) };
    return [{ kind: 'don-cornered', facts: { ...facts, man, count, ...end } }];
  });
  const areAllNamed = named.length === pieces.length;
  return areAllNamed ? named : [...named, { kind: 'cornered', facts: { ...facts, count: String(pieces.length) } }];
}

/** Lists the other gangs that own areas around an area, which the map shows. */
function listHoldersAround(state: State, { seat, area }: Cornered): SeatId[] {
  const borders = findCity(state).areas.find(({ number }) => number === area)?.borders ?? [];
  const owners = borders.flatMap((number) => state.areas[number]?.owner ?? []);
  return [...new Set(owners)].filter((owner) => owner !== seat);
}
