import type { NewsItem } from '#shared/games/brotherhood/news.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import { requireAreaInPlay, listFamilies } from '../lookups.ts';
import {
  listEventsByType,
  formatCounted,
  formatInWords,
  createItem,
  listMen,
  listOnce,
  type NewsContext,
} from './newsContext.ts';

/** [BRO-NEWS-2] 14 to 20, 22 and 24: reports openings, purchases, closures, gifts, wins and losses on the board. */
export function reportBoard(told: NewsContext): NewsItem[] {
  return [
    ...listBoughtNews(told),
    ...listHandedNews(told),
    ...listControlNews(told),
    ...listCrowdNews(told),
    ...listArrivalNews(told),
    ...listPauperNews(told),
  ];
}

/** 14, 15, 16, and the first operation ever in an area. */
function listBoughtNews(told: NewsContext): NewsItem[] {
  const opened = listEventsByType(told, 'opened');
  const firsts = [...new Map(opened.map((one) => [one.area, one])).keys()].flatMap((area) => {
    const wasEmpty = told.before.every(({ crowding }) => (crowding[area] ?? 0) === 0);
    const first = opened.find((one) => one.area === area);
    if (!wasEmpty || first === undefined || told.turn === 1) return [];
    return [createItem('record-first', { place: told.place(area), family: told.name(first.seat) })];
  });
  return [
    ...firsts,
    ...groupByArea(opened, ({ operations }) => operations).map(({ seat, area, all }) =>
      createItem('opened', {
        family: told.name(seat),
        place: told.place(area),
        what: listOnce(all.map(({ description }) => addArticle(description))),
        count: formatCounted(all.length, 'operation'),
      }),
    ),
    ...groupByArea(listEventsByType(told, 'bribed'), ({ markers }) => markers).map(({ seat, area, all }) =>
      createItem('bribed', {
        family: told.name(seat),
        place: told.place(area),
        count: formatCounted(all.length, 'friend'),
      }),
    ),
    ...listEventsByType(told, 'closed').map(({ seat, area, operations, markers }) =>
      createItem('closed', {
        family: told.name(seat),
        place: told.place(area),
        what: joinWords([
          ...(operations.length > 0 ? [formatCounted(operations.length, 'operation')] : []),
          ...(markers.length > 0 ? [formatCounted(markers.length, 'friendship')] : []),
        ]),
      }),
    ),
  ];
}

/** Groups a family's lines by area, however many lines its sheet has. */
function groupByArea<E extends { seat: SeatId; area: AreaId }, T>(
  events: readonly E[],
  thingsOf: (event: E) => readonly T[],
): { seat: SeatId; area: AreaId; all: readonly T[] }[] {
  const by = new Map<string, { seat: SeatId; area: AreaId; all: readonly T[] }>();
  for (const event of events) {
    const { seat, area } = event;
    const key = `${seat} ${area}`;
    by.set(key, { seat, area, all: [...(by.get(key)?.all ?? []), ...thingsOf(event)] });
  }
  return [...by.values()];
}

/** Adds an article: `a dice game`, `an escort agency`; mass nouns take none. */
function addArticle(description: string): string {
  if (/(?:s|ing|art|insurance|protection|dues)$/i.test(description)) return description;
  return `${/^[aeio]/i.test(description) ? 'an' : 'a'} ${description}`;
}

/** 17 */
function listHandedNews(told: NewsContext): NewsItem[] {
  return [
    ...listEventsByType(told, 'revenue-moved').map(({ from, to, area, operations, by }) => ({
      from,
      to,
      area,
      by,
      what: formatCounted(operations.length, 'operation'),
    })),
    ...listEventsByType(told, 'influence-moved').map(({ from, to, area, markers, by }) => ({
      from,
      to,
      area,
      by,
      what: formatCounted(markers.length, 'friend in office', 'friends in office'),
    })),
  ].map(({ from, to, area, by, what }) =>
    createItem('changed-hands', {
      family: told.name(from),
      other: told.name(to),
      place: told.place(area),
      what,
      how: by === 'gift' ? 'of their own accord' : 'to end a fight',
    }),
  );
}

/** A run of turns in control that is worth a record. */
const leastRun = 3;

/** 18, and 24: the longest run of control so far, once and then every quarter. */
function listControlNews(told: NewsContext): NewsItem[] {
  const last: Readonly<Record<string, SeatId | undefined>> = told.before.at(-1)?.control ?? {};
  const now: Readonly<Record<string, SeatId | undefined>> = told.record.control;
  const runs = [...told.before, told.record];
  const findHolder = (area: string, at: number): SeatId | undefined => {
    const held: Readonly<Record<string, SeatId | undefined>> = runs[at]?.control ?? {};
    return held[area];
  };
  const countRun = (area: string, until: number): number => {
    const holder = findHolder(area, until);
    if (holder === undefined) return 0;
    let length = 0;
    for (let at = until; at >= 0 && findHolder(area, at) === holder; at -= 1) length += 1;
    return length;
  };
  /** Finds the longest run other than the current one of an area. */
  const findBestBeside = (area: string, run: number): number =>
    Math.max(
      leastRun - 1,
      ...told.before.flatMap((_, at) =>
        told.state.areas
          .filter((other) => other !== area || at < runs.length - run)
          .map((other) => countRun(other, at)),
      ),
    );
  return told.state.areas.flatMap((area) => {
    const [was, is] = [last[area], now[area]];
    const place = told.place(area);
    const items: NewsItem[] = [];
    if (is !== undefined && is !== was) items.push(createItem('control-won', { family: told.name(is), place }));
    if (was !== undefined && was !== is && is === undefined) {
      items.push(createItem('control-lost', { family: told.name(was), place }));
    }
    const run = countRun(area, runs.length - 1);
    const beaten = findBestBeside(area, run);
    const isNew = run === beaten + 1 || (run > beaten && run % leastRun === 0);
    if (is !== undefined && isNew) {
      items.push(createItem('record-control', { family: told.name(is), place, count: formatInWords(run) }));
    }
    return items;
  });
}

/** 19 */
function listCrowdNews(told: NewsContext): NewsItem[] {
  const last = told.before.at(-1)?.crowding ?? {};
  return told.state.areas.flatMap((area) => {
    const { saturation, name } = requireAreaInPlay(told.state, area);
    const [was, is] = [(last as Record<string, number>)[area] ?? 0, told.record.crowding[area] ?? 0];
    const facts = { place: name, count: formatCounted(is, 'operation'), room: String(saturation) };
    if (is > saturation && was <= saturation) return [createItem('saturated', facts)];
    return was > saturation && is <= saturation ? [createItem('cleared', facts)] : [];
  });
}

/** 20 */
function listArrivalNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'guns-hired').map(({ seat, area, hoods }) =>
    createItem('guns', {
      family: told.name(seat),
      place: told.place(area),
      count: formatCounted(hoods.length, 'stranger'),
      men: listMen(hoods.map(({ name }) => name)),
    }),
  );
}

/** 22: a family that lost its last operation or its last hood this turn. */
function listPauperNews(told: NewsContext): NewsItem[] {
  const last = told.before.at(-1);
  return listFamilies(told.state).flatMap(({ seat, name, dead }) => {
    if (dead !== null) return [];
    const hadAny = (of: 'operations' | 'hoods'): boolean => (last?.[of][seat] ?? 0) > 0;
    const has = (of: 'operations' | 'hoods'): boolean => (told.record[of][seat] ?? 0) > 0;
    return [
      ...(hadAny('operations') && !has('operations') ? [createItem('without-operations', { family: name })] : []),
      ...(hadAny('hoods') && !has('hoods') ? [createItem('without-hoods', { family: name })] : []),
    ];
  });
}
