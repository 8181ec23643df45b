import { describe, expect, it } from 'vitest';
import type { SquadOption, Survey } from '#shared/games/paradise/leading.ts';
import { leadSingleBattle } from '#main/games/paradise/rules/battles/leading.ts';
import { buildFrames } from '#shared/games/paradise/drawing/film.ts';
import { measureHaste, measureStep } from '#shared/games/paradise/drawing/motion.ts';
import { describePlace, formatOdds } from '#games/paradise/battles/tag.ts';

const option = (change: Partial<SquadOption>): SquadOption => ({
  ...{ verb: 'shoot', order: null, label: '', target: 'd1', to: null, forecast: null, warning: null },
  ...change,
});

describe('the tag at the pointer', () => {
  it.each([
    [
      { hit: 0.551, out: 0.21, pinned: 0.92, others: [{ name: 'Kramer', hit: 0.55 }] },
      'hit 55 · out 21 · pinned 92 · also Kramer 55',
    ],
    [{ hit: 0.5, out: 0.1, pinned: null, others: [] }, 'hit 50 · out 10'],
    [{ hit: 0.5, out: null, pinned: null, others: [] }, 'hit 50'],
  ])('tells what a shot promises: %o', (forecast, told) => {
    expect(formatOdds(option({ forecast }))).toBe(told);
  });

  it('names a rush by its brawl, and nothing where no dice fall', () => {
    const forecast = { hit: 0.47, out: null, pinned: null, others: [] };
    expect(formatOdds(option({ verb: 'rush', forecast }))).toBe('in the brawl 47');
    expect(formatOdds(option({}))).toBe('');
  });

  it('tells of a place how the squad gets there, and what could be fired at it', () => {
    const survey: Survey = {
      squad: 'a1',
      reach: ['1230', '4444'],
      bare: ['0210', '0000'],
      covered: ['0010', '0000'],
      danger: ['0470', '9000'],
    };
    expect(describePlace(survey, { x: 0.5, y: 0.5 })).toBe('A walk · out of their sight');
    expect(describePlace(survey, { x: 1.2, y: 0.9 })).toBe('A run · 2 guns bare · 0.4 hits in a volley');
    expect(describePlace(survey, { x: 2, y: 0 })).toBe(
      'A run with luck · 1 gun bare, 1 gun through cover · 0.7 hits in a volley',
    );
    expect(describePlace(survey, { x: 3, y: 0 })).toBe('Out of reach on this card');
    expect(describePlace(survey, { x: 99, y: 99 })).toBe('Out of reach on this card');
  });
});

describe('reach by the inch', () => {
  it('[MOVE-1] grows by walk, run, and luck from where a man stands, and ends at walls', () => {
    const leads = [{ side: 'defenders' as const, viewer: 'gm' as const }];
    const battle = { scenario: 'raid' as const, seed: 3 };
    const { question } = leadSingleBattle(battle, { leads, answers: [], dice: 'program' });
    if (question?.kind !== 'decision') throw new Error('Nobody is asked.');
    const squad = question.about.squads.find(({ car }) => car === null);
    if (squad === undefined) throw new Error('Nobody is on foot.');
    const { survey, film } = leadSingleBattle(battle, { leads, answers: [], dice: 'program', survey: squad.id });
    const [first] = squad.men.filter(({ isMoved }) => isMoved);
    const at = film.figures.find(({ id }) => id === first?.id)?.at;
    if (survey === undefined || at === undefined) throw new Error('Nothing is surveyed.');
    expect(survey.reach.length).toBe(film.layout.height);
    expect(survey.reach[Math.floor(at.y)]?.[Math.floor(at.x)]).toBe('1');
    const signs = new Set(survey.reach.join(''));
    expect(['0', '1', '2', '3', '4'].every((sign) => signs.has(sign))).toBe(true);
    survey.reach.forEach((row, y) =>
      [...row].forEach((sign, x) => {
        // Straight on a man walks 4 inches, so nothing farther is a walk, and 26 inches are out of two runs.
        const inches = Math.hypot(x + 0.5 - at.x, y + 0.5 - at.y);
        if (inches > 5.5) expect(sign).not.toBe('1');
        if (inches > 27.5) expect(sign).toBe('0');
      }),
    );
  });
});

describe('motion', () => {
  it('takes a step as long as its men walk or its dice are read, and all of a decision six seconds at most', () => {
    const leads = [{ side: 'attackers' as const, viewer: 'gm' as const }];
    const pass = { do: 'hand-over', what: 'rest', actor: null };
    const battle = { scenario: 'raid' as const, seed: 3 };
    const asked = leadSingleBattle(battle, { leads, answers: [], dice: 'program' });
    if (asked.question?.kind !== 'decision') throw new Error('Nobody is asked.');
    const { id, prompt } = asked.question;
    const answers = [{ kind: 'decision' as const, id, asked: prompt, value: pass }];
    const { film } = leadSingleBattle(battle, { leads, answers, dice: 'program' });
    const frames = buildFrames(film);
    const played = film.steps.map((step, at) => {
      const [before, after] = [frames[at], frames[at + 1]];
      if (before === undefined || after === undefined) throw new Error('A frame is missing.');
      return { step, ms: measureStep(before, after, step) };
    });
    for (const { step, ms } of played) {
      expect(ms).toBeGreaterThanOrEqual(step.rolls.length > 0 ? 650 : 90);
      expect(ms).toBeLessThanOrEqual(900);
    }
    const whole = played.reduce((sum, { ms }) => sum + ms, 0);
    expect(whole / measureHaste(frames, film.steps, 0)).toBeLessThanOrEqual(6_001);
    expect(measureHaste(frames, film.steps, film.steps.length - 1)).toBe(1);
  });
});
