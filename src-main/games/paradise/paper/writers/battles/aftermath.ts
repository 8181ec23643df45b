import { capitalize } from '#shared/words/text.ts';
import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import {
  collectBusinessFacts,
  formatDistrictHeadline,
  collectGangFacts,
  numberWord,
} from '#main/games/paradise/paper/phrases.ts';
import type { Angle } from '../copy.ts';
import { brokeAwayCopy, dealBrokenCopy, easedCopy, reinforcedCopy } from './aftermathCopy.ts';
import { deathCopy, successionCopy } from './successionCopy.ts';

type AngleParts = Pick<Angle, 'value' | 'copy' | 'facts' | 'dateline' | 'engraving'>;

function createAngle(kind: string, told: AngleParts, seat?: string): Angle {
  return { key: kind, kind, ...(seat === undefined ? {} : { seat }), ...told };
}

/** [HEAL-3] A prominent member died under the doctor. */
export function reportDeath(item: NewsItemOf<'death'>): Angle {
  const { person, role, value, kind } = item;
  const facts = { ...collectGangFacts(person.gang), dead: person.name, Dead: person.name, role: role.toLowerCase() };
  const told = { value, copy: deathCopy, facts, dateline: null, engraving: 'wreath' } as const;
  return createAngle(kind, told, person.gang.seat);
}

/** [GANG-16] A new Boss. */
export function reportSuccession(item: NewsItemOf<'succession'>): Angle {
  const { gang, heir, value, kind } = item;
  const facts = { ...collectGangFacts(gang), heir, Heir: heir };
  const told = { value, copy: successionCopy, facts, dateline: null, engraving: 'hat' } as const;
  return createAngle(kind, told, gang.seat);
}

/** [GANG-16] Reports an owner who left when the Boss was gone. */
export function reportBreakaway(item: NewsItemOf<'broke-away'>): Angle {
  const { gang, business, value, kind } = item;
  return createAngle(kind, {
    value,
    copy: brokeAwayCopy,
    facts: { ...collectGangFacts(gang), ...collectBusinessFacts(business) },
    dateline: formatDistrictHeadline(business.district),
    engraving: 'speakeasy-door',
  });
}

/** [BARG-5] A truce was broken. */
export function dealBroken(item: NewsItemOf<'deal-broken'>): Angle {
  const { gang, value, kind } = item;
  return createAngle(kind, {
    value,
    copy: dealBrokenCopy,
    facts: collectGangFacts(gang),
    dateline: null,
    engraving: 'card-table',
  });
}

/** [PO-2] A month in which nothing stirred the public. */
export function reportOutrageEased({ value, kind }: NewsItemOf<'outrage-eased'>): Angle {
  return createAngle(kind, { value, copy: easedCopy, facts: {}, dateline: null, engraving: 'skyline' });
}

/** [PO-6] Reports the arrival of more agents. */
export function reportFedsReinforced({ value, kind, agents }: NewsItemOf<'feds-reinforced'>): Angle {
  const number = numberWord(agents);
  return createAngle(kind, {
    value,
    copy: reinforcedCopy,
    facts: { agents: number, Agents: capitalize(number) },
    dateline: 'Union Station',
    engraving: 'hat',
  });
}
