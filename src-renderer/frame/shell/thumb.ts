import type { GameUi } from '../gameUi.ts';
import type { RailScreen } from './rail.ts';

/** Splits the screens into the four of the bottom bar and those behind its last place. */
export function splitForThumb(
  rail: readonly RailScreen[],
  { screens, thumb }: Pick<GameUi, 'screens' | 'thumb'>,
): { near: RailScreen[]; more: RailScreen[] } {
  const wanted = [...(thumb ?? screens.slice(0, 3).map(({ id }) => id)), 'paper'];
  const near = wanted.flatMap((id) => rail.find((one) => one.id === id) ?? []);
  return { near, more: rail.filter((one) => !near.includes(one)) };
}

/** Screens of the table’s own affairs: files, packets that are mailed, and what only a games master needs. */
const tableScreens: readonly string[] = ['campaign', 'mail', 'forecast'];

/** Lists the screens that a player’s own device has. */
export function listPlayersScreens(rail: readonly RailScreen[]): RailScreen[] {
  return rail.filter(({ id }) => !tableScreens.includes(id));
}
