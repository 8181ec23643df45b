import { decisionSchema, type Actor, type Decision, type LedQuestion } from '#shared/games/paradise/leading.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { type CarView, type FigureView, type Side, requireFigure, type Battle, type CardSide } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { StandingWord } from './standing.ts';
import { countActionsLeft } from '../rules/acting.ts';
import { computeAllowance } from '../rules/movement.ts';
import { listCrewAboard } from '../tactics/cars/carCrew.ts';
import { listCarActions } from './carDeeds.ts';
import { describeAim } from './aims.ts';
import { describeState, listActions } from './options.ts';
import { describeSquad } from './squadViews.ts';

/** A question to a leader: those whom it is about, and the actions that a card leaves them. */
type Asked = Partial<Pick<LedQuestion, 'card' | 'mayHold' | 'mover' | 'choices'>> & {
  stage: LedQuestion['stage'];
  prompt: string;
  able: readonly (FigureView | CarView)[];
  left: number | null;
  /** True while a low card may still move any squad. */
  isLowCard?: boolean;
};

/** The effect of each kind of decision; undefined asks again. A kind without a line is kept as a standing word. */
type Takes<T> = { readonly [Kind in Decision['do']]?: (decision: Extract<Decision, { do: Kind }>) => T | undefined };

/** [CARD-2] The questions to the leader of a side, and his standing word. */
export class Dialog {
  readonly side: Side;
  readonly word: StandingWord;
  private readonly viewer: Viewer;

  constructor(side: Side, viewer: Viewer, word = new StandingWord(side)) {
    this.side = side;
    this.viewer = viewer;
    this.word = word;
  }

  /**
   * Asks what `question` says, again after each standing word, until a decision is taken; `otherwise` once nobody of
   * those in question is the leader's own to move.
   */
  askUntil<T>(table: BattleTable, question: () => Asked, takes: Takes<T>, otherwise: T): T {
    for (;;) {
      const asked = question();
      if (!asked.able.some(({ id }) => this.word.findLead(table.state, id) === 'by-you')) return otherwise;
      const decision = this.ask(table, asked);
      const take = takes[decision.do] as ((taken: Decision) => T | undefined) | undefined;
      if (take === undefined) this.word.keep(table.state, decision);
      const taken = take?.(decision);
      if (taken !== undefined) return taken;
    }
  }

  private ask(table: BattleTable, { prompt, able, left, isLowCard = false, ...rest }: Asked): Decision {
    const { side, word } = this;
    const none = { card: null, mayHold: false, mover: null, choices: [] };
    const held = table.state.held[side].map((card) => ({ side: card.side, rank: card.rank }));
    const led = { side, findLead: (id: string) => word.findLead(table.state, id) };
    // perf: what everybody may do is worked out only where no answer stands.
    const listActors = (): Actor[] =>
      rest.stage === 'choice' ? [] : able.map((one) => describeAble(table.state, one, left, led));
    const listSquads = (): LedQuestion['squads'] =>
      rest.stage === 'choice'
        ? []
        : word
            .listSquads(table.state)
            .filter(({ men }) => men.some((id) => word.isLed(id)))
            .flatMap((squad) => describeSquad(table.state, squad, { able, isLow: isLowCard, word }) ?? []);
    const describe = (): LedQuestion => ({
      ...{ side, held, ...none, ...rest, actors: listActors(), squads: listSquads() },
      ...{ aim: describeAim(table.state, side), clock: countClock(table.state, side) },
    });
    return table.ask.decide({ prompt, for: this.viewer, describe }, (value) => {
      const read = decisionSchema.safeParse(value);
      if (!read.success) throw new Refusal('That is no answer to this question.');
      return read.data;
    });
  }
}

/** [CARD-1] Counts the cards that are still to come before the shuffle, and those that are held. */
function countClock({ deck, held, turn, sirens }: Battle, side: Side): LedQuestion['clock'] {
  const count = (isCounted: (card: CardSide) => boolean): number =>
    deck.filter((card) => card !== 'joker' && isCounted(card.side)).length;
  return {
    ...{ turn, sirens, own: count((one) => one === side), theirs: count((one) => one !== side) },
    jokers: deck.filter((card) => card === 'joker').length,
    ownHeld: held[side].length,
    theirsHeld: Object.entries(held).reduce((sum, [one, cards]) => sum + (one === side ? 0 : cards.length), 0),
  };
}

/** The side that is led, and who moves each of its men and cars. */
type Led = { side: CardSide; findLead: (id: string) => Actor['led'] };

/** Describes a man or a car that may act: `left` actions, or those that the card in play leaves. */
function describeAble(battle: Battle, one: FigureView | CarView, left: number | null, led: Led): Actor {
  return 'firearms' in one
    ? describeFigure(battle, one, left ?? countActionsLeft(battle, one.id), led)
    : describeCar(battle, one, left, led);
}

function describeFigure(battle: Battle, figure: FigureView, left: number, { findLead }: Led): Actor {
  const reach = (gait: 'crept' | 'walked' | 'ran'): number => Math.round(computeAllowance(figure, gait, 3) * 10) / 10;
  const led = findLead(figure.id);
  return {
    id: figure.id,
    kind: 'figure',
    name: figure.name,
    left,
    at: { x: figure.at.x, y: figure.at.y },
    state: describeState(battle, figure),
    reach: figure.carId === null ? { crept: reach('crept'), walked: reach('walked'), ran: reach('ran') } : null,
    options: led === 'by-you' ? listActions(battle, figure, left) : [],
    led,
  };
}

function describeCar(battle: Battle, car: CarView, left: number | null, { side, findLead }: Led): Actor {
  const crew = listCrewAboard(battle, car, side);
  const led = findLead(car.id);
  const names = crew.map((id) => requireFigure(battle, id).name).join(', ');
  return {
    id: car.id,
    kind: 'car',
    name: car.kind === 'truck' ? 'The truck' : 'The car',
    left: left ?? Math.min(...crew.map((id) => countActionsLeft(battle, id))),
    at: { x: car.at.x, y: car.at.y },
    state: `${car.speed}, ${names}`,
    reach: null,
    options: led === 'by-you' ? listCarActions(battle, car, side) : [],
    led,
  };
}
