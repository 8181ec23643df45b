import type { NewsItem, NewsKind, RoundNews } from '#shared/games/empire-city/news.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { ways } from '../ending.ts';
import type { EmpireEvent } from '../events/events.ts';
import { listCapos, buildNames, computePrintedBribe } from '../lookups.ts';
import type { State } from '../state.ts';
import { reportBlood } from './bloodNews.ts';
import { reportLaw } from './lawNews.ts';
import { reportStreet } from './streetNews.ts';
import { listEventsByType, createItem, type NewsContext } from './newsContext.ts';

type Period = { period: number; state: State; happenings: readonly RecordedEvent<EmpireEvent>[] };

/** [EMP-NEWS-1, EMP-NEWS-2] Builds a round's public facts for the press. */
export function buildNews({ period, state, happenings }: Period): RoundNews {
  const record = state.records.find(({ round }) => round === period);
  if (record === undefined) throw new Error(`There is no record of round ${period}.`);
  const told: NewsContext = {
    state,
    round: period,
    events: happenings.map(({ event }) => event),
    record,
    before: state.records.filter(({ round }) => round < period),
    names: buildNames(state),
  };
  const name = (seat: SeatId): string => told.names.family(seat);
  return {
    round: period,
    rotation: [...state.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
    city: state.city,
    items: [
      ...reportEnd(told),
      ...reportBlood(told),
      ...reportLaw(told),
      ...reportStreet(told),
      ...talkNews(told),
      ...listMoneyNews(told),
      ...listWarningNews(told),
    ],
    table: state.seats.map((seat) => ({
      seat,
      name: name(seat),
      points: record.points[seat] ?? 0,
      corruption: record.corruption[seat] ?? 0,
      squares: Object.values(record.squares[seat] ?? {}).reduce((sum, one) => sum + one, 0),
      incomeDollars: record.incomes[seat] ?? 0,
    })),
    godfather: name(record.godfather),
    chief: record.chief === null ? null : name(record.chief),
    bribeDollars: record.copCard === null ? null : computePrintedBribe(state),
    pot: record.pot,
    corruption: Math.max(0, ...Object.values(record.corruption)),
    martialLaw: state.house.martialLaw,
    final: buildFinal(told),
  };
}

function isLast({ state, round }: NewsContext): boolean {
  return state.ending !== null && state.records.at(-1)?.round === round;
}

function buildFinal(told: NewsContext): RoundNews['final'] {
  if (!isLast(told)) return [];
  return (told.state.ending?.ranking ?? []).map((seat, at) => ({
    place: at + 1,
    name: told.names.family(seat),
    points: told.record.points[seat] ?? 0,
    corruption: told.record.corruption[seat] ?? 0,
  }));
}

/** 1: reports the end, and its way. */
function reportEnd(told: NewsContext): NewsItem[] {
  const { ending } = told.state;
  const [first] = ending?.winners ?? [];
  if (ending === null || first === undefined || !isLast(told)) return [];
  const facts = {
    family: told.names.family(first),
    points: String(told.record.points[first] ?? 0),
    corruption: String(told.record.corruption[first] ?? 0),
    count: String(told.round),
  };
  const kinds = new Map<string, NewsKind>([
    [ways.points, 'won-points'],
    [ways.notables, 'won-notables'],
    [ways.martial, 'won-martial'],
  ]);
  return [createItem(kinds.get(ending.how) ?? 'won-limit', facts)];
}

/** 24 and 25: lists public talk, without pacts that only their parties know. */
function talkNews(told: NewsContext): NewsItem[] {
  const { state, names } = told;
  const joinFamilies = (seats: readonly SeatId[]): string => joinWords(seats.map((seat) => names.family(seat)));
  const kept = state.pacts.filter(({ isOpen, until, brokenBy }) => isOpen && until === told.round && brokenBy === null);
  return [
    ...listEventsByType(told, 'pact-made')
      .filter(({ pact }) => pact.isOpen)
      .map(({ pact }) => createItem('pact', { families: joinFamilies(pact.seats), count: String(pact.until) })),
    ...kept.map(({ seats }) => createItem('pact-kept', { families: joinFamilies(seats) })),
    ...listEventsByType(told, 'pact-broken')
      .filter(({ isOpen }) => isOpen)
      .map(({ by, seats }) =>
        createItem('pact-broken', {
          family: names.family(by),
          other: joinFamilies(seats.filter((seat) => seat !== by)),
        }),
      ),
    ...state.seats.flatMap((seat) => {
      const owing = Object.entries(state.capos[seat]?.tokens ?? {}).filter(([, count]) => count > 1);
      if (owing.length === 0) return [];
      const list = joinWords(owing.map(([by, count]) => `${names.family(by as SeatId)} (${count})`));
      return [createItem('vendetta', { family: names.family(seat), list })];
    }),
  ];
}

/** 27 and 29. */
function listMoneyNews(told: NewsContext): NewsItem[] {
  const ranked = told.state.seats
    .map((seat) => ({ seat, dollars: told.record.incomes[seat] ?? 0 }))
    .toSorted((a, b) => b.dollars - a.dollars);
  const [first, second] = ranked;
  if (first === undefined || second === undefined || first.dollars === second.dollars) return [];
  const best = Math.max(0, ...told.before.flatMap(({ incomes }) => Object.values(incomes)));
  const facts = {
    family: told.names.family(first.seat),
    dollars: formatDollars(first.dollars),
    other: told.names.family(second.seat),
    less: formatDollars(second.dollars),
    pot: formatDollars(told.record.pot),
  };
  return [
    createItem('business', facts),
    ...(best > 0 && first.dollars > best ? [createItem('record-income', facts)] : []),
  ];
}

/** How far below the end the paper begins to warn. */
const warnFrom = 15;

/** 28. */
function listWarningNews(told: NewsContext): NewsItem[] {
  const { house, ending } = told.state;
  if (ending !== null) return [];
  return listCapos(told.state).flatMap(({ name, points, corruption }) => {
    const facts = { family: name, points: String(points), corruption: String(corruption) };
    return [
      ...(points > house.victoryPoints - warnFrom ? [createItem('near-points', facts)] : []),
      ...(corruption > house.martialLaw - warnFrom ? [createItem('near-martial', facts)] : []),
    ];
  });
}
