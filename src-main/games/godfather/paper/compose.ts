import type { NewsItem, RoundNews } from '#shared/games/godfather/news.ts';
import { traceNeighborhood } from '#shared/games/godfather/geometry.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { Clipping, Story } from '#shared/views/paper.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { Desk } from '#press/desk/desk.ts';
import type { Advertiser } from '#press/page/copy.ts';
import { formatFamilies } from '#press/page/families.ts';
import { printPage } from '#press/page/onePage.ts';
import { drawBoardPlace, type BoardArea } from '#press/page/plates.ts';
import { createPlainStory, type Matter, type Style } from '#press/page/stories.ts';
import type { Printed } from '#press/paper.ts';
import { formatIssueDay, findSeason } from './calendar.ts';
import { copyOf } from './copy/index.ts';
import { composeEnding } from './ending.ts';
import { advertisers, features, weathers } from './features.ts';

const style: Style = { seconds: 5, storyWeight: 5, notesTogether: 6 };

function createMatter({ kind, weight, facts: { family, other, ...rest } }: NewsItem): Matter {
  const facts = {
    ...rest,
    ...(family === undefined ? {} : { family: formatFamilies(family) }),
    ...(other === undefined ? {} : { other: formatFamilies(other) }),
  };
  return { kind, key: kind, weight, facts, copy: copyOf[kind], isNote: kind === 'rumor' };
}

/** [GOD-NEWS-2] Composes the standing boxes: totals, the board, and the unseen cards of the deck. */
function composeBoxes({ table, places, unseen, final }: RoundNews): Story[] {
  const ranked = table.toSorted((a, b) => b.cashDollars + b.valueDollars - a.cashDollars - a.valueDollars);
  const totals = ranked.map(
    ({ name, cashDollars, valueDollars, pieces }, at) =>
      `${at + 1}. The ${formatFamilies(name)}: ${formatDollars(cashDollars + valueDollars)} (cash ${formatDollars(cashDollars)}, control ${formatDollars(valueDollars)}), ${formatCount(pieces, 'man', 'men')}.`,
  );
  const findName = (seat: string | null): string =>
    formatFamilies(table.find((one) => one.seat === seat)?.name ?? 'nobody');
  const ground = places.map(({ name, status, racket, first, majority, held }) => {
    const trade = racket === null ? '' : `, ${racketTable[racket].name}`;
    if (status === 'unplayed') return `${name}: nobody yet.`;
    if (status === 'controlled') return `${name}${trade}: the ${findName(first)}, for good.`;
    if (status === 'stalemated') return `${name}${trade}: nobody’s, for good.`;
    const counts = held
      .filter((one) => one.held > 0)
      .map((one) => `${findName(one.seat)} ${one.held}`)
      .join(', ');
    return `${name}${trade}: ${counts === '' ? 'empty' : counts}; needed to win, ${majority}.`;
  });
  const left = unseen.reduce((sum, { copies }) => sum + copies, 0);
  const countLeft = (card: string): number => unseen.find(({ title }) => title === card)?.copies ?? 0;
  const among = [
    formatCount(countLeft('Break of the Game'), 'Break', 'Breaks'),
    formatCount(countLeft('Fingerman'), 'Fingerman', 'Fingermen'),
  ];
  const cards = `${formatCount(left, 'card')} are still to come, ${joinWords(among)} among them.`;
  return [
    // The last count says this already.
    ...(final.length > 0 ? [] : [createPlainStory('totals', 'How They Stand', totals)]),
    createPlainStory('ground', 'The Map of the Week', ground),
    // After the last week no luck is to come.
    ...(final.length > 0 ? [] : [createPlainStory('unseen', 'The Luck to Come', [cards])]),
  ];
}

/** The last count, once it is known. */
function composeFinal({ final }: RoundNews): Story[] {
  if (final.length === 0) return [];
  const lines = final.map(
    ({ name, place, totalDollars, valueDollars }) =>
      `${place}. The ${formatFamilies(name)}: ${formatDollars(totalDollars)}, ${formatDollars(valueDollars)} of it in control.`,
  );
  return [createPlainStory('final-table', 'The Last Count', lines)];
}

/** [GOD-NEWS-2] Rackets that run advertise. */
function listAdvertisers({ places }: RoundNews): Advertiser[] {
  const running = new Set(places.flatMap(({ racket, status }) => (status === 'open' ? (racket ?? []) : [])));
  return advertisers.map(({ racket, ...one }) => ({ ...one, isClosed: racket !== null && !running.has(racket) }));
}

/** Creates the lead of a week without other news. */
function createQuietLead({ table }: RoundNews): Story {
  const [first] = table.toSorted((a, b) => b.cashDollars + b.valueDollars - a.cashDollars - a.valueDollars);
  const leader = first === undefined ? 'Nobody' : `The ${formatFamilies(first.name)}`;
  return createPlainStory('quiet', 'All Quiet on the Island', [
    `${leader} lead, and nothing else is to be told of the week.`,
  ]);
}

/** The Neighborhoods in play, as the island draws them. */
function listGrounds({ places }: RoundNews): BoardArea[] {
  return places.map(({ key, name }) => ({ name, outline: traceNeighborhood(key) }));
}

/** Prints one round's front page from public facts and earlier editions. */
export function printEdition(news: RoundNews, clippings: readonly Clipping[]): Printed {
  const desk = new Desk(news.rotation, news.round, clippings);
  const sky = weathers[findSeason(news.week)];
  return printPage(desk, {
    head: {
      period: news.round,
      date: formatIssueDay(news.week),
      volume: `Vol. XIX, No. ${news.round}`,
      price: 'Two Cents',
      motto: 'A Light in Every Street',
      weather: sky[(news.round + news.rotation) % sky.length] ?? '',
    },
    style,
    // The last count says who leads.
    matters: news.items
      .filter(({ kind }) => news.final.length === 0 || kind !== 'lead-changes')
      .toSorted((a, b) => b.weight - a.weight)
      .map(createMatter),
    files: clippings,
    ending: composeEnding(news),
    features,
    advertisers: listAdvertisers(news),
    boxes: [...composeFinal(news), ...composeBoxes(news)],
    drawPlace: (place) => drawBoardPlace(listGrounds(news), place),
    caption: 'From our window.',
    quiet: () => createQuietLead(news),
  });
}
