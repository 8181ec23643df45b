import { copCardTable, corruptionTable } from '#shared/games/empire-city/copCards.ts';
import { familyTable } from '#shared/games/empire-city/families.ts';
import { houseTable } from '#shared/games/empire-city/houseRules.ts';
import type { Cell, DeckId, FamilyId } from '#shared/games/empire-city/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/empire-city/minds.ts';
import type { Running } from '#shared/games/empire-city/running.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { columns, declareHouseRules, nameByIds, type RunningTables } from '#kernel/tables/sections.ts';
import { requireCapo } from '../lookups.ts';
import type { State } from '../state.ts';

const { text, figure, yesNo, choice, choices, texts } = columns;

const nameRows = (rows: Readonly<Record<string, { name: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).map(([id, { name }]) => [id, name]));
const familyNames = nameRows(familyTable);
const ofFamily = { head: 'Family', list: 'capos', by: 'family' } as const;

/** [EMP-SET-12] A running game as tables. */
export const runningTables: RunningTables<State> = {
  seats: { list: 'capos', by: 'family' },
  sections: [
    {
      title: 'Game',
      shape: 'record',
      into: '',
      columns: [
        text('Title', 'title'),
        text('City', 'city'),
        figure('Round', 'round'),
        choice('Phase', 'phase', nameByIds(['cops', 'declarations'])),
        choice('Godfather', 'godfather', familyNames),
        figure('Pot', 'pot'),
        figure('Seed', 'seed'),
        texts('Cops', 'cops'),
        text('Ness', 'ness'),
        yesNo('Ness in town', 'isNessInTown'),
        choice('Cop card', 'copCard', nameRows(copCardTable)),
        texts('Racket track', 'racketTrack'),
        texts('Track of men', 'menTrack'),
        texts('Dead', 'dead'),
        texts('Discarded', 'discarded'),
      ],
    },
    declareHouseRules(houseTable),
    {
      title: 'Families',
      shape: 'list',
      into: 'capos',
      columns: [
        choice('Family', 'family', nameByIds(Object.keys(familyTable))),
        text('Capo', 'name'),
        yesNo('Player', 'isHuman'),
        choice('Level', 'level', nameByIds(levelSchema.options)),
        choice('Doctrine', 'doctrine', nameByIds(doctrineSchema.options)),
        figure('Cash', 'cashDollars'),
        figure('Victory points', 'victoryPoints'),
        figure('Corruption', 'corruption'),
        texts('Hand', 'hand'),
        texts('Exhausted', 'exhausted'),
        texts('City cards', 'cityCards'),
        choices('Corruption cards', 'corruptionCards', nameRows(corruptionTable)),
        figure('Clean Hands', 'cleanHands'),
      ],
    },
    {
      title: 'Squares',
      shape: 'list',
      into: 'squares',
      parent: ofFamily,
      columns: [text('Square', 'square'), text('Racket', 'racket'), figure('Count', 'count')],
    },
    {
      title: 'Tokens',
      shape: 'entries',
      into: 'tokens',
      parent: ofFamily,
      columns: [choice('Of', 'of', familyNames), figure('Tokens', 'tokens')],
    },
    {
      title: 'Marks',
      shape: 'list',
      into: 'marks',
      columns: [figure('Mark', 'mark'), choice('Family', 'family', familyNames)],
    },
  ],
  describe: describeRunning,
};

/** Describes a game at the start of the cops or of the declarations; `enterRunning` enters it again. */
function describeRunning(state: State): Omit<Running, 'seed'> {
  refuseUnless(state.ending === null, 'The game is over; it leaves as no table any more.');
  refuseUnless(
    Object.values(state.capos).every(
      ({ points, corruption }) => points < state.house.victoryPoints && corruption < state.house.martialLaw,
    ),
    'Somebody has come to where the game ends; play on, and it is over.',
  );
  const [next, ...rest] = state.agenda;
  const phase = next?.do === 'round' ? 'cops' : next?.do === 'declarations' ? next.do : null;
  if (phase === null || rest.length > 0 || state.godfather === null) {
    refuseUnless(false, 'A game leaves as a table between two rounds; play this one to its end first.');
    throw new Error('It was refused.');
  }
  const findFamily = (seat: SeatId): FamilyId => requireCapo(state, seat).family;
  const decks = Object.entries(state.decks) as [DeckId, State['decks'][DeckId]][];
  return {
    title: state.title,
    city: state.city,
    houseRules: { ...state.house } as Running['houseRules'],
    round: state.round,
    phase,
    godfather: findFamily(state.godfather),
    capos: state.seats.map((seat) => describeCapo(state, seat, findFamily)),
    pot: state.pot,
    cops: state.cops.map(({ at }) => at),
    ness: state.ness,
    isNessInTown: state.isNessHere,
    copCard: state.copCard,
    racketTrack: [...state.racketTrack],
    menTrack: [...state.menTrack],
    dead: [...state.dead],
    discarded: decks.flatMap(([deck, { discard }]) => (deck === 'corruption' ? [] : [...discard])),
    marks: state.marks.map(({ mark, seat }) => ({ mark, family: findFamily(seat) })),
  };
}

function describeCapo(state: State, seat: SeatId, familyOf: (seat: SeatId) => FamilyId): Running['capos'][number] {
  const capo = requireCapo(state, seat);
  const { family, name, isHuman, level, doctrine, cashDollars, points, corruption } = capo;
  const squares = Object.entries(state.squares) as [Cell, NonNullable<State['squares'][Cell]>][];
  return {
    family,
    name,
    isHuman,
    level,
    doctrine,
    cashDollars,
    victoryPoints: points,
    corruption,
    hand: [...capo.hand],
    exhausted: [...capo.exhausted],
    cityCards: [...capo.cards],
    squares: squares.flatMap(([square, { owner, racket, count }]) =>
      owner === seat ? [{ square, racket, count: Math.max(1, count) }] : [],
    ),
    tokens: Object.fromEntries(
      Object.entries(capo.tokens).flatMap(([of, count]) => (count > 0 ? [[familyOf(of as SeatId), count]] : [])),
    ),
    corruptionCards: [...capo.powers],
    cleanHands: capo.cleanHands,
  };
}
