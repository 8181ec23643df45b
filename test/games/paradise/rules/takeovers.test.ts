import { fightOut } from '#main/games/paradise/rules/battles/settling/fight.ts';
import { describe, expect, it } from 'vitest';
import type { GangsterId, BattleId } from '#shared/games/paradise/ids.ts';
import { takeOverChance } from '#main/games/paradise/rules/city/takeovers.ts';
import { feelings } from '#test/support/bargains.ts';
import { Story } from '#test/support/story.ts';

describe('talking a business over', () => {
  it.each([
    ['the crew passes and the owner fails', [3, 4], 'taken-over'],
    ['both pass', [3, 3], 'takeover-failed'],
    ['the crew fails, and the owner is not even asked', [5], 'takeover-failed'],
    ['a natural 6 fails the crew whatever its SMARTS', [6], 'takeover-failed'],
  ] as const)('[TAKE-1] %s: dice %j', (_case, dice, outcome) => {
    const [story, gang] = new Story().seats('Talkers');
    const { events } = gang.takesOver('speakeasy').in('docks', { smarts: dice[0] === 6 ? 6 : 4, dice });
    expect(events.map((event) => event.type)).toEqual([outcome]);
    const owner = outcome === 'taken-over' ? gang.seat : null;
    expect(story.business('docks', 'speakeasy').owner).toBe(owner);
  });

  it('[TAKE-1, CITY-6] a natural 6 fails the owner too, whatever his GUTS', () => {
    const [story, gang] = new Story().seats('Talkers');
    const { id } = story.business('chinatown', 'speakeasy');
    story.state.ownerGuts[id] = 4;
    const { events, rolls } = gang.takesOver('speakeasy').in('chinatown', { smarts: 4, dice: [3, 6] });
    expect(rolls[1]).toMatchObject({ target: 6, passed: false });
    expect(events.map((event) => event.type)).toEqual(['taken-over']);
  });

  it('[TAKE-1] the best SMARTS in the crew does the talking', () => {
    const [story, gang] = new Story().seats('Talkers');
    const dull = gang.has('punk', { smarts: 1 });
    const bright = gang.has('hoodlum', { smarts: 5 });
    gang.gives({ kind: 'take-over', business: story.business('docks', 'gym').id, crew: [dull, bright] });
    const { rolls } = story.phase('reveal', [5, 6]);
    expect(rolls[0]?.target).toBe(5);
    expect(rolls[0]?.purpose).toContain(story.state.gangsters[bright]?.name);
  });

  it('[TAKE-1] by the house rule the crew’s test alone decides, and a 6 can do', () => {
    const [, gang] = new Story({ houseRules: { takeoverTest: 'crew-alone' } }).seats('Talkers');
    const { events } = gang.takesOver('speakeasy').in('docks', { smarts: 6, dice: [6] });
    expect(events[0]?.type).toBe('taken-over');
  });

  it('[SK-51, SK-42] a Real Charmer persuades with +1 SMARTS, a mumbler with -1', () => {
    const [story, gang] = new Story().seats('Talkers');
    const charm = gang.takesOver('gym').in('docks', { smarts: 3, dice: [4, 6], skills: ['real-charmer'] });
    expect(charm.rolls[0]?.target).toBe(4);
    story.tell({ type: 'month-closed', month: 1 });
    const mumble = gang.takesOver('speakeasy').in('docks', { smarts: 6, dice: [6], skills: ['mumbles'] });
    expect(mumble.rolls[0]?.target).toBe(5);
  });

  it('[TAKE-1] quotes the exact chance over all GUTS an unknown owner may have', () => {
    // P(1D6 <= 4) times the mean of P(owner fails): GUTS 2 twice, 3 three times, 4 once in six.
    const owner = (2 * (4 / 6) + 3 * (3 / 6) + 2 / 6) / 6;
    expect(takeOverChance(4, 0, 'opposed')).toBeCloseTo((4 / 6) * owner);
    expect(takeOverChance(9, 0, 'opposed')).toBeCloseTo((5 / 6) * owner);
    expect(takeOverChance(4, 0, 'crew-alone')).toBeCloseTo(4 / 6);
    const [story, gang] = new Story().seats('Talkers');
    const talker = gang.has('hoodlum', { smarts: 4 });
    const quote = gang.quote({ kind: 'take-over', business: story.business('docks', 'speakeasy').id, crew: [talker] });
    expect(quote.chance).toBeCloseTo((4 / 6) * owner);
  });

  it('[TAKE-1] allows one takeover a month, and a job a month for each gangster', () => {
    const [story, gang] = new Story().seats('Talkers');
    const man = gang.has('hoodlum');
    const business = story.business('docks', 'speakeasy').id;
    gang.gives({ kind: 'take-over', business, crew: [man] });
    gang.isRefused(/one takeover a month/, { kind: 'take-over', business, crew: [man] });
    gang.gives({ kind: 'withdraw', order: 'o1' });
    gang.gives({ kind: 'take-over', business, crew: [man] });
    expect(Object.keys(story.state.orders)).toEqual(['o2']);
  });

  it('[TAKE-1] refuses owned businesses, strangers in the crew and names given twice', () => {
    const [story, gang, rival] = new Story().seats('Talkers', 'Rivals');
    const man = gang.has('hoodlum');
    const [own] = gang.owns('speakeasy').in('docks');
    const [theirs] = rival.owns('brothel').in('docks');
    const free = story.business('docks', 'gym').id;
    gang.isRefused(/is yours already/, { kind: 'take-over', business: own, crew: [man] });
    gang.isRefused(/belongs to Rivals/, { kind: 'take-over', business: theirs, crew: [man] });
    gang.isRefused(/no such gangster/, { kind: 'take-over', business: free, crew: [rival.has('punk')] });
    gang.isRefused(/once/, { kind: 'take-over', business: free, crew: [man, man] });
    gang.isRefused(/no business “the moon”/, { kind: 'take-over', business: 'the moon', crew: [man] });
  });

  it('[TAKE-1] nobody is talked out of what the GM gave to a gang after the order', () => {
    const [story, gang, rival] = new Story().seats('Talkers', 'Rivals');
    const business = story.business('docks', 'speakeasy').id;
    const man = gang.has('hoodlum', { smarts: 5 });
    gang.gives({ kind: 'take-over', business, crew: [man] });
    rival.gives({ kind: 'take-over', business, crew: [rival.has('punk')] });
    story.tell({ type: 'owner-set', business, from: null, to: rival.seat });
    const { events } = story.phase('reveal');
    expect(events.map((event) => event.type)).toEqual(['takeover-failed', 'takeover-failed']);
    expect(story.business('docks', 'speakeasy').owner).toBe(rival.seat);
  });

  it('[TAKE-1, SK-67] Real Scary counts as Real Charmer does, never both, and the spokesman is chosen by it', () => {
    const [story, gang] = new Story().seats('Talkers');
    const plain = gang.has('hoodlum', { smarts: 3 });
    const scary = gang.has('hoodlum', { smarts: 3 }, { skills: ['real-scary'], name: 'Scary Ed' });
    const both = gang.has('hoodlum', { smarts: 3 }, { skills: ['real-charmer', 'real-scary'] });
    const business = story.business('docks', 'speakeasy').id;
    const chanceOf = (crew: GangsterId[]) => gang.quote({ kind: 'take-over', business, crew }).chance ?? 0;
    expect(chanceOf([scary])).toBeGreaterThan(chanceOf([plain]));
    expect(chanceOf([both])).toBe(chanceOf([scary]));
    gang.gives({ kind: 'take-over', business, crew: [plain, scary] });
    // SMARTS 3 with +1 passes on a 4; the owner's GUTS 3 fails on a 4.
    const { events } = story.phase('reveal', [4, 4]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'taken-over', lead: scary }));
  });

  it('[GANG-4] a second racket takes an Accountant', () => {
    const [story, kids] = new Story().seats(['Kids', { type: 'street' }]);
    kids.owns('speakeasy').in('docks');
    const man = kids.has('punk');
    const brothel = story.business('docks', 'brothel').id;
    kids.isRefused(/takes an Accountant/, { kind: 'take-over', business: brothel, crew: [man] });
    const dive = story.business('docks', 'low-dive').id;
    kids.gives({ kind: 'take-over', business: dive, crew: [man] });
    const firm = story.gang('The Firm');
    firm.owns('speakeasy').in('docks');
    firm.gives({ kind: 'take-over', business: brothel, crew: [firm.has('punk')] });
  });
});

describe('two crews at one business', () => {
  function contest() {
    const [story, first, second] = new Story().seats('First', 'Second');
    const business = story.business('docks', 'speakeasy').id;
    first.gives({ kind: 'take-over', business, crew: [first.has('hoodlum')] });
    second.gives({ kind: 'take-over', business, crew: [second.has('hoodlum')] });
    return { story, first, second, business };
  }

  it('[TAKE-2] two crews at one door are a battle, and nobody has the place before it', () => {
    const { story, first, second, business } = contest();
    story.phase('reveal');
    expect(Object.values(story.state.battles)).toMatchObject([
      {
        scenario: 'raid',
        isClash: true,
        business,
        attackers: { party: second.seat, guards: 0 },
        defenders: { party: first.seat, guards: 0 },
        settled: null,
      },
    ]);
    expect(story.business('docks', 'speakeasy').owner).toBeNull();
  });

  it('[TAKE-2] the winner of the battle gets it', () => {
    const { story, first, second, business } = contest();
    story.phase('reveal');
    const { events } = story.settles('b1', { ending: 'last-stand', winner: 'attackers' });
    expect(events.map((event) => event.type)).toContain('contested');
    expect(feelings(story, first, second).grievance).toBe(2);
    expect(feelings(story, second, first).grievance).toBe(0);
    expect(events).toContainEqual({ type: 'taken-over', seat: second.seat, business, lead: null, by: 'clash' });
    expect(story.business('docks', 'speakeasy').owner).toBe(second.seat);
  });

  it('[TAKE-2] when both crews are gone it stays independent', () => {
    const { story } = contest();
    story.phase('reveal');
    story.settles('b1', { ending: 'nobody-left', winner: 'nobody' });
    expect(story.business('docks', 'speakeasy').owner).toBeNull();
  });

  it('[TAKE-2] a third crew meets whoever is left', () => {
    const { story, first, business } = contest();
    const third = story.gang('Third');
    third.gives({ kind: 'take-over', business, crew: [third.has('hoodlum')] });
    story.phase('reveal');
    story.settles('b1', { ending: 'last-stand', winner: 'defenders' });
    expect(story.state.battles['b2' as BattleId]).toMatchObject({
      attackers: { party: third.seat },
      defenders: { party: first.seat },
    });
    story.settles('b2', { ending: 'last-stand', winner: 'attackers' });
    expect(story.business('docks', 'speakeasy').owner).toBe(third.seat);
  });

  it('[TAKE-2] a third crew that died on another street leaves the door to whoever stands at it', () => {
    const { story, first, business } = contest();
    const third = story.gang('Third');
    const gone = third.has('hoodlum');
    third.gives({ kind: 'take-over', business, crew: [gone] });
    story.phase('reveal');
    story.settles('b1', { ending: 'last-stand', winner: 'defenders' });
    story.tell({ type: 'died', seat: third.seat, gangster: gone, month: 1, battle: null });
    const second = story.battle('b2');
    const { events } = story.play([], (table) => fightOut(table, second));
    expect(events.map(({ type }) => type)).toContain('contested');
    expect(story.business('docks', 'speakeasy').owner).toBe(first.seat);
  });
});
