import { createHash } from 'node:crypto';
import { setRule } from '#frame/house/rows.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';
import type { Game } from '#kernel/game.ts';
import { giveAllAsPlanned, playOn } from '#kernel/play.ts';
import { Refusal } from '#kernel/refusal.ts';
import { run, type Snapshot, type Table } from '#kernel/run.ts';
import { createStateWriter } from '#kernel/writers.ts';
import { findSchemas } from '#shared/games/index.ts';
import type { GameId } from '#shared/words/games.ts';
import type { HouseRow } from '#shared/words/houseRules.ts';
import { rulebooks } from './allRules.ts';
import { AnyValue, collectTexts } from './anyValue.ts';
import { houses } from './houses.ts';

/** NPC seats at most beside the human one. */
const mostNpcs: Readonly<Record<GameId, number>> = {
  paradise: 3,
  'turf-war': 7,
  brotherhood: 9,
  godfather: 3,
  'empire-city': 5,
};

/** The stops of one period after which a game is taken to run in circles. */
const mostStops = 2_000;

/** The way a game went: how far it came, what was tried on the way, and what stopped it. */
export type Course = {
  periods: number;
  isOver: boolean;
  rulings: number;
  refused: number;
  /** Null when it went on to the end or for as long as it was watched. */
  problem: string | null;
};

type Playing = Snapshot<Game['state']>;

/** Names that rulings may give besides those of the game, and whoever looks at each state that waits for orders. */
type Watching = { names?: readonly string[]; watch?: (state: Game['state']) => void };

/**
 * Plays a game that a seed makes: seats, levels, house rules, and rulings of the games master on the way. It stops
 * at every wait of its human seat, unless the seed says that the program plays on.
 */
export function playAnyCourse(
  game: GameId,
  seed: number,
  periods: number,
  { names = [], watch }: Watching = {},
): Course {
  const rulebook = rulebooks[game];
  const random = new NpcRandom(hashNumbers(seed, gameNumber(game)));
  const writer = createStateWriter(rulebook);
  const rulings = new AnyValue(findSchemas(game).ruling, random);
  const seen = new Set<string>();
  const course: Course = { periods: 0, isOver: false, rulings: 0, refused: 0, problem: null };
  let own: Playing = { state: rulebook.blank(), rng: seedRng(seed) };
  const does = (rule: (table: Table<Game['state'], Game['event']>) => void): void => {
    const result = run(own, writer, rule);
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    own = result.after;
  };
  const [plain, setup] = createAnySetup(game, random);
  try {
    does((table) => rulebook.found(table, setup));
  } catch (problem) {
    // Prices of a table may be above what its gangs begin with.
    if (!(problem instanceof Refusal)) throw problem;
    does((table) => rulebook.found(table, plain));
  }
  // A battle on the table is fought or called off by hand, which no ruling does.
  const isAuto = random.below(2) === 0 || rulebook.flow === 'by-the-table';
  const rulingsInTen = random.below(3) * 4;
  let stops = 0;
  const rule = (): void => {
    const ruling = drawRuling(game, rulings, own.state, { random, names });
    if (ruling === null) return;
    try {
      does((table) => {
        table.entry({ title: '', author: { kind: 'gm' }, order: null, reason: null });
        rulebook.rulings.carryOut(table, ruling);
      });
      course.rulings += 1;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      course.refused += 1;
    }
  };
  try {
    while (course.periods < periods) {
      course.isOver = rulebook.ending(own.state) !== null;
      if (course.isOver) break;
      const period = rulebook.periodOf(own.state);
      if (random.below(10) < rulingsInTen) rule();
      watch?.(own.state);
      const print = fingerprint(own);
      if (seen.has(print)) return { ...course, problem: 'A state comes back.' };
      seen.add(print);
      does((table) => {
        const wait = isAuto ? null : rulebook.waitsFor(table.state);
        // One after the other, so that rulings fall between sealed answers.
        const [seat] = wait?.seats ?? [];
        if (seat !== undefined) {
          const plans = rulebook.plan(rulebook.sight(table.state, seat), seat, wait);
          giveAllAsPlanned(rulebook, table, seat, plans);
        }
        playOn(rulebook, table, { auto: isAuto });
      });
      stops += 1;
      if (rulebook.periodOf(own.state) !== period) {
        course.periods += 1;
        stops = 0;
      }
      if (stops > mostStops) return { ...course, problem: 'A period does not end.' };
    }
  } catch (problem) {
    return { ...course, problem: problem instanceof Error ? (problem.stack ?? '') : 'thrown' };
  }
  return course;
}

/** Draws a ruling that can be given, or null; of house rules one is changed. Names come from the state and from `names`. */
export function drawRuling(
  game: GameId,
  rulings: AnyValue,
  state: Game['state'],
  { random, names }: { random: NpcRandom; names: readonly string[] },
): Game['ruling'] | null {
  const { ruling: schema } = findSchemas(game);
  const texts = collectTexts(names.length === 0 ? state : [state, { name: names }]);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const drawn = rulings.draw(texts) as { kind: string };
    const { house, houseRules = house } = state as { house?: object; houseRules?: object };
    const isHouse = drawn.kind === 'house-rules' && houseRules !== undefined;
    const parsed = schema.safeParse(
      isHouse ? { ...drawn, houseRules: changeAnyRules(game, houseRules, random, () => true) } : drawn,
    );
    if (parsed.success) return parsed.data;
  }
  return null;
}

/** Sets about a fifth of the house rules to anything they take and `isTaken` allows. */
function changeAnyRules(game: GameId, house: object, random: NpcRandom, isTaken: (after: object) => boolean): object {
  const { houseTable } = houses[game];
  let now = house;
  for (const row of houseTable.rows) {
    if (random.below(5) > 0) continue;
    const after = setRule(houseTable, now, row, drawText(row, random));
    if (typeof after === 'object' && after !== null && isTaken(after)) now = after;
  }
  return now;
}

function gameNumber(game: GameId): number {
  return Object.keys(mostNpcs).indexOf(game);
}

function fingerprint({ state, rng }: Playing): string {
  return createHash('sha1')
    .update(JSON.stringify([state, rng]))
    .digest('base64');
}

/** A setup with any number of seats and any level, and the same with about a fifth of the house rules set to anything they take. */
function createAnySetup(game: GameId, random: NpcRandom): [Game['setup'], Game['setup']] {
  const rulebook = rulebooks[game];
  const { setup: schema } = findSchemas(game);
  const setup = rulebook.quickSetup({
    title: 'Any course',
    seed: 1 + random.below(1_000_000),
    npcs: 1 + random.below(mostNpcs[game]),
    gangName: null,
    level: random.pick(['erratic', 'easy', 'standard', 'standard']) ?? null,
  }) as Game['setup'] & { houseRules: object };
  for (const one of Object.values(setup).flat() as ({ isHuman?: boolean } | null)[]) {
    if (one?.isHuman === false) one.isHuman = random.below(3) === 0;
  }
  if (random.below(3) === 0) return [setup, setup];
  // Some rules forbid each other.
  const houseRules = changeAnyRules(game, setup.houseRules, random, (after) => {
    return schema.safeParse({ ...setup, houseRules: after }).success;
  });
  return [setup, schema.parse({ ...setup, houseRules })];
}

/** Draws a setting of a rule as its field holds it. */
function drawText({ field, default: usual }: HouseRow, random: NpcRandom): string {
  if (field.kind === 'choice') return random.pick(field.options)?.value ?? '';
  const { least, most, step } = field;
  const steps = Math.floor((most - least) / step);
  const near = typeof usual === 'number' ? usual + step * (random.below(7) - 3) : least;
  const drawn = [least, near, least + step * random.below(Math.min(8, steps + 1))];
  return String(Math.max(least, Math.min(most, random.pick(drawn) ?? least)));
}
