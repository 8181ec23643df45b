import type { SeatId } from '#shared/words/ids.ts';
import { findCity, listLivingSeats, listOwnedAreas, listPiecesOnBoard, requireGang, sumStrength } from '../lookups.ts';
import type { State } from '../state.ts';

/** The worth of an ally, in shares of a gang's own might, and the main objection. */
type AllyWorth = { score: number; against: string | null };

/** [WAR-NPC-6] Measures a gang's lead: areas and people in one number. */
export function measureMight(state: State, seat: SeatId): number {
  return listOwnedAreas(state, seat).length + sumStrength(state, listPiecesOnBoard(state, seat)) / 2;
}

/** [WAR-NPC-8] Returns true for a gang with less than a third of the mean of its living rivals' areas. */
export function isBeaten(state: State, seat: SeatId): boolean {
  const rivals = listLivingSeats(state).filter((one) => one !== seat);
  const theirs = rivals.reduce((sum, one) => sum + listOwnedAreas(state, one).length, 0);
  return listOwnedAreas(state, seat).length * 3 * rivals.length < theirs;
}

/** Areas of the city beyond which a gang is taken to win alone; those who ally with it crown it. */
const nearVictory = 0.4;
/** How much stronger a friend may be than the gang itself. */
const fair = 1.3;
/** The least an ally brings, as a share of the mean might of the living. */
const least = 0.75;

/**
 * [WAR-NPC-6] Weighs an ally by strength, place and nearness to winning: the enemies he keeps busy and the borders he
 * spares, less the gang's loss to him at the end.
 */
export function weighAlly(state: State, seat: SeatId, other: SeatId): AllyWorth {
  const living = listLivingSeats(state);
  const mights = living.map((one) => measureMight(state, one));
  const mean = mights.reduce((sum, one) => sum + one, 0) / Math.max(1, living.length);
  const theirs = measureMight(state, other);
  const own = Math.max(1, measureMight(state, seat));
  const { name } = requireGang(state, other);
  const parts: { points: number; against: string }[] = [
    {
      points: Math.min(1, theirs / Math.max(1, mean)) - least,
      against: `${name} has too little left to be worth a share of the city.`,
    },
    {
      points: 0.5 * (shareOfBorders(state, seat, other) - 1 / (2 * living.length)),
      against: `${name} lives too far off to spare us a fight.`,
    },
    { points: -2 * Math.max(0, theirs / own - fair), against: `${name} is ahead already; we would only crown it.` },
    {
      points: -6 * Math.max(0, shareOfCity(state, other) - nearVictory),
      against: `${name} is too near to winning alone.`,
    },
  ];
  const worst = parts.toSorted((a, b) => a.points - b.points)[0];
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    against: worst !== undefined && worst.points < 0 ? worst.against : null,
  };
}

function shareOfCity(state: State, seat: SeatId): number {
  return listOwnedAreas(state, seat).length / Math.max(1, Object.keys(state.areas).length);
}

/** Computes the share of a gang’s borders with living rivals that is with this one; 0 where it has none. */
function shareOfBorders(state: State, seat: SeatId, other: SeatId): number {
  const living = new Set<SeatId>(listLivingSeats(state));
  let all = 0;
  let shared = 0;
  for (const { number, borders } of findCity(state).areas) {
    if (state.areas[number]?.owner !== seat) continue;
    for (const next of borders) {
      const owner = state.areas[next]?.owner ?? null;
      if (owner === null || owner === seat || !living.has(owner)) continue;
      all += 1;
      if (owner === other) shared += 1;
    }
  }
  return all === 0 ? 0 : shared / all;
}
