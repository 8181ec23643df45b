import { type Card, cards as allCards, cardTable, doubleTrouble } from '#shared/games/brotherhood/cards.ts';
import type { AreaId, HoodKind } from '#shared/games/brotherhood/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  findController,
  requireFamily,
  listHoodsIn,
  listLivingSeats,
  listMarkersIn,
  listOperationsIn,
} from '../lookups.ts';
import type { State } from '../state.ts';
import type { Hood, Struck } from '../records.ts';
import type { BrotherhoodTable } from '../table.ts';

/** [BRO-EVENT-1] How many cards a turn turns up. */
export function countCardsDue(state: State): number {
  return Math.ceil(listLivingSeats(state).length / state.house.familiesPerCard);
}

/** [BRO-EVENT] Runs the cards one after the other; each strikes a newly drawn area. */
export function runEvents(table: BrotherhoodTable): void {
  for (let left = countCardsDue(table.state); left > 0; left -= 1) {
    const card = draw(table, allCards);
    const area = drawArea(table);
    table.emit({ type: 'card-drawn', card, area });
    if (card === doubleTrouble) strikeTwice(table, area);
    else strike(table, card, area);
  }
  if (table.state.house.deck === 'reshuffle') {
    table.emit({ type: 'deck-refilled', deck: [...allCards] });
  }
}

/** [BRO-EVENT-2] Draws an area: one D6 in area order if there are six areas. */
function drawArea(table: BrotherhoodTable): AreaId {
  const { areas } = table.state;
  return table.dice.pick(areas, 'The area that is struck');
}

/**
 * [BRO-EVENT-3, BRO-DICE-1] Draws one of the requested cards at random from those not drawn yet, so that the deck's
 * order is in no file. A number that is out is thrown again. An empty deck is reshuffled.
 */
function draw(table: BrotherhoodTable, from: readonly Card[]): Card {
  const left = table.state.deck.filter((card) => from.includes(card));
  if (left.length === 0) {
    table.emit({ type: 'deck-refilled', deck: [...from] });
    return draw(table, from);
  }
  for (;;) {
    const { total } = table.dice.roll({ purpose: 'The event card', sides: from.length });
    const card = left.find((one) => one === total);
    if (card !== undefined) return card;
  }
}

/** [BRO-CARD-16] Two different cards of the undrawn ones; the others are shuffled back when fewer are left. */
function strikeTwice(table: BrotherhoodTable, area: AreaId): void {
  const single = allCards.filter((card) => card !== doubleTrouble);
  const left = table.state.deck.filter((card) => card !== doubleTrouble);
  if (left.length < 2) {
    table.emit({ type: 'deck-refilled', deck: single });
  }
  for (let nth = 0; nth < 2; nth += 1) {
    const card = draw(table, single);
    table.emit({ type: 'card-drawn', card, area });
    strike(table, card, area);
  }
}

type Throw = (faces: readonly number[]) => boolean;

/** [BRO-CARD-1 to BRO-CARD-15] */
function strike(table: BrotherhoodTable, card: Card, area: AreaId): void {
  const createUpTo =
    (most: number): Throw =>
    ([face = 0]) =>
      face <= most;
  const createFrom =
    (least: number): Throw =>
    ([face = 0]) =>
      face >= least;
  switch (card) {
    case 1:
      return roll(
        table,
        card,
        area,
        groupByFamily(table.state, [
          ...listHoodTargets(table.state, area, 'thug'),
          ...listRevenueTargets(table.state, area),
        ]),
        createUpTo(1),
      );
    case 2:
    case 9:
      return table.emit({
        type: 'area-struck',
        card,
        area,
        effect: { kind: 'next-income', what: card === 2 ? 'nothing' : 'half' },
      });
    case 3:
      return table.emit({ type: 'area-struck', card, area, effect: { kind: 'influence-dead' } });
    case 4:
      return roll(table, card, area, listHoodTargets(table.state, area, 'hitman'), createUpTo(3));
    case 5:
      return roll(table, card, area, listHoodTargets(table.state, area, 'thug'), createUpTo(2));
    case 6:
      return roll(table, card, area, listRevenueTargets(table.state, area), createUpTo(2));
    case 7:
      return strikeCounters(table, card, area, listHoodTargets(table.state, area, 'thug'));
    case 8:
      return roll(table, card, area, listHoodTargets(table.state, area, 'thug'), createFrom(3));
    case 10:
      return roll(table, card, area, listRevenueTargets(table.state, area), createUpTo(3));
    case 11:
      return table.emit({ type: 'area-struck', card, area, effect: { kind: 'quiet' } });
    case 12:
      return roll(table, card, area, listInfluenceTargets(table.state, area), createUpTo(3));
    case 13:
      return strikeCounters(table, card, area, listGodfatherTargets(table.state, area));
    case 14: {
      const spared = findController(table.state, area) !== null;
      return strikeCounters(table, card, area, spared ? [] : listInfluenceTargets(table.state, area));
    }
    case 15:
      return strikeCounters(table, card, area, listRevenueTargets(table.state, area));
    case 16:
      throw new Error('Double trouble is two other cards.');
  }
}

function roll(table: BrotherhoodTable, card: Card, area: AreaId, counters: readonly Struck[], isHit: Throw): void {
  strikeCounters(table, card, area, rollHits(table, card, counters, isHit));
}

/** [BRO-EVENT-4] Rolls a die for each counter. */
function rollHits(table: BrotherhoodTable, card: Card, counters: readonly Struck[], isHit: Throw): Struck[] {
  if (counters.length === 0) return [];
  const { title } = cardTable[card];
  const faces = table.dice.faces({ purpose: title, count: counters.length });
  return counters.filter((_, nth) => isHit([faces[nth] ?? 0]));
}

function strikeCounters(table: BrotherhoodTable, card: Card, area: AreaId, struck: readonly Struck[]): void {
  if (struck.length === 0) table.emit({ type: 'card-found-nothing', card, area });
  else table.emit({ type: 'counters-struck', card, area, struck: [...struck] });
}

/** [BRO-EVENT-4] Lists families in seat order, own hoods by roster, then those from out of town. */
function listHoodTargets(state: State, area: AreaId, kind: HoodKind): Struck[] {
  return state.seats.flatMap((seat) =>
    listHoodsIn(state, area, seat)
      .filter((hood) => hood.kind === kind)
      .toSorted((a, b) => Number(a.isOutOfTown) - Number(b.isOutOfTown) || a.number - b.number)
      .map((hood): Struck => ({ kind: 'hood', family: seat, area, hood: copyHood(hood) })),
  );
}

/** Sorts the counters by family, in seat order. */
function groupByFamily(state: State, all: readonly Struck[]): Struck[] {
  return state.seats.flatMap((seat) => all.filter(({ family }) => family === seat));
}

function copyHood(hood: DeepReadonly<Hood>): Hood {
  return { ...hood, fell: hood.fell === null ? null : { ...hood.fell } };
}

function listRevenueTargets(state: State, area: AreaId): Struck[] {
  return sortBySeat(state, listOperationsIn(state, area)).map((operation): Struck => ({
    kind: 'revenue',
    family: operation.family,
    area,
    operation: { ...operation },
  }));
}

function listInfluenceTargets(state: State, area: AreaId): Struck[] {
  return sortBySeat(state, listMarkersIn(state, area)).map((marker): Struck => ({
    kind: 'influence',
    family: marker.family,
    area,
    marker: { ...marker },
  }));
}

function listGodfatherTargets(state: State, area: AreaId): Struck[] {
  return state.seats
    .filter((seat) => {
      const { godfather } = requireFamily(state, seat);
      return godfather.status === 'free' && godfather.area === area;
    })
    .map((seat): Struck => ({ kind: 'godfather', family: seat, area }));
}

function sortBySeat<T extends { readonly family: string }>(state: State, all: readonly T[]): T[] {
  return state.seats.flatMap((seat) => all.filter(({ family }) => family === seat));
}
