import { z } from 'zod';
import { createIdSchema } from '#shared/words/ids.ts';

/** [EMP-MAP-1] Cells of the grid in board order: A1 to F1, then A2. */
export const cells = [
  'A1',
  'B1',
  'C1',
  'D1',
  'E1',
  'F1',
  'A2',
  'B2',
  'C2',
  'D2',
  'E2',
  'F2',
  'A3',
  'B3',
  'C3',
  'D3',
  'E3',
  'F3',
  'A4',
  'B4',
  'C4',
  'D4',
  'E4',
  'F4',
  'A5',
  'B5',
  'C5',
  'D5',
  'E5',
  'F5',
] as const;
export const cellSchema = z.enum(cells, 'There is no such square; pick one of the board.');
export type Cell = z.infer<typeof cellSchema>;

export const bands = ['slums', 'midtown', 'downtown'] as const;
export const bandSchema = z.enum(bands);
/** A part of the city; each has a deck of city cards of its own. */
export type Band = z.infer<typeof bandSchema>;

export const familyIds = ['moretti', 'callahan', 'volkov', 'ashdown', 'lau', 'duquesne'] as const;
export const familyIdSchema = z.enum(familyIds, 'There is no such family; pick one of the six.');
export type FamilyId = z.infer<typeof familyIdSchema>;

/** A henchman: his name in kebab-case. */
export const manIdSchema = createIdSchema(40);
export type ManId = string;

/** One copy of a city card: its name in kebab-case and the copy's number, e.g. `revolver-2`. */
export const cardIdSchema = createIdSchema(40);
export type CardId = string;

/** One copy of a racket card, e.g. `gin-cellar-4`. */
export const racketIdSchema = createIdSchema(40);
export type RacketId = string;

/** A cop on the board, e.g. `c2`. */
export const copIdSchema = createIdSchema(10);
export type CopId = string;

/** Every pile of the game. */
export const deckIds = ['slums', 'midtown', 'downtown', 'rackets', 'men', 'cops', 'corruption'] as const;
export const deckIdSchema = z.enum(deckIds);
export type DeckId = z.infer<typeof deckIdSchema>;

/** The kind of a copy: `revolver-2` is a `revolver`. */
export function findKind(copy: string): string {
  return copy.replace(/-\d+$/, '');
}

/** `Big Sal Rizzo` → `big-sal-rizzo`. */
export function formatKebab(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}
