import { requireFamily, isFirstTurn, listLivePlaces, buildNames, listOrderOfPlay, listPlaces } from '../lookups.ts';
import { openEntry, type GodfatherTable } from '../table.ts';
import { setStage } from './cards.ts';
import { settleClaims, dropLapsedClaims, makeClaims, settle, recordStalemate } from './closing.ts';
import { countDeals } from './deals.ts';
import { drawCard } from './decks.ts';
import { closeRound, finish, isClosed, payBonuses } from './ending.ts';

/** `Round 7`. */
export function roundName(round: number): string {
  return `Round ${round}`;
}

/** [GOD-TURN-2] The next automatic piece: a turn's opening, or its draw and close. */
export function stepOn(table: GodfatherTable): void {
  const { stage } = table.state;
  if (stage.at === 'opening') return openTurn(table);
  if (stage.at === 'draw') return closeTurn(table);
  throw new Error(`The rules wait at “${stage.at}”.`);
}

export function beginTurn(table: GodfatherTable, place: number): void {
  const seat = listOrderOfPlay(table.state)[place];
  if (seat === undefined) throw new Error('Nobody is next.');
  table.emit({ type: 'turn-opened', seat, number: table.state.turn.number + 1, place });
}

/** [GOD-TURN-2] Claims are conceded, bonuses paid. */
function openTurn(table: GodfatherTable): void {
  const { seat } = table.state.turn;
  openEntry(table, `The turn of the ${buildNames(table.state).family(seat)}`);
  settleClaims(table, seat);
  if (isClosed(table.state)) return finish(table);
  payBonuses(table, seat);
  const isFirst = isFirstTurn(table.state, seat);
  const hasCard = requireFamily(table.state, seat).hand !== null;
  setStage(table, { at: isFirst || !hasCard ? 'position' : 'card' });
}

/** [GOD-TURN-2] Draw and close; after the last seat of a round the round. */
function closeTurn(table: GodfatherTable): void {
  const { seat, place } = table.state.turn;
  openEntry(table, `The ${buildNames(table.state).family(seat)} end their turn`);
  drawCard(table, seat);
  dropLapsedClaims(table, seat);
  makeClaims(table, seat);
  countDeals(table, seat);
  table.emit({ type: 'turn-closed', seat });
  if (place + 1 < table.state.seats.length) return beginTurn(table, place + 1);
  endRound(table);
}

function endRound(table: GodfatherTable): void {
  openEntry(table, `${roundName(table.state.round)} ends`);
  countQuiet(table);
  endFights(table);
  if (isClosed(table.state)) return finish(table);
  closeRound(table);
  beginTurn(table, 0);
}

/** [GOD-STALE-2] */
function countQuiet(table: GodfatherTable): void {
  const { state } = table;
  const places = listPlaces(state);
  const isAnyOpen = places.some(({ status }) => status === 'open');
  const quiet = places.flatMap(({ key, status, playedRound, quiet: before }) => {
    const counts = status === 'open' ? playedRound !== state.round : status === 'unplayed' && !isAnyOpen;
    const rounds = counts ? before + 1 : 0;
    return rounds === before ? [] : [{ neighborhood: key, rounds }];
  });
  if (quiet.length > 0) table.emit({ type: 'quiet-counted', quiet });
  const { quietRounds } = state.house;
  if (quietRounds === 0) return;
  for (const { key, quiet: rounds, claim } of listLivePlaces(state)) {
    if (rounds >= quietRounds && claim === null) recordStalemate(table, key, 'quiet');
  }
}

/** [GOD-STALE-4, GOD-STALE-5] */
function endFights(table: GodfatherTable): void {
  const { state } = table;
  const { lastRound, lastFight: rounds } = state.house;
  if (lastRound > 0 && state.round >= lastRound) {
    for (const { key } of listLivePlaces(state)) settle(table, key, 'last-round');
    return;
  }
  const [only, ...others] = listLivePlaces(state);
  if (only === undefined || others.length > 0 || rounds === 0) return;
  if (state.lastFight === null) {
    table.emit({ type: 'last-fight-begun', neighborhood: only.key, rounds });
  } else if (state.round - state.lastFight >= rounds) {
    settle(table, only.key, 'last-fight');
  }
}
