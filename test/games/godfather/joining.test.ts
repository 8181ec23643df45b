import { describe, expect, it } from 'vitest';
import { seedRng } from '#kernel/dice/dice.ts';
import { playOn } from '#kernel/play.ts';
import { run } from '#kernel/run.ts';
import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { countHeld } from '#main/games/godfather/rules/lookups.ts';
import { createBlankState, type GodfatherState } from '#main/games/godfather/rules/state.ts';
import { runningSchema } from '#shared/games/godfather/running.ts';
import { at, seatOf, writer } from './story.ts';

const file = {
  title: 'Friday night',
  seed: 4,
  round: 6,
  first: 'Blue',
  houseRules: { secondRound: 'by-seats' },
  families: [
    { name: 'Red', cashDollars: 700, card: 'fingerman', lostPieces: 3, doctrine: 'bull' },
    { name: 'Blue', cashDollars: 1_200, doctrine: 'fox', bonuses: [{ neighborhood: 'LIT', left: 2 }] },
  ],
  neighborhoods: [
    {
      key: 'MID',
      status: 'open',
      racket: 'bookmaking',
      quiet: 1,
      pieces: [
        { family: 'Red', positions: at('MID', 'B2 C2 D2') },
        { family: 'Blue', positions: at('MID', 'A3') },
      ],
      claim: { family: 'Red', answered: [] },
    },
    {
      key: 'LIT',
      status: 'controlled',
      racket: 'extortion',
      controller: 'Blue',
      pieces: [{ family: 'Blue', positions: at('LIT', 'B2') }],
    },
    { key: 'DOC', status: 'stalemated', racket: 'hijacking' },
  ],
  seenCards: { 'money-9': 3, break: 2 },
};

function entered(running: object): GodfatherState {
  const result = run<GodfatherState, GodfatherEvent>({ state: createBlankState(), rng: seedRng(4) }, writer, (table) =>
    godfather.joining.enter(table, runningSchema.parse(running)),
  );
  if (result.kind === 'question') throw new Error('asked');
  return result.after.state;
}

const wrong = (change: object): string[] =>
  godfather.joining.check(runningSchema.parse({ ...file, ...change })).map((one) => one.sentence);

describe('entering a running game', () => {
  it('[GOD-SETUP-4] stands as it stood: cash, pieces, claims, values, bonuses, hands and decks', () => {
    const state = entered(file);
    expect(wrong({})).toEqual([]);
    expect(state).toMatchObject({ round: 6, firstOrder: ['g2', 'g1'], laterOrder: ['g1', 'g2'] });
    expect(state.families[seatOf('Red')]).toMatchObject({
      cashDollars: 700,
      hand: 'fingerman',
      turns: 5,
      lostPieces: 3,
    });
    expect(state.places.LIT).toMatchObject({ valueDollars: 3_600, marker: 'LIT-B2' });
    expect(state.families[seatOf('Blue')]?.bonuses).toEqual([{ neighborhood: 'LIT', left: 2, dollars: 400 }]);
    expect(countHeld(state, 'MID', seatOf('Red'))).toBe(6);
    expect(state.places.MID?.claim).toMatchObject({ seat: 'g1', answered: [] });
    expect(state.decks.playing.draw).toHaveLength(50);
    expect(state.decks.playing.draw.slice(-5).toSorted()).toEqual([
      ...['break', 'break', 'money-9', 'money-9', 'money-9'],
    ]);
  });

  it('[GOD-SETUP-4] plays on from there to its end', () => {
    const families = file.families.map((family) => ({ ...family, isHuman: false }));
    let state = entered({ ...file, families });
    let rng = seedRng(9);
    for (let round = 0; round < 40 && state.ending === null; round += 1) {
      const result = run<GodfatherState, GodfatherEvent>(
        { state, rng },
        writer,
        (table) => void playOn(godfather, table, { auto: true }),
      );
      if (result.kind === 'question') throw new Error('asked');
      ({ state, rng } = { state: result.after.state, rng: [...result.after.rng] });
    }
    expect(state.ending).not.toBeNull();
  });

  it('[GOD-SETUP-4] names what is wrong, each with a sentence', () => {
    const [mid, lit, doc] = file.neighborhoods;
    expect(wrong({ first: 'Nobody' })).toEqual(['There is no family “Nobody”; name one of the list.']);
    expect(wrong({ neighborhoods: [{ ...mid, pieces: [] }, lit] })[0]).toMatch(/Red hold 0 positions of Midtown/);
    expect(wrong({ neighborhoods: [{ ...mid, racket: null }, lit] })[0]).toMatch(/which racket/);
    expect(wrong({ neighborhoods: [mid, { ...lit, controller: 'Green' }] })).toContain(
      'Say which family of the list controls Little Italy.',
    );
    expect(wrong({ neighborhoods: [mid, lit, doc, doc] })).toContain('The Docks stands twice; name it once.');
    const two = [
      { family: 'Red', positions: at('MID', 'B1 A2 B2') },
      { family: 'Blue', positions: at('MID', 'B1') },
    ];
    expect(wrong({ neighborhoods: [{ ...mid, pieces: two, claim: null }, lit] })[0]).toMatch(
      /Two pieces stand on MID-B1/,
    );
    const shut = [
      { family: 'Red', positions: at('MID', 'C1 B2') },
      { family: 'Blue', positions: at('MID', 'B1') },
    ];
    expect(wrong({ neighborhoods: [{ ...mid, pieces: shut, claim: null }, lit] })).toEqual([
      'The piece on MID-B1 is shut in and would be gone.',
    ]);
    const twice = file.families.map((family) => ({ ...family, card: 'bootleggers-2' }));
    expect(wrong({ families: twice })[0]).toMatch(/There are 1 of the card “Two bootleggers”, and [23] /);
    expect(wrong({ houseRules: { lastRound: 5 } })[0]).toMatch(/ends with round 5/);
    expect(wrong({ neighborhoods: [{ ...mid, key: 'HAR' }, lit] }).length).toBeGreaterThan(0);
    expect(wrong({ neighborhoods: [mid] })).toEqual(['Blue do not control Little Italy; no bonus comes from it.']);
  });
});
