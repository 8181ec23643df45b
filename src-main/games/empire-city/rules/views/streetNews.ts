import type { NewsItem, NewsKind } from '#shared/games/empire-city/news.ts';
import { findKind } from '#shared/games/empire-city/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { listEventsByType, createItem, nameRacket, listLastSums, type NewsContext } from './newsContext.ts';

/** [EMP-NEWS-2] 15 to 22: the track, gifts, cards on the street, rackets, squares and men for hire. */
export function reportStreet(told: NewsContext): NewsItem[] {
  return [
    ...listGiftNews(told),
    ...listCardNews(told),
    ...listRacketNews(told),
    ...listSquareNews(told),
    ...listMenNews(told),
  ];
}

/** 15 and 16. */
function listGiftNews(told: NewsContext): NewsItem[] {
  const { names } = told;
  const gained = listEventsByType(told, 'scored').filter(({ source }) => source === 'city-hall');
  const confessed = listEventsByType(told, 'corrupted').filter(({ source }) => source === 'st-marys');
  const won = listEventsByType(told, 'dice-at-the-track').filter((one) => one.won > 0);
  return [
    ...won.map(({ seat, won: dollars }) =>
      createItem('pot-won', { family: names.family(seat), dollars: formatDollars(dollars) }),
    ),
    ...(won.length === 0 && told.state.pot > 0
      ? [createItem('pot-grows', { dollars: formatDollars(told.state.pot) })]
      : []),
    ...listLastSums(gained, ({ points }) => points).map(([seat, points]) =>
      createItem('city-hall-gift', { family: names.family(seat), points: String(points) }),
    ),
    ...listLastSums(confessed, ({ points }) => points).map(([seat]) =>
      createItem('church-gift', { family: names.family(seat) }),
    ),
  ];
}

const newsOfCard: Readonly<Record<string, NewsKind>> = {
  scandal: 'scandal',
  'smear-campaign': 'smear',
  'front-page-hero': 'hero',
  'charity-gala': 'gala',
  'title-deed': 'deed',
  'wildcat-strike': 'strike',
  skim: 'skim',
  'hijacked-truck': 'hijack',
  'police-escort': 'escort',
};

/** 17, 20 and 21; a card that an injunction stopped is the injunction's story. */
function listCardNews(told: NewsContext): NewsItem[] {
  const { names } = told;
  const stopped = listEventsByType(told, 'card-cancelled');
  const worked = listEventsByType(told, 'card-played').filter(
    ({ play }) => !stopped.some((one) => one.play.card === play.card),
  );
  const nameSeat = (seat: string | null): string => (seat === null ? '' : names.family(seat as never));
  return [
    ...worked.flatMap(({ play }) => {
      const kind = newsOfCard[findKind(play.card)];
      if (kind === undefined) return [];
      return [
        createItem(kind, {
          family: nameSeat(play.seat),
          other: nameSeat(play.rival),
          place: play.square === null ? told.state.city : names.cell(play.square),
        }),
      ];
    }),
    ...stopped.map(({ play }) =>
      createItem('injunction', {
        family: nameSeat(play.rival),
        other: nameSeat(play.seat),
        what: names.card(play.card),
      }),
    ),
  ];
}

/** 18 and 19. */
function listRacketNews(told: NewsContext): NewsItem[] {
  const { names } = told;
  return [
    ...listEventsByType(told, 'racket-placed').map(({ seat, racket, square }) =>
      createItem('opened', { family: names.family(seat), place: names.cell(square), what: nameRacket(told, racket) }),
    ),
    ...listEventsByType(told, 'racket-destroyed').map(({ racket, square }) =>
      createItem('wrecked', { place: names.cell(square), what: nameRacket(told, racket) }),
    ),
  ];
}

/** 20: the squares that nobody held, without those of a card that has its own story. */
function listSquareNews(told: NewsContext): NewsItem[] {
  const claimed = listEventsByType(told, 'square-claimed');
  return told.state.seats.flatMap((seat) => {
    const own = claimed.filter((one) => one.seat === seat).map(({ square }) => square);
    if (own.length === 0) return [];
    return [
      createItem('claimed', {
        family: told.names.family(seat),
        places: joinWords(own.map((square) => told.names.cell(square))),
        count: formatCount(own.length, 'square'),
      }),
    ];
  });
}

/** 22 and 26. */
function listMenNews(told: NewsContext): NewsItem[] {
  const { names, state } = told;
  const hired = listEventsByType(told, 'man-hired').filter(({ from }) => from === 'track');
  return [
    ...state.seats.flatMap((seat) => {
      const own = hired.filter((one) => one.seat === seat).map(({ man }) => names.man(man));
      if (own.length === 0) return [];
      return [
        createItem('hired', {
          family: names.family(seat),
          men: joinWords(own),
          count: formatCount(own.length, 'man', 'men'),
        }),
      ];
    }),
    ...(listEventsByType(told, 'track-swept').some(({ track }) => track === 'men')
      ? [createItem('boat', { count: String(state.menTrack.length) })]
      : []),
    ...state.seats.flatMap((seat) => {
      const tired = state.capos[seat]?.exhausted ?? [];
      if (tired.length === 0) return [];
      return [
        createItem('limping', { family: names.family(seat), men: joinWords(tired.map((man) => names.man(man))) }),
      ];
    }),
  ];
}
