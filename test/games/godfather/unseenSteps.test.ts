import { expect, it } from 'vitest';
import { listUnseen } from '#games/godfather/rounds/film.ts';
import type { FilmStep } from '#shared/games/godfather/records.ts';
import type { SeatId } from '#shared/words/ids.ts';

const own = 'g1' as SeatId;
const step = (round: number, seat: string | null): FilmStep =>
  ({ round, seat, what: 'claimed', neighborhood: 'HAR', racket: null, added: [], removed: [] }) as unknown as FilmStep;

it.each<[string, FilmStep[], number, number[]]>([
  ['what the others did after one’s own move', [step(2, 'g1'), step(2, 'g2'), step(2, 'g3')], 0, [1, 2]],
  ['one’s own part between theirs', [step(2, 'g2'), step(2, 'g1'), step(2, 'g3')], 0, [0, 1, 2]],
  ['what was not seen', [step(2, 'g2'), step(2, 'g3')], 1, [1]],
  ['what belongs to the round', [step(1, 'g2'), step(2, 'g2')], 0, [1]],
  ['what has no family', [step(2, 'g1'), step(2, null)], 0, [1]],
  ['nothing where only the family itself moved', [step(2, 'g1')], 0, []],
])('plays %s', (_, film, seen, at) => {
  const list = listUnseen(film, { seen, seat: own, round: 2 }, String);
  expect(list.map((move) => move.at)).toEqual(at);
  expect(list.every(({ lines: [line] }) => line !== '')).toBe(true);
});
