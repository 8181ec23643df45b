import type { Api } from '#renderer/api/client.ts';
import { describeFailure, isFault, isNoCampaign, readRefusal } from '#renderer/api/failure.ts';
import { capitalize } from '#renderer/shared/numbers.ts';
import type { Outcome } from '#shared/contract/index.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import type { Notices } from '../notices/notices.svelte.ts';
import { runWithAnswers, type LeaveOut, type SentAnswers } from './answering.ts';
import type { Asker } from './asker.svelte.ts';
import type { FirstView } from './firstView.ts';
import { HeldCampaign, type HeldStep, type OpenedFile, type ShownGame } from './heldCampaign.svelte.ts';
import type { News } from './news.svelte.ts';
import type { OwnSession } from './ownSession.ts';
import type { Result } from './result.ts';
import type { ScreenPlace } from './place.svelte.ts';
import type { SeatLink } from './seatLink.svelte.ts';
import type { MissingPart, Shows } from './shows.svelte.ts';
import type { Turns } from './turns.svelte.ts';

type Done = Extract<Outcome, { kind: 'done' }>;

export type Surroundings = {
  api: Api;
  notices: Notices;
  asker: Asker;
  /** The program no longer has the campaign open. */
  campaignLost: (sentence: string) => void;
  /** Tells if the close of a period is shown by itself; without it, it is not. */
  showsClose?: () => boolean;
  /** Tells if the turns of rivals come by themselves and are shown deed by deed; without it, they are not. */
  playsRivals?: () => boolean;
  /** The device's owner; without it, the program's own screen. */
  device?: { readonly seat: SeatId | null };
};

const formatDiceKey = (path: string): string => `racketeer-dice:${path}`;

/** An open campaign with the commands that change it, and the messages about them. */
export abstract class Commands<V extends ViewHead = ViewHead> extends HeldCampaign<V> {
  abstract readonly turns: Turns;
  abstract readonly shows: Shows;
  abstract readonly news: News;
  abstract readonly place: ScreenPlace;
  abstract readonly link: SeatLink | null;
  abstract readonly own: OwnSession;
  protected readonly notices: Notices;
  protected readonly asker: Asker;
  protected readonly lost: (sentence: string) => void;

  diceMode = $state<DiceMode>('program');
  /** Another program changed, moved or deleted the open file: a command was refused for it. */
  isFileChanged = $state(false);
  /** The words of the status line for the work under way; null when idle. */
  busyWith = $state<string | null>(null);
  /** The sentence for what could not be built as the campaign was last shown; null where all was. */
  protected missing: string | null = null;
  /** The period that this page was led into: the news of every one before it are told. */
  protected toldUpTo = 0;

  constructor(around: Surroundings, game: ShownGame<V>, opened: OpenedFile, first: FirstView<V> | null) {
    super(around.api, game, opened, first);
    this.notices = around.notices;
    this.asker = around.asker;
    this.lost = (sentence) => around.campaignLost(sentence);
  }

  /** Shows the campaign as it stands. */
  abstract refresh(): Promise<void>;

  /** Shows the campaign as it stands, with the report and the show of a period that has just closed. */
  protected abstract refreshAfter(closed: number | null): Promise<void>;

  /** The steps that the viewer may take back now, the newest first; a player in turn only his own. */
  get undoSteps(): readonly HeldStep[] {
    const { floor } = this.turns;
    return this.steps.undo.filter(({ seq, mayUndo }) => mayUndo && seq > floor);
  }

  tell(sentence: string): void {
    this.notices.tell(sentence);
  }

  /**
   * Tells what a command has done, with the way to take that back, unless it showed something; returns the name of its step
   * while that is the newest of what the viewer may take back.
   */
  tellDone(sentence: string, title: string): string | null {
    const [newest] = this.undoSteps;
    const made = newest?.title === title ? newest : null;
    this.notices.tell(sentence, this.steps.hasShown ? null : made);
    return made?.id ?? null;
  }

  /** Tells why a part of a period could not be read; what the period brought is whole without it. */
  miss({ part, period, isClosed }: MissingPart, error: unknown): void {
    const { sentence, rule } = readRefusal(error);
    if (!isFault(error)) {
      this.notices.warn(sentence, rule);
      return;
    }
    const state = isClosed ? 'is closed and safe' : 'is safe';
    this.missing = `${capitalize(this.period.name(period))} ${state}; only its ${part} could not be built.`;
    this.notices.warn(this.missing);
  }

  /** Tells something nobody asked for. */
  warn(sentence: string, rule: string | null = null): void {
    this.notices.warn(sentence, rule);
  }

  hush(): void {
    this.notices.clear();
  }

  settle(): void {
    this.notices.settle();
  }

  protected recallDice(): void {
    this.diceMode = localStorage.getItem(formatDiceKey(this.path)) === 'table' ? 'table' : 'program';
  }

  /** Own dice or the program’s, remembered for the campaign. */
  throwWith(mode: DiceMode): void {
    this.diceMode = mode;
    localStorage.setItem(formatDiceKey(this.path), mode);
  }

  /** The one primary action: plays on to what waits for somebody next. */
  async advance(): Promise<Result> {
    const { wait, period, date } = this.view;
    if (this.busyWith !== null || this.playOnWords === null) return { kind: 'canceled' };
    this.news.putAway();
    // A show follows: of what was sealed, or of the period. Players who share the screen have a curtain of their own.
    const leadsToShow = wait?.manner === 'sealed' || wait?.closes === true;
    if (leadsToShow && !this.turns.isOn) this.shows.lowerCurtain(period);
    try {
      const result = await this.command(this.own.playingOn, (answering) => this.api.play.advance(answering));
      if (result.kind === 'refused') this.notices.warn(result.sentence);
      if (result.kind !== 'canceled') this.own.playedOn(result.kind);
      if (result.kind === 'done' && wait !== null && this.own.tellsWhatHappened === true)
        await this.news.tellPlayedOn({ wait, period, date });
      return result;
    } finally {
      this.shows.raiseCurtain();
    }
  }

  /** Takes back the newest step on screen, or goes back further; refused where another step is the newest by now. */
  undo(target: { toSeq?: number; toPeriod?: number } = {}): Promise<Result> {
    const isOne = target.toSeq === undefined && target.toPeriod === undefined;
    const newest = this.steps.undo[0]?.id;
    return isOne && newest !== undefined ? this.undoStep(newest) : this.#undo(target, newest);
  }

  /** Takes back one step by its name; refused where it is not the newest any more. */
  async undoStep(step: string): Promise<Result> {
    const [newest] = this.undoSteps;
    const asks = newest?.id === step && this.steps.hasShown;
    if (asks && !(await this.#confirmAsMaster(newest))) return { kind: 'canceled' };
    return this.#undo({}, step);
  }

  /** Asks whoever plays alone whether he takes back, as his own games master, what showed him something. */
  async #confirmAsMaster(step: HeldStep): Promise<boolean> {
    if (this.turns.isCovered || this.busyWith !== null) return false;
    const answer = await this.asker.ask({
      ...{ id: 'undo', kind: 'choice', for: this.viewer },
      prompt: `“${step.title}” showed you something that you could not know. You are your own games master: take it back anyway?`,
      options: [
        { value: 'yes', label: 'Take it back' },
        { value: 'no', label: 'Let it stand' },
      ],
    });
    return answer?.kind === 'choice' && answer.value === 'yes';
  }

  #undo(target: { toSeq?: number; toPeriod?: number }, newest: string | undefined) {
    if (this.turns.isCovered) return Promise.resolve<Result>({ kind: 'canceled' });
    return this.#change('Undoing', async () => {
      const shown = { ...this.moment, ...(newest === undefined ? {} : { newest }) };
      const { undone } = await this.api.history.undo({ ...target, ...shown, viewer: this.viewer });
      const count = undone.length === 1 ? undone[0] : `${undone.length} entries`;
      return `Undone: ${count}.`;
    });
  }

  redo(): Promise<Result> {
    if (this.turns.isOn) return Promise.resolve({ kind: 'canceled' });
    return this.#change('Redoing', async () => {
      const next = this.steps.redo?.id;
      const shown = { ...this.moment, ...(next === undefined ? {} : { next }) };
      const { redone } = await this.api.history.redo({ ...shown, viewer: this.viewer });
      return `Done again: ${redone}.`;
    });
  }

  /** Has the program do something, asking for dice and choices on the way; tells what came of it. */
  command(
    words: string,
    send: (answering: SentAnswers) => Promise<Outcome>,
    tell: (done: Done) => Promise<string> = ({ title }) => Promise.resolve(`Done: ${title}.`),
    leaveOut?: LeaveOut,
  ): Promise<Result> {
    return this.#guarded(words, async () => {
      const done = await this.#sendOrKeep(words, send, leaveOut);
      if (done === 'kept') return { kind: 'done', step: null };
      if (!done) {
        this.notices.tell('Canceled: nothing was changed.');
        return { kind: 'canceled' };
      }
      const closed = done.periodsClosed.at(-1) ?? null;
      await this.refreshAfter(closed);
      if (closed !== null) this.toldUpTo = this.view.period;
      const text = closed === null ? await tell(done) : `${this.period.name(closed)} is closed.`;
      const step = this.tellDone(text, done.title);
      if (this.missing !== null) this.notices.warn(this.missing);
      if (done.notice !== undefined) this.notices.warn(done.notice);
      return { kind: 'done', step };
    });
  }

  /** Sends a command; an order of a player's own device that reaches nobody is kept. */
  async #sendOrKeep(
    words: string,
    send: (answering: SentAnswers) => Promise<Outcome>,
    leaveOut?: LeaveOut,
  ): Promise<Done | 'kept' | null> {
    // It is given for what is on screen: by the time that it arrives, another period may be played.
    const { period } = this.view;
    try {
      return await runWithAnswers(this.dice, (answering) => send({ ...answering, period }), this.ask, leaveOut);
    } catch (error) {
      if (this.link?.keep(error, words) !== true) throw error;
      this.notices.tell('Kept here; it is given when the table answers again.');
      return 'kept';
    }
  }

  /** Dice of one’s own are thrown at the program’s own screen alone. */
  get dice(): DiceMode {
    return this.link === null ? this.diceMode : 'program';
  }

  /** Asks the player what a command leaves open. */
  get ask(): Asker['ask'] {
    return this.asker.ask;
  }

  /** Has the program do something that changes the campaign in several steps, and shows it as it stands then. */
  run(words: string, work: () => Promise<unknown>): Promise<Result> {
    return this.#guarded(words, async () => {
      await work();
      await this.refresh();
      this.news.happened = null;
      return { kind: 'done', step: null };
    });
  }

  /** Undo and redo: the words that come back tell what was done; a refusal is told as well. */
  async #change(words: string, work: () => Promise<string>): Promise<Result> {
    const result = await this.#guarded(words, async () => {
      const text = await work();
      await this.refresh();
      this.news.happened = null;
      this.place.leaveReport();
      this.notices.tell(text);
      return { kind: 'done', step: null };
    });
    if (result.kind !== 'refused') return result;
    // The screen may show what is over: it is loaded anew, with the refusal beside it.
    await this.#showAnew();
    this.notices.warn(result.sentence, result.rule);
    return result;
  }

  async #showAnew(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (isNoCampaign(error)) this.lost(describeFailure(error));
    }
  }

  async #guarded(words: string, work: () => Promise<Result>): Promise<Result> {
    if (this.busyWith !== null) return { kind: 'canceled' };
    this.busyWith = words;
    try {
      return await work();
    } catch (error) {
      if (isNoCampaign(error)) {
        // Said where the campaign stood; nobody is to be told twice.
        this.lost(describeFailure(error));
        return { kind: 'canceled' };
      }
      const refused = readRefusal(error);
      if (refused.about === 'file') this.isFileChanged = true;
      return { kind: 'refused', ...refused };
    } finally {
      this.busyWith = null;
      this.link?.sendWaiting();
    }
  }
}
