import type { SeatId } from '#shared/words/ids.ts';
import type { HoldingChange } from '#shared/views/chronicle.ts';
import type { BusinessView, CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { District, Racket } from '#shared/games/paradise/city.ts';
import { findCity, type InCity } from '#shared/games/paradise/cities/city.ts';
import { lookUpGround } from '#shared/games/paradise/drawing/grounds.ts';
import { type Coordinates, drawLine, findCentroid } from '#shared/words/geometry.ts';

/** A business on the map: where it stands and who holds it at the time that is shown. */
export type Mark = { business: BusinessView; at: Coordinates; owner: SeatId | null };

/** The outline of a mark of radius 5 about the origin, a racket a shape, so that color is not needed. */
export const racketShapes: Record<Racket, string> = {
  booze: 'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z',
  gambling: 'M-4.5-4.5H4.5V4.5H-4.5Z',
  prostitution: 'M0-6L6 0L0 6L-6 0Z',
  protection: 'M0-5.5L5.5 4.5H-5.5Z',
};

/** A racket's sign inside its mark: a bottle, pips, a heart, a shield. */
export const racketSigns: Record<Racket, string> = {
  booze: 'M-.7-3.4H.7V-1.4L1.9-.1V3.1H-1.9V-.1L-.7-1.4Z',
  gambling:
    'M-2.9-2.9h1.8v1.8h-1.8ZM1.1-2.9h1.8v1.8h-1.8ZM-.9-.9h1.8v1.8h-1.8ZM-2.9 1.1h1.8v1.8h-1.8ZM1.1 1.1h1.8v1.8h-1.8Z',
  prostitution: 'M0 3L-2.8.1A1.7 1.7 0 0 1 0-1.9A1.7 1.7 0 0 1 2.8.1Z',
  protection: 'M0-2.1L2-1.2V1Q2 2.6 0 3.6Q-2 2.6-2 1V-1.2Z',
};

/** How large a door is drawn that somebody holds, with room for its sign. */
export const ownedScale = 1.92;

/** Every business that has a place of its own on the streets. */
export function listMarks(view: CampaignView, places: ReadonlyMap<string, Coordinates>): Mark[] {
  return view.businesses.flatMap((business) => {
    const at = places.get(business.id);
    return at === undefined ? [] : [{ business, at, owner: business.owner }];
  });
}

/** The city with the owners of an earlier time; what else is known of it stays today's. */
export function replaceOwners(view: CampaignView, owners: ReadonlyMap<string, SeatId | null>): CampaignView {
  return {
    ...view,
    businesses: view.businesses.map((business) => ({ ...business, owner: owners.get(business.id) ?? null })),
  };
}

/** Lists the holders when a month ended; a change after it does not count. */
export function listHoldersAt(changes: readonly HoldingChange[], month: number): ReadonlyMap<string, SeatId | null> {
  return new Map(changes.filter(({ period }) => period <= month).map(({ thing, holder }) => [thing, holder]));
}

/** How large a mark is drawn, by what it brings: 1 is the usual size. */
export function computeIncomeScale({ averageLootDollars }: BusinessView): number {
  return Math.min(2.1, Math.max(0.55, Math.sqrt(Math.max(0, averageLootDollars) / 450)));
}

/** A thing that happened at a place, engraved on the map: police, a death, a fire or repairs, any other fight. */
export type MonthMark = { id: string; kind: 'badge' | 'cross' | 'flames' | 'fight'; words: string; at: Coordinates };

/** Finds room for a mark below the name of a district. */
function findOpenGround(view: InCity, district: District): Coordinates {
  const [x, y] = findCentroid(lookUpGround(findCity(view), district).polygon);
  return [x, y + 44];
}

/** The engraved marks of a month's events, within a circle of radius 11, and their names in the legend. */
export const eventSigns: Record<MonthMark['kind'], { name: string; path: string }> = {
  fight: { name: 'Fight last month', path: 'M-6-6L6 6M6-6L-6 6M-7 3.4L-3.4 7M7 3.4L3.4 7' },
  cross: { name: 'Deadly fight', path: 'M-1.6-7.5H1.6V-3.4H5.4V-.4H1.6V7.5H-1.6V-.4H-5.4V-3.4H-1.6Z' },
  badge: {
    name: 'Police raid',
    path: 'M0-8L2.1-2.9L7.6-2.5L3.4 1.1L4.7 6.5L0 3.6L-4.7 6.5L-3.4 1.1L-7.6-2.5L-2.1-2.9Z',
  },
  flames: {
    name: 'Wrecked',
    path: 'M0 7.5Q-6 6-5.4.6Q-4.6 2.4-3.4 2.6Q-3.6-3.4.8-8Q.6-4.2 3-2.4Q5.6-.4 5.2 3Q4.4 6.6 0 7.5ZM.2 6Q2.6 5 2 2.4Q.8 3-.2.6Q-2.4 3.4-1.4 5Q-.8 6 .2 6Z',
  },
};

/**
 * Lists the events of a month with a place on the map; those of today's month are its own and those of the month
 * before. Repairs are known of today only.
 */
export function listMonthMarks(
  view: Pick<CampaignView, 'city' | 'battles' | 'businesses' | 'month'>,
  places: ReadonlyMap<string, Coordinates>,
  pastMonth: number | null,
): MonthMark[] {
  const isShown = (month: number): boolean => (pastMonth === null ? month >= view.month - 1 : month === pastMonth);
  const fights = view.battles
    .filter(({ month, settled }) => isShown(month) && settled?.how !== 'called-off')
    .map(({ id, title, business, district, attackers, settled }): MonthMark => {
      const isDeadly = settled?.losses.some((line) => /\bdead\b|\bkilled\b/iu.test(line)) === true;
      const kind = attackers === 'police' ? 'badge' : isDeadly ? 'cross' : 'fight';
      const at = (business === null ? undefined : places.get(business)) ?? findOpenGround(view, district);
      return { id, kind, words: settled === null ? title : settled.sentence, at };
    });
  const mending = pastMonth === null ? view.businesses.filter(({ repairMonths }) => repairMonths > 0) : [];
  const fires = mending.flatMap(({ id, name }): MonthMark[] => {
    const at = places.get(id);
    return at === undefined ? [] : [{ id, kind: 'flames', words: `${name}: wrecked, under repair`, at }];
  });
  return [...fires, ...fights];
}

/** Fights in each district over the last six months. */
export function countHeat({ battles, month }: CampaignView): ReadonlyMap<District, number> {
  const recent = battles.filter((battle) => battle.month > month - 6 && battle.settled?.how !== 'called-off');
  return new Map(
    [...Map.groupBy(recent, ({ district }) => district)].map(([district, here]) => [district, here.length]),
  );
}

/** A job on the map: from a gang's base to where it goes. */
export type Arrow = { id: string; seat: SeatId; title: string; path: string };

/** An arrow for each order that has a place to go to. */
export function listArrows(view: CampaignView, places: ReadonlyMap<string, Coordinates>): Arrow[] {
  return view.orders.flatMap(({ id, seat, title, order }) => {
    const base = view.gangs.find((gang) => gang.seat === seat)?.base;
    const to = 'business' in order ? places.get(order.business) : findTargetBase(view, order);
    if (base === undefined || to === undefined) return [];
    return [{ id, seat, title, path: drawArrowPath(lookUpGround(findCity(view), base).pennant, to) }];
  });
}

/** Jobs against a gang as a whole go to where it is at home. */
function findTargetBase(view: CampaignView, order: CampaignView['orders'][number]['order']): Coordinates | undefined {
  if (!('gang' in order)) return undefined;
  const base = view.gangs.find(({ seat }) => seat === order.gang)?.base;
  return base === undefined ? undefined : lookUpGround(findCity(view), base).pennant;
}

/** A bow from one place to another, bent to the left of its way. */
export function drawArrowPath([x1, y1]: Coordinates, [x2, y2]: Coordinates): string {
  const middle: Coordinates = [(x1 + x2) / 2 + (y2 - y1) * 0.16, (y1 + y2) / 2 - (x2 - x1) * 0.16];
  if (Math.hypot(x2 - x1, y2 - y1) < 30)
    return drawLine([
      [x1, y1],
      [x2, y2],
    ]);
  return `M${x1},${y1}Q${middle[0].toFixed(1)},${middle[1].toFixed(1)} ${x2.toFixed(1)},${y2.toFixed(1)}`;
}
