import { phases } from '#main/games/paradise/rules/phases.ts';
import { describe, expect, it } from 'vitest';
import {
  computeOfficialDiscount,
  groupPayoffs,
  computePerks,
  sumDue,
} from '#main/games/paradise/rules/city/rackets.ts';
import { testLoyalty } from '#main/games/paradise/rules/officials/posts/loyalty.ts';
import { listOwnedJudges } from '#main/games/paradise/rules/officials/lookups.ts';
import { needsOfficialsDecision } from '#main/games/paradise/rules/officials/posts/pay.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { paradiseCity } from '#shared/games/paradise/cities/city.ts';
import { pickOfficialName } from '#main/games/paradise/rules/tables/officialNames.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story, type GangStory } from '#test/support/story.ts';
import { foundedCampaign } from '#test/support/founded.ts';

/** A city with its officials, and a gang with an Accountant and what is in its bank. */
function rich(bank = 10_000): { story: Story; gang: GangStory } {
  const [story, gang] = new Story().seats(['Payers', { bank }]);
  story.cityHall();
  return { story, gang };
}

const month = (story: Story): number => story.state.month;

describe('City Hall', () => {
  it.each([
    ['mayor', 1, 1_000, 6, [3, 3, 3, 4, 4, 5], 'many'],
    ['judge', 3, 750, 5, [4, 4, 4, 5, 5, 6], 'one'],
    ['councilor', 12, 250, 4, [3, 3, 3, 3, 4, 4], 'one'],
    ['chief', 1, 750, 5, [3, 3, 3, 4, 4, 5], 'many'],
    ['captain', 3, 500, 4, [3, 3, 3, 3, 4, 5], 'one'],
    ['editor', 1, 1_000, 4, [4, 4, 4, 4, 5, 5], 'many'],
    ['reporter', null, 100, 2, [3, 3, 3, 3, 4, 4], 'one'],
  ] as const)(
    '[OFF-1] the table: %s, %s of them, $%i a month, reputation %i, SMARTS %j, owners %s',
    (kind, count, monthlyDollars, minReputation, smartsByFace, owners) => {
      expect(officialTable[kind]).toMatchObject({ count, monthlyDollars, minReputation, smartsByFace, owners });
    },
  );

  it('[OFF-1] a campaign is founded with a Mayor, three Judges, a Councilor a district, a Chief, a Captain a precinct and a City Editor', () => {
    const officials = Object.values(foundedCampaign().state.officials);
    const count = (kind: string): number => officials.filter((one) => one.kind === kind).length;
    expect(['mayor', 'judge', 'councilor', 'chief', 'captain', 'editor', 'reporter'].map(count)).toEqual([
      1, 3, 12, 1, 3, 1, 0,
    ]);
    expect(new Set(officials.flatMap(({ district }) => district ?? [])).size).toBe(12);
    expect(new Set(officials.flatMap(({ precinct }) => precinct ?? []))).toEqual(new Set([1, 2, 3]));
    expect(new Set(officials.map(({ name }) => name)).size).toBe(21);
    for (const { kind, smarts } of officials) {
      expect(officialTable[kind].smartsByFace).toContain(smarts);
    }
  });

  it('[OFF-1] every die of the seating makes its man’s SMARTS', () => {
    const story = new Story();
    story.gang('One');
    const faces = [6, 1, 4, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 5, 4, 5, 6, 6];
    const { events } = story.phase('officials-pay', [1, 1, ...faces]);
    expect(events.map(({ type }) => type)).toEqual(['city-hall-seated']);
    expect(story.official('mayor').smarts).toBe(5);
    expect([1, 2, 3].map((n) => story.official(`judge-${n}`).smarts)).toEqual([4, 5, 6]);
    expect(story.official('councilor.cabbageville').smarts).toBe(3);
    expect(story.official('councilor.docks').smarts).toBe(3);
    expect(story.official('councilor.downtown').smarts).toBe(4);
    expect(story.official('chief').smarts).toBe(4);
    expect([1, 2, 3].map((n) => story.official(`captain-${n}`).smarts)).toEqual([3, 4, 5]);
    expect(story.official('editor').smarts).toBe(5);
  });

  it('[OFF-1] a campaign without officials seats them when it first comes to pay them, and never twice', () => {
    const story = new Story();
    story.gang('Old hands');
    story.phase(
      'officials-pay',
      Array.from({ length: 23 }, () => 2),
    );
    const before = story.state.officials;
    expect(Object.keys(before)).toHaveLength(21);
    story.phase('officials-pay');
    expect(story.state.officials).toEqual(before);
  });

  it('[OFF-1] no name of a city comes twice before every pair was had', () => {
    const names = Array.from({ length: 36 * 37 }, (_, n) => pickOfficialName(paradiseCity, 5, n));
    expect(new Set(names).size).toBe(36 * 37);
    expect(pickOfficialName(paradiseCity, 5, 0)).not.toBe(pickOfficialName(paradiseCity, 6, 0));
  });
});

describe('buying', () => {
  it('[OFF-1] the Mayor is bought at once, his first month in advance, and by any number of gangs', () => {
    const { story, gang } = rich();
    const other = story.gang('Others', { bank: 5_000 });
    expect(gang.quote({ kind: 'bribe', official: 'mayor' })).toMatchObject({ costDollars: 1_000 });
    gang.gives({ kind: 'bribe', official: 'mayor' });
    other.gives({ kind: 'bribe', official: 'mayor' });
    expect([gang.bank, other.bank]).toEqual([9_000, 4_000]);
    expect([gang.payroll, other.payroll]).toEqual([['mayor'], ['mayor']]);
  });

  it('[OFF-1] there is always another Reporter: SMARTS 3 on 1 to 4, 4 above', () => {
    const { story, gang } = rich(1_000);
    gang.gives({ kind: 'bribe', official: 'reporter' }, [4]);
    story.tell({ type: 'bank-set', seat: gang.seat, from: gang.bank, to: 1_000 });
    gang.gives({ kind: 'bribe', official: 'reporter' }, [5]);
    expect(gang.bank).toBe(900);
    expect(gang.payroll.map((id) => story.official(id).smarts)).toEqual([3, 4]);
    gang.gives({ kind: 'drop', official: gang.payroll[0] ?? '' });
    expect(gang.payroll).toHaveLength(1);
    expect(Object.values(story.state.officials).filter((o) => o.kind === 'reporter')).toHaveLength(1);
  });

  it.each([
    ['mayor', 2_999, 3_000],
    ['chief', 2_499, 2_500],
    ['editor', 1_999, 2_000],
    ['reporter', 999, 1_000],
  ] as const)('[GANG-12] %s wants his reputation: $%i is too little, $%i will do', (official, less, enough) => {
    const poor = rich(less).gang;
    poor.isRefused(/deals with gangs of reputation/, { kind: 'bribe', official });
    const { gang } = rich(enough);
    gang.gives({ kind: 'bribe', official }, official === 'reporter' ? [1] : []);
    expect(gang.payroll).toHaveLength(1);
  });

  it('[GANG-12] reputation is asked for at the purchase only: spending it later loses nobody', () => {
    const { story, gang } = rich(3_000);
    gang.gives({ kind: 'bribe', official: 'mayor' });
    expect(gang.bank).toBe(2_000);
    story.phase('officials-pay');
    expect(gang.payroll).toEqual(['mayor']);
    expect(gang.bank).toBe(1_000);
  });

  it('[GANG-4] without an Accountant nobody can be bribed or bid for', () => {
    const [story, kids] = new Story().seats(['Kids', { type: 'street', bank: 9_000 }]);
    story.cityHall();
    kids.isRefused(/takes an Accountant/, { kind: 'bribe', official: 'mayor' });
    kids.isRefused(/takes an Accountant/, { kind: 'bid', official: 'judge-1', limitDollars: 900 });
  });

  it('[OFF-1] who serves one gang alone is bid for, who takes anybody’s money is bribed', () => {
    const { story, gang } = rich();
    gang.isRefused(/bid for him/, { kind: 'bribe', official: 'judge-1' });
    gang.isRefused(/without a bid/, { kind: 'bid', official: 'chief', limitDollars: 900 });
    gang.gives({ kind: 'bribe', official: 'chief' });
    gang.isRefused(/on your payroll already/, { kind: 'bribe', official: 'chief' });
    gang.isRefused(/There is no official/, { kind: 'bribe', official: 'sheriff' });
    expect(story.state.payrolls['g1:chief']).toMatchObject({ rateDollars: 750 });
  });

  it('[RK-10] a gentleman’s club takes a tenth off what officials cost, at once and each month', () => {
    const { story, gang } = rich(3_000);
    gang.owns('gentlemans-club').in('downtown');
    expect(computeOfficialDiscount(computePerks(story.state, gang.seat))).toBe(10);
    gang.gives({ kind: 'bribe', official: 'mayor' });
    expect(gang.bank).toBe(2_100);
    story.phase('officials-pay');
    expect(gang.bank).toBe(1_200);
  });
});

describe('officials’ pay', () => {
  it('[MONTH-3] every official is paid his rate each month, out of what the precincts left', () => {
    const { story, gang } = rich(2_000);
    gang.pays('chief');
    gang.pays('captain-1');
    const { events } = story.phase('officials-pay');
    expect(gang.bank).toBe(750);
    expect(events).toMatchObject([{ type: 'officials-paid', dollars: 1_250 }]);
    expect(story.state.books['g1:1']).toMatchObject({ officialDollars: -1_250 });
  });

  it('[OFF-7] who is not paid is lost, and free for another gang', () => {
    const { story, gang } = rich(9_000);
    const other = story.gang('Others', { bank: 9_000 });
    gang.pays('judge-1');
    story.tell({ type: 'stands-before', phase: 'payoffs' });
    gang.gives({ kind: 'pay-officials', withhold: ['judge-1'] });
    const { events } = story.phase('officials-pay');
    expect(events).toMatchObject([{ type: 'official-left', why: 'unpaid' }]);
    expect([gang.payroll, gang.bank]).toEqual([[], 9_000]);
    story.tell({ type: 'stands-before', phase: 'orders' });
    other.gives({ kind: 'bid', official: 'judge-1', limitDollars: 750 });
    story.phase('reveal');
    expect([other.payroll, other.rateOf('judge-1')]).toEqual([['judge-1'], 750]);
  });

  it('[OFF-7] a bank that does not reach pays the highest office first', () => {
    const { story, gang } = rich(1_300);
    for (const id of ['councilor.docks', 'chief', 'mayor']) gang.pays(id);
    story.phase('officials-pay');
    expect(gang.payroll.toSorted()).toEqual(['councilor.docks', 'mayor']);
    expect(gang.bank).toBe(50);
  });

  it('[OFF-7] the month stops for a human whose bank is short or who asked to decide, and for nobody else', () => {
    const { story, gang } = rich(1_000);
    const npc = story.gang('The program', { bank: 0, isHuman: false });
    const waits = (auto = false): boolean =>
      phases.find(({ id }) => id === 'payoffs')?.waits(story.state, { auto }) ?? false;
    npc.pays('chief');
    expect(waits()).toBe(false);
    gang.pays('mayor');
    expect(waits()).toBe(false);
    gang.gives({ kind: 'standing-payoffs', policy: 'ask' });
    expect(waits()).toBe(true);
    expect(waits(true)).toBe(false);
    gang.gives({ kind: 'standing-payoffs', policy: 'automatic' });
    gang.pays('councilor.docks');
    expect(waits()).toBe(true);
    story.tell({ type: 'stands-before', phase: 'payoffs' });
    const view = paradise.view(story.state, gang.seat);
    expect(view.waiting.map(({ kind }) => kind)).toEqual(['officials']);
  });

  it('[OFF-7] precincts and officials together have to be covered, to the dollar', () => {
    const waits = (bank: number): boolean => {
      const { story, gang } = rich(bank);
      gang.owns('speakeasy').in('docks');
      gang.pays('councilor.docks');
      return needsOfficialsDecision(story.state, gang.seat);
    };
    const { story, gang } = rich();
    gang.owns('speakeasy').in('docks');
    const precincts = sumDue(groupPayoffs(story.state, gang.seat));
    expect(precincts).toBeGreaterThan(0);
    expect(waits(250 + precincts)).toBe(false);
    expect(waits(250 + precincts - 1)).toBe(true);
  });

  it('[GANG-16a] a gang that lost its Accountant pays nobody, and loses all', () => {
    const { story, gang } = rich(9_000);
    gang.pays('mayor');
    const accountant = Object.values(story.state.gangsters).find((m) => m.profile === 'accountant');
    if (accountant === undefined) throw new Error('no Accountant');
    delete story.state.gangsters[accountant.id];
    const { events } = story.phase('officials-pay');
    expect(events).toMatchObject([{ type: 'official-left', why: 'no-accountant' }]);
    expect(gang.bank).toBe(9_000);
  });

  it('[GANG-17] the officials of a gang that is no more are anybody’s', () => {
    const { story, gang } = rich(9_000);
    gang.pays('judge-2');
    story.tell({ type: 'eliminated', seat: gang.seat });
    expect(story.phase('officials-pay').events).toMatchObject([{ type: 'official-left', why: 'gang-gone' }]);
    expect(gang.payroll).toEqual([]);
  });

  it('[OFF-7] decisions are for one month: what was withheld once is paid the next', () => {
    const { story, gang } = rich(9_000);
    gang.pays('chief');
    story.tell({ type: 'stands-before', phase: 'payoffs' });
    gang.gives({ kind: 'pay-officials', withhold: ['chief'] });
    expect(story.state.payrolls['g1:chief']?.isWithheld).toBe(true);
    gang.gives({ kind: 'pay-officials', withhold: [] });
    story.phase('officials-pay');
    expect(gang.payroll).toEqual(['chief']);
  });
});

describe('what others build on', () => {
  it('[OFF-4, LAW-1] a gang’s Judges are known by who pays them', () => {
    const { story, gang } = rich();
    gang.pays('judge-3');
    gang.pays('judge-1');
    gang.pays('chief');
    expect(
      listOwnedJudges(story.state, gang.seat)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['judge-1', 'judge-3']);
    expect(listOwnedJudges(story.state, 'g9' as SeatId)).toEqual([]);
  });

  it('[GANG-16] each official tests SMARTS or leaves, and takes nothing from the gang for a month', () => {
    const { story, gang } = rich();
    gang.pays('mayor');
    gang.pays('judge-1');
    const { events } = story.play([4, 4], (table) => {
      testLoyalty(table, gang.seat, 'the Boss is dead');
    });
    expect(events).toMatchObject([{ type: 'loyalty-tested', because: 'the Boss is dead' }]);
    expect(gang.payroll).toEqual(['judge-1']);
    gang.isRefused(/wants nothing to do with Payers/, { kind: 'bribe', official: 'mayor' });
    story.nextMonth();
    gang.isRefused(/wants nothing to do with Payers/, { kind: 'bribe', official: 'mayor' });
    story.nextMonth();
    expect(month(story)).toBe(3);
    gang.gives({ kind: 'bribe', official: 'mayor' });
    expect(gang.payroll.toSorted()).toEqual(['judge-1', 'mayor']);
  });

  it('[SCN-10] only police and Judges test when the police were shot at', () => {
    const { story, gang } = rich();
    for (const id of ['mayor', 'chief', 'captain-1', 'judge-1']) gang.pays(id);
    story.play([3, 5, 1], (table) => {
      testLoyalty(table, gang.seat, 'policemen were shot', ['judge', 'chief', 'captain']);
    });
    expect(gang.payroll.toSorted()).toEqual(['captain-1', 'judge-1', 'mayor']);
  });

  it('[LAW-7] a gang without officials tests nobody', () => {
    const { story, gang } = rich();
    expect(
      story.play([], (table) => {
        testLoyalty(table, gang.seat, 'the Attorney General is dead');
      }).events,
    ).toEqual([]);
  });
});
