import type { ExtraStory, ToldHandout } from '#shared/views/handouts.ts';
import { halftoneSchema } from '#shared/views/paper.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { listReadHandouts } from '../campaign/handoutMarks.ts';
import { findHandouts, listUnanswered, mayReadHandout, type Handout } from '../kernel/events/handouts.ts';
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
      asks: describeAsked(one, null, listUnanswered(one, { seats, period })),
      given: {
        to: clonePlain(one.to) as Handout['to'],
        readBy: read.flatMap((reader) => (reader.read.has(one.id) ? [reader.seat] : [])),
        answered: Object.entries(one.answered ?? {}).map(([seat, answer]) => ({ seat: seat as SeatId, answer })),
        isWaiting: one.opens > period,
        inPaper: one.inPaper,
      },
    }));
  }
  const isOut = seats.find(({ seat }) => seat === viewer)?.isOut ?? true;
  const own = given.filter((one) => mayReadHandout(one, { seat: viewer, isOut, period }));
  const read = listReadHandouts(store, viewer, own);
  return own.map((one) => ({
    ...describeHandout(one),
    isRead: read.has(one.id),
    asks: describeAsked(one, viewer, listUnanswered(one, { seats, period })),
    given: null,
  }));
}

/** Describes what a handout asks: of a seat, or of anybody for the games master. */
function describeAsked(
  { asks, answered }: DeepReadonly<Handout>,
  seat: SeatId | null,
  asked: readonly SeatId[],
): ToldHandout['asks'] {
  if (asks === undefined) return null;
  const isOpen = seat === null ? asked.length > 0 : asked.includes(seat);
  return { answers: [...asks.answers], own: seat === null ? null : (answered?.[seat] ?? null), isOpen };
}

function describeHandout({ id, kind, title, text, from, to, opens, picture, more }: DeepReadonly<Handout>) {
  return {
    ...{ id, kind, title, text, from, period: opens },
    // Files can come from anywhere: only pictures are shown.
    picture: halftoneSchema.nullable().catch(null).parse(picture),
    ...(more === undefined ? {} : { more: clonePlain(more) as ExtraStory[] }),
    isForAll: to === 'everybody',
  };
}
