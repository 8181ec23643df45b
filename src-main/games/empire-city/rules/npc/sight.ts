import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { findBack } from '../lookups.ts';
import type { Capo, Task } from '../records.ts';
import type { State } from '../state.ts';

/** [EMP-FOG] All that a family’s planner may know: the public board and its own hands. */
export type Sight = DeepReadonly<{ seat: SeatId; state: State; own: Capo }>;

/** A man unknown to the viewer. */
export const someMan = 'somebody';

type SeenTask = DeepReadonly<Task>;

/** [EMP-FOG-8, EMP-FOG-9] Hides offers and proposals from all but their parties. */
function hideOffers(task: SeenTask, seat: SeatId): SeenTask {
  const nothing = { money: 0, cards: [], men: [] };
  if (task.do === 'bid-tie' && !task.seats.includes(seat)) {
    const own = task.offers[seat];
    return { ...task, offers: own === undefined ? {} : { [seat]: own } };
  }
  if (task.do === 'deal' && task.from !== seat && !task.seats.includes(seat)) {
    return { ...task, give: nothing, ask: { money: 0, cards: [], decks: [], men: [] } };
  }
  if (task.do === 'pact' && task.from !== seat && !task.seats.includes(seat)) {
    return { ...task, until: 0, isOpen: true };
  }
  return task;
}

/** Estimates a rival's cash halfway between its limits, in steps of $50. */
function estimateCash({ lowDollars, highDollars }: DeepReadonly<Capo>): number {
  return Math.floor((lowDollars + highDollars) / 100) * 50;
}

function hideRival(capo: DeepReadonly<Capo>, isForgetful: boolean): DeepReadonly<Capo> {
  return {
    ...capo,
    level: 'standard',
    doctrine: 'banker',
    whim: 0,
    cashDollars: isForgetful ? 500 : estimateCash(capo),
    lowDollars: isForgetful ? 0 : capo.lowDollars,
    highDollars: isForgetful ? 5_000 : capo.highDollars,
    hand: capo.hand.map(() => someMan),
    cards: capo.cards.map((card) => findBack(card)).toSorted(),
    seen: isForgetful ? {} : capo.seen,
    isStoodIn: false,
    grudges: {},
    spied: {},
  };
}

/** [EMP-FOG] Builds the state as a seat may know it; anything secret is blank. */
export function buildSeenState(state: State, seat: SeatId): State {
  const isForgetful = state.house.memory === 'own-notes';
  const capos = Object.fromEntries(
    Object.values(state.capos).map((capo) => [capo.seat, capo.seat === seat ? capo : hideRival(capo, isForgetful)]),
  );
  const decks = Object.fromEntries(
    Object.entries(state.decks).map(([deck, { draw, discard }]) => [deck, { draw: draw.map(() => 'back'), discard }]),
  ) as unknown as State['decks'];
  const answer = state.answers[seat];
  const { hit } = state;
  const knowsVictim = hit === null || !hit.isRandom || hit.rival === seat;
  return {
    ...state,
    capos,
    decks,
    answers: answer === undefined ? {} : { [seat]: answer },
    hit: knowsVictim ? hit : { ...hit, man: someMan },
    agenda: state.agenda.map((task) => hideOffers(task, seat)),
    messages: state.messages.filter(({ from, to }) => to === null || from === seat || to === seat),
    talks: state.talks.filter(({ from, to }) => from === seat || to === seat),
    pacts: state.pacts.filter(({ isOpen, seats }) => isOpen || seats.includes(seat)),
  };
}

export function buildSight(state: State, seat: SeatId): Sight {
  const own = state.capos[seat];
  if (own === undefined) throw new Error(`There is no capo ${seat}.`);
  return { seat, own, state: buildSeenState(state, seat) };
}
