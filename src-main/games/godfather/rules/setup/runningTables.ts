import { neighborhoods } from '#shared/games/godfather/board.ts';
import { cardKinds, requireFace } from '#shared/games/godfather/cards.ts';
import { houseTable } from '#shared/games/godfather/houseRules.ts';
import { doctrineSchema, levelSchema } from '#shared/games/godfather/minds.ts';
import type { Running } from '#shared/games/godfather/running.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { columns, declareHouseRules, nameByIds, type RunningTables } from '#kernel/tables/sections.ts';
import { requireFamily } from '../lookups.ts';
import type { Place } from '../records.ts';
import type { State } from '../state.ts';

const { text, figure, yesNo, choice, texts } = columns;

const placeNames = Object.fromEntries(neighborhoods.map(({ key, name }) => [key, name]));
const racketNames = Object.fromEntries(Object.entries(racketTable).map(([id, { name }]) => [id, name]));
const cardNames = Object.fromEntries(cardKinds.map((card) => [card, requireFace(card).title]));
const ofFamily = { head: 'Family', list: 'families', by: 'name' } as const;

/** A running game as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'families', by: 'name' },
  sections: [
    {
      title: 'Game',
      shape: 'record',
      into: '',
      columns: [
        text('Title', 'title'),
        figure('Round', 'round'),
        text('First', 'first'),
        text('First week', 'firstWeek'),
        figure('Last fight since', 'lastFightSince'),
        figure('Seed', 'seed'),
      ],
    },
    declareHouseRules(houseTable),
    {
      title: 'Families',
      shape: 'list',
      into: 'families',
      columns: [
        text('Family', 'name'),
        yesNo('Player', 'isHuman'),
        choice('Level', 'level', nameByIds(levelSchema.options)),
        choice('Doctrine', 'doctrine', nameByIds(doctrineSchema.options)),
        figure('Cash', 'cashDollars'),
        choice('Card', 'card', cardNames),
        figure('Pieces lost', 'lostPieces'),
        figure('Pieces taken', 'takenPieces'),
      ],
    },
    {
      title: 'Bonuses',
      shape: 'list',
      into: 'bonuses',
      parent: ofFamily,
      columns: [choice('Neighborhood', 'neighborhood', placeNames), figure('Left', 'left')],
    },
    {
      title: 'Neighborhoods',
      shape: 'list',
      into: 'neighborhoods',
      columns: [
        choice('Key', 'key', nameByIds(neighborhoods.map(({ key }) => key))),
        choice('Status', 'status', nameByIds(['open', 'controlled', 'stalemated'])),
        choice('Racket', 'racket', racketNames),
        text('Controller', 'controller'),
        figure('Opened in round', 'openedRound'),
        figure('Quiet rounds', 'quiet'),
        text('Claimed by', 'claim.family'),
        texts('Answered by', 'claim.answered'),
      ],
    },
    {
      title: 'Pieces',
      shape: 'list',
      into: 'pieces',
      parent: { head: 'Neighborhood', list: 'neighborhoods', by: 'key' },
      columns: [text('Family', 'family'), texts('Positions', 'positions')],
    },
    {
      title: 'Cards seen',
      shape: 'entries',
      into: 'seenCards',
      columns: [choice('Card', 'card', cardNames), figure('Count', 'count')],
    },
  ],
  describe: describeRunning,
};

/** Describes a game at the start of a round; `enterRunning` enters it again. Deals that run stay behind. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(state.ending === null, 'The game is over; it leaves as no table any more.');
  refuseUnless(
    state.stage.at === 'opening' && state.turn.place === 0 && state.round > 1,
    'A game leaves as a table between two rounds; play this one to its end first.',
  );
  const formatName = (seat: SeatId): string => requireFamily(state, seat).name;
  const [first] = state.firstOrder;
  return {
    title: state.title,
    round: state.round,
    firstWeek: state.firstWeek,
    houseRules: { ...state.house } as Running['houseRules'],
    families: state.seats.map((seat) => describeFamily(state, seat)),
    first: first === undefined ? '' : formatName(first),
    neighborhoods: Object.values(state.places).flatMap((place) =>
      place.status === 'unplayed' ? [] : [describePlace(state, place as Place, formatName)],
    ),
    seenCards: Object.fromEntries(Object.entries(state.passes.playing.seen).filter(([, count]) => count > 0)),
    lastFightSince: state.lastFight,
  };
}

function describeFamily(state: State, seat: SeatId): Running['families'][number] {
  const { name, isHuman, level, doctrine, cashDollars, hand, lostPieces, takenPieces, bonuses } = requireFamily(
    state,
    seat,
  );
  return {
    name,
    isHuman,
    level,
    doctrine,
    cashDollars,
    card: hand === 'unknown' ? null : hand,
    lostPieces,
    takenPieces,
    bonuses: bonuses.map(({ neighborhood, left }) => ({ neighborhood, left })),
  };
}

function describePlace(
  state: State,
  place: Place,
  formatName: (seat: SeatId) => string,
): Running['neighborhoods'][number] {
  const { key, status, racket, controller, openedRound, quiet, claim, marker } = place;
  const here = Object.values(state.pieces).filter(({ id }) => id.startsWith(`${key}-`));
  const pieces = state.seats.flatMap((seat) => {
    const positions = here.filter((one) => one.seat === seat).map(({ id }) => id);
    return positions.length === 0 ? [] : [{ family: formatName(seat), positions }];
  });
  const marked =
    controller === null || marker === null ? [] : [{ family: formatName(controller), positions: [marker] }];
  return {
    key,
    status: status === 'unplayed' ? 'open' : status,
    racket,
    controller: controller === null ? null : formatName(controller),
    openedRound,
    quiet,
    pieces: status === 'controlled' ? marked : pieces,
    claim:
      claim === null
        ? null
        : { family: formatName(claim.seat), answered: claim.answered.map((seat) => formatName(seat)) },
  };
}
