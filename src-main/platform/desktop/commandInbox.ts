import type { MenuCommand } from '#shared/contract/menu.ts';

/** Keeps commands until the interface listens; a file may be named long before there is a window. */
export class CommandInbox {
  #waiting: MenuCommand[] = [];
  #deliver: ((command: MenuCommand) => void) | null = null;

  put(command: MenuCommand): void {
    if (this.#deliver) this.#deliver(command);
    else this.#waiting.push(command);
  }

  connect(deliver: (command: MenuCommand) => void): void {
    this.#deliver = deliver;
    for (const command of this.#waiting.splice(0)) deliver(command);
  }

  /** Notes that the page is gone; later commands wait for the next one. */
  disconnect(): void {
    this.#deliver = null;
  }
}
