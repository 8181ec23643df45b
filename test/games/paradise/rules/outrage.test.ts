import { describe, expect, it } from 'vitest';
import { computeOutrageOdds } from '#games/paradise/outrage/outrageOdds.ts';
import { describeOutrageRoll, rollOutrage, resolveOutrageRoll } from '#main/games/paradise/rules/outrage/monthly.ts';
import { Story } from '#test/support/story.ts';
import { foundedCampaign } from '#test/support/founded.ts';

const book = { fedsInTown: false, outrageFifteen: 'quiet' } as const;

/** How many of the 36 throws give each verdict. */
function countVerdicts(outrage: number, rules: Parameters<typeof resolveOutrageRoll>[2]) {
  const counts: Partial<Record<ReturnType<typeof resolveOutrageRoll>, number>> = {};
  for (let a = 1; a <= 6; a += 1) {
    for (let b = 1; b <= 6; b += 1) {
      const verdict = resolveOutrageRoll([a, b], outrage, rules);
      counts[verdict] = (counts[verdict] ?? 0) + 1;
    }
  }
  return counts;
}

describe('public outrage', () => {
  it('[PO-1] is one number for the city and starts at 2', () => {
    expect(foundedCampaign().state.outrage).toBe(2);
  });

  it.each([
    [[1, 1], 12, 'calmed'],
    [[6, 6], 0, 'feds-called'],
    [[5, 6], 3, 'quiet'],
    [[5, 6], 4, 'quiet'],
    [[5, 6], 5, 'something-must-be-done'],
  ] as const)('[PO-3] faces %j on outrage %i: %s', (faces, outrage, verdict) => {
    expect(resolveOutrageRoll(faces, outrage, book)).toBe(verdict);
  });

  it('[PO-3] by the house rule 15 counts as 16', () => {
    const rules = { ...book, outrageFifteen: 'something-must-be-done' } as const;
    expect(resolveOutrageRoll([5, 6], 4, rules)).toBe('something-must-be-done');
    expect(resolveOutrageRoll([5, 6], 3, rules)).toBe('quiet');
  });

  it.each([
    [2, { calmed: 1, quiet: 34, 'feds-called': 1 }],
    [8, { calmed: 1, quiet: 20, 'something-must-be-done': 14, 'feds-called': 1 }],
    [12, { calmed: 1, quiet: 2, 'something-must-be-done': 32, 'feds-called': 1 }],
  ])('[PO-3] of 36 throws on outrage %i exactly %j', (outrage, counts) => {
    expect(countVerdicts(outrage, book)).toEqual(counts);
  });

  it.each([
    [2, book, 'Two 6s call the Feds. Else a total of 16 or more means Something Must Be Done'],
    [14, book, 'Dice that show 10 or more call the Feds. Else a total of 16'],
    [2, { ...book, outrageFifteen: 'something-must-be-done' } as const, 'Else a total of 15'],
    [21, book, 'Any other throw calls the Feds.'],
    [2, { ...book, fedsInTown: true }, 'On any other throw the Feds stay in town.'],
  ])('[PO-3, PO-4] whoever throws on outrage %i is told first what means what', (on, rules, told) => {
    const meaning = describeOutrageRoll(on, rules);
    expect(meaning).toMatch(/^Two 1s calm the city\. /);
    expect(meaning).toContain(told);
  });

  it.each([
    [6, 3],
    [5, 3],
    [1, 1],
  ])('[PO-3] snake-eyes lower the outrage by half a D6 rounded up: %i takes off %i', (die, drop) => {
    const story = new Story();
    story.tell({ type: 'outrage-set', from: 2, to: 9 });
    const { events } = story.play([1, 1, die], rollOutrage);
    expect(events).toHaveLength(1);
    expect(story.state.outrage).toBe(9 - drop);
  });

  it.each([
    [12, 1],
    [13, 3],
    [15, 10],
    [25, 35],
  ])('[PO-4] on outrage %i, %i of 36 throws call the Feds', (outrage, throws) => {
    expect(countVerdicts(outrage, book)['feds-called']).toBe(throws);
  });

  it('[PO-4] the screen reckons the odds that the rules roll', () => {
    for (let outrage = 0; outrage <= 30; outrage += 1) {
      const odds = computeOutrageOdds(outrage, { somethingMustBeDoneFrom: 16, fedsInTown: false });
      const counts = countVerdicts(outrage, book);
      for (const [verdict, chance] of Object.entries(odds)) {
        expect(chance * 36).toBeCloseTo(counts[verdict as keyof typeof counts] ?? 0);
      }
    }
  });

  it('[PO-3] never falls below nothing', () => {
    const story = new Story();
    story.phase('outrage', [1, 1, 6]);
    expect(story.state.outrage).toBe(0);
  });

  it('[PO-3] boxcars call the Feds, who then leave the police nothing to be asked', () => {
    const story = new Story();
    story.tell({ type: 'outrage-set', from: 2, to: 10 });
    const { events } = story.play([6, 6], rollOutrage);
    expect(events.map((event) => event.type)).toEqual(['outrage-rolled', 'feds-arrived']);
    expect(story.state.feds).toEqual({ inTown: true, sinceMonth: 1, agents: 5, targets: [] });
    story.play([5, 5], rollOutrage);
    expect(story.state.months[1]?.verdict).toBe('feds-stay');
  });

  it('[PO-2] a month in which nothing raised it takes 2 off before the roll, never below 0', () => {
    const story = new Story();
    story.tell({ type: 'outrage-set', from: 2, to: 3 });
    expect(story.phase('outrage', [1, 2]).events[0]).toEqual({ type: 'outrage-eased', from: 3, to: 1 });
    expect(story.phase('outrage', [1, 2]).events[0]).toMatchObject({ from: 1, to: 0 });
    expect(story.phase('outrage', [1, 2]).events.map((event) => event.type)).toEqual(['outrage-rolled']);
  });
});
