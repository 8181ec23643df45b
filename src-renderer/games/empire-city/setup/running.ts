import { familyTable } from '#shared/games/empire-city/families.ts';
import type { HouseRules } from '#shared/games/empire-city/houseRules.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { capoFields, runningFields, type RunningForm } from '#shared/games/empire-city/running.ts';
import { NameReader } from '#shared/games/empire-city/typedNames.ts';
import type { TypedFields } from '#shared/words/fields.ts';
import { fillSection, readSection } from '#shared/words/sections.ts';

/** A game that stands on a table, as it is typed in: its own fields, and those of each family. */
export type RunningDraft = {
  game: TypedFields;
  /** The first family at each mark, by its place at the table; -1 is nobody. */
  marks: [number, number, number];
  capos: TypedFields[];
};

/** Creates what the form knows of the seats, whose names are the families' if none are given. */
export function createForm(families: RunningForm['families'], names: readonly string[] = []): RunningForm {
  return { families, names, reader: new NameReader(), formatPlace: (field) => field };
}

export function createBlankRunning(): RunningDraft {
  const form = createForm([], ['']);
  const capos = Array.from({ length: 6 }, () => fillSection(capoFields, form));
  return { game: fillSection(runningFields, form), marks: [-1, -1, -1], capos };
}

/** A game of four in its third round, to be looked at and changed. */
export function createExampleRunning(): RunningDraft {
  const [blank] = createBlankRunning().capos;
  const fillCapo = (typed: TypedFields): TypedFields => ({ ...blank, ...typed });
  const game = {
    round: 3,
    godfather: '1',
    pot: 900,
    cops: 'Commerce Plaza, Mercer Street',
    copCard: 'crackdown',
    racketTrack: 'Card Room, Still House',
    menTrack: 'Con Flynn, Percy Gray',
    dead: 'Tony Ferro',
    discarded: '2 Revolver, Scandal, Shift Change',
  };
  return {
    game: { ...createBlankRunning().game, ...game },
    marks: [1, -1, -1],
    capos: [
      fillCapo({
        cashDollars: 650,
        victoryPoints: 14,
        corruption: 11,
        hand: 'Nino Bellini, Big Sal Rizzo',
        cityCards: 'Typewriter, Skim',
        squares: 'Depot Street: Gentlemen’s Hotel 2\nGrand Hotel',
        tokens: 'Callahan 2',
      }),
      fillCapo({
        cashDollars: 300,
        victoryPoints: 19,
        corruption: 22,
        exhausted: 'Brick Doyle',
        squares: 'Emerald Tower: Supper Club',
        corruptionCards: 'Ward Boss',
      }),
      fillCapo({ victoryPoints: 8, hand: 'Ivan Grom', cityCards: '2 Ambush' }),
      fillCapo({ victoryPoints: 10, hand: 'Kid Baron', squares: 'Fishmarket' }),
      fillCapo({}),
      fillCapo({}),
    ],
  };
}

type Player = {
  family: FamilyId | null;
  name: string | null;
  isHuman: boolean;
  level: string;
  doctrine: string | null;
};

type Typed = {
  title: string;
  city: string;
  seed: number;
  capos: readonly Player[];
  houseRules: HouseRules;
  running: RunningDraft;
};

/** [EMP-SET-12] The draft as the text of a file, checked further where files are; or what cannot be read of it. */
export function formatRunning(typed: Typed): { text: string } | { problems: string[] } {
  const { title, city, seed, capos, houseRules, running } = typed;
  const families = capos.map(({ family }) => family);
  const form = createForm(families);
  const { problems } = form.reader;
  families.forEach((family, at) => {
    if (family === null) problems.push(`Seat ${at + 1}: say which family plays there; none is drawn now.`);
  });
  const made = capos.map(({ doctrine, ...player }, at) => {
    const where = player.family === null ? `Seat ${at + 1}` : familyTable[player.family].name;
    const formatPlace = (field: string): string => `${where}, ${field.toLowerCase()}`;
    return {
      ...player,
      ...(doctrine === null ? {} : { doctrine }),
      ...readSection(capoFields, running.capos[at] ?? {}, { ...form, formatPlace }),
    };
  });
  const marks = houseRules.marks.flatMap((mark, nth) => {
    const family = families[running.marks[nth] ?? -1] ?? null;
    return family === null ? [] : [{ mark, family }];
  });
  const game = readSection(runningFields, running.game, form);
  if (problems.length > 0) return { problems };
  return { text: JSON.stringify({ title, city, seed, houseRules, ...game, capos: made, marks }, null, 2) };
}
