import { z } from 'zod';

/**
 * A request of the desktop's native menu, a double-clicked file or a second start to the interface. It reaches the
 * page as a window message `{ 'racketeer:menu': MenuCommand }` from its own origin.
 */
export const menuCommandSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new-campaign') }),
  z.object({ kind: z.literal('open-campaign'), path: z.string() }),
  z.object({ kind: z.literal('close-campaign') }),
  z.object({ kind: z.literal('undo') }),
  z.object({ kind: z.literal('redo') }),
  z.object({ kind: z.literal('theme'), theme: z.enum(['light', 'dark', 'system']) }),
  z.object({ kind: z.literal('guide') }),
  z.object({ kind: z.literal('settings') }),
  z.object({ kind: z.literal('about') }),
  z.object({ kind: z.literal('notices') }),
]);
export type MenuCommand = z.infer<typeof menuCommandSchema>;
