import type { NeighborhoodKey } from '#shared/games/godfather/board.ts';
import type { Clause } from '#shared/games/godfather/orders.ts';

/** One line of a deal as it is typed in; an empty kind promises nothing. */
export type ClauseDraft = { kind: Clause['kind'] | ''; neighborhood: NeighborhoodKey | '' };

export type TermsDraft = {
  mine: ClauseDraft[];
  theirs: ClauseDraft[];
  turns: number;
  iPay: number;
  theyPay: number;
  when: 'now' | 'kept';
};

const createClause = (): ClauseDraft => ({ kind: '', neighborhood: '' });

export const createBlankTerms = (): TermsDraft => ({
  mine: [createClause()],
  theirs: [createClause()],
  turns: 1,
  iPay: 0,
  theyPay: 0,
  when: 'now',
});

/** The promises that are complete, as an order has them. */
export function listClauses(drafts: readonly ClauseDraft[]): Clause[] {
  return drafts.flatMap(({ kind, neighborhood }): Clause[] => {
    if (kind === '') return [];
    if (kind === 'spare') return [{ kind, neighborhood: neighborhood === '' ? null : neighborhood }];
    return neighborhood === '' ? [] : [{ kind, neighborhood }];
  });
}
