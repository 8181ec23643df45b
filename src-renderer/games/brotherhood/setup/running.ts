import type { HouseRules } from '#shared/games/brotherhood/houseRules.ts';
import { countAreas, listCity } from '#shared/games/brotherhood/areas.ts';
import { familyFields, runningFields, type RunningForm } from '#shared/games/brotherhood/running.ts';
import type { TypedFields } from '#shared/words/fields.ts';
import { readSection } from '#shared/words/sections.ts';

type Player = { name: string; isHuman: boolean; byMail: boolean; level: string; doctrine: string | null };

/** A game that is running already, as it is typed in: its own fields, and those of each family. */
export type RunningDraft = {
  title: string;
  seed: number;
  city: string;
  houseRules: HouseRules;
  game: TypedFields;
  players: readonly Player[];
  families: readonly TypedFields[];
};

/** Creates what the form knows of a game of so many families. */
export function createForm({ areas, startMoney }: HouseRules, families: number): RunningForm {
  return { startMoney, areas: listCity(areas ?? countAreas(families)), where: '', problems: [] };
}

/** [BRO-SET-7] The draft as the text of a file, checked further where files are; or all that cannot be read of it. */
export function formatRunning(draft: RunningDraft): { text: string } | { problems: string[] } {
  const { title, seed, city, houseRules, players } = draft;
  const form = createForm(houseRules, players.length);
  const families = players.map(({ doctrine, ...player }, at) => ({
    ...player,
    ...(doctrine === null ? {} : { doctrine }),
    ...readSection(familyFields, draft.families[at] ?? {}, { ...form, where: player.name }),
  }));
  const file = { title, seed, city, houseRules, families, ...readSection(runningFields, draft.game, form) };
  return form.problems.length > 0 ? { problems: form.problems } : { text: JSON.stringify(file, null, 2) };
}
