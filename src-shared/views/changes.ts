import { z } from 'zod';
import { plainText } from '../words/plainText.ts';

/** One change of a view, by the way to the place that changed: keys of objects, numbers in lists. */
export const viewChangeSchema = z.object({
  op: z.enum(['add', 'replace', 'remove']),
  path: z.array(z.union([z.string(), z.number().int().nonnegative()])).min(1),
  value: z.unknown().optional(),
});
export type ViewChange = z.infer<typeof viewChangeSchema>;

/**
 * A view for sending. A page that names the view it holds gets the changes since; one without a view, or with a
 * forgotten one, gets all of it. `tag` names the new view.
 */
export const createSentViewSchema = <V extends z.ZodType>(view: V) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('whole'), tag: z.string(), view }),
    z.object({ kind: z.literal('changes'), tag: z.string(), changes: z.array(viewChangeSchema) }),
  ]);

export type SentView<V> =
  | { kind: 'whole'; tag: string; view: V }
  | { kind: 'changes'; tag: string; changes: ViewChange[] };

/** The tag of a held view, or null for none. */
export const heldTagSchema = plainText().max(60).nullable();
