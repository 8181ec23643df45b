import type { Refused } from '#renderer/api/failure.ts';
import type { Outcome } from '#shared/contract/index.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { SentAnswers } from './answering.ts';
import type { OwnSession } from './ownSession.ts';
import type { Result } from './result.ts';
import type { Session } from './session.svelte.ts';

/** The calls of a game that a session sends. */
type SeatedCalls<Order, Ruling> = {
  give(sent: { seat: SeatId; order: Order } & SentAnswers): Promise<Outcome>;
  rule(sent: { ruling: Ruling; reason: string } & SentAnswers): Promise<Outcome>;
};

/**
 * A game of families or gangs on screen: the frame's session, the party at the seat on screen, and what was refused.
 * A game adds what is picked on its board.
 */
export abstract class SeatedSession<
  V extends ViewHead,
  Party extends { seat: SeatId; name: string },
  Order,
  Ruling,
> implements OwnSession {
  readonly frame: Session<V>;
  readonly isInspecting: boolean = false;
  abstract readonly playingOn: string;
  abstract readonly ordersWaiting: number;
  abstract readonly facts: readonly { name: string; value: string }[];
  /** Every family or gang, in the order of their seats. */
  abstract readonly parties: readonly Party[];
  protected abstract readonly calls: SeatedCalls<Order, Ruling>;
  /** The words of the status line for an order. */
  protected abstract readonly giving: string;
  /** The last refusals, by the field that asked. */
  refusals = $state.raw<Readonly<Record<string, Refused>>>({});

  constructor(frame: Session<V>) {
    this.frame = frame;
  }

  get view(): V {
    return this.frame.view;
  }

  /** The party at the seat on screen. */
  readonly own: Party | null = $derived.by(() => this.findOwn(this.parties));

  readonly rivals: readonly Party[] = $derived.by(() => this.parties.filter(({ seat }) => seat !== this.frame.seat));

  /** The only player at the table has orders of his own; nobody waits for him to say that they are all. */
  get closingHandsIn(): boolean {
    const humans = this.view.seats.filter(({ isHuman }) => isHuman);
    return humans.length === 1 && humans[0]?.seat === this.frame.seat && this.ordersWaiting > 0;
  }

  get isBusy(): boolean {
    return this.frame.busyWith !== null;
  }

  colorOf(seat: SeatId): number | null {
    const at = this.parties.findIndex((party) => party.seat === seat);
    return at < 0 ? null : at;
  }

  nameOf(seat: SeatId | null): string {
    return this.findParty(seat)?.name ?? 'nobody';
  }

  findParty(seat: SeatId | null): Party | null {
    return this.parties.find((party) => party.seat === seat) ?? null;
  }

  closeInspector(): void {
    this.leave();
  }

  leave(): void {
    this.refusals = {};
  }

  playedOn(): void {
    this.refusals = {};
  }

  give(order: Order): Promise<Result> {
    const { seat } = this.frame;
    if (seat === null) return Promise.resolve({ kind: 'canceled' });
    return this.frame.command(
      this.giving,
      (answering) => this.calls.give({ seat, order, ...answering }),
      ({ title }) => Promise.resolve(this.describeGiven(order, title)),
    );
  }

  /** Gives an order; what is refused is told at the field that asked. */
  async ask(field: string, order: Order): Promise<boolean> {
    const result = await this.give(order);
    this.tellRefusal(field, result);
    if (result.kind === 'done') this.clearPicked?.();
    return result.kind === 'done';
  }

  /** Has the game go on after an answer, where one person plays at the program's own screen and nothing more is asked. */
  async playOnAlone(): Promise<void> {
    const { ownSeat, view } = this.frame;
    const humans = view.seats.filter(({ isHuman }) => isHuman).length;
    if (ownSeat === null && humans === 1 && view.waiting.length === 0) await this.frame.advance();
  }

  /** Tells a refusal at the field that asked, in the place of what it told before. */
  protected tellRefusal(field: string, result: Result): void {
    this.clearRefusal(field);
    if (result.kind !== 'refused') return;
    const refused = { sentence: result.sentence, rule: result.rule };
    this.refusals = { ...this.refusals, [field]: refused };
  }

  /** Enters the games master's word, with its reason. */
  rule(ruling: Ruling, reason: string): Promise<Result> {
    return this.frame.command('Entering the change', (answering) => this.calls.rule({ ruling, reason, ...answering }));
  }

  /** Returns what a list holds for the seat on screen. */
  protected findOwn<T extends { seat: SeatId }>(all: readonly T[]): T | null {
    return all.find(({ seat }) => seat === this.frame.seat) ?? null;
  }

  protected clearRefusal(field: string): void {
    const { [field]: _, ...others } = this.refusals;
    this.refusals = others;
  }

  protected describeGiven(_order: Order, title: string): string {
    return `${title}.`;
  }

  /** Drops what was picked for an order that was given. */
  protected clearPicked?(): void;
}
