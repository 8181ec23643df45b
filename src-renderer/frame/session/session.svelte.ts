import type { Api } from '../../api/client.ts';
import { isNoCampaign, refusalOf, sentenceOf, type Refused } from '../../api/failure.ts';
import type { Outcome } from '../../../src-shared/contract/index.ts';
import type { BattleSettling } from '../../../src-shared/games/paradise/views/battle.ts';
import type { PeriodReport } from '../../../src-shared/views/report.ts';
import type { CampaignView, GangView } from '../../../src-shared/games/paradise/views/campaign.ts';
import type { RulebookTables } from '../../../src-shared/games/paradise/views/setup.ts';
import type { SeatId, Viewer } from '../../../src-shared/words/ids.ts';
import type { BattleId, BusinessId } from '../../../src-shared/games/paradise/ids.ts';
import { formatMonth } from '../../../src-shared/games/paradise/calendar.ts';
import type { DiceMode } from '../../../src-shared/words/journal.ts';
import type { GmEdit } from '../../../src-shared/games/paradise/gmEdits.ts';
import type { Order } from '../../../src-shared/games/paradise/orders.ts';
import type { Notices } from '../shell/notices.svelte.ts';
import type { ScreenId } from '../shell/screens.ts';
import type { Selection } from '../../games/paradise/selection.ts';
import { ForecastDesk } from '../forecast/forecast.svelte.ts';
import { runWithAnswers } from '../questions/answering.ts';
import type { Answering } from '../questions/answering.ts';
import type { Asker } from '../questions/asker.svelte.ts';
import { Turns } from '../turns/turns.svelte.ts';
import { openingViewer } from './viewers.ts';

export type Steps = Awaited<ReturnType<Api['history']['steps']>>;
export type EditionLine = Awaited<ReturnType<Api['paper']['editions']>>[number];
export type Result = { kind: 'done' } | { kind: 'cancelled' } | ({ kind: 'refused' } & Refused);

type Done = Extract<Outcome, { kind: 'done' }>;
type Loaded = { view: CampaignView; steps: Steps; editions: readonly EditionLine[] };

type Surroundings = {
  api: Api;
  notices: Notices;
  asker: Asker;
  tables: RulebookTables | null;
  /** The program no longer has the campaign open. */
  campaignLost: (sentence: string) => void;
};

const viewerKey = (path: string): string => `racketeer-viewer:${path}`;
const diceKey = (path: string): string => `racketeer-dice:${path}`;

/** An open campaign as one viewer sees it, and everything he can have done to it. */
export class CampaignSession {
  readonly api: Api;
  readonly path: string;
  readonly title: string;
  readonly tables: RulebookTables;
  readonly turns: Turns;
  readonly forecast: ForecastDesk;
  #notices: Notices;
  #asker: Asker;
  #lost: (sentence: string) => void;

  #view = $state.raw<CampaignView | null>(null);
  viewer = $state<Viewer>('gm');
  steps = $state.raw<Steps>({ undo: [], redo: null });
  editions = $state.raw<readonly EditionLine[]>([]);
  selection = $state.raw<Selection | null>(null);
  screen = $state<ScreenId>('desk');
  report = $state.raw<PeriodReport | null>(null);
  diceMode = $state<DiceMode>('program');
  /** What is being done, as words for the status line; null when idle. */
  busyWith = $state<string | null>(null);
  /** Grows with every change of the campaign, so that lists know when to load again. */
  revision = $state(0);
  /** The business the next takeover is planned for. */
  target = $state.raw<BusinessId | null>(null);
  /** A job somebody began to plan elsewhere, for the orders' form to take up. */
  jobTarget = $state.raw<{ kind: 'raid' | 'smash-and-grab'; business: BusinessId } | null>(null);
  /** The battle on the battles' screen. */
  battle = $state.raw<BattleId | null>(null);
  /** The kind of order the orders screen opens at; null leaves it where it was. */
  orderKind = $state<string | null>(null);
  /** The month the log opens at; null shows all. */
  logMonth = $state<number | null>(null);
  #chosenSeat = $state<SeatId | null>(null);

  constructor(around: Surroundings, opened: { path: string; title: string }) {
    if (!around.tables) throw new Error('The rulebook’s tables are not loaded.');
    this.api = around.api;
    this.#notices = around.notices;
    this.#asker = around.asker;
    this.#lost = (sentence) => around.campaignLost(sentence);
    this.tables = around.tables;
    this.path = opened.path;
    this.title = opened.title;
    this.turns = new Turns(this);
    this.forecast = new ForecastDesk(this);
  }

  /** What the viewer may take back now, the newest first; a player in turn only his own. */
  get undoSteps(): Steps['undo'] {
    const { floor } = this.turns;
    return this.steps.undo.filter(({ seq }) => seq > floor);
  }

  get view(): CampaignView {
    if (!this.#view) throw new Error('The campaign is not loaded.');
    return this.#view;
  }

  /** The gang whose orders, roster and books are on screen: the viewer's own, or the GM's pick. */
  readonly seat: SeatId | null = $derived.by(() => {
    if (!this.#view) return null;
    const { viewer } = this.#view;
    if (viewer !== 'gm') return viewer;
    const gangs = this.#view.gangs;
    const chosen = gangs.find((gang) => gang.seat === this.#chosenSeat);
    return (chosen ?? gangs.find((gang) => gang.isHuman) ?? gangs[0])?.seat ?? null;
  });

  readonly gang: GangView | null = $derived(
    this.#view?.gangs.find((gang) => gang.seat === this.seat) ?? null,
  );

  /** Orders are taken for human gangs, and for those that the games master plays this month. */
  readonly canOrder: boolean = $derived(
    (this.gang?.isHuman === true || this.gang?.isWritten === true) &&
      this.gang.eliminatedMonth === null &&
      this.#view?.stage !== 'over',
  );

  /** Loads the campaign for the viewer who last looked at it. */
  async begin(): Promise<void> {
    const whole = await this.api.games.paradise.view({ viewer: 'gm' });
    this.diceMode = localStorage.getItem(diceKey(this.path)) === 'table' ? 'table' : 'program';
    this.viewer = openingViewer(whole.gangs, localStorage.getItem(viewerKey(this.path)));
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const { viewer } = this;
    const loaded = await this.#load(viewer);
    if (viewer === this.viewer) this.#show(loaded);
  }

  /** All at once, so that nothing one seat saw, picked or was told stays for the next one. */
  async lookAs(viewer: Viewer): Promise<void> {
    const period = this.report?.period;
    try {
      const [loaded, report] = await Promise.all([
        this.#load(viewer),
        period === undefined ? null : this.api.play.report({ viewer, period }),
      ]);
      this.viewer = viewer;
      this.report = report;
      this.selection = null;
      this.target = null;
      this.battle = null;
      this.jobTarget = null;
      this.logMonth = null;
      this.forecast.leave();
      this.#notices.clear();
      this.#show(loaded);
      localStorage.setItem(viewerKey(this.path), viewer);
    } catch (error) {
      const { sentence, rule } = refusalOf(error);
      this.#notices.warn(sentence, rule);
    }
  }

  look(): Promise<CampaignView> {
    return this.api.games.paradise.view({ viewer: 'gm' });
  }

  hush(): void {
    this.#notices.clear();
  }

  /** Own dice or the program’s, remembered for the campaign. */
  throwWith(mode: DiceMode): void {
    this.diceMode = mode;
    localStorage.setItem(diceKey(this.path), mode);
  }

  chooseSeat(seat: SeatId): void {
    this.#chosenSeat = seat;
    this.selection = null;
  }

  go(screen: ScreenId): void {
    this.screen = screen;
  }

  select(selection: Selection | null): void {
    this.selection = selection;
  }

  /** Shows the log of one month, where a figure of the books comes from. */
  openLog(month: number): void {
    this.logMonth = month;
    this.screen = 'log';
  }

  planJob(kind: 'raid' | 'smash-and-grab', business: BusinessId): void {
    this.jobTarget = { kind, business };
    this.screen = 'orders';
  }

  /** Opens the orders at one kind of them. */
  planOrder(kind: string): void {
    this.orderKind = kind;
    this.screen = 'orders';
  }

  planTakeOver(business: BusinessId | null): void {
    this.target = business;
  }

  async openReport(month: number): Promise<void> {
    try {
      await this.#loadReport(month);
      this.screen = 'report';
    } catch (error) {
      const { sentence, rule } = refusalOf(error);
      this.#notices.warn(sentence, rule);
    }
  }

  give(order: Order): Promise<Result> {
    const seat = this.seat;
    if (!seat) return Promise.resolve({ kind: 'cancelled' });
    return this.#command(
      'Giving the order',
      (answering) => this.api.games.paradise.give({ seat, order, ...answering }),
      ({ title }) =>
        this.view.orders.some((waiting) => waiting.seat === seat && waiting.title === title)
          ? Promise.resolve(`Waiting for the reveal: ${title}.`)
          : this.#newest(title),
    );
  }

  edit(edit: GmEdit, reason: string): Promise<Result> {
    return this.#command('Entering the change', () =>
      this.api.games.paradise.rule({ ruling: edit, reason }),
    );
  }

  /** The program writes the orders of one of its gangs now, for the games master to change. */
  writeOrders(seat: SeatId): Promise<Result> {
    return this.#command('Writing the orders', () =>
      this.api.games.paradise.opposition.write({ seat }),
    );
  }

  /** The games master plays one of the program’s gangs until the month closes. */
  takeOverOrders(seat: SeatId): Promise<Result> {
    return this.#command('Taking the orders over', () =>
      this.api.games.paradise.opposition.takeOver({ seat }),
    );
  }

  /** Gives orders the planner advises, as one step. */
  follow(orders: Order[]): Promise<Result> {
    const seat = this.seat;
    if (!seat) return Promise.resolve({ kind: 'cancelled' });
    return this.#command('Following the advice', (answering) =>
      this.api.games.paradise.follow({ seat, orders, ...answering }),
    );
  }

  /** How a battle ended, in a step of its own. */
  settleBattle(battle: BattleId, settling: BattleSettling): Promise<Result> {
    return this.#command('Settling the battle', () =>
      this.api.games.paradise.battles.settle({ battle, settling }),
    );
  }

  /** Opens a battle on its screen. */
  openBattle(battle: BattleId): void {
    this.battle = battle;
    this.screen = 'battles';
  }

  /** The one primary action: pay the precincts, or close the month and show what it brought. */
  async advance(): Promise<void> {
    if (this.busyWith !== null || this.view.stage === 'over') return;
    const words = this.view.stage === 'payoffs' ? 'Paying the precincts' : 'Closing the month';
    const result = await this.#command(words, (answering) => this.api.play.advance(answering));
    if (result.kind === 'refused') {
      this.#notices.warn(result.sentence);
      if (this.view.stage === 'battles') this.screen = 'battles';
    } else if (result.kind === 'done' && this.view.stage === 'battles') this.#showNextBattle();
  }

  /** The month stopped for a battle: that is where the games master wants to be. */
  #showNextBattle(): void {
    const next = this.view.battles.find(
      ({ settled, isHuman, waitsFor, pointless }) =>
        settled === null && isHuman && waitsFor === null && pointless === null,
    );
    if (next !== undefined) this.openBattle(next.id);
  }

  undo(target: { toSeq?: number; toPeriod?: number } = {}): Promise<Result> {
    return this.#change('Undoing', async () => {
      const { undone } = await this.api.history.undo({ ...target, viewer: this.viewer });
      const count = undone.length === 1 ? undone[0] : `${undone.length} entries`;
      return `Undone: ${count}.`;
    });
  }

  redo(): Promise<Result> {
    return this.#change('Redoing', async () => {
      const { redone } = await this.api.history.redo({ viewer: this.viewer });
      return `Done again: ${redone}.`;
    });
  }

  async #load(viewer: Viewer): Promise<Loaded> {
    const [view, steps, editions] = await Promise.all([
      this.api.games.paradise.view({ viewer }),
      this.api.history.steps({ viewer }),
      this.api.paper.editions(),
    ]);
    return { view, steps, editions };
  }

  #show({ view, steps, editions }: Loaded): void {
    this.#view = view;
    this.steps = steps;
    this.editions = editions;
    this.revision += 1;
  }

  async #loadReport(period: number): Promise<void> {
    this.report = await this.api.play.report({ viewer: this.viewer, period });
  }

  #command(
    words: string,
    send: (answering: Answering) => Promise<Outcome>,
    tell: (done: Done) => Promise<string> = ({ title }) => Promise.resolve(`Done: ${title}.`),
  ): Promise<Result> {
    return this.#guarded(words, async () => {
      const done = await runWithAnswers(this.diceMode, send, this.#asker.ask);
      if (!done) {
        this.#notices.tell('Cancelled: nothing was changed.');
        return { kind: 'cancelled' };
      }
      await this.refresh();
      const closed = done.periodsClosed.at(-1);
      if (closed !== undefined) await this.openReport(closed);
      const text = closed === undefined ? await tell(done) : `${formatMonth(closed)} is closed.`;
      this.#notices.tell(text, true);
      if (done.notice !== undefined) this.#notices.warn(done.notice);
      return { kind: 'done' };
    });
  }

  /** What the newest entry says happened: a skill rolled, a car stolen or not. */
  async #newest(title: string): Promise<string> {
    const { period } = this.view;
    const [entry] = await this.api.history.log({ viewer: this.viewer, period });
    return entry?.lines.map(({ text }) => text).join(' ') ?? `Done: ${title}.`;
  }

  /** Undo and redo: the words that come back tell what was done; a refusal is told as well. */
  async #change(words: string, work: () => Promise<string>): Promise<Result> {
    const result = await this.#guarded(words, async () => {
      const text = await work();
      await this.refresh();
      if (this.screen === 'report') this.screen = 'desk';
      this.#notices.tell(text);
      return { kind: 'done' };
    });
    if (result.kind === 'refused') this.#notices.warn(result.sentence, result.rule);
    return result;
  }

  async #guarded(words: string, work: () => Promise<Result>): Promise<Result> {
    if (this.busyWith !== null) return { kind: 'cancelled' };
    this.busyWith = words;
    try {
      return await work();
    } catch (error) {
      if (isNoCampaign(error)) this.#lost(sentenceOf(error));
      return { kind: 'refused', ...refusalOf(error) };
    } finally {
      this.busyWith = null;
    }
  }
}
