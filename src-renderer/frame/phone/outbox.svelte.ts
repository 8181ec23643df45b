import { ProgramLost } from '#renderer/api/failure.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { isKeptCall, keepUnsent, readUnsent, type UnsentOrder } from './unsent.ts';

/** The campaign as the outbox finds it when the link is back. */
export type SeatProgress = {
  period: number;
  /** The newest step of the seat's own, with its title; null before the first. */
  newest: { seq: number; title: string } | null;
};

type Sending = {
  /** Reads the campaign anew. */
  look(): Promise<SeatProgress>;
  /** Sends an order; throws what refuses it. False when the player broke it off. */
  send(order: UnsentOrder): Promise<boolean>;
};

/**
 * Orders of a seat that could not be sent. They stay on the device until the program has them, are sent once the link
 * is back, and are never sent over something that may be the same order.
 */
export class Outbox {
  list = $state.raw<readonly UnsentOrder[]>([]);
  isSending = $state(false);
  readonly #campaign: string;
  readonly #seat: SeatId;
  readonly #sending: Sending;

  constructor(campaign: string, seat: SeatId, sending: Sending) {
    this.#campaign = campaign;
    this.#seat = seat;
    this.#sending = sending;
    this.list = readUnsent(campaign, seat);
  }

  /** Something waits for the link, and nothing else. */
  get waits(): boolean {
    return !this.isSending && this.list.some(({ held }) => held === null);
  }

  /** Keeps the order that a failure tells of; false where it tells of none. */
  keep(failure: unknown, words: string, { period, newest }: SeatProgress): boolean {
    if (!(failure instanceof ProgramLost) || failure.call === null) return false;
    const { path, input } = failure.call;
    if (!isKeptCall(path)) return false;
    const at = Date.now();
    const id = `${at}-${Math.random()}`;
    const known = newest?.seq ?? 0;
    this.#write([
      ...readUnsent(this.#campaign, this.#seat),
      { id, path, input, words, at, period, known, held: null, says: '' },
    ]);
    return true;
  }

  drop(id: string): void {
    this.#write(readUnsent(this.#campaign, this.#seat).filter((one) => one.id !== id));
  }

  /** Sends one order although it was held, as one of the period that is played now. */
  async sendHeld(id: string): Promise<void> {
    const { period, newest } = await this.#sending.look();
    this.#change(id, { held: null, says: '', period, known: newest?.seq ?? 0 });
    await this.sendAll();
  }

  /** Sends what waits, one after the other; what may not simply be sent is held, with the reason. */
  async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (const { id } of readUnsent(this.#campaign, this.#seat)) await this.#sendOne(id);
    } catch (error) {
      // The link is cut again: what is left waits for it.
      if (!(error instanceof ProgramLost)) throw error;
    } finally {
      this.isSending = false;
    }
  }

  async #sendOne(id: string): Promise<void> {
    const { period, newest } = await this.#sending.look();
    // Another tab of this device may have sent it meanwhile.
    const order = readUnsent(this.#campaign, this.#seat).find((one) => one.id === id);
    if (order === undefined || order.held !== null) return;
    if (order.period !== period) {
      this.#change(id, { held: 'closed' });
      return;
    }
    if ((newest?.seq ?? 0) > order.known) {
      this.#change(id, { held: 'entered', says: newest?.title ?? '' });
      return;
    }
    this.drop(id);
    await this.#sendTaken(order);
  }

  /** Sends an order that was taken out of the box, and puts it back where it did not come through. */
  async #sendTaken(order: UnsentOrder): Promise<void> {
    const putBack = (change: Partial<UnsentOrder>): void =>
      this.#write([{ ...order, ...change }, ...readUnsent(this.#campaign, this.#seat)]);
    try {
      if (!(await this.#sending.send(order)))
        putBack({ held: 'refused', says: 'It was broken off.' });
    } catch (error) {
      if (error instanceof ProgramLost) {
        putBack({});
        throw error;
      }
      putBack({ held: 'refused', says: error instanceof Error ? error.message : '' });
      return;
    }
    await this.#countUp();
  }

  /** An order that came through is a step of the seat's own: those behind it do not take it for theirs. */
  async #countUp(): Promise<void> {
    const { newest } = await this.#sending.look();
    const known = newest?.seq ?? 0;
    this.#write(
      readUnsent(this.#campaign, this.#seat).map((one) =>
        one.held === null ? { ...one, known: Math.max(known, one.known) } : one,
      ),
    );
  }

  #change(id: string, change: Partial<UnsentOrder>): void {
    const all = readUnsent(this.#campaign, this.#seat);
    this.#write(all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #write(orders: readonly UnsentOrder[]): void {
    this.list = orders;
    keepUnsent(this.#campaign, this.#seat, orders);
  }
}
