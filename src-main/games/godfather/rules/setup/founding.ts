import { badBreaks, goodBreaks, playingDeck } from '#shared/games/godfather/cards.ts';
import { neighborhoods } from '#shared/games/godfather/board.ts';
import type { HouseRules } from '#shared/games/godfather/houseRules.ts';
import { doctrines } from '#shared/games/godfather/minds.ts';
import { colors, type FamilySetup, type GodfatherSetup } from '#shared/games/godfather/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { requireFamily, buildNames } from '../lookups.ts';
import type { Family, Place } from '../records.ts';
import type { GodfatherTable } from '../table.ts';
import { beginTurn } from '../turn/turn.ts';

/** [GOD-SETUP] Sets the board and the families up, rolls for the start, shuffles, and opens the first turn. */
export function foundGame(table: GodfatherTable, setup: GodfatherSetup): void {
  const { title, firstWeek, families, houseRules: house } = setup;
  const seated = families.map((family, nth) => createFamily(family, nth, house.startCash));
  table.emit({ type: 'founded', title, firstWeek, house, families: seated, places: listPlacesInPlay(house) });
  const first = rollForStart(
    table,
    seated.map(({ seat }) => seat),
  );
  setOrder(table, first, house);
  shuffleDecks(table);
  drawMinds(table, families);
  beginTurn(table, 0);
}

export function createFamily(
  { name, isHuman, level, doctrine }: FamilySetup,
  nth: number,
  cashDollars: number,
): Family {
  return {
    seat: `g${nth + 1}` as SeatId,
    name,
    color: colors[nth] ?? 'red',
    isHuman,
    isAbsent: false,
    level,
    doctrine: doctrine ?? 'landlord',
    whim: 0,
    cashDollars,
    hand: null,
    bonuses: [],
    turns: 0,
    lostPieces: 0,
    takenPieces: 0,
    grudges: {},
  };
}

/** [GOD-BOARD-5, GOD-BOARD-7] The Neighborhoods in play, all of them unplayed. */
export function listPlacesInPlay(house: HouseRules): Place[] {
  return neighborhoods
    .filter(({ key }) => house.neighborhoods.includes(key))
    .map(({ key }) => ({
      key,
      status: 'unplayed',
      racket: null,
      opener: null,
      openedRound: null,
      quiet: 0,
      playedRound: 0,
      claim: null,
      controller: null,
      valueDollars: 0,
      marker: null,
      closedRound: null,
    }));
}

/** [GOD-SETUP-3] Rolls 2D6 for all; ties for the highest roll again. */
function rollForStart(table: GodfatherTable, seats: readonly SeatId[]): SeatId {
  let rolling = [...seats];
  for (;;) {
    const rolls = rolling.map((seat) => {
      const purpose = `Who goes first: the ${buildNames(table.state).family(seat)}`;
      return { seat, total: table.dice.roll({ purpose, count: 2 }).total };
    });
    table.emit({ type: 'starting-rolled', rolls });
    const best = Math.max(...rolls.map(({ total }) => total));
    const [first, ...others] = rolls.filter(({ total }) => total === best);
    if (first !== undefined && others.length === 0) return first.seat;
    rolling = rolls.filter(({ total }) => total === best).map(({ seat }) => seat);
  }
}

function rotateSeats(seats: readonly SeatId[], first: number): SeatId[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** [GOD-SETUP-3, GOD-HOUSE-1] Clockwise from the first; with `last` the seat that went last opens the later rounds. */
export function setOrder(
  table: GodfatherTable,
  first: SeatId,
  house: Pick<HouseRules, 'secondRound' | 'handicap' | 'placeCash'>,
): void {
  const { seats } = table.state;
  const firstOrder = rotateSeats(seats, seats.indexOf(first));
  const opensLast = house.secondRound === 'last' || (house.secondRound === 'by-seats' && seats.length === 2);
  const laterOrder = opensLast ? rotateSeats(firstOrder, firstOrder.length - 1) : firstOrder;
  const extra = firstOrder
    .map((seat, place) => ({ seat, dollars: house.handicap * place + (house.placeCash[place] ?? 0) }))
    .filter(({ dollars }) => dollars > 0);
  table.emit({ type: 'order-set', firstOrder, laterOrder, extra });
}

/** [GOD-SETUP-2, GOD-DICE-1] Cards of the table are shuffled on the table. */
export function shuffleDecks(table: GodfatherTable): void {
  if (table.state.house.cards === 'physical') return;
  table.emit({
    type: 'decks-shuffled',
    playing: table.dice.shuffle(playingDeck, 'The playing deck'),
    good: table.dice.shuffle(goodBreaks, 'The Good Breaks'),
    bad: table.dice.shuffle(badBreaks, 'The Bad Breaks'),
  });
}

/** [GOD-NPC-6] Draws doctrines, none twice while there is an unused one. */
export function drawMinds(table: GodfatherTable, families: readonly FamilySetup[]): void {
  const taken = families.flatMap(({ doctrine }) => doctrine ?? []);
  let free = doctrines.filter((one) => !taken.includes(one));
  const minds = families.map(({ doctrine, name }, nth) => {
    const seat = table.state.seats[nth];
    if (seat === undefined) throw new Error(`Nobody sits for the ${name}.`);
    const whim = table.dice.seed(`the whims of the ${requireFamily(table.state, seat).name}`);
    if (doctrine !== null) return { seat, doctrine, whim };
    if (free.length === 0) free = [...doctrines];
    const drawn = table.dice.pick(free, `How the ${name} live`);
    free = free.filter((one) => one !== drawn);
    return { seat, doctrine: drawn, whim };
  });
  table.emit({ type: 'minds-drawn', minds });
}
