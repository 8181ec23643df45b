import { describe, expect, it } from 'vitest';
import { computeBadBoozeChance, isBoozeForced } from '#main/games/paradise/rules/shows/booze.ts';
import { createNames } from '#main/games/paradise/rules/namesOf.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { listThrows } from '#main/games/paradise/rules/city/bands.ts';
import { Story } from '#test/support/story.ts';
import { readersOf, diceReadersOf, sentenceFor } from '#test/support/rules.ts';

describe('bad booze', () => {
  it('[RK-6] every open low dive throws a die and each 1 raises the outrage, with its cause', () => {
    const [story, gang] = new Story().seats(['The Dregs', { bank: 0 }]);
    const [first, second, third] = gang.owns('low-dive', 3).in('docks');
    const { events, rolls } = story.phase('collections', [2, 2, 2, 1, 5, 1]);
    expect(rolls.at(-1)).toMatchObject({ faces: [1, 5, 1], readSingly: true });
    expect(events.filter((event) => event.type.startsWith('booze'))).toEqual([
      {
        type: 'booze-sampled',
        seat: gang.seat,
        faces: [
          [first, 1],
          [second, 5],
          [third, 1],
        ],
      },
      { type: 'booze-poisoned', seat: gang.seat, business: first, before: 2, after: 3 },
      { type: 'booze-poisoned', seat: gang.seat, business: third, before: 3, after: 4 },
    ]);
    expect(story.state.outrage).toBe(4);
    const told = events.filter((event) => event.type === 'booze-poisoned');
    expect(told.map((event) => sentenceFor(createNames(story.state), event))[0]).toBe(
      'Bad booze at low-dive 1 in docks (The Docks), run by The Dregs, put customers in the hospital: outrage 2 to 3.',
    );
  });

  it('[RK-6] no other business, no shut dive and no independent one throws', () => {
    const [story, gang] = new Story().seats('The Dregs');
    gang.owns('speakeasy').in('docks');
    const [dive] = gang.owns('low-dive').in('docks');
    story.tell({ type: 'shut', business: dive });
    const { events } = story.phase('collections', [3, 3]);
    expect(events.map((event) => event.type)).toEqual(['collected', 'idled']);
  });

  it('[RK-6] bad booze marks the month for all to see: a raid must go for booze until it is over', () => {
    const [story, gang, rival] = new Story().seats('The Dregs', 'The Dry');
    gang.owns('low-dive').in('docks');
    expect(isBoozeForced(story.state)).toBe(false);
    story.phase('collections', [3, 1]);
    expect(isBoozeForced(story.state)).toBe(true);
    expect(paradise.view(story.state, rival.seat).shows.boozeIsForced).toBe(true);
    story.phase('close');
    expect(isBoozeForced(story.state)).toBe(false);
    story.phase('collections', [3, 2]);
    expect(isBoozeForced(story.state)).toBe(false);
  });

  it('[RK-6] the poisoning is public, the dice of a gang’s dives are its own', () => {
    const [story, gang] = new Story().seats('The Dregs');
    gang.owns('low-dive').in('docks');
    const { events } = story.phase('collections', [3, 1]);
    const seen = events.map((event) => [event.type, readersOf(event), diceReadersOf(event)]);
    expect(seen.slice(1)).toEqual([
      ['booze-sampled', [gang.seat], [gang.seat]],
      ['booze-poisoned', 'everybody', 'everybody'],
    ]);
  });

  it.each([1, 2, 3, 4, 5])('[RK-6] the chance of bad booze with %i dives is exact', (dives) => {
    const all = listThrows(dives);
    const bad = all.filter((faces) => faces.includes(1));
    expect(computeBadBoozeChance(dives)).toBeCloseTo(bad.length / all.length, 12);
  });
});
