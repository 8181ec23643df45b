import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { canFight } from '../battles/crews.ts';
import { pointsLost, statNow } from '../condition.ts';
import { isFree } from '../lookups.ts';
import type { SeatView } from '../seatView.ts';
import type { Gangster } from '../state.ts';

/** Men fit to fight, the best first; the Accountant and the Boss stay at home. */
export function fighters(view: SeatView): DeepReadonly<Gangster>[] {
  return view.members
    .filter(
      (member) =>
        isFree(member) &&
        canFight(member) &&
        !member.isBoss &&
        member.profile !== 'accountant' &&
        pointsLost(member) < 6,
    )
    .toSorted((a, b) => punchOf(b) - punchOf(a));
}

/** What a man is worth on the table, a Hoodlum with a pistol being about 1. */
export function punchOf(gangster: DeepReadonly<Gangster>): number {
  const body = statNow(gangster, 'gats') + statNow(gangster, 'fists') + statNow(gangster, 'guts');
  const gun = gangster.weapons.some((weapon) => weapon !== 'pistol' && weapon !== 'hand-weapon');
  const unarmed = gangster.weapons.length === 0;
  return (body / 9) * (gun ? 1.5 : unarmed ? 0.7 : 1);
}
