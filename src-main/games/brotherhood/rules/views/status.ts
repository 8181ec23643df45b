import { formatCount, formatDollars } from '#shared/words/text.ts';
import type { State } from '../state.ts';
import { buildView } from './view.ts';

/** [BRO-VIEW-8] The Brotherhood's own figures, as the games master sees them. */
export function buildStatus(state: State): { fields: Record<string, unknown>; lines: string[] } {
  const view = buildView(state, 'gm');
  const gangs = view.families.map((family) => ({
    name: family.name,
    seat: family.seat,
    isHuman: family.isHuman,
    // A dead Godfather's money is in another till.
    bank: family.isOut ? 0 : (family.cashDollars ?? 0),
    members: family.thugs + family.hitmen + family.jailedThugs + family.jailedHitmen,
    businesses: family.operations,
    influence: family.markers,
    alive: !family.isOut,
  }));
  return {
    fields: { turn: state.turn, lastTurn: state.house.turns, gangs },
    lines: [
      '',
      ...gangs.map(({ seat, name, isHuman, alive, bank, businesses, influence, members }) => {
        const figures = alive
          ? `${formatDollars(bank)}, ${formatCount(businesses, 'operation')}, ${formatCount(influence, 'marker')} of influence, ${formatCount(members, 'hood')}`
          : 'out of the game';
        return `${seat}  ${name} (${isHuman ? 'human' : 'NPC'}): ${figures}`;
      }),
    ],
  };
}
