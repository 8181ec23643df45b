import type { FinalSeat, Finale } from '#frame/finale/finale.ts';
import type { GodfatherView } from '#shared/games/godfather/views.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';

/** [GOD-END-2, GOD-END-3] Describes the measure that decided. */
function describeWay({ winners, how }: NonNullable<GodfatherView['ending']>): string {
  return winners.length > 1 ? 'A shared win: they are equal in everything.' : `Won with ${how}.`;
}

/** [GOD-END-2] Counts the game up: cash and control of everybody. */
export function buildFinale(view: GodfatherView): Finale {
  const { ending, families, records, ranking } = view;
  const seats = ranking.flatMap((seat): FinalSeat[] => {
    const family = families.find((one) => one.seat === seat);
    if (family === undefined) return [];
    const parts = [
      { name: 'Cash', text: formatDollars(family.cashDollars) },
      { name: 'Control', text: formatDollars(family.valueDollars) },
      { name: 'Rules', text: formatCount(family.neighborhoods.length, 'Neighborhood') },
    ];
    return [{ seat, value: family.totalDollars, outPeriod: null, parts }];
  });
  return {
    says: ending === null ? '' : describeWay(ending),
    nameSide: (name) => `the ${pluralizeFamily(name)}`,
    measure: 'Cash and control',
    format: formatDollars,
    seats,
    course: {
      periods: records.map(({ round }) => round),
      values: Object.fromEntries(
        families.map(({ seat }) => [seat, records.map(({ cash, values }) => (cash[seat] ?? 0) + (values[seat] ?? 0))]),
      ),
    },
    fallen: [],
  };
}
