import type { Decision, StandingOrder } from '#shared/games/paradise/leading.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { requireFigure, type Battle, type FigureId, type FigureView, type RankCard, type Side } from '../battle.ts';
import type { BattleTable, Break, Choice, Commander, Use } from '../battleTable.ts';
import { playByTactics } from '../playing.ts';
import { cardActions, heldCardActions, playWithCard } from '../rules/acting.ts';
import { meetRushes } from '../rules/brawling/rushes.ts';
import { canHold, isLow } from '../rules/cards.ts';
import { breakIn, planBreakByTactics } from '../tactics/interrupts.ts';
import { findRules } from '../scenarios/index.ts';
import type { ScenarioRules } from '../scenario.ts';
import { findBestActor } from '../tactics/fighting/aim.ts';
import { isWaiting, listCrewAboard } from '../tactics/cars/carCrew.ts';
import { findThreat } from '../tactics/heldUses.ts';
import { Dialog } from './dialog.ts';
import { checkAction, describeUse, listMovable, listMoved, listReady } from './movers.ts';
import { Executor, type NamedAction } from './carryOut.ts';
import { isOver } from './obey.ts';
import { isObvious } from './obvious.ts';
import { listSquadMen, listTogether, type LedSquad } from './squads.ts';
import type { StandingWord } from './standing.ts';

/** A squad that is to act by its order. */
type Sent = { squad: LedSquad };

/** The next deed on a card: of a man or a car, of a squad, or of all who are left. */
type Next = NamedAction | Sent | 'go-on' | 'nobody';

/** The use of a card. */
type First = Next | 'hold' | 'by-tactics';

/** The promise of a shot at one of his men that counts as a threat. */
const threatWorth = 0.25;

/**
 * [CARD-2, CARD-4, CARD-6] A person who leads a side: each of his decisions is a question of the table, and the same
 * answers lead the battle the same way again.
 */
export class Leader implements Commander {
  private readonly getTable: () => BattleTable;
  private readonly dialog: Dialog;
  private readonly executor: Executor;

  /** `getTable`: the table that he leads at, once it is laid. */
  constructor(side: Side, viewer: Viewer, getTable: () => BattleTable, word?: StandingWord) {
    this.getTable = getTable;
    this.dialog = new Dialog(side, viewer, word);
    this.executor = new Executor(side, this.dialog.word);
  }

  /** Returns a copy of his standing word, with which another leader goes on where he stands. */
  copyWord(): StandingWord {
    return this.word.copy();
  }

  private get side(): Side {
    return this.dialog.side;
  }

  private get word(): StandingWord {
    return this.dialog.word;
  }

  isInCharge(): boolean {
    return !this.word.isOver;
  }

  takeCard(card: RankCard): boolean {
    const table = this.getTable();
    const scenario = findRules(table.state.plan.scenario);
    if (this.word.isOver) return playByTactics(table, card, scenario);
    const first = this.askForFirst(table, scenario, card);
    if (table.state.winner !== null) return true;
    if (first === 'hold') return false;
    if (first === 'by-tactics' || (first === 'go-on' && !this.word.hasSquadOrders())) {
      return playByTactics(table, card, scenario, (id) => this.word.findGoal(table.state, scenario, id));
    }
    const figures = this.listMovedBy(table.state, card, first);
    const actions = cardActions;
    playWithCard(table, { card, actions, figures }, () => {
      this.playOn(table, scenario, { card, figures, actions, first });
    });
    return true;
  }

  findBreak(mover: FigureView | null): Break | null {
    const table = this.getTable();
    const { state } = table;
    const scenario = findRules(state.plan.scenario);
    if (this.word.isOver) return planBreakByTactics(state, scenario, this.side, mover);
    if (!this.isAskedAbout(state, scenario, mover)) return null;
    return this.askForBreak(table, scenario, mover);
  }

  choose({ prompt, by, options }: Choice): string | null {
    const table = this.getTable();
    if (!this.word.asksForChoices) return null;
    return this.dialog.askUntil<string | null>(
      table,
      () => ({
        stage: 'choice',
        prompt: `${prompt}, turn ${table.state.turn}`,
        able: [requireFigure(table.state, by)],
        left: null,
        choices: [...options],
      }),
      {
        pass: () => null,
        choose: (decision) => {
          refuseUnless(
            options.some(({ value }) => value === decision.value),
            'Pick one of what is listed.',
          );
          return decision.value;
        },
      },
      null,
    );
  }

  /** [CARD-4] Asks for a held card and its purpose; null for none. */
  private askForBreak(table: BattleTable, scenario: ScenarioRules, mover: FigureView | null): Break | null {
    const { state } = table;
    return this.dialog.askUntil<Break | null>(
      table,
      () => ({
        stage: 'break',
        prompt: `${this.nameHeld(state)} against ${mover?.name ?? 'the next card'}, turn ${state.turn}`,
        able: listMovable(state, this.side).filter(({ id }) => this.word.isLed(id)),
        left: heldCardActions,
        mover: mover?.id ?? null,
      }),
      {
        pass: () => {
          this.word.declined = nameMoment(state);
          return null;
        },
        'go-on': () => {
          this.word.declined = nameMoment(state);
          return planBreakByTactics(state, scenario, this.side, mover);
        },
        break: (decision) => this.planBreak(table, scenario, decision),
        squad: (decision) => this.planSquadBreak(table, scenario, decision),
        'hand-over': (decision) => {
          this.word.keep(state, decision);
          return decision.what === 'rest' ? planBreakByTactics(state, scenario, this.side, mover) : undefined;
        },
        'ask-about-breaks': (decision) => {
          this.word.keep(state, decision);
          return this.isAskedAbout(state, scenario, mover) ? undefined : null;
        },
      },
      null,
    );
  }

  /** Keeps a squad's order, and returns the squad if anybody in it may act. */
  private takeSquad(battle: Battle, { squad: id, order }: Extract<Decision, { do: 'squad' }>): LedSquad {
    const squad = this.word.listSquads(battle).find((one) => one.id === id);
    refuseUnless(squad !== undefined, 'There is no such squad.');
    refuseUnless(
      squad.men.some((man) => this.word.isLed(man)),
      'You do not lead that squad.',
    );
    this.word.orderSquad(battle, squad, order);
    return squad;
  }

  /** [CARD-2] Lists whom a card moves by its first use: a low one a squad, as far as it stands together. */
  private listMovedBy(battle: Battle, card: RankCard, first: Next): FigureId[] {
    if (first === 'nobody') return isLow(card) ? [] : listMoved(battle, this.side, card, null);
    if (first !== 'go-on' && 'actor' in first) return listMoved(battle, this.side, card, first.actor);
    if (!isLow(card)) return listMoved(battle, this.side, card, null);
    const squad = first === 'go-on' ? this.pickSquad(battle) : first.squad;
    return squad === null ? [] : this.listTogetherOf(battle, squad);
  }

  private listTogetherOf(battle: Battle, squad: LedSquad): FigureId[] {
    const able = new Set(listMovable(battle, this.side).map(({ id }) => id));
    const men = listSquadMen(battle, squad).filter(({ id, carId }) => able.has(carId ?? id));
    return listTogether(men).map(({ id }) => id);
  }

  /** [CARD-2] Picks the squad that a low card moves as ordered: a car’s crew, or that of the man who promises most. */
  private pickSquad(battle: Battle): LedSquad | null {
    const movable = listMovable(battle, this.side);
    const car = movable.find((one) => !('firearms' in one) && !isWaiting(battle, one));
    const crew = car === undefined || 'firearms' in car ? [] : listCrewAboard(battle, car, this.side);
    const best = findBestActor(
      battle,
      movable.flatMap((one) => ('firearms' in one ? [one] : [])),
    );
    const man = crew[0] ?? best?.id;
    return man === undefined ? null : this.word.findSquad(battle, man);
  }

  /** [CARD-4] Interrupts a card of his own side with a held one, if he names a purpose. */
  private playHeld(table: BattleTable, scenario: ScenarioRules): void {
    refuseUnless(table.state.held[this.side].length > 0, 'You hold no card.', 'CARD-4');
    const plan = this.askForBreak(table, scenario, null);
    if (plan !== null) breakIn(table, scenario, this.side, plan);
  }

  /** Asks for the first figure to move; standing words are kept on the way. */
  private askForFirst(table: BattleTable, scenario: ScenarioRules, card: RankCard): First {
    const { state } = table;
    const mayHold = (): boolean => canHold(table, this.side);
    const able = listMovable(state, this.side).filter(({ id }) => this.word.findLead(state, id) === 'by-you');
    if (isObvious(state, able)) return 'go-on';
    return this.dialog.askUntil<First>(
      table,
      () => ({
        stage: 'card',
        prompt: `${card.rank} of the ${this.side}, turn ${state.turn}: whom does it move`,
        able: listMovable(state, this.side),
        left: cardActions,
        card,
        mayHold: mayHold(),
        isLowCard: isLow(card),
      }),
      {
        pass: () => 'nobody',
        'go-on': () => 'go-on',
        squad: (decision) => {
          const squad = this.takeSquad(state, decision);
          const isAble = this.listTogetherOf(state, squad).length > 0;
          refuseUnless(isAble, 'Nobody of that squad can act now.', 'CARD-2');
          return { squad };
        },
        hold: () => {
          refuseUnless(mayHold(), 'Two cards are held already; play this one.', 'CARD-4');
          return 'hold';
        },
        act: (decision) => {
          checkAction(state, this.side, decision, cardActions);
          return decision;
        },
        'play-held': () => {
          this.playHeld(table, scenario);
          return this.word.isOver || table.state.winner !== null ? 'by-tactics' : undefined;
        },
        'hand-over': (decision) => (this.handsOverCard(state, decision) ? 'by-tactics' : undefined),
      },
      'by-tactics',
    );
  }

  /** Keeps what is handed over; true if it is the card in play, alone or with all that follow. */
  private handsOverCard(battle: Battle, decision: Extract<Decision, { do: 'hand-over' }>): boolean {
    this.word.keep(battle, decision);
    return decision.what !== 'man';
  }

  /** Plays a card out: the decided actions and squads one by one, then the figures that tactics play. */
  private playOn(
    table: BattleTable,
    scenario: ScenarioRules,
    card: { card: RankCard; figures: readonly FigureId[]; actions: number; first: Next },
  ): void {
    const { figures, actions } = card;
    let next = card.first;
    while (next !== 'nobody' && next !== 'go-on' && table.state.winner === null) {
      if ('squad' in next) this.executor.send(table, scenario, next.squad, { figures, actions });
      else this.executor.act(table, scenario, next);
      next = this.askForNext(table, scenario, card);
    }
    if (table.state.winner !== null) return;
    const isAll = next === 'go-on';
    if (isAll) this.executor.drive(table, scenario, actions, null);
    for (const id of figures) {
      if (isOver(table)) return;
      if (isAll || this.word.isByTactics(requireFigure(table.state, id)))
        this.executor.obey(table, scenario, id, actions);
    }
    this.word.endCard();
    // A held card lies on another, whose brawls wait for all figures on it.
    if (actions === cardActions) meetRushes(table);
    this.executor.drive(table, scenario, actions, (id) => !isAll && this.word.isLedCar(table.state, id));
  }

  private askForNext(
    table: BattleTable,
    scenario: ScenarioRules,
    { card, figures }: { card: RankCard; figures: readonly FigureId[] },
  ): Next {
    const { state } = table;
    const findReady = () => (state.winner === null ? listReady(state, this.side, figures) : []);
    const able = findReady().filter(({ id }) => this.word.findLead(state, id) === 'by-you');
    if (able.length > 0 && isObvious(state, able)) return 'go-on';
    return this.dialog.askUntil<Next>(
      table,
      () => ({
        stage: 'card',
        prompt: `${card.rank} of the ${this.side}, turn ${state.turn}: who is next`,
        able: findReady(),
        left: null,
        card,
      }),
      {
        pass: () => 'nobody',
        'go-on': () => 'go-on',
        squad: (decision) => {
          const squad = this.takeSquad(state, decision);
          const ready = new Set(findReady().map(({ id }) => id));
          const isAble = listSquadMen(state, squad).some(({ id, carId }) => ready.has(carId ?? id));
          refuseUnless(isAble, 'This card does not move that squad; pick one it moves.', 'CARD-2');
          return { squad };
        },
        hold: () => {
          throw new Refusal('The card is in play already.', 'CARD-4');
        },
        act: (decision) => {
          refuseUnless(
            findReady().some(({ id }) => id === decision.actor),
            'This card does not move him; pick somebody it moves.',
            'CARD-2',
          );
          checkAction(state, this.side, decision, null);
          return decision;
        },
        'play-held': () => {
          this.playHeld(table, scenario);
          return undefined;
        },
        'hand-over': (decision) => {
          if (!this.handsOverCard(state, decision)) return undefined;
          this.word.handOverCard(figures);
          return 'nobody';
        },
      },
      'nobody',
    );
  }

  private planBreak(
    table: BattleTable,
    scenario: ScenarioRules,
    { rank, actor, action }: Extract<Decision, { do: 'break' }>,
  ): Break {
    const { state } = table;
    const held = state.held[this.side].find((one) => one.rank === rank);
    refuseUnless(held !== undefined, `You hold no ${rank}.`, 'CARD-4');
    checkAction(state, this.side, { actor, action }, heldCardActions);
    const figures = listMoved(state, this.side, held, actor);
    const card: RankCard = { side: held.side, rank: held.rank };
    const actions = heldCardActions;
    const carryOut = (): void => {
      playWithCard(table, { card, actions, figures }, () => {
        this.playOn(table, scenario, { card, figures, actions, first: { actor, action } });
      });
    };
    return { card, figures, use: describeUse(state, actor, action), carryOut };
  }

  /** [CARD-4] Plays a held card with a squad, one action each. */
  private planSquadBreak(
    table: BattleTable,
    scenario: ScenarioRules,
    decision: Extract<Decision, { do: 'squad' }>,
  ): Break {
    const { state } = table;
    const held = state.held[this.side].find(({ rank }) => decision.rank === undefined || rank === decision.rank);
    refuseUnless(held !== undefined, 'You hold no such card.', 'CARD-4');
    const squad = this.takeSquad(state, decision);
    const figures = this.listTogetherOf(state, squad);
    const [first] = figures;
    refuseUnless(first !== undefined, 'Nobody of that squad can act now.', 'CARD-2');
    const card: RankCard = { side: held.side, rank: held.rank };
    const actions = heldCardActions;
    const carryOut = (): void => {
      playWithCard(table, { card, actions, figures }, () =>
        this.executor.send(table, scenario, squad, { figures, actions }),
      );
    };
    return { card, figures, use: describeOrderUse(first, decision.order), carryOut };
  }

  /** [CARD-4] Returns true if a leader wants to be asked about his held cards now. */
  private isAskedAbout(battle: Battle, scenario: ScenarioRules, mover: FigureView | null): boolean {
    const { policy } = this.word;
    if (battle.held[this.side].length === 0 || policy === 'never') return false;
    if (policy === 'always') return true;
    // A leader who let a chance on this card go by is not asked about the next man.
    if (this.word.declined === nameMoment(battle)) return false;
    if (mover === null) {
      // The turn may end with the next Joker, and a card that is not played is lost.
      return battle.jokersSeen > 0 && planBreakByTactics(battle, scenario, this.side, null) !== null;
    }
    const threat = findThreat(battle, mover);
    return threat?.shot.target.side === this.side && threat.shot.worth >= threatWorth;
  }

  private nameHeld(battle: Battle): string {
    return battle.held[this.side].map(({ rank }) => rank).join(' and ');
  }
}

/** Names a card of a battle: no two of one battle have the same name. */
function nameMoment({ turn, deck }: Battle): string {
  return `${turn}/${deck.length}`;
}

/** [CARD-4] Describes a squad’s order as the other side sees it coming. */
function describeOrderUse(figure: FigureId, order: StandingOrder | null): Use {
  const worth = 1;
  const target = order !== null && 'target' in order ? order.target : null;
  if (target === null) return { figure, worth, kind: 'run' };
  return order?.kind === 'rush' ? { figure, worth, kind: 'slug', target } : { figure, worth, kind: 'shoot', target };
}

/** Returns the leaders of a battle's sides: a person for each that is named, tactics for the others. */
export function createLeaders(
  leads: readonly { side: Side; viewer: Viewer }[],
  getTable: () => BattleTable,
  words: Partial<Record<Side, StandingWord>> = {},
): Partial<Record<Side, Leader>> {
  return Object.fromEntries(
    leads.map(({ side, viewer }) => [side, new Leader(side, viewer, getTable, words[side]?.copy())]),
  );
}
