import { mostHires, type Order } from '#shared/games/turf-war/orders.ts';
import type { Reason } from '#shared/words/journal.ts';
import { listPiecesOnBoard, listOwnedAreas } from '../lookups.ts';
import { computeSpendable } from '../orders/money.ts';
import { buildBoard, canReach } from './board.ts';
import type { Sight } from './sight.ts';
import type { NpcRandom } from '#kernel/dice/npcRandom.ts';

/** [WAR-NPC-9] A legal sheet without a thought in it. */
export function planErraticSheet(sight: Sight, random: NpcRandom): { order: Order; reason: Reason }[] {
  const { seat, state } = sight;
  const board = buildBoard(sight);
  const reason: Reason = { sentence: 'A whim, nothing more.', score: 0, factors: [] };
  const own = listOwnedAreas(state, seat);
  const sheet = listPiecesOnBoard(state, seat).flatMap(({ id, rank }) => {
    if (random.next() < 0.4) return [];
    const fighter = board.position.fighters.find((one) => one.id === (id as string));
    const area = rank === 'don' ? random.pick(own) : 1 + random.below(board.position.areas);
    if (area === undefined || fighter === undefined || !canReach(board, fighter, area)) return [];
    return [{ order: { kind: 'move' as const, pieces: [id], area }, reason }];
  });
  const price = Math.max(1, state.house.prices.hire);
  const most = Math.floor(Math.max(0, computeSpendable(state, seat, [])) / price);
  const count = Math.min(mostHires, random.below(most + 1));
  if (count === 0) return sheet;
  return [...sheet, { order: { kind: 'hire', count, names: [] }, reason }];
}
