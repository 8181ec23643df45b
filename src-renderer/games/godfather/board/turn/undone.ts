import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { GodfatherQuote } from '#shared/games/godfather/views.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { describeNeed } from '../claimNeed.ts';
import { findNeed } from '../squares.ts';
import type { GodfatherSession } from '#games/godfather/session.svelte.ts';

/** The cheapest man, in dollars: less cash buys nobody. */
const leastDollars = Math.min(...Object.values(racketTable).map(({ costDollars }) => costDollars));

/**
 * [GOD-VIEW-4] Lists the things that ending the turn now would leave undone: claims of rivals, own men in danger,
 * cash unspent.
 */
export function listLeftUndone(session: GodfatherSession, quote: GodfatherQuote | null): string[] {
  const { family, view } = session;
  if (family === null) return [];
  const touched = new Map(quote?.places.map((one) => [one.key, one]) ?? []);
  const claims = view.places.flatMap((place) => {
    const { key, name, claim } = place;
    if (claim === null || claim.seat === family.seat) return [];
    if (touched.get(key)?.breaksClaimOf === claim.seat) return [];
    const last = claim.toAnswer.at(-1) === family.seat ? ', and you are the last who can stop them' : '';
    const need = findNeed(session, place);
    const says = need === null ? null : describeNeed(need, quote?.cashAfterDollars ?? family.cashDollars);
    return [
      `The ${pluralizeFamily(session.nameOf(claim.seat))} still claim ${name}${last}.${says === null ? '' : ` ${says}`}`,
    ];
  });
  const dangers = view.places.flatMap(({ key, name, dangers: all }) => {
    if (touched.has(key)) return [];
    const own = all.filter(({ seat, outs }) => seat === family.seat && outs < 3);
    const men = own.reduce((sum, { positions }) => sum + positions.length, 0);
    if (men === 0) return [];
    const most = own.some(({ outs }) => outs === 2) ? '2 ways out at most' : '1 way out';
    return [`${formatCount(men, 'man', 'men')} in ${name} ${men === 1 ? 'has' : 'have'} ${most}.`];
  });
  const cash = quote?.cashAfterDollars ?? family.cashDollars;
  const unspent = cash >= 10 * leastDollars ? [`${formatDollars(cash)} would stay unspent.`] : [];
  return [...claims, ...dangers, ...unspent];
}
