import { beforeAll, describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { weightsByDoctrine } from '#main/games/turf-war/rules/npc/doctrines.ts';
import { planSheet } from '#main/games/turf-war/rules/npc/plan.ts';
import { buildSight } from '#main/games/turf-war/rules/npc/sight.ts';
import { computeSheetSum } from '#main/games/turf-war/rules/orders/money.ts';
import { doctrines, type Doctrine } from '#shared/games/turf-war/minds.ts';
import { isSheetOrder, type Order } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { only, Story } from './story.ts';

const [g1, g2, g3] = ['g1', 'g2', 'g3'] as SeatId[] as [SeatId, SeatId, SeatId];

/** What each doctrine did over a few games of six. */
type Deeds = Record<
  Doctrine,
  {
    moved: number;
    of: number;
    hired: number;
    taken: number;
    fights: number;
    betrayals: number;
    joins: number;
    allies: number;
  }
>;

describe('the planner of NPC gangs', () => {
  const deeds = Object.fromEntries(
    doctrines.map((doctrine) => [
      doctrine,
      { moved: 0, of: 0, hired: 0, taken: 0, fights: 0, betrayals: 0, joins: 0, allies: 0 },
    ]),
  ) as Deeds;

  beforeAll(() => {
    for (let game = 0; game < 4; game += 1) {
      const story = new Story({}, 6, false);
      story.own.state.whim += game * 977;
      const doctrineOf = (seat: SeatId): Doctrine => story.state.gangs[seat]?.doctrine ?? 'hammer';
      for (let turn = 0; turn < 24 && story.state.ending === null; turn += 1) {
        const events = story.close(true);
        for (const { seat } of only(events, 'hired')) deeds[doctrineOf(seat)].hired += 1;
        for (const { to } of only(events, 'area-taken')) deeds[doctrineOf(to)].taken += 1;
        for (const { clash } of only(events, 'clash-fought')) {
          for (const { gangs, stood } of clash.blocs) {
            if (!stood) for (const seat of gangs) deeds[doctrineOf(seat)].fights += 1;
          }
        }
        for (const { traitor } of only(events, 'treachery')) deeds[doctrineOf(traitor)].betrayals += 1;
        for (const { seat, order } of only(events, 'order-filed')) {
          if (order.kind === 'join') deeds[doctrineOf(seat)].joins += 1;
        }
        for (const { alliance } of only(events, 'alliance-made')) {
          for (const seat of alliance.members) deeds[doctrineOf(seat)].allies += 1;
        }
        const record = story.state.turns[story.state.turn - 1];
        for (const [seat, { moved, of }] of Object.entries(record?.movers ?? {})) {
          const own = deeds[doctrineOf(seat as SeatId)];
          own.moved += moved;
          own.of += of;
        }
      }
    }
  });

  it('[WAR-NPC-3, WAR-NPC-8] no doctrine stands still: each sends most of its people somewhere', () => {
    for (const doctrine of doctrines) {
      const { moved, of } = deeds[doctrine];
      expect(moved / of, doctrine).toBeGreaterThan(0.45);
    }
  });

  it('[WAR-NPC-8, WAR-NPC-9] doctrines are told apart by their record: who may betray, who never does', () => {
    for (const doctrine of doctrines) {
      const { hired, taken, fights, allies, betrayals } = deeds[doctrine];
      expect(hired, doctrine).toBeGreaterThan(0);
      expect(taken, doctrine).toBeGreaterThan(0);
      expect(fights, doctrine).toBeGreaterThan(0);
      expect(allies, doctrine).toBeGreaterThan(0);
      if (weightsByDoctrine[doctrine].treachery === null) expect(betrayals, doctrine).toBe(0);
    }
    const never = doctrines.filter((doctrine) => weightsByDoctrine[doctrine].treachery === null);
    expect(never).toEqual(['hammer', 'landlord', 'banker', 'old-lion']);
    const share = (doctrine: Doctrine): number => deeds[doctrine].moved / deeds[doctrine].of;
    expect(share('hammer')).toBeGreaterThan(share('old-lion'));
  });

  it('[WAR-NPC-2, WAR-PAY-2] hires leave what buries the dead: the reserve stays in hand', () => {
    for (let mc = 0; mc <= 40; mc += 4) {
      const story = new Story({}, 4, false);
      for (let turn = 0; turn < 3; turn += 1) story.close(true);
      for (const seat of [g1, g2, g3]) {
        const { doctrine } = story.state.gangs[seat] ?? { doctrine: 'hammer' as const };
        story.rule({ kind: 'treasury', seat, mc });
        const orders = planSheet(buildSight(story.state, seat))
          .map(({ order }): Order => order)
          .filter(isSheetOrder);
        const hires = orders.some(({ kind }) => kind === 'hire');
        const { leftMc } = computeSheetSum(story.state, seat, orders);
        if (hires) expect(leftMc, `${doctrine} with ${mc}`).toBeGreaterThanOrEqual(weightsByDoctrine[doctrine].cash);
      }
    }
  });

  it('[WAR-NPC-6] trust grows with each turn of alliance, is gone after treachery, and halved in who saw it', () => {
    const story = new Story({ allianceLimit: 3, standstill: 0 });
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g2', 'g3'] });
    const trust = (of: SeatId, toward: SeatId): number => story.state.gangs[of]?.trust[toward] ?? -1;
    const before = trust(g2, g1);
    story.close();
    expect(trust(g2, g1)).toBeGreaterThan(before);
    const witness = trust(g3, g1);
    story.move('g1', [4], 'St. Thomas');
    story.give('g1', { kind: 'attack', ally: 'g2', area: story.area('St. Thomas') });
    const events = story.close();
    expect(only(events, 'treachery')).toHaveLength(1);
    expect(trust(g2, g1)).toBe(0);
    expect(trust(g3, g1)).toBeLessThanOrEqual(Math.ceil(witness / 2));
    expect(trust(g3, g2)).toBeGreaterThan(0);
  });

  it('[WAR-NPC-6, WAR-NPC-7] a gang that is too far ahead is refused, one behind the leader is not', () => {
    for (const isAhead of [true, false]) {
      const story = new Story({ standstill: 0 });
      story.own.state.turn = 2;
      story.rule({ kind: 'player', seat: 'g2', isHuman: false });
      for (const area of isAhead ? [5, 6, 11, 12, 17, 18] : []) {
        story.rule({ kind: 'owner', area, owner: 'g1' });
      }
      story.give('g1', {
        kind: 'letter',
        to: 'g2',
        proposal: { kind: 'ally', alliance: 'open', members: ['g1', 'g2'] },
      });
      const [letter] = Object.values(story.state.letters);
      expect(letter?.answer).toBe(isAhead ? 'no' : 'yes');
      expect(letter?.because).toMatch(isAhead ? /ahead already/ : /share of the city/);
    }
  });
});

describe('rivals on screen', () => {
  it('[WAR-VIEW-4] a rival’s counts, debts, broken words and purse at most are what everybody can work out', () => {
    const story = new Story({ standstill: 0 });
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g2', 'g3'] });
    story.move('g2', [4], 'Fish Quay');
    story.give('g2', { kind: 'attack', ally: 'g3', area: story.area('Fish Quay') });
    story.rule({ kind: 'piece', piece: 'g4-4', area: story.area('Gasworks') });
    story.rule({ kind: 'piece', piece: 'g2-2', xp: 12 });
    story.move('g1', [4, 5], 'Gasworks');
    story.close();
    const view = turfWar.view(story.state, g1);
    const [, spike, , vesper] = view.gangs;
    expect(spike).toMatchObject({ betrayed: 1, treasuryMc: null });
    expect(spike?.bestXp).toBeGreaterThanOrEqual(12);
    expect(view.betrayals).toEqual([{ turn: 1, traitor: 'g2', victim: 'g3' }]);
    expect(vesper).toMatchObject({ hitmen: 3, lieutenants: 2, hasDon: true, owesMc: 2 });
    expect(view.fallen.filter(({ gang }) => gang === 'g4')).toMatchObject([
      { id: 'g4-4', gang: 'g4', how: 'killed', turn: 1, area: story.area('Gasworks') },
    ]);
    for (const { seat, atMostMc } of view.gangs) {
      expect(atMostMc).toBeGreaterThanOrEqual(story.mc(seat));
    }
  });
});
