import type { PlannedView, Sitrep } from '../../src-shared/views/opposition.ts';
import type { SeatId, Viewer } from '../../src-shared/vocabulary/ids.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { CampaignGame } from '../registry.ts';
import type { OpenCampaign } from './log.ts';

/**
 * What the planner would have a seat do now, with its reasons: for the games master, or for the player
 * of a human gang about his own. Refuses anybody else.
 */
export function planFor(
  { rulebook, snapshot }: OpenCampaign,
  { seat, viewer }: { seat: SeatId; viewer: Viewer },
): PlannedView[] {
  const { state } = snapshot;
  const name = rulebook.nameOf(state, seat);
  if (viewer !== 'gm' && viewer !== seat) {
    throw new Refusal(`What ${name} is up to is for its own eyes and the games master’s.`);
  }
  return rulebook.plan(state, seat).flatMap(({ order, reason }) => {
    const price = priceOf({ rulebook, snapshot }, seat, order);
    if (price === null) return [];
    return [{ order, reason, title: rulebook.titleOf(state, seat, order), ...price }];
  });
}

/** What an order costs as things stand, or what speaks against it; null when it names what is not there yet. */
function priceOf(
  { rulebook, snapshot: { state } }: Pick<OpenCampaign, 'rulebook' | 'snapshot'>,
  seat: SeatId,
  order: CampaignGame['order'],
): Pick<PlannedView, 'costDollars' | 'problem'> | null {
  try {
    rulebook.titleOf(state, seat, order);
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
  try {
    return { costDollars: rulebook.quote(state, seat, order).costDollars, problem: null };
  } catch (problem) {
    if (problem instanceof Refusal) return { costDollars: null, problem: problem.message };
    throw problem;
  }
}

/** One gang's situation, for the games master. */
export function sitrepFor({ rulebook, snapshot }: OpenCampaign, seat: SeatId): Sitrep {
  return rulebook.sitrep(snapshot.state, seat);
}
