import type { KnownRival } from '#main/games/paradise/rules/state/seatView.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal } from '#kernel/refusal.ts';
import { computeCurrentStats } from '#main/games/paradise/rules/state/condition.ts';
import { mayStillTalk } from '#main/games/paradise/rules/courts/knowledge.ts';
import { derived } from '#kernel/derived.ts';
import { requireGang, listLiving } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { canFight } from '#main/games/paradise/rules/filing/crews.ts';
import type { Sighting } from '#main/games/paradise/rules/state/records/battles.ts';

/** Rivals of the living gangs that a seat could point out, in the order they joined. */
export function listKnownRivals(state: State, seat: SeatId): DeepReadonly<KnownRival>[] {
  const faces = groupFaces(state).get(seat);
  return listTownPeople(state).filter(({ id, gang, isBoss }) => gang !== seat && (isBoss || faces?.has(id) === true));
}

/** Lists the faces that each seat has met, for all seats at once. perf: building a key for each face takes longer. */
const groupFaces = derived((state: State): ReadonlyMap<SeatId, ReadonlySet<GangsterId>> => {
  const faces = new Map<SeatId, Set<GangsterId>>();
  for (const { seat, gangster } of Object.values(state.sightings)) {
    const met = faces.get(seat);
    if (met === undefined) faces.set(seat, new Set([gangster]));
    else met.add(gangster);
  }
  return faces;
});

/** Lists everybody of the living gangs, as their acquaintances know them. */
const listTownPeople = derived((state: State): readonly DeepReadonly<KnownRival>[] =>
  listLiving(state)
    .filter(({ gang }) => state.gangs[gang]?.eliminatedMonth === null)
    .map(({ id, gang, name, profile, isBoss, custody }) => {
      return { id, gang, name, profile, isBoss, custody };
    }),
);

/**
 * Requires a rival's gangster this gang could point out: a Boss, whom the whole town knows, or a man it met in a fight.
 * Strangers and names nobody bears get the same refusal, which reveals nothing.
 */
export function requireKnownRival(state: State, seat: SeatId, id: GangsterId): DeepReadonly<Gangster> {
  const gangster = state.gangsters[id];
  const isKnown =
    gangster !== undefined &&
    gangster.gang !== seat &&
    (gangster.isBoss || state.sightings[`${seat}:${id}`] !== undefined);
  if (!isKnown) {
    throw new Refusal('None of your people would know him; pick a rival Boss or somebody you have met in a fight.');
  }
  if (gangster.custody !== null) {
    throw new Refusal(`${gangster.name} is behind bars, out of everybody’s reach.`);
  }
  const gang = requireGang(state, gangster.gang);
  if (gang.eliminatedMonth !== null) throw new Refusal(`The game is over for ${gang.name}.`);
  return gangster;
}

/**
 * [SCN-2, SCN-2a] Finds the target of a Hit: a rival the gang could point out, or a man of its own whom the law holds
 * and who has not been asked yet.
 */
export function hitTarget(state: State, seat: SeatId, id: GangsterId): DeepReadonly<Gangster> {
  const own = state.gangsters[id];
  if (own?.gang !== seat) return requireKnownRival(state, seat, id);
  const problem = explainNotSilenced(state, own);
  if (problem !== null) {
    throw new Refusal(`${own.name} ${problem}; pick one of them, or a rival.`, 'SCN-2a');
  }
  return own;
}

/** [SCN-2a] Explains why a gang cannot silence this man of its own, as words after his name, or returns null. */
export function explainNotSilenced(state: State, own: DeepReadonly<Gangster>): string | null {
  if (own.custody === null) {
    return 'walks free, and a Hit on one of your own is for men whom the law holds';
  }
  if (!mayStillTalk(own, state.courts.unasked)) {
    return 'has been asked already, and a Hit on one of your own is for men who may still talk';
  }
  return canFight(own) ? null : 'lies in the prison ward, and a Hit is for men who are taken to court';
}

/** Records how each gang saw the other's people in a fight. */
export function rememberFaces(table: ParadiseTable, seat: SeatId, met: readonly GangsterId[]): void {
  const { state } = table;
  const sightings = met.flatMap((id): Sighting[] => {
    const gangster = state.gangsters[id];
    if (gangster === undefined || gangster.gang === seat) return [];
    return [
      { seat, gangster: id, month: state.month, stats: computeCurrentStats(gangster), weapons: [...gangster.weapons] },
    ];
  });
  if (sightings.length > 0) table.emit({ type: 'sighted', seat, sightings });
}
