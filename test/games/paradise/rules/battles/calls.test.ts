import { describe, expect, it } from 'vitest';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { computeReputation, requirePurse } from '#main/games/paradise/rules/lookups.ts';
import { findWait } from '#main/games/paradise/rules/views/waits.ts';
import { fightOut, listUnsettled } from '#main/games/paradise/rules/battles/settling/fight.ts';
import { phases } from '#main/games/paradise/rules/phases.ts';
import { type GangStory, Story } from '#test/support/story.ts';

/** Two gangs of humans, or one that the program plays. */
function twoGangs(options: { isHuman?: boolean; bank?: number } = {}) {
  const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: true, bank: 1_000, ...options }]);
  return { story, us, them };
}

function findBoss(story: Story, { seat }: GangStory): GangsterId {
  const boss = Object.values(story.state.gangsters).find((one) => one.gang === seat && one.isBoss);
  if (boss === undefined) throw new Error('No Boss');
  return boss.id;
}

/** A Torpedo of ours calls their Boss out. */
function callOut(story: Story, us: GangStory, them: GangStory): GangsterId {
  const champion = us.has('torpedo');
  us.gives({ kind: 'showdown', champion, target: findBoss(story, them) });
  story.phase('reveal');
  return champion;
}

function reputationOf(story: Story, { seat }: GangStory): number {
  return computeReputation(requirePurse(story.state, seat));
}

/** The answers that the first question offers. */
function listOffered(story: Story): string[] {
  const question = story.question([], (table) => {
    phases.find(({ id }) => id === 'calls')?.run(table, { auto: false });
  });
  return question.kind === 'choice' ? question.options.map(({ value }) => value) : [];
}

const wound = { fists: 0, gats: 1, guts: 0, stunts: 0, smarts: 0, hits: 0 };

describe('a Showdown', () => {
  it('[SCN-7] the gang called out sends a Boss, an Enforcer or a Torpedo of its own choice', () => {
    const { story, us, them } = twoGangs();
    const enforcer = them.has('enforcer');
    them.has('hoodlum');
    const champion = callOut(story, us, them);
    expect(story.state.battles).toEqual({});
    story.callsOut([enforcer]);
    expect(Object.values(story.state.battles)).toMatchObject([
      { scenario: 'showdown', attackers: { crew: [champion] }, defenders: { crew: [enforcer] }, target: enforcer },
    ]);
  });

  it('[SCN-7] offers nobody wounded, busy, booked or of low rank', () => {
    const { story, us, them } = twoGangs();
    const boss = findBoss(story, them);
    const [sore, busy, booked] = [them.has('torpedo'), them.has('enforcer'), them.has('enforcer')];
    them.has('hoodlum');
    const [door] = them.owns('speakeasy').in('docks');
    story.tell({ type: 'wounded', seat: them.seat, gangster: sore, lost: wound });
    story.tell({ type: 'arrested', seat: them.seat, gangster: booked });
    them.gives({ kind: 'guard', post: { kind: 'business', business: door }, crew: [busy] });
    callOut(story, us, them);
    expect(listOffered(story)).toEqual([boss, 'nobody']);
  });

  it('[SCN-7] staying away means no battle and a point of reputation, and the whole town hears of it', () => {
    const { story, us, them } = twoGangs();
    const third = story.gang('Third');
    const before = reputationOf(story, them);
    callOut(story, us, them);
    const { events } = story.callsOut(['nobody']);
    expect(story.state.battles).toEqual({});
    expect(reputationOf(story, them)).toBe(before - 1);
    expect(events).toMatchObject([{ type: 'call-answered', gangster: null, facePoints: 1 }]);
    expect(third.seat).toBe('g3');
  });

  it('[SCN-7] nobody loses face that he has not', () => {
    const { story, us, them } = twoGangs({ bank: 100 });
    callOut(story, us, them);
    story.callsOut(['nobody']);
    expect(reputationOf(story, them)).toBe(0);
  });

  it('[SCN-7] a gang whose duelists all lie wounded is left in peace', () => {
    const { story, us, them } = twoGangs();
    story.tell({ type: 'wounded', seat: them.seat, gangster: findBoss(story, them), lost: wound });
    const before = reputationOf(story, them);
    callOut(story, us, them);
    expect(story.waits('calls')).toBe(false);
    expect(story.callsOut().events).toMatchObject([
      { type: 'job-dropped', why: 'nobody of theirs is on his feet to come' },
    ]);
    expect(reputationOf(story, them)).toBe(before);
  });

  it('[MONTH-7] the month waits for the human gang that is called, and for nobody else', () => {
    const { story, us, them } = twoGangs();
    callOut(story, us, them);
    expect(story.waits('calls')).toBe(true);
    story.tell({ type: 'stands-before', phase: 'calls' });
    expect(findWait(story.state)).toMatchObject({ step: 'calls', seats: [them.seat] });
  });

  it('[SCN-7] an NPC gang keeps its Boss at home where it has a killer to send', () => {
    const { story, us, them } = twoGangs({ isHuman: false });
    const torpedo = them.has('torpedo', { gats: 5, fists: 5, guts: 5 });
    callOut(story, us, them);
    expect(story.waits('calls')).toBe(false);
    story.callsOut();
    expect(story.state.battles['b1' as never]).toMatchObject({ defenders: { crew: [torpedo] } });
  });

  it('[SCN-7] an NPC gang with nobody but its Boss lets them crow', () => {
    const { story, us, them } = twoGangs({ isHuman: false });
    them.owns('speakeasy', 2).in('docks');
    callOut(story, us, them);
    expect(story.callsOut().events).toMatchObject([{ type: 'call-answered', gangster: null }]);
  });
});

describe('a Meet', () => {
  it('[SCN-4] the asked gang names its spokesman and as many guards as the asker brings', () => {
    const { story, us, them } = twoGangs();
    const [speaker, guard] = [them.has('hoodlum'), them.has('punk')];
    them.has('slugger');
    askToMeet(us, them, [us.has('punk')]);
    story.phase('reveal');
    story.callsOut([speaker, guard, 'talk']);
    expect(story.state.battles['b1' as never]).toMatchObject({
      scenario: 'meet',
      treachery: [],
      defenders: { crew: [speaker, guard] },
      negotiators: { defenders: speaker },
    });
  });

  it('[SCN-4] it may stay away, and loses nothing', () => {
    const { story, us, them } = twoGangs();
    askToMeet(us, them, []);
    story.phase('reveal');
    const before = reputationOf(story, them);
    story.callsOut(['nobody']);
    expect(story.state.battles).toEqual({});
    expect(reputationOf(story, them)).toBe(before);
  });

  it('[SCN-4] men posted beside a spokesman go with him, on both sides', () => {
    const { story, us, them } = twoGangs();
    const [ours, theirs] = [us.has('hoodlum'), [them.has('torpedo'), them.has('torpedo')]];
    const boss = findBoss(story, them);
    them.gives({ kind: 'guard', post: { kind: 'gangster', gangster: boss }, crew: theirs });
    const negotiator = askToMeet(us, them, []);
    us.gives({ kind: 'guard', post: { kind: 'gangster', gangster: negotiator }, crew: [ours] });
    story.phase('reveal');
    story.callsOut([boss, 'nobody', 'talk']);
    expect(story.state.battles['b1' as never]).toMatchObject({
      attackers: { crew: [negotiator, ours] },
      defenders: { crew: [boss, ...theirs] },
    });
  });

  it.each([
    [1, 6, 'deal', 'attackers'],
    [6, 1, 'deal', 'defenders'],
    [1, 1, 'no-deal', 'nobody'],
    [6, 6, 'no-deal', 'nobody'],
  ] as const)(
    '[SCN-4] to which nobody comes to shoot is SMARTS against SMARTS: %i and %i are %s for %s',
    (ours, theirs, ending, winner) => {
      const { story, us, them } = twoGangs({ isHuman: false });
      them.has('hoodlum');
      askToMeet(us, them, []);
      story.phase('reveal');
      story.callsOut([], [2]);
      const { events } = story.play([ours, theirs], (table) => {
        fightOut(table, listUnsettled(table.state)[0] as never);
      });
      expect(events.find(({ type }) => type === 'battle-settled')).toMatchObject({
        settled: { how: 'resolved', seed: null, outcome: { ending, winner, causes: {} } },
      });
    },
  );

  it('[SCN-4] the guns of the asked come out where their player says so, and nobody’s otherwise', () => {
    const { story, us, them } = twoGangs();
    const speaker = them.has('hoodlum');
    askToMeet(us, them, []);
    story.phase('reveal');
    story.callsOut([speaker, 'shoot']);
    expect(story.state.battles['b1' as never]).toMatchObject({ treachery: ['defenders'] });
  });

  it('[SCN-4] the quote says who may come and that they may draw', () => {
    const { us, them } = twoGangs();
    const notes = us.quote(createMeet(us, them, [])).notes.join(' ');
    expect(notes).toMatch(/may bring as many guards as you, or stay away/);
    expect(notes).toMatch(/Your people draw only if the others do/);
  });
});

function createMeet(us: GangStory, them: GangStory, bodyguards: GangsterId[]) {
  return {
    kind: 'meet' as const,
    gang: them.seat,
    negotiator: us.has('hoodlum'),
    topic: { kind: 'truce' as const },
    bodyguards,
  };
}

function askToMeet(us: GangStory, them: GangStory, bodyguards: GangsterId[]): GangsterId {
  const meet = createMeet(us, them, bodyguards);
  us.gives(meet);
  return meet.negotiator;
}
