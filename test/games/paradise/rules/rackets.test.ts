import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { type BusinessType, businessTypes } from '#shared/games/paradise/city.ts';
import {
  computeAverageLoot,
  formatLoot,
  computeLootPoints,
  findLootRule,
  computeOfficialDiscount,
  computePayoff,
  computePerks,
  computeSomethingBonus,
} from '#main/games/paradise/rules/city/rackets.ts';
import { countGuards, racketTable } from '#main/games/paradise/rules/tables/rackets.ts';
import { Story } from '#test/support/story.ts';

/** RK-1 as the digest prints it: type, racket, Loot, payoff. */
const table: [BusinessType, string, string, number][] = [
  ['low-dive', 'booze', '1D6-1', 100],
  ['speakeasy', 'booze', '2D6-1', 200],
  ['nightclub', 'booze', '3D6-1', 300],
  ['trucking', 'booze', '1D6-1', 100],
  ['brewery', 'booze', '5D6', 900],
  ['house-of-ill-repute', 'prostitution', '1D6-1', 100],
  ['brothel', 'prostitution', '2D6-1', 300],
  ['gentlemans-club', 'prostitution', '3D6', 500],
  ['madame-louisas', 'prostitution', '4D6', 900],
  ['bookies', 'gambling', '1D6-1', 100],
  ['numbers', 'gambling', '1D6-1', 100],
  ['loan-sharks', 'gambling', '1D6-1', 100],
  ['wire-service', 'gambling', 'none', 100],
  ['gambling-den', 'gambling', '2D6', 200],
  ['gym', 'gambling', '-1D6', 0],
  ['arena', 'gambling', '4D6-4', 500],
  ['casino', 'gambling', '3D6', 500],
  ['racetrack', 'gambling', '3D6', 1_000],
  ['dog-track', 'gambling', '2D6', 600],
  ['protection', 'protection', 'D6/2', 0],
];

function ruleFor(story: Story, type: BusinessType, month = 1) {
  const business = Object.values(story.state.businesses).find((b) => b.type === type);
  if (business === undefined) throw new Error(type);
  return findLootRule(business, computePerks(story.state, business.owner ?? ('nobody' as never)), month);
}

describe('rackets', () => {
  it('[RK-1] lists every type once', () => {
    expect(table.map(([type]) => type)).toEqual(businessTypes);
  });

  it.each(table)('[RK-1] %s is %s with Loot %s and payoff $%i', (type, racket, loot, payoff) => {
    expect(racketTable[type].racket).toBe(racket);
    expect(racketTable[type].payoffDollars).toBe(payoff);
    expect(formatLoot(ruleFor(new Story(), type))).toBe(loot);
  });

  it.each([
    ['speakeasy', [3, 4], 6],
    ['low-dive', [1], 0],
    ['protection', [5], 3],
    ['protection', [4], 2],
    ['arena', [1, 1, 1, 1], 0],
    ['arena', [1, 1, 1, 6], 5],
    ['gym', [4], -4],
    ['brewery', [6, 6, 6, 6, 6], 30],
  ] as const)('[RK-1] %s with dice %j earns %i points', (type, faces, points) => {
    expect(computeLootPoints(ruleFor(new Story(), type), faces)).toBe(points);
  });

  it('[RK-1] never falls below nothing, a gym excepted', () => {
    forSome(
      sample(60),
      fc.constantFrom(...businessTypes),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 5, maxLength: 5 }),
      (type, faces) => {
        const rule = ruleFor(new Story({ gangs: 1 }), type);
        const points = computeLootPoints(rule, faces.slice(0, Math.abs(rule.dice)));
        expect(type === 'gym' ? points < 0 : points >= 0).toBe(true);
      },
    );
  });

  it('[RK-1] averages are exact: a low dive 2.5 points, protection 2 points', () => {
    expect(computeAverageLoot(ruleFor(new Story(), 'low-dive'))).toBe(250);
    expect(computeAverageLoot(ruleFor(new Story(), 'protection'))).toBeCloseTo(200);
  });

  it('[RK-2] posts two guards a die, one for protection, none at a wire service', () => {
    expect(countGuards('low-dive')).toBe(2);
    expect(countGuards('brewery')).toBe(10);
    expect(countGuards('gym')).toBe(2);
    expect(countGuards('protection')).toBe(1);
    expect(countGuards('wire-service')).toBe(0);
  });

  it.each([
    [1, 200, 200],
    [2, 360, 360],
    [3, 480, 486],
    [4, 560, 583],
    [5, 600, 656],
    [6, 600, 709],
    [7, 700, 744],
    [8, 800, 765],
  ])('[RK-4] %i speakeasies in one district pay $%i, by the house rule $%i', (count, straight, compound) => {
    expect(computePayoff('speakeasy', count, 'straight')).toBe(straight);
    expect(computePayoff('speakeasy', count, 'compound')).toBe(compound);
  });

  it('[RK-4] two speakeasies in The Docks pay $360 and one elsewhere its full $200', () => {
    const [story, gang] = new Story().seats(['The Dockyard Rats', { bank: 2_000 }]);
    gang.owns('speakeasy', 2).in('docks');
    gang.owns('speakeasy').in('riverside');
    const { events } = story.phase('payoffs');
    expect(events).toEqual([
      {
        type: 'payoffs-paid',
        seat: gang.seat,
        dollars: 560,
        lines: [
          { district: 'docks', type: 'speakeasy', businesses: 2, dollars: 360 },
          { district: 'riverside', type: 'speakeasy', businesses: 1, dollars: 200 },
        ],
      },
    ]);
    expect(gang.bank).toBe(1_440);
  });

  it('[RK-5] a full racket adds a die to each of its businesses and to no other', () => {
    const [story, gang] = new Story({ gangs: 1 }).seats(['The Whole', { bank: 0 }]);
    gang.ownsAll('booze', 'docks');
    gang.owns('brothel').in('docks');
    const dice = [3, 1, 3, 3, 2, 3, 4, 5, 5];
    const soundBooze = [2];
    const { rolls } = story.phase('collections', [...dice, ...soundBooze]);
    const loot = rolls.filter((roll) => roll.purpose.startsWith('Loot of'));
    expect(loot.map((roll) => [roll.purpose, roll.faces.length])).toEqual([
      ['Loot of low-dive 1 in docks (1D6-1 +1D6 full racket)', 2],
      ['Loot of speakeasy 1 in docks (2D6-1 +1D6 full racket)', 3],
      ['Loot of trucking 1 in docks (1D6-1 +1D6 full racket)', 2],
      ['Loot of brothel 1 in docks (2D6-1)', 2],
    ]);
    expect(gang.bank).toBe((3 + 7 + 6 + 9) * 100);
  });

  it('[GANG-16a] without a free Accountant only the racket that brings most is run', () => {
    const [story, gang] = new Story().seats(['The Unbooked', { bank: 0 }]);
    gang.owns('speakeasy').in('docks');
    const [sharks] = gang.owns('loan-sharks').in('docks');
    const books = Object.values(story.state.gangsters).find((g) => g.profile === 'accountant');
    if (books === undefined) throw new Error('No Accountant');
    story.tell({ type: 'arrested', seat: gang.seat, gangster: books.id });
    story.tell({ type: 'left-in-jail', seat: gang.seat, gangster: books.id });
    const { events } = story.phase('collections', [3, 1]);
    expect(events[0]).toMatchObject({ loot: [[expect.anything(), 3]], unrun: [sharks] });
    expect(gang.bank).toBe(300);
  });

  it('[RK-5] one rival business in the district ends the full racket', () => {
    const [story, gang] = new Story({ gangs: 2 }).seats('Nearly');
    gang.owns('speakeasy', 2).in('racetrack');
    expect(formatLoot(ruleFor(story, 'speakeasy'))).not.toMatch(/full/);
    const track = story.business('racetrack', 'speakeasy');
    expect(findLootRule(track, computePerks(story.state, gang.seat), 1).fullDice).toBe(1);
    story.gang('Rival');
    story.tell({ type: 'owner-set', business: track.id, from: gang.seat, to: 'g2' as never });
    const other = story.business('racetrack', 'speakeasy', 2);
    expect(findLootRule(other, computePerks(story.state, gang.seat), 1).fullDice).toBe(0);
  });

  it('[RK-9] the Brewery adds a point to its owner’s speakeasies and low dives', () => {
    const [story, gang] = new Story().seats(['Brewers', { bank: 0 }]);
    gang.owns('speakeasy').in('docks');
    gang.owns('low-dive').in('docks');
    gang.owns('nightclub').in('downtown');
    gang.owns('brewery').in('southbridge');
    const { rolls } = story.phase('collections', [3, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1, 6]);
    const beer = rolls.filter((roll) => roll.modifiers.some((m) => m.reason.includes('beer')));
    expect(beer.map((roll) => roll.purpose)).toEqual([
      'Loot of low-dive 1 in docks (1D6)',
      'Loot of speakeasy 1 in docks (2D6)',
    ]);
  });

  it('[RK-9] a shut Brewery brews for nobody', () => {
    const [story, gang] = new Story().seats('Brewers');
    gang.owns('speakeasy').in('docks');
    const [brewery] = gang.owns('brewery').in('southbridge');
    story.tell({ type: 'shut', business: brewery });
    expect(computePerks(story.state, gang.seat).hasBrewery).toBe(false);
  });

  const helpers = [
    ['the Brewery’s own beer', 'brewery', 'southbridge', 'hasBrewery'],
    ['the wire service', 'wire-service', 'downtown', 'hasWireService'],
    ['a club’s ear at City Hall', 'gentlemans-club', 'downtown', 'hasInfluence'],
    ['Madame Louisa’s 10%', 'madame-louisas', 'cedar-hill', 'hasInfluence'],
    ['Madame Louisa’s +3', 'madame-louisas', 'cedar-hill', 'hasMadameLouisas'],
  ] as const;
  it.each(helpers)('[RK-18] %s comes from a working place only', (_what, type, district, perk) => {
    const [story, gang] = new Story().seats('Owners');
    const [business] = gang.owns(type).in(district);
    const helps = (): boolean => computePerks(story.state, gang.seat)[perk];
    expect(helps()).toBe(true);
    story.tell({ type: 'smashed', business, months: 4 });
    expect(helps()).toBe(false);
    story.tell({ type: 'mended', business, months: 0 });
    expect(helps()).toBe(true);
    story.tell({ type: 'shut', business });
    expect(helps()).toBe(false);
  });

  it('[RK-18, RK-15] a smashed Racetrack fixes no numbers, not even those that were ordered', () => {
    const [story, gang] = new Story().seats('Owners');
    const [track] = gang.owns('racetrack').in('racetrack');
    const order = { kind: 'fix-numbers', gang: gang.seat, change: 1 } as const;
    gang.gives(order);
    story.tell({ type: 'smashed', business: track, months: 2 });
    expect(story.phase('reveal').events.map(({ type }) => type)).not.toContain('numbers-fixed');
    story.nextMonth();
    gang.isRefused(/is smashed/, order);
  });

  it('[RK-10] any number of gentleman’s clubs take 10% off the officials’ pay, once', () => {
    const [story, gang] = new Story().seats('Clubmen');
    expect(computeOfficialDiscount(computePerks(story.state, gang.seat))).toBe(0);
    gang.owns('gentlemans-club', 2).in('downtown');
    expect(computeOfficialDiscount(computePerks(story.state, gang.seat))).toBe(10);
    expect(computeSomethingBonus(computePerks(story.state, gang.seat))).toBe(0);
  });

  it('[RK-11] Madame Louisa’s gives the club’s 10% and +3 when Something Must Be Done', () => {
    const [story, gang] = new Story().seats('Friends');
    gang.owns('madame-louisas').in('cedar-hill');
    const perks = computePerks(story.state, gang.seat);
    expect(computeOfficialDiscount(perks)).toBe(10);
    expect(computeSomethingBonus(perks)).toBe(3);
  });

  it('[RK-12] two wire services add two points to each bookie, not four', () => {
    const [story, gang] = new Story().seats(['Wired', { bank: 0 }]);
    gang.owns('bookies').in('downtown');
    gang.owns('wire-service').in('downtown');
    gang.owns('wire-service').in('racetrack');
    const { events } = story.phase('collections', [4]);
    expect(events[0]).toMatchObject({ type: 'collected', dollars: 500 });
  });

  it('[RK-15] June at the Racetrack rolls 5D6 for the Tri-State Handicap', () => {
    const story = new Story();
    expect(formatLoot(ruleFor(story, 'racetrack', 5))).toBe('3D6');
    expect(formatLoot(ruleFor(story, 'racetrack', 6))).toBe('5D6');
    expect(formatLoot(ruleFor(story, 'racetrack', 18))).toBe('5D6');
  });

  it.each([
    [1, 800],
    [-1, 600],
  ] as const)('[RK-15] the racetrack’s owner moves one gang’s numbers by %i', (change, dollars) => {
    const [story, owner] = new Story().seats('Trackmen');
    owner.owns('racetrack').in('racetrack');
    const mark = story.gang('Numbers men', { bank: 0 });
    mark.owns('numbers', 2).in('docks');
    owner.gives({ kind: 'fix-numbers', gang: mark.seat, change });
    story.phase('reveal');
    story.phase('collections', [1, 1, 1, 5, 4]);
    expect(mark.bank).toBe(dollars);
    story.phase('collections', [1, 1, 1, 5, 4]);
    expect(mark.bank).toBe(dollars + 700);
  });

  it.each([
    ['without an open numbers game it moves nothing', 'gym', 1, [3, 1], 1_000 - 300],
    ['it takes no more than the numbers earned', 'numbers', -1, [1], 1_000],
  ] as const)('[RK-15] %s', (_case, type, change, dice, dollars) => {
    const [story, owner] = new Story().seats('Trackmen');
    owner.owns('racetrack').in('racetrack');
    const mark = story.gang('Marks', { bank: 1_000 });
    mark.owns(type).in('docks');
    owner.gives({ kind: 'fix-numbers', gang: mark.seat, change });
    story.phase('reveal');
    story.phase('collections', [1, 1, 1, ...dice]);
    expect(mark.bank).toBe(dollars);
  });

  it('[RK-15] is for the racetrack’s owner alone', () => {
    const [, gang] = new Story().seats('Outsiders');
    gang.isRefused(/Only the racetrack’s owner/, { kind: 'fix-numbers', gang: gang.seat, change: 1 });
  });

  it('[RK-15] a fix is dropped when its giver lost the racetrack before the reveal', () => {
    const [story, owner] = new Story().seats('Trackmen');
    owner.owns('racetrack').in('racetrack');
    const business = story.business('racetrack', 'racetrack').id;
    owner.gives({ kind: 'fix-numbers', gang: owner.seat, change: 1 });
    story.tell({ type: 'owner-set', business, from: owner.seat, to: null });
    const { events } = story.phase('reveal');
    expect(events.map((event) => event.type)).toEqual(['order-withdrawn']);
    expect(story.state.purses[owner.seat]?.numbersChange).toBe(0);
  });

  it('[RK-17] each business’s Loot goes to its owner’s bank, a gym’s cost leaves it', () => {
    const [story, rich] = new Story().seats(['Rich', { bank: 100 }]);
    rich.owns('casino').in('downtown');
    const trainer = story.gang('Trainers', { bank: 700 });
    trainer.owns('gym').in('docks');
    story.phase('collections', [2, 3, 4, 5, 1]);
    expect(rich.bank).toBe(1_000);
    expect(trainer.bank).toBe(200);
  });

  it('[RK-17] a bank never falls below nothing; what a gym cannot be paid is forgiven and told', () => {
    const [story, trainer] = new Story().seats(['Trainers', { bank: 300 }]);
    trainer.owns('gym').in('docks');
    const { events } = story.phase('collections', [5, 1]);
    expect(trainer.bank).toBe(0);
    expect(events[0]).toMatchObject({ dollars: -300, forgivenDollars: 200 });
  });
});
