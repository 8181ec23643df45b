import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * The two halves of all tests: `npm test` runs the quick half, `npm run test:all` the rest: statistics, endurance, whole
 * samples, and every size of every screen. A run of single files has everything in them.
 */
export type Suite = 'quick' | 'rest';

/** The half that this run is of; null for a run of single files. */
export const suite = readSuite(process.env['RACKETEER_SUITE']);

function readSuite(name: string | undefined): Suite | null {
  return name === 'quick' || name === 'rest' ? name : null;
}

/** Marks single unit tests of the rest in a file of the quick half. */
export const restTag = 'rest';

/** Test files that only `npm run test:all` runs. */
export const restFiles: readonly string[] = [
  'test/api/atOnce.test.ts',
  'test/api/ledBattles.test.ts',
  'test/api/opening.test.ts',
  'test/api/rulings.test.ts',
  'test/cli/battle.test.ts',
  'test/cli/city.test.ts',
  'test/cli/failures.test.ts',
  'test/cli/forecast.test.ts',
  'test/cli/interrupted.test.ts',
  'test/cli/later.test.ts',
  'test/cli/longReading.test.ts',
  'test/cli/printing.test.ts',
  'test/cli/settle.test.ts',
  'test/cli/tables.test.ts',
  'test/cli/year.test.ts',
  'test/every-game/contradictions.test.ts',
  'test/every-game/courses.test.ts',
  'test/every-game/derivedViews.test.ts',
  'test/every-game/dueWishes.test.ts',
  'test/every-game/futures.test.ts',
  'test/every-game/gone.test.ts',
  'test/every-game/linesInAnyOrder.test.ts',
  'test/every-game/longGames.test.ts',
  'test/every-game/mailHabits.test.ts',
  'test/every-game/outputs.test.ts',
  'test/every-game/playedAnew.test.ts',
  'test/every-game/quarterByMail.test.ts',
  'test/every-game/reasons.test.ts',
  'test/every-game/receiptTruth.test.ts',
  'test/every-game/reportMoney.test.ts',
  'test/every-game/screens.test.ts',
  'test/every-game/secondThoughts.test.ts',
  'test/every-game/sheetAnswers.test.ts',
  'test/every-game/show.test.ts',
  'test/every-game/stepTitles.test.ts',
  'test/every-game/takingBack.test.ts',
  'test/every-game/topFigures.test.ts',
  'test/every-game/views.test.ts',
  'test/every-game/wholeLines.test.ts',
  'test/every-game/workingCopy.test.ts',
  'test/forecast/forecast.test.ts',
  'test/games/brotherhood/word.test.ts',
  'test/games/empire-city/toll.test.ts',
  'test/games/paradise/annals.test.ts',
  'test/games/paradise/battleLines.test.ts',
  'test/games/paradise/cities.test.ts',
  'test/games/paradise/generatedCities.test.ts',
  'test/games/paradise/monthShow.test.ts',
  'test/games/paradise/pastYears.test.ts',
  'test/games/paradise/rules/imagining/imagining.test.ts',
  'test/games/paradise/rules/keptAnswers.test.ts',
  'test/games/paradise/rules/npc/arsenal.test.ts',
  'test/games/paradise/rules/npc/crowds.test.ts',
  'test/games/paradise/rules/npc/frozenViews.test.ts',
  'test/games/paradise/rules/npc/futures.test.ts',
  'test/games/paradise/rules/npc/promisedOdds.test.ts',
  'test/games/paradise/sheetChoices.test.ts',
  'test/games/paradise/skirmish/calibration.test.ts',
  'test/games/paradise/skirmish/distributions.test.ts',
  'test/games/paradise/skirmish/fairness.test.ts',
  'test/games/paradise/skirmish/randomBattles.test.ts',
  'test/games/paradise/thermometer.test.ts',
  'test/games/turf-war/allies.test.ts',
  'test/games/turf-war/word.test.ts',
  'test/joining/longGames.test.ts',
  'test/packaging/contents.test.ts',
  'test/packaging/linux.test.ts',
  'test/packaging/notices.test.ts',
  'test/packaging/start.test.ts',
  'test/platform/crash.test.ts',
  'test/platform/folders.test.ts',
  'test/platform/selfTest.test.ts',
  'test/platform/sharedLists.test.ts',
  'test/press/campaignPapers.test.ts',
  'test/press/people.test.ts',
  'test/press/remarks.test.ts',
  'test/queries/archive.test.ts',
  'test/scripts/check.test.ts',
  'test/scripts/city.test.ts',
  'test/scripts/lab.test.ts',
  'test/scripts/oddFolder.test.ts',
  'test/scripts/packaging.test.ts',
  'test/store/clippings.test.ts',
  'test/store/droppedPlay.test.ts',
  'test/store/held.test.ts',
  'test/store/heldHere.test.ts',
  'test/store/keptState.test.ts',
  'test/store/migrations.test.ts',
  'test/store/oneFile.test.ts',
  'test/store/packing.test.ts',
  'test/store/sentencesPacked.test.ts',
  'test/store/smallerMonths.test.ts',
  'test/store/statesByParts.test.ts',
  'test/store/tallies.test.ts',
  'test/table/hostile.test.ts',
  'test/table/ledFights.test.ts',
  'test/table/once.test.ts',
  'test/table/places.test.ts',
  'test/table/wayBack.test.ts',
  'test/torture/torture.test.ts',
];

/** Marks the browser tests of the quick half: a pass through each game, and through what all games share. */
export const quickTag = '@quick';

/** The longest files of units, begun first, so that no core is left with one of them at the end. */
export const longestTests: readonly string[] = [
  'every-game/secrets.test.ts',
  'paradise/recordedYears.test.ts',
  'every-game/derivedViews.test.ts',
  'every-game/outputs.test.ts',
  'skirmish/calibration.test.ts',
  'forecast/forecast.test.ts',
  'scripts/city.test.ts',
  'cli/year.test.ts',
  'torture/torture.test.ts',
  'every-game/sheets.test.ts',
  'rules/properties.test.ts',
  'npc/bargaining.test.ts',
  'rules/sealedOrders.test.ts',
  'imagining/imagining.test.ts',
  'npc/planner.test.ts',
  'every-game/packets.test.ts',
  'every-game/longGames.test.ts',
  'every-game/quarterByMail.test.ts',
  'every-game/topFigures.test.ts',
  'joining/longGames.test.ts',
];

/** Lists the unit tests of a half by their paths from the root; in the rest, files of the quick half that hold more. */
export function listUnitFiles(half: Suite | null): string[] {
  const all = globSync('test/**/*.test.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  if (half === null) return all;
  if (half === 'quick') return all.filter((path) => !restFiles.includes(path));
  return all.filter((path) => restFiles.includes(path) || hasMore(path));
}

/** A file of the quick half with larger samples, or with single tests, of the rest. */
function hasMore(path: string): boolean {
  return /support\/samples\.ts'|\bsomeGames\b|tags: '?rest/.test(readFileSync(join(root, path), 'utf8'));
}
