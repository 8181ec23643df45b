import { careNames } from '../../../../src-shared/games/paradise/care.ts';
import { stats } from '../../../../src-shared/games/paradise/people.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import type { Movers } from '../bookMoves.ts';
import type { Describers } from '../describing.ts';
import { toSeat, type Audiences } from '../readers.ts';
import type { InfirmaryPayloads } from './events.ts';

export const infirmaryDescribers: Pick<Describers, keyof InfirmaryPayloads> = {
  'care-chosen': (names, event) =>
    `${names.gangster(event.gangster)}: ${careNames[event.care].toLowerCase()} from the next infirmary on.`,
  treated: (names, event) => {
    const points = stats.reduce((total, stat) => total + event.regained[stat], 0);
    const price = event.costDollars === 0 ? '' : ` for ${formatDollars(event.costDollars)}`;
    const care = `${names.gangster(event.gangster)} (${careNames[event.care].toLowerCase()}${price})`;
    if (event.result === 'died') return `${care} did not live through the month.`;
    const crippled =
      event.crippledStat === null
        ? ''
        : ` was crippled for good: -1 ${event.crippledStat.toUpperCase()}, and`;
    return `${care}${crippled} got ${points} point${points === 1 ? '' : 's'} back.`;
  },
  overexerted: (names, event) =>
    `${names.gangster(event.gangster)} was sent out too soon and lost what the month had healed.`,
};

export const infirmaryAudiences: Audiences<keyof InfirmaryPayloads> = {
  'care-chosen': toSeat,
  treated: toSeat,
  overexerted: toSeat,
};

export const infirmaryMovers: Movers = {
  treated: ({ seat, costDollars }) => [{ seat, cause: 'careDollars', dollars: -costDollars }],
};
