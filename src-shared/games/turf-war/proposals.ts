import type { SeatId } from '#shared/words/ids.ts';
import { joinWords } from '#shared/words/text.ts';
import type { Order, Proposal } from './orders.ts';
import type { TurfWarView } from './views.ts';

export type LetterView = TurfWarView['letters'][number];
type ProposalNames = { nameOf(seat: SeatId): string; areaName(number: number): string };

/** [WAR-ORD-22] Describes the request of a proposal in a sentence. */
export function describeProposal(proposal: Proposal, { nameOf, areaName }: ProposalNames): string {
  switch (proposal.kind) {
    case 'ally':
      return `An ${proposal.alliance} alliance of ${joinWords(proposal.members.map(nameOf))}.`.replace(
        'An secret',
        'A secret',
      );
    case 'join': {
      const spoils = proposal.spoils === null ? '' : `; ${nameOf(proposal.spoils)} keeps the place`;
      return `Together against ${nameOf(proposal.enemy)} in ${areaName(proposal.area)}${spoils}.`;
    }
    case 'keep-off':
      return `Keep off ${joinWords(proposal.areas.map(areaName))} for ${formatTurns(proposal.turns)}.`;
    case 'stop-fighting':
      return `No fighting between us for ${formatTurns(proposal.turns)}.`;
    case 'gift':
      return `A gift of ${proposal.mc} MC.`;
  }
}

/** [WAR-WIN-7] Describes a war that is decided, and how it can be closed; '' for another. */
export function describeDecided({ decided, gangs }: Pick<TurfWarView, 'decided' | 'gangs'>): string {
  const leader = gangs.find(({ seat }) => seat === decided);
  if (leader === undefined) return '';
  return `Nobody can stop ${leader.name} any more: that gang outweighs all others together. If every gang asks for the end, the game ends on points; gangs that the program plays ask for it, unless they are secret allies of the leader.`;
}

function formatTurns(turns: number): string {
  return turns === 1 ? 'a turn' : `${turns} turns`;
}

/** [WAR-ORD-22] Returns true for an alliance or a JOIN of an opened turn, which can no longer be answered. */
export function hasPassed({ turn, proposal }: Pick<LetterView, 'turn' | 'proposal'>, now: number): boolean {
  return turn < now && (proposal?.kind === 'ally' || proposal?.kind === 'join');
}

/**
 * [WAR-ORD-22] Finds the order by which a seat keeps a given word; null where no order does. A gift is paid by anyone
 * who proposed it.
 */
export function createProposalOrder(
  { from, to, proposal, answer }: Pick<LetterView, 'from' | 'to' | 'proposal' | 'answer'>,
  seat: SeatId,
): Order | null {
  if (proposal === null || answer !== 'yes' || (from !== seat && to !== seat)) return null;
  const other = from === seat ? to : from;
  switch (proposal.kind) {
    case 'ally':
      return { kind: 'ally', alliance: proposal.alliance, members: [...proposal.members] };
    case 'join': {
      const { area, enemy, spoils } = proposal;
      return { kind: 'join', area, partner: other, enemy, spoils };
    }
    case 'gift':
      return from === seat ? { kind: 'gift', to, mc: proposal.mc } : null;
    case 'keep-off':
    case 'stop-fighting':
      return null;
  }
}
