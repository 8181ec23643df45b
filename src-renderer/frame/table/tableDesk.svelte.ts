import type { Invitation, TableState, Entrance } from '#shared/views/table.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Api } from '#renderer/api/client.ts';
import { describeFailure } from '#renderer/api/failure.ts';
import type { Session } from '../session/session.svelte.ts';
import { followTable } from './following.ts';
import { Merged } from './merged.ts';
import type { Question } from '#shared/words/questions.ts';
import type { Asker } from '../session/asker.svelte.ts';
import { noteFight, PendingNews } from './pending.ts';

type Opening = { address: string; pin: string | null; keepsPin: boolean };

/** So often the page looks whether the table can still be reached. */
const looksEveryMs = 10_000;

/** The table as the games master's page has it: whether it is open, who sits at it, and who is ready. */
export class TableDesk {
  readonly #api: Pick<Api, 'table' | 'history'>;
  readonly #session: Session;
  readonly #news = new PendingNews();
  readonly #looks = new Merged(() => this.look());
  state = $state.raw<TableState | null>(null);
  problem = $state<string | null>(null);
  isBusy = $state(false);
  /** The invitation that is on screen. */
  invitation = $state.raw<Invitation | null>(null);
  /** Cards of all seats, to be printed. */
  cards = $state.raw<readonly Invitation[] | null>(null);
  /** The card of onlookers that is on screen. */
  onlookerCard = $state.raw<Entrance | null>(null);
  /** The question on this screen that a player is asked at his own device too. */
  #asked: Question | null = null;
  readonly #asker: Asker;
  #stop: (() => void) | null = null;

  constructor(api: Pick<Api, 'table' | 'history'>, session: Session, asker: Asker) {
    this.#api = api;
    this.#session = session;
    this.#asker = asker;
    asker.elsewhere = (question) => this.#putToPlayer(question);
  }

  get isOpen(): boolean {
    return this.state !== null && this.state.open !== null;
  }

  /** The table is open and asked for orders, and all players have said that theirs are given. */
  get areAllReady(): boolean {
    return this.isOpen && this.state?.who.isComplete === true && this.#hasAnyReady;
  }

  get #hasAnyReady(): boolean {
    return this.state?.who.seats.some(({ standing }) => standing === 'ready') ?? false;
  }

  /** Reads how the table stands; while it is open, follows it. */
  async look(): Promise<void> {
    try {
      this.#take(await this.#api.table.state());
    } catch {
      // Without an answer the table counts as closed; whatever is done with it tells why.
    }
  }

  open(opening: Opening): Promise<void> {
    return this.#do(() => this.#api.table.open(opening));
  }

  close(): Promise<void> {
    return this.#do(() => this.#api.table.close());
  }

  playOnByItself(isOn: boolean): Promise<void> {
    return this.#do(() => this.#api.table.playOnByItself({ isOn }));
  }

  setClock(minutes: number | null): Promise<void> {
    return this.#do(() => this.#api.table.setClock({ minutes }));
  }

  extendClock(minutes: number): Promise<void> {
    return this.#do(() => this.#api.table.extendClock({ minutes }));
  }

  /** Makes the card of onlookers and shows it. */
  admitOnlookers(): Promise<void> {
    return this.#do(async () => {
      this.onlookerCard = await this.#api.table.admitOnlookers();
      return this.#api.table.state();
    });
  }

  endOnlookers(): Promise<void> {
    return this.#do(() => this.#api.table.endOnlookers());
  }

  endDevice(device: string): Promise<void> {
    return this.#do(() => this.#api.table.endDevice({ device }));
  }

  endSeat(seat: SeatId): Promise<void> {
    return this.#do(() => this.#api.table.endSeat({ seat }));
  }

  invite(seat: SeatId): Promise<void> {
    return this.#do(async () => {
      this.invitation = await this.#api.table.invite({ seat });
      return this.#api.table.state();
    });
  }

  /** Ends every device of a seat, and invites the next person to it. */
  async handOver(seat: SeatId): Promise<void> {
    await this.endSeat(seat);
    if (this.problem === null) await this.invite(seat);
  }

  /** Makes the standing card of a seat, good until it is revoked. */
  makeCard(seat: SeatId): Promise<void> {
    return this.#do(async () => {
      this.invitation = await this.#api.table.card({ seat });
      return this.#api.table.state();
    });
  }

  endCard(seat: SeatId): Promise<void> {
    return this.#do(() => this.#api.table.endCard({ seat }));
  }

  /** Makes a standing card for every seat. */
  makeCards(seats: readonly SeatId[]): Promise<void> {
    return this.#do(async () => {
      const cards: Invitation[] = [];
      for (const seat of seats) cards.push(await this.#api.table.card({ seat }));
      this.cards = cards;
      return this.#api.table.state();
    });
  }

  /** The games master says for a player that his orders are all, or that they are not. */
  setReady(seat: SeatId, isReady: boolean): Promise<void> {
    return this.#do(async () => {
      const said = { seat, ...this.#session.moment };
      await (isReady ? this.#api.table.ready(said) : this.#api.table.notReady(said));
      return this.#api.table.state();
    });
  }

  /** Says what becomes of the closed periods that were taken back, for which the players wait. */
  settleDropped(fate: 'copy' | 'go-on'): Promise<void> {
    return this.#do(async () => {
      const { notice } = await this.#api.history.settleDropped({ fate });
      this.#session.tell(notice ?? 'The players can go on.');
      return this.#api.table.state();
    });
  }

  /** Shows what the news were about, now that nothing else is under way. */
  showNews(): Promise<void> {
    return this.#news.show(this.#session);
  }

  /** The campaign is left: nothing of its table is followed any more. */
  leave(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** Has a player asked on his own device; returns how to stop that. */
  #putToPlayer(question: Question): () => void {
    const { table } = this.#api;
    const { for: seat } = question;
    // Dice and cards fall at the games master's screen.
    const isThrown = question.kind === 'dice' || 'isCard' in question;
    if (!this.isOpen || seat === 'gm' || isThrown) return () => undefined;
    // Without an answer it is asked on this screen alone.
    const asked = table.ask({ question }).catch(() => false);
    void asked.then((isAsked) => {
      if (!isAsked || this.#asker.question !== question) return;
      this.#asked = question;
      const name = this.state?.who.seats.find((one) => one.seat === seat)?.name;
      if (name !== undefined) this.#asker.note = `Also asked at the table, of ${name}: the first answer counts.`;
    });
    return () => {
      this.#asked = null;
      void asked.then((isAsked) => (isAsked ? table.stopAsking().catch(() => undefined) : null));
    };
  }

  /** Takes the answer that a player gave to what stands on this screen. */
  async #takeAnswer(): Promise<void> {
    const { question } = this.#asker;
    if (question === null || this.#asked !== question) return;
    try {
      const { answer } = await this.#api.table.answered();
      const isIts = answer?.id === question.id && answer.asked === question.prompt;
      if (isIts && this.#asker.question === question) this.#asker.answer(answer);
    } catch {
      // It is asked on this screen as well.
    }
  }

  async #do(work: () => Promise<TableState>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    try {
      this.#take(await work());
    } catch (error) {
      this.problem = describeFailure(error);
    } finally {
      this.isBusy = false;
    }
  }

  #take(state: TableState): void {
    this.state = state;
    if (state.open === null) this.leave();
    else this.#stop ??= this.#follow();
  }

  /** Opens the table at the first address that this machine has now, with its PIN. */
  move(): Promise<void> {
    const { open = null, addresses = [] } = this.state ?? {};
    const [now] = addresses;
    if (open === null || now === undefined) return Promise.resolve();
    return this.open({ address: now.address, pin: null, keepsPin: open.asksPin });
  }

  #follow(): () => void {
    // A network that gives the machine another address makes no news.
    const looking = setInterval(() => this.#looks.ask(), looksEveryMs);
    const stop = this.#listen();
    return () => {
      clearInterval(looking);
      stop();
    };
  }

  #listen(): () => void {
    return followTable(this.#api, 'gm', {
      onnews: (kind, missed) => {
        this.#news.note(kind, missed);
        noteFight(this.#session, kind, missed);
        void this.showNews();
        if (kind === 'question' || missed) void this.#takeAnswer();
        if (kind !== 'fight' && kind !== 'question') this.#looks.ask();
      },
      onlost: () => Promise.resolve(this.isOpen),
    });
  }
}
