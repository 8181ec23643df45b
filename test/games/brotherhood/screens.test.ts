import { closeTurn } from '#main/games/brotherhood/rules/turn/closing.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRunning } from '#commands/runningFile.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { readLog } from '#queries/log.ts';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { quote } from '#main/games/brotherhood/rules/quote.ts';
import { parseEvents } from '#store/steps/happenings.ts';
import { createBlankState, type BrotherhoodState } from '#main/games/brotherhood/rules/state.ts';
import { setRule } from '#frame/house/rows.ts';
import { describeRule, listPresets, readRule } from '#shared/words/houseRules.ts';
import { brotherhoodCover } from '#games/brotherhood/cover.ts';
import { listBlocks } from '#shared/games/brotherhood/shapes.ts';
import { sum } from '#games/brotherhood/map/tray.ts';
import { createForm, formatRunning, type RunningDraft } from '#games/brotherhood/setup/running.ts';
import { countLines, setCount, setLine } from '#games/brotherhood/sheet/lines.ts';
import { findAreas, listBeginnings, listSteps } from '#games/brotherhood/turn/phases.ts';
import { listCity } from '#shared/games/brotherhood/areas.ts';
import { houseRulesSchema, houseTable, presets } from '#shared/games/brotherhood/houseRules.ts';
import type { SheetOrder } from '#shared/games/brotherhood/orders.ts';
import { familyFields, runningSchema } from '#shared/games/brotherhood/running.ts';
import type { TypedFields } from '#shared/words/fields.ts';
import { fillSection } from '#shared/words/sections.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { played } from '#test/support/everyGame.ts';
import { seatOf, Story } from './story.ts';

const root = join(import.meta.dirname, '../../..');
const standard = houseRulesSchema.parse({});

type Outline = readonly (readonly [number, number])[];

function measureGround(outline: Outline): number {
  return Math.abs(
    outline.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** The edge of the whole city: from west to east along the north, and back along the river. */
function joinEdges(blocks: readonly { outline: Outline }[]): Outline {
  const points = blocks.flatMap(({ outline }) => outline);
  const river = points.filter(([, y]) => y > 550).toSorted(([a], [b]) => b - a);
  return [[20, 20], [980, 20], ...river];
}

describe('the map', () => {
  it('[BRO-VIEW-1] has a block for each area, and counters, hoods, crown, saturation and cards as they stand', () => {
    for (const count of [3, 4, 5, 6, 7, 8, 9, 10, 11]) {
      const areas = listCity(count).map(({ id }) => id);
      const blocks = listBlocks(areas).flatMap(({ id }) => id ?? []);
      expect(new Set(blocks).size).toBe(blocks.length);
      expect(blocks.toSorted()).toEqual(areas.toSorted());
    }
    // The whole city is built up, and no block lies on another: their ground adds up to the city's.
    for (const count of [7, 8, 9, 10, 11]) {
      const blocks = listBlocks(listCity(count).map(({ id }) => id));
      const ground = blocks.reduce((sum, { outline }) => sum + measureGround(outline), 0);
      // Streets are drawn on whole units: a thousandth is lost or gained at their bends.
      expect(ground / measureGround(joinEdges(blocks))).toBeCloseTo(1, 3);
    }
    const story = new Story({ families: 3, turn: 2 });
    story.owns('A', 'millgate', 2, 1);
    story.owns('B', 'riversnobs', 2);
    story.owns('C', 'riversnobs', 1);
    story.place('B', 'waterfront', 3, 1);
    story.deck(2);
    story.play();
    const { areas } = brotherhood.view(story.state, 'gm');
    const area = (wanted: string) => areas.find(({ id }) => id === wanted);
    expect(area('riversnobs')?.isSaturated).toBe(true);
    expect(area('waterfront')?.hoods).toContainEqual({ seat: seatOf('B'), area: 'waterfront', thugs: 3, hitmen: 1 });
    const struck = story.events('area-struck');
    for (const event of struck) expect(area(event.area)?.cards).toContain(event.card);
    const alone = area('millgate');
    const isUntouched = !struck.some((event) => event.area === 'millgate');
    expect(isUntouched && alone?.controller !== seatOf('A')).toBe(false);
  });

  it('[BRO-VIEW-2] an area tells each counter’s owner and since when, and each family’s income with its factors', () => {
    const story = new Story({ families: 3, turn: 3 });
    story.give('A', { kind: 'open', area: 'skid-row', count: 1, descriptions: ['rag shop'] });
    story.owns('A', 'skid-row', 0, 1);
    story.deck(14);
    story.play();
    const { areas } = brotherhood.view(story.state, seatOf('B'));
    const area = areas.find(({ id }) => id === 'skid-row');
    const own = area?.operations.filter(({ description }) => description === 'rag shop');
    expect(own).toMatchObject([{ family: 'g1', openedTurn: 3, sinceTurn: 3 }]);
    const income = area?.incomes.find(({ seat }) => seat === seatOf('A'))?.income;
    expect(income).toMatchObject({ operations: 1, eachDollars: 1_000 });
    expect(income?.isDoubled).toBe(area?.controller === seatOf('A'));
  });
});

describe('the order sheet', () => {
  it('[BRO-VIEW-3] a number in a row is one line of the sheet, and nought takes it off', () => {
    let lines: SheetOrder[] = setCount([], 'millgate', 'thugs', 2);
    lines = setCount(lines, 'millgate', 'hitmen', 1);
    lines = setCount(lines, 'waterfront', 'open', 2);
    lines = setLine(lines, 'godfather', null, { kind: 'godfather', area: 'millgate' });
    lines = setLine(lines, 'godfather', null, { kind: 'godfather', area: 'waterfront' });
    expect(lines).toEqual([
      { kind: 'hoods', area: 'millgate', thugs: 2, hitmen: 1 },
      { kind: 'open', area: 'waterfront', count: 2, descriptions: [] },
      { kind: 'godfather', area: 'waterfront' },
    ]);
    expect(sum(lines)).toEqual({ thugs: 2, hitmen: 1, open: 2, bribe: 0, godfather: true });
    expect(countLines(lines, 'millgate')).toMatchObject({ thugs: 2, hitmen: 1, open: 0 });
    lines = setCount(setCount(lines, 'millgate', 'thugs', 0), 'millgate', 'hitmen', 0);
    expect(lines.map(({ kind }) => kind)).toEqual(['open', 'godfather']);
  });

  it('[BRO-VIEW-3] the sheet runs down the cash line by line, and tells what is wrong at its line', () => {
    const story = new Story({ families: 3 });
    const orders = [
      { kind: 'hoods', area: 'millgate', thugs: 3, hitmen: 0 },
      { kind: 'open', area: 'riversnobs', count: 2, descriptions: [] },
    ];
    const state = story.state;
    const { sheet } = quote(state, seatOf('A'), { kind: 'sheet', orders: orders as SheetOrder[] });
    expect(sheet.lines.map(({ leftDollars }) => leftDollars)).toEqual([
      20_000 - (sheet.lines[0]?.costDollars ?? 0),
      20_000 - sheet.totalDollars,
    ]);
    expect(sheet.problems.map(({ line }) => line)).toEqual([2]);
    expect(sheet.problems[0]?.sentence).toContain('you have $20,000');
  });
});

describe('rivals', () => {
  it('[BRO-VIEW-5] letters and promises are shown to their parties alone', () => {
    const story = new Story({ families: 3 });
    const promise = { what: { kind: 'no-fire' }, fromTurn: 1, toTurn: 2 };
    story.give('A', { kind: 'message', to: seatOf('B'), text: 'Peace.', promise });
    const seen = (letter: string) => {
      const { messages, promises, families } = brotherhood.view(story.state, seatOf(letter));
      expect(families).toHaveLength(3);
      return [messages.map(({ text }) => text), promises.map(({ what }) => what.kind)];
    };
    expect([seen('A'), seen('B'), seen('C')]).toEqual([
      [['Peace.'], ['no-fire']],
      [['Peace.'], ['no-fire']],
      [[], []],
    ]);
  });
});

describe('a turn played back', () => {
  it('[BRO-VIEW-6, BRO-TURN-1] goes step by step through the phases in their order, each die with its step', async () => {
    const session = await played('brotherhood', 5);
    let dice = 0;
    let rounds = 0;
    for (const turn of [1, 2, 3, 4, 5]) {
      const steps = listSteps(readLog(session, 'gm', turn));
      const beginnings = listBeginnings(steps);
      expect(beginnings.length).toBeGreaterThan(2);
      const places = beginnings.map(({ at }) => at);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(steps.at(-1)?.phase).toBe('Revenue');
      dice += steps.reduce((all, { line }) => all + line.dice.length, 0);
      // A round and its dice light the area that its fight began in, from “In Skid Row the …” to the next one.
      for (const [at, { phase, line }] of steps.entries()) {
        if (line.kind !== 'round-fought') continue;
        const met = steps.slice(0, at).findLast((step) => step.line.kind === 'fight-begun');
        const where = met?.line.about.filter(({ kind }) => kind === 'area').map(({ id }) => id);
        expect(where).toHaveLength(1);
        expect([phase, findAreas(steps, at)]).toEqual(['Mob action', where]);
        rounds += 1;
      }
    }
    expect(rounds).toBeGreaterThan(0);
    expect(dice).toBeGreaterThan(5);
  });
});

describe('house rules by a form', () => {
  it('[BRO-HOUSE-1, BRO-HOUSE-2] every figure and switch has a row, and says what it is set to', () => {
    const keys = new Set(houseTable.rows.map(({ key }) => key.split('.')[0]));
    const byFile = ['areas', 'areaFigures'];
    expect(Object.keys(standard).filter((key) => !keys.has(key) && !byFile.includes(key))).toEqual([]);
    for (const row of houseTable.rows) {
      expect(describeRule(standard, row)).not.toBe('');
      expect(setRule(houseTable, standard, row, readRule(standard, row.key))).toEqual(standard);
    }
    expect(listPresets(houseTable, presets)[0]?.house).toEqual(standard);
  });

  it('[BRO-HOUSE-3] one of them is changed in mid-game, with a sentence where that cannot be', () => {
    const row = (key: string) => {
      const found = houseTable.rows.find((one) => one.key === key);
      if (found === undefined) throw new Error(key);
      return found;
    };
    expect(setRule(houseTable, standard, row('turns'), '99')).toMatch(/from 6 to 24/);
    expect(setRule(houseTable, standard, row('outOfTown.limit'), '2')).toMatchObject({
      outOfTown: { limit: 2, thug: 5_000 },
    });
    const story = new Story({ families: 3, turn: 4 });
    const houseRules = setRule(houseTable, story.state.house, row('openBooks'), 'true');
    if (typeof houseRules === 'string') throw new Error(houseRules);
    expect(brotherhood.view(story.state, seatOf('A')).families[1]?.cashDollars).toBeNull();
    story.on((table) => brotherhood.rulings.carryOut(table, { kind: 'house-rules', houseRules }));
    expect(brotherhood.view(story.state, seatOf('A')).families[1]?.cashDollars).toBeNull();
    story.on((table) => closeTurn(table, {}));
    expect(brotherhood.view(story.state, seatOf('A')).families[1]?.cashDollars).toBe(20_000);
  });
});

function draft(first: TypedFields, drawnCards = '3, 11'): RunningDraft {
  const names = ['Alzetta', 'Benvolio', 'Corvini'];
  return {
    title: 'Typed in',
    seed: 3,
    city: 'Carthage',
    houseRules: standard,
    game: { turn: 4, drawnCards },
    players: names.map((name, at) => ({
      name,
      isHuman: at === 0,
      byMail: false,
      level: 'standard',
      doctrine: at === 0 ? null : 'fox',
    })),
    families: names.map((_, at) => ({
      ...fillSection(familyFields, createForm({ ...standard, startMoney: 9_000 }, 3)),
      ...(at === 0 ? first : {}),
    })),
  };
}

describe('a game that is running already', () => {
  it('[BRO-SET-7] is entered as it is typed in', async () => {
    const counters = 'Millgate, 2 operations, 1 influence\n skid row, 1 operation\nWaterfront, 2 influence';
    const made = formatRunning(draft({ counters, jailedThugs: 2 }));
    if ('problems' in made) throw new Error(made.problems.join(' '));
    expect(await readRunning('brotherhood', made.text)).toMatchObject({ kind: 'done', title: 'Typed in' });
    const story = new Story();
    story.state = createBlankState();
    story.rng = seedRng(7);
    story.on((table) => {
      brotherhood.joining.enter(table, runningSchema.parse(JSON.parse(made.text)));
    });
    expect(story.state.turn).toBe(4);
    expect([story.revenue('A', 'millgate'), story.influence('A')]).toEqual([2, 3]);
    expect(story.hoods('A', 'thug', 'jailed')).toBe(2);
    expect(story.cash('B')).toBe(9_000);
    expect(story.state.deck).not.toContain(11);
  });

  it('[BRO-SET-7] all that cannot be read is told at once, by family, with what to write', () => {
    const counters = 'Milgate, 2 operations\nthe docks';
    const made = formatRunning(draft({ counters }, 'x'));
    if (!('problems' in made)) throw new Error('It was read.');
    expect(made.problems).toHaveLength(3);
    expect(made.problems[0]).toContain('did you mean Millgate?');
    expect(made.problems[1]).toContain('write “Millgate, 2 operations, 1 influence”');
    expect(made.problems[2]).toContain('1 to 16');
  });

  it('[BRO-SET-7] the example of the page is entered as it is', async () => {
    expect(brotherhoodCover.joining).toBe('docs/games/brotherhood/joining.md');
    const text = readFileSync(join(root, 'docs/examples/brotherhood-running.json'), 'utf8');
    expect(await readRunning('brotherhood', text)).toMatchObject({ kind: 'done' });
  });
});

describe('the paper', () => {
  it('[BRO-NEWS-1] reads the same whatever only some know: cash, gifts, letters, promises, sheets not opened', async () => {
    const session = await played('brotherhood', 4);
    const state = session.snapshot.state as BrotherhoodState;
    const events = session.store.journal
      .entries()
      .filter(({ period }) => period === 4)
      .flatMap((entry) => parseEvents(entry));
    const news = (of: BrotherhoodState) =>
      brotherhood.news({ period: 4, state: of, happenings: events as never, motives: [] });
    const other = structuredClone(state);
    for (const family of Object.values(other.families)) {
      if (family.dead === null) family.cashDollars += 13_131;
      family.grudges = {};
    }
    other.gifts.push({ turn: 4, from: 'g1' as SeatId, to: 'g2' as SeatId, dollars: 4_444 });
    other.messages = [];
    other.promises = {};
    other.sealed.orders = {};
    for (const record of other.records) record.cash = {};
    expect(news(other)).toEqual(news(state));
    expect(news(state).items.length).toBeGreaterThan(0);
  });
});
