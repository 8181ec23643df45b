import { readersOf } from '#test/support/rules.ts';
import { describe, expect, it } from 'vitest';
import { Story, type GangStory } from '#test/support/story.ts';

/** A gang of two rackets and a Councilor, whose Accountant was booked in last month's battles. */
function booked(bank: number): { story: Story; gang: GangStory; accountant: string } {
  const [story, gang] = new Story().seats(['The Booked', { bank }]);
  gang.owns('speakeasy').in('docks');
  gang.owns('loan-sharks').in('docks');
  story.cityHall();
  gang.pays('councilor.docks');
  const books = Object.values(story.state.gangsters).find((g) => g.profile === 'accountant');
  if (books === undefined) throw new Error('No Accountant');
  story.tell({ type: 'arrested', seat: gang.seat, gangster: books.id });
  return { story, gang, accountant: books.id };
}

describe('who keeps the books', () => {
  it('[GANG-16a] booked, he counts until his first sitting: both rackets pay, the official stays, $100 free him', () => {
    const { story, gang, accountant } = booked(1_000);
    const { events } = story.phase('collections', [3, 1, 4]);
    expect(events[0]).not.toHaveProperty('unrun');
    expect(events[0]).toMatchObject({ loot: [expect.anything(), expect.anything()] });
    const paid = story.phase('officials-pay');
    expect(paid.events.map(({ type }) => type)).toEqual(['officials-paid']);
    expect(gang.payroll).toEqual(['councilor.docks']);
    const before = gang.bank;
    story.phase('courts', [], { auto: true });
    expect(story.state.gangsters[accountant as never]).toMatchObject({ custody: null });
    expect(gang.bank).toBe(before - 100);
    gang.gives({ kind: 'bribe', official: 'reporter' }, [3]);
  });

  it('[GANG-16a] kept in jail by a sitting, nobody bribes from that month’s orders on, and one racket is run the next', () => {
    const { story, gang } = booked(0);
    expect(story.phase('courts', [], { auto: true }).events).toMatchObject([{ type: 'left-in-jail' }]);
    gang.isRefused(/Accountant/, { kind: 'bribe', official: 'mayor' });
    story.nextMonth();
    const { events } = story.phase('collections', [3, 1]);
    expect(events[0]).toMatchObject({ unrun: [expect.stringContaining('loan-sharks')] });
    const pay = story.phase('officials-pay');
    expect(pay.events).toMatchObject([{ type: 'official-left', why: 'no-accountant' }]);
  });

  it('[GANG-16a] freed by a later sitting he keeps the books again, and a second arrest counts anew', () => {
    const { story, gang, accountant } = booked(0);
    story.phase('courts', [], { auto: true });
    story.tell({ type: 'bank-set', seat: gang.seat, from: 0, to: 500 });
    story.phase('courts', [], { auto: true });
    story.tell({ type: 'arrested', seat: gang.seat, gangster: accountant as never });
    expect(story.phase('collections', [3, 1, 4]).events[0]).not.toHaveProperty('unrun');
  });

  it('[GANG-4] a street gang keeps no Accountant: not hired, and no other gang’s goes over to it', () => {
    const [story, kids] = new Story().seats(['Kids', { type: 'street', bank: 1_000 }]);
    const recruit = { method: 'off-the-rack', name: 'Ed', profile: 'accountant' } as const;
    kids.isRefused(/street gang keeps no Accountant/, { kind: 'recruit', recruit });
    const them = story.gang('Them');
    const heir = them.has('torpedo');
    const others = story.gang('Others');
    const boss = them.boss;
    story.tell({ type: 'arrested', seat: them.seat, gangster: boss.id });
    them.gives({ kind: 'plea', gangster: boss.id, plea: 'trial' });
    // The lawyer loses; the Accountant (SMARTS 5) fails with a 6 and has one gang to go to; the rest stay.
    const { events } = story.phase('courts', [1, 5, 6]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'defected', from: them.seat, to: others.seat }));
    expect(story.state.gangsters[heir]?.isBoss).toBe(true);
  });

  it('[LAW-6, GANG-16] his officials think it over because he was sent up, not because he is dead', () => {
    const [story, them] = new Story().seats(['Them', { bank: 2_000 }]);
    them.has('torpedo');
    story.cityHall();
    them.pays('judge-1', { smarts: 4 });
    story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
    story.tell({ type: 'feds-targeted', seat: them.seat, targets: [them.seat] });
    story.tell({ type: 'lawyer-retained', seat: them.seat, smarts: 5 });
    them.gives({ kind: 'face-trial' }, [6]);
    // [LAW-6] Convicted by the State, he is not asked to talk: no SMARTS die of his, the Judge's alone (there is no gang to defect to).
    const { events, rolls } = story.phase('courts', [6, 5, 1]);
    const thought = events.find(({ type }) => type === 'loyalty-tested');
    expect(thought).toMatchObject({ because: 'the Boss was sent up' });
    expect(rolls.map(({ purpose }) => purpose).join()).not.toMatch(/keeps his mouth shut/);
    if (thought === undefined) throw new Error('Nobody thought it over.');
    expect(readersOf(thought)).toEqual([them.seat]);
  });
});

describe('behind bars', () => {
  it.each([
    ['jail', /is in jail/],
    ['pen', /is in the Pen/],
  ] as const)('[LAW-1, GANG-9] nobody in %s steals, is armed, or gives and takes guns', (where, sentence) => {
    const [story, gang] = new Story().seats(['Us', { bank: 1_000 }]);
    const free = gang.has('hoodlum');
    const held = gang.has('hoodlum');
    for (const gangster of [free, held]) {
      story.tell({ type: 'armed', seat: gang.seat, gangster, weapon: 'pistol', costDollars: 0 });
    }
    story.tell({ type: 'arrested', seat: gang.seat, gangster: held });
    if (where === 'pen') {
      story.tell({ type: 'tried', seat: gang.seat, gangster: held, dollars: 0, isAcquitted: false });
    }
    gang.isRefused(sentence, { kind: 'steal-vehicle', gangster: held, vehicle: 'car' });
    gang.isRefused(sentence, { kind: 'arm', gangster: held, weapon: 'rifle' });
    gang.isRefused(sentence, { kind: 'hand-over', from: held, to: free, weapon: 'pistol' });
    gang.isRefused(sentence, { kind: 'hand-over', from: free, to: held, weapon: 'pistol' });
    gang.gives({ kind: 'steal-vehicle', gangster: free, vehicle: 'car' }, [6]);
  });

  it('[GANG-16] a Boss is dead: men free and in jail are asked, men in the Pen are not; who defects from jail is the other gang’s to free', () => {
    const [story, us, them] = new Story().seats(['Us', { type: 'street' }], ['Them', { isHuman: true, bank: 500 }]);
    const [free, jailed, sentUp] = [us.has('slugger'), us.has('punk'), us.has('punk')];
    for (const gangster of [jailed, sentUp]) {
      story.tell({ type: 'arrested', seat: us.seat, gangster });
    }
    const gone = { type: 'tried', seat: us.seat, dollars: 0, isAcquitted: false } as const;
    story.tell({ ...gone, gangster: sentUp });
    const boss = us.boss;
    us.has('torpedo');
    them.gives({ kind: 'hit', target: boss.id, crew: [them.has('hoodlum')] });
    story.phase('reveal', [2, 6]);
    const report = { gangster: boss.id, wounds: 0, isDead: true, isArrested: false, madeName: false, grenadesUsed: 0 };
    const { rolls } = story.settles('b1', { ending: 'target-dead', winner: 'attackers', fates: [report] }, [1, 6]);
    expect(rolls.filter(({ purpose }) => purpose.includes('stays with the gang'))).toHaveLength(2);
    expect(story.state.gangsters[free]?.gang).toBe(us.seat);
    expect(story.state.gangsters[jailed]).toMatchObject({ gang: them.seat, custody: 'jail' });
    them.gives({ kind: 'plea', gangster: jailed, plea: 'release' });
    story.phase('courts', [], { auto: true });
    expect(story.state.gangsters[jailed]?.custody).toBeNull();
  });
});
