import type { Cash } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { drawCards } from '../decks.ts';
import { requireCapo } from '../lookups.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';

type Cashing = readonly DeepReadonly<Cash>[];

/** [EMP-VEND-2, EMP-VEND-3] Refuses tokens that he does not hold, or of families he does not move against. */
export function checkTokens(state: State, seat: SeatId, tokens: Cashing, against: readonly SeatId[]): void {
  for (const { family } of tokens) {
    const { name } = requireCapo(state, family);
    refuseUnless(
      against.includes(family),
      `You do not move against ${name}; keep the token for when you do.`,
      'EMP-VEND-2',
    );
    const held = requireCapo(state, seat).tokens[family] ?? 0;
    const used = tokens.filter((one) => one.family === family).length;
    refuseUnless(
      used <= held,
      `You hold ${held === 0 ? 'no token' : formatCount(held, 'token')} against ${name}, not ${used}.`,
      'EMP-VEND-2',
    );
  }
}

/** [EMP-VEND-2] Gives tokens back for a city card each. */
export function giveTokensBack(table: EmpireTable, seat: SeatId, tokens: Cashing): void {
  for (const { family } of tokens) table.emit({ type: 'token-cashed', seat, family });
}

/** [EMP-VEND-2, EMP-VEND-4] */
export function payTokens(table: EmpireTable, seat: SeatId, tokens: Cashing): void {
  giveTokensBack(table, seat, tokens);
  drawForTokens(table, seat, tokens);
}

export function drawForTokens(table: EmpireTable, seat: SeatId, tokens: Cashing): void {
  drawCards(
    table,
    seat,
    tokens.map(({ deck }) => deck),
    'a vendetta',
  );
}
