import type { FinalSeat, Finale } from '#frame/finale/finale.ts';
import type { EmpireView } from '#shared/games/empire-city/views.ts';
import { formatCount } from '#shared/words/text.ts';

/** [EMP-WIN] How it was won. */
const ways: Readonly<Record<string, string>> = {
  'Victory points': 'Won on victory points.',
  'The five notables': 'Won with the five notables.',
  'Martial law': 'Martial law: the least corrupt family takes the city.',
  'The last round': 'Won after the last round.',
};

/** [EMP-WIN] Counts the game up by victory points, with corruption beside them. */
export function buildFinale(view: EmpireView): Finale {
  const { ending, families, records, ranking } = view;
  const seats = ranking.flatMap((seat): FinalSeat[] => {
    const family = families.find((one) => one.seat === seat);
    if (family === undefined) return [];
    const squares = Object.values(family.squares).reduce((sum, one) => sum + one, 0);
    const parts = [
      { name: 'Squares', text: String(squares) },
      { name: 'Rackets', text: String(family.rackets) },
      { name: 'Corruption', text: String(family.corruption) },
    ];
    return [{ seat, value: family.points, outPeriod: null, parts }];
  });
  return {
    says: ending === null ? '' : (ways[ending.how] ?? `${ending.how}.`),
    measure: 'Victory points',
    format: (value) => formatCount(value, 'point'),
    seats,
    course: {
      periods: records.map(({ round }) => round),
      values: Object.fromEntries(families.map(({ seat }) => [seat, records.map(({ points }) => points[seat] ?? 0)])),
    },
    fallen: [],
  };
}
