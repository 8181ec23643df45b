import { paradiseWriter } from './rules.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { playOn } from '#kernel/play.ts';
import { run, type RunOptions, type Snapshot } from '#kernel/run.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { readyMadeGangs } from '#main/games/paradise/rules/tables/people/readyMade.ts';
import type { District, GangType } from '#shared/games/paradise/city.ts';
import { paradiseSetupSchema, type GangSetup, type ParadiseSetup } from '#shared/games/paradise/setup.ts';

type Options = {
  seed?: number;
  npcs?: number;
  types?: GangType[];
  base?: District;
  gang?: GangSetup;
  houseRules?: Partial<ParadiseSetup['houseRules']>;
};

/** The Sixth Streeters (or the gang given) against NPC gangs. */
export function setupFor(options: Options = {}): ParadiseSetup {
  const ready = readyMadeGangs[0]?.gang;
  if (ready === undefined) throw new Error('There is no ready-made gang.');
  const gang = options.gang ?? ready;
  return paradiseSetupSchema.parse({
    seed: options.seed ?? 11,
    gangs: [{ ...gang, base: options.base ?? gang.base }],
    npcs: options.types?.map((type) => ({ type })) ?? Array.from({ length: options.npcs ?? 4 }, () => ({})),
    houseRules: { startingMoneyDollars: 1_200, ...options.houseRules },
  });
}

/** A campaign founded and standing before January's orders. */
export function foundedCampaign(options: Options = {}, how: RunOptions = {}): Snapshot<ParadiseState> {
  const setup = setupFor(options);
  const blank = { state: paradise.blank(), rng: seedRng(setup.seed) };
  const result = run(blank, paradiseWriter, (table) => paradise.found(table, setup), how);
  if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
  return result.after;
}

/** Plays a number of months unattended and gives the snapshot after each. */
export function playedMonths(start: Snapshot<ParadiseState>, months: number): Snapshot<ParadiseState>[] {
  const snapshots: Snapshot<ParadiseState>[] = [];
  let snapshot = start;
  for (let month = 0; month < months; month += 1) {
    const result = run(snapshot, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    snapshot = result.after;
    snapshots.push(snapshot);
  }
  return snapshots;
}

/** What happens in some months played unattended, with its dice. */
export function recordedMonths(start: Snapshot<ParadiseState>, months: number): RecordedEvent<ParadiseEvent>[] {
  const happenings: RecordedEvent<ParadiseEvent>[] = [];
  let snapshot = start;
  for (let month = 0; month < months && snapshot.state.victory === null; month += 1) {
    const result = run(snapshot, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    snapshot = result.after;
    happenings.push(...result.entries.flatMap((entry) => entry.happenings));
  }
  return happenings;
}

/** What happens in one month played unattended, with its dice. */
export function recordedMonth(start: Snapshot<ParadiseState>): RecordedEvent<ParadiseEvent>[] {
  return recordedMonths(start, 1);
}
