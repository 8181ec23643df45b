import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** The part of a view that tells whose turn it is. */
type Head = Pick<ViewHead, 'period' | 'ending' | 'wait' | 'waiting'>;

/** The part of the open campaign that passing the table round needs. */
type Open = {
  readonly path: string;
  readonly steps: { readonly undo: readonly { readonly seq: number }[] };
  lookAs(viewer: SeatId | 'gm'): Promise<void>;
  /** The campaign as the games master has it, for whose turn it is and nothing else. */
  look(): Promise<Head>;
  /** Takes messages off the screen. */
  hush(): void;
  go(screen: string): void;
  advance(): Promise<void>;
};

/** The player at the screen, or nobody, when nobody should be looking at it. */
export type Turn =
  | { kind: 'off' }
  /** Nothing of anyone's is shown until this gang's player says he is alone. */
  | { kind: 'curtain'; seat: SeatId }
  | { kind: 'playing'; seat: SeatId }
  /** Everyone’s done; the table decides what next. */
  | { kind: 'round-over' }
  /** The month went on, and these gangs have something to decide again. */
  | { kind: 'next-round'; seats: readonly SeatId[] }
  /** Something waits that is the whole table's, or all is over: the games master takes the screen himself. */
  | { kind: 'for-the-table' };

type Kept = { seats: SeatId[]; at: number };

const key = (path: string): string => `racketeer-turns:${path}`;

/**
 * [MONTH-6] Several players at one screen, one after the other: each sees his own gang alone, and between
 * two of them a curtain hides everything. Survives a reload, which comes back to the curtain.
 */
export class Turns {
  turn = $state.raw<Turn>({ kind: 'off' });
  #campaign: Open;
  #seats: SeatId[] = [];
  #at = 0;
  /** The newest step when the turn began: what came before is not this player's to undo. */
  #floor = 0;

  constructor(campaign: Open) {
    this.#campaign = campaign;
    const kept = this.#recall();
    if (kept === null) return;
    this.#seats = kept.seats;
    this.#at = kept.at;
    this.turn = this.#before();
  }

  get isOn(): boolean {
    return this.turn.kind !== 'off';
  }

  /** How many players the round has, and whose turn it is, from 1. */
  get place(): { at: number; of: number } {
    return { at: Math.min(this.#at + 1, this.#seats.length), of: this.#seats.length };
  }

  /** The newest step this player may take back is younger than this. */
  get floor(): number {
    return this.turn.kind === 'playing' ? this.#floor : -1;
  }

  /** A round of anyone who has something to decide now. */
  async begin(): Promise<void> {
    const whole = await this.#campaign.look();
    this.#seats = seatsWaiting(whole);
    this.#at = 0;
    this.turn = this.#before();
    this.#keep();
  }

  /** The player is alone with the screen. */
  async show(): Promise<void> {
    if (this.turn.kind !== 'curtain') return;
    const { seat } = this.turn;
    await this.#campaign.lookAs(seat);
    const { wait } = await this.#campaign.look();
    this.#floor = this.#campaign.steps.undo[0]?.seq ?? 0;
    if (wait !== null) this.#campaign.go(wait.says.screen);
    this.turn = { kind: 'playing', seat };
  }

  /** Done: the next player's curtain falls at once. */
  handOver(): void {
    this.#campaign.hush();
    this.#at += 1;
    this.turn = this.#before();
    this.#keep();
  }

  /** Back to the player before, who forgot something. */
  back(): void {
    this.#at = Math.max(0, Math.min(this.#at, this.#seats.length) - 1);
    this.turn = this.#before();
    this.#keep();
  }

  /** Goes on with the month; whoever has to decide next is asked for in a round of his own. */
  async goOn(): Promise<void> {
    const before = await this.#campaign.look();
    await this.#campaign.advance();
    const after = await this.#campaign.look();
    const hasGoneOn = after.period !== before.period || after.wait?.step !== before.wait?.step;
    if (after.ending !== null || isForTheTable(after)) this.turn = { kind: 'for-the-table' };
    else if (hasGoneOn) {
      this.turn = { kind: 'next-round', seats: seatsWaiting(after) };
    }
  }

  /** The games master takes the screen again. */
  async stop(): Promise<void> {
    await this.#campaign.lookAs('gm');
    this.#seats = [];
    this.turn = { kind: 'off' };
    sessionStorage.removeItem(key(this.#campaign.path));
  }

  #before(): Turn {
    const seat = this.#seats[this.#at];
    return seat === undefined ? { kind: 'round-over' } : { kind: 'curtain', seat };
  }

  #keep(): void {
    const kept: Kept = { seats: this.#seats, at: this.#at };
    sessionStorage.setItem(key(this.#campaign.path), JSON.stringify(kept));
  }

  #recall(): Kept | null {
    const text = sessionStorage.getItem(key(this.#campaign.path));
    return text === null ? null : (JSON.parse(text) as Kept);
  }
}

/** Something waits, and for no seat: a battle on the table, say. */
function isForTheTable(view: Head): boolean {
  return view.waiting.length > 0 && seatsWaiting(view).length === 0;
}

/** Seats with something to decide, each once. */
function seatsWaiting({ waiting }: Head): SeatId[] {
  return [...new Set(waiting.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
}
