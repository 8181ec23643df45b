import { orderSeats, type FinalSeat, type Finale } from '#frame/finale/finale.ts';
import { drawLikeness } from '#frame/show/faces.ts';
import { formatCount } from '#shared/words/text.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { rankWords } from './people.ts';

/** Endings that the points of the last turns decide. */
const byPoints: ReadonlySet<string> = new Set(['points', 'standstill', 'agreed']);

/** [WAR-WIN-1 to WAR-WIN-8] How it was won. */
const ways: Readonly<Record<string, string>> = {
  solo: 'No other gang is left.',
  allied: 'Only the allies are left.',
  nobody: 'The last gangs fell together.',
  points: 'Won on points after the last turn.',
  standstill: 'Won on points, after too many turns in which nothing happened.',
  agreed: 'Won on points: every gang wanted to stop.',
  supremacy: 'They held too much of the city to be stopped.',
};

const causes: Readonly<Record<TurfWarView['fallen'][number]['how'], string | null>> = {
  killed: 'killed',
  cornered: 'killed with no way out',
  unpaid: null,
  disbanded: null,
  removed: null,
};

/** [WAR-WIN-3, WAR-WIN-4] Describes how the war was won, and which of several winners stood best. */
function describeEnding({ ending, finalTable }: TurfWarView, nameOf: (seat: SeatId) => string): string {
  const [first] = finalTable;
  const how = ending === null ? '' : (ways[ending.how] ?? '');
  if (ending === null || first === undefined || ending.winners.length === 1) return how;
  return `${how} ${ending.how === 'nobody' ? `${nameOf(first)} stood best before that.` : `The final winner is ${nameOf(first)}.`}`;
}

/** [WAR-WIN] Counts the war up: by its points where they decided it, else by areas. */
export function buildFinale(view: TurfWarView, nameOf: (seat: SeatId) => string): Finale {
  const { ending, turns, gangs, fallen, areas } = view;
  const isByPoints = ending !== null && byPoints.has(ending.how);
  const seats = gangs.map((gang): FinalSeat => {
    const { seat, points, strength, outTurn } = gang;
    const held = gang.areas;
    const parts = [
      { name: 'Areas', text: String(held) },
      { name: 'Strength', text: String(strength) },
      ...(isByPoints ? [{ name: 'Points', text: String(points) }] : []),
    ];
    return { seat, value: isByPoints ? points : held, outPeriod: outTurn, parts: outTurn === null ? parts : [] };
  });
  const table = view.finalTable;
  const formatAreas = (value: number): string => formatCount(value, 'area');
  return {
    says: describeEnding(view, nameOf),
    measure: isByPoints ? 'Points' : 'Areas',
    format: isByPoints ? (value) => formatCount(value, 'point') : formatAreas,
    seats: table.length > 0 ? table.flatMap((seat) => seats.find((one) => one.seat === seat) ?? []) : orderSeats(seats),
    course: {
      periods: turns.map(({ turn }) => turn),
      values: Object.fromEntries(gangs.map(({ seat }) => [seat, turns.map((turn) => turn.areas[seat] ?? 0)])),
    },
    courseMeasure: { name: 'Areas', format: formatAreas },
    fallen: fallen.flatMap(({ id, gang, name, rank, turn, how, area }) => {
      const cause = causes[how];
      const place = areas.find(({ number }) => number === area)?.name;
      if (cause === null) return [];
      const words = `${rankWords[rank]}, ${cause}${place === undefined ? '' : ` in ${place}`}, turn ${turn}`;
      const face = { ...drawLikeness(`turf-war piece ${id}`, name, rank === 'don'), isDead: true };
      return [{ seat: gang, period: turn, words, face }];
    }),
  };
}
