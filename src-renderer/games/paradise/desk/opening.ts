import { hireableProfiles, pluralizeProfile, profileNames } from '#shared/games/paradise/people.ts';
import type { GangsterView } from '#shared/games/paradise/views/campaign.ts';
import { formatCount } from '#shared/words/text.ts';

/** Counts the men of a gang by their trade, without the Boss: `1 Accountant`, `4 Hoodlums`. */
export function countRoles(men: readonly Pick<GangsterView, 'profile' | 'isBoss'>[]): string[] {
  const led = men.filter(({ isBoss }) => !isBoss);
  const trades = hireableProfiles.flatMap((profile) => {
    const count = led.filter((man) => man.profile === profile).length;
    return count === 0 ? [] : [formatCount(count, profileNames[profile], pluralizeProfile(profile))];
  });
  const others = led.filter(({ profile }) => profile === null).length;
  return others === 0 ? trades : [...trades, formatCount(others, 'mobster')];
}

const distanceWords = ['among your doors', 'next door to you', 'across the city'] as const;

/** Describes how far a rival's base lies from what one holds, by `computeDistances`. */
export function describeDistance(distance: number | undefined): string {
  return distanceWords[distance ?? distanceWords.length - 1] ?? distanceWords[2];
}
