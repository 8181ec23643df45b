import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { sumPoints } from '#main/games/turf-war/rules/lookups.ts';
import { figureNames, buildFigure } from '#games/turf-war/figures/figures.ts';
import { drawAreaPaths, computeBars, drawLinePaths, computeScale } from '#games/turf-war/figures/plot.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from '../story.ts';

const g1 = 'g1' as SeatId;

describe('the figures of a war', () => {
  const story = new Story({ supremacy: '2/3' }, 5, false);
  const income: number[] = [];
  const consolation: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const events = story.close(true);
    income.push(
      events.reduce((sum, event) => sum + (event.type === 'income-collected' && event.seat === g1 ? event.mc : 0), 0),
    );
    consolation.push(
      events.reduce((sum, event) => sum + (event.type === 'consolation-paid' && event.seat === g1 ? event.mc : 0), 0),
    );
  }
  const view = turfWar.view(story.state, g1);
  const gm = turfWar.view(story.state, 'gm');

  it('[WAR-VIEW-6] areas and those of nobody add up to the city, turn by turn', () => {
    const { series, labels } = buildFigure(view, 'areas', g1);
    expect(labels).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    labels.forEach((_, at) => {
      expect(series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)).toBe(view.areas.length);
    });
  });

  it('[WAR-VIEW-6, WAR-WIN-5] points are those the game would be decided by', () => {
    const { series } = buildFigure(view, 'points', g1);
    for (const [at, { seat }] of view.gangs.entries()) {
      expect(series[at]?.values.at(-1)).toBe(sumPoints(story.state, seat, 8));
    }
  });

  it('[WAR-VIEW-6, WAR-OWN-4, WAR-PAY-1] money in and out is what the journal has, and the rest is accounted for', () => {
    const { series } = buildFigure(view, 'money', g1);
    expect(series[0]?.values).toEqual(income);
    expect(series[1]?.values).toEqual(consolation);
    const spent = series[2]?.values ?? [];
    const treasuries = view.turns.map((turn) => turn.treasuries[g1] ?? 0);
    let mc = view.house.start.mc;
    spent.forEach((out, at) => {
      mc += (income[at] ?? 0) - (consolation[at] ?? 0) - (out ?? 0);
      expect(mc).toBe(treasuries[at]);
    });
  });

  it('[WAR-VIEW-6, WAR-FOG-9] a rival’s treasury is in no figure of a player’s', () => {
    expect(buildFigure(view, 'treasury', g1).series.map(({ name }) => name)).toEqual(['Jamski']);
    expect(buildFigure(gm, 'treasury', g1).series).toHaveLength(5);
  });

  it('[WAR-VIEW-6] every figure has a sentence, a table and a drawing in its frame', () => {
    for (const { id } of figureNames) {
      const figure = buildFigure(gm, id, g1);
      expect(figure.says, id).toMatch(/\.$/);
      for (const { values } of figure.series) expect(values).toHaveLength(figure.labels.length);
      const scale = computeScale(figure);
      const drawn = [
        ...drawLinePaths(figure, scale),
        ...drawAreaPaths(figure, scale),
        ...computeBars(figure, scale).map(({ x, y }) => `M${x} ${y}`),
      ].join('');
      expect(drawn, id).not.toMatch(/NaN|Infinity|undefined/);
      for (const { y, height } of computeBars(figure, scale)) expect(y + height).toBeLessThanOrEqual(341);
    }
    expect(buildFigure(gm, 'supremacy', g1).limit).toEqual({ value: 67, name: 'supremacy' });
  });
});
