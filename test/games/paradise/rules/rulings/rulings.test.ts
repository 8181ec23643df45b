import { describe, expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { GangsterId, OfficialId } from '#shared/games/paradise/ids.ts';
import { rulingSchema } from '#shared/games/paradise/rulings.ts';
import type { z } from 'zod';
import { Story, type Played } from '#test/support/story.ts';
import { readersOf } from '#test/support/rules.ts';

type Given = z.input<typeof rulingSchema>;

function rules(story: Story, given: Given): Played {
  const change = rulingSchema.parse(given);
  expect(paradise.rulings.titleOf(story.state, change)).not.toBe('');
  return story.play([], (table) => paradise.rulings.carryOut(table, change));
}

function refuses(story: Story, sentence: RegExp, given: Given): void {
  const change = rulingSchema.parse(given);
  story.refuses(sentence, (table) => {
    paradise.rulings.titleOf(story.state, change);
    paradise.rulings.carryOut(table, change);
  });
}

const whoReads = ({ events }: Played) => events.map((event) => [event.type, readersOf(event)]);

function twoGangs() {
  const [story, ours, theirs] = new Story().seats('Ours', 'Theirs');
  const man = ours.has('torpedo', { hits: 4, guts: 3 }, { name: 'Lefty' });
  const boss = ours.boss;
  const of = (id: GangsterId) => story.state.gangsters[id];
  return { story, ours, theirs, man, boss: boss.id, of };
}

describe('[GANG-5] a name', () => {
  it('is the player’s to give: the gang alone reads it, and the log keeps the old one', () => {
    const { story, ours, theirs, man, of } = twoGangs();
    const played = ours.gives({ kind: 'rename', gangster: man, name: ' Al “Lefty” Moran ' });
    expect(of(man)).toMatchObject({ name: 'Al “Lefty” Moran', formerNames: ['Lefty'] });
    expect(whoReads(played)).toEqual([['renamed', [ours.seat]]]);
    ours.isRefused(/called that already/, { kind: 'rename', gangster: man, name: 'Al “Lefty” Moran' });
    theirs.isRefused(/./, { kind: 'rename', gangster: man, name: 'Dopey' });
    const other = ours.has('punk', {}, { name: 'Mugsy' });
    ours.isRefused(/add a nickname/, { kind: 'rename', gangster: other, name: 'Al “Lefty” Moran' });
    expect(story.state.gangsters[other]?.name).toBe('Mugsy');
  });

  it('goes to the sign of the gang where it is the Boss’s, and the dead may have one too', () => {
    const { story, ours, man, boss } = twoGangs();
    rules(story, { kind: 'set-name', gangster: boss, name: 'Big Al' });
    expect(story.state.gangs[ours.seat]?.bossName).toBe('Big Al');
    rules(story, { kind: 'set-fate', gangster: man, fate: 'dead' });
    rules(story, { kind: 'set-name', gangster: man, name: 'Poor Lefty' });
    expect(story.state.graveyard[man]?.gangster.name).toBe('Poor Lefty');
    refuses(story, /called that already/, { kind: 'set-name', gangster: man, name: 'Poor Lefty' });
  });
});

describe('the games master’s word on a gangster', () => {
  it('sets a stat, tells the gang alone, and refuses what changes nothing', () => {
    const { story, ours, man, of } = twoGangs();
    const played = rules(story, { kind: 'set-stat', gangster: man, stat: 'gats', points: 6 });
    expect(of(man)?.stats.gats).toBe(6);
    expect(whoReads(played)).toEqual([['stat-set', [ours.seat]]]);
    refuses(story, /has GATS 6 already/, { kind: 'set-stat', gangster: man, stat: 'gats', points: 6 });
    refuses(story, /HITS are 1 to 6/, { kind: 'set-stat', gangster: man, stat: 'hits', points: 0 });
    refuses(story, /no such gangster/, { kind: 'set-stat', gangster: 'nobody', stat: 'gats', points: 1 });
  });

  it('[HEAL-1] wounds take no more than a man has, leave him a HIT, and shrink with the stat', () => {
    const { story, man, of } = twoGangs();
    const wounds = { kind: 'set-wounds', gangster: man } as const;
    rules(story, { ...wounds, stat: 'hits', points: 3 });
    expect(of(man)?.lost.hits).toBe(3);
    refuses(story, /That would kill Lefty/, { ...wounds, stat: 'hits', points: 4 });
    refuses(story, /3 GUTS to lose/, { ...wounds, stat: 'guts', points: 4 });
    refuses(story, /lost that many/, { ...wounds, stat: 'guts', points: 0 });
    const { events } = rules(story, { kind: 'set-stat', gangster: man, stat: 'hits', points: 2 });
    expect(events.map(({ type }) => type)).toEqual(['stat-set', 'wounds-set']);
    expect(of(man)).toMatchObject({ stats: { hits: 2 }, lost: { hits: 1 } });
  });

  it('gives and takes skills and weapons', () => {
    const { story, man, of } = twoGangs();
    const skill = { kind: 'set-skill', gangster: man, skill: 'boxer' } as const;
    refuses(story, /does not have Boxer/, { ...skill, has: false });
    rules(story, { ...skill, has: true });
    expect(of(man)?.skills).toEqual(['boxer']);
    refuses(story, /has Boxer already/, { ...skill, has: true });
    rules(story, { ...skill, has: false });
    expect(of(man)?.skills).toEqual([]);
    const weapon = { kind: 'set-weapon', gangster: man, weapon: 'pistol' } as const;
    refuses(story, /carries no/, { ...weapon, has: false });
    rules(story, { ...weapon, has: true });
    rules(story, { ...weapon, has: true });
    expect(of(man)?.weapons).toEqual(['pistol', 'pistol']);
    rules(story, { ...weapon, has: false });
    expect(of(man)?.weapons).toEqual(['pistol']);
  });

  it('moves a man between freedom, jail, the Pen and the graveyard, for all to read', () => {
    const { story, man, of } = twoGangs();
    const fate = (where: 'free' | 'jail' | 'pen' | 'dead'): Given => ({ kind: 'set-fate', gangster: man, fate: where });
    refuses(story, /Lefty is free already/, fate('free'));
    expect(whoReads(rules(story, fate('jail')))).toEqual([['arrested', 'everybody']]);
    expect(of(man)?.custody).toBe('jail');
    rules(story, fate('pen'));
    expect(of(man)?.custody).toBe('pen');
    rules(story, fate('free'));
    expect(of(man)?.custody).toBeNull();
    expect(whoReads(rules(story, fate('dead')))).toEqual([['died', 'everybody']]);
    expect(of(man)).toBeUndefined();
    refuses(story, /is dead already/, fate('dead'));
    refuses(story, /is dead; bring him back/, { kind: 'set-boss', gangster: man });
    rules(story, fate('jail'));
    expect(of(man)).toMatchObject({ custody: 'jail', isBoss: false, lost: { hits: 0 } });
    expect(story.state.graveyard[man]).toBeUndefined();
  });

  it('[GANG-16] a Boss by whose fate the gang loses him is followed, without anybody thinking it over', () => {
    const { story, boss, man, ours } = twoGangs();
    const { events } = rules(story, { kind: 'set-fate', gangster: boss, fate: 'dead' });
    expect(events.map(({ type }) => type)).toEqual(['died', 'boss-succeeded']);
    expect(story.state.gangs[ours.seat]?.bossName).toBe('Lefty');
    rules(story, { kind: 'set-fate', gangster: boss, fate: 'free' });
    const bosses = Object.values(story.state.gangsters).filter(({ gang, isBoss }) => gang === ours.seat && isBoss);
    expect(bosses.map(({ id }) => id)).toEqual([man]);
  });

  it('makes another man the Boss; there is one at a time', () => {
    const { story, boss, man, of, ours } = twoGangs();
    refuses(story, /is the Boss of Ours already/, { kind: 'set-boss', gangster: boss });
    rules(story, { kind: 'set-boss', gangster: man });
    expect([of(boss)?.isBoss, of(man)?.isBoss]).toEqual([false, true]);
    expect(story.state.gangs[ours.seat]?.bossName).toBe('Lefty');
    rules(story, { kind: 'set-fate', gangster: boss, fate: 'jail' });
    refuses(story, /behind bars/, { kind: 'set-boss', gangster: boss });
  });

  it('moves a man to another gang, but no Boss and nobody an order needs', () => {
    const { story, ours, theirs, boss, man, of } = twoGangs();
    const move = { kind: 'set-gang', gangster: man } as const;
    refuses(story, /is with Ours already/, { ...move, gang: ours.seat });
    refuses(story, /make somebody else the Boss/, { kind: 'set-gang', gangster: boss, gang: theirs.seat });
    const { id: business } = story.business('docks', 'speakeasy');
    ours.gives({ kind: 'take-over', business, crew: [man] });
    refuses(story, /An order waits that needs Lefty/, { ...move, gang: theirs.seat });
    refuses(story, /An order waits/, { kind: 'set-fate', gangster: man, fate: 'dead' });
    const [waiting] = Object.values(story.state.orders);
    ours.gives({ kind: 'withdraw', order: waiting?.id ?? '' });
    const played = rules(story, { ...move, gang: theirs.seat });
    expect(of(man)?.gang).toBe(theirs.seat);
    expect(whoReads(played)).toEqual([['defected', [ours.seat, theirs.seat]]]);
  });
});

describe('the games master’s word on gangs and businesses', () => {
  it('[GANG-12] sets permanent reputation', () => {
    const { story, ours } = twoGangs();
    const played = rules(story, { kind: 'set-reputation', gang: ours.seat, points: 4 });
    expect(story.state.purses[ours.seat]?.permanentReputation).toBe(4);
    expect(whoReads(played)).toEqual([['reputation-set', [ours.seat]]]);
    refuses(story, /is at that already/, { kind: 'set-reputation', gang: ours.seat, points: 4 });
  });

  it('[RK-3] shuts and opens an owned business; [RK-16] sets its months of repair', () => {
    const { story, ours } = twoGangs();
    const [business] = ours.owns('speakeasy').in('docks');
    refuses(story, /is open already/, { kind: 'set-doors', business, isShut: false });
    rules(story, { kind: 'set-doors', business, isShut: true });
    expect(story.state.businesses[business]?.isShut).toBe(true);
    rules(story, { kind: 'set-doors', business, isShut: false });
    expect(story.state.businesses[business]?.isShut).toBe(false);
    const { id: free } = story.business('docks', 'gym');
    refuses(story, /give it an owner first/, { kind: 'set-doors', business: free, isShut: true });
    for (const months of [3, 1, 0]) {
      rules(story, { kind: 'set-repair', business, months });
      expect(story.state.businesses[business]?.repairMonths).toBe(months);
    }
    refuses(story, /that many months already/, { kind: 'set-repair', business, months: 0 });
  });

  it('[CITY-8] sets an owner’s GUTS for the games master’s eyes alone', () => {
    const { story } = twoGangs();
    const { id: business } = story.business('docks', 'gym');
    const played = rules(story, { kind: 'set-owner-guts', business, points: 5 });
    expect(story.state.ownerGuts[business]).toBe(5);
    expect(whoReads(played)).toEqual([['owner-guts-set', []]]);
    refuses(story, /GUTS 5 already/, { kind: 'set-owner-guts', business, points: 5 });
  });

  it('[BARG-2] makes and ends a truce of two gangs', () => {
    const { story, ours, theirs } = twoGangs();
    const truce = { kind: 'make-truce', gang: ours.seat, other: theirs.seat } as const;
    refuses(story, /takes two gangs/, { ...truce, other: ours.seat, untilMonth: 3 });
    story.nextMonth();
    refuses(story, /over already/, { ...truce, untilMonth: 1 });
    const played = rules(story, { ...truce, untilMonth: 4 });
    expect(whoReads(played)).toEqual([['deal-struck', [ours.seat, theirs.seat]]]);
    refuses(story, /have a truce already/, { ...truce, untilMonth: 6 });
    const [deal] = Object.values(story.state.deals);
    rules(story, { kind: 'end-deal', deal: deal?.id ?? '' });
    expect(story.state.deals[deal?.id ?? '']?.untilMonth).toBe(1);
    refuses(story, /over already/, { kind: 'end-deal', deal: deal?.id ?? '' });
    refuses(story, /no such agreement/, { kind: 'end-deal', deal: 'd99' });
    expect(rulingSchema.safeParse({ kind: 'end-deal', deal: 'constructor' }).success).toBe(false);
    // After one has ended there is room for another, with an id of its own.
    rules(story, { ...truce, untilMonth: 4 });
    expect(Object.keys(story.state.deals)).toHaveLength(2);
  });
});

describe('the games master’s word on the law and City Hall', () => {
  it('[PO-6, LAW-3] calls the Feds, points them at a gang, and sends them home', () => {
    const { story, theirs } = twoGangs();
    const feds = { kind: 'set-feds' as const, agents: 7, targets: [theirs.seat] };
    refuses(story, /not in town/, { ...feds, inTown: false });
    expect(whoReads(rules(story, { ...feds, inTown: true }))).toEqual([['feds-set', 'everybody']]);
    expect(story.state.feds).toEqual({ inTown: true, sinceMonth: 1, agents: 7, targets: [theirs.seat] });
    refuses(story, /that many agents already/, { ...feds, inTown: true });
    refuses(story, /no such gang/, { ...feds, inTown: true, targets: ['g9'] });
    rules(story, { ...feds, inTown: false });
    expect(story.state.feds).toEqual({ inTown: false, sinceMonth: null, agents: 0, targets: [] });
  });

  it('[OFF-1] puts an official on a payroll, shares only whom gangs may share, and takes him off', () => {
    const { story, ours, theirs } = twoGangs();
    story.cityHall();
    const captain = 'captain-1' as OfficialId;
    const put = { kind: 'set-payroll', official: captain } as const;
    refuses(story, /not on the payroll/, { ...put, gang: ours.seat, rateDollars: null });
    const played = rules(story, { ...put, gang: ours.seat, rateDollars: 300 });
    expect(whoReads(played)).toEqual([['payroll-set', [ours.seat]]]);
    expect(ours.rateOf('captain-1')).toBe(300);
    expect(story.official('captain-1').smartsKnownTo).toEqual([ours.seat]);
    refuses(story, /already/, { ...put, gang: ours.seat, rateDollars: 300 });
    refuses(story, /one gang’s money only/, { ...put, gang: theirs.seat, rateDollars: 300 });
    rules(story, { ...put, gang: ours.seat, rateDollars: 450 });
    expect(ours.rateOf('captain-1')).toBe(450);
    const mayor = { kind: 'set-payroll', official: 'mayor' as OfficialId } as const;
    for (const { seat } of [ours, theirs]) rules(story, { ...mayor, gang: seat, rateDollars: 900 });
    expect(theirs.payroll).toEqual(['mayor']);
    rules(story, { ...put, gang: ours.seat, rateDollars: null });
    expect(ours.payroll).toEqual(['mayor']);
  });

  it('sets an official’s SMARTS for those who have his measure, and puts another man in office', () => {
    const { story, ours } = twoGangs();
    story.cityHall();
    ours.pays('judge-1');
    const judge = 'judge-1' as OfficialId;
    const before = story.official('judge-1');
    const wits = { kind: 'set-official-smarts', official: judge } as const;
    refuses(story, /already/, { ...wits, points: before.smarts });
    const played = rules(story, { ...wits, points: 6 });
    expect(whoReads(played)).toEqual([['official-smarts-set', [ours.seat]]]);
    expect(story.official('judge-1').smarts).toBe(6);
    rules(story, { kind: 'replace-official', official: judge, points: 2 });
    const after = story.official('judge-1');
    expect(after.smarts).toBe(2);
    expect(after.name).not.toBe(before.name);
    expect(ours.payroll).toEqual([]);
    ours.pays('reporter-30');
    refuses(story, /one Reporter of many/, { kind: 'replace-official', official: 'reporter-30', points: 3 });
  });
});
