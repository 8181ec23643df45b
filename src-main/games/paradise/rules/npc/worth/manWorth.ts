import type { DeepReadonly } from '#kernel/readonly.ts';
import { isAccountant } from '#main/games/paradise/rules/lookups.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';

/** The worth of the Boss, the books and anyone's nerve beyond a man's price, in $100s. */
const bossWorth = 40;
const booksWorth = 15;
const anybodysWorth = 0.5;

/** Computes a man's worth to his gang, in $100s: the Boss and the books most. */
export function computeManWorth(gangster: DeepReadonly<Gangster>): number {
  const price = gangster.paidDollars / 100;
  if (gangster.isBoss) return price + bossWorth;
  return price + (isAccountant({ ...gangster, custody: null }) ? booksWorth : anybodysWorth);
}
