import type { Api } from '#renderer/api/client.ts';
import { describeFailure, isFault, isNoCampaign, readRefusal, type Refused } from '#renderer/api/failure.ts';
import { SeatLink } from '../phone/seatLink.svelte.ts';
import { HeldView, type AskedView } from '#renderer/api/heldView.ts';
import type { SentView } from '#shared/views/changes.ts';
import type { Outcome } from '#shared/contract/index.ts';
import type { EditionLine, Lists } from '#shared/views/lists.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { readMoment, type ShownMoment } from '#shared/words/moments.ts';
import type { DiceMode } from '#shared/words/journal.ts';
import { Forecaster } from '../forecast/forecast.svelte.ts';
import { runWithAnswers, type SentAnswers } from '../questions/answering.ts';
import type { Asker } from '../questions/asker.svelte.ts';
import type { Notices } from '../shell/notices.svelte.ts';
import { Pins } from '../turns/pins.svelte.ts';
import type { HotSeat } from '#shared/views/hotSeat.ts';
import type { SharedScreen } from '../turns/hotSeat.ts';
import { Shows, type MissingPart } from '../show/shows.svelte.ts';
import { Turns } from '../turns/turns.svelte.ts';
import type { Opened } from './founding.ts';
import { describeWaiting, findPlayOnWords, mayPassRound } from './waiting.ts';
import type { GamePeriod, OwnSession } from './ownSession.ts';
import { makeId } from '#renderer/api/ids.ts';
import { capitalize, formatSignedDollars } from '#renderer/shared/numbers.ts';
import { News } from './news.svelte.ts';
import { Notes } from './notes.svelte.ts';
import { Portraits } from './portraits.svelte.ts';
import { findViewerAtOpening, formatViewerKey, type FirstView } from './firstView.ts';

type Step = Lists['steps'][number] & { mayUndo: boolean };
/** Newest first. */
type Steps = { undo: readonly Step[]; redo: Lists['redo']; hasShown: boolean };
/** `step` names the step that a command wrote; null where it is not the newest, so that nothing here may take it back. */
export type Result = { kind: 'done'; step: string | null } | { kind: 'canceled' } | ({ kind: 'refused' } & Refused);

type Done = Extract<Outcome, { kind: 'done' }>;
type Loaded<V> = { view: V; lists: Lists };

type Surroundings = {
  api: Api;
  notices: Notices;
  asker: Asker;
  /** The program no longer has the campaign open. */
  campaignLost: (sentence: string) => void;
  /** Tells if the close of a period is shown by itself; without it, it is not. */
  showsClose?: () => boolean;
  /** The device's owner; without it, the program's own screen. */
  device?: { readonly seat: SeatId | null };
};

/** The part of the open game that the session asks for. */
type Played<V> = {
  readonly period: GamePeriod;
  readonly screens: readonly { id: string }[];
  view(api: Api, asked: AskedView): Promise<SentView<V>>;
};

const diceKey = (path: string): string => `racketeer-dice:${path}`;
const hotSeatKey = (path: string): string => `racketeer-hot-seat:${path}`;

/** An open campaign of any game as one viewer sees it, and what the frame can have done to it. */
export class Session<V extends ViewHead = ViewHead> {
  readonly api: Api;
  readonly path: string;
  readonly title: string;
  /** Set where a backup is looked at: the campaign that it would be restored to, if that is known. */
  readonly backup: Opened['backup'];
  readonly turns: Turns;
  readonly shows: Shows;
  readonly news: News;
  readonly forecast: Forecaster;
  readonly notes: Notes;
  readonly portraits: Portraits;
  readonly pins: Pins;
  readonly period: GamePeriod;
  /** The screen a campaign opens at. */
  readonly home: string;
  #load: (viewer: Viewer) => Promise<V>;
  #lists: HeldView<Lists>;
  #players: Opened['seats'];
  #own: OwnSession | null = null;
  #notices: Notices;
  #asker: Asker;
  #lost: (sentence: string) => void;
  /** The link of a player's own device to the seat it looks as; null on the program's own screen. */
  readonly link: SeatLink | null;

  #view = $state.raw<V | null>(null);
  viewer = $state<Viewer>('gm');
  steps = $state.raw<Steps>({ undo: [], redo: null, hasShown: false });
  editions = $state.raw<readonly EditionLine[]>([]);
  screen = $state('');
  /** Grows with each piece of news of a battle that is led at the table. */
  fightNews = $state(0);
  diceMode = $state<DiceMode>('program');
  /** Another program changed, moved or deleted the open file: a command was refused for it. */
  isFileChanged = $state(false);
  /** The words of the status line for the work under way; null when idle. */
  busyWith = $state<string | null>(null);
  /** Grows with every change of the campaign, so that lists know when to load again. */
  revision = $state(0);
  /** The period the log opens at; null shows all. */
  logPeriod = $state<number | null>(null);
  /** The period whose paper is wanted next; null is the newest. */
  paperPeriod = $state<number | null>(null);
  #chosenSeat = $state<SeatId | null>(null);
  /** The sentence for what could not be built as the campaign was last shown; null where all was. */
  #missing: string | null = null;
  /** The period that this page was led into: the news of every one before it are told. */
  #toldUpTo = 0;

  constructor(
    around: Surroundings,
    game: Played<V>,
    opened: Pick<Opened, 'path' | 'title' | 'seats' | 'backup'>,
    first: FirstView<V> | null = null,
  ) {
    this.api = around.api;
    this.#notices = around.notices;
    this.#asker = around.asker;
    this.#lost = (sentence) => around.campaignLost(sentence);
    const ownSeat = around.device?.seat ?? null;
    this.link = ownSeat === null ? null : new SeatLink(opened.path, ownSeat, this);
    const held = new HeldView<V>((asked) => game.view(around.api, asked), first);
    this.#load = (viewer) => held.of(viewer);
    this.#lists = new HeldView((asked) => around.api.history.lists(asked));
    this.period = game.period;
    this.home = game.screens[0]?.id ?? 'log';
    this.screen = this.home;
    this.path = opened.path;
    this.title = opened.title;
    this.backup = opened.backup;
    this.#players = opened.seats;
    this.turns = new Turns(this);
    this.shows = new Shows(this, () => around.showsClose?.() ?? false);
    this.news = new News(this);
    this.pins = new Pins(opened.path);
    this.forecast = new Forecaster(this);
    this.notes = new Notes(this.api);
    this.portraits = new Portraits(this.api);
  }

  /** The one seat of a player's own device; null where anyone may look as anybody. */
  get ownSeat(): SeatId | null {
    return this.link?.seat ?? null;
  }

  /** The steps that the viewer may take back now, the newest first; a player in turn only his own. */
  get undoSteps(): readonly Step[] {
    const { floor } = this.turns;
    return this.steps.undo.filter(({ seq, mayUndo }) => mayUndo && seq > floor);
  }

  /** The moment of the campaign that is on screen. */
  get moment(): ShownMoment {
    return readMoment(this.view);
  }

  get view(): V {
    if (!this.#view) throw new Error('The campaign is not loaded.');
    return this.#view;
  }

  /** The state that the game keeps beside this. */
  get own(): OwnSession {
    if (!this.#own) throw new Error('The game has not opened the campaign.');
    return this.#own;
  }

  /** A sum gained or lost, with its sign, in the money of this game. */
  signedMoney(amount: number): string {
    return this.own.signedMoney?.(amount) ?? formatSignedDollars(amount);
  }

  /** The seat whose orders and books are on screen: the viewer's own, or the games master's pick. */
  readonly seat: SeatId | null = $derived.by(() => {
    if (!this.#view) return null;
    const { viewer, seats } = this.#view;
    if (viewer !== 'gm') return viewer;
    const chosen = seats.find(({ seat }) => seat === this.#chosenSeat);
    return (chosen ?? seats.find(({ isHuman }) => isHuman) ?? seats[0])?.seat ?? null;
  });

  /** Loads the campaign for the viewer who last looked at it, and has the game open it meanwhile. */
  async begin<S extends OwnSession>(open: (session: this) => Promise<S>): Promise<S> {
    this.diceMode = localStorage.getItem(diceKey(this.path)) === 'table' ? 'table' : 'program';
    this.viewer = findViewerAtOpening({ path: this.path, seats: this.#players }, this.ownSeat);
    const { viewer } = this;
    const [own] = await Promise.all([open(this), this.refresh(), this.notes.load(viewer), this.portraits.load(viewer)]);
    await this.turns.recall();
    this.#toldUpTo = this.view.period;
    this.#own = own;
    return own;
  }

  refresh(): Promise<void> {
    return this.#refreshed(null);
  }

  /** Another window may have gone on with the campaign: it is shown as it stands, and whoever looks is told. */
  async catchUp(): Promise<void> {
    const { viewer, busyWith } = this;
    if (busyWith !== null) return;
    try {
      await this.turns.recall();
      const { steps, own, editions } = await this.#lists.of(viewer);
      const newest = steps.at(-1);
      const [known] = this.steps.undo;
      const isSame = newest?.id === known?.id;
      // A sealed step of another seat shows only in that the own steps can no longer be taken back.
      if (isSame && own > 0 === (known?.mayUndo ?? false)) return;
      if (viewer !== this.viewer || this.busyWith !== null) return;
      const closed = editions.at(-1)?.period ?? 0;
      const isOver = this.ownSeat !== null && closed > (this.editions[0]?.period ?? 0);
      await this.#refreshed(isOver ? closed : null);
      this.#toldUpTo = this.view.period;
      this.news.happened = null;
      this.#notices.tell(
        isOver
          ? `${this.period.name(closed)} is closed.`
          : this.ownSeat === null
            ? 'The campaign was changed in another window; this is how it stands now.'
            : 'Something has happened at the table; this is how it stands now.',
      );
    } catch (error) {
      // Any other problem with reading it is told by the next command.
      if (isNoCampaign(error)) this.#lost(describeFailure(error));
    }
  }

  /** A period that has just closed comes with its report: shown after it, it would take whatever screen was gone to. */
  async #refreshed(closed: number | null): Promise<void> {
    const { viewer } = this;
    this.#missing = null;
    // Players who pass the screen round see the show together first.
    const showsClose = closed !== null && !this.turns.isOn;
    const [loaded, report, billing] = await Promise.all([
      this.#loadAll(viewer),
      closed === null ? null : this.news.read(closed),
      showsClose ? this.shows.prepareClose(closed) : null,
    ]);
    if (viewer !== this.viewer) return;
    this.#show(loaded);
    if (report !== null) this.news.show(report);
    this.shows.open(billing);
  }

  /** All at once, so that nothing one seat saw, picked or was told stays for the next one. */
  async lookAs(viewer: Viewer): Promise<void> {
    if (this.ownSeat !== null && viewer !== this.ownSeat) return;
    const period = this.news.report?.period;
    try {
      const [loaded, report] = await Promise.all([
        this.#loadAll(viewer),
        period === undefined ? null : this.api.play.report({ viewer, period }),
      ]);
      await Promise.all([this.notes.load(viewer), this.portraits.load(viewer)]);
      this.viewer = viewer;
      this.news.report = report;
      this.news.putAway();
      this.logPeriod = null;
      this.shows.end();
      this.#own?.leave();
      this.forecast.leave();
      this.#notices.clear();
      this.#show(loaded);
      localStorage.setItem(formatViewerKey(this.path), viewer);
    } catch (error) {
      const { sentence, rule } = readRefusal(error);
      this.#notices.warn(sentence, rule);
    }
  }

  /** The campaign as players of one screen stand before it. */
  async look(): Promise<SharedScreen> {
    const [view, { steps, editions }] = await Promise.all([this.#load('gm'), this.#lists.of('gm')]);
    const { period, date, ending, wait, waiting, seats } = view;
    const [closed, seq] = [editions.at(-1)?.period ?? 0, steps.at(-1)?.seq ?? 0];
    return { period, date, ending, wait, waiting, seats, closed, seq };
  }

  /** The turn at the program’s own screen is nothing to a player’s own device. */
  readHotSeat(): Promise<HotSeat | null> {
    return this.ownSeat === null ? this.api.hotSeat.read() : Promise.resolve(null);
  }

  /** The table has told that something changed: shows how it stands now; a period that was closed comes with its news. */
  async follow(isUndone: boolean): Promise<void> {
    // A command or a healed link may have shown the new period already; its news are still to be told.
    const before = this.#toldUpTo;
    try {
      await this.refresh();
      this.#toldUpTo = this.view.period;
      if (isUndone) {
        this.news.happened = null;
        if (this.screen === 'report') this.screen = this.home;
        if (this.view.period !== before || this.ownSeat !== null)
          this.tell('The games master has taken something back; this is how it stands now.');
      }
      if (this.view.period <= before || this.ownSeat === null) return;
      const closed = this.view.period - 1;
      await this.news.tell({ period: closed, since: null });
      this.tell(`${this.period.name(closed)} is closed.`);
    } catch (error) {
      if (isNoCampaign(error)) this.#lost(describeFailure(error));
    }
  }

  /** Keeps whose turn at the screen it is, and has other windows find it; of a backup nothing is kept. */
  async keepHotSeat(hotSeat: HotSeat | null): Promise<void> {
    if (this.backup !== null) return;
    try {
      await this.api.hotSeat.keep({ hotSeat });
      localStorage.setItem(hotSeatKey(this.path), makeId());
    } catch (error) {
      this.#notices.warn(readRefusal(error).sentence);
    }
  }

  /** Another window of this browser has changed what is stored here. */
  async heed(key: string | null): Promise<void> {
    if (key === hotSeatKey(this.path)) await this.turns.recall();
  }

  tell(sentence: string): void {
    this.#notices.tell(sentence);
  }

  /**
   * Tells what a command has done, with the way to take that back, unless it showed something; returns the name of its step
   * while that is the newest of what the viewer may take back.
   */
  tellDone(sentence: string, title: string): string | null {
    const [newest] = this.undoSteps;
    const made = newest?.title === title ? newest : null;
    this.#notices.tell(sentence, this.steps.hasShown ? null : made);
    return made?.id ?? null;
  }

  /** Tells why a part of a period could not be read; what the period brought is whole without it. */
  miss({ part, period, isClosed }: MissingPart, error: unknown): void {
    const { sentence, rule } = readRefusal(error);
    if (!isFault(error)) {
      this.#notices.warn(sentence, rule);
      return;
    }
    const state = isClosed ? 'is closed and safe' : 'is safe';
    this.#missing = `${capitalize(this.period.name(period))} ${state}; only its ${part} could not be built.`;
    this.#notices.warn(this.#missing);
  }

  /** Tells something nobody asked for. */
  warn(sentence: string, rule: string | null = null): void {
    this.#notices.warn(sentence, rule);
  }

  hush(): void {
    this.#notices.clear();
  }

  settle(): void {
    this.#notices.settle();
  }

  /** Own dice or the program’s, remembered for the campaign. */
  throwWith(mode: DiceMode): void {
    this.diceMode = mode;
    localStorage.setItem(diceKey(this.path), mode);
  }

  chooseSeat(seat: SeatId): void {
    this.#chosenSeat = seat;
    this.#own?.closeInspector();
  }

  go(screen: string): void {
    this.paperPeriod = null;
    this.news.putAway();
    this.screen = screen;
  }

  /** Shows the paper of one period. */
  openPaper(period: number): void {
    this.paperPeriod = period;
    this.screen = 'paper';
  }

  /** Shows the log of one period, where a figure of the books comes from. */
  openLog(period: number): void {
    this.logPeriod = period;
    this.screen = 'log';
  }

  /** The label for playing on now; null where it waits for somebody's own order, and when all is over. */
  get playOnWords(): string | null {
    return findPlayOnWords(this.view);
  }

  /** The seats whose orders play on, where no button does; null otherwise. */
  get waitsFor(): string | null {
    return describeWaiting(this.view);
  }

  /** [MONTH-6] Several players share this screen, and somebody has something of his own to decide. */
  get mayPassRound(): boolean {
    return mayPassRound(this.view);
  }

  /** The one primary action: plays on to what waits for somebody next. */
  async advance(): Promise<void> {
    const { wait, period, date } = this.view;
    if (this.busyWith !== null || this.playOnWords === null) return;
    this.news.putAway();
    // A show follows: of what was sealed, or of the period. Players who share the screen have a curtain of their own.
    const leadsToShow = wait?.manner === 'sealed' || wait?.closes === true;
    if (leadsToShow && !this.turns.isOn) this.shows.lowerCurtain(period);
    try {
      const result = await this.command(this.own.playingOn, (answering) => this.api.play.advance(answering));
      if (result.kind === 'refused') this.#notices.warn(result.sentence);
      if (result.kind !== 'canceled') this.own.playedOn(result.kind);
      if (result.kind === 'done' && wait !== null && this.own.tellsWhatHappened === true)
        await this.news.tellPlayedOn({ wait, period, date });
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
  async #confirmAsMaster(step: Step): Promise<boolean> {
    if (this.turns.isCovered || this.busyWith !== null) return false;
    const answer = await this.#asker.ask({
      ...{ id: 'undo', kind: 'choice', for: this.viewer },
      prompt: `“${step.title}” showed you something that you could not know. You are your own games master: is it to be taken back all the same?`,
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
  ): Promise<Result> {
    return this.#guarded(words, async () => {
      const done = await this.#sendOrKeep(words, send);
      if (done === 'kept') return { kind: 'done', step: null };
      if (!done) {
        this.#notices.tell('Canceled: nothing was changed.');
        return { kind: 'canceled' };
      }
      const closed = done.periodsClosed.at(-1) ?? null;
      await this.#refreshed(closed);
      if (closed !== null) this.#toldUpTo = this.view.period;
      const text = closed === null ? await tell(done) : `${this.period.name(closed)} is closed.`;
      const step = this.tellDone(text, done.title);
      if (this.#missing !== null) this.#notices.warn(this.#missing);
      if (done.notice !== undefined) this.#notices.warn(done.notice);
      return { kind: 'done', step };
    });
  }

  /** Sends a command; an order of a player's own device that reaches nobody is kept. */
  async #sendOrKeep(words: string, send: (answering: SentAnswers) => Promise<Outcome>): Promise<Done | 'kept' | null> {
    // It is given for what is on screen: by the time that it arrives, another period may be played.
    const { period } = this.view;
    try {
      return await runWithAnswers(this.dice, (answering) => send({ ...answering, period }), this.ask);
    } catch (error) {
      if (this.link?.keep(error, words) !== true) throw error;
      this.#notices.tell('Kept here; it is given when the table answers again.');
      return 'kept';
    }
  }

  /** Dice of one’s own are thrown at the program’s own screen alone. */
  get dice(): DiceMode {
    return this.link === null ? this.diceMode : 'program';
  }

  /** Asks the player what a command leaves open. */
  get ask(): Asker['ask'] {
    return this.#asker.ask;
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

  /** Reads the newest entry's news: a skill rolled, a car stolen or not. */
  async newest(title: string): Promise<string> {
    const { period } = this.view;
    const [entry] = await this.api.history.log({ viewer: this.viewer, period });
    return entry?.lines.map(({ text }) => text).join(' ') ?? `Done: ${title}.`;
  }

  async #loadAll(viewer: Viewer): Promise<Loaded<V>> {
    const [view, lists] = await Promise.all([this.#load(viewer), this.#lists.of(viewer)]);
    return { view, lists };
  }

  #show({ view, lists }: Loaded<V>): void {
    const { steps, own, redo, hasShown, editions } = lists;
    this.#view = view;
    const undo = steps.toReversed().map((step, nth) => ({ ...step, mayUndo: nth < own }));
    this.steps = { undo, redo, hasShown };
    this.editions = editions.toReversed();
    this.revision += 1;
  }

  /** Undo and redo: the words that come back tell what was done; a refusal is told as well. */
  async #change(words: string, work: () => Promise<string>): Promise<Result> {
    const result = await this.#guarded(words, async () => {
      const text = await work();
      await this.refresh();
      this.news.happened = null;
      if (this.screen === 'report') this.screen = this.home;
      this.#notices.tell(text);
      return { kind: 'done', step: null };
    });
    if (result.kind !== 'refused') return result;
    // The screen may show what is over: it is loaded anew, with the refusal beside it.
    await this.#showAnew();
    this.#notices.warn(result.sentence, result.rule);
    return result;
  }

  async #showAnew(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (isNoCampaign(error)) this.#lost(describeFailure(error));
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
        this.#lost(describeFailure(error));
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
