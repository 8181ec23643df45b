import { clonePlain } from '#kernel/readonly.ts';
import type { SeatId } from '#shared/words/ids.ts';
import {
  requireAreaInPlay,
  findController,
  listFamilies,
  requireFamily,
  listLivingSeats,
  listOwnMarkers,
  listOperationsIn,
  listOwnOperations,
  listRoster,
  countStrength,
} from '../lookups.ts';
import { noSpending, type State } from '../state.ts';
import type { TurnRecord } from '../records.ts';
import type { BrotherhoodTable } from '../table.ts';

/** Builds the public record of a closed turn, before the board is cleared. */
export function buildTurnRecord(state: State, incomes: TurnRecord['incomes']): TurnRecord {
  const recordBySeat = <T>(value: (seat: SeatId) => T): Record<SeatId, T> =>
    Object.fromEntries(state.seats.map((seat) => [seat, value(seat)]));
  return {
    turn: state.turn,
    incomes,
    cash: recordBySeat((seat) => requireFamily(state, seat).cashDollars),
    figures: recordBySeat((seat) => requireFamily(state, seat).figureDollars),
    operations: recordBySeat((seat) => listOwnOperations(state, seat).length),
    markers: recordBySeat((seat) => listOwnMarkers(state, seat).length),
    hoods: recordBySeat((seat) => listRoster(state, seat).length),
    crowding: Object.fromEntries(state.areas.map((area) => [area, listOperationsIn(state, area).length])),
    control: Object.fromEntries(
      state.areas.flatMap((area) => {
        const seat = findController(state, area);
        return seat === null ? [] : [[area, seat]];
      }),
    ),
    losses: recordBySeat((seat) => ({ fights: 0, cards: 0, influence: 0, ...state.tally.losses[seat] })),
    spent: recordBySeat((seat) => ({ ...noSpending, ...state.tally.spent[seat] })),
    godfathers: recordBySeat((seat) => requireFamily(state, seat).godfather.area),
    placed: recordBySeat((seat) => ({ ...state.tally.placed[seat] })),
    struck: state.areas.flatMap((area) => (state.now[area]?.cards ?? []).map((card) => ({ card, area }))),
    fights: clonePlain(state.tally.fights) as TurnRecord['fights'],
    taken: clonePlain(state.tally.taken) as TurnRecord['taken'],
  };
}

/** [BRO-TURN-4] Closes the turn; [BRO-WIN-1, BRO-WIN-3] and perhaps the game. */
export function closeTurn(table: BrotherhoodTable, incomes: TurnRecord['incomes']): void {
  const record = buildTurnRecord(table.state, incomes);
  const { turn } = table.state;
  // The end is part of the turn it closes, so that the last paper tells of it.
  endGame(table);
  table.emit({ type: 'turn-closed', turn, record });
}

/** [BRO-WIN-1 to BRO-WIN-3] After the last turn, or when at most one family is alive. */
function endGame(table: BrotherhoodTable): void {
  const { turn, house } = table.state;
  const living = listLivingSeats(table.state);
  if (living.length > 1 && turn < house.turns) return;
  const ranking = rankFamilies(table.state);
  const [first] = ranking;
  const winners =
    living.length === 0 || first === undefined ? [] : living.filter((seat) => isEqual(table.state, seat, first));
  const how =
    living.length === 0
      ? 'Nobody was left alive'
      : turn >= house.turns
        ? 'The richest survivor'
        : 'The last family alive';
  table.emit({ type: 'game-ended', winners, how, ranking });
}

/** [BRO-HOUSE-2] Computes cash, and by a house rule half the price of the counters on the board. */
export function computeScore(state: State, seat: SeatId): number {
  const { cashDollars, dead } = requireFamily(state, seat);
  if (dead !== null) return dead.cashDollars;
  if (!state.house.scoreAssets) return cashDollars;
  const revenue = listOwnOperations(state, seat).map(({ area }) => requireAreaInPlay(state, area).revenueDollars);
  const influence = listOwnMarkers(state, seat).map(({ area }) => requireAreaInPlay(state, area).influenceDollars);
  const price = [...revenue, ...influence].reduce((sum, dollars) => sum + dollars, 0);
  return cashDollars + Math.floor(price / 2);
}

type Measure = (state: State, seat: SeatId) => number;

/** [BRO-WIN-4] */
const measures: readonly Measure[] = [
  computeScore,
  (state, seat) => listOwnOperations(state, seat).length,
  (state, seat) => listOwnMarkers(state, seat).length,
  (state, seat) => listRoster(state, seat).reduce((sum, { kind }) => sum + countStrength(kind), 0),
];

function isEqual(state: State, a: SeatId, b: SeatId): boolean {
  return measures.every((measure) => measure(state, a) === measure(state, b));
}

/** [BRO-WIN-4, BRO-WIN-5] Survivors first; then the dead, the later death first. */
export function rankFamilies(state: State): SeatId[] {
  return listFamilies(state)
    .map(({ seat, dead }) => ({ seat, died: dead?.turn ?? Infinity }))
    .toSorted((a, b) => {
      if (a.died !== b.died) return b.died > a.died ? 1 : -1;
      for (const measure of measures) {
        const by = measure(state, b.seat) - measure(state, a.seat);
        if (by !== 0) return by;
      }
      return 0;
    })
    .map(({ seat }) => seat);
}
