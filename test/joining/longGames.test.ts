import { expect, it } from 'vitest';
import { readRunning, readSeatTable } from '#commands/runningFile.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import type { Game } from '#kernel/game.ts';
import { playOn } from '#kernel/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import { run, type Snapshot, type Table } from '#kernel/run.ts';
import { writeTables } from '#kernel/tables/write.ts';
import { createStateWriter } from '#kernel/writers.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { findSchemas } from '#shared/games/index.ts';
import { skills, weapons } from '#shared/games/paradise/people.ts';
import type { Running } from '#shared/games/paradise/running.ts';
import type { GameId } from '#shared/words/games.ts';
import { formatSpreadsheet } from '#shared/words/spreadsheets.ts';
import { rulebooks } from '../support/allRules.ts';
import { playAnyCourse } from '../support/anyCourse.ts';

function tablesOf(game: GameId) {
  const tables = rulebooks[game].joining?.tables;
  if (tables === undefined) throw new Error('Every game leaves as tables.');
  return tables;
}

/** Writes a game as tables; null where it stands at no moment at which it leaves. */
function write(game: GameId, state: Game['state'], seed: number): string | null {
  const tables = tablesOf(game);
  try {
    const running = { ...(tables.describe(state) as object), seed };
    return formatSpreadsheet(writeTables(tables.sections, running), 'comma');
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}

/** Enters a game from its tables and writes it again: what is refused of it, or the first lines that differ. */
async function listFaults(game: GameId, text: string, seed: number): Promise<unknown[]> {
  const rulebook = rulebooks[game];
  const read = await readRunning(game, text);
  if (read.kind === 'wrong') {
    const lines = text.split('\n');
    return read.findings.slice(0, 3).map((one) => ({ ...one, text: lines[one.line - 1] }));
  }
  const blank = { state: rulebook.blank(), rng: seedRng(seed) };
  const entered = run(blank, createStateWriter(rulebook), (table) =>
    rulebook.joining?.enter(table, read.running as Game['setup']),
  );
  if (entered.kind === 'question') throw new Error(entered.question.prompt);
  const again = (write(game, entered.after.state, seed) ?? '').split('\n');
  const before = text.split('\n');
  return before.flatMap((line, n) => (again[n] === line ? [] : [{ line, again: again[n] ?? null }])).slice(0, 3);
}

/** Courses of each game with rulings on the way, and their longest. */
const watched: readonly [game: GameId, courses: number, periods: number][] = [
  ['paradise', 3, 5],
  ['turf-war', 9, 24],
  ['brotherhood', 8, 24],
  ['godfather', 8, 24],
  ['empire-city', 12, 12],
];

/** Names that a table, a spreadsheet, or a reader of lists could take for something else. */
const names = ['MAR 5', '007', '3/4', 'A; B', 'C: 5', '=Sum', '’Tis', 'Gangs', 'x'.repeat(40)];

it.each(watched)(
  'a game of %s that rulings shaped leaves as tables that join takes, and is the same again',
  async (game, courses, periods) => {
    const faults: unknown[] = [];
    let left = 0;
    for (let seed = 1; seed <= courses; seed += 1) {
      const texts: string[] = [];
      playAnyCourse(game, seed, periods, {
        names,
        watch(state) {
          const text = write(game, state, seed);
          if (text !== null && texts.at(-1) !== text) texts.push(text);
        },
      });
      left += texts.length;
      const tried = texts.filter((_, n) => n % 7 === 0 || n === texts.length - 1);
      for (const text of tried) faults.push(...(await listFaults(game, text, seed)));
    }
    expect(faults).toEqual([]);
    expect(left).toBeGreaterThan(courses);
  },
);

type Playing = Snapshot<Game['state']>;
type CampaignTable = Table<Game['state'], Game['event']>;

/** Carries a rule out on a campaign of Paradise. */
function carryOut(own: Playing, rule: (table: CampaignTable) => void): Playing {
  const result = run(own, createStateWriter(rulebooks.paradise), rule);
  if (result.kind === 'question') throw new Error(result.question.prompt);
  return result.after;
}

function rule(own: Playing, ruling: object): Playing {
  const parsed = findSchemas('paradise').ruling.parse(ruling);
  return carryOut(own, (table) => {
    table.entry({ title: '', author: { kind: 'gm' }, order: null, reason: null });
    rulebooks.paradise.rulings.carryOut(table, parsed);
  });
}

function found(seed: number, npcs: number): Playing {
  const { paradise } = rulebooks;
  const setup = paradise.quickSetup({ title: 'Long', seed, npcs, gangName: null, level: null });
  return carryOut({ state: paradise.blank(), rng: seedRng(seed) }, (table) => paradise.found(table, setup));
}

function playTo(own: Playing, period: number): Playing {
  const { paradise } = rulebooks;
  let now = own;
  while (paradise.periodOf(now.state) < period) now = carryOut(now, (table) => playOn(paradise, table, { auto: true }));
  return now;
}

it('a campaign of Paradise of five years leaves as tables that join takes, and each gang comes to another city', async () => {
  const long = playTo(found(9, 3), 61);
  const text = write('paradise', long.state, 9) ?? '';
  expect(text).not.toBe('');
  expect(await listFaults('paradise', text, 9)).toEqual([]);

  const { sections, describe: tell } = tablesOf('paradise');
  const running = tell(long.state) as Running;
  expect(Math.max(...running.gangs.map(({ members }) => members.length))).toBeGreaterThan(20);
  const other = found(4, 1);
  for (const gang of running.gangs.slice(1)) {
    // What it holds here is somebody else's there.
    const alone = { ...running, gangs: [{ ...gang, businesses: [] }] };
    const only = { list: 'gangs', by: 'name', name: gang.name };
    const table = formatSpreadsheet(writeTables(sections, alone, only), 'comma');
    const setup = readSeatTable(rulebooks.paradise, table);
    const { state } = rule(other, { kind: 'enter', gang: { how: 'running', setup } });
    const entered = (tell(state) as Running).gangs.find(({ name }) => name === gang.name);
    expect(entered?.members).toHaveLength(gang.members.length);
  }
});

it('a campaign of Paradise leaves with every figure at the top of what rulings give', async () => {
  let own = found(4, 1);
  for (let n = 1; n <= 6; n += 1) {
    const setup = { name: `Comers ${n}`, type: 'street' };
    own = rule(own, { kind: 'enter', gang: { how: 'made', setup } });
  }
  const gang = 'g1';
  for (const ruling of [
    { kind: 'set-outrage', outrage: 999 },
    { kind: 'set-bank', gang, dollars: 10_000_000 },
    { kind: 'set-reputation', gang, points: 1_000 },
    { kind: 'make-truce', gang, other: 'g2', untilMonth: 1_200 },
    { kind: 'set-feds', inTown: true, agents: 100, targets: [gang, 'g2'] },
  ])
    own = rule(own, ruling);
  const [member] = Object.values((own.state as ParadiseState).gangsters);
  for (const weapon of weapons.filter((one) => !member?.weapons.includes(one)))
    own = rule(own, { kind: 'set-weapon', gangster: member?.id, weapon, has: true });
  for (const skill of skills.filter((one) => !member?.skills.includes(one)))
    own = rule(own, { kind: 'set-skill', gangster: member?.id, skill, has: true });
  const text = write('paradise', own.state, 4) ?? '';
  expect(text).toContain('10000000');
  expect(await listFaults('paradise', text, 4)).toEqual([]);
});
