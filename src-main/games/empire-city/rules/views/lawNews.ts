import { findBand } from '#shared/games/empire-city/board.ts';
import { copCardTable, corruptionTable } from '#shared/games/empire-city/copCards.ts';
import type { NewsItem } from '#shared/games/empire-city/news.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { listEventsByType, createItem, nameRacket, type NewsContext } from './newsContext.ts';

/** [EMP-NEWS-2] 2 to 5 and 11 to 14: the law, the office, and the marks of corruption. */
export function reportLaw(told: NewsContext): NewsItem[] {
  return [
    ...listNessNews(told),
    ...listOfficeNews(told),
    ...listBustNews(told),
    ...listCopNews(told),
    ...listMarkNews(told),
  ];
}

/** 2 and 3. */
function listNessNews(told: NewsContext): NewsItem[] {
  const { names } = told;
  return [
    ...listEventsByType(told, 'ness-called').map(({ isHere }) =>
      createItem(isHere ? 'ness-comes' : 'ness-leaves', { points: String(told.state.house.nessAt) }),
    ),
    ...listEventsByType(told, 'square-lost')
      .filter(({ cause }) => cause === 'ness')
      .map(({ seat, square, racket }) =>
        createItem('ness-wrecks', {
          family: names.family(seat),
          place: names.cell(square),
          what: racket === null ? 'an office' : `a ${nameRacket(told, racket)}`,
        }),
      ),
    ...listEventsByType(told, 'ness-moved')
      .filter(({ to }) => findBand(to) === null)
      .map(({ to }) => createItem('ness-closes', { place: names.cell(to) })),
  ];
}

/** 4 and 5, and 29 for the highest bid. The offers of a tie stay with their parties. */
function listOfficeNews(told: NewsContext): NewsItem[] {
  const { names } = told;
  const opened = listEventsByType(told, 'bids-opened').at(-1);
  const made = listEventsByType(told, 'godfather-made').filter(({ dollars }) => dollars > 0);
  const highest = Math.max(0, ...told.before.map(({ bid }) => bid));
  return [
    ...made.flatMap(({ seat, from, dollars }) => {
      const beaten = Object.entries(opened?.bids ?? {})
        .filter(([other, bid]) => other !== seat && bid.dollars > 0)
        .map(([other, bid]) => `${names.family(other as never)} ${formatDollars(bid.dollars)}`);
      const facts = {
        family: names.family(seat),
        other: names.family(from),
        dollars: formatDollars(dollars),
        bids: beaten.length === 0 ? 'Nobody else bid' : `Beaten: ${joinWords(beaten)}`,
      };
      const isRecord = highest > 0 && dollars > highest;
      return [
        createItem(seat === from ? 'same-godfather' : 'new-godfather', facts),
        ...(isRecord ? [createItem('record-bid', facts)] : []),
      ];
    }),
    ...listEventsByType(told, 'tie-broken').map(({ godfather, seat, over }) =>
      createItem('tie-decided', {
        family: names.family(godfather),
        other: godfather === seat ? 'himself' : names.family(seat),
        what: over,
      }),
    ),
  ];
}

/** 12: a bribe is printed as bail. */
function listBustNews(told: NewsContext): NewsItem[] {
  const { names } = told;
  const paid = listEventsByType(told, 'bust-settled').filter((one) => one.with === 'pay');
  return [
    ...listEventsByType(told, 'square-lost')
      .filter(({ cause }) => cause === 'bust')
      .map(({ seat, square, racket }) =>
        createItem('busted', {
          family: names.family(seat),
          place: names.cell(square),
          what: racket === null ? 'the premises' : `the ${nameRacket(told, racket)}`,
        }),
      ),
    ...paid.map(({ seat, square, dollars }) =>
      createItem('bailed', { family: names.family(seat), place: names.cell(square), dollars: formatDollars(dollars) }),
    ),
  ];
}

/** 13 and 14. */
function listCopNews(told: NewsContext): NewsItem[] {
  const added = listEventsByType(told, 'cop-added').length;
  const gone = listEventsByType(told, 'cops-withdrawn').reduce((sum, { cops }) => sum + cops.length, 0);
  return [
    ...listEventsByType(told, 'cop-card-turned').map(({ card, bribe }) =>
      createItem('decree', {
        what: copCardTable[card].name,
        text: copCardTable[card].text,
        dollars: formatDollars(bribe),
      }),
    ),
    ...listEventsByType(told, 'chief-named').map(({ seat }) =>
      createItem('chief', { family: told.names.family(seat) }),
    ),
    ...(added > 0 && told.round > 1 ? [createItem('cops-added', { count: formatCount(added, 'cop') })] : []),
    ...(gone > 0 ? [createItem('cops-withdrawn', { count: formatCount(gone, 'cop') })] : []),
  ];
}

/** 11. */
function listMarkNews(told: NewsContext): NewsItem[] {
  return listEventsByType(told, 'mark-reached').map(({ seat, mark, card }) =>
    createItem('mark', {
      family: told.names.family(seat),
      count: String(mark),
      what: card === null ? 'Nothing' : corruptionTable[card].name,
    }),
  );
}
