import type { SeatId } from '../../../../../src-shared/words/ids.ts';

/**
 * As `find`, worked out once for each view it is asked of: a plan asks the same few things of it dozens of times,
 * and a view never changes (`frozenViews.test.ts` plays months on views that cannot). Another view, be it a copy
 * with one thing changed, is asked anew.
 */
export function oncePerView<V extends object, T>(find: (view: V) => T): (view: V) => T {
  const answers = new WeakMap<V, { answer: T }>();
  return (view) => {
    const known = answers.get(view);
    if (known !== undefined) return known.answer;
    const answer = find(view);
    answers.set(view, { answer });
    return answer;
  };
}

/** As `oncePerView`, for what is asked of each gang. */
export function oncePerSeat<V extends object, T>(
  find: (view: V, seat: SeatId) => T,
): (view: V, seat: SeatId) => T {
  const answersOf = oncePerView((_view: V) => new Map<SeatId, { answer: T }>());
  return (view, seat) => {
    const answers = answersOf(view);
    const known = answers.get(seat);
    if (known !== undefined) return known.answer;
    const answer = find(view, seat);
    answers.set(seat, { answer });
    return answer;
  };
}
