import { z } from 'zod';
import { editionSchema, type Edition } from '#shared/views/paper.ts';
import { pressEditSchema, listStories, noEdits, type PressEdit } from '#shared/views/pressEdit.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { AnyRulebook } from '../games/index.ts';
import type { ReadableStore } from '../store/readable.ts';

/** A file whose papers are read, and the game it plays. */
export type PrintedCampaign = { readonly store: ReadableStore; readonly rulebook: AnyRulebook };

/** The edits kept with a page, beside the mark of the print they were made for. */
const keptEditSchema = z.object({ print: z.string(), edit: pressEditSchema });

/**
 * Reads an edition as printed with the editor's work, as much of it as is valid: of a page that was printed again
 * since, only additions.
 */
export function readHeldPage(
  { store, rulebook }: PrintedCampaign,
  period: number,
): { edition: Edition; kept: z.infer<typeof keptEditSchema> | null; edit: PressEdit | null } {
  const edition = requireEdition({ store, rulebook }, period);
  const read = keptEditSchema.safeParse(store.pressEdit(period));
  if (!read.success) return { edition, kept: null, edit: null };
  const kept = read.data;
  const edit = kept.print === printMark(edition) ? kept.edit : keepOwnWork(kept.edit);
  return { edition, kept, edit };
}

/** Returns the editor's work that holds for any print of a page: his pieces, the head, and the correction. */
function keepOwnWork({ added, head, correction }: PressEdit): PressEdit {
  return { ...noEdits, added, head, correction };
}

/** Computes a mark of a page's print from its headlines. */
export function printMark(edition: Edition): string {
  return listStories(edition)
    .map(({ headline }) => headline)
    .join('\n');
}

/** Requires one period's edition as it was printed. */
export function requireEdition({ store, rulebook }: PrintedCampaign, period: number): Edition {
  const row = store.edition(period);
  if (row === null) {
    throw new Refusal(
      `There is no paper for ${rulebook.period.name(period)} yet; it is printed when the ${rulebook.period.one} closes.`,
    );
  }
  return editionSchema.parse(JSON.parse(row.edition_json));
}
