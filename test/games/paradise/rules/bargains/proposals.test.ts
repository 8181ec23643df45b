import { wholeView } from '#test/support/wholeView.ts';
import { describe, expect, it } from 'vitest';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { agree, dealsOf, termsWith, threeGangs } from '#test/support/bargains.ts';

const truce = termsWith({ truceMonths: 3 });

describe('terms put to a rival', () => {
  it('[BARG-1] bind both from the reveal on once they are accepted, and nobody before', () => {
    const { story, us, them } = threeGangs();
    us.gives({ kind: 'propose', to: them.seat, terms: truce });
    expect(dealsOf(story)).toEqual([]);
    them.gives({ kind: 'answer-proposal', proposal: 'q1', answer: 'accept' });
    expect(story.state.proposals).toEqual({});
    expect(dealsOf(story)).toMatchObject([
      { asker: us.seat, other: them.seat, terms: truce, sinceMonth: 1, untilMonth: 3 },
    ]);
  });

  it('[BARG-1] are refused, countered with others the other way round, or withdrawn', () => {
    const { story, us, them } = threeGangs();
    us.gives({ kind: 'propose', to: them.seat, terms: truce });
    them.gives({ kind: 'answer-proposal', proposal: 'q1', answer: 'refuse' });
    expect(Object.keys(story.state.proposals)).toEqual([]);
    us.gives({ kind: 'propose', to: them.seat, terms: truce });
    const paid = termsWith({ truceMonths: 3, payment: { by: 'them', dollars: 200, months: 1 } });
    them.gives({ kind: 'answer-proposal', proposal: 'q2', answer: 'counter', terms: paid });
    expect(Object.values(story.state.proposals)).toMatchObject([
      { id: 'q3', from: them.seat, to: us.seat, isCounter: true },
    ]);
    us.gives({ kind: 'answer-proposal', proposal: 'q3', answer: 'accept' });
    expect([us.bank, them.bank]).toEqual([800, 1_200]);
    them.gives({ kind: 'propose', to: us.seat, terms: truce });
    them.gives({ kind: 'withdraw-proposal', proposal: 'q4' });
    us.isRefused(/not open to you any more/, { kind: 'answer-proposal', proposal: 'q4', answer: 'accept' });
    expect(dealsOf(story)).toHaveLength(1);
  });

  it.each([
    { by: 'us', ours: ['docks'], theirs: ['oak-bluff'], warns: true },
    { by: 'us', ours: ['oak-bluff'], theirs: ['docks'], warns: false },
    { by: 'them', ours: ['oak-bluff'], theirs: ['docks'], warns: true },
    { by: 'them', ours: ['docks'], theirs: ['oak-bluff'], warns: false },
  ] as const)(
    '[BARG-1, BARG-3] a takeover in Oak Bluff waits, and $by draw a line, theirs $ours, the other’s $theirs: warns $warns',
    ({ by, ours, theirs, warns }) => {
      const { story, us, them } = threeGangs();
      const { id } = story.business('oak-bluff', 'nightclub');
      us.gives({ kind: 'take-over', business: id, crew: [us.has('hoodlum')] });
      const terms = termsWith({ line: { months: 3, ours: [...ours], theirs: [...theirs] } });
      if (by === 'them') them.gives({ kind: 'propose', to: us.seat, terms });
      const { notes } = us.quote(
        by === 'us'
          ? { kind: 'propose', to: them.seat, terms }
          : { kind: 'answer-proposal', proposal: 'q1', answer: 'accept' },
      );
      expect(notes.some((note) => /An order of yours that waits would break it/.test(note))).toBe(warns);
    },
  );

  it('[BARG-1] can be answered until the second reveal', () => {
    const { story, us, them } = threeGangs();
    us.gives({ kind: 'propose', to: them.seat, terms: truce });
    story.phase('reveal');
    expect(Object.keys(story.state.proposals)).toEqual(['q1']);
    story.nextMonth();
    const { events } = story.phase('reveal');
    expect(events).toMatchObject([{ type: 'proposal-ended', how: 'lapsed' }]);
    expect(story.state.proposals).toEqual({});
  });

  it('[BARG-4] set the first payment aside, and bring it back when nothing comes of them', () => {
    const { story, us, them } = threeGangs();
    const paid = termsWith({ truceMonths: 2, payment: { by: 'us', dollars: 300, months: 2 } });
    expect(us.quote({ kind: 'propose', to: them.seat, terms: paid }).costDollars).toBe(300);
    us.gives({ kind: 'propose', to: them.seat, terms: paid });
    expect([us.bank, them.bank]).toEqual([700, 1_000]);
    us.gives({ kind: 'withdraw-proposal', proposal: 'q1' });
    expect(us.bank).toBe(1_000);
    us.gives({ kind: 'propose', to: them.seat, terms: paid });
    them.gives({ kind: 'answer-proposal', proposal: 'q2', answer: 'refuse' });
    expect(us.bank).toBe(1_000);
    us.gives({ kind: 'propose', to: them.seat, terms: paid });
    const answer = { kind: 'answer-proposal', proposal: 'q3', answer: 'accept' } as const;
    expect(them.quote(answer).costDollars).toBe(-300);
    them.gives(answer);
    expect([us.bank, them.bank]).toEqual([700, 1_300]);
    expect(story.state.books['g1:1']?.bargainDollars).toBe(-300);
    expect(story.state.books['g2:1']?.bargainDollars).toBe(300);
  });

  it('[BARG-4] hand a business over at the reveal', () => {
    const { story, us, them } = threeGangs();
    const [speakeasy] = them.owns('speakeasy').in('oak-bluff');
    const business = speakeasy as never;
    agree(story, us, them, { businesses: [{ by: 'them', business }] });
    expect(story.state.businesses[business]?.owner).toBe(them.seat);
    const { events } = story.phase('reveal');
    expect(events).toContainEqual({
      type: 'taken-over',
      seat: us.seat,
      business,
      lead: null,
      by: 'bargain',
      from: them.seat,
    });
    expect(story.state.businesses[business]?.owner).toBe(us.seat);
  });

  it('[BARG-4] a business is not promised twice', () => {
    const { us, them, third } = threeGangs();
    const [speakeasy] = them.owns('speakeasy').in('oak-bluff');
    const terms = termsWith({ businesses: [{ by: 'them', business: speakeasy }] });
    us.gives({ kind: 'propose', to: them.seat, terms });
    third.gives({ kind: 'propose', to: them.seat, terms });
    them.gives({ kind: 'answer-proposal', proposal: 'q1', answer: 'accept' });
    them.isRefused(/goes to somebody else this month/, { kind: 'answer-proposal', proposal: 'q2', answer: 'accept' });
  });
});

describe('terms that are refused', () => {
  it('[BARG-1] with oneself, with a gang that is no more, a second time, or without anything in them', () => {
    const { story, us, them, third } = threeGangs();
    us.isRefused(/another gang than your own/, { kind: 'propose', to: us.seat, terms: truce });
    story.tell({ type: 'eliminated', seat: third.seat });
    us.isRefused(/game is over for Third/, { kind: 'propose', to: third.seat, terms: truce });
    us.isRefused(/nothing in it/, { kind: 'propose', to: them.seat, terms: termsWith({}) });
    us.gives({ kind: 'propose', to: them.seat, terms: truce });
    us.isRefused(/answer already; withdraw those first/, { kind: 'propose', to: them.seat, terms: truce });
  });

  it('[BARG-4] a payment beyond the bank, by whoever owes it', () => {
    const { us, them } = threeGangs({ us: 400, them: 90 });
    const pays = (by: 'us' | 'them', dollars: number) =>
      termsWith({ truceMonths: 1, payment: { by, dollars, months: 1 } });
    us.isRefused(/bank holds \$400/, { kind: 'propose', to: them.seat, terms: pays('us', 410) });
    us.gives({ kind: 'propose', to: them.seat, terms: pays('them', 100) });
    them.isRefused(/bank holds \$90/, { kind: 'answer-proposal', proposal: 'q1', answer: 'accept' });
  });

  it('[BARG-2] a line that contradicts itself', () => {
    const { us, them } = threeGangs();
    const lined = (ours: string[], theirs: string[]) => ({
      kind: 'propose' as const,
      to: them.seat,
      terms: { line: { months: 3, ours: ours as never, theirs: theirs as never } },
    });
    us.isRefused(/both sides of the line/, lined(['docks'], ['docks']));
    us.isRefused(/each district of the line once/, lined(['docks', 'docks'], []));
    us.isRefused(/needs a district/, lined([], []));
  });

  it('[BARG-3] a joint action against one of the two, too late, in a closed district, or against a place of nobody', () => {
    const { story, us, them, third } = threeGangs();
    const [speakeasy] = third.owns('speakeasy').in('downtown');
    const joint = (target: object, month: number, more: object = {}) => ({
      kind: 'propose' as const,
      to: them.seat,
      terms: { joint: { target: target as never, month }, ...more },
    });
    us.isRefused(/goes against a third gang/, joint({ kind: 'gang', gang: them.seat }, 2));
    us.isRefused(/takes a month from/, joint({ kind: 'gang', gang: third.seat }, 1));
    us.isRefused(/takes a month from/, joint({ kind: 'gang', gang: third.seat }, 8));
    const place = { kind: 'business', business: speakeasy };
    const line = { months: 6, ours: [], theirs: ['downtown' as const] };
    us.isRefused(/beyond the line of the same bargain/, joint(place, 2, { line }));
    const free = { kind: 'business', business: story.business('docks', 'gym').id };
    us.isRefused(/belongs to no third gang/, joint(free, 2));
    us.gives(joint(place, 2));
  });

  it('[BARG-4] a business that whoever should give it does not hold', () => {
    const { us, them, third } = threeGangs();
    const [speakeasy] = third.owns('speakeasy').in('downtown');
    const business = speakeasy as never;
    const gives = (by: 'us' | 'them') => ({
      kind: 'propose' as const,
      to: them.seat,
      terms: { businesses: [{ by, business }] },
    });
    us.isRefused(/Us does not hold/, gives('us'));
    us.isRefused(/Them does not hold/, gives('them'));
  });
});

describe('who knows of terms', () => {
  it('[BARG-6] the two gangs alone, until the town notices a truce; never the money', () => {
    const { story, us, them, third } = threeGangs();
    const known = () => JSON.stringify(wholeView(story.state, third.seat));
    const before = known();
    const terms = termsWith({
      truceMonths: 3,
      payment: { by: 'us', dollars: 170, months: 2 },
      joint: { target: { kind: 'gang', gang: third.seat }, month: 2 },
    });
    us.gives({ kind: 'propose', to: them.seat, terms });
    expect(known()).toBe(before);
    expect(buildSeatView(story.state, them.seat).proposals).toHaveLength(1);
    them.gives({ kind: 'answer-proposal', proposal: 'q1', answer: 'accept' });
    expect(known()).toBe(before);
    story.phase('reveal');
    const view = buildSeatView(story.state, third.seat);
    expect(view.deals).toEqual([]);
    expect(view.accords).toMatchObject([{ asker: us.seat, other: them.seat, truceMonths: 3 }]);
    expect(JSON.stringify(view.accords)).not.toMatch(/170|joint|payment/);
  });

  it('[BARG-6] of terms about money alone, the town never hears', () => {
    const { story, us, them, third } = threeGangs();
    agree(story, us, them, { payment: { by: 'us', dollars: 100, months: 3 } });
    story.phase('reveal');
    expect(buildSeatView(story.state, third.seat).accords).toEqual([]);
    expect(buildSeatView(story.state, them.seat).deals).toHaveLength(1);
  });
});
