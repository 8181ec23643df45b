import { MediaQuery } from 'svelte/reactivity';
import type { GameUi } from '../gameUi.ts';
import type { RailScreen } from '../shell/rail.ts';

/** A phone, upright or on its side, and a desktop window that was made as small; the styles write the same words. */
export const phoneQuery = '(max-width: 600px), (max-width: 960px) and (max-height: 500px)';

/** Tells if the screens are laid out for a phone; it follows the window. */
export class PhoneLayout {
  readonly #phone = new MediaQuery(phoneQuery);
  readonly #narrow = new MediaQuery(narrowQuery);

  get isOn(): boolean {
    return this.#phone.current;
  }

  /** Too wide a table becomes cards. */
  get isNarrow(): boolean {
    return this.#narrow.current;
  }
}

/** Tables are laid out anew in a window that is narrower than the smallest desktop. */
const narrowQuery = '(max-width: 1000px)';

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
