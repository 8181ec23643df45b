import { describe, expect, it } from 'vitest';
import { arrangeCards, formatSceneLine, listFurtherLines } from '#frame/show/cards.ts';
import { longestTitle } from '#queries/showActs.ts';
import { buildPeriodShow } from '#queries/show.ts';
import type { ShowScene } from '#shared/views/show.ts';
import { everyGame, played } from '../support/everyGame.ts';

const seeds = [3, 7, 11];
/** Turns that every game of these seeds has: Empire City may end in the fifth round. */
const countTurns = (game: string): number => (game === 'empire-city' ? 4 : 10);
/** Headings of lines that no act has: they come before the first turn, or by ruling at any time. */
const outside = ['The beginning', 'Rulings'];
const inActs = everyGame.filter(({ rulebook }) => rulebook.show?.acts !== undefined);

/** Lists the sentences that stand on the card of a scene. */
const listPrinted = (scene: ShowScene): string[] => [
  ...(scene.kind === 'order' ? [] : scene.orders.map(({ title }) => title)),
  ...listFurtherLines(scene),
];

describe.each(inActs)('the acts of $rulebook.title', ({ rulebook }) => {
  const acts = rulebook.show?.acts ?? [];
  const hasFights = acts.some(({ tells }) => tells === 'fights');

  it('tell every heading of the report, so that no scene is named after a stage of the log', () => {
    const told = new Set(acts.flatMap(({ tells }) => (typeof tells === 'string' ? [] : tells)));
    const places = hasFights && rulebook.headings.includes('Fights') ? ['Fights'] : [];
    expect([...told, ...places, ...outside].toSorted()).toEqual([...new Set(rulebook.headings)].toSorted());
  });

  it('make 8 to 14 scenes of a usual turn with fights, one a seat at least without, with short titles that say what no line repeats', async () => {
    const counts: number[] = [];
    const turns = countTurns(rulebook.id);
    let least = 8;
    for (const seed of seeds) {
      const session = await played(rulebook.id, turns, seed);
      if (!hasFights) least = rulebook.seats(session.snapshot.state).length;
      for (const { seat } of rulebook.seats(session.snapshot.state))
        for (let period = 1; period <= turns; period += 1) {
          const show = buildPeriodShow(session, seat, period);
          const { scenes } = show;
          if (scenes.length > 0) counts.push(scenes.length);
          const where = `${seed}, ${seat}, ${period}: ${scenes.map(({ title }) => title).join(' | ')}`;
          for (const scene of scenes) {
            expect(scene.title, where).not.toBe('');
            expect(scene.title.length, where).toBeLessThanOrEqual(longestTitle);
            expect(scene.title, where).not.toMatch(new RegExp(`^${rulebook.period.name(period)}\\b`, 'u'));
            const bare = scene.title.replace(/\.$/u, '');
            expect(listPrinted(scene).map((text) => text.replace(/\.$/u, ''))).not.toContain(bare);
          }
          // One's own scenes come first within an act, and never before the act's time.
          const shown = arrangeCards(show, { seat, mineOnly: false, hasPaper: false }).flatMap((card) =>
            card.kind === 'scene' ? [card.scene.act ?? -1] : [],
          );
          expect(shown, where).toEqual(shown.toSorted((a, b) => a - b));
          // A change of hands that was fought for is told with its fight, so no fight comes after its spoils.
          for (const [at, fight] of scenes.entries()) {
            const place = fight.kind === 'fight' ? / in (?<place>.+)$/u.exec(fight.title)?.groups?.place : undefined;
            if (place === undefined) continue;
            const before = scenes.slice(0, at).flatMap(({ lines }) => lines.map(formatSceneLine));
            const spoils = before.filter((text) => / (?:went|took) /u.test(text) && text.includes(place));
            expect(spoils, where).toEqual([]);
          }
        }
    }
    const median = counts.toSorted((a, b) => a - b)[counts.length >> 1];
    expect(median).toBeGreaterThanOrEqual(least);
    expect(median).toBeLessThanOrEqual(14);
  });
});
