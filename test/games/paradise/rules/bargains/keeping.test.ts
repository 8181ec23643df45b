import { describe, expect, it } from 'vitest';
import type { SeatId } from '#shared/words/ids.ts';
import { listBreaches, collectBreachFacts } from '#main/games/paradise/rules/bargains/breaches.ts';
import { agree, dealsOf, feelings, threeGangs } from '#test/support/bargains.ts';

/** Who broke what, of what a phase left behind. */
function broken(events: readonly { type: string }[]): unknown[] {
  return events
    .filter((event) => event.type === 'deal-broken')
    .map((event) => {
      const { by, to, what } = event as unknown as { by: SeatId; to: SeatId; what: string };
      return [by, to, what];
    });
}

describe('a truce', () => {
  it('[BARG-2, BARG-5] breaks with the first job against the partner, and the quote says so', () => {
    const { story, us, them } = threeGangs();
    const [speakeasy] = them.owns('speakeasy').in('oak-bluff');
    agree(story, us, them, { truceMonths: 3 });
    const crew = [us.has('hoodlum')];
    const raid = { kind: 'raid' as const, business: speakeasy, crew };
    expect(us.quote(raid).notes).toContain('This breaks the truce with Them; the whole town will hear of it.');
    us.gives(raid);
    const { events } = story.phase('reveal');
    expect(broken(events)).toEqual([[us.seat, them.seat, 'truce']]);
    expect(feelings(story, them, us)).toMatchObject({ grievance: 10, broken: 1 });
    expect(feelings(story, us, them)).toMatchObject({ grievance: 0, broken: 0 });
  });

  it('[BARG-2] ends with its last month, and a long one that was kept is thanked for', () => {
    const { story, us, them } = threeGangs();
    const [speakeasy] = them.owns('speakeasy').in('oak-bluff');
    agree(story, us, them, { truceMonths: 3 });
    for (let month = 1; month <= 3; month += 1) {
      story.phase('reveal');
      expect(feelings(story, them, us).debt).toBe(0);
      story.nextMonth();
    }
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')] });
    const { events } = story.phase('reveal');
    expect(broken(events)).toEqual([]);
    expect(feelings(story, them, us).debt).toBe(2);
    expect(feelings(story, us, them).debt).toBe(2);
  });

  it('[BARG-2] of two months is nothing to be thankful for', () => {
    const { story, us, them } = threeGangs();
    agree(story, us, them, { truceMonths: 2 });
    for (let month = 1; month <= 3; month += 1) {
      story.phase('reveal');
      story.nextMonth();
    }
    expect(feelings(story, them, us).debt).toBe(0);
  });
});

describe('a line', () => {
  const line = { months: 4, ours: ['docks' as const], theirs: ['oak-bluff' as const] };

  it('[BARG-2] is crossed by a takeover on the wrong side, and by none on the right one', () => {
    const { story, us, them } = threeGangs();
    agree(story, us, them, { line });
    const over = { kind: 'take-over', business: story.business('oak-bluff', 'nightclub').id };
    const facts = collectBreachFacts(story.state);
    const crew = [us.has('hoodlum')];
    const crossing = { ...over, crew } as never;
    expect(listBreaches(facts, us.seat, crossing)).toMatchObject([{ what: 'line' }]);
    expect(listBreaches(facts, them.seat, crossing)).toEqual([]);
    const order = { kind: 'take-over', business: over.business, crew } as const;
    expect(us.quote(order).notes.join()).toMatch(/breaks the bargain with Them: Oak Bluff/);
    us.gives(order);
    const { events } = story.phase('reveal', [1, 6]);
    expect(broken(events)).toEqual([[us.seat, them.seat, 'line']]);
    expect(feelings(story, them, us)).toMatchObject({ grievance: 7, broken: 1 });
    expect(dealsOf(story)[0]?.brokenBy).toBe(us.seat);
  });

  it.each([
    ['raid', []],
    ['smash-and-grab', [1, 1]],
  ] as const)('[BARG-2] a %s of a third gang’s door beyond it breaks it', (kind, dice) => {
    const { story, us, them, third } = threeGangs();
    const [door] = third.owns('speakeasy').in('oak-bluff');
    agree(story, us, them, { line });
    us.gives({ kind, business: door, crew: [us.has('hoodlum')] });
    expect(broken(story.phase('reveal', dice).events)).toEqual([[us.seat, them.seat, 'line']]);
  });

  it('[BARG-2] does not forbid a job against the partner on one’s own side', () => {
    const { story, us, them } = threeGangs();
    const [door] = them.owns('speakeasy').in('docks');
    agree(story, us, them, { line });
    us.gives({ kind: 'raid', business: door, crew: [us.has('hoodlum')] });
    expect(broken(story.phase('reveal').events)).toEqual([]);
  });
});

describe('joint action', () => {
  function allied() {
    const told = threeGangs();
    const { story, us, them, third } = told;
    const [door] = third.owns('speakeasy').in('downtown');
    agree(story, us, them, { joint: { target: { kind: 'gang', gang: third.seat }, month: 2 } });
    story.phase('reveal');
    story.nextMonth();
    return { ...told, raid: { kind: 'raid', business: door } as const };
  }

  it('[BARG-3] both came: each owes the other something', () => {
    const { story, us, them, raid } = allied();
    us.gives({ ...raid, crew: [us.has('hoodlum')] });
    them.gives({ ...raid, crew: [them.has('hoodlum')] });
    expect(broken(story.phase('reveal').events)).toEqual([]);
    expect([feelings(story, us, them).debt, feelings(story, them, us).debt]).toEqual([6, 6]);
  });

  it('[BARG-3] one came: the other has broken his word to him', () => {
    const { story, us, them, raid } = allied();
    us.gives({ ...raid, crew: [us.has('hoodlum')] });
    expect(broken(story.phase('reveal').events)).toEqual([[them.seat, us.seat, 'joint']]);
    expect(feelings(story, us, them)).toMatchObject({ grievance: 8, broken: 1 });
  });

  it('[BARG-3] nobody came: nobody was let down', () => {
    const { story, us, them } = allied();
    expect(broken(story.phase('reveal').events)).toEqual([]);
    expect(feelings(story, us, them)).toMatchObject({ grievance: 0, debt: 0, broken: 0 });
  });
});

describe('payments', () => {
  it('[BARG-4] are made month by month, and every dollar is in both books', () => {
    const { story, us, them } = threeGangs();
    agree(story, us, them, { payment: { by: 'us', dollars: 200, months: 3 } });
    const banks = [[us.bank, them.bank]];
    for (let month = 1; month <= 4; month += 1) {
      story.phase('reveal');
      story.nextMonth();
      banks.push([us.bank, them.bank]);
    }
    expect(banks).toEqual([
      [800, 1_200],
      [800, 1_200],
      [600, 1_400],
      [400, 1_600],
      [400, 1_600],
    ]);
    const paid = [1, 2, 3, 4].map((month) => story.state.books[`g1:${month}`]?.bargainDollars ?? 0);
    expect(paid).toEqual([-200, -200, -200, 0]);
    expect(feelings(story, them, us).debt).toBeGreaterThan(0);
  });

  it('[BARG-4] that the bank does not hold when they are due break the word', () => {
    const { story, us, them } = threeGangs({ us: 250 });
    agree(story, us, them, { truceMonths: 6, payment: { by: 'us', dollars: 200, months: 2 } });
    story.phase('reveal');
    story.nextMonth();
    const { events } = story.phase('reveal');
    expect(broken(events)).toEqual([[us.seat, them.seat, 'payment']]);
    expect(us.bank).toBe(50);
    expect(dealsOf(story)[0]?.brokenBy).toBe(us.seat);
    expect(feelings(story, them, us)).toMatchObject({ grievance: 8, broken: 1 });
  });

  it('[BARG-4] stop when the bargain is thrown over, before the next one falls due', () => {
    const { story, us, them } = threeGangs();
    agree(story, us, them, { truceMonths: 6, payment: { by: 'us', dollars: 200, months: 6 } });
    story.phase('reveal');
    story.nextMonth();
    const [deal] = dealsOf(story);
    const order = { kind: 'break-bargain', deal: deal?.id ?? '' } as const;
    them.isRefused(/No such bargain binds/, { ...order, deal: 'd0' });
    expect(us.quote(order).notes.join()).toMatch(/town will hear that you broke your word to Them/);
    us.gives(order);
    us.isRefused(/already ordered/, order);
    expect(broken(story.phase('reveal').events)).toEqual([[us.seat, them.seat, 'word']]);
    expect(us.bank).toBe(800);
  });
});

describe('the Meet', () => {
  it('[SCN-4] whoever made his case has his terms from the next month on', () => {
    const { story, us, them } = threeGangs();
    const line = { months: 2, ours: ['docks' as const], theirs: [] };
    us.gives({
      kind: 'meet',
      gang: them.seat,
      negotiator: us.has('hoodlum'),
      topic: { kind: 'bargain', terms: { line } },
    });
    story.phase('reveal');
    story.callsOut([them.has('hoodlum'), 'talk']);
    story.settles('b1', { ending: 'deal', winner: 'attackers' });
    expect(dealsOf(story)).toMatchObject([
      { asker: us.seat, other: them.seat, sinceMonth: 2, untilMonth: 3, terms: { line } },
    ]);
  });

  it('[SCN-4] whoever did not make his case has nothing', () => {
    const { story, us, them } = threeGangs();
    us.gives({
      kind: 'meet',
      gang: them.seat,
      negotiator: us.has('hoodlum'),
      topic: { kind: 'bargain', terms: { truceMonths: 6 } },
    });
    story.phase('reveal');
    story.callsOut([them.has('hoodlum'), 'talk']);
    story.settles('b1', { ending: 'deal', winner: 'defenders' });
    expect(dealsOf(story)).toEqual([]);
  });

  it('[SCN-4] guns drawn at the table end whatever was agreed before', () => {
    const { story, us, them } = threeGangs();
    agree(story, us, them, { truceMonths: 6 });
    const meet = {
      kind: 'meet',
      gang: them.seat,
      negotiator: us.has('hoodlum'),
      topic: { kind: 'truce' },
      isTreachery: true,
    } as const;
    expect(us.quote(meet).notes.join()).toMatch(/breaks the truce with Them/);
    us.gives(meet);
    story.phase('reveal');
    expect(broken(story.callsOut([them.has('hoodlum'), 'talk']).events)).toEqual([]);
    const { events } = story.settles('b1', { ending: 'treachery', winner: 'attackers' });
    expect(broken(events)).toEqual([[us.seat, them.seat, 'truce']]);
  });

  it('[SCN-4] drawing breaks the word of those who were asked, if it is they who draw', () => {
    const { story, us, them } = threeGangs();
    agree(story, us, them, { truceMonths: 6 });
    us.gives({ kind: 'meet', gang: them.seat, negotiator: us.has('hoodlum'), topic: { kind: 'truce' } });
    story.phase('reveal');
    story.callsOut([them.has('hoodlum'), 'shoot']);
    const { events } = story.settles('b1', { ending: 'treachery', winner: 'defenders' });
    expect(broken(events)).toEqual([[them.seat, us.seat, 'truce']]);
  });
});
