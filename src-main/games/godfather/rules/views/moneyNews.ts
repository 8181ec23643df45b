import { findNeighborhoodKey } from '#shared/games/godfather/board.ts';
import { requireBreak } from '#shared/games/godfather/cards.ts';
import type { NewsItem } from '#shared/games/godfather/news.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import { listFamilies, namePlace } from '../lookups.ts';
import { listEventsByType, formatCounted, createItem, nameFamilies, type NewsContext } from './newsContext.ts';

/** [GOD-NEWS-1] Reports the gains of cards, deals and money. */
export function reportMoney(told: NewsContext): NewsItem[] {
  return [
    ...listFingerNews(told),
    ...listGoodBreakNews(told),
    ...listBadBreakNews(told),
    ...listSaleNews(told),
    ...listBonusNews(told),
    ...listDealNews(told),
    ...listSpendingNews(told),
    ...listLeadNews(told),
  ];
}

function listFingerNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'fingered').flatMap(({ seat, removed }) => {
    if (removed.length === 0) return [];
    const places = [...new Set(removed.map(({ position }) => namePlace(findNeighborhoodKey(position))))];
    return [
      createItem('fingerman', {
        family: told.name(seat),
        others: nameFamilies(
          told,
          removed.map(({ owner }) => owner),
        ),
        count: formatCounted(removed.length, 'man', 'men'),
        places: joinWords(places),
      }),
    ];
  });
}

function listGoodBreakNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'break-drawn').flatMap(({ seat, card, isGood, dollars, free }) => {
    if (!isGood) return [];
    const men =
      free === null ? [] : [formatCounted(free.count, racketTable[free.racket].piece, racketTable[free.racket].pieces)];
    const money = dollars > 0 ? [formatDollars(dollars)] : [];
    const gain = [...men, ...money];
    return [
      createItem('good-break', {
        family: told.name(seat),
        card: requireBreak(card).title,
        gain: gain.length === 0 ? 'nothing, as it came too late' : joinWords(gain),
      }),
    ];
  });
}

function listBadBreakNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'break-drawn').flatMap(({ seat, card, isGood }) => {
    if (isGood) return [];
    const lost = listEventsByType(told, 'pieces-lost').find((one) => one.seat === seat && one.card === card);
    const fine = listEventsByType(told, 'fine-paid').find((one) => one.seat === seat && one.card === card);
    const men = lost?.positions.length ?? 0;
    const loss = [
      ...(men > 0 ? [formatCounted(men, 'man', 'men')] : []),
      ...(fine !== undefined && fine.paidDollars > 0 ? [formatDollars(fine.paidDollars)] : []),
    ];
    return [
      createItem('bad-break', {
        family: told.name(seat),
        card: requireBreak(card).title,
        loss: loss.length === 0 ? 'nothing, having nothing of the kind' : joinWords(loss),
      }),
    ];
  });
}

function listSaleNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'fine-paid').flatMap(({ seat, sold, dueDollars, paidDollars }) => {
    if (sold.length === 0 && paidDollars === dueDollars) return [];
    const raised = sold.reduce((sum, { dollars }) => sum + dollars, 0);
    const rest = dueDollars - paidDollars;
    return [
      createItem('sold-out', {
        family: told.name(seat),
        count: formatCounted(sold.length, 'man', 'men'),
        dollars: formatDollars(raised),
        debt: rest > 0 ? `; ${formatDollars(rest)} had to be forgiven` : '',
      }),
    ];
  });
}

function listBonusNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'bonus-paid').map(({ seat, neighborhood, dollars, nth }) =>
    createItem('bonus', {
      family: told.name(seat),
      place: namePlace(neighborhood),
      dollars: formatDollars(dollars),
      nth: ['first', 'second', 'third'][nth - 1] ?? 'last',
    }),
  );
}

function listDealNews(told: NewsContext): NewsItem[] {
  const namePair = (from: SeatId, to: SeatId): { family: string; other: string } => ({
    family: told.name(from),
    other: told.name(to),
  });
  return [
    ...listEventsByType(told, 'deal-struck').map(({ from, to, text }) =>
      createItem('deal-struck', { ...namePair(from, to), terms: text.replace(/\.$/, '') }),
    ),
    ...listEventsByType(told, 'deal-kept').map(({ from, to }) => createItem('deal-kept', namePair(from, to))),
    ...listEventsByType(told, 'deal-broken').map(({ by, against, text }) =>
      createItem('deal-broken', { ...namePair(by, against), what: text }),
    ),
  ];
}

/** Less is no splurge. */
const splurgeDollars = 1_200;

function listSpendingNews(told: NewsContext): NewsItem[] {
  const { tallies } = told.record;
  const spent = listFamilies(told.state).map(({ seat, name }) => ({
    name,
    dollars: tallies[seat]?.money.pieces ?? 0,
    count: (tallies[seat]?.bought ?? 0) + (tallies[seat]?.free ?? 0),
  }));
  const most = spent.toSorted((a, b) => b.dollars - a.dollars)[0];
  return [
    ...(most !== undefined && most.dollars >= splurgeDollars
      ? [
          createItem('big-spender', {
            family: most.name,
            dollars: formatDollars(most.dollars),
            count: formatCounted(most.count, 'man', 'men'),
          }),
        ]
      : []),
    ...spent.filter(({ count }) => count === 0).map(({ name }) => createItem('quiet-week', { family: name })),
  ];
}

/** Reports a change of the leader by cash and values. */
function listLeadNews(told: NewsContext): NewsItem[] {
  const rankByWealth = (record: NewsContext['record'] | undefined): { seat: SeatId; dollars: number }[] =>
    told.state.seats
      .map((seat) => ({ seat, dollars: (record?.cash[seat] ?? 0) + (record?.values[seat] ?? 0) }))
      .toSorted((a, b) => b.dollars - a.dollars);
  const [was] = rankByWealth(told.before.at(-1));
  const [first, second] = rankByWealth(told.record);
  if (told.before.length === 0 || was === undefined) return [];
  if (first === undefined || second === undefined || first.seat === was.seat) return [];
  if (first.dollars === second.dollars) return [];
  return [
    createItem('lead-changes', {
      family: told.name(first.seat),
      other: told.name(was.seat),
      dollars: formatDollars(first.dollars),
      distance: formatDollars(first.dollars - second.dollars),
    }),
  ];
}
