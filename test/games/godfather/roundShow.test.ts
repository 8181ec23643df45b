import { expect, it } from 'vitest';
import { countSteps } from '#games/godfather/show/steps.ts';
import type { FilmStep } from '#shared/games/godfather/records.ts';

const step = (round: number, ...positions: string[]): FilmStep =>
  ({ round, added: positions.map((position) => ({ position, seat: 'g1' })) }) as unknown as FilmStep;
const film = [step(1, 'HAR-A1'), step(2, 'HAR-A2'), step(2, 'HAR-A3'), step(2), step(3, 'HAR-A2')];

it('the board stands as it was when the men of a scene were put down, else as at the end of its round', () => {
  expect(countSteps(film, 2, new Set(['HAR-A2']))).toBe(2);
  expect(countSteps(film, 2, new Set())).toBe(4);
  expect(countSteps(film, 3, new Set(['HAR-A2']))).toBe(5);
});
