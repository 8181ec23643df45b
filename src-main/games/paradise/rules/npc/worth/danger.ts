import { computePlayMonth } from '#shared/games/paradise/calendar.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { derivedBySeat } from '#kernel/derived.ts';
import { listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { drawWhim, listByTalk } from '../whims.ts';

/** The least part of a usual return that is feared of a gang which never struck anybody. */
const leastDanger = 0.3;

/** [GANG-11] Computes the part of a usual return that is to be feared of a rival: its blows of a year beside those of all. */
export const computeDanger = derivedBySeat((view: SeatView, rival): number => {
  const gangs = listLivingGangs(view);
  const mean = gangs.reduce((sum, { id }) => sum + countBlowsBy(view, id), 0) / Math.max(1, gangs.length);
  return Math.max(leastDanger, Math.min(1, (1 + countBlowsBy(view, rival)) / (1 + mean)));
});

function countBlowsBy(view: SeatView, seat: SeatId): number {
  return Object.values(view.blows()[seat] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Blows of a year between two gangs that nobody minds, and the cost of the next one for each beyond, in $100s. */
const blowsBorne = 3;
const wearOfBlow = 4;

/** [GANG-11] Computes what a war of a year takes out of the wish for its next blow, in $100s; nothing where the end is near. */
export function computeWeariness(view: SeatView, rival: SeatId): number {
  if (listOwnedBusinesses(view, rival).length <= preyDoors) return 0;
  const blows = view.blows();
  const between = (blows[view.seat]?.[rival] ?? 0) + (blows[rival]?.[view.seat] ?? 0);
  return wearOfBlow * Math.max(0, between - blowsBorne);
}

/** Months for which NPC gangs spare a weak player, by the house rule. */
const monthsSpared = { 'a-year': 12, 'two-years': 24, 'for-good': Infinity } as const;

/** Doors that are left to a player who is spared. */
const doorsLeft = 2;

/** [GANG-11] Returns true if no NPC gang below the Hard level may finish a player's gang yet. */
export function isSpared(view: SeatView, rival: SeatId): boolean {
  const { gangs, mind, houseRules } = view;
  return (
    computePlayMonth(view) <= monthsSpared[houseRules.mercy] && mind.level !== 'hard' && gangs[rival]?.isHuman === true
  );
}

/** [GANG-11] Returns true if a gang is spared and has no more doors than are left to it. */
export function isLeftAlone(view: SeatView, rival: SeatId): boolean {
  return listOwnedBusinesses(view, rival).length <= doorsLeft && isSpared(view, rival);
}

/** Doors at most of a rival whom a few blows may finish. */
export const preyDoors = 4;

/** Gangs whose aim it is at once to finish a rival, and the months for which they are the same. */
const mostHunters = 3;
const monthsOfTalk = 12;

/** [GANG-17] Lists the gangs that are after a weak rival, by the street's talk of the year. */
export function listHunters({ title, month, gangs }: SeatView, rival: SeatId): readonly SeatId[] {
  const others = listLivingGangs({ gangs }).flatMap(({ id }) => (id === rival ? [] : [id]));
  return listByTalk({ title, month: Math.ceil(month / monthsOfTalk) }, `end of ${rival}`, others).slice(0, mostHunters);
}

/** [GANG-11] Returns true if a rival's ruin is the gang's aim of the year. */
export function isAimedAt({ ambition }: SeatView, rival: SeatId): boolean {
  return ambition?.aim.kind === 'rival' && ambition.aim.rival === rival;
}

/** [GANG-17] Returns true if the gang is after a weak rival, and its aim is his end. */
export function isHunting(view: SeatView): boolean {
  const aim = view.ambition?.aim;
  if (aim?.kind !== 'rival' || listOwnedBusinesses(view, aim.rival).length > preyDoors) return false;
  return listHunters(view, aim.rival).includes(view.seat);
}

/** The most that one more gang in the city takes of the wish to finish another. */
const leftPerGang = 0.4;

/** [GANG-17] Computes the part of a rival's end that a gang leaves to others, by a whim of its own each month. */
export function computeLeftToOthers(view: SeatView, rival: SeatId): number {
  if (isAimedAt(view, rival)) return 0;
  const others = Math.max(0, listLivingGangs(view).length - 2);
  return Math.min(1, leftPerGang * others * drawWhim(view, `end of ${rival}`));
}
