import { cardTable, doubleTrouble } from '#shared/games/brotherhood/cards.ts';
import type { NewsItem } from '#shared/games/brotherhood/news.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listEventsByType, formatCounted, createItem, listMen, type EventOf, type NewsContext } from './newsContext.ts';

type Struck = EventOf<'counters-struck'>['struck'][number];

/** [BRO-NEWS-2] 4 and 10 to 13: the cards, the uses of influence, jail and bail. */
export function reportLaw(told: NewsContext): NewsItem[] {
  return [
    ...listBossNews(told),
    ...listCardNews(told),
    ...listInfluenceNews(told),
    ...jailNews(told),
    ...bailNews(told),
  ];
}

function listBossNews(told: NewsContext): NewsItem[] {
  const findGodfatherName = (seat: SeatId): string => told.state.families[seat]?.godfather.name ?? '';
  const saved = listEventsByType(told, 'protected').flatMap(({ struck }) =>
    struck.kind === 'godfather' ? [struck.family] : [],
  );
  return [
    ...listEventsByType(told, 'counters-struck').flatMap(({ struck, area }) =>
      struck
        .filter(({ kind, family }) => kind === 'godfather' && !saved.includes(family))
        .map(({ family }) =>
          createItem('godfather-arrested', {
            man: findGodfatherName(family),
            family: told.name(family),
            place: told.place(area),
            dollars: formatDollars(told.state.house.bailGodfather),
          }),
        ),
    ),
    ...listEventsByType(told, 'godfather-bailed').map(({ seat, dollars }) =>
      createItem('godfather-bailed', {
        man: findGodfatherName(seat),
        family: told.name(seat),
        dollars: formatDollars(dollars),
      }),
    ),
  ];
}

/** 10 and 11: each card, and the counters it struck. */
function listCardNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'card-drawn').map(({ card, area }) => {
    const isOfCard = (one: { card: number; area: string }): boolean => one.card === card && one.area === area;
    const struck = listEventsByType(told, 'counters-struck')
      .filter(isOfCard)
      .flatMap((one) => one.struck);
    const isOnArea = listEventsByType(told, 'area-struck').some(isOfCard);
    const hasStruck = struck.length > 0 || isOnArea;
    const facts = {
      card: cardTable[card].title,
      place: told.place(area),
      struck: areaInWords[isOnArea ? card : 0] ?? describeStruck(struck),
      families: told.the([...new Set(struck.map(({ family }) => family))]) || 'nobody',
    };
    if (!hasStruck && card !== doubleTrouble) return createItem('card-nothing', facts);
    return { kind: 'card' as const, card, facts };
  });
}

/** The fate of an area that a card struck as a whole. */
const areaInWords: Readonly<Record<number, string>> = {
  2: 'no takings next month',
  3: 'friends in office who know nobody',
  9: 'half the takings next month',
  11: 'a month without a shot',
};

/** `two operations closed and one man arrested` */
function describeStruck(struck: readonly Struck[]): string {
  const countKind = (kind: Struck['kind']): number => struck.filter((one) => one.kind === kind).length;
  const parts = [
    ...(countKind('godfather') > 0 ? [`${formatCounted(countKind('godfather'), 'Godfather')} taken away`] : []),
    ...(countKind('hood') > 0 ? [`${formatCounted(countKind('hood'), 'man', 'men')} arrested`] : []),
    ...(countKind('revenue') > 0 ? [`${formatCounted(countKind('revenue'), 'business', 'businesses')} closed`] : []),
    ...(countKind('influence') > 0
      ? [`${formatCounted(countKind('influence'), 'friend')} of the families out of office`]
      : []),
  ];
  return parts.length === 0 ? 'more of the same' : joinWords(parts);
}

/** 12 */
function listInfluenceNews(told: NewsContext): NewsItem[] {
  const counts = new Map<string, { seat: SeatId; victim: SeatId; area: string; count: number }>();
  for (const { seat, victim, area } of listEventsByType(told, 'neutralised')) {
    const key = `${seat} ${victim} ${area}`;
    const one = counts.get(key) ?? { seat, victim, area, count: 0 };
    one.count += 1;
    counts.set(key, one);
  }
  return [
    ...listEventsByType(told, 'framed').map(({ seat, victim, area, hood }) =>
      createItem(hood === null ? 'frame-failed' : 'framed', {
        family: told.name(seat),
        other: told.name(victim),
        place: told.place(area),
        man: hood === null ? 'nobody' : told.man(hood.id),
      }),
    ),
    ...listEventsByType(told, 'protected').map(({ seat, area, struck }) =>
      createItem('undone', { family: told.name(seat), place: told.place(area), what: backAgain(told, struck) }),
    ),
    ...[...counts.values()].map(({ seat, victim, area, count }) =>
      createItem('neutralised', {
        family: told.name(seat),
        other: told.name(victim),
        place: told.place(area),
        count: formatCounted(count, 'friend'),
      }),
    ),
  ];
}

function backAgain(told: NewsContext, struck: Struck): string {
  switch (struck.kind) {
    case 'hood':
      return told.man(struck.hood.id);
    case 'revenue':
      return `the ${struck.operation.description}`;
    case 'influence':
      return 'a friend in office';
    case 'godfather':
      return told.state.families[struck.family]?.godfather.name ?? '';
  }
}

/** 13: the jailed, by family. */
function jailNews(told: NewsContext): NewsItem[] {
  const saved = listEventsByType(told, 'protected').flatMap(({ struck }) =>
    struck.kind === 'hood' ? [struck.hood.id] : [],
  );
  const taken = new Map<SeatId, string[]>();
  for (const { struck } of listEventsByType(told, 'counters-struck')) {
    for (const one of struck) {
      if (one.kind !== 'hood' || one.hood.isOutOfTown || saved.includes(one.hood.id)) continue;
      taken.set(one.family, [...(taken.get(one.family) ?? []), told.man(one.hood.id)]);
    }
  }
  return [...taken].map(([seat, men]) =>
    createItem('arrested', {
      family: told.name(seat),
      men: listMen(men),
      count: formatCounted(men.length, 'man', 'men'),
    }),
  );
}

function bailNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'hoods-bailed').map(({ seat, hoods, dollars }) =>
    createItem('bailed', {
      family: told.name(seat),
      men: listMen(hoods.map((id) => told.man(id))),
      count: formatCounted(hoods.length, 'man', 'men'),
      dollars: formatDollars(dollars),
    }),
  );
}
