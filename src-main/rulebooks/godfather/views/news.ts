import { neighborhoodOf } from '../../../../src-shared/games/godfather/board.ts';
import { faceOf, type Card } from '../../../../src-shared/games/godfather/cards.ts';
import type { NewsItem, RoundNews } from '../../../../src-shared/games/godfather/news.ts';
import { weekOf } from '../../../../src-shared/games/godfather/weeks.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import type { Happening } from '../../../kernel/journal/journal.ts';
import type { GodfatherEvent } from '../events.ts';
import { familiesOf, groundOf, placesOf, standingsIn } from '../lookups.ts';
import { dangersOf } from '../orders/quote.ts';
import type { State } from '../state.ts';
import { unseenOf } from '../turn/decks.ts';
import { boardNews, rumors } from './boardNews.ts';
import { moneyNews } from './moneyNews.ts';
import { item, placeName, the, type Told } from './told.ts';

type Period = {
  period: number;
  state: State;
  happenings: readonly Happening<GodfatherEvent>[];
};

/** [GOD-NEWS-1, GOD-NEWS-2] A round’s public facts for the press; what nobody may know is not among them. */
export function newsOf({ period, state, happenings }: Period): RoundNews {
  const record = state.records.find(({ round }) => round === period);
  if (record === undefined) throw new Error(`There is no record of round ${period}.`);
  const told: Told = {
    state,
    round: period,
    events: happenings.map(({ event }) => event),
    record,
    before: state.records.filter(({ round }) => round < period),
    name: (seat) => state.families[seat]?.name ?? seat,
  };
  return {
    round: period,
    week: weekOf(state.firstWeek, period),
    rotation: [...state.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
    items: [
      ...endOf(told),
      ...boardNews(told),
      ...moneyNews(told),
      ...lastRoundsOf(told),
      ...(state.ending === null ? whispers(told) : []),
    ],
    table: familiesOf(state).map(({ seat, name, color }) => ({
      seat,
      name,
      color,
      cashDollars: record.cash[seat] ?? 0,
      valueDollars: record.values[seat] ?? 0,
      pieces: record.pieces[seat] ?? 0,
    })),
    places: placesOf(state).map((place) => placeOf(told, place)),
    unseen: unseenOf(state, 'playing')
      .filter(({ copies }) => copies > 0)
      .map(({ card, copies }) => ({ title: faceOf(card as Card).title, copies })),
    final:
      state.ending === null
        ? []
        : state.ending.table.map(({ seat, cashDollars, valueDollars }, at) => ({
            name: told.name(seat),
            place: at + 1,
            totalDollars: cashDollars + valueDollars,
            valueDollars,
          })),
  };
}

function placeOf(
  { state }: Told,
  { key, status, racket, controller }: ReturnType<typeof placesOf>[number],
): RoundNews['places'][number] {
  const { name, majority } = neighborhoodOf(key);
  const held =
    status === 'open'
      ? standingsIn(state, key).map(({ count }, at) => ({
          seat: state.seats[at] ?? state.turn.seat,
          held: count,
        }))
      : [];
  const [most] = held.toSorted((a, b) => b.held - a.held);
  const first = controller ?? (most !== undefined && most.held > 0 ? most.seat : null);
  return { key, name, status, racket, first, majority, held };
}

/** The Godfather, with all totals. */
function endOf(told: Told): NewsItem[] {
  const { ending } = told.state;
  if (ending === null) return [];
  const [first, second] = ending.table;
  const total = (final: typeof first): number =>
    final === undefined ? 0 : final.cashDollars + final.valueDollars;
  return [
    item('godfather', {
      families: the(told, ending.winners),
      dollars: formatDollars(total(first)),
      distance: formatDollars(total(first) - total(second)),
      how: ending.how,
      rounds: String(told.round),
    }),
  ];
}

/** Weeks before the last round in which the paper counts them down. */
const countdown = [5, 3, 1];

function lastRoundsOf({ state, round }: Told): NewsItem[] {
  const { lastRound } = state.house;
  const left = lastRound - round;
  if (lastRound === 0 || state.ending !== null || !countdown.includes(left)) return [];
  return [
    item('last-round', {
      rounds: left === 1 ? 'one week' : `${left} weeks`,
      last: String(lastRound),
    }),
  ];
}

/** [GOD-NEWS-2] Reports the rumors that any reader of the board could see. */
function whispers(told: Told): NewsItem[] {
  const { state } = told;
  const open = placesOf(state).filter(({ status, claim }) => status === 'open' && claim === null);
  const fences = open.flatMap(({ key }) => {
    const { majority } = neighborhoodOf(key);
    return standingsIn(state, key).flatMap(({ count }, at) => {
      const missing = majority - count;
      const family = state.seats[at];
      if (family === undefined || missing < 1 || missing > 2) return [];
      return [{ seat: told.name(family), place: placeName(key), missing }];
    });
  });
  const trapped = open.flatMap(({ key }) =>
    state.seats.flatMap((seat, at) =>
      dangersOf(groundOf(state, key), at)
        .filter(({ outs }) => outs > 0 && outs < 3)
        .map(({ positions, outs }) => ({
          family: told.name(seat),
          place: placeName(key),
          count: positions.length,
          outs,
        })),
    ),
  );
  return rumors(fences, trapped);
}
