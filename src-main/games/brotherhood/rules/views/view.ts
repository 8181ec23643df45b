import { formatCount } from '#shared/words/text.ts';
import { cards } from '#shared/games/brotherhood/cards.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import type { SeatHead } from '#shared/views/head.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import { hasGodfathersBack, requireAreaInPlay, listFamilies, requireFamily, listLivingSeats } from '../lookups.ts';
import { nameTurn, findWait } from '../play.ts';
import type { State } from '../state.ts';
import { openQuestions } from '../turn/questions.ts';
import { computeFightOdds } from './fightOdds.ts';
import { buildAreaView, buildBookView, buildFamilyView, mayKnow, buildSheetView } from './board.ts';

export function listSeatHeads(state: State): SeatHead[] {
  return listFamilies(state).map(({ seat, name, isHuman, dead }) => ({ seat, name, isHuman, isOut: dead !== null }));
}

/** The turn being played; a game that is over stays in its last one. */
export function findPlayedTurn({ turn, ending, records }: State): number {
  return ending === null ? turn : (records.at(-1)?.turn ?? turn);
}

/** [BRO-FOG-1] Builds the game as a viewer may know it. */
export function buildView(state: State, viewer: Viewer): BrotherhoodView {
  if (viewer !== 'gm') requireFamily(state, viewer);
  const { ending, house, title, city, stage, seats } = state;
  return clonePlain({
    game: 'brotherhood' as const,
    title,
    viewer,
    period: findPlayedTurn(state),
    date: nameTurn(findPlayedTurn(state)),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait: findWait(state),
    waiting: listWaiting(state, viewer),
    seats: listSeatHeads(state),
    house,
    houseNext: state.houseNext ?? null,
    city,
    turns: house.turns,
    areGodfathersBack: hasGodfathersBack(state),
    stage: stage.at,
    rounds: stage.at === 'fight' ? stage.rounds : 0,
    areas: state.areas.map((id) => buildAreaView(state, id)),
    families: seats.map((seat) => buildFamilyView(state, viewer, seat)),
    books: seats.filter((seat) => mayKnow(state, viewer, seat)).map((seat) => buildBookView(state, seat)),
    sheets: isOpenForOrders(state)
      ? listLivingSeats(state)
          .filter((seat) => viewer === 'gm' || viewer === seat)
          .map((seat) => buildSheetView(state, seat))
      : [],
    questions: openQuestions(state)
      .filter(({ seat }) => viewer === 'gm' || viewer === seat)
      .map((asked) => ({ ...asked, odds: computeFightOdds(state, asked.area, asked.seat) })),
    messages: state.messages.filter(({ from, to }) => isParty(viewer, [from, to])),
    promises: Object.values(state.promises).filter(({ from, to }) => isParty(viewer, [from, to])),
    announcements: state.announcements,
    press: state.press,
    records: state.records.map((record) => ({
      ...record,
      cash: Object.fromEntries(
        Object.entries(record.cash).filter(([seat]) => mayKnow(state, viewer, seat as SeatId) || house.openBooks),
      ),
    })),
    drawnCards: cards.filter((card) => !state.deck.includes(card)),
    finalTable: ending?.ranking ?? [],
  }) as unknown as BrotherhoodView;
}

function isOpenForOrders({ ending, stage }: State): boolean {
  return ending === null && stage.at === 'orders';
}

/** Letters and promises are for their parties alone, for ever. */
function isParty(viewer: Viewer, parties: readonly SeatId[]): boolean {
  return viewer === 'gm' || parties.includes(viewer);
}

/** Lists the seats the game waits for; how much a seat has written is secret until it hands the sheet in. */
function listWaiting(state: State, viewer: Viewer): BrotherhoodView['waiting'] {
  if (state.ending !== null) return [];
  const questions = openQuestions(state);
  if (questions.length > 0) {
    return questions.map(({ seat, area }) => ({
      seat,
      text: `${requireFamily(state, seat).name}: a question in ${requireAreaInPlay(state, area).name} waits for an answer.`,
    }));
  }
  if (state.stage.at !== 'orders') return [];
  return listLivingSeats(state)
    .filter((seat) => requireFamily(state, seat).isHuman && !state.sealed.ready.includes(seat))
    .map((seat) => {
      const { name, missedTurns } = requireFamily(state, seat);
      const filed = listFiledBy(state.sealed, seat).length;
      const missed =
        missedTurns >= 2
          ? `; nothing came from it for ${missedTurns} turns, and the games master may have the program play it`
          : '';
      const count = filed === 0 ? 'no order yet' : `${formatCount(filed, 'line')}, not handed in`;
      const what = viewer === 'gm' || viewer === seat ? count : 'not handed in';
      return { seat, text: `${name}: ${what}${missed}.` };
    });
}
