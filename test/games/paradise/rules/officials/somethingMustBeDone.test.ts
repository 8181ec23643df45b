import { listDiceReaders } from '#kernel/events/events.ts';
import { readersOf } from '#test/support/rules.ts';
import { describe, expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { rollHighest } from '#main/games/paradise/rules/officials/posts/contest.ts';
import { winChances } from '#main/games/paradise/rules/officials/posts/odds.ts';
import { raidBonuses } from '#main/games/paradise/rules/officials/lookups.ts';
import { raidOptions } from '#main/games/paradise/rules/officials/hall/raidChoice.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import type { EventOf } from '#main/games/paradise/rules/events/schemas.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { rollForTheEar, sendPolice } from '#main/games/paradise/rules/jobs/somethingMustBeDone.ts';
import type { Deal } from '#main/games/paradise/rules/state/records/bargains.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import { Story, type GangStory, type Played } from '#test/support/story.ts';
import { planRaid } from '#main/games/paradise/rules/npc/jobs/raids.ts';

/** Two gangs with a door each in the 1st and the 3rd Precinct, and City Hall seated. */
function city(isHuman = true): { story: Story; one: GangStory; two: GangStory } {
  const [story, one, two] = new Story().seats(['One', { bank: 9_000, isHuman }], ['Two', { bank: 9_000, isHuman }]);
  one.owns('speakeasy').in('docks');
  two.owns('speakeasy').in('docks');
  two.owns('casino').in('downtown');
  story.cityHall();
  return { story, one, two };
}

/** The dice of the cars that are sent: Beat Cops among the six of each, and who leads those of the first. */
const cars = (count: number): number[] => [6, 1, ...Array.from({ length: count - 1 }, () => 6)];

const somethingMustBeDone = (table: ParadiseTable, pacing: { auto: boolean }, planner: typeof planRaid): void => {
  rollForTheEar(table);
  sendPolice(table, pacing, planner);
};

const unattended = (table: ParadiseTable): void => somethingMustBeDone(table, { auto: true }, planRaid);

function raidOf({ events }: Played): EventOf<'something-must-be-done'> {
  const raid = events.find(({ type }) => type === 'something-must-be-done');
  if (raid?.type !== 'something-must-be-done') throw new Error('no raid');
  return raid;
}

/** Chance by brute force: rounds over all faces, ties played on among those who tied. */
function enumerated(bonuses: readonly number[]): number[] {
  const wins = bonuses.map(() => 0);
  let decided = 0;
  const throws = 6 ** bonuses.length;
  for (let n = 0; n < throws; n += 1) {
    const totals = bonuses.map((bonus, i) => bonus + (Math.floor(n / 6 ** i) % 6) + 1);
    const best = Math.max(...totals);
    const leaders = totals.flatMap((total, i) => (total === best ? [i] : []));
    if (leaders.length === bonuses.length) continue;
    decided += 1;
    const inner = leaders.length === 1 ? [1] : enumerated(leaders.map((i) => bonuses[i] ?? 0));
    leaders.forEach((i, place) => (wins[i] = (wins[i] ?? 0) + (inner[place] ?? 0)));
  }
  return wins.map((won) => won / decided);
}

describe('something must be done', () => {
  it('[OFF-3] Mayor and Chief +3, a Captain +2, each Judge and Councilor +1, Editor and Reporters nothing', () => {
    const { story, one } = city();
    for (const id of ['mayor', 'chief', 'captain-2', 'judge-1', 'judge-2', 'councilor.docks', 'editor']) one.pays(id);
    one.pays('reporter-90');
    const bonuses = raidBonuses(story.state, one.seat);
    expect(bonuses.map(({ value }) => value)).toEqual([3, 1, 1, 1, 3, 2]);
    expect(bonuses.map(({ official }) => official)).not.toContain('editor');
    expect(officialTable.editor.raidBonus + officialTable.reporter.raidBonus).toBe(0);
  });

  it('[RK-11] Madame Louisa’s adds 3, with her name', () => {
    const { story, one } = city();
    one.owns('madame-louisas').in('cedar-hill');
    expect(raidBonuses(story.state, one.seat)).toEqual([{ reason: 'Madame Louisa’s', value: 3, official: null }]);
  });

  it('[PO-5] each gang rolls D6 and its bonuses, the highest sends the police to a rival’s door', () => {
    const { story, one, two } = city(false);
    one.pays('mayor');
    const played = story.play([3, 5, 2, ...cars(3)], unattended);
    expect(played.events.map(({ type }) => type)).toEqual([
      'raid-rolled',
      'raid-chosen',
      'something-must-be-done',
      'battle-arranged',
    ]);
    expect(played.events[0]).toMatchObject({
      winner: one.seat,
      rolls: [
        { seat: one.seat, faces: [3], bonuses: [{ value: 3, official: 'mayor' }] },
        { seat: two.seat, faces: [5], bonuses: [] },
      ],
    });
    expect(raidOf(played)).toMatchObject({
      winner: one.seat,
      target: two.seat,
      business: 'downtown.casino.1',
      captain: null,
      extraCars: 0,
    });
  });

  it('[PO-5] the month waits for a human winner once the rolls are told, and asks him alone', () => {
    const { story, one, two } = city();
    story.tell({ type: 'outrage-set', from: 2, to: 9 });
    story.state.phase = 'outrage';
    const goOn = (table: ParadiseTable): void => paradise.step(table, { auto: false });
    const rolled = story.play([5, 5, 6, 1], goOn);
    expect(rolled.events.map(({ type }) => type)).toEqual([
      'outrage-eased',
      'outrage-rolled',
      'raid-rolled',
      'stands-before',
    ]);
    expect(paradise.waitsFor(story.state)).toMatchObject({ step: 'raid', manner: 'in-turn', seats: [one.seat] });
    const { waiting } = paradise.view(story.state, two.seat);
    expect(waiting).toEqual([]);
    expect(paradise.view(story.state, one.seat).waiting).toMatchObject([{ seat: one.seat }]);
    expect(() => two.gives({ kind: 'fix-numbers', gang: one.seat, change: 1 })).toThrow(/orders of this month are out/);
    const question = story.question([], goOn);
    expect(question).toMatchObject({ kind: 'choice', for: one.seat });
    const sent = story.play([1, ...cars(2)], goOn, [{ kind: 'choice', id: 'q1', value: two.seat }]);
    expect(raidOf(sent)).toMatchObject({ winner: one.seat, target: two.seat });
    expect(story.state.phase).toBe('law');
    expect(story.state.cityHall.ear).toBeNull();
  });

  it('[PO-5] left alone, the month sends the police for a human winner as his doctrine has it', () => {
    const { story, one } = city();
    story.tell({ type: 'outrage-set', from: 2, to: 9 });
    story.state.phase = 'outrage';
    story.play([5, 5, 6, 1], (table) => paradise.step(table, { auto: false }));
    const alone = story.phase('raid', [1, ...cars(2)], { auto: true });
    expect(raidOf(alone)).toMatchObject({ winner: one.seat });
  });

  it('[PO-5] ties for the highest roll again, and only they', () => {
    const { story, one, two } = city(false);
    const three = story.gang('Three', { isHuman: false });
    three.owns('gym').in('docks');
    const { events } = story.play([4, 4, 2, 1, 6, ...cars(2)], unattended);
    expect(events[0]).toMatchObject({
      winner: two.seat,
      rolls: [{ faces: [4, 1] }, { faces: [4, 6] }, { faces: [2] }],
    });
    expect(one.seat).not.toBe(two.seat);
  });

  it('[PO-5] the outrage roll asks for it, with everybody’s dice public and the owners seen', () => {
    const { story, one } = city(false);
    one.pays('mayor');
    story.tell({ type: 'outrage-set', from: 2, to: 9 });
    const { events } = story.phase('outrage', [5, 5, 1, 1, 1, ...cars(2)], { auto: true });
    expect(events.map(({ type }) => type)).toContain('something-must-be-done');
    const rolled = events.find(({ type }) => type === 'raid-rolled');
    if (rolled === undefined) throw new Error('not rolled');
    expect(readersOf(rolled)).toBe('everybody');
    expect(listDiceReaders(paradise, rolled)).toBe('everybody');
    expect(story.official('mayor').seenWith).toEqual({ [one.seat]: 1 });
  });

  it('[PO-5] a human winner picks the gang, and chance the door', () => {
    const { story, one, two } = city();
    story.gang('Three', { bank: 0 }).owns('gym').in('docks');
    const rule = (table: ParadiseTable): void => somethingMustBeDone(table, { auto: false }, planRaid);
    const question = story.question([6, 1, 1], rule);
    if (question.kind !== 'choice') throw new Error('no choice');
    expect(question.for).toBe(one.seat);
    expect(question.options.map(({ value }) => value)).toEqual(['g2', 'g3', 'nobody']);
    const played = story.play([6, 1, 1, 1, ...cars(2)], rule, [{ kind: 'choice', id: 'q1', value: two.seat }]);
    expect(raidOf(played)).toMatchObject({ target: two.seat, business: 'docks.speakeasy.2' });
  });

  const attended = (table: ParadiseTable): void => somethingMustBeDone(table, { auto: false }, planRaid);

  it('[PO-5] a human winner may send the police to nobody: no door is picked and no battle arranged', () => {
    const { story, one } = city();
    const played = story.play([6, 1], attended, [{ kind: 'choice', id: 'q1', value: 'nobody' }]);
    expect(raidOf(played)).toMatchObject({ winner: one.seat, target: null, business: null, letPass: true });
    expect(Object.values(story.state.battles)).toEqual([]);
  });

  it('[PO-5, RK-6] after bad booze nobody may let it pass', () => {
    const { story, one } = city();
    const [dive] = one.owns('low-dive').in('docks');
    story.tell({ type: 'booze-poisoned', seat: one.seat, business: dive, before: 2, after: 3 });
    const question = story.question([6, 1, 1], attended);
    expect(question.kind === 'choice' && question.options.map(({ value }) => value)).toEqual(['g2']);
  });

  it.each([
    ['yes', 1],
    ['no', 0],
  ] as const)('[OFF-4] whoever pays the Chief is asked for his car: %s sends %i', (answer, extraCars) => {
    const { story, one, two } = city();
    one.pays('chief');
    const played = story.play([3, 1, 1, ...cars(2 + extraCars)], attended, [
      { kind: 'choice', id: 'q1', value: two.seat },
      { kind: 'choice', id: 'q2', value: answer },
    ]);
    expect(raidOf(played)).toMatchObject({ extraCars });
  });

  it('[PO-5] an NPC gang that would only hurt a partner lets it pass', () => {
    const { story, one, two } = city(false);
    const before = raidOf(story.play([6, 1, 1, ...cars(2)], unattended));
    expect(before.target).toBe(two.seat);
    const deal: Deal = {
      id: 'd1',
      asker: one.seat,
      other: two.seat,
      terms: { ...makeEmptyTerms(), truceMonths: 3 },
      sinceMonth: 1,
      untilMonth: 4,
      brokenBy: null,
      paid: 0,
      isPublic: false,
    };
    story.state.deals[deal.id] = deal;
    const played = story.play([6, 1], unattended);
    expect(raidOf(played)).toMatchObject({ winner: one.seat, letPass: true });
  });

  it('[OFF-4] whoever pays a Captain may name the door in his precinct, and in no other', () => {
    const { story, one, two } = city();
    one.pays('captain-3');
    const rule = (table: ParadiseTable): void => somethingMustBeDone(table, { auto: false }, planRaid);
    const [option] = raidOptions(story.state, one.seat);
    expect(option?.doors.map(({ district }) => district)).toEqual(['docks', 'downtown']);
    expect(option?.named.map(({ district }) => district)).toEqual(['downtown']);
    const played = story.play([6, 1, ...cars(3)], rule, [
      { kind: 'choice', id: 'q1', value: `${two.seat}/door` },
      { kind: 'choice', id: 'q2', value: 'downtown.casino.1' },
    ]);
    expect(raidOf(played)).toMatchObject({ business: 'downtown.casino.1', captain: { id: 'captain-3' } });
  });

  it('[OFF-4] the Chief sends a car more for whoever pays him', () => {
    const { story, one } = city(false);
    one.pays('chief');
    expect(raidOf(story.play([3, 1, 1, ...cars(3)], unattended))).toMatchObject({
      chief: { id: 'chief' },
      extraCars: 1,
      objector: null,
    });
  });

  it('[OFF-2] a target that pays the Chief too rolls against it for his car, ties again', () => {
    const { story, one, two } = city(false);
    one.pays('chief');
    two.pays('chief');
    const kept = raidOf(story.play([6, 1, 1, 2, 2, 1, 5, ...cars(2)], unattended));
    expect(kept).toMatchObject({ winner: one.seat, extraCars: 0, objector: two.seat });
    const sent = raidOf(story.play([6, 1, 1, 5, 1, ...cars(3)], unattended));
    expect(sent).toMatchObject({ extraCars: 1, objector: null });
  });

  it('[RK-6, PO-5] after bad booze the police stay at home where only the winner’s own door sells it', () => {
    const story = new Story();
    story.gang('One', { isHuman: false }).owns('low-dive').in('docks');
    story.gang('Two', { isHuman: false }).owns('casino').in('downtown');
    const dry = raidOf(story.play([6, 1, ...cars(3)], unattended));
    expect(dry).toMatchObject({ business: 'downtown.casino.1' });
    story.state = { ...story.state, forcedBoozeMonth: story.state.month };
    const raid = raidOf(story.play([6, 1], unattended));
    expect(raid).toMatchObject({ target: null, business: null, extraCars: 0 });
  });

  it('[RK-6] bad booze sends the police to a booze business of a rival', () => {
    const { story, one, two } = city(false);
    const forced = { ...story.state, forcedBoozeMonth: story.state.month };
    expect(raidOptions(forced, one.seat)[0]?.doors.map(({ type }) => type)).toEqual(['speakeasy']);
    const dry = { ...forced, forcedBoozeMonth: story.state.month - 1 };
    expect(raidOptions(dry, one.seat)[0]?.doors).toHaveLength(2);
    const [door] = raidOptions(forced, two.seat);
    expect(door?.target).toBe(one.seat);
  });

  it('[PO-5] a door the police have shut is raided only when there is no other', () => {
    const { story, one } = city(false);
    story.tell({ type: 'shut', business: story.business('docks', 'speakeasy', 2).id });
    expect(raidOptions(story.state, one.seat)[0]?.doors.map(({ type }) => type)).toEqual(['casino']);
    story.tell({ type: 'shut', business: story.business('downtown', 'casino').id });
    expect(raidOptions(story.state, one.seat)[0]?.doors).toHaveLength(2);
  });

  it('[PO-5] with no rival’s door anywhere the police stay at home', () => {
    const story = new Story();
    story.gang('One', { isHuman: false }).owns('gym').in('docks');
    story.gang('Two', { isHuman: false });
    const raid = raidOf(story.play([6, 1], unattended));
    expect(raid).toMatchObject({ target: null, business: null, extraCars: 0 });
  });

  it('[PO-5, GANG-11] an NPC winner goes for an old enemy, or for a rich door its Captain names, and says why', () => {
    const [story, irish] = new Story().seats(['Irish', { type: 'irish', isHuman: false }]);
    story.gang('Big', { isHuman: false }).owns('gym', 3).in('docks');
    const family = story.gang('Family', { type: 'sicilian', isHuman: false });
    family.owns('bookies').in('docks');
    story.cityHall();
    expect(raidOf(story.play([6, 1, 1, ...cars(1)], unattended))).toMatchObject({ target: family.seat });
    family.owns('nightclub').in('downtown');
    irish.pays('captain-3');
    expect(raidOf(story.play([6, 1, 1, ...cars(3)], unattended))).toMatchObject({
      business: 'downtown.nightclub.1',
      captain: { id: 'captain-3' },
    });
  });
});

describe('the odds', () => {
  it('[PO-5] the exact chance to win is that of every throw, ties played on', () => {
    for (const bonuses of [
      [0, 0],
      [3, 0],
      [2, 1, 0],
      [4, 4, 0],
      [3, 1, 1, 0],
    ]) {
      const exact = winChances(bonuses);
      enumerated(bonuses).forEach((chance, i) => expect(exact[i]).toBeCloseTo(chance, 10));
      expect(exact.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    }
  });

  it('[PO-5] the Mayor alone makes it 10 in 11 against one friendless gang', () => {
    expect(winChances([3, 0])[0]).toBeCloseTo(30 / 33, 10);
    expect(winChances([0, 0, 0, 0])[2]).toBeCloseTo(1 / 4, 10);
    expect(winChances([5])[0]).toBeCloseTo(1, 10);
  });

  it('[OFF-2] owners who disagree roll a D6 each, the highest wins, ties again', () => {
    const { story, one, two } = city();
    let winner = '';
    const rule = (table: ParadiseTable): void => {
      const contenders = [one, two].map(({ seat }) => ({ seat, modifiers: [] }));
      winner = rollHighest(table, contenders, 'His ear').winner;
      table.emit({ type: 'outrage-set', from: 2, to: 2 });
    };
    story.play([3, 3, 2, 2, 1, 6], rule);
    expect(winner).toBe(two.seat);
    story.play([4, 3], rule);
    expect(winner).toBe(one.seat);
  });
});
