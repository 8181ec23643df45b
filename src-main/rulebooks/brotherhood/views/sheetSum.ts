import type { MarkerId, OperationId } from '../../../../src-shared/games/brotherhood/ids.ts';
import type { SheetOrder } from '../../../../src-shared/games/brotherhood/orders.ts';
import type { SheetSumView } from '../../../../src-shared/games/brotherhood/views.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { familyOf, markersOf, operationsOf } from '../lookups.ts';
import { budgetOf } from '../sheets/budget.ts';
import { checkLine } from '../sheets/check.ts';
import type { State } from '../state.ts';
import { incomeOf } from '../turn/revenue.ts';

type Line = DeepReadonly<SheetOrder>;

/** [BRO-ORD-3] What a sheet comes to as things stand, with what is wrong with it. */
export function sheetSum(state: State, seat: SeatId, lines: readonly Line[]): SheetSumView {
  return {
    cashDollars: familyOf(state, seat).cashDollars,
    ...budgetOf(state, seat, lines),
    nextIncomeDollars: incomeOf(withPurchases(state, seat, lines), seat).dollars,
    problems: lines.flatMap((line, place) => {
      try {
        checkLine(state, seat, line, lines.slice(0, place));
        return [];
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        return [{ line: place + 1, sentence: problem.message, rule: problem.rule }];
      }
    }),
  };
}

/** The board as it would stand if nobody else moved a counter. */
function withPurchases(state: State, seat: SeatId, lines: readonly Line[]): State {
  const operations = { ...state.operations };
  const markers = { ...state.markers };
  lines.forEach((line, place) => {
    if (line.kind === 'open') {
      for (let nth = 0; nth < line.count; nth += 1) {
        const id = `sheet-${place}-${nth}` as OperationId;
        const { area } = line;
        const turn = state.turn;
        operations[id] = {
          id,
          family: seat,
          area,
          description: '',
          openedTurn: turn,
          sinceTurn: turn,
        };
      }
    } else if (line.kind === 'bribe') {
      for (let nth = 0; nth < line.count; nth += 1) {
        const id = `sheet-${place}-${nth}` as MarkerId;
        const { area } = line;
        markers[id] = {
          id,
          family: seat,
          area,
          sinceTurn: state.turn,
          isUsed: false,
          isNeutralised: false,
        };
      }
    } else if (
      line.kind === 'close' ||
      line.kind === 'give-revenue' ||
      line.kind === 'give-influence'
    ) {
      const fewer = {
        revenue:
          line.kind === 'close' ? line.revenue : line.kind === 'give-revenue' ? line.count : 0,
        influence:
          line.kind === 'close' ? line.influence : line.kind === 'give-influence' ? line.count : 0,
      };
      for (const { id } of operationsOf(state, seat, line.area).slice(0, fewer.revenue)) {
        Reflect.deleteProperty(operations, id);
      }
      for (const { id } of markersOf(state, seat, line.area).slice(0, fewer.influence)) {
        Reflect.deleteProperty(markers, id);
      }
    }
  });
  return { ...state, operations, markers };
}
