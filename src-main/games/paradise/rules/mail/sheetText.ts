import { readLineOrder } from '#shared/words/lineOrders.ts';
import { orderSchema, type Order, type OrderKind } from '#shared/games/paradise/orders/orders.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SheetLine } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Refusal } from '#kernel/refusal.ts';
import { listHandlers } from '../handlers.ts';
import type { MailForm } from '../orders/order.ts';
import { SheetNames } from './sheetNames.ts';

/** Every order that can be written in a line; the others explain why they need the screen. */
const forms: readonly MailForm[] = listHandlers().flatMap(({ mail }) => ('onScreen' in mail ? [] : mail));

/** The orders that no line is written for, each with its reason. */
export const notOnSheets: Readonly<Partial<Record<OrderKind, string>>> = Object.fromEntries(
  listHandlers().flatMap(({ kind, mail }) => ('onScreen' in mail ? [[kind, mail.onScreen]] : [])),
);

/** How each order is written, as the blank sheet shows it. */
export const sheetExamples: readonly string[] = forms.map(({ example }) => example);

/** Reads a sheet with one order a line; a wrong line is reported with the right way to write it. */
export function parseSheet(view: CampaignView, seat: SeatId, lines: readonly SheetLine[]) {
  const names = new SheetNames(view, seat);
  const orders: { line: number; order: Order }[] = [];
  const problems: { line: number; sentence: string }[] = [];
  for (const { line, text } of lines) {
    try {
      orders.push({ line, order: readOrder(names, text.replace(/\.$/u, '')) });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      problems.push({ line, sentence: problem.message });
    }
  }
  return { orders, problems };
}

function readOrder(names: SheetNames, text: string): Order {
  for (const { pattern, read } of forms) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const order = readLineOrder(orderSchema, read(names, found.slice(1)));
    if (typeof order === 'string') throw new Refusal(order);
    return order;
  }
  throw new Refusal('The program does not know this order; write it like one of the examples in your packet.');
}
