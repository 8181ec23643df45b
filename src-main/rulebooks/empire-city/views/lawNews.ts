import { bandOf } from '../../../../src-shared/games/empire-city/board.ts';
import {
  copCardTable,
  corruptionTable,
} from '../../../../src-shared/games/empire-city/copCards.ts';
import type { NewsItem } from '../../../../src-shared/games/empire-city/news.ts';
import { countOf, formatDollars, joinWords } from '../../../../src-shared/words/text.ts';
import { allOf, item, racketIn, type Told } from './told.ts';

/** [EMP-NEWS-2] 2 to 5 and 11 to 14: the law, the office, and the marks of corruption. */
export function lawNews(told: Told): NewsItem[] {
  return [...nessNews(told), ...officeNews(told), ...busts(told), ...copNews(told), ...marks(told)];
}

/** 2 and 3. */
function nessNews(told: Told): NewsItem[] {
  const { names } = told;
  return [
    ...allOf(told, 'ness-called').map(({ isHere }) =>
      item(isHere ? 'ness-comes' : 'ness-leaves', { points: String(told.state.house.nessAt) }),
    ),
    ...allOf(told, 'square-lost')
      .filter(({ cause }) => cause === 'ness')
      .map(({ seat, square, racket }) =>
        item('ness-wrecks', {
          family: names.family(seat),
          place: names.cell(square),
          what: racket === null ? 'an office' : `a ${racketIn(told, racket)}`,
        }),
      ),
    ...allOf(told, 'ness-moved')
      .filter(({ to }) => bandOf(to) === null)
      .map(({ to }) => item('ness-closes', { place: names.cell(to) })),
  ];
}

/** 4 and 5, and 29 for the highest bid. The offers of a tie stay with their parties. */
function officeNews(told: Told): NewsItem[] {
  const { names } = told;
  const opened = allOf(told, 'bids-opened').at(-1);
  const made = allOf(told, 'godfather-made').filter(({ dollars }) => dollars > 0);
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
        item(seat === from ? 'same-godfather' : 'new-godfather', facts),
        ...(isRecord ? [item('record-bid', facts)] : []),
      ];
    }),
    ...allOf(told, 'tie-broken').map(({ godfather, seat, over }) =>
      item('tie-decided', {
        family: names.family(godfather),
        other: godfather === seat ? 'himself' : names.family(seat),
        what: over,
      }),
    ),
  ];
}

/** 12: a bribe is printed as bail. */
function busts(told: Told): NewsItem[] {
  const { names } = told;
  const paid = allOf(told, 'bust-settled').filter((one) => one.with === 'pay');
  return [
    ...allOf(told, 'square-lost')
      .filter(({ cause }) => cause === 'bust')
      .map(({ seat, square, racket }) =>
        item('busted', {
          family: names.family(seat),
          place: names.cell(square),
          what: racket === null ? 'the premises' : `the ${racketIn(told, racket)}`,
        }),
      ),
    ...paid.map(({ seat, square, dollars }) =>
      item('bailed', {
        family: names.family(seat),
        place: names.cell(square),
        dollars: formatDollars(dollars),
      }),
    ),
  ];
}

/** 13 and 14. */
function copNews(told: Told): NewsItem[] {
  const added = allOf(told, 'cop-added').length;
  const gone = allOf(told, 'cops-withdrawn').reduce((sum, { cops }) => sum + cops.length, 0);
  return [
    ...allOf(told, 'cop-card-turned').map(({ card, bribe }) =>
      item('decree', {
        what: copCardTable[card].name,
        text: copCardTable[card].text,
        dollars: formatDollars(bribe),
      }),
    ),
    ...allOf(told, 'chief-named').map(({ seat }) =>
      item('chief', { family: told.names.family(seat) }),
    ),
    ...(added > 0 && told.round > 1 ? [item('cops-added', { count: countOf(added, 'cop') })] : []),
    ...(gone > 0 ? [item('cops-withdrawn', { count: countOf(gone, 'cop') })] : []),
  ];
}

/** 11. */
function marks(told: Told): NewsItem[] {
  return allOf(told, 'mark-reached').map(({ seat, mark, card }) =>
    item('mark', {
      family: told.names.family(seat),
      count: String(mark),
      what: card === null ? 'Nothing' : corruptionTable[card].name,
    }),
  );
}
