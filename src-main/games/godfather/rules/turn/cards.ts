import { findNeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import { requireBreak, requireFace, type BreakCard, type Card } from '#shared/games/godfather/cards.ts';
import type { Racket } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listAvailablePlaces, requireFamily, computeHalfPrice, buildNames, listPieces } from '../lookups.ts';
import { checkFinger, listPiecesOfRacket } from '../orders/removing.ts';
import type { Stage } from '#shared/games/godfather/records.ts';
import type { State } from '../state.ts';
import type { GodfatherTable } from '../table.ts';
import { drawTableCard, drawCard, endsPass, drawTopCard } from './decks.ts';

export function setStage(table: GodfatherTable, stage: Stage): void {
  table.emit({ type: 'stage-set', stage });
}

/** [GOD-CARD] Plays the card in hand and moves on to its next step. */
export function playCard(table: GodfatherTable, seat: SeatId, remove: readonly Position[]): void {
  const { hand } = requireFamily(table.state, seat);
  if (hand === null) return setStage(table, { at: 'position' });
  const isNew = hand === 'unknown';
  playOne(table, seat, isNew ? askForCard(table, seat) : hand, { remove, isNew, isRedrawn: false });
}

/** [GOD-DICE-4] */
function askForCard(table: GodfatherTable, seat: SeatId): Card {
  const purpose = `Which card do the ${buildNames(table.state).family(seat)} play?`;
  return drawTableCard(table, 'playing', { purpose, asks: seat, seat }) as Card;
}

type Playing = { remove: readonly Position[]; isNew: boolean; isRedrawn: boolean };

function playOne(table: GodfatherTable, seat: SeatId, card: Card, { remove, isNew, isRedrawn }: Playing): void {
  const { effect } = requireFace(card);
  const played = { type: 'card-played', seat, card, isRedrawn } as const;
  const none = { dollars: 0, free: null, isVoid: false, endsPass: endsPass(table.state, 'playing') };
  switch (effect.does) {
    case 'money':
      table.emit({ ...played, ...none, dollars: effect.dollars });
      return setStage(table, { at: 'position' });
    case 'pieces': {
      const { racket, count } = effect;
      const isVoid = listAvailablePlaces(table.state, racket).length === 0;
      table.emit({ ...played, ...none, free: isVoid ? null : { racket, count }, isVoid });
      if (isVoid && !isRedrawn && table.state.house.voidRacket === 'redraw') {
        return redrawCard(table, seat, remove);
      }
      return setStage(table, { at: 'position' });
    }
    case 'finger':
      table.emit({ ...played, ...none });
      if (remove.length === 0 && isNew && canPoint(table.state, seat)) {
        return setStage(table, { at: 'finger' });
      }
      return point(table, seat, checkFinger(table.state, seat, remove));
    case 'break':
      table.emit({ ...played, ...none });
      return drawBreak(table, seat);
  }
}

/** [GOD-CARD-6] Draws and plays the next card, once, in place of a racket card that can do nothing. */
function redrawCard(table: GodfatherTable, seat: SeatId, remove: readonly Position[]): void {
  drawCard(table, seat);
  const { hand } = requireFamily(table.state, seat);
  if (hand === null) return setStage(table, { at: 'position' });
  const card = hand === 'unknown' ? askForCard(table, seat) : hand;
  playOne(table, seat, card, { remove, isNew: true, isRedrawn: true });
}

function canPoint(state: State, seat: SeatId): boolean {
  return state.seats.some(
    (other) =>
      other !== seat &&
      listPieces(state, other).some(({ id }) => state.places[findNeighborhoodKey(id)]?.status === 'open'),
  );
}

/** [GOD-CARD-5] */
export function point(table: GodfatherTable, seat: SeatId, removed: { position: Position; owner: SeatId }[]): void {
  table.emit({ type: 'fingered', seat, removed });
  setStage(table, { at: 'position' });
}

/** [GOD-BREAK-1] */
function drawBreak(table: GodfatherTable, seat: SeatId): void {
  const purpose = `Break of the ${buildNames(table.state).family(seat)}`;
  const { total } = table.dice.roll({ purpose, count: 2 });
  const isGood = total % 2 === 0;
  const which = isGood ? 'good' : 'bad';
  const asked = { purpose: `Which ${isGood ? 'Good' : 'Bad'} Break?`, asks: seat, seat };
  const drawn = table.state.house.cards === 'physical' ? drawTableCard(table, which, asked) : drawTopCard(table, which);
  const card = drawn as BreakCard;
  const { dollars, racket, count } = requireBreak(card);
  const isVoid = isGood && racket !== null && listAvailablePlaces(table.state, racket).length === 0;
  const free = isGood && racket !== null && !isVoid ? { racket, count } : null;
  const ends = endsPass(table.state, which);
  table.emit({ type: 'break-drawn', seat, card, isGood, dollars, free, isVoid, endsPass: ends });
  if (isGood) return setStage(table, { at: 'position' });
  if (racket === null) return collectFine(table, seat, card);
  loseSome(table, seat, { card, racket, count });
}

type Loss = { card: BreakCard; racket: Racket; count: number };

/** [GOD-BREAK-3, GOD-BREAK-4] Pieces first; with more than must go the seat chooses. */
function loseSome(table: GodfatherTable, seat: SeatId, loss: Loss): void {
  const own = listPiecesOfRacket(table.state, seat, loss.racket);
  if (own.length > loss.count) return setStage(table, { at: 'lose', ...loss });
  lose(table, seat, loss, own);
}

export function lose(
  table: GodfatherTable,
  seat: SeatId,
  { card, racket }: Pick<Loss, 'card' | 'racket'>,
  positions: Position[],
): void {
  table.emit({ type: 'pieces-lost', seat, card, racket, positions });
  collectFine(table, seat, card);
}

/** [GOD-BREAK-5] Collects money that is due; what cash does not cover is raised at half price. */
function collectFine(table: GodfatherTable, seat: SeatId, card: BreakCard): void {
  const { dollars: due } = requireBreak(card);
  if (due === 0) return setStage(table, { at: 'position' });
  const { cashDollars } = requireFamily(table.state, seat);
  if (cashDollars >= due) return pay(table, seat, { card, due }, []);
  const own = listPieces(table.state, seat).map(({ id }) => ({
    position: id,
    dollars: computeHalfPrice(table.state, id),
  }));
  const all = own.reduce((sum, { dollars }) => sum + dollars, 0);
  if (cashDollars + all <= due) return pay(table, seat, { card, due }, own);
  setStage(table, { at: 'sell', card, dollars: due });
}

export function pay(
  table: GodfatherTable,
  seat: SeatId,
  { card, due }: { card: BreakCard; due: number },
  sold: { position: Position; dollars: number }[],
): void {
  const raised = sold.reduce((sum, { dollars }) => sum + dollars, 0);
  const has = requireFamily(table.state, seat).cashDollars + raised;
  table.emit({ type: 'fine-paid', seat, card, dueDollars: due, paidDollars: Math.min(due, has), sold });
  setStage(table, { at: 'position' });
}
