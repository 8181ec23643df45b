import { describe, expect, it } from 'vitest';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import {
  emptyBattle,
  isInFight,
  type BattleState,
  type Figure,
  type RankCard,
  type Side,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFightersAfoot, listStanding } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { bringUpParties, mostOfASide } from '#main/games/paradise/rules/skirmish/mustering/columns.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { emptySide, type Muster, type FigureSource } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { isBeaten, takeBuilding } from '#main/games/paradise/rules/skirmish/outcomes/endings.ts';
import { isLow, isTen } from '#main/games/paradise/rules/skirmish/rules/cards.ts';
import { testNerves } from '#main/games/paradise/rules/skirmish/rules/nerve.ts';
import { raidRules } from '#main/games/paradise/rules/skirmish/scenarios/holding.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { findBackDoor } from '#main/games/paradise/rules/skirmish/table/roads.ts';
import { BattleStory, building } from '#test/support/battleStory.ts';

const sizes = [4, 10, 20, 40, 80, 120];

/** An eighth of them Enforcers, a quarter Sluggers, the rest Hoodlums. */
function raise(roster: Roster, men: number): FigureSource[] {
  const enforcers = Math.round(men / 8);
  const sluggers = Math.round(men / 4);
  return [
    ...roster.gangsters('enforcer', enforcers),
    ...roster.gangsters('slugger', sluggers),
    ...roster.gangsters('hoodlum', men - enforcers - sluggers),
  ];
}

function muster(men: number, change: Partial<Muster> = {}): Muster {
  const [attackers, defenders] = [new Roster('attackers', 'a'), new Roster('defenders', 'd')];
  return {
    scenario: 'raid',
    setting: 'business',
    attackers: { ...emptySide(), crew: raise(attackers, men), vehicles: attackers.cars(Math.ceil(men / 6)) },
    defenders: { ...emptySide(), crew: raise(defenders, men) },
    target: null,
    lootPoints: 6,
    lootDice: 2,
    ...change,
  };
}

function lay(from: Muster, seed: number): BattleState {
  return makeScenario(from, new Dice(createSeededDice(seedBattle(seed)), false)).start;
}

/** How many of those on foot stand on another's spot. */
function countPairs(state: BattleState): number {
  const afoot = listFightersAfoot(state).filter(({ heldBy }) => heldBy === null);
  return afoot.reduce(
    (sum, one, nth) =>
      sum + afoot.slice(0, nth).filter(({ at }) => Math.hypot(at.x - one.at.x, at.y - one.at.y) < 0.1).length,
    0,
  );
}

const isForAll = (card: RankCard): boolean => !isLow(card) && !isTen(card);

/** Men whom an event brings to the table. */
function listNew(event: BattleEvent): string[] {
  if (event.type === 'begun') return Object.keys(event.state.figures);
  return event.type === 'arrived' ? event.figures.map(({ id }) => id) : [];
}

/** What of a battle its events show. */
function follow(men: number, seed: number) {
  const { happenings, winner, figures } = resolveMuster(muster(men), seed);
  const state = emptyBattle(bareLayout);
  const seen = {
    pairs: 0,
    most: 0,
    ran: new Set<string>(),
    idle: new Map<string, number>(),
    winner,
    figures: figures.filter(({ side }) => side !== 'civilians'),
  };
  for (const { event } of happenings) {
    applyBattle(state, event);
    for (const id of listNew(event)) seen.idle.set(id, 0);
    if (event.type === 'acted') seen.idle.delete(event.figure);
    if (event.type === 'card-opened' && isForAll(event.card)) {
      for (const [id, cards] of seen.idle) if (state.figures[id]?.side === event.side) seen.idle.set(id, cards + 1);
    }
    if (event.type === 'told') {
      for (const [id, change] of Object.entries(event.figures ?? {})) if (change.hasPanicked === true) seen.ran.add(id);
    }
    if (event.type !== 'card-turned') continue;
    seen.pairs += countPairs(state);
    for (const side of ['attackers', 'defenders'] as const) {
      const there = Object.values(state.figures).filter(
        (one) => one.side === side && isInFight(one) && !one.hasPanicked,
      );
      seen.most = Math.max(seen.most, there.length);
    }
  }
  return seen;
}

describe.each(sizes)('%i a side', (men) => {
  const fights = Array.from({ length: 12 }, (_, nth) => follow(men, 70_000 + nth));

  it('[MOVE-1] nobody is on another’s spot, and at most 24 of a side fight at once', () => {
    expect(fights.map(({ pairs }) => pairs)).toEqual(fights.map(() => 0));
    expect(Math.max(...fights.map(({ most }) => most))).toBeLessThanOrEqual(mostOfASide);
  });

  it('[GUTS-1] a third of those who are there run at most', () => {
    const there = fights.reduce((sum, { figures }) => sum + figures.length, 0);
    const ran = fights.reduce((sum, one) => sum + one.ran.size, 0);
    expect(ran / there).toBeLessThanOrEqual(1 / 3);
  });

  it('[CARD-2] nobody on his feet has stood by through two court cards', () => {
    const idle = fights.flatMap(({ figures, idle: cards }) =>
      figures.filter(({ id, posture }) => posture === 'up' && (cards.get(id) ?? 0) > 2),
    );
    expect(idle).toEqual([]);
  });
});

describe('A party that is larger than the table', () => {
  const settings = ['business', 'farmhouse', 'warehouse', 'club', 'restaurant', 'street'] as const;
  it.each(settings)('[SCN-0] has its first 24 on as many spots at a %s', (setting) => {
    for (let seed = 0; seed < 10; seed += 1) expect(countPairs(lay(muster(60, { setting }), seed))).toBe(0);
  });

  it('[SCN-0] is not beaten while carloads are on their way, unless it leaves', () => {
    const state = lay(muster(40), 1);
    const side: Side = 'attackers';
    expect(state.reserves[side].coming).toHaveLength(16);
    for (const figure of Object.values(state.figures)) if (figure.side === side) figure.posture = 'dead';
    expect([listStanding(state, side).length, isBeaten(state, side)]).toEqual([0, false]);
    state.leaving[side] = true;
    expect(isBeaten(state, side)).toBe(true);
  });

  it('[SCN-5] holds its house to the end of a turn, though it is empty: then it is lost, whoever is on his way', () => {
    const story = new BattleStory({ buildings: [building('main', { x: 18, y: 2, width: 12, height: 8 })] });
    story.stands('Raider 24,6');
    story.state.reserves.defenders.coming = new Roster('defenders', 'd').gangsters('hoodlum', 6);
    story.play([], (table) => takeBuilding(table, 'main'));
    expect(story.state.winner).toBeNull();
    story.state.turn = 1;
    story.play([], (table) => raidRules.reinforce(table));
    expect(story.state.winner).toBe('attackers');
  });

  it('[SCN-0] sends one carload in three to the back door of the house', () => {
    const state = lay(muster(48), 1);
    const back = findBackDoor(state.layout) ?? { x: 0, y: 0 };
    for (const one of Object.values(state.figures)) if (one.side === 'attackers') one.posture = 'dead';
    const story = new BattleStory();
    Object.assign(story.state, state);
    story.play([], (table) => bringUpParties(table));
    const came = Object.values(story.state.figures).filter((one) => one.side === 'attackers' && isInFight(one));
    const isBehind = ({ carId, at }: Figure): boolean => carId === null && computeDistance(at, back) < 12;
    expect([came.filter(isBehind).length, came.length]).toEqual([6, 24]);
  });

  it('[SCN-2] keeps its target on the table', () => {
    const target = 'd40';
    expect(Object.keys(lay(muster(40, { scenario: 'hit', target }), 1).figures)).toContain(target);
  });
});

describe('Nerves in a crowd', () => {
  it('[GUTS-1] a group within 2″ tests once, by its best man, and falls back with him', () => {
    const story = new BattleStory();
    for (let nth = 1; nth <= 7; nth += 1)
      story.stands(`M${nth} ${nth < 4 ? 10 + nth / 2 : 20 + nth},10 guts=${nth === 2 ? 5 : 3}`);
    const ids = ['M1', 'M2', 'M3', 'M7'];
    // M2 throws for three, over his 5; M7 for himself.
    const { rolls } = story.play([6, 1], (table) =>
      testNerves(table, ids, () => ({ because: 'a death', modifiers: [] })),
    );
    expect(rolls.map(({ target }) => target)).toEqual([5, 3]);
    expect(ids.map((id) => story.figure(id).isNervous)).toEqual([true, true, true, false]);
  });
});
