import type { State } from './index.ts';

/** Answers about a table as it stands, by question. */
type Answers = Map<unknown, unknown>;

const answersByCity = new WeakMap<object, Answers>();

/**
 * What `find` makes of a state, kept until the next event: the same few questions are asked hundreds of times between
 * two events. `question` names the answer. Whoever shares the state's businesses, as a seat's view does, asks of
 * nothing else but them.
 */
export function askedOnce<T>(
  { businesses }: Pick<State, 'businesses'>,
  question: unknown,
  find: () => T,
): T {
  return keptAnswer(answersByCity, businesses, question, find);
}

const answersByState = new WeakMap<object, Answers>();

/**
 * As `askedOnce`, for what a state is asked of anything else but its businesses: the state after an event may share
 * them with the one before.
 */
export function askedOfState<T>(state: State, question: unknown, find: () => T): T {
  return keptAnswer(answersByState, state, question, find);
}

/** Forgets what was asked of a state and its city: an event may have changed it. */
export function forgetAnswers(state: Pick<State, 'businesses'>): void {
  answersByState.get(state)?.clear();
  answersByCity.get(state.businesses)?.clear();
}

const holdingsByCity = new WeakMap<object, Answers>();

/** What `find` makes of who owns what, kept until a business changes hands, which few events do. */
export function askedOfOwners<T>(
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
 * What `find` makes of who sits in City Hall and who is in whose pay, in a state or a view, kept until one of them
 * changes. Rates and what is withheld stand in the payrolls themselves, which are no part of an answer but as they stand.
 */
export function askedOfHall<T>(hall: object, question: unknown, find: () => T): T {
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
