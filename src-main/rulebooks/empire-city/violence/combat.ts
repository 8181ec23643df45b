import { cardOf, findCard } from '../../../../src-shared/games/empire-city/cards.ts';
import { cells, type Cell, type ManId } from '../../../../src-shared/games/empire-city/ids.ts';
import type { Commitment } from '../../../../src-shared/games/empire-city/orders.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { insist } from '../../../kernel/refusal.ts';
import { ask, namesOneOfTied, onlySeat, type AutoRule } from '../askRule.ts';
import { spend } from '../decks.ts';
import { corrupt, exhaust, kill, score } from '../gains.ts';
import {
  abilityOf,
  capoOf,
  dearestFirst,
  isSpecial,
  isWatched,
  landValue,
  nameOfCell,
  nameOfMan,
  squareAt,
  strongestFirst,
  turnOrder,
} from '../lookups.ts';
import type { Combat, Side } from '../records.ts';
import type { State } from '../state.ts';
import { next, type EmpTable } from '../table.ts';
import { attackersOf } from './declare.ts';
import { bestSides, scoreCombat, type Committed } from './score.ts';

type Committing = DeepReadonly<Commitment>;

/** Whoever comes next in turn order after `last` and is wanted; null: nobody. */
export function nextAfter(
  state: State,
  last: SeatId | null,
  isWanted: (seat: SeatId) => boolean,
): SeatId | null {
  const order = turnOrder(state);
  const at = last === null ? -1 : order.indexOf(last);
  const around = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return around.find(isWanted) ?? null;
}

/** [EMP-COMB-1] One combat after the other, each chosen by the next capo who attacks. */
export const combats: AutoRule<'combats'> = {
  run(table, { last }) {
    if (last === null && table.state.phase !== 'combat') {
      table.emit({ type: 'phase-begun', phase: 'combat', round: table.state.round });
    }
    const watched = table.state.attacks.find(({ square }) => isWatched(table.state, square));
    if (watched !== undefined) {
      table.emit({ type: 'attacks-off', square: watched.square });
      return next(table, { do: 'combats', last });
    }
    const { attacks } = table.state;
    const seat = nextAfter(table.state, last, (one) =>
      attacks.some((attack) => attack.seat === one),
    );
    if (seat === null) return;
    const squares = attacks.filter((one) => one.seat === seat).map(({ square }) => square);
    const [only] = squares;
    next(table, { do: 'combats', last: seat });
    if (squares.length > 1) return next(table, { do: 'choose-attack', seats: [seat], squares });
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
    insist(squares.includes(square), 'Choose a square that you attack.', 'EMP-COMB-1');
  },
  byRule(state, _seat, { squares }) {
    const [square = 'D2'] = squares.toSorted(
      (a, b) => landValue(state, b) - landValue(state, a) || cells.indexOf(a) - cells.indexOf(b),
    );
    return { kind: 'chooseAttack', square };
  },
  run(table, task, answers) {
    beginCombat(table, answers(onlySeat(task)).square);
  },
});

/** The capos of a combat, its defender among them, in turn order. */
export function sidesAt(state: State, square: Cell): SeatId[] {
  const owner = squareAt(state, square)?.owner ?? null;
  const attackers = attackersOf(state, square);
  return turnOrder(state).filter((seat) => seat === owner || attackers.includes(seat));
}

function beginCombat(table: EmpTable, square: Cell): void {
  const sides = sidesAt(table.state, square);
  table.emit({ type: 'combat-begun', square, sides });
  next(table, { do: 'commit', seats: sides, square });
}

const namesOpponent: ReadonlySet<string> = new Set(['ambush', 'filed-firing-pin']);

/** [EMP-COMB-3] A Refusal unless all of it is in the hand and fits together. */
export function checkCommitment(
  state: State,
  seat: SeatId,
  square: Cell,
  { men, cards, reveals }: Committing,
): void {
  const capo = capoOf(state, seat);
  const used = [...men.map(({ man }) => man), ...reveals.map(({ man }) => man)];
  insist(
    new Set(used).size === used.length,
    'Name each man once; he fights, or he is revealed.',
    'EMP-HAND-5',
  );
  for (const man of used) {
    insist(
      !capo.exhausted.includes(man),
      `${nameOfMan(man)} is exhausted; refresh him in the upkeep first.`,
      'EMP-COMB-11',
    );
    insist(capo.hand.includes(man), `${nameOfMan(man)} is not in your hand.`, 'EMP-COMB-3');
  }
  const weapons = men.flatMap(({ weapon }) => (weapon === null ? [] : [weapon]));
  const all = [...weapons, ...cards.map(({ card }) => card)];
  insist(
    new Set(all).size === all.length && all.every((card) => capo.cards.includes(card)),
    'You hold no such card; look at your hand again.',
    'EMP-COMB-3',
  );
  for (const weapon of weapons) {
    insist(cardOf(weapon).weapon !== null, `${cardOf(weapon).name} is no weapon.`, 'EMP-CARD-3');
  }
  const opponents = sidesAt(state, square).filter((other) => other !== seat);
  for (const { card, against, burns } of cards) {
    const { kind, name, windows, weapon } = cardOf(card);
    insist(windows.includes('combat'), `${name} is not played in a combat.`, 'EMP-CARD-6');
    insist(weapon === null, `${name} needs a man to carry it.`, 'EMP-CARD-3');
    insist(
      kind !== 'the-whole-block' || men.length > 0,
      'The Whole Block needs one man in the fight.',
      'EMP-SLUM-8',
    );
    const needs = namesOpponent.has(kind) || (kind === 'bottle-of-gasoline' && !burns);
    insist(
      !needs || (against !== null && opponents.includes(against)),
      `Say against whom ${name} goes.`,
      'EMP-COMB-3',
    );
  }
  for (const { man, against } of reveals) {
    const ability = abilityOf(man);
    insist(
      ability === 'demolition' || ability === 'lure',
      `${nameOfMan(man)} has nothing to do before a combat.`,
      'EMP-COMB-3',
    );
    insist(
      ability !== 'lure' || (against !== null && opponents.includes(against)),
      `Say whom ${nameOfMan(man)} lures.`,
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
    const capo = capoOf(state, seat);
    const [man] = strongestFirst(state, capo.hand);
    const [weapon = null] = capo.cards
      .filter((card) => findCard(card)?.weapon != null)
      .toSorted((a, b) => (cardOf(b).weapon ?? 0) - (cardOf(a).weapon ?? 0));
    const men = man === undefined ? [] : [{ man, weapon }];
    return { kind: 'commit', men, cards: [], reveals: [] };
  },
  run(table, { seats, square }, answers) {
    const committed: Committed = new Map(seats.map((seat) => [seat, answers(seat)]));
    const combat = scoreCombat(table.state, square, committed);
    table.emit({ type: 'combat-shown', combat });
    for (const side of combat.sides) showSide(table, side);
    burn(table, combat);
    const best = bestSides(table.state, combat);
    const [only] = best ?? [];
    if (best === null) return finish(table, null);
    if (only !== undefined && best.length === 1) return finish(table, only);
    const { godfather } = table.state;
    next(table, { do: 'combat-tie', seats: godfather === null ? [] : [godfather], tied: best });
  },
});

/** [EMP-COMB-10, EMP-CARD-6] What a side showed is used up; cards cost their corruption. */
function showSide(table: EmpTable, { seat, men, cards, reveals }: Side): void {
  const all = [...men.flatMap(({ weapon }) => (weapon === null ? [] : [weapon])), ...cards];
  spend(table, seat, all, 'a combat');
  for (const man of reveals)
    table.emit({ type: 'man-revealed', seat, man, cause: 'before a combat' });
  exhaust(table, seat, [...men.map(({ man }) => man), ...reveals], 'a combat');
  for (const card of all) {
    const { corruption, name } = cardOf(card);
    corrupt(table, seat, corruption, { source: 'cards', cause: name });
  }
}

/** [EMP-ABIL-1, EMP-SLUM-6] */
function burn(table: EmpTable, { square, burns }: Combat): void {
  const { racket = null, owner = null } = squareAt(table.state, square) ?? {};
  if (!burns || racket === null) return;
  table.emit({ type: 'racket-destroyed', seat: owner, square, racket, cause: 'a combat' });
}

/** [EMP-ASK-20] */
export const combatTie = ask('combat-tie', {
  ...namesOneOfTied,
  title: 'A tie in a combat',
  check(_state, _seat, { tied }, { seat: named }) {
    insist(tied.includes(named), 'Name one of those who are tied.', 'EMP-COMB-7');
  },
  byRule(state, seat, { tied }) {
    const square = state.combat?.square;
    const owner = square === undefined ? null : (squareAt(state, square)?.owner ?? null);
    const [first = seat] = tied;
    const isDefender = owner !== null && tied.includes(owner);
    return { kind: 'name', seat: tied.includes(seat) ? seat : isDefender ? owner : first };
  },
  run(table, task, answers) {
    const godfather = onlySeat(task);
    const { seat } = answers(godfather);
    const square = table.state.combat?.square;
    const over = square === undefined ? 'a combat' : nameOfCell(square);
    table.emit({ type: 'tie-broken', godfather, seat, over });
    finish(table, seat);
  },
});

/** [EMP-COMB-8 to EMP-COMB-10] Losses, spoils, and all the victor’s points at once. */
function finish(table: EmpTable, victor: SeatId | null): void {
  const { combat } = table.state;
  if (combat === null) return;
  const { square, sides } = combat;
  const defender = squareAt(table.state, square)?.owner ?? null;
  if (defender === null) return;
  const losers = sides.filter(({ seat }) => seat !== victor);
  const won = { square, victor, defender, losers: losers.map(({ seat }) => seat) } as const;
  if (victor === null) return table.emit({ type: 'combat-won', ...won, losers: [] });
  const dead = losers.flatMap((side) =>
    rollLosses(table, square, side).map((man) => ({ seat: side.seat, man })),
  );
  dead.push(...butcher(table, victor, sides, dead));
  table.emit({ type: 'combat-won', ...won });
  if (victor !== defender) table.emit({ type: 'square-won', seat: victor, from: defender, square });
  for (const { seat, man } of dead) kill(table, seat, man, victor, nameOfCell(square));
  const { combatPoints, defenderPoints, killPoints } = table.state.house;
  const where = nameOfCell(square);
  const points = victor === defender ? defenderPoints : combatPoints;
  const kills = killPoints * dead.length;
  if (points + kills === 0) return;
  // [EMP-WIN-5] All at once: the kills go first, and the end is looked for after the last of them.
  if (kills > 0 && points > 0) scoreQuietly(table, victor, kills, where);
  else if (kills > 0) score(table, victor, kills, { source: 'kills', cause: where });
  if (points > 0) score(table, victor, points, { source: 'combats', cause: where });
}

function scoreQuietly(table: EmpTable, seat: SeatId, points: number, cause: string): void {
  table.emit({ type: 'scored', seat, points, source: 'kills', cause });
}

type Shown = DeepReadonly<Side>;

function has(side: Shown, ability: string): ManId | null {
  return side.men.find(({ man, isStruck }) => !isStruck && abilityOf(man) === ability)?.man ?? null;
}

function isTreated({ cards }: Shown): boolean {
  return cards.some((card) => cardOf(card).kind === 'street-doctor');
}

/** [EMP-COMB-8, EMP-ABIL-8, EMP-ABIL-9, EMP-SLUM-9, EMP-CORR-6] The men of a losing side who die. */
function rollLosses(table: EmpTable, square: Cell, side: Shown): ManId[] {
  const { seat, men } = side;
  if (men.length === 0 || isTreated(side)) return [];
  const { deathRoll } = table.state.house;
  const doctor = has(side, 'doctor');
  const purpose = `${capoOf(table.state, seat).name}: losses in ${nameOfCell(square)}`;
  const faces = table.dice.faces({ purpose, count: men.length });
  const rolls = men.map(({ man }, nth) => {
    const face = faces[nth] ?? 6;
    const isHard = abilityOf(man) === 'tough' || (doctor !== null && doctor !== man);
    return { man, face, dies: face <= (isHard ? Math.min(1, deathRoll) : deathRoll) };
  });
  const dead = rolls.filter(({ dies }) => dies).map(({ man }) => man);
  const saved = savedBySurgeon(table.state, seat, dead);
  table.emit({
    type: 'losses-rolled',
    square,
    seat,
    rolls: rolls.map((roll) => ({ ...roll, dies: roll.dies && roll.man !== saved })),
  });
  if (saved !== null) table.emit({ type: 'refresh-used', seat, what: 'surgeon' });
  return dead.filter((man) => man !== saved);
}

function savedBySurgeon(state: State, seat: SeatId, dead: readonly ManId[]): ManId | null {
  const hasHim = capoOf(state, seat).powers.includes('house-surgeon');
  if (!hasHim || state.used.surgeon.includes(seat)) return null;
  return dearestFirst(state, dead)[0] ?? null;
}

/** [EMP-ABIL-2] */
function butcher(
  table: EmpTable,
  victor: SeatId,
  sides: readonly Shown[],
  dead: readonly { man: ManId }[],
): { seat: SeatId; man: ManId }[] {
  const own = sides.find(({ seat }) => seat === victor);
  if (own === undefined || has(own, 'butcher') === null) return [];
  const alive = sides
    .filter((side) => side.seat !== victor && !isTreated(side))
    .flatMap(({ seat, men }) => men.map(({ man }) => ({ seat, man })))
    .filter(({ man }) => !dead.some((one) => one.man === man));
  const order = dearestFirst(
    table.state,
    alive.map(({ man }) => man),
  );
  const man = order.find((one) => isSpecial(one)) ?? order[0];
  const found = alive.find((one) => one.man === man);
  if (found === undefined) return [];
  table.emit({ type: 'butcher-struck', seat: victor, rival: found.seat, man: found.man });
  return [found];
}
