import { spikeSchema, storyAidSchema } from '#shared/games/paradise/orders/officialOrders.ts';
import { isBiddable } from '#main/games/paradise/rules/officials/posts/bidding.ts';
import {
  computePayDiscount,
  listOfficialsInPay,
  payDollars,
  listPayrolls,
} from '#main/games/paradise/rules/officials/lookups.ts';
import {
  belowTheMayor,
  exposable,
  hiredByTheMayor,
  officialTable,
} from '#main/games/paradise/rules/tables/officials.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { createFreeIdea, type OrderGenerators } from './idea.ts';

type HallKind =
  'bribe' | 'bid' | 'hold' | 'drop' | 'column' | 'expose' | 'weigh-in' | 'edit-paper' | 'dismiss' | 'accuse';

/** City Hall and the press. */
export const hallGenerators: OrderGenerators<HallKind> = {
  bribe({ view, picker }) {
    const open = Object.values(view.officials).filter(
      ({ kind }) => kind !== 'reporter' && officialTable[kind].owners === 'many',
    );
    const official = picker.one(open);
    // City Hall is not seated yet.
    if (official === undefined) return null;
    const isReporter = picker.unit() < 0.5;
    const { monthlyDollars } = officialTable[isReporter ? 'reporter' : official.kind];
    return {
      order: { kind: 'bribe', official: isReporter ? 'reporter' : official.id },
      costDollars: payDollars(monthlyDollars, computePayDiscount(view, view.seat)),
    };
  },
  bid({ view, picker }) {
    // A gang under the Feds' investigation wants a court of its own.
    const isHunted = view.feds.targets.includes(view.seat);
    const official = picker.one(
      Object.values(view.officials).filter(({ kind }) => {
        return isHunted ? kind === 'judge' : isBiddable(kind);
      }),
    );
    if (official === undefined) return null;
    const limitDollars = Math.ceil(officialTable[official.kind].monthlyDollars * (0.8 + picker.unit()));
    return {
      order: { kind: 'bid', official: official.id, limitDollars },
      costDollars: payDollars(limitDollars, computePayDiscount(view, view.seat)),
    };
  },
  hold({ view, picker }) {
    const own = picker.one(listPayrolls(view, view.seat).filter((paid) => isBiddable(paid.official.kind)));
    if (own === undefined) return null;
    const limitDollars = own.payroll.rateDollars * picker.whole(1, 3);
    return createFreeIdea({ kind: 'hold', official: own.official.id, limitDollars });
  },
  drop({ view, picker }) {
    const own = picker.one(listPayrolls(view, view.seat));
    return own === undefined ? null : createFreeIdea({ kind: 'drop', official: own.official.id });
  },
  column({ view, picker }) {
    const reporter = picker.one(listOfficialsInPay(view, view.seat, 'reporter'));
    if (reporter === undefined) return null;
    const change = picker.unit() < 0.5 ? 1 : -1;
    return createFreeIdea({ kind: 'column', reporter: reporter.id, change });
  },
  expose({ view, picker }) {
    const [reporter, helper] = picker.shuffled(listOfficialsInPay(view, view.seat, 'reporter'));
    const official = picker.one(listInOffice(view, exposable));
    if (reporter === undefined || official === undefined) return null;
    const aids = picker.one(['writer', 'against-target'] as const) ?? 'writer';
    const helpers = helper === undefined ? [] : [{ reporter: helper.id, aids }];
    return createFreeIdea({ kind: 'expose', reporter: reporter.id, official: official.id, helpers });
  },
  'weigh-in'({ view, picker }) {
    const reporter = picker.one(listOfficialsInPay(view, view.seat, 'reporter'));
    const official = picker.one(listInOffice(view, exposable));
    const aids = picker.one(storyAidSchema.options) ?? 'target';
    if (reporter === undefined || official === undefined) return null;
    return createFreeIdea({ kind: 'weigh-in', reporter: reporter.id, official: official.id, aids });
  },
  'edit-paper'({ view, picker }) {
    const isOurs = listOfficialsInPay(view, view.seat, 'editor').length > 0;
    const spikes = picker.some(spikeSchema.options, 1);
    return isOurs ? createFreeIdea({ kind: 'edit-paper', lean: picker.whole(-2, 2), spikes }) : null;
  },
  dismiss({ view, picker }) {
    const official = picker.one(listInOffice(view, hiredByTheMayor));
    if (official === undefined || !hasMayor(view)) return null;
    return createFreeIdea({ kind: 'dismiss', official: official.id });
  },
  accuse({ view, picker }) {
    const official = picker.one(listInOffice(view, belowTheMayor));
    if (official === undefined || !hasMayor(view)) return null;
    return createFreeIdea({ kind: 'accuse', official: official.id });
  },
};

function hasMayor(view: SeatView): boolean {
  return listOfficialsInPay(view, view.seat, 'mayor').length > 0;
}

function listInOffice(view: SeatView, kinds: readonly string[]) {
  return Object.values(view.officials).filter(({ kind }) => kinds.includes(kind));
}
