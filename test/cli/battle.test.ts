import { describe, expect, it } from 'vitest';
import { racketeer, unreadableFailure } from '../support/commandLine.ts';

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
      ['5', '6', '7', '8'].map((seed) =>
        racketeer('battle', '--scenario', 'smash-and-grab', '--seed', seed),
      ),
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
