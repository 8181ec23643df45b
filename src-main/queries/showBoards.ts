import type { SceneLine, ShowScene } from '#shared/views/show.ts';
import type { Show } from '../kernel/capabilities.ts';
import type { Game } from '../kernel/game.ts';
import { applyRecorded } from '../kernel/journal/commit.ts';
import { createStateWriter } from '../kernel/writers.ts';
import { readEntries, replayAfterStep } from '../campaign/recorded.ts';
import type { OpenCampaign } from './log.ts';
import type { Chapter } from './showReading.ts';

/** Puts into each scene the board as it stood once the scene's lines, and all scenes before it, had happened. */
export function addBoards(
  { rulebook, store }: OpenCampaign,
  chapters: readonly Chapter[],
  scenes: readonly ShowScene[],
): ShowScene[] {
  const { show } = rulebook;
  const [first] = chapters;
  const last = chapters.at(-1);
  if (show?.board === undefined || first === undefined || last === undefined) return [...scenes];
  const before = first.entry.step - 1;
  const entries = readEntries(store, rulebook, store.journal.entriesAfter(before, last.entry.step));
  const events = entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
  const begins = new Map<number, number>();
  let begun = 0;
  for (const { seq, happenings } of entries) {
    begins.set(seq, begun);
    begun += happenings.length;
  }
  const ends = new Map<SceneLine, number>();
  for (const { entry, told } of chapters)
    for (const { event, line } of told) {
      const nth = entry.happenings.findIndex((one) => one.event === event);
      ends.set(line, (begins.get(entry.seq) ?? 0) + nth + 1);
    }
  const writer = createStateWriter(rulebook);
  let { state } = replayAfterStep(store, rulebook, before);
  let at = 0;
  return groupBySeat(scenes, show.acts).flatMap(({ isBySeat, scenes: together }) => {
    const old = state;
    const end = Math.max(at, ...together.flatMap(({ lines }) => lines.map((line) => ends.get(line) ?? 0)));
    state = applyRecorded(writer, state, events.slice(at, end)).after;
    at = end;
    return together.map((scene, nth) => {
      const seats = together.slice(0, nth + 1).flatMap((one) => one.seats.slice(0, 1));
      return { ...scene, board: show.board?.(state, isBySeat ? { before: old, seats } : null) };
    });
  });
}

/** Groups the scenes of each act that tells seat after seat; any other scene is by itself. */
function groupBySeat(
  scenes: readonly ShowScene[],
  acts: Show<Game>['acts'],
): { isBySeat: boolean; scenes: readonly ShowScene[] }[] {
  const isBySeat = ({ act }: ShowScene): boolean => act !== null && acts?.[act]?.isBySeat === true;
  const groups = Map.groupBy(scenes, (scene) => (isBySeat(scene) ? scene.act : scene));
  return [...groups.values()].map((group) => ({ isBySeat: group.some(isBySeat), scenes: group }));
}
