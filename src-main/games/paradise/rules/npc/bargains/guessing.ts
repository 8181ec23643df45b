import type { SeatId } from '#shared/words/ids.ts';
import type { Character } from '#shared/games/paradise/minds.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { shareDerived } from '#kernel/derived.ts';
import { isParty } from '#main/games/paradise/rules/bargains/terms.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';
import type { Deal } from '#main/games/paradise/rules/state/records/bargains.ts';
import type { Memory } from '#main/games/paradise/rules/state/records/minds.ts';
import type { Accord, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Weigher } from './bargainWorth.ts';

/**
 * Builds the facts by which a rival would weigh terms of a seat, as far as that seat can know them: the city, both
 * gangs' public record, and in `remembered` the seat's own acts toward the rival. His Boss is given the character.
 */
export function buildImaginedWeigher(
  view: SeatView,
  rival: SeatId,
  remembered: Readonly<Record<string, DeepReadonly<Memory>>>,
  character: Readonly<Character>,
): Weigher {
  const { accords, businesses, gangs, month, houseRules } = view;
  const gang = requireGang(view, rival);
  const seen: Weigher = {
    city: view.city,
    ...{ accords, businesses, gangs, month, houseRules, gang },
    seat: rival,
    mind: { level: 'standard', doctrine: gang.type, character },
    memories: remembered,
    deals: [
      ...view.deals.filter((deal) => isParty(deal, rival)),
      ...accords.filter((accord) => isParty(accord, rival)).map(convertAccord),
    ],
  };
  return shareDerived(seen, view);
}

/** Converts the public part of a bargain into a bargain. */
function convertAccord(accord: Accord): DeepReadonly<Deal> {
  const { id, asker, other, truceMonths, line, sinceMonth, untilMonth, brokenBy } = accord;
  const terms = { ...makeEmptyTerms(), truceMonths, line };
  const bare = { paid: 0, isPublic: true };
  return { id, asker, other, terms, sinceMonth, untilMonth, brokenBy, ...bare };
}
