import type { SeatId } from '#shared/words/ids.ts';
import type { ParadiseSession } from '../session.svelte.ts';
import { describeIntent } from './allGangs.ts';

/** The orders on each NPC gang's sheet, read one after the other so that the desk is there at once. */
export class Intentions {
  /** In words, by seat; a gang that was not read yet is not there. */
  told = $state.raw<Readonly<Partial<Record<SeatId, string>>>>({});
  readonly #session: ParadiseSession;
  #round = 0;

  constructor(session: ParadiseSession) {
    this.#session = session;
  }

  /** Reads the sheets anew; a round that is overtaken by a newer one ends. */
  async read(seats: readonly SeatId[]): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    let told: Partial<Record<SeatId, string>> = {};
    for (const seat of seats) {
      const words = await this.#sheetOf(seat);
      if (round !== this.#round) return;
      told = { ...told, [seat]: words };
      this.told = told;
    }
  }

  async #sheetOf(seat: SeatId): Promise<string> {
    const { api } = this.#session;
    try {
      return describeIntent(await api.games.paradise.plan({ seat, viewer: 'gm' }));
    } catch {
      return 'could not be read';
    }
  }
}
