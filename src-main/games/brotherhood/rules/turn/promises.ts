import type { DeepReadonly } from '#kernel/readonly.ts';
import { requireFamily } from '../lookups.ts';
import type { Deed, State } from '../state.ts';
import type { Pledge } from '../records.ts';
import type { BrotherhoodTable } from '../table.ts';
import { settlePledge } from '../orders/pledges.ts';

/**
 * [BRO-DEAL-2] Settles the promises whose outcome this turn has shown. A promise not to act is broken by the act and
 * kept at its end; a promise to act is kept by the act and broken at its end. The players judge mere words.
 */
export function settlePromises(table: BrotherhoodTable): void {
  for (const pledge of Object.values(table.state.promises)) {
    if (pledge.outcome !== 'open' || pledge.fromTurn > table.state.turn) continue;
    const isKept = judgePledge(table.state, pledge);
    if (isKept !== null) settlePledge(table, pledge, isKept);
  }
}

/** Judges a promise; null while it is open. */
function judgePledge(state: State, pledge: DeepReadonly<Pledge>): boolean | null {
  const { from, to, what, fromTurn, toTurn } = pledge;
  const isOver = state.turn >= toTurn || requireFamily(state, from).dead !== null;
  const isWithin = ({ turn }: { turn: number }): boolean => turn >= fromTurn && turn <= toTurn;
  const deeds = state.deeds.filter((deed) => deed.from === from && isWithin(deed));
  const isDone = (matches: (deed: DeepReadonly<Deed>) => boolean): boolean => deeds.some(matches);
  switch (what.kind) {
    case 'pay': {
      const paid = state.gifts
        .filter((gift) => gift.from === from && gift.to === to && isWithin(gift))
        .reduce((sum, { dollars }) => sum + dollars, 0);
      return paid >= what.dollars ? true : isOver ? false : null;
    }
    case 'give-revenue': {
      const handed = deeds.reduce(
        (sum, deed) => (deed.kind === 'handed' && deed.to === to && deed.area === what.area ? sum + deed.count : sum),
        0,
      );
      return handed >= what.count ? true : isOver ? false : null;
    }
    case 'stay-out':
      if (isDone((deed) => deed.kind === 'entered' && deed.area === what.area)) return false;
      return isOver ? true : null;
    case 'no-fire':
      if (isDone((deed) => deed.kind === 'fired' && deed.to === to)) return false;
      return isOver ? true : null;
    case 'words':
      return null;
  }
}
