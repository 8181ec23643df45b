import {
  breakOf,
  faceOf,
  type BreakCard,
  type Card,
} from '../../../../src-shared/games/godfather/cards.ts';
import type { DealView, GodfatherView } from '../../../../src-shared/games/godfather/views.ts';
import { weekOf } from '../../../../src-shared/games/godfather/weeks.ts';
import type { SeatHead } from '../../../../src-shared/views/head.ts';
import type { Viewer } from '../../../../src-shared/words/ids.ts';
import { clonePlain } from '../../../kernel/readonly.ts';
import {
  dealsRule,
  familiesOf,
  familyOf,
  isFirstTurn,
  livePlaces,
  openableRackets,
  orderOfPlay,
  placesOf,
} from '../lookups.ts';
import { knowsDeal } from '../minds/fog.ts';
import { askedSeat } from '../orders/handlers.ts';
import { orderTaker, waitsFor } from '../play.ts';
import type { State } from '../state.ts';
import { dealText } from '../turn/deals.ts';
import { unseenOf } from '../turn/decks.ts';
import { rankingOf } from '../turn/ending.ts';
import { roundName } from '../turn/turn.ts';
import { familyView, placeView } from './board.ts';

/** Everybody at the table, in seat order; nobody is ever out. [GOD-END-4] */
export function seatHeads(state: State): SeatHead[] {
  return familiesOf(state).map(({ seat, name, isHuman, isAbsent }) => ({
    seat,
    name,
    isHuman: isHuman && !isAbsent,
    isOut: false,
  }));
}

/** The round being played; a game that is over stays in its last one. */
export function playedRound({ round, ending, records }: State): number {
  return ending === null ? round : (records.at(-1)?.round ?? round);
}

const proposalsPerTurn = 2;

/** [GOD-FOG-1] The game as a viewer may know it. */
export function viewOf(state: State, viewer: Viewer): GodfatherView {
  if (viewer !== 'gm') familyOf(state, viewer);
  const { ending, title, house, stage, seats } = state;
  const wait = waitsFor(state);
  const round = playedRound(state);
  return clonePlain({
    game: 'godfather' as const,
    title,
    viewer,
    period: round,
    date: roundName(round),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait,
    waiting: (wait?.seats ?? [])
      .filter((seat) => orderTaker(state, seat).takesOrders)
      .map((seat) => ({ seat, text: wait?.says.explanation ?? '' })),
    seats: seatHeads(state),
    house,
    deals: dealsRule(state),
    week: weekOf(state.firstWeek, round),
    order: orderOfPlay(state),
    turn: turnView(state, viewer),
    stage,
    asked: ending === null ? askedSeat(state) : null,
    places: placesOf(state).map(({ key }) => placeView(state, key)),
    families: seats.map((seat) => familyView(state, viewer, seat)),
    bargains: bargainsFor(state, viewer),
    openable: openableRackets(state),
    unseen: unseenView(state),
    lastFight: lastFightOf(state),
    roundsLeft: house.lastRound === 0 ? null : Math.max(0, house.lastRound - round + 1),
    records: state.records,
    film: state.film,
    ranking: rankingOf(state).map(({ seat }) => seat),
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

/** [GOD-FOG-1] Accepted deals are public; offers are for the two and the games master. */
function bargainsFor(state: State, viewer: Viewer): DealView[] {
  return Object.values(state.deals)
    .filter((deal) => viewer === 'gm' || knowsDeal(deal, viewer))
    .map((deal) => {
      const { id, round, from, to, turns, fromPays, toPays, when } = deal;
      const { fromLeft, toLeft, status, brokenBy } = deal;
      return {
        ...{ id, round, from, to, turns, fromPays, toPays, when },
        ...{ fromLeft, toLeft, status, brokenBy },
        text: dealText(state, deal),
        fromClauses: deal.fromClauses.map((one) => ({ ...one })),
        toClauses: deal.toClauses.map((one) => ({ ...one })),
      };
    });
}

/** [GOD-FOG-2] */
function unseenView(state: State): GodfatherView['unseen'] {
  const playing = unseenOf(state, 'playing').map((one) => ({
    ...one,
    title: faceOf(one.card as Card).title,
  }));
  const breaks = (which: 'good' | 'bad'): GodfatherView['unseen']['good'] =>
    unseenOf(state, which).map((one) => ({ ...one, title: breakOf(one.card as BreakCard).title }));
  const left = playing.reduce((sum, { copies }) => sum + copies, 0);
  return { playing, good: breaks('good'), bad: breaks('bad'), left };
}

function lastFightOf(state: State): GodfatherView['lastFight'] {
  const [only] = livePlaces(state);
  if (state.lastFight === null || only === undefined || state.ending !== null) return null;
  const roundsLeft = Math.max(0, state.lastFight + state.house.lastFight - state.round + 1);
  return { neighborhood: only.key, roundsLeft };
}
