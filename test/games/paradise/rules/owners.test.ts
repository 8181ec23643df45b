import { describe, expect, it } from 'vitest';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { takeOverChance } from '#main/games/paradise/rules/city/takeovers.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { sampleFrom, sampleState } from '#main/games/paradise/rules/npc/imagining/imagine.ts';
import { estimateOdds } from '#main/games/paradise/rules/npc/jobs/orderOdds.ts';
import { takeOverCandidates } from '#main/games/paradise/rules/npc/jobs/takeOver.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { createWeights } from '#main/games/paradise/rules/npc/worth/weights.ts';
import { collectHoldings } from '#main/games/paradise/rules/npc/worth/worth.ts';
import { listUnsettled } from '#main/games/paradise/rules/battles/settling/fight.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';
import { planOf } from '#test/support/rules.ts';
import { sample } from '#test/support/samples.ts';
import { type GangStory, Story } from '#test/support/story.ts';

type Rule = HouseRules['ownersGuts'];

function told(ownersGuts: Rule) {
  const story = new Story({ houseRules: { ownersGuts } });
  const [, us, them] = story.seats('Us', 'Them');
  const door = story.business('docks', 'speakeasy').id;
  story.state.ownerGuts[door] = 4;
  return { story, us, them, door };
}

/** GUTS of an owner in the view of a gang, and in that of the program that plays for it. */
function seenBy(story: Story, { seat }: GangStory, door: BusinessId) {
  const shown = paradise.view(story.state, seat).businesses.find(({ id }) => id === door)?.ownerGuts ?? null;
  expect(buildSeatView(story.state, seat).ownersKnown()[door] ?? null).toBe(shown);
  return shown;
}

type Told = ReturnType<typeof told>;

/** [What happened at the door, and whether we know its owner then: by no rule, by the rule of who has met him, of neighbors.] */
const histories: readonly [
  string,
  (one: Told) => void,
  readonly [secret: boolean, met: boolean, neighbors: boolean],
][] = [
  ['nothing', () => undefined, [false, false, false]],
  ['our talk failed', ({ us }) => us.takesOver('speakeasy').in('docks', { smarts: 3, dice: [5] }), [false, true, true]],
  [
    'their talk failed',
    ({ them }) => them.takesOver('speakeasy').in('docks', { smarts: 3, dice: [5] }),
    [false, false, false],
  ],
  [
    'we had it and it broke away',
    ({ story, us, door }) => {
      story.tell({ type: 'business-dealt', seat: us.seat, business: door });
      story.tell({ type: 'broke-away', business: door, from: us.seat });
    },
    [false, true, true],
  ],
  [
    'they took it from us and lost it to the precinct',
    ({ story, us, them, door }) => {
      story.tell({ type: 'business-dealt', seat: us.seat, business: door });
      story.tell({ type: 'taken-over', seat: them.seat, business: door, lead: null, by: 'raid' });
      story.tell({ type: 'turned-independent', business: door, from: them.seat });
    },
    [false, true, true],
  ],
  [
    'we fought another crew in front of it',
    ({ story, us, them, door }) =>
      story.tell({ type: 'contested', business: door, seats: [us.seat, them.seat], winner: null }),
    [false, false, false],
  ],
  ['we have another door in the district', ({ us }) => us.owns('gym').in('docks'), [false, false, true]],
  ['we have a door next to the district', ({ us }) => us.owns('gym').in('southbridge'), [false, false, false]],
  [
    'our talk failed, and the games master gave him other GUTS',
    ({ story, us, door }) => {
      us.takesOver('speakeasy').in('docks', { smarts: 3, dice: [5] });
      story.tell({ type: 'owner-guts-set', business: door, from: 4, to: 2 });
    },
    [false, false, false],
  ],
];

describe('who knows an owner', () => {
  it.each(histories)('[CITY-8] after this: %s', (_what, happen, knows) => {
    const rules: readonly Rule[] = ['secret', 'met', 'neighbors'];
    rules.forEach((rule, nth) => {
      const one = told(rule);
      happen(one);
      expect(seenBy(one.story, one.us, one.door), rule).toBe(knows[nth] === true ? 4 : null);
    });
  });

  it('[CITY-8] he keeps his GUTS through every try and every owner, and a rule made later knows who has met him', () => {
    const one = told('secret');
    one.us.takesOver('speakeasy').in('docks', { smarts: 3, dice: [5] });
    expect(one.story.state.ownerGuts[one.door]).toBe(4);
    expect(seenBy(one.story, one.us, one.door)).toBeNull();
    one.story.state.houseRules.ownersGuts = 'met';
    expect([seenBy(one.story, one.us, one.door), seenBy(one.story, one.them, one.door)]).toEqual([4, null]);
  });

  it.each([
    // SMARTS 5 passes in five of six; GUTS 2 fail in four of six, 3 in three, 4 in two.
    [2, (5 / 6) * (4 / 6)],
    [3, (5 / 6) * (3 / 6)],
    [4, (5 / 6) * (2 / 6)],
    [null, (5 / 6) * (19 / 36)],
  ])('[TAKE-1, CITY-8] the odds with an owner of GUTS %s in quote, sheet and plan are %d', (guts, expected) => {
    const { story, us, door } = told('met');
    if (guts !== null) {
      story.state.ownerGuts[door] = guts;
      story.state.ownersMet[door] = [us.seat];
    }
    const order = { kind: 'take-over' as const, business: door, crew: [us.has('hoodlum', { smarts: 5 })] };
    const quote = us.quote(order);
    const odds = estimateOdds(buildSeatView(story.state, us.seat), order);
    expect(quote.chance).toBeCloseTo(expected, 10);
    expect(odds?.chance).toBeCloseTo(expected, 10);
    const about =
      guts === null ? 'The owner, whose GUTS we do not know, gives in' : `The owner, who has GUTS ${guts}, gives in`;
    expect(odds?.parts.at(-1)?.name).toBe(about);
    expect(quote.notes.some((note) => note === `The owner has GUTS ${guts}, as your people know.`)).toBe(guts !== null);
    expect(takeOverChance(5, 0, 'opposed', guts ?? undefined)).toBeCloseTo(expected, 10);
  });

  it.each([
    ['the one who is known as weak', [4, 2, null], 1],
    ['a stranger before one who is known as stubborn', [4, 4, null], 2],
    ['the weaker of those who are known', [4, 3, 4], 1],
  ] as const)('[GANG-11, CITY-8] of doors alike an NPC gang goes to %s', (_who, guts, expected) => {
    const story = new Story({ houseRules: { ownersGuts: 'met' } });
    const [, us] = story.seats(['Us', { isHuman: false }], ['Them', { isHuman: false }]);
    const listDoors = (): BusinessId[] => {
      const view = buildSeatView(story.state, us.seat);
      return takeOverCandidates(view, collectHoldings(view), createWeights(view)).flatMap(({ order }) =>
        order.kind === 'take-over' ? [order.business] : [],
      );
    };
    const kind = listDoors()[0]?.replace(/\d+$/u, '') ?? '';
    const alike = Object.values(story.state.businesses).filter(({ id }) => id.startsWith(kind));
    expect(alike).toHaveLength(guts.length);
    alike.forEach(({ id }, nth) => {
      story.state.ownerGuts[id] = guts[nth] ?? 4;
      if (guts[nth] !== null) story.state.ownersMet[id] = [us.seat];
    });
    const doors = listDoors().filter((id) => id.startsWith(kind));
    expect(new Set(doors)).toEqual(new Set([alike[expected]?.id]));
  });
});

/** The same campaign with other GUTS of all owners whom a seat does not know, and with strangers who have met others. */
function scrambleOwners(state: ParadiseState, seat: SeatId): ParadiseState {
  const other = clonePlain(state);
  const known = buildSeatView(state, seat).ownersKnown();
  for (const id of Object.keys(other.ownerGuts) as BusinessId[]) {
    if (known[id] === undefined) other.ownerGuts[id] = 6 - (other.ownerGuts[id] ?? 3);
    const met = other.ownersMet[id] ?? [];
    other.ownersMet[id] = [...(met.includes(seat) ? [seat] : []), 'g8' as SeatId];
  }
  return other;
}

describe.each(['met', 'neighbors'] as const)('the owners by the rule “%s”', (ownersGuts) => {
  it('[CITY-8] fog: no view, plan, quote, or forecast changes with GUTS that its gang does not know', () => {
    const played = playedMonths(foundedCampaign({ seed: 5, houseRules: { ownersGuts } }), sample(14, 8));
    const { state } = played.at(-1) ?? foundedCampaign();
    let known = 0;
    for (const seat of (Object.keys(state.gangs) as SeatId[]).filter(
      (id) => state.gangs[id]?.eliminatedMonth === null,
    )) {
      const other = scrambleOwners(state, seat);
      expect(paradise.view(other, seat)).toEqual(paradise.view(state, seat));
      expect(planOf(other, seat)).toEqual(planOf(state, seat));
      expect(paradise.view(other, 'gm')).not.toEqual(paradise.view(state, 'gm'));
      const view = buildSeatView(state, seat);
      const crew = view.members.filter(({ custody, isBoss }) => custody === null && isBoss).map(({ id }) => id);
      for (const { id } of Object.values(state.businesses).slice(0, 60)) {
        const order = { kind: 'take-over' as const, business: id, crew };
        expect(estimateOdds(buildSeatView(other, seat), order)).toEqual(estimateOdds(view, order));
        expect(answerTo(other, seat, order)).toEqual(answerTo(state, seat, order));
      }
      if (listUnsettled(state).length === 0) expect(sampleState(other, seat, 7)).toEqual(sampleState(state, seat, 7));
      const owners = Object.entries(view.ownersKnown());
      expect(sampleFrom(view, 7).ownerGuts).toMatchObject(Object.fromEntries(owners));
      known += owners.length;
    }
    expect(known).toBeGreaterThan(5);
  });
});

/** The quote of an order, or the sentence that refuses it. */
function answerTo(state: ParadiseState, seat: SeatId, order: Parameters<typeof paradise.orders.quote>[2]): unknown {
  try {
    return paradise.orders.quote(state, seat, order);
  } catch (refusal) {
    return String(refusal);
  }
}
