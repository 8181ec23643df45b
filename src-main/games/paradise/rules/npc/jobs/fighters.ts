import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { canFight } from '#main/games/paradise/rules/filing/crews.ts';
import { countPointsLost } from '#main/games/paradise/rules/state/condition.ts';
import { isFree } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { derived } from '#kernel/derived.ts';
import { rankBy } from '../ranking.ts';
import { computeGangsterStrength } from './fightOdds.ts';

/** Points a man may be short of before he is left at home to heal. */
const soreFrom = 6;

/** [HEAL-4] True if this month's care has given him points back that he would lose by going out. */
export function isResting(
  view: Pick<SeatView, 'patients' | 'month'>,
  { id }: Pick<DeepReadonly<Gangster>, 'id'>,
): boolean {
  return findResting(view).has(id);
}

const findResting = derived(({ patients, month }: Pick<SeatView, 'patients' | 'month'>): ReadonlySet<GangsterId> => {
  const ids = new Set<GangsterId>();
  for (const id of Object.keys(patients) as GangsterId[]) {
    const patient = patients[id];
    if (patient?.month !== month) continue;
    if (Object.values(patient.gained).some((points) => points > 0)) ids.add(id);
  }
  return ids;
});

/** Men fit to fight, the best first, without the Accountant, the Boss, the wounded and the bedridden. */
export const listFitFighters = derived((view: SeatView): readonly DeepReadonly<Gangster>[] => {
  const able = view.members.filter(
    (member) =>
      isFree(member) &&
      canFight(member) &&
      !member.isBoss &&
      member.profile !== 'accountant' &&
      countPointsLost(member) < soreFrom &&
      !isResting(view, member),
  );
  return rankBy(able, computeGangsterStrength);
});

/** The strength of all of them together. */
export const sumFightersStrength = derived((view: SeatView): number =>
  listFitFighters(view).reduce((sum, man) => sum + computeGangsterStrength(man), 0),
);
