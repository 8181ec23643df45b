import { describe, expect, it } from 'vitest';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import { forecastCash, listEndingSoon, listLaidUp } from '#games/paradise/desk/lookOut.ts';

const deal = (over: object) => ({
  asker: 'g1',
  other: 'g2',
  isInForce: true,
  untilMonth: 5,
  terms: { truceMonths: 3, line: null },
  ...over,
});
const man = (over: object) => ({
  id: 'p1',
  gang: 'g1',
  name: 'Spats',
  custody: null,
  pointsLost: 0,
  care: null,
  bailMonth: null,
  ...over,
});
const view = {
  month: 4,
  gangs: [
    { seat: 'g1', name: 'Ours' },
    { seat: 'g2', name: 'Theirs' },
  ],
  deals: [
    deal({}),
    deal({ untilMonth: 9 }),
    deal({ isInForce: false }),
    deal({ asker: 'g3', other: 'g2' }),
    deal({ terms: { truceMonths: null, line: null } }),
  ],
  gangsters: [
    man({}),
    man({ id: 'p2', pointsLost: 3, care: { care: 'hospital', plan: [] } }),
    man({ id: 'p3', custody: 'jail' }),
    man({ id: 'p4', gang: 'g2', pointsLost: 3 }),
  ],
} as unknown as CampaignView;

describe('what the desk says to look out for', () => {
  it('[BARG-2] truces of one’s own that run out soon', () => {
    expect(listEndingSoon(view, 'g1' as never)).toEqual([{ text: 'The truce with Theirs holds', month: 5 }]);
  });

  it('[HEAL-2, LAW-1] own men who are laid up or locked up', () => {
    expect(listLaidUp(view, 'g1' as never).map(({ id, state }) => [id, state])).toEqual([
      ['p2', 'wounded, 3 points short, hospital'],
      ['p3', 'in jail'],
    ]);
  });

  it('[MONTH-1, MONTH-2] the cash of next month, for who may know it', () => {
    const secrets = { expectedLootDollars: 410.4, payoffsDueDollars: 120, officialsDueDollars: 50 };
    expect(forecastCash({ secrets } as never)?.byDollars).toBe(240);
    expect(forecastCash({ secrets: null } as never)).toBeNull();
  });
});
