import type { AnswerOrder } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, requireOnlySeat, type AskRule, type AutoRule } from './askRule.ts';
import { bust } from './cops/busts.ts';
import { beginCops, chief, commissioner, committee, copCard, countCops, withdrawCops } from './cops/cops.ts';
import { busts, moveCops, ness, walkCops } from './cops/beat.ts';
import { end } from './ending.ts';
import { endSetup, pickMen, pickRacket, pickSquare } from './setup/picks.ts';
import { activate, bids, bidTie, office, sweeten } from './office.ts';
import type { Ask, Task } from './records.ts';
import type { State } from './state.ts';
import { finishTask, addTasks, runUntilOver, type EmpireTable } from './table.ts';
import { cardWorks, injunction } from './turns/cardsPlayed.ts';
import { buy, crate } from './turns/control.ts';
import { hire } from './turns/hiring.ts';
import { deal, pact } from './turns/politics.ts';
import { openDeclarations, nextTurn } from './turns/turn.ts';
import { collect, collectNext } from './upkeep/collecting.ts';
import { endRound, refresh, upkeep } from './upkeep/upkeep.ts';
import { chooseAttack, combats, combatTie, commit } from './violence/combat.ts';
import { hit, hitTie } from './violence/hit.ts';

type Seen<T> = DeepReadonly<T>;

/** [EMP-ASK-20, EMP-WIN-4, EMP-WIN-6] */
const winner = ask('winner', {
  title: 'A tie at the end',
  task: 'name the winner',
  manner: 'in-turn',
  answer: 'name',
  check(_state, _seat, { tied }, { seat }) {
    refuseUnless(tied.includes(seat), 'Name one of those who are tied.', 'EMP-WIN-4');
  },
  byRule(state, seat, { tied }) {
    const lowest = state.seats.find((one) => tied.includes(one)) ?? seat;
    return { kind: 'name', seat: tied.includes(seat) ? seat : lowest };
  },
  run(table, task, answers) {
    const godfather = requireOnlySeat(task);
    const { seat } = answers(godfather);
    table.emit({ type: 'tie-broken', godfather, seat, over: 'the game' });
    end(table, seat, task.how);
  },
});

/** The questions that wait for answers; a turn is ended by a declaration instead. */
const askRules: { readonly [K in Exclude<Ask['do'], 'turn'>]: AskRule<K> } = {
  'pick-racket': pickRacket,
  'pick-square': pickSquare,
  'pick-men': pickMen,
  chief,
  'withdraw-cops': withdrawCops,
  committee,
  commissioner,
  'move-cops': moveCops,
  bust,
  ness,
  activate,
  bids,
  sweeten,
  'bid-tie': bidTie,
  hire,
  buy,
  crate,
  deal,
  pact,
  injunction,
  hit,
  'hit-tie': hitTie,
  'choose-attack': chooseAttack,
  commit,
  'combat-tie': combatTie,
  refresh,
  collect,
  winner,
};

/** [EMP-TURN-1] Before round 2 there is no chief, no cop card and no bidding. */
const round: AutoRule<'round'> = {
  run(table) {
    addTasks(table, { do: 'office' }, { do: 'declarations' });
    beginCops(table);
  },
};

const autoRules: { readonly [K in Exclude<Task['do'], Ask['do']>]: AutoRule<K> } = {
  'end-setup': endSetup,
  round,
  'count-cops': countCops,
  'cop-card': copCard,
  'walk-cops': walkCops,
  busts,
  office,
  declarations: openDeclarations,
  'next-turn': nextTurn,
  'card-works': cardWorks,
  combats,
  upkeep,
  'collect-next': collectNext,
  'end-round': endRound,
};

/** The task that is next. */
export function findFirstTask({ agenda }: State): Seen<Task> | null {
  return agenda[0] ?? null;
}

export function isAsk(task: Seen<Task>): task is Seen<Ask> {
  return 'seats' in task;
}

/** Finds the open question, or null. */
export function openAsk(state: State): Seen<Ask> | null {
  const task = findFirstTask(state);
  return task !== null && isAsk(task) ? task : null;
}

/** Lists the seats whose answers are missing, in turn order. */
export function listMissingSeats(state: State): SeatId[] {
  const task = openAsk(state);
  return task === null ? [] : task.seats.filter((seat) => state.answers[seat] === undefined);
}

/** How a question is put and answered; null: a turn. */
export function findAskRule(task: Seen<Ask>): AskRule | null {
  return task.do === 'turn' ? null : askRules[task.do];
}

/** Plays the next piece: a task of the rules, or one that all have answered. */
export function step(table: EmpireTable): void {
  const task = findFirstTask(table.state);
  if (task === null) throw new Error('Nothing is left to do.');
  const own = structuredClone(task) as Task;
  const answers = structuredClone(table.state.answers) as Record<SeatId, AnswerOrder>;
  finishTask(table);
  runUntilOver(() => {
    if (!isAsk(own)) return (autoRules[own.do] as AutoRule).run(table, own);
    const rule = findAskRule(own);
    rule?.run(table, own, (seat) => {
      const answer = answers[seat];
      if (answer === undefined) throw new Error(`No answer of ${seat} to ${own.do}.`);
      return answer;
    });
  });
}
