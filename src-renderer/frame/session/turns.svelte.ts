import type { HotSeat } from '#shared/views/hotSeat.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import {
  beginHotSeat,
  findTurn,
  handOver,
  listDone,
  listWaitingSeats,
  mustDecide,
  takeBack,
  type TurnHead,
  type SharedScreen,
  type Turn,
} from './hotSeat.ts';

/** The part of the open campaign that passing the screen round needs. */
type Open = {
  readonly viewer: Viewer;
  readonly view: TurnHead;
  readonly steps: { readonly undo: readonly { readonly seq: number }[] };
  lookAs(viewer: Viewer): Promise<void>;
  /** The campaign as everybody may know it. */
  look(): Promise<SharedScreen>;
  readHotSeat(): Promise<HotSeat | null>;
  keepHotSeat(hotSeat: HotSeat | null): Promise<void>;
  /** Shows what a seat was not told yet: the report of a period, and what came after its step of that number. */
  readonly news: { tell(news: { period: number | null; since: number | null }): Promise<void> };
  /** Tells the player something. */
  tell(sentence: string): void;
  /** Takes messages off the screen. */
  hush(): void;
  /** Takes news off the screen; problems stay. */
  settle(): void;
  readonly place: { go(screen: string): void };
  advance(): Promise<unknown>;
};

/**
 * [MONTH-6] Several players at one screen, one after the other: each sees his own side alone, and between two of them a
 * curtain hides everything. Whose turn it is belongs to the campaign: every window, and a program started anew, finds
 * the same curtain.
 */
export class Turns {
  turn = $state.raw<Turn>({ kind: 'off' });
  /** How the campaign stood when whose turn it is was last looked up. */
  table = $state.raw<SharedScreen | null>(null);
  /** True while a player without orders is asked whether he is done. */
  asksToHandOver = $state(false);
  /** True while the screen turns from one to another. */
  isTurning = $state(false);
  #kept = $state.raw<HotSeat | null>(null);
  #campaign: Open;

  constructor(campaign: Open) {
    this.#campaign = campaign;
  }

  get isOn(): boolean {
    return this.turn.kind !== 'off';
  }

  /** True if a curtain, or something everybody sees, is in the place of the campaign. */
  get isCovered(): boolean {
    return this.isOn && this.turn.kind !== 'playing';
  }

  /** How many players this round has, and whose turn it is, from 1; null where one decides at a time. */
  get place(): { at: number; of: number } | null {
    if (this.table === null || this.table.wait?.manner === 'in-turn') return null;
    const done = this.done.length;
    const open = listWaitingSeats(this.table).filter((seat) => !this.done.includes(seat)).length;
    return { at: done + 1, of: done + open };
  }

  /** The players who have handed over in this wait. */
  get done(): readonly SeatId[] {
    return this.table === null || this.#kept === null ? [] : listDone(this.table, this.#kept);
  }

  /** True if the game waits for this player alone, and goes on by a button whether he decides or not. */
  get mayPlayOn(): boolean {
    if (this.turn.kind !== 'playing') return false;
    const { view } = this.#campaign;
    const isAsked = view.wait?.manner === 'in-turn' && view.wait.seats[0] === this.turn.seat;
    return isAsked && view.wait?.says.button !== null;
  }

  /** The newest step this player may take back is younger than this. */
  get floor(): number {
    if (this.turn.kind !== 'playing') return -1;
    return this.#kept?.begun?.seq ?? 0;
  }

  /** Finds whose turn it is as the campaign keeps it: at its opening, and when another window has gone on. */
  async recall(): Promise<void> {
    if (this.isTurning) return;
    const kept = await this.#campaign.readHotSeat();
    if (JSON.stringify(kept) === JSON.stringify(this.#kept)) return;
    this.#kept = kept;
    await this.#turnOn();
  }

  /** A round of anyone who has something to decide now. */
  begin(): Promise<void> {
    return this.#turning(async () => {
      this.#campaign.hush();
      this.turn = { kind: 'handing' };
      await this.#keep(beginHotSeat(await this.#campaign.look()));
      await this.#turnOn();
    });
  }

  /** The player is alone with the screen: first he is told what he has not been told. */
  show(): Promise<void> {
    return this.#turning(async () => {
      if (this.turn.kind !== 'curtain' || this.#kept === null) return;
      const { seat } = this.turn;
      await this.#campaign.lookAs(seat);
      if (this.#campaign.viewer !== seat) return;
      const table = await this.#campaign.look();
      if (this.#kept.begun?.seat !== seat) await this.#keep({ ...this.#kept, begun: { seat, seq: this.#newest } });
      if (table.wait !== null) this.#campaign.place.go(table.wait.says.screen);
      const told = this.#kept.told.find((one) => one.seat === seat);
      await this.#campaign.news.tell({
        period: table.closed > (told?.period ?? 0) ? table.closed : null,
        since: told?.seq ?? (table.closed === 0 ? 0 : null),
      });
      this.turn = { kind: 'playing', seat };
    });
  }

  /** Done, unless a player who has sealed nothing is asked first whether he means it. */
  async offerToHandOver(): Promise<void> {
    const { view, steps } = this.#campaign;
    const hasActed = steps.undo.some(({ seq }) => seq > this.floor);
    if (this.turn.kind === 'playing' && view.wait?.manner === 'sealed' && !hasActed) this.asksToHandOver = true;
    else await this.handOver();
  }

  /** Done: the curtain falls at once, for whoever the game waits for next. */
  async handOver(): Promise<void> {
    this.asksToHandOver = false;
    if (this.turn.kind === 'playing' && (await this.#isAlone(this.turn.seat))) {
      const { task } = this.#campaign.view.wait?.says ?? { task: 'decide' };
      this.#campaign.tell(`The game waits for you alone, to ${task}.`);
      return;
    }
    await this.#leave();
  }

  /** The player whose curtain is down is not here: the others go on without him. */
  pass(): Promise<void> {
    return this.#leave();
  }

  /** Back to a player who forgot something. */
  back(seat: SeatId): Promise<void> {
    return this.#turning(async () => {
      if (this.#kept === null) return;
      await this.#keep(takeBack(this.#kept, seat));
      this.turn = { kind: 'curtain', seat };
    });
  }

  /** Everybody has seen how the period ended. */
  endReveal(): Promise<void> {
    return this.#turning(async () => {
      if (this.turn.kind !== 'reveal' || this.#kept === null) return;
      await this.#keep({ ...this.#kept, shown: this.turn.period });
      await this.#turnOn();
    });
  }

  /** Plays the game on; what is refused leaves everything as it is. */
  goOn(): Promise<void> {
    return this.#turning(async () => {
      const before = await this.#campaign.look();
      await this.#campaign.advance();
      this.#campaign.settle();
      const after = await this.#campaign.look();
      if (this.#kept === null || after.seq === before.seq) return;
      await this.#keep({ ...this.#kept, done: [], round: '' });
      await this.#turnOn();
    });
  }

  /** The games master takes the screen again. */
  stop(): Promise<void> {
    return this.#turning(async () => {
      await this.#keep(null);
      await this.#campaign.lookAs('gm');
      this.turn = { kind: 'off' };
    });
  }

  get #newest(): number {
    return this.#campaign.steps.undo[0]?.seq ?? 0;
  }

  /** True if the game can only go on with what this player has not decided yet. */
  async #isAlone(seat: SeatId): Promise<boolean> {
    const waitsFor = (head: TurnHead): boolean => {
      const [first, ...others] = listWaitingSeats(head);
      return mustDecide(head) && first === seat && others.length === 0;
    };
    // The view on screen may be behind what another window has done.
    return waitsFor(this.#campaign.view) && waitsFor(await this.#campaign.look());
  }

  #leave(): Promise<void> {
    return this.#turning(async () => {
      const { turn } = this;
      if (this.#kept === null || (turn.kind !== 'playing' && turn.kind !== 'curtain')) return;
      this.#campaign.hush();
      this.turn = { kind: 'handing' };
      const table = await this.#campaign.look();
      const told = turn.kind === 'playing' ? { seq: this.#newest, period: table.closed } : null;
      await this.#keep(handOver(this.#kept, table, turn.seat, told));
      await this.#turnOn();
    });
  }

  /** Turns the screen to whoever is next; a player whose turn it still is stays. */
  async #turnOn(): Promise<void> {
    if (this.#kept === null) {
      this.turn = { kind: 'off' };
      return;
    }
    this.table = await this.#campaign.look();
    const next = findTurn(this.table, this.#kept);
    const { turn } = this;
    if (turn.kind === 'playing' && next.kind === 'curtain' && next.seat === turn.seat) return;
    this.turn = next;
  }

  async #turning(work: () => Promise<void>): Promise<void> {
    if (this.isTurning) return;
    this.isTurning = true;
    try {
      await work();
    } finally {
      this.isTurning = false;
    }
  }

  async #keep(kept: HotSeat | null): Promise<void> {
    this.#kept = kept;
    await this.#campaign.keepHotSeat(kept);
  }
}
