import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import { requireFace, type Card } from '#shared/games/godfather/cards.ts';
import type { NewsItem, RoundNews } from '#shared/games/godfather/news.ts';
import { computeWeek } from '#shared/games/godfather/weeks.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import type { GodfatherEvent } from '../events/events.ts';
import { buildGround, listFamilies, listPlaces, listStandings, namePlace, requireFamily } from '../lookups.ts';
import { listDangers } from '../quote.ts';
import type { State } from '../state.ts';
import { listUnseen } from '../turn/decks.ts';
import { reportBoard, listRumors } from './boardNews.ts';
import { reportMoney } from './moneyNews.ts';
import { createItem, nameFamilies, type NewsContext } from './newsContext.ts';

type Period = { period: number; state: State; happenings: readonly RecordedEvent<GodfatherEvent>[] };

/** [GOD-NEWS-1, GOD-NEWS-2] Builds a round's public facts for the press. */
export function buildNews({ period, state, happenings }: Period): RoundNews {
  const record = state.records.find(({ round }) => round === period);
  if (record === undefined) throw new Error(`There is no record of round ${period}.`);
  const told: NewsContext = {
    state,
    round: period,
    events: happenings.map(({ event }) => event),
    record,
    before: state.records.filter(({ round }) => round < period),
    name: (seat) => pluralizeFamily(state.families[seat]?.name ?? seat),
  };
  return {
    round: period,
    week: computeWeek(state.firstWeek, period),
    rotation: [...state.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
    items: [
      ...reportEnd(told),
      ...reportBoard(told),
      ...reportMoney(told),
      ...reportLastRounds(told),
      ...(state.ending === null ? listWhispers(told) : []),
    ],
    table: listFamilies(state).map(({ seat, name, color }) => ({
      seat,
      name,
      color,
      cashDollars: record.cash[seat] ?? 0,
      valueDollars: record.values[seat] ?? 0,
      pieces: record.pieces[seat] ?? 0,
    })),
    places: listPlaces(state).map((place) => buildPlaceNews(told, place)),
    unseen: listUnseen(state, 'playing')
      .filter(({ copies }) => copies > 0)
      .map(({ card, copies }) => ({ title: requireFace(card as Card).title, copies })),
    final:
      state.ending === null
        ? []
        : state.ending.table.map(({ seat, cashDollars, valueDollars }, at) => ({
            name: requireFamily(state, seat).name,
            place: at + 1,
            totalDollars: cashDollars + valueDollars,
            valueDollars,
          })),
  };
}

function buildPlaceNews(
  { state }: NewsContext,
  { key, status, racket, controller }: ReturnType<typeof listPlaces>[number],
): RoundNews['places'][number] {
  const { name, majority } = requireNeighborhood(key);
  const held =
    status === 'open'
      ? listStandings(state, key).map(({ count }, at) => ({ seat: state.seats[at] ?? state.turn.seat, held: count }))
      : [];
  const [most] = held.toSorted((a, b) => b.held - a.held);
  const first = controller ?? (most !== undefined && most.held > 0 ? most.seat : null);
  return { key, name, status, racket, first, majority, held };
}

/** The Godfather, with all totals. */
function reportEnd(told: NewsContext): NewsItem[] {
  const { ending } = told.state;
  if (ending === null) return [];
  const [first, second] = ending.table;
  const sumTotal = (final: typeof first): number => (final === undefined ? 0 : final.cashDollars + final.valueDollars);
  return [
    createItem('godfather', {
      families: nameFamilies(told, ending.winners),
      dollars: formatDollars(sumTotal(first)),
      distance: formatDollars(sumTotal(first) - sumTotal(second)),
      how: ending.how,
      rounds: String(told.round),
    }),
  ];
}

/** Weeks before the last round in which the paper counts them down. */
const countdown = [5, 3, 1];

function reportLastRounds({ state, round }: NewsContext): NewsItem[] {
  const { lastRound } = state.house;
  const left = lastRound - round;
  if (lastRound === 0 || state.ending !== null || !countdown.includes(left)) return [];
  return [createItem('last-round', { rounds: left === 1 ? 'one week' : `${left} weeks`, last: String(lastRound) })];
}

/** [GOD-NEWS-2] Reports the rumors that any reader of the board could see. */
function listWhispers(told: NewsContext): NewsItem[] {
  const { state } = told;
  const open = listPlaces(state).filter(({ status, claim }) => status === 'open' && claim === null);
  const fences = open.flatMap(({ key }) => {
    const { majority } = requireNeighborhood(key);
    return listStandings(state, key).flatMap(({ count }, at) => {
      const missing = majority - count;
      const family = state.seats[at];
      if (family === undefined || missing < 1 || missing > 2) return [];
      return [{ seat: told.name(family), place: namePlace(key), missing }];
    });
  });
  const trapped = open.flatMap(({ key }) =>
    state.seats.flatMap((seat, at) =>
      listDangers(buildGround(state, key), at)
        .filter(({ outs }) => outs > 0 && outs < 3)
        .map(({ positions, outs }) => ({
          family: told.name(seat),
          place: namePlace(key),
          count: positions.length,
          outs,
        })),
    ),
  );
  return listRumors(fences, trapped);
}
