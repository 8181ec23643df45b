import { onMount, tick } from 'svelte';

/** Where the keyboard focus of an open campaign is: in its screen, or in the inspector beside it. */
export class Focus {
  main = $state<HTMLElement>();
  /** Focus that follows the user needs no ring; one that he moved himself does. */
  isLanding = $state(false);
  /** Where the focus was before it went over to the inspector. */
  #screenSide: HTMLElement | null = null;
  /** The control that had the focus when a command began. */
  #left: Element | null = null;

  /** Called while a component is set up. Controls are disabled while a command runs, which would drop the focus. */
  constructor(isBusy: () => boolean) {
    onMount(() => this.#landIfLost());
    $effect.pre(() => {
      if (isBusy()) this.#left = document.activeElement;
      else if (this.#left) void tick().then(() => this.#recover());
    });
  }

  land(): void {
    this.isLanding = true;
    this.main?.focus();
  }

  /** Goes from the screen to the inspector it opened, and back. */
  changeSides(): void {
    const inspector = document.querySelector<HTMLElement>('[data-inspector]');
    const active = document.activeElement;
    if (inspector === null || inspector.contains(active)) {
      if (this.#screenSide?.isConnected === true) this.#screenSide.focus();
      else this.land();
      return;
    }
    this.#screenSide = active instanceof HTMLElement ? active : null;
    inspector.focus();
  }

  /** Goes to the filter of the screen; false where it has none. */
  moveToFilter(): boolean {
    const filter = this.main?.querySelector<HTMLInputElement>('[data-filter]') ?? null;
    filter?.focus();
    return filter !== null;
  }

  #recover(): void {
    const before = this.#left;
    this.#left = null;
    if (document.activeElement !== document.body) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    this.#landIfLost();
  }

  #landIfLost(): void {
    if (document.activeElement === document.body) this.land();
  }
}
