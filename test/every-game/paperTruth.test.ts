import { namePlace } from '#main/games/godfather/rules/lookups.ts';
import { describe, expect, it } from 'vitest';
import type { Copy } from '#press/page/copy.ts';
import { copyOf } from '#main/games/godfather/paper/copy/index.ts';
import { findCopy } from '#main/games/brotherhood/paper/copy/index.ts';
import { copy } from '#main/games/turf-war/paper/copy/index.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { createJournalWriter } from '#kernel/writers.ts';
import type { BrotherhoodEvent } from '#main/games/brotherhood/rules/events/events.ts';
import type { BrotherhoodGame } from '#main/games/brotherhood/rules/game.ts';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { buildNames as buildFamilyNames } from '#main/games/brotherhood/rules/lookups.ts';
import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import type { GodfatherGame } from '#main/games/godfather/rules/game.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import type { TurfWarEvent } from '#main/games/turf-war/rules/events/events.ts';
import type { TurfWarGame } from '#main/games/turf-war/rules/game.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { buildNames } from '#main/games/turf-war/rules/lookups.ts';
import { doctrines as familyDoctrines } from '#shared/games/brotherhood/minds.ts';
import { brotherhoodSetupSchema } from '#shared/games/brotherhood/setup.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import { turfWarSetupSchema } from '#shared/games/turf-war/setup.ts';
import { programsOf } from '../support/ownGame.ts';

/** What an edition and the events of its period each tell, in the same words, sorted. */
type Told = { paper: string[]; events: string[] };

type Period<E> = { number: number; events: E[] };

/** The events of each closed period, which one type of event ends. */
function splitPeriods<E extends { type: string }>(events: readonly E[], end: string): Period<E>[] {
  const periods: E[][] = [[]];
  for (const event of events) {
    periods.at(-1)?.push(event);
    if (event.type === end) periods.push([]);
  }
  // What follows the last close, such as the end of the game, belongs to its edition.
  const rest = periods.pop() ?? [];
  periods.at(-1)?.push(...rest);
  return periods.map((own, nth) => ({ number: nth + 1, events: own }));
}

const record = <E>(events: readonly E[]) =>
  events.map((event) => ({ event, dice: [] })) as unknown as RecordedEvent<E>[];

const compare = (where: object, { paper, events }: Told): number => {
  // A paper writes small numbers as words.
  const plain = (told: string[]): string[] => told.map(writeFigures).toSorted();
  expect({ ...where, told: plain(paper) }).toEqual({ ...where, told: plain(events) });
  return events.length;
};

/** Every phrasing, a lede under a headline or a note by itself, has the fact. */
function checkPhrasings({ headlines, ledes, notes }: Pick<Copy, 'headlines' | 'ledes' | 'notes'>, fact: string): void {
  const whole = ledes.flatMap((lede) => headlines.map((head) => `${head} ${lede}`));
  expect([...whole, ...notes].filter((text) => !fact.split(' or ').some((one) => text.includes(one)))).toEqual([]);
}

describe('an edition of Turf War', () => {
  it('[WAR-NEWS-1 to WAR-NEWS-26] has the dead, the areas won and lost, and the winners of its events', () => {
    const { game } = programsOf<TurfWarGame>(turfWar, createJournalWriter(turfWar));
    let told = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const gangs = Array.from({ length: 5 }, (_, nth) => ({
        ...{ name: `Gang ${nth + 1}`, isHuman: false, level: 'easy' },
      }));
      const { state, events } = game(turfWarSetupSchema.parse({ title: 'Truth', seed, gangs }), 70);
      const names = buildNames(state);
      for (const { number, events: own } of splitPeriods<TurfWarEvent>(events, 'turn-closed')) {
        const news = turfWar.news({ period: number, state, happenings: record(own), motives: [] });
        const where = { seed, turn: number };
        told += compare(where, listFallen(own, news.items, names));
        told += compare(where, {
          paper: news.items.flatMap(({ kind, facts }) =>
            kind === 'bloodless' ? [`${facts['gang']} ${facts['place']}`] : [],
          ),
          events: own.flatMap((event) =>
            event.type === 'area-taken' && event.isBloodless
              ? [`${names.gang(event.to)} ${names.area(event.area)}`]
              : [],
          ),
        });
        const dead = own.flatMap((event) => {
          if (event.type === 'clash-fought') return event.dead.map(({ gang }) => gang);
          return event.type === 'cornered' ? event.pieces.map(() => event.seat) : [];
        });
        compare(where, {
          paper: news.table.flatMap((row) => Array.from({ length: row.dead }, () => row.seat)),
          events: dead,
        });
        compare(where, {
          paper: news.items.flatMap(({ kind, facts }) => (kind === 'victory' ? [facts['gang'] ?? ''] : [])),
          events: own.flatMap((event) => (event.type === 'game-over' ? [joined(event.winners.map(names.gang))] : [])),
        });
        compare(where, {
          paper: news.items.flatMap(({ kind, facts }) =>
            kind === 'gang-out' || kind === 'disbanded' ? [facts['gang'] ?? ''] : [],
          ),
          events: own.flatMap((event) => (event.type === 'gang-out' ? [names.gang(event.seat)] : [])),
        });
      }
    }
    expect(told).toBeGreaterThan(200);
  });

  it.each([
    ['firefight', '{toll}'],
    ['great-battle', '{toll}'],
    ['don-dies', '{man}'],
    ['lieutenant-dies', '{man}'],
    ['don-cornered', '{man}'],
    ['cornered', '{count}'],
    ['bloodless', '{place}'],
    ['gang-out', '{gang}'],
    ['victory', '{gang}'],
  ] as const)('[WAR-NEWS] says in every phrasing of %s what it is about: %s', (kind, fact) => {
    checkPhrasings(copy[kind], fact);
  });
});

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The men who fell: by number for each fight, by name from Lieutenant up. */
function listFallen(
  events: readonly TurfWarEvent[],
  items: readonly { kind: string; facts: Readonly<Record<string, string | undefined>> }[],
  names: ReturnType<typeof buildNames>,
): Told {
  const paper = items.flatMap(({ kind, facts }) => {
    if (kind === 'firefight' || kind === 'great-battle') {
      return [`${facts['place']}: ${facts['toll']}`];
    }
    const isNamed = ['don-dies', 'lieutenant-dies', 'don-cornered'].includes(kind);
    return isNamed ? [`dead: ${facts['man']}`] : [];
  });
  const told = events.flatMap((event) => {
    if (event.type === 'cornered') {
      return event.pieces.flatMap(({ piece, rank }) => (rank === 'hitman' ? [] : [`dead: ${names.piece(piece)}`]));
    }
    if (event.type !== 'clash-fought') return [];
    const named = event.dead.flatMap(({ piece, rank }) => (rank === 'hitman' ? [] : [`dead: ${names.piece(piece)}`]));
    if (event.clash.kind === 'standoff') return named;
    const sides = event.clash.blocs.filter(({ dead }) => dead.length > 0);
    const toll = joined(sides.map(({ gangs, dead }) => `${dead.length} of ${joined(gangs.map(names.gang))}`));
    return [...named, `${names.area(event.clash.area)}: ${toll}`];
  });
  return { paper, events: told };
}

describe('an edition of The Brotherhood', () => {
  it('[BRO-NEWS-2] has the dead, the Godfathers shot, the operations taken, and the winners of its events', () => {
    const { game } = programsOf<BrotherhoodGame>(brotherhood, createJournalWriter(brotherhood));
    let told = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const families = Array.from({ length: 5 }, (_, nth) => ({
        ...{ name: `Family ${nth + 1}`, isHuman: false, level: 'easy' },
        doctrine: familyDoctrines[nth % familyDoctrines.length],
      }));
      const setup = brotherhoodSetupSchema.parse({ title: 'Truth', seed, families });
      const { state, events } = game(setup, 12);
      const names = buildFamilyNames(state);
      for (const { number, events: own } of splitPeriods<BrotherhoodEvent>(events, 'turn-closed')) {
        const { items } = brotherhood.news({ ...{ period: number, state, happenings: record(own), motives: [] } });
        const where = { seed, turn: number };
        const fallen = new Map<string, number>();
        for (const event of own) {
          if (event.type === 'fight-begun') {
            fallen.set(names.area(event.area), fallen.get(names.area(event.area)) ?? 0);
          }
          if (event.type !== 'round-fought') continue;
          const dead = event.losses.flatMap(({ hoods }) => hoods).length;
          fallen.set(names.area(event.area), (fallen.get(names.area(event.area)) ?? 0) + dead);
        }
        const battles = items.filter(({ kind }) => kind === 'battle');
        told += compare(where, {
          paper: battles.map(({ facts }) => `${facts['place']} ${facts['count'] ?? ''}`),
          events: [...fallen]
            .filter(([place]) => battles.some(({ facts }) => facts['place'] === place))
            .map(([place, dead]) => `${place} ${inWords(dead)}`),
        });
        // A place with dead has a battle in the paper.
        expect([...fallen].filter(([, dead]) => dead > 0).map(([place]) => place)).toEqual(
          [...fallen]
            .filter(([place, dead]) => dead > 0 && battles.some(({ facts }) => facts['place'] === place))
            .map(([place]) => place),
        );
        told += compare(where, {
          paper: items.flatMap(({ kind, facts }) =>
            kind === 'godfather-shot' ? [`${facts['family']} by ${facts['other']}`] : [],
          ),
          events: own.flatMap((event) =>
            event.type === 'godfather-shot' ? [`${names.family(event.seat)} by ${names.family(event.by)}`] : [],
          ),
        });
        const taken = new Map<string, number>();
        for (const event of own) {
          if (event.type !== 'operation-taken') continue;
          const key = `${names.family(event.seat)} from ${names.family(event.from)} in ${names.area(event.area)}`;
          taken.set(key, (taken.get(key) ?? 0) + 1);
        }
        told += compare(where, {
          paper: items.flatMap(({ kind, facts }) =>
            kind === 'seized' || kind === 'seized-quietly'
              ? [`${facts['family']} from ${facts['other']} in ${facts['place']}: ${facts['count']}`]
              : [],
          ),
          events: [...taken].map(([key, count]) => `${key}: ${operations(count)}`),
        });
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  it.each([
    ['battle', '{dead} or {count}'],
    ['godfather-shot', '{man}'],
    ['seized', '{what}'],
    ['seized-quietly', '{what}'],
  ] as const)('[BRO-NEWS-2] says in every phrasing of %s what it is about: %s', (kind, fact) => {
    checkPhrasings(findCopy({ kind } as never), fact);
  });
});

const words = 'nobody one two three four five six seven eight nine ten eleven twelve'.split(' ');
const count = (number: number): string => words[number] ?? String(number);

/** Number words of a text as figures. */
function writeFigures(text: string): string {
  return text.replace(/\b[a-z]+\b/gu, (word) => {
    const number = words.indexOf(word);
    return number < 1 ? word : String(number);
  });
}

const inWords = (dead: number): string => (dead === 0 ? 'nobody' : `${count(dead)} ${dead === 1 ? 'man' : 'men'}`);
const operations = (taken: number): string => `${count(taken)} ${taken === 1 ? 'operation' : 'operations'}`;

describe('an edition of The Godfather Game', () => {
  it('[GOD-NEWS-1] has the men taken, the Neighborhoods won and given up, and the winner of its events', () => {
    const { game } = programsOf<GodfatherGame>(godfather, createJournalWriter(godfather));
    let told = 0;
    for (let seed = 1; seed <= 10; seed += 1) {
      const families = Array.from({ length: 2 + (seed % 3) }, (_, nth) => ({
        ...{ name: `Family ${nth + 1}`, isHuman: false, level: 'easy' },
      }));
      const setup = godfatherSetupSchema.parse({ title: 'Truth', seed, families });
      const { state, events } = game(setup, 60);
      const name = (seat: string): string => godfather.seats(state).find((one) => one.seat === seat)?.name ?? '';
      const place = namePlace;
      for (const { number, events: own } of splitPeriods<GodfatherEvent>(events, 'round-closed')) {
        const { items } = godfather.news({ ...{ period: number, state, happenings: record(own), motives: [] } });
        const where = { seed, round: number };
        told += compare(where, {
          paper: items.flatMap(({ kind, facts }) =>
            kind === 'taken' ? [`${facts['family']} in ${facts['place']}: ${facts['count']}`] : [],
          ),
          events: own.flatMap((event) =>
            event.type === 'taken'
              ? [`${name(event.seat)} in ${place(event.neighborhood)}: ${inWords(event.pieces.length)}`]
              : [],
          ),
        });
        told += compare(where, {
          paper: items.flatMap(({ kind, facts }) =>
            kind === 'conceded'
              ? [`${facts['family']} ${facts['place']}`]
              : kind === 'stalemate'
                ? [`nobody ${facts['place']}`]
                : [],
          ),
          events: own.flatMap((event) =>
            event.type === 'conceded'
              ? [`${name(event.seat)} ${place(event.neighborhood)}`]
              : event.type === 'stalemated'
                ? [`nobody ${place(event.neighborhood)}`]
                : [],
          ),
        });
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  it.each([
    ['taken', '{count}'],
    ['conceded', '{family}'],
    ['stalemate', '{place}'],
  ] as const)('[GOD-NEWS-1] says in every phrasing of %s what it is about: %s', (kind, fact) => {
    checkPhrasings(copyOf[kind], fact);
  });
});
