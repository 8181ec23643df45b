import type { Ruling } from '#shared/games/paradise/rulings.ts';
import type { BattleId, BusinessId, GangsterId, OfficialId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { BattleSettling, BattleSummary, TableFight } from '#shared/games/paradise/views/battle.ts';
import type { BusinessView, CampaignView, GangView } from '#shared/games/paradise/views/campaign.ts';
import type { PlannedView } from '#shared/games/paradise/views/opposition.ts';
import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Api } from '#renderer/api/client.ts';
import type { OwnSession } from '#frame/session/ownSession.ts';
import type { Result } from '#frame/session/result.ts';
import type { Session } from '#frame/session/session.svelte.ts';
import { followAdvice } from '#frame/orders/advice.ts';
import { formatCount } from '#renderer/shared/numbers.ts';
import { listOpenBattles, listOthersBattles } from './battles/waiting.ts';
import { mostCompared } from './gang/compare.ts';
import type { newReporter } from './hall/hall.ts';
import { formScreens, type OrderForm } from './orders/forms.ts';
import type { PlannedKind } from './orders/jobs/jobs.ts';
import { findDoorJob } from './orders/jobs/targets.ts';
import type { ScreenId } from './screenIds.ts';
import type { Selection } from './selection.ts';

/** The words for playing on at each stage of a month. */
const playingOn: Readonly<Record<CampaignView['stage'], string>> = {
  payoffs: 'Paying the precincts',
  infirmary: 'Making the rounds of the infirmary',
  courts: 'Hearing the cases',
  orders: 'Closing the month',
  battles: 'Going on with the month',
  over: 'Playing on',
};

/** A campaign of Paradise on screen: the frame's session, what was picked on the way, and its orders. */
export class ParadiseSession implements OwnSession {
  readonly frame: Session<CampaignView>;
  readonly tables: RulebookTables;
  selection = $state.raw<Selection | null>(null);
  /** The door that an order is being planned for. */
  target = $state.raw<BusinessId | null>(null);
  /** A job asked for elsewhere, for the orders' form to take up; without a door it keeps the one it has. */
  planned = $state.raw<{ kind: PlannedKind; business: BusinessId | null } | null>(null);
  /** A window too small for both has the doors on the map, not in a list. */
  picksOnMap = $state(false);
  /** The official, or the place for a new Reporter, that was picked at the Hall. */
  official = $state.raw<OfficialId | typeof newReporter | null>(null);
  /** The battle on the battles' screen. */
  battle = $state.raw<BattleId | null>(null);
  /** The battle that is led at the table, as far as the viewer may see it. */
  fight = $state.raw<TableFight | null>(null);
  #looks = 0;
  /** The gang on the rivals' screen; null shows the first one. */
  rival = $state.raw<SeatId | null>(null);
  /** People looked at side by side, in the order in which they were picked. */
  compared = $state.raw<readonly GangsterId[]>([]);
  /** The form that its screen opens at; null leaves it where it was. */
  orderKind = $state<OrderForm | null>(null);

  constructor(frame: Session<CampaignView>, tables: RulebookTables) {
    this.frame = frame;
    this.tables = tables;
  }

  get api(): Api {
    return this.frame.api;
  }

  get view(): CampaignView {
    return this.frame.view;
  }

  get viewer(): Viewer {
    return this.frame.viewer;
  }

  get seat(): SeatId | null {
    return this.frame.seat;
  }

  get busyWith(): string | null {
    return this.frame.busyWith;
  }

  get revision(): number {
    return this.frame.revision;
  }

  readonly gang: GangView | null = $derived.by(
    () => this.frame.view.gangs.find((gang) => gang.seat === this.frame.seat) ?? null,
  );

  /** Orders are taken for human gangs, and for those that the games master plays this month. */
  readonly canOrder: boolean = $derived.by(
    () =>
      (this.gang?.isHuman === true || this.gang?.isWritten === true) &&
      this.gang.eliminatedMonth === null &&
      this.frame.view.ending === null,
  );

  /**
   * Finds the stage that comes before an order can be given, e.g. `payoffs`; null when it can be given now. The
   * wounded and the prisoners wait for a decision about them.
   */
  before(isDecision: boolean): string | null {
    const { wait } = this.view;
    if (wait === null || wait.manner === 'sealed' || wait.says.screen === 'battles') return null;
    return isDecision && wait.says.screen === 'gang' ? null : wait.title.toLowerCase();
  }

  get isInspecting(): boolean {
    return this.selection !== null;
  }

  get playingOn(): string {
    return playingOn[this.view.stage];
  }

  get ordersWaiting(): number {
    const { orders, gangs } = this.view;
    return orders.filter(({ seat }) => gangs.find((gang) => gang.seat === seat)?.isHuman === true).length;
  }

  get facts(): { name: string; value: string }[] {
    const { seed, monthsPlayed } = this.view;
    return [
      ...(seed === null ? [] : [{ name: 'Seed', value: String(seed) }]),
      { name: 'Played', value: formatCount(monthsPlayed, 'month') },
    ];
  }

  colorOf(seat: SeatId): number | null {
    return this.view.gangs.find((gang) => gang.seat === seat)?.color ?? null;
  }

  select(selection: Selection | null): void {
    this.selection = selection;
  }

  get inspected(): unknown {
    return this.selection;
  }

  /** Only what this session has told itself comes back here. */
  inspect(inspected: unknown): void {
    this.selection = inspected as Selection | null;
  }

  readonly tellsWhatHappened = true;

  /** [report] A gang, a man or a place that a report names. */
  open({ kind, id }: { kind: string; id: string }): void {
    if (kind === 'seat') this.select({ kind: 'gang', seat: id as SeatId });
    if (kind === 'gangster') this.#openPerson(id as GangsterId);
    if (kind === 'business') this.select({ kind: 'business', id: id as BusinessId });
  }

  /** A rival's man is found at his gang: nobody sees a stranger's card. The dead have a page of their own. */
  #openPerson(id: GangsterId): void {
    const { gangsters, rivals, departed } = this.view;
    const stranger = rivals.find((one) => one.id === id);
    if (gangsters.some((one) => one.id === id)) this.select({ kind: 'gangster', id });
    else if (departed.some((one) => one.id === id)) this.select({ kind: 'dead', id });
    else if (stranger !== undefined) this.select({ kind: 'gang', seat: stranger.gang });
  }

  closeInspector(): void {
    this.selection = null;
  }

  leave(): void {
    this.selection = null;
    this.target = null;
    this.battle = null;
    this.takeFight(null);
    this.rival = null;
    this.compared = [];
    this.planned = null;
  }

  go(screen: ScreenId): void {
    this.frame.place.go(screen);
  }

  /** Puts somebody beside the others, or leaves him out again; the first one makes room. */
  compare(id: GangsterId): void {
    this.compared = this.compared.includes(id)
      ? this.compared.filter((one) => one !== id)
      : [...this.compared, id].slice(-mostCompared);
  }

  /** Opens the orders at a door, with the job that it is for by its holder. */
  orderAt({ id, owner }: Pick<BusinessView, 'id' | 'owner'>): void {
    this.planJob(findDoorJob({ owner }, this.seat), id);
  }

  /** Opens the orders at one kind of job, and at a door if one is named. */
  planJob(kind: PlannedKind, business: BusinessId | null = null): void {
    this.planned = { kind, business };
    this.go('orders');
  }

  /** Opens the screen that has a form, at the form. */
  planOrder(form: OrderForm): void {
    this.orderKind = form;
    this.go(formScreens[form]);
  }

  /** Opens a rival's page. */
  openRival(seat: SeatId): void {
    this.rival = seat;
    this.go('rivals');
  }

  /** Opens a battle on its screen. */
  openBattle(battle: BattleId): void {
    this.battle = battle;
    this.go('battles');
  }

  /** Takes the battle that is led at the table as an answer has just told it. */
  takeFight(fight: TableFight | null): void {
    this.#looks += 1;
    this.fight = fight;
  }

  /** Looks at the battle that is led at the table; what was told meanwhile counts instead. */
  async lookAtFight(): Promise<void> {
    this.#looks += 1;
    const look = this.#looks;
    const { viewer } = this;
    try {
      const fight = await this.api.games.paradise.battles.atTable.look({ viewer });
      if (look === this.#looks && viewer === this.viewer) this.fight = fight;
    } catch {
      // Without an answer it stays as it was told last; whatever is done with it tells why.
    }
  }

  /** The month stopped for a battle: that is where the games master wants to be. */
  playedOn(result: 'done' | 'refused'): void {
    if (this.view.stage !== 'battles') return;
    if (result === 'refused') {
      this.go('battles');
      return;
    }
    const [next] = listOpenBattles(this.view.battles);
    if (next !== undefined) this.openBattle(next.id);
  }

  settleOthers(): Promise<Result | null> {
    return this.settleEach(() => listOthersBattles(this.view.battles, this.viewer));
  }

  /** Lets the program fight the listed battles one after the other; null where none is listed. */
  async settleEach(list: () => readonly BattleSummary[]): Promise<Result | null> {
    let last: Result | null = null;
    for (let [next] = list(); next !== undefined; [next] = list()) {
      last = await this.settleBattle(next.id, { how: 'resolve', overrule: null });
      if (last.kind === 'refused') this.frame.warn(`${next.title}: ${last.sentence}`, last.rule);
      if (last.kind !== 'done') break;
    }
    return last;
  }

  findOwnMatter(): string | null {
    const { wait, battles } = this.view;
    const [own] = listOpenBattles(battles);
    if (own !== undefined) return `${own.title} is yours to settle`;
    if (wait?.step !== 'calls' && wait?.step !== 'raid') return null;
    return this.seat !== null && wait.seats.includes(this.seat) ? `you are asked to ${wait.says.task}` : null;
  }

  give(order: Order): Promise<Result> {
    const { seat } = this;
    if (!seat) return Promise.resolve({ kind: 'canceled' });
    return this.frame.command(
      'Giving the order',
      (answering) => this.api.games.paradise.give({ seat, order, ...answering }),
      ({ title }) =>
        this.view.orders.some((waiting) => waiting.seat === seat && waiting.title === title)
          ? Promise.resolve(`Waiting for the reveal: ${title}.`)
          : this.frame.newest(title),
    );
  }

  /** Gives orders one after the other as one step: all of them, or none. */
  giveAll(orders: readonly Order[], words: string): Promise<Result> {
    const { seat } = this;
    if (!seat) return Promise.resolve({ kind: 'canceled' });
    return this.frame.command(words, (answering) =>
      this.api.games.paradise.giveAll({ seat, orders: [...orders], ...answering }),
    );
  }

  edit(edit: Ruling, reason: string): Promise<Result> {
    return this.frame.command('Entering the change', (answering) =>
      this.api.games.paradise.rule({ ruling: edit, reason, ...answering }),
    );
  }

  /** The program writes the orders of one of its gangs now, for the games master to change. */
  writeOrders(seat: SeatId): Promise<Result> {
    return this.frame.command('Writing the orders', (answering) =>
      this.api.games.paradise.opposition.write({ seat, ...answering }),
    );
  }

  /** The games master plays an NPC gang until the month closes. */
  takeOverSeat(seat: SeatId): Promise<Result> {
    return this.frame.command('Taking the orders over', (answering) =>
      this.api.games.paradise.opposition.takeOverSeat({ seat, ...answering }),
    );
  }

  /** Gives orders the planner advises, as one step. */
  follow(plans: readonly PlannedView[]): Promise<{ result: Result; followed: readonly PlannedView[] }> {
    const { seat } = this;
    if (!seat) return Promise.resolve({ result: { kind: 'canceled' }, followed: [] });
    const hadWritten = this.view.orders.some((one) => one.seat === seat);
    return followAdvice<Order, PlannedView>(this.frame, { plans, hadWritten }, (orders, answering) =>
      this.api.games.paradise.follow({ seat, orders, ...answering }),
    );
  }

  /** How a battle ended, in a step of its own. */
  settleBattle(battle: BattleId, settling: BattleSettling): Promise<Result> {
    return this.frame.command('Settling the battle', (answering) =>
      this.api.games.paradise.battles.settle({ battle, settling, ...answering }),
    );
  }
}
