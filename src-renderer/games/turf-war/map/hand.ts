import { computeDistances } from '#shared/games/turf-war/maps.ts';
import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import { countRanks, formatRankCounts, ranks, type Rank } from '#shared/games/turf-war/ranks.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findTarget } from '../session.svelte.ts';
import { computeStrength } from './layers.ts';

type Facts = Pick<TurfWarView, 'areas' | 'pieces' | 'gangs' | 'house' | 'alliances'>;
type Piece = Facts['pieces'][number];

/** People who are about to go somewhere; before the first turn they may be told where they start. */
export type Going = { seat: SeatId; people: readonly Piece[]; starts: boolean };

/** [WAR-MOVE-1, WAR-ORD-11, WAR-START-3] True if all of these people may go to an area. */
export function mayGo({ areas, house }: Facts, { seat, people, starts }: Going, to: number): boolean {
  const isOwn = areas.find(({ number }) => number === to)?.owner === seat;
  const { range } = house;
  const distances = range === null ? null : computeDistances(areas);
  return people.every(({ rank, area }) => {
    if (area === null || starts || rank === 'don') return isOwn && area !== to;
    if (area === to) return false;
    return range === null || (distances?.[area]?.[to] ?? 99) <= range;
  });
}

/** Says why somebody may not go to an area, in the words of the board. */
function explainBar({ areas, house }: Facts, { seat, people, starts }: Going, to: number): string {
  const isOwn = areas.find(({ number }) => number === to)?.owner === seat;
  if (people.every(({ area }) => area === to)) return 'Here already.';
  if (!isOwn && people.some(({ area }) => area === null)) return 'Recruits enter on your own ground.';
  if (!isOwn && starts) return 'You start in your own areas.';
  if (!isOwn && people.some(({ rank }) => rank === 'don')) return 'A Don goes only to areas you hold.';
  return `Farther than ${house.range ?? 0} borders.`;
}

/** How sending people to an area ends, as things stand there now. */
export type MoveProspect = 'barred' | 'home' | 'free' | 'ahead' | 'level' | 'behind';

type Weighed = { prospect: MoveProspect; ours: number; theirs: number; there: readonly Piece[] };
type Orders = readonly { order: SheetOrder }[];

/** [WAR-FIGHT-3] Weighs people who go to an area, and those ordered there, against who is there now. */
export function weighTarget(facts: Facts, going: Going, to: number, orders: Orders): Weighed {
  const sum = (party: readonly { rank: Rank }[]): number =>
    party.reduce((strength, { rank }) => strength + computeStrength(facts, rank), 0);
  const held = new Set(going.people.map(({ id }) => id));
  const own = facts.pieces.filter(
    ({ id, gang, area }) => gang === going.seat && (held.has(id) || (findTarget(orders, id) ?? area) === to),
  );
  const friends = facts.alliances
    .filter(({ kind, members }) => kind === 'open' && members.includes(going.seat))
    .flatMap(({ members }) => members);
  const there = facts.pieces.filter(({ gang, area }) => area === to && gang !== going.seat && !friends.includes(gang));
  const [ours, theirs] = [sum(own), sum(there)];
  const isHome = facts.areas.find(({ number }) => number === to)?.owner === going.seat;
  const empty: MoveProspect = isHome ? 'home' : 'free';
  const fought: MoveProspect = ours > theirs ? 'ahead' : ours < theirs ? 'behind' : 'level';
  const prospect = !mayGo(facts, going, to) ? 'barred' : there.length === 0 ? empty : fought;
  return { prospect, ours, theirs, there };
}

/** [WAR-FIGHT-3, WAR-VIEW-5] Says in words how sending people to an area ends, as things stand there now. */
export function tellTarget(facts: Facts, going: Going, to: number, orders: Orders): string {
  const name = facts.areas.find(({ number }) => number === to)?.name ?? String(to);
  const { prospect, ours, theirs, there } = weighTarget(facts, going, to, orders);
  if (prospect === 'barred') return `${name}: ${explainBar(facts, going, to)}`;
  if (there.length === 0) return `${name}: nobody is there; yours with ${ours} if nobody else comes.`;
  const end = prospect === 'ahead' ? 'you drive them out' : prospect === 'behind' ? 'you are beaten' : 'you bounce off';
  return `${name}: ${ours} against ${theirs} (${formatRankCounts(countRanks(there))}); ${end} if nobody else comes or goes.`;
}

/** Finds the next of a party who has no order yet and is not in the hand, the lowest rank first. */
export function findNextFree(
  party: readonly Piece[],
  picked: readonly string[],
  orders: readonly { order: SheetOrder }[],
): Piece | null {
  const free = party.filter(({ id }) => !picked.includes(id) && findTarget(orders, id) === null);
  const [next] = free.toSorted((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank));
  return next ?? null;
}
