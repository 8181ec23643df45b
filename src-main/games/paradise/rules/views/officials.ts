import type {
  OfficialTableRow,
  OfficialView,
  PayrollView,
  RaidStanding,
} from '#shared/games/paradise/views/officials.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { officialKindNames, officialKinds, postName } from '#shared/games/paradise/officials.ts';
import { formatDollars } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { computeWeight } from '../npc/worth/hearsay.ts';
import { listLivingGangs } from '../lookups.ts';
import type { SeatView, KnownOfficial } from '../state/seatView.ts';
import type { State } from '../state.ts';
import { bodyguardTexts, officialDuties, officialTable } from '../tables/officials.ts';
import { isBiddable } from '../officials/posts/bidding.ts';
import { computePayDiscount, payDollars, findPayroll, raidBonuses } from '../officials/lookups.ts';
import { winChances } from '../officials/posts/odds.ts';
import { formatDealingKey } from '../state/records/officials.ts';

/** Builds every official as the viewers know him: one seat's knowledge, or all seats' together for the GM. */
export function buildOfficialViews(
  known: readonly SeatView[],
  secrets: Pick<State, 'officials'> | null,
): OfficialView[] {
  const all = new Map<OfficialId, KnownOfficial>();
  for (const view of known) {
    for (const official of Object.values(view.officials)) all.set(official.id, official);
  }
  const rank = ({ kind }: KnownOfficial): number => officialKinds.indexOf(kind);
  return [...all.values()]
    .sort((a, b) => rank(a) - rank(b))
    .map((official) => buildOfficialView(official, known, secrets?.officials[official.id]?.smarts));
}

function buildOfficialView(
  official: KnownOfficial,
  known: readonly SeatView[],
  smarts: number | undefined,
): OfficialView {
  const { id, kind, name, district, precinct, seatedMonth, forSaleFromMonth } = official;
  const month = known[0]?.month ?? seatedMonth;
  const seen = Object.entries(official.seenWith) as [SeatId, number][];
  return {
    id,
    kind,
    post: postName(official),
    name,
    ...(official.formerNames === undefined ? {} : { formerNames: [...official.formerNames] }),
    district,
    precinct,
    smarts: smarts ?? official.smarts,
    seatedMonth,
    forSaleFromMonth: forSaleFromMonth > month ? forSaleFromMonth : null,
    seenWith: seen.map(([seat, seenMonth]) => ({ seat, month: seenMonth })).sort((a, b) => b.month - a.month),
    payrolls: known.flatMap((view) => buildPayrollViews(view, official)),
    dealings: known.flatMap((view) => listDealings(view, id)),
  };
}

function buildPayrollViews(view: SeatView, { id, kind }: KnownOfficial): PayrollView[] {
  const payroll = findPayroll(view, view.seat, id);
  if (payroll === null) return [];
  const { rateDollars, wantsDollars, isWithheld, sinceMonth, limitDollars } = payroll;
  return [
    {
      seat: view.seat,
      rateDollars,
      payDollars: payDollars(wantsDollars ?? rateDollars, computePayDiscount(view, view.seat)),
      limitDollars: isBiddable(kind) ? limitDollars : null,
      wantsDollars,
      isWithheld,
      sinceMonth,
    },
  ];
}

function listDealings(view: SeatView, id: OfficialId): OfficialView['dealings'] {
  const dealing = view.dealings[formatDealingKey(view.seat, id)];
  if (dealing === undefined) return [];
  const texts: string[] = [];
  if (dealing.shunsUntilMonth >= view.month) {
    texts.push(`Left the gang, and takes nothing from it in ${formatMonth(view.month)}.`);
  }
  if (dealing.outbidMonth > 0) {
    const went = formatDollars(dealing.outbidDollars);
    texts.push(`${formatMonth(dealing.outbidMonth)}: somebody went higher than ${went}.`);
  }
  return texts.map((text) => ({ seat: view.seat, text }));
}

/**
 * [PO-5, OFF-3] Returns the strength a gang brings when something must be done, and how far it goes as the town sees
 * it.
 */
export function raidStanding(view: SeatView): RaidStanding {
  const seats = listLivingGangs(view).map(({ id }) => id);
  const chances = winChances(seats.map((seat) => computeWeight(view, seat)));
  return {
    bonuses: raidBonuses(view, view.seat).map(({ reason, value }) => ({ reason, value })),
    chance: chances[seats.indexOf(view.seat)] ?? 0,
  };
}

/** [OFF-1] The table of officials, for the Hall. */
export function listOfficialRows(): OfficialTableRow[] {
  return officialKinds.map((kind) => {
    const { smartsByFace, ...row } = officialTable[kind];
    return {
      kind,
      name: officialKindNames[kind].one,
      many: officialKindNames[kind].many,
      ...row,
      isBidFor: isBiddable(kind),
      smarts: describeSmarts(smartsByFace),
      does: [...officialDuties[kind]],
      bodyguards: bodyguardTexts[kind],
    };
  });
}

/** `3 on a die of 1 to 4, 4 on 5 to 6`. */
function describeSmarts(byFace: readonly number[]): string {
  const parts: string[] = [];
  for (const smarts of new Set(byFace)) {
    const from = byFace.indexOf(smarts) + 1;
    const to = byFace.lastIndexOf(smarts) + 1;
    parts.push(`${smarts} on ${from === to ? from : `${from} to ${to}`}`);
  }
  return parts.join(', ');
}
