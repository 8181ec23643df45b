import { cells } from '#shared/games/empire-city/ids.ts';
import type { Order } from '#shared/games/empire-city/orders.ts';
import type { EmpireView, QuestionView } from '#shared/games/empire-city/views.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { listMissingSeats, openAsk, findAskRule } from '../agenda.ts';
import { isPossible } from '../handlers.ts';
import { attackChance, computeOwnStrength, estimateRivalStrength, hitChance, winChance } from '../orders/odds.ts';
import { describeOrder } from '../orderWords.ts';
import { requireCapo, requireRacketInPlay, listRivals } from '../lookups.ts';
import { computeCratePrice } from '../prices.ts';
import type { Ask } from '../records.ts';
import { listSidesAt } from '../violence/order.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '../state.ts';

type Seen = DeepReadonly<Ask>;

/** Lists a seat's possible answers if they can be counted; the rule checks each before it is shown. */
function listCandidates(state: State, seat: SeatId, task: Seen, answer: string): Order[] {
  const { cards, hand } = requireCapo(state, seat);
  switch (answer) {
    case 'name':
      return state.seats.map((named) => ({ kind: 'name', seat: named }));
    case 'use':
      return [null, ...cards, ...hand].map((what) => ({ kind: 'use', what }));
    case 'bust':
      return ['pay', ...cards, ...hand, 'lose'].map((how) => ({ kind: 'bust', with: how }));
    case 'pay':
      return [true, false].map((isPaid) => ({ kind: 'pay', isPaid }));
    case 'ness':
      return cells.map((to) => ({ kind: 'ness', to }));
    case 'chooseAttack':
      return cells.map((square) => ({ kind: 'chooseAttack', square }));
    case 'pickSquare':
      return cells.map((square) => ({ kind: 'pickSquare', square }));
    case 'accept':
      return task.do === 'deal' && task.ask.decks.length > 0
        ? [{ kind: 'accept', will: false, cards: [] }]
        : [true, false].map((will) => ({ kind: 'accept', will, cards: [] }));
    default:
      return [];
  }
}

/** Builds the details of a question; unused ones are blank. */
function buildDetails(state: State, seat: SeatId, task: Seen): Partial<QuestionView> {
  const tied = 'tied' in task ? { tied: [...task.tied] } : {};
  switch (task.do) {
    case 'pick-men':
    case 'withdraw-cops':
      return { count: task.count };
    case 'bust':
      return { square: task.square, cop: task.cop };
    case 'commit':
      return { square: task.square };
    case 'sweeten':
      return { ...tied, pays: { ...task.pays } };
    case 'bid-tie':
      return { ...tied, pays: { ...task.pays }, offers: listOffers(task) };
    case 'crate':
      return {
        rackets: task.rackets.map((id) => ({
          id,
          printedDollars: requireRacketInPlay(state, id).priceDollars,
          dollars: computeCratePrice(state, seat, id),
        })),
      };
    case 'deal':
      return { from: task.from, give: task.give, ask: task.ask } as Partial<QuestionView>;
    case 'pact':
      return { from: task.from, until: task.until, isOpen: task.isOpen };
    case 'injunction':
      return { from: task.play.seat, card: task.play.card, square: task.play.square };
    case 'hit':
    case 'hit-tie':
      return hitDetails(state, seat, tied);
    case 'combat-tie':
      return { ...tied, square: state.combat?.square ?? null };
    default:
      return tied;
  }
}

function listOffers(task: Extract<Seen, { do: 'bid-tie' }>): QuestionView['offers'] {
  return Object.fromEntries(
    Object.entries(task.offers).map(([seat, { money, cards, men }]) => [
      seat,
      { money, cards: [...cards], men: [...men] },
    ]),
  );
}

/** [EMP-FOG-10] Builds the details of a hit; a drawn victim is known to his own capo until all is shown. */
function hitDetails({ hit, combat }: State, seat: SeatId, tied: Partial<QuestionView>): Partial<QuestionView> {
  if (hit === null) return { ...tied, square: combat?.square ?? null };
  const isKnown = !hit.isRandom || hit.rival === seat;
  return { ...tied, hit: { by: hit.by, rival: hit.rival, man: isKnown ? hit.man : null } };
}

/** [EMP-FIG-4] The chances of a side before it commits men, from its own hand and public facts. */
function computeOdds(state: State, seat: SeatId, task: Seen): QuestionView['odds'] {
  if (task.do === 'commit') {
    const { square } = task;
    const rivals = listSidesAt(state, square)
      .filter((other) => other !== seat)
      .map((rival) => ({ seat: rival, points: estimateRivalStrength(state, rival, square) }));
    const most = Math.max(0, ...rivals.map(({ points }) => points));
    return { rivals, chance: winChance(computeOwnStrength(state, seat, square), most) };
  }
  if (task.do !== 'hit' || state.hit === null || state.hit.by !== seat) return null;
  const { rival, man, isRandom } = state.hit;
  return { rivals: [], chance: hitChance(state, seat, rival, isRandom ? null : man) };
}

function buildQuestionView(state: State, seat: SeatId, task: Seen): QuestionView {
  const rule = findAskRule(task);
  const answer = rule?.answer ?? 'turn';
  return {
    seat,
    do: task.do,
    title: rule?.title ?? 'Your turn',
    task: rule?.task ?? 'play a turn',
    manner: rule?.manner ?? 'in-turn',
    answer,
    options: listCandidates(state, seat, task, answer)
      .filter((order) => isPossible(state, seat, order))
      .map((order) => ({ title: describeOrder(state, order), order })),
    byRule: rule === null ? null : rule.byRule(state, seat, task),
    square: null,
    cop: null,
    count: 0,
    tied: [],
    pays: {},
    offers: {},
    rackets: [],
    from: null,
    give: null,
    ask: null,
    until: 0,
    isOpen: true,
    card: null,
    hit: null,
    odds: computeOdds(state, seat, task),
    ...buildDetails(state, seat, task),
  };
}

/** [EMP-ASK] Lists the questions to a viewer; the games master sees the questions of all seats. */
export function listQuestions(state: State, viewer: Viewer): QuestionView[] {
  const task = openAsk(state);
  if (state.ending !== null || task === null) return [];
  const seats = task.do === 'turn' ? task.seats : listMissingSeats(state);
  return seats.filter((seat) => viewer === 'gm' || viewer === seat).map((seat) => buildQuestionView(state, seat, task));
}

/** [EMP-VIEW-5] Lists a figure's possible places, with the odds of blood; null outside the seat's turn. */
export function reachFor(state: State, viewer: Viewer): EmpireView['reach'] {
  const task = openAsk(state);
  const [seat] = task?.do === 'turn' && state.ending === null ? task.seats : [];
  if (seat === undefined || (viewer !== 'gm' && viewer !== seat)) return null;
  const targets = listRivals(state, seat).flatMap((rival) =>
    [null, ...requireCapo(state, rival).exhausted].map((man) => ({ rival, man })),
  );
  return {
    claims: cells.filter((square) => isPossible(state, seat, { kind: 'control', square, purchases: [] })),
    attacks: cells
      .filter((square) => isPossible(state, seat, { kind: 'attack', square, tokens: [] }))
      .map((square) => ({ square, chance: attackChance(state, seat, square) })),
    hits: targets
      .filter((one) => isPossible(state, seat, { kind: 'hit', ...one, tokens: [] }))
      .map(({ rival, man }) => ({ rival, man, chance: hitChance(state, seat, rival, man) })),
  };
}
