import type { NewsItem } from '#shared/games/turf-war/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { TurfWarEvent } from '../events/events.ts';
import { buildNames } from '../lookups.ts';
import type { State } from '../state.ts';

type Facts = NewsItem['facts'];
type Clash = Extract<TurfWarEvent, { type: 'clash-fought' }>['clash'];

/**
 * [WAR-NEWS-2] Describes the men beside a Don when he fell: `guards` of his side, and how many of them were `lost`
 * too.
 */
export function describeGuards({ blocs }: Clash, don: string): Facts {
  const own = blocs.find(({ dead }) => dead.some((id) => id === don));
  const guards = (own?.pieces.length ?? 1) - 1;
  const lost = (own?.dead.length ?? 1) - 1;
  return { guards: String(guards), lost: String(lost) };
}

/**
 * [WAR-NEWS-2] Describes the legacy of a dead Don: no gang (`last`), the `heir` who follows him, or the number of
 * areas that will pay nothing (`unpaid`).
 */
export function describeLegacy(state: State, seat: SeatId, events: readonly TurfWarEvent[]): Facts {
  const { piece } = buildNames(state);
  if (events.some((event) => event.type === 'gang-out' && event.seat === seat)) {
    return { last: 'true' };
  }
  const isNewDon = (event: TurfWarEvent): boolean =>
    event.type === 'promoted' && event.seat === seat && event.to === 'don';
  const heir = events.find(isNewDon);
  if (heir?.type === 'promoted') return { heir: piece(heir.piece) };
  const isHeadless = events.some((event) => event.type === 'don-mourned' && event.seat === seat);
  const areas = Object.values(state.areas).filter(({ owner }) => owner === seat).length;
  return isHeadless && areas > 0 ? { unpaid: String(areas) } : {};
}

/** [WAR-NEWS-6] For how many turns a gang had no Don when this one took the chair. */
export function countTurnsWithoutDon(state: State, seat: SeatId, turn: number): Facts {
  const fallen = Object.values(state.graveyard)
    .filter(({ gang, rank }) => gang === seat && rank === 'don')
    .flatMap(({ gone }) => gone?.turn ?? []);
  return fallen.length === 0 ? {} : { without: String(turn - Math.max(...fallen)) };
}

/** [WAR-NEWS-14] Describes the odds of a fight for one side: its own strength and that of all its attackers. */
export function describeOdds({ blocs, blows }: Clash, don: string): Facts {
  const place = blocs.findIndex(({ pieces }) => pieces.some((id) => id === don));
  const against = blows.filter(({ on }) => on === place).reduce((total, { strength }) => total + strength, 0);
  return { own: String(blocs[place]?.strength ?? 0), against: String(against) };
}
