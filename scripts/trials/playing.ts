import { paradiseWriter } from '#test/support/rules.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import type { DraftEntry } from '#kernel/journal/journal.ts';
import { playOn } from '#kernel/play.ts';
import { run, runInPlace, type Snapshot } from '#kernel/run.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import { paradiseSetupSchema, type NpcSetup, type ParadiseSetup } from '#shared/games/paradise/setup.ts';

/** The events of one month of a campaign played in memory, and the state it closed with. */
export type PlayedMonth = {
  month: number;
  entries: readonly DraftEntry<ParadiseEvent>[];
  state: ParadiseState;
};

/** A campaign of NPC gangs alone. */
export function createProgramsSetup(
  seed: number,
  npcs: NpcSetup[],
  houseRules: Partial<ParadiseSetup['houseRules']> = {},
): ParadiseSetup {
  return paradiseSetupSchema.parse({ seed, npcs, houseRules });
}

/** Founds a campaign and plays its months unattended, in memory, until they are over or somebody has won. */
export function playCampaign(
  setup: ParadiseSetup,
  months: number,
  onMonth: (played: PlayedMonth) => void = () => undefined,
): ParadiseState {
  let own: Snapshot<ParadiseState> = founded(setup);
  for (let month = 1; month <= months && paradise.ending(own.state) === null; month += 1) {
    const result = runInPlace(own, paradiseWriter, (table) => playOn(paradise, table, { auto: true }));
    if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
    own = result.after;
    onMonth({ month, entries: result.entries, state: own.state });
  }
  return own.state;
}

function founded(setup: ParadiseSetup): Snapshot<ParadiseState> {
  const blank = { state: paradise.blank(), rng: seedRng(setup.seed) };
  const result = run(blank, paradiseWriter, (table) => paradise.found(table, setup));
  if (result.kind === 'question') throw new Error(`Asked: ${result.question.prompt}`);
  return result.after;
}
