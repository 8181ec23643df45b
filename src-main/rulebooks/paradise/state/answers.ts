import type { State } from './index.ts';

/** Answers about a table as it stands, by question. */
type Answers = Map<unknown, unknown>;

const answersByCity = new WeakMap<object, Answers>();

/**
 * Returns the answer that `find` gives for a state and keeps it until the next event, because the same few questions
 * are asked hundreds of times between two events. `question` names the answer. Callers that share the state's
 * businesses, as a seat's view does, must ask about nothing but those.
 */
export function cacheUntilEvent<T>(
  { businesses }: Pick<State, 'businesses'>,
  question: unknown,
  find: () => T,
): T {
  return keptAnswer(answersByCity, businesses, question, find);
}

const answersByState = new WeakMap<object, Answers>();

/**
 * Works like `cacheUntilEvent`, but for questions about anything other than the state's businesses, which the states
 * before and after an event may share.
 */
export function cacheForState<T>(state: State, question: unknown, find: () => T): T {
  return keptAnswer(answersByState, state, question, find);
}

/** Forgets what was asked of a state and its city: an event may have changed it. */
export function forgetAnswers(state: Pick<State, 'businesses'>): void {
  answersByState.get(state)?.clear();
  answersByCity.get(state.businesses)?.clear();
}

const holdingsByCity = new WeakMap<object, Answers>();

/**
 * Returns the answer that `find` gives about who owns what and keeps it until a business changes hands, which few
 * events cause.
 */
export function cacheForOwners<T>(
  { businesses }: Pick<State, 'businesses'>,
  question: unknown,
  find: () => T,
): T {
  return keptAnswer(holdingsByCity, businesses, question, find);
}

/** Forgets what was asked of who owns what: a business changes hands. */
export function forgetOwners({ businesses }: Pick<State, 'businesses'>): void {
  holdingsByCity.delete(businesses);
}

const answersByHall = new WeakMap<object, Answers>();

/**
 * Returns the answer that `find` gives about who sits in City Hall and who is on whose payroll, in a state or a view,
 * and keeps it until one of them changes. An answer must not copy rates or withheld pay; those must be read from the
 * payrolls themselves.
 */
export function cacheForHall<T>(hall: object, question: unknown, find: () => T): T {
  return keptAnswer(answersByHall, hall, question, find);
}

/** Forgets what was asked of a state's City Hall: somebody comes or goes, is seen or sized up, or goes on or off a payroll. */
export function forgetHall(state: Pick<State, 'officials'>): void {
  answersByHall.delete(state);
}

function keptAnswer<T>(
  kept: WeakMap<object, Answers>,
  table: object,
  question: unknown,
  find: () => T,
): T {
  let answers = kept.get(table);
  if (answers === undefined) {
    answers = new Map();
    kept.set(table, answers);
  }
  const known = answers.get(question);
  if (known !== undefined) return known as T;
  const found = find();
  answers.set(question, found);
  return found;
}
