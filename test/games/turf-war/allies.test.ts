import { describe, expect, it } from 'vitest';
import type { TurfWarGame } from '#main/games/turf-war/rules/game.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { weighAlly } from '#main/games/turf-war/rules/npc/allies.ts';
import { answerTo, planPactOrders } from '#main/games/turf-war/rules/npc/pacts.ts';
import { buildSight } from '#main/games/turf-war/rules/npc/sight.ts';
import type { Letter } from '#main/games/turf-war/rules/records.ts';
import { listAreas } from '#shared/games/turf-war/maps.ts';
import { doctrines } from '#shared/games/turf-war/minds.ts';
import { turfWarSetupSchema } from '#shared/games/turf-war/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { programsOf } from '#test/support/ownGame.ts';
import { Story } from './story.ts';

const g1 = 'g1' as SeatId;
const g2 = 'g2' as SeatId;

/** Gives areas of the city to gangs; what is not named is nobody's. */
function share(story: Story, owners: Readonly<Record<string, readonly number[]>>): Story {
  for (const area of Object.values(story.own.state.areas)) area.owner = null;
  for (const [seat, areas] of Object.entries(owners)) {
    for (const number of areas) {
      const area = story.own.state.areas[number];
      if (area === undefined) throw new Error(`There is no area ${number}.`);
      area.owner = seat as SeatId;
    }
  }
  return story;
}

/** Areas of a ward, and those beyond its borders. */
const near = [1, 2, 3, 4];

function answer(story: Story): { answer: string; because: string } {
  const letter: Letter = {
    ...{ id: 'l9' as never, turn: story.state.turn, from: g2, to: g1, text: '' },
    proposal: { kind: 'ally', alliance: 'open', members: [g2, g1] },
    ...{ answer: null, because: null },
  };
  return answerTo(buildSight(story.state, g1), letter);
}

/** Six gangs on the whole map, g1 in its own ward; `theirs` is what g2 holds. */
function sit(theirs: readonly number[], men: readonly number[] = [1, 2, 3, 4, 5, 6, 7]): Story {
  const story = new Story({ allianceLimit: 2 }, 4);
  const areas = listAreas(story.state.map, story.state.wards).map(({ number }) => number);
  const rest = areas.filter((one) => !near.includes(one) && !theirs.includes(one));
  const third = rest.slice(0, 4);
  const fourth = rest.slice(4, 8);
  share(story, { g1: near, g2: theirs, g3: third, g4: fourth });
  if (men.length < 7) story.strip('g2', men);
  story.own.state.turn = 2;
  return story;
}

/** Areas next to g1's, and as many that touch none of them. */
function listSides(): { beside: number[]; far: number[] } {
  const { state } = new Story({}, 4);
  const all = listAreas(state.map, state.wards);
  const touches = (number: number): boolean =>
    all.some((one) => near.includes(one.number) && one.borders.includes(number));
  const others = all.map(({ number }) => number).filter((one) => !near.includes(one));
  return { beside: others.filter(touches), far: others.filter((one) => !touches(one)) };
}

describe('an open alliance that a gang is asked for', () => {
  const { beside, far } = listSides();

  it('[WAR-NPC-6, WAR-NPC-7] is agreed with a neighbor of one’s own size', () => {
    expect(answer(sit(beside.slice(0, 4)))).toMatchObject({ answer: 'yes' });
  });

  it('[WAR-NPC-7] is refused in turn 1, when only players write, whoever asks first', () => {
    const story = sit(beside.slice(0, 4));
    story.own.state.turn = 1;
    expect(answer(story)).toMatchObject({ answer: 'no', because: /^Nobody has shown yet/ });
  });

  it('[WAR-NPC-6] is refused to a gang that has too little left', () => {
    const story = sit(beside.slice(0, 1), [4]);
    expect(answer(story)).toMatchObject({ answer: 'no', because: /too little left/ });
  });

  it('[WAR-NPC-6] counts for less the farther off the writer lives', () => {
    const beyond = weighAlly(sit(far.slice(0, 4)).state, g1, g2);
    const next = weighAlly(sit(beside.slice(0, 4)).state, g1, g2);
    expect(next.score).toBeGreaterThan(beyond.score + 0.2);
    expect(beyond.against).toMatch(/too far off/);
    expect(answer(sit(far.slice(0, 3), [4, 5]))).toMatchObject({ answer: 'no' });
  });

  it('[WAR-NPC-6] is refused to whoever is near to winning, or far ahead', () => {
    const { state } = new Story({}, 4);
    const others = listAreas(state.map, state.wards).map(({ number }) => number);
    const most = others.filter((one) => !near.includes(one)).slice(0, -6);
    expect(answer(sit(most))).toMatchObject({ answer: 'no', because: /near to winning|ahead already/ });
    const poor = sit(beside.slice(0, 4));
    poor.strip('g1', [4]);
    expect(answer(poor)).toMatchObject({ answer: 'no', because: /ahead already/ });
  });

  it('[WAR-NPC-6] is weighed again each turn, and left when it crowns the ally', () => {
    const { state } = new Story({}, 4);
    const others = listAreas(state.map, state.wards).map(({ number }) => number);
    const most = others.filter((one) => !near.includes(one)).slice(0, -4);
    const leaves = (theirs: readonly number[], turnsAgo: number): boolean => {
      const story = sit(beside.slice(0, 4));
      story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g2'] });
      const grown = sit(theirs);
      story.own.state.areas = grown.own.state.areas;
      story.own.state.turn += turnsAgo;
      const orders = planPactOrders(buildSight(story.state, g1));
      return orders.some(({ order }) => order.kind === 'leave');
    };
    expect(leaves(most, 4)).toBe(true);
    expect(leaves(most, 3)).toBe(false);
    expect(leaves(beside.slice(0, 4), 4)).toBe(false);
  });
});

describe('games of five gangs', () => {
  it('[WAR-NPC-6, WAR-NPC-7] refuse some letters for what their writer is, and leave some alliances in time', () => {
    const counts = { yes: 0, weighed: 0, left: 0 };
    const { game } = programsOf<TurfWarGame>(turfWar);
    for (let seed = 1; seed <= 24; seed += 1) {
      const setup = turfWarSetupSchema.parse({
        title: 'Allies',
        seed,
        gangs: Array.from({ length: 5 }, (_, place) => ({
          name: `Gang ${place + 1}`,
          isHuman: false,
          doctrine: doctrines[(place + seed) % doctrines.length],
        })),
      });
      for (const event of game(setup, 100).events) {
        if (event.type === 'letter-answered' && event.answer === 'yes') counts.yes += 1;
        if (event.type === 'letter-answered' && /too (?:little|far|near)|ahead already/u.test(event.because ?? ''))
          counts.weighed += 1;
        if (event.type === 'order-filed' && event.order.kind === 'leave') counts.left += 1;
      }
    }
    expect(counts.yes).toBeGreaterThan(20);
    expect(counts.weighed).toBeGreaterThan(10);
    expect(counts.left).toBeGreaterThan(10);
  });
});
