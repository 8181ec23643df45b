import type { Api } from '#renderer/api/client.ts';
import { HeldView, type AskedView } from '#renderer/api/heldView.ts';
import type { SentView } from '#shared/views/changes.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { EditionLine, Lists } from '#shared/views/lists.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { readMoment, type ShownMoment } from '#shared/words/moments.ts';
import type { FirstView } from './firstView.ts';
import type { Opened } from './founding.ts';
import type { SharedScreen } from './hotSeat.ts';
import type { GamePeriod } from './ownSession.ts';
import { describeWaiting, findPlayOnWords, mayPassRound } from './waiting.ts';

export type HeldStep = Lists['steps'][number] & { mayUndo: boolean };
/** Newest first. */
type Steps = { undo: readonly HeldStep[]; redo: Lists['redo']; hasShown: boolean };
type Loaded<V> = { view: V; lists: Lists };

/** The part of the open game that the session asks for. */
export type ShownGame<V> = {
  readonly period: GamePeriod;
  readonly screens: readonly { id: string }[];
  view(api: Api, asked: AskedView): Promise<SentView<V>>;
};

/** The file that was opened. */
export type OpenedFile = Pick<Opened, 'path' | 'title' | 'seats' | 'backup'>;

/** An open campaign of any game as one viewer sees it. */
export abstract class HeldCampaign<V extends ViewHead = ViewHead> {
  readonly api: Api;
  readonly path: string;
  readonly title: string;
  /** Set where a backup is looked at: the campaign that it would be restored to, if that is known. */
  readonly backup: Opened['backup'];
  readonly period: GamePeriod;
  readonly #load: (viewer: Viewer) => Promise<V>;
  readonly #lists: HeldView<Lists>;

  #view = $state.raw<V | null>(null);
  viewer = $state<Viewer>('gm');
  steps = $state.raw<Steps>({ undo: [], redo: null, hasShown: false });
  editions = $state.raw<readonly EditionLine[]>([]);
  /** Grows with every change of the campaign, so that lists know when to load again. */
  revision = $state(0);
  #chosenSeat = $state<SeatId | null>(null);

  constructor(api: Api, game: ShownGame<V>, opened: OpenedFile, first: FirstView<V> | null) {
    const held = new HeldView<V>((asked) => game.view(api, asked), first);
    this.api = api;
    this.#load = (viewer) => held.of(viewer);
    this.#lists = new HeldView((asked) => api.history.lists(asked));
    this.period = game.period;
    this.path = opened.path;
    this.title = opened.title;
    this.backup = opened.backup;
  }

  /** The moment of the campaign that is on screen. */
  get moment(): ShownMoment {
    return readMoment(this.view);
  }

  get view(): V {
    if (!this.#view) throw new Error('The campaign is not loaded.');
    return this.#view;
  }

  /** The seat whose orders and books are on screen: the viewer's own, or the games master's pick. */
  readonly seat: SeatId | null = $derived.by(() => {
    if (!this.#view) return null;
    const { viewer, seats } = this.#view;
    if (viewer !== 'gm') return viewer;
    const chosen = seats.find(({ seat }) => seat === this.#chosenSeat);
    return (chosen ?? seats.find(({ isHuman }) => isHuman) ?? seats[0])?.seat ?? null;
  });

  /** The campaign as players of one screen stand before it. */
  async look(): Promise<SharedScreen> {
    const [view, { steps, editions }] = await Promise.all([this.#load('gm'), this.#lists.of('gm')]);
    const { period, date, ending, wait, waiting, seats } = view;
    const [closed, seq] = [editions.at(-1)?.period ?? 0, steps.at(-1)?.seq ?? 0];
    return { period, date, ending, wait, waiting, seats, closed, seq };
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

  /** Reads the newest entry's news: a skill rolled, a car stolen or not. */
  async newest(title: string): Promise<string> {
    const { period } = this.view;
    const [entry] = await this.api.history.log({ viewer: this.viewer, period });
    return entry?.lines.map(({ text }) => text).join(' ') ?? `Done: ${title}.`;
  }

  protected async loadAll(viewer: Viewer): Promise<Loaded<V>> {
    const [view, lists] = await Promise.all([this.#load(viewer), this.#lists.of(viewer)]);
    return { view, lists };
  }

  protected show({ view, lists }: Loaded<V>): void {
    const { steps, own, redo, hasShown, editions } = lists;
    this.#view = view;
    const undo = steps.toReversed().map((step, nth) => ({ ...step, mayUndo: nth < own }));
    this.steps = { undo, redo, hasShown };
    this.editions = editions.toReversed();
    this.revision += 1;
  }

  protected readLists(viewer: Viewer): Promise<Lists> {
    return this.#lists.of(viewer);
  }

  chooseSeat(seat: SeatId): void {
    this.#chosenSeat = seat;
  }
}
