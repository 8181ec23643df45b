import { formatCount, formatDollars } from '#shared/words/text.ts';
import { listCapos, listRacketsHeld, listSquares } from '../lookups.ts';
import type { State } from '../state.ts';

/** [EMP-VIEW-8] Empire City’s own figures, as the games master sees them. */
export function buildStatus(state: State): { fields: Record<string, unknown>; lines: string[] } {
  const gangs = listCapos(state).map((capo) => ({
    name: capo.name,
    seat: capo.seat,
    isHuman: capo.isHuman,
    victoryPoints: capo.points,
    corruption: capo.corruption,
    squares: listSquares(state, capo.seat).length,
    rackets: listRacketsHeld(state, capo.seat).length,
    members: capo.hand.length + capo.exhausted.length,
    bank: capo.cashDollars,
    isGodfather: state.godfather === capo.seat,
  }));
  const { round, phase, pot, ness, godfather, chief } = state;
  const cops = state.cops.map(({ at }) => at);
  return {
    fields: { round, phase, pot, cops, ness, godfather, policeChief: chief, gangs },
    lines: [
      '',
      ...gangs.map(
        (gang) =>
          `${gang.seat}  ${gang.name} (${gang.isHuman ? 'human' : 'NPC'}): ${formatCount(gang.victoryPoints, 'point')}, ${gang.corruption} corruption, ${formatCount(gang.squares, 'square')}, ${formatCount(gang.rackets, 'racket')}, ${formatCount(gang.members, 'man', 'men')}, ${formatDollars(gang.bank)}${gang.isGodfather ? ', godfather' : ''}`,
      ),
    ],
  };
}
