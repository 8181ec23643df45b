import type { NewsGang, NewsItemOf } from '#shared/games/paradise/news/news.ts';
import { collectGangFacts } from '#main/games/paradise/paper/phrases.ts';
import type { EngravingName } from '#press/engravings/names.ts';
import type { Angle, Phrasings } from '../copy.ts';
import { bossTrialCopy } from './bossTrialCopy.ts';
import { acquittedCopy, offTheHookCopy, pigeonCopy, releasedCopy, sentUpCopy, targetedCopy } from './copy.ts';

const verdicts: Record<NewsItemOf<'verdict'>['outcome'], Phrasings> = {
  released: releasedCopy,
  bailed: releasedCopy,
  acquitted: acquittedCopy,
  'sent-up': sentUpCopy,
};

type Case = { key: string; value: number; gang: NewsGang; name: string; copy: Phrasings };

function writeCase({ key, value, gang, name, copy }: Case, engraving: EngravingName): Angle {
  const facts = { ...collectGangFacts(gang), name, Name: name };
  const dateline = 'The Courthouse';
  return { key, kind: key, seat: gang.seat, value, copy, facts, dateline, engraving };
}

/** [LAW-1, LAW-2] Writes the case of a man who was booked. */
export function writeVerdict({ outcome, ...item }: NewsItemOf<'verdict'>): Angle {
  return writeCase({ ...item, key: outcome, copy: verdicts[outcome] }, 'courthouse');
}

/** [LAW-3] One in the Pen has talked. */
export function writeStoolPigeon(item: NewsItemOf<'stool-pigeon'>): Angle {
  return writeCase({ ...item, key: item.kind, copy: pigeonCopy }, 'paddy-wagon');
}

/** [LAW-4, LAW-5] The State against a Boss. */
export function writeBossTrial({ stage, ...item }: NewsItemOf<'boss-trial'>): Angle {
  return writeCase({ ...item, key: `boss-trial-${stage}`, copy: bossTrialCopy[stage] }, 'courthouse');
}

/** [LAW-3] Writes of the gang the Feds are after; null if no gang leads. */
export function writeFedsTargeted({ kind, gang, value }: NewsItemOf<'feds-targeted'>): Angle {
  return {
    key: gang === null ? 'feds-off-the-hook' : kind,
    kind,
    ...(gang === null ? {} : { seat: gang.seat }),
    value,
    copy: gang === null ? offTheHookCopy : targetedCopy,
    facts: gang === null ? {} : collectGangFacts(gang),
    dateline: 'The Federal Building',
    engraving: 'hat',
  };
}
