import type { StruckDeal, Deal } from '../state/bargains.ts';
import { termsOfTopic } from './terms.ts';

/** An older file's deal has the terms that its topic stood for. */
export function wholeDeal(struck: StruckDeal): Deal {
  const { sinceMonth, untilMonth, topic } = struck;
  const terms = struck.terms ?? termsOfTopic(topic, untilMonth - sinceMonth + 1);
  return { ...struck, terms, paid: struck.paid ?? 0, isPublic: struck.isPublic ?? false };
}
