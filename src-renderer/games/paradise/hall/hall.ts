import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { OfficialTableRow, OfficialView, PayrollView } from '#shared/games/paradise/views/officials.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import type { OfficialKind } from '#shared/games/paradise/officials.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';

/** Where the officials sit, in the order of the screen. */
export const houses: readonly { id: string; name: string; kinds: readonly OfficialKind[] }[] = [
  { id: 'city-hall', name: 'City Hall', kinds: ['mayor', 'councilor'] },
  { id: 'bench', name: 'The bench', kinds: ['judge'] },
  { id: 'police', name: 'The police', kinds: ['chief', 'captain'] },
  { id: 'press', name: 'The press', kinds: ['editor', 'reporter'] },
];

/** The floors of the house, from the roof down. */
export const floors: readonly { id: string; name: string; kinds: readonly OfficialKind[] }[] = [
  { id: 'mayor', name: 'The Mayor', kinds: ['mayor'] },
  { id: 'council', name: 'The council', kinds: ['councilor'] },
  { id: 'law', name: 'Bench and police', kinds: ['judge', 'chief', 'captain'] },
  { id: 'press', name: 'The press', kinds: ['editor', 'reporter'] },
];

/** The reach of an official: the gang's, for sale at its reputation, or above it. */
export type Reach = 'ours' | 'near' | 'far';

/** Finds how far an official is from a gang of this reputation. */
export function findReach(
  official: Pick<OfficialView, 'kind' | 'payrolls'>,
  seat: SeatId | null,
  rows: readonly OfficialTableRow[],
  reputation: number,
): Reach {
  if (official.payrolls.some((payroll) => payroll.seat === seat)) return 'ours';
  return requireRow(rows, official.kind).minReputation <= reputation ? 'near' : 'far';
}

/** Officials that stand together in the list. */
export type ReachGroup = { id: string; name: string; officials: readonly OfficialView[]; isFar: boolean };

/** Groups officials: a gang's own, those within its reach, and the others by the reputation that they want. */
export function groupByReach(
  officials: readonly OfficialView[],
  { seat, rows, reputation }: { seat: SeatId | null; rows: readonly OfficialTableRow[]; reputation: number },
): ReachGroup[] {
  const list = (reach: Reach): OfficialView[] =>
    officials.filter((official) => findReach(official, seat, rows, reputation) === reach);
  const needed = Map.groupBy(list('far'), ({ kind }) => requireRow(rows, kind).minReputation);
  return [
    { id: 'ours', name: 'On your payroll', officials: list('ours'), isFar: false },
    { id: 'near', name: 'Within reach', officials: list('near'), isFar: false },
    ...[...needed]
      .toSorted(([one], [other]) => one - other)
      .map(([least, far]) => ({
        ...{ id: `far-${least}`, officials: far, isFar: true },
        name: `Reputation ${least} and more; you have ${reputation}`,
      })),
  ].filter(({ id, officials: there }) => there.length > 0 || id === 'near');
}

/** The allegiances whose officials the list shows. */
export const allegiances = [
  { id: 'all', name: 'Everybody' },
  { id: 'ours', name: 'On our payroll' },
  { id: 'others', name: 'Not ours' },
  { id: 'rivals', name: 'Seen with a rival' },
] as const;
export type AllegianceFilter = (typeof allegiances)[number]['id'];

export type HallFilter = { text: string; house: string; allegiance: AllegianceFilter };

export const noHallFilter: HallFilter = { text: '', house: '', allegiance: 'all' };

/** The pick that stands for no official but the next Reporter to be hired. */
export const newReporter = 'another-reporter';

/** Finds the gang's pay to an official, or null. */
export function findPayroll(official: OfficialView, seat: SeatId | null): PayrollView | null {
  return official.payrolls.find((payroll) => payroll.seat === seat) ?? null;
}

/** Gangs other than one's own that an official was seen to serve, latest first. */
export function listRivalsSeenWith(official: OfficialView, seat: SeatId | null): OfficialView['seenWith'] {
  return official.seenWith.filter((seen) => seen.seat !== seat);
}

/** The officials that a filter leaves; words must all occur in name, post or a gang he was seen with. */
export function filterOfficials(
  view: Pick<CampaignView, 'officials' | 'gangs'>,
  seat: SeatId | null,
  filter: HallFilter,
): OfficialView[] {
  const nameGang = (id: SeatId): string => view.gangs.find((gang) => gang.seat === id)?.name ?? '';
  const kinds = houses.find(({ id }) => id === filter.house)?.kinds ?? null;
  const words = filter.text.toLowerCase().split(/\s+/u);
  return view.officials.filter((official) => {
    if (kinds !== null && !kinds.includes(official.kind)) return false;
    const isOurs = findPayroll(official, seat) !== null;
    const isRivals = listRivalsSeenWith(official, seat).length > 0;
    if (filter.allegiance === 'ours' && !isOurs) return false;
    if (filter.allegiance === 'others' && isOurs) return false;
    if (filter.allegiance === 'rivals' && !isRivals) return false;
    const gangs = [...official.seenWith, ...official.payrolls].map((one) => nameGang(one.seat));
    const text = [official.name, official.post, ...gangs].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The rulebook's row of a kind. */
export function requireRow(rows: readonly OfficialTableRow[], kind: OfficialKind): OfficialTableRow {
  const row = rows.find((candidate) => candidate.kind === kind);
  if (row === undefined) throw new Error(`The rulebook has no ${kind}.`);
  return row;
}

/** The gang's order of one kind about an official that waits, or null. */
export function findWaitingOrder(
  orders: CampaignView['orders'],
  seat: SeatId | null,
  official: OfficialId,
): CampaignView['orders'][number] | null {
  return orders.find((waiting) => waiting.seat === seat && isAbout(waiting.order, official)) ?? null;
}

function isAbout(order: Order, official: OfficialId): boolean {
  switch (order.kind) {
    case 'bid':
      return order.official === official;
    case 'column':
    case 'weigh-in':
      return order.reporter === official;
    case 'expose':
      return order.reporter === official || order.helpers.some(({ reporter }) => reporter === official);
    case 'edit-paper':
      return official === 'editor';
    case 'dismiss':
    case 'accuse':
      return official === 'mayor';
    default:
      return false;
  }
}

/** A bid's first suggestion: a little above the list, in the steps bids go up by. */
export function suggestLimit(row: OfficialTableRow): number {
  return Math.round((row.monthlyDollars * 1.2) / 50) * 50;
}
