import { describeDecided } from '#shared/games/turf-war/proposals.ts';
import { formatCount } from '#shared/words/text.ts';
import type { State } from '../state.ts';
import { buildView } from './view.ts';

/** [WAR-VIEW-7] Turf War's own figures, as the games master sees them. */
export function buildStatus(state: State): { fields: Record<string, unknown>; lines: string[] } {
  const view = buildView(state, 'gm');
  const gangs = view.gangs.map((gang) => ({
    name: gang.name,
    seat: gang.seat,
    isHuman: gang.isHuman,
    areas: gang.areas,
    hitmen: gang.hitmen,
    lieutenants: gang.lieutenants,
    hasDon: gang.hasDon,
    strength: gang.strength,
    treasury: gang.treasuryMc ?? 0,
    points: gang.points,
    outTurn: gang.outTurn,
  }));
  const last = view.turns.at(-1);
  return {
    fields: {
      turn: state.turn,
      map: state.map,
      decided: view.decided,
      gangs,
      alliances: view.alliances.filter(({ kind }) => kind === 'open').map(({ members }) => members),
      lastDeaths: last?.deaths ?? {},
    },
    lines: [
      '',
      ...gangs.map((gang) => {
        const don = gang.hasDon ? 'a Don, ' : '';
        const figures =
          gang.outTurn === null
            ? `${formatCount(gang.areas, 'area')}, ${don}${formatCount(gang.lieutenants, 'Lieutenant')}, ${describeHitmen(gang.hitmen)}, ${gang.treasury} MC`
            : `out since turn ${gang.outTurn}`;
        return `${gang.seat}  ${gang.name} (${gang.isHuman ? 'human' : 'NPC'}): ${figures}`;
      }),
      ...(view.decided === null ? [] : ['', describeDecided(view)]),
    ],
  };
}

function describeHitmen(count: number): string {
  return count === 1 ? '1 Hitman' : `${count} Hitmen`;
}
