import { computeDistances } from '#shared/games/turf-war/maps.ts';
import type { SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { Rank } from '#shared/games/turf-war/ranks.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { findTarget } from '../session.svelte.ts';

export type LayerId = 'none' | 'threat' | 'refuge' | 'since' | 'alliances' | 'clash';

/** [WAR-VIEW-2] One question each. */
export const layers: readonly { id: LayerId; name: string; meaning: string }[] = [
  { id: 'none', name: 'pieces', meaning: '' },
  {
    id: 'threat',
    name: 'threat',
    meaning:
      'The greatest strength one rival could bring there next turn, and how many of your people would die to it.',
  },
  { id: 'refuge', name: 'refuge', meaning: 'Where people of yours would go from each area as the city stands now.' },
  { id: 'since', name: 'held since', meaning: 'The turn in which the owner took it.' },
  {
    id: 'alliances',
    name: 'alliances',
    meaning: 'Your areas and your open allies’ in one outline; grace with its last turn.',
  },
  {
    id: 'clash',
    name: 'clashes of the sheet',
    meaning: 'Your strength against what stands there now. It is certain if nobody else comes or goes.',
  },
];

type LayerFacts = Pick<TurfWarView, 'areas' | 'pieces' | 'gangs' | 'alliances' | 'house' | 'period'>;
type Filed = readonly { order: SheetOrder }[];

/** [WAR-VIEW-2] A layer’s word in each area, for the seat that looks. */
export function listNotes(view: LayerFacts, seat: SeatId, layer: LayerId, orders: Filed): Record<number, string> {
  switch (layer) {
    case 'none':
      return {};
    case 'threat':
      return listThreats(view, seat);
    case 'refuge':
      return listRefuges(view, seat);
    case 'since':
      return noted(view, ({ owner, sinceTurn }) => (owner === null ? null : `turn ${sinceTurn}`));
    case 'alliances':
      return listGraces(view, seat);
    case 'clash':
      return listClashes(view, seat, orders);
  }
}

function noted(
  { areas }: LayerFacts,
  of: (area: LayerFacts['areas'][number]) => string | null,
): Record<number, string> {
  return Object.fromEntries(
    areas.flatMap((area) => {
      const note = of(area);
      return note === null ? [] : [[area.number, note]];
    }),
  );
}

function listFriends({ alliances }: LayerFacts, seat: SeatId): SeatId[] {
  return alliances
    .filter(({ kind, members }) => kind === 'open' && members.includes(seat))
    .flatMap(({ members }) => members);
}

const dies: Readonly<Record<Rank, number>> = { hitman: 2, lieutenant: 3, don: 5 };

export function computeStrength({ house }: Pick<LayerFacts, 'house'>, rank: Rank): number {
  return rank === 'don' ? house.donStrength : rank === 'lieutenant' ? 2 : 1;
}

function listThreats(view: LayerFacts, seat: SeatId): Record<number, string> {
  const { pieces, gangs, house, areas } = view;
  const distances = computeDistances(areas);
  const friends = listFriends(view, seat);
  const rivals = gangs.filter((gang) => gang.seat !== seat && !friends.includes(gang.seat));
  return noted(view, ({ number }) => {
    const most = Math.max(
      0,
      ...rivals.map((rival) =>
        pieces
          .filter(({ gang, rank, area }) => gang === rival.seat && rank !== 'don' && area !== null)
          .filter(({ area }) => house.range === null || (distances[area ?? 0]?.[number] ?? 99) <= house.range)
          .reduce((sum, { rank }) => sum + computeStrength(view, rank), 0),
      ),
    );
    const own = pieces.filter(({ gang, area }) => gang === seat && area === number);
    if (own.length === 0) return String(most);
    return `${most}, kills ${own.some(({ rank }) => most >= dies[rank]) ? '1' : '0'}`;
  });
}

/** [WAR-RUN-1, WAR-RUN-2] The closest area of one’s own or a friend’s with nobody else in it. */
function listRefuges(view: LayerFacts, seat: SeatId): Record<number, string> {
  const { areas, pieces } = view;
  const distances = computeDistances(areas);
  const friends = listFriends(view, seat);
  const isFriend = (one: SeatId | null): boolean => one === seat || (one !== null && friends.includes(one));
  const open = areas.filter(
    ({ owner, number }) => isFriend(owner) && pieces.every(({ area, gang }) => area !== number || isFriend(gang)),
  );
  return noted(view, ({ number }) => {
    const far = (other: number): number => distances[number]?.[other] ?? 99;
    const [best] = open
      .filter((area) => area.number !== number)
      .sort(
        (a, b) =>
          far(a.number) - far(b.number) || Number(b.owner === seat) - Number(a.owner === seat) || a.number - b.number,
      );
    return best === undefined ? 'no way out' : `→ ${best.name}`;
  });
}

function listGraces({ alliances, areas }: LayerFacts, seat: SeatId): Record<number, string> {
  const leaving = alliances
    .filter(({ kind, members }) => kind === 'open' && members.includes(seat))
    .flatMap((alliance) => alliance.leaving);
  return Object.fromEntries(
    areas.flatMap(({ number, owner }) => {
      const grace = leaving.find((one) => one.seat === owner);
      return grace === undefined ? [] : [[number, `grace to turn ${grace.lastTurn}`]];
    }),
  );
}

/** [WAR-VIEW-5] Lists the clashes of the drafted moves if nobody else moved. */
function listClashes(view: LayerFacts, seat: SeatId, orders: Filed): Record<number, string> {
  const friends = listFriends(view, seat);
  return noted(view, ({ number }) => {
    const own = view.pieces.filter(
      ({ id, gang, area }) => gang === seat && (findTarget(orders, id) ?? area) === number,
    );
    const others = view.pieces.filter(({ gang, area }) => area === number && gang !== seat && !friends.includes(gang));
    if (own.length === 0 || others.length === 0) return null;
    const sum = (party: readonly { rank: Rank }[]): number =>
      party.reduce((strength, { rank }) => strength + computeStrength(view, rank), 0);
    const [ours, theirs] = [sum(own), sum(others)];
    return `${ours} to ${theirs}: ${ours > theirs ? 'yours' : ours < theirs ? 'beaten' : 'bounces'}`;
  });
}
