import { NpcRandom } from '#kernel/dice/npcRandom.ts';
import { createOrderDraws, type Pool } from '#kernel/orders/drawing.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { createSeatPool } from '#main/games/paradise/rules/npc/erratic.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { officialOrderSchemas } from '#shared/games/paradise/orders/officialOrders.ts';
import { orderSchema, type Order, type OrderKind } from '#shared/games/paradise/orders/orders.ts';
import { showOrderSchemas } from '#shared/games/paradise/orders/showOrders.ts';
import type { SeatId } from '#shared/words/ids.ts';

const draws = createOrderDraws(orderSchema);

const anyKind = [...draws.keys()] as OrderKind[];
/** Orders of shows, fights, schooling and standing. */
export const showKinds: readonly OrderKind[] = showOrderSchemas.map(({ shape }) => shape.kind.value);
/** Orders to City Hall and the press. */
export const officialKinds: readonly OrderKind[] = officialOrderSchemas.map(({ shape }) => shape.kind.value);

/** Draws an order of a seat, fine or nonsense: one name in ten is of nobody. */
export function drawAnyOrder(
  state: DeepReadonly<ParadiseState>,
  seat: SeatId,
  salt: number,
  kinds: readonly OrderKind[] = anyKind,
): Order {
  const random = new NpcRandom(salt);
  const known = createSeatPool(buildSeatView(state, seat), random);
  const pool: Pool = (schema, name) => {
    const isText = schema._zod.def.type === 'string';
    return isText && random.below(10) === 0 ? ['nobody'] : known(schema, name);
  };
  for (;;) {
    const drawn = orderSchema.safeParse(draws.get(random.pick(kinds) ?? '')?.({ pool, random }));
    if (drawn.success) return drawn.data;
  }
}
