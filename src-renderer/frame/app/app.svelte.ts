import type { Api } from '../../api/client.ts';
import { ruleOf, sentenceOf } from '../../api/failure.ts';
import type { CampaignFile } from '../../../src-shared/contract/index.ts';
import type { RulebookTables } from '../../../src-shared/games/paradise/views/setup.ts';
import type { ParadiseSetup } from '../../../src-shared/games/paradise/setup.ts';
import { Notices } from '../shell/notices.svelte.ts';
import { Theme } from '../../shared/looks/theme.svelte.ts';
import { Asker } from '../questions/asker.svelte.ts';
import { runWithAnswers } from '../questions/answering.ts';
import type { MenuCommand } from '../../../src-shared/contract/menu.ts';
import { CampaignSession } from '../session/session.svelte.ts';

type About = Awaited<ReturnType<Api['app']['about']>>;
type Opened = NonNullable<Awaited<ReturnType<Api['campaign']['current']>>>;

type Finding = { line: number; field: string; sentence: string };

/** A file that could not be entered, and all that is wrong with it. */
export type RefusedFile = { name: string; findings: readonly Finding[] };

/** As much of a picked file as is needed. */
type PickedFile = { name: string; text(): Promise<string> };

/** What the window shows: the start screen, a new campaign being set up, or an open campaign. */
export class AppState {
  readonly api: Api;
  readonly notices = new Notices();
  readonly asker = new Asker();
  readonly theme = new Theme();
  page = $state<'starting' | 'start' | 'new' | 'campaign'>('starting');
  about = $state.raw<About | null>(null);
  recents = $state.raw<readonly CampaignFile[] | null>(null);
  tables = $state.raw<RulebookTables | null>(null);
  session = $state.raw<CampaignSession | null>(null);
  /** What is being done, as words for the status line; null when idle. */
  busyWith = $state<string | null>(null);
  problem = $state<string | null>(null);
  /** The rule that refused it, if one did. */
  problemRule = $state<string | null>(null);
  showsGuide = $state(false);
  /** The book of rules, open at one of them or (null) at its beginning; undefined while it is closed. */
  rule = $state<string | null | undefined>(undefined);
  /** What is wrong with the file of a running campaign that was picked last. */
  refused = $state.raw<RefusedFile | null>(null);

  constructor(api: Api) {
    this.api = api;
  }

  /** First contact with the program: what it is, and whether a campaign is already open. */
  async start(): Promise<void> {
    await this.#attempt('Opening', async () => {
      this.about = await this.api.app.about();
      this.tables = await this.api.games.paradise.forms.tables();
      const opened = await this.api.campaign.current();
      if (opened) await this.#enter(opened);
      else await this.#showStart();
    });
    if (this.page === 'starting') this.page = 'start';
  }

  newCampaign(): void {
    this.problem = null;
    this.problemRule = null;
    this.refused = null;
    this.page = 'new';
  }

  /** Back to the start screen without opening anything. */
  backToStart(): Promise<boolean> {
    return this.#attempt('Looking for campaigns', () => this.#showStart());
  }

  open(path: string): Promise<boolean> {
    return this.#attempt('Opening the campaign', async () => {
      await this.#enter(await this.api.campaign.open({ path }));
    });
  }

  openSample(): Promise<boolean> {
    return this.#attempt('Opening the sample campaign', async () => {
      await this.#enter(await this.api.campaign.openSample({ game: 'paradise' }));
    });
  }

  chooseFile(): Promise<boolean> {
    return this.#attempt('Waiting for your choice', async () => {
      const path = await this.api.app.chooseFile();
      if (path !== null) await this.#enter(await this.api.campaign.open({ path }));
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

  create(setup: ParadiseSetup, dice: 'program' | 'table'): Promise<boolean> {
    return this.#attempt('Creating the campaign', async () => {
      const done = await runWithAnswers(
        dice,
        (answering) => this.api.games.paradise.found({ setup, path: null, ...answering }),
        this.asker.ask,
      );
      if (!done) return;
      await this.#enter(done.opened);
      this.session?.throwWith(dice);
    });
  }

  /** Enters a campaign that was played elsewhere; what is wrong with its file is kept for the screen. */
  enterRunning(file: PickedFile): Promise<boolean> {
    this.refused = null;
    return this.#attempt('Entering the campaign', async () => {
      const joined = await this.api.campaign.join({
        game: 'paradise',
        text: await file.text(),
        path: null,
      });
      if (joined.kind === 'done') await this.#enter(joined.opened);
      else this.refused = { name: file.name, findings: joined.findings };
    });
  }

  /** Takes over a file that the program opened on this campaign's behalf: a branch or a backup. */
  enter(opened: Opened): Promise<boolean> {
    return this.#attempt('Opening the campaign', () => this.#enter(opened));
  }

  closeCampaign(): Promise<boolean> {
    return this.#attempt('Closing the campaign', async () => {
      await this.api.campaign.close();
      await this.#showStart();
    });
  }

  /** What the desktop's native menu asks for. */
  async obey(command: MenuCommand): Promise<void> {
    if (command.kind === 'theme') this.theme.pick(command.theme);
    else if (command.kind === 'guide') this.showsGuide = true;
    else if (command.kind === 'undo') await this.session?.undo();
    else if (command.kind === 'redo') await this.session?.redo();
    else if (command.kind === 'open-campaign') await this.open(command.path);
    else if (command.kind === 'close-campaign') {
      if (this.session) await this.closeCampaign();
    } else {
      if (this.session) await this.closeCampaign();
      this.newCampaign();
    }
  }

  /** The program was restarted or closed the campaign elsewhere. */
  campaignLost(sentence: string): void {
    void this.backToStart().then(() => {
      this.problem = sentence;
      this.problemRule = null;
    });
  }

  async #showStart(): Promise<void> {
    this.session = null;
    this.page = 'start';
    this.recents = await this.api.app.recent();
  }

  async #enter(opened: Opened): Promise<void> {
    const session = new CampaignSession(this, opened);
    await session.begin();
    this.session = session;
    this.page = 'campaign';
    this.refused = null;
    this.notices.clear();
    if (opened.notice) this.notices.tell(opened.notice);
  }

  async #attempt(words: string, work: () => Promise<void>): Promise<boolean> {
    this.busyWith = words;
    this.problem = null;
    this.problemRule = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = sentenceOf(error);
      this.problemRule = ruleOf(error);
      return false;
    } finally {
      this.busyWith = null;
    }
  }
}
