import { MediaQuery } from 'svelte/reactivity';

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
