import type { SeatId } from '#shared/words/ids.ts';
import type { HoldingChange } from '#shared/views/chronicle.ts';
import type { BusinessView, CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { District, Racket } from '#shared/games/paradise/city.ts';
import { type Coordinates, drawLine } from '#shared/words/geometry.ts';
import { pennantPlaces } from '#shared/games/paradise/drawing/cityDetails.ts';

/** A business on the map: where it stands and who holds it at the time that is shown. */
export type Mark = { business: BusinessView; at: Coordinates; owner: SeatId | null };

/** The outline of a mark of radius 5 about the origin, a racket a shape, so that color is not needed. */
export const racketShapes: Record<Racket, string> = {
  booze: 'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z',
  gambling: 'M-4.5-4.5H4.5V4.5H-4.5Z',
  prostitution: 'M0-6L6 0L0 6L-6 0Z',
  protection: 'M0-5.5L5.5 4.5H-5.5Z',
};

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
    return [{ id, seat, title, path: drawArrowPath(pennantPlaces[base], to) }];
  });
}

/** Jobs against a gang as a whole go to where it is at home. */
function findTargetBase(view: CampaignView, order: CampaignView['orders'][number]['order']): Coordinates | undefined {
  if (!('gang' in order)) return undefined;
  const base = view.gangs.find(({ seat }) => seat === order.gang)?.base;
  return base === undefined ? undefined : pennantPlaces[base];
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
