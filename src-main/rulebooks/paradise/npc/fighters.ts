import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { canFight } from '../battles/crews.ts';
import { pointsLost } from '../condition.ts';
import { isFree } from '../lookups.ts';
import type { SeatView } from '../seatView.ts';
import type { Gangster } from '../state.ts';
import { strengthOf } from './fightOdds.ts';

/** Points a man may be short of before he is left at home to heal. */
const soreFrom = 6;

/** Men fit to fight, the best first; the Accountant and the Boss stay at home, and whoever is sore. */
export function fighters(view: SeatView): DeepReadonly<Gangster>[] {
  return view.members
    .filter(
      (member) =>
        isFree(member) &&
        canFight(member) &&
        !member.isBoss &&
        member.profile !== 'accountant' &&
        pointsLost(member) < soreFrom,
    )
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
}
