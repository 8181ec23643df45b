import { requireBreak, requireFace, type BreakCard, type Card } from '#shared/games/godfather/cards.ts';
import type { DealView, GodfatherView } from '#shared/games/godfather/views.ts';
import { computeWeek } from '#shared/games/godfather/weeks.ts';
import type { SeatHead } from '#shared/views/head.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import {
  findDealsRule,
  listFamilies,
  requireFamily,
  isFirstTurn,
  listLivePlaces,
  listOpenableRackets,
  listOrderOfPlay,
  listPlaces,
} from '../lookups.ts';
import { mayKnowDeal } from '../npc/sight.ts';
import { findAskedSeat } from '../handlers.ts';
import { findOrderTaker, findWait } from '../play.ts';
import type { State } from '../state.ts';
import { describeDealTerms } from '../turn/deals.ts';
import { listUnseen } from '../turn/decks.ts';
import { findDecided } from '../turn/decided.ts';
import { rankSeats } from '../turn/ending.ts';
import { roundName } from '../turn/turn.ts';
import { buildFamilyView, buildPlaceView } from './board.ts';

/** Lists all seats in order; none is ever out. [GOD-END-4] */
export function listSeatHeads(state: State): SeatHead[] {
  return listFamilies(state).map(({ seat, name, isHuman, isAbsent }) => ({
    seat,
    name,
    isHuman: isHuman && !isAbsent,
    isOut: false,
  }));
}

/** The round being played; a game that is over stays in its last one. */
export function findPlayedRound({ round, ending, records }: State): number {
  return ending === null ? round : (records.at(-1)?.round ?? round);
}

const proposalsPerTurn = 2;

/** [GOD-FOG-1] Builds the game as a viewer may know it. */
export function buildView(state: State, viewer: Viewer): GodfatherView {
  if (viewer !== 'gm') requireFamily(state, viewer);
  const { ending, title, house, stage, seats } = state;
  const wait = findWait(state);
  const round = findPlayedRound(state);
  return clonePlain({
    game: 'godfather' as const,
    title,
    viewer,
    period: round,
    date: roundName(round),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait,
    waiting: (wait?.seats ?? [])
      .filter((seat) => findOrderTaker(state, seat).takesOrders)
      .map((seat) => ({ seat, text: wait?.says.explanation ?? '' })),
    seats: listSeatHeads(state),
    house,
    houseNext: state.houseNext ?? null,
    deals: findDealsRule(state),
    week: computeWeek(state.firstWeek, round),
    order: listOrderOfPlay(state),
    turn: turnView(state, viewer),
    stage,
    asked: ending === null ? findAskedSeat(state) : null,
    places: listPlaces(state).map(({ key }) => buildPlaceView(state, key)),
    families: seats.map((seat) => buildFamilyView(state, viewer, seat)),
    bargains: buildBargains(state, viewer),
    openable: listOpenableRackets(state),
    unseen: buildUnseenView(state),
    decided: findDecided(state),
    lastFight: buildLastFight(state),
    roundsLeft: house.lastRound === 0 ? null : Math.max(0, house.lastRound - round + 1),
    records: state.records,
    film: state.film,
    ranking: rankSeats(state).map(({ seat }) => seat),
  }) as unknown as GodfatherView;
}

function turnView(state: State, viewer: Viewer): GodfatherView['turn'] {
  const { number, seat, place, log } = state.turn;
  const isMine = viewer === 'gm' || viewer === seat;
  const isFirst = state.families[seat] !== undefined && isFirstTurn(state, seat);
  const startsInOne = state.house.firstStart === 'one' && state.firstOrder[0] === seat;
  return {
    number,
    seat,
    place,
    isFirst,
    free: log.free === null ? null : { ...log.free },
    proposalsLeft: isMine && !isFirst ? Math.max(0, proposalsPerTurn - log.proposals) : 0,
    mayProposeStalemate: isMine && !isFirst && !log.hasProposedStalemate,
    starts: isFirst ? (startsInOne ? 1 : 2) : 0,
  };
}

/**
 * [GOD-FOG-1] Builds the deals that a viewer may see: accepted deals are public, offers are for the two and the games
 * master.
 */
function buildBargains(state: State, viewer: Viewer): DealView[] {
  return Object.values(state.deals)
    .filter((deal) => viewer === 'gm' || mayKnowDeal(deal, viewer))
    .map((deal) => {
      const { id, round, from, to, turns, fromPays, toPays, when } = deal;
      const { fromLeft, toLeft, status, brokenBy } = deal;
      return {
        ...{ id, round, from, to, turns, fromPays, toPays, when },
        ...{ fromLeft, toLeft, status, brokenBy },
        text: describeDealTerms(state, deal),
        fromClauses: deal.fromClauses.map((one) => ({ ...one })),
        toClauses: deal.toClauses.map((one) => ({ ...one })),
      };
    });
}

/** [GOD-FOG-2] */
function buildUnseenView(state: State): GodfatherView['unseen'] {
  const playing = listUnseen(state, 'playing').map((one) => ({ ...one, title: requireFace(one.card as Card).title }));
  const listBreaks = (which: 'good' | 'bad'): GodfatherView['unseen']['good'] =>
    listUnseen(state, which).map((one) => ({ ...one, title: requireBreak(one.card as BreakCard).title }));
  const left = playing.reduce((sum, { copies }) => sum + copies, 0);
  return { playing, good: listBreaks('good'), bad: listBreaks('bad'), left };
}

function buildLastFight(state: State): GodfatherView['lastFight'] {
  const [only] = listLivePlaces(state);
  if (state.lastFight === null || only === undefined || state.ending !== null) return null;
  const roundsLeft = Math.max(0, state.lastFight + state.house.lastFight - state.round + 1);
  return { neighborhood: only.key, roundsLeft };
}
