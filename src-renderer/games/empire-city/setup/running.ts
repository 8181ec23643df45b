import type { CopCard } from '#shared/games/empire-city/copCards.ts';
import { familyTable } from '#shared/games/empire-city/families.ts';
import type { HouseRules } from '#shared/games/empire-city/houseRules.ts';
import type { FamilyId } from '#shared/games/empire-city/ids.ts';
import { NameReader } from './names.ts';

/** Where one family stands: names as they are typed, with commas between. */
export type RunningCapoDraft = {
  cashDollars: number;
  victoryPoints: number;
  corruption: number;
  hand: string;
  exhausted: string;
  cards: string;
  /** One a line: `Depot Street: Gentlemen’s Hotel 2`. */
  squares: string;
  tokens: string;
  powers: string;
  cleanHands: number;
};

/** A game that stands on a table, as it is typed in. Families are places at the table; -1 is nobody. */
export type RunningDraft = {
  round: number;
  phase: 'cops' | 'declarations';
  godfather: number;
  pot: number;
  cops: string;
  isNessInTown: boolean;
  ness: string;
  copCard: CopCard | '';
  racketTrack: string;
  menTrack: string;
  dead: string;
  discarded: string;
  /** The first family at each mark. */
  marks: [number, number, number];
  capos: RunningCapoDraft[];
};

export const createBlankCapo = (): RunningCapoDraft => ({
  cashDollars: 500,
  victoryPoints: 0,
  corruption: 0,
  hand: '',
  exhausted: '',
  cards: '',
  squares: '',
  tokens: '',
  powers: '',
  cleanHands: 0,
});

export const createBlankRunning = (): RunningDraft => ({
  round: 2,
  phase: 'cops',
  godfather: 0,
  pot: 500,
  cops: 'City Hall',
  isNessInTown: false,
  ness: '',
  copCard: '',
  racketTrack: '',
  menTrack: '',
  dead: '',
  discarded: '',
  marks: [-1, -1, -1],
  capos: Array.from({ length: 6 }, createBlankCapo),
});

/** A game of four in its third round, to be looked at and changed. */
export const createExampleRunning = (): RunningDraft => ({
  ...createBlankRunning(),
  round: 3,
  godfather: 1,
  pot: 900,
  cops: 'Commerce Plaza, Mercer Street',
  copCard: 'crackdown',
  racketTrack: 'Card Room, Still House',
  menTrack: 'Con Flynn, Percy Gray',
  dead: 'Tony Ferro',
  discarded: '2 Revolver, Scandal, Shift Change',
  marks: [1, -1, -1],
  capos: [
    {
      ...createBlankCapo(),
      cashDollars: 650,
      victoryPoints: 14,
      corruption: 11,
      hand: 'Nino Bellini, Big Sal Rizzo',
      cards: 'Typewriter, Skim',
      squares: 'Depot Street: Gentlemen’s Hotel 2\nGrand Hotel',
      tokens: 'Callahan 2',
    },
    {
      ...createBlankCapo(),
      cashDollars: 300,
      victoryPoints: 19,
      corruption: 22,
      exhausted: 'Brick Doyle',
      squares: 'Emerald Tower: Supper Club',
      powers: 'Ward Boss',
    },
    { ...createBlankCapo(), victoryPoints: 8, hand: 'Ivan Grom', cards: '2 Ambush' },
    { ...createBlankCapo(), victoryPoints: 10, hand: 'Kid Baron', squares: 'Fishmarket' },
    createBlankCapo(),
    createBlankCapo(),
  ],
});

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

/** `capos[1].squares[0]` as a reader of the form knows it: `Callahan, squares`. */
export function describeField(field: string, names: readonly string[]): string {
  const named = field.replace(/^capos\[(\d+)\]\.?/, (_all, at: string) => {
    const name = names[Number(at)];
    return name === undefined ? '' : `${name}, `;
  });
  return named.replaceAll(/\[\d+\]/g, '');
}

/** [EMP-SET-12] The draft as the text of a file, checked further where files are; or what cannot be read of it. */
export function formatRunning(typed: Typed): { text: string } | { problems: string[] } {
  const { title, city, seed, capos, houseRules, running } = typed;
  const families = capos.map(({ family }) => family);
  const reader = new NameReader();
  families.forEach((family, at) => {
    if (family === null) reader.problems.push(`Seat ${at + 1}: say which family plays there; none is drawn now.`);
  });
  const made = capos.map(({ family, doctrine, ...player }, at) => {
    const draft = running.capos[at] ?? createBlankCapo();
    const where = family === null ? `Seat ${at + 1}` : familyTable[family].name;
    return {
      ...player,
      family,
      ...(doctrine === null ? {} : { doctrine }),
      cashDollars: draft.cashDollars,
      victoryPoints: draft.victoryPoints,
      corruption: draft.corruption,
      cleanHands: draft.cleanHands,
      hand: reader.men(draft.hand, `${where}, men in hand`),
      exhausted: reader.men(draft.exhausted, `${where}, exhausted men`),
      cityCards: reader.cards(draft.cards, `${where}, city cards`),
      squares: reader.squares(draft.squares, `${where}, squares`),
      tokens: reader.tokens(draft.tokens, `${where}, tokens`),
      corruptionCards: reader.powers(draft.powers, `${where}, corruption cards`),
    };
  });
  const marks = houseRules.marks.flatMap((mark, nth) => {
    const family = families[running.marks[nth] ?? -1] ?? null;
    return family === null ? [] : [{ mark, family }];
  });
  const file = {
    title,
    city,
    seed,
    houseRules,
    round: running.round,
    phase: running.phase,
    godfather: families[running.godfather] ?? families[0] ?? null,
    capos: made,
    pot: running.pot,
    cops: reader.cells(running.cops, 'Cops'),
    ness: running.isNessInTown ? reader.cell(running.ness, 'Ness') : null,
    isNessInTown: running.isNessInTown,
    copCard: running.copCard === '' ? null : running.copCard,
    racketTrack: reader.rackets(running.racketTrack, 'Rackets of the track'),
    menTrack: reader.men(running.menTrack, 'Men of the track'),
    dead: reader.men(running.dead, 'The dead'),
    discarded: reader.discards(running.discarded, 'Discards'),
    marks,
  };
  if (reader.problems.length > 0) return { problems: reader.problems };
  return { text: JSON.stringify(file, null, 2) };
}
