import { describe, expect, it } from 'vitest';
import { findFinestFlowers, listMourned, findProminentRole } from '#main/games/paradise/rules/funerals/funerals.ts';
import { createNames } from '#main/games/paradise/rules/namesOf.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { hireableProfiles } from '#shared/games/paradise/people.ts';
import { withDead } from '#test/support/shows.ts';
import { feelings } from '#test/support/bargains.ts';
import { Story } from '#test/support/story.ts';
import { readersOf, sentenceFor } from '#test/support/rules.ts';

describe('funerals', () => {
  it.each([
    [1, 500],
    [2, 700],
    [3, 900],
    [6, 1_500],
  ])('[GANG-14] +%i reputation for good costs $%i', (points, dollars) => {
    const [story, gang] = new Story().seats(['Mourners', { bank: 2_000 }]);
    const { gangster } = withDead(story, gang);
    const order = { kind: 'hold-funeral', gangster, points } as const;
    expect(gang.quote(order).costDollars).toBe(dollars);
    gang.gives(order);
    expect(gang.bank).toBe(2_000 - dollars);
    story.phase('reveal');
    expect(gang.bank).toBe(2_000 - dollars);
    expect(story.state.purses[gang.seat]?.permanentReputation).toBe(points);
  });

  it('[GANG-14] is for the prominent: Boss, Accountant, Moll, Enforcer, Torpedo', () => {
    const [story, gang] = new Story().seats('Mourners');
    const honored = hireableProfiles.filter((profile) => {
      const gangster = story.state.gangsters[gang.has(profile)];
      return gangster !== undefined && findProminentRole(gangster) !== null;
    });
    expect(honored).toEqual(['boss', 'accountant', 'torpedo', 'enforcer', 'moll']);
  });

  it('[GANG-14] one for each death, held by his own gang, within three months', () => {
    const [story, gang, rival] = new Story().seats(['Mourners', { bank: 5_000 }], ['Rivals', { bank: 5_000 }]);
    const { gangster } = withDead(story, gang);
    const order = { kind: 'hold-funeral', gangster, points: 1 } as const;
    rival.isRefused(/none of yours; send flowers/, order);
    gang.gives(order);
    gang.isRefused(/is ordered; withdraw/, order);
    story.phase('reveal');
    story.state.orders = {};
    gang.isRefused(/lies in state/, order);
    const late = withDead(story, gang, 'moll');
    story.state.month = 4;
    expect(listMourned(story.state).map((death) => death.gangster)).toEqual([late.gangster]);
    story.state.month = 5;
    expect(listMourned(story.state)).toEqual([]);
  });

  it('[GANG-14] others bid on flowers in secret: all pay, the highest gains a point', () => {
    const [story, gang] = new Story().seats(['Mourners', { bank: 1_000 }]);
    const rivals = ['First', 'Second', 'Third'].map((name) => story.gang(name, { bank: 1_000 }));
    const { gangster } = withDead(story, gang, 'boss');
    gang.gives({ kind: 'hold-funeral', gangster, points: 1 });
    rivals.forEach((rival, place) => {
      rival.gives({ kind: 'send-flowers', gangster, dollars: [40, 210, 90][place] ?? 0 });
    });
    const seen = JSON.stringify(paradise.view(story.state, gang.seat));
    expect(seen).not.toMatch(/send-flowers/);
    const played = story.phase('reveal').events;
    const events = played.filter(({ type }) => type !== 'remembered');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'funeral-held',
      dollars: 500,
      finest: rivals[1]?.seat,
      // $500 and $340 of flowers, a car for each $200.
      cars: 4,
    });
    expect(events.map(readersOf)).toEqual(['everybody']);
    expect(rivals.map((rival) => rival.bank)).toEqual([960, 790, 910]);
    const points = [gang, ...rivals].map(({ seat }) => {
      return story.state.purses[seat]?.permanentReputation;
    });
    expect(points).toEqual([1, 0, 1, 0]);
    // The mourners are thankful for each wreath by its price, up to a point.
    expect(rivals.map((rival) => feelings(story, gang, rival).debt)).toEqual([0.8, 3, 1.8]);
    expect(events.map((event) => sentenceFor(createNames(story.state), event))[0]).toMatch(
      /Those of Second were the finest: reputation \+1\.$/,
    );
  });

  it('[GANG-14] the cortege has a car for each whole $200: four for $800, three for a dollar less', () => {
    const cars = [300, 299].map((dollars) => {
      const [story, gang, rival] = new Story().seats(['Mourners', { bank: 1_000 }], ['Rival', { bank: 1_000 }]);
      const { gangster } = withDead(story, gang, 'boss');
      gang.gives({ kind: 'hold-funeral', gangster, points: 1 });
      rival.gives({ kind: 'send-flowers', gangster, dollars });
      return story.phase('reveal').events.flatMap((event) => (event.type === 'funeral-held' ? [event.cars] : []));
    });
    expect(cars).toEqual([[4], [3]]);
  });

  it('[GANG-14] flowers as dear as another’s outdo nobody', () => {
    const [first, second, third] = ['g1', 'g2', 'g3'] as SeatId[];
    if (first === undefined || second === undefined || third === undefined) throw new Error();
    const wreath = (seat: SeatId, dollars: number) => ({ seat, dollars });
    expect(findFinestFlowers([wreath(first, 50), wreath(second, 50), wreath(third, 20)])).toBeNull();
    expect(findFinestFlowers([wreath(first, 50), wreath(second, 51)])).toBe(second);
    expect(findFinestFlowers([])).toBeNull();
  });

  it('[GANG-14] flowers come back when nobody is buried, and are never for one’s own', () => {
    const [story, gang, rival] = new Story().seats(['Mourners', { bank: 1_000 }], ['Rivals', { bank: 1_000 }]);
    const { gangster } = withDead(story, gang);
    gang.isRefused(/your own; hold the funeral/, { kind: 'send-flowers', gangster, dollars: 10 });
    rival.gives({ kind: 'send-flowers', gangster, dollars: 100 });
    rival.isRefused(/are ordered; withdraw/, { kind: 'send-flowers', gangster, dollars: 10 });
    expect(rival.bank).toBe(900);
    const { events } = story.phase('reveal');
    expect(events.map((event) => event.type)).toEqual(['order-withdrawn']);
    expect(rival.bank).toBe(1_000);
  });

  it('[GANG-14] a funeral for a man who is mourned no more is called off, and its money and flowers come back', () => {
    const [story, gang, rival] = new Story().seats(['Mourners', { bank: 1_000 }], ['Rivals', { bank: 1_000 }]);
    const { gangster } = withDead(story, gang);
    const kept = withDead(story, gang, 'moll').gangster;
    gang.gives({ kind: 'hold-funeral', gangster, points: 1 });
    rival.gives({ kind: 'send-flowers', gangster, dollars: 100 });
    rival.gives({ kind: 'send-flowers', gangster: kept, dollars: 50 });
    delete story.state.graveyard[gangster];
    const { events } = story.phase('reveal');
    expect(events.filter(({ type }) => type === 'funeral-held')).toEqual([]);
    expect(events.filter(({ type }) => type === 'order-withdrawn')).toHaveLength(3);
    expect([gang.bank, rival.bank]).toEqual([1_000, 1_000]);
  });

  it('[GANG-14] nobody buries, or sends flowers, beyond his means or for the living', () => {
    const [story, gang, rival] = new Story().seats(['Mourners', { bank: 499 }], ['Rivals', { bank: 5 }]);
    const { gangster } = withDead(story, gang);
    gang.isRefused(/costs \$500/, { kind: 'hold-funeral', gangster, points: 1 });
    rival.isRefused(/costs \$6/, { kind: 'send-flowers', gangster, dollars: 6 });
    gang.isRefused(/lies in state/, { kind: 'hold-funeral', gangster: 'p1', points: 1 });
  });
});

describe('public works', () => {
  it('[GANG-15] each $500 lowers the outrage by one, at the reveal, for all to see', () => {
    const [story, gang] = new Story().seats(['Benefactors', { bank: 2_000 }]);
    story.tell({ type: 'outrage-set', from: 2, to: 9 });
    gang.gives({ kind: 'public-works', points: 3 });
    expect(gang.bank).toBe(500);
    expect(story.state.outrage).toBe(9);
    const { events } = story.phase('reveal');
    expect(story.state.outrage).toBe(6);
    expect(events.map(readersOf)).toEqual(['everybody']);
    expect(events[0]).toMatchObject({ before: 9, after: 6, dollars: 1_500, refundDollars: 0 });
  });

  it('[GANG-15] what finds the city calm already comes back', () => {
    const [story, first, second] = new Story().seats(['First', { bank: 1_000 }], ['Second', { bank: 1_000 }]);
    first.gives({ kind: 'public-works', points: 1 });
    second.gives({ kind: 'public-works', points: 2 });
    story.phase('reveal');
    expect(story.state.outrage).toBe(0);
    expect([first.bank, second.bank]).toEqual([500, 500]);
  });

  it('[GANG-15] of money that came too late all comes back, and nobody is said to have spent nothing', () => {
    const story = new Story();
    const gangs = ['First', 'Second'].map((name) => story.gang(name, { bank: 1_000 }));
    for (const gang of gangs) gang.gives({ kind: 'public-works', points: 2 });
    const { events } = story.phase('reveal');
    const told = events.map((event) => {
      if (event.type !== 'public-works-done') throw new Error(event.type);
      return paradise.events['public-works-done'].describe(paradise.names(story.state), event);
    });
    expect(told).toEqual([
      'First spent $1,000 on soup kitchens and street parties: outrage 2 to 0.',
      'Second took its $1,000 for soup kitchens and street parties back: the city was calm already.',
    ]);
    expect(gangs.map(({ bank }) => bank)).toEqual([0, 1_000]);
  });

  it('[GANG-15] no more than there is outrage, once a month, from money in the bank', () => {
    const [story, gang] = new Story().seats(['Benefactors', { bank: 1_600 }]);
    gang.isRefused(/stands at 2; pay for no more/, { kind: 'public-works', points: 3 });
    gang.gives({ kind: 'public-works', points: 1 });
    gang.isRefused(/withdraw that order/, { kind: 'public-works', points: 1 });
    const poor = story.gang('Poor', { bank: 499 });
    poor.isRefused(/costs \$500/, { kind: 'public-works', points: 1 });
    story.tell({ type: 'outrage-set', from: 2, to: 0 });
    poor.isRefused(/Nobody is outraged/, { kind: 'public-works', points: 1 });
  });

  it('[GANG-15] works that were paid for come before the month’s roll', () => {
    const [story, gang] = new Story().seats(['Benefactors', { bank: 1_000 }]);
    story.tell({ type: 'outrage-set', from: 2, to: 10 });
    gang.gives({ kind: 'public-works', points: 1 });
    story.phase('reveal');
    const { events } = story.phase('outrage', [3, 3]);
    // A month in which nothing raised it takes two more off.
    expect(events).toMatchObject([
      { type: 'outrage-eased', from: 9, to: 7 },
      { type: 'outrage-rolled', total: 13 },
    ]);
  });
});
