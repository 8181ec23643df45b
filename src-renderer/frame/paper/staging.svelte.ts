import { isTypingIn } from '../shell/keys.ts';

/** Whether news are still told one after the other; a key ends it. */
export class Staging {
  isRunning = $state(true);

  /** Space, Enter and Escape show the rest at once, unless they are meant for something that has the focus. */
  readonly onkeydown = (event: KeyboardEvent): void => {
    if (!this.isRunning || ![' ', 'Enter', 'Escape'].includes(event.key)) return;
    const { target } = event;
    if (isTypingIn(target) || target instanceof HTMLButtonElement) return;
    event.preventDefault();
    this.end();
  };

  readonly end = (): void => {
    this.isRunning = false;
  };
}
