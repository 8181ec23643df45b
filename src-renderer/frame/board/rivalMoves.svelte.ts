/** One deed on a board, in sentences, the chief one first. */
export type RivalMove = { readonly lines: readonly string[] };

/** Plays the deeds of the others on a board one after the other, each for a moment. */
export class RivalMoves<B extends RivalMove = RivalMove> {
  list = $state.raw<readonly B[]>([]);
  /** The place of the deed that stands; past the last one all are told. */
  at = $state(0);
  isFast = $state(false);

  readonly isOn: boolean = $derived.by(() => this.at < this.list.length);
  readonly now: B | null = $derived.by(() => this.list[this.at] ?? null);
  /** The deeds told so far, the one that stands last. */
  readonly told: readonly B[] = $derived.by(() => this.list.slice(0, this.at + 1));

  /** Plays deeds; while others are still played, these follow them. */
  play(list: readonly B[]): void {
    if (this.isOn) {
      this.list = [...this.list, ...list];
      return;
    }
    this.list = list;
    this.at = 0;
    this.isFast = false;
  }

  tick(): void {
    this.at += 1;
  }

  /** Shows the board as it stands. */
  stop(): void {
    this.at = this.list.length;
  }
}
