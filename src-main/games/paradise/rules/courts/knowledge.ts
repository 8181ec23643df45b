import type { PublicJustice, OwnJustice } from '../state/seatView.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { emptyById } from '#kernel/byId.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';

import { firstAttorneyGeneral } from '../tables/courts.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';

export function collectPublicJustice({ courts }: Pick<State, 'courts'>): PublicJustice {
  const trials = Object.entries(courts.bossTrials).map(([seat, { sinceMonth }]) => [seat, { sinceMonth }] as const);
  return { bossTrials: Object.fromEntries(trials), attorneyGeneral: courts.attorneyGeneral ?? firstAttorneyGeneral };
}

/** [SCN-2a] Returns true if a man can still be asked to talk: booked, or sent up and not tempted so far. */
export function mayStillTalk(
  { custody, id }: Pick<DeepReadonly<Gangster>, 'custody' | 'id'>,
  unasked: Readonly<Record<GangsterId, number>> = {},
): boolean {
  return custody === 'jail' || (custody === 'pen' && unasked[id] !== undefined);
}

export function collectOwnJustice(state: State, seat: SeatId): OwnJustice {
  const pickOwn = <T>(record: Readonly<Record<GangsterId, T>>): Record<GangsterId, T> => {
    const found = emptyById<GangsterId, T>();
    for (const id of Object.keys(record) as GangsterId[]) {
      const entry = record[id];
      if (entry !== undefined && state.gangsters[id]?.gang === seat) found[id] = entry;
    }
    return found;
  };
  const { pleas, bail, unasked = {}, bossTrials } = state.courts;
  return {
    patients: pickOwn(state.patients),
    pleas: pickOwn(pleas),
    bail: pickOwn(bail),
    unasked: pickOwn(unasked),
    bossTrial: bossTrials[seat] ?? null,
  };
}
