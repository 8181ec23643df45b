import { belongsToField } from '#renderer/shared/keys.ts';

/** Tells news one after the other; a key ends it. */
export class Staging {
  isRunning = $state(true);

  /**
   * Space, Enter and Escape show the rest at once, unless they are meant for something in the telling itself. The
   * button that played on may still have the focus; it is not pressed a second time.
   */
  readonly onkeydown = (event: KeyboardEvent): void => {
    if (!this.isRunning || ![' ', 'Enter', 'Escape'].includes(event.key)) return;
    const { target } = event;
    if (!(target instanceof HTMLButtonElement) && belongsToField(target, event.key)) return;
    if (target instanceof HTMLButtonElement && target.closest('.staged') !== null) return;
    event.preventDefault();
    this.end();
  };

  readonly end = (): void => {
    this.isRunning = false;
  };
}
