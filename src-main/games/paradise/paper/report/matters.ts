import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { Desk, Facts } from '#press/desk/desk.ts';
import { isMany } from '../phrases.ts';
import { gangName } from '../words.ts';
import type { Angle } from '../writers/copy.ts';
import { findAngle } from '../writers/index.ts';
import type { Beat } from './beat.ts';
import { matterLedes } from './matterLedes.ts';

/** Finds the key of the ledes for a piece of news. */
function findLedeKey(item: NewsItem): string {
  switch (item.kind) {
    case 'outrage':
      return `outrage/${item.verdict}`;
    case 'standings':
      return 'standings/new';
    case 'band-billed':
      return `band-billed/${item.isMove ? 'move' : item.from === null ? 'new' : 'hired-away'}`;
    case 'corruption':
    case 'accusation':
      return `${item.kind}/${item.successor === null ? 'stood' : 'fell'}`;
    case 'column':
    case 'editorial':
      return `${item.kind}/${item.isHostile ? 'hostile' : 'friendly'}`;
    case 'death':
      return `death/${item.person.isBoss ? 'boss' : 'other'}`;
    case 'bargain-made':
      return `bargain-made/${item.districts.length > 0 ? 'line' : 'truce'}`;
    case 'deal-broken':
      if (item.wronged === undefined) return 'deal-broken/unknown';
      return `deal-broken/${item.isTruce === false ? 'word' : 'truce'}`;
    case 'verdict':
      return `verdict/${item.outcome}`;
    case 'feds-targeted':
      return `feds-targeted/${item.gang === null ? 'none' : 'one'}`;
    case 'boss-trial':
      return `boss-trial/${item.stage}`;
    case 'victory':
      return `victory/${item.how}`;
    default:
      return item.kind;
  }
}

/** Collects the facts that newer phrasings need. */
function collectMoreFacts(item: NewsItem): Facts {
  switch (item.kind) {
    case 'deal-broken':
      return item.wronged === undefined ? {} : { other: gangName(item.wronged) };
    case 'changed-hands':
      return { toHolds: item.to === null || !isMany(item.to) ? 'holds' : 'hold' };
    default:
      return {};
  }
}

/** News without a fight: its head, its first sentence and the facts for phrasings. */
export type AngledFacts = { angle: Angle; facts: Facts; ledeKey: string };

/** Writes a matter; null if it has no content. */
export function writeMatter(item: NewsItem, { desk, dayOf }: Beat): AngledFacts | null {
  const angle = findAngle(item, desk);
  if (angle === null) return null;
  const { weekday, date } = dayOf(item);
  return { angle, facts: { ...angle.facts, ...collectMoreFacts(item), weekday, date }, ledeKey: findLedeKey(item) };
}

/** Tells the news in one or two sentences; null for news without any. `isBefore`: in a story of a later day. */
export function tell(desk: Desk, { facts, ledeKey, angle }: AngledFacts, isBefore = false): string | null {
  const key = isBefore && `${ledeKey} before` in matterLedes ? `${ledeKey} before` : ledeKey;
  const ledes = matterLedes[key] ?? angle.copy.notes;
  const isDeath = angle.kind === 'death';
  return isDeath ? desk.must(`matter/${key}`, ledes, facts, 2) : desk.tell(`matter/${key}`, ledes, facts, 2);
}
