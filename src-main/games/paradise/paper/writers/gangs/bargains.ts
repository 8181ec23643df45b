import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { joinWords } from '#shared/words/text.ts';
import type { Facts } from '#press/desk/desk.ts';
import { formatDistrict, collectGangFacts, formatGang } from '#main/games/paradise/paper/phrases.ts';
import { lineCopy, truceCopy, wordBrokenCopy } from './bargainsCopy.ts';
import { dealBroken } from '../battles/aftermath.ts';
import type { Angle } from '../copy.ts';

function collectPairFacts(gang: NewsItemOf<'bargain-made'>['gang'], other: NewsItemOf<'bargain-made'>['other']): Facts {
  return { ...collectGangFacts(gang), other: formatGang(other), Other: collectGangFacts(other)['Gang'] ?? '' };
}

/** [BARG-6] Two gangs keep the peace, or keep to their sides of a line, as far as the town can see. */
export function writeBargainMade(item: NewsItemOf<'bargain-made'>): Angle {
  const isLine = item.districts.length > 0;
  return {
    key: `${item.kind}/${isLine ? 'line' : 'truce'}`,
    kind: item.kind,
    seat: item.gang.seat,
    value: item.value,
    copy: isLine ? lineCopy : truceCopy,
    facts: {
      ...collectPairFacts(item.gang, item.other),
      ...(isLine ? { streets: joinWords(item.districts.map(formatDistrict)) } : {}),
    },
    dateline: null,
    engraving: 'card-table',
  };
}

/** [BARG-5] A truce that was broken has its own words; so has any other promise. */
export function promiseBroken(item: NewsItemOf<'deal-broken'>): Angle {
  const { gang, wronged, isTruce, value, kind } = item;
  if (wronged === undefined || isTruce !== false) return dealBroken(item);
  return {
    key: `${kind}/word`,
    kind,
    seat: gang.seat,
    value,
    copy: wordBrokenCopy,
    facts: collectPairFacts(gang, wronged),
    dateline: null,
    engraving: 'hat',
  };
}
