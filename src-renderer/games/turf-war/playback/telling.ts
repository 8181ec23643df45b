import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import { formatRankCounts, countRanks } from '#shared/games/turf-war/ranks.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import type { Frame, TurnView } from './film.ts';

type Names = {
  nameOf(seat: SeatId): string;
  areaOf(number: number): { name: string } | null;
  readonly view: Pick<TurfWarView, 'pieces' | 'fallen'>;
};

/** Finds the name of a person who is or was on the map. */
export function findPersonName({ view }: Names, id: string): string {
  return [...view.pieces, ...view.fallen].find((one) => one.id === id)?.name ?? id;
}

/** The strengths of a fight, for its mark on the map: `5 : 4`. */
export function findMark({ clash }: Frame): { area: number; text: string } | null {
  if (clash === null) return null;
  const sides = clash.blocs.filter(({ isBystander }) => !isBystander);
  return { area: clash.area, text: sides.map(({ strength }) => strength).join(' : ') };
}

/** One picture in words. */
export function tellFrame(frame: Frame, turn: TurnView, names: Names): { title: string; lines: string[] } {
  const area = (number: number): string => names.areaOf(number)?.name ?? String(number);
  switch (frame.kind) {
    case 'before':
      return {
        title: 'Before the reveal',
        lines: ['All sheets are in. Everybody stands where the last turn left him.'],
      };
    case 'moves':
      return { title: 'On the move', lines: describeMoves(turn, names, area) };
    case 'clash': {
      const what = frame.clash?.kind === 'firefight' ? 'Firefight' : 'Standoff';
      return { title: `${what} in ${area(frame.clash?.area ?? 0)}`, lines: [] };
    }
    case 'refuge':
      return {
        title: 'Falling back',
        lines: turn.retreats.map(({ piece, gang, from, to, rule }) =>
          to === null
            ? `${findPersonName(names, piece)} of ${names.nameOf(gang)} finds no way out of ${area(from)} and dies (WAR-RUN-4).`
            : `${findPersonName(names, piece)} of ${names.nameOf(gang)}: ${area(from)} to ${area(to)} (${rule}).`,
        ),
      };
    case 'after':
      return { title: 'At the end of the turn', lines: describeEnd(turn, frame, names, area) };
  }
}

function describeMoves(turn: TurnView, names: Names, area: (number: number) => string): string[] {
  const lines = new Map<string, TurnView['moves'][number][]>();
  for (const move of turn.moves) {
    const key = `${move.gang} ${move.from} ${move.to}`;
    lines.set(key, [...(lines.get(key) ?? []), move]);
  }
  if (lines.size === 0) return ['Nobody moved.'];
  return [...lines.values()].flatMap((party) => {
    const [first] = party;
    if (first === undefined) return [];
    const who = formatRankCounts(countRanks(party));
    return [`${names.nameOf(first.gang)}: ${who} from ${area(first.from)} to ${area(first.to)}.`];
  });
}

function describeEnd(turn: TurnView, frame: Frame, names: Names, area: (number: number) => string): string[] {
  const dead = Object.entries(turn.deaths).filter(([, count]) => count > 0);
  const deaths =
    dead.length === 0
      ? 'Nobody died.'
      : `Dead: ${joinWords(dead.map(([seat, count]) => `${count} of ${names.nameOf(seat as SeatId)}`))}.`;
  const held = Object.entries(turn.areas).map(
    ([seat, count]) => `${names.nameOf(seat as SeatId)}: ${count} ${count === 1 ? 'area' : 'areas'}.`,
  );
  const empty = frame.owners.flatMap((owner, place) => (owner === null ? [area(place + 1)] : []));
  return [
    deaths,
    `${turn.newOwners} ${turn.newOwners === 1 ? 'area' : 'areas'} changed hands.`,
    ...held,
    ...(empty.length === 0 ? [] : [`Nobody’s: ${joinWords(empty)}.`]),
  ];
}
