import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import { writeKeepingLine } from '#shared/games/brotherhood/sheetLines.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { buildNames } from '../lookups.ts';
import type { Pledge } from '../records.ts';
import type { State } from '../state.ts';

type Lines = readonly DeepReadonly<SheetOrder>[];

/** [BRO-DEAL-2] Lists the family's promises for this turn that its sheet breaks, or lacks the line for. */
export function listWordWarnings(state: State, seat: SeatId, lines: Lines): string[] {
  return Object.values(state.promises)
    .filter(
      ({ from, outcome, fromTurn, toTurn }) =>
        from === seat && outcome === 'open' && fromTurn <= state.turn && state.turn <= toTurn,
    )
    .flatMap((pledge) => explainBroken(state, pledge, lines) ?? []);
}

/** Explains how the sheet does not keep a promise; null where it does, or nobody can tell. */
function explainBroken(state: State, pledge: DeepReadonly<Pledge>, lines: Lines): string | null {
  const { family, area } = buildNames(state);
  const { to, what, toTurn } = pledge;
  const whom = `the ${family(to)}`;
  const line = writeKeepingLine(what, state.families[to]?.name ?? '', (one) => area(one as never));
  const missing = `You promised ${whom} that by turn ${toTurn}, and your sheet has no line for it: “${line ?? ''}”.`;
  switch (what.kind) {
    case 'stay-out':
      return lines.some((line) => isGoingTo(line, what.area))
        ? `You promised ${whom} to stay out of ${area(what.area)}, and your sheet goes there.`
        : null;
    case 'no-fire':
      return lines.some((line) => line.kind === 'fire' && line.at.includes(to))
        ? `You promised ${whom} not to fire, and your sheet fires at them.`
        : null;
    case 'pay': {
      const isPaid = lines.some((line) => line.kind === 'give-money' && line.to === to && line.dollars >= what.dollars);
      return isPaid ? null : missing;
    }
    case 'give-revenue': {
      const isGiven = lines.some(
        (line) => line.kind === 'give-revenue' && line.to === to && line.area === what.area && line.count >= what.count,
      );
      return isGiven ? null : missing;
    }
    case 'words':
      return null;
  }
}

function isGoingTo(line: DeepReadonly<SheetOrder>, area: string): boolean {
  const going = ['hoods', 'out-of-town', 'open', 'bribe', 'godfather'];
  return going.includes(line.kind) && 'area' in line && line.area === area;
}
