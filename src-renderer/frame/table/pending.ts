import type { TableNews } from '#shared/views/table.ts';
import type { Session } from '../session/session.svelte.ts';

type Following = Pick<Session, 'busyWith' | 'follow'>;

/** Has the screens look at the battle that is led at the table, which is no part of the campaign yet. */
export function noteFight(session: Pick<Session, 'fightNews'> | null, kind: TableNews['kind'], missed: boolean): void {
  if (session !== null && (kind === 'fight' || missed)) session.fightNews += 1;
}

/** So long a page rests after it has looked, if there are more news. */
const restMs = 400;

/** Shows what the table's news are about, once the page has nothing else under way: several pieces at once. */
export class PendingNews {
  #waits = false;
  #isUndone = false;
  #isUnderWay = false;
  #rest: Promise<unknown> = Promise.resolve();

  /** Notes a piece of news that changes what is on screen. */
  note(kind: TableNews['kind'], missed: boolean): void {
    const changes = ['changed', 'asked', 'closed', 'undone'].includes(kind) || missed;
    if (!changes) return;
    this.#waits = true;
    if (kind === 'undone') this.#isUndone = true;
  }

  /** Shows it, at most once in a rest, unless a command of the page's own is under way: then it is called again after that. */
  async show(session: Following | null): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    try {
      while (this.#waits && session !== null) {
        // However fast news come, a page spends no more of its own calls on them.
        await this.#rest;
        if (session.busyWith !== null) return;
        const isUndone = this.#isUndone;
        this.#waits = false;
        this.#isUndone = false;
        this.#rest = new Promise((resolve) => setTimeout(resolve, restMs));
        await session.follow(isUndone);
      }
    } finally {
      this.#isUnderWay = false;
    }
  }
}
