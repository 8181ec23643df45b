import type { BandId, BoxerId } from '#shared/games/paradise/ids.ts';
import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { NewsBoxer } from '#shared/games/paradise/news/showNews.ts';
import type { EventOf, ParadiseEvent } from '../events/schemas.ts';
import type { State } from '../state.ts';
import { describeBusinessForNews, describeGangForNews } from '../city/newsFacts.ts';

/** The public facts of one event of shows, fights and standing; most events have none. */
export function showItems(state: State, event: ParadiseEvent, month: readonly ParadiseEvent[]): NewsItem[] {
  switch (event.type) {
    case 'booze-poisoned': {
      const gang = describeGangForNews(state, event.seat);
      return [{ kind: 'bad-booze', value: 48, gang, business: describeBusinessForNews(state, event.business) }];
    }
    case 'band-billed':
      return listBilledItems(state, event);
    case 'band-on-air': {
      const gang = describeGangForNews(state, event.seat);
      return [{ kind: 'band-on-air', value: 44, gang, band: buildNewsBand(state, event.band) }];
    }
    case 'band-ended': {
      if (event.why !== 'faded') return [];
      const gang = describeGangForNews(state, event.seat);
      return [{ kind: 'band-fades', value: 24, gang, band: buildNewsBand(state, event.band) }];
    }
    case 'bout-fought':
      return [buildBoutItem(state, event, month)];
    case 'arena-tried': {
      if (!event.isBigName) return [];
      const gang = describeGangForNews(state, event.seat);
      return [{ kind: 'big-name', value: 52, gang, business: describeBusinessForNews(state, event.business) }];
    }
    default:
      return [];
  }
}

function buildNewsBand(state: State, id: BandId): { name: string; act: State['bands'][BandId]['act'] } {
  const band = state.bands[id];
  if (band === undefined) throw new Error(`News of a band that never was: ${id}`);
  return { name: band.name, act: band.act };
}

function listBilledItems(state: State, event: EventOf<'band-billed'>): NewsItem[] {
  const { owner, club, from } = event;
  if (club === null) return [];
  const isMove = from === owner;
  const isHiredAway = from !== null && !isMove;
  return [
    {
      kind: 'band-billed',
      value: isHiredAway ? 38 : isMove ? 12 : 28,
      gang: describeGangForNews(state, owner),
      band: buildNewsBand(state, event.band),
      club: describeBusinessForNews(state, club),
      from: isHiredAway ? describeGangForNews(state, from) : null,
      isMove,
    },
  ];
}

function buildNewsBoxer(state: State, id: BoxerId, owner: EventOf<'bout-fought'>['owner']): NewsBoxer {
  const boxer = state.boxers[id];
  if (boxer === undefined) throw new Error(`News of a boxer who never was: ${id}`);
  const { name, gym, town } = boxer;
  return {
    name,
    gym: gym === null ? null : describeBusinessForNews(state, gym),
    owner: owner === null ? null : describeGangForNews(state, owner),
    town,
  };
}

/** Builds the item of a bout, with its settled bets. */
function buildBoutItem(state: State, event: EventOf<'bout-fought'>, month: readonly ParadiseEvent[]): NewsItem {
  const { winner, loser, owner, losersOwner, rounds } = event;
  const bets = month.flatMap((other) => {
    if (other.type !== 'bet-settled' || ![winner, loser].includes(other.boxer)) return [];
    const gang = describeGangForNews(state, other.seat);
    return [{ gang, dollars: other.stakeDollars, won: other.boxer === winner }];
  });
  return {
    kind: 'title-bout',
    value: 46 + Math.min(10, bets.length * 3),
    winner: buildNewsBoxer(state, winner, owner),
    loser: buildNewsBoxer(state, loser, losersOwner),
    rounds,
    bets,
  };
}
