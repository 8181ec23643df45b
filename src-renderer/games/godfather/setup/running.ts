import { requireNeighborhood, type NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { HouseRules } from '#shared/games/godfather/houseRules.ts';
import {
  familyFields,
  pieceFields,
  placeFields,
  runningFields,
  type RunningForm,
} from '#shared/games/godfather/running.ts';
import type { TypedFields } from '#shared/words/fields.ts';
import { fillSection, readSection } from '#shared/words/sections.ts';

/** A Neighborhood as it is typed in, and the men there by place at the table. */
export type RunningPlaceDraft = { place: TypedFields; men: TypedFields[] };

/** A game that stands on a table, as it is typed in: its own fields, those of each family, and those of each place. */
export type RunningDraft = {
  game: TypedFields;
  families: TypedFields[];
  places: Partial<Record<NeighborhoodKey, RunningPlaceDraft>>;
};

export const createForm = (names: readonly string[], key: NeighborhoodKey = 'MID'): RunningForm => ({
  names,
  key,
  problems: [],
});

const fillSeats = (fields: Parameters<typeof fillSection<RunningForm>>[0]): TypedFields[] =>
  Array.from({ length: 4 }, () => fillSection(fields, createForm([''])));

export const createBlankRunning = (): RunningDraft => ({
  game: fillSection(runningFields, createForm([''])),
  families: fillSeats(familyFields),
  places: {},
});

export const createBlankPlace = (): RunningPlaceDraft => ({
  place: fillSection(placeFields, createForm([''])),
  men: fillSeats(pieceFields),
});

type Player = { name: string; isHuman: boolean; level: string; doctrine: string | null };

type Typed = {
  title: string;
  seed: number;
  families: readonly Player[];
  houseRules: HouseRules;
  running: RunningDraft;
};

/** The draft as the text of a file, checked further where files are; or what cannot be read of it. */
export function formatRunning(typed: Typed): { text: string } | { problems: string[] } {
  const { title, seed, houseRules, running } = typed;
  const form = createForm(typed.families.map(({ name }) => name));
  const { names, problems } = form;
  const families = typed.families.map((family, at) => ({
    ...family,
    ...readSection(familyFields, running.families[at] ?? {}, form),
  }));
  const neighborhoods = houseRules.neighborhoods.flatMap((key) => {
    const draft = running.places[key];
    if (draft === undefined || draft.place['status'] === 'unplayed') return [];
    const { controller, ...place } = readSection(placeFields, draft.place, form);
    const pieces = names.flatMap((family, at) => {
      const { positions } = readSection(pieceFields, draft.men[at] ?? {}, { ...form, key }) as { positions: string[] };
      return positions.length === 0 ? [] : [{ family, positions }];
    });
    const isOpen = place['status'] === 'open';
    const isControlled = place['status'] === 'controlled';
    if (isControlled && controller === null) {
      problems.push(`${requireNeighborhood(key).name}: say which family controls it.`);
    }
    const claim = isOpen && controller !== null ? { family: controller, answered: [] } : null;
    return [
      { key, ...place, controller: isControlled ? controller : null, openedRound: isOpen ? 1 : null, pieces, claim },
    ];
  });
  if (problems.length > 0) return { problems };
  const game = readSection(runningFields, running.game, form);
  return { text: JSON.stringify({ title, seed, houseRules, ...game, families, neighborhoods }, null, 2) };
}
