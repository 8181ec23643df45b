import { Tour } from '../tour/tour.svelte.ts';
import { campaignShown, type Api } from '#renderer/api/client.ts';
import { programLink } from '#renderer/api/link.svelte.ts';
import { findRefusingRule, describeFailure } from '#renderer/api/failure.ts';
import type { CampaignFile } from '#shared/contract/index.ts';
import type { MenuCommand } from '#shared/contract/menu.ts';
import { gameIds, type GameId } from '#shared/words/games.ts';
import { readTextFile, type PickedFile } from '#renderer/shared/readTextFile.ts';
import { Theme } from '#renderer/shared/looks/theme.svelte.ts';
import type { GameCover, GameTable, GameUi } from '../gameUi.ts';
import type { SeatAtTable } from '#shared/views/table.ts';
import { OwnDevice, type TableSeat } from '../phone/device.svelte.ts';
import { Asker } from '../session/asker.svelte.ts';
import { runWithAnswers, type SentAnswers } from '../session/answering.ts';
import type { Founded, Founding, Opened } from '../session/founding.ts';
import type { OwnSession } from '../session/ownSession.ts';
import { askFirstView } from '../session/firstView.ts';
import { Session } from '../session/session.svelte.ts';
import { Settings } from '../settings/settings.svelte.ts';
import { TableDesk } from '../table/tableDesk.svelte.ts';
import { Notices } from '../notices/notices.svelte.ts';

type About = Awaited<ReturnType<Api['app']['about']>>;

type Finding = { file?: string | undefined; line: number; field: string; sentence: string };

/** A file that could not be entered, and all that is wrong with it. */
export type RefusedFile = { name: string; findings: readonly Finding[] };

/** A campaign on screen: the game's screens, the frame's session, and the game's own. */
export type OpenGame = { game: GameId; ui: GameUi; session: Session; own: OwnSession };

/** The state of the window: the start screen, a new campaign being set up, or an open campaign. */
export class AppState implements Founding {
  readonly api: Api;
  readonly covers: GameTable['covers'];
  readonly notices = new Notices();
  readonly asker = new Asker();
  readonly theme = new Theme();
  readonly settings = new Settings();
  readonly device = new OwnDevice();
  readonly #tours = Object.fromEntries(gameIds.map((id) => [id, new Tour(id)])) as Record<GameId, Tour>;
  page = $state<'starting' | 'start' | 'new' | 'single' | 'campaign'>('starting');
  about = $state.raw<About | null>(null);
  recents = $state.raw<readonly CampaignFile[] | null>(null);
  /** The game that the start screen is turned to. */
  game = $state<GameId>(gameIds[0]);
  beginsAtCurtain = $state(false);
  rematch = $state.raw<unknown>(null);
  opensWorkshop = $state(false);
  /** The form of the campaign that is being set up. */
  setup = $state.raw<GameUi['setup'] | null>(null);
  /** The page of the single battle that is being played. */
  single = $state.raw<NonNullable<GameUi['single']> | null>(null);
  isFirstBattle = $state(false);
  open = $state.raw<OpenGame | null>(null);
  /** The table of the open campaign, on the program's own screen. */
  tableDesk = $state.raw<TableDesk | null>(null);
  /** The words of the status line for the work under way; null when idle. */
  busyWith = $state<string | null>(null);
  problem = $state<string | null>(null);
  /** The rule that refused it, if one did. */
  problemRule = $state<string | null>(null);
  showsGuide = $state(false);
  /** The page “How to play” of the game in hand is open. */
  showsHowToPlay = $state(false);
  showsSettings = $state(false);
  /** The open dialog about the program itself: its versions, or the notices of others; null while it is closed. */
  told = $state<'versions' | 'notices' | null>(null);
  /** The book of rules, open at one of them or (null) at its beginning; undefined while it is closed. */
  rule = $state<string | null | undefined>(undefined);
  /** The faults of the file of a running campaign that was picked last. */
  refused = $state.raw<RefusedFile | null>(null);
  #games: GameTable['games'];

  constructor(api: Api, { covers, games }: GameTable) {
    this.api = api;
    this.covers = covers;
    this.#games = games;
  }

  get session(): Session | null {
    return this.open?.session ?? null;
  }

  showsClose(): boolean {
    return this.settings.show.isOn;
  }

  playsRivals(): boolean {
    return this.settings.playsRivals;
  }

  /** The tour of the open game. */
  get tour(): Tour {
    return this.#tours[this.open?.game ?? this.game];
  }

  /** The game that help is about: the one that is open, else the one that the start screen is turned to. */
  get gameInHand(): GameId {
    return this.open?.game ?? this.game;
  }

  /** The games whose rules can be read now: the one that is open or being set up, else all. */
  get coversInHand(): GameCover[] {
    const game = this.open?.game ?? (this.page === 'new' || this.page === 'single' ? this.game : null);
    return game === null ? gameIds.map((id) => this.covers[id]) : [this.covers[game]];
  }

  /** First contact with the program: what it is, and whether a campaign is already open. */
  async start(): Promise<void> {
    if (this.device.isPlayers) programLink.watch(() => this.api.campaign.current());
    await this.#attempt('Opening', async () => {
      const [about, opened] = await Promise.all([this.api.app.about(), this.api.campaign.current()]);
      try {
        if (opened) await this.#enter(opened);
      } finally {
        // The start screen draws its games with this: not for a moment only, on the way to a campaign.
        this.about = about;
      }
      if (!opened) await this.#showStart();
    });
    if (this.page === 'starting') this.page = 'start';
  }

  /** Turns the start screen to another game. */
  turnTo(game: GameId): void {
    this.game = game;
    this.refused = null;
  }

  /** Opens the workshop of the game that the start screen is turned to. */
  openWorkshop(): Promise<boolean> {
    return this.newCampaign(this.game, null, true);
  }

  newCampaign(game = this.game, rematch: unknown = null, opensWorkshop = false): Promise<boolean> {
    this.refused = null;
    this.rematch = rematch;
    this.opensWorkshop = opensWorkshop;
    return this.#attempt('Opening the game', async () => {
      this.setup = (await this.#games[game]()).setup;
      this.game = game;
      this.page = 'new';
    });
  }

  /** A single battle of the game that the start screen is turned to, without a campaign; with lessons for a first one. */
  playSingleBattle(isFirst = false): Promise<boolean> {
    return this.#attempt('Setting up the table', async () => {
      this.isFirstBattle = isFirst;
      this.single = (await this.#games[this.game]()).single ?? null;
      if (this.single !== null) this.page = 'single';
    });
  }

  tellHowToPlay(): void {
    this.showsHowToPlay = true;
  }

  /** Back to the start screen without opening anything. */
  backToStart(): Promise<boolean> {
    return this.#attempt('Looking for campaigns', () => this.#showStart());
  }

  async openFile(path: string): Promise<boolean> {
    const isOpen = await this.#attempt('Opening the campaign', async () => {
      await this.#enter(await this.#open(path));
    });
    // A file that turned out damaged is in the list now, with a way to its backups.
    if (!isOpen && this.page === 'start') await this.#listAgain();
    return isOpen;
  }

  /** Opens a file; where that takes long, the status line says what the program reads. */
  async #open(path: string): Promise<Awaited<ReturnType<Api['campaign']['open']>>> {
    let isOver = false;
    const opened = this.api.campaign.open({ path }).finally(() => (isOver = true));
    this.api.app
      .opening()
      .then((words) => {
        if (words !== null && !isOver) this.busyWith = words;
      })
      // Why the program does not answer is told by the opening itself.
      .catch(() => undefined);
    return opened;
  }

  async #listAgain(): Promise<void> {
    try {
      this.recents = await this.api.app.recent();
    } catch {
      // The list stays as it was; why the file did not open is on screen.
    }
  }

  /** Opens the sample of the picked game, new or some periods old. */
  openSample(isPlayed = false): Promise<boolean> {
    return this.#attempt(isPlayed ? 'Playing up to your evening' : 'Opening the sample campaign', async () => {
      await this.#enter(await this.api.campaign.openSample({ game: this.game, isPlayed }));
    });
  }

  chooseFile(): Promise<boolean> {
    return this.#attempt('Waiting for your choice', async () => {
      const path = await this.api.app.chooseFile();
      if (path !== null) await this.#enter(await this.#open(path));
    });
  }

  /** Puts a backup in the place of a damaged campaign and opens it. */
  rescue(path: string, backup: string): Promise<boolean> {
    return this.#attempt('Restoring the backup', async () => {
      await this.#enter(await this.api.campaign.rescue({ path, backup }));
    });
  }

  forget(path: string): Promise<boolean> {
    return this.#attempt('Forgetting', async () => {
      await this.api.app.forget({ path });
      this.recents = await this.api.app.recent();
    });
  }

  /** Copies a campaign beside itself, under a name that says so; the copy stands on the list and is not opened. */
  duplicate({ path, title }: { path: string; title: string }): Promise<boolean> {
    return this.#attempt('Copying', async () => {
      const { campaign, app } = this.api;
      await campaign.open({ path });
      await campaign.branch({ title: `${title.slice(0, 70)} (copy)` });
      await campaign.close();
      this.recents = await app.recent();
    });
  }

  found(dice: SentAnswers['dice'], send: (answering: SentAnswers) => Promise<Founded>): Promise<boolean> {
    return this.#attempt('Creating the campaign', async () => {
      const done = await runWithAnswers(dice, send, this.asker.ask);
      if (!done) return;
      await this.#enter(done.opened, this.beginsAtCurtain);
      this.session?.throwWith(dice);
    });
  }

  /** Enters a campaign that was played elsewhere; what is wrong with its files is kept for the screen. */
  enterRunning(files: readonly PickedFile[], rivals: number | null = null): Promise<boolean> {
    this.refused = null;
    return this.#attempt('Entering the campaign', async () => {
      const [first, ...others] = await Promise.all(
        files.map(async (file) => ({ name: file.name, text: await readTextFile(file) })),
      );
      if (first === undefined) return;
      const joined = await this.api.campaign.join({ game: this.game, text: first.text, others, rivals, path: null });
      if (joined.kind === 'done') await this.#enter(joined.opened);
      else this.refused = { name: first.name, findings: joined.findings };
    });
  }

  /** Takes over a file that the program opened on this campaign's behalf: a branch or a backup. */
  enter(opened: Opened): Promise<boolean> {
    return this.#attempt('Opening the campaign', () => this.#enter(opened));
  }

  /** Puts the open campaign away and opens the page of a new one with the same seats and house rules filled in. */
  async playAgain(): Promise<void> {
    if (this.open === null) return;
    const { game, ui, own } = this.open;
    const rematch = ui.rematch?.(own) ?? null;
    if (await this.closeCampaign()) await this.newCampaign(game, rematch);
  }

  closeCampaign(): Promise<boolean> {
    return this.#attempt('Closing the campaign', async () => {
      await this.api.campaign.close();
      await this.#showStart();
    });
  }

  /** Carries out a command of the desktop's native menu. */
  async obey(command: MenuCommand): Promise<void> {
    if (command.kind === 'theme') this.theme.pick(command.theme);
    else if (command.kind === 'guide') this.showsGuide = true;
    else if (command.kind === 'settings') this.showsSettings = true;
    else if (command.kind === 'about') this.told = 'versions';
    else if (command.kind === 'notices') this.told = 'notices';
    else if (command.kind === 'undo') await this.#undoLast();
    else if (command.kind === 'redo') await this.session?.redo();
    else if (command.kind === 'open-campaign') await this.openFile(command.path);
    else if (command.kind === 'close-campaign') {
      if (this.session) await this.closeCampaign();
    } else {
      if (this.session) await this.closeCampaign();
      await this.newCampaign();
    }
  }

  /** Takes back the newest step, where whoever looks may. */
  async #undoLast(): Promise<void> {
    if (this.session !== null && this.session.undoSteps.length > 0) await this.session.undo();
  }

  /** Shows the campaign to a player's own device, as the seat that it has; returns what kept it from that, or null. */
  async sitDown(at: SeatAtTable, own: TableSeat): Promise<string | null> {
    const { seat, game, title, table, seats } = at;
    this.device.give(seat);
    this.device.table = own;
    programLink.watch(() => this.api.table.who());
    const opened = { game, path: `table/${table}`, title, notice: null, backup: null, seats };
    const isThere = await this.#attempt('Opening the campaign', () => this.#enter(opened));
    return isThere ? null : this.problem;
  }

  /** The program was restarted or closed the campaign elsewhere; a player's own device hears that from its table. */
  campaignLost(sentence: string): void {
    if (this.device.isPlayers) return;
    void this.backToStart().then(() => {
      this.problem = sentence;
      this.problemRule = null;
    });
  }

  async #showStart(): Promise<void> {
    this.open = null;
    this.#leaveTable();
    this.setup = null;
    this.single = null;
    this.page = 'start';
    campaignShown.path = null;
    this.recents = await this.api.app.recent();
  }

  async #enter(opened: Opened, atCurtain = false): Promise<void> {
    const { game } = opened;
    campaignShown.path = opened.path;
    const first = askFirstView(this.api, game, opened, this.device.seat);
    const ui = await this.#games[game]();
    const session = new Session(this, ui, opened, first);
    const own = await session.begin((begun) => ui.open(begun));
    if (atCurtain) await session.turns.begin();
    this.#leaveTable();
    this.open = { game, ui, session, own };
    if (!this.device.isPlayers) {
      this.tableDesk = new TableDesk(this.api, session, this.asker);
      void this.tableDesk.look();
    }
    this.game = game;
    this.setup = null;
    this.page = 'campaign';
    this.refused = null;
    this.notices.clear();
    if (opened.notice) this.notices.tell(opened.notice);
  }

  #leaveTable(): void {
    this.tableDesk?.leave();
    this.tableDesk = null;
    this.asker.elsewhere = null;
  }

  async #attempt(words: string, work: () => Promise<void>): Promise<boolean> {
    this.busyWith = words;
    this.problem = null;
    this.problemRule = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = describeFailure(error);
      this.problemRule = findRefusingRule(error);
      return false;
    } finally {
      this.busyWith = null;
    }
  }
}
