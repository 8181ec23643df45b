import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { convertResult } from '#main/games/paradise/rules/battles/settling/resolve.ts';
import type { Posture } from '#main/games/paradise/rules/skirmish/battle.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { describe, expect, it } from 'vitest';
import type { Care } from '#shared/games/paradise/orders/care.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import {
  computeCareOdds,
  hasPatients,
  regainStats,
  chooseUsualCare,
} from '#main/games/paradise/rules/infirmary/healing.ts';
import { careTable } from '#main/games/paradise/rules/tables/care.ts';
import { Story, type GangStory } from '#test/support/story.ts';

const wound = { fists: 2, gats: 2, guts: 2, stunts: 2, smarts: 2, hits: 2 };
const none = { fists: 0, gats: 0, guts: 0, stunts: 0, smarts: 0, hits: 0 };
const four = { fists: 4, gats: 4, guts: 4, stunts: 4, smarts: 4, hits: 4 };

/** A gang with one man who took a Wound. */
function wounded(options: { bank?: number } = {}) {
  const [story, gang] = new Story().seats(['Us', { bank: options.bank ?? 2_000 }]);
  const man = gang.has('enforcer', four);
  story.tell({ type: 'wounded', seat: gang.seat, gangster: man, lost: wound });
  return { story, gang, man };
}

function chooses(gang: GangStory, man: GangsterId, care: Care, plan: string[] = []): void {
  gang.gives({ kind: 'care', gangster: man, care, plan: plan as never });
}

describe('the infirmary', () => {
  it('[HEAL-2, HEAL-3] the book’s example: a Wound, two months of doctor visits, crippled in the second', () => {
    const { story, gang, man } = wounded({ bank: 100 });
    chooses(gang, man, 'doctor', ['hits', 'hits', 'gats', 'gats', 'guts', 'fists']);
    const first = story.phase('infirmary', [4, 4]);
    expect(first.rolls[0]?.total).toBe(10);
    expect(story.state.gangsters[man]?.lost).toEqual({ fists: 1, gats: 0, guts: 1, stunts: 2, smarts: 2, hits: 0 });
    expect(gang.bank).toBe(50);

    const answers = [{ kind: 'choice' as const, id: 'q1', value: 'fists' }];
    const second = story.phase('infirmary', [5, 5], { answers });
    expect(second.rolls[0]?.total).toBe(12);
    const healed = story.state.gangsters[man];
    expect(healed?.stats.fists).toBe(3);
    expect(healed?.lost).toEqual(none);
    expect(healed?.skills).toContain('crippled');
    expect(gang.bank).toBe(0);
  });

  it.each([
    ['self', 4, 4, 0],
    ['doctor', 6, 2, 50],
    ['hospital', 8, 1, 500],
    ['home-doctor', 8, 0, 1_000],
  ] as const)('[HEAL-2] %s: %i points, +%i, $%i', (care, points, modifier, dollars) => {
    expect(careTable[care]).toEqual({ points, modifier, dollars });
    const { story, gang, man } = wounded({ bank: 1_500 });
    // Nothing is paid when it is chosen; the quote says what the infirmary will take.
    expect(gang.quote({ kind: 'care', gangster: man, care, plan: [] })).toMatchObject({
      costDollars: 0,
      laterDollars: dollars,
    });
    chooses(gang, man, care);
    const { events } = story.phase('infirmary', [1, 1]);
    expect(events[0]).toMatchObject({ type: 'treated', care, total: 2 + modifier });
    expect(gang.bank).toBe(1_500 - dollars);
    const left = Object.values(story.state.gangsters[man]?.lost ?? {});
    expect(left.reduce((sum, one) => sum + one, 0)).toBe(12 - points);
  });

  it('[HEAL-3] natural boxcars kill, whatever the care', () => {
    const { story, gang, man } = wounded();
    chooses(gang, man, 'home-doctor');
    story.phase('infirmary', [6, 6]);
    expect(story.state.graveyard[man]).toMatchObject({ battle: null });
  });

  it('[HEAL-3, GANG-16] a Boss who dies there is followed by a lieutenant; a man of his is only buried', () => {
    const { story, gang, man } = wounded();
    const boss = Object.values(story.state.gangsters).find(({ isBoss }) => isBoss);
    if (boss === undefined) throw new Error('No Boss');
    chooses(gang, man, 'home-doctor');
    const { events } = story.phase('infirmary', [6, 6]);
    expect(events.map(({ type }) => type)).toEqual(['treated', 'died']);
    const heir = gang.has('enforcer');
    story.tell({ type: 'wounded', seat: gang.seat, gangster: boss.id, lost: wound });
    chooses(gang, boss.id, 'home-doctor');
    story.phase('infirmary', [6, 6]);
    expect(story.state.graveyard[boss.id]).toMatchObject({ battle: null });
    expect(story.state.gangsters[heir]?.isBoss).toBe(true);
  });

  it('[HEAL-2] a single point is a wound: his care is asked for, thrown and paid', () => {
    const [story, gang] = new Story().seats(['Us', { bank: 2_000 }]);
    const man = gang.has('enforcer', four);
    story.tell({ type: 'wounded', seat: gang.seat, gangster: man, lost: { ...none, gats: 1 } });
    expect(story.waits('infirmary')).toBe(true);
    chooses(gang, man, 'doctor');
    story.phase('infirmary', [1, 1]);
    expect(story.state.gangsters[man]?.lost).toEqual(none);
    expect(gang.bank).toBe(1_950);
    expect(story.phase('infirmary').rolls).toEqual([]);
  });

  it('[HEAL-2] no doctor of the gang’s comes to the Pen', () => {
    const { story, gang, man } = wounded();
    story.tell({ type: 'tried', seat: gang.seat, gangster: man, dollars: 0, isAcquitted: false });
    gang.isRefused(/in the Pen/, { kind: 'care', gangster: man, care: 'doctor' });
    expect(story.phase('infirmary').rolls).toEqual([]);
  });

  it.each([
    [{ ...wound }, {}, 'stunts'],
    [{ ...wound, stunts: 0 }, {}, 'smarts'],
    [{ ...wound }, { stunts: 1, smarts: 1 }, 'fists'],
    [{ ...none, hits: 2 }, {}, 'hits'],
    [{ ...none, hits: 2 }, { hits: 1 }, null],
  ])('[HEAL-3] with %j lost and %j of his, an NPC gang’s cripple loses %s', (lost, low, stat) => {
    const [story, gang] = new Story().seats(['NPC', { isHuman: false, bank: 60 }]);
    const man = gang.has('enforcer', { ...four, ...low });
    story.tell({ type: 'wounded', seat: gang.seat, gangster: man, lost });
    const { events } = story.phase('infirmary', [4, 4]);
    expect(events.find(({ type }) => type === 'treated')).toMatchObject({
      care: 'self',
      crippledStat: stat,
      result: stat === null ? 'healed' : 'crippled',
    });
  });

  it.each([
    ['hoodlum', 499, 'self'],
    ['hoodlum', 500, 'doctor'],
    ['hoodlum', 10_000, 'doctor'],
    ['enforcer', 3_999, 'doctor'],
    ['enforcer', 4_000, 'hospital'],
    ['torpedo', 9_999, 'hospital'],
    ['torpedo', 10_000, 'home-doctor'],
  ] as const)('[HEAL-2] when nobody says, a %s of a gang with $%i has %s', (profile, bank, care) => {
    const [story, gang] = new Story().seats(['Us', { bank }]);
    const man = story.state.gangsters[gang.has(profile)];
    if (man === undefined) throw new Error('No man');
    expect(chooseUsualCare(story.state, man)).toBe(care);
    const boss = Object.values(story.state.gangsters).find(({ isBoss }) => isBoss);
    if (boss === undefined) throw new Error('No Boss');
    const dear = chooseUsualCare(story.state, boss);
    expect(dear).toBe(bank >= 10_000 ? 'home-doctor' : bank >= 4_000 ? 'hospital' : care);
  });

  it('[HEAL-3] 11 is nothing, 12 cripples', () => {
    for (const [dice, result] of [
      [[4, 5], 'healed'],
      [[5, 5], 'crippled'],
    ] as const) {
      const { story, gang, man } = wounded();
      chooses(gang, man, 'doctor');
      const answers = [{ kind: 'choice' as const, id: 'q1', value: 'stunts' }];
      expect(story.phase('infirmary', dice, { answers }).events[0]).toMatchObject({ result });
    }
  });

  it('[HEAL-3] of 36 throws so many kill and cripple, by the care', () => {
    const byHand = (care: Care) => {
      let deaths = 0;
      let cripples = 0;
      for (let a = 1; a <= 6; a += 1) {
        for (let b = 1; b <= 6; b += 1) {
          if (a + b === 12) deaths += 1;
          else if (a + b + careTable[care].modifier >= 12) cripples += 1;
        }
      }
      return { deaths, cripples };
    };
    for (const care of ['self', 'doctor', 'hospital', 'home-doctor'] as const) {
      expect(computeCareOdds(care)).toEqual(byHand(care));
    }
    expect(computeCareOdds('self')).toEqual({ deaths: 1, cripples: 14 });
    expect(computeCareOdds('home-doctor')).toEqual({ deaths: 1, cripples: 0 });
  });

  it('[HEAL-3] points come back as planned, never more than were lost, then HITS first', () => {
    const lost = { ...none, hits: 2, gats: 1, stunts: 3 };
    expect(regainStats(lost, ['stunts', 'stunts', 'stunts', 'stunts'], 4)).toEqual({ ...none, stunts: 3, hits: 1 });
    expect(regainStats(lost, [], 8)).toEqual(lost);
  });

  it('[HEAL-4] sent out in the month he should rest, he has nothing of that month’s healing', () => {
    const { story, gang, man } = wounded();
    chooses(gang, man, 'hospital');
    story.phase('infirmary', [1, 1]);
    const rested = story.state.gangsters[man];
    expect(rested && computeCurrentStat(rested, 'hits')).toBe(4);
    story.tell({ type: 'stands-before', phase: 'orders' });
    const { id } = story.business('docks', 'speakeasy');
    gang.gives({ kind: 'take-over', business: id, crew: [man] });
    const { events } = story.phase('reveal', [6]);
    expect(events[0]).toMatchObject({ type: 'overexerted', gangster: man });
    expect(story.state.gangsters[man]?.lost).toEqual(wound);
  });

  it('[HEAL-4] who got nothing back that month has nothing to lose by going out', () => {
    const { story, gang, man } = wounded();
    const nothing = { ...none };
    story.tell({ type: 'stands-before', phase: 'orders' });
    story.state.patients[man] = { care: 'self', plan: [], month: 1, gained: nothing } as never;
    const { id } = story.business('docks', 'speakeasy');
    gang.gives({ kind: 'take-over', business: id, crew: [man] });
    const { events } = story.phase('reveal', [6]);
    expect(events.map(({ type }) => type)).not.toContain('overexerted');
  });

  it('[HEAL-3] nobody wounded, nobody to treat', () => {
    const { story, man } = wounded();
    expect(hasPatients(story.state)).toBe(true);
    const gangster = story.state.gangsters[man];
    if (gangster !== undefined) gangster.lost = { ...none };
    expect(hasPatients(story.state)).toBe(false);
  });

  it('[HEAL-3] a cripple loses a point of a wounded stat that has two, never the last', () => {
    const { story, man } = wounded();
    const gangster = story.state.gangsters[man];
    if (gangster === undefined) throw new Error('Nobody');
    gangster.stats = { ...four, fists: 2, gats: 1 };
    gangster.lost = { ...none, fists: 1, gats: 1 };
    story.state.patients[man] = { care: 'self', plan: [], month: 0, gained: { ...none } } as never;
    story.phase('infirmary', [5, 6], { auto: true });
    expect(story.state.gangsters[man]?.stats).toMatchObject({ fists: 1, gats: 1 });
  });

  it('[HEAL-2] care the bank cannot pay is done without', () => {
    const { story, gang, man } = wounded({ bank: 499 });
    chooses(gang, man, 'hospital');
    expect(story.phase('infirmary', [1, 1]).events[0]).toMatchObject({ care: 'self', costDollars: 0 });
    expect(gang.bank).toBe(499);
  });

  it('[HEAL-2] the month waits until a human has chosen, and asks again for a new wound', () => {
    const { story, gang, man } = wounded();
    expect(story.waits('infirmary')).toBe(true);
    chooses(gang, man, 'self');
    expect(story.waits('infirmary')).toBe(false);
    story.tell({ type: 'wounded', seat: gang.seat, gangster: man, lost: none });
    expect(story.waits('infirmary')).toBe(true);
  });

  it('[HEAL-2] refuses care for the well and for other gangs’ men', () => {
    const { story, gang } = wounded();
    const sound = gang.has('punk');
    gang.isRefused(/is well/, { kind: 'care', gangster: sound, care: 'doctor' });
    const other = story.gang('Them').has('punk');
    gang.isRefused(/no such gangster/, { kind: 'care', gangster: other, care: 'doctor' });
  });

  it('[HEAL-5] out cold is gone by the next scenario: it leaves nothing on the roster', () => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    const [place] = them.owns('speakeasy').in('docks');
    us.gives({ kind: 'raid', business: place, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    const before = JSON.stringify(story.state.gangsters);
    story.settles('b1', { ending: 'held', winner: 'defenders' });
    expect(JSON.stringify(story.state.gangsters)).toBe(before);
  });

  it('[HEAL-5] whoever was out cold on the table comes home without a scratch; HITS 0 is death', () => {
    const [story, us] = new Story().seats('Us');
    const [place] = story.gang('Them', { isHuman: false }).owns('speakeasy').in('docks');
    const man = us.has('hoodlum');
    us.gives({ kind: 'raid', business: place, crew: [man] });
    story.phase('reveal');
    const battle = story.battle();
    const result = resolveMuster(buildArrangedBattle(story.state, battle).muster, 1);
    const fateWith = (posture: Posture, wounds: number) =>
      convertResult(story.state, battle, {
        ...result,
        figures: result.figures.map((one) => (one.id === man ? { ...one, posture, wounds } : one)),
      }).fates[0];
    expect(fateWith('out-cold', 0)).toMatchObject({ wounds: 0, isDead: false, isArrested: false });
    expect(fateWith('knocked-out', 0)).toMatchObject({ wounds: 0, isDead: false });
    const told = { ending: 'held', winner: 'defenders' } as const;
    const hurt = fateWith('dead', 3);
    if (hurt === undefined) throw new Error('No fate');
    expect(() => story.settles('b1', { ...told, fates: [{ ...hurt, isDead: false }] })).toThrow(
      /HITS 3: with 3 points off he is dead/,
    );
    story.settles('b1', { ...told, fates: [{ ...hurt, wounds: 2, isDead: false }] });
    expect(story.state.gangsters[man]?.lost.hits).toBe(2);
  });
});
