import { toAll, toGm, toSeat, type Audiences } from '../readers.ts';
import type { OfficialPayloads } from './events.ts';

/**
 * Who may read the events about officials. Private: who pays whom, bids, demands, pay, drafts. Public: who
 * holds a post, what is printed, and every use of an official, with the gang behind it.
 */
export const officialAudiences: Audiences<keyof OfficialPayloads> = {
  'city-hall-seated': toAll,
  'official-sized-up': toGm,
  'official-bought': toSeat,
  'bid-failed': toSeat,
  'official-kept': toSeat,
  'limit-set': toSeat,
  // That he might have heard of something is itself a secret.
  'rates-compared': ({ seat, heard }) => (heard ? [seat] : []),
  'officials-withheld': toSeat,
  'officials-paid': toSeat,
  'official-left': toSeat,
  'loyalty-tested': toSeat,
  'story-weighed': toAll,
  'story-written': toSeat,
  'story-spiked': toAll,
  'column-printed': toAll,
  'official-exposed': toAll,
  'official-replaced': toAll,
  'official-disputed': toAll,
  'paper-leaned': toAll,
  'official-dismissed': toAll,
  'official-accused': toAll,
  'raid-rolled': toAll,
  'raid-chosen': toSeat,
  'something-must-be-done': toAll,
};

/** Dice that tell more than their event: a man's SMARTS, and who else bid for him. */
export const officialDiceAudiences: Partial<Audiences<keyof OfficialPayloads>> = {
  'city-hall-seated': toGm,
  'official-replaced': toGm,
  'official-bought': ({ seat, joins }) => (joins === null ? [] : [seat]),
};
