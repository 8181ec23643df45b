import { describe, expect, it } from 'vitest';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { listAimFactors, planAmbition } from '#main/games/paradise/rules/npc/worth/ambitions.ts';
import { buildSituationReport } from '#main/games/paradise/rules/views/situationReport.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { Ambition } from '#shared/games/paradise/minds.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { Story, type GangStory } from '#test/support/story.ts';

/** An NPC gang of nine men with so many doors in The Docks, and a rival with three or so many. */
function buildCity(doors = 3, month = 8, rivals = 3) {
  const [story, own] = new Story().seats(['Own', { type: 'irish' }]);
  for (let n = 0; n < 8; n += 1) own.has('slugger');
  if (doors > 0) own.owns('protection', doors).in('docks');
  const rival = story.gang('Rival', { type: 'syndicate' });
  rival.owns('doors', rivals).in('riverside');
  story.state.month = month;
  const set = (ambition: Ambition, sinceMonth = month): void => {
    const why = 'It is told.';
    story.tell({ type: 'ambition-set', seat: own.seat, ambition, why, was: 'none', month: sinceMonth });
  };
  return { story, own, rival, set, view: () => buildSeatView(story.state, own.seat) };
}

function makeTruce(story: Story, { seat: asker }: GangStory, { seat: other }: GangStory): void {
  const [sinceMonth, untilMonth] = [story.state.month, story.state.month + 3];
  const terms = { ...makeEmptyTerms(), truceMonths: 3 };
  const deal = { id: 'd1', asker, other, terms, sinceMonth, untilMonth, brokenBy: null, paid: 0 };
  story.tell({ type: 'deal-struck', deal: { ...deal, isPublic: false } });
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
    [0, 'A gang with no door can’t plan further.'],
    [1, 'A gang with one door can’t plan further.'],
  ])('[GANG-11] is to be there next year with %i doors after half a year', (doors, why) => {
    const { view } = buildCity(doors);
    expect(planAmbition(view())).toEqual({ ambition: { kind: 'survive' }, why, was: 'none' });
  });

  it('[GANG-11] stands for twelve months, and is thought over then', () => {
    const { story, set, view } = buildCity(3, 8, 5);
    set({ kind: 'district', district: 'docks' }, 8);
    expect(planAmbition(view())).toBeNull();
    story.state.month = 19;
    expect(planAmbition(view())).toBeNull();
    story.state.month = 20;
    expect(['kept-on', 'replaced']).toContain(planAmbition(view())?.was);
  });

  it.each([
    // month, the rival's doors, a truce, an aim to finish him
    [12, 3, false, false],
    [13, 5, false, false],
    [13, 4, false, true],
    [13, 1, false, true],
    [30, 1, true, false],
  ])(
    '[GANG-17] is left in month %i for a rival of %i doors whom a few blows may finish, with a truce (%s) never: %s',
    (month, doors, isAtPeace, isHunted) => {
      const { story, own, rival, set, view } = buildCity(3, month, doors);
      set({ kind: 'district', district: 'docks' });
      if (isAtPeace) makeTruce(story, own, rival);
      const change = planAmbition(view());
      if (!isHunted) expect(change).toBeNull();
      else expect(change).toMatchObject({ ambition: { kind: 'rival', rival: rival.seat }, was: 'replaced' });
    },
  );

  it('[GANG-17] is to finish a weak rival for three gangs of five at once', () => {
    const story = new Story({ gangs: 6 });
    const gangs = Array.from({ length: 5 }, (_, nth) => story.gang(`Gang ${nth + 1}`, { isHuman: false }));
    for (const gang of gangs) {
      gang.owns('doors', 5).in('docks');
      for (let man = 0; man < 9; man += 1) gang.has('slugger');
    }
    const weak = story.gang('Weak', { isHuman: false });
    weak.owns('bookies').in('docks');
    for (const month of [13, 25, 37]) {
      story.state.month = month;
      const after = gangs.filter(({ seat }) => {
        const change = planAmbition(buildSeatView(story.state, seat));
        return change?.ambition.kind === 'rival' && change.ambition.rival === weak.seat;
      });
      expect(after).toHaveLength(3);
    }
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
