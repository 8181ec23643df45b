import { nameEnd } from '../finale/lost.ts';
import { describeFailure, isNoCampaign, readRefusal } from '#renderer/api/failure.ts';
import { makeId } from '#renderer/api/ids.ts';
import { formatSignedDollars } from '#renderer/shared/numbers.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { HotSeat } from '#shared/views/hotSeat.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { Commands, type Surroundings } from './commands.svelte.ts';
import { findViewerAtOpening, formatViewerKey, type FirstView } from './firstView.ts';
import { Forecaster } from './forecast.svelte.ts';
import type { OpenedFile, ShownGame } from './heldCampaign.svelte.ts';
import { News } from './news.svelte.ts';
import { Notes } from './notes.svelte.ts';
import type { OwnSession } from './ownSession.ts';
import { Pins } from './pins.svelte.ts';
import { ScreenPlace } from './place.svelte.ts';
import { Portraits } from './portraits.svelte.ts';
import { SeatLink } from './seatLink.svelte.ts';
import { Shows } from './shows.svelte.ts';
import { Turns } from './turns.svelte.ts';

const formatHotSeatKey = (path: string): string => `racketeer-hot-seat:${path}`;

/** An open campaign of any game on screen: with whoever looks at it, its windows and its table. */
export class Session<V extends ViewHead = ViewHead> extends Commands<V> {
  override readonly turns: Turns;
  override readonly shows: Shows;
  override readonly news: News;
  override readonly place: ScreenPlace;
  /** The link of a player's own device to the seat it looks as; null on the program's own screen. */
  override readonly link: SeatLink | null;
  readonly forecast: Forecaster;
  readonly notes: Notes;
  readonly portraits: Portraits;
  readonly pins: Pins;
  readonly #players: OpenedFile['seats'];
  readonly #playsRivals: () => boolean;
  #own: OwnSession | null = null;
  /** Grows with each piece of news of a battle that is led at the table. */
  fightNews = $state(0);

  constructor(around: Surroundings, game: ShownGame<V>, opened: OpenedFile, first: FirstView<V> | null = null) {
    super(around, game, opened, first);
    const ownSeat = around.device?.seat ?? null;
    this.link = ownSeat === null ? null : new SeatLink(opened.path, ownSeat, this);
    this.#players = opened.seats;
    this.place = new ScreenPlace(game.screens[0]?.id ?? 'log', () => this.news.putAway());
    this.turns = new Turns(this);
    this.shows = new Shows(this, () => around.showsClose?.() ?? false);
    this.news = new News(this);
    this.#playsRivals = () => around.playsRivals?.() ?? false;
    this.pins = new Pins(opened.path);
    this.forecast = new Forecaster(this);
    this.notes = new Notes(this.api);
    this.portraits = new Portraits(this.api);
  }

  /** The one seat of a player's own device; null where anyone may look as anybody. */
  get ownSeat(): SeatId | null {
    return this.link?.seat ?? null;
  }

  /** True if the rivals' turns are played by themselves here; at a table the games master's page plays on. */
  get showsRivals(): boolean {
    return this.link === null && this.#playsRivals();
  }

  /** The state that the game keeps beside this. */
  override get own(): OwnSession {
    if (!this.#own) throw new Error('The game has not opened the campaign.');
    return this.#own;
  }

  /** A sum gained or lost, with its sign, in the money of this game. */
  signedMoney(amount: number): string {
    return this.own.signedMoney?.(amount) ?? formatSignedDollars(amount);
  }

  /** Loads the campaign for the viewer who last looked at it, and has the game open it by its view. */
  async begin<S extends OwnSession>(open: (session: this) => Promise<S>): Promise<S> {
    this.recallDice();
    this.viewer = findViewerAtOpening({ path: this.path, seats: this.#players }, this.ownSeat);
    const { viewer } = this;
    await Promise.all([this.refresh(), this.notes.load(viewer), this.portraits.load(viewer)]);
    const own = await open(this);
    await this.turns.recall();
    this.toldUpTo = this.view.period;
    this.#own = own;
    return own;
  }

  override refresh(): Promise<void> {
    return this.refreshAfter(null);
  }

  /** Another window may have gone on with the campaign: it is shown as it stands, and whoever looks is told. */
  async catchUp(): Promise<void> {
    const { viewer, busyWith } = this;
    if (busyWith !== null) return;
    try {
      await this.turns.recall();
      const { steps, own, editions } = await this.readLists(viewer);
      const newest = steps.at(-1);
      const [known] = this.steps.undo;
      const isSame = newest?.id === known?.id;
      // A sealed step of another seat shows only in that the own steps can no longer be taken back.
      if (isSame && own > 0 === (known?.mayUndo ?? false)) return;
      if (viewer !== this.viewer || this.busyWith !== null) return;
      const closed = editions.at(-1)?.period ?? 0;
      const isOver = this.ownSeat !== null && closed > (this.editions[0]?.period ?? 0);
      await this.refreshAfter(isOver ? closed : null);
      this.toldUpTo = this.view.period;
      this.news.happened = null;
      this.notices.tell(
        isOver
          ? `${this.period.name(closed)} is closed.`
          : this.ownSeat === null
            ? 'The campaign was changed in another window; this is how it stands now.'
            : 'Something has happened at the table; this is how it stands now.',
      );
    } catch (error) {
      // Any other problem with reading it is told by the next command.
      if (isNoCampaign(error)) this.lost(describeFailure(error));
    }
  }

  /** A period that has just closed comes with its report: shown after it, it would take whatever screen was gone to. */
  protected override async refreshAfter(closed: number | null): Promise<void> {
    const { viewer } = this;
    this.missing = null;
    // Players who pass the screen round see the show together first.
    const showsClose = closed !== null && !this.turns.isOn;
    const [loaded, report, billing] = await Promise.all([
      this.loadAll(viewer),
      closed === null ? null : this.news.read(closed),
      showsClose ? this.shows.prepareClose(closed) : null,
    ]);
    if (viewer !== this.viewer) return;
    const before = this.revision === 0 ? null : nameEnd(this);
    this.show(loaded);
    if (report !== null) this.news.show(report);
    // The end is shown when it comes, and where a game is opened that is over; the report stays a press away.
    const end = nameEnd(this);
    if (end !== null && end !== before && !this.turns.isOn) this.place.screen = 'end';
    this.shows.open(billing);
  }

  /** All at once, so that nothing one seat saw, picked or was told stays for the next one. */
  async lookAs(viewer: Viewer): Promise<void> {
    if (this.ownSeat !== null && viewer !== this.ownSeat) return;
    const period = this.news.report?.period;
    try {
      const [loaded, report] = await Promise.all([
        this.loadAll(viewer),
        period === undefined ? null : this.api.play.report({ viewer, period }),
      ]);
      await Promise.all([this.notes.load(viewer), this.portraits.load(viewer)]);
      this.viewer = viewer;
      this.news.report = report;
      this.news.putAway();
      this.place.logPeriod = null;
      this.shows.end();
      this.#own?.leave();
      this.forecast.leave();
      this.notices.clear();
      this.show(loaded);
      localStorage.setItem(formatViewerKey(this.path), viewer);
    } catch (error) {
      const { sentence, rule } = readRefusal(error);
      this.notices.warn(sentence, rule);
    }
  }

  /** The turn at the program’s own screen is nothing to a player’s own device. */
  readHotSeat(): Promise<HotSeat | null> {
    return this.ownSeat === null ? this.api.hotSeat.read() : Promise.resolve(null);
  }

  /** The table has told that something changed: shows how it stands now; a period that was closed comes with its news. */
  async follow(isUndone: boolean): Promise<void> {
    // A command or a healed link may have shown the new period already; its news are still to be told.
    const before = this.toldUpTo;
    try {
      await this.refresh();
      this.toldUpTo = this.view.period;
      if (isUndone) {
        this.news.happened = null;
        this.place.leaveReport();
        if (this.view.period !== before || this.ownSeat !== null)
          this.tell('The games master has taken something back; this is how it stands now.');
      }
      if (this.view.period <= before || this.ownSeat === null) return;
      const closed = this.view.period - 1;
      await this.news.tell({ period: closed, since: null });
      this.tell(`${this.period.name(closed)} is closed.`);
    } catch (error) {
      if (isNoCampaign(error)) this.lost(describeFailure(error));
    }
  }

  /** Keeps whose turn at the screen it is, and has other windows find it; of a backup nothing is kept. */
  async keepHotSeat(hotSeat: HotSeat | null): Promise<void> {
    if (this.backup !== null) return;
    try {
      await this.api.hotSeat.keep({ hotSeat });
      localStorage.setItem(formatHotSeatKey(this.path), makeId());
    } catch (error) {
      this.notices.warn(readRefusal(error).sentence);
    }
  }

  /** Another window of this browser has changed what is stored here. */
  async heed(key: string | null): Promise<void> {
    if (key === formatHotSeatKey(this.path)) await this.turns.recall();
  }

  override chooseSeat(seat: SeatId): void {
    super.chooseSeat(seat);
    this.#own?.closeInspector();
  }
}
