import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { forecastCash, listLaidUp } from './lookOut.ts';

/** A gang as the games master's table has it; dollars are whole. */
export type GangRow = {
  seat: SeatId;
  name: string;
  color: number;
  player: string;
  bank: number;
  cash: number;
  men: number;
  laidUp: number;
  places: number;
  reputation: number;
  /** Officials on its payroll. */
  friends: number;
  orders: number;
  /** The orders on its sheet; empty where the program has yet to write it. */
  intends: string;
  /** The matters it still owes the table, in words. */
  owes: string;
};

/** Every gang that is left, as the games master knows it. */
export function listGangRows(view: CampaignView): GangRow[] {
  return view.gangs
    .filter(({ eliminatedMonth }) => eliminatedMonth === null)
    .map((gang) => {
      const { seat, name, color, businesses: places, members, secrets } = gang;
      const matters = view.waiting.filter((one) => one.seat === seat && one.isDone !== true);
      const given = view.orders.filter((order) => order.seat === seat);
      return {
        seat,
        name,
        color,
        player: gang.isHuman ? 'human' : gang.isWritten ? 'NPC, yours this month' : 'NPC',
        bank: secrets?.bankDollars ?? 0,
        cash: forecastCash(gang)?.byDollars ?? 0,
        men: members ?? 0,
        laidUp: listLaidUp(view, seat).length,
        places,
        reputation: secrets?.reputation ?? 0,
        friends: view.officials.filter(({ payrolls }) => payrolls.some((one) => one.seat === seat)).length,
        orders: given.length,
        intends: given.length > 0 ? describeIntent(given) : gang.isHuman ? 'no orders yet' : '',
        owes: matters.map(({ text }) => stripGangName(text, name)).join('; ') || 'nothing',
      };
    });
}

/** A matter as a cell of the gang's own row tells it: without its name, and no sentence any more. */
function stripGangName(text: string, name: string): string {
  return text.replace(`${name}: `, '').replace(/\.$/, '');
}

/** Orders of a sheet that are told in full. */
const mostTold = 2;

/** A written sheet in a few words: its first orders, and how many more there are. */
export function describeIntent(orders: readonly { title: string }[]): string {
  if (orders.length === 0) return 'nothing this month';
  const told = orders.slice(0, mostTold).map(({ title }) => title);
  const more = orders.length - told.length;
  return `${told.join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

/** Gangs whose sheet the program writes, and whose orders nobody has seen yet. */
export function listUnwritten(view: CampaignView): SeatId[] {
  return view.gangs
    .filter(({ isHuman, isWritten, eliminatedMonth }) => !isHuman && !isWritten && eliminatedMonth === null)
    .map(({ seat }) => seat);
}
