import { describe, expect, it } from 'vitest';
import { readLog } from '#queries/log.ts';
import { someGames, played } from '../support/everyGame.ts';

/** Periods played by the program: no game is over by then. */
const periods = 4;

describe.each(someGames)('the log of $rulebook.title', ({ rulebook }) => {
  it('tells whole sentences, each from a capital or a name to its end', async () => {
    const session = await played(rulebook.id, periods);
    const told = readLog(session, 'gm', null).flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(told.length).toBeGreaterThan(60);
    expect(told.filter((text) => !/[.!?][”’)]?$/u.test(text))).toEqual([]);
    expect(told.filter((text) => /\s{2}|\s[.,;]|undefined|null|NaN|\[object/u.test(text))).toEqual([]);
  });
});
