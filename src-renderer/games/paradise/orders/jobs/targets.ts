import type {
  BusinessView,
  CampaignView,
} from '../../../../../src-shared/games/paradise/views/campaign.ts';
import type { Racket } from '../../../../../src-shared/games/paradise/city.ts';
import { districtName } from '../../lookups.ts';

export type TargetFilter = { text: string; district: string; racket: Racket | '' };

/** The independent businesses a takeover could aim at, narrowed by words, district and racket. */
export function targetsOf(view: CampaignView, filter: TargetFilter): BusinessView[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return view.businesses.filter((business) => {
    if (business.owner !== null) return false;
    if (filter.district !== '' && business.district !== filter.district) return false;
    if (filter.racket !== '' && business.racket !== filter.racket) return false;
    const district = districtName(view, business.district);
    const text = `${business.name} ${business.typeName} ${district}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** What a business brings a month after its payoff, on average. */
export function netDollars(business: BusinessView): number {
  return Math.round(business.averageLootDollars) - business.payoffDollars;
}
