import type { Projection } from '#kernel/capabilities.ts';
import { areas } from '../areas.ts';
import type { ParadiseGame } from '../game.ts';

/** How the state's collections are kept as tables that any SQLite tool can read. */
export const projections: readonly Projection<ParadiseGame>[] = areas.flatMap((area) => area.projections);
