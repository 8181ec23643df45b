import { describe, expect, it } from 'vitest';
import type { BattleId, GangsterId } from '#shared/games/paradise/ids.ts';
import { campaignBattles } from '#main/games/paradise/rules/battles/campaignBattles.ts';
import { buildFilm } from '#main/games/paradise/rules/battles/watching/film.ts';
import { isHumanBattle } from '#main/games/paradise/rules/battles/settling/fight.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { requireNamed } from '#main/games/paradise/rules/state/applying.ts';
import type { Gun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { convertResult } from '#main/games/paradise/rules/battles/settling/resolve.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { emptyBattle, type RankCard } from '#main/games/paradise/rules/skirmish/battle.ts';
import { describeEvent } from '#main/games/paradise/rules/skirmish/outcomes/report.ts';
import { resolveMuster, resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import type { FigureFate } from '#main/games/paradise/rules/skirmish/outcomes/result.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from '#test/support/story.ts';

/** A table on which nobody stands. */
const table = emptyBattle(bareLayout);

const b1 = 'b1' as BattleId;

/** A raid of one gang on the other's speakeasy, arranged. */
function raid(humans: readonly boolean[] = [true, true]) {
  const story = new Story();
  const [first = true, second = true] = humans;
  const us = story.gang('Us', { isHuman: first });
  const them = story.gang('Them', { isHuman: second });
  const [place] = them.owns('speakeasy').in('docks');
  const man = us.has('hoodlum');
  us.gives({ kind: 'raid', business: place, crew: [man] });
  story.phase('reveal');
  const battle = story.battle();
  return { story, us, man, battle };
}

describe('the film of a battle', () => {
  const { happenings } = resolveScenario('show-of-strength', 3);
  const film = buildFilm(happenings);

  it('begins with its table, and has a picture for whatever is told or thrown, in order', () => {
    expect(() => buildFilm(happenings.slice(1))).toThrow(/starts with its table/);
    expect(() => buildFilm([])).toThrow(/starts with its table/);
    const told = happenings.slice(1).filter(({ event, dice }) => {
      return describeEvent(event, new Map(), table) !== null || dice.length > 0;
    });
    expect(told.length).toBeLessThan(happenings.length - 1);
    expect(film.steps).toHaveLength(told.length);
    expect(film.steps.map(({ rolls }) => rolls.length)).toEqual(told.map(({ dice }) => dice.length));
    expect(film.steps.filter(({ card }) => card !== null).length).toBe(
      told.filter(({ event }) => event.type === 'card-turned').length,
    );
  });

  it('tells the card a side breaks in with by its rank, and whose it is where it is another’s', () => {
    const told = (side: 'attackers' | 'defenders' | 'law', card: RankCard): string | null =>
      describeEvent({ type: 'card-played', side, card, how: 'breaks-in' }, new Map(), table);
    const three = { side: 'defenders', rank: '3' } as const;
    expect(told('defenders', three)).toBe('The defenders break in with their 3.');
    expect(told('law', { side: 'law', rank: 'K' })).toBe('The law breaks in with its K.');
    expect(told('attackers', three)).toBe('The attackers break in with the 3 of the defenders.');
  });

  it('brings each man and car on once: with the table or as an arrival, named in what follows', () => {
    const first = film.figures.map(({ id }) => id);
    const later = film.steps.flatMap(({ arrivals }) => arrivals.figures.map(({ id }) => id));
    expect(later.length).toBeGreaterThan(0);
    expect(new Set([...first, ...later]).size).toBe(first.length + later.length);
    const cars = film.steps.flatMap(({ arrivals }) => arrivals.cars.map(({ id }) => id));
    const parked = film.cars.map(({ id }) => id);
    expect(cars.length).toBeGreaterThan(0);
    expect(new Set([...cars, ...parked]).size).toBe(cars.length + parked.length);
  });

  it('names in the report whoever comes later, and keeps places to a hundredth of an inch', () => {
    const films = [1, 2, 4, 5, 6].map((seed) => {
      return buildFilm(resolveScenario('show-of-strength', seed).happenings);
    });
    let moves = 0;
    for (const { steps } of films) {
      const came = new Map<string, string>();
      for (const { text, arrivals, figures } of steps) {
        for (const { id, name, at } of arrivals.figures) {
          came.set(id, name);
          for (const one of [at.x, at.y]) expect(Math.round(one * 100) / 100).toBe(one);
        }
        const [mover] = Object.keys(figures);
        const name = came.get(mover ?? '');
        if (
          name === undefined ||
          !/ (runs|walks|creeps) (a step|to|up|behind|into|out|through|on|beside|in) ?/.test(text)
        )
          continue;
        expect(text.startsWith(`${name} `)).toBe(true);
        moves += 1;
      }
    }
    expect(moves).toBeGreaterThan(0);
  });

  it('a step holds what changed alone: most move nobody or a few', () => {
    const moved = film.steps.map(({ figures }) => Object.keys(figures).length);
    expect(moved.some((count) => count === 0)).toBe(true);
    expect(moved.some((count) => count > 0)).toBe(true);
    for (const { figures } of film.steps) {
      for (const change of Object.values(figures)) {
        expect(Object.keys(change).length).toBeGreaterThan(0);
      }
    }
  });
});

describe('the sheet of a campaign’s battle', () => {
  it('is for the two gangs in it and the games master, for nobody else', () => {
    const { story } = raid();
    const third = story.gang('Third');
    const { sheet, mayWatch } = paradise.battles;
    for (const viewer of ['gm', 'g1', 'g2'] as SeatId[]) {
      expect(sheet(story.state, b1, viewer).summary.id).toBe(b1);
      expect(mayWatch(story.state, b1, viewer)).toBe(true);
    }
    expect(mayWatch(story.state, b1, third.seat)).toBe(false);
    expect(() => sheet(story.state, b1, third.seat)).toThrow(/no part in that battle/);
  });
});

describe('the seed of a battle', () => {
  it('is found in the event that settled it, when the program fought it', () => {
    const { story, battle } = raid();
    const outcome = convertResult(
      story.state,
      battle,
      resolveMuster(buildArrangedBattle(story.state, battle).muster, 1),
    );
    const settled = (seed: number | null) =>
      paradise.battles.seedIn({
        type: 'battle-settled',
        battle: b1,
        settled: { how: 'resolved', seed, outcome, note: null },
      } as never);
    expect(settled(7)).toEqual({ id: b1, seed: 7 });
    expect(settled(null)).toBeNull();
    expect(paradise.battles.seedIn({ type: 'shut', business: 'x' } as never)).toBeNull();
  });
});

describe('what a battle comes to on the rosters', () => {
  it('[RK-16, SCN-12] dead employees are counted, and named only if there are any', () => {
    const { story, battle } = raid();
    const result = resolveMuster(buildArrangedBattle(story.state, battle).muster, 1);
    const withDead = (count: number) => {
      let left = count;
      const figures = result.figures.map((one): FigureFate => {
        if (!one.worksHere) return one;
        left -= 1;
        return { ...one, posture: left >= 0 ? 'dead' : 'up' };
      });
      return convertResult(story.state, battle, { ...result, figures });
    };
    expect(withDead(0)).not.toHaveProperty('employeesDead');
    expect(withDead(1)).toHaveProperty('employeesDead', 1);
    expect(withDead(2)).toHaveProperty('employeesDead', 2);
  });

  it('[SCN-12] a gun is kept by whoever came home with it, and lost by its owner on the roster', () => {
    const { story, battle } = raid();
    const result = resolveMuster(buildArrangedBattle(story.state, battle).muster, 1);
    const taker = requireNamed(result.figures.find(({ id }) => id in story.state.gangsters));
    const loser = requireNamed(Object.values(story.state.gangsters).find(({ id }) => id !== taker.id));
    loser.weapons = ['tommy-gun'];
    const kept = (from: string, change: Partial<FigureFate> = {}, gun: Gun = 'tommy-gun') => {
      const gunsTaken = [{ gun, from }];
      const figures = [{ ...taker, posture: 'up' as const, gunsTaken, ...change }];
      return convertResult(story.state, battle, { ...result, figures }).gunsTaken;
    };
    const by = taker.id;
    expect(kept(loser.id)).toEqual([{ by, weapon: 'tommy-gun', from: loser.id }]);
    expect(kept('guard 3')).toEqual([{ by, weapon: 'tommy-gun', from: null }]);
    expect(kept(loser.id, { posture: 'dead' })).toBeUndefined();
    expect(kept(loser.id, { posture: 'arrested' })).toBeUndefined();
    expect(kept('guard 3', {}, 'light-machine-gun')).toBeUndefined();
  });

  it('[SCN-12] those on no roster go into their groups by what they are', () => {
    const { story, battle } = raid();
    const result = resolveMuster(buildArrangedBattle(story.state, battle).muster, 1);
    const [guard] = result.figures.filter(({ id }) => id.startsWith('d'));
    if (guard === undefined) throw new Error('No guard');
    const kinds = (change: Partial<FigureFate>): string[] =>
      convertResult(story.state, battle, { ...result, figures: [{ ...guard, ...change }] }).others.map(
        ({ kind }) => kind,
      );
    expect(kinds({})).toEqual(['guards']);
    expect(kinds({ id: 'boy' })).toEqual(['street']);
    expect(kinds({ kind: 'police' })).toEqual(['police']);
    expect(kinds({ kind: 'fed' })).toEqual(['feds']);
    expect(kinds({ side: 'civilians', kind: 'civilian' })).toEqual(['citizens']);
    expect(kinds({ side: 'civilians' })).toEqual(['citizens']);
    expect(kinds({ kind: 'official' })).toEqual(['citizens']);
  });

  it('[MONTH-8] a battle waits for any human in it, and for no others', () => {
    for (const [humans, waits] of [
      [[true, true], true],
      [[true, false], true],
      [[false, true], true],
    ] as const) {
      const { story, battle } = raid(humans);
      expect(isHumanBattle(story.state, battle)).toBe(waits);
    }
    const { story, battle } = raid();
    for (const gang of Object.values(story.state.gangs)) gang.isHuman = false;
    expect(isHumanBattle(story.state, battle)).toBe(false);
  });

  it('[HEAL-1] a wound takes nothing from a stat that has nothing left', () => {
    const { story, us, man } = raid();
    const lost = { fists: 0, gats: 3, guts: 0, stunts: 0, smarts: 0, hits: 0 };
    story.tell({ type: 'wounded', seat: us.seat, gangster: man, lost });
    const { events } = story.settles('b1', { ending: 'held', winner: 'defenders', fates: [fate(man, 1)] });
    expect(events.find(({ type }) => type === 'wounded')).toMatchObject({ lost: { fists: 1, gats: 0, hits: 1 } });
  });

  it('[MONTH-10] the papers count the dead of no roster without police and citizens', () => {
    const { story } = raid();
    const group = { side: 'defenders' as const, present: 4, hurt: 1, arrested: 0 };
    const { events } = story.settles('b1', {
      ending: 'held',
      winner: 'defenders',
      others: [
        { kind: 'guards', dead: 2, ...group },
        { kind: 'citizens', dead: 1, ...group, side: 'civilians' },
      ] as never,
    });
    expect(events.find(({ type }) => type === 'battle-reported')).toMatchObject({
      othersDead: 2,
      citizensDead: 1,
      policeHurt: 0,
    });
  });
});

function fate(gangster: GangsterId, wounds: number) {
  return { ...{ gangster, wounds, isDead: false, isArrested: false }, ...{ madeName: false, grenadesUsed: 0 } };
}

it('[SCN-12] a battle that these rules fight otherwise than the books have it is not shown', () => {
  const { story } = raid();
  const { outcome } = campaignBattles.run(story.state, b1, 5);
  const settled = { how: 'resolved', seed: 5, outcome, note: null };
  const watched = (books: object) =>
    campaignBattles.watch(story.state, {
      ...{ type: 'battle-settled', battle: b1, settled: { ...settled, outcome: books } },
    } as never);
  expect(watched(outcome).caption).toBeNull();
  const other = { ...outcome, turns: outcome.turns + 1 };
  expect(() => watched(other)).toThrow(/fought under older rules/);
});
