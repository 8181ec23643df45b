import type { Billing } from '../session/shows.svelte.ts';
import type { Settings } from '../settings/settings.svelte.ts';
import { arrangeCards, computeCardMs, computeSums, findFirstUnseen, type ShowCard } from './cards.ts';

/** The show of a period: which card stands, and whether the next one comes by itself. */
export class ShowPlayer {
  readonly billing: Billing;
  readonly #settings: Settings;
  at = $state(0);
  isRunning = $state(false);

  constructor(billing: Billing, settings: Settings, isStill: boolean) {
    this.billing = billing;
    this.#settings = settings;
    this.at = findFirstUnseen(this.cards, billing.seen);
    this.isRunning = !isStill;
  }

  readonly cards: readonly ShowCard[] = $derived.by(() => {
    const { show, seat, hasPaper } = this.billing;
    const wanted = { seat, hasPaper };
    const mine = arrangeCards(show, { ...wanted, mineOnly: this.#settings.show.mineOnly });
    return mine.length > 0 ? mine : arrangeCards(show, { ...wanted, mineOnly: false });
  });

  readonly place: number = $derived.by(() => Math.min(this.at, Math.max(0, this.cards.length - 1)));
  readonly card: ShowCard | null = $derived.by(() => this.cards[this.place] ?? null);
  readonly isLast: boolean = $derived.by(() => this.place >= this.cards.length - 1);
  readonly sums = $derived.by(() => computeSums(this.billing.show, this.cards, this.place, this.billing.seat));

  /** How long the card that stands stays; null while nothing moves by itself. */
  readonly cardMs: number | null = $derived.by(() =>
    this.isRunning && !this.isLast ? computeCardMs(this.card, this.cards.length, this.#settings.show.speed) : null,
  );

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.cards.length - 1, to));
  }

  /** Shows a card that was picked, or looked back at: it stays until the show is let run again. */
  pick(to: number): void {
    this.isRunning = false;
    this.go(to);
  }

  /** The card that stands stays the one that is shown when the list of them changes. */
  showMineOnly(mineOnly: boolean): void {
    const { card } = this;
    this.#settings.setShow({ mineOnly });
    const same = this.cards.findIndex(
      (one) => one.kind === card?.kind && (one.kind !== 'scene' || (card.kind === 'scene' && one.scene === card.scene)),
    );
    this.at = Math.max(0, same);
  }
}
