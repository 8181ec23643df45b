import { z } from 'zod';
import { createPeriod, createTally, createWholeNumber, longestList } from '#shared/words/numbers.ts';
import { plainText } from '#shared/words/plainText.ts';
import { controls, declareRunning, nameRows, section, type SectionField } from '#shared/words/sections.ts';
import { gameTitleSchema, seedSchema } from '#shared/words/setup.ts';
import { copCards, copCardTable, corruptionCards, corruptionTable } from './copCards.ts';
import { familyTable } from './families.ts';
import { houseRulesSchema, houseTable } from './houseRules.ts';
import { cardIdSchema, cells, cellSchema, familyIdSchema, manIdSchema, racketIdSchema, type FamilyId } from './ids.ts';
import { doctrineSchema, levelSchema } from './minds.ts';
import { capoNameSchema } from './setup.ts';
import type { NameReader } from './typedNames.ts';

const { column, entries, houseRules, list, typed } = section;
const { check, figure, pick, text } = controls;

/** The knowledge of a running game’s form: the families by their seats, and the reader of names, which tells its place. */
export type RunningForm = {
  names: readonly string[];
  families: readonly (FamilyId | null)[];
  reader: NameReader;
  formatPlace: (field: string) => string;
};

type Take = (typed: string, form: RunningForm) => unknown;

/** Reads names as they are printed on cards and board; `place` is the field's in a sentence. */
const readNames =
  (
    kind: 'men' | 'cards' | 'rackets' | 'powers' | 'discards' | 'cell' | 'cells' | 'tokens' | 'squares',
    place: string,
  ): Take =>
  (names, { reader, formatPlace }) =>
    reader[kind](names, formatPlace(place));

/** A field of names with commas between. */
function createNames<S extends z.ZodType>(
  own: SectionField<S, unknown>,
  label: string,
  kind: Parameters<typeof readNames>[0],
  { example = '', place = label }: { example?: string; place?: string } = {},
): SectionField<S, RunningForm> {
  return typed(own, text(label, { example }), readNames(kind, place));
}

const dollars = createTally('Money is');
const points = createTally('Points are');
const men = z.array(manIdSchema, 'Write the men as a list of their names in kebab-case.').max(longestList).default([]);
const copies = z.array(plainText().max(80)).max(longestList).default([]);
const tokens = createTally('Tokens are');
const familyNames = nameRows(familyTable);

export const capoFields = {
  family: column('Family', familyIdSchema),
  name: column('Capo', capoNameSchema.nullable().default(null)),
  isHuman: column('Player', z.boolean('“isHuman” is true or false.').default(true)),
  level: column('Level', levelSchema.default('standard')),
  doctrine: column('Doctrine', doctrineSchema.default('banker')),
  cashDollars: typed(column('Cash', dollars), figure('Cash in dollars', { step: 50, now: () => 500 })),
  victoryPoints: typed(column('Victory points', points), figure('Victory points')),
  corruption: typed(column('Corruption', points), figure('Corruption')),
  hand: createNames(column('Hand', men), 'Men in hand', 'men', { example: 'Con Flynn, Big Anton' }),
  exhausted: createNames(column('Exhausted', men), 'Exhausted men', 'men'),
  /** Copies, e.g. `revolver-2`. */
  cityCards: createNames(
    column('City cards', z.array(cardIdSchema).max(longestList).default([])),
    'City cards',
    'cards',
    { example: '2 Revolver, Skim' },
  ),
  corruptionCards: createNames(
    column(
      'Corruption cards',
      z.array(z.enum(corruptionCards)).max(corruptionCards.length).default([]),
      nameRows(corruptionTable),
    ),
    'Corruption cards',
    'powers',
    { example: 'Ward Boss' },
  ),
  /** Points that Clean Hands still ignores. */
  cleanHands: typed(
    column('Clean Hands', createTally('What Clean Hands still ignores is').default(0)),
    figure('Clean Hands ignores', { most: 15 }),
  ),
  squares: typed(
    list(
      'Squares',
      {
        square: column('Square', cellSchema, 'as typed'),
        racket: column('Racket', racketIdSchema.nullable().default(null)),
        /** The count of a bordello. */
        count: column('Count', createWholeNumber(1, 3, 'A bordello counts 1 to 3.').default(1)),
      },
      (square) => z.array(square).max(cells.length).default([]),
    ),
    text('Squares, one a line', { rows: 3, example: 'Depot Street: Gentlemen’s Hotel 2' }),
    readNames('squares', 'Squares'),
  ),
  /** Vendetta tokens before him, by the family they are of. */
  tokens: createNames(
    entries('Tokens', z.partialRecord(familyIdSchema, tokens).default({}), {
      of: column('Of', familyIdSchema, familyNames),
      tokens: column('Tokens', tokens),
    }),
    'Vendetta tokens before it',
    'tokens',
    { example: 'Volkov 2, Lau', place: 'Tokens' },
  ),
};

const phaseSchema = z.enum(
  ['cops', 'declarations'],
  'A game is entered at the start of the cops or of the declarations.',
);

/** The seats of a form as a list, and the family of a picked one. */
const listSeats = ({ names }: RunningForm) => names.map((words, at) => ({ value: String(at), words }));

/** [EMP-SET-12] A game that was begun elsewhere. Families are in seat order; unnamed cards are in the decks. */
export const runningFields = {
  title: column('Title', gameTitleSchema),
  city: column('City', capoNameSchema.default('Empire City')),
  round: typed(
    column('Round', createPeriod('round')),
    figure('Round to be played', { least: 1, most: 99, now: () => 2 }),
  ),
  /** The phase that begins now. */
  phase: typed(
    column('Phase', phaseSchema),
    pick('It begins with', { choices: () => phaseSchema.options.map((value) => ({ value, words: `the ${value}` })) }),
  ),
  godfather: typed(
    column('Godfather', familyIdSchema, familyNames),
    pick('Godfather', { choices: listSeats }),
    (at, { families }) => families[Number(at)] ?? families[0] ?? null,
  ),
  pot: typed(column('Pot', dollars.default(500)), figure('Pot at Pitney Downs', { step: 50, now: () => 500 })),
  seed: column('Seed', seedSchema),
  cops: typed(
    column('Cops', z.array(cellSchema).max(cells.length).default([]), 'as typed'),
    text('Cops stand on', { now: () => 'City Hall' }),
    readNames('cells', 'Cops'),
  ),
  /** The square of Ness; null: nowhere. */
  ness: typed(
    column('Ness', cellSchema.nullable().default(null), 'as typed'),
    text('Ness stands on', { after: 'isNessInTown' }),
    readNames('cell', 'Ness'),
  ),
  isNessInTown: typed(column('Ness in town', z.boolean().default(false)), check('Ness is in town')),
  copCard: typed(
    column('Cop card', z.enum(copCards).nullable().default(null), nameRows(copCardTable)),
    pick('Cop card in force', {
      choices: () => Object.entries(copCardTable).map(([value, { name }]) => ({ value, words: name })),
      none: 'none yet',
    }),
  ),
  racketTrack: createNames(column('Racket track', copies), 'Rackets of the track', 'rackets'),
  menTrack: createNames(column('Track of men', copies), 'Men of the track', 'men'),
  dead: createNames(column('Dead', men), 'The dead', 'men'),
  /** Copies of city cards, rackets, men and cop cards that were discarded. */
  discarded: createNames(column('Discarded', copies), 'Discards', 'discards'),
  houseRules: houseRules(houseTable, houseRulesSchema.prefault({})),
  capos: list('Families', capoFields, (capo) =>
    z.array(capo, 'Write the families as a list.').min(2, 'A game needs two families.').max(6),
  ),
  /** Reached marks, and their capos. */
  marks: list(
    'Marks',
    { mark: column('Mark', points), family: column('Family', familyIdSchema, familyNames) },
    (mark) => z.array(mark).max(3).default([]),
  ),
};
export const { schema: runningSchema, sections: runningSections } = declareRunning('Game', runningFields);
export type Running = z.infer<typeof runningSchema>;
