import { ProgramLost } from '#renderer/api/failure.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { isKeptCall, isReplaced, keepUnsent, readUnsent, type UnsentOrder } from './unsent.ts';

type Sending = {
  /** Reads the campaign anew, and returns the period that is played. */
  look(): Promise<number>;
  /** Sends an order by its id; throws what refuses it. False when the player broke it off. */
  send(order: UnsentOrder): Promise<boolean>;
};

/**
 * Orders and answers of a seat of which the device does not know whether the program has them. They stay on the device until it has,
 * and are sent again by the same id once the link is back: the program does each of them once. Readiness belongs to the moment in which it was said.
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
  keep(failure: unknown, words: string, period: number): boolean {
    if (!(failure instanceof ProgramLost) || failure.call === null) return false;
    const { path, input, once: id } = failure.call;
    if (!isKeptCall(path)) return false;
    const kept = { id, path, input, words, at: Date.now(), period, held: null, says: '' };
    const before = readUnsent(this.#campaign, this.#seat).filter((one) => !isReplaced(one, kept));
    this.#write([...before, kept]);
    return true;
  }

  drop(id: string): void {
    this.#write(readUnsent(this.#campaign, this.#seat).filter((one) => one.id !== id));
  }

  /** Sends one order although it was held, as one of the period that is played now. */
  async sendHeld(id: string): Promise<void> {
    const period = await this.#sending.look();
    this.#change(id, { held: null, says: '', period });
    await this.sendAll();
  }

  /** Sends what waits, one after the other; what is not taken is held, with the reason. */
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
    // Another tab of this device may have sent it meanwhile.
    const order = readUnsent(this.#campaign, this.#seat).find((one) => one.id === id);
    if (order === undefined || order.held !== null) return;
    try {
      if (await this.#sending.send(order)) this.drop(id);
      else this.#change(id, { held: 'refused', says: 'It was interrupted.' });
    } catch (error) {
      if (error instanceof ProgramLost) throw error;
      const says = error instanceof Error ? error.message : '';
      const isOver = (await this.#sending.look()) !== order.period;
      this.#change(id, { held: isOver ? 'closed' : 'refused', says });
    }
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
