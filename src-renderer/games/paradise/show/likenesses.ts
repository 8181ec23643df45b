import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ShowScene } from '#shared/views/show.ts';
import type { Likeness } from '#shared/views/face/face.ts';
import { createLikenessOfRival, findLikeness } from '../people/likeness.ts';

/** Finds the likeness of somebody in a scene as far as the viewer knows him; a stranger is drawn from his name. */
export function findSceneFace(view: CampaignView, { id, name }: ShowScene['people'][number]): Likeness {
  const stranger = { id, name, role: '', gang: '' as SeatId };
  return findLikeness(view, id) ?? createLikenessOfRival(view, stranger);
}
