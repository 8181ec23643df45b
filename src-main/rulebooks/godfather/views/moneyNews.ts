import { keyOf } from '../../../../src-shared/games/godfather/board.ts';
import { breakOf } from '../../../../src-shared/games/godfather/cards.ts';
import type { NewsItem } from '../../../../src-shared/games/godfather/news.ts';
import { racketTable } from '../../../../src-shared/games/godfather/values.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { formatDollars, joinWords } from '../../../../src-shared/words/text.ts';
import { familiesOf } from '../lookups.ts';
import { allOf, counted, item, placeName, the, type Told } from './told.ts';

/** [GOD-NEWS-1] Reports the gains of cards, deals and money. */
export function moneyNews(told: Told): NewsItem[] {
  return [
    ...fingers(told),
    ...goodBreaks(told),
    ...badBreaks(told),
    ...sales(told),
    ...bonuses(told),
    ...deals(told),
    ...spending(told),
    ...leads(told),
  ];
}

function fingers(told: Told): NewsItem[] {
  return allOf(told, 'fingered').flatMap(({ seat, removed }) => {
    if (removed.length === 0) return [];
    const places = [...new Set(removed.map(({ position }) => placeName(keyOf(position))))];
    return [
      item('fingerman', {
        family: told.name(seat),
        others: the(
          told,
          removed.map(({ owner }) => owner),
        ),
        count: counted(removed.length, 'man', 'men'),
        places: joinWords(places),
      }),
    ];
  });
}

function goodBreaks(told: Told): NewsItem[] {
  return allOf(told, 'break-drawn').flatMap(({ seat, card, isGood, dollars, free }) => {
    if (!isGood) return [];
    const men =
      free === null
        ? []
        : [counted(free.count, racketTable[free.racket].piece, racketTable[free.racket].pieces)];
    const money = dollars > 0 ? [formatDollars(dollars)] : [];
    const gain = [...men, ...money];
    return [
      item('good-break', {
        family: told.name(seat),
        card: breakOf(card).title,
        gain: gain.length === 0 ? 'nothing, as it came too late' : joinWords(gain),
      }),
    ];
  });
}

function badBreaks(told: Told): NewsItem[] {
  return allOf(told, 'break-drawn').flatMap(({ seat, card, isGood }) => {
    if (isGood) return [];
    const lost = allOf(told, 'pieces-lost').find((one) => one.seat === seat && one.card === card);
    const fine = allOf(told, 'fine-paid').find((one) => one.seat === seat && one.card === card);
    const men = lost?.positions.length ?? 0;
    const loss = [
      ...(men > 0 ? [counted(men, 'man', 'men')] : []),
      ...(fine !== undefined && fine.paidDollars > 0 ? [formatDollars(fine.paidDollars)] : []),
    ];
    return [
      item('bad-break', {
        family: told.name(seat),
        card: breakOf(card).title,
        loss: loss.length === 0 ? 'nothing, having nothing of the kind' : joinWords(loss),
      }),
    ];
  });
}

function sales(told: Told): NewsItem[] {
  return allOf(told, 'fine-paid').flatMap(({ seat, sold, dueDollars, paidDollars }) => {
    if (sold.length === 0 && paidDollars === dueDollars) return [];
    const raised = sold.reduce((sum, { dollars }) => sum + dollars, 0);
    const rest = dueDollars - paidDollars;
    return [
      item('sold-out', {
        family: told.name(seat),
        count: counted(sold.length, 'man', 'men'),
        dollars: formatDollars(raised),
        debt: rest > 0 ? `; ${formatDollars(rest)} had to be forgiven` : '',
      }),
    ];
  });
}

function bonuses(told: Told): NewsItem[] {
  return allOf(told, 'bonus-paid').map(({ seat, neighborhood, dollars, nth }) =>
    item('bonus', {
      family: told.name(seat),
      place: placeName(neighborhood),
      dollars: formatDollars(dollars),
      nth: ['first', 'second', 'third'][nth - 1] ?? 'last',
    }),
  );
}

function deals(told: Told): NewsItem[] {
  const pair = (from: SeatId, to: SeatId): { family: string; other: string } => ({
    family: told.name(from),
    other: told.name(to),
  });
  return [
    ...allOf(told, 'deal-struck').map(({ from, to, text }) =>
      item('deal-struck', { ...pair(from, to), terms: text.replace(/\.$/, '') }),
    ),
    ...allOf(told, 'deal-kept').map(({ from, to }) => item('deal-kept', pair(from, to))),
    ...allOf(told, 'deal-broken').map(({ by, against, text }) =>
      item('deal-broken', { ...pair(by, against), what: text }),
    ),
  ];
}

/** Less is no splurge. */
const splurgeDollars = 1_200;

function spending(told: Told): NewsItem[] {
  const { tallies } = told.record;
  const spent = familiesOf(told.state).map(({ seat, name }) => ({
    name,
    dollars: tallies[seat]?.money.pieces ?? 0,
    count: (tallies[seat]?.bought ?? 0) + (tallies[seat]?.free ?? 0),
  }));
  const most = spent.toSorted((a, b) => b.dollars - a.dollars)[0];
  return [
    ...(most !== undefined && most.dollars >= splurgeDollars
      ? [
          item('big-spender', {
            family: most.name,
            dollars: formatDollars(most.dollars),
            count: counted(most.count, 'man', 'men'),
          }),
        ]
      : []),
    ...spent
      .filter(({ count }) => count === 0)
      .map(({ name }) => item('quiet-week', { family: name })),
  ];
}

/** Reports a change of the leader by cash and values. */
function leads(told: Told): NewsItem[] {
  const ranked = (record: Told['record'] | undefined): { seat: SeatId; dollars: number }[] =>
    told.state.seats
      .map((seat) => ({ seat, dollars: (record?.cash[seat] ?? 0) + (record?.values[seat] ?? 0) }))
      .toSorted((a, b) => b.dollars - a.dollars);
  const [was] = ranked(told.before.at(-1));
  const [first, second] = ranked(told.record);
  if (told.before.length === 0 || was === undefined) return [];
  if (first === undefined || second === undefined || first.seat === was.seat) return [];
  if (first.dollars === second.dollars) return [];
  return [
    item('lead-changes', {
      family: told.name(first.seat),
      other: told.name(was.seat),
      dollars: formatDollars(first.dollars),
      distance: formatDollars(first.dollars - second.dollars),
    }),
  ];
}
