import { describe, expect, it } from 'vitest';
import { racketeer, racketeerReading, unreadableFailure } from '../support/commandLine.ts';

describe('battle', () => {
  it('prints one JSON document with winner, casualties, rounds and dice, the same for one seed', async () => {
    const args = ['battle', '--scenario', 'raid', '--seed', '4', '--json'];
    const [first, again] = await Promise.all([racketeer(...args), racketeer(...args)]);
    expect(first.code).toBe(0);
    expect(again.out).toBe(first.out);
    const report = JSON.parse(first.out) as {
      winner: string;
      rounds: number;
      fates: { side: string; fate: string }[];
      lines: { text: string; dice: { faces: number[]; purpose: string }[] }[];
    };
    expect(['attackers', 'defenders', 'nobody']).toContain(report.winner);
    expect(report.rounds).toBeGreaterThan(0);
    expect(new Set(report.fates.map((one) => one.side))).toContain('attackers');
    const dice = report.lines.flatMap((line) => line.dice);
    expect(dice.length).toBeGreaterThan(20);
    expect(dice.every((roll) => roll.faces.length > 0 && roll.purpose !== '')).toBe(true);
  });

  it('counts one point of wounds as one', async () => {
    const told = await Promise.all(
      ['5', '6', '7', '8'].map((seed) => racketeer('battle', '--scenario', 'smash-and-grab', '--seed', seed)),
    );
    const all = told.map(({ out }) => out).join('');
    expect(all).toContain('wounded by 1 point.');
    expect(all).toContain('wounded by 2 points.');
    expect(all).not.toContain('1 points');
  });

  it('tells a battle in plain lines, its end last', async () => {
    const { code, out } = await racketeer('battle', '--scenario', 'showdown', '--seed', '2');
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^Winner of the showdown \(seed 2\): \w+\.$/);
  });

  it('names the scenarios when it is asked for another', async () => {
    const ran = await racketeer('battle', '--scenario', 'picnic');
    expect(unreadableFailure(ran)).toBeNull();
    expect(ran.err).toMatch(/no scenario “picnic”; the scenarios are smash-and-grab, hit, .*siege/);
    expect(unreadableFailure(await racketeer('battle'))).toBeNull();
  });
});

describe('battle --play', () => {
  const raid = ['battle', '--play', '--scenario', 'raid', '--seed', '7'];

  it('leads a side from a numbered list to its end, and tells a slip and what cannot be taken back', async () => {
    const lines = ['99', 'b', 'u', '1', 'n', 'e', 'u', 'c', 'r'];
    const { code, out } = await racketeerReading(lines, ...raid);
    expect(code).toBe(0);
    expect(out).toMatch(/You lead the attackers/);
    expect(out).toMatch(/1\. .+/);
    // Nothing is numbered 99, and no card is held yet.
    expect(out.match(/Type the number of an action/g)?.length).toBe(2);
    expect(out).toMatch(/You hold no card/);
    // Neither before the first decision nor once the ended card has brought new ones.
    expect(out.match(/Nothing can be taken back past a die or a card/g)?.length).toBe(2);
    expect(out).toMatch(/Winner: (attackers|defenders|nobody)\./);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^The .+\.$/);
  });

  it('ends where its input ends, and refuses a side that nobody leads', async () => {
    const { code, out } = await racketeerReading(['1'], ...raid);
    expect(code).toBe(0);
    expect(out).not.toMatch(/Winner/);
    const ran = await racketeerReading([], ...raid, '--side', 'police');
    expect(ran.code).not.toBe(0);
    expect(ran.err).toMatch(/Allowed choices are attackers, defenders/);
  });
});
