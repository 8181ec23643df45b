import type { ProposalId } from '#shared/games/paradise/ids.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { PlayedGame } from '../state/playedGame.ts';
import type { State } from '../state.ts';
import type { Terms } from './terms.ts';

/** How bargains and proposals are kept as tables. */
export const bargainProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'deal',
    columns: {
      id: 'TEXT NOT NULL',
      gang: 'TEXT NOT NULL',
      other_gang: 'TEXT NOT NULL',
      topic: 'TEXT NOT NULL',
      since_month: 'INTEGER NOT NULL',
      until_month: 'INTEGER NOT NULL',
      broken_by: 'TEXT',
      terms_json: 'TEXT NOT NULL',
      paid: 'INTEGER NOT NULL',
      is_public: 'INTEGER NOT NULL',
    },
    collection: 'deals',
    key: 'id',
    row: dealRow,
  },
  {
    table: 'proposal',
    columns: {
      id: 'TEXT NOT NULL',
      from_gang: 'TEXT NOT NULL',
      to_gang: 'TEXT NOT NULL',
      month: 'INTEGER NOT NULL',
      terms_json: 'TEXT NOT NULL',
      is_counter: 'INTEGER NOT NULL',
    },
    collection: 'proposals',
    key: 'id',
    row: buildProposalRow,
  },
];

function dealRow(state: State, id: string): Row | null {
  const deal = state.deals[id];
  if (deal === undefined) return null;
  return {
    id,
    gang: deal.asker,
    other_gang: deal.other,
    topic: joinTopics(deal.terms),
    since_month: deal.sinceMonth,
    until_month: deal.untilMonth,
    broken_by: deal.brokenBy,
    terms_json: JSON.stringify(deal.terms),
    paid: deal.paid,
    is_public: deal.isPublic ? 1 : 0,
  };
}

/** Returns the kinds of terms in a list: `truce, payment`. */
function joinTopics({ truceMonths, line, joint, payment, businesses }: Terms): string {
  const topics = [
    truceMonths === null ? null : 'truce',
    line === null ? null : 'line',
    joint === null ? null : 'joint',
    payment === null ? null : 'payment',
    businesses.length === 0 ? null : 'business',
  ];
  return topics.filter((topic) => topic !== null).join(', ');
}

function buildProposalRow(state: State, id: string): Row | null {
  const proposal = state.proposals[id as ProposalId];
  if (proposal === undefined) return null;
  return {
    id: proposal.id,
    from_gang: proposal.from,
    to_gang: proposal.to,
    month: proposal.month,
    terms_json: JSON.stringify(proposal.terms),
    is_counter: proposal.isCounter ? 1 : 0,
  };
}
