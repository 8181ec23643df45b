import type { WrittenEvent, EventReceiver, EventWait } from '#shared/games/paradise/cities/events.ts';
import { computePlayMonth, formatMonth, parseMonth } from '#shared/games/paradise/calendar.ts';
import type { HandoutId } from '#shared/views/handouts.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listBusinesses, listDead, listLivingGangs, listOwnedBusinesses } from '../lookups.ts';
import type { State } from '../state.ts';
import type { ParadiseTable } from '../table.ts';

/** [CITY-9] The occasion of an event, which has come; `seat`: the gang that it is about, or nobody. */
type Cause = { seat: SeatId | null };

const nobody: Cause = { seat: null };

/** [CITY-9] The check of each thing that an event may wait for. Null while it has not come. */
const causes: {
  readonly [K in EventWait['kind']]: (state: State, when: Extract<EventWait, { kind: K }>) => Cause | null;
} = {
  month: (state, { month }) => (computePlayMonth(state) >= month ? nobody : null),
  date: ({ month }, { date }) => (month >= (parseMonth(date, month) ?? Infinity) ? nobody : null),
  outrage: ({ outrage }, { atLeast }) => (outrage >= atLeast ? nobody : null),
  'gang-out': ({ gangs }) =>
    Object.values(gangs).some(({ eliminatedMonth }) => eliminatedMonth !== null) ? nobody : null,
  feds: ({ feds }) => (feds.inTown ? nobody : null),
  'boss-dead': (state) => {
    const fallen = listDead(state).find(({ gangster }) => gangster.isBoss);
    return fallen === undefined ? null : { seat: fallen.gangster.gang };
  },
  type: (state, { type }) => {
    const owned = listBusinesses(state).find((one) => one.type === type && one.owner !== null);
    return owned === undefined ? null : { seat: owned.owner };
  },
  doors: (state, { atLeast }) => {
    const owner = rankByDoors(state).find((seat) => listOwnedBusinesses(state, seat).length >= atLeast);
    return owner === undefined ? null : { seat: owner };
  },
};

/** [CITY-9] Finds what an event waited for; null while it has not come. */
export function findCause(state: State, when: DeepReadonly<EventWait>): Cause | null {
  const find = causes[when.kind] as (state: State, when: DeepReadonly<EventWait>) => Cause | null;
  return find(state, when);
}

/** Ranks the gangs in play by their doors, the most first; of equal ones the first founded leads. */
function rankByDoors(state: State): SeatId[] {
  const counted = listLivingGangs(state).map(({ id }) => ({ id, doors: listOwnedBusinesses(state, id).length }));
  return counted.toSorted((a, b) => b.doors - a.doors).map(({ id }) => id);
}

/** [CITY-9] Finds the gang that a letter goes to; null where it is out of the game, or there is no such gang. */
export function findReceiver(state: State, to: DeepReadonly<EventReceiver>, { seat }: Cause): SeatId | null {
  const ranked = rankByDoors(state);
  if (to === 'strongest') return ranked[0] ?? null;
  if (to === 'weakest') return ranked.at(-1) ?? null;
  if (to === 'concerned') return seat !== null && ranked.includes(seat) ? seat : null;
  const wanted = to.gang.toLowerCase();
  return listLivingGangs(state).find(({ name }) => name.toLowerCase() === wanted)?.id ?? null;
}

/** [CITY-9] Tells the events of the city whose time has come, at the close of the month; each once. */
export function tellCityEvents(table: ParadiseTable): void {
  const { city, victory } = table.state;
  if (city?.events === undefined || victory !== null) return;
  const due = city.events.flatMap((event, place) => {
    if (table.state.cityEvents?.includes(place) === true) return [];
    const cause = findCause(table.state, event.when);
    return cause === null ? [] : [{ event, place, cause }];
  });
  if (due.length === 0) return;
  const title = `${formatMonth(table.state.month)}: events of ${city.name}`;
  table.entry({ title, author: { kind: 'rules' }, order: null, reason: null });
  for (const { event, place, cause } of due) {
    table.emit({ type: 'city-event-came', event: place, name: event.name });
    tell(table, event, place, cause);
  }
}

/** The ID of the letter or the story that an event hands out, by the event's place. */
const formatEventId = (place: number): HandoutId => `e${place + 1}` as HandoutId;

/** [CITY-9] Finds the event that handed something out, by the ID of the handout; null for what no event did. */
export function findEventOfHandout({ city }: Pick<State, 'city'>, id: HandoutId): DeepReadonly<WrittenEvent> | null {
  return city?.events?.find((_event, place) => formatEventId(place) === id) ?? null;
}

function tell(table: ParadiseTable, { tells }: DeepReadonly<WrittenEvent>, place: number, cause: Cause): void {
  const { month } = table.state;
  const common = { type: 'handout-given' as const, id: formatEventId(place), period: month, picture: null };
  if (tells.kind === 'story') {
    const { headline: title, text } = tells;
    const story = { kind: 'clipping' as const, title, text, from: '', opens: month, inPaper: true };
    table.emit({ ...common, ...story, to: 'everybody' });
    return;
  }
  const seat = findReceiver(table.state, tells.to, cause);
  if (seat === null) return;
  const { title, text, from, choices } = tells;
  const asks =
    choices === undefined ? {} : { asks: { answers: choices.map(({ answer }) => answer), until: month + 1 } };
  table.emit({ ...common, kind: 'letter', title, text, from, to: [seat], opens: month + 1, inPaper: false, ...asks });
}
