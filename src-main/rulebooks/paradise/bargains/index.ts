import type { Area } from '../state/area.ts';
import { bargainEvents } from './events.ts';
import { answerProposal, breakBargain, propose, withdrawProposal } from './orders.ts';
import { bargainProjections } from './projections.ts';

/** Terms between two gangs: put, answered, kept, broken, known. */
export const bargains = {
  events: bargainEvents,
  orders: {
    propose,
    'answer-proposal': answerProposal,
    'withdraw-proposal': withdrawProposal,
    'break-bargain': breakBargain,
  },
  projections: bargainProjections,
  news: {},
} satisfies Area;
