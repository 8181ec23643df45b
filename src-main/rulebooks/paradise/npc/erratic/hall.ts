import { spikeSchema, storyAidSchema } from '#shared/games/paradise/orders/officialOrders.ts';
import { isBiddable } from '#rulebooks/paradise/officials/posts/bidding.ts';
import {
  computePayDiscount,
  listOfficialsInPay,
  payDollars,
  listPayrolls,
} from '#rulebooks/paradise/officials/lookups.ts';
import {
  belowTheMayor,
  exposable,
  hiredByTheMayor,
  officialTable,
} from '#rulebooks/paradise/tables/officials.ts';
import type { SeatView } from '#rulebooks/paradise/state/seatView.ts';
import { createFreeIdea, type Muses } from './idea.ts';

type HallKind =
  | 'bribe'
  | 'bid'
  | 'hold'
  | 'drop'
  | 'column'
  | 'expose'
  | 'weigh-in'
  | 'edit-paper'
  | 'dismiss'
  | 'accuse';

/** City Hall and the press. */
export const hallMuses: Muses<HallKind> = {
  bribe({ view, fancy }) {
    const open = Object.values(view.officials).filter(
      ({ kind }) => kind !== 'reporter' && officialTable[kind].owners === 'many',
    );
    const official = fancy.one(open);
    // Before City Hall is seated there is nobody to write for.
    if (official === undefined) return null;
    const isReporter = fancy.unit() < 0.5;
    const { monthlyDollars } = officialTable[isReporter ? 'reporter' : official.kind];
    return {
      order: { kind: 'bribe', official: isReporter ? 'reporter' : official.id },
      costDollars: payDollars(monthlyDollars, computePayDiscount(view, view.seat)),
    };
  },
  bid({ view, fancy }) {
    // A gang that the Feds are after wants a court of its own.
    const isHunted = view.feds.targets.includes(view.seat);
    const official = fancy.one(
      Object.values(view.officials).filter(({ kind }) => {
        return isHunted ? kind === 'judge' : isBiddable(kind);
      }),
    );
    if (official === undefined) return null;
    const limitDollars = Math.ceil(
      officialTable[official.kind].monthlyDollars * (0.8 + fancy.unit()),
    );
    return {
      order: { kind: 'bid', official: official.id, limitDollars },
      costDollars: payDollars(limitDollars, computePayDiscount(view, view.seat)),
    };
  },
  hold({ view, fancy }) {
    const own = fancy.one(
      listPayrolls(view, view.seat).filter((paid) => isBiddable(paid.official.kind)),
    );
    if (own === undefined) return null;
    const limitDollars = own.payroll.rateDollars * fancy.whole(1, 3);
    return createFreeIdea({ kind: 'hold', official: own.official.id, limitDollars });
  },
  drop({ view, fancy }) {
    const own = fancy.one(listPayrolls(view, view.seat));
    return own === undefined ? null : createFreeIdea({ kind: 'drop', official: own.official.id });
  },
  column({ view, fancy }) {
    const reporter = fancy.one(listOfficialsInPay(view, view.seat, 'reporter'));
    if (reporter === undefined) return null;
    const change = fancy.unit() < 0.5 ? 1 : -1;
    return createFreeIdea({ kind: 'column', reporter: reporter.id, change });
  },
  expose({ view, fancy }) {
    const [reporter, helper] = fancy.shuffled(listOfficialsInPay(view, view.seat, 'reporter'));
    const official = fancy.one(inOffice(view, exposable));
    if (reporter === undefined || official === undefined) return null;
    const aids = fancy.one(['writer', 'against-target'] as const) ?? 'writer';
    const helpers = helper === undefined ? [] : [{ reporter: helper.id, aids }];
    return createFreeIdea({
      kind: 'expose',
      reporter: reporter.id,
      official: official.id,
      helpers,
    });
  },
  'weigh-in'({ view, fancy }) {
    const reporter = fancy.one(listOfficialsInPay(view, view.seat, 'reporter'));
    const official = fancy.one(inOffice(view, exposable));
    const aids = fancy.one(storyAidSchema.options) ?? 'target';
    if (reporter === undefined || official === undefined) return null;
    return createFreeIdea({ kind: 'weigh-in', reporter: reporter.id, official: official.id, aids });
  },
  'edit-paper'({ view, fancy }) {
    const isOurs = listOfficialsInPay(view, view.seat, 'editor').length > 0;
    const spikes = fancy.some(spikeSchema.options, 1);
    return isOurs ? createFreeIdea({ kind: 'edit-paper', lean: fancy.whole(-2, 2), spikes }) : null;
  },
  dismiss({ view, fancy }) {
    const official = fancy.one(inOffice(view, hiredByTheMayor));
    if (official === undefined || !hasMayor(view)) return null;
    return createFreeIdea({ kind: 'dismiss', official: official.id });
  },
  accuse({ view, fancy }) {
    const official = fancy.one(inOffice(view, belowTheMayor));
    if (official === undefined || !hasMayor(view)) return null;
    return createFreeIdea({ kind: 'accuse', official: official.id });
  },
};

function hasMayor(view: SeatView): boolean {
  return listOfficialsInPay(view, view.seat, 'mayor').length > 0;
}

function inOffice(view: SeatView, kinds: readonly string[]) {
  return Object.values(view.officials).filter(({ kind }) => kinds.includes(kind));
}
