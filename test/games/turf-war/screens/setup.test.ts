import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRunning } from '#commands/runningFile.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { planSheet } from '#main/games/turf-war/rules/npc/plan.ts';
import { createBlankState } from '#main/games/turf-war/rules/state.ts';
import { parseRules } from '#frame/rules/book.ts';
import { turfWarCover } from '#games/turf-war/cover.ts';
import { planWords } from '#games/turf-war/opposition/plans.ts';
import { createForm, formatRunning, type RunningDraft } from '#games/turf-war/setup/running.ts';
import { houseRulesSchema } from '#shared/games/turf-war/houseRules.ts';
import { gangFields, runningFields, runningSchema } from '#shared/games/turf-war/running.ts';
import { fillSection } from '#shared/words/sections.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from '../story.ts';

const root = join(import.meta.dirname, '../../../..');

function draft({
  gangs = [],
  alliances = '',
}: { gangs?: RunningDraft['gangs']; alliances?: string } = {}): RunningDraft {
  const names = ['Jamski', 'DrSpike', 'Skanky'];
  return {
    title: 'Typed in',
    seed: 3,
    houseRules: houseRulesSchema.parse({}),
    game: { ...fillSection(runningFields, createForm(3, 1)), turn: 4, alliances },
    players: names.map((name, at) => ({ name, isHuman: at === 0, level: 'standard' })),
    gangs: names.map((_, at) => ({
      ...fillSection(gangFields, createForm(3, at + 1)),
      treasuryMc: 9,
      deadHitmen: 1,
      ...gangs[at],
    })),
  };
}

describe('a game that is running already', () => {
  it('[WAR-START-4] the form, untouched, is a game that can be entered as every gang begins', async () => {
    const made = formatRunning(draft({ alliances: 'open: Jamski, Skanky' }));
    if ('problems' in made) throw new Error(made.problems.join(' '));
    expect(await readRunning('turf-war', made.text)).toMatchObject({ kind: 'done', title: 'Typed in' });
    const story = new Story();
    story.own = { state: createBlankState(), rng: seedRng(7) };
    story.on((table) => {
      turfWar.joining.enter(table, runningSchema.parse(JSON.parse(made.text)));
    });
    expect(story.state.turn).toBe(4);
    expect(Object.values(story.state.pieces)).toHaveLength(21);
    expect(story.owner('Manchester')).toBe('g1');
    expect(story.mc('g2')).toBe(9);
    expect(Object.values(story.state.alliances)[0]?.members).toEqual(['g1', 'g3']);
  });

  it('[WAR-START-4] everything that cannot be read is told at once, by gang, with what to write', () => {
    const made = formatRunning(
      draft({
        gangs: [{ areas: 'Manchester, Atlantis', pieces: 'Sal Pike in Manchester' }],
        alliances: 'Jamski and Skanky',
      }),
    );
    if (!('problems' in made)) throw new Error('It was read.');
    expect(made.problems).toHaveLength(3);
    expect(made.problems[0]).toContain('There is no area called “Atlantis”; mend its name.');
    expect(made.problems[1]).toContain('as in “Hitman, Moe Ash, Gasworks, 3”');
    expect(made.problems[2]).toContain('write “open:”');
  });

  it('[WAR-START-4] the example of the page is entered as it is', async () => {
    expect(turfWarCover.joining).toBe('docs/games/turf-war/joining.md');
    const text = readFileSync(join(root, 'docs/examples/turf-war-running.json'), 'utf8');
    expect(await readRunning('turf-war', text)).toMatchObject({ kind: 'done' });
  });
});

describe('the rules in the reader', () => {
  it('have a title of their own each', () => {
    const rules = parseRules(readFileSync(join(root, 'docs/games/turf-war/rules.md'), 'utf8'));
    expect(rules.length).toBeGreaterThan(250);
    expect(rules.filter(({ id, title }) => title === id || title.startsWith('('))).toEqual([]);
    expect(rules.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });
});

describe('the opposition', () => {
  it('[WAR-NPC-5, WAR-ASK-16] the games master reads what a gang would do and why, and may write or take its sheet', () => {
    const story = new Story({}, 5, false);
    const seat = 'g2' as SeatId;
    for (let turn = 0; turn < 2; turn += 1) story.close(true);
    const plans = planSheet(turfWar.sight(story.state, seat)).map(({ order, reason }) => ({
      title: turfWar.orders.titleOf(story.state, seat, order),
      reason: { ...reason, factors: [...reason.factors] },
      problem: null,
    }));
    const words = planWords(plans);
    expect(words.length).toBeGreaterThan(0);
    for (const { title, because } of words) expect(`${title} ${because}`).not.toContain('undefined');
    expect(words.some(({ figures }) => /[+−]\d/.test(figures))).toBe(true);
    story.on((table) => turfWar.opposition.writeNow(table, seat));
    const { sheet } = turfWar.opposition.situationReport(story.state, seat) as { sheet: string[] };
    expect(sheet.length).toBeGreaterThan(0);
    const before = turfWar.view(story.state, 'gm').gangs[1]?.isStoodIn;
    story.on((table) => turfWar.opposition.takeOverSeat(table, seat));
    expect([before, turfWar.view(story.state, 'gm').gangs[1]?.isStoodIn]).toEqual([false, true]);
    expect(turfWar.view(story.state, 'g1' as SeatId).gangs[1]?.isStoodIn).toBe(false);
    expect(story.refusal('g2', { kind: 'end' })).toBeNull();
  });
});
