import { countOf } from '../../../../src-shared/words/text.ts';
import { cards } from '../../../../src-shared/games/brotherhood/cards.ts';
import type { BrotherhoodView } from '../../../../src-shared/games/brotherhood/views.ts';
import type { SeatHead } from '../../../../src-shared/views/head.ts';
import type { SeatId, Viewer } from '../../../../src-shared/words/ids.ts';
import { clonePlain } from '../../../kernel/readonly.ts';
import { filedBy } from '../../../kernel/orders/sealed.ts';
import { areGodfathersBack, areaInPlay, familiesOf, familyOf, livingSeats } from '../lookups.ts';
import { turnName, waitsFor } from '../play.ts';
import type { State } from '../state.ts';
import { openQuestions } from '../turn/questions.ts';
import { areaView, bookView, familyView, knows, sheetView } from './board.ts';

export function seatHeads(state: State): SeatHead[] {
  return familiesOf(state).map(({ seat, name, isHuman, dead }) => ({
    seat,
    name,
    isHuman,
    isOut: dead !== null,
  }));
}

/** The turn being played; a game that is over stays in its last one. */
export function playedTurn({ turn, ending, records }: State): number {
  return ending === null ? turn : (records.at(-1)?.turn ?? turn);
}

/** [BRO-FOG-1] The game as a viewer may know it. */
export function viewOf(state: State, viewer: Viewer): BrotherhoodView {
  if (viewer !== 'gm') familyOf(state, viewer);
  const { ending, house, title, city, stage, seats } = state;
  return clonePlain({
    game: 'brotherhood' as const,
    title,
    viewer,
    period: playedTurn(state),
    date: turnName(playedTurn(state)),
    ending: ending === null ? null : { winners: [...ending.winners], how: ending.how },
    wait: waitsFor(state),
    waiting: waitingOf(state, viewer),
    seats: seatHeads(state),
    house,
    city,
    turns: house.turns,
    areGodfathersBack: areGodfathersBack(state),
    stage: stage.at,
    rounds: stage.at === 'fight' ? stage.rounds : 0,
    areas: state.areas.map((id) => areaView(state, id)),
    families: seats.map((seat) => familyView(state, viewer, seat)),
    books: seats.filter((seat) => knows(state, viewer, seat)).map((seat) => bookView(state, seat)),
    sheets: isOpenForOrders(state)
      ? livingSeats(state)
          .filter((seat) => viewer === 'gm' || viewer === seat)
          .map((seat) => sheetView(state, seat))
      : [],
    questions: openQuestions(state).filter(({ seat }) => viewer === 'gm' || viewer === seat),
    messages: state.messages.filter(({ from, to }) => isParty(viewer, [from, to])),
    promises: Object.values(state.promises).filter(({ from, to }) => isParty(viewer, [from, to])),
    announcements: state.announcements,
    press: state.press,
    records: state.records.map((record) => ({
      ...record,
      cash: Object.fromEntries(
        Object.entries(record.cash).filter(
          ([seat]) => knows(state, viewer, seat as SeatId) || house.openBooks,
        ),
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

/** Whom the game waits for; how much somebody has written already is his own affair until he hands it in. */
function waitingOf(state: State, viewer: Viewer): BrotherhoodView['waiting'] {
  if (state.ending !== null) return [];
  const questions = openQuestions(state);
  if (questions.length > 0) {
    return questions.map(({ seat, area }) => ({
      seat,
      text: `${familyOf(state, seat).name}: a question in ${areaInPlay(state, area).name} waits for an answer.`,
    }));
  }
  if (state.stage.at !== 'orders') return [];
  return livingSeats(state)
    .filter((seat) => familyOf(state, seat).isHuman && !state.sealed.ready.includes(seat))
    .map((seat) => {
      const { name, missedTurns } = familyOf(state, seat);
      const filed = filedBy(state.sealed, seat).length;
      const missed =
        missedTurns >= 2
          ? `; nothing came from it for ${missedTurns} turns, and the games master may have the program play it`
          : '';
      const count = filed === 0 ? 'no order yet' : `${countOf(filed, 'line')}, not handed in`;
      const what = viewer === 'gm' || viewer === seat ? count : 'not handed in';
      return { seat, text: `${name}: ${what}${missed}.` };
    });
}
