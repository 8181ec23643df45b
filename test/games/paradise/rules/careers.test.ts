import { describe, expect, it } from 'vitest';
import { listFeuds, listKnownFor } from '#main/games/paradise/rules/battles/careers.ts';
import { listBattles } from '#main/games/paradise/rules/lookups.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { listFeudFactors } from '#main/games/paradise/rules/npc/worth/feuds.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { createUnhurtFate } from '#shared/games/paradise/battles.ts';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { foundedCampaign, playedMonths } from '#test/support/founded.ts';

/** Counts, by hand, how often a man was in a fight of the year, and by whose side or against whom. */
function countFights(state: State, id: GangsterId) {
  const tally = {
    fights: 0,
    hits: 0,
    near: 0,
    arrests: 0,
    beside: new Map<string, number>(),
    against: new Map<string, number>(),
  };
  for (const { attackers, defenders, settled } of listBattles(state)) {
    const fates = settled?.outcome?.fates ?? [];
    const own = fates.find(({ gangster }) => gangster === id);
    const isAttacker = attackers.crew.includes(id) || attackers.reserve.includes(id);
    const isDefender = defenders.crew.includes(id) || defenders.reserve.includes(id);
    if (own === undefined || isAttacker === isDefender) continue;
    tally.fights += 1;
    tally.hits += own.wounds > 0 ? 1 : 0;
    tally.arrests += own.isArrested ? 1 : 0;
    const [mine, theirs] = isAttacker ? [attackers, defenders] : [defenders, attackers];
    const comrades = new Set<string>();
    for (const { gangster } of fates) {
      const isIn = (force: typeof mine): boolean => force.crew.includes(gangster) || force.reserve.includes(gangster);
      if (gangster !== id && isIn(mine)) comrades.add(gangster);
      if (gangster !== id && isIn(mine)) tally.beside.set(gangster, (tally.beside.get(gangster) ?? 0) + 1);
      if (isIn(theirs)) tally.against.set(gangster, (tally.against.get(gangster) ?? 0) + 1);
    }
    const struck = fates.filter(({ wounds, isDead }) => wounds > 0 || isDead);
    tally.near += struck.some(({ gangster }) => comrades.has(gangster)) ? 1 : 0;
  }
  return tally;
}

const played = [5, 44, 71].flatMap((seed) => playedMonths(foundedCampaign({ seed, npcs: 4 }), 14).slice(-2));

describe('what people are known for', () => {
  it('[GANG-11] every trait, friendship, and feud rests on fights that were fought', () => {
    const seen = new Set<string>();
    for (const { state } of played) {
      for (const { id, gang } of Object.values(state.gangsters)) {
        const tally = countFights(state, id);
        const known = listKnownFor(state, id);
        const names = known.map(({ name }) => name);
        expect(names.includes('Lucky')).toBe(tally.fights >= 3 && tally.hits === 0 && tally.near >= 2);
        expect(names.includes('Hard to kill')).toBe(tally.hits >= 3);
        expect(names.includes('Jailbird')).toBe(tally.arrests >= 2);
        for (const { kind, about } of known) {
          seen.add(kind);
          if (about === null) continue;
          expect(state.gangsters[about]?.gang === gang).toBe(kind === 'friend');
          if (kind === 'friend') expect(tally.beside.get(about)).toBeGreaterThanOrEqual(3);
          if (kind === 'feud') expect(tally.against.get(about)).toBeGreaterThanOrEqual(1);
        }
      }
    }
    expect(seen).toEqual(new Set(['trait', 'friend', 'feud']));
  });

  it('[GANG-11] who stood across the street when a partner fell is the enemy of the one he left', () => {
    const state = structuredClone(played[0]?.state);
    if (state === undefined) throw new Error('Nothing was played.');
    const [one, other] = Object.values(state.gangs).map(({ id }) => id) as [SeatId, SeatId];
    const men = Object.values(state.gangsters).filter(({ gang, isBoss }) => gang === one && !isBoss);
    const boss = Object.values(state.gangsters).find(({ gang, isBoss }) => gang === other && isBoss);
    const [left, fallen] = men.map(({ id }) => id);
    const pattern = Object.values(state.battles).find(({ settled }) => settled?.outcome !== null);
    const known = pattern?.settled;
    if (left === undefined || fallen === undefined || boss === undefined) {
      throw new Error('Somebody is missing.');
    }
    if (pattern === undefined || known === undefined || known === null) {
      throw new Error('Nobody fought.');
    }
    state.battles = {};
    [false, true].forEach((isLast, at) => {
      const id = `b${at + 1}` as BattleId;
      const against = isLast ? [boss.id] : [];
      const fates = [left, fallen, ...against].map((man) => ({
        ...createUnhurtFate(man),
        isDead: isLast && man === fallen,
      }));
      const settled = { ...structuredClone(known), outcome: { ...structuredClone(known.outcome), fates } };
      const force = (crew: GangsterId[], party: SeatId) => ({
        ...structuredClone(pattern.attackers),
        crew,
        reserve: [],
        party,
      });
      state.battles[id] = {
        ...structuredClone(pattern),
        ...{ id, month: state.month, settled: settled as never },
        ...{ attackers: force([left, fallen], one), defenders: force(against, other) },
      };
    });
    const dead = state.gangsters[fallen];
    if (dead === undefined) throw new Error('He never lived.');
    state.graveyard[fallen] = { gangster: dead, month: state.month, battle: 'b2' as BattleId, funeralHeld: false };
    Reflect.deleteProperty(state.gangsters, fallen);
    expect(listFeuds(state, one)).toEqual([
      { man: left, foe: boss.id, why: expect.stringContaining(`${dead.name} fell`) as string },
    ]);
    expect(listFeuds(state, other)).toEqual([]);
    const friends = structuredClone(state);
    const former = friends.gangsters[boss.id];
    if (former !== undefined) former.gang = one;
    expect(listFeuds(friends, one)).toEqual([]);
    const [factor] = listFeudFactors(buildSeatView(state, one), boss.id);
    expect(factor).toMatchObject({ points: 0.4, detail: expect.stringContaining(dead.name) as string });
    const leader = state.gangsters[left];
    if (leader === undefined) throw new Error('He is gone.');
    for (const man of Object.values(state.gangsters)) if (man.gang === one) man.isBoss = man.id === left;
    const view = buildSeatView(structuredClone(state), one);
    expect(listFeudFactors(view, boss.id)).toMatchObject([{ name: 'our Boss’s feud with him', points: 1 }]);
    expect(listFeudFactors(view, left)).toEqual([]);
  });
});
