import type { HouseRules } from '#shared/games/turf-war/houseRules.ts';
import { gangFields, runningFields, type RunningForm } from '#shared/games/turf-war/running.ts';
import type { TypedFields } from '#shared/words/fields.ts';
import { readSection } from '#shared/words/sections.ts';

/** A game that is running already, as it is typed in: its own fields, and those of each gang. */
export type RunningDraft = {
  title: string;
  seed: number;
  houseRules: HouseRules;
  game: TypedFields;
  players: readonly { name: string; isHuman: boolean; level: string }[];
  gangs: readonly TypedFields[];
};

/** Creates what the form knows of the gang of a ward, one of so many. */
export function createForm(gangs: number, ward: number): RunningForm {
  return { gangs, ward, where: '', problems: [] };
}

/** [WAR-START-4] The draft as the text of a file, checked further where files are; or all that cannot be read of it. */
export function formatRunning(draft: RunningDraft): { text: string } | { problems: string[] } {
  const { title, seed, houseRules, players } = draft;
  const form = createForm(players.length, 1);
  const gangs = players.map((player, at) => ({
    ...player,
    ward: at + 1,
    ...readSection(gangFields, draft.gangs[at] ?? {}, { ...form, where: player.name }),
  }));
  const file = { title, seed, houseRules, gangs, ...readSection(runningFields, draft.game, form) };
  return form.problems.length > 0 ? { problems: form.problems } : { text: JSON.stringify(file, null, 2) };
}
