import { listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { describe, expect, it } from 'vitest';
import { listDiceReaders } from '#kernel/events/events.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import { lawyerSmartsByFace } from '#main/games/paradise/rules/tables/courts.ts';
import { Story } from '#test/support/story.ts';

/** A gang with one man in jail. */
function booked(options: { bank?: number; houseRules?: Partial<HouseRules> } = {}) {
  const [story, gang] = new Story({ houseRules: options.houseRules ?? {} }).seats([
    'Us',
    { bank: options.bank ?? 1_000 },
  ]);
  const man = gang.has('hoodlum', { smarts: 3 });
  story.tell({ type: 'arrested', seat: gang.seat, gangster: man });
  return { story, gang, man };
}

describe('booked men', () => {
  it('[LAW-1] are let go for $100', () => {
    const { story, gang, man } = booked();
    gang.gives({ kind: 'plea', gangster: man, plea: 'release' });
    story.phase('courts');
    expect(story.state.gangsters[man]?.custody).toBeNull();
    expect(gang.bank).toBe(900);
  });

  it('[LAW-1] the month waits for a human’s decision', () => {
    const { story, gang, man } = booked();
    expect(story.waits('courts')).toBe(true);
    gang.gives({ kind: 'plea', gangster: man, plea: 'trial' });
    expect(story.waits('courts')).toBe(false);
  });

  it('[LAW-1] an NPC gang buys its man out by itself, and nobody waits for it', () => {
    const story = new Story();
    story.gang('Humans');
    const npc = story.gang('NPC', { bank: 150, isHuman: false });
    const [man, other] = [npc.has('hoodlum'), npc.has('hoodlum', { smarts: 4 })];
    for (const gangster of [man, other]) story.tell({ type: 'arrested', seat: npc.seat, gangster });
    expect(story.waits('courts')).toBe(false);
    const { events } = story.phase('courts');
    expect(events.filter(({ type }) => type === 'released')).toHaveLength(1);
    expect(npc.bank).toBe(50);
  });

  it('[LAW-1, LAW-2] what is told of buying out and of trial is their own price', () => {
    const { story, gang, man } = booked();
    const told = (plea: 'release' | 'trial') => gang.quote({ kind: 'plea', gangster: man, plea }).notes.join();
    expect(told('release')).toMatch(/^\$100 at the next sitting\.$/);
    expect(told('trial')).toMatch(/^The lawyer costs \$100/);
    story.cityHall();
    gang.pays('judge-1');
    expect(told('release')).toMatch(/\$50 in a court of your own/);
  });

  it('[LAW-1] house rule: $100 is bail, and the trial follows next month', () => {
    const { story, gang, man } = booked({ houseRules: { booking: 'bail' } });
    gang.gives({ kind: 'plea', gangster: man, plea: 'release' });
    story.phase('courts');
    expect(story.state.gangsters[man]?.custody).toBeNull();
    story.phase('courts');
    expect(story.state.gangsters[man]?.custody).toBeNull();
    story.tell({ type: 'month-closed', month: 1 });
    story.phase('courts', [1, 5]);
    expect(story.state.gangsters[man]?.custody).toBe('pen');
    expect(gang.bank).toBe(800);
  });

  it.each([
    [1, 2],
    [2, 4],
    [3, 6],
  ])('[LAW-1] with %i owned Judges it is the gang’s own court up to %i, for $50', (judges, upTo) => {
    for (let face = 1; face <= 6; face += 1) {
      const { story, gang, man } = booked({ bank: 5_000 });
      story.cityHall();
      for (let judge = 1; judge <= judges; judge += 1) gang.pays(`judge-${judge}`);
      gang.gives({ kind: 'plea', gangster: man, plea: 'release' });
      story.phase('courts', [face]);
      expect(story.state.gangsters[man]?.custody).toBeNull();
      expect(gang.bank).toBe(face <= upTo ? 4_950 : 4_900);
    }
  });

  it('[LAW-1] the last $50 buy him out in the gang’s own court, and nowhere else', () => {
    for (const [face, custody] of [
      [2, null],
      [3, 'jail'],
    ] as const) {
      const { story, gang, man } = booked({ bank: 50 });
      story.cityHall();
      gang.pays('judge-1');
      gang.gives({ kind: 'plea', gangster: man, plea: 'release' });
      story.phase('courts', [face]);
      expect(story.state.gangsters[man]?.custody).toBe(custody);
      expect(gang.bank).toBe(custody === null ? 0 : 50);
    }
  });

  it('[LAW-2] the lawyer’s SMARTS by D6: 1 → 4, 2-4 → 5, 5-6 → 6', () => {
    expect(lawyerSmartsByFace).toEqual([4, 5, 5, 5, 6, 6]);
  });

  it.each([
    ['acquits', [2, 5], null],
    ['loses', [2, 6], 'pen'],
  ] as const)('[LAW-2] a lawyer who %s', (_case, dice, custody) => {
    const { story, gang, man } = booked();
    gang.gives({ kind: 'plea', gangster: man, plea: 'trial' });
    story.phase('courts', dice);
    expect(story.state.gangsters[man]?.custody).toBe(custody);
    expect(gang.bank).toBe(900);
  });

  it('[LAW-2] the same lawyer serves from then on', () => {
    const { story, gang, man } = booked();
    gang.gives({ kind: 'plea', gangster: man, plea: 'trial' });
    story.phase('courts', [5, 6]);
    expect(story.state.courts.lawyers[gang.seat]).toBe(6);
    story.tell({ type: 'arrested', seat: gang.seat, gangster: man });
    gang.gives({ kind: 'plea', gangster: man, plea: 'trial' });
    story.phase('courts', [6]);
    expect(story.state.gangsters[man]?.custody).toBeNull();
  });

  it('[LAW-2] without the fee there is no trial and no way out', () => {
    const { story, gang, man } = booked({ bank: 40 });
    gang.gives({ kind: 'plea', gangster: man, plea: 'release' });
    expect(story.phase('courts').events.map(({ type }) => type)).toEqual(['left-in-jail']);
    expect(story.state.gangsters[man]?.custody).toBe('jail');
    expect(gang.bank).toBe(40);
  });

  it('[LAW-3] who fails SMARTS in the Pen brings the Feds, and they come for his gang', () => {
    const { story, gang, man } = booked();
    gang.gives({ kind: 'plea', gangster: man, plea: 'trial' });
    story.phase('courts', [1, 5]);
    expect(story.phase('courts').events).toEqual([]);
    story.nextMonth();
    const { events } = story.phase('courts', [4]);
    expect(events.map(({ type }) => type)).toEqual(['turned-stool-pigeon', 'feds-arrived', 'feds-targeted']);
    expect(story.state.feds).toMatchObject({ inTown: true, targets: [gang.seat] });
    story.nextMonth();
    expect(story.phase('courts').events).toEqual([]);
  });

  it('[LAW-3] who passes keeps his mouth shut', () => {
    const { story, gang, man } = booked();
    gang.gives({ kind: 'plea', gangster: man, plea: 'trial' });
    story.phase('courts', [1, 5]);
    story.nextMonth();
    story.phase('courts', [3]);
    expect(story.state.feds).toMatchObject({ inTown: false, targets: [] });
  });

  it('[LAW-3] a journal that asked him on the day of his conviction does not have him asked again', () => {
    const { story, gang, man } = booked();
    const { seat } = gang;
    story.tell({ type: 'tried', seat, gangster: man, dollars: 100, isAcquitted: false });
    story.tell({ type: 'kept-mum', seat, gangster: man });
    story.nextMonth();
    expect(story.phase('courts').events).toEqual([]);
  });

  it('[LAW-6, LAW-3] a Boss convicted for the heat is not asked; one sent up like anybody is, a month later', () => {
    for (const isHeat of [true, false]) {
      const { story, gang, man } = booked();
      const { seat } = gang;
      const boss = Object.values(story.state.gangsters).find(({ isBoss }) => isBoss);
      if (boss === undefined) throw new Error('No Boss');
      gang.gives({ kind: 'plea', gangster: man, plea: 'release' });
      if (isHeat) {
        story.tell({ type: 'feds-targeted', seat, targets: [seat] });
        story.tell({ type: 'lawyer-retained', seat, smarts: 5 });
        gang.gives({ kind: 'face-trial' });
        story.phase('courts', [6, 5]);
      } else {
        story.tell({ type: 'arrested', seat, gangster: boss.id });
        gang.gives({ kind: 'plea', gangster: boss.id, plea: 'trial' });
        story.phase('courts', [1, 5]);
      }
      expect(story.state.gangsters[boss.id]?.custody).toBe('pen');
      story.nextMonth();
      const asked = story.phase('courts', isHeat ? [] : [3]).events.map(({ type }) => type);
      expect(asked).toEqual(isHeat ? [] : ['kept-mum']);
    }
  });

  it('[LAW-3, PO-6] the Feds then raid that gang alone', () => {
    const { story, gang } = booked();
    gang.owns('low-dive').in('lincoln-heights');
    const other = story.gang('Them');
    other.owns('speakeasy', 3).in('docks');
    story.tell({ type: 'feds-arrived', month: 0, agents: 5 });
    story.tell({ type: 'feds-targeted', seat: gang.seat, targets: [gang.seat] });
    story.phase('outrage', [3, 4, 1]);
    expect(Object.values(story.state.battles)).toMatchObject([{ defenders: { party: gang.seat } }]);
  });
});

describe('several gangs under the eyes of the Feds', () => {
  /** Two gangs with a place each, both given away by men of their own. */
  function hunted() {
    const story = new Story();
    const gangIn = (name: string) => {
      const gang = story.gang(name, { bank: 5_000 });
      gang.owns('low-dive').in('docks');
      return gang;
    };
    const [a, b, c] = [gangIn('A'), gangIn('B'), gangIn('C')];
    for (const gang of [a, b]) {
      const man = gang.has('hoodlum', { smarts: 3 });
      story.tell({ type: 'arrested', seat: gang.seat, gangster: man });
      gang.gives({ kind: 'plea', gangster: man, plea: 'trial' });
      story.phase('courts', [1, 5]);
      story.nextMonth();
      story.phase('courts', [4]);
    }
    return { story, a, b, c };
  }

  it('[LAW-3] pigeons in A, then in B: both may have their Boss tried, and B’s acquittal leaves A a target', () => {
    const { story, a, b, c } = hunted();
    expect(story.state.feds.targets).toEqual([a.seat, b.seat]);
    c.isRefused(/no eye on your gang/, { kind: 'face-trial' });
    a.gives({ kind: 'face-trial' });
    b.gives({ kind: 'face-trial' });
    // A’s goes on, B’s lawyer makes his case.
    story.phase('courts', [6, 6, 3, 6]);
    expect(story.state.feds).toMatchObject({ inTown: true, targets: [a.seat] });
    expect(Object.keys(story.state.courts.bossTrials)).toEqual([a.seat]);
    story.phase('outrage', [3, 4, 1]);
    expect(Object.values(story.state.battles)).toMatchObject([{ defenders: { party: a.seat } }]);
  });

  it('[LAW-3] the month’s raid goes against either, by even chance, and against nobody else', () => {
    const { story, a, b } = hunted();
    const raided = Array.from({ length: 6 }, (_, n) => {
      const before = structuredClone(story.state);
      story.phase('outrage', [3, 4, n + 1, 1]);
      const [raid] = Object.values(story.state.battles);
      story.state = before;
      return raid?.defenders.party;
    });
    expect(raided.toSorted()).toEqual([a.seat, a.seat, a.seat, b.seat, b.seat, b.seat]);
  });

  it('[PO-6] a hunted gang without a door shields nobody: the Feds go where they like', () => {
    const { story, a, b, c } = hunted();
    for (const gang of [a, b]) {
      const [door] = listOwnedBusinesses(story.state, gang.seat);
      if (door === undefined) throw new Error('No door');
      story.tell({ type: 'broke-away', business: door.id, from: gang.seat });
    }
    story.phase('outrage', [3, 4, 1]);
    expect(Object.values(story.state.battles)).toMatchObject([{ defenders: { party: c.seat } }]);
  });

  it('[LAW-3, GANG-17] Feds who go home lift every heat, and the trials end', () => {
    const { story, a, b } = hunted();
    a.gives({ kind: 'face-trial' });
    b.gives({ kind: 'face-trial' });
    story.tell({ type: 'feds-left', gang: a.seat, endsTrials: true });
    expect(story.state.feds.targets).toEqual([]);
    expect(story.state.courts.bossTrials).toEqual({});
    b.isRefused(/no eye on your gang/, { kind: 'face-trial' });
  });
});

describe('the trial of a Boss', () => {
  /** A gang the Feds are after, with a lawyer of SMARTS 5. */
  function accused(options: { bank?: number } = {}) {
    const [story, gang] = new Story().seats(['Us', { bank: options.bank ?? 2_000 }]);
    story.tell({ type: 'feds-arrived', month: 1, agents: 5 });
    story.tell({ type: 'feds-targeted', seat: gang.seat, targets: [gang.seat] });
    story.tell({ type: 'lawyer-retained', seat: gang.seat, smarts: 5 });
    const heir = gang.has('torpedo');
    return { story, gang, heir };
  }

  it('[LAW-2, LAW-4] the quotes say how a lawyer’s cases stand, before he is retained and after', () => {
    const [story, gang] = new Story().seats('Us');
    const man = gang.has('hoodlum');
    story.tell({ type: 'arrested', seat: gang.seat, gangster: man });
    story.tell({ type: 'feds-targeted', seat: gang.seat, targets: [gang.seat] });
    const trial = () => gang.quote({ kind: 'plea', gangster: man, plea: 'trial' });
    const heat = () => gang.quote({ kind: 'face-trial' }).notes.join(' ');
    // A lawyer of 4 in one case of six, of 5 in three, of 6 in two.
    expect(trial().chance).toBeCloseTo((4 + 3 * 5 + 2 * 6) / 36);
    expect(heat()).toContain('13% to be acquitted and 16% to be convicted. A die decides');
    story.tell({ type: 'lawyer-retained', seat: gang.seat, smarts: 4 });
    expect(trial().chance).toBeCloseTo(4 / 6);
    expect(trial().notes.join(' ')).toContain('Your lawyer has SMARTS 4.');
    expect(heat()).toContain('11% to be acquitted and 28% to be convicted. Your lawyer');
  });

  it('[LAW-3, LAW-4] what the dice would tell of a lawyer or of a man in the Pen stays with his gang', () => {
    const seat = 'us' as SeatId;
    const gangster = 'g1' as GangsterId;
    for (const event of [
      { type: 'boss-tried', seat, gangster, dollars: 500, outcome: 'goes-on' },
      { type: 'turned-stool-pigeon', seat, gangster },
    ] as const) {
      expect(listDiceReaders(paradise, event), event.type).toEqual([seat]);
    }
  });

  it('[LAW-4] costs $500 a month and goes on while both make their case, or neither', () => {
    const { story, gang } = accused();
    gang.gives({ kind: 'face-trial' });
    story.phase('courts', [5, 5]);
    story.phase('courts', [6, 6]);
    expect(gang.bank).toBe(1_000);
    expect(story.state.courts.bossTrials[gang.seat]).toBeDefined();
  });

  it('[LAW-4] acquitted, the heat is off, but the Feds stay in town', () => {
    const { story, gang } = accused();
    gang.gives({ kind: 'face-trial' });
    story.phase('courts', [5, 6]);
    expect(story.state.feds).toMatchObject({ inTown: true, targets: [] });
    expect(story.state.courts.bossTrials[gang.seat]).toBeUndefined();
  });

  it('[LAW-4, LAW-6] convicted, he is sent up, a lieutenant takes over, and the Feds are satisfied', () => {
    const { story, gang, heir } = accused();
    const boss = Object.values(story.state.gangsters).find((g) => g.isBoss);
    gang.gives({ kind: 'face-trial' });
    story.phase('courts', [6, 5]);
    expect(story.state.gangsters[boss?.id as never]).toMatchObject({ custody: 'pen', isBoss: false });
    expect(story.state.gangsters[heir]?.isBoss).toBe(true);
    expect(story.state.feds.targets).toEqual([]);
  });

  describe('[LAW-4] the trial is the man’s', () => {
    const findBoss = (story: Story) => {
      const boss = Object.values(story.state.gangsters).find(({ isBoss }) => isBoss);
      if (boss === undefined) throw new Error('There is no Boss.');
      return boss.id;
    };

    it.each([
      {
        end: 'shot, he ends it, and no die falls for his heir',
        before: (story: Story, boss: GangsterId) =>
          story.play([], (table) =>
            paradise.rulings.carryOut(table, { kind: 'set-fate', gangster: boss, fate: 'dead' }),
          ),
        dice: [],
      },
      {
        end: 'made one of the men by the games master, he ends it',
        before: (story: Story, _boss: GangsterId, heir: GangsterId) =>
          story.play([], (table) => paradise.rulings.carryOut(table, { kind: 'set-boss', gangster: heir })),
        dice: [],
      },
    ])('$end; the heat stays', ({ before, dice }) => {
      const { story, gang, heir } = accused();
      gang.gives({ kind: 'face-trial' });
      before(story, findBoss(story), heir);
      expect(story.state.courts.bossTrials[gang.seat]).toBeUndefined();
      const { events } = story.phase('courts', dice);
      expect(events).toEqual([]);
      expect(story.state.gangsters[heir]).toMatchObject({ isBoss: true, custody: null });
      expect(story.state.feds.targets).toEqual([gang.seat]);
      gang.gives({ kind: 'face-trial' });
    });

    it('convicted in another court, he ends it and satisfies the Feds, and his heir is not tried', () => {
      const { story, gang, heir } = accused();
      const boss = findBoss(story);
      gang.gives({ kind: 'face-trial' });
      story.tell({ type: 'arrested', seat: gang.seat, gangster: boss });
      gang.gives({ kind: 'plea', gangster: boss, plea: 'trial' });
      // The lawyer of SMARTS 5 throws 6; the heir has nobody to ask, and no owner anything to leave.
      const { events } = story.phase('courts', [6]);
      expect(events.map(({ type }) => type)).toEqual([
        'tried',
        'feds-targeted',
        'boss-trial-dropped',
        'boss-succeeded',
      ]);
      expect(story.state.gangsters[heir]).toMatchObject({ isBoss: true, custody: null });
      expect(story.state.feds).toMatchObject({ inTown: true, targets: [] });
      gang.isRefused(/no eye on your gang/, { kind: 'face-trial' });
    });

    it('convicted in another court while the Feds want another gang, he changes nothing for that one', () => {
      const { story, gang } = accused();
      const other = story.gang('Them');
      story.tell({ type: 'feds-targeted', seat: other.seat, targets: [other.seat] });
      const boss = findBoss(story);
      story.tell({ type: 'arrested', seat: gang.seat, gangster: boss });
      gang.gives({ kind: 'plea', gangster: boss, plea: 'trial' });
      story.phase('courts', [6, 1]);
      expect(story.state.feds.targets).toEqual([other.seat]);
    });
  });

  it('[LAW-4] opened only by a gang the Feds are after, and once', () => {
    const { story, gang } = accused();
    const other = story.gang('Them');
    other.isRefused(/no eye on your gang/, { kind: 'face-trial' });
    gang.gives({ kind: 'face-trial' });
    gang.isRefused(/on trial already/, { kind: 'face-trial' });
  });

  it('[LAW-4] stands still in a month the gang cannot pay for', () => {
    const { story, gang } = accused({ bank: 499 });
    gang.gives({ kind: 'face-trial' });
    expect(story.phase('courts').events).toEqual([]);
  });

  it('[LAW-4] of 36 pairs of throws the trial is decided in 10 with a lawyer of SMARTS 5', () => {
    let decided = 0;
    for (let defense = 1; defense <= 6; defense += 1) {
      for (let prosecution = 1; prosecution <= 6; prosecution += 1) {
        const { story, gang } = accused();
        gang.gives({ kind: 'face-trial' });
        const { events } = story.phase('courts', [defense, prosecution]);
        const [tried] = events;
        if (tried?.type === 'boss-tried' && tried.outcome !== 'goes-on') decided += 1;
      }
    }
    expect(decided).toBe(10);
  });

  it('[LAW-5] before an owned Judge $200 end the trial, and the Feds keep their target', () => {
    const { story, gang } = accused({ bank: 900 });
    story.cityHall();
    gang.pays('judge-1');
    gang.gives({ kind: 'face-trial' }, [2]);
    expect(gang.quote({ kind: 'mistrial' }).costDollars).toBe(200);
    gang.gives({ kind: 'mistrial' });
    expect(gang.bank).toBe(700);
    expect(story.state.courts.bossTrials[gang.seat]).toBeUndefined();
    expect(story.state.feds.targets).toEqual([gang.seat]);
    gang.gives({ kind: 'face-trial' }, [3]);
    gang.isRefused(/not before a Judge of yours/, { kind: 'mistrial' });
  });

  it('[LAW-5] a Judge lost meanwhile calls no mistrial, and nobody calls one for less than $200', () => {
    const { story, gang } = accused({ bank: 199 });
    story.cityHall();
    gang.pays('judge-1');
    gang.gives({ kind: 'face-trial' }, [1]);
    gang.isRefused(/\$200/, { kind: 'mistrial' });
    gang.gives({ kind: 'drop', official: 'judge-1' });
    gang.isRefused(/not before a Judge of yours/, { kind: 'mistrial' });
  });

  it('[LAW-5] no mistrial in a strange court', () => {
    const { gang } = accused();
    gang.isRefused(/not on trial/, { kind: 'mistrial' });
    gang.gives({ kind: 'face-trial' });
    gang.isRefused(/not before a Judge of yours/, { kind: 'mistrial' });
  });
});
