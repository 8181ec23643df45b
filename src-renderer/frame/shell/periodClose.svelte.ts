import { formatCount } from '#renderer/shared/numbers.ts';
import type { AppState, OpenGame } from '../app/app.svelte.ts';
import { closeQuickly } from '../session/quickClose.ts';

/** The way from the button of the running period to its close, with the question about what is left open. */
export class PeriodClose {
  /** Playing on would go over something that waits. */
  asks = $state<'to-close' | 'to-close-quickly' | null>(null);
  /** The period whose open offers have been asked about: once is enough. */
  #askedOffersOf: number | null = null;
  readonly #getShown: () => { app: AppState; open: OpenGame };
  readonly #go: (screen: string) => void;

  constructor(getShown: () => { app: AppState; open: OpenGame }, go: (screen: string) => void) {
    this.#getShown = getShown;
    this.#go = go;
  }

  get #app(): AppState {
    return this.#getShown().app;
  }

  get #open(): OpenGame {
    return this.#getShown().open;
  }

  /** The matters that people have left open although the period is about to be closed. */
  readonly unanswered = $derived.by(() => {
    const { session, own } = this.#open;
    const { wait, waiting } = session.view;
    return wait?.manner === 'sealed' && own.closingHandsIn !== true
      ? waiting.filter(({ isDone }) => isDone !== true)
      : [];
  });

  readonly isOnlyOffers = $derived(
    this.unanswered.length > 0 && this.unanswered.every(({ isOffer }) => isOffer === true),
  );

  /** True where one person at the program's own screen can close a period in one go. */
  readonly isQuick = $derived.by(() => {
    const { session, own } = this.#open;
    const isAlone = own.settleOthers !== undefined && !this.#app.device.isPlayers && !session.turns.isOn;
    return isAlone && session.playOnWords !== null;
  });

  /** The words of the question about what is left open. */
  get question(): { title: string; text: string[]; confirm: string } {
    const button = this.#open.session.view.wait?.says.button ?? 'Play on';
    const text = this.unanswered.map((one) => one.text);
    return this.isOnlyOffers
      ? { title: 'An offer is open', text: [...text, 'You may leave it open: it lapses by itself.'], confirm: button }
      : { title: `${formatCount(text.length, 'matter')} still waiting`, text, confirm: `${button} anyway` };
  }

  /** Hands the screen on for a player in turn; the month is the table's, unless the game waits for him alone. */
  press(): void {
    const { turns } = this.#open.session;
    if (turns.isOn && !turns.mayPlayOn) void turns.offerToHandOver();
    else this.playOn();
  }

  /** Plays on; asks first if something is left open. */
  playOn(): void {
    const { session, own } = this.#open;
    const { wait } = session.view;
    if (wait?.says.leads === true) {
      this.#go(wait.says.screen);
      own.playedOn('done');
      return;
    }
    if (session.waitsFor !== null) {
      this.#app.notices.tell(`${session.waitsFor}.`);
      return;
    }
    // The table closes its periods by itself.
    if (this.#app.device.isPlayers) return;
    if (session.busyWith === null && this.#asksFirst()) this.asks = 'to-close';
    else void session.advance();
  }

  /** Closes the period in one go; asks first if something is left open. */
  closeInOneGo(): void {
    const { session } = this.#open;
    if (session.busyWith !== null) return;
    if (this.#asksFirst()) this.asks = 'to-close-quickly';
    else void closeQuickly(session);
  }

  /** Closes the period with all that is left open. */
  closeAnyway(): void {
    const { session } = this.#open;
    const isQuick = this.asks === 'to-close-quickly';
    this.asks = null;
    void (isQuick ? closeQuickly(session) : session.advance());
  }

  /** True if something is left open, an offer of somebody else alone only the first time. */
  #asksFirst(): boolean {
    // Players who say that they are ready have left open what is left.
    if (!this.#app.settings.asksBeforeClosing || this.#app.tableDesk?.areAllReady === true) return false;
    if (!this.isOnlyOffers) return this.unanswered.length > 0;
    const { period } = this.#open.session.view;
    const isNew = this.#askedOffersOf !== period;
    this.#askedOffersOf = period;
    return isNew;
  }
}
