import type { CampaignView } from '../../../../src-shared/games/paradise/views/campaign.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { cashNext, laidUp } from './lookOut.ts';

/** A gang as the games master's table has it; dollars are whole. */
export type GangRow = {
  seat: SeatId;
  name: string;
  colour: number;
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
  /** What it still owes the table, in words. */
  owes: string;
};

/** Every gang that is left, as the games master knows it. */
export function gangRows(view: CampaignView): GangRow[] {
  return view.gangs
    .filter(({ eliminatedMonth }) => eliminatedMonth === null)
    .map((gang) => {
      const { seat, name, colour, businesses: places, members, secrets } = gang;
      const matters = view.waiting.filter((one) => one.seat === seat && one.isDone !== true);
      return {
        seat,
        name,
        colour,
        player: gang.isHuman ? 'human' : gang.isWritten ? 'NPC, yours this month' : 'NPC',
        bank: secrets?.bankDollars ?? 0,
        cash: cashNext(gang)?.byDollars ?? 0,
        men: members ?? 0,
        laidUp: laidUp(view, seat).length,
        places,
        reputation: secrets?.reputation ?? 0,
        friends: view.officials.filter(({ payrolls }) => payrolls.some((one) => one.seat === seat))
          .length,
        orders: view.orders.filter((order) => order.seat === seat).length,
        owes: matters.map(({ text }) => text.replace(`${name}: `, '')).join(' ') || 'nothing',
      };
    });
}
