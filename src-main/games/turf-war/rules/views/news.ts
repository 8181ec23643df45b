import { cityMaps } from '#shared/games/turf-war/maps.ts';
import type { NewsItem, NewsKind, TurnNews } from '#shared/games/turf-war/news.ts';
import { joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { PeriodOf } from '#kernel/rulebook.ts';
import type { TurfWarEvent } from '../events/events.ts';
import type { TurfWarGame } from '../game.ts';
import { findCity, requireGang, listGangs, buildNames } from '../lookups.ts';
import type { State } from '../state.ts';
import { reportCornered } from './corneredNews.ts';
import { describeGuards, describeLegacy, describeOdds, countTurnsWithoutDon } from './donNews.ts';

type Facts = NewsItem['facts'];
type NewsDraft = { kind: NewsKind; facts: Facts };
/** The reported turn. */
type Turn = { period: number; events: readonly TurfWarEvent[] };
type EventOf<T extends TurfWarEvent['type']> = Extract<TurfWarEvent, { type: T }>;

/** [WAR-FOG-14] Builds a turn's public facts for the press. */
export function buildNews({ period, state, happenings }: PeriodOf<TurfWarGame>): TurnNews {
  const events = happenings.map(({ event }) => event);
  const items = [
    ...events.flatMap((event) => draftNews(state, event, { period, events })),
    ...draftStandings(state, period),
    ...draftQuiet(state, period),
    ...draftRumors(state, period),
  ];
  const now = state.turns[period];
  const before = state.turns[period - 1];
  return {
    turn: period,
    rotation: [...state.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0),
    city: cityMaps[state.map].title,
    board: { map: state.map, wards: state.wards },
    items,
    table: listGangs(state)
      .filter(({ out }) => (out?.turn ?? period) >= period)
      .map(({ seat, name }) => {
        const pieces = now?.pieces[seat] ?? { hitman: 0, lieutenant: 0, don: 0 };
        const areas = now?.areas[seat] ?? 0;
        return {
          seat,
          name,
          areas,
          change: areas - (before?.areas[seat] ?? 4),
          pieces: pieces.hitman + pieces.lieutenant + pieces.don,
          dead: now?.deaths[seat] ?? 0,
        };
      }),
    final: (state.ending?.table ?? []).map((seat, place) => {
      const gang = requireGang(state, seat);
      const areas = now?.areas[seat] ?? 0;
      return { name: gang.name, areas, outTurn: gang.out?.turn ?? null, isFinalWinner: place === 0 };
    }),
    opened: state.ending === null ? [] : listOpenedFiles(state),
  };
}

function draftNews(state: State, event: TurfWarEvent, turn: Turn): NewsDraft[] {
  const { gang, piece, area } = buildNames(state);
  switch (event.type) {
    case 'game-over':
      return [
        {
          kind: 'victory',
          facts: {
            gang: joinWords(event.winners.map(gang)),
            other: gang(event.table[0] ?? event.winners[0] ?? ('' as SeatId)),
            count: String(event.turn),
          },
        },
      ];
    case 'gang-out':
      return [
        {
          kind: event.how === 'disbanded' ? 'disbanded' : 'gang-out',
          facts: { gang: gang(event.seat), count: String(event.how === 'disbanded' ? event.owedMc : event.turn) },
        },
      ];
    case 'treachery':
      return [
        {
          kind: 'treachery',
          facts: {
            gang: gang(event.traitor),
            other: gang(event.victim),
            place: area(event.area),
            count: String(event.since),
          },
        },
      ];
    case 'promoted':
      return [
        {
          kind: event.to === 'don' ? 'new-don' : 'promotion',
          facts: {
            gang: gang(event.seat),
            man: piece(event.piece),
            count: String(state.pieces[event.piece]?.fights ?? 0),
            ...(event.to === 'don' ? countTurnsWithoutDon(state, event.seat, turn.period) : {}),
          },
        },
      ];
    case 'alliance-made':
      if (event.alliance.kind !== 'open') return [];
      return [{ kind: 'open-alliance', facts: { gang: joinWords(event.alliance.members.map(gang)) } }];
    case 'member-left':
    case 'alliance-dissolved':
      if (event.kind !== 'open' || ('how' in event && event.how !== 'left')) return [];
      return [
        {
          kind: 'alliance-over',
          facts: {
            gang: 'seat' in event ? gang(event.seat) : joinWords(event.members.map(gang)),
            count: String(event.lastTurn ?? state.turn),
          },
        },
      ];
    default:
      return draftStreetNews(state, event, turn);
  }
}

/** Drafts the news of money, places and fights. */
function draftStreetNews(state: State, event: TurfWarEvent, turn: Turn): NewsDraft[] {
  const { gang, area } = buildNames(state);
  switch (event.type) {
    case 'grace-ended':
      return [
        { kind: 'alliance-over', facts: { gang: joinWords(event.seats.map(gang)), count: String(state.turn - 1) } },
      ];
    case 'cornered':
      return reportCornered(state, event, turn.events);
    case 'income-missed':
      return [{ kind: 'empty-coffers', facts: { gang: gang(event.seat), count: String(event.areas) } }];
    case 'walked-out':
      if (!event.isPublic) return [];
      return [{ kind: 'walk-out', facts: { gang: gang(event.seat), count: String(event.pieces.length) } }];
    case 'placed':
      return [
        {
          kind: 'new-faces',
          facts: {
            gang: gang(event.seat),
            count: String(event.places.length),
            place: area(event.places[0]?.area ?? 1),
          },
        },
      ];
    case 'consolation-paid':
      return [
        { kind: 'consolation', facts: { gang: gang(event.seat), count: String(event.hitmen + event.lieutenants) } },
      ];
    case 'area-taken':
      return event.isBloodless ? [{ kind: 'bloodless', facts: { gang: gang(event.to), place: area(event.area) } }] : [];
    case 'clash-fought':
      return draftClashNews(state, event, turn);
    default:
      return [];
  }
}

function draftClashNews(state: State, { clash, dead }: EventOf<'clash-fought'>, turn: Turn): NewsDraft[] {
  const { gang, piece, area } = buildNames(state);
  const sides = clash.blocs.filter(({ isBystander }) => !isBystander);
  const place = area(clash.area);
  const joinGangs = (seats: readonly SeatId[]): string => joinWords(seats.map(gang));
  const facts = {
    gang: joinGangs(sides[0]?.gangs ?? []),
    other: joinGangs(sides.slice(1).flatMap(({ gangs }) => gangs)),
    all: joinGangs(sides.flatMap(({ gangs }) => gangs)),
    place,
    count: String(dead.length),
  };
  const kinds: NewsDraft[] = [];
  if (clash.kind === 'standoff') kinds.push({ kind: 'standoff', facts });
  else {
    const kind = sides.length > 2 ? 'great-battle' : 'firefight';
    kinds.push({ kind, facts: { ...facts, ...describeToll(sides, joinGangs) } });
  }
  for (const { piece: id, gang: seat, rank, by } of dead) {
    if (rank === 'hitman') continue;
    const career = state.graveyard[id];
    kinds.push({
      kind: rank === 'don' ? 'don-dies' : 'lieutenant-dies',
      facts: {
        gang: gang(seat),
        other: joinGangs(by),
        place,
        man: piece(id),
        count: String(career?.fights ?? 0),
        ...(rank === 'don' ? { ...describeGuards(clash, id), ...describeLegacy(state, seat, turn.events) } : {}),
      },
    });
  }
  for (const { gangs, pieces, dead: fallen } of sides) {
    const don = pieces.find((id) => state.pieces[id]?.rank === 'don');
    if (don !== undefined && !fallen.includes(don)) {
      kinds.push({
        kind: 'don-survives',
        facts: { gang: joinGangs(gangs), place, man: piece(don), ...describeOdds(clash, don) },
      });
    }
    const areStrangers = gangs.length > 1 && !areOpenly(state, gangs);
    if (areStrangers) kinds.push({ kind: 'strangers-together', facts: { gang: joinGangs(gangs), place } });
  }
  const holder = clash.blocs[clash.holder];
  if (sides.length > 2 && holder?.end === 'stays') {
    kinds.push({
      kind: 'garrison',
      facts: { gang: joinGangs(holder.gangs), place, count: String(holder.pieces.length - holder.dead.length) },
    });
  }
  return kinds;
}

/** [WAR-NEWS-8, WAR-NEWS-13] Describes each side's public strength, losses and survivors. */
function describeToll(
  sides: EventOf<'clash-fought'>['clash']['blocs'],
  names: (seats: readonly SeatId[]) => string,
): Facts {
  const lost = sides.filter(({ dead }) => dead.length > 0);
  return {
    toll: joinWords(lost.map(({ gangs, dead }) => `${dead.length} of ${names(gangs)}`)),
    strengths: joinWords(sides.map(({ gangs, strength }) => `${names(gangs)} ${strength}`)),
    stays: names(sides.filter(({ end }) => end === 'stays').flatMap(({ gangs }) => gangs)),
  };
}

function areOpenly(state: State, gangs: readonly SeatId[]): boolean {
  return Object.values(state.alliances).some(
    ({ kind, members }) => kind === 'open' && gangs.every((seat) => members.includes(seat)),
  );
}

/** Drafts a new leader, a gang at half the city, and a home ward that fell whole. */
function draftStandings(state: State, turn: number): NewsDraft[] {
  const now = state.turns[turn];
  const before = state.turns[turn - 1];
  if (now === undefined || before === undefined) return [];
  const { gang } = buildNames(state);
  const findSoleLeader = (areas: Readonly<Record<SeatId, number>>): SeatId | undefined => {
    const sorted = (Object.keys(areas) as SeatId[]).sort((a, b) => (areas[b] ?? 0) - (areas[a] ?? 0));
    const [first, second] = sorted;
    return first !== undefined && areas[first] !== areas[second ?? first] ? first : undefined;
  };
  const [old, fresh] = [findSoleLeader(before.areas), findSoleLeader(now.areas)];
  const items: NewsDraft[] = [];
  if (fresh !== undefined && fresh !== old) {
    items.push({ kind: 'new-leader', facts: { gang: gang(fresh), count: String(now.areas[fresh] ?? 0) } });
  }
  for (const { seat, ward, name } of listGangs(state)) {
    const homes = findCity(state).areas.filter((area) => area.ward === ward && area.isHome);
    const collectHolders = (owners: readonly (SeatId | null)[]) =>
      new Set(homes.map(({ number }) => owners[number - 1] ?? null));
    const [holder] = collectHolders(now.owners);
    const isWhole = collectHolders(now.owners).size === 1 && holder !== seat && holder !== undefined && holder !== null;
    const wasWhole = collectHolders(before.owners).size === 1 && collectHolders(before.owners).has(holder ?? null);
    if (isWhole && !wasWhole) {
      items.push({ kind: 'ward-falls', facts: { gang: gang(holder), other: name, place: homes[0]?.wardName ?? '' } });
    }
  }
  return items;
}

function draftQuiet(state: State, turn: number): NewsDraft[] {
  let since = 0;
  for (let back = turn; back >= 1; back -= 1) {
    const record = state.turns[back];
    if (record === undefined || Object.values(record.deaths).some((count) => count > 0)) break;
    since += 1;
  }
  return since === 0 ? [] : [{ kind: 'quiet', facts: { count: String(since) } }];
}

/** [WAR-NEWS-27] Drafts the rumors that public figures suggest. */
function draftRumors(state: State, turn: number): NewsDraft[] {
  const now = state.turns[turn];
  if (now === undefined) return [];
  return listGangs(state)
    .filter(({ out }) => out === null)
    .filter(({ seat }) => (now.pieces[seat]?.hitman ?? 0) > (now.areas[seat] ?? 0))
    .slice(0, 1)
    .map(({ name }) => ({ kind: 'rumor' as const, facts: { gang: name } }));
}

/** [WAR-NEWS-28] Lists secret alliances and treasuries, once the game is over. */
function listOpenedFiles(state: State): string[] {
  const { gang } = buildNames(state);
  const secrets = [...Object.values(state.alliances), ...Object.values(state.pastAlliances)]
    .filter(({ kind }) => kind === 'secret')
    .map(({ members, gone = [], madeTurn }) => ({ sworn: [...members, ...gone], madeTurn }))
    .filter(({ sworn }) => sworn.length > 1)
    .map(
      ({ sworn, madeTurn }) => `${joinWords(sworn.map(gang))} had had a secret understanding since turn ${madeTurn}.`,
    );
  const purses = listGangs(state)
    .filter(({ out }) => out === null)
    .map(({ name, treasuryMc }) => `${name} had ${treasuryMc} in cash left in the drawer.`);
  return [...secrets, ...purses];
}
