import { orderSeats, type FinalSeat, type Finale } from '#frame/finale/finale.ts';
import { drawLikeness } from '#frame/show/faces.ts';
import type { BrotherhoodView } from '#shared/games/brotherhood/views.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { formatDollars } from '#shared/words/text.ts';

/** [BRO-WIN-1 to BRO-WIN-3] How it was won. */
const ways: Readonly<Record<string, string>> = {
  'The richest survivor': 'The richest family left standing.',
  'The last family alive': 'The last family alive.',
  'Nobody was left alive': 'No Godfather was left alive.',
};

/** [BRO-WIN-1] Counts the year up by cash: what everybody has, or what the street makes of it. */
export function buildFinale(view: BrotherhoodView): Finale {
  const { ending, families, records, finalTable } = view;
  const seats = families.map((family): FinalSeat => {
    const { seat, dead, operations, lastIncomeDollars, deadHoods } = family;
    const cash = dead?.cashDollars ?? family.cashDollars ?? family.estimate.figureDollars;
    const lost = { name: 'Hoods lost', text: String(deadHoods) };
    const business = [
      { name: 'Operations', text: String(operations) },
      { name: 'Last income', text: formatDollars(lastIncomeDollars) },
    ];
    return {
      seat,
      value: cash,
      outPeriod: dead?.turn ?? null,
      parts: dead === null ? [...business, lost] : [{ name: 'Had', text: formatDollars(cash) }, lost],
    };
  });
  const fallen = view.books.flatMap(({ seat, hoods }) =>
    hoods.flatMap(({ id, name, kind, fell }) => {
      if (fell === null) return [];
      const place = view.areas.find((area) => area.id === fell.area)?.name ?? 'the city';
      const words = `${kind === 'thug' ? 'Thug' : 'Hitman'}, fell in ${place}, turn ${fell.turn}`;
      const face = { ...drawLikeness(`brotherhood hood ${id}`, name, false), isDead: true };
      return [{ seat, period: fell.turn, words, face }];
    }),
  );
  return {
    says: ending === null ? '' : (ways[ending.how] ?? `${ending.how}.`),
    nameSide: (name) => `the ${pluralizeFamily(name)}`,
    measure: 'Cash',
    ...(view.house.openBooks ? {} : { sealedIn: 'purse' }),
    format: formatDollars,
    seats:
      finalTable.length > 0
        ? finalTable.flatMap((seat) => seats.find((one) => one.seat === seat) ?? [])
        : orderSeats(seats),
    course: {
      periods: records.map(({ turn }) => turn),
      values: Object.fromEntries(
        families.map(({ seat }) => [seat, records.map((record) => record.cash[seat] ?? record.figures[seat] ?? null)]),
      ),
    },
    fallen,
    findKiller: (seat) => families.find((one) => one.seat === seat)?.dead?.by ?? null,
  };
}
