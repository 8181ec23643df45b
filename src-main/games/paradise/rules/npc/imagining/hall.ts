import { computePlayMonth } from '#shared/games/paradise/calendar.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { type DeepReadonly, clonePlain } from '#kernel/readonly.ts';
import { computeReputation } from '#main/games/paradise/rules/lookups.ts';
import {
  formatDealingKey,
  type Official,
  type OfficialsState,
} from '#main/games/paradise/rules/state/records/officials.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gang, Purse } from '#main/games/paradise/rules/state/records/gangs.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { nameStarts } from '#main/games/paradise/rules/tables/officialNames.ts';
import { bidStepDollars, officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import type { Chance } from './chance.ts';

/** The share of income that gangs spend on officials; it grows from the second month on. */
const share = { fromMonth: 2, eachMonth: 0.12, most: 0.65, low: 0.4, high: 1.4 } as const;

/** Months after which the town no longer trusts a sighting. */
const memoryMonths = 6;

/** Samples City Hall as the seat knows it, with unknown SMARTS and pay drawn. */
export function sampleHall(view: SeatView, chance: Chance): OfficialsState {
  const officials: Record<OfficialId, Official> = {};
  for (const known of Object.values(view.officials)) {
    const { smarts, formerNames: _, ...rest } = known;
    officials[known.id] = {
      ...rest,
      seenWith: { ...rest.seenWith },
      smarts: smarts ?? chance.byFace(officialTable[known.kind].smartsByFace),
      smartsKnownTo: smarts === null ? [] : [view.seat],
    };
  }
  const reporters = findHighestNumber(Object.keys(officials).filter((id) => id.startsWith('reporter')));
  return {
    officials,
    payrolls: clonePlain(view.payrolls),
    dealings: clonePlain(view.dealings),
    cityHall: {
      namesFrom: chance.pick(nameStarts),
      // No newcomer may take the place of a Reporter who is known.
      namesUsed: Math.max(Object.keys(officials).length, reporters),
      lean: null,
      ear: view.ear,
    },
  };
}

/** A rival and his money. */
type Means = { gang: DeepReadonly<Gang>; purse: Purse; incomeDollars: number };

/** Puts officials in a rival's pay: those it was seen with, then others as far as its means go. */
export function samplePayroll(
  view: SeatView,
  hall: OfficialsState,
  { gang, purse, incomeDollars }: Means,
  chance: Chance,
): void {
  if (!lookUpDoctrine(gang.type).hasAccountant) return;
  const part = Math.min(share.most, share.eachMonth * Math.max(0, computePlayMonth(view) - share.fromMonth));
  let left = incomeDollars * part * chance.around(share.low, share.high);
  const taken = new Set(Object.values(hall.payrolls).map(({ official }) => official));
  const open = Object.values(hall.officials).filter(
    ({ id, kind }) => officialTable[kind].owners === 'many' || !taken.has(id),
  );
  const seen = open.filter(({ seenWith }) => (seenWith[gang.id] ?? -Infinity) >= view.month - memoryMonths);
  for (const official of seen) left -= hire(hall, gang, official, view.month);
  const reputation = computeReputation(purse);
  const others = open.filter(
    ({ kind, id, forSaleFromMonth }) =>
      officialTable[kind].minReputation <= reputation &&
      forSaleFromMonth <= view.month &&
      hall.payrolls[formatDealingKey(gang.id, id)] === undefined,
  );
  while (others.length > 0 && left > 0) {
    const official = chance.pick(others);
    others.splice(others.indexOf(official), 1);
    if (officialTable[official.kind].monthlyDollars > left) continue;
    left -= hire(hall, gang, official, view.month);
  }
}

function hire(hall: OfficialsState, gang: DeepReadonly<Gang>, { id, kind }: Official, month: number): number {
  const rateDollars = officialTable[kind].monthlyDollars;
  hall.payrolls[formatDealingKey(gang.id, id)] = {
    seat: gang.id,
    official: id,
    rateDollars,
    limitDollars: rateDollars + 2 * bidStepDollars,
    wantsDollars: null,
    isWithheld: false,
    sinceMonth: Math.max(1, month - 1),
  };
  return rateDollars;
}

/** Finds the highest number among IDs like `p12`; 0 for none. New IDs follow it. */
export function findHighestNumber(ids: Iterable<string>): number {
  let highest = 0;
  for (const id of ids) highest = Math.max(highest, parseIdNumber(id));
  return highest;
}

/** The number an id ends in, which is the order things were made in; 0 for none. */
export function parseIdNumber(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
