import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { ShowScene } from '#shared/views/show.ts';
import { findGang } from '../lookups.ts';
import type { Likeness } from '../people/face.ts';
import { createLikeness, createLikenessOfDead } from '../people/likeness.ts';

/** Finds the likeness of somebody in a scene as far as the viewer knows him; a stranger is drawn from his name. */
export function findLikeness(
  view: CampaignView,
  { id, name }: ShowScene['people'][number],
): Likeness {
  const man = view.gangsters.find((one) => one.id === id);
  if (man !== undefined) return createLikeness(view, man);
  const dead = view.departed.find((one) => one.id === id);
  if (dead !== undefined) return createLikenessOfDead(view, dead);
  const rival = view.rivals.find((one) => one.id === id);
  return {
    id,
    name,
    role: rival?.role ?? '',
    gang: findGang(view, rival?.gang ?? null)?.type ?? 'street',
    isBoss: /boss/iu.test(rival?.role ?? ''),
    isWoman: /moll/iu.test(rival?.role ?? ''),
    months: 0,
    wounds: 0,
    scars: 0,
    isDead: false,
  };
}
