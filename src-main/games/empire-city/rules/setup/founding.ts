import { listOpenSquares, squares } from '#shared/games/empire-city/board.ts';
import { listCopies } from '#shared/games/empire-city/cards.ts';
import { copCards, corruptionCards } from '#shared/games/empire-city/copCards.ts';
import {
  familyTable,
  godfathersCard,
  startCards,
  startTable,
  type StartCard,
} from '#shared/games/empire-city/families.ts';
import { familyIds, type DeckId, type FamilyId } from '#shared/games/empire-city/ids.ts';
import { manTable } from '#shared/games/empire-city/men.ts';
import { doctrines, type Doctrine } from '#shared/games/empire-city/minds.ts';
import { listRackets } from '#shared/games/empire-city/rackets.ts';
import type { CapoSetup, EmpireSetup } from '#shared/games/empire-city/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { drawCards, refillMen, refillRackets } from '../decks.ts';
import { payBank } from '../gains.ts';
import { requireCapo, listTurnOrder } from '../lookups.ts';
import type { Capo, Task } from '../records.ts';
import { addTasks, type EmpireTable } from '../table.ts';

export function formatSeat(place: number): SeatId {
  return `g${place + 1}` as SeatId;
}

/** [EMP-SET] Draws seats, families and start cards, shuffles decks, and lays out tracks; the picks are next. */
export function foundGame(table: EmpireTable, setup: EmpireSetup): void {
  const { houseRules: house, capos, city, title } = setup;
  const listed = capos.map((capo, place) => ({ capo, seat: formatSeat(place) }));
  const seated = setup.seatOrder === 'drawn' ? table.dice.shuffle(listed, 'The seat order') : listed;
  const families = drawMissing(
    table,
    seated.map(({ capo }) => capo.family),
    familyIds,
    'A family',
  );
  const ways = drawMissing(
    table,
    seated.map(({ capo }) => capo.doctrine),
    doctrines,
    'How a family lives',
  );
  const npcSeeds = seated.map(({ seat }) => table.dice.seed(`the whims of ${seat}`));
  const open = house.closedSquares === 'none' ? [...squares] : listOpenSquares(capos.length);
  table.emit({
    type: 'founded',
    title,
    city,
    house,
    round: 1,
    open,
    pot: house.potStart,
    capos: seated.map(({ capo, seat }, place) => ({
      ...createCapo(seat, capo, families[place] ?? 'moretti'),
      doctrine: ways[place] ?? 'banker',
      whim: npcSeeds[place] ?? 0,
      cashDollars: house.startMoney,
      lowDollars: house.startMoney,
      highDollars: house.startMoney,
    })),
  });
  makeDecks(table);
  dealStarts(table);
  for (let n = 0; n < (capos.length >= 5 ? 2 : 1); n += 1) {
    table.emit({ type: 'cop-added', cop: { id: `c${n + 1}`, at: 'C3' } });
  }
  giveGoods(table);
  refillRackets(table);
  refillMen(table);
  addTasks(table, ...listPicks(table));
}

/** Draws missing choices from the rest, none twice while there is another. */
function drawMissing<T extends FamilyId | Doctrine>(
  table: EmpireTable,
  chosen: readonly (T | null)[],
  all: readonly T[],
  purpose: string,
): T[] {
  let free = all.filter((one) => !chosen.includes(one));
  return chosen.map((one) => {
    if (one !== null) return one;
    if (free.length === 0) free = [...all];
    const drawn = table.dice.pick(free, purpose, true);
    free = free.filter((other) => other !== drawn);
    return drawn;
  });
}

/** A capo without anything yet. */
export function createCapo(seat: SeatId, { name, isHuman, level }: CapoSetup, family: FamilyId): Capo {
  return {
    seat,
    name: name ?? familyTable[family].name,
    family,
    isHuman,
    level,
    doctrine: 'banker',
    whim: 0,
    cashDollars: 0,
    lowDollars: 0,
    highDollars: 0,
    points: 0,
    corruption: 0,
    pointsBy: {},
    corruptionBy: {},
    hand: [],
    exhausted: [],
    cards: [],
    start: null,
    cleanHands: 0,
    powers: [],
    tokens: {},
    figures: 0,
    isStoodIn: false,
    grudges: {},
    seen: {},
    spied: {},
  };
}

/** [EMP-SET-5] Every card of every deck, in table order. */
export function createDecks(copies: Readonly<Record<string, number>>): Record<DeckId, string[]> {
  return {
    slums: listCopies('slums', copies),
    midtown: listCopies('midtown', copies),
    downtown: listCopies('downtown', copies),
    rackets: listRackets(),
    men: manTable.map(({ id }) => id),
    cops: [...copCards],
    corruption: [...corruptionCards],
  };
}

function makeDecks(table: EmpireTable): void {
  for (const [deck, cards] of Object.entries(createDecks(table.state.house.copies))) {
    const draw = table.dice.shuffle(cards, `The ${deck} deck`);
    table.emit({ type: 'deck-made', deck: deck as DeckId, draw });
  }
}

/** [EMP-SET-3] */
function dealStarts(table: EmpireTable): void {
  const { seats } = table.state;
  const others = startCards.filter((card) => card !== godfathersCard);
  const drawn = table.dice.shuffle(others, 'The start cards').slice(0, seats.length - 1);
  const dealt = table.dice.shuffle([godfathersCard, ...drawn], 'Who gets which start card');
  const starts = seats.map((seat, place) => ({ seat, card: dealt[place] ?? godfathersCard }));
  const godfather = starts.find(({ card }) => card === godfathersCard)?.seat ?? seats[0] ?? formatSeat(0);
  table.emit({ type: 'start-dealt', starts, godfather, cleanHands: 15 });
}

/** [EMP-SET-4, EMP-SET-5, EMP-FAM, EMP-START] */
function giveGoods(table: EmpireTable): void {
  for (const seat of listTurnOrder(table.state)) {
    const { family, start } = requireCapo(table.state, seat);
    if (table.state.house.shields) {
      const { dollars, cards } = familyTable[family];
      payBank(table, seat, dollars, 'family shield');
      drawCards(table, seat, cards, 'family shield');
    }
    if (start === null) continue;
    const { dollars, cards, name } = startTable[start];
    payBank(table, seat, dollars, name);
    drawCards(table, seat, cards, name);
  }
}

/** [EMP-SET-8, EMP-SET-9] */
function listPicks(table: EmpireTable): Task[] {
  const order = listTurnOrder(table.state);
  const has = (seat: SeatId, card: StartCard): boolean => requireCapo(table.state, seat).start === card;
  return [
    ...order.flatMap((seat): Task[] => [
      { do: 'pick-racket', seats: [seat], isExtra: false },
      ...(has(seat, 'going-concern') ? [{ do: 'pick-racket' as const, seats: [seat], isExtra: true }] : []),
      ...(has(seat, 'second-address') ? [{ do: 'pick-square' as const, seats: [seat] }] : []),
    ]),
    ...order.flatMap((seat): Task[] => [
      { do: 'pick-men', seats: [seat], count: 2 },
      ...(has(seat, 'old-friends') ? [{ do: 'pick-men' as const, seats: [seat], count: 1 }] : []),
    ]),
    { do: 'end-setup' },
  ];
}
