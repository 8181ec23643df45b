import { expect, it } from 'vitest';
import fc from 'fast-check';
import { RivalMoves } from '#frame/board/rivalMoves.svelte.ts';
import { mayGoOn } from '#frame/shell/rivalsGoOn.ts';

const createMoves = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({ lines: [`deed ${from + at}`] }));

it('plays every deed once, in order, also those that come while others are played', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 8 }), fc.nat(8), (first, more, ticks) => {
      const moves = new RivalMoves();
      const stood: string[] = [];
      const tick = (): void => {
        stood.push(...(moves.now?.lines ?? []));
        moves.tick();
      };
      moves.play(createMoves(first));
      for (let at = 0; at < Math.min(ticks, first - 1); at += 1) tick();
      moves.play(createMoves(more, first));
      while (moves.isOn) tick();
      expect(stood).toEqual(createMoves(first + more).flatMap(({ lines }) => lines));
    }),
  );
});

it('stops at the board as it stands, and begins anew with the next deeds', () => {
  const moves = new RivalMoves();
  moves.play(createMoves(3));
  moves.stop();
  expect([moves.isOn, moves.now]).toEqual([false, null]);
  moves.play(createMoves(2, 3));
  expect(moves.told).toEqual([{ lines: ['deed 3'] }]);
});

const player = { seat: 'g1', isHuman: true } as never;
const standing = {
  view: { seats: [player] },
  playOnWords: 'Play on',
  showsRivals: true,
  backup: null,
  busyWith: null,
  steps: { redo: null },
  turns: { isOn: false, mayPlayOn: false, isCovered: false },
  shows: { billing: null },
};

it('goes on for rivals alone', () => {
  expect(mayGoOn(standing, { goesOnByItself: true })).toBe(true);
});

it.each([
  ['in a game that the table closes', {}, {}],
  ['where it is turned off', { showsRivals: false }],
  ['where a person is asked', { playOnWords: null }],
  ['while something is done', { busyWith: 'Playing on' }],
  ['in a backup', { backup: {} }],
  ['after an undo', { steps: { redo: {} } }],
  ['over a show', { shows: { billing: {} } }],
  ['in the turn of a player at a shared screen', { turns: { isOn: true, mayPlayOn: false, isCovered: false } }],
  ['behind the curtain', { turns: { isOn: true, mayPlayOn: true, isCovered: true } }],
  ['without players', { view: { seats: [{ seat: 'g1', isHuman: false }] as never } }],
  ['when every player is out', { view: { seats: [{ seat: 'g1', isHuman: true, isOut: true }] as never } }],
])('does not go on %s', (_, change, own = { goesOnByItself: true }) => {
  expect(mayGoOn({ ...standing, ...change }, own)).toBe(false);
});
