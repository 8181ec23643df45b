import type { GangsterId, OfficialId } from '#shared/games/paradise/ids.ts';
import type { RulingKind, RulingOf } from '#shared/games/paradise/rulings.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Gang, Gangster } from '../state/records/gangs.ts';
import { listWaitingOrders } from '../lookups.ts';

/** One kind of change by the games master's word. */
export type RulingHandler<K extends RulingKind> = {
  /** For the log and for undo; a Refusal when it names nobody. */
  title(state: State, edit: RulingOf<K>): string;
  /** Refuses what changes nothing or cannot be. */
  carryOut(table: ParadiseTable, edit: RulingOf<K>): void;
};

export type RulingHandlers<K extends RulingKind> = { [T in K]: RulingHandler<T> };

/** A gangster among the living, or a Refusal. */
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

/** A gangster, living or dead, or a Refusal. */
export function requireGangster(state: State, id: GangsterId): DeepReadonly<Gangster> {
  return state.graveyard[id]?.gangster ?? requireLivingGangster(state, id);
}

/** [GANG-17] A gang that is out collects nothing and pays nobody. */
export function requireLiving(gang: DeepReadonly<Gang>): void {
  refuseUnless(gang.eliminatedMonth === null, `The game is over for ${gang.name}.`, 'GANG-17');
}

/**
 * Orders that wait and battles to be fought were checked with the people they name; nobody is taken out
 * of them behind their back.
 */
export function requireIdle(state: State, id: GangsterId | OfficialId, name: string): void {
  const order = listWaitingOrders(state).find((waiting) => mentions(waiting.order, id));
  if (order !== undefined) {
    throw new Refusal(`An order waits that needs ${name} (${order.title}); withdraw it first.`);
  }
  const battle = Object.values(state.battles).find(
    (one) => one.settled === null && mentions(one, id),
  );
  refuseUnless(battle === undefined, `${name} is in a battle that waits; settle it first.`);
}

function mentions(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return value === id;
  return Object.values(value).some((part) => mentions(part, id));
}
