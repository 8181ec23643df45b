import { listCardsFrom, requireCapo, formatCellName, formatManName } from '../lookups.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import { findCard } from '#shared/games/empire-city/cards.ts';
import type { OrderOf } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { applyCorruption } from '../gains.ts';
import { attackCorruption, computeHitCorruption } from '../prices.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import { requireUnwatched, openSquare } from '../turns/control.ts';
import { payTokens, checkTokens } from '../turns/tokens.ts';

/** Lists the attackers of a square, in the order of their declarations. */
export function listAttackers(state: State, square: Cell): SeatId[] {
  return state.attacks.filter((one) => one.square === square).map(({ seat }) => seat);
}

function requireLoud(state: State): void {
  refuseUnless(
    !state.house.quietOpening || state.round > 1,
    'Nobody attacks or kills in the first round at this table.',
    'EMP-HOUSE-2',
  );
}

/** [EMP-ATT] */
export function checkAttack(state: State, seat: SeatId, { square, tokens }: DeepReadonly<OrderOf<'attack'>>): void {
  requireLoud(state);
  const { owner } = openSquare(state, square);
  refuseUnless(owner !== seat, `${formatCellName(square)} is yours; attack a rival’s square.`, 'EMP-ATT-1');
  refuseUnless(owner !== null, `${formatCellName(square)} is nobody’s; claim it instead.`, 'EMP-ATT-1');
  requireUnwatched(state, square);
  const attackers = listAttackers(state, square);
  refuseUnless(!attackers.includes(seat), `You already attack ${formatCellName(square)}.`, 'EMP-ATT-3');
  checkTokens(state, seat, tokens, [owner, ...attackers]);
}

/** [EMP-ATT-1, EMP-ATT-2, EMP-VEND-1] */
export function declareAttack(
  table: EmpireTable,
  seat: SeatId,
  { square, tokens }: DeepReadonly<OrderOf<'attack'>>,
): void {
  const owner = openSquare(table.state, square).owner;
  if (owner === null) return;
  const before = listAttackers(table.state, square);
  table.emit({ type: 'attack-declared', seat, square, on: owner });
  for (const to of [owner, ...before]) table.emit({ type: 'token-given', from: seat, to });
  breakPacts(table, seat, owner);
  const cause = `an attack on ${formatCellName(square)}`;
  const points = attackCorruption(table.state);
  applyCorruption(table, seat, points, { source: 'attacks', cause });
  if (table.state.house.pileOn === 'everybody' && before.length > 0) {
    for (const other of [...before, owner]) applyCorruption(table, other, points, { source: 'attacks', cause });
  }
  payTokens(table, seat, tokens);
}

/** [EMP-POL-3] Moving against a partner breaks the pact. */
function breakPacts(table: EmpireTable, by: SeatId, on: SeatId): void {
  const { pacts, round } = table.state;
  for (const { id, seats, until, isOpen, brokenBy } of pacts) {
    if (brokenBy !== null || until < round || !seats.includes(by) || !seats.includes(on)) continue;
    table.emit({ type: 'pact-broken', id, by, seats: [...seats], isOpen });
  }
}

/** [EMP-HIT-1] True if a capo has somebody, or something, to send. */
export function canSend(state: State, seat: SeatId): boolean {
  const capo = requireCapo(state, seat);
  const hasBomb = listCardsFrom(capo, 'slums').some((card) => findCard(card)?.kind === 'car-bomb');
  return capo.hand.length > 0 || hasBomb;
}

/** [EMP-HIT-1, EMP-COPC-16] */
export function checkHit(state: State, seat: SeatId, { rival, man, tokens }: DeepReadonly<OrderOf<'hit'>>): void {
  requireLoud(state);
  refuseUnless(rival !== seat, 'Choose a rival; your own men are safe from you.', 'EMP-HIT-1');
  refuseUnless(
    state.copCard !== 'safe-streets',
    'No assassinations this round: Safe Streets is in force.',
    'EMP-COPC-16',
  );
  const { hand, exhausted, name } = requireCapo(state, rival);
  refuseUnless(canSend(state, seat), 'You have no man to send; refresh or hire one first.', 'EMP-HIT-1');
  refuseUnless(hand.length + exhausted.length > 0, `${name} has no man to strike.`, 'EMP-HIT-1');
  refuseUnless(
    man === null || exhausted.includes(man),
    `${man === null ? '' : formatManName(man)} does not lie exhausted before ${name}; name one who does, or none.`,
    'EMP-HIT-3',
  );
  refuseUnless(
    man !== null || hand.length > 0,
    `${name} holds nobody in hand; name one who is exhausted.`,
    'EMP-HIT-3',
  );
  checkTokens(state, seat, tokens, [rival]);
}

/** [EMP-HIT-2, EMP-HIT-3] */
export function declareHit(
  table: EmpireTable,
  seat: SeatId,
  { rival, man, tokens }: DeepReadonly<OrderOf<'hit'>>,
): void {
  table.emit({ type: 'hit-declared', seat, rival, man });
  table.emit({ type: 'token-given', from: seat, to: rival });
  breakPacts(table, seat, rival);
  const cause = 'an assassination';
  applyCorruption(table, seat, computeHitCorruption(table.state, seat), { source: 'hits', cause });
  payTokens(table, seat, tokens);
  const drawing = { purpose: 'The target of the hit', by: rival, nameOf: formatManName };
  const target = man ?? table.dice.pickCard(requireCapo(table.state, rival).hand, drawing);
  const isExhausted = man !== null;
  table.emit({ type: 'victim-drawn', hit: { by: seat, rival, man: target, isExhausted, isRandom: man === null } });
  addTasks(table, { do: 'hit', seats: [seat, rival] });
}
