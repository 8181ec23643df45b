import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { NewsItem, TurnNews } from '#shared/games/brotherhood/news.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import type { BrotherhoodEvent } from '../events/events.ts';
import { listFamilies, requireAreaInPlay, requireFamily } from '../lookups.ts';
import type { State } from '../state.ts';
import type { TurnRecord } from '../records.ts';
import { computeScore } from '../turn/closing.ts';
import { reportBoard } from './boardNews.ts';
import { reportFights } from './fightNews.ts';
import { reportLaw } from './lawNews.ts';
import { estimateCash } from './estimates.ts';
import { listEventsByType, formatCounted, formatInWords, createItem, type NewsContext } from './newsContext.ts';

type Period = { period: number; state: State; happenings: readonly RecordedEvent<BrotherhoodEvent>[] };

/** [BRO-NEWS-1, BRO-NEWS-2] Builds a turn's public facts for the press. */
export function buildNews({ period, state, happenings }: Period): TurnNews {
  const record = state.records.find(({ turn }) => turn === period);
  if (record === undefined) throw new Error(`There is no record of turn ${period}.`);
  const told = createTold(state, period, record, happenings);
  return {
    turn: period,
    rotation: [...state.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
    city: state.city,
    areas: state.areas.map((id) => ({ id, name: requireAreaInPlay(state, id).name })),
    items: [
      ...reportEnd(told),
      ...reportFights(told),
      ...reportLaw(told),
      ...reportBoard(told),
      ...talkNews(told),
      ...listMoneyNews(told),
    ],
    table: listFamilies(state).map(({ seat, name, dead }) => ({
      seat,
      name,
      isDead: dead !== null,
      incomeDollars: record.incomes[seat]?.dollars ?? 0,
      operations: record.operations[seat] ?? 0,
      markers: record.markers[seat] ?? 0,
      losses: Object.values(record.losses[seat] ?? {}).reduce((sum, one) => sum + one, 0),
    })),
    crowding: state.areas.map((id) => ({
      area: requireAreaInPlay(state, id).name,
      operations: record.crowding[id] ?? 0,
      saturation: requireAreaInPlay(state, id).saturation,
    })),
    final: (state.ending?.ranking ?? []).map((seat, place) => ({
      name: requireFamily(state, seat).name,
      place: place + 1,
      dollars: computeScore(state, seat),
      isDead: state.families[seat]?.dead !== null,
    })),
  };
}

function createTold(
  state: State,
  turn: number,
  record: DeepReadonly<TurnRecord>,
  happenings: Period['happenings'],
): NewsContext {
  const events = happenings.map(({ event }) => event);
  const guns = new Map(
    events.flatMap((event) =>
      event.type === 'guns-hired' ? event.hoods.map(({ id, name }) => [id as string, name]) : [],
    ),
  );
  const name = (seat: SeatId): string => pluralizeFamily(state.families[seat]?.name ?? seat);
  const hoods = state.hoods as Readonly<Record<string, { name: string }>>;
  const graveyard = state.graveyard as Readonly<Record<string, { name: string }>>;
  return {
    state,
    turn,
    events,
    record,
    before: state.records.filter((one) => one.turn < turn),
    the: (seats) => joinWords(seats.map((seat) => `the ${name(seat)}`)),
    name,
    man: (id) => guns.get(id) ?? hoods[id]?.name ?? graveyard[id]?.name ?? 'a stranger',
    place: (area) => state.areas.map((id) => requireAreaInPlay(state, id)).find(({ id }) => id === area)?.name ?? area,
  };
}

/** [BRO-NEWS-2] 3: reports the winner, or that there is none. 5: the Godfathers' areas. */
function reportEnd(told: NewsContext): NewsItem[] {
  const { state, turn } = told;
  const { godfatherTurn } = state.house;
  const items: NewsItem[] = [];
  if (state.ending !== null && state.records.at(-1)?.turn === turn) {
    const { winners, ranking, how } = state.ending;
    const [first] = ranking;
    const facts = {
      family: first === undefined ? '' : told.name(first),
      families: told.the(winners),
      how: how.toLowerCase(),
      dollars: formatDollars(first === undefined ? 0 : computeScore(state, first)),
      count: String(turn),
    };
    items.push(createItem(winners.length === 0 ? 'final-nobody' : 'final', facts));
  }
  if (turn === godfatherTurn) {
    items.push(createItem('godfathers-return', { count: formatInWords(state.seats.length) }));
  } else if (turn < godfatherTurn) {
    items.push(createItem('chicago', { count: formatCounted(godfatherTurn - turn, 'month') }));
  }
  return items;
}

/** [BRO-NEWS-2] 25 and 26: lists announcements, printed lines, and lies. */
function talkNews(told: NewsContext): NewsItem[] {
  const { state, turn } = told;
  const opened = listEventsByType(told, 'opened');
  const said = state.announcements.filter((one) => one.turn === turn);
  return [
    ...said.map(({ seat, text }) => createItem('announcement', { family: told.name(seat), text })),
    ...said.flatMap(({ seat, opensIn }) => {
      if (opensIn === null || opened.some((one) => one.seat === seat && one.area === opensIn)) return [];
      return [createItem('broken-announcement', { family: told.name(seat), place: told.place(opensIn) })];
    }),
    ...state.press
      .filter((one) => one.turn === turn)
      .map(({ seat, text }) =>
        createItem('press', { text, by: seat === null ? 'a reader who gave no name' : `the ${told.name(seat)}` }),
      ),
  ];
}

/** [BRO-NEWS-2] 23: the family with the best month. The figure is estimated from public facts. */
function listMoneyNews(told: NewsContext): NewsItem[] {
  const { state, record } = told;
  const ranked = listFamilies(state)
    .map(({ seat, name }) => ({ seat, name, dollars: record.incomes[seat]?.dollars ?? 0 }))
    .toSorted((a, b) => b.dollars - a.dollars);
  const [first, second] = ranked;
  if (first === undefined || second === undefined || first.dollars === second.dollars) return [];
  const { figureDollars } = estimateCash(state, null, first.seat);
  return [
    createItem('richest-month', {
      family: first.name,
      other: second.name,
      dollars: formatDollars(first.dollars),
      guess: formatDollars(figureDollars),
      count: formatCounted(record.operations[first.seat] ?? 0, 'operation'),
    }),
  ];
}
