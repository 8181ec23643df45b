import { describe, expect, it } from 'vitest';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { listAimFactors, planAmbition } from '#main/games/paradise/rules/npc/worth/ambitions.ts';
import { buildSituationReport } from '#main/games/paradise/rules/views/situationReport.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { Ambition } from '#shared/games/paradise/minds.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from '#test/support/story.ts';

/** An NPC gang of nine men with so many doors in The Docks, and a rival with three. */
function buildCity(doors = 3, month = 8) {
  const [story, own] = new Story().seats(['Own', { type: 'irish' }]);
  for (let n = 0; n < 8; n += 1) own.has('slugger');
  if (doors > 0) own.owns('protection', doors).in('docks');
  const rival = story.gang('Rival', { type: 'syndicate' });
  rival.owns('protection', 3).in('riverside');
  story.state.month = month;
  const set = (ambition: Ambition, sinceMonth = month): void => {
    const why = 'It is told.';
    story.tell({ type: 'ambition-set', seat: own.seat, ambition, why, was: 'none', month: sinceMonth });
  };
  return { story, own, rival, set, view: () => buildSeatView(story.state, own.seat) };
}

describe('an aim for the year', () => {
  it('[GANG-11] is chosen when there is none, from the gang’s own view, and is the same again', () => {
    const { view } = buildCity();
    const change = planAmbition(view());
    expect(change).toMatchObject({ was: 'none' });
    expect(change?.why).not.toBe('');
    expect(planAmbition(view())).toEqual(change);
  });

  it.each([
    [0, 'With no door to its name a gang has no other.'],
    [1, 'With one door to its name a gang has no other.'],
  ])('[GANG-11] is to be there next year with %i doors after half a year', (doors, why) => {
    const { view } = buildCity(doors);
    expect(planAmbition(view())).toEqual({ ambition: { kind: 'survive' }, why, was: 'none' });
  });

  it('[GANG-11] stands for twelve months, and is thought over then', () => {
    const { story, set, view } = buildCity();
    set({ kind: 'district', district: 'docks' }, 8);
    expect(planAmbition(view())).toBeNull();
    story.state.month = 19;
    expect(planAmbition(view())).toBeNull();
    story.state.month = 20;
    expect(['kept-on', 'replaced']).toContain(planAmbition(view())?.was);
  });

  it('[GANG-11] is reached with six doors in the district, and when the rival has none', () => {
    const { story, own, set, view } = buildCity();
    set({ kind: 'district', district: 'docks' });
    const free = Object.values(story.state.businesses).filter(
      ({ owner, district }) => owner === null && district === 'docks',
    );
    const take = (places: typeof free): void => {
      for (const { id } of places) story.tell({ type: 'business-dealt', seat: own.seat, business: id });
    };
    take(free.slice(0, 2));
    expect(planAmbition(view())).toBeNull();
    take(free.slice(2, 3));
    expect(planAmbition(view())?.was).toBe('reached');
    const broken = buildCity();
    broken.set({ kind: 'rival', rival: broken.rival.seat });
    expect(planAmbition(broken.view())).toBeNull();
    for (const { id: business, owner } of Object.values(broken.story.state.businesses)) {
      if (owner !== broken.rival.seat) continue;
      broken.story.tell({ type: 'turned-independent', business, from: broken.rival.seat });
    }
    expect(planAmbition(broken.view())?.was).toBe('reached');
  });

  it('[GANG-11] is given up when the Feds sit in City Hall', () => {
    const { story, set, view } = buildCity();
    set({ kind: 'city-hall' });
    expect(planAmbition(view())).toBeNull();
    story.tell({ type: 'feds-arrived', month: 8, agents: 5 });
    expect(planAmbition(view())?.was).toBe('given-up');
  });

  it('[GANG-11] is worth something to the orders that serve it, and to no others', () => {
    const { rival, own, set, story, view } = buildCity();
    set({ kind: 'rival', rival: rival.seat });
    const raid = (seat: SeatId) => {
      const [place] = Object.values(story.state.businesses).filter(({ owner }) => owner === seat);
      if (place === undefined) throw new Error('Nothing to raid');
      return { kind: 'raid' as const, business: place.id, crew: [], muscle: [], vehicles: [], companyTruck: false };
    };
    expect(listAimFactors(view(), raid(rival.seat))).toEqual([
      { name: 'our aim for the year, to break Rival', detail: 'in $100s', points: 6 },
    ]);
    expect(listAimFactors(view(), raid(own.seat))).toEqual([]);
  });

  it('[GANG-11] is told to the games master alone', () => {
    const { story, own, rival, set } = buildCity();
    set({ kind: 'district', district: 'docks' });
    const report = buildSituationReport(story.state, own.seat);
    expect(report.figures).toContainEqual({
      label: 'Is after',
      value: 'The aim for the year: to take The Docks. It is told.',
    });
    for (const viewer of [rival.seat, own.seat]) {
      expect(JSON.stringify(paradise.view(story.state, viewer))).not.toContain('It is told.');
    }
  });
});
