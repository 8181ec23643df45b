import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { RulingKind, RulingOf } from '#shared/games/paradise/rulings.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Gang, Gangster } from '../state/records/gangs.ts';

/** One kind of change by the games master's word. */
export type RulingHandler<K extends RulingKind> = {
  /** The title for the log and for undo; a refusal if it names nobody. */
  title(state: State, edit: RulingOf<K>): string;
  /** Refuses a ruling that changes nothing or is impossible. */
  carryOut(table: ParadiseTable, edit: RulingOf<K>): void;
};

export type RulingHandlers<K extends RulingKind> = { [T in K]: RulingHandler<T> };

/** Requires a living gangster. */
export function requireLivingGangster(state: State, id: GangsterId): DeepReadonly<Gangster> {
  const gangster = state.gangsters[id];
  if (gangster !== undefined) return gangster;
  const dead = state.graveyard[id]?.gangster;
  throw new Refusal(
    dead === undefined
      ? 'There is no such gangster in this campaign; pick another.'
      : `${dead.name} is dead; bring him back first.`,
  );
}

/** Requires a gangster, living or dead. */
export function requireGangster(state: State, id: GangsterId): DeepReadonly<Gangster> {
  return state.graveyard[id]?.gangster ?? requireLivingGangster(state, id);
}

/** [GANG-17] Refuses a gang that is out of the game. */
export function requireLiving(gang: DeepReadonly<Gang>): void {
  refuseUnless(gang.eliminatedMonth === null, `The game is over for ${gang.name}.`, 'GANG-17');
}
