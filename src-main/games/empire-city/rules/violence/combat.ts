import { requireCard, findCard } from '#shared/games/empire-city/cards.ts';
import { cells, type Cell } from '#shared/games/empire-city/ids.ts';
import type { Commitment } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, namesOneOfTied, requireOnlySeat, type AutoRule } from '../askRule.ts';
import { spend } from '../decks.ts';
import { applyCorruption, exhaust } from '../gains.ts';
import {
  findAbility,
  requireCapo,
  computeLandValue,
  formatCellName,
  formatManName,
  findSquare,
  sortStrongestFirst,
} from '../lookups.ts';
import type { Combat, Side } from '../records.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import { listAttackers } from './declare.ts';
import { finish } from './losses.ts';
import { callAttacksOff, canBeFoughtFor, findNextAfter, listSidesAt } from './order.ts';
import { findBestSides, scoreCombat, type Committed } from './score.ts';

type Committing = DeepReadonly<Commitment>;

/** [EMP-COMB-1] One combat after the other, each chosen by the next capo who attacks. */
export const combats: AutoRule<'combats'> = {
  run(table, { last }) {
    if (last === null && table.state.phase !== 'combat') {
      table.emit({ type: 'phase-begun', phase: 'combat', round: table.state.round });
    }
    for (const { square } of table.state.attacks) {
      if (!canBeFoughtFor(table.state, square)) callAttacksOff(table, square);
    }
    const { attacks } = table.state;
    const seat = findNextAfter(table.state, last, (one) => attacks.some((attack) => attack.seat === one));
    if (seat === null) return;
    const squares = attacks.filter((one) => one.seat === seat).map(({ square }) => square);
    const [only] = squares;
    addTasks(table, { do: 'combats', last: seat });
    if (squares.length > 1) return addTasks(table, { do: 'choose-attack', seats: [seat], squares });
    if (only !== undefined) beginCombat(table, only);
  },
};

/** [EMP-ASK-18] */
export const chooseAttack = ask('choose-attack', {
  title: 'Which attack next',
  task: 'choose an attack',
  manner: 'in-turn',
  answer: 'chooseAttack',
  check(_state, _seat, { squares }, { square }) {
    refuseUnless(squares.includes(square), 'Choose a square that you attack.', 'EMP-COMB-1');
  },
  byRule(state, _seat, { squares }) {
    const [square = 'D2'] = squares.toSorted(
      (a, b) => computeLandValue(state, b) - computeLandValue(state, a) || cells.indexOf(a) - cells.indexOf(b),
    );
    return { kind: 'chooseAttack', square };
  },
  run(table, task, answers) {
    const { square } = answers(requireOnlySeat(task));
    // A ruling may have called it off during the question.
    if (listAttackers(table.state, square).length > 0) beginCombat(table, square);
  },
});

function beginCombat(table: EmpireTable, square: Cell): void {
  const sides = listSidesAt(table.state, square);
  table.emit({ type: 'combat-begun', square, sides });
  addTasks(table, { do: 'commit', seats: sides, square });
}

const namesOpponent: ReadonlySet<string> = new Set(['ambush', 'filed-firing-pin']);

/** [EMP-COMB-3] Refuses cards and men that are not in the hand or do not fit together. */
export function checkCommitment(state: State, seat: SeatId, square: Cell, { men, cards, reveals }: Committing): void {
  const capo = requireCapo(state, seat);
  const used = [...men.map(({ man }) => man), ...reveals.map(({ man }) => man)];
  refuseUnless(new Set(used).size === used.length, 'Name each man once; he fights, or he is revealed.', 'EMP-HAND-5');
  for (const man of used) {
    refuseUnless(
      !capo.exhausted.includes(man),
      `${formatManName(man)} is exhausted; refresh him in the upkeep first.`,
      'EMP-COMB-11',
    );
    refuseUnless(capo.hand.includes(man), `${formatManName(man)} is not in your hand.`, 'EMP-COMB-3');
  }
  const weapons = men.flatMap(({ weapon }) => (weapon === null ? [] : [weapon]));
  const all = [...weapons, ...cards.map(({ card }) => card)];
  refuseUnless(
    new Set(all).size === all.length && all.every((card) => capo.cards.includes(card)),
    'You hold no such card; look at your hand again.',
    'EMP-COMB-3',
  );
  for (const weapon of weapons) {
    refuseUnless(requireCard(weapon).weapon !== null, `${requireCard(weapon).name} is no weapon.`, 'EMP-CARD-3');
  }
  const opponents = listSidesAt(state, square).filter((other) => other !== seat);
  for (const { card, against, burns } of cards) {
    const { kind, name, windows, weapon } = requireCard(card);
    refuseUnless(windows.includes('combat'), `${name} is not played in a combat.`, 'EMP-CARD-6');
    refuseUnless(weapon === null, `${name} needs a man to carry it.`, 'EMP-CARD-3');
    refuseUnless(
      kind !== 'the-whole-block' || men.length > 0,
      'The Whole Block needs one man in the fight.',
      'EMP-SLUM-8',
    );
    const needs = namesOpponent.has(kind) || (kind === 'bottle-of-gasoline' && !burns);
    refuseUnless(
      !needs || (against !== null && opponents.includes(against)),
      `Say against whom ${name} goes.`,
      'EMP-COMB-3',
    );
  }
  for (const { man, against } of reveals) {
    const ability = findAbility(man);
    refuseUnless(
      ability === 'demolition' || ability === 'lure',
      `${formatManName(man)} has nothing to do before a combat.`,
      'EMP-COMB-3',
    );
    refuseUnless(
      ability !== 'lure' || (against !== null && opponents.includes(against)),
      `Say whom ${formatManName(man)} lures.`,
      'EMP-ABIL-10',
    );
  }
}

/** [EMP-ASK-19] */
export const commit = ask('commit', {
  title: 'A combat',
  task: 'commit men and cards to a combat',
  manner: 'sealed',
  answer: 'commit',
  check(state, seat, { square }, order) {
    checkCommitment(state, seat, square, order);
  },
  byRule(state, seat) {
    const capo = requireCapo(state, seat);
    const [man] = sortStrongestFirst(state, capo.hand);
    const [weapon = null] = capo.cards
      .filter((card) => (findCard(card)?.weapon ?? null) !== null)
      .toSorted((a, b) => (requireCard(b).weapon ?? 0) - (requireCard(a).weapon ?? 0));
    const men = man === undefined ? [] : [{ man, weapon }];
    return { kind: 'commit', men, cards: [], reveals: [] };
  },
  run(table, { seats, square }, answers) {
    const committed: Committed = new Map(seats.map((seat) => [seat, answers(seat)]));
    const combat = scoreCombat(table.state, square, committed);
    table.emit({ type: 'combat-shown', combat });
    for (const side of combat.sides) showSide(table, side);
    burn(table, combat);
    const best = findBestSides(table.state, combat);
    const [only] = best ?? [];
    if (best === null) return finish(table, null);
    if (only !== undefined && best.length === 1) return finish(table, only);
    const { godfather } = table.state;
    addTasks(table, { do: 'combat-tie', seats: godfather === null ? [] : [godfather], tied: best });
  },
});

/** [EMP-COMB-10, EMP-CARD-6] Uses up a side's revealed men and cards; cards cost their corruption. */
function showSide(table: EmpireTable, { seat, men, cards, reveals }: Side): void {
  const all = [...men.flatMap(({ weapon }) => (weapon === null ? [] : [weapon])), ...cards];
  spend(table, seat, all, 'a combat');
  for (const man of reveals) table.emit({ type: 'man-revealed', seat, man, cause: 'before a combat' });
  exhaust(table, seat, [...men.map(({ man }) => man), ...reveals], 'a combat');
  for (const card of all) {
    const { corruption, name } = requireCard(card);
    applyCorruption(table, seat, corruption, { source: 'cards', cause: name });
  }
}

/** [EMP-ABIL-1, EMP-SLUM-6] */
function burn(table: EmpireTable, { square, burns }: Combat): void {
  const { racket = null, owner = null } = findSquare(table.state, square) ?? {};
  if (!burns || racket === null) return;
  table.emit({ type: 'racket-destroyed', seat: owner, square, racket, cause: 'a combat' });
}

/** [EMP-ASK-20] */
export const combatTie = ask('combat-tie', {
  ...namesOneOfTied,
  title: 'A tied combat',
  check(_state, _seat, { tied }, { seat: named }) {
    refuseUnless(tied.includes(named), 'Name one of those who are tied.', 'EMP-COMB-7');
  },
  byRule(state, seat, { tied }) {
    const square = state.combat?.square;
    const owner = square === undefined ? null : (findSquare(state, square)?.owner ?? null);
    const [first = seat] = tied;
    const isDefender = owner !== null && tied.includes(owner);
    return { kind: 'name', seat: tied.includes(seat) ? seat : isDefender ? owner : first };
  },
  run(table, task, answers) {
    const godfather = requireOnlySeat(task);
    const { seat } = answers(godfather);
    const square = table.state.combat?.square;
    const over = square === undefined ? 'a combat' : formatCellName(square);
    table.emit({ type: 'tie-broken', godfather, seat, over });
    finish(table, seat);
  },
});
