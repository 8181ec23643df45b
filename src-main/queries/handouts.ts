import type { ToldHandout } from '#shared/views/handouts.ts';
import { halftoneSchema } from '#shared/views/paper.ts';
import type { Viewer } from '#shared/words/ids.ts';
import { listReadHandouts } from '../campaign/handoutMarks.ts';
import { findHandouts, mayReadHandout, type Handout } from '../kernel/events/handouts.ts';
import { clonePlain, type DeepReadonly } from '../kernel/readonly.ts';
import type { OpenCampaign } from './log.ts';

/** Lists what a viewer has been handed, oldest first; the games master sees all of it, and who has read it. */
export function listHandouts(campaign: OpenCampaign, viewer: Viewer): ToldHandout[] {
  const { rulebook, snapshot, store } = campaign;
  const given = Object.values(findHandouts(snapshot.state).byId);
  if (given.length === 0) return [];
  const period = rulebook.periodOf(snapshot.state);
  const seats = rulebook.seats(snapshot.state);
  if (viewer === 'gm') {
    const read = seats.map(({ seat }) => ({ seat, read: listReadHandouts(store, seat, given) }));
    return given.map((one) => ({
      ...describeHandout(one),
      isRead: true,
      given: {
        to: clonePlain(one.to) as Handout['to'],
        readBy: read.flatMap((reader) => (reader.read.has(one.id) ? [reader.seat] : [])),
        isWaiting: one.opens > period,
        inPaper: one.inPaper,
      },
    }));
  }
  const isOut = seats.find(({ seat }) => seat === viewer)?.isOut ?? true;
  const own = given.filter((one) => mayReadHandout(one, { seat: viewer, isOut, period }));
  const read = listReadHandouts(store, viewer, own);
  return own.map((one) => ({ ...describeHandout(one), isRead: read.has(one.id), given: null }));
}

function describeHandout({ id, kind, title, text, from, to, opens, picture }: DeepReadonly<Handout>) {
  return {
    ...{ id, kind, title, text, from, period: opens },
    // Files can come from anywhere: only pictures are shown.
    picture: halftoneSchema.nullable().catch(null).parse(picture),
    isForAll: to === 'everybody',
  };
}
