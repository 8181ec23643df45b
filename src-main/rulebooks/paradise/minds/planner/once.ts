import type { SeatId } from '#shared/words/ids.ts';

/** Answers to the questions asked of a view, each in its question's place. */
type Answers = unknown[];

const answersByView = new WeakMap<object, Answers>();

/** The view asked last, at hand until another one is: a plan asks thousands of times of one and the same. */
let latest: { view: object; answers: Answers } | null = null;

/** An answer, where `undefined` is what was found. */
const nothing = Symbol('nothing');

let questions = 0;

/**
 * Memoizes `find` per view: a view never changes (`frozenViews.test.ts` plays months on views that cannot). Another
 * view, be it a copy with one thing changed, is computed anew. perf: a plan asks the same few things dozens of times.
 */
export function oncePerView<V extends object, T>(find: (view: V) => T): (view: V) => T {
  const question = questions;
  questions += 1;
  return (view) => {
    const answers = findAnswers(view);
    const known = answers[question];
    if (known !== undefined) return (known === nothing ? undefined : known) as T;
    const answer = find(view);
    answers[question] = answer === undefined ? nothing : answer;
    return answer;
  };
}

/** Like `oncePerView`, per gang. */
export function oncePerSeat<V extends object, T>(
  find: (view: V, seat: SeatId) => T,
): (view: V, seat: SeatId) => T {
  const bySeat = oncePerView((_view: V) => new Map<SeatId, T>());
  return (view, seat) => {
    const answers = bySeat(view);
    const known = answers.get(seat);
    if (known !== undefined || answers.has(seat)) return known as T;
    const answer = find(view, seat);
    answers.set(seat, answer);
    return answer;
  };
}

function findAnswers(view: object): Answers {
  if (latest?.view === view) return latest.answers;
  let answers = answersByView.get(view);
  if (answers === undefined) {
    answers = [];
    answersByView.set(view, answers);
  }
  latest = { view, answers };
  return answers;
}
