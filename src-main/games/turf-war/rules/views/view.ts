import { formatCount } from '#shared/words/text.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { SeatHead } from '#shared/views/head.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import {
  findCity,
  computeConsolation,
  requireGang,
  listGangs,
  listLivingSeats,
  listPiecesOnBoard,
  listOwnedAreas,
  sumPoints,
  sumStrength,
} from '../lookups.ts';
import { findWait } from '../play.ts';
import { listFiledOrders } from '../orders/check.ts';
import { quoteSheet } from '../quote.ts';
import type { State } from '../state.ts';
import { findDecided } from '../turn/decided.ts';
import { nameTurn } from '../turn/turn.ts';

export function listSeatHeads(state: State): SeatHead[] {
  return listGangs(state).map(({ seat, name, isHuman, out }) => ({ seat, name, isHuman, isOut: out !== null }));
}

/** True if a viewer may know the secrets of these gangs. */
function canSeeSecrets({ ending }: State, viewer: Viewer, seats: readonly SeatId[]): boolean {
  return viewer === 'gm' || ending !== null || seats.includes(viewer);
}

/** [WAR-FOG-1 to WAR-FOG-13] Builds the game as a viewer may know it. */
export function buildView(state: State, viewer: Viewer): TurfWarView {
  if (viewer !== 'gm') requireGang(state, viewer);
  const { ending, turn, house, map, wards, title } = state;
  return clonePlain({
    game: 'turf-war' as const,
    title,
    viewer,
    period: turn,
    date: nameTurn(ending?.turn ?? turn),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait: findWait(state),
    waiting: listWaiting(state, viewer),
    seats: listSeatHeads(state),
    house,
    houseNext: state.houseNext ?? null,
    map,
    wards,
    precedence: state.precedence,
    gangs: listGangs(state).map(({ seat }) => buildGangView(state, viewer, seat)),
    areas: findCity(state).areas.map(({ number, name, ward, wardName, isHome, borders }) => ({
      number,
      name,
      ward,
      wardName,
      isHome,
      borders,
      owner: state.areas[number]?.owner ?? null,
      sinceTurn: state.areas[number]?.sinceTurn ?? 1,
    })),
    pieces: Object.values(state.pieces)
      .filter(({ area, gang }) => area !== null || canSeeSecrets(state, viewer, [gang]))
      .map(({ id, gang, name, rank, xp, number, area, hiredTurn, enteredTurn, fights }) => ({
        id,
        gang,
        name,
        rank,
        xp,
        number,
        area,
        mayEnterTurn: area === null ? (hiredTurn ?? 0) + 1 : null,
        enteredTurn,
        fights,
      })),
    fallen: listFallen(state),
    alliances: Object.values(state.alliances).filter(
      ({ kind, members }) => kind === 'open' || canSeeSecrets(state, viewer, members),
    ),
    betrayals: Object.values(state.betrayals),
    sheets: listSheets(state, viewer),
    letters: Object.values(state.letters).filter(({ from, to }) => viewer === 'gm' || from === viewer || to === viewer),
    dropped: state.dropped.filter(({ seat }) => viewer === 'gm' || viewer === seat || state.filesOpen),
    turns: Object.values(state.turns).map((record) => turnView(state, viewer, record)),
    question: state.question !== null && (viewer === 'gm' || viewer === state.question.seat) ? state.question : null,
    decided: findDecided(state),
    finalTable: ending?.table ?? [],
    nextHost: state.nextHost,
  }) as TurfWarView;
}

/** [WAR-FOG-1] Lists all who are gone from the map; a recruit who never entered it is left out. */
function listFallen({ graveyard }: State): TurfWarView['fallen'] {
  return Object.values(graveyard)
    .flatMap(({ id, gang, name, rank, xp, fights, enteredTurn, gone }) =>
      gone === null || gone.area === null
        ? []
        : [{ id, gang, name, rank, xp, fights, enteredTurn, turn: gone.turn, how: gone.how, area: gone.area }],
    )
    .sort((a, b) => a.turn - b.turn || a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** Builds a closed turn, with the treasuries that the viewer may know, and without alliances made. */
function turnView(
  state: State,
  viewer: Viewer,
  { newAlliances: _, ...record }: State['turns'][number],
): Omit<State['turns'][number], 'newAlliances'> {
  const mayKnow = (seat: SeatId): boolean =>
    state.house.treasuries === 'public' || canSeeSecrets(state, viewer, [seat]);
  const known = Object.entries(record.treasuries).filter(([seat]) => mayKnow(seat as SeatId));
  return { ...record, treasuries: Object.fromEntries(known) };
}

function buildGangView(state: State, viewer: Viewer, seat: SeatId): TurfWarView['gangs'][number] {
  const gang = requireGang(state, seat);
  const pieces = listPiecesOnBoard(state, seat);
  const countRanked = (rank: string): number => pieces.filter((piece) => piece.rank === rank).length;
  const isKnown = state.house.treasuries === 'public' || canSeeSecrets(state, viewer, [seat]);
  return {
    seat,
    name: gang.name,
    isHuman: gang.isHuman,
    isOut: gang.out !== null,
    ward: gang.ward,
    areas: listOwnedAreas(state, seat).length,
    strength: sumStrength(state, pieces),
    hitmen: countRanked('hitman'),
    lieutenants: countRanked('lieutenant'),
    hasDon: countRanked('don') > 0,
    bestXp: Math.max(0, ...pieces.map(({ xp }) => xp)),
    points: sumPoints(state, seat, state.turn - 1),
    owesMc: computeConsolation(state, gang.dead),
    treasuryMc: isKnown ? gang.treasuryMc : null,
    atMostMc: gang.atMostMc,
    noIncomeTurn: gang.noIncomeTurn,
    betrayed: Object.values(state.betrayals).filter(({ traitor }) => traitor === seat).length,
    outTurn: gang.out?.turn ?? null,
    outHow: gang.out?.how ?? null,
    isReady: state.sealed.ready.includes(seat),
    isStoodIn: viewer === 'gm' && gang.isStoodIn,
    mind:
      (viewer === 'gm' || state.ending !== null) && !gang.isHuman
        ? { level: gang.level, doctrine: gang.doctrine }
        : null,
  };
}

/** [WAR-FOG-10, WAR-FOG-13] Lists a seat's own sheet, or all of them for the games master. */
function listSheets(state: State, viewer: Viewer): TurfWarView['sheets'] {
  if (state.ending !== null) return [];
  const seats = viewer === 'gm' ? listLivingSeats(state) : listLivingSeats(state).filter((one) => one === viewer);
  return seats.map((seat) => {
    const { fallback, successors } = requireGang(state, seat);
    return {
      seat,
      orders: clonePlain(listFiledBy(state.sealed, seat)).map(({ id, title, order }) => ({ id, title, order })),
      sum: quoteSheet(state, seat, listFiledOrders(state, seat)),
      fallback: [...fallback],
      successors: successors === null ? null : [...successors],
      isReady: state.sealed.ready.includes(seat),
    } as TurfWarView['sheets'][number];
  });
}

/** Lists the seats the game waits for; how much a seat has written is secret until it hands the sheet in. */
function listWaiting(state: State, viewer: Viewer): TurfWarView['waiting'] {
  if (state.ending !== null) return [];
  if (state.question !== null) {
    return [{ seat: state.question.seat, text: `${nameTurn(state.turn)} waits for a choice in a fight.` }];
  }
  return listLivingSeats(state)
    .filter((seat) => state.gangs[seat]?.isHuman === true && !state.sealed.ready.includes(seat))
    .map((seat) => {
      const { name, missedTurns } = requireGang(state, seat);
      const filed = listFiledBy(state.sealed, seat).length;
      const missed = missedTurns >= 2 ? `; nothing came from it for ${missedTurns} turns` : '';
      const count = filed === 0 ? 'no order yet' : `${formatCount(filed, 'order')}, not handed in`;
      const what = viewer === 'gm' || viewer === seat ? count : 'not handed in';
      return { seat, text: `${name}: ${what}${missed}.` };
    });
}
