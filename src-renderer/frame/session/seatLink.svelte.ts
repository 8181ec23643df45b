import { callAgain, campaignShown, type Api } from '#renderer/api/client.ts';
import { describeFailure, ProgramLost } from '#renderer/api/failure.ts';
import { programLink } from '#renderer/api/link.svelte.ts';
import type { Outcome } from '#shared/contract/index.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ShownMoment } from '#shared/words/moments.ts';
import { runWithAnswers } from './answering.ts';
import type { Asker } from './asker.svelte.ts';
import { sendDrafts } from './drafts.svelte.ts';
import { Outbox } from './outbox.svelte.ts';
import type { UnsentOrder } from './unsent.ts';

/** The part of the open campaign that a player's own device needs. */
type Open = {
  readonly api: Api;
  readonly view: { readonly period: number };
  readonly moment: ShownMoment;
  readonly notes: { sendKept(): Promise<void> };
  readonly dice: DiceMode;
  readonly ask: Asker['ask'];
  busyWith: string | null;
  refresh(): Promise<void>;
  tell(sentence: string): void;
  tellDone(sentence: string, title: string): unknown;
};

/** The link of a player’s own device to its one seat, with the orders and drafts that wait there while the table does not answer. */
export class SeatLink {
  readonly seat: SeatId;
  readonly outbox: Outbox;
  readonly #campaign: Open;

  constructor(path: string, seat: SeatId, campaign: Open) {
    this.seat = seat;
    this.#campaign = campaign;
    this.outbox = new Outbox(path, seat, { look: () => this.#lookAgain(), send: (order) => this.#send(order) });
  }

  /** Keeps the order that a failure tells of; false where it tells of none. */
  keep(failure: unknown, words: string): boolean {
    return this.outbox.keep(failure, words, this.#period);
  }

  /** Sends what was written while the table did not answer. */
  async heal(): Promise<void> {
    const campaign = this.#campaign;
    if (campaign.busyWith !== null) return;
    try {
      await campaign.refresh();
      await sendDrafts(campaign, campaignShown.path, this.seat);
      await campaign.notes.sendKept();
      await this.outbox.sendAll();
      await campaign.refresh();
    } catch {
      // Cut again: what is left is sent when the link is back.
    }
  }

  /** Sends what waits in the outbox, if the link is there. */
  sendWaiting(): void {
    if (this.outbox.waits && !programLink.isDown) void this.heal();
  }

  /** Has everything sent now and each time the link is back; returns how to stop. */
  keepLinked(): () => void {
    void this.heal();
    return programLink.whenHealed(() => this.heal());
  }

  get #period(): number {
    return this.#campaign.view.period;
  }

  /** Says at the table what was kept; whatever it was said about may be over, which is told and keeps nothing. */
  async #sayAtTable({ id, path, input, words }: UnsentOrder): Promise<true> {
    try {
      await callAgain(this.#campaign.api, { path, input, once: id });
      this.#campaign.tell(`The table has it now: ${words}.`);
    } catch (error) {
      if (error instanceof ProgramLost) throw error;
      this.#campaign.tell(`${words}: ${describeFailure(error)}`);
    }
    return true;
  }

  async #lookAgain(): Promise<number> {
    await this.#campaign.refresh();
    return this.#period;
  }

  /** Gives an order that was kept, with what it asks now; false where it was broken off. */
  async #send(order: UnsentOrder): Promise<boolean> {
    const { id, path, input, words, period } = order;
    const campaign = this.#campaign;
    if (path[0] === 'table') return this.#sayAtTable(order);
    campaign.busyWith = words;
    try {
      const done = await runWithAnswers(
        campaign.dice,
        (answering) => {
          const sent = { ...(input as object), ...answering, period };
          return callAgain(campaign.api, { path, input: sent, once: id }) as Promise<Outcome>;
        },
        campaign.ask,
      );
      if (done === null) return false;
      await campaign.refresh();
      campaign.tellDone(`The table has it now: ${done.title}.`, done.title);
      return true;
    } catch (error) {
      if (error instanceof ProgramLost) throw error;
      throw new Error(describeFailure(error), { cause: error });
    } finally {
      campaign.busyWith = null;
    }
  }
}
