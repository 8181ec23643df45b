import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { GodfatherQuote } from '#shared/games/godfather/views.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
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
  const claims = view.places.flatMap(({ key, name, claim }) => {
    if (claim === null || claim.seat === family.seat) return [];
    if (touched.get(key)?.breaksClaimOf === claim.seat) return [];
    const last = claim.toAnswer.at(-1) === family.seat;
    return [
      `The ${pluralizeFamily(session.nameOf(claim.seat))} still claim ${name}${last ? ', and you are the last who can stop them' : ''}.`,
    ];
  });
  const dangers = view.places.flatMap(({ key, name, dangers: all }) => {
    if (touched.has(key)) return [];
    return all
      .filter(({ seat, outs }) => seat === family.seat && outs < 3)
      .map(
        ({ positions, outs }) =>
          `${formatCount(positions.length, 'man', 'men')} in ${name} ${positions.length === 1 ? 'has' : 'have'} ${formatCount(outs, 'way')} out.`,
      );
  });
  const cash = quote?.cashAfterDollars ?? family.cashDollars;
  const unspent = cash >= 10 * leastDollars ? [`${formatDollars(cash)} would stay unspent.`] : [];
  return [...claims, ...dangers, ...unspent];
}
