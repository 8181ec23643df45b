import { requireCard, findCard } from '#shared/games/empire-city/cards.ts';
import type { CardId, ManId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, namesOneOfTied, requireOnlySeat } from '../askRule.ts';
import { spend } from '../decks.ts';
import { applyCorruption, exhaust, kill, score } from '../gains.ts';
import {
  findAbility,
  requireCapo,
  isSpecial,
  requireMan,
  formatManName,
  listReadyWith,
  sortStrongestFirst,
} from '../lookups.ts';
import type { Hit } from '../records.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import { findWeaponKind, negating, scoreHit, type Committing, type Line } from './hitScore.ts';

/** [EMP-HIT-4] */
function checkAssassin(state: State, seat: SeatId, { man, cards }: Committing): void {
  const capo = requireCapo(state, seat);
  if (cards.some((card) => findWeaponKind(card) === 'car-bomb')) {
    return refuseUnless(
      man === null && cards.length === 1,
      'A Car Bomb goes alone, without a man and other cards.',
      'EMP-SLUM-11',
    );
  }
  refuseUnless(man !== null, 'Send one man of your hand, or the Car Bomb.', 'EMP-HIT-4');
  refuseUnless(capo.hand.includes(man), `${formatManName(man)} is not ready in your hand.`, 'EMP-HIT-4');
  refuseUnless(
    !cards.some((card) => negating.has(findWeaponKind(card))),
    'Bolt-Hole and Bodyguards help the target’s side only.',
    'EMP-CARD-6',
  );
}

/** [EMP-HIT-4, EMP-HIT-5] */
function checkTarget(state: State, seat: SeatId, hit: DeepReadonly<Hit>, { man, cards }: Committing): void {
  refuseUnless(
    man === null || (requireCapo(state, seat).hand.includes(man) && findAbility(man) === 'shadow'),
    'Only a shadow, ready in your hand, is revealed against a hit.',
    'EMP-ABIL-12',
  );
  const negations = cards.filter((card) => negating.has(findWeaponKind(card))).length + (man === null ? 0 : 1);
  refuseUnless(negations <= 1, 'One negation is enough; keep the others.', 'EMP-HIT-8');
  refuseUnless(
    !cards.some((card) => findWeaponKind(card) === 'car-bomb'),
    'A Car Bomb does not help the target.',
    'EMP-SLUM-11',
  );
  const armed = cards.some((card) => requireCard(card).weapon !== null);
  refuseUnless(
    !armed || !hit.isExhausted || state.house.exhaustedDefends,
    `${formatManName(hit.man)} is exhausted and carries no weapon.`,
    'EMP-HIT-5',
  );
}

function checkCards(state: State, seat: SeatId, cards: readonly CardId[]): void {
  const own = requireCapo(state, seat).cards;
  refuseUnless(
    new Set(cards).size === cards.length && cards.every((card) => own.includes(card)),
    'You hold no such card; look at your hand again.',
    'EMP-ORD-12',
  );
  const wrong = cards.find((card) => findCard(card)?.windows.includes('hit') !== true);
  refuseUnless(
    wrong === undefined,
    `${wrong === undefined ? '' : requireCard(wrong).name} is not played in a hit.`,
    'EMP-CARD-6',
  );
  const weapons = cards.filter((card) => requireCard(card).weapon !== null);
  refuseUnless(weapons.length <= 1, 'One man carries one weapon.', 'EMP-CARD-3');
}

/** [EMP-ASK-17] */
export const hit = ask('hit', {
  title: 'An assassination',
  task: 'commit to an assassination',
  manner: 'sealed',
  answer: 'commitHit',
  check(state, seat, _task, order) {
    const { hit: now } = state;
    refuseUnless(now !== null, 'There is no assassination now.', 'EMP-HIT-4');
    checkCards(state, seat, order.cards);
    if (seat === now.by) checkAssassin(state, seat, order);
    else checkTarget(state, seat, now, order);
  },
  byRule(state, seat) {
    const { hit: now } = state;
    const capo = requireCapo(state, seat);
    const [strongest = null] = sortStrongestFirst(state, capo.hand);
    if (now === null || seat === now.by) {
      const bomb = capo.cards.find((card) => findWeaponKind(card) === 'car-bomb');
      const cards = strongest === null && bomb !== undefined ? [bomb] : [];
      return { kind: 'commitHit', man: strongest, cards };
    }
    const isDear = isSpecial(now.man) || requireMan(state, now.man).costDollars >= 300;
    const card = capo.cards.find((one) => negating.has(findWeaponKind(one)));
    const [shadow = null] = listReadyWith(capo, 'shadow');
    if (!isDear) return { kind: 'commitHit', man: null, cards: [] };
    return card === undefined
      ? { kind: 'commitHit', man: shadow, cards: [] }
      : { kind: 'commitHit', man: null, cards: [card] };
  },
  run(table, _task, answers) {
    const { hit: now } = table.state;
    if (now === null) return;
    resolve(table, now, answers(now.by), answers(now.rival));
  },
});

const sum = (lines: readonly Line[]): number =>
  Math.max(
    0,
    lines.reduce((all, { points }) => all + points, 0),
  );

function resolve(table: EmpireTable, now: DeepReadonly<Hit>, attack: Committing, defense: Committing): void {
  const { by, rival, man, isExhausted } = now;
  const { byLines, rivalLines } = scoreHit(table.state, now, attack, defense);
  const scores = { by: sum(byLines), rival: sum(rivalLines) };
  const isNegated = defense.man !== null || defense.cards.some((card) => negating.has(findWeaponKind(card)));
  table.emit({
    type: 'hit-shown',
    hit: { ...now },
    assassin: attack.man,
    byCards: [...attack.cards],
    rivalCards: [...defense.cards],
    shadow: defense.man,
    scores,
    byLines,
    rivalLines,
    isNegated,
  });
  spend(table, by, attack.cards, 'an assassination');
  spend(table, rival, defense.cards, 'an assassination');
  if (defense.man !== null) table.emit({ type: 'man-revealed', seat: rival, man: defense.man, cause: 'knew of it' });
  const revealed = [...new Set([...(isExhausted ? [] : [man]), ...(defense.man === null ? [] : [defense.man])])];
  exhaust(table, rival, revealed, 'an assassination');
  if (attack.man !== null) exhaust(table, by, [attack.man], 'an assassination');
  const cost = attack.cards.reduce((all, card) => all + requireCard(card).corruption, 0);
  applyCorruption(table, by, cost, { source: 'cards', cause: 'Car Bomb' });
  if (isNegated) return table.emit({ type: 'hit-ended', by, rival, how: 'negated', victim: man, assassin: attack.man });
  if (scores.by !== scores.rival) return finish(table, attack.man, scores.by > scores.rival);
  const { godfather } = table.state;
  const seats = godfather === null ? [] : [godfather];
  addTasks(table, { do: 'hit-tie', seats, tied: [by, rival], assassin: attack.man });
}

/** [EMP-HIT-6, EMP-HIT-7] */
function finish(table: EmpireTable, assassin: ManId | null, isSuccess: boolean): void {
  const { hit: now, house } = table.state;
  if (now === null) return;
  const { by, rival, man } = now;
  table.emit({ type: 'hit-ended', by, rival, how: isSuccess ? 'success' : 'failure', victim: man, assassin });
  if (isSuccess) {
    kill(table, rival, man, by, 'an assassination');
    return score(table, by, house.hitPoints, { source: 'hits', cause: `the death of ${formatManName(man)}` });
  }
  if (assassin !== null) kill(table, by, assassin, rival, 'an assassination that failed');
}

/** [EMP-ASK-20] */
export const hitTie = ask('hit-tie', {
  ...namesOneOfTied,
  title: 'A tie in an assassination',
  check(_state, _seat, { tied }, { seat: named }) {
    refuseUnless(tied.includes(named), 'Name one of the two who are tied.', 'EMP-HIT-6');
  },
  byRule(state, seat, { tied }) {
    return { kind: 'name', seat: tied.includes(seat) ? seat : (state.hit?.rival ?? seat) };
  },
  run(table, task, answers) {
    const godfather = requireOnlySeat(task);
    const { seat } = answers(godfather);
    table.emit({ type: 'tie-broken', godfather, seat, over: 'an assassination' });
    finish(table, task.assassin, seat === table.state.hit?.by);
  },
});
